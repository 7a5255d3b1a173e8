/** The lesson at the table: shows what happens, explains each step on a note, and responds to what is tried. */
import type Phaser from 'phaser';
import { DRAW, HAMMER, isKnockWith, KNOCK, TAKE, type Action } from '../../../engine/actions.ts';
import type { Rect } from '../../base/geometry.ts';
import { hasKeyboard } from '../../base/media-queries.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { withCourtLetters } from '../../i18n/court-letters.ts';
import { words } from '../../i18n/words.ts';
import { afterEvent } from '../../model/after-event.ts';
import { pause } from '../../model/pause.ts';
import { openDecision, type OpenDecision } from '../../../engine/open-decision.ts';
import type { SeenEvent } from '../../../engine/seen.ts';
import { emptyTable, type TableFacts, type TableState } from '../../model/table-state.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Sounds } from '../../services/sound/player.ts';
import { needsConfirmation } from '../../table/input/confirmation.ts';
import { tableKeyOf } from '../../table/input/table-keys.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import type { Sheet } from '../../table/page/sheet.tsx';
import { PlayableTable, type OwnState } from '../../table/shell/playable-table.ts';
import { withCardNames } from '../../model/sentences.ts';
import { announce } from '../../kit/announcer.ts';
import { Lesson, PARTNER, type LessonPlan } from './lesson.ts';
import { noteOn, type NoteWords } from './note.ts';

/** How long the partner visibly thinks at normal speed, in ms. */
const THINKING_TIME = 700;

const BEGINNER: Seat = { kind: 'bot', level: 'beginner', style: 'even' };
const YOU: Seat = { kind: 'person', name: '' };

/** Who sits at the table of the lesson, and of the first real game after it. */
export const LESSON_SETUP = { seats: [YOU, BEGINNER], opponents: 1 };

interface LessonControllerOptions {
  plan: LessonPlan;
  preferences: Preferences;
  sounds: Pick<Sounds, 'play'>;
  onPlay: () => void;
  onMenu: () => void;
  onRestart: () => void;
  /** Opens the rules of the lesson's game; returns how to close them. */
  openRules: () => () => void;
}

export class LessonController {
  readonly #preferences: Preferences;
  readonly #options: LessonControllerOptions;
  readonly #table: PlayableTable;
  readonly #lesson: Lesson;
  #note: NoteWords | null = null;
  /** The table after all events so far, shown or not. */
  #state: TableState;
  #isSkipping: boolean;
  #legal: readonly Action[] = [];
  #shown = { heading: '', text: '' };

  constructor(scene: Phaser.Scene, options: LessonControllerOptions) {
    const { preferences } = options;
    this.#preferences = preferences;
    this.#options = options;
    this.#table = this.#createTable(scene);
    this.#state = emptyTable(this.#facts);
    this.#table.add({ sheets: (layout) => this.#sheets(layout), refreshText: () => this.#refreshText() });
    this.#table.open(() => this.#ownState());

    const { plan } = options;
    const from = plan.resumes ? preferences.settings.lessonStep : 0;
    this.#isSkipping = from > 0;
    this.#lesson = new Lesson(plan, (event) => this.#onEvent(event));
    this.#lesson.skipTo(from);
  }

