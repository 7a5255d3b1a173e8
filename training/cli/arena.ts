/** `npm run arena`: bots against each other on duplicate deals, with 95% intervals. */
import type { Bot, BotFactory } from '../../engine/bots/bot.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { playDeals, playMatches, type ArenaResult, type Game } from '../learner/evaluation/arena.ts';
import { BOTS_NOTE, createBot, splitSpecs, SPECS } from './bots/bots.ts';
import { loadControl } from './bots/control.ts';
import { command, runWhereStarted } from './command/command.ts';
import { JSON_FLAG, policyFile, seed, text, wholeNumber } from './command/options.ts';
import { ProgressLine } from './command/progress-line.ts';
import { rulesOption } from './command/rules-options.ts';
import { percentOf, withMargin } from './support/percent.ts';
import { RecordFolder } from './support/record-folder.ts';

const MOST_GAMES = 100_000_000;

export const arena = command({
  name: 'arena',
  does: 'Plays bots against each other on duplicate deals, and reports how they did, with 95% intervals.',
  options: {
    rules: rulesOption(),
    seats: text({
      value: 'SPEC,SPEC,…',
      meaning: 'the bots, one for each seat',
      allowed: `allowed is a list such as expert,threshold:27, of ${SPECS} (a comma in COMMAND in double quotes)`,
      required: true,
    }),
    deals: wholeNumber({
      meaning: 'packs of single deals from full tokens, each played in all rotations of the seats',
      from: 1,
      to: MOST_GAMES,
      default: 2_000,
    }),
    matches: wholeNumber({
      meaning: 'in place of deals, whole matches, each with the same packs in all rotations of the seats',
      from: 1,
      to: MOST_GAMES,
    }),
    seed: seed('another seed plays other packs'),
    control: policyFile({
      meaning: 'removes luck of the cards from the figures, by what this policy expects of each card',
    }),
    records: text({ value: 'DIR', meaning: 'a folder for a record of every match', allowed: 'allowed is a folder' }),
    json: JSON_FLAG,
  },
  atMostOne: [['deals', 'matches']],
  example: '--rules scat --seats model:models/scat.onnx,expert --matches 1000',
  notes: [BOTS_NOTE],
  async run({ options }) {
    const { rules, matches, seed: firstSeed, json } = options;
    const specs = splitSpecs(options.seats);
    checkPlayers(rules, specs.length);
    const count = matches ?? options.deals;
    const bots: (Bot | BotFactory)[] = [];
    for (const [i, spec] of specs.entries()) bots.push(await createBot(spec, firstSeed + i));
    const control = options.control === undefined ? null : await loadControl(options.control);
    const folder = options.records === undefined ? null : new RecordFolder(options.records, count);

    const progress = new ProgressLine('packs', count, { isSilent: json });
    const onProgress = (done: number): void => progress.update(done);
    const onRecord = folder && ((record: MatchRecord, game: Game) => folder.write(record, game));
    const play = matches === undefined ? playDeals : playMatches;
    let result: ArenaResult;
    try {
      result = await play(
        { rules, bots, seed: firstSeed, onProgress, ...(onRecord && { onRecord }), ...(control && { control }) },
        count,
      );
    } finally {
      progress.clear();
      await Promise.all(bots.map(async (bot) => ('close' in bot ? bot.close() : undefined)));
    }
    process.stdout.write(json ? `${JSON.stringify(result)}\n` : table(result));
  },
});
await runWhereStarted(import.meta.url, arena);

function table({ rules, players, deals, matches, seats }: ArenaResult): string {
  const games = matches > 0 ? `${matches} matches` : `${deals} deals`;
  const lines = seats.map(({ spec, tokensLostPerDeal, tokensGainedPerDeal, matchWins, varianceFactor }) =>
    [
      spec.padEnd(Math.max(...seats.map((seat) => seat.spec.length))),
      tokensLostPerDeal && `loses ${withMargin(tokensLostPerDeal, 3)} tokens a deal`,
      tokensGainedPerDeal && `gains ${withMargin(tokensGainedPerDeal, 3)}`,
      matchWins && `wins ${percentOf(matchWins)} of matches`,
      varianceFactor && `(variance divided by ${varianceFactor.toFixed(2)})`,
    ]
      .filter(Boolean)
      .join('  '),
  );
  return `${rules}, ${players} players, ${games}, every pack in all ${players} rotations of the seats\n${lines.join('\n')}\n`;
}
