/** What is chosen before bots are taught, and while they are: how long, from what, and with how much effort. */
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import { DUTY, type Effort } from '../../services/teaching/pace.ts';
import { labelled } from '../../ui/dialogs/elements.ts';
import { minutesTaken } from './time-taken.ts';

const MINUTES = [2, 5, 10, 20, 60];
const USUAL_MINUTES = 10;
const EFFORTS = Object.keys(DUTY) as Effort[];
const STARTS = ['present', 'nothing'] as const;

export interface TeachingChoice {
  minutes: number;
  start: (typeof STARTS)[number];
}

/** A select of values with their labels. */
function choice<Value extends string | number>(
  label: string,
  all: readonly (readonly [Value, string])[],
  chosen: Value,
  onChoose: (value: Value) => void,
): HTMLElement {
  const select = element(
    'select',
    { onchange: () => onChoose(all[select.selectedIndex][0]) },
    ...all.map(([, text]) => element('option', {}, text)),
  );
  select.selectedIndex = all.findIndex(([value]) => value === chosen);
  return labelled(label, select);
}

/** How much of the time teaching may take. */
export function effortField(chosen: Effort, onChoose: (effort: Effort) => void): HTMLElement {
  const { effort, efforts } = words().teaching;
  return choice(
    effort,
    EFFORTS.map((one) => [one, efforts[one]] as const),
    chosen,
    onChoose,
  );
}

/** Whether teaching goes on while the page is hidden. */
export function hiddenField(chosen: boolean, onChoose: (goesOn: boolean) => void): HTMLElement {
  const { hidden, pauses, goesOn } = words().teaching.whileHidden;
  return choice(
    hidden,
    [
      [0, pauses],
      [1, goesOn],
    ],
    Number(chosen),
    (value) => onChoose(value === 1),
  );
}

/**
 * The choices, and how long they take.
 * @param effort that is chosen at first
 * @param others fields of choices that take effect at once
 * @returns what is shown, and what is chosen now
 */
export function teachingForm(
  effort: Effort,
  onEffort: (effort: Effort) => void,
  others: readonly HTMLElement[],
): { form: HTMLElement; chosen: Readonly<TeachingChoice> } {
  const text = words().teaching;
  const chosen: TeachingChoice & { effort: Effort } = { minutes: USUAL_MINUTES, start: 'present', effort };
  const time = element('p', { className: 'soft' });
  const choose = (changes: Partial<typeof chosen>): void => {
    Object.assign(chosen, changes);
    time.textContent = text.takes(minutesTaken(chosen.minutes, chosen.effort));
  };
  choose({});
  const minutes = choice(
    text.minutes,
    MINUTES.map((each) => [each, text.minutesOf(each)] as const),
    chosen.minutes,
    (each) => choose({ minutes: each }),
  );
  const starts = choice(
    text.start,
    STARTS.map((start) => [start, text.starts[start]] as const),
    chosen.start,
    (start) => choose({ start }),
  );
  const efforts = effortField(effort, (another) => {
    choose({ effort: another });
    onEffort(another);
  });
  const more = element(
    'details',
    {},
    element('summary', {}, text.choices),
    element('div', { className: 'tools' }, starts, efforts, ...others),
  );
  return { form: element('div', {}, element('div', { className: 'tools' }, minutes), time, more), chosen };
}
