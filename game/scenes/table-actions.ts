/** What one may do at the table, as things that the focus can be on and that those who listen press. */
import { isKnockWith, discardedBy, discardOf, type Action } from '../../engine/actions.ts';
import { NO_CARD } from '../../engine/cards.ts';
import { endsDeal, wayName } from '../mirror/describe-table.ts';
import { PUT_AWAY } from '../table/golf-choices.ts';
import type { Target, TableView } from '../table/table-view.ts';
import { actionLabel } from '../table/targets.ts';
import type { Focusable } from './widgets/keyboard.ts';

export type TableActions = {
  view: TableView;
  legal: readonly Action[];
  choose: (action: Action) => void;
  /** The focus has moved. */
  moved: () => void;
};

/**
 * The targets on the table, and the knocks with a discard that become targets only when their card is chosen: the focus
 * chooses it.
 */
export function tableActions({ view, legal, choose, moved }: TableActions): Focusable[] {
  const { targets } = view;
  const { value, suit } = view.state();
  const focusable = (target: Target, action = target.action, label = target.label): Focusable => ({
    label,
    name: wayName(action, label, { value, suit }),
    bounds: target.bounds,
    isWeighty: action !== PUT_AWAY && endsDeal(action),
    focus: (isFocused) => {
      view.focus(isFocused ? target : null);
      const plaque = isFocused ? view.targets.find((candidate) => candidate.action === action) : undefined;
      if (plaque !== undefined && action !== target.action) view.focus(plaque);
      moved();
    },
    press: () => choose(action),
  });
  const waiting = legal.filter((action) => isKnockWith(action) && !targets.some((target) => target.action === action));
  return [
    ...targets.map((target) => focusable(target)),
    ...waiting.flatMap((action) => {
      const card = targets.find((target) => target.action === discardOf(discardedBy(action)));
      return card === undefined ? [] : [focusable(card, action, actionLabel(action, NO_CARD))];
    }),
  ];
}
