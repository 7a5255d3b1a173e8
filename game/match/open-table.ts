/** With what a table begins: a new match as the settings ask for it, or an open one that goes on. */
import { afterEvent } from '../model/after-event.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { Match } from '../../engine/match.ts';
import { Recorder } from '../../engine/record.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { resumeMatch, saveMatch } from '../../engine/save.ts';
import type { Outcome } from '../model/outcome.ts';
import type { RecordFile } from '../model/record-file.ts';
import type { BotServiceState } from '../services/bots/bot-service.ts';
import { matchId, type ResumableMatch, type Snapshot } from '../services/storage/open-matches.ts';
import type { Seat } from '../catalogue/settings.ts';
import type { OpenMatch, SeatedPlayers } from '../services/storage/stores.ts';
import { opponentsOf } from '../catalogue/table-rules.ts';
import { emptyTable, type TableState } from '../model/table-state.ts';
import { tableSetupOf, type TableSetup } from '../catalogue/table-setup.ts';

/** What is played where a match begins, and by whom. */
export type Arrangement = {
  rules: HouseRules;
  settings: { seats: readonly Seat[]; opponents: number };
};

/** What a table begins with: an open match, a new one arranged as another was, or nothing for one as the settings ask for it. */
export type TableOpening = { goingOn?: ResumableMatch; again?: Arrangement };

/** A table at which a match begins or goes on. */
export type OpenedTable = {
  id: string;
  company: TableSetup;
  match: Match;
  recorder: Recorder;
  /** The table as it was left, null where a match begins. */
  left: TableState | null;
  /** The match as it is now, to be kept. */
  snapshot: (opponents: BotServiceState) => Snapshot;
};

/** What a match leaves behind, and how another like it is arranged. */
export type Ending = { outcome: Outcome; record: RecordFile; again: Arrangement };

export type OpeningOptions = Arrangement & {
  goingOn: ResumableMatch | undefined;
  /** Decides the shuffles. */
  seed: number;
  /** Hears everything that happens from now on. */
  listener: (event: MatchEvent) => void;
};

/**
 * Opens a table.
 * @throws {RecordError} when the match that is to go on is damaged
 */
export function openTable({ settings, rules, goingOn, seed, listener }: OpeningOptions): OpenedTable {
  const began = goingOn?.open.began ?? new Date().toISOString();
  const id = goingOn?.id ?? matchId(began, () => crypto.getRandomValues(new Uint32Array(1))[0]);
  const opened =
    goingOn === undefined ? begin({ settings, rules, seed, listener }) : goOn(goingOn.open, seed, listener);
  const { company, match, recorder, names } = opened;
  const sat: SeatedPlayers = { players: company.players, you: company.seats.findIndex(({ isYou }) => isYou) };
  let policy = goingOn?.open.policy ?? '';
  const snapshot = (opponents: BotServiceState): Snapshot => {
    if (opponents.is === 'policy') policy = opponents.model;
    if (opponents.is === 'expert') policy = 'expert';
    const now = new Date().toISOString();
    if (match.phase === 'over')
      return { is: 'over', kept: { ...sat, began, ended: now, policy, record: recorder.record(match, names) } };
    return { is: 'open', open: { ...sat, began, saved: now, policy, save: saveMatch(match, recorder, names) } };
  };
  return { ...opened, id, snapshot };
}

type Begun = Pick<OpenedTable, 'company' | 'match' | 'recorder' | 'left'> & {
  /** By seat, as the record calls them. */
  names: readonly string[];
};

function begin({ settings, rules, seed, listener }: Omit<OpeningOptions, 'goingOn'>): Begun {
  const company = tableSetupOf({ ...settings, opponents: opponentsOf(rules, settings.opponents) });
  const recorder = new Recorder();
  const match = new Match(rules, company.seats.length, { seed, listener, recorder });
  return { company, match, recorder, left: null, names: company.seats.map(({ name }) => name) };
}

function goOn({ players, save }: OpenMatch, seed: number, listener: (event: MatchEvent) => void): Begun {
  const past: MatchEvent[] = [];
  let hear = (event: MatchEvent): void => void past.push(event);
  const resumed = resumeMatch(save, { seed, listener: (event) => hear(event) });
  hear = listener;
  const company = tableSetupOf({ seats: players, opponents: players.length - 1 });
  const speakers = company.seats.map(({ name, isYou }) => ({ name, you: isYou }));
  const facts = { rules: resumed.match.rules, speakers };
  const left = past.reduce((state, event) => afterEvent(state, event, facts), emptyTable(facts));
  return { ...resumed, company, left };
}
