/**
 * One deal, always the same, played against the expert by a policy as it was at several times: what has become of it can be
 * seen card by card.
 */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createPolicyBot, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { seedOf } from '../../../engine/bots/view-seed.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';
import { packSeed } from '../../../training/learner/evaluation/arena.ts';
import { POLICY_SEAT, type DealPlay } from './messages.ts';
import type { MeasuredTable } from './strength.ts';

const CANDIDATES = 16;
/** Far from the seeds of learning, and of measuring strength. */
const SEED = 47_000_000;

/** A policy as it was after so many minutes of learning; null for the present one. */
interface PolicyOfMinute {
  minute: number | null;
  evaluate: EvaluateOne;
}

export class SameDeal {
  readonly #table: MeasuredTable;
  readonly #expert = createExpert((view) => seedOf(view, SEED));
  /** How the deal was played by minute. */
  readonly #played = new Map<number, MatchRecord>();
  #pack: number | null;

  constructor(table: MeasuredTable, pack: number | null = null) {
    this.#table = table;
    this.#pack = pack;
  }

  /** Its number, once policies have played it differently; null before. */
  get pack(): number | null {
    return this.#pack;
  }

  /**
   * Lets all policies play it. It becomes another one only where all of them have come to play it alike, and another one
   * differently.
   * @param policies the earliest first, the present one last
   */
  async play(policies: readonly PolicyOfMinute[]): Promise<DealPlay[]> {
    if (this.#pack !== null) {
      const plays = await this.#plays(policies, this.#pack);
      if (!areAlike(plays)) return plays;
    }
    const chosen = await this.#choose(policies);
    if (chosen !== null) {
      this.#pack = chosen;
      this.#played.clear();
    }
    return this.#plays(policies, this.#pack ?? 0);
  }

  async #plays(policies: readonly PolicyOfMinute[], pack: number): Promise<DealPlay[]> {
    const plays: DealPlay[] = [];
    for (const { minute, evaluate } of policies) {
      const known = minute === null ? undefined : this.#played.get(minute);
      const record = known ?? (await this.#record(evaluate, pack));
      if (minute !== null) this.#played.set(minute, record);
      plays.push({ minute, record });
    }
    return plays;
  }

  /** The deal that the first and the last policy play differently: if possible to another end, and the shortest of those. */
  async #choose(policies: readonly PolicyOfMinute[]): Promise<number | null> {
    const packs = Array.from({ length: CANDIDATES }, (_, pack) => pack);
    const byFirst = await this.#records(policies[0].evaluate, packs);
    const byLast = await this.#records(policies[policies.length - 1].evaluate, packs);
    const differing = packs
      .filter((pack) => !isSame(byFirst[pack].deals[0].actions, byLast[pack].deals[0].actions))
      .map((pack) => {
        const [first, last] = [byFirst[pack].deals[0], byLast[pack].deals[0]];
        const endsTheSame = isSame(first.result.losses, last.result.losses);
        return { pack, endsTheSame, length: first.actions.length + last.actions.length };
      })
      .toSorted((a, b) => Number(a.endsTheSame) - Number(b.endsTheSame) || a.length - b.length);
    return differing[0]?.pack ?? null;
  }

  #records(evaluate: EvaluateOne, packs: readonly number[]): Promise<MatchRecord[]> {
    return Promise.all(packs.map((pack) => this.#record(evaluate, pack)));
  }

  async #record(evaluate: EvaluateOne, pack: number): Promise<MatchRecord> {
    const { rules, players } = this.#table;
    const policy = createPolicyBot(evaluate);
    const bots: Bot[] = Array.from({ length: players }, (_, seat) => (seat === POLICY_SEAT ? policy : this.#expert));
    const recorder = new Recorder();
    const match = new Match(rules, players, { seed: packSeed(SEED, pack), dealer: players - 1, recorder });
    match.startDeal();
    while (match.phase === 'deal') {
      match.apply(await bots[match.seat].decide(match.view(match.seat), match.legalActions()));
    }
    const names = bots.map(({ name }) => name);
    return recorder.record(match, names);
  }
}

function areAlike(plays: readonly DealPlay[]): boolean {
  return plays.every(({ record }) => isSame(record.deals[0].actions, plays[0].record.deals[0].actions));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
