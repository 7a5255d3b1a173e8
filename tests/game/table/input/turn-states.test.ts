/** The statechart of a person's turn: each transition, without a canvas. */
import { describe, expect, test } from 'vitest';
import {
  CHANGE,
  DECLARE,
  discardOf,
  DRAW,
  FLIP,
  HAMMER,
  KNOCK,
  knockWith,
  PASS,
  QUIET,
  REPLACE,
  STAND,
  SWAP_ALL,
  TAKE,
  takeOf,
  type Action,
} from '../../../../engine/actions.ts';
import { NO_CARD } from '../../../../engine/cards.ts';
import { CONFIRM_WINDOW, DRAG_THRESHOLD } from '../../../../game/base/theme/motion.ts';
import { PUT_AWAY } from '../../../../game/table/input/golf-choices.ts';
import { areaTarget, type Target } from '../../../../game/table/input/targets.ts';
import {
  armedAction,
  chosenCard,
  IDLE,
  transition,
  type Effect,
  type Landing,
  type TurnEvent,
  type TurnState,
} from '../../../../game/table/input/turn-states.ts';

const whyNot = () => null;
const offered = (...actions: Action[]): TurnEvent => ({
  type: 'offered',
  choices: { actions, asksTwice: false, whyNot },
});
const askingTwice = (...actions: Action[]): TurnEvent => ({
  type: 'offered',
  choices: { actions, asksTwice: true, whyNot },
});

const FELT: Landing = { onDiscards: false, isAway: true, slot: null, card: null };
const DISCARDS: Landing = { ...FELT, onDiscards: true };
const NEARBY: Landing = { ...FELT, isAway: false };
const MIDDLE_SLOT: Landing = { ...FELT, slot: 1 };

const START = { x: 100, y: 100 };
const FAR = { x: 300, y: 100 };
/** Farther than needed to start a drag, and no farther than a finger rolls. */
const NEAR = { x: START.x + DRAG_THRESHOLD + 1, y: START.y };

const target = (action: Action, kind: Target['kind']): Target =>
  areaTarget(action, '', kind, { x: 90, y: 90, width: 20, height: 20 });
const stock = target(DRAW, 'stock');
const top = target(TAKE, 'discard');
const card = (number: number): Target => target(discardOf(number), 'card');
const plaque = target(KNOCK, 'plaque');
const held = target(PUT_AWAY, 'held');
const slot = (number: number): Target => target(REPLACE + number, 'slot');

const pressed = (on: Target, pointer = 1): TurnEvent => ({ type: 'pressed', target: on, pointer, at: START });
const moved = (at = FAR, pointer = 1): TurnEvent => ({ type: 'moved', pointer, at });
const released = (
  event: Partial<Extract<TurnEvent, { type: 'released' }>> = {},
): Extract<TurnEvent, { type: 'released' }> => ({
  type: 'released',
  pointer: 1,
  at: START,
  isTouch: false,
  landing: NEARBY,
  now: 0,
  ...event,
});
const tap = (on: Target, now = 0): TurnEvent[] => [pressed(on), released({ now })];
const tapOn = (action: Action, now = 0): TurnEvent[] => tap(target(action, 'button'), now);
const drag = (on: Target, landing: Landing): TurnEvent[] => [pressed(on), moved(), released({ at: FAR, landing })];
const focused = (action: Action | null): TurnEvent => ({ type: 'focused', action });
const putAway: TurnEvent = { type: 'put-away' };
const withdrawn: TurnEvent = { type: 'withdrawn' };
const heldDown: TurnEvent = { type: 'held', now: 0 };
const lapsed = (now: number): TurnEvent => ({ type: 'lapsed', now });

/** The result of these events, one after the other. */
function after(...events: TurnEvent[]): { state: TurnState; effects: Effect[]; done: Action[] } {
  let state = IDLE;
  const effects: Effect[] = [];
  for (const event of events) {
    const result = transition(state, event);
    if (result === null) continue;
    state = result.next;
    effects.push(...result.effects);
  }
  return { state, effects, done: effects.flatMap((effect) => (effect.type === 'act' ? [effect.action] : [])) };
}

const turn = offered(DRAW, TAKE, KNOCK);
const hand = offered(...[3, 5, 7].flatMap((number) => [discardOf(number), knockWith(number)]));

