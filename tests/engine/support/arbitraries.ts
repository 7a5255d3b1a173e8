/** Random rules, tables and choices for property tests. */
import * as fc from 'fast-check';
import type { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { CORNER_VALUES, DEFAULTS } from './rules-contract.ts';

/** Some rules, how many play by them, and the seed of everything that happens. */
export interface Table {
  rules: HouseRules;
  players: number;
  seed: number;
}

const PACK_SIZES: Readonly<Record<string, number>> = { standard52: 52, italian40: 40, piquet32: 32, jass36: 36 };

/** How many can be dealt to and may play. */
export function mostPlayers(rules: Record<string, unknown>): number {
  const { deck = 'standard52', handSize = 3, packs = 1, play, upcard = true } = rules;
  const left = Number(packs) * PACK_SIZES[deck as string] - (play === 'pool' ? 3 : upcard === true ? 2 : 1);
  return Math.min(17, Math.floor(left / Number(handSize)));
}

/** Of a match in which nothing else leads to an end. */
const MOST_DEALS = 50;

/** Whether something ends a deal in which nobody knocks. */
function canEnd({ declare, declareEnds, handRanking, play, poolPass, stockEmpty, turnLimit }: Record<string, unknown>) {
  if (play === 'golf' || turnLimit !== 0) return true;
  if (declare !== 'off' && declareEnds !== 'at-showdown' && handRanking !== 'brag') return true;
  return play === 'pool' ? poolPass === true || poolPass === 'for-good' : stockEmpty !== 'reshuffle';
}

/** What some keys must be so that the others can be played with them. */
function playable(keys: Record<string, unknown>): Record<string, unknown> {
  const forced: Record<string, unknown> = {};
  if (keys.play === 'golf' || keys.handRanking === 'brag') forced.handSize = 3;
  if (keys.play === 'pool' && keys.handSize === 4) Object.assign(forced, { poolSwapAll: false, dealerChoice: false });
  if (keys.play === 'pool' && keys.poolSwapAll === 'binds') {
    if (typeof keys.poolPass === 'string') forced.poolPass = true;
    if (keys.poolSevenEightNine === 'on-request') forced.poolSevenEightNine = 'renew';
    forced.poolKnockAfter = 'take';
  }
  if (keys.counterKnock === true || keys.lastTurns === 0 || keys.knockTiming === 'before-draw') {
    forced.knockerLastTurn = false;
  }
  if (keys.play !== 'draw-discard') forced.discardFirst = false;
  else if (keys.discardFirst === true) forced.returnTaken = false;
  if (keys.deck === 'italian40') forced.declareWithTen = false;
  if (keys.scoring === 'points' && keys.lowestScore === -1 && keys.dealLimit === 0) forced.dealLimit = 5;
  // Tokens that go round and round among many are one player's after thousands of deals.
  if (keys.tokenTo === 'highest' && keys.dealLimit === 0) forced.dealLimit = MOST_DEALS;
  // Where a deal without a knock is void, a match that nobody can knock in never ends, and one in which nobody does by chance
  // goes on for hours.
  const isVoid = keys.stockEmpty === 'void' || keys.stockEmpty === 'void-at-once';
  if (isVoid && Number(keys.knockMinimum) > 21) forced.knockMinimum = 21;
  if (isVoid || !canEnd(keys)) forced.knocking = true;
  if (isVoid) forced.knockFrom = 1;
  return forced;
}

/** Long races show nothing that short ones do not. */
const SHORT_RACE = 8;

/** Rules files over random presets, each key at its default or at one of its corners. */
export const randomRulesFile: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    fc.constantFrom(...PRESETS),
    fc.record(
      Object.fromEntries(
        Object.entries(CORNER_VALUES)
          .filter(([key]) => key !== 'players' && key !== 'pointsTarget')
          .map(([key, values]) => [key, fc.constantFrom(DEFAULTS[key as keyof typeof DEFAULTS], ...values)]),
      ),
      { requiredKeys: [] },
    ),
    fc.integer({ min: 1, max: SHORT_RACE }),
  )
  .map(([base, keys, pointsTarget]) => {
    const file: Record<string, unknown> = { format: 'thirty-one-rules/1', name: 'random', base, pointsTarget, ...keys };
    const resolved = { ...resolveRules({ format: 'thirty-one-rules/1', base }), ...keys };
    Object.assign(file, playable(resolved));
    return { ...file, players: [2, mostPlayers({ ...resolved, ...file })] };
  });

const FILES_AT_ONCE = 200;

/** Random rules files without end, the same for the same seed. */
export function* rulesFiles(seed: number): Generator<Record<string, unknown>, never> {
  for (let drawn = 0; ; drawn += FILES_AT_ONCE)
    yield* fc.sample(randomRulesFile, { numRuns: FILES_AT_ONCE, seed: seed + drawn });
}

function tableOf(rules: HouseRules): fc.Arbitrary<Table> {
  return fc.record({
    rules: fc.constant(rules),
    players: fc.integer({ min: rules.players[0], max: rules.players[1] }),
    seed: fc.integer(),
  });
}

/** Tables where random house rules are played. */
export const randomTable: fc.Arbitrary<Table> = randomRulesFile.chain((file) => tableOf(resolveRules(file)));

/** The same tables with as many players as policies are told of at most. */
export function atTablesOfPolicies(tables: fc.Arbitrary<Table>): fc.Arbitrary<Table> {
  return tables.map((table) => ({ ...table, players: Math.min(table.players, 10) }));
}

/** Tables where given rules are played. */
export const tableWith = tableOf;

/** Presets of which each plays in some way that no other does. */
export const UNLIKE_PRESETS = [
  'scat',
  'stop-the-bus',
  'driver-stop',
  'sudden-death',
  'shotgun',
  'honour',
  'pub',
  'jacobs',
  'golf',
  'schwimmen',
  'forty-one',
];

/** Tables of those presets and of random rules, by name, with how many to try of each. */
export function tablesOf(ofPreset: number, ofRandom: number): [string, fc.Arbitrary<Table>, number][] {
  return [
    ...UNLIKE_PRESETS.map((name): [string, fc.Arbitrary<Table>, number] => {
      const rules = preset(name);
      return [name, tableWith({ ...rules, pointsTarget: Math.min(rules.pointsTarget, SHORT_RACE) }), ofPreset];
    }),
    ['random rules', randomTable, ofRandom],
  ];
}

/**
 * Plays a match by random legal actions.
 * @param seen called before each action and once at the end
 */
export function playRandomly(match: Match, seed: number, seen: (match: Match) => void = () => {}): void {
  const random = new Random(seed);
  while (match.phase !== 'over') {
    if (match.mayExtendSteps && random.below(12) === 0) match.extendSteps();
    if (match.seat < 0) match.startDeal();
    seen(match);
    if (match.seat < 0) continue;
    const actions = match.legalActions();
    match.apply(actions[random.below(actions.length)]);
  }
  seen(match);
}
