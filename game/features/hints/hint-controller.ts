/** Hints at the table: the button that asks for one, the question to the bots, and what is shown of their answer. */
import type { Action } from '../../../engine/actions.ts';
import { formatAction } from '../../../engine/actions.ts';
import type { CharacterTraits } from '../../../engine/bots/character.ts';
import type { View } from '../../../engine/view.ts';
import { announcePrivately } from '../../kit/announcer.ts';
import { withCardNames } from '../../model/sentences.ts';
import type { AdviceService, HintAdvice } from '../../services/bots/advice-service.ts';
import type { Preferences } from '../../services/preferences.ts';
import { words } from '../../i18n/words.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import type { TableView } from '../../table/table-view.ts';
import { hintAside, layoutHud } from '../../table/hud/hud-layout.ts';
import type { Focusable } from '../../table/page/keyboard.ts';
import { hintOf, type Hint } from './hint.ts';

interface HintControllerOptions {
  preferences: Preferences;
  advice: Pick<AdviceService, 'advise'>;
  table: TableView;
  /** What the seat whose turn it is may see. */
  seen: () => View;
  /** By seat, how the others play; null for a person. */
  players: readonly (CharacterTraits | null)[];
  hasPeople: boolean;
}

/** The hint that is shown, as plain data; `isFinal` once the search has ended. */
interface ShownHint {
  action: string;
  sentence: string;
  details: readonly string[];
  isFinal: boolean;
}

export class HintController {
  readonly #options: HintControllerOptions;
  #legal: readonly Action[] = [];
  #mayAsk = false;
  #stop: () => void = () => undefined;
  #advice: HintAdvice | null = null;
  #hint: Hint | null = null;
  /** Whether the figures are shown too: the first time one asks it is the reason alone. */
  #showsFigures = false;

  constructor(options: HintControllerOptions) {
    this.#options = options;
  }

  /** The button that asks for a hint, where it is and has room. */
  items(layout: TableLayout): readonly Focusable[] {
    if (!this.#isThere) return [];
    const bounds = this.#options.table.isAsking ? hintAside(layout) : layoutHud(layout).hint;
    if (bounds === null) return [];
    const face = { look: 'plate', words: [], icon: 'hint', size: layout.type.small } as const;
    const isEnabled = this.#mayAsk;
    return [{ label: words().hints.button, isEnabled, isAside: true, bounds, face, press: () => this.ask() }];
  }

  get shown(): ShownHint | null {
    const [advice, hint] = [this.#advice, this.#hint];
    if (advice === null || hint === null) return null;
    const { action, sentence } = hint;
    return {
      action: formatAction(action),
      sentence,
      details: this.#detailsOf(hint),
      isFinal: advice.by === 'expert' || advice.isFinal,
    };
  }

  /** Asks what to do, if it is a person's turn and there is a choice; asked again, shows the figures. */
  ask(): void {
    if (!this.#mayAsk || !this.#isThere) return;
    if (this.#hint !== null) {
      this.#showsFigures = true;
      this.#advise(this.#hint);
      announcePrivately(withCardNames(this.#hint.details[0] ?? ''));
      return;
    }
    this.#forget();
    const { advice, players, table, seen } = this.#options;
    table.advise({ action: null, sentence: words().hints.thinking, details: [] });
    this.#stop = advice.advise({ view: seen(), legal: this.#legal, players }, (given) => this.#show(given));
  }

  /** Takes note of what a person may do; removes a hint for another turn. */
  follow(legal: readonly Action[], isCovered: boolean): void {
    if (legal !== this.#legal) {
      this.#forget();
      this.#legal = legal;
    }
    this.#mayAsk = legal.length > 1 && !isCovered;
  }

  refreshText(): void {
    if (this.#advice === null) return;
    this.#hint = hintOf(this.#advice, this.#options.seen());
    this.#advise(this.#hint);
  }

  /** Stops thinking: the person leaves the table. */
  leave(): void {
    this.#stop();
  }

  get #isThere(): boolean {
    return this.#options.hasPeople && this.#options.preferences.settings.hints;
  }

  #show(advice: HintAdvice): void {
    const hint = hintOf(advice, this.#options.seen());
    const isNew = hint.sentence !== this.#hint?.sentence;
    this.#advice = advice;
    this.#hint = hint;
    this.#advise(hint);
    const details = this.#detailsOf(hint)[0] ?? '';
    if (isNew) announcePrivately(withCardNames(`${hint.sentence} ${details}`.trim()));
    else if (this.#showsFigures) announcePrivately(withCardNames(details));
  }

  #advise(hint: Hint): void {
    this.#options.table.advise({ ...hint, details: this.#detailsOf(hint) });
  }

  /** The figures; before one asks for them, how to. */
  #detailsOf({ details }: Hint): readonly string[] {
    const areFigures = this.#advice?.by === 'policy' && details.length > 0;
    return areFigures && !this.#showsFigures ? [words().hints.more] : details;
  }

  #forget(): void {
    this.#stop();
    this.#stop = () => undefined;
    if (this.#legal.length > 0) this.#options.table.advise(null);
    this.#advice = null;
    this.#hint = null;
    this.#showsFigures = false;
  }
}