describe('a pointer that is gone without having been released', () => {
  const takenBack = (pointer = 1): TurnEvent => ({ type: 'taken-back', pointer });

  test('presses nothing', () => {
    expect(after(turn, pressed(stock), takenBack())).toMatchObject({ state: { name: 'choosing' }, done: [] });
    expect(after(turn, pressed(plaque), takenBack(), heldDown)).toMatchObject({
      state: { name: 'choosing' },
      done: [],
    });
  });

  test('puts back what it dragged, wherever that is', () => {
    const { state, effects } = after(hand, pressed(card(3)), moved(), takenBack());
    expect(state.name).toBe('choosing');
    expect(effects.at(-1)).toEqual({ type: 'put-back', target: card(3) });
  });

  test('is another one than that which is down: that goes on', () => {
    expect(after(turn, pressed(stock), takenBack(2), released()).done).toEqual([DRAW]);
    expect(after(hand, pressed(card(3)), moved(), takenBack(2)).state.name).toBe('dragging');
  });
});

describe('taps', () => {
  test('one tap draws, and one discards or replaces', () => {
    expect(after(turn, ...tap(stock))).toMatchObject({ state: IDLE, done: [DRAW] });
    expect(after(offered(discardOf(3), discardOf(5)), ...tap(card(5)))).toMatchObject({
      state: IDLE,
      done: [discardOf(5)],
    });
    expect(after(offered(REPLACE, REPLACE + 1), ...tap(slot(1)))).toMatchObject({ state: IDLE, done: [REPLACE + 1] });
  });

  test('who wants to be asked twice taps twice to draw, to discard and to replace', () => {
    for (const on of [stock, card(3), slot(0)]) {
      const asked = askingTwice(on.action);
      expect(after(asked, ...tap(on))).toMatchObject({ state: { name: 'confirming' }, done: [] });
      expect(after(asked, ...tap(on), ...tap(on, 10))).toMatchObject({ state: IDLE, done: [on.action] });
    }
  });

  test('a first tap on the plaque does nothing, a second within two seconds knocks', () => {
    const first = after(turn, ...tap(plaque));
    expect(first.state.name).toBe('confirming');
    expect(armedAction(first.state)).toBe(KNOCK);
    expect(first.done).toEqual([]);
    expect(first.effects.map(({ type }) => type)).toEqual(['await-hold', 'await-lapse']);
    const second = after(turn, ...tap(plaque), ...tap(plaque, CONFIRM_WINDOW));
    expect(second).toMatchObject({ state: IDLE, done: [KNOCK] });
  });

  test('a second tap counts as long as it is asked for, and as a first one after that', () => {
    // Where the table is slow, it is asked for longer than usual.
    expect(after(turn, ...tap(plaque), ...tap(plaque, 3 * CONFIRM_WINDOW)).done).toEqual([KNOCK]);
    const late = [turn, ...tap(plaque), lapsed(CONFIRM_WINDOW + 1), ...tap(plaque, CONFIRM_WINDOW + 2)];
    expect(after(...late).done).toEqual([]);
    expect(after(...late, ...tap(plaque, CONFIRM_WINDOW + 3)).done).toEqual([KNOCK]);
  });

  test('what is armed lapses when its time is over, and not before', () => {
    const armed = [turn, ...tap(plaque)];
    expect(after(...armed, lapsed(CONFIRM_WINDOW)).state.name).toBe('confirming');
    expect(after(...armed, lapsed(CONFIRM_WINDOW + 1)).state.name).toBe('choosing');
  });

  test('taps on two different things confirm neither', () => {
    const { state, done } = after(askingTwice(DRAW, TAKE, KNOCK), ...tap(stock), ...tap(plaque, 10));
    expect(done).toEqual([]);
    expect(armedAction(state)).toBe(KNOCK);
  });

  test('a chosen card waits for its second tap as long as it takes', () => {
    const chosen = [hand, ...tap(card(5)), lapsed(59_000)];
    expect(chosenCard(after(...chosen).state)).toBe(5);
    expect(after(...chosen, ...tap(card(5), 60_000)).done).toEqual([discardOf(5)]);
  });

  test('taking the open card needs one tap, and so does saying thirty-one', () => {
    expect(after(turn, ...tap(top))).toMatchObject({ state: IDLE, done: [TAKE] });
    expect(after(offered(DECLARE, QUIET), ...tapOn(DECLARE)).done).toEqual([DECLARE]);
  });

  test('what ends a deal or lets a 31 go by needs two', () => {
    for (const action of [HAMMER, PASS, STAND, QUIET]) {
      expect(after(offered(action), ...tapOn(action)).done).toEqual([]);
      expect(after(offered(action), ...tapOn(action), ...tapOn(action)).done).toEqual([action]);
    }
  });

  test('a pass while there are cards to draw ends nothing, and needs one', () => {
    expect(after(offered(PASS, DRAW), ...tapOn(PASS)).done).toEqual([PASS]);
  });

  test('a knock with a card that is not repeated leaves the card chosen', () => {
    const { state } = after(hand, ...tapOn(knockWith(7)), lapsed(CONFIRM_WINDOW + 1));
    expect(armedAction(state)).toBe(discardOf(7));
    const late = after(hand, ...tapOn(knockWith(7)), lapsed(CONFIRM_WINDOW + 1), ...tap(card(7), CONFIRM_WINDOW + 2));
    expect(late.done).toEqual([discardOf(7)]);
  });

  test('holding does it without a second tap', () => {
    expect(after(turn, pressed(plaque), heldDown)).toMatchObject({ state: IDLE, done: [KNOCK] });
    expect(after(turn, pressed(plaque), heldDown, released()).done).toEqual([KNOCK]);
  });

  test('holding after the finger has moved, or was lifted, does nothing', () => {
    expect(after(turn, pressed(plaque), moved(), heldDown).done).toEqual([]);
    expect(after(turn, pressed(stock), moved(), heldDown).state.name).toBe('dragging');
    expect(after(turn, ...tap(plaque), heldDown).done).toEqual([]);
  });

  test('a second finger does nothing', () => {
    const { state } = after(turn, pressed(plaque), pressed(stock, 2), moved(FAR, 2), released({ pointer: 2 }));
    expect(state).toMatchObject({ name: 'pressing', target: plaque });
  });
});

