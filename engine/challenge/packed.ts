/**
 * A challenge in few bytes, for links (docs/formats.md#challenges): what follows from the rest is left out, and every
 * action is the place that it has among those that are legal.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { formatAction, parseAction, type Action } from '../actions.ts';
import { commitmentTo } from '../fair/recipe.ts';
import type { Match } from '../match.ts';
import { attempt, readRules, readShape, RecordError, shapeError } from '../record.ts';
import { RULES_FORMAT } from '../rules/resolve.ts';
import {
  ACTION_SEPARATOR,
  actionsOf,
  ChallengeChance,
  challengeMatch,
  CHALLENGE_FORMAT,
  ChallengeShape,
  DealShape,
  playDeals,
  readChallenge,
  type Challenge,
  type ChallengeFile,
} from './challenge.ts';

/** Digits by which a result is recognised that does not follow: one in 4,096 goes unnoticed. */
const RESULT_DIGITS = 3;

const { before, secret, bots } = DealShape.entries;
const { entries } = ChallengeShape;
const PackedShape = v.strictObject({
  rules: v.record(v.string(), v.unknown()),
  players: entries.players,
  seat: entries.seat,
  word: entries.word,
  start: entries.start,
  deals: v.pipe(
    v.array(
      v.strictObject({
        before,
        /** Left out where it is the SHA-256 of the next deal's, as in a chain. */
        secret: v.optional(secret),
        /** Left out where they are those of the deal before. */
        bots: v.optional(bots),
      }),
    ),
    v.minLength(1),
  ),
  /** All of them as one number in hexadecimal, the first action least. */
  actions: v.pipe(v.string(), v.regex(/^[0-9a-f]*$/, 'allowed is a number in hexadecimal')),
  /** The first digits of the SHA-256 of each deal's result. */
  results: v.pipe(v.string(), v.regex(/^[0-9a-f]*$/, 'allowed are digits in hexadecimal')),
});

/** The packed form, as plain JSON. */
export type PackedChallenge = v.InferInput<typeof PackedShape>;

type DealOfChallenge = v.InferOutput<typeof DealShape>;

/** What is legal, in an order that never changes. */
function choicesOf(match: Match): Action[] {
  return match.legalActions().toSorted((a, b) => a - b);
}

/** @throws {RecordError} where it cannot be played */
export function packChallenge(file: ChallengeFile): PackedChallenge {
  const challenge = readChallenge(file);
  const { format: _, rules, deals, ...facts } = challenge.file;
  const { format: __, ...keys } = rules;
  const match = challengeMatch(challenge);
  const played = playDeals(match, facts.start?.deal ?? 1, deals, (index) =>
    actionsOf(deals[index].actions).map((text) => {
      const choices = choicesOf(match);
      const action = parseAction(text);
      match.apply(action);
      return { place: choices.indexOf(action), of: choices.length };
    }),
  );
  const actions = played.flat().reduceRight((number, { place, of }) => number * BigInt(of) + BigInt(place), 0n);
  return {
    rules: keys,
    ...facts,
    deals: deals.map((deal, index) => packedDeal(deal, deals[index - 1], deals[index + 1])),
    actions: actions.toString(16),
    results: deals.map(({ result }) => digitsOf(result)).join(''),
  };
}

function packedDeal(
  deal: DealOfChallenge,
  earlier: DealOfChallenge | undefined,
  next: DealOfChallenge | undefined,
): PackedChallenge['deals'][number] {
  const follows = next !== undefined && secretBefore(next.secret) === deal.secret;
  const isSame = JSON.stringify(deal.bots) === JSON.stringify(earlier?.bots);
  return {
    ...(deal.before.length > 0 && { before: deal.before }),
    ...(!follows && { secret: deal.secret }),
    ...(!isSame && { bots: deal.bots }),
  };
}

function secretBefore(next: string): string {
  return bytesToHex(commitmentTo(hexToBytes(next)));
}

function digitsOf(result: DealOfChallenge['result']): string {
  const { end, values, losses, points, tokens, eliminated } = result;
  const text = JSON.stringify([end, values, losses, points, tokens, eliminated]);
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, RESULT_DIGITS);
}

/**
 * The challenge that was packed.
 * @param json parsed JSON
 * @throws {RecordError} where something is wrong, or the results are others
 */
export function unpackChallenge(json: unknown): Challenge {
  const { rules: keys, deals, actions, results, ...facts } = readShape(PackedShape, json);
  const rules = { format: RULES_FORMAT, ...keys } as const;
  const [secrets, botsByDeal] = [secretsOf(deals), botsOf(deals)];
  const first = facts.start?.deal ?? 1;
  const chance = new ChallengeChance(secrets, first, facts.word);
  const challenge = { file: facts, rules: readRules(rules), chance, start: facts.start ?? null };
  const match = attempt(first, 0, () => challengeMatch(challenge));
  let left = BigInt(`0x0${actions}`);
  const next = (choices: readonly Action[]): Action => {
    const of = BigInt(choices.length);
    const action = choices[Number(left % of)];
    left /= of;
    return action;
  };
  const complete = playDeals(match, first, deals, (index) => {
    const played: string[] = [];
    while (match.phase === 'deal') {
      const action = next(choicesOf(match));
      played.push(formatAction(action));
      attempt(first + index, played.length, () => match.apply(action));
    }
    const result = match.dealResult();
    const digits = results.slice(index * RESULT_DIGITS, (index + 1) * RESULT_DIGITS);
    if (digits !== digitsOf(result)) throw differing(digits, digitsOf(result), first + index);
    return {
      before: deals[index].before,
      secret: secrets[index],
      bots: botsByDeal[index],
      actions: played.join(ACTION_SEPARATOR),
      result,
    };
  });
  if (left !== 0n) throw shapeError('actions', 'there are more than the deals have');
  return readChallenge({ format: CHALLENGE_FORMAT, ...facts, rules, deals: complete });
}

function differing(recorded: string, played: string, deal: number): RecordError {
  const fault = { is: 'differs', what: 'result', recorded, played } as const;
  return new RecordError(deal, 0, `"result" is recorded as ${recorded}, but the engine gives ${played}`, fault);
}

/** @throws {RecordError} where the last deal has none */
function secretsOf(deals: readonly { secret?: string | undefined }[]): string[] {
  return deals.reduceRight<string[]>((after, { secret: own }, index) => {
    const [next] = after;
    if (own === undefined && next === undefined) throw shapeError(`deals.${index}.secret`, 'the last deal needs one');
    return [own ?? secretBefore(next), ...after];
  }, []);
}

/** @throws {RecordError} where the first deal has none */
function botsOf<Bots>(deals: readonly { bots?: Bots | undefined }[]): Bots[] {
  return deals.reduce<Bots[]>((earlier, { bots: own }, index) => {
    const known = own ?? earlier.at(-1);
    if (known === undefined) throw shapeError(`deals.${index}.bots`, 'the first deal needs them');
    return [...earlier, known];
  }, []);
}
