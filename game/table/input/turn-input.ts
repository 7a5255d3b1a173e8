/** Input of the person on turn: the targets, how mouse, touch and keyboard act on them, and prompts. */
import { discardedBy, discardOf, isKnock, isTakeOf, type Action } from '../../../engine/actions.ts';
import type { Card } from '../../../engine/cards.ts';
import { centre, contains, grown, type Point } from '../../base/geometry.ts';
import { CONFIRM_WINDOW } from '../../base/theme/motion.ts';
import { turnPrompt } from '../../model/prompts.ts';
import { questionOf, type Question } from '../../model/questions.ts';
import { handWorth, topDiscard, type TableState } from '../../model/table-state.ts';
import type { TableLayout } from '../layout/layout.ts';
import { rowChoices, rowPrompt, slotAt } from './golf-choices.ts';
import { HandArranger, type CardMove } from './hand-arranger.ts';
import { TablePointer, type PointerInput } from './pointer.ts';
import { handTargets, targetAt, targetsFor, type Target } from './targets.ts';
import { TurnDrawing, type TurnDrawingParts } from './turn-drawing.ts';
import {
  armedAction,
  chosenCard,
  IDLE,
  mayPutAway,
  restingState,
  transition,
  type Choices,
  type Effect,
  type Landing,
  type TurnEvent,
  type TurnState,
} from './turn-states.ts';

/** What the person has done at the table. */
export type TableInput =
  | { type: 'act'; action: Action }
  | ({ type: 'moved-card' } & CardMove)
  /** Prompt or buttons may have changed. */
  | { type: 'changed' };

/** How close to a card of the pool another one has to be dropped to change places with it, in card widths. */
const BESIDE = 0.07;

type TurnInputOptions = TurnDrawingParts & {
  onInput: (input: TableInput) => void;
};

export class TurnInput {
  targets: Target[] = [];
  /** What only the pointer can grab: in golf the waiting card and the piles, with a pool one's own cards before one takes. */
  #grips: Target[] = [];
  readonly #options: TurnInputOptions;
  readonly #drawing: TurnDrawing;
  readonly #pointer: TablePointer;
  readonly #arranger: HandArranger;
  /** Where the pointer was last. */
  #at: Point = { x: 0, y: 0 };
  #turn: TurnState = IDLE;
  #table: TableState;
  #question: Question | null = null;

  constructor(options: TurnInputOptions, table: TableState) {
    this.#options = options;
    this.#table = table;
    this.#drawing = new TurnDrawing(options, { turn: this.#turn, targets: this.targets, table });
    this.#arranger = new HandArranger({ ...options, table: () => this.#table });
    this.#pointer = new TablePointer(options.stage.scene, (input) => this.#follow(input));
  }

