/** The table for screen readers: tells what happens there, when it is one's turn, and what one asks. */
import { isDiscard, type Action } from '../../../engine/actions.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { answerTo, askedBy } from './questions.ts';
import { describeHand, type Seen } from './describe-table.ts';
import { forgetPrivate, announce, speakPrivately, urge } from '../../ui/a11y/announcer.ts';
import { words } from '../../i18n/words.ts';
import { spelled } from '../../ui/a11y/accessible-screen.ts';
import { isReplace } from '../input/golf-choices.ts';
import { EventTeller, type Sentence } from './event-teller.ts';

/** How much of what happened is remembered for who asks, in sentences. */
const LONGEST_HISTORY = 24;

export class TableAnnouncer {
  readonly #seen: () => Seen;
  /** What one may do now, as it is called. */
  readonly #ways: () => readonly string[];
  readonly #teller = new EventTeller();
  #history: Sentence[] = [];
  /** What was said of the decision that is still to be made. */
  #offered = '';

  constructor(seen: () => Seen, ways: () => readonly string[]) {
    this.#seen = seen;
    this.#ways = ways;
  }

  /** Tells of an event that is being shown. @param before what the table said before it */
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

  /** A person has chosen: what has been told so far is known. */
  forget(): void {
    this.#history = [];
  }

  /** Somebody else takes the device: what was for one alone is gone. */
  handOver(): void {
    this.#history = this.#history.filter(({ isPrivate }) => !isPrivate);
    forgetPrivate();
  }

  /** Says what one may do now. That it is one's turn, or is asked something, interrupts; the rest of a turn does not. */
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

  /** Answers a key that asks something, aloud; null where it asks nothing. */
  answer(key: string): string | null {
    const asked = askedBy(key);
    if (asked === null) return null;
    const history = this.#history.map(({ text }) => text);
    const answer = answerTo(asked, this.#seen(), { ways: this.#ways(), history });
    speakPrivately(answer);
    return answer;
  }
}
