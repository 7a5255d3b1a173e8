/** Verdicts on decisions, and from which loss on they are given. */

/** From nothing worth a word to what loses matches; `unclear` where more deals would be needed to tell. */
export const VERDICTS = ['fine', 'unclear', 'doubtful', 'mistake', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts that say that something was lost. */
export const GRADES = ['doubtful', 'mistake', 'blunder'] as const satisfies readonly Verdict[];
export type Grade = (typeof GRADES)[number];

/** What a decision at a table for two loses at least, in chance to win the match. */
export const LINES: Readonly<Record<Grade, number>> = { doubtful: 0.02, mistake: 0.05, blunder: 0.1 };

/** The lines for a table: two points of ten win or lose less where more seats share the chances. */
export function linesFor(seatsIn: number): Record<Grade, number> {
  const scale = 2 / seatsIn;
  return { doubtful: LINES.doubtful * scale, mistake: LINES.mistake * scale, blunder: LINES.blunder * scale };
}

/** Whether a verdict says that something was lost. @param least so much at least */
export function isMarked(verdict: Verdict, least: Grade = 'doubtful'): boolean {
  return VERDICTS.indexOf(verdict) >= VERDICTS.indexOf(least);
}
