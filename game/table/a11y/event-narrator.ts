/** Turns the events at the table into sentences, and says who may hear them. Pure. */
import type { Speaker } from '../../i18n/message-arguments.ts';
import type { Card } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { words } from '../../i18n/words.ts';
import { cardName, valueText } from '../../model/sentences.ts';

/** A sentence; `isPrivate` if it is only for the person who has the device. */
export interface Sentence {
  text: string;
  isPrivate: boolean;
}

interface EventContext {
  speakers: readonly Speaker[];
  /** The seat whose hand is open, -1 for none. */
  viewer: number;
  /** What the table says about the event, and what it said before. */
  message: string;
  before: string;
}

const LOSSES: readonly MatchEvent['type'][] = ['lost-tokens', 'received-tokens', 'scored'];

export class EventNarrator {
  /** What the table says about losses so far: one sentence once all are known. */
  #pending = '';

  sentencesFor(event: MatchEvent, context: EventContext): Sentence[] {
    if (LOSSES.includes(event.type)) {
      this.#pending = context.message;
      return [];
    }
    const pending = this.#pending;
    this.#pending = '';
    const sentences = sentencesOf(event, context);
    const isSummedUp = event.type === 'deal-over' && (pending !== '' || context.message !== context.before);
    const verdict = isSummedUp ? context.message : pending;
    return [...(verdict === '' ? [] : [{ text: verdict, isPrivate: false }]), ...sentences].filter(
      ({ text }) => text !== '',
    );
  }
}

function aloud(...texts: readonly string[]): Sentence[] {
  return texts.map((text) => ({ text, isPrivate: false }));
}

function namesOf(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

function sentencesOf(event: MatchEvent, { speakers, viewer, message, before }: EventContext): Sentence[] {
  const messages = words().a11y;
  switch (event.type) {
    case 'dealt':
    case 'turn':
    case 'deal-over':
      return [];
    case 'turned-up':
      return aloud(messages.topCard(cardName(event.card)));
    case 'drew':
      return event.seat === viewer
        ? [{ text: messages.drewCard(speakers[event.seat], words().cards.the(event.card)), isPrivate: true }]
        : aloud(messages.drew(speakers[event.seat]));
    case 'took':
    case 'took-from-pool':
      return aloud(messages.took(speakers[event.seat], words().cards.the(event.card)));
    case 'discarded':
      return aloud(messages.discarded(speakers[event.seat], words().cards.the(event.card)));
    case 'put-into-pool':
      return aloud(messages.laid(speakers[event.seat], words().cards.the(event.card)));
    case 'swapped-all':
      return aloud(
        messages.swappedAll(speakers[event.seat], ...([event.taken, event.laid].map(namesOf) as [string, string])),
      );
    case 'pool-turned-up':
      return aloud(messages.pool(namesOf(event.cards)));
    case 'pool-renewed':
      return aloud(message, messages.pool(namesOf(event.cards)));
    case 'passed':
      return aloud(message === before ? messages.passed(speakers[event.seat]) : message);
    case 'stood':
      return aloud(messages.stood(speakers[event.seat]));
    case 'kept-quiet':
      // Nobody else may know that somebody kept quiet.
      return speakers[event.seat].you ? [{ text: message, isPrivate: true }] : [];
    case 'showdown':
      return aloud(
        ...(message === before ? [] : [message]),
        ...speakers.flatMap((who, seat) => {
          const [hand, value] = [event.hands[seat], event.values[seat]];
          if (hand === null || value === null) return [];
          return [
            messages.player(who, [messages.worth(hand.map(cardName).join(', '), valueText(value, null)).slice(0, -1)]),
          ];
        }),
      );
    default:
      return message === before ? [] : aloud(message);
  }
}
