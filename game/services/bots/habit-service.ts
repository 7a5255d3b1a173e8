/** Somebody's habits, learnt from recorded matches by the worker that plays the bots. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { doPoliciesPlay } from '../../../engine/rules/suited.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { KeptRecord } from '../storage/match-schemas.ts';
import type { LearntHabits, RecordedSeat } from './messages.ts';
import type { PolicyService } from './policy-service.ts';

/** So many of the latest matches are learnt from: habits change, and each takes a moment. */
const MOST_MATCHES = 60;

interface HabitLearning {
  signal: AbortSignal;
  /** Receives how many of the matches have been gone through. */
  onProgress: (done: number) => void;
}

export class HabitService {
  readonly #policy: Pick<PolicyService, 'ask' | 'sourceFor'>;

  constructor(policy: Pick<PolicyService, 'ask' | 'sourceFor'>) {
    this.#policy = policy;
  }

  /** @throws {RequestFailed} also where it was cancelled */
  learn(matches: readonly RecordedSeat[], { signal, onProgress }: HabitLearning): Promise<LearntHabits> {
    const groups = bySource(matches).map((group) => {
      const [{ record }] = group;
      const source = this.#policy.sourceFor(forPlayers(record.players.length, resolveRules(record.rules)));
      return { ...source, matches: group };
    });
    return this.#policy.ask('learn', { groups }, { signal, onProgress });
  }
}

/** The person's matches that are learnt from, the latest first: those at which policies play, and in which nothing was taken back. @param since earlier ones are forgotten */
export function latestMatches(
  matches: readonly Pick<KeptRecord, 'record' | 'you' | 'ended' | 'isTakenBack'>[],
  since: string,
): RecordedSeat[] {
  return matches
    .filter(({ you, ended, isTakenBack }) => you >= 0 && ended > since && isTakenBack !== true)
    .filter(({ record }) => doPoliciesPlay(record.players.length))
    .toSorted((a, b) => b.ended.localeCompare(a.ended))
    .slice(0, MOST_MATCHES)
    .map(({ record, you, ended }) => ({ record, seat: you, ended }));
}

function bySource(matches: readonly RecordedSeat[]): RecordedSeat[][] {
  const groups = new Map<string, RecordedSeat[]>();
  for (const match of matches) {
    const { rules, players } = match.record;
    const key = JSON.stringify([rules, players.length]);
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups.values()];
}
