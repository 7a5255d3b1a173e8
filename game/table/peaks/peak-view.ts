/**
 * A peak as it is shown: the room darkens, the portrait of whoever did it comes from their seat to the middle of the table
 * and grows, and a headline says what happened. Whoever knocks raps with a fist; whoever goes out tips over and sinks; a
 * crown comes down on whoever wins the match.
 */
import type Phaser from 'phaser';
import { between, easeOut, phase } from '../../base/easing.ts';
import { fit } from '../../base/fit-text.ts';
import { centre, clamp, type Point } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import { PEAK_DURATION, sumAt, SUM_STEPS, SUM_TOTAL, type Peak } from '../../model/peaks.ts';
import { fistHeight } from '../../model/schedule.ts';
import type { Run } from '../animation/animator.ts';
import { pilesOf } from '../layout/layout.ts';
import { drawSeatFace } from '../art/faces.ts';
import { OwnSheet } from '../art/sheet.ts';
import { DEPTH, type Stage } from '../stage.ts';

/** Width of a portrait as a share of the shorter side of the screen, and its limits in CSS px. */
const PORTRAIT = { share: 0.2, least: 72, most: 150 };
/** Opacity of the veil over the table, and of the band behind portrait and words. */
const VEIL = 0.42;
const BAND = 0.94;
/** Width of the light behind the portrait, in widths of a portrait. */
const LIGHT = 3;
/** Sizes of headline and sum in title sizes, and the space around them in portrait widths. */
const HEADLINE = 1.6;
const SUM = 3;
const GAP = 0.14;
/** How much larger words are when they appear. */
const POP = 0.3;
/** When the portrait has arrived, the words are there, and how long everything takes to leave, in ms at speed 1. */
const ARRIVES = 240;
const SAYS = 300;
const LEAVES = 180;
/** When somebody who is out tips over, and until when, in ms at speed 1; by which angle in radians. */
const TIPS = [380, 720] as const;
const TIPPED = 0.3;
/** Width of the crown, how far its middle is above that of the portrait, and from how much higher it comes, in portrait widths. */
const CROWN = { width: 0.58, above: 0.6, falls: 0.5 };
/** When it comes down, in ms at speed 1. */
const CROWNED = [300, 620] as const;
/** Width of the fist that raps, how far it is aside and below the middle of the portrait, and how high it rises, in portrait widths. */
const FIST = { width: 0.5, aside: 0.46, below: 0.3, rises: 0.3 };

interface ShownPeak {
  veil: Phaser.GameObjects.Rectangle;
  band: Phaser.GameObjects.Rectangle;
  light: Phaser.GameObjects.Image;
  portrait: Phaser.GameObjects.Image;
  /** Only of a knock. */
  fist: Phaser.GameObjects.Image | null;
  /** Only where the match is over. */
  crown: Phaser.GameObjects.Image | null;
  headline: Phaser.GameObjects.Text;
  sum: Phaser.GameObjects.Text;
  /** Width of the portrait where it stays, in CSS px. */
  size: number;
  /** Where the portrait comes from, and where it stays. */
  from: Point & { scale: number };
  to: Point & { scale: number };
}

