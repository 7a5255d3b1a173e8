/** Signs that a run went wrong, in words. */
import { meanOf } from '../../../engine/statistics.ts';
import type { MetricsLine } from '../run/metrics.ts';
import type { PolicyPortrait } from './portrait.ts';
import { percent } from '../command/in-words.ts';
import type { OpponentResult } from './report-page.ts';

/** The last part of a run, whose mean is judged. */
const END = 0.1;
/** Decisions a deal for each player: a good player makes about nine of them with two players, three with ten. */
const FEWEST_DECISIONS = 1.2;
const MOST_DECISIONS = 40;
/** More knocks in the first turn than in this part of the deals are a habit, not a judgement. */
const MOST_FIRST_TURN_KNOCKS = [0, 0, 0.4, 0.6, 0.75];
const MOST_FIRST_TURN_KNOCKS_OF_MANY = 0.9;
/** Entropy below this share of its first value has collapsed. */
const LEAST_ENTROPY = 0.04;
const MOST_KL = 0.05;
const FEWEST_ITERATIONS = 50;

interface FinishedRun {
  lines: readonly MetricsLine[];
  /** Whether it began with no policy. */
  isFromRandomWeights: boolean;
  /** What the final policy wins from others. */
  ladder: readonly OpponentResult[];
  /** How the final policy plays, with each number of players that was measured. */
  portraits: readonly PolicyPortrait[];
}

/**
 * @returns a sentence for each thing that should not be so; none where all is well
 */
export function alarmsOf({ lines, isFromRandomWeights, ladder, portraits }: FinishedRun): string[] {
  const first = lines.find((line) => line['losses/entropy'] !== undefined)?.['losses/entropy'] ?? null;
  const entropy = meanAtEnd(lines, 'losses/entropy');
  const kl = meanAtEnd(lines, 'losses/approx_kl');
  const explained = meanAtEnd(lines, 'losses/explained_variance');
  const hasCollapsed = first !== null && entropy !== null && entropy < LEAST_ENTROPY * first;
  return [
    ...alarmsOfStrength(ladder),
    isFromRandomWeights &&
      lines.length < FEWEST_ITERATIONS &&
      `It has learnt for ${lines.length} iterations only: most policies are still poor before ${FEWEST_ITERATIONS}.`,
    ...portraits.flatMap(alarmsOfPlay),
    hasCollapsed &&
      `Entropy fell from ${first.toFixed(2)} to ${entropy.toFixed(3)}: it hardly explores any more, and learns little from here on.`,
    kl !== null &&
      kl > MOST_KL &&
      `Each round changes the policy by a KL divergence of ${kl.toFixed(3)}, more than ${MOST_KL}: its steps are too large.`,
    explained !== null &&
      explained < 0 &&
      'The critic predicts returns worse than their mean does (explained variance below 0).',
  ].filter((alarm) => alarm !== false);
}

/** For each number of players, those from whom all of the interval lies below what somebody wins who plays like them. */
function alarmsOfStrength(ladder: readonly OpponentResult[]): string[] {
  return [...new Set(ladder.map(({ players }) => players))].flatMap((players) => {
    const fair = 1 / players;
    const better = ladder.filter((rung) => rung.players === players && rung.wins.high < fair);
    if (better.length === 0) return [];
    const names = better.map(({ name, wins }) => `${name} (${percent(wins.mean)})`).join(', ');
    return `With ${players} players it wins less than a fair share of ${percent(fair)} of matches against ${names}: train it for longer before anybody plays against it.`;
  });
}

function alarmsOfPlay({ players, deals, decisions, firstTurnKnocks }: PolicyPortrait): (string | false)[] {
  const knocks = firstTurnKnocks / deals;
  const most = MOST_FIRST_TURN_KNOCKS[players] ?? MOST_FIRST_TURN_KNOCKS_OF_MANY;
  const length = decisions / deals;
  return [
    knocks > most &&
      `With ${players} players ${percent(knocks)} of deals are knocked in the first turn, more than ${percent(most)}: it may have learnt to knock at once and never build a hand.`,
    length < FEWEST_DECISIONS * players &&
      `With ${players} players a deal has only ${length.toFixed(1)} decisions: it is over almost before it has begun.`,
    length > MOST_DECISIONS * players &&
      `With ${players} players a deal has ${length.toFixed(0)} decisions: they hardly knock, and deals run on to the limit of fifty turns.`,
  ];
}

/** The mean of a figure over the end of the run, or null where it was never measured. */
function meanAtEnd(lines: readonly MetricsLine[], name: string): number | null {
  const values = lines.flatMap((line) => (line[name] === undefined ? [] : [line[name]]));
  if (values.length === 0) return null;
  const last = values.slice(-Math.max(1, Math.round(END * values.length)));
  return meanOf(last);
}
