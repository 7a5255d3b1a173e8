/** Random matches by random rules, each of them checked. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { rulesFiles } from '../../engine/support/arbitraries.ts';
import {
  CheckedMatch,
  noCounts,
  type CheckedCounts,
  type CheckedHowOften,
} from '../../engine/support/checked-match.ts';
import { reasonOf, type Findings, type ProofPart } from './proof.ts';

const MATCHES_BY_EACH = 5;

/**
 * Plays matches until there is enough of something. A match in which something is wrong is left, and the next one begun.
 * @param counted what of the counts the part's size is about
 */
export function playRandomMatches(
  { seed, size }: ProofPart,
  howOften: CheckedHowOften,
  counted: keyof CheckedCounts,
  onProgress: (done: number) => void,
): Findings {
  const figures = noCounts();
  const faults: Findings['faults'] = [];
  const files = rulesFiles(seed);
  for (let match = 0, file = files.next().value; figures[counted] < size; match++) {
    if (match > 0 && match % MATCHES_BY_EACH === 0) file = files.next().value;
    const matchSeed = seed + match;
    try {
      new CheckedMatch(resolveRules(file), matchSeed, howOften, figures).play();
    } catch (error) {
      faults.push({ what: reasonOf(error), again: `seed ${matchSeed}, rules ${JSON.stringify(file)}` });
      // What is wrong everywhere would never come to an end.
      if (faults.length * MATCHES_BY_EACH > match) break;
    }
    onProgress(Math.min(size, figures[counted]));
  }
  return { figures: { ...figures }, faults };
}
