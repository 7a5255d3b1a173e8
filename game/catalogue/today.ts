import { FIRST_DATE } from '../../engine/daily/day.ts';

/** The date whose deals are today's, in UTC; the first day for a clock that is behind it. */
export function today(): string {
  const date = new Date().toISOString().slice(0, FIRST_DATE.length);
  return date < FIRST_DATE ? FIRST_DATE : date;
}
