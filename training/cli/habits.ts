/** `npm run habits`: how somebody plays, learnt from records of matches. */
import { writeFileSync } from 'node:fs';
import { broadBelief, deviationOf } from '../../engine/habits/belief.ts';
import { doubleFile } from '../../engine/habits/double-file.ts';
import { factorCostOf, HABITS_POLICY, loadEvaluate } from './bots/bots.ts';
import { command, runWhereStarted } from './command/command.ts';
import { JSON_FLAG, path, text, wholeNumber } from './command/options.ts';
import { UsageError } from './command/usage-error.ts';
import { foretell, foretoldOf, type Foretold } from '../../engine/habits/modes.ts';
import { oneMode } from '../../engine/habits/weights.ts';
import { nearestCharacter, type PlayedDecision } from '../../engine/habits/nearest-character.ts';
import type { Notice, NoticeKind } from '../../engine/habits/notices.ts';
import { observedDecisions } from '../../engine/habits/observe.ts';
import { Random } from '../../engine/random.ts';
import { alikeIn, habitsOf, splitMatches, type PlayerHabits } from '../../engine/habits/player-habits.ts';
import { learnHabits } from '../../engine/habits/posterior.ts';
import { populationOf, type PopulationMember } from './habits/population-of.ts';
import { RECORD_FILES, recordFiles, replayedFile, seatsAskedFor } from './support/record-file.ts';
import { jsonLine } from './command/json.ts';

interface PlayerDecisions {
  player: string;
  games: readonly string[];
  matches: readonly (readonly PlayedDecision[])[];
}

/** The same records give the same people. */
const POPULATION_SEED = 1;

/** So many decisions are learnt from for the curve, where there are as many. */
const CURVE_COUNTS = [60, 200, 600];

/** What is noticeable of a player, as lines of text. */
const NOTICE_WORDS: Readonly<Record<NoticeKind, string>> = {
  knock: 'knocks',
  'knock-low': 'knocks with less than 24',
  'knock-high': 'knocks with 27 or more',
  'knock-at-once': 'knocks in the first turn',
  take: 'takes an open card',
  'take-useless': 'takes an open card that adds nothing',
  'take-useful': 'takes an open card that helps',
  'discard-high': 'discards a ten, a court card or an ace',
  'discard-drawn': 'discards the card just drawn',
  'discard-weakening': 'discards a card that counted',
  'swap-all': 'swaps the whole hand for the pool',
  pass: 'passes',
  'change-hand': 'changes the hand as dealer',
  declare: 'declares a full hand',
  place: 'keeps the card that waits (golf)',
};

type FoundHabits = PlayerHabits & {
  player: string;
  games: readonly string[];
  matches: number;
  /** How well decisions that are held out are foretold after fewer decisions. */
  curve: { decisions: number; habits: Foretold }[];
  /** Their log-likelihood by the best of the game's characters; null where nothing is held out. */
  bestCharacter: number | null;
};

export const habits = command({
  name: 'habits',
  does: 'Learns from records of matches how their players play, beside what the policy would do, and how well that foretells decisions it has not seen.',
  options: {
    seat: wholeNumber({ meaning: 'learns of this seat alone, counted from 0', from: 0, to: 9, leftOut: 'all' }),
    player: text({
      value: 'NAME',
      meaning: 'learns of the player of this name alone',
      leftOut: 'all',
      conflicts: ['seat'],
    }),
    double: path({
      value: 'FILE',
      meaning: 'writes the habits of the one player, for a bot that plays so: double:FILE',
    }),
    population: path({
      value: 'FILE',
      meaning:
        'writes people who play somewhat as these players do, for opponents in training: npm run train -- --rivals FILE',
    }),
    json: JSON_FLAG,
  },
  files: RECORD_FILES,
  example: 'match.json --seat 0 --double me.json',
  notes: [
    'Players are told apart by their names. Decisions are in the order of the records; the last third of the matches of a player is not learnt from at first, and foretold. Log-likelihoods are of a decision, on average: 0 would be certainty. They are told by the policy, by the level and style of the game that foretells best, and by habits from the first 60, 200 and 600 decisions where there are so many.',
    'What is noticeable is what somebody does more or less often than the policy would in the same decisions, and than a policy would that is no surer of itself than they are: only what is clear of chance, several comparisons counted, in at least 20 decisions, and by a twentieth of them.',
  ],
  async run({ files, options }) {
    const evaluate = await loadEvaluate(HABITS_POLICY, 'habits');
    const players = new Map<string, PlayerDecisions>();
    const members = new Map<string, PopulationMember & { decisions: PlayedDecision[] }>();
    for (const file of recordFiles(files)) await addRecord(file);
    const found = [...players.values()].map(foundIn);
    if (options.double !== undefined) writeDouble(options.double, found);
    if (options.population !== undefined) writePopulation(options.population, [...members.values()]);
    process.stdout.write(options.json ? jsonLine({ players: found.map(inJson) }) : found.map(inWords).join('\n'));

    async function addRecord(file: string): Promise<void> {
      const { record, match } = replayedFile(file);
      for (const seat of seatsAskedFor(options.seat, record.players.length, file)) {
        const player = record.players[seat];
        if (options.player !== undefined && options.player !== player) continue;
        const { games, matches } = players.get(player) ?? { games: [], matches: [] };
        const choices = await observedDecisions(record, seat, evaluate);
        const { name, play } = match.rules;
        const game = `${name} for ${record.players.length}`;
        const member = members.get(`${player} in ${game}`) ?? { player, game, play, decisions: [] };
        member.decisions.push(...choices);
        members.set(`${player} in ${game}`, member);
        players.set(player, {
          player,
          games: [...new Set([...games, name])],
          matches: [...matches, choices],
        });
      }
    }
  },
});
await runWhereStarted(import.meta.url, habits);

