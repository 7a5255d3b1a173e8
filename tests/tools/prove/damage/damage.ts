/** Damaged rules, records, saves, links, doubles, policies, answers and challenges, each read as the page or a command reads it. */
import { LANGUAGES } from '../../../../game/i18n/languages.ts';
import { loadWords, speakIn } from '../../../../game/i18n/words.ts';
import '../../../all-words.ts';
import { reasonOf, type Fault, type Proof, type ProofPart } from '../proof.ts';
import { COMMAND_DATA } from './command-data.ts';
import { GAME_DATA } from './game-data.ts';
import { whyNotPlain, type Copy, type Reader } from './reader.ts';
import { STORED } from './stored.ts';

const READERS: readonly Reader[] = [...GAME_DATA, ...STORED, ...COMMAND_DATA];
const PART = 100;
/** How much of a copy is told with a fault. */
const SHOWN = 400;

export const damage: Proof = {
  name: 'damage',
  shows:
    'Damaged rules, records, saves, links, challenges, doubles, policies and answers of programs are read as far as they can be, or refused in one plain line, in each language; nothing stored beside them is lost, and nothing hangs.',
  unit: 'copies',
  fullSize: 100_000,
  partSize: PART,
  run: readDamaged,
};

/** A part is about one reader, each in its turn, and one language. */
export async function readDamaged(
  { seed, size }: ProofPart,
  onProgress: (done: number) => void,
  _signal?: AbortSignal,
  readers = READERS,
): Promise<{ figures: Record<string, number>; faults: Fault[] }> {
  const turn = Math.floor(seed / 1_000);
  const reader = readers[turn % readers.length];
  const language = LANGUAGES[Math.floor(turn / readers.length) % LANGUAGES.length];
  await loadWords(language);
  speakIn(language);
  const figures = { read: 0, refused: 0 };
  const faults: Fault[] = [];
  for (const [at, copy] of (await reader.copies(seed, size)).entries()) {
    const what = await faultOf(reader, copy, figures);
    if (what !== null) {
      const again = `copy ${at} of ${size} with seed ${seed}, in "${language}": ${shown(copy)}`;
      faults.push({ what: `${reader.name}: ${what}`, again });
    }
    onProgress(at + 1);
  }
  return { figures, faults };
}

async function faultOf(reader: Reader, copy: Copy, counts: { read: number; refused: number }): Promise<string | null> {
  let said: string | null;
  try {
    said = await reader.read(copy);
  } catch (error) {
    return `it fails with ${error instanceof Error ? error.name : 'something'}: ${reasonOf(error)}`;
  }
  if (said === null) counts.read++;
  else counts.refused++;
  const reason = said === null ? null : whyNotPlain(said);
  return reason === null ? null : `what is said is ${reason}: ${JSON.stringify(said)}`;
}

function shown(copy: Copy): string {
  if (typeof copy !== 'string') return `${copy.length} bytes`;
  return copy.length > SHOWN ? `${copy.slice(0, SHOWN)} … (${copy.length} characters)` : copy;
}
