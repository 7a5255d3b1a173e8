/** How each event of the engine changes what the table shows. */
import type { EventOf, MatchEvent } from '../../engine/events.ts';
import { isFullHand } from '../../engine/value.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { words } from '../i18n/words.ts';
import { afterFlipped, afterReplaced, afterWaiting } from './golf-state.ts';
import { cardSign, declaredName, gainSentences, lossSentences, type Reckoning } from './sentences.ts';
import { emptyTable, withSeat, type HeldCard, type TableFacts, type TableState } from './table-state.ts';
import { lossTerms } from './tokens.ts';

function withCard(state: TableState, seat: number, held: HeldCard, action: string): TableState {
  return withSeat(state, seat, { hand: [...state.seats[seat].hand, held], action });
}

function settled(hand: readonly HeldCard[]): HeldCard[] {
  return hand.map(({ card }) => ({ card, from: 'deal' }));
}

function withTurn(state: TableState, seat: number, { speakers, rules }: TableFacts): TableState {
  if (rules.play === 'golf') {
    // What was said of the turn before stays until something is said of this one.
    const message = speakers[seat].you ? words().table.golf.ownTurn(state.seats[seat].up.length) : state.message;
    return withSeat({ ...state, phase: 'play', turn: seat, message }, seat, { action: '' });
  }
  const before = state.turn;
  const hadLastTurn =
    state.knocker >= 0 && before >= 0 && before !== state.knocker && !state.hadLastTurn.includes(before)
      ? [...state.hadLastTurn, before]
      : state.hadLastTurn;
  const last = state.knocker >= 0;
  const { knocks, ownTurn, ownLastTurn } = words().table;
  const told = last ? knocks(speakers[state.knocker]) : '';
  const message = speakers[seat].you ? (last ? ownLastTurn : ownTurn) : told;
  const next: TableState = { ...state, phase: 'play', turn: seat, hadLastTurn, message };
  return seat === state.knocker ? next : withSeat(next, seat, { action: '' });
}

/** What the deal's end says of who loses or gains, and how these rules tell it. */
function reckoningOf({ end, knocker, declarers, seats, extraSteps }: TableState, rules: HouseRules): Reckoning {
  return {
    end: end ?? 'knock',
    knocker,
    declarers,
    values: seats.map(({ value }) => value),
    terms: lossTerms(rules, extraSteps),
  };
}

function knockMessage(seat: number, counter: boolean, { rules, speakers }: TableFacts): string {
  const { knocks, knocksToo, youKnock, youKnockAndDraw } = words().table;
  const who = speakers[seat];
  if (counter) return knocksToo(who);
  if (!who.you) return knocks(who);
  return rules.knockTiming === 'before-draw' ? youKnockAndDraw(who) : youKnock(who);
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
      tokens: Math.max(0, tokens[index]),
      onGrace: rules.scoring === 'lives' && rules.grace && tokens[index] === 0,
      out: tokens[index] < 0,
      points: seats[index].points,
    })),
  };
}

function afterDiscarded(state: TableState, { seat, card }: EventOf<'discarded'>, { rules }: TableFacts): TableState {
  const { does } = words().table;
  const { hand, action, quiet } = state.seats[seat];
  const left = settled(hand.filter((held) => held.card !== card));
  const cards = left.map((held) => held.card);
  return withSeat({ ...state, discards: [...state.discards, card] }, seat, {
    hand: left,
    quiet: quiet && isFullHand(rules, cards),
    action: action === does.draws ? does.drew : action,
  });
}

function afterShowdown(state: TableState, { end, hands, values, scoring }: EventOf<'showdown'>): TableState {
  const { rowsOpen, handsShown } = words().table;
  return {
    ...state,
    phase: 'showdown',
    turn: -1,
    end,
    message: state.declarers.length > 0 ? state.message : end === 'golf' ? rowsOpen : handsShown,
    seats: state.seats.map((seat, index) => ({
      ...seat,
      hand: (hands[index] ?? []).map((card) => ({ card, from: 'deal' })),
      value: values[index],
      scoring: scoring[index] ?? [],
    })),
  };
}

function afterLoss(state: TableState, event: EventOf<'lost-tokens'>, { rules, speakers }: TableFacts): TableState {
  const { seat, lost, tokens, onGrace, eliminated } = event;
  const losses = [...state.losses, { seat, lost, onGrace, eliminated }];
  const paid = state.seats[seat].tokens - tokens;
  const message = lossSentences(losses, reckoningOf(state, rules), speakers);
  return withSeat({ ...state, losses, kitty: state.kitty + paid, message }, seat, { tokens, onGrace, out: eliminated });
}

function afterScored(state: TableState, event: EventOf<'scored'>, { rules, speakers }: TableFacts): TableState {
  const { seat, gained, points } = event;
  if (rules.scoring === 'lives') return withSeat(state, seat, { points });
  const gains = [...state.gains, { seat, gained }];
  const message = gainSentences(gains, reckoningOf(state, rules), speakers);
  return withSeat({ ...state, gains, message }, seat, { points });
}

