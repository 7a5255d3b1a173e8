/** Which game is played at a table, and how: everybody reads it, and the host decides. */
import { rulesFile, resolveRules } from '../../../engine/rules/resolve.ts';
import { AWAY_SECONDS, TURN_SECONDS, type RoomState } from '../../../engine/room/messages.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { isPreset, titleOf } from '../../catalogue/game-title.ts';
import type { RulesLibrary } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { Segments, Switch } from '../../kit/controls.tsx';
import type { Games } from '../../services/games.ts';
import type { RoomSession } from '../../services/rooms/session.ts';
import { sectionsOf } from '../games/sections.ts';
import { arranged } from './seats.tsx';

interface RoomGameProps {
  session: RoomSession;
  state: RoomState;
  games: Games;
  onRules: (rules: HouseRules) => void;
}

export function GameOfRoom({ session, state, games, onRules }: RoomGameProps) {
  const text = words().friends;
  const { games: gameWords, menu } = words();
  const { rules: file, isHost, phase, turnSeconds, isLocked } = state;
  const rules = resolveRules(file);
  const title = titleOf(rules);
  const decides = isHost && phase !== 'match';
  return (
    <>
      <div class="tools">
        {decides ? (
          <GameChoice session={session} state={state} library={games.library} rules={rules} />
        ) : (
          <p>{menu.gamePlayed(title)}</p>
        )}
        <button type="button" aria-label={gameWords.rulesOf(title)} onClick={() => onRules(rules)}>
          {gameWords.rules}
        </button>
        {decides && <SeatCount session={session} state={state} rules={rules} />}
      </div>
      {decides ? (
        <Segments
          label={text.time}
          value={TURN_SECONDS.find((one) => one === turnSeconds)}
          choices={TURN_SECONDS.map((value) => ({ value, label: text.seconds(value) }))}
          onChoose={(value) => session.send('arrange', { turnSeconds: value })}
        />
      ) : (
        <p>
          {text.time}: {text.seconds(turnSeconds)}
        </p>
      )}
      {decides && <WhoIsNotHere session={session} state={state} />}
      {isHost ? (
        <Switch
          label={text.lock}
          note={text.lockNote}
          isOn={isLocked}
          onTurn={(isOn) => session.send('lock', { isLocked: isOn })}
        />
      ) : (
        isLocked && <p>{text.locked}</p>
      )}
    </>
  );
}

function WhoIsNotHere({ session, state: { awaySeconds, mayJoinLate } }: Pick<RoomGameProps, 'session' | 'state'>) {
  const text = words().friends;
  return (
    <>
      <Segments
        label={text.whenAway}
        note={text.awayAfter(text.seconds(awaySeconds))}
        value={AWAY_SECONDS.find((one) => one === awaySeconds)}
        choices={AWAY_SECONDS.map((value) => ({ value, label: text.seconds(value) }))}
        onChoose={(value) => session.send('arrange', { awaySeconds: value })}
      />
      <Switch
        label={text.mayJoinLate}
        note={text.mayJoinLateNote}
        isOn={mayJoinLate}
        onTurn={(isOn) => session.send('arrange', { mayJoinLate: isOn })}
      />
    </>
  );
}

interface ChoiceProps extends Pick<RoomGameProps, 'session' | 'state'> {
  rules: HouseRules;
}

/** The game of the room where it is none of the person's own. */
const OTHER = '';

function GameChoice({ session, state, library, rules }: ChoiceProps & { library: RulesLibrary }) {
  const chosen = isPreset(rules) ? rules.name : (library.findIdentical(rules) ?? OTHER);
  const choose = (id: string): void => {
    const next = library.find(id);
    if (next === null) return;
    const { seats } = state;
    const count = Math.min(seats.length, next.players[1]);
    const fewer = count < seats.length && { seats: arranged(state, null, count) };
    session.send('arrange', { rules: rulesFile(next), ...fewer });
  };
  const [first, ...others] = sectionsOf(library, PRESET_FOR_LIST, '').map(({ heading, listed }) => ({
    heading,
    options: listed.map(({ id }) => <GameOption key={id} id={id} library={library} />),
  }));
  return (
    <label>
      {words().menu.game}
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {chosen === OTHER && <option value={OTHER}>{titleOf(rules)}</option>}
        {first.options}
        {others.map(({ heading, options }) => (
          <optgroup key={heading} label={heading}>
            {options}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Any that is stored: only one that is tried would be listed before the others. */
const PRESET_FOR_LIST = 'scat';

function GameOption({ id, library }: { id: string; library: RulesLibrary }) {
  const rules = library.find(id);
  return rules !== null && <option value={id}>{titleOf(rules)}</option>;
}

function SeatCount({ session, state, rules: { players } }: ChoiceProps) {
  const { seats } = state;
  const people = seats.filter(({ is }) => is === 'person').length;
  const fewest = Math.max(people, players[0]);
  const most = Math.max(seats.length, players[1]);
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return (
    <label>
      {words().friends.seats}
      <select
        value={seats.length}
        onChange={({ currentTarget }) =>
          session.send('arrange', { seats: arranged(state, null, Number(currentTarget.value)) })
        }
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}