  /** Begins, or resumes at the step where the person left. */
  async begin(): Promise<void> {
    if (this.#isSkipping) await this.#table.view.show(this.#state);
    this.#isSkipping = false;
    await this.#enterStep();
  }

  leave(): void {
    this.#table.leave();
  }

  #createTable(scene: Phaser.Scene): PlayableTable {
    const { plan, preferences, sounds, openRules } = this.#options;
    const { seats, bottom } = tableSetupOf(LESSON_SETUP);
    return new PlayableTable(scene, {
      preferences,
      sounds,
      table: { rules: plan.rules, seats, bottom, purpose: { hasNote: true } },
      turn: {
        legal: () => this.#legal,
        decision: () => this.#decision,
        whyNot: (action) => this.#lesson.match.whyNot(action),
        act: (action) => void this.#try(action),
      },
      onMenu: () => this.#askToLeave(),
      openRules,
      commandOf: (key) => (key === 'Escape' ? () => this.#askToLeave() : undefined),
      passages: () => [{ title: this.#shown.heading, lines: [withCardNames(this.#shown.text)] }],
    });
  }

  #sheets(layout: TableLayout): Sheet[] {
    const note = this.#note;
    if (note === null) return [];
    return [noteOn(layout, note, { about: this.#lesson.step.about, target: this.#target }, this.#isStill)];
  }

  /** Where the card or pile is that the step waits for; null where it waits for none, or it is not on offer. */
  get #target(): Rect | null {
    const { wanted } = this.#lesson;
    const target = this.#table.view.targets.find(({ action }) => action === wanted);
    return target === undefined || target.kind === 'plaque' || target.kind === 'button' ? null : target.bounds;
  }

  get #facts(): TableFacts {
    return { rules: this.#options.plan.rules, speakers: this.#table.speakers };
  }

  #onEvent(event: SeenEvent): void {
    this.#state = afterEvent(this.#state, event, this.#facts);
    if (this.#isSkipping) return;
    this.#table.present(event);
    if (event.type === 'turn' && event.seat === PARTNER) this.#table.queue.push(pause(THINKING_TIME));
  }

  /** Explains the step as soon as everything before it has been seen, and offers what can be tried. */
  async #enterStep(): Promise<void> {
    const { at, isLast } = this.#lesson;
    const { queue, left } = this.#table;
    if (this.#options.plan.resumes) this.#preferences.change({ lessonStep: isLast ? 0 : at });
    await queue.whenEmpty();
    if (left.aborted) return;
    queue.calm();
    this.#say(this.#explanation);
    this.#offer(this.#lesson.legal);
    // There is nothing to do at the table then, whosever turn it is.
    this.#table.view.hideMessage(this.#isReading);
    if (this.#isReading) this.#offerNextStep();
  }

  #offerNextStep(): void {
    const { goOn, play, menu } = words().lesson;
    const { onPlay, onMenu } = this.#options;
    this.#table.hud.offerNextSteps(
      this.#lesson.isLast
        ? [
            { label: play, onPress: onPlay },
            { label: menu, onPress: onMenu },
          ]
        : [{ label: goOn, onPress: () => this.#nextStep() }],
    );
  }

  get #decision(): OpenDecision {
    const { match } = this.#lesson;
    return openDecision(match.view(match.seat));
  }

  /** Whether there is something to read, and nothing to do. */
  get #isReading(): boolean {
    return this.#lesson.wanted === null && this.#table.queue.isEmpty;
  }

  get #explanation(): string {
    const { howTo } = words().lesson;
    const { wanted, step } = this.#lesson;
    const text = this.#options.plan.text(step, this.#table.names[PARTNER]);
    if (wanted === null) return text;
    const name = tableKeyOf(wanted, this.#table.view.state());
    const key = hasKeyboard() && name !== null ? name.toUpperCase() : null;
    const { asksTwice } = this.#preferences.settings;
    const isTwice = needsConfirmation(wanted, { ...this.#decision, actions: this.#lesson.legal, asksTwice });
    return `${text} ${howTo[wayOf(wanted)](key, isTwice)}`;
  }

  #say(sentence: string): void {
    const text = withCourtLetters(sentence);
    const { step } = this.#lesson;
    this.#shown = { heading: this.#options.plan.heading(step), text };
    this.#note = this.#shown;
    announce(withCardNames(`${this.#shown.heading}. ${text}`));
  }

  #refreshText(): void {
    if (this.#shown.text === '' || !this.#table.queue.isEmpty) return;
    this.#say(this.#explanation);
    if (this.#isReading) this.#offerNextStep();
  }

  get #isStill(): boolean {
    const { reducedMotion, scale } = this.#preferences.pace;
    return reducedMotion || scale === 0;
  }

  #nextStep(): void {
    this.#note = null;
    this.#table.view.hideMessage(false);
    this.#lesson.nextStep();
    void this.#enterStep();
  }

  async #try(action: Action): Promise<void> {
    if (!this.#legal.includes(action)) return;
    const correction = this.#lesson.answer(action);
    this.#offer([]);
    if (correction === null) {
      this.#note = null;
      await this.#enterStep();
      return;
    }
    // Whatever was dragged or chosen goes back to its place.
    await this.#table.view.show(this.#state);
    this.#say(correction);
    this.#offer(this.#lesson.legal);
  }

  #offer(legal: readonly Action[]): void {
    this.#legal = legal;
    this.#table.view.advise(legal.length === 0 ? null : { action: this.#lesson.wanted, sentence: '', details: [] });
    this.#table.offer();
  }

  #askToLeave(): void {
    const { overlays } = this.#table;
    const { onMenu, onPlay, onRestart, plan } = this.#options;
    if (overlays.isAsking) return;
    overlays.ask(() => {
      const { title, text, stay, leave, again } = words().lesson.leave;
      return {
        title,
        text: plan.resumes ? text : '',
        answers: [
          { label: stay, onPress: () => undefined },
          ...(plan.resumes ? [] : [{ label: words().lesson.play, onPress: onPlay }]),
          { label: leave, onPress: onMenu },
          ...(this.#lesson.at > 0 ? [{ label: again, onPress: onRestart }] : []),
        ],
      };
    });
    announce(words().lesson.leave.title);
  }

  #ownState(): OwnState {
    const { step, match } = this.#lesson;
    return {
      scene: 'lesson',
      deal: match.dealNumber,
      turn: match.seat,
      tokens: Array.from(match.tokens),
      lesson: { step: step.name, wants: step.wants, ...this.#shown },
    };
  }
}

function wayOf(action: Action): 'stock' | 'discard' | 'knock' | 'knockWith' | 'hammer' | 'card' {
  if (isKnockWith(action)) return 'knockWith';
  const ways = { [DRAW]: 'stock', [TAKE]: 'discard', [KNOCK]: 'knock', [HAMMER]: 'hammer' } as const;
  return ways[action as keyof typeof ways] ?? 'card';
}
