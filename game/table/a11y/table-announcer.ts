/** Announces to screen readers what happens at the table and whose turn it is, and answers questions. */
import { isDiscard, isReplace, type Action } from '../../../engine/actions.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { answerTo, type Asked } from './questions.ts';
import { describeHand, type Seen } from './describe-table.ts';
import { clearPrivate, announce, announcePrivately, announceUrgently } from '../../kit/announcer.ts';
import { words } from '../../i18n/words.ts';
import { withCardNames } from '../../model/sentences.ts';
import { EventNarrator, type Sentence } from './event-narrator.ts';

/** With these one sees one's hand for the first time, or another one. */
const HANDS_OPEN: readonly MatchEvent['type'][] = ['turned-up', 'pool-laid', 'pool-turned-up'];

/** How many sentences are remembered for the question of what has happened. */
const LONGEST_HISTORY = 24;

export class TableAnnouncer {
  readonly #seen: () => Seen;
  readonly #ways: () => readonly string[];
  readonly #narrator = new EventNarrator();
  #history: Sentence[] = [];
  /** What was said about the decision that is pending. */
  #offered = '';

  constructor(seen: () => Seen, ways: () => readonly string[]) {
    this.#seen = seen;
    this.#ways = ways;
  }

  /** Announces an event that is being shown. @param before what the table said before it */
  announceEvent(event: MatchEvent, before: string): void {
    const seen = this.#seen();
    const { viewer, eventMessage } = seen.shown;
    const sentences = this.#narrator.sentencesFor(event, {
      speakers: seen.speakers,
      viewer,
      message: eventMessage,
      before,
    });
    if (HANDS_OPEN.includes(event.type) && viewer >= 0) {
      const { title, lines } = describeHand(seen);
      sentences.unshift({ text: words().a11y.titled(title, lines.join(' ')), isPrivate: true });
    }
    for (const { text, isPrivate } of sentences) (isPrivate ? announcePrivately : announce)(text);
    this.#history = [...this.#history, ...sentences].slice(-LONGEST_HISTORY);
  }

  /** Forgets the announcements so far: the person has acted, so they know them. */
  forget(): void {
    this.#history = [];
  }

  /** Forgets what was private: somebody else takes the device. */
  handOver(): void {
    this.#history = this.#history.filter(({ isPrivate }) => !isPrivate);
    clearPrivate();
  }

  /** Says what one may do. The beginning of a turn, or a question, interrupts; the rest of a turn does not. */
  offer(legal: readonly Action[], more = ''): void {
    const { rules, shown } = this.#seen();
    const sentence = legal.length === 0 ? '' : `${withCardNames(shown.message)} ${more}`.trim();
    if (sentence === this.#offered) return;
    this.#offered = sentence;
    if (this.#offered === '') {
      announceUrgently('');
      return;
    }
    const isDiscarding = legal.some((action) => isDiscard(action) || isReplace(action));
    const isWithin = rules.discardFirst ? shown.aside !== null : isDiscarding;
    if (isWithin) announcePrivately(sentence);
    else announceUrgently(sentence);
  }

  /** Answers a question aloud, and returns the answer. */
  answer(asked: Asked): string {
    const history = this.#history.map(({ text }) => text);
    const answer = answerTo(asked, this.#seen(), { ways: this.#ways(), history });
    announcePrivately(answer);
    return answer;
  }
}
