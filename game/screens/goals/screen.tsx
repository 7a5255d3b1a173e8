/** The goals: which have been reached, which are open, and which games have been won. */
import type { Theme } from '../../base/theme/theme.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { GoalId } from '../../i18n/en/goals.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { useLoaded } from '../../kit/use-loaded.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Stores } from '../../services/storage/stores.ts';
import type { Reached } from '../../services/storage/schemas.ts';
import { drawMedal } from '../../table/art/medals.ts';
import { gamesWonIn, GOAL_IDS } from './goals.ts';
import './screen.css';
import { isInUse, toggled } from '../../catalogue/rewards.ts';
import { Icon } from '../../kit/icon.tsx';
import { drawReward } from '../../table/art/reward-picture.ts';
import { isWon, PRIZES, type Prize, type ReachedIds } from './prizes.ts';

interface GoalsOptions {
  stores: Pick<Stores, 'goals' | 'ladder'>;
  preferences: Preferences;
  /** Counts matches that have not been counted yet. @returns whether that changed anything */
  catchUp: () => Promise<boolean>;
}

export const openGoalsDialog = opens(GoalsScreen);

/** What has been reached, and whom one has beaten on the ladder, by their ids. */
type SoFar = Record<'goals' | 'ladder', ReadonlyMap<string, Reached>>;

function GoalsScreen({ stores, preferences, catchUp, onClose }: Closable<GoalsOptions>) {
  const { title, lead } = words().goals;
  const { value: soFar, problem } = useLoaded<SoFar>(async (show) => {
    const look = async () => {
      const [goals, ladder] = await Promise.all([stores.goals.all(), stores.ladder.all()]);
      show({ goals, ladder });
    };
    await look();
    if (await catchUp()) await look();
  });
  return (
    <Dialog title={title} lead={lead} onClose={onClose}>
      {problem !== null && <p>{problem}</p>}
      {soFar !== null && <Shelf soFar={soFar} preferences={preferences} />}
      {soFar !== null && <Goals reached={soFar.goals} theme={preferences.theme} />}
    </Dialog>
  );
}

function Goals({ reached, theme }: Pick<GoalListProps, 'reached' | 'theme'>) {
  const messages = words().goals;
  const done = GOAL_IDS.filter((id) => reached.has(id));
  const still = GOAL_IDS.filter((id) => !reached.has(id));
  const won = gamesWonIn(new Set(reached.keys()));
  const left = PRESETS.filter((game) => !won.includes(game));
  return (
    <>
      {done.length > 0 && <h2>{messages.reached(done.length)}</h2>}
      <GoalList kind="reached" ids={done} {...{ reached, theme }} />
      {still.length > 0 && <h2>{messages.open(still.length)}</h2>}
      <GoalList kind="open" ids={still} {...{ reached, theme }} />
      <h2>{messages.gamesWon(won.length, PRESETS.length)}</h2>
      {won.length > 0 && <p>{namesOf(won)}</p>}
      {left.length > 0 && <p class="soft">{messages.stillToWin(namesOf(left))}</p>}
    </>
  );
}

interface GoalListProps {
  kind: 'reached' | 'open';
  ids: readonly GoalId[];
  reached: ReadonlyMap<string, Reached>;
  theme: Theme;
}

/** Of a medal, in CSS px. */
const MEDAL = 40;

function GoalList({ kind, ids, reached, theme }: GoalListProps) {
  const { list, reachedOn } = words().goals;
  if (ids.length === 0) return null;
  return (
    <ul class={`goals ${kind}`}>
      {ids.map((id) => {
        const day = reached.get(id)?.reached;
        return (
          <li key={id}>
            {day === undefined ? (
              <span class="no-medal" />
            ) : (
              <Drawing
                width={MEDAL}
                height={MEDAL}
                draw={(pen) => drawMedal(pen, { goal: id }, theme, MEDAL)}
                of={theme.look + id}
              />
            )}
            <div>
              <strong>{list[id].name}</strong> {day !== undefined && <small>{reachedOn(dayInWords(day))}</small>}
              <span>{list[id].how}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function namesOf(games: readonly string[]): string {
  return games.map((id) => gameName(id).name).join(', ');
}

/** The shelf with what one has won, to be used with one press, and outlines of what is still to win. */
function Shelf({ soFar, preferences }: { soFar: ReachedIds; preferences: Preferences }) {
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
