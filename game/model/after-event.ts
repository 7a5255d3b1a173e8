/** How each event of the engine changes what the table shows. What golf and games with a pool have of their own is in `golf-state.ts` and `pool-state.ts`. */
import type { EventOf, MatchEvent } from '../../engine/events.ts';
import { isFullHand } from '../../engine/value.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { words } from '../i18n/words.ts';
import { asHeld, withoutCard, withSortedHands } from './hand-order.ts';
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
import type { SeenEvent } from '../../engine/seen.ts';
import { emptyTable, standing, withSeat, type HeldCard, type TableFacts, type TableState } from './table-state.ts';
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
  const { ownTurn, ownLastTurn } = words().table;
  const own = state.turnsLeft[seat] === 1 ? ownLastTurn : ownTurn;
  const message = speakers[seat].you ? own : messageOfTurn(state, facts);
  // Where no card is turned up, everybody looks when the first turn begins.
  const next: TableState = {
    ...state,
    phase: 'play',
    turn: seat,
    unseen: rules.play === 'pool' && state.unseen,
    message,
  };
  return seat === state.knocker ? next : withSeat(next, seat, { action: '' });
}

/** What is said in somebody else's turn: with a pool what was said last, since cards came and went. */
function messageOfTurn({ knocker, declarers, message }: TableState, { rules, speakers }: TableFacts): string {
  if (rules.play === 'pool' || declarers.length > 0) return message;
  return knocker < 0 ? '' : words().table.knocks(speakers[knocker], rules.lastTurns);
}

/** What sentences about losses and gains need to know about the end of a deal. */
export function dealOutcomeOf(state: TableState, rules: HouseRules): DealOutcome {
  const { end, knocker, declarers, othersPay, seats, extraSteps } = state;
  return {
    end: end ?? 'knock',
    knocker,
    // Where a declared hand brings the showdown, hands are compared as without one.
    declarers: othersPay ? declarers : [],
    values: seats.map(({ value }) => value),
    terms: lossTerms(rules, extraSteps),
  };
}

