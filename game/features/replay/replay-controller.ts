/** A recorded match on the table: forward and back, at any speed, from the view of any seat. */
import type Phaser from 'phaser';
import { h, render } from 'preact';
import { element } from '../../base/elements.ts';
import { inCssPixels, viewport } from '../../base/canvas.ts';
import { asView } from '../../base/layout-scale.ts';
import { LEAST_TABLE_SIDE } from '../../table/layout/layout-table.ts';
import { words } from '../../i18n/words.ts';
import { dealAt, ReplayedTable, type ReplayedMatch } from '../../model/replay.ts';
import { cardName } from '../../model/sentences.ts';
import { isCharacter, keyOf } from '../../base/keys.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Sounds } from '../../services/sound/player.ts';
import { animalCalled } from '../../i18n/given-names.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { portraitIn, type SeatInfo } from '../../catalogue/table-setup.ts';
import { shownNames } from '../../services/storage/record-summary.ts';
import { describeTable } from '../../table/a11y/describe-table.ts';
import { TableShell } from '../../table/shell/table-shell.ts';
import type { AccessibleScreen } from '../../table/page/accessible-screen.ts';
import { TablePage } from '../../table/page/table-page.tsx';
import { announce } from '../../kit/announcer.ts';
import { setSceneReader, type SceneState } from '../../services/screen-state.ts';
import { ReplayBar, whereInWords, type ReplayCommand, type ReplayView } from './replay-bar.tsx';
import { ReplayMarks, type ReplayReview } from './replay-marks.ts';
import { replayCommand } from './replay-keys.ts';
import { ReplayPlayer, REPLAY_SPEEDS, type ReplaySpeed } from './replay-player.ts';

export interface ReplayPosition {
  position: number;
  view: ReplayView;
  isPlaying: boolean;
  speed: ReplaySpeed;
}

interface ReplayControllerOptions {
  preferences: Preferences;
  sounds: Pick<Sounds, 'play'>;
  match: ReplayedMatch;
  /** The seat of the person who played, -1 for nobody. */
  you: number;
  players: readonly Seat[];
  from: ReplayPosition;
  onClose: () => void;
  /** Marks what was lost; left out where nothing can be reviewed. */
  review?: ReplayReview;
  /** Offers a deal of it to be played; left out where it cannot be. */
  onChallenge?: (deal: number) => void;
}

const SPEEDS = Object.keys(REPLAY_SPEEDS) as ReplaySpeed[];

/** A seat as it was at the table; records know bots by their names only, which are no animals' for those of a host's own. */
function seatOf(name: string, isYou: boolean, player: Seat | undefined): SeatInfo {
  const animal = player?.kind === 'bot' ? (animalCalled(name) ?? player.animal) : undefined;
  return { name, isYou, ...(player !== undefined && portraitIn(player)), ...(animal !== undefined && { animal }) };
}

export class ReplayController {
  readonly #options: ReplayControllerOptions;
  readonly #shell: TableShell;
  readonly #player: ReplayPlayer;
  /** What the bar below the table is in. */
  readonly #bar = element('div');
  readonly #marks: ReplayMarks | undefined;
  readonly #page = new TablePage();
  #speed: ReplaySpeed;
  #view: ReplayView;

