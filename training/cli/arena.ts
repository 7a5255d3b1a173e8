/** `npm run arena`: bots against each other on duplicate deals, with 95% intervals. */
import type { Bot, BotFactory } from '../../engine/bots/bot.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { playDeals, playMatches, type ArenaResult, type Game } from '../learner/evaluation/arena.ts';
import { createBot, splitSpecs, SPECS } from './bots/bots.ts';
import { loadControl } from './bots/control.ts';
import { percentOf, withMargin } from './support/percent.ts';
import { RecordFolder } from './support/record-folder.ts';
import { readOptions, readRules, runCommand, UsageError, wholeNumber } from './usage.ts';

const STANDARD_DEALS = 2_000;
const MOST_GAMES = 100_000_000;

await runCommand(async () => {
  const options = readOptions({
    rules: { type: 'string' },
    seats: { type: 'string' },
    deals: { type: 'string' },
    matches: { type: 'string' },
    seed: { type: 'string' },
    records: { type: 'string' },
    control: { type: 'string' },
    json: { type: 'boolean' },
  });
  const rules = readRules(options.rules);
  if (options.seats === undefined)
    throw new UsageError(
      `--seats is missing: allowed is a list such as expert,threshold:27, of ${SPECS} (a comma in COMMAND in double quotes)`,
    );
  if (options.deals !== undefined && options.matches !== undefined) {
    throw new UsageError('--deals and --matches exclude each other: give one of them');
  }
  const specs = splitSpecs(options.seats);
  checkPlayers(rules, specs.length);
  const seed = wholeNumber('seed', options.seed ?? '1', 0, 2 ** 31 - 1);
  const count =
    options.matches !== undefined
      ? wholeNumber('matches', options.matches, 1, MOST_GAMES)
      : wholeNumber('deals', options.deals ?? String(STANDARD_DEALS), 1, MOST_GAMES);
  const bots: (Bot | BotFactory)[] = [];
  for (const [i, spec] of specs.entries()) bots.push(await createBot(spec, seed + i));
  const control = options.control === undefined ? null : await loadControl(options.control);
  const folder = options.records === undefined ? null : new RecordFolder(options.records, count);

  const showsProgress = process.stderr.isTTY && !options.json;
  const onProgress = (done: number): void => {
    if (showsProgress && (done % 100 === 0 || done === count)) process.stderr.write(`\r${done} of ${count}`);
  };
  const onRecord = folder && ((record: MatchRecord, game: Game) => folder.write(record, game));
  const play = options.matches !== undefined ? playMatches : playDeals;
  let result: ArenaResult;
  try {
    result = await play(
      { rules, bots, seed, onProgress, ...(onRecord && { onRecord }), ...(control && { control }) },
      count,
    );
  } finally {
    if (showsProgress) process.stderr.write('\r\u001b[K');
    await Promise.all(bots.map(async (bot) => ('close' in bot ? bot.close() : undefined)));
  }
  process.stdout.write(options.json ? `${JSON.stringify(result)}\n` : table(result));
});

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
