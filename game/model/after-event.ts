/** How each event of the engine changes what the table shows. What golf and games with a pool have of their own is in `golf-state.ts` and `pool-state.ts`. */
import type { EventOf, MatchEvent } from '../../engine/events.ts';
import { turnsAfterKnock } from '../../engine/knocking.ts';
import { makesAllPay } from '../../engine/rules/idle.ts';
import { hasThreeAces, isFullHand } from '../../engine/value.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { TurnsLeft } from '../i18n/message-arguments.ts';
import { words } from '../i18n/words.ts';
import { asHeld, withSortedHands } from './hand-order.ts';
import { afterFlipped, afterReplaced, afterWaiting } from './golf-state.ts';
import {
  afterChangedHand,
  afterKeptHand,
  afterPassedOn,
  afterPoolLaid,
  afterPoolRenewed,
  afterPoolTurnedUp,
  afterPutIntoPool,
  afterSwappedAll,
  afterTookFromPool,
} from './pool-state.ts';
import { cardSign, declaredName, gainSentences, lossSentences, shownValue, type DealOutcome } from './sentences.ts';
import {
  emptyTable,
  isEnding,
  standing,
  withSeat,
  type HeldCard,
  type TableFacts,
  type TableState,
} from './table-state.ts';
import { lossTerms } from './token-names.ts';

function withCard(state: TableState, seat: number, held: HeldCard, action: string): TableState {
  return withSeat(state, seat, { hand: [...state.seats[seat].hand, held], action });
}

function settled(hand: readonly HeldCard[]): HeldCard[] {
  return hand.map(({ card }) => ({ card, from: 'deal' }));
}

function withTurn(state: TableState, seat: number, facts: TableFacts): TableState {
  const { speakers, rules } = facts;
  if (rules.play === 'golf') {
    // The message about the turn before stays until there is one about this turn.
    const message = speakers[seat].you ? words().table.golf.ownTurn(state.seats[seat].up.length) : state.message;
    return withSeat({ ...state, phase: 'play', turn: seat, message }, seat, { action: '' });
  }
  const isLastTurn = isEnding(state);
  const lastTurns = isLastTurn ? state.lastTurns.with(seat, state.lastTurns[seat] - 1) : state.lastTurns;
  const { ownTurn, ownLastTurn } = words().table;
  const own = isLastTurn && lastTurns[seat] === 0 ? ownLastTurn : ownTurn;
  const message = speakers[seat].you ? own : messageOfTurn(state, facts);
  const isFirstTurn = state.phase === 'dealing' && seat === firstPlayer(state);
  const next: TableState = { ...state, phase: 'play', turn: seat, isFirstTurn, lastTurns, isLastTurn, message };
  return seat === state.knocker ? next : withSeat(next, seat, { action: '' });
}

/** Who sits next to the dealer, clockwise, of those who are in. */
function firstPlayer({ dealer, seats }: TableState): number | undefined {
  const inPlay = seats.flatMap(({ out }, seat) => (out ? [] : [seat]));
  return inPlay.find((seat) => seat > dealer) ?? inPlay[0];
}

/** What is said in somebody else's turn: with a pool what was said last, since cards came and went. */
function messageOfTurn({ knocker, declarers, message }: TableState, { rules, speakers }: TableFacts): string {
  if (rules.play === 'pool' || declarers.length > 0) return message;
  return knocker < 0 ? '' : words().table.knocks(speakers[knocker], rules.lastTurns);
}

/** What sentences about losses and gains need to know about the end of a deal. */
export function dealOutcomeOf(state: TableState, rules: HouseRules): DealOutcome {
  const { end, knocker, declarers, seats, extraSteps } = state;
  return {
    end: end ?? 'knock',
    knocker,
    // Where a declared hand brings the showdown, hands are compared as without one.
    declarers: areAllToPay(state, rules) ? declarers : [],
    values: seats.map(({ value }) => value),
    terms: lossTerms(rules, extraSteps),
  };
}

