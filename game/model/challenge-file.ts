/** Files that hold a challenge (docs/formats.md#challenges), told from others by their names. */
import { timeInName } from './record-file.ts';

const ENDING = '.challenge.json';

export function challengeFileName(made: Date): string {
  return `thirty-one-${timeInName(made)}${ENDING}`;
}

export function isChallengeFile(name: string): boolean {
  return name.endsWith(ENDING);
}
