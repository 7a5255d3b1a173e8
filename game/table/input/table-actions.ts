/** The legal actions as elements for keyboard focus, keys and screen readers. */
import { discardedBy, discardOf, formatAction, isKnockWith, type Action } from '../../../engine/actions.ts';
import { NO_CARD } from '../../../engine/cards.ts';
import { endsDeal, actionName } from '../a11y/describe-table.ts';
import type { Offered } from './confirmation.ts';
import { PUT_AWAY } from './golf-choices.ts';
import type { Pressable } from '../../services/screen-state.ts';
import type { TableView } from '../table-view.ts';
import { actionLabel, type Target } from './targets.ts';
import { actionOf, needsSecondPress, tableKeyOf } from './table-keys.ts';
import { words } from '../../i18n/words.ts';
import type { Focusable, KeyboardFocus } from '../page/keyboard.ts';

interface TableActions {
  view: TableView;
  legal: readonly Action[];
  /** Whether letters and digits are keys now. */
  hasKeys: boolean;
  offered: Offered;
  choose: (action: Action) => void;
}

/**
 * The targets on the table, and the knocks with a discard that become targets only when their card is chosen: the focus
 * chooses it.
 */
export function tableActions({ view, legal, hasKeys, offered, choose }: TableActions): Focusable[] {
  const { targets } = view;
  const state = view.state();
  const { value, suit } = state;
  const nameOf = (action: Target['action'], label: string): string => actionName(action, label, { value, suit });
  const needsConfirmation = (action: Target['action']): boolean =>
    action !== PUT_AWAY && (endsDeal(action, offered) || offered.forGood.includes(action));
  const focusable = (target: Target, action = target.action, label = target.label): Focusable => ({
    label,
    name: nameOf(action, label),
    key: hasKeys ? tableKeyOf(action, state)?.toUpperCase() : undefined,
    bounds: target.bounds,
    face: action === target.action ? view.faceOf(target) : undefined,
    confirmation: needsConfirmation(action)
      ? (view.confirmationOf(action) ?? words().dialogs.again(nameOf(action, label)))
      : undefined,
    focus: (isFocused) => {
      view.focus(isFocused ? target : null);
      const plaque = isFocused ? view.targets.find((candidate) => candidate.action === action) : undefined;
      if (plaque !== undefined && action !== target.action) view.focus(plaque);
    },
    press: () => choose(action),
  });
  const waiting = legal.filter((action) => isKnockWith(action) && !targets.some((target) => target.action === action));
  // Of two equal cards one is enough: their actions are the same.
  const single = targets.filter(({ label }, index) => targets.findIndex((one) => one.label === label) === index);
  return [
    ...single.map((target) => focusable(target)),
    ...waiting.flatMap((action) => {
      const card = targets.find((target) => target.action === discardOf(discardedBy(action)));
      return card === undefined ? [] : [focusable(card, action, actionLabel(action, NO_CARD))];
    }),
  ];
}

interface KeyedTable {
  view: TableView;
  keyboard: KeyboardFocus;
  offered: Offered;
}

/** What a key does, if it stands for anything on offer: the first press of what needs two puts the focus on it. */
export function keyCommand(
  key: string,
  { view, keyboard, offered }: KeyedTable,
  choose: (action: Action) => void,
): (() => void) | undefined {
  const { targets } = view;
  const action = actionOf(
    key,
    targets.map((target) => target.action),
    view.state(),
  );
  const target = targets.find((candidate) => candidate.action === action);
  if (target === undefined) return undefined;
  const isSecond = keyboard.focused?.label === target.label;
  return isSecond || !needsSecondPress(target.action, offered)
    ? () => choose(target.action)
    : () => keyboard.focus(keyboard.find(target.label));
}

/** What is on offer, for the state of the screen. */
export function shownTargets({ targets }: TableView, keyboard: KeyboardFocus): (Pressable & { action: string })[] {
  const focused = keyboard.focused?.label;
  return targets.map(({ action, label, bounds }) => ({
    action: action === PUT_AWAY ? 'put away' : formatAction(action),
    label,
    bounds,
    isFocused: label === focused,
  }));
}
