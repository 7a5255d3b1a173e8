/** The shelf with what one has won, to be used with one press, and outlines of what is still to win. */
import { isInUse, toggled } from '../../catalogue/rewards.ts';
import { words } from '../../i18n/words.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { Preferences } from '../../services/preferences.ts';
import { drawReward } from '../../table/art/reward-picture.ts';
import { isWon, PRIZES, type Prize, type ReachedIds } from './prizes.ts';

export function Shelf({ soFar, preferences }: { soFar: ReachedIds; preferences: Preferences }) {
  const won = PRIZES.filter((prize) => isWon(prize, soFar));
  const open = PRIZES.filter((prize) => !isWon(prize, soFar));
  return (
    <>
      <h2>{words().goals.prizes.title(won.length, PRIZES.length)}</h2>
      <ul class="shelf">
        {won.map((prize) => (
          <WonPrize key={prize.reward.value} prize={prize} preferences={preferences} />
        ))}
        {open.map((prize) => (
          <OpenPrize key={prize.reward.value} prize={prize} />
        ))}
      </ul>
    </>
  );
}

/** Of its picture, in CSS px. */
const SIZE = 72;

function WonPrize({ prize: { reward }, preferences }: { prize: Prize; preferences: Preferences }) {
  const { inUse, rewards, use, useIt } = words().ladder;
  const { settings, theme } = preferences;
  const isUsed = isInUse(reward, settings);
  const what = rewards[reward.value];
  return (
    <li>
      <Drawing width={SIZE} height={SIZE} draw={(pen) => drawReward(pen, reward, theme, SIZE)} of={theme.look} />
      <strong>{what}</strong>
      <button
        type="button"
        aria-label={useIt(what)}
        aria-pressed={isUsed}
        onClick={() => preferences.change(toggled(reward, settings))}
      >
        {isUsed && <Icon name="check" />}
        {isUsed ? inUse : use}
      </button>
    </li>
  );
}

function OpenPrize({ prize }: { prize: Prize }) {
  const { goals, ladder, seats } = words();
  const { setting, value } = prize.reward;
  return (
    <li class="open">
      <span class={`outline of-${setting}`} />
      <strong>{ladder.rewards[value]}</strong>
      <span>{'goal' in prize ? goals.list[prize.goal].how : goals.prizes.beat(seats.animals[prize.animal])}</span>
    </li>
  );
}
