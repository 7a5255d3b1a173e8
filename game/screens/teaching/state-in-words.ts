/** What is said of a course while its page is open. */
import { words } from '../../i18n/words.ts';
import type { OwnBots } from '../../services/bots/own-bots.ts';
import type { CourseLog } from '../../services/teaching/course-log.ts';
import type { CourseState } from '../../services/teaching/course.ts';
import { type Effort, DUTY } from '../../services/teaching/pace.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import { MOST_MEASURING } from '../../services/teaching/measuring-time.ts';

/** What it waits for, what is wrong, or what has come of it; empty where there is nothing to say. */
export function stateInWords(state: CourseState, ownBots: Pick<OwnBots, 'all'>): string {
  const text = words().teaching;
  switch (state.is) {
    case 'idle':
      return '';
    case 'unfinished':
      return text.unfinished(pupilOf(state.log.plan).name);
    case 'failed':
      return state.failure.kind === 'no-webassembly' ? words().offline.noWebAssembly : text.failed[state.failure.kind];
    case 'elsewhere':
      return text.elsewhere;
    case 'over':
      return outcomeInWords(state, ownBots);
    case 'teaching':
      if (state.problem !== null) return state.problem;
      if (state.isStopping) return text.stopping;
      if (state.isPaused) return text.paused;
      return state.log.progress === null ? text.preparing : '';
  }
}

/** Who learns, and for how long: "Pip has been learning for 3 minutes." @param log null where nothing is taught */
export function learningTime(name: string, log: CourseLog | null, isOver: boolean): string {
  const { learns, pupil } = words().teaching;
  const minutes = Math.floor((log?.progress?.seconds ?? 0) / 60);
  return log === null || (isOver && minutes === 0) ? pupil(name) : learns(name, minutes);
}

/** How much of a course is left by the clock. */
export function timeLeft({ plan, progress }: CourseLog, effort: Effort): string {
  return progress === null
    ? ''
    : words().teaching.left(minutesTaken((plan.minutes ?? 0) * (1 - progress.share), effort));
}

/** How many minutes some minutes of learning take, with their rests and measurements. */
export function minutesTaken(learning: number, effort: Effort): number {
  return Math.ceil(learning / (DUTY[effort] * (1 - MOST_MEASURING)));
}

/** @param ownBots among which the bot is, once it is stored */
export function outcomeInWords(
  { log, isDone, bot, problem }: Extract<CourseState, { is: 'over' }>,
  ownBots: Pick<OwnBots, 'all'>,
): string {
  const text = words().teaching;
  const { name } = pupilOf(log.plan);
  const ended = isDone ? text.taught(name) : text.stopped(name);
  if (problem !== null) return `${ended} ${problem}`;
  const kept = bot === null ? undefined : ownBots.all.get(bot);
  if (kept === undefined) return ended;
  return `${ended} ${(kept.isUsed ? text.used : text.unproven)(name)}`;
}
