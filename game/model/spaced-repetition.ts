/** When an exercise comes back: after so many days, solved each time, and not any more in the end. */

/** After a wrong answer, and after each right one that follows it. */
export const DAYS = [1, 3, 7, 21] as const;

export interface Practice {
  /** Which of the waits it is in, or was; `DAYS.length` once it is solved. */
  step: number;
  /** The date from which it is due, as `2026-11-24`; null once it is solved. */
  due: string | null;
  /** The date of the last answer. */
  answered: string;
}

/** Of what was got wrong once, and has not been tried again. */
export const MISTAKEN = 0;

/**
 * How one stands after an answer.
 * @param step before it; null for an exercise that is new: answered right, it is solved at once
 * @param date of the answer, as `2026-11-24`
 */
export function afterAnswer(step: number | null, isRight: boolean, date: string): Practice {
  const next = isRight ? (step ?? DAYS.length - 1) + 1 : MISTAKEN;
  const due = next < DAYS.length ? later(date, DAYS[next]) : null;
  return { step: Math.min(next, DAYS.length), due, answered: date };
}

/** Whether an exercise has to be tried again. */
export function isDue({ due }: Practice, date: string): boolean {
  return due !== null && due <= date;
}

const DAY = 86_400_000;

function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, date.length);
}