  /** In golf: whether the waiting card may go on the discards. */
  get mayPutAway(): boolean {
    return mayPutAway(this.#turn);
  }

  /** What takes the card that is off its place, under a finger; null while none is. */
  get dragged(): Action | null {
    return this.#turn.name === 'dragging' ? this.#turn.target.action : null;
  }

  /** What a finger is on; null while none is down. */
  get isDown(): Action | null {
    const turn = this.#turn;
    return turn.name === 'pressing' || turn.name === 'dragging' ? turn.target.action : null;
  }

  /** What a first tap chose and a second one will do. */
  get armed(): Action | null {
    return armedAction(this.#turn);
  }

  /** The question, if the decision is not a turn. */
  get question(): Question | null {
    return this.#question;
  }

  /** A line on what can be done, from the longest wording to the shortest; none if nothing can. */
  get prompt(): readonly string[] {
    const focused = restingState(this.#turn)?.focused ?? null;
    // The first press of a knock's key puts the focus on it, and says what it costs as the first tap does.
    return this.promptWith(this.armed ?? (focused !== null && isKnock(focused) ? focused : null));
  }

  /** The same as if a first tap had chosen an action, or none. */
  promptWith(armed: Action | null): readonly string[] {
    const resting = restingState(this.#turn);
    if (resting === null || this.#question !== null) return [];
    const { actions, forGood, pass, phase, whyNot } = resting.choices;
    const { hand, waiting } = this.#table.seats[this.#options.stage.bottom];
    if (waiting !== null) return [rowPrompt(actions, waiting.card, armed, resting.name === 'putting-away')];
    return turnPrompt({
      rules: this.#options.stage.rules,
      actions,
      forGood,
      pass,
      phase,
      turnsAfterKnock: this.#table.turnsAfterKnock,
      armed,
      hand: hand.map(({ card }) => card),
      chosen: chosenCard(this.#turn),
      top: topDiscard(this.#table),
      whyNot,
    });
  }

  /** Offers these choices in this state of the table, in place of the ones before; none takes everything back. */
  set(choices: Choices, table: TableState): void {
    this.#table = table;
    this.#send(choices.actions.length === 0 ? { type: 'withdrawn' } : { type: 'offered', choices });
  }

  /** Takes everything back; raised or grown cards return to normal. */
  clear(): void {
    this.#send({ type: 'withdrawn' });
  }

  /** Shows the hint's light on the advised target, now and whenever it can be chosen again; null shows none. */
  advise(action: Action | null): void {
    this.#drawing.advise(action);
  }

  /** Finds the places of the targets: in this state, and when the table has another size. */
  refresh(table: TableState): void {
    this.#table = table;
    this.#aim();
    this.#drawing.redraw({ turn: this.#turn, targets: this.targets, table });
    this.#options.onInput({ type: 'changed' });
  }

  /** Puts the keyboard's focus on a target. */
  focus(target: Target | null): void {
    this.#send({ type: 'focused', action: target?.action ?? null });
  }

  /** In golf: puts the waiting card on the discards for a card of the row to be turned up, or takes it back. */
  putAway(): void {
    this.#send({ type: 'put-away' });
  }

  /** Whether a card that the person can put elsewhere in their hand is at a point. */
  isOnCard(at: Point): boolean {
    return this.#arranger.isOnCard(at);
  }

  destroy(): void {
    this.#turn = IDLE;
    this.#aim();
    this.#drawing.destroy();
    this.#pointer.destroy();
  }

  #send(event: TurnEvent): void {
    const result = transition(this.#turn, event);
    if (result === null) return;
    const before = this.#turn;
    this.#turn = result.next;
    if (result.next !== before) this.#show(before, result.effects);
    for (const effect of result.effects) this.#carryOut(effect);
  }

  #show(before: TurnState, effects: readonly Effect[]): void {
    const turn = this.#turn;
    this.#aim();
    // An action moves cards from where they are; while there is no choice, something else may move them.
    const isAction = effects.some(({ type }) => type === 'act');
    const hasChanged = restingState(before) !== restingState(turn) || before.name === 'dragging';
    const movesCards = hasChanged && !isAction && restingState(before) !== null;
    this.#drawing.show({ turn, targets: this.targets, table: this.#table }, movesCards);
    this.#options.onInput({ type: 'changed' });
  }

  #carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'act':
        this.#options.onInput(effect);
        break;
      case 'drag':
        this.#drawing.drag(effect.target, effect.to);
        break;
      case 'put-back':
        if (!this.#moveCard(this.#arranger.dropTarget(effect.target, this.#at))) this.#drawing.putBack(effect.target);
        break;
      case 'await-hold':
        this.#pointer.awaitHold();
        break;
      case 'await-lapse':
        this.#options.stage.scene.time.delayedCall(CONFIRM_WINDOW + 1, () => {
          this.#send({ type: 'lapsed', now: performance.now() });
        });
    }
  }

  /** Finds what can be touched: if the discard may knock, that depends on the chosen card. */
  #aim(): void {
    const { stage } = this.#options;
    const table = this.#table;
    const resting = restingState(this.#turn);
    this.#grips = [];
    this.targets = [];
    this.#question = null;
    if (resting === null) return;
    const { actions, phase } = resting.choices;
    const { hand, quiet, waiting } = table.seats[stage.bottom];
    if (waiting !== null) {
      const choices = rowChoices(actions, stage.layout, waiting.card, resting.name === 'putting-away');
      this.targets = choices.targets;
      this.#grips = choices.grips;
      return;
    }
    const value = table.unseen ? null : (handWorth(stage.rules, hand, quiet)?.value ?? null);
    const cards = hand.map(({ card }) => card);
    this.#question = questionOf(phase, stage.rules, { value, hand: cards, extraSteps: table.extraSteps });
    const chosen = chosenCard(this.#turn);
    const top = topDiscard(table);
    this.targets = targetsFor(actions, stage.layout, cards, top, chosen, this.#question, table.pool, resting.choices);
    // Whoever knows what to give may choose that first.
    if (actions.some(isTakeOf)) this.#grips = handTargets(cards.map(discardOf), stage.layout, cards, true);
  }

  #targetAt(at: Point): Target | null {
    return targetAt([...this.targets, ...this.#grips], at);
  }

  #follow(input: PointerInput): void {
    switch (input.type) {
      case 'pressed':
        this.#press(input.pointer, input.at);
        break;
      case 'moved':
        this.#move(input.pointer, input.at, !input.isTouch);
        break;
      case 'released':
        this.#release(input.pointer, input.at, input.isTouch);
        break;
      case 'taken-back':
        this.#takeBack(input.pointer);
        break;
      case 'held':
        this.#send({ type: 'held', now: performance.now() });
    }
  }

  /** @returns whether there is a card to move */
  #moveCard(move: CardMove | null): boolean {
    if (move !== null) this.#options.onInput({ type: 'moved-card', ...move });
    return move !== null;
  }

  #press(pointer: number, at: Point): void {
    const target = this.#targetAt(at);
    if (target === null) this.#arranger.press(pointer, at);
    else this.#send({ type: 'pressed', target, pointer, at });
  }

  /** @param hovers whether the pointer can be over something without touching it */
  #move(pointer: number, at: Point, hovers: boolean): void {
    this.#at = at;
    const { name } = this.#turn;
    if (name === 'pressing' || name === 'dragging') this.#send({ type: 'moved', pointer, at });
    else if (!this.#arranger.move(pointer, at) && hovers) {
      const target = this.#targetAt(at);
      this.#drawing.hover(target);
      if (target === null) this.#arranger.hover(at);
    }
  }

  /** With a pool: the card that the dropped one may change places with. */
  #cardUnder({ kind }: Target, at: Point): Card | null {
    const { layout, bottom } = this.#options.stage;
    const { pool, seats } = this.#table;
    if (kind === 'card') {
      const place = layout.pool.findIndex((area) => contains(grown(area, layout.pileWidth * BESIDE), at));
      return pool[place] ?? null;
    }
    if (kind !== 'pool') return null;
    const cards = seats[bottom].hand.map(({ card }) => card);
    const under = targetAt(handTargets(cards.map(discardOf), layout, cards, true), at);
    return under && discardedBy(under.action);
  }

  #takeBack(pointer: number): void {
    const turn = this.#turn;
    if (turn.name === 'pressing' || turn.name === 'dragging') this.#at = turn.from;
    this.#moveCard(this.#arranger.takeBack(pointer));
    this.#send({ type: 'taken-back', pointer });
  }

