/** Whether a key has an effect beside other settings: what `idle.ts` says, compared with matches. */
import { idleReason } from '../../../engine/rules/idle.ts';
import type { RuleName } from '../../../engine/rules/table.ts';
import { firstDifference } from './compare.ts';
import { rulesOfSettings, type Setting } from './settings.ts';

export interface MatchesPlayed {
  /** How many must be the same before a key is believed to have no effect. */
  most: number;
  /** In how many a key that `idle.ts` names must have none. */
  idle: number;
}

/** Checks keys, one after the other. */
export class EffectCheck {
  /** By key, the seeds of the matches that showed its effect, the latest first: beside other rules they mostly do, too. */
  readonly #seeds = new Map<RuleName, number[]>();
  readonly #matches: MatchesPlayed;

  constructor(matches: MatchesPlayed) {
    this.#matches = matches;
  }

  /**
   * Compares matches with a setting, and with the default of its key, beside others.
   * @returns where they contradict `idle.ts`, null where they do not or such rules are refused
   */
  contradiction([key, value]: Setting, others: readonly Setting[]): string | null {
    const rules = rulesOfSettings([...others, [key, value]], key);
    const standard = rulesOfSettings(others, key);
    if (rules === null || standard === null) return null;
    const differsIn = (seed: number): boolean => firstDifference(rules, standard, seed) !== null;
    const what = `${key} ${JSON.stringify(value)} beside ${JSON.stringify(Object.fromEntries(others))}`;
    const because = idleReason(rules, key);
    if (because !== null) {
      const seed = upTo(this.#matches.idle).find(differsIn);
      return seed === undefined ? null : `${what}: not without effect ("${because}"), as seed ${seed} shows`;
    }
    const seen = this.#seeds.get(key) ?? [];
    const seed = [...seen, ...upTo(this.#matches.most).filter((each) => !seen.includes(each))].find(differsIn);
    // Of two keys by which nobody knocks, one is said to have no effect.
    if (seed === undefined && others.some(([other]) => idleReason(rules, other) !== null)) return null;
    if (seed === undefined)
      return `${what}: without effect in ${this.#matches.most} matches, and idle.ts does not say so`;
    this.#seeds.set(key, [seed, ...seen.filter((each) => each !== seed)]);
    return null;
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}