describe('presses and offers', () => {
  test('a press that began before the offer does nothing', () => {
    expect(after(pressed(top), turn, released())).toMatchObject({ state: { name: 'choosing' }, done: [] });
    expect(after(pressed(plaque), turn, heldDown).done).toEqual([]);
  });

  test('new choices end a press or a drag that began before them', () => {
    expect(after(turn, pressed(top), turn, released()).done).toEqual([]);
    expect(after(hand, pressed(card(3)), moved(), turn, released({ landing: DISCARDS })).done).toEqual([]);
    expect(after(turn, pressed(top), turn).state.name).toBe('choosing');
  });

  test('what is armed when other choices come is forgotten', () => {
    const { state } = after(turn, ...tap(plaque), turn);
    expect(state.name).toBe('choosing');
    expect(after(turn, ...tap(plaque), turn, ...tap(plaque, 10)).done).toEqual([]);
  });

  test('nothing can be done once everything is taken back', () => {
    for (const before of [[], tap(plaque), [pressed(stock)], [pressed(stock), moved()]]) {
      expect(after(turn, ...before, withdrawn).state).toEqual(IDLE);
      expect(after(turn, ...before, withdrawn, released(), ...tap(top)).done).toEqual([]);
    }
  });

  test('what is done once cannot be done again', () => {
    expect(after(turn, ...tap(top), ...tap(top)).done).toEqual([TAKE]);
  });
});

