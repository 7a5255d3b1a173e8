/** Reads challenges from outside, or says in words what is wrong with them. */
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { challengeWords } from '../../i18n/challenge.ts';
import {
  challengeProblemInWords,
  readChallengeFile,
  readChallengeLink,
  SharedChallengeError,
} from './challenge-link.ts';

export function readArrivedLink(fragment: string): Promise<Challenge | string> {
  return readOrExplain(readChallengeLink(fragment));
}

export async function readArrivedFile(file: File): Promise<Challenge | string> {
  const read = await readOrExplain(readChallengeFile(file));
  return typeof read === 'string' ? challengeWords().problems.file(file.name, read) : read;
}

async function readOrExplain(reading: Promise<Challenge>): Promise<Challenge | string> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof SharedChallengeError)) throw error;
    return challengeProblemInWords(error.problem);
  }
}
