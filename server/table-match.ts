/** One match of a room: asks people and bots in turn, tells each seat what it may know, and goes on after a restart. */
import { KNOCK, discardOf, formatAction, knockWith, parseAction, type Action } from '../engine/actions.ts';
import { openDecision } from '../engine/open-decision.ts';
import type { Bot } from '../engine/bots/bot.ts';
import type { SealedChance } from '../engine/fair/sealed-chance.ts';
import { seatChance } from '../engine/fair/seat-chance.ts';
import type { DecisionSeed } from '../engine/bots/view-seed.ts';
import { Match, type MatchOptions } from '../engine/match.ts';
import { Recorder, type DealBot, type MatchRecord } from '../engine/record.ts';
import type { FromRoom } from '../engine/room/messages.ts';
import type { HouseRules } from '../engine/rules/table.ts';
import { resumeMatch, saveMatch, type MatchSave } from '../engine/save.ts';
import { withSeen } from '../engine/seen.ts';
import { Heard } from './heard.ts';
import { pause, thinkingTime, type RoomPace } from './pace.ts';
import { Presence } from './presence.ts';

/** Who decides in a seat: a bot, or a person, for whom the bot decides while they are away. */
export interface Decider {
  is: 'bot' | 'person';
  /** @param seed of its random choices */
  createBot: (seed: DecisionSeed) => Bot;
  /** That bot, as a record says it. */
  player: DealBot;
}

/** Somebody who takes the seat of a bot, and is here. */
export interface Newcomer {
  seat: number;
  /** As in the record. */
  name: string;
  decider: Decider;
}

export interface TableMatchOptions {
  /** By seat, as in the record. */
  names: readonly string[];
  deciders: readonly Decider[];
  pace: RoomPace;
  /** How long a person may think, in s; 0 for as long as they like. */
  turnSeconds: number;
  /** Called before each deal: who sits down in place of bots, by seat. */
  newcomers: () => Promise<readonly Newcomer[]>;
  listener: MatchListener;
}

/** Hears of a match. A seat of -1 stands for all who look on. */
export interface MatchListener {
  events(seat: number, message: FromRoom['events']): void;
  /** The seat is asked: its view is to be sent. */
  asked(seat: number): void;
  /** Something has changed that stands on the plates: who is ready, or played for. */
  changed(): void;
  /** To be kept in place of the one before; resolves when it is. */
  saved(save: MatchSave): Promise<void>;
  over(record: MatchRecord): void;
  failed(error: unknown): void;
}

/** How a match begins: anew, or where it was left. */
export type RoomMatchBeginning =
  | { rules: HouseRules; chance: SealedChance }
  | { save: unknown; drawSecret: () => Uint8Array };

/** A question to a person, and what answers it. */
interface OpenQuestion {
  seat: number;
  legal: readonly Action[];
  answer: (action: Action, by: SeatAnswer['by']) => void;
}

/** What a seat does, and who has decided that. */
interface SeatAnswer {
  action: Action;
  by: 'person' | 'bot';
}

export class TableMatch {
  readonly match: Match;
  readonly presence: Presence;
  readonly #recorder: Recorder;
  readonly #options: TableMatchOptions;
  readonly #heard: Heard;
  readonly #names: string[];
  readonly #deciders: Decider[];
  readonly #bots: Bot[];
  readonly #left = new AbortController();
  readonly #ready = new Set<number>();
  #question: OpenQuestion | null = null;
  /** The questions of the current deal so far, over a restart too: an answer to one never counts for another. */
  #turn: number;
  /** Called when everybody is ready. */
  #whenReady: () => void = () => undefined;

