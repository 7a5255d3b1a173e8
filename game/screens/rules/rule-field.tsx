/** A rule in the editor: its meaning, the control for its value, and notes on it. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { idleReason } from '../../../engine/rules/idle.ts';
import type { RuleName } from '../../../engine/rules/table.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { useUniqueId } from '../../kit/use-unique-id.ts';
import { idleInWords, meaningInWords } from '../../model/rules-in-words.ts';
import { allowedInWords } from '../../model/rules-problems.ts';
import type { DraftProblem, EditedGame } from './edited-game.ts';
import { RuleControl } from './rule-controls.tsx';

interface RuleFieldProps {
  rule: RuleName;
  game: EditedGame;
}

export function RuleField({ rule, game }: RuleFieldProps) {
  const { changed, noEffect, putBack, putBackRule } = words().editor;
  const { attention, rules } = game;
  const meaning = capitalised(meaningInWords(rule));
  const isChanged = rule in game.draft.own;
  const isWrong = game.isWrong(rule);
  const idle = idleReason(rules, rule);
  const problem = game.problemAt(rule);
  const isNoted = idle !== null && problem === null;
  const note = useUniqueId();
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (attention?.to === rule) focusIn(field.current);
  }, [attention]);
  return (
    <fieldset
      ref={field}
      class={['rule', isChanged && 'changed', idle !== null && 'idle'].filter(Boolean).join(' ')}
      aria-describedby={isNoted ? note : undefined}
      hidden={!game.groups.has([rule])}
    >
      <legend>
        {meaning} {isChanged && <span class="badge">{changed}</span>}
      </legend>
      <div class="rule-body">
        <RuleControl {...{ rule, rules, meaning, isWrong }} onChange={(value) => game.change(rule, value)} />
        {isChanged && (
          <button type="button" class="small" aria-label={putBackRule(meaning)} onClick={() => game.putBack(rule)}>
            {putBack}
          </button>
        )}
        {isWrong && (
          <p class="problem" role="alert">
            {capitalised(allowedInWords(rule))}.
          </p>
        )}
        {isNoted && (
          <p id={note} class="note">
            {noEffect(idleInWords(idle))}
          </p>
        )}
        {problem !== null && <Problem {...problem} game={game} />}
      </div>
    </fieldset>
  );
}

/** Why the rules cannot be played since this one was changed, and what would resolve it. */
function Problem({ text, fixes, game }: DraftProblem & { game: EditedGame }) {
  const problem = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => problem.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={problem} class="problem" role="alert">
      <p>{text}</p>
      {fixes.length > 0 && <p>{words().editor.fixes}</p>}
      {fixes.map((fix) => (
        <button key={fix.label} type="button" class="small" onClick={() => game.fix(fix)}>
          {capitalised(fix.label)}
        </button>
      ))}
    </div>
  );
}

function focusIn(field: HTMLElement | null): void {
  const control = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input, textarea');
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest' });
}
