/** One match at the table: the match itself, the queue that shows it, and the person and opponents who play it. */
import type Phaser from 'phaser';
import { formatAction, type Action } from '../../engine/actions.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { Match } from '../../engine/match.ts';
import { Recorder } from '../../engine/record.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { inCssPixels } from '../canvas.ts';
import { OpponentsUnavailable } from '../opponent/opponents.ts';
import { RULES, type Session } from '../session.ts';
import { Person } from '../state/person.ts';
import { playMatch } from '../state/play.ts';
import { PresentationQueue, type Step } from '../state/queue.ts';
import { recordFile } from '../state/record-file.ts';
import { showsOnScreen, speak, type SceneState } from '../state/screen.ts';
import { thinkingTime } from '../state/thinking.ts';
import { layoutTable, type Viewport } from '../table/layout.ts';
import { TableView, type SeatInfo, type Target } from '../table/table-view.ts';
import { opponentNames } from './names.ts';
import type { Ending } from './result.ts';
import { Hud, type GoOn } from './table-hud.ts';
import { actionOf, keyOf, keyPlace, needsSecondPress } from './table-keys.ts';
import { Dialog, type DialogOptions } from './widgets/dialog.ts';
import { KeyboardFocus, type Focusable } from './widgets/keyboard.ts';

/** The person's seat. */
export const YOU = 0;

/** Who sits at a table with so many opponents. */
export function whoSits(opponents: number): SeatInfo[] {
  const bots = opponentNames(opponents).map((name) => ({ name, kind: 'bot' as const }));
  return [{ name: 'You', kind: 'human' }, ...bots];
}

const FINDING_SEATS = 'The opponents are finding their seats…';

