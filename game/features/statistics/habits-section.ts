/** The part of the statistics that is about habits: what one does more or less often than the bots would. */
import type { Notice } from '../../../engine/habits/notices.ts';
import { element } from '../../base/elements.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { Settings } from '../../catalogue/settings.ts';
import { monthInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import { characterInWords } from '../../model/character-in-words.ts';
import { latestMatches, type HabitService } from '../../services/bots/habit-service.ts';
import type { LearntHabits } from '../../services/bots/messages.ts';
import { actionButton, showLines } from '../../ui/dialogs/elements.ts';
import type { MatchFacts } from './statistics.ts';

interface HabitsSectionOptions {
  habits: Pick<HabitService, 'learn'>;
  settings: Pick<Settings, 'learnsHabits' | 'habitsSince'>;
  /** Opens what plays by them. */
  onDoubles: () => void;
  /** Stops the search. */
  signal: AbortSignal;
}

/** A button that looks for habits in some matches, and then what was found. */
export function habitsSection(
  matches: readonly MatchFacts[],
  { habits, settings, onDoubles, signal }: HabitsSectionOptions,
): HTMLElement {
  const text = words().habits;
  const doubles = actionButton({ label: words().doubles.yours, onPress: onDoubles });
  const tools = element('div', { className: 'tools' }, doubles);
  if (!settings.learnsHabits)
    return element('section', {}, element('h2', {}, text.title), element('p', {}, text.off), tools);
  const latest = latestMatches(matches, settings.habitsSince);
  const lines = element('div', { role: 'status' });
  const look = async (): Promise<void> => {
    const bar = element('progress', { max: latest.length, value: 0, ariaLabel: text.looking });
    showLines(lines, text.looking, bar);
    try {
      const learnt = await habits.learn(latest, { signal, onProgress: (done) => (bar.value = done) });
      showLines(lines, ...inWords(learnt, latest.length));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      if (!signal.aborted) showLines(lines, text.unavailable, lookButton(text.tryAgain));
    }
  };
  const lookButton = (label: string): HTMLElement => actionButton({ label, onPress: () => void look() });
  showLines(lines, text.lead, lookButton(text.look));
  return element('section', {}, element('h2', {}, text.title), lines, tools);
}

function inWords({ notices, decisions, nearest, factorCost }: LearntHabits, matches: number): (string | Node)[] {
  const text = words().habits;
  const factorCostOfMatch = factorCost / matches;
  return [
    notices.length === 0
      ? text.none(decisions, matches)
      : element('ul', {}, ...notices.map((notice) => element('li', {}, sentencesOf(notice, factorCostOfMatch)))),
    ...(nearest === null ? [] : [text.playsLike(characterInWords(nearest))]),
    element('p', { className: 'soft' }, text.how(decisions, matches)),
  ];
}

/** How many standard errors are surer than clear of chance, and as good as certain. */
const SURER = [3.5, 5];
/** What costs less than one match in so many is next to nothing. */
const RARE_MATCH = 200;

/** @param factorCost of a policy, in a match */
function sentencesOf({ kind, done, chances, expected, clearness, given, months }: Notice, factorCost: number): string {
  const text = words().habits;
  const counts = text.counts(done, chances, Math.round(expected));
  const costlyMatches = Math.round(1 / (given * factorCost));
  const isCostly = given > 0 && costlyMatches <= RARE_MATCH;
  const byMonth = months.map(({ month, ...count }) => text.month(monthInWords(month), count.done, count.chances));
  return [
    `${done > expected ? text.more(text.kinds[kind]) : text.less(text.kinds[kind])} ${counts}`,
    text.sure[SURER.filter((errors) => Math.abs(clearness) > errors).length],
    isCostly ? text.costs(Math.max(2, costlyMatches)) : text.costsLittle,
    ...(byMonth.length > 1 ? [text.months(byMonth.join(', '))] : []),
  ].join(' ');
}
