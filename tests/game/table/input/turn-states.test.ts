/** The statechart of a person's turn: each transition, without a canvas. */
import { describe, expect, test } from 'vitest';
import {
  DRAW,
  FLIP,
  KNOCK,
  knockWith,
  parseAction,
  REPLACE,
  TAKE,
  takeOf,
  discardOf,
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
  type Choices,
  type Effect,
  type Landing,
  type TurnEvent,
  type TurnState,
} from '../../../../game/table/input/turn-states.ts';

const ACTIONS = ['hammer', 'pass', 'stand', 'quiet', 'declare', 'swap-all', 'change'];
const [HAMMER, PASS, STAND, QUIET, DECLARE, SWAP_ALL, CHANGE] = ACTIONS.map(parseAction);

const choices = (actions: Action[], more: Partial<Choices> = {}): TurnEvent => ({
  type: 'offered',
  choices: { actions, asksTwice: false, whyNot: () => null, phase: 'draw', pass: 'turn', forGood: [], ...more },
});
const offered = (...actions: Action[]): TurnEvent => choices(actions);
const askingTwice = (...actions: Action[]): TurnEvent => choices(actions, { asksTwice: true });

const FELT: Landing = { onDiscards: false, isAway: true, slot: null, card: null };
const DISCARDS: Landing = { ...FELT, onDiscards: true };
const NEARBY: Landing = { ...FELT, isAway: false };
const MIDDLE_SLOT: Landing = { ...FELT, slot: 1 };
/** On a card with which it may change places. */
const onCard = (card: number): Landing => ({ ...FELT, card });

const START = { x: 100, y: 100 };
const FAR = { x: 300, y: 100 };
const HARDLY = { x: START.x + DRAG_THRESHOLD, y: START.y };
/** Farther than needed to start a drag, and no farther than a finger rolls. */
const NEAR = { x: START.x + DRAG_THRESHOLD + 1, y: START.y };
const LATE = CONFIRM_WINDOW + 1;

const target = (action: Action, kind: Target['kind']): Target =>
  areaTarget(action, '', kind, { x: 90, y: 90, width: 20, height: 20 });
const stock = target(DRAW, 'stock');
const top = target(TAKE, 'discard');
const plaque = target(KNOCK, 'plaque');
const held = target(PUT_AWAY, 'held');
const newPool = target(CHANGE, 'stock');
const card = (number: number): Target => target(discardOf(number), 'card');
const slot = (number: number): Target => target(REPLACE + number, 'slot');
const pool = (number: number): Target => target(takeOf(number), 'pool');

const pressed = (on: Target, pointer = 1): TurnEvent => ({ type: 'pressed', target: on, pointer, at: START });
const moved = (at = FAR, pointer = 1): TurnEvent => ({ type: 'moved', pointer, at });
type Release = Extract<TurnEvent, { type: 'released' }>;
const released = (event: Partial<Release> = {}): Release => ({
  type: 'released',
  pointer: 1,
  at: START,
  isTouch: false,
  landing: NEARBY,
  now: 0,
  ...event,
});
const rolled: TurnEvent[] = [moved(NEAR), released({ at: NEAR, isTouch: true })];
const tap = (on: Target, now = 0): TurnEvent[] => [pressed(on), released({ now })];
const tapOn = (action: Action, now = 0): TurnEvent[] => tap(target(action, 'button'), now);
const drag = (on: Target, landing: Landing): TurnEvent[] => [pressed(on), moved(), released({ at: FAR, landing })];
const takenBack = (pointer = 1): TurnEvent => ({ type: 'taken-back', pointer });
const focused = (action: Action | null): TurnEvent => ({ type: 'focused', action });
const putAway: TurnEvent = { type: 'put-away' };
const withdrawn: TurnEvent = { type: 'withdrawn' };
const heldDown: TurnEvent = { type: 'held', now: 0 };
const lapsed = (now: number): TurnEvent => ({ type: 'lapsed', now });

