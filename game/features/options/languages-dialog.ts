/** The languages to choose from, each by its own name, so that people find theirs in one that they cannot read. */
import { element } from '../../base/elements.ts';
import { openDialog } from '../../ui/dialogs/dialog.ts';
import { firstSpoken, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts';
import { words } from '../../i18n/words.ts';

/**
 * Opens the list; returns a function that closes it.
 * @param current as in the settings
 */
export function openLanguagesDialog(
  current: Language | 'auto',
  choose: (changes: { language: Language | 'auto' }) => void,
): () => void {
  const { language, automatic } = words().options;
  const buttons = (['auto', ...LANGUAGES] as const).map((one) => {
    const name = one === 'auto' ? automatic(LANGUAGE_NAMES[firstSpoken(navigator.languages)]) : LANGUAGE_NAMES[one];
    return element(
      'button',
      {
        type: 'button',
        className: 'choice',
        ariaPressed: String(one === current),
        ...(one !== 'auto' && { lang: one }),
        onclick: () => {
          close();
          choose({ language: one });
        },
      },
      name,
    );
  });
  const { close } = openDialog({ title: language, body: buttons, close: words().dialogs.back });
  return close;
}
