/** How many days in a row somebody has played: a single day that was missed is forgiven, and today is not over yet. */

const MOST_DAYS = 365;
/** So many days may be missed between two that were played. */
const FORGIVEN = 1;

/** @param today in UTC, as `2026-11-24` @param isPlayed whether a day was played, or begun */
export async function daysInARow(today: string, isPlayed: (date: string) => Promise<boolean>): Promise<number> {
  let days = 0;
  let missed = 0;
  for (let back = 0; back < MOST_DAYS && missed <= FORGIVEN; back++) {
    if (await isPlayed(dateAfter(today, -back))) {
      days++;
      missed = 0;
    } else if (back > 0) missed++;
  }
  return days;
}

/** A date in UTC some days later, or earlier. @param date as `2026-11-24` */
export function dateAfter(date: string, days: number): string {
  const moment = new Date(date);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, date.length);
}