  #release(pointer: number, at: Point, isTouch: boolean): void {
    this.#at = at;
    this.#moveCard(this.#arranger.release(pointer, at));
    const turn = this.#turn;
    if (turn.name !== 'pressing' && turn.name !== 'dragging') return;
    const { layout, bottom } = this.#options.stage;
    const { hand } = this.#table.seats[bottom];
    const isOpen = hand.map(({ isUp }) => isUp === true);
    const landing = { ...landingOf(turn.target, at, layout, isOpen), card: this.#cardUnder(turn.target, at) };
    this.#send({ type: 'released', pointer, at, isTouch, landing, now: performance.now() });
  }
}

/** How close to the pile a drop has to be, and how far a card has to be pulled off a pile, in card widths. */
const REACH = 0.4;

/** Where a dragged card was dropped. @param isOpen by slot of one's own row in golf, whether its card is face up */
function landingOf(target: Target, at: Point, layout: TableLayout, isOpen: readonly boolean[]): Omit<Landing, 'card'> {
  const reach = layout.pileWidth * REACH;
  const from = centre(target.bounds);
  return {
    onDiscards: contains(grown(layout.discard, reach), at),
    isAway: Math.hypot(at.x - from.x, at.y - from.y) > reach,
    slot: layout.held === null ? null : slotAt(layout, isOpen, at),
  };
}
