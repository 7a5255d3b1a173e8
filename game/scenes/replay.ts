/** A match that was played, on the table again: forward and back, at any speed, from any seat's view. */
import * as Phaser from 'phaser';
import { inCssPixels, viewport } from '../base/canvas.ts';
import { describeTable } from '../table/a11y/describe-table.ts';
import { announce } from '../ui/a11y/announcer.ts';
import { tellScene } from '../ui/a11y/sync-tree.ts';
import type { AccessibleScreen } from '../ui/a11y/accessible-screen.ts';
import { namesOf } from '../services/storage/record-summary.ts';
import { ReplayBar, type ReplayView } from '../features/replay/replay-bar.ts';
import { dealAt, ReplayedTable, type Jump, type RecordedMatch } from '../model/replay.ts';
import { ReplayPlayer, REPLAY_SPEEDS, type ReplaySpeed } from '../features/replay/replay-player.ts';
import { showsOnScreen } from '../ui/screen-state.ts';
import type { KeptRecord } from '../services/storage/stores.ts';
import { cardName } from '../model/sentences.ts';
import { TableView } from '../table/table-view.ts';
import { words } from '../i18n/words.ts';
import { titleOf } from '../catalogue/game-title.ts';
import type { Services } from './services.ts';
import { redrawer } from './redraw.ts';
import { dressPage } from '../ui/dialogs/page-colours.ts';

/** What is played again, and the scene to which it leads back with what that opens with. */
export type Replaying = {
  match: RecordedMatch;
  kept: Pick<KeptRecord, 'you'>;
  back: { scene: 'menu' | 'result'; data: object };
  /** Where it goes on after it was drawn anew; else it is played from the beginning, from the seat of who played. */
  from?: { position: number; view: ReplayView; isPlaying: boolean };
};

const KEYS: Readonly<Record<string, Jump>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'deal-back',
  ArrowDown: 'deal-on',
  PageUp: 'deal-back',
  PageDown: 'deal-on',
  Home: 'first',
  End: 'last',
};
const SHIFTED: Readonly<Record<string, Jump>> = { ArrowLeft: 'turn-back', ArrowRight: 'turn-on' };

const SPEEDS = Object.keys(REPLAY_SPEEDS) as ReplaySpeed[];

export class ReplayScene extends Phaser.Scene {
  readonly #services: Services;
  #speed: ReplaySpeed = '1×';

  constructor(services: Services) {
    super('replay');
    this.#services = services;
  }

  create(replaying: Replaying): void {
    const { match, kept, back } = replaying;
    const { you } = kept;
    const from = replaying.from ?? { position: 0, view: you < 0 ? 'all' : you, isPlaying: true };
    const { preferences, sounds } = this.#services;
    dressPage(preferences.theme);
    const { rules, record, steps } = match;
    const game = titleOf(rules);
    const seats = namesOf(record, you).map((name, seat) => ({ name, isYou: seat === you }));
    const view = new TableView(this, {
      seats,
      bottom: Math.max(0, you),
      theme: preferences.theme,
      rules,
      sound: (heard) => sounds.play(heard),
      isReplay: true,
    });
    const speakers = seats.map(({ name, isYou }) => ({ name, you: isYou }));
    const table = new ReplayedTable(match, { rules, speakers });
    let viewed: ReplayView = from.view;

    const player = new ReplayPlayer({
      steps,
      tableAt: (position) => table.at(position),
      screen: view,
      pace: () => ({ scale: REPLAY_SPEEDS[this.#speed], reducedMotion: preferences.pace.reducedMotion }),
      wait: (ms) =>
        new Promise((resolve) => {
          this.time.delayedCall(ms, resolve);
        }),
      changed: () => {
        refresh();
        if (!player.isMoving) announce(view.state().message);
      },
    });
    const refresh = (): void => {
      const { position, isPlaying } = player;
      bar.show({ position, isPlaying, speed: this.#speed, view: viewed });
    };
    const close = (): void => {
      this.scene.start(back.scene, back.data);
    };
    const choose = (speed: ReplaySpeed): void => {
      this.#speed = speed;
      refresh();
    };
    const look = (through: ReplayView): void => {
      viewed = through;
      view.openAll(through === 'all');
      view.turnTo(through === 'all' ? view.state().bottom : through, true);
      refresh();
    };
    const bar = new ReplayBar({
      match,
      speakers,
      onJump: (jump) => void player.jump(jump),
      onPosition: (position) => void player.goTo(position),
      onPlay: () => player.toggle(),
      onSpeed: choose,
      onView: look,
      onClose: close,
    });

    const place = (): void => {
      const size = viewport();
      // The strip of paper lies where the page ends; the table has the rest.
      view.resize({ ...size, height: size.height - bar.height / size.scale, safe: { ...size.safe, bottom: 0 } });
    };
    const onKey = (event: KeyboardEvent): void => {
      const { key, shiftKey, target } = event;
      const on = target instanceof Element ? target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey || on.closest('select, dialog, .toasts') !== null) return;
      const jump = shiftKey ? (SHIFTED[key] ?? KEYS[key]) : KEYS[key];
      if (jump !== undefined) void player.jump(jump);
      else if (key === ' ' && on.closest('button') === null) player.toggle();
      else if (/^\d$/.test(key) && seatOf(key) < seats.length) look(seatOf(key));
      else if (key === 'a') look('all');
      else if (key === 's') choose(SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length]);
      else if (key === 'Escape') close();
      else return;
      event.preventDefault();
    };
    const seen = (): AccessibleScreen => {
      const shown = view.state();
      const screen = describeTable({ game, rules, speakers, shown, notice: bar.where });
      const hands = speakers.flatMap((who, seat) =>
        viewed === 'all' && seat !== shown.viewer && shown.open[seat].length > 0
          ? [words().a11y.player(who, shown.open[seat].map(cardName))]
          : [],
      );
      return { ...screen, layer: 'replay', passages: [...screen.passages, { lines: hands }] };
    };
    window.addEventListener('keydown', onKey);
    this.input.on('pointerdown', () => player.toggle());
    const redraw = redrawer(this, (): Replaying => {
      const { position, isPlaying } = player;
      return { ...replaying, from: { position, view: viewed, isPlaying } };
    });
    const stopFollowing = preferences.onAppearance(redraw);
    this.events.once('shutdown', () => {
      window.removeEventListener('keydown', onKey);
      stopFollowing();
      player.stop();
      bar.remove();
    });

    refresh();
    tellScene(this, seen);
    inCssPixels(this, place);
    look(viewed);
    showsOnScreen(() => ({
      scene: 'replay',
      buttons: [],
      page: null,
      names: seats.map(({ name }) => name),
      position: player.position,
      steps: steps.length,
      deal: dealAt(match, player.position)?.deal ?? 0,
      deals: match.deals.length,
      isPlaying: player.isPlaying,
      isMoving: player.isMoving,
      speed: this.#speed,
      view: viewed,
      where: bar.where,
      shown: view.state(),
    }));
    if (from.position > 0) void player.goTo(from.position);
    if (from.isPlaying) player.play();
  }
}

/** The seat for which a digit stands: 1 is the first, 0 the tenth. */
function seatOf(digit: string): number {
  return (Number(digit) + 9) % 10;
}
