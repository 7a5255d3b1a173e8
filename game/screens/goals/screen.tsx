/** The goals: which have been reached, which are open, and which games have been won. */
import { gameName } from '../../catalogue/game-names.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { GoalId } from '../../i18n/en/goals.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useLoaded } from '../../kit/use-loaded.ts';
import type { Reached, Stores } from '../../services/storage/stores.ts';
import { gamesWonIn, GOAL_IDS } from './goals.ts';
import './screen.css';

interface GoalsOptions {
  stores: Pick<Stores, 'goals'>;
  /** Counts matches that have not been counted yet. @returns whether that changed anything */
  catchUp: () => Promise<boolean>;
}

/** Opens the goals; returns a function that closes them. */
export function openGoalsDialog(options: GoalsOptions): () => void {
  return open((close) => <GoalsScreen {...options} onClose={close} />);
}

function GoalsScreen({ stores, catchUp, onClose }: GoalsOptions & { onClose: () => void }) {
  const { title, lead } = words().goals;
  const { value: reached, problem } = useLoaded<ReadonlyMap<string, Reached>>(async (show) => {
    show(await stores.goals.all());
    if (await catchUp()) show(await stores.goals.all());
  });
  return (
    <Dialog title={title} lead={lead} onClose={onClose}>
      {problem !== null && <p>{problem}</p>}
      {reached !== null && <Goals reached={reached} />}
    </Dialog>
  );
}

function Goals({ reached }: { reached: ReadonlyMap<string, Reached> }) {
  const messages = words().goals;
  const done = GOAL_IDS.filter((id) => reached.has(id));
  const still = GOAL_IDS.filter((id) => !reached.has(id));
  const won = gamesWonIn(new Set(reached.keys()));
  const left = PRESETS.filter((game) => !won.includes(game));
  return (
    <>
      {done.length > 0 && <h2>{messages.reached(done.length)}</h2>}
      <GoalList kind="reached" ids={done} reached={reached} />
      {still.length > 0 && <h2>{messages.open(still.length)}</h2>}
      <GoalList kind="open" ids={still} reached={reached} />
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
}

function GoalList({ kind, ids, reached }: GoalListProps) {
  const { list, reachedOn } = words().goals;
  if (ids.length === 0) return null;
  return (
    <ul class={`goals ${kind}`}>
      {ids.map((id) => {
        const day = reached.get(id)?.reached;
        return (
          <li key={id}>
            <Icon name={kind === 'reached' ? 'declared' : 'knock'} />
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
