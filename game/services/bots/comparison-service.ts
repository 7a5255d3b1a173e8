/** What the levels get in the deals of a day, played by the policy for its rules. */
import type { Day } from '../../../engine/daily/day.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { DayComparison } from './messages.ts';
import type { PolicyService } from './policy-service.ts';

export class ComparisonService {
  readonly #policy: Pick<PolicyService, 'ask' | 'sourceFor'>;
  /** By date, those that are worked out, or have been. */
  readonly #days = new Map<string, { answer: Promise<DayComparison>; onProgress: (share: number) => void }>();

  constructor(policy: Pick<PolicyService, 'ask' | 'sourceFor'>) {
    this.#policy = policy;
  }

  /**
   * Lets all levels play the deals of a day in the place of the person; once for each day.
   * @param onProgress receives the share that is done, from 0 to 1
   * @throws {RequestFailed}
   */
  compareDay(
    { date, players, rules }: Pick<Day, 'date' | 'players' | 'rules'>,
    onProgress: (share: number) => void,
  ): Promise<DayComparison> {
    const known = this.#days.get(date);
    if (known !== undefined) {
      known.onProgress = onProgress;
      return known.answer;
    }
    const question = { date, ...this.#policy.sourceFor(forPlayers(players, rules)) };
    const answer = this.#policy.ask('compare', question, { onProgress: (share) => comparison.onProgress(share) });
    const comparison = { answer, onProgress };
    this.#days.set(date, comparison);
    answer.catch(() => this.#days.delete(date));
    return answer;
  }
}
