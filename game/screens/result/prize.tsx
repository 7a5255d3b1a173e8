/** Something that a match has won, to be used with one press. */
import { useRef } from 'preact/hooks';
import type { Theme } from '../../base/theme/theme.ts';
import { chosenLook, isInUse, type Look, type Reward } from '../../catalogue/rewards.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { drawReward } from '../../table/art/reward-picture.ts';

export interface PrizeProps {
  theme: Theme;
  settings: Settings;
  /** Chooses this, or what was there before, from now on. */
  onChoose: (kind: Reward['setting'], look: Look) => void;
}

/** Of its picture, in CSS px. */
const SIZE = 64;

/** @param props.canUse whether it has its button already */
export function WonPrize({
  reward,
  canUse,
  theme,
  settings,
  onChoose,
}: PrizeProps & { reward: Reward; canUse: boolean }) {
  const { goals, ladder, dialogs } = words();
  const { setting, value } = reward;
  const isUsed = isInUse(reward, settings);
  const before = useRef(chosenLook(setting, isUsed ? DEFAULT_SETTINGS : settings));
  const what = ladder.rewards[value];
  const label = isUsed ? dialogs.undo : goals.prizes.useNow;
  return (
    <li>
      <Drawing width={SIZE} height={SIZE} draw={(pen) => drawReward(pen, reward, theme, SIZE)} of={theme.look} />
      <div>
        <strong>{ladder.won(what)}</strong>
        <span role="status">{isUsed && goals.prizes.nowInUse}</span>
      </div>
      {canUse && (
        <button
          type="button"
          aria-label={words().menu.labelled(label, what)}
          onClick={() => onChoose(setting, isUsed ? before.current : value)}
        >
          {label}
        </button>
      )}
    </li>
  );
}
