/**
 * A highlight as it is shown: the room darkens, the portrait of whoever did it comes from their seat to the middle of the table
 * and grows, and a headline says what happened. Whoever knocks raps with a fist; the cards of a declared hand, or of a knock that
 * backfired beside those that beat it, land one by one; whoever goes out tips over and sinks; a crown comes down on whoever
 * wins the match.
 */
import type Phaser from 'phaser';
import { between, easeOut, phase } from '../../base/easing.ts';
import { centre, clamp, type Point } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import { HIGHLIGHT_DURATION, type Highlight } from '../../model/highlights.ts';
import { fistHeight } from '../../model/schedule.ts';
import type { Run } from '../animation/animator.ts';
import { pilesOf } from '../layout/layout.ts';
import { drawSeatFace } from '../art/faces.ts';
import { OwnSheet } from '../art/sheet.ts';
import type { PageText } from '../page/page-text.ts';
import { DEPTH, type Stage } from '../stage.ts';
import { HighlightHands } from './highlight-hands.ts';

/** Width of a portrait as a share of the shorter side of the screen, and its limits in CSS px. */
const PORTRAIT = { share: 0.2, least: 72, most: 150 };
/** Opacity of the veil over the table, and of the band behind portrait and words. */
const VEIL = 0.42;
const BAND = 0.94;
/** Width of the light behind the portrait, in widths of a portrait. */
const LIGHT = 3;
/** Sizes of headline and price in title sizes, and the space around them in portrait widths. */
const HEADLINE = 1.6;
const PRICE = 0.85;
const GAP = 0.14;
/** Width of a portrait above a hand, as a share of one that stands alone. */
const ABOVE_HAND = 0.6;
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

interface ShownHighlight {
  veil: Phaser.GameObjects.Rectangle;
  band: Phaser.GameObjects.Rectangle;
  light: Phaser.GameObjects.Image;
  /** Hidden where two hands have one each. */
  portrait: Phaser.GameObjects.Image;
  /** Only of a knock. */
  fist: Phaser.GameObjects.Image | null;
  /** Only where the match is over. */
  crown: Phaser.GameObjects.Image | null;
  headline: PageText;
  price: PageText;
  hands: HighlightHands;
  /** Width of the portrait where it stays, in CSS px. */
  size: number;
  /** Where the portrait comes from, and where it stays. */
  from: Point & { scale: number };
  to: Point & { scale: number };
}

