/** What a bot that adapts did because of what it knew, in a sentence. */
import {
  ADAPTED_KINDS,
  kindOfAdapted,
  type AdaptedDecision,
  type AdaptedKind,
} from '../../engine/habits/adapted-decisions.ts';
import { readPackedRival } from '../../engine/habits/packed.ts';
import { plainHabits } from '../../engine/habits/rival-numbers.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { words } from '../i18n/words.ts';

/** So many decisions of a kind are worth a sentence. */
const LEAST_TOLD = 2;

interface AdaptedMatch {
  record: Pick<MatchRecord, 'deals'>;
  decisions: readonly AdaptedDecision[];
  /** By seat, in the current language. */
  names: readonly string[];
  /** The seat of the person who played alone, -1 for none. */
  you: number;
}

/** About the bot that adapted most, what it did most often; empty where nothing is worth telling. */
export function adaptationInWords({ record, decisions, names, you }: AdaptedMatch): string {
  const counts = names.flatMap((_, seat) =>
    ADAPTED_KINDS.map((kind) => ({
      seat,
      kind,
      times: decisions.filter((one) => one.seat === seat && kindOfAdapted(one) === kind).length,
    })),
  );
  const [most] = counts.toSorted((one, other) => other.times - one.times);
  if (most === undefined || most.times < LEAST_TOLD) return '';
  const text = words().adaptation;
  const { seat, kind, times } = most;
  const noticed = names.length === 2 && you === 1 - seat ? reasonFor(kind, knownOf(record, seat, you)) : null;
  const changed = text.changed[kind];
  return noticed === null
    ? text.adapted(names[seat], changed, text.times(times))
    : text.noticed(names[seat], text.habits[noticed], changed, text.times(times));
}

/** What a bot knew of another player in the last deal in which it knew something; null where that was never. */
function knownOf({ deals }: AdaptedMatch['record'], bot: number, other: number): string | null {
  return deals.map(({ bots }) => bots?.[bot]?.knows?.[other] ?? null).findLast((known) => known !== null) ?? null;
}

function reasonFor(kind: AdaptedKind, known: string | null): 'late' | 'early' | 'often' | 'seldom' | null {
  if (known === null) return null;
  const { knocks, takes } = plainHabits(readPackedRival(known));
  return kind === 'knocked' || kind === 'waited' ? knocks : takes;
}