/** The seed of the shuffles: the page's address may give one (`?seed=7`), else nobody can know it. */
function shuffleSeed(): number {
  const text = new URLSearchParams(window.location.search).get('seed');
  if (text !== null && /^\d{1,9}$/.test(text)) return Number(text);
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

export class Sitting {
  readonly #scene: Phaser.Scene;
  readonly #session: Session;
  readonly #names: readonly string[];
  readonly #queue: PresentationQueue;
  readonly #view: TableView;
  readonly #recorder = new Recorder();
  readonly #match: Match;
  readonly #person: Person;
  readonly #hud: Hud;
  readonly #keyboard: KeyboardFocus;
  readonly #left = new AbortController();
  #size: Viewport | undefined;
  #dialog: Dialog | undefined;
  #goOn: readonly GoOn[] = [];
  #asking: Promise<void> | undefined;
  #hasMoved = false;
  /** The person is out of the match and wants to see only its end. */
  #toTheEnd = false;

  constructor(scene: Phaser.Scene, session: Session) {
    this.#scene = scene;
    this.#session = session;
    const { theme, settings } = session;
    const seats = whoSits(settings.opponents);
    this.#names = seats.map(({ name }) => name);
    this.#queue = new PresentationQueue(session.pace);
    this.#view = new TableView(scene, { seats, human: YOU, theme });
    this.#match = new Match(preset(RULES), seats.length, {
      seed: shuffleSeed(),
      listener: (event) => this.#queue.push(this.#showing(event)),
      recorder: this.#recorder,
    });
    this.#person = new Person(this.#queue, () => this.#offer());
    this.#view.on('act', (action) => this.#person.act(action));
    this.#hud = new Hud(scene, theme, {
      speed: settings.speed,
      onMenu: () => this.#askToLeave(),
      onSpeed: (speed) => {
        session.change({ speed });
        this.#queue.setPace(session.pace);
      },
    });
    this.#keyboard = new KeyboardFocus(scene, {
      items: () => this.#focusables(),
      onKey: (event) => this.#onKey(event),
      onPressNothing: () => this.#pressNothing(),
    });
    scene.input.on('pointerdown', (_pointer: unknown, over: readonly unknown[]) => {
      if (over.length === 0) this.#queue.skip();
    });
    const stopFollowing = session.onReducedMotion(() => this.#queue.setPace(session.pace));
    this.#left.signal.addEventListener('abort', stopFollowing);
    inCssPixels(scene, (size) => this.#place(size));
    showsOnScreen(() => this.#state());
  }

  /** Plays the match to its end, or until the table is left. */
  async play(): Promise<void> {
    try {
      await this.#playToTheEnd();
    } catch (error) {
      console.error(error);
      this.#ask({
        title: 'The match cannot go on',
        text: error instanceof Error ? error.message : String(error),
        answers: [{ label: 'To the menu', onPress: () => this.#scene.scene.start('menu') }],
      });
    }
  }

  async #playToTheEnd(): Promise<void> {
    const match = this.#match;
    const opponents = Array.from({ length: match.players - 1 }, () => this.#session.opponents.createBot());
    await playMatch({
      match,
      deciders: [this.#person, ...opponents],
      queue: this.#queue,
      thinkingTime: (seat, legal) => (seat === YOU ? 0 : thinkingTime(legal, match.players - 1, Math.random())),
      nextDeal: () => this.#nextDeal(),
      mend: (error) => this.#mend(error),
      left: this.#left.signal,
    });
    if (this.#left.signal.aborted) return;
    if (this.#toTheEnd) this.#showResult();
    else this.#offerGoingOn([{ label: 'The result', onPress: () => this.#showResult() }]);
  }

  /** Once a frame. */
  update(): void {
    const { opponents } = this.#session;
    const awaited = this.#match.seat > YOU && this.#queue.isEmpty && opponents.state.is === 'loading';
    this.#hud.say(awaited ? FINDING_SEATS : '');
    if (opponents.state.is === 'unavailable') void this.#askWhoPlays();
  }

  leave(): void {
    this.#left.abort();
    this.#queue.close();
    this.#view.destroy();
  }

  #showing(event: MatchEvent): Step {
    return {
      play: (pace) => {
        if (event.type === 'dealt' && !this.#hasMoved) {
          this.#hasMoved = true;
          this.#scene.game.events.once('postrender', () => performance.mark('first card moves'));
        }
        const played = this.#view.play(event, pace);
        speak(this.#view.state().message);
        return played;
      },
      finish: () => this.#view.finish(),
    };
  }

  #place(size: Viewport): void {
    this.#size = size;
    this.#view.resize(size);
    this.#hud.place(layoutTable(size, this.#names.length));
    this.#dialog?.place(size);
    this.#showKeys();
  }

  /** Offers on the table what the person may do, unless a question has to be answered first. */
  #offer(): void {
    this.#keyboard.clear();
    this.#view.offer(this.#dialog === undefined ? this.#person.legal : []);
    this.#showKeys();
  }

  /** Prints the names of the keys on what they do. */
  #showKeys(): void {
    if (!this.#session.hasKeyboard) return;
    const { hand } = this.#view.state();
    this.#hud.keyCaps.show(
      this.#view.targets.flatMap((target) => {
        const key = keyOf(target.action, hand);
        return key === null ? [] : [{ key: key.toUpperCase(), at: keyPlace(target) }];
      }),
    );
  }

  #nextDeal(): Promise<void> {
    if (this.#match.dealNumber === 0) return Promise.resolve();
    if (this.#toTheEnd) return Promise.resolve();
    this.#queue.calm();
    const isOut = this.#match.tokens[YOU] < 0;
    return new Promise((resolve) => {
      const watchEnd = () => {
        this.#toTheEnd = true;
        this.#queue.hurry();
        resolve();
      };
      this.#offerGoingOn([
        { label: isOut ? 'Watch on' : 'Next deal', onPress: resolve },
        ...(isOut ? [{ label: 'The result', onPress: watchEnd }] : []),
      ]);
    });
  }

  #offerGoingOn(ways: readonly GoOn[]): void {
    this.#goOn = ways;
    this.#hud.offerGoingOn(
      ways.map(({ label, onPress }) => ({
        label,
        onPress: () => {
          this.#goOn = [];
          onPress();
        },
      })),
    );
  }

  #showResult(): void {
    const match = this.#match;
    const ending: Ending = {
      outcome: {
        names: this.#names,
        you: YOU,
        places: match.places(),
        tokens: Array.from(match.tokens),
        eliminatedIn: Array.from(match.eliminatedIn),
      },
      record: recordFile(this.#recorder.record(match, this.#names), new Date()),
    };
    this.#scene.scene.start('result', ending);
  }

  async #mend(error: unknown): Promise<void> {
    if (!(error instanceof OpponentsUnavailable)) throw error;
    await this.#askWhoPlays();
  }

  /** Asks, once at a time, who plays in place of the policy that did not come. */
  #askWhoPlays(): Promise<void> {
    const { opponents } = this.#session;
    const { state } = opponents;
    if (state.is !== 'unavailable') return Promise.resolve();
    this.#asking ??= new Promise<void>((resolve) => {
      this.#ask({
        title: 'The trained opponents cannot come',
        text: `${state.reason}\n\nThe built-in expert can take their seats.`,
        answers: [
          { label: 'Play the built-in expert', onPress: () => (opponents.playExpert(), resolve()) },
          { label: 'Try again', onPress: () => (opponents.load(), resolve()) },
        ],
      });
    }).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  #askToLeave(): void {
    if (this.#dialog !== undefined) return;
    this.#ask({
      title: 'Leave the table?',
      text: 'The match ends here, and nobody wins it.',
      answers: [
        { label: 'Stay', onPress: () => undefined },
        { label: 'Leave', onPress: () => this.#scene.scene.start('menu') },
      ],
    });
  }

  #ask({ answers, ...question }: DialogOptions): void {
    this.#dialog?.destroy();
    this.#dialog = new Dialog(this.#scene, this.#session.theme, {
      ...question,
      answers: answers.map(({ label, onPress }) => ({
        label,
        onPress: () => {
          this.#dialog = undefined;
          this.#offer();
          onPress();
        },
      })),
    });
    if (this.#size !== undefined) this.#dialog.place(this.#size);
    this.#offer();
  }

  #focusables(): Focusable[] {
    if (this.#dialog !== undefined) return [...this.#dialog.buttons];
    return [...this.#view.targets.map((target) => this.#focusable(target)), ...this.#hud.buttons];
  }

  #focusable(target: Target): Focusable {
    return {
      label: target.label,
      bounds: target.bounds,
      focus: (isFocused) => this.#view.focus(isFocused ? target : null),
      press: () => this.#person.act(target.action),
    };
  }

  #onKey({ key, repeat }: KeyboardEvent): boolean {
    if (this.#dialog !== undefined) return false;
    if (!this.#queue.isEmpty && (key === 'Escape' || ((key === ' ' || key === 'Enter') && !this.#keyboard.focused))) {
      if (!repeat) this.#queue.skip();
      return true;
    }
    if (key === 'Escape') {
      this.#askToLeave();
      return true;
    }
    if (key === 's' && !repeat) {
      this.#hud.nextSpeed();
      return true;
    }
    const action = actionOf(key, this.#person.legal, this.#view.state().hand);
    if (action === null || repeat) return false;
    this.#pressKeyOf(action);
    return true;
  }

  /** The first press of a key that matters puts the focus on what it stands for, the second does it. */
  #pressKeyOf(action: Action): void {
    const target = this.#view.targets.find((candidate) => candidate.action === action);
    if (target === undefined) return;
    const isSecond = this.#keyboard.focused?.label === target.label;
    if (isSecond || !needsSecondPress(action)) this.#person.act(action);
    else this.#keyboard.focus(this.#focusable(target));
  }

  #pressNothing(): void {
    const [first] = this.#goOn;
    if (first !== undefined) this.#hud.buttons[0].press();
  }

  #state(): SceneState {
    const match = this.#match;
    const focused = this.#keyboard.focused?.label;
    const buttons = this.#dialog?.buttons ?? this.#hud.buttons;
    return {
      scene: 'table',
      buttons: buttons.map(({ label, bounds }) => ({ label, bounds, isFocused: label === focused })),
      names: this.#names,
      phase: match.phase,
      deal: match.dealNumber,
      turn: match.seat,
      tokens: Array.from(match.tokens),
      winner: match.winner,
      isQueueEmpty: this.#queue.isEmpty,
      legal: this.#person.legal.map(formatAction),
      targets: this.#view.targets.map(({ action, label, bounds }) => ({
        action: formatAction(action),
        label,
        bounds,
        isFocused: label === focused,
      })),
      shown: this.#view.state(),
      notice: this.#hud.notice,
      question: this.#dialog === undefined ? null : { title: this.#dialog.title, text: this.#dialog.text },
    };
  }
}