/** The table after an event. */
export function afterEvent(state: TableState, event: MatchEvent, facts: TableFacts): TableState {
  const { speakers, rules } = facts;
  const { table } = words();
  switch (event.type) {
    case 'deal-began':
      return afterDealBegan(state, event, facts);
    case 'dealt':
      return withCard({ ...state, stock: state.stock - 1 }, event.seat, { card: event.card, from: 'deal' }, '');
    case 'turned-up':
      return { ...state, stock: state.stock - 1, discards: [event.card], unseen: false, message: '' };
    case 'turn':
      return withTurn(state, event.seat, facts);
    case 'drew':
      if (rules.play === 'golf') return afterWaiting(state, event, facts);
      return withCard(
        { ...state, stock: state.stock - 1 },
        event.seat,
        { card: event.card, from: 'stock' },
        table.does.draws,
      );
    case 'took':
      if (rules.play === 'golf') return afterWaiting(state, event, facts);
      return withCard(
        { ...state, discards: state.discards.slice(0, -1) },
        event.seat,
        { card: event.card, from: 'discards' },
        table.does.took(cardSign(event.card)),
      );
    case 'discarded':
      return afterDiscarded(state, event, facts);
    case 'knocked': {
      const knocker = state.knocker < 0 ? event.seat : state.knocker;
      const message = knockMessage(event.seat, event.counter, facts);
      return withSeat({ ...state, knocker, message }, event.seat, { action: table.does.knocks });
    }
    case 'stood':
      return withSeat(state, event.seat, { action: table.does.stands });
    case 'passed':
      return withSeat({ ...state, message: table.passes(speakers[event.seat]) }, event.seat, {
        action: table.does.passes,
      });
    case 'hammered': {
      const call = rules.hammer === 'shotgun' ? 'shotgun' : 'hammer';
      const message = table.calls(speakers[event.seat], call);
      return withSeat({ ...state, knocker: event.seat, message }, event.seat, { action: table.does.calls[call] });
    }
    case 'looked':
      return withSeat({ ...state, message: table.looks(speakers[event.seat]) }, event.seat, {
        action: table.does.looks,
      });
    case 'called-sudden-death':
      return { ...state, message: table.callsSuddenDeath(speakers[event.seat]) };
    case 'dealt-on':
      return { ...state, message: table.dealsOn(speakers[event.seat]) };
    case 'declared':
      return withSeat(
        {
          ...state,
          turn: -1,
          declarers: [...state.declarers, event.seat],
          message: table.declares(speakers[event.seat], declaredName(rules, event.value)),
        },
        event.seat,
        { value: event.value, scoring: event.hand, action: table.does.declares(declaredName(rules, event.value)) },
      );
    case 'kept-quiet':
      // Nobody else may see that somebody kept quiet.
      return withSeat(speakers[event.seat].you ? { ...state, message: table.youKeepQuiet } : state, event.seat, {
        quiet: true,
      });
    case 'replaced':
      return afterReplaced(state, event, facts);
    case 'flipped':
      return afterFlipped(state, event, facts);
    case 'reshuffled':
      return {
        ...state,
        stock: event.count,
        discards: state.discards.slice(-1),
        message: table.reshuffled,
      };
    case 'showdown':
      return afterShowdown(state, event);
    case 'lost-tokens':
      return afterLoss(state, event, facts);
    case 'scored':
      return afterScored(state, event, facts);
    case 'everybody-out': {
      const seats = state.seats.map((seat, index) => (event.seats.includes(index) ? { ...seat, out: false } : seat));
      return { ...state, seats, message: table.everybodyStays };
    }
    case 'bought-in':
      return withSeat({ ...state, message: table.buysIn(speakers[event.seat]), kitty: state.kitty + 1 }, event.seat, {
        tokens: event.tokens,
        out: false,
        onGrace: false,
      });
    case 'left':
      return withSeat({ ...state, message: table.leaves(speakers[event.seat]) }, event.seat, {
        out: true,
      });
    case 'extra-step': {
      const seats = state.seats.map((seat, index) => ({
        ...seat,
        tokens: Math.max(0, event.tokens[index]),
        out: event.tokens[index] < 0,
        onGrace: rules.grace && event.tokens[index] === 0,
      }));
      return { ...state, seats, extraSteps: state.extraSteps + 1, message: table.oneMoreStep };
    }
    case 'deal-over':
      return { ...state, turn: -1 };
    case 'match-won':
      return {
        ...state,
        phase: 'over',
        winner: event.seat,
        kitty: 0,
        message: table.wins(speakers[event.seat]),
      };
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`the table cannot show the event ${JSON.stringify(event)}`);
}