describe('drags', () => {
  test('a card follows the pointer from the first farther move on', () => {
    expect(after(hand, pressed(card(3)), moved({ x: START.x + DRAG_THRESHOLD, y: START.y })).state.name).toBe(
      'pressing',
    );
    const { state, effects } = after(hand, pressed(card(3)), moved(NEAR), moved(FAR));
    expect(state).toMatchObject({ name: 'dragging', target: card(3) });
    expect(effects.slice(1)).toEqual([
      { type: 'drag', target: card(3), to: NEAR },
      { type: 'drag', target: card(3), to: FAR },
    ]);
  });

  test('a card dropped on the discards is discarded', () => {
    expect(after(hand, ...drag(card(3), DISCARDS))).toMatchObject({ state: IDLE, done: [discardOf(3)] });
  });

  test('a card dropped elsewhere goes back, and what was armed still is', () => {
    const { state, effects, done } = after(hand, ...tap(card(5)), ...drag(card(3), FELT));
    expect(done).toEqual([]);
    expect(effects.at(-1)).toEqual({ type: 'put-back', target: card(3) });
    expect(armedAction(state)).toBe(discardOf(5));
  });

  test('the top of a pile is drawn by dragging it away, and stays where it hardly moved', () => {
    for (const pile of [stock, top]) {
      expect(after(turn, ...drag(pile, FELT)).done).toEqual([pile.action]);
      expect(after(turn, ...drag(pile, NEARBY))).toMatchObject({ state: { name: 'choosing' }, done: [] });
    }
  });

  test('a button cannot be dragged: the mouse that leaves it presses it no more, a finger may roll', () => {
    const { state, effects } = after(turn, pressed(plaque), moved());
    expect(state).toMatchObject({ name: 'pressing', hasMoved: true });
    expect(effects.map(({ type }) => type)).toEqual(['await-hold']);
    expect(after(turn, pressed(plaque), moved(NEAR), released({ at: NEAR })).state.name).toBe('choosing');
    const rolled = after(turn, pressed(plaque), moved(NEAR), released({ at: NEAR, isTouch: true }));
    expect(armedAction(rolled.state)).toBe(KNOCK);
    const far = after(turn, pressed(plaque), moved(), released({ at: FAR, isTouch: true }));
    expect(far.state.name).toBe('choosing');
  });

  test('a card on which a finger rolled goes back and is tapped', () => {
    const { state, effects } = after(hand, pressed(card(3)), moved(NEAR), released({ at: NEAR, isTouch: true }));
    expect(armedAction(state)).toBe(discardOf(3));
    expect(effects.map(({ type }) => type)).toEqual(['await-hold', 'drag', 'put-back', 'await-lapse']);
  });
});

describe('the focus', () => {
  test('on a card chooses it, and leaving it chooses none', () => {
    expect(chosenCard(after(hand, focused(discardOf(5))).state)).toBe(5);
    expect(chosenCard(after(hand, focused(knockWith(5))).state)).toBe(5);
    expect(chosenCard(after(hand, focused(discardOf(5)), focused(null)).state)).toBe(NO_CARD);
    expect(chosenCard(after(turn, focused(DRAW)).state)).toBe(NO_CARD);
  });

  test('arms nothing, and what is armed stays so and is chosen first', () => {
    const { state } = after(hand, ...tap(card(3)), focused(discardOf(5)));
    expect(armedAction(state)).toBe(discardOf(3));
    expect(chosenCard(state)).toBe(3);
    expect(after(hand, focused(discardOf(5)), ...tap(card(5))).done).toEqual([]);
  });

  test('moves while a finger is down, which stays on its target', () => {
    const { state } = after(hand, pressed(card(3)), moved(), focused(discardOf(5)));
    expect(state).toMatchObject({ name: 'dragging', target: card(3), on: { focused: discardOf(5) } });
  });

  test('stays where it is when the second tap is too late', () => {
    const { state } = after(turn, focused(DRAW), ...tap(plaque), lapsed(CONFIRM_WINDOW + 1));
    expect(state).toMatchObject({ name: 'choosing', focused: DRAW });
  });

  test('cannot be on anything while nothing can be done', () => {
    expect(after(focused(DRAW)).state).toEqual(IDLE);
  });
});