function foundIn({ player, games, matches }: PlayerDecisions): FoundHabits {
  const factorCost = factorCostOf(HABITS_POLICY);
  const [seen, unseen] = splitMatches(matches).map((some) => some.flat());
  const counts = CURVE_COUNTS.filter((count) => unseen.length > 0 && count <= seen.length);
  return {
    player,
    games,
    matches: matches.length,
    ...habitsOf(matches, factorCost),
    curve: counts.map((count) => ({
      decisions: count,
      habits: foretoldOf(foretell(unseen, oneMode(learnHabits(broadBelief(), seen.slice(0, count)).mean))),
    })),
    bestCharacter: unseen.length === 0 ? null : nearestCharacter(unseen, factorCost).mean,
  };
}

/** @throws {UsageError} where there is not one player */
function writeDouble(file: string, found: readonly FoundHabits[]): void {
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) {
    throw new UsageError(
      `--double needs one player, and there are ${found.length}: choose one with --seat or --player`,
    );
  }
  const { player: name, games, learnt, modes } = one;
  const double = doubleFile({ name, games: [...games], decisions: learnt.decisions, ...alikeIn(one) }, modes);
  writeFileSync(file, `${JSON.stringify(double, null, 2)}\n`);
}

/** @throws {UsageError} where there is nobody */
function writePopulation(file: string, members: readonly PopulationMember[]): void {
  if (members.length === 0) throw new UsageError('--population needs a player, and there is none in these records');
  writeFileSync(file, `${JSON.stringify(populationOf(members, new Random(POPULATION_SEED)))}\n`);
}

function inJson({ learnt, modes, ...found }: FoundHabits): object {
  const { mean, decisions } = learnt;
  return {
    ...found,
    decisions,
    weights: Array.from(mean),
    deviation: Array.from(deviationOf(learnt)),
    modes: modes.map(({ share, weights }) => ({ share, weights: Array.from(weights) })),
  };
}

function inWords(found: FoundHabits): string {
  const { player, games, matches, learnt, modes, notices, nearest, heldOut, curve, bestCharacter } = found;
  const lines = [
    `${player}: ${learnt.decisions} decisions in ${matches === 1 ? '1 match' : `${matches} matches`} of ${games.join(', ')}`,
    ...(heldOut === null
      ? []
      : [
          `  ${heldOut.decisions} decisions not seen before, log-likelihood: policy ${heldOut.policy.mean.toFixed(2)}, habits ${heldOut.habits.mean.toFixed(2)}`,
          ...(bestCharacter === null ? [] : [`  the best of the game’s characters: ${bestCharacter.toFixed(2)}`]),
          ...curve.map(
            ({ decisions, habits: { mean } }) => `  habits after ${decisions} decisions: ${mean.toFixed(2)}`,
          ),
          `  the likeliest action was chosen in ${Math.round(100 * heldOut.habits.named)} of 100 (policy: ${Math.round(100 * heldOut.policy.named)})`,
          `  named of those that were done, worst first: ${heldOut.byAction.map(({ action, done, named }) => `${action} ${named} of ${done}`).join(', ')}`,
        ]),
    `  follows the policy: ${learnt.mean[0].toFixed(2)} ± ${(1.96 * deviationOf(learnt)[0]).toFixed(2)} (1 as it plays itself)`,
    ...modes.slice(1).map(({ share }) => `  plays in two ways, the second in ${Math.round(100 * share)} of 100 deals`),
    ...(nearest === null ? [] : [`  plays most like ${[nearest.level, nearest.style ?? []].flat().join('/')}`]),
    ...notices.map((notice) => `  ${noticeInWords(notice)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** “knocks with less than 24: 0 of 438 times, the policy 64 (more often or less, and how clearly)” */
function noticeInWords({ kind, chances, done, expected, clearness }: Notice): string {
  const errors = Math.abs(clearness).toFixed(1);
  return `${NOTICE_WORDS[kind]}: ${done} of ${chances} times, the policy ${Math.round(expected)} (${errors} standard errors)`;
}
