/** One deal as the bot has played it so far, side by side. */
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { NO_CARD, suitOf, type Card } from '../../../engine/cards.ts';
import { RecordError } from '../../../engine/record.ts';
import { words } from '../../i18n/words.ts';
import { ColumnHeads } from '../../kit/figures.tsx';
import { cardName, cardSign, shownValue } from '../../model/sentences.ts';
import { POLICY_SEAT, type DealPlay } from '../../services/teaching/messages.ts';
import { firstDifference, playedDeal, type DealInTurns, type DealTurn } from './deal-turns.ts';

export function Deals({ plays }: { plays: readonly DealPlay[] }) {
  const deals = useMemo(() => plays.map(({ record }) => dealOrNone(record)), [plays]);
  const [first] = deals;
  if (first === null || first === undefined) return null;
  const { title, lead } = words().teaching.deal;
  return (
    <section>
      <h2>{title}</h2>
      <p class="soft">{lead}</p>
      <Dealt {...first} />
      <div class="deals">
        {plays.map((play, at) => {
          const deal = deals[at];
          return deal !== null && <Played key={at} play={play} deal={deal} first={at === 0 ? null : first} />;
        })}
      </div>
    </section>
  );
}

/** What another version of the game has written may not be playable here. */
function dealOrNone(record: DealPlay['record']): DealInTurns | null {
  try {
    return playedDeal(record);
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}

function Dealt({ dealt, faceUp }: DealInTurns) {
  const text = words().teaching.deal;
  const hand = dealt[POLICY_SEAT].filter((card) => card !== NO_CARD);
  return (
    <p>
      {hand.length > 0 && text.dealt}
      <Marks cards={hand} /> {faceUp.length > 0 && text.faceUp}
      <Marks cards={faceUp} />
    </p>
  );
}

/** Cards as signs, read out by their names. */
function Marks({ cards }: { cards: readonly Card[] }) {
  return (
    <>
      {cards.map((card, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <span role="img" class={[1, 2].includes(suitOf(card)) ? 'card red' : 'card'} aria-label={cardName(card)}>
            {cardSign(card)}
          </span>
        </Fragment>
      ))}
    </>
  );
}

interface PlayedProps {
  play: DealPlay;
  deal: DealInTurns;
  /** The deal as it was played at first; null for itself. */
  first: DealInTurns | null;
}

/** The deal as it was played once: a table of its turns, and how it ended. */
function Played({ play: { minute, record }, deal, first }: PlayedProps) {
  const text = words().teaching.deal;
  const title = minute === null ? text.now : minute === 0 ? text.start : text.after(minute);
  const nameOf = (seat: number): string =>
    seat === POLICY_SEAT ? text.it : text.expert(record.players.length === 2 ? null : seat);
  const turn = first && firstDifference(first, deal, POLICY_SEAT);
  const beside = first === null ? [] : [turn === null ? text.asBefore : text.differs(turn)];
  return (
    <section>
      <h3>{title}</h3>
      <table aria-label={title}>
        <ColumnHeads names={text.head} />
        <tbody>
          {deal.turns.map((each, at) => (
            <Turn key={at} turn={each} name={nameOf(each.seat)} />
          ))}
        </tbody>
      </table>
      {[...endInWords(deal, record, nameOf), ...beside].map((sentence) => (
        <p key={sentence} class="soft">
          {sentence}
        </p>
      ))}
    </section>
  );
}

function Turn({ turn, name }: { turn: DealTurn; name: string }) {
  const { seat, turnedUp, hasKnocked, deed, swapped } = turn;
  const drew = listOf(turn.drew);
  const took = swapped?.taken ?? listOf(turn.took);
  const discarded = swapped?.laid ?? listOf(turn.discarded);
  const { does, knocks, turnsUp } = words().teaching.deal;
  const done = [...(hasKnocked === true ? [knocks] : []), ...(deed === undefined ? [] : [does[deed]])].join(', ');
  const hasMoved = [drew, took, discarded].some((cards) => cards.length > 0);
  return (
    <tr class={seat === POLICY_SEAT ? 'own' : undefined}>
      <th scope="row">{name}</th>
      {hasMoved ? (
        <>
          <td>
            <Marks cards={drew} />
          </td>
          <td>
            <Marks cards={took} />
          </td>
          <td>
            <Marks cards={discarded} />
            {turnedUp !== undefined && `, ${turnsUp}`}
            <Marks cards={listOf(turnedUp)} />
            {done !== '' && discarded.length > 0 && ', '}
            {done}
          </td>
        </>
      ) : (
        <td colSpan={3}>{done}</td>
      )}
    </tr>
  );
}

function listOf(card: Card | undefined): readonly Card[] {
  return card === undefined ? [] : [card];
}

function endInWords(
  { showdown }: DealInTurns,
  { deals: [{ result }] }: DealPlay['record'],
  nameOf: (seat: number) => string,
): string[] {
  const { loses, scores, shows } = words().teaching.deal;
  const { pennies, points } = words().tokens;
  const values = (showdown?.values ?? result.values).flatMap((value, seat) =>
    value === null ? [] : [shows(nameOf(seat), shownValue(value))],
  );
  const lost = result.losses.flatMap((count, seat) => (count > 0 ? [loses(nameOf(seat), pennies(count))] : []));
  const isRace = lost.length === 0;
  const scored = result.points.flatMap((count, seat) =>
    isRace && count > 0 ? [scores(nameOf(seat), points(count))] : [],
  );
  return [values.join(', '), [...lost, ...scored].join(' ')].filter((sentence) => sentence !== '');
}
