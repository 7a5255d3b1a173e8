/** Opens a table: with a new match, or with an open one that is resumed. */
import { afterEvent } from '../model/after-event.ts';
import type { DecisionSeed } from '../../engine/bots/view-seed.ts';
import type { Challenge } from '../../engine/challenge/challenge.ts';
import { seededChance, type Chance } from '../../engine/chance.ts';
import { SealedChance } from '../../engine/fair/sealed-chance.ts';
import { seatChance } from '../../engine/fair/seat-chance.ts';
import { Match, type MatchStart } from '../../engine/match.ts';
import { Recorder, type DealRecord, type MatchRecord } from '../../engine/record.ts';
import { resumeMatch, saveMatch } from '../../engine/save.ts';
import type { PolicyState } from '../services/bots/policy-service.ts';
import { matchId, type ResumableMatch, type Snapshot } from '../services/storage/open-matches.ts';
import type { DailyDeal } from '../services/storage/played-days.ts';
import type { OpenMatch, SeatedPlayers } from '../services/storage/match-schemas.ts';
import { clampOpponents } from '../catalogue/table-rules.ts';
import { withSeen, type SeenEvent } from '../../engine/seen.ts';
import { emptyTable, type TableState } from '../model/table-state.ts';
import type { Arrangement } from './arrangement.ts';
import { drawSecret } from './sealing.ts';
import type { SpecialMatch } from './special-match.ts';
import { tableFactsOf, tableSetupOf, type TableSetup } from '../catalogue/table-setup.ts';

/**
 * What to open a table with: a match to resume, the arrangement of one to play again, a deal of a day, or a challenge;
 * otherwise the settings decide.
 */
export interface TableOpening {
  resumed?: ResumableMatch;
  again?: Arrangement;
  daily?: DailyDeal;
  challenge?: Challenge;
}

export interface OpenedTable {
  id: string;
  /** Whether something was taken back, so that the match counts for nothing. */
  isTakenBack: boolean;
  setup: TableSetup;
  match: Match;
  recorder: Recorder;
  record: () => MatchRecord;
  seedOf: (seat: number) => DecisionSeed;
  /** The table as it was left; null for a new match. */
  left: TableState | null;
  /** As in the arrangement; of a resumed match, the one that has played last. */
  guest: string | undefined;
  snapshot: (bots: PolicyState) => Snapshot;
}

type OpeningOptions = Arrangement & {
  resumed: ResumableMatch | undefined;
  /** The special match that is played, at the table that is arranged for it. */
  special: SpecialMatch | undefined;
  /** Decides all chance of a match that cannot be checked; null for new ones that can. */
  seed: number | null;
  seal: () => SealedChance;
  listener: (event: SeenEvent) => void;
};

/** Opens a table. @throws {RecordError} when the match to resume is damaged */
export function openTable({ resumed, listener, special, ...options }: OpeningOptions): OpenedTable {
  const began = resumed?.open.began ?? new Date().toISOString();
  const id = resumed?.id ?? matchId(began, () => crypto.getRandomValues(new Uint32Array(1))[0]);
  const seed = options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0];
  const left = resumed?.open ?? leftOf(special);
  const opened =
    left === null
      ? begin(options, { chance: special?.chance ?? chanceOf(options), start: special?.start, listener })
      : resume(left, special?.chance ?? seededChance(seed), listener);
  const { setup, match, recorder, names } = opened;
  const checkable = special?.chance ?? recorder.sealed;
  const isTakenBack = resumed?.open.isTakenBack === true;
  const seated: SeatedPlayers = {
    players: setup.players,
    you: setup.seats.findIndex(({ isYou }) => isYou),
    ...(isTakenBack && { isTakenBack }),
  };
  let policy = resumed?.open.policy ?? '';
  const snapshot = (bots: PolicyState): Snapshot => {
    policy = bots.is === 'policy' ? bots.model : policy || 'expert';
    const now = new Date().toISOString();
    if (isOver(match, special))
      return { is: 'over', kept: { ...seated, began, ended: now, policy, record: recorder.record(match, names) } };
    return {
      is: 'open',
      open: { ...seated, began, saved: now, policy, save: saveMatch(match, recorder, names) },
    };
  };
  const seedOf = (seat: number): DecisionSeed =>
    checkable === null ? seed + seat : seatChance(checkable, match, recorder, seat);
  const record = (): MatchRecord => recorder.record(match, names);
  const guest = left === null ? options.guest : lastPolicy([...record().deals, recorder.openDeal]);
  return { ...opened, id, isTakenBack, snapshot, seedOf, record, guest };
}

/** The policy that played the bots last, by its SHA-256. */
function lastPolicy(deals: readonly (Pick<DealRecord, 'bots'> | null)[]): string | undefined {
  const last = deals.findLast((deal) => deal !== null);
  return last?.bots?.find((bot) => bot !== null)?.policy;
}

type LeftMatch = Pick<OpenMatch, 'players' | 'save'>;

type BegunMatch = Pick<OpenedTable, 'setup' | 'match' | 'recorder' | 'left'> & {
  /** By seat, as in the record. */
  names: readonly string[];
};

/** Whether a match is over, which a single deal is after it. */
function isOver({ phase, hasDealt }: Match, special: SpecialMatch | undefined): boolean {
  return phase === 'over' || (special?.isSingleDeal === true && hasDealt && phase === 'between');
}

/** A special match as it was left; null where it begins. */
function leftOf(special: SpecialMatch | undefined): LeftMatch | null {
  if (special === undefined || special.save === null) return null;
  return { players: special.arrangement.settings.seats, save: special.save };
}

function chanceOf({ seed, seal }: Pick<OpeningOptions, 'seed' | 'seal'>): Chance {
  return seed === null ? seal() : seededChance(seed);
}

type MatchBeginning = Pick<OpeningOptions, 'listener'> & { chance: Chance; start: MatchStart | null | undefined };

function begin({ settings, rules }: Arrangement, { chance, start, listener }: MatchBeginning): BegunMatch {
  const setup = tableSetupOf({ ...settings, opponents: clampOpponents(rules, settings.opponents) });
  const recorder = new Recorder(chance instanceof SealedChance ? chance : null);
  const match = new Match(rules, setup.seats.length, {
    chance,
    start: start ?? undefined,
    listener: withSeen(listener),
    recorder,
  });
  return { setup, match, recorder, left: null, names: setup.seats.map(({ name }) => name) };
}

function resume({ players, save }: LeftMatch, chance: Chance, listener: OpeningOptions['listener']): BegunMatch {
  const past: SeenEvent[] = [];
  let onEvent = (event: SeenEvent): void => void past.push(event);
  const resumed = resumeMatch(save, { chance, drawSecret, listener: withSeen((event) => onEvent(event)) });
  onEvent = listener;
  const setup = tableSetupOf({ seats: players, opponents: players.length - 1 });
  const facts = tableFactsOf(resumed.match.rules, setup.seats);
  const left = past.reduce((state, event) => afterEvent(state, event, facts), emptyTable(facts));
  return { ...resumed, setup, left };
}