/** Whether everybody pays who has not declared. */
function areAllToPay({ end, declarers, seats }: TableState, rules: HouseRules): boolean {
  const hasAces = (seat: number): boolean => hasThreeAces(seats[seat].hand.map(({ card }) => card));
  return end === 'hammer' || declarers.some((seat) => makesAllPay(rules, hasAces(seat)));
}

/** @param turns how many each of the others then has */
function knockMessage(seat: number, counter: boolean, turns: TurnsLeft, { rules, speakers }: TableFacts): string {
  const { knocks, knocksToo, youKnock, youKnockAndDraw } = words().table;
  const who = speakers[seat];
  if (counter) return knocksToo(who);
  if (!who.you) return knocks(who, turns);
  const [knocksFirst, isPool] = [rules.knockTiming === 'before-draw', rules.play === 'pool'];
  if (rules.discardFirst && knocksFirst) return youKnockAndDraw(who, 'discard');
  // Whoever discards first has yet to draw then.
  const draws = knocksFirst || (rules.discardFirst && rules.knockTiming === 'after-draw');
  return draws ? youKnockAndDraw(who, isPool ? 'exchange' : 'draw') : youKnock(who, turns);
}

function afterDealBegan(
  { kitty, extraSteps, seats }: TableState,
  { deal, dealer, tokens }: EventOf<'deal-began'>,
  facts: TableFacts,
): TableState {
  const { rules, speakers } = facts;
  const { table } = words();
  const fresh = emptyTable(facts);
  return {
    ...fresh,
    phase: 'dealing',
    deal,
    dealer,
    kitty,
    extraSteps,
    unseen: rules.hammer === 'shotgun' || rules.suddenDeath,
    message: deal === 1 ? table.deals(speakers[dealer]) : table.deal(deal),
    seats: fresh.seats.map((seat, index) => ({
      ...seat,
      ...standing(rules, tokens[index]),
      points: seats[index].points,
    })),
  };
}

function afterDiscarded(state: TableState, { seat, card }: EventOf<'discarded'>, { rules }: TableFacts): TableState {
  const { does } = words().table;
  const { hand, action, quiet } = state.seats[seat];
  const left = settled(hand.filter((held) => held.card !== card));
  if (rules.discardFirst) return withSeat({ ...state, aside: card }, seat, { hand: left });
  const cards = left.map((held) => held.card);
  return withSeat({ ...state, discards: [...state.discards, card] }, seat, {
    hand: left,
    quiet: quiet && isFullHand(rules, cards),
    action: action === does.draws ? does.drew : action,
  });
}

function afterShowdown(state: TableState, event: EventOf<'showdown'>, { rules }: TableFacts): TableState {
  const { end, hands, values, scoring } = event;
  const { rowsOpen, handsShown, stockSpent } = words().table;
  // What a declared hand is worth stays, and that somebody has passed because nobody loses.
  const isSaid = state.declarers.length > 0 || (end === 'void' && rules.stockEmpty !== 'void-at-once');
  const shown = end === 'golf' ? rowsOpen : end === 'void' ? stockSpent : handsShown;
  return {
    ...state,
    phase: 'showdown',
    turn: -1,
    end,
    message: isSaid ? state.message : shown,
    seats: state.seats.map((seat, index) => ({
      ...seat,
      hand: asHeld(hands[index] ?? [], seat.hand).map((card) => ({ card, from: 'deal' })),
      value: values[index],
      scoring: scoring[index] ?? [],
    })),
  };
}

function afterLoss(state: TableState, event: EventOf<'lost-tokens'>, { rules, speakers }: TableFacts): TableState {
  const { seat, lost, tokens, onGrace, eliminated } = event;
  const had = state.seats[seat].tokens;
  const isShort = eliminated && rules.grace && rules.levelNames.length === 0 && had > 0 && lost > had;
  const losses = [...state.losses, { seat, lost, onGrace, eliminated, ...(isShort && { had }) }];
  const paid = had - tokens;
  const message = lossSentences(losses, dealOutcomeOf(state, rules), speakers);
  return withSeat({ ...state, losses, kitty: state.kitty + paid, message }, seat, { tokens, onGrace, out: eliminated });
}