/** The result of these events, one after the other. */
function after(events: TurnEvent[]): { state: TurnState; effects: Effect[]; done: Action[] } {
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
const drawn = offered(REPLACE, FLIP, REPLACE + 2, FLIP + 2);
const taken = offered(REPLACE, REPLACE + 1);
const [REPLACE_1, REPLACE_2] = [REPLACE + 1, REPLACE + 2];
const exchange = offered(takeOf(20), takeOf(21), SWAP_ALL, PASS, KNOCK);
const give = offered(discardOf(3), discardOf(5));
const asksForTwo = askingTwice(takeOf(20), SWAP_ALL, PASS, KNOCK);
const forGood = choices([takeOf(20), SWAP_ALL, PASS], { forGood: [SWAP_ALL, PASS] });
const knockOrNot = (asksTwice: boolean) => choices([KNOCK, PASS], { asksTwice, phase: 'knock', pass: 'answer' });

type Case = [what: string, events: TurnEvent[], done: Action[], state?: TurnState['name'] | null];

const TAPS: Case[] = [
  ['one tap draws', [turn, ...tap(stock)], [DRAW], 'idle'],
  ['one takes the open card', [turn, ...tap(top)], [TAKE], 'idle'],
  ['one discards', [offered(discardOf(3), discardOf(5)), ...tap(card(5))], [discardOf(5)], 'idle'],
  ['one replaces', [taken, ...tap(slot(1))], [REPLACE_1], 'idle'],
  ['one says thirty-one', [offered(DECLARE, QUIET), ...tapOn(DECLARE)], [DECLARE]],
  ['one passes while there are cards to draw', [offered(PASS, DRAW), ...tapOn(PASS)], [PASS]],
  ['a first tap on the plaque does nothing', [turn, ...tap(plaque)], [], 'confirming'],
  ['a second one in time knocks', [turn, ...tap(plaque), ...tap(plaque, CONFIRM_WINDOW)], [KNOCK], 'idle'],
  // Where the table is slow, it is asked for longer than usual.
  ['a second one counts as long as it is asked for', [turn, ...tap(plaque), ...tap(plaque, 3 * LATE)], [KNOCK]],
  ['it is asked for that long', [turn, ...tap(plaque), lapsed(CONFIRM_WINDOW)], [], 'confirming'],
  ['it is not any more after that', [turn, ...tap(plaque), lapsed(LATE)], [], 'choosing'],
  ['a late one is a first one', [turn, ...tap(plaque), lapsed(LATE), ...tap(plaque, LATE)], [], 'confirming'],
  ['two things confirm neither', [askingTwice(DRAW, KNOCK), ...tap(stock), ...tap(plaque, 9)], [], 'confirming'],
  ['a chosen card waits', [hand, ...tap(card(5)), lapsed(59e3), ...tap(card(5), 6e4)], [discardOf(5)]],
  ['its card stays chosen', [hand, ...tapOn(knockWith(7)), lapsed(LATE), ...tap(card(7), LATE)], [discardOf(7)]],
  ['what is done once cannot be done again', [turn, ...tap(top), ...tap(top)], [TAKE]],
  ['holding does it without a second tap', [turn, pressed(plaque), heldDown, released()], [KNOCK], 'idle'],
  ['holding does nothing after the finger has moved', [turn, pressed(plaque), moved(), heldDown], [], 'pressing'],
  ['nor while it drags', [turn, pressed(stock), moved(), heldDown], [], 'dragging'],
  ['nor after it was lifted', [turn, ...tap(plaque), heldDown], [], 'confirming'],
  ['another finger is ignored', [turn, pressed(plaque), pressed(stock, 2), released({ pointer: 2 })], [], 'pressing'],
  ['a press that was taken back does nothing', [turn, pressed(stock), takenBack()], [], 'choosing'],
  ['nor does holding after it', [turn, pressed(plaque), takenBack(), heldDown], [], 'choosing'],
  ['that of another finger does not end it', [turn, pressed(stock), takenBack(2), released()], [DRAW]],
  ['nor a drag', [hand, pressed(card(3)), moved(), takenBack(2)], [], 'dragging'],
];

const OFFERS: Case[] = [
  ['a press that began before does nothing', [pressed(top), turn, released()], [], 'choosing'],
  ['nor does holding', [pressed(plaque), turn, heldDown], [], 'choosing'],
  ['they end a press', [turn, pressed(top), turn, released()], [], 'choosing'],
  ['they end a drag', [hand, pressed(card(3)), moved(), turn, released({ landing: DISCARDS })], [], 'choosing'],
  ['what was armed is forgotten', [turn, ...tap(plaque), turn, ...tap(plaque, 10)], [], 'confirming'],
  ...[[], tap(plaque), [pressed(stock)], [pressed(stock), moved()]].map((before): Case => [
    'none take everything back',
    [turn, ...before, withdrawn, released(), ...tap(top)],
    [],
    'idle',
  ]),
];

const DRAGS: Case[] = [
  ['a card hardly moved is only pressed', [hand, pressed(card(3)), moved(HARDLY)], [], 'pressing'],
  ['a card dropped on the discards is discarded', [hand, ...drag(card(3), DISCARDS)], [discardOf(3)], 'idle'],
  ['the stock is drawn from by pulling at it', [turn, ...drag(stock, FELT)], [DRAW]],
  ['it stays where it hardly moved', [turn, ...drag(stock, NEARBY)], [], 'choosing'],
  ['the open card is taken by pulling at it', [turn, ...drag(top, FELT)], [TAKE]],
  ['it stays where it hardly moved, too', [turn, ...drag(top, NEARBY)], [], 'choosing'],
  ['a mouse leaves a button', [turn, pressed(plaque), moved(NEAR), released({ at: NEAR })], [], 'choosing'],
  ['a finger may roll', [turn, pressed(plaque), ...rolled], [], 'confirming'],
  ['but not far', [turn, pressed(plaque), moved(), released({ at: FAR, isTouch: true })], [], 'choosing'],
];

const GOLF: Case[] = [
  ['two taps are on the same card', [askingTwice(REPLACE, REPLACE_1), ...tap(slot(0)), ...tap(slot(1), 9)], []],
  ['as long apart as they like', [askingTwice(REPLACE), ...tap(slot(0)), lapsed(6e4), ...tap(slot(0), 6e4)], [REPLACE]],
  ...[[putAway], tap(held), tapOn(PUT_AWAY), [pressed(held), heldDown]].flatMap((way): Case[] => [
    ['a key or a tap puts the waiting card away', [drawn, ...way], [], 'putting-away'],
    ['and takes it back', [drawn, ...way, ...way], [], 'choosing'],
  ]),
  ['then one tap turns up a card of the row', [drawn, putAway, ...tap(target(FLIP + 2, 'slot'))], [FLIP + 2], 'idle'],
  ['a card that was taken cannot be put away', [taken, putAway], [], 'choosing'],
  ['nor dropped there', [taken, ...drag(held, DISCARDS)], [], 'choosing'],
  ['the waiting card is dropped into a slot', [drawn, ...drag(held, MIDDLE_SLOT)], [REPLACE_1]],
  ['or on the discards', [drawn, ...drag(held, DISCARDS)], [], 'putting-away'],
  ['or nowhere', [drawn, putAway, ...drag(held, FELT)], [], 'choosing'],
  ['a card of the row is dropped on the discards for it', [drawn, ...drag(slot(2), DISCARDS)], [REPLACE_2]],
  ['not one that would be turned up', [drawn, putAway, ...drag(target(FLIP, 'slot'), DISCARDS)], []],
  ['the top discard dropped on a slot is taken', [turn, ...drag(top, MIDDLE_SLOT)], [TAKE], 'taking-for'],
  ['and replaces the card there', [turn, ...drag(top, MIDDLE_SLOT), withdrawn, taken], [TAKE, REPLACE_1], 'idle'],
  ['as soon as it may', [turn, ...drag(top, MIDDLE_SLOT), offered(REPLACE)], [TAKE], 'choosing'],
  ['nothing else can be done then', [turn, ...drag(top, MIDDLE_SLOT), ...tap(top), putAway], [TAKE]],
];

const POOL: Case[] = [
  ...[takeOf(20), SWAP_ALL, PASS].flatMap((action): Case[] => [
    ['one tap takes a card, swaps all or passes', [exchange, ...tapOn(action)], [action]],
    ['where one wants to be asked, one does not', [asksForTwo, ...tapOn(action)], []],
    ['but two', [asksForTwo, ...tapOn(action), ...tapOn(action)], [action]],
  ]),
  ['a knock takes two', [exchange, ...tapOn(KNOCK)], [], 'confirming'],
  ['one tap on the stock asks for a new pool', [offered(takeOf(20), CHANGE, PASS), ...tap(newPool)], [CHANGE]],
  ['pulling at it lifts no card', [offered(takeOf(20), CHANGE, PASS), ...drag(newPool, FELT)], []],
  ['it takes two where one wants that', [askingTwice(takeOf(20), CHANGE), ...tap(newPool)], [], 'confirming'],
  ['the dealer’s answer takes one', [askingTwice(CHANGE), ...tapOn(CHANGE)], [CHANGE]],
  ...[false, true].flatMap((asksTwice): Case[] => [
    ['asked about a knock alone, one tap plays on', [knockOrNot(asksTwice), ...tapOn(PASS)], [PASS]],
    ['and the knock takes two', [knockOrNot(asksTwice), ...tapOn(KNOCK)], []],
  ]),
  ['what takes one out of the turns takes two', [forGood, ...tapOn(SWAP_ALL)], []],
  ['then it is done', [forGood, ...tapOn(PASS), ...tapOn(PASS)], [PASS]],
  ['the rest takes one', [forGood, ...tapOn(takeOf(20))], [takeOf(20)]],
  ['a card of the hand may be chosen first', [exchange, ...tap(card(3)), ...tap(pool(20))], [takeOf(20)], 'taking-for'],
  [
    'the next one is for it',
    [exchange, ...tap(card(3)), ...tap(pool(20)), withdrawn, give],
    [takeOf(20), discardOf(3)],
    'idle',
  ],
  ['everything else can still be done', [exchange, ...tap(card(3)), ...tapOn(SWAP_ALL)], [SWAP_ALL]],
  ['two cards change places', [exchange, ...drag(pool(20), onCard(3)), withdrawn, give], [takeOf(20), discardOf(3)]],
  ['or the other way round', [exchange, ...drag(card(3), onCard(21)), withdrawn, give], [takeOf(21), discardOf(3)]],
  ['a card that is pulled off it is taken', [exchange, ...drag(pool(20), FELT)], [takeOf(20)]],
];

test.each<Case>([...TAPS, ...OFFERS, ...DRAGS, ...GOLF, ...POOL])('%s', (_, events, done, name = null) => {
  const result = after(events);
  expect(result.done).toEqual(done);
  if (name !== null) expect(result.state.name).toBe(name);
});

describe('what is asked for twice', () => {
  test.each([HAMMER, PASS, STAND, QUIET])('is what ends a deal or lets a 31 go by: %d', (action) => {
    const last = choices([action], { pass: 'deal' });
    expect(after([last, ...tapOn(action)]).done).toEqual([]);
    expect(after([last, ...tapOn(action), ...tapOn(action)]).done).toEqual([action]);
  });

  test.each([stock, card(3), slot(0)])('is to draw, discard and replace where one wants that: $kind', (on) => {
    const asked = [askingTwice(on.action), ...tap(on)];
    expect(after(asked)).toMatchObject({ state: { name: 'confirming' }, done: [] });
    expect(after([...asked, ...tap(on, 10)])).toMatchObject({ state: IDLE, done: [on.action] });
  });
});

test.each<[string, TurnEvent[], armed: Action | null, chosen: number]>([
  ['a first tap arms', [turn, ...tap(plaque)], KNOCK, NO_CARD],
  ['a second thing instead', [askingTwice(DRAW, KNOCK), ...tap(stock), ...tap(plaque, 10)], KNOCK, NO_CARD],
  ['the card of a knock that was not repeated', [hand, ...tapOn(knockWith(7)), lapsed(LATE)], discardOf(7), 7],
  ['what was armed after a drag that did nothing', [hand, ...tap(card(5)), ...drag(card(3), FELT)], discardOf(5), 5],
  ['a card on which a finger rolled', [hand, pressed(card(3)), ...rolled], discardOf(3), 3],
  ['nothing by the focus, which chooses a card', [hand, focused(discardOf(5))], null, 5],
  ['nothing by the focus on a knock with one', [hand, focused(knockWith(5))], null, 5],
  ['nothing once the focus is elsewhere', [hand, focused(discardOf(5)), focused(null)], null, NO_CARD],
  ['nothing by the focus on a pile', [turn, focused(DRAW)], null, NO_CARD],
  ['what was armed before the focus moved', [hand, ...tap(card(3)), focused(discardOf(5))], discardOf(3), 3],
  ['what is tapped, which the focus has chosen', [hand, focused(discardOf(5)), ...tap(card(5))], discardOf(5), 5],
  ['nothing once it was put away', [askingTwice(REPLACE, FLIP), ...tap(slot(0)), putAway, putAway], null, NO_CARD],
  ['a card to give', [exchange, ...tap(card(3)), lapsed(10 * LATE)], discardOf(3), 3],
  ['another one in its place', [exchange, ...tap(card(3)), ...tap(card(5))], discardOf(5), 5],
  ['none after a second tap on it', [exchange, ...tap(card(3)), ...tap(card(3))], null, NO_CARD],
  ['one after a long press', [exchange, pressed(card(3)), heldDown, released()], discardOf(3), 3],
  ['one to knock with', [exchange, ...drag(pool(20), onCard(3)), withdrawn, hand], discardOf(3), 3],
])('chosen is %s', (_, events, armed, chosen) => {
  const { state } = after(events);
  expect([armedAction(state), chosenCard(state)]).toEqual([armed, chosen]);
});

test.each<[string, Target, TurnEvent[]]>([
  ['a card dropped on the felt', card(3), [hand, ...drag(card(3), FELT)]],
  ['a card whose finger is gone', card(3), [hand, pressed(card(3)), moved(), takenBack()]],
  ['a card of the row', slot(0), [drawn, ...drag(slot(0), FELT)]],
  ['a card dropped on the pool’s discards', pool(20), [exchange, ...drag(pool(20), DISCARDS)]],
  ['a card of the pool that hardly moved', pool(20), [exchange, ...drag(pool(20), NEARBY)]],
  ['a card of the hand beside the pool', card(3), [exchange, ...drag(card(3), FELT)]],
  ['one dropped on what may not be taken', card(3), [offered(takeOf(20), PASS), ...drag(card(3), onCard(22))]],
])('%s goes back', (_, on, events) => {
  const { effects, done } = after(events);
  expect([effects.at(-1), done]).toEqual([{ type: 'put-back', target: on }, []]);
});

test('a card follows the pointer from the first farther move on', () => {
  const { state, effects } = after([hand, pressed(card(3)), moved(NEAR), moved(FAR)]);
  expect(state).toMatchObject({ name: 'dragging', target: card(3) });
  const drags = [NEAR, FAR].map((to) => ({ type: 'drag', target: card(3), to }));
  expect(effects).toEqual([{ type: 'await-hold' }, ...drags]);
});

test('a hold and a lapse are waited for where they matter', () => {
  const typesOf = (events: TurnEvent[]) => after(events).effects.map(({ type }) => type);
  expect(typesOf([turn, ...tap(plaque)])).toEqual(['await-hold', 'await-lapse']);
  expect(typesOf([hand, pressed(card(3)), ...rolled])).toEqual(['await-hold', 'drag', 'put-back', 'await-lapse']);
});

test('the focus moves while a finger is down, stays when a second tap is too late, and is nowhere while nothing can be done', () => {
  const dragging = after([hand, pressed(card(3)), moved(), focused(discardOf(5))]).state;
  expect(dragging).toMatchObject({ name: 'dragging', target: card(3), on: { focused: discardOf(5) } });
  expect(after([turn, focused(DRAW), ...tap(plaque), lapsed(LATE)]).state).toMatchObject({ focused: DRAW });
  expect(after([drawn, focused(REPLACE), putAway]).state).toMatchObject({ name: 'putting-away', focused: null });
  expect(after([focused(DRAW)]).state).toEqual(IDLE);
});
