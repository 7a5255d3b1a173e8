/** What the settings say of the table: the rules that are played, and how many play. */
import { preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { clamp } from '../table/geometry.ts';
import type { Settings } from './settings.ts';

export function rulesOf({ rules }: Pick<Settings, 'rules'>): HouseRules {
  return preset(rules);
}

/** As many opponents as are wished for, or as few or many as the rules allow. */
export function opponentsOf(settings: Pick<Settings, 'rules' | 'opponents'>): number {
  const [fewest, most] = rulesOf(settings).players;
  return clamp(settings.opponents, fewest - 1, most - 1);
}