/** What a seat receives is not in the dish. */
function afterReceived(state: TableState, event: EventOf<'received-tokens'>, { speakers }: TableFacts): TableState {
  const { seat, received, tokens } = event;
  const message = `${state.message} ${words().table.receives(speakers[seat], received)}`;
  return withSeat({ ...state, kitty: state.kitty - received, message }, seat, { tokens, onGrace: false });
}

function afterScored(state: TableState, event: EventOf<'scored'>, { rules, speakers }: TableFacts): TableState {
  const { seat, gained, points } = event;
  if (rules.scoring === 'lives') return withSeat(state, seat, { points });
  const gains = [...state.gains, { seat, gained }];
  const message = gainSentences(gains, dealOutcomeOf(state, rules), speakers);
  return withSeat({ ...state, gains, message }, seat, { points });
}

function afterDealt(state: TableState, { seat, card }: EventOf<'dealt'>): TableState {
  return withCard({ ...state, stock: state.stock - 1 }, seat, { card, from: 'deal' }, '');
}

function afterTurnedUp(state: TableState, { card }: EventOf<'turned-up'>): TableState {
  return { ...state, stock: state.stock - 1, discards: [card], unseen: false, message: '' };
}

function afterDrew(state: TableState, event: EventOf<'drew'>, facts: TableFacts): TableState {
  if (facts.rules.play === 'golf') return afterWaiting(state, event, facts);
  const { seat, card } = event;
  const { does } = words().table;
  const drawn: HeldCard = { card, from: 'stock' };
  const next = { ...state, stock: state.stock - 1 };
  if (facts.rules.discardFirst) return afterTurn(withCard(next, seat, drawn, does.drew), seat, facts);
  return withCard(next, seat, drawn, does.draws);
}

/** Where one discards first, a draw is the end of a turn: the own discard comes to lie on the pile. */
function afterTurn(state: TableState, seat: number, { rules }: TableFacts): TableState {
  const { aside, discards, seats } = state;
  const { hand, quiet } = seats[seat];
  const cards = hand.map(({ card }) => card);
  const next = { ...state, discards: aside === null ? discards : [...discards, aside], aside: null };
  return withSeat(next, seat, { quiet: quiet && isFullHand(rules, cards) });
}

function afterTook(state: TableState, event: EventOf<'took'>, facts: TableFacts): TableState {
  if (facts.rules.play === 'golf') return afterWaiting(state, event, facts);
  const { seat, card } = event;
  const action = words().table.does.took(cardSign(card));
  const next = withCard({ ...state, discards: state.discards.slice(0, -1) }, seat, { card, from: 'discards' }, action);
  return facts.rules.discardFirst ? afterTurn(next, seat, facts) : next;
}

function afterReshuffled(state: TableState, { count }: EventOf<'reshuffled'>): TableState {
  return { ...state, stock: count, discards: state.discards.slice(-1), message: words().table.reshuffled };
}

function afterKnocked(state: TableState, { seat, counter }: EventOf<'knocked'>, facts: TableFacts): TableState {
  const knocker = state.knocker < 0 ? seat : state.knocker;
  const turns = turnsAfterKnock(facts.rules, state.hasExchanged);
  const message = knockMessage(seat, counter, turns, facts);
  const { knockerLastTurn } = facts.rules;
  const others = turnsOfAll(state, turns).with(seat, 0);
  const own = knockerLastTurn && !state.seats[seat].passed && others.some((left) => left > 0) ? 1 : 0;
  const lastTurns = counter ? state.lastTurns : others.with(seat, own);
  return withSeat({ ...state, knocker, message, lastTurns }, seat, { action: words().table.does.knocks });
}

/** So many last turns for everybody who is in and has not declared, or passed for good. */
function turnsOfAll({ seats, declarers }: TableState, turns: number): number[] {
  return seats.map(({ out, passed }, seat) => (out || passed || declarers.includes(seat) ? 0 : turns));
}

