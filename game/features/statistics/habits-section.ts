/** The part of the statistics that is about habits: what one does more or less often than the bots would. */
import type { ObservedDecision } from '../../../engine/habits/habits.ts';
import { noticesOf, type Notice } from '../../../engine/habits/notices.ts';
import { element } from '../../base/elements.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import { words } from '../../i18n/words.ts';
import type { HabitService } from '../../services/bots/habit-service.ts';
import { actionButton, showLines } from '../../ui/dialogs/elements.ts';
import type { MatchFacts } from './statistics.ts';

/** So many of the latest matches are looked at: habits change, and each takes a moment. */
const MOST_MATCHES = 60;

/** A button that looks for habits in some matches, and then what was found. @param signal stops the search */
export function habitsSection(
  matches: readonly MatchFacts[],
  habits: Pick<HabitService, 'observe'>,
  signal: AbortSignal,
): HTMLElement {
  const text = words().habits;
  const latest = matches.toSorted((a, b) => b.ended.localeCompare(a.ended)).slice(0, MOST_MATCHES);
  const lines = element('div', { role: 'status' });
  const look = async (): Promise<void> => {
    const bar = element('progress', { max: latest.length, value: 0, ariaLabel: text.looking });
    showLines(lines, text.looking, bar);
    try {
      const seats = latest.map(({ record, you }) => ({ record, seat: you }));
      const decisions = await habits.observe(seats, { signal, onProgress: (done) => (bar.value = done) });
      showLines(lines, ...inWords(decisions, latest.length));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      if (!signal.aborted) showLines(lines, text.unavailable, lookButton(text.tryAgain));
    }
  };
  const lookButton = (label: string): HTMLElement => actionButton({ label, onPress: () => void look() });
  showLines(lines, text.lead, lookButton(text.look));
  return element('section', {}, element('h2', {}, text.title), lines);
}

function inWords(decisions: readonly ObservedDecision[], matches: number): (string | Node)[] {
  const text = words().habits;
  const notices = noticesOf(decisions);
  return [
    notices.length === 0
      ? text.none(decisions.length, matches)
      : element('ul', {}, ...notices.map((notice) => element('li', {}, sentence(notice)))),
    element('p', { className: 'soft' }, text.how(decisions.length, matches)),
  ];
}

function sentence({ kind, done, chances, expected }: Notice): string {
  const text = words().habits;
  const rounded = Math.round(expected);
  const counts = text.counts(done, chances, rounded);
  return `${done > expected ? text.more(text.kinds[kind]) : text.less(text.kinds[kind])} ${counts}`;
}
