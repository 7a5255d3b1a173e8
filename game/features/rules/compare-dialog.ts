/** A game beside a preset: what each rule that differs is in either of them. */
import { reasonsOf, type ComparedKey, type RulesComparison } from '../../../engine/rules/compare.ts';
import { equivalentPresets } from '../../../engine/rules/equivalent.ts';
import { PRESETS, preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import { nearestPreset } from '../../catalogue/familiarity.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { isPreset, titleOf } from '../../catalogue/game-title.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { compareInWords, meaningInWords, playsLikeInWords } from '../../model/rules-in-words.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { labelled, statusLine } from '../../ui/dialogs/elements.ts';

/** Opens it over whatever is shown; returns a function that closes it. */
export function openCompareDialog(rules: HouseRules): () => void {
  const others = PRESETS.filter((name) => !isPreset(rules) || name !== rules.name);
  let chosen = isPreset(rules) ? others[0] : nearestPreset(rules).preset;
  return openToRead(() => createCompareDialog(rules, others, chosen, (name) => (chosen = name)));
}

function createCompareDialog(
  rules: HouseRules,
  others: readonly string[],
  chosen: string,
  onChoose: (name: string) => void,
): OpenedDialog {
  const { compare, comparedWith } = words().games;
  const summary = statusLine();
  const tables = element('section');
  const show = (name: string): void => {
    const other = preset(name);
    const comparison = compareInWords(rules, other);
    summary.textContent = comparison.summary;
    tables.replaceChildren(...tablesOf(comparison, [titleOf(rules), titleOf(other)]), ...alikeElements(rules, other));
  };
  const select = element(
    'select',
    {},
    ...others.map((name) => element('option', { value: name }, gameName(name).name)),
  );
  select.value = chosen;
  select.addEventListener('change', () => {
    onChoose(select.value);
    show(select.value);
  });
  const dialog = openDialog({
    title: compare,
    body: [labelled(comparedWith(titleOf(rules)), select, 'compared-with'), summary, tables],
    isWide: true,
  });
  show(chosen);
  return dialog;
}

function tablesOf({ differing, withoutEffect }: RulesComparison, titles: readonly string[]): HTMLElement[] {
  const { differentWithoutEffect } = words().rules.games;
  return [
    ...(differing.length > 0 ? [tableOf(differing, titles)] : []),
    ...(withoutEffect.length > 0
      ? [element('h2', {}, differentWithoutEffect), tableOf(withoutEffect, titles, { withReasons: true })]
      : []),
  ];
}

/** Which presets play the same as either game, but for the two themselves. */
function alikeElements(rules: HouseRules, other: HouseRules): HTMLElement[] {
  const titles = [titleOf(rules), titleOf(other)];
  return [rules, other].flatMap((game, i) => {
    const names = equivalentPresets(game).map((name) => gameName(name).name);
    const others = names.filter((name) => !titles.includes(name));
    return others.length === 0 ? [] : [element('p', {}, playsLikeInWords(titles[i], others))];
  });
}

/** @param withReasons whether the rules have no effect, and the reasons are told below their names */
function tableOf(keys: readonly ComparedKey[], titles: readonly string[], { withReasons = false } = {}): HTMLElement {
  const row = (compared: ComparedKey): HTMLElement => {
    const reasons = withReasons ? [element('small', {}, capitalised(reasonsOf(compared).join('; ')))] : [];
    const cells = compared.values.map(({ label, reason }) =>
      reason === null || withReasons
        ? element('td', {}, capitalised(label))
        : element('td', { className: 'idle' }, capitalised(reason)),
    );
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, capitalised(meaningInWords(compared.key)), ...reasons),
      ...cells,
    );
  };
  return element(
    'table',
    { className: 'comparison' },
    element(
      'thead',
      {},
      element('tr', {}, element('td'), ...titles.map((title) => element('th', { scope: 'col' }, title))),
    ),
    element('tbody', {}, ...keys.map(row)),
  );
}