export class PeakView {
  readonly #stage: Stage;
  readonly #sheet: OwnSheet;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#sheet = new OwnSheet(stage.scene);
  }

  /** Shows a peak; resolves when it is over. Nothing is shown at instant speed. */
  async show(peak: Peak, run: Run): Promise<void> {
    if (run.isInstant) return;
    const shown = this.#create(peak);
    const duration = PEAK_DURATION[peak.kind];
    const update = (share: number): void => this.#draw(shown, peak, share * duration, run.reducedMotion);
    update(0);
    await run.animate({ duration, update });
    const { veil, band, light, portrait, fist, crown, headline, sum } = shown;
    for (const thing of [veil, band, light, portrait, fist, crown, headline, sum]) thing?.destroy();
  }

  #create({ kind, seat, headline, sum }: Peak): ShownPeak {
    const stage = this.#stage;
    const { layout, theme, scene } = stage;
    const { width, height } = layout.screen;
    const { title } = layout.type;
    const size = clamp(Math.min(width, height) * PORTRAIT.share, PORTRAIT.least, PORTRAIT.most);
    const draw = (pen: CanvasRenderingContext2D): void => drawSeatFace(pen, stage.seats[seat], size);
    const scale = this.#sheet.draw([{ name: 'portrait', width: size, height: size, draw }], stage.dpr);
    const said = this.#text(headline, title * HEADLINE);
    const added = this.#text('', title * SUM);
    const gap = size * GAP;
    const sumHeight = sum.length > 0 ? title * SUM * 1.2 + gap : 0;
    const bandHeight = gap + sumHeight + size + gap + said.height + gap;
    const top = centre(pilesOf(layout)).y - bandHeight / 2;
    const to = { x: width / 2, y: top + gap + sumHeight + size / 2, scale };
    added.setPosition(to.x, top + gap + (sumHeight - gap) / 2);
    said.setPosition(to.x, to.y + size / 2 + gap + said.height / 2);
    const line = kind === 'out' || kind === 'lost' ? theme.colours.plateEdge : theme.colours.accent;
    const shade = (y: number, shadeHeight: number): Phaser.GameObjects.Rectangle =>
      scene.add.rectangle(0, y, width, shadeHeight, toInteger(theme.colours.plate)).setOrigin(0).setDepth(DEPTH.peak);
    const veil = shade(0, height);
    const band = shade(top, bandHeight).setStrokeStyle(2, toInteger(line));
    const { x, y, radius } = stage.seat(seat).face;
    const portrait = scene.add.image(x, y, this.#sheet.key, 'portrait').setDepth(DEPTH.peak + 2);
    stage.layer.add([veil, band, portrait]);
    const light = stage.image('amber', DEPTH.peak + 1).setPosition(to.x, to.y);
    light.setDisplaySize(size * LIGHT, size * LIGHT).setVisible(kind !== 'out' && kind !== 'lost');
    const from = { x, y, scale: (scale * 2 * radius) / size };
    const fist = kind === 'knock' ? stage.image('knuckles', DEPTH.peak + 3).setAlpha(0) : null;
    const isOver = kind === 'won' || kind === 'lost';
    const crown = isOver ? stage.image('crown', DEPTH.peak + 3).setAlpha(0) : null;
    return { veil, band, light, portrait, fist, crown, headline: said, sum: added, size, from, to };
  }

  #text(words: string, size: number): Phaser.GameObjects.Text {
    const { layout, theme, dpr } = this.#stage;
    const text = this.#stage
      .text(DEPTH.peak + 3, { face: DISPLAY_FACE })
      .setResolution(dpr)
      .setText(words);
    text.setColor(theme.colours.text).setAlign('center');
    fit(text, size, { width: layout.inner.width * 0.9 });
    return text;
  }

  #draw(shown: ShownPeak, { kind, sum }: Peak, after: number, reducedMotion: boolean): void {
    const leaving = phase(after, PEAK_DURATION[kind] - LEAVES, PEAK_DURATION[kind]);
    const arrived = easeOut(phase(after, 0, ARRIVES));
    const opacity = arrived * (1 - leaving);
    const { veil, band, light, portrait, headline, from, to } = shown;
    veil.setAlpha(VEIL * opacity);
    band.setAlpha(BAND * opacity);
    light.setAlpha(opacity);
    const way = reducedMotion ? 1 : arrived;
    portrait.setScale(between(from.scale, to.scale, way)).setAlpha(reducedMotion ? opacity : 1 - leaving);
    portrait.setPosition(between(from.x, to.x, way), between(from.y, to.y, way));
    if (shown.fist !== null) this.#rap(shown.fist, shown, reducedMotion ? Infinity : after, opacity);
    if (shown.crown !== null) {
      const share = easeOut(phase(after, ...CROWNED));
      this.#crown(shown.crown, shown, reducedMotion ? 1 : share, share * (1 - leaving));
    }
    if (kind === 'out') this.#tip(portrait, phase(after, ...TIPS), reducedMotion);
    const said = phase(after, ARRIVES / 2, SAYS);
    headline.setAlpha(said * (1 - leaving)).setScale(reducedMotion ? 1 : 1 + POP * (1 - easeOut(said)));
    if (sum.length > 0) this.#count(shown.sum, sumAt(sum, after), after, opacity, reducedMotion);
  }

  /** The fist comes down beside the portrait where it stays, twice, as it does on the felt. */
  #rap(fist: Phaser.GameObjects.Image, { to, size }: ShownPeak, after: number, opacity: number): void {
    const raised = fistHeight(after) * FIST.rises;
    fist.setAlpha(opacity).setDisplaySize(FIST.width * size, FIST.width * size);
    fist.setPosition(to.x + FIST.aside * size, to.y + (FIST.below - raised) * size);
  }

  /** The crown comes down on the portrait where it stays. */
  #crown(crown: Phaser.GameObjects.Image, { to, size }: ShownPeak, share: number, opacity: number): void {
    crown.setAlpha(opacity).setDisplaySize(CROWN.width * size, CROWN.width * size);
    crown.setPosition(to.x, to.y - (CROWN.above + CROWN.falls * (1 - share)) * size);
  }

  /** Somebody who is out loses colour, tips over and sinks a little. */
  #tip(portrait: Phaser.GameObjects.Image, share: number, reducedMotion: boolean): void {
    if (share > 0) portrait.setTint(toInteger(this.#stage.theme.colours.coinGone));
    if (reducedMotion) return;
    const done = share ** 2;
    portrait.setRotation(-TIPPED * done).setY(portrait.y + done * portrait.displayHeight * 0.12);
  }

  #count(text: Phaser.GameObjects.Text, said: string, after: number, opacity: number, reducedMotion: boolean): void {
    text.setAlpha(opacity);
    if (text.text !== said) text.setText(said);
    const since = [...SUM_STEPS, SUM_TOTAL].filter((at) => at <= after).at(-1) ?? after;
    const popped = easeOut(phase(after - since, 0, ARRIVES / 2));
    text.setScale(reducedMotion ? 1 : 1 + POP * (1 - popped));
  }
}