function afterHammered(state: TableState, { seat }: EventOf<'hammered'>, { rules, speakers }: TableFacts): TableState {
  const { calls, does } = words().table;
  const call = rules.hammer === 'shotgun' ? 'shotgun' : 'hammer';
  const message = calls(speakers[seat], call);
  return withSeat({ ...state, knocker: seat, message }, seat, { action: does.calls[call] });
}

function afterDeclared(state: TableState, event: EventOf<'declared'>, { rules, speakers }: TableFacts): TableState {
  const { seat, value, hand, playsOn } = event;
  const { declares, declaresOn, pool, does } = words().table;
  const name = declaredName(rules, value, hand);
  const says = playsOn ? declaresOn : rules.play === 'pool' ? pool.declares : declares;
  const declarers = [...state.declarers, seat];
  const declared = withSeat({ ...state, turn: -1, declarers, message: says(speakers[seat], name) }, seat, {
    value,
    scoring: hand,
    action: does.declares(name),
  });
  return playsOn ? withLastTurns(state, declared, seat, rules) : declared;
}

/**
 * After the first declared hand all others have their last turns, and a knock before it counts no more. Whoever declares
 * after that has none left.
 */
function withLastTurns(before: TableState, state: TableState, seat: number, { lastTurns }: HouseRules): TableState {
  const { knocker, declarers, phase } = before;
  const isFirst = phase === 'dealing' || declarers.length === 0;
  const unknocked = knocker < 0 ? state : withSeat(state, knocker, { action: '' });
  const turns = isFirst ? turnsOfAll(state, Math.max(lastTurns, 1)) : state.lastTurns.with(seat, 0);
  return { ...unknocked, knocker: -1, isLastTurn: false, lastTurns: turns };
}

function afterPassed(state: TableState, event: EventOf<'passed'>, facts: TableFacts): TableState {
  const { rules, speakers } = facts;
  if (rules.play === 'pool' || state.stock > 0) return afterPassedOn(state, event, facts);
  const { passes, passesInVain, does } = words().table;
  const { seat } = event;
  const who = speakers[seat];
  const isVain = rules.stockEmpty === 'void' && !isEnding(state);
  return withSeat({ ...state, message: (isVain ? passesInVain : passes)(who) }, seat, { action: does.passes });
}

function afterKeptQuiet(state: TableState, { seat }: EventOf<'kept-quiet'>, { speakers }: TableFacts): TableState {
  // Nobody else may see that somebody kept quiet.
  const message = speakers[seat].you ? words().table.youKeepQuiet : state.message;
  return withSeat({ ...state, message }, seat, { quiet: true });
}

function afterEverybodyOut(
  state: TableState,
  { seats: stayed, tokens }: EventOf<'everybody-out'>,
  { rules }: TableFacts,
): TableState {
  const { everybodyReturns, everybodyStays } = words().table;
  const message = rules.allOut === 'all-return' ? everybodyReturns : everybodyStays;
  const seats = state.seats.map((seat, index) =>
    stayed.includes(index)
      ? { ...seat, tokens: tokens[index], out: false, onGrace: rules.grace && tokens[index] === 0 }
      : seat,
  );
  return { ...state, seats, message };
}

function afterBoughtIn(state: TableState, event: EventOf<'bought-in'>, { speakers }: TableFacts): TableState {
  const { seat, tokens } = event;
  const message = words().table.buysIn(speakers[seat]);
  return withSeat({ ...state, message, kitty: state.kitty + 1 }, seat, { tokens, out: false, onGrace: false });
}

function afterExtraStep(state: TableState, { tokens }: EventOf<'extra-step'>, { rules }: TableFacts): TableState {
  const seats = state.seats.map((seat, index) => ({
    ...seat,
    tokens: Math.max(0, tokens[index]),
    out: tokens[index] < 0,
    onGrace: rules.grace && tokens[index] === 0,
  }));
  return { ...state, seats, extraSteps: state.extraSteps + 1, message: words().table.oneMoreStep };
}

