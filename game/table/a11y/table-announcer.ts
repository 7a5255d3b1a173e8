/** Tells screen readers what happens at the table and whose turn it is, and answers questions. */
import { isDiscard, type Action } from '../../../engine/actions.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { answerTo, askedBy } from './questions.ts';
import { describeHand, type Seen } from './describe-table.ts';
import { forgetPrivate, announce, speakPrivately, urge } from '../../ui/a11y/announcer.ts';
import { words } from '../../i18n/words.ts';
import { spelled } from '../../ui/a11y/accessible-screen.ts';
import { isReplace } from '../input/golf-choices.ts';
import { EventTeller, type Sentence } from './event-teller.ts';

/** How much is remembered for whoever asks what has happened, in sentences. */
const LONGEST_HISTORY = 24;

export class TableAnnouncer {
  readonly #seen: () => Seen;
  /** The names of the actions on offer. */
  readonly #ways: () => readonly string[];
  readonly #teller = new EventTeller();
  #history: Sentence[] = [];
  /** What was said about the decision that is pending. */
  #offered = '';

  constructor(seen: () => Seen, ways: () => readonly string[]) {
    this.#seen = seen;
    this.#ways = ways;
  }

  /** Tells about an event that is being shown. @param before what the table said before it */
  tell(event: MatchEvent, before: string): void {
    const seen = this.#seen();
    const { viewer, said } = seen.shown;
    const sentences = this.#teller.tell(event, { speakers: seen.speakers, viewer, message: said, before });
    if (event.type === 'turned-up' && viewer >= 0) {
      const { title, lines } = describeHand(seen);
      sentences.unshift({ text: words().a11y.titled(title, lines.join(' ')), isPrivate: true });
    }
    for (const { text, isPrivate } of sentences) (isPrivate ? speakPrivately : announce)(text);
    this.#history = [...this.#history, ...sentences].slice(-LONGEST_HISTORY);
  }

  /** Forgets what has been told: the person has acted, so they know it. */
  forget(): void {
    this.#history = [];
  }

  /** Forgets what was private: somebody else takes the device. */
  handOver(): void {
    this.#history = this.#history.filter(({ isPrivate }) => !isPrivate);
    forgetPrivate();
  }

  /** Says what one may do. The beginning of a turn, or a question, interrupts; the rest of a turn does not. */
  offer(legal: readonly Action[], more = ''): void {
    const { shown } = this.#seen();
    const sentence = legal.length === 0 ? '' : `${spelled(shown.message)} ${more}`.trim();
    if (sentence === this.#offered) return;
    this.#offered = sentence;
    if (this.#offered === '') {
      urge('');
      return;
    }
    const isWithin = legal.some((action) => isDiscard(action) || isReplace(action));
    if (isWithin) speakPrivately(sentence);
    else urge(sentence);
  }

  /** Answers a key that asks something, aloud. @returns the answer, null if the key asks nothing */
  answer(key: string): string | null {
    const asked = askedBy(key);
    if (asked === null) return null;
    const history = this.#history.map(({ text }) => text);
    const answer = answerTo(asked, this.#seen(), { ways: this.#ways(), history });
    speakPrivately(answer);
    return answer;
  }
}
