/** What the bots of a match that adapt know of the others at the table: their worker learns it from the deals that are over. */
import type { MatchRecord } from '../../engine/record.ts';
import { resolveRules, RulesError } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { RequestFailed } from '../base/worker-requests.ts';
import type { Settings } from '../catalogue/settings.ts';
import { latestMatches } from '../services/bots/habit-service.ts';
import type { KnownTable, RememberedPlayer } from '../services/bots/messages.ts';
import type { Knowledge } from '../services/bots/knowledge.ts';
import type { PolicyService } from '../services/bots/policy-service.ts';
import { forPlayers } from '../catalogue/table-rules.ts';
import type { Stores } from '../services/storage/stores.ts';
import type { KeptRecord } from '../services/storage/match-schemas.ts';
import type { OpenedTable } from './open-table.ts';

/** So many earlier matches of the person are remembered: a policy has learnt from no more. */
const MOST_REMEMBERED = 10;

interface AdaptationOptions {
  opened: Pick<OpenedTable, 'id' | 'record' | 'setup'>;
  bots: Pick<PolicyService, 'ask'>;
  settings: Pick<Settings, 'learnsHabits' | 'areMatchesRemembered' | 'habitsSince'>;
  /** The person's matches. Rejects with a `StorageError`. */
  matches: () => Promise<Iterable<KeptRecord>>;
  /** Whether a match was of a game that the table's policy plays, too, and in the same way: habits are much the same there. */
  isRelated: (record: MatchRecord) => boolean;
}

interface AdaptationServices {
  bots: AdaptationOptions['bots'];
  preferences: { settings: AdaptationOptions['settings'] };
  knowledge: Pick<Knowledge, 'playerOf'>;
  stores: Pick<Stores, 'records'>;
}

export class Adaptation {
  readonly #options: AdaptationOptions;
  #remembered: Promise<RememberedPlayer | null> | undefined;
  #known: KnownTable | undefined;

  constructor(options: AdaptationOptions) {
    this.#options = options;
  }

  /** After the latest deal that has been learnt from; of a person who does not want it nothing. Undefined before the first. */
  get known(): KnownTable | undefined {
    return this.#known;
  }

  /** Learns from what is over. Where that fails, the bots play by what they knew. */
  async learn(): Promise<void> {
    const { opened, bots, settings } = this.#options;
    try {
      const known = await bots.ask('adapt', {
        match: opened.id,
        record: opened.record(),
        remembered: await (this.#remembered ??= this.#recall()),
      });
      const isHidden = (seat: number): boolean => !settings.learnsHabits && opened.setup.people.includes(seat);
      this.#known = known.map((one, seat) => (isHidden(seat) ? null : one));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
    }
  }

  /** Matches of a person who plays alone and agrees: by the same rules with as many players, then of related games. */
  async #recall(): Promise<RememberedPlayer | null> {
    const { opened, settings, matches, isRelated } = this.#options;
    const { people } = opened.setup;
    if (!settings.areMatchesRemembered || !settings.learnsHabits || people.length !== 1) return null;
    const { rules, players } = opened.record();
    const isSame = ({ record }: { record: MatchRecord }): boolean =>
      record.players.length === players.length && JSON.stringify(record.rules) === JSON.stringify(rules);
    const all = latestMatches([...(await matches().catch(() => []))], settings.habitsSince);
    const remembered = all.filter(isSame).slice(0, MOST_REMEMBERED);
    for (const match of all) {
      // Rules are resolved only as long as more matches are wanted.
      if (remembered.length === MOST_REMEMBERED) break;
      if (!isSame(match) && isRelated(match.record)) remembered.push(match);
    }
    return { seat: people[0], matches: remembered };
  }
}

/** At a table; null where no bot adapts, or no policy plays by these rules. */
export function adaptationAt(opened: OpenedTable, services: AdaptationServices): Adaptation | null {
  const { bots, preferences, knowledge, stores } = services;
  const { match, setup } = opened;
  const player = knowledge.playerOf(forPlayers(match.players, match.rules));
  if (player === null || setup.seats.every((seat) => seat.adapts !== true)) return null;
  const matches = async (): Promise<Iterable<KeptRecord>> => (await stores.records.all()).values();
  const isRelated = ({ rules: file, players }: MatchRecord): boolean => {
    const rules = rulesIn(file);
    return rules?.play === match.rules.play && knowledge.playerOf(forPlayers(players.length, rules)) === player;
  };
  return new Adaptation({ opened, bots, settings: preferences.settings, matches, isRelated });
}

/** Null where a record is damaged, which the list of records reports. */
function rulesIn(file: MatchRecord['rules']): HouseRules | null {
  try {
    return resolveRules(file);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return null;
  }
}
