/** Resuming open matches from the menu: buttons beside “Play”, and the list of matches. */
import type Phaser from 'phaser';
import type { MatchSave } from '../../../engine/save.ts';
import { summaryOf } from './match-summary.ts';
import { openMatchesDialog } from './matches-dialog.ts';
import { showToast } from '../../ui/dialogs/toast.ts';
import type { ListedMatch, OpenMatches, ResumableMatch } from '../../services/storage/open-matches.ts';
import { StorageError } from '../../base/store.ts';
import type { Rect } from '../../base/geometry.ts';
import { onSeenAgain } from '../../base/seen-again.ts';
import { TARGET_SIZE, type Theme } from '../../base/theme/theme.ts';
import { words } from '../../i18n/words.ts';
import { Button } from '../../ui/widgets/button.ts';

/** The share of the width that the main one of the two has, and the gap to the other in CSS px. */
const LEADING = 0.6;
const GAP = 10;

interface ResumeMatchOptions {
  theme: Theme;
  openMatches: OpenMatches;
  /** The button that begins a match: the main one, and “Play”, if none waits. */
  play: Button;
  /** Resumes a match that is locked for this tab; resolves with whether it does. */
  onResume: (match: ResumableMatch) => Promise<boolean>;
  /** The name of the game that is chosen. */
  chosen: () => string;
  /** Called when the button has appeared or disappeared. */
  onChange: () => void;
}

export class ResumeMatch {
  readonly #scene: Phaser.Scene;
  readonly #options: ResumeMatchOptions;
  #listed: readonly ListedMatch[] = [];
  /** Kept, since a match is played again to describe it. */
  #only: string | null = null;
  #button: Button | undefined;
  /** Lists the only open match, if the other button resumes it. */
  #more: Button | undefined;
  #place: { area: Rect; size: number } | undefined;
  #closeList: (() => void) | undefined;
  #isLeading = false;
  #isOpening = false;
  /** The menu has been closed; the scene may have been restarted. */
  #isGone = false;

  constructor(scene: Phaser.Scene, options: ResumeMatchOptions) {
    this.#scene = scene;
    this.#options = options;
    this.#follow(options.openMatches.known);
    this.#show();
    const stop = onSeenAgain(() => void this.refresh());
    scene.events.once('shutdown', () => {
      this.#isGone = true;
      stop();
      this.#closeList?.();
    });
    void this.refresh();
  }

  /** None if no match is open. */
  get buttons(): readonly Button[] {
    return [this.#button, this.#more].filter((button) => button !== undefined);
  }

  /** Whether resuming is the main thing to do: a match of the chosen game waits that no other tab plays. */
  get leads(): boolean {
    const chosen = this.#options.chosen();
    return this.#listed.some((listed) => !listed.isElsewhere && gameOf(listed) === chosen);
  }

  /** Whether a match waits that no other tab plays. */
  get #canResume(): boolean {
    return this.#listed.some(({ isElsewhere }) => !isElsewhere);
  }

  /** The match that would be resumed, if there is only one: its game and deal. */
  get only(): string | null {
    return this.#only;
  }

  /** The open matches, for the state of the screen. */
  get listed(): readonly { id: string; isElsewhere: boolean }[] {
    return this.#listed.map(({ id, isElsewhere }) => ({ id, isElsewhere }));
  }

  /** Checks again which matches are open. */
  async refresh(): Promise<void> {
    const listed = await this.#options.openMatches.list();
    if (this.#isGone) return;
    const before = JSON.stringify([this.leads, this.#canResume, this.#listed.length]);
    this.#follow(listed);
    if (JSON.stringify([this.leads, this.#canResume, listed.length]) === before) return;
    this.#show();
    this.#options.onChange();
  }

  #follow(listed: readonly ListedMatch[]): void {
    this.#listed = listed;
    this.#only = null;
    if (!this.#isOnly) return;
    const { game, deal } = summaryOf(listed[0].open);
    this.#only = `${game}, ${deal}`;
  }

  /** Shares an area between resuming and beginning. @param size font size */
  place(area: Rect, size: number): void {
    this.#place = { area, size };
    const { play } = this.#options;
    const button = this.#button;
    if (button === undefined) {
      play.place(area, size);
      return;
    }
    const between = this.#more === undefined ? GAP : TARGET_SIZE + 2 * GAP;
    const room = area.width - between;
    // Each stays on its side, whichever leads, so that nobody presses one for the other.
    const width = Math.round(room * (this.leads ? LEADING : 1 - LEADING));
    const [larger, smaller] = [size, size * 0.8];
    button.place({ ...area, width }, this.leads ? larger : smaller);
    this.#more?.place({ ...area, x: area.x + width + GAP, width: TARGET_SIZE }, size);
    play.place({ ...area, x: area.x + width + between, width: room - width }, this.leads ? smaller : larger);
  }

  /** Resumes the match that waits, or lists those that are open. */
  press(): void {
    if (this.#isOnly) void this.#open(this.#listed[0].id);
    else this.#list();
  }

  /** Whether only one match is open, and no other tab plays it. */
  get #isOnly(): boolean {
    return this.#canResume && this.#listed.length === 1;
  }

  /** Follows the game that is chosen. */
  followGame(): void {
    if (this.#button !== undefined && this.leads !== this.#isLeading) this.#show();
  }

  #show(): void {
    this.#isLeading = this.leads;
    for (const button of this.buttons) button.destroy();
    this.#button = undefined;
    this.#more = undefined;
    this.#options.play.setKind(this.leads ? 'paper' : 'main');
    this.#options.play.rename(this.leads ? words().saves.newMatch : words().menu.play);
    if (this.#listed.length === 0) return;
    const { resume, openMatches } = words().saves;
    this.#button = new Button(this.#scene, this.#options.theme, {
      label: this.#canResume ? resume : openMatches,
      // The dots say that one is asked which.
      ...(this.#canResume && !this.#isOnly && { face: `${resume} …` }),
      kind: this.leads ? 'main' : 'paper',
      onPress: () => this.press(),
    });
    if (this.#isOnly) {
      this.#more = new Button(this.#scene, this.#options.theme, {
        label: openMatches,
        face: '…',
        onPress: () => this.#list(),
      });
    }
    if (this.#place !== undefined) this.place(this.#place.area, this.#place.size);
  }

  #list(): void {
    this.#closeList = openMatchesDialog(this.#options.openMatches, {
      onResume: (id) => void this.#open(id),
      onClose: () => {
        this.#closeList = undefined;
        void this.refresh();
      },
    });
  }

  async #start(match: ResumableMatch): Promise<void> {
    let hasStarted = false;
    try {
      hasStarted = await this.#options.onResume(match);
    } finally {
      if (!hasStarted) await this.#options.openMatches.release(match.id);
    }
  }

  async #open(id: string): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    const { isInAnotherTab, isGone } = words().saves;
    try {
      const opened = await this.#options.openMatches.open(id);
      if (opened.is !== 'open') showToast(opened.is === 'gone' ? isGone : isInAnotherTab);
      else await this.#start(opened);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      showToast(error.message);
    } finally {
      this.#isOpening = false;
    }
    await this.refresh();
  }
}

/** The name of a match's game. */
function gameOf({ open: { save } }: ListedMatch): string {
  return String((save as MatchSave).record.rules.name);
}
