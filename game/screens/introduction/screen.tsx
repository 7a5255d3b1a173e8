/** What is different in a game, the first time that one sits down to it: three things at most, each with a picture. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { noveltiesOf, noveltyInWords } from './novelties.ts';
import { NoveltyPicture } from './picture.tsx';
import './screen.css';

interface IntroductionOptions {
  rules: HouseRules;
  players: number;
  theme: Theme;
  /** Begins the match; the dialog is closed by then. */
  onPlay: () => void;
  /** Begins a try of what is new, where there is one; the dialog is closed by then. */
  onTry: (() => void) | null;
}

export const openIntroduction = opens(IntroductionScreen);

function IntroductionScreen(options: Closable<IntroductionOptions>) {
  const { rules, players, theme, onPlay, onTry, onClose } = options;
  const { lead, tryIt } = words().introduction;
  const leave = (then: () => void) => (): void => {
    onClose();
    then();
  };
  return (
    <Dialog
      title={gameName(rules.name).name}
      lead={lead}
      actions={onTry === null ? [] : [{ label: tryIt, onPress: leave(onTry) }]}
      main={{ label: words().menu.play, onPress: leave(onPlay) }}
      close={words().dialogs.back}
      onClose={onClose}
    >
      <ul class="novelties">
        {noveltiesOf(rules, players).map((key) => {
          const { title, text } = noveltyInWords(rules, key);
          return (
            <li key={key}>
              <NoveltyPicture rules={rules} of={key} theme={theme} />
              <div>
                <strong>{title}</strong>
                {text !== null && <p>{text}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
