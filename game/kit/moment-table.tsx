/** The table at one moment: what the seat whose decision it is could see. */
import { Fragment, type ComponentChildren } from 'preact';
import { KNOCK } from '../../engine/actions.ts';
import { NO_CARD, type Card as CardNumber } from '../../engine/cards.ts';
import { MOST_HELD } from '../../engine/public.ts';
import type { View } from '../../engine/view.ts';
import type { Theme } from '../base/theme/theme.ts';
import type { Speaker } from '../i18n/message-arguments.ts';
import { words } from '../i18n/words.ts';
import { valueLabel } from '../model/sentences.ts';
import { heldBy } from '../model/hand-order.ts';
import { handWorth } from '../model/table-state.ts';
import { coinWords, graceName, levelName } from '../model/token-names.ts';
import { tokenKind } from '../model/tokens.ts';
import { Card, CardBack } from './card.tsx';
import { feltOf } from './felt.ts';
import { lastMoves, moveInWords } from './last-moves.ts';
import { NamedCards } from './named-cards.tsx';
import './moment-table.css';

interface MomentProps {
  view: View;
  speakers: readonly Speaker[];
}

interface MomentTableProps extends MomentProps {
  theme: Theme;
  /** Which moment it is, where there are others on the page. */
  when?: string;
}

export function MomentTable({ view, speakers, theme, when }: MomentTableProps) {
  const { table, labelled } = words().moments;
  return (
    <section
      class="moment"
      aria-label={when === undefined ? table : labelled(table, when)}
      style={feltOf(view.rules, theme)}
    >
      <Others view={view} speakers={speakers} />
      <Piles view={view} />
      <Own view={view} speakers={speakers} />
    </section>
  );
}

/** The other players, in the order in which they play after this one. */
function Others({ view, speakers }: MomentProps) {
  const { table, rules } = view;
  const moves = lastMoves(table, rules);
  const seats: number[] = [];
  for (let seat = table.next(view.seat); seat !== view.seat; seat = table.next(seat)) seats.push(seat);
  return (
    <ul class="others">
      {seats.map((seat) => {
        const hasKnocked = table.knocker === seat;
        // The knock itself is said already.
        const told = moves[seat].filter(({ action }) => action !== KNOCK || !hasKnocked);
        return (
          <li key={seat}>
            <div>
              <span class="facts">
                <strong>{speakers[seat].name}</strong> {standingOf(view, seat)}{' '}
                {hasKnocked && <em>{words().a11y.knocker}</em>}
              </span>
              <span class="did">
                <NamedCards text={told.map((move) => moveInWords(move, view, seat)).join(', ')} />
              </span>
            </div>
            <Cards
              label={words().moments.known}
              cards={rules.play === 'golf' ? rowOf(view, seat) : knownOf(view, seat)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface CardsProps {
  label: string;
  /** `NO_CARD` for what cannot be seen. */
  cards: readonly CardNumber[];
  /** What lies in place of that; a card that is said to be face down by default. */
  unseen?: ComponentChildren;
}

function Cards({ label, cards, unseen = <CardBack name={words().a11y.faceDown} /> }: CardsProps) {
  if (cards.length === 0) return <span class="cards" />;
  return (
    <span class="cards" role="group" aria-label={label}>
      {cards.map((card, place) => (
        <Fragment key={place}>{card === NO_CARD ? unseen : <Card card={card} />}</Fragment>
      ))}
    </span>
  );
}

function knownOf({ table }: View, seat: number): CardNumber[] {
  return Array.from(table.known.subarray(seat * MOST_HELD, seat * MOST_HELD + table.knownCount[seat]));
}

function rowOf({ table, rules: { handSize } }: View, seat: number): CardNumber[] {
  return Array.from(table.rows.subarray(seat * handSize, (seat + 1) * handSize));
}

function Piles({ view: { rules, table } }: Pick<MomentProps, 'view'>) {
  const { stock, discards, aside } = words().moments;
  const { top } = table;
  return (
    <div class="piles">
      <Pile caption={stock(table.stockCount)}>
        <CardBack />
      </Pile>
      {rules.play === 'pool' ? (
        <Pool table={table} />
      ) : (
        <Pile caption={top === NO_CARD ? words().a11y.noTopCard : discards}>
          {top === NO_CARD ? NO_CARD_HERE : <Card card={top} />}
        </Pile>
      )}
      {rules.play !== 'pool' && table.aside !== NO_CARD && (
        <Pile caption={aside}>
          <Card card={table.aside} />
        </Pile>
      )}
    </div>
  );
}

const NO_CARD_HERE = <span class="no-card" />;

function Pile({ caption, children }: { caption: string; children: ComponentChildren }) {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The three cards in the middle, face down before the dealer has chosen; the place of one that somebody has taken is empty. */
function Pool({ table: { pool, turns } }: Pick<View, 'table'>) {
  const label = words().moments.pool;
  const cards = Array.from(pool);
  const isClosed = cards.every((card) => card === NO_CARD) && turns.every((count) => count === 0);
  return (
    <Pile caption={label}>
      <Cards label={label} cards={cards} {...(!isClosed && { unseen: NO_CARD_HERE })} />
    </Pile>
  );
}

function Own({ view, speakers }: MomentProps) {
  const { seat, rules, cards, drawn, drawnIsTaken } = view;
  const title = words().a11y.handTitle(speakers[seat]);
  const { drawn: fromStock, taken } = words().moments;
  const isGolf = rules.play === 'golf';
  const worth = handWorth(rules, isGolf ? [] : heldBy(view));
  const isUnseen = !isGolf && cards.length === 0;
  const hand = isUnseen ? Array.from({ length: rules.handSize }, () => NO_CARD) : cards;
  const value = worth === null ? (isUnseen ? words().a11y.handUnseen : '') : valueLabel(worth.value, worth.suit);
  return (
    <div class="own">
      <p class="facts">
        <strong>{title}</strong> {standingOf(view, seat)}
      </p>
      {isGolf ? (
        <Cards label={title} cards={rowOf(view, seat)} />
      ) : (
        <Cards label={title} cards={hand} unseen={<CardBack />} />
      )}
      {drawn !== NO_CARD && (
        <Pile caption={drawnIsTaken ? taken : fromStock}>
          <Card card={drawn} />
        </Pile>
      )}
      {value !== '' && <span class="value">{value}</span>}
    </div>
  );
}

/** What a seat still has: "3 pennies", "2 of 5 points". */
function standingOf({ rules, tokens, points }: View, seat: number): string {
  const { tokens: names } = words();
  const left = tokens[seat];
  switch (tokenKind(rules)) {
    case 'points':
      return names.points(points[seat]);
    case 'letters':
    case 'places':
      return levelName(rules, left, 0) ?? names.stillIn;
    case 'pennies':
    case 'nickels':
      return left === 0 ? graceName(rules, 0) : (coinWords(rules, left) ?? '');
  }
}
