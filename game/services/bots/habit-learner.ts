/** Learns somebody's habits from recorded matches, which different policies may judge. */
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import type { PlayedDecision } from '../../../engine/habits/nearest-character.ts';
import { observedDecisions } from '../../../engine/habits/observe.ts';
import { alikeIn, habitsOf } from '../../../engine/habits/player-habits.ts';
import { isByPerson, RecordError } from '../../../engine/record.ts';
import type { LearntHabits, RecordedSeat } from './messages.ts';

interface ObservingPolicy {
  evaluate: EvaluateOne;
  factorCost: number;
}

/** `2026-11` of a time in ISO 8601. */
const MONTH_LENGTH = 7;

export class HabitLearner {
  readonly #matches: { ended: string; decisions: PlayedDecision[] }[] = [];
  readonly #onProgress: (matches: number) => void;
  #gone = 0;
  #costs = 0;

  /** @param onProgress receives how many matches have been gone through */
  constructor(onProgress: (matches: number) => void) {
    this.#onProgress = onProgress;
  }

  /** Goes through some matches; one that is damaged, which the list of records reports, tells nothing. */
  async observe(matches: readonly RecordedSeat[], { evaluate, factorCost }: ObservingPolicy): Promise<void> {
    for (const { record, seat, ended } of matches) {
      try {
        const observed = await observedDecisions(record, seat, evaluate);
        // What a bot has done for somebody says nothing of them.
        const decisions = observed.filter(({ deal }) => isByPerson(record, seat, deal));
        const month = ended.slice(0, MONTH_LENGTH);
        this.#matches.push({ ended, decisions: decisions.map((decision) => ({ ...decision, month })) });
        this.#costs += factorCost;
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
      }
      this.#onProgress(++this.#gone);
    }
  }

  learnt(): LearntHabits {
    const matches = this.#matches.toSorted((a, b) => a.ended.localeCompare(b.ended)).map(({ decisions }) => decisions);
    const factorCost = this.#costs / Math.max(1, matches.length);
    const { learnt, modes, notices, nearest, heldOut } = habitsOf(matches, factorCost);
    return {
      decisions: learnt.decisions,
      modes,
      alike: alikeIn({ heldOut }).alike ?? null,
      notices,
      nearest,
      factorCost,
    };
  }
}
