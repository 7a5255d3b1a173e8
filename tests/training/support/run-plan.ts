import { rulesFile, preset } from '../../../engine/rules/resolve.ts';
import type { RunPlan } from '../../../training/cli/run/run-plan.ts';

/** A short run of the standard game for two, but for what is said. */
export function planOf(changes: Partial<RunPlan> = {}): RunPlan {
  const length = { seed: 7, workers: 1, minutes: null, steps: 1_000 };
  const { rulesOption = 'scat' } = changes;
  const rules = { rules: rulesFile(preset(rulesOption)), rulesOption, players: [2, 2] as [number, number] };
  return { ...rules, ...length, init: null, argv: [], commit: '', ...changes };
}
