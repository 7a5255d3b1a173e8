/** What a person chose in recorded matches, beside what the policies for their rules would have done. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { ObservedDecision } from '../../../engine/habits/habits.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { RecordedSeat } from './messages.ts';
import type { PolicyService } from './policy-service.ts';

interface Observing {
  signal: AbortSignal;
  /** Receives how many of the matches have been gone through. */
  onProgress: (done: number) => void;
}

export class HabitService {
  readonly #policy: Pick<PolicyService, 'ask' | 'sourceFor'>;

  constructor(policy: Pick<PolicyService, 'ask' | 'sourceFor'>) {
    this.#policy = policy;
  }

  /** The decisions of some seats; none of a record that is damaged. @throws {RequestFailed} also where it was cancelled */
  async observe(matches: readonly RecordedSeat[], { signal, onProgress }: Observing): Promise<ObservedDecision[]> {
    const all: ObservedDecision[] = [];
    let before = 0;
    for (const group of bySource(matches)) {
      const [{ record }] = group;
      const source = this.#policy.sourceFor(forPlayers(record.players.length, resolveRules(record.rules)));
      const onGroup = (done: number): void => onProgress(before + done);
      const found = await this.#policy.ask('observe', { ...source, matches: group }, { signal, onProgress: onGroup });
      all.push(...found);
      before += group.length;
    }
    return all;
  }
}

/** Matches that the same policy judges, together: of the same rules, with as many players. */
function bySource(matches: readonly RecordedSeat[]): RecordedSeat[][] {
  const groups = new Map<string, RecordedSeat[]>();
  for (const match of matches) {
    const { rules, players } = match.record;
    const key = JSON.stringify([rules, players.length]);
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups.values()];
}
