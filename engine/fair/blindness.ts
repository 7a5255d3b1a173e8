/**
 * Whether bots decide by what they may know, which no commitment shows: every decision of a bot in a record is asked
 * again with everything hidden from its seat dealt anew. The bot has to see the same, and to do the same.
 */
import { EXTRA_STEP, parseAction, type Action } from '../actions.ts';
import type { Bot } from '../bots/bot.ts';
import type { OpponentTraits } from '../bots/opponent.ts';
import { questionOf } from '../bots/policy.ts';
import { parseCards } from '../cards.ts';
import { Match } from '../match.ts';
import type { Random } from '../random.ts';
import { RENEW, replayRecord, RESHUFFLE, type DealBot, type DealRecord } from '../record.ts';
import { doPoliciesPlay } from '../rules/suited.ts';
import { copyOfView } from '../view.ts';
import { answer, dealAnew, playTo, type DealCourse, type Entry } from './deal-anew.ts';
import { revealedSeed } from './seat-chance.ts';

/** Seeds bots in matches that are not sealed: nobody knows the seeds that they had. */
const ANY_SEED = 31;

/** A decision in a record where there was a choice. */
export interface RecordedDecision {
  deal: number;
  /** Number of the action in that deal, from 1; 0 for an answer before the deal. */
  action: number;
  seat: number;
  /** Who decided: null for a person, undefined where the record does not say. */
  player: DealBot | null | undefined;
  done: Action;
  /** Seeds what chance decided for the bot. */
  seed: number;
  /** Whether the bot that the record names has to do the same again: it gets the chance that it had. */
  isRepeatable: boolean;
  course: DealCourse;
}

/** A bot of which the record says all that it takes to ask it again. */
export type KnownBot = { policy: string } & OpponentTraits;

/** Whether a record says which bot decided. */
export function isKnownBot(player: RecordedDecision['player']): player is KnownBot {
  if (player?.policy === undefined) return false;
  return player.double !== undefined || (player.level !== undefined && player.style !== undefined);
}

/**
 * All decisions in a record.
 * @param json parsed JSON
 * @throws {RecordError} at the first thing that is wrong in the record
 */
export function decisionsIn(json: unknown): RecordedDecision[] {
  const { record, match: played } = replayRecord(json);
  const { deals, fair, players } = record;
  const found: RecordedDecision[] = [];
  let match = new Match(played.rules, players.length, { dealer: deals[0]?.dealer ?? 0, seed: 0 });
  let last: DealCourse | undefined;
  for (const [index, dealt] of deals.entries()) {
    const deal = index + 1;
    const before = entriesOf(dealt.before);
    const note = (part: NotedPart, [seat, done]: Entry, earlier: readonly Entry[]): void => {
      const decided = earlier.filter(([who]) => who === seat).length;
      const seed = fair === undefined ? ANY_SEED : revealedSeed(dealt.secret ?? '', fair.word, deal, seat, decided);
      found.push({ ...part, deal, seat, done, seed, isRepeatable: fair !== undefined && part.action > 0 });
    };
    for (const [place, entry] of before.entries()) {
      const answers = before.slice(0, place);
      // Those who played the deal before answer, unless the match was left in between.
      const player = deals[index - 1]?.bots?.[entry[0]];
      if (entry[1] !== EXTRA_STEP && last !== undefined)
        note({ action: 0, player, course: { ...last, answers } }, entry, answers);
      answer(match, entry);
    }
    const course = courseOf(dealt, match);
    const numbers = dealt.actions.flatMap(([, text], place) => (isByNobody(text) ? [] : [place + 1]));
    match = playTo(course, (at, place) => {
      if (at.legalActions().length === 1) return;
      const entry = course.actions[place];
      const actions = course.actions.slice(0, place);
      const part = { action: numbers[place], player: dealt.bots?.[entry[0]], course: { ...course, actions } };
      note(part, entry, [...before, ...actions]);
    });
    last = course;
  }
  return found;
}

type NotedPart = Pick<RecordedDecision, 'action' | 'player' | 'course'>;

