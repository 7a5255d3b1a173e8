/** Rules from a file on the person's device. */
import { element } from '../../base/elements.ts';
import type { KeptRules } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { problemInWords } from '../../model/rules-problems.ts';
import { readRulesFile, SharedRulesError } from './shared-rules.ts';

/** Lets the person choose a rules file. @returns its rules, in words why it has none, or null if no file was chosen */
export function takeFile(): Promise<KeptRules | string | null> {
  return new Promise((resolve) => {
    const picker = element('input', { type: 'file', accept: '.json,application/json' });
    picker.addEventListener('cancel', () => resolve(null));
    picker.addEventListener('change', () => {
      const [file] = picker.files ?? [];
      resolve(file === undefined ? null : readOrExplain(file));
    });
    picker.click();
  });
}

/** The rules of a file, or in words why it has none. */
export async function readOrExplain(file: File): Promise<KeptRules | string> {
  try {
    return await readRulesFile(file);
  } catch (error) {
    if (!(error instanceof SharedRulesError)) throw error;
    return words().editor.problems.file(file.name, problemInWords(error.problem));
  }
}
