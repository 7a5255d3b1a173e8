/** What a match shows over its table: whether to leave, the options, and that it is stuck. */
import { withWords, words } from '../i18n/words.ts';
import { open } from '../kit/dialog.tsx';
import { OptionsScreen } from '../screens/options/screen.tsx';
import type { Preferences } from '../services/preferences.ts';
import type { PlayableTable } from '../table/shell/playable-table.ts';
import type { AfterDeal } from './after-deal.ts';
import type { GoTo } from './destinations.ts';
import type { OpenedTable } from './open-table.ts';
import type { SpecialMatch } from './special-match.ts';

interface MatchOverlaysOptions {
  goTo: GoTo;
  table: PlayableTable;
  opened: Pick<OpenedTable, 'match' | 'recorder' | 'record'>;
  afterDeal: Pick<AfterDeal, 'mayExtendSteps' | 'extendSteps'>;
  preferences: Preferences;
  special: SpecialMatch | undefined;
}

export class MatchOverlays {
  readonly #options: MatchOverlaysOptions;

  constructor(options: MatchOverlaysOptions) {
    this.#options = options;
  }

  /** Asks whether to leave, unless another question is open. */
  askToLeave(): void {
    const { table, opened, afterDeal, special } = this.#options;
    if (table.overlays.isAsking) return;
    const { mayExtendSteps } = afterDeal;
    const leaving = (): string => special?.leaving() ?? words().saves.leaving;
    table.overlays.ask(() => {
      const { leave, oneMoreStepForAll } = words().match;
      return {
        title: leave.title,
        text: opened.match.phase === 'over' ? '' : leaving(),
        answers: [
          { label: leave.stay, onPress: () => undefined },
          { label: leave.options, onPress: () => this.#openOptions() },
          ...(mayExtendSteps ? [{ label: oneMoreStepForAll, onPress: () => afterDeal.extendSteps() }] : []),
          { label: leave.leave, onPress: () => this.#toMenu() },
        ],
      };
    });
  }

  /** Shows how the cards of this match are shuffled, and lets them be checked. */
  async showFairness(): Promise<void> {
    const { openFairnessDialog } = await withWords(['fairness', 'records'], import('../screens/fairness/screen.tsx'));
    const { table, opened, special } = this.#options;
    if (table.left.aborted) return;
    const { rules } = opened.match;
    table.whenLeft(openFairnessDialog(special?.fairness ?? { is: 'match', record: opened.record(), rules }));
  }

  /** Says that the match cannot continue, and why. */
  showStuck(error: unknown): void {
    this.#options.table.overlays.ask(() => ({
      title: words().match.stuck.title,
      text: error instanceof Error ? error.message : String(error),
      answers: [{ label: words().match.stuck.toMenu, onPress: () => this.#toMenu() }],
    }));
  }

  /** Opens the options over the match, which goes on below them; changes show at once. */
  #openOptions(): void {
    const { table, preferences } = this.#options;
    table.whenLeft(open((close) => <OptionsScreen preferences={preferences} onClose={close} />));
  }

  #toMenu(): void {
    void this.#options.goTo({ is: 'menu' });
  }
}
