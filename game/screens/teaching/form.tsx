/** What is chosen before bots are taught, and while they are: how long, from what, and with how much effort. */
import { words } from '../../i18n/words.ts';
import { Segments } from '../../kit/controls.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import type { Course } from '../../services/teaching/course.ts';
import { DUTY, type Effort } from '../../services/teaching/pace.ts';
import { minutesTaken } from './state-in-words.ts';

const MINUTES = [2, 5, 10, 20, 60];
const EFFORTS = Object.keys(DUTY) as Effort[];
const STARTS = ['present', 'nothing'] as const;

interface TeachingChoice {
  minutes: number;
  start: (typeof STARTS)[number];
}
export const USUAL_CHOICE: TeachingChoice = { minutes: 10, start: 'present' };

export interface FormProps {
  course: Course;
  chosen: TeachingChoice;
  onChoose: (chosen: TeachingChoice) => void;
}

/** How long, and how long that takes; the rest behind a summary. */
export function TeachingForm({ course, chosen, onChoose }: FormProps) {
  useChanges((changed) => course.onChange(changed));
  const text = words().teaching;
  return (
    <>
      <Segments
        label={text.minutes}
        note={text.takes(minutesTaken(chosen.minutes, course.effort))}
        value={chosen.minutes}
        choices={MINUTES.map((value) => ({ value, label: text.minutesOf(value) }))}
        onChoose={(minutes) => onChoose({ ...chosen, minutes })}
      />
      <details>
        <summary>{text.choices}</summary>
        <Segments
          label={text.start}
          value={chosen.start}
          choices={STARTS.map((value) => ({ value, label: text.starts[value] }))}
          onChoose={(start) => onChoose({ ...chosen, start })}
        />
        <Manners course={course} />
      </details>
    </>
  );
}

/** What takes effect at once: how much of the time it may take, and whether it goes on while the page is hidden. */
export function Manners({ course }: { course: Course }) {
  useChanges((changed) => course.onChange(changed));
  const { effort, efforts, whileHidden } = words().teaching;
  const { goesOnHidden } = course;
  return (
    <div class="manners">
      <Segments
        label={effort}
        value={course.effort}
        choices={EFFORTS.map((value) => ({ value, label: efforts[value] }))}
        onChoose={(chosen) => (course.effort = chosen)}
      />
      {goesOnHidden !== null && (
        <Segments
          label={whileHidden.hidden}
          value={goesOnHidden}
          choices={[false, true].map((value) => ({ value, label: value ? whileHidden.goesOn : whileHidden.pauses }))}
          onChoose={(goesOn) => (course.goesOnHidden = goesOn)}
        />
      )}
    </div>
  );
}
