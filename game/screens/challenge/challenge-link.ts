/**
 * Challenges as they travel (docs/formats.md#challenges): as a link, or as a file. All of it is checked, and a
 * `SharedChallengeError` says what is wrong.
 */
import { isFromNewerVersion } from '../../../engine/formats.ts';
import { readChallenge, type Challenge, type ChallengeFile } from '../../../engine/challenge/challenge.ts';
import { packChallenge, unpackChallenge } from '../../../engine/challenge/packed.ts';
import { RecordError } from '../../../engine/record.ts';
import { RulesError } from '../../../engine/rules/resolve.ts';
import { linkText, readLinkText } from '../../base/link-text.ts';
import { utf8Text } from '../../base/utf8-text.ts';
import { words } from '../../i18n/words.ts';
import { CHALLENGE_LINK } from '../../model/links.ts';
import { faultInWords } from '../../model/record-faults.ts';

/** Longest address that is made, in characters: what messengers and mail programs leave whole. */
export const LONGEST_ADDRESS = 2000;
/** Longest fragment that is read, in characters. */
const LONGEST_LINK = 16_384;
/** Largest challenge in a link, in bytes. */
const LARGEST_LINKED = 65_536;
/** Largest file, in bytes: many times a long match. */
const LARGEST_CHALLENGE_FILE = 4_000_000;

const LINK_VERSION = 2;

type ChallengeProblem =
  | { is: 'damaged-link' | 'newer' | 'too-large' | 'no-json' | 'unreadable' }
  /** `fault` of the challenge itself. */
  | { is: 'wrong'; fault: Error };

/** A challenge from outside that cannot be played; `challengeProblemInWords` says why. */
class SharedChallengeError extends Error {
  override name = 'SharedChallengeError';
  readonly problem: ChallengeProblem;

  constructor(problem: ChallengeProblem, cause?: unknown) {
    super(`the challenge cannot be read: ${problem.is}`, { cause });
    this.problem = problem;
  }
}

function challengeProblemInWords(problem: ChallengeProblem): string {
  const { damagedLink, newer, tooLarge, noJson, unreadable, wrong } = words().challenge.problems;
  switch (problem.is) {
    case 'damaged-link':
      return damagedLink;
    case 'newer':
      return newer;
    case 'too-large':
      return tooLarge;
    case 'no-json':
      return noJson;
    case 'unreadable':
      return unreadable;
    case 'wrong':
      return wrong(faultInWords(problem.fault));
  }
}

/** The fragment of an address that holds a challenge. @throws {RecordError} where it cannot be played */
export async function challengeLink(file: ChallengeFile): Promise<string> {
  return `${CHALLENGE_LINK}${LINK_VERSION}.${await linkText(JSON.stringify(packChallenge(file)))}`;
}

/** The challenge in the fragment of an address. @throws {SharedChallengeError} */
async function readChallengeLink(fragment: string): Promise<Challenge> {
  if (fragment.length > LONGEST_LINK) throw new SharedChallengeError({ is: 'too-large' });
  const [, version, text = ''] = /^(\d{1,4})\.(.*)$/.exec(fragment.slice(CHALLENGE_LINK.length)) ?? [];
  if (Number(version) > LINK_VERSION) throw new SharedChallengeError({ is: 'newer' });
  if (Number(version) !== LINK_VERSION || !/^[0-9a-f]{6}[\w-]+$/.test(text))
    throw new SharedChallengeError({ is: 'damaged-link' });
  let json: unknown;
  try {
    json = JSON.parse(await readLinkText(text, LARGEST_LINKED));
  } catch (error) {
    throw new SharedChallengeError({ is: 'damaged-link' }, error);
  }
  return checked(json, unpackChallenge);
}

/** The challenge in a file. @throws {SharedChallengeError} */
async function readChallengeFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<Challenge> {
  if (file.size > LARGEST_CHALLENGE_FILE) throw new SharedChallengeError({ is: 'too-large' });
  let text: string | null;
  try {
    text = await utf8Text(file);
  } catch (error) {
    throw new SharedChallengeError({ is: 'unreadable' }, error);
  }
  if (text === null) throw new SharedChallengeError({ is: 'no-json' });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SharedChallengeError({ is: 'no-json' }, error);
  }
  return checked(json, readChallenge);
}

/** The challenge in the fragment of an address, or in words what is wrong with it. */
export function readArrivedLink(fragment: string): Promise<Challenge | string> {
  return readOrExplain(readChallengeLink(fragment));
}

/** The challenge in a file, or in words what is wrong with it. */
export async function readArrivedFile(file: File): Promise<Challenge | string> {
  const read = await readOrExplain(readChallengeFile(file));
  return typeof read === 'string' ? words().challenge.problems.file(file.name, read) : read;
}

async function readOrExplain(reading: Promise<Challenge>): Promise<Challenge | string> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof SharedChallengeError)) throw error;
    return challengeProblemInWords(error.problem);
  }
}

function checked(json: unknown, read: (json: unknown) => Challenge): Challenge {
  if (isFromNewerVersion(json)) throw new SharedChallengeError({ is: 'newer' });
  try {
    return read(json);
  } catch (error) {
    if (error instanceof RecordError || error instanceof RulesError)
      throw new SharedChallengeError({ is: 'wrong', fault: error }, error);
    throw error;
  }
}