  /** @throws {RecordError} where what was saved is damaged */
  constructor(beginning: RoomMatchBeginning, options: TableMatchOptions) {
    const { names, deciders, pace } = options;
    this.#options = options;
    this.#names = [...names];
    this.#deciders = [...deciders];
    this.#heard = new Heard(names.length);
    const listener = withSeen((event, match) => this.#heard.hear(event, match));
    const { match, recorder } = begin(beginning, names.length, listener, () => this.#heard.skip());
    this.match = match;
    this.#recorder = recorder;
    this.#turn = answered(recorder, this.record());
    this.#bots = deciders.map((decider, seat) => this.#botOf(decider, seat));
    this.presence = new Presence({
      people: deciders.flatMap(({ is }, seat) => (is === 'person' ? [seat] : [])),
      pace,
      onPlayedFor: (seat) => this.#playFor(seat),
      onChange: () => options.listener.changed(),
    });
  }

  /** Whether a seat has not been eliminated. */
  isIn(seat: number): boolean {
    return this.match.tokens[seat] >= 0;
  }

  /** The seats of those who have read the showdown. */
  get ready(): readonly number[] {
    return [...this.#ready];
  }

  /** Plays to the end, or until it is left. */
  async play(): Promise<void> {
    const { match } = this;
    const { signal } = this.#left;
    const { listener } = this.#options;
    try {
      await this.keep();
      while (match.phase !== 'over' && !signal.aborted) {
        await this.presence.whenSomebodyIsHere(signal);
        if (signal.aborted) return;
        if (match.seat < 0) await this.#nextDeal();
        else await this.#nextAction();
        await this.keep();
      }
      if (match.phase === 'over') listener.over(this.record());
    } catch (error) {
      listener.failed(error);
    }
  }

  /** Stops where it is: it goes on from what was saved last. */
  leave(): void {
    this.#left.abort();
    this.presence.close();
    this.#question?.answer(this.#question.legal[0], 'bot');
    this.#whenReady();
  }

  /** The record so far. */
  record(): MatchRecord {
    return this.#recorder.record(this.match, this.#names);
  }

  /** The current deal from its beginning, for whoever comes; null before the first one. */
  deal(seat: number): ReturnType<Heard['deal']> {
    return this.#heard.deal(seat);
  }

  /** What a seat may know and do now; null where it is not asked. */
  view(seat: number): FromRoom['view'] | null {
    const question = this.#question;
    if (question?.seat !== seat) return null;
    const view = this.match.view(seat);
    const tried = [KNOCK, ...view.held.flatMap((card) => [discardOf(card), knockWith(card)])];
    return {
      deal: this.match.dealNumber,
      turn: this.#turn,
      view: view.toJSON(),
      legal: question.legal.map(formatAction),
      decision: openDecision(view),
      why: tried.flatMap((action) => {
        const why = this.match.whyNot(action);
        return why === null ? [] : [[action, why] as const];
      }),
      deadline: this.presence.timeLeft(seat),
    };
  }

  /** Plays what a person has chosen. @returns why not, null where it was played */
  act(seat: number, { deal, turn, action: text }: { deal: number; turn: number; action: string }) {
    const question = this.#question;
    if (question?.seat !== seat || deal !== this.match.dealNumber || turn !== this.#turn) return 'stale';
    const action = actionIn(text);
    if (action === null || !question.legal.includes(action)) return 'illegal';
    this.#question = null;
    question.answer(action, 'person');
    return null;
  }

  /** A person has read the showdown. */
  readyFor(seat: number): void {
    if (this.match.phase !== 'between' || this.match.seat >= 0 || this.#ready.has(seat)) return;
    this.#ready.add(seat);
    this.#options.listener.changed();
    this.#checkReady();
  }

  /** Goes on without those who have gone since. */
  #checkReady(): void {
    const { here } = this.presence;
    if (here.length > 0 && here.every((seat) => this.#ready.has(seat))) this.#whenReady();
  }

  async #nextDeal(): Promise<void> {
    const { match } = this;
    const { pace, listener } = this.#options;
    const { signal } = this.#left;
    if (match.hasDealt) {
      const everybody = new Promise<void>((resolve) => (this.#whenReady = resolve));
      const stopWaiting = this.presence.whenChanged(() => this.#checkReady());
      // Somebody may have been quicker than what was saved.
      this.#checkReady();
      await Promise.race([everybody, pause(pace.showdown, signal)]);
      stopWaiting();
      this.#ready.clear();
      if (signal.aborted) return;
      listener.changed();
    }
    this.#turn = 0;
    await this.#seatNewcomers();
    if (signal.aborted) return;
    this.#recorder.playedBy(this.#deciders.map(({ is, player }) => (is === 'bot' ? player : null)));
    match.startDeal();
    this.#send();
    await pause(pace.card * match.rules.handSize * match.deal.table.aliveCount, signal);
  }

  async #seatNewcomers(): Promise<void> {
    for (const { seat, name, decider } of await this.#options.newcomers()) {
      this.#names[seat] = name;
      this.#deciders[seat] = decider;
      this.#bots[seat] = this.#botOf(decider, seat);
      this.presence.add(seat);
      this.presence.came(seat);
    }
  }

  #botOf({ createBot }: Decider, seat: number): Bot {
    return createBot(seatChance(this.#recorder.sealed!, this.match, this.#recorder, seat));
  }

  async #nextAction(): Promise<void> {
    const { match } = this;
    const { seat } = match;
    const legal = match.legalActions();
    this.#turn++;
    const isPersons = this.#deciders[seat].is === 'person';
    const isAsked = isPersons && !this.presence.isPlayedFor(seat);
    const { action, by } = isAsked
      ? await this.#ask(seat, legal)
      : { action: await this.#decide(seat, legal), by: 'bot' as const };
    this.#question = null;
    if (this.#left.signal.aborted) return;
    if (isPersons) this.#noteDecision(seat, by);
    match.apply(action);
    this.#send();
  }

  /** A question that only its seat knows of is answered at once: nobody is to see that there was one. */
  async #decide(seat: number, legal: readonly Action[]): Promise<Action> {
    const view = this.match.view(seat);
    const isKnown = view.phase !== 'declare';
    const [action] = await Promise.all([
      this.#bots[seat].decide(view, legal),
      isKnown ? pause(thinkingTime(this.#options.pace), this.#left.signal) : undefined,
    ]);
    return action;
  }

  async #ask(seat: number, legal: readonly Action[]): Promise<SeatAnswer> {
    const answered = new Promise<SeatAnswer>((resolve) => {
      this.#question = { seat, legal, answer: (action, by) => resolve({ action, by }) };
    });
    this.presence.asked(seat, this.#options.turnSeconds * 1000);
    this.#options.listener.asked(seat);
    const answer = await answered;
    this.presence.answered(seat);
    return answer;
  }

  /**
   * Notes in the record that a bot has played in a person's seat: which one, if it has decided alone in this deal, and otherwise how
   * well it plays, since it could not be asked again.
   */
  #noteDecision(seat: number, by: SeatAnswer['by']): void {
    const deal = this.#recorder.openDeal;
    if (deal?.bots === undefined) return;
    const noted = deal.bots[seat];
    if (by === 'person' && noted === null) return;
    const { player } = this.#deciders[seat];
    const { policy: _, ...anyPolicy } = player;
    const wasAlone = noted?.policy !== undefined || deal.actions.every(([who]) => who !== seat);
    this.#recorder.playedBy(deal.bots.with(seat, by === 'bot' && wasAlone ? player : anyPolicy));
  }

  /** The bot of a seat answers what its person was asked. */
  #playFor(seat: number): void {
    const question = this.#question;
    if (question?.seat !== seat) return;
    void this.#decide(seat, question.legal).then(
      (action) => question.answer(action, 'bot'),
      (error: unknown) => this.#options.listener.failed(error),
    );
  }

  #send(): void {
    this.#heard.send((seat, message) => this.#options.listener.events(seat, message));
  }

  /** Hands over what is to be kept of it, as after every action. Nothing follows before it is kept: whenever the process ends, what is lost is one action at most. */
  async keep(): Promise<void> {
    const { match } = this;
    if (match.phase !== 'over' && !this.#left.signal.aborted)
      await this.#options.listener.saved(saveMatch(match, this.#recorder, this.#names));
  }
}

/** How many questions have been answered since the last cards were dealt. */
function answered({ openDeal, answers }: Recorder, { deals }: MatchRecord): number {
  const people = (openDeal ?? deals.at(-1))?.actions.filter(([seat]) => seat >= 0).length ?? 0;
  return people + (openDeal === null ? answers.length : 0);
}

function actionIn(text: string): Action | null {
  try {
    return parseAction(text);
  } catch {
    return null;
  }
}

/** @param skip is called where nobody needs to hear what has happened so far */
function begin(
  beginning: RoomMatchBeginning,
  players: number,
  listener: NonNullable<MatchOptions['listener']>,
  skip: () => void,
): { match: Match; recorder: Recorder } {
  if (!('save' in beginning)) {
    const { rules, chance } = beginning;
    const recorder = new Recorder(chance);
    return { match: new Match(rules, players, { chance, listener, recorder }), recorder };
  }
  const { save, drawSecret } = beginning;
  // After every deal as well: whoever comes is told of the last one.
  const heard: typeof listener = (event, match) => {
    if (event.type === 'deal-began') skip();
    listener(event, match);
  };
  const resumed = resumeMatch(save, { seed: 0, drawSecret, listener: heard });
  skip();
  return resumed;
}