/** Says before the losses that the knock has held, now that all of them are known; or that it has brought nobody a point. */
function afterDealOver(state: TableState, _event: EventOf<'deal-over'>, { rules, speakers }: TableFacts): TableState {
  const { knocker, losses, gains, declarers, end, seats, message, extraSteps } = state;
  const { knockFailed, knockHeld } = words().table;
  const isKnock = end === 'knock' && knocker >= 0 && declarers.length === 0;
  const isPromise = lossTerms(rules, extraSteps).promise;
  const holds = isKnock && !isPromise && losses.length > 0 && losses.every(({ seat }) => seat !== knocker);
  const isInVain = isKnock && rules.scoring === 'points' && gains.every(({ gained }) => gained < 0);
  if (!holds && !isInVain) return { ...state, turn: -1 };
  const value = shownValue(seats[knocker].value ?? 0);
  const said = isInVain ? knockFailed(speakers[knocker], value) : knockHeld(speakers[knocker], value);
  const hasLoss = holds || gains.length > 0;
  return { ...state, turn: -1, message: hasLoss ? `${said} ${message}` : said };
}

/** A handler for each type of event: the compiler asks for one when the engine gets a new event. */
const HANDLERS: {
  readonly [Type in MatchEvent['type']]: (state: TableState, event: EventOf<Type>, facts: TableFacts) => TableState;
} = {
  'deal-began': afterDealBegan,
  dealt: afterDealt,
  'turned-up': afterTurnedUp,
  turn: (state, { seat }, facts) => withTurn(state, seat, facts),
  drew: afterDrew,
  took: afterTook,
  discarded: afterDiscarded,
  replaced: afterReplaced,
  flipped: afterFlipped,
  reshuffled: afterReshuffled,
  knocked: afterKnocked,
  hammered: afterHammered,
  stood: (state, { seat }) => withSeat(state, seat, { action: words().table.does.stands }),
  passed: afterPassed,
  'pool-laid': afterPoolLaid,
  'kept-hand': afterKeptHand,
  'changed-hand': afterChangedHand,
  'pool-turned-up': afterPoolTurnedUp,
  'took-from-pool': afterTookFromPool,
  'put-into-pool': afterPutIntoPool,
  'swapped-all': afterSwappedAll,
  'pool-renewed': afterPoolRenewed,
  looked: (state, { seat }, { speakers }) => {
    const { looks, does } = words().table;
    return withSeat({ ...state, message: looks(speakers[seat]) }, seat, { action: does.looks });
  },
  'called-sudden-death': (state, { seat }, { speakers }) => {
    return { ...state, message: words().table.callsSuddenDeath(speakers[seat]) };
  },
  'dealt-on': (state, { seat }, { speakers }) => ({ ...state, message: words().table.dealsOn(speakers[seat]) }),
  declared: afterDeclared,
  'kept-quiet': afterKeptQuiet,
  showdown: afterShowdown,
  'lost-tokens': afterLoss,
  'received-tokens': afterReceived,
  scored: afterScored,
  'everybody-out': afterEverybodyOut,
  'bought-in': afterBoughtIn,
  left: (state, { seat }, { speakers }) => {
    return withSeat({ ...state, message: words().table.leaves(speakers[seat]) }, seat, { out: true });
  },
  'extra-step': afterExtraStep,
  'deal-over': afterDealOver,
  'match-won': (state, { seat }, { speakers }) => {
    // Nobody looks like a loser and the winner at once.
    const losses = state.losses.filter((loss) => loss.seat !== seat);
    return { ...state, losses, phase: 'over', winners: [seat], kitty: 0, message: words().table.wins(speakers[seat]) };
  },
  'match-shared': (state, { seats }, { speakers }) => {
    const losses = state.losses.filter((loss) => !seats.includes(loss.seat));
    const message = words().table.shareWin(seats.map((seat) => speakers[seat]));
    return { ...state, losses, phase: 'over', winners: seats, message };
  },
};

/** The table after an event. */
export function afterEvent(state: TableState, event: MatchEvent, facts: TableFacts): TableState {
  // The handler fits the event by its type, which TypeScript cannot see for a union.
  const handle = HANDLERS[event.type] as (state: TableState, event: MatchEvent, facts: TableFacts) => TableState;
  return withSortedHands(handle(state, event, facts), facts);
}