export class HighlightView {
  readonly #stage: Stage;
  readonly #sheet: OwnSheet;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#sheet = new OwnSheet(stage.scene);
  }

  /** Shows a highlight; resolves when it is over. Nothing is shown at instant speed. */
  async show(highlight: Highlight, run: Run): Promise<void> {
    if (run.isInstant) return;
    const shown = this.#create(highlight);
    const duration = HIGHLIGHT_DURATION[highlight.kind];
    const update = (share: number): void => this.#draw(shown, highlight, share * duration, run.reducedMotion);
    update(0);
    await run.animate({ duration, update });
    this.#stage.setVeil(0);
    const { veil, band, light, portrait, fist, crown, headline, price, hands } = shown;
    for (const thing of [veil, band, light, portrait, fist, crown, headline, price, hands]) thing?.destroy();
  }

  #create(highlight: Highlight): ShownHighlight {
    const { kind, seat } = highlight;
    const stage = this.#stage;
    const { layout, theme, scene } = stage;
    const { width, height } = layout.screen;
    const hands = new HighlightHands(stage, highlight.hands);
    const size = this.#portraitSize(highlight);
    const draw = (pen: CanvasRenderingContext2D): void => drawSeatFace(pen, stage.seats[seat], size);
    const portraits = size === 0 ? [] : [{ name: 'portrait', width: size, height: size, draw }];
    const scale = this.#sheet.draw([...hands.pictures, ...portraits], stage.dpr);
    const said = this.#text(highlight.headline, layout.type.title * HEADLINE);
    const price = this.#text(highlight.price, layout.type.title * PRICE);
    const gap = (size || hands.height / 3) * GAP;
    const parts = [size, hands.height, said.height, highlight.price === '' ? 0 : price.height].filter(
      (part) => part > 0,
    );
    const bandHeight = parts.reduce((sum, part) => sum + part + gap, gap);
    const top = clamp(centre(pilesOf(layout)).y - bandHeight / 2, 0, Math.max(0, height - bandHeight));
    const middle = width / 2;
    let y = top + gap;
    const step = (part: number): number => {
      const at = y;
      y += part === 0 ? 0 : part + gap;
      return at;
    };
    const to = { x: middle, y: step(size) + size / 2, scale };
    hands.create(this.#sheet, scale, { x: middle, y: step(hands.height) });
    said.setPosition(middle, step(said.height) + said.height / 2);
    price.setPosition(middle, y + price.height / 2);
    const isSad = kind === 'out' || kind === 'lost' || kind === 'caught';
    if (kind === 'caught') hands.markBeaten();
    const shade = (at: number, shadeHeight: number): Phaser.GameObjects.Rectangle =>
      scene.add
        .rectangle(0, at, width, shadeHeight, toInteger(theme.colours.plate))
        .setOrigin(0)
        .setDepth(DEPTH.highlight);
    const veil = shade(0, height);
    const line = isSad ? theme.colours.plateEdge : theme.colours.accent;
    const band = shade(top, bandHeight).setStrokeStyle(2, toInteger(line));
    const { x, y: seatY, radius } = stage.seat(seat).face;
    const portrait = scene.add.image(x, seatY, this.#sheet.key, size === 0 ? undefined : 'portrait');
    portrait.setDepth(DEPTH.highlight + 2).setVisible(size > 0);
    const light = stage.image('amber', DEPTH.highlight + 1).setPosition(to.x, to.y);
    light.setDisplaySize(size * LIGHT, size * LIGHT).setVisible(!isSad && size > 0);
    const from = { x, y: seatY, scale: (scale * 2 * radius) / Math.max(size, 1) };
    const fist = kind === 'knock' ? stage.image('knuckles', DEPTH.highlight + 3).setAlpha(0) : null;
    const isOver = kind === 'won' || kind === 'lost';
    const crown = isOver ? stage.image('crown', DEPTH.highlight + 3).setAlpha(0) : null;
    stage.above.add([veil, band, light, portrait, ...[fist, crown].filter((thing) => thing !== null)]);
    return { veil, band, light, portrait, fist, crown, headline: said, price, hands, size, from, to };
  }

  /** Width of the portrait where it stays, in CSS px; 0 where each of two hands has one. */
  #portraitSize({ hands }: Highlight): number {
    if (hands.length > 1) return 0;
    const { width, height } = this.#stage.layout.screen;
    const alone = clamp(Math.min(width, height) * PORTRAIT.share, PORTRAIT.least, PORTRAIT.most);
    return hands.length === 0 ? alone : alone * ABOVE_HAND;
  }

  #text(words: string, size: number): PageText {
    const { layout, theme } = this.#stage;
    const text = this.#stage.wordsAbove({ face: DISPLAY_FACE }).setText(words).setColor(theme.colours.text);
    return text.fit(size, { width: layout.inner.width * 0.9 });
  }

  #draw(shown: ShownHighlight, { kind }: Highlight, after: number, reducedMotion: boolean): void {
    const leaving = phase(after, HIGHLIGHT_DURATION[kind] - LEAVES, HIGHLIGHT_DURATION[kind]);
    const arrived = easeOut(phase(after, 0, ARRIVES));
    const opacity = arrived * (1 - leaving);
    const { veil, band, light, portrait, headline, price, hands, from, to } = shown;
    veil.setAlpha(VEIL * opacity);
    band.setAlpha(BAND * opacity);
    this.#stage.setVeil(opacity, [band.y, band.y + band.height]);
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
    price.setAlpha(said * (1 - leaving));
    hands.draw(after, opacity, reducedMotion);
  }

  /** The fist comes down beside the portrait where it stays, twice, as it does on the felt. */
  #rap(fist: Phaser.GameObjects.Image, { to, size }: ShownHighlight, after: number, opacity: number): void {
    const raised = fistHeight(after) * FIST.rises;
    fist.setAlpha(opacity).setDisplaySize(FIST.width * size, FIST.width * size);
    fist.setPosition(to.x + FIST.aside * size, to.y + (FIST.below - raised) * size);
  }

  /** The crown comes down on the portrait where it stays. */
  #crown(crown: Phaser.GameObjects.Image, { to, size }: ShownHighlight, share: number, opacity: number): void {
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
}
