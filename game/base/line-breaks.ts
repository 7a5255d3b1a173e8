/** Where lines break. */

/** A separator at the end of a line or at the beginning of the next. */
const DANGLING = /[ \u00a0]*·[ \u00a0]*\n[ \u00a0]*|[ \u00a0]*\n[ \u00a0]*·[ \u00a0]*/g;

/** Broken lines without the dots that separated two things in one line: the break does that. */
export function withoutDanglingDots(lines: string): string {
  return lines.replaceAll(DANGLING, '\n');
}
