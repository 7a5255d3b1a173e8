/** A game beside a preset: what each rule that differs is in either of them. */
import { useState } from 'preact/hooks';
import { reasonsOf, type ComparedKey } from '../../../engine/rules/compare.ts';
import { equivalentPresets } from '../../../engine/rules/equivalent.ts';
import { PRESETS, preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { nearestPreset } from '../../catalogue/familiarity.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { isPreset, titleOf } from '../../catalogue/game-title.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import { ColumnHeads } from '../../kit/figures.tsx';
import { compareInWords, meaningInWords, playsLikeInWords } from '../../model/rules-in-words.ts';
import './screen.css';

export function openCompareDialog(rules: HouseRules): () => void {
  return open((close) => <CompareScreen rules={rules} onClose={close} />);
}

function CompareScreen({ rules, onClose }: { rules: HouseRules; onClose: () => void }) {
  const others = PRESETS.filter((name) => !isPreset(rules) || name !== rules.name);
  const [chosen, choose] = useState(isPreset(rules) ? others[0] : nearestPreset(rules).preset);
  const { compare, comparedWith } = words().games;
  const other = preset(chosen);
  const titles = [titleOf(rules), titleOf(other)];
  const { summary, differing, withoutEffect } = compareInWords(rules, other);
  return (
    <Dialog title={compare} isWide onClose={onClose}>
      <label class="compared-with">
        <span>{comparedWith(titleOf(rules))}</span>
        <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {others.map((name) => (
            <option key={name} value={name}>
              {gameName(name).name}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{summary}</p>
      {differing.length > 0 && <ComparedRules keys={differing} titles={titles} />}
      {withoutEffect.length > 0 && (
        <>
          <h2>{words().rules.games.differentWithoutEffect}</h2>
          <ComparedRules keys={withoutEffect} titles={titles} withReasons />
        </>
      )}
      {[rules, other].map((game, i) => (
        <PlaysLike key={i} game={game} titles={titles} />
      ))}
    </Dialog>
  );
}

interface ComparedRulesProps {
  keys: readonly ComparedKey[];
  titles: readonly string[];
  /** Whether the rules have no effect, and the reasons are told below their names. */
  withReasons?: boolean;
}

function ComparedRules({ keys, titles, withReasons = false }: ComparedRulesProps) {
  return (
    <table class="comparison">
      <ColumnHeads names={['', ...titles]} />
      <tbody>
        {keys.map((compared) => (
          <tr key={compared.key}>
            <th scope="row">
              {capitalised(meaningInWords(compared.key))}
              {withReasons && <small>{capitalised(reasonsOf(compared).join('; '))}</small>}
            </th>
            {compared.values.map(({ label, reason }, i) => {
              const isIdle = reason !== null && !withReasons;
              return (
                <td key={i} class={isIdle ? 'idle' : undefined}>
                  {capitalised(isIdle ? reason : label)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlaysLike({ game, titles }: { game: HouseRules; titles: readonly string[] }) {
  const names = equivalentPresets(game).map((name) => gameName(name).name);
  const others = names.filter((name) => !titles.includes(name));
  return others.length === 0 ? null : <p>{playsLikeInWords(titleOf(game), others)}</p>;
}
