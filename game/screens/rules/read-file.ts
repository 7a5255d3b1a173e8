/** Rules from a file on the person's device. */
import type { KeptRules } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { problemInWords } from '../../model/rules-problems.ts';
import { readRulesFile, SharedRulesError } from './shared-rules.ts';

/** The rules of a file, or in words why it has none. */
export async function readOrExplain(file: File): Promise<KeptRules | string> {
  try {
    return await readRulesFile(file);
  } catch (error) {
    if (!(error instanceof SharedRulesError)) throw error;
    return words().editor.problems.file(file.name, problemInWords(error.problem));
  }
}
