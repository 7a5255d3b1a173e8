/** What one most likely wants of a course, by its state. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { words } from '../../i18n/words.ts';
import type { DialogAction } from '../../kit/dialog.tsx';
import type { OwnPolicy } from '../../services/bots/messages.ts';
import { rulesOfCourse } from '../../services/teaching/course-log.ts';
import type { Course } from '../../services/teaching/course.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import { NotTeaching } from '../../services/teaching/teaching-service.ts';
import { guestOf } from './guest.ts';

interface Ways {
  course: Course;
  /** Begins a course as it was chosen. */
  begin: () => Promise<void>;
  /** Begins a match against a policy as it is in mid-course. */
  playAgainst: (guest: OwnPolicy, rules: HouseRules) => void;
}

/** To begin, to go on, or to sit down against the pupil; undefined where there is only waiting. */
export function mainAction({ course, begin, playAgainst }: Ways): DialogAction | undefined {
  const { state } = course;
  const text = words().teaching;
  if (state.is === 'idle' || state.is === 'failed') return { label: text.begin, onPress: () => void begin() };
  if (state.is === 'unfinished') return { label: text.goOn, onPress: () => void course.goOn() };
  if (state.is === 'elsewhere' || (state.is === 'teaching' && state.isStopping)) return undefined;
  const { log } = state;
  const { progress } = log;
  // It has learnt nothing yet.
  if (progress === null) return undefined;
  const sitDown = async (): Promise<void> => {
    try {
      const taught = state.is === 'over' ? { policy: state.files.policy, progress } : await course.current();
      playAgainst(await guestOf(taught, log), rulesOfCourse(log));
    } catch (error) {
      // It has ended meanwhile, and the page says so.
      if (!(error instanceof NotTeaching)) throw error;
    }
  };
  return { label: text.sitDown(pupilOf(log.plan).name), onPress: () => void sitDown() };
}