describe('golf', () => {
  const drawn = offered(REPLACE, FLIP, REPLACE + 2, FLIP + 2);
  const taken = offered(REPLACE, REPLACE + 1);

  test('replacing by two taps takes both on the same card, as long apart as they like', () => {
    const other = [askingTwice(REPLACE, REPLACE + 1), ...tap(slot(0)), ...tap(slot(1), 10)];
    expect(after(...other).done).toEqual([]);
    expect(after(...other, ...tap(slot(1), 60_000)).done).toEqual([REPLACE + 1]);
  });

  test('a key or a tap puts the waiting card away, and takes it back', () => {
    for (const again of [[putAway], tap(held), tapOn(PUT_AWAY), [pressed(held), heldDown]]) {
      expect(after(drawn, ...again).state.name).toBe('putting-away');
      expect(after(drawn, ...again, ...again).state.name).toBe('choosing');
    }
  });

  test('with the card put away one tap turns up a card of the row', () => {
    expect(after(drawn, putAway, ...tap(target(FLIP + 2, 'slot')))).toMatchObject({ state: IDLE, done: [FLIP + 2] });
  });

  test('putting it away forgets what was armed and where the focus was', () => {
    const { state } = after(drawn, focused(REPLACE), putAway);
    expect(state).toMatchObject({ name: 'putting-away', focused: null });
    const asked = askingTwice(REPLACE, FLIP);
    expect(armedAction(after(asked, ...tap(slot(0)), putAway, putAway).state)).toBeNull();
  });

  test('a card that was taken cannot be put away', () => {
    expect(after(taken, putAway).state.name).toBe('choosing');
    expect(after(taken, ...drag(held, DISCARDS)).state.name).toBe('choosing');
  });

  test('the waiting card is dropped into a slot, on the discards, or nowhere', () => {
    expect(after(drawn, ...drag(held, MIDDLE_SLOT)).done).toEqual([REPLACE + 1]);
    expect(after(drawn, ...drag(held, DISCARDS)).state.name).toBe('putting-away');
    expect(after(drawn, putAway, ...drag(held, FELT))).toMatchObject({ state: { name: 'choosing' }, done: [] });
  });

  test('a card of the row is dropped on the discards for the waiting one, or slides back', () => {
    expect(after(drawn, ...drag(slot(0), DISCARDS)).done).toEqual([REPLACE]);
    const { effects, done } = after(drawn, ...drag(slot(0), FELT));
    expect(done).toEqual([]);
    expect(effects.at(-1)).toEqual({ type: 'put-back', target: slot(0) });
    expect(after(drawn, putAway, ...drag(target(FLIP, 'slot'), DISCARDS)).done).toEqual([]);
  });

  test('the top discard dropped on a slot is taken, and replaces the card there as soon as it may', () => {
    const dropped = [turn, ...drag(top, MIDDLE_SLOT)];
    expect(after(...dropped)).toMatchObject({ state: { name: 'taking-for' }, done: [TAKE] });
    expect(after(...dropped, withdrawn, taken)).toMatchObject({ state: IDLE, done: [TAKE, REPLACE + 1] });
    expect(after(...dropped, offered(REPLACE))).toMatchObject({ state: { name: 'choosing' }, done: [TAKE] });
  });

  test('nothing else can be done between the two', () => {
    expect(after(turn, ...drag(top, MIDDLE_SLOT), ...tap(top), putAway, focused(TAKE)).done).toEqual([TAKE]);
  });
});

