/** `npm run tool -- blind-in-page`: asks the bots of many matches again in the built game, and looks for planted ones. */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { askAgain, decisionsIn, isKnownBot } from '../../../engine/fair/blindness.ts';
import { playTo, type DealCourse } from '../../../engine/fair/deal-anew.ts';
import type { Match } from '../../../engine/match.ts';
import { RESHUFFLED } from '../../../engine/public.ts';
import { Random } from '../../../engine/random.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { command } from '../../../training/cli/command/command.ts';
import { wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { askInGame, openRecords, playedMatch } from '../../browser/support/blindness.ts';
import { Visit } from '../../browser/support/visit.ts';
import { botsOf, planted, sealedMatch } from '../../engine/fair/sealed-match.ts';
import { withBuiltGame } from './with-built-game.ts';

/** Rules under which stocks are used up, which those of no preset often are. */
const NEW_STOCKS = resolveRules({
  format: 'thirty-one-rules/1',
  name: 'new stocks',
  stockEmpty: 'reshuffle',
  knockMinimum: 31,
  declare: 'off',
});
const ALL_RULES = [...PRESETS.map(preset), NEW_STOCKS];
const MOST_DEALS = 6;

/** Plays and asks until there are so many decisions, the same share by each of the rules. */
async function askMany(visit: Visit, wanted: number): Promise<void> {
  const share = Math.ceil(wanted / ALL_RULES.length);
  const progress = new ProgressLine('decisions', share * ALL_RULES.length);
  const characters = new Map<string, number>();
  let [decisions, differing, milliseconds] = [0, 0, 0];
  for (const rules of ALL_RULES) {
    let [asked, matches, afterNewStock] = [0, 0, 0];
    for (let seed = 1; asked < share; seed++) {
      const record = await playedMatch(rules, seed, MOST_DEALS);
      const { said, ms } = await askInGame(visit, record);
      const known = decisionsIn(record).filter(({ player }) => isKnownBot(player));
      if (!said.startsWith(`${known.length} decisions of `)) console.log(`${rules.name}, seed ${seed}: ${said}`);
      if (!/8 times each with other hidden cards: the same action every time\./.test(said)) differing++;
      for (const { player, course } of known) {
        const name = player?.policy === 'expert' ? `expert ${player.level}` : `${player?.level} ${player?.style}`;
        characters.set(name, (characters.get(name) ?? 0) + 1);
        if (hasNewStock(course)) afterNewStock++;
      }
      [asked, matches, milliseconds] = [asked + known.length, matches + 1, milliseconds + ms];
      progress.update(decisions + asked);
    }
    decisions += asked;
    progress.clear();
    console.log(`${rules.name}: ${asked} decisions of ${matches} matches, ${afterNewStock} after a new stock`);
  }
  const by = Array.from(characters, ([name, count]) => `${name} ${count}`)
    .sort()
    .join(', ');
  console.log(
    `${decisions} decisions asked again 8 times each in ${(milliseconds / 1000).toFixed(0)} s: ${differing} matches differ`,
  );
  console.log(by);
}

/** Whether a new stock was made before the decision. */
function hasNewStock(course: DealCourse): boolean {
  const { historyActions, historyLength } = playTo(course).deal.table;
  return historyActions.subarray(0, historyLength).includes(RESHUFFLED);
}

/** After how many decisions a planted bot is found. */
async function findPlanted(rules: HouseRules): Promise<number> {
  const players = Math.min(4, rules.players[1]);
  const random = new Random(31);
  let decisions = 0;
  for (let seed = 1; ; seed++) {
    const cheat = (match: Match): Bot => planted(createThresholdBot(24), match);
    const record = await sealedMatch({
      rules,
      bots: botsOf('expert', players),
      seed,
      mostDeals: MOST_DEALS,
      create: (_player, _chance, match) => cheat(match),
    });
    for (const decision of decisionsIn(record)) {
      const { differences } = await askAgain([decision], { sitDown: (_, match) => cheat(match), again: 8, random });
      decisions++;
      if (differences.length > 0) return decisions;
    }
  }
}

export const blindInPage = command({
  name: 'blind-in-page',
  isTool: true,
  does: 'Plays sealed matches by all presets with bots of all levels and styles, and has the built game in Chromium ask them again; then looks for a bot that sees too much in every preset.',
  options: {
    decisions: wholeNumber({ meaning: 'how many decisions are asked again', from: 1, to: 10_000_000, default: 1000 }),
  },
  example: '--decisions 5000',
  run: async ({ options: { decisions } }) => {
    await withBuiltGame(async (browser, origin) => {
      const visit = await Visit.begin(browser, origin, { viewport: { width: 800, height: 600 } });
      await visit.see('the menu', ({ scene }) => scene === 'menu');
      await openRecords(visit);
      await askMany(visit, decisions);
      await visit.end();
    });
    for (const rules of ALL_RULES)
      console.log(`${rules.name}: the planted bot is found after ${await findPlanted(rules)} decisions`);
  },
});
