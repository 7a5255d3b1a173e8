/** What a match shows over its table: whether to leave, the options, and that it is stuck. */
import { withWords, words } from '../i18n/words.ts';
import { open } from '../kit/dialog.tsx';
import { OptionsScreen } from '../screens/options/screen.tsx';
import type { Preferences } from '../services/preferences.ts';
import type { TableAnswer } from '../table/shell/overlays.tsx';
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

  askToLeave(): void {
    const { table, opened, afterDeal, preferences, special } = this.#options;
    const { mayExtendSteps } = afterDeal;
    const leaving = (): string => special?.leaving() ?? words().saves.leaving;
    askToLeave(table, preferences, () => {
      const { leave, oneMoreStepForAll } = words().match;
      return {
        text: opened.match.phase === 'over' ? '' : leaving(),
        answers: [
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

  showStuck(error: unknown): void {
    this.#options.table.overlays.ask(() => ({
      title: words().match.stuck.title,
      text: error instanceof Error ? error.message : String(error),
      answers: [{ label: words().match.stuck.toMenu, onPress: () => this.#toMenu() }],
    }));
  }

  #toMenu(): void {
    void this.#options.goTo({ is: 'menu' });
  }
}

/**
 * Asks whether to leave a table, unless another question is open. Options are opened over the match, which goes on below them;
 * changes show at once.
 * @param leaving what becomes of the match, and the answers besides those; in the current language
 */
export function askToLeave(
  table: PlayableTable,
  preferences: Preferences,
  leaving: () => { text: string; answers: readonly TableAnswer[] },
): void {
  if (table.overlays.isAsking) return;
  const openOptions = (): void =>
    table.whenLeft(open((close) => <OptionsScreen preferences={preferences} onClose={close} />));
  table.overlays.ask(() => {
    const { title, stay, options } = words().match.leave;
    const { text, answers } = leaving();
    const staying = { label: stay, onPress: () => undefined };
    return { title, text, answers: [staying, { label: options, onPress: openOptions }, ...answers] };
  });
}