  constructor(scene: Phaser.Scene, options: ReplayControllerOptions) {
    this.#options = options;
    const { preferences, sounds, match, you, players, from } = options;
    const { rules, start } = match;
    this.#speed = from.speed;
    this.#view = from.view;
    const seats = shownNames(match, you).map((name, seat) => seatOf(name, seat === you, players.at(seat)));
    this.#shell = new TableShell(scene, {
      preferences,
      sounds,
      table: { rules, seats, bottom: Math.max(0, you), isReplay: true, start },
    });
    this.#player = this.#createPlayer(scene);
    document.body.append(this.#bar);
    this.#marks = this.#createMarks(scene);
    this.#followKeys();
    scene.input.on('pointerdown', () => this.#player.toggle());
    this.#shell.whenLeft(() => {
      this.#player.stop();
      this.#marks?.stop();
      render(null, this.#bar);
      this.#bar.remove();
      scene.events.off('postupdate', this.#showPage);
      this.#page.remove();
    });

    this.#showBar();
    scene.events.on('postupdate', this.#showPage);
    inCssPixels(scene, () => this.#place());
    this.#lookFrom(this.#view);
    setSceneReader(() => this.#state());
    if (from.position > 0) void this.#player.goTo(from.position);
    if (from.isPlaying) this.#player.play();
  }

  get position(): ReplayPosition {
    const { position, isPlaying } = this.#player;
    return { position, isPlaying, view: this.#view, speed: this.#speed };
  }

  leave(): void {
    this.#shell.leave();
  }

  #createPlayer(scene: Phaser.Scene): ReplayPlayer {
    const { preferences, match } = this.#options;
    const { rules, speakers, view } = this.#shell;
    const table = new ReplayedTable(match, { rules, speakers, start: match.start });
    return new ReplayPlayer({
      steps: match.steps,
      tableAt: (position) => table.at(position),
      screen: view,
      pace: () => ({ scale: REPLAY_SPEEDS[this.#speed], reducedMotion: preferences.pace.reducedMotion }),
      wait: (ms) =>
        new Promise((resolve) => {
          scene.time.delayedCall(ms, resolve);
        }),
      changed: () => {
        this.#showBar();
        if (!this.#player.isMoving) announce(view.state().message);
      },
    });
  }

  #createMarks(scene: Phaser.Scene): ReplayMarks | undefined {
    const { review, match, preferences } = this.#options;
    return (
      review &&
      new ReplayMarks({
        ...review,
        match,
        least: preferences.settings.marksFrom,
        speakers: this.#shell.speakers,
        changed: () => {
          if (!scene.scene.isActive()) return;
          const height = this.#barHeight;
          this.#showBar();
          if (this.#barHeight !== height) this.#place();
        },
      })
    );
  }

  #toMark(isForward: boolean): void {
    const player = this.#player;
    const mark = this.#marks?.beside(player.position, isForward);
    if (mark === undefined) return;
    player.pause();
    void player.goTo(mark.before).then(() => {
      if (player.position === mark.before) void player.jump('next');
    });
  }

  /** The number of the deal that is shown, 0 where there is none. */
  get #deal(): number {
    return dealAt(this.#options.match, this.#player.position)?.deal ?? 0;
  }

  #followKeys(): void {
    const onKey = (event: KeyboardEvent): void => {
      const isUsed = this.#options.preferences.settings.characterKeys || !isCharacter(keyOf(event));
      const command = isUsed ? replayCommand(event, this.#shell.names.length) : null;
      if (command === null) return;
      event.preventDefault();
      this.#carryOut(command);
    };
    window.addEventListener('keydown', onKey, { signal: this.#shell.left });
  }

  #carryOut(command: ReplayCommand): void {
    const player = this.#player;
    switch (command.is) {
      case 'jump':
        void player.jump(command.jump);
        break;
      case 'position':
        void player.goTo(command.position);
        break;
      case 'toggle':
        player.toggle();
        break;
      case 'next-speed':
        this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length];
        this.#showBar();
        break;
      case 'view':
        this.#lookFrom(command.view);
        break;
      case 'mark':
        this.#toMark(command.isForward);
        break;
      case 'review':
        void this.#marks?.make();
        break;
      case 'challenge':
        this.#options.onChallenge?.(this.#deal);
        break;
      case 'close':
        this.#options.onClose();
    }
  }

  #lookFrom(seat: ReplayView): void {
    const { view } = this.#shell;
    this.#view = seat;
    view.openAll(seat === 'all');
    view.turnTo(seat === 'all' ? view.state().bottom : seat, true);
    this.#showBar();
  }

  #showBar(): void {
    const { match, review, onChallenge } = this.#options;
    const bar = h(ReplayBar, {
      ...this.position,
      match,
      speakers: this.#shell.speakers,
      review:
        review === undefined
          ? null
          : {
              state: this.#marks?.state ?? { is: 'absent' },
              marks: this.#marks?.marks ?? [],
              sentence: this.#sentence,
            },
      hasChallenge: onChallenge !== undefined,
      onCommand: (command) => this.#carryOut(command),
    });
    render(bar, this.#bar);
  }

  /** How much of the page's lower edge the bar covers, in CSS px. */
  get #barHeight(): number {
    const parts = this.#bar.querySelectorAll<HTMLElement>('.replay, .review');
    return [...parts].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  }

  get #where(): string {
    return whereInWords(this.#options.match, this.#shell.speakers, this.#player.position);
  }

  get #sentence(): string {
    const { position, isMoving } = this.#player;
    return isMoving ? '' : (this.#marks?.sentenceAt(position) ?? '');
  }

  #place(): void {
    const size = viewport();
    // The bar is at the bottom of the page; the table has the rest.
    const height = size.height - this.#barHeight / size.scale;
    const view = asView({ ...size, height, safe: { ...size.safe, bottom: 0 } }, LEAST_TABLE_SIDE);
    this.#shell.view.resize(view);
    this.#page.place(view);
  }

  readonly #showPage = (): void => this.#page.show({ screen: this.#screen(), items: [] });

  /** What screen readers get: the table, and all hands if they are open. */
  #screen(): AccessibleScreen {
    const seen = this.#shell.seen(this.#where);
    const { open, viewer } = seen.shown;
    const hands = seen.speakers.flatMap((who, seat) =>
      this.#view === 'all' && seat !== viewer && open[seat].length > 0
        ? [words().a11y.player(who, open[seat].map(cardName))]
        : [],
    );
    const table = describeTable(seen);
    return { ...table, passages: [...table.passages, { lines: hands }] };
  }

  #state(): SceneState {
    const { match } = this.#options;
    return {
      scene: 'replay',
      buttons: [],
      page: null,
      names: this.#shell.names,
      ...this.position,
      steps: match.steps.length,
      deal: this.#deal,
      deals: match.deals.length,
      isMoving: this.#player.isMoving,
      where: this.#where,
      review: this.#marks?.state ?? null,
      marks: this.#marks?.marks.map(({ at }) => at) ?? [],
      sentence: this.#sentence,
      shown: this.#shell.view.state(),
    };
  }
}
