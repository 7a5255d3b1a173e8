/** A question on a sheet of paper over the piles; if it has a time limit, a ring around its first answer runs down. */
import type Phaser from 'phaser';
import { toInteger } from '../../base/theme/colours.ts';
import { DECLARE_WINDOW, DECLARE_WINDOW_UNHURRIED } from '../../base/theme/motion.ts';
import { RADIUS } from '../../base/theme/theme.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import type { Action } from '../../../engine/actions.ts';
import { pointAlong, routeLength } from '../bus/route.ts';
import { fit } from '../../base/fit-text.ts';
import { grown, type Rect } from '../../base/geometry.ts';
import { layoutQuestion } from '../layout/question-layout.ts';
import type { Question } from '../../model/questions.ts';
import { DEPTH, type Stage } from '../stage.ts';

/** How far outside its answer the ring is, how thick it is, and the length of its pieces, in CSS px. */
const RING_GAP = 5;
const RING_WIDTH = 4;
const RING_STEP = 3;

export class QuestionView {
  readonly #stage: Stage;
  readonly #answer: (action: Action) => void;
  readonly #reducedMotion: () => boolean;
  readonly #sheet: Phaser.GameObjects.Graphics;
  readonly #ring: Phaser.GameObjects.Graphics;
  readonly #title: Phaser.GameObjects.Text;
  readonly #text: Phaser.GameObjects.Text;
  #question: Question | null = null;
  #signature = '';
  #around: Rect = { x: 0, y: 0, width: 0, height: 0 };
  /** When the time is up, in the scene's time in ms. */
  #end = 0;

  /** `answer` is called with the default answer when the time is up. */
  constructor(stage: Stage, answer: (action: Action) => void, reducedMotion: () => boolean) {
    this.#stage = stage;
    this.#answer = answer;
    this.#reducedMotion = reducedMotion;
    const depth = DEPTH.button - 4;
    this.#sheet = stage.scene.add.graphics().setDepth(depth);
    this.#ring = stage.scene.add.graphics().setDepth(DEPTH.button + 2);
    stage.layer.add([this.#sheet, this.#ring]);
    this.#title = stage.text(depth + 1, { face: DISPLAY_FACE });
    this.#text = stage.text(depth + 1, { strong: false }).setAlign('center');
    stage.scene.events.on('update', this.#tick);
  }

  /** The share of the time that is left, null if there is no time limit. */
  get left(): number | null {
    if (this.#question === null || this.#question.otherwise === null) return null;
    return Math.max(0, (this.#end - this.#now) / this.#moment);
  }

  /** Asks, or takes the question back. @param text in place of the question's own */
  show(asked: Question | null, text = asked?.text ?? ''): void {
    const question = asked && { ...asked, text };
    const signature = question === null ? '' : JSON.stringify([this.#stage.sheet, question.title, question.text]);
    if (signature === this.#signature) return;
    const isNew = question?.title !== this.#question?.title;
    this.#signature = signature;
    this.#question = question;
    this.#sheet.clear();
    this.#ring.clear();
    for (const text of [this.#title, this.#text]) text.setVisible(question !== null);
    if (question === null) return;
    if (isNew) this.moreTime();
    this.#draw(question);
  }

  /** Starts the time again, for people who need longer to find the answer. */
  moreTime(): void {
    this.#end = this.#now + this.#moment;
  }

  destroy(): void {
    this.#stage.scene.events.off('update', this.#tick);
  }

  get #now(): number {
    return this.#stage.scene.time.now;
  }

  get #moment(): number {
    return this.#reducedMotion() ? DECLARE_WINDOW_UNHURRIED : DECLARE_WINDOW;
  }

  #draw({ title, text, answers }: Question): void {
    const { layout, theme, dpr } = this.#stage;
    const { colours } = theme;
    const places = layoutQuestion(layout, answers.size);
    const { x, y, width, height } = places.sheet;
    this.#around = grown(places.answers[0], RING_GAP);
    this.#sheet
      .fillStyle(toInteger(colours.shadow), 0.45)
      .fillRoundedRect(x - 1, y + 4, width + 2, height + 2, RADIUS.plate)
      .fillStyle(toInteger(colours.plateEdge))
      .fillRoundedRect(x, y, width, height, RADIUS.plate)
      .fillStyle(toInteger(colours.plate))
      .fillRoundedRect(x + 1.5, y + 1.5, width - 3, height - 3, RADIUS.plate - 1);
    this.#title.setColor(colours.accent).setFontSize(places.titleSize);
    this.#text.setColor(colours.text).setFontSize(places.textSize).setWordWrapWidth(places.textWidth);
    for (const [line, words, at] of [
      [this.#title, title, places.title],
      [this.#text, text, places.text],
    ] as const) {
      line.setResolution(dpr).setText(words).setPosition(at.x, at.y);
    }
    fit(this.#title, places.titleSize, { width: places.textWidth });
    fit(this.#text, places.textSize, { width: places.textWidth, height: places.textHeight });
  }

  readonly #tick = (): void => {
    const { left } = this;
    const otherwise = this.#question?.otherwise ?? null;
    if (left === null || otherwise === null) return;
    if (left === 0) {
      this.#answer(otherwise);
      return;
    }
    const route = { rect: this.#around, corner: RADIUS.button + RING_GAP };
    const length = routeLength(route) * left;
    const { colours } = this.#stage.theme;
    const ring = this.#ring.clear().lineStyle(RING_WIDTH, toInteger(left < 0.3 ? colours.danger : colours.accent));
    ring.beginPath();
    for (let along = 0; along < length; along += RING_STEP) {
      const { x, y } = pointAlong(route, along);
      if (along === 0) ring.moveTo(x, y);
      else ring.lineTo(x, y);
    }
    ring.strokePath();
  };
}
