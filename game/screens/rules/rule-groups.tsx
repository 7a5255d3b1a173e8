/** The rules of the editor in groups that unfold, and a field that finds rules by what is said about them. */
import type { RuleName } from '../../../engine/rules/table.ts';
import { isOfInputMethod } from '../../base/keys.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { words } from '../../i18n/words.ts';
import { useUniqueId } from '../../kit/use-unique-id.ts';
import type { EditedGame } from './edited-game.ts';
import { COMMON, GROUPS, TOPICS } from './groups.ts';
import { RuleField } from './rule-field.tsx';

interface GameProps {
  game: EditedGame;
}

export function RuleGroups({ game }: GameProps) {
  return (
    <div class="form">
      <FindRules game={game} />
      {GROUPS.map((group) => (
        <RuleGroup key={group.id} game={game} {...group} />
      ))}
    </div>
  );
}

function FindRules({ game }: GameProps) {
  const { find, found: saidOf } = words().editor;
  const { groups } = game;
  /** Enter and the arrow down go to the first rule found. */
  const leave = (event: KeyboardEvent): void => {
    const first = groups.found?.[0];
    if (first === undefined || isOfInputMethod(event) || !/^(Enter|ArrowDown)$/.test(event.key)) return;
    event.preventDefault();
    game.attend(first);
  };
  return (
    <search class="find-rules">
      <label>
        <span>{find}</span>
        <input
          type="text"
          role="searchbox"
          autocomplete="off"
          enterKeyHint="search"
          value={groups.typed}
          onInput={({ currentTarget }) => groups.find(currentTarget.value, game.rules)}
          onKeyDown={leave}
        />
      </label>
      <p class="hint" role="status">
        {groups.found === null ? '' : saidOf(groups.found.length)}
      </p>
    </search>
  );
}

function RuleGroup({ game, id, keys, title }: GameProps & (typeof GROUPS)[number]) {
  const { asIn, changes } = words().editor;
  const { draft, groups, rules } = game;
  const count = keys.filter((key) => key in draft.own).length;
  return (
    <details
      class="rule-group"
      hidden={!groups.has(keys)}
      open={groups.isUnfolded(id)}
      onToggle={({ currentTarget }) => groups.unfold(id, currentTarget.open)}
    >
      <summary>
        <h2>{title(rules)}</h2>{' '}
        <span class={count === 0 ? 'changes' : 'changes badge'}>
          {count === 0 ? asIn(gameName(draft.base).name) : changes(count)}
        </span>
      </summary>
      {id === COMMON.id ? (
        TOPICS.map((topic) => <RuleTopic key={topic.id} game={game} {...topic} />)
      ) : (
        <RuleFields game={game} keys={keys} />
      )}
    </details>
  );
}

function RuleTopic({ game, keys, title }: GameProps & (typeof TOPICS)[number]) {
  const heading = useUniqueId();
  return (
    <section aria-labelledby={heading} hidden={!game.groups.has(keys)}>
      <h3 id={heading}>{title(game.rules)}</h3>
      <RuleFields game={game} keys={keys} />
    </section>
  );
}

function RuleFields({ game, keys }: GameProps & { keys: readonly RuleName[] }) {
  return (
    <>
      {keys.map((key) => (
        <RuleField key={key} rule={key} game={game} />
      ))}
    </>
  );
}
