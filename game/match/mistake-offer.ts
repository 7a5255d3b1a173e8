/** After a deal in which one has made a costly mistake, an offer to look at it. */
import { RequestFailed } from '../base/worker-requests.ts';
import type { FoundMistake } from '../screens/review/find-mistake.ts';
import { withWords, words } from '../i18n/words.ts';
import type { PolicyService } from '../services/bots/policy-service.ts';
import { ReviewService } from '../services/bots/review-service.ts';
import type { Preferences } from '../services/preferences.ts';
import type { NextStep } from '../table/hud/hud.ts';
import type { PlayableTable } from '../table/shell/playable-table.ts';
import type { OpenedTable } from './open-table.ts';

interface MistakeOfferOptions {
  opened: Pick<OpenedTable, 'match' | 'record' | 'setup'>;
  services: {
    bots: Pick<PolicyService, 'ask' | 'sourceFor' | 'state'>;
    preferences: Pick<Preferences, 'settings' | 'theme'>;
  };
  table: Pick<PlayableTable, 'speakers' | 'whenLeft'>;
  onFound: () => void;
}

export class MistakeOffer {
  readonly #options: MistakeOfferOptions;
  #search: AbortController | undefined;
  #found: FoundMistake | null = null;

  constructor(options: MistakeOfferOptions) {
    this.#options = options;
    options.table.whenLeft(() => this.forget());
  }

  /** What is offered beside the next deal; nothing where nothing was found, or not yet. */
  get steps(): readonly NextStep[] {
    const found = this.#found;
    return found === null ? [] : [{ label: words().match.seeMistake, onPress: () => void this.#show(found) }];
  }

  /**
   * Looks for a mistake in the deal that has just ended, if the person wants that and plays alone. Without a policy there
   * is nobody to judge.
   */
  async look(): Promise<void> {
    this.forget();
    const { opened, services, onFound } = this.#options;
    const { bots, preferences } = services;
    const [seat, ...others] = opened.setup.people;
    const { state } = bots;
    const isWanted = preferences.settings.showsMistakes && opened.match.hasDealt;
    if (!isWanted || others.length > 0 || state.is !== 'policy') return;
    const search = new AbortController();
    const { signal } = search;
    this.#search = search;
    try {
      const { findMistake } = await import('../screens/review/find-mistake.ts');
      if (signal.aborted) return;
      const service = new ReviewService(bots);
      const found = await findMistake({ record: opened.record(), seat, policy: state.sha256, service, signal });
      if (signal.aborted || found === null) return;
      this.#found = found;
      onFound();
    } catch (error) {
      // It is no great loss: the review of the whole match will tell.
      if (!(error instanceof RequestFailed)) throw error;
    }
  }

  /** Ends the search: the next deal begins. */
  forget(): void {
    this.#search?.abort();
    this.#search = undefined;
    this.#found = null;
  }

  async #show(found: FoundMistake): Promise<void> {
    const { openMistakeDialog } = await withWords(
      ['review', 'match', 'rules', 'table'],
      import('../screens/review/mistake.tsx'),
    );
    const { table, services } = this.#options;
    if (this.#found !== found) return;
    table.whenLeft(openMistakeDialog(found, { speakers: table.speakers, theme: services.preferences.theme }));
  }
}