/** A whole deal. @param match as it was before the deal */
function courseOf({ actions, dealer, deck }: DealRecord, match: Match): DealCourse {
  const { rules, tokens, points, extraSteps, buyInsLeft } = match;
  return {
    rules,
    start: {
      deal: match.dealNumber + 1,
      dealer,
      tokens: Array.from(tokens),
      points: Array.from(points),
      extraSteps,
    },
    buyInsLeft: Array.from(buyInsLeft),
    deck: parseCards(deck),
    stocks: actions.flatMap(([, text]) => (isNewStock(text) ? [parseCards(text.slice(RESHUFFLE.length))] : [])),
    actions: entriesOf(actions),
    answers: [],
  };
}

function entriesOf(entries: DealRecord['actions']): Entry[] {
  return entries.flatMap(([seat, text]) => (isByNobody(text) ? [] : [[seat, parseAction(text)]]));
}

/** Whether what a record tells is a new stock or a new pool. */
function isByNobody(text: string): boolean {
  return isNewStock(text) || text.startsWith(RENEW);
}

function isNewStock(text: string): boolean {
  return text.startsWith(RESHUFFLE);
}

export interface AskAgainOptions {
  /**
   * The bot of a decision, at the table of a match that has come to it. Another one each time: a bot that remembers what it
   * was asked before cannot be asked again.
   */
  sitDown: (decision: RecordedDecision, match: Match) => Bot | Promise<Bot>;
  /** How often everything hidden is dealt anew for each decision. */
  again: number;
  /** Deals it. */
  random: Random;
  onAsked?: (decisions: number) => void;
  signal?: AbortSignal;
}

/** A decision that depends on what its seat may not know, or that is not what was recorded. */
export interface Difference {
  decision: RecordedDecision;
  /**
   * `seen`: with other hidden cards the seat sees something else, or may do something else. `done`: it does something
   * else. `recorded`: with the very cards it does not do what the record says.
   */
  what: 'seen' | 'done' | 'recorded';
  /** With the cards as they were, and what was done in place of it. */
  expected: Action;
  found: Action;
}

/** What asking again has found. */
export interface Blindness {
  /** Decisions asked, and how often in all with other cards. */
  decisions: number;
  asked: number;
  /** Of the latter, those in which the hidden cards of some hand were the same, since no others were found to agree with what it did. */
  partly: number;
  /** At most one for each decision. */
  differences: Difference[];
}

/** Asks for decisions again with everything hidden dealt anew. Rejects where a bot fails. */
export async function askAgain(decisions: readonly RecordedDecision[], asking: AskAgainOptions): Promise<Blindness> {
  const { again, onAsked, random, signal, sitDown } = asking;
  const report: Blindness = { decisions: 0, asked: 0, partly: 0, differences: [] };
  for (const decision of decisions) {
    if (signal?.aborted === true) break;
    const { course, done, seat } = decision;
    const match = playTo(course);
    const was = await ask(decision, match, sitDown);
    let difference: Difference | undefined;
    for (let time = 0; time < again; time++) {
      const altered = dealAnew(course, match, seat, random);
      const now = await ask(decision, playTo(altered.course), sitDown);
      report.asked++;
      if (altered.unaltered > 0) report.partly++;
      const what = was.seen === now.seen ? 'done' : 'seen';
      if (what === 'seen' || was.action !== now.action)
        difference ??= { decision, what, expected: was.action, found: now.action };
    }
    if (decision.isRepeatable && was.action !== done)
      difference ??= { decision, what: 'recorded', expected: done, found: was.action };
    if (difference !== undefined) report.differences.push(difference);
    report.decisions++;
    onAsked?.(report.decisions);
  }
  return report;
}

async function ask(
  decision: RecordedDecision,
  match: Match,
  sitDown: AskAgainOptions['sitDown'],
): Promise<{ seen: string; action: Action }> {
  const view = match.view(decision.seat);
  const legal = match.legalActions();
  const asNumbers = doPoliciesPlay(view.players) ? questionOf(view, legal) : {};
  const seen = textOf({ view: Object.entries(copyOfView(view)), legal, ...asNumbers });
  const bot = await sitDown(decision, match);
  return { seen, action: await bot.decide(view, legal) };
}

/** Everything that a bot is told, the view, the legal actions, and both as numbers, as text that is compared. */
function textOf(told: object): string {
  return JSON.stringify(told, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? (value as Uint8Array).join() : value,
  );
}
