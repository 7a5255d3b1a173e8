/** Verdicts on decisions, and from which loss on they are given. */

/** From nothing worth a word to what loses matches; `unclear` where more deals would be needed to tell. */
export const VERDICTS = ['fine', 'unclear', 'doubtful', 'mistake', 'blunder'] as const;
/** What is said of a decision. */
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts that say that something was lost. */
export const GRADES = ['doubtful', 'mistake', 'blunder'] as const satisfies readonly Verdict[];
/** A verdict that says that something was lost. */
export type Grade = (typeof GRADES)[number];

/** What a decision at a table for two loses at least, in chance to win the match. */
export const LINES: Readonly<Record<Grade, number>> = { doubtful: 0.02, mistake: 0.05, blunder: 0.1 };

/** The lines for a table: two points of ten win or lose less where more seats share the chances. */
export function linesFor(seatsIn: number): Record<Grade, number> {
  const scale = 2 / seatsIn;
  return { doubtful: LINES.doubtful * scale, mistake: LINES.mistake * scale, blunder: LINES.blunder * scale };
}

/** Nobody is wronged where a small loss is called fine: that much of the margin is enough, two standard errors. */
const FINE_SHARE = 2 / 3;

/**
 * The highest line that a loss is certain to be beyond; settled where more deals would hardly change it.
 * @param margin how uncertain the loss is, on both sides
 */
export function verdictOf(
  { mean, margin }: { mean: number; margin: number },
  lines: Readonly<Record<Grade, number>>,
): { verdict: Verdict; isSettled: boolean } {
  if (mean + FINE_SHARE * margin < lines.doubtful) return { verdict: 'fine', isSettled: true };
  const passed = (bound: number): number => GRADES.filter((grade) => bound >= lines[grade]).length;
  const certain = passed(mean - margin);
  if (certain === 0) return { verdict: 'unclear', isSettled: false };
  return { verdict: GRADES[certain - 1], isSettled: certain === passed(mean + margin) };
}

/** Whether a verdict says that something was lost. @param least so much at least */
export function isMarked(verdict: Verdict, least: Grade = 'doubtful'): boolean {
  return VERDICTS.indexOf(verdict) >= VERDICTS.indexOf(least);
}