describe('with a pool', () => {
  const pool = (number: number): Target => target(takeOf(number), 'pool');
  const exchange = offered(takeOf(20), takeOf(21), SWAP_ALL, PASS, KNOCK);
  const taken = offered(discardOf(3), discardOf(5));
  /** Dropped on a card with which it may change places. */
  const onCard = (number: number): Landing => ({ ...FELT, card: number });

  test('one tap takes a card, swaps all or passes, and a knock takes two', () => {
    for (const action of [takeOf(20), SWAP_ALL, PASS]) expect(after(exchange, ...tapOn(action)).done).toEqual([action]);
    expect(after(exchange, ...tapOn(KNOCK)).done).toEqual([]);
  });

  test('one tap on the stock asks for a new pool, and pulling at it lifts no card', () => {
    const stock = target(CHANGE, 'stock');
    const asking = offered(takeOf(20), CHANGE, PASS);
    expect(after(asking, ...tap(stock)).done).toEqual([CHANGE]);
    expect(after(asking, ...drag(stock, FELT)).done).toEqual([]);
  });

  test('asked about a knock alone, one tap plays on, and the knock takes two', () => {
    for (const asksTwice of [false, true]) {
      const choices = { actions: [KNOCK, PASS], asksTwice, passIsAnswer: true, whyNot };
      const asked: TurnEvent = { type: 'offered', choices };
      expect(after(asked, ...tapOn(PASS)).done).toEqual([PASS]);
      expect(after(asked, ...tapOn(KNOCK)).done).toEqual([]);
    }
    expect(after(offered(KNOCK, PASS), ...tapOn(PASS)).done).toEqual([]);
  });

  test('what takes one out of the turns takes two taps', () => {
    const forGood: TurnEvent = {
      type: 'offered',
      choices: { actions: [takeOf(20), SWAP_ALL, PASS], asksTwice: false, forGood: [SWAP_ALL, PASS], whyNot },
    };
    expect(after(forGood, ...tapOn(takeOf(20))).done).toEqual([takeOf(20)]);
    for (const action of [SWAP_ALL, PASS]) {
      expect(after(forGood, ...tapOn(action)).done).toEqual([]);
      expect(after(forGood, ...tapOn(action), ...tapOn(action)).done).toEqual([action]);
    }
  });

  test('who wants to be asked twice taps twice for each of them', () => {
    const asked = askingTwice(takeOf(20), SWAP_ALL, PASS, KNOCK);
    for (const action of [takeOf(20), SWAP_ALL, PASS]) {
      expect(after(asked, ...tapOn(action)).done).toEqual([]);
      expect(after(asked, ...tapOn(action), ...tapOn(action)).done).toEqual([action]);
    }
  });

  test('a card of the hand may be chosen first: the next one taken is for it', () => {
    const chosen = [exchange, ...tap(card(3))];
    expect(chosenCard(after(...chosen).state)).toBe(3);
    expect(after(...chosen, ...tap(pool(20)))).toMatchObject({ state: { name: 'taking-for' }, done: [takeOf(20)] });
    expect(after(...chosen, ...tap(pool(20)), withdrawn, taken)).toMatchObject({
      state: IDLE,
      done: [takeOf(20), discardOf(3)],
    });
  });

  test('another one may be chosen in its place, and a second tap or a long press changes nothing at the table', () => {
    expect(chosenCard(after(exchange, ...tap(card(3)), ...tap(card(5))).state)).toBe(5);
    const { state, done } = after(exchange, ...tap(card(3)), ...tap(card(3)));
    expect([chosenCard(state), done]).toEqual([NO_CARD, []]);
    const pressedLong = after(exchange, pressed(card(3)), heldDown, released());
    expect([chosenCard(pressedLong.state), pressedLong.done]).toEqual([3, []]);
  });

  test('a chosen card waits as long as it takes, and everything else can still be done', () => {
    expect(chosenCard(after(exchange, ...tap(card(3)), lapsed(10 * CONFIRM_WINDOW)).state)).toBe(3);
    expect(after(exchange, ...tap(card(3)), ...tapOn(SWAP_ALL)).done).toEqual([SWAP_ALL]);
  });

  test('a card dropped on one of the other kind changes places with it', () => {
    expect(after(exchange, ...drag(pool(20), onCard(3)), withdrawn, taken).done).toEqual([takeOf(20), discardOf(3)]);
    expect(after(exchange, ...drag(card(3), onCard(21)), withdrawn, taken).done).toEqual([takeOf(21), discardOf(3)]);
  });

  test('a card of the pool that is pulled off it is taken; one that stays over it goes back, as does one of the hand', () => {
    expect(after(exchange, ...drag(pool(20), FELT)).done).toEqual([takeOf(20)]);
    for (const back of [drag(pool(20), DISCARDS), drag(pool(20), NEARBY), drag(card(3), FELT)]) {
      const { effects, done } = after(exchange, ...back);
      expect([effects.at(-1)?.type, done]).toEqual(['put-back', []]);
    }
  });

  test('a card dropped on one that may not be taken goes back: what the first of two exchanges has put there', () => {
    const { effects, done } = after(offered(takeOf(20), takeOf(21), PASS), ...drag(card(3), onCard(22)));
    expect([effects.at(-1)?.type, done]).toEqual(['put-back', []]);
  });

  test('what is to be given is chosen, not given, where it could be knocked with', () => {
    const knocking = offered(discardOf(3), knockWith(3));
    const { state, done } = after(exchange, ...drag(pool(20), onCard(3)), withdrawn, knocking);
    expect([chosenCard(state), done]).toEqual([3, [takeOf(20)]]);
  });
});
