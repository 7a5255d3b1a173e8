/** What is different in a game, the first time that one sits down to it: three things at most, each with a picture. */
import type { HouseRules, RuleName } from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { words } from '../../i18n/words.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { noveltiesOf, noveltyInWords } from './novelties.ts';
import { pictureOf } from './picture.ts';
import './introduction.css';

interface IntroductionOptions {
  /** A preset. */
  rules: HouseRules;
  players: number;
  theme: Theme;
  /** Begins the match; the dialog is closed by then. */
  onPlay: () => void;
  /** Begins a try of what is new, where there is one; the dialog is closed by then. */
  onTry: (() => void) | null;
}

/** Opens it; returns a function that closes it. */
export function openIntroduction(options: IntroductionOptions): () => void {
  return openToRead(() => createIntroduction(options));
}

function createIntroduction(options: IntroductionOptions): OpenedDialog {
  const { rules, players, onPlay, onTry } = options;
  const { lead, tryIt } = words().introduction;
  const leaving = (then: () => void) => (): void => {
    dialog.close();
    then();
  };
  const novelties = noveltiesOf(rules, players).map((key) => noveltyItem(key, options));
  const dialog = openDialog({
    title: gameName(rules.name).name,
    lead,
    body: [element('ul', { className: 'novelties' }, ...novelties)],
    main: { label: words().menu.play, onPress: leaving(onPlay) },
    buttons: onTry === null ? [] : [{ label: tryIt, onPress: leaving(onTry) }],
    close: words().dialogs.back,
  });
  return dialog;
}

function noveltyItem(key: RuleName, { rules, theme }: IntroductionOptions): HTMLElement {
  const { title, text } = noveltyInWords(rules, key);
  return element(
    'li',
    {},
    pictureOf(rules, key, theme),
    element('div', {}, element('strong', {}, title), ...(text === null ? [] : [element('p', {}, text)])),
  );
}