function knockMessage({ seat, counter }: EventOf<'knocked'>, state: TableState, facts: TableFacts): string {
  const { knocks, knocksToo, youKnock, youKnockAndDraw } = words().table;
  const { rules } = facts;
  const who = facts.speakers[seat];
  if (counter) return knocksToo(who);
  if (!who.you) return knocks(who, state.turnsAfterKnock);
  const [knocksFirst, isPool] = [rules.knockTiming === 'before-draw', rules.play === 'pool'];
  if (rules.discardFirst && knocksFirst) return youKnockAndDraw(who, 'discard');
  // Whoever discards first has yet to draw then.
  const draws = knocksFirst || (rules.discardFirst && rules.knockTiming === 'after-draw');
  return draws ? youKnockAndDraw(who, isPool ? 'exchange' : 'draw') : youKnock(who, state.turnsAfterKnock);
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
  const { hand, action } = state.seats[seat];
  const left = settled(withoutCard(hand, card));
  if (rules.discardFirst) return withSeat({ ...state, aside: card }, seat, { hand: left });
  return withSeat({ ...state, discards: [...state.discards, card] }, seat, {
    hand: left,
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
  const next = { ...withAsideLaid(state), stock: state.stock - 1 };
  return withCard(next, seat, drawn, facts.rules.discardFirst ? does.drew : does.draws);
}

/** Where one discards first, a draw is the end of a turn: the own discard comes to lie on the pile. */
function withAsideLaid(state: TableState, discards = state.discards): TableState {
  const { aside } = state;
  return { ...state, discards: aside === null ? discards : [...discards, aside], aside: null };
}

function afterTook(state: TableState, event: EventOf<'took'>, facts: TableFacts): TableState {
  if (facts.rules.play === 'golf') return afterWaiting(state, event, facts);
  const { seat, card } = event;
  const action = words().table.does.took(cardSign(card));
  return withCard(withAsideLaid(state, state.discards.slice(0, -1)), seat, { card, from: 'discards' }, action);
}

function afterReshuffled(state: TableState, { count }: EventOf<'reshuffled'>): TableState {
  return { ...state, stock: count, discards: state.discards.slice(-1), message: words().table.reshuffled };
}

function afterKnocked(state: TableState, event: EventOf<'knocked'>, facts: TableFacts): TableState {
  const message = knockMessage(event, state, facts);
  return withSeat({ ...state, message }, event.seat, { action: words().table.does.knocks });
}

function afterHammered(state: TableState, { seat }: EventOf<'hammered'>, { rules, speakers }: TableFacts): TableState {
  const { calls, does } = words().table;
  const call = rules.hammer === 'shotgun' ? 'shotgun' : 'hammer';
  const message = calls(speakers[seat], call);
  return withSeat({ ...state, message }, seat, { action: does.calls[call] });
}

function afterDeclared(state: TableState, event: EventOf<'declared'>, { rules, speakers }: TableFacts): TableState {
  const { seat, value, hand, playsOn } = event;
  const { declares, declaresOn, pool, does } = words().table;
  const name = declaredName(rules, value, hand);
  const says = playsOn ? declaresOn : rules.play === 'pool' ? pool.declares : declares;
  const declarers = [...state.declarers, seat];
  // After that a knock counts no more.
  const unknocked = playsOn && state.knocker >= 0 ? withSeat(state, state.knocker, { action: '' }) : state;
  const knocker = playsOn ? -1 : state.knocker;
  return withSeat({ ...unknocked, turn: -1, knocker, declarers, message: says(speakers[seat], name) }, seat, {
    value,
    scoring: hand,
    action: does.declares(name),
  });
}

function afterPassed(state: TableState, event: EventOf<'passed'>, facts: TableFacts): TableState {
  const { rules, speakers } = facts;
  if (rules.play === 'pool' || state.stock > 0) return afterPassedOn(state, event, facts);
  const { passes, passesInVain, does } = words().table;
  const { seat } = event;
  const who = speakers[seat];
  const isVain = rules.stockEmpty === 'void' && !state.isEnding;
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
    stayed.includes(index) ? { ...seat, ...standing(rules, tokens[index]) } : seat,
  );
  return { ...state, seats, message };
}

function afterBoughtIn(state: TableState, event: EventOf<'bought-in'>, { speakers }: TableFacts): TableState {
  const { seat, tokens } = event;
  const message = words().table.buysIn(speakers[seat]);
  return withSeat({ ...state, message, kitty: state.kitty + 1 }, seat, { tokens, out: false, onGrace: false });
}

function afterExtraStep(state: TableState, { tokens }: EventOf<'extra-step'>, { rules }: TableFacts): TableState {
  const seats = state.seats.map((seat, index) => ({ ...seat, ...standing(rules, tokens[index]) }));
  return { ...state, seats, extraSteps: state.extraSteps + 1, message: words().table.oneMoreStep };
}

/** Says before the losses that the knock has held, now that all of them are known; or that it has brought nobody a point. */
function afterDealOver(state: TableState, _event: EventOf<'deal-over'>, { rules, speakers }: TableFacts): TableState {
  const { knock, knocker, losses, gains, end, seats, message, extraSteps } = state;
  const { knockFailed, knockHeld } = words().table;
  const isKnock = end === 'knock' && knock !== null;
  const isPromise = lossTerms(rules, extraSteps).promise;
  const holds = isKnock && knock.holds && !isPromise && losses.length > 0;
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

/** A full hand that was kept quiet is broken up by a turn that leaves no full one. */
function withBrokenUp(state: TableState, { rules }: TableFacts): TableState {
  const seats = state.seats.map((seat) => {
    if (!seat.quiet || seat.hand.length !== rules.handSize) return seat;
    const cards = seat.hand.map(({ card }) => card);
    return { ...seat, quiet: isFullHand(rules, cards) };
  });
  return { ...state, seats };
}

export function afterEvent(state: TableState, event: SeenEvent, facts: TableFacts): TableState {
  // The handler fits the event by its type, which TypeScript cannot see for a union.
  const handle = HANDLERS[event.type] as (state: TableState, event: MatchEvent, facts: TableFacts) => TableState;
  return withSortedHands(withBrokenUp(handle({ ...state, ...event.seen }, event, facts), facts), facts);
}
