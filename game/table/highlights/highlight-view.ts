/**
 * A highlight as it is shown: the room darkens, and in a shade in the middle each kind has a scene of its own, so that nobody has to
 * read which it is. Words say the same.
 */
import type Phaser from 'phaser';
import { easeOut, phase } from '../../base/easing.ts';
import { centre, clamp, type Point, type Rect } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import { DURATION } from '../../base/theme/motion.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import { HIGHLIGHT_DURATION, HIGHLIGHT_TURN, VALUE_STEP, type Highlight } from '../../model/highlights.ts';
import type { Run } from '../animation/animator.ts';
import { SHADE_CORE, shadePicture } from '../art/highlight-pictures.ts';
import { OwnSheet } from '../art/sheet.ts';
import type { HandCards } from '../cards/hand-cards.ts';
import { pilesOf } from '../layout/layout.ts';
import type { PageText } from '../page/page-text.ts';
import { DEPTH, type Stage } from '../stage.ts';
import { HighlightHands } from './highlight-hands.ts';
import { change, presence, type AddPicture, type HighlightScene, type HighlightMoment } from './highlight-scene.ts';
import { knockScene } from './knock-scene.ts';
import { lostScene, outScene, wonScene } from './lamp-scene.ts';
import { caughtScene, holdsScene } from './plaque-scene.ts';

/** Width of a face as a share of the shorter side of the screen, and its limits in CSS px. */
const FACE = { share: 0.23, least: 72, most: 150 };
/** Width of the knocker's fist below two hands, as a share of that. */
const BELOW_HANDS = 0.76;
/** Opacity of the veil over the table, and of the shade behind everything. */
const VEIL = 0.42;
const SHADE = 0.96;
/** Size in which the shade is drawn, in CSS px, and how much wider it is than what it holds. */
const SHADE_SIZE = 200;
const SHADE_ROOM = 1.16;
/** Sizes of headline and price in title sizes, and the space around them in CSS px at scale 1. */
const HEADLINE = 1.6;
const PRICE = 0.85;
const GAP = 13;
/** How much larger words are when they appear, and how long that takes, in ms at speed 1. */
const POP = 0.3;
const APPEARS = 180;
/** When everything has arrived, and how long it takes to leave, in ms at speed 1. */
const ARRIVES = 240;
const LEAVES = 180;
/** When the headline comes: with what it says. */
const SAYS: Record<Highlight['kind'], number> = { knock: 120, 'thirty-one': VALUE_STEP, ...HIGHLIGHT_TURN };

interface ShownHighlight {
  veil: Phaser.GameObjects.Rectangle;
  shade: Phaser.GameObjects.Image;
  hands: HighlightHands;
  drawScene: (moment: HighlightMoment) => void;
  headline: PageText;
  price: PageText;
  /** Everything on the canvas. */
  things: Phaser.GameObjects.GameObject[];
}

export class HighlightView {
  readonly #stage: Stage;
  readonly #held: HandCards;
  readonly #sheet: OwnSheet;

  constructor(stage: Stage, held: HandCards) {
    this.#stage = stage;
    this.#held = held;
    this.#sheet = new OwnSheet(stage.scene);
  }

  /**
   * Shows a highlight; resolves when it is over. Nothing is shown at instant speed.
   * @param coins where those of the kitty lie that somebody gets
   */
  async show(highlight: Highlight, coins: readonly Point[], run: Run): Promise<void> {
    if (run.isInstant) return;
    const shown = this.#create(highlight, coins);
    const { kind } = highlight;
    const duration = HIGHLIGHT_DURATION[kind];
    const { reducedMotion } = run;
    const [arrives, leaves] = reducedMotion ? [DURATION.fade, DURATION.fade] : [ARRIVES, LEAVES];
    const update = (share: number): void => {
      const after = share * duration;
      const arrived = easeOut(phase(after, 0, arrives));
      const staying = 1 - phase(after, duration - leaves, duration);
      this.#draw(shown, { after, arrived, staying, reducedMotion }, SAYS[kind]);
    };
    update(0);
    await run.animate({ duration, update });
    this.#stage.setVeil(0);
    const { things, headline, price, hands } = shown;
    for (const thing of [...things, headline, price, hands]) thing.destroy();
  }

  #create(highlight: Highlight, coins: readonly Point[]): ShownHighlight {
    const stage = this.#stage;
    const { layout, theme } = stage;
    const { width, height } = layout.screen;
    const hands = new HighlightHands(stage, highlight.hands, this.#held);
    const scene = this.#sceneOf(highlight, coins);
    const pictures = [shadePicture(SHADE_SIZE, theme), ...hands.pictures, ...(scene?.pictures ?? [])];
    // Several may have the same face, or the same lamp.
    const distinct = [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
    const scale = this.#sheet.draw(distinct, stage.dpr);
    const things: Phaser.GameObjects.GameObject[] = [];
    const add: AddPicture = (name, above) => {
      const image = distinct.some((picture) => picture.name === name)
        ? stage.scene.add.image(0, 0, this.#sheet.key, name).setScale(scale)
        : stage.image(name, 0);
      stage.above.add(image.setDepth(DEPTH.highlight + above));
      things.push(image);
      return image;
    };
    const veil = stage.scene.add.rectangle(0, 0, width, height, toInteger(theme.colours.plate)).setOrigin(0);
    stage.above.add(veil.setDepth(DEPTH.highlight));
    things.push(veil);
    const shade = add('shade', 0);
    const headline = this.#text(highlight.headline, layout.type.title * HEADLINE);
    const price = this.#text(highlight.price, layout.type.title * PRICE);
    const heights = [hands.height, scene?.size.height ?? 0, headline.height, highlight.price === '' ? 0 : price.height];
    const { tops, box } = this.#stack(
      heights,
      Math.max(headline.width, price.width, hands.width, scene?.size.width ?? 0),
    );
    const { x, y } = centre(box);
    hands.build(add, { x, y: tops[0] });
    const drawScene = scene?.build(add, { x, y: tops[1] }) ?? (() => undefined);
    headline.setPosition(x, tops[2] + headline.height / 2);
    price.setPosition(x, tops[3] + price.height / 2);
    shade.setPosition(x, y);
    shade.setDisplaySize((box.width * SHADE_ROOM) / SHADE_CORE, (box.height * SHADE_ROOM) / SHADE_CORE);
    return { veil, shade, hands, drawScene, headline, price, things };
  }

  /** One below the other around the piles, as far as there is something. */
  #stack(heights: readonly number[], width: number): { tops: number[]; box: Rect } {
    const { layout } = this.#stage;
    const { screen, scale } = layout;
    const gap = GAP * scale;
    const height = heights.reduce((sum, each) => sum + (each === 0 ? 0 : each + gap), gap);
    const top = clamp(centre(pilesOf(layout)).y - height / 2, 0, Math.max(0, screen.height - height));
    let y = top + gap;
    const tops = heights.map((each) => {
      const at = y;
      y += each === 0 ? 0 : each + gap;
      return at;
    });
    return { tops, box: { x: (screen.width - width) / 2, y: top, width, height } };
  }

  /** What is shown besides words and hands; null for nothing. */
  #sceneOf({ kind, seat, loser, hands }: Highlight, coins: readonly Point[]): HighlightScene | null {
    const stage = this.#stage;
    const { width, height } = stage.layout.screen;
    const unit = clamp(Math.min(width, height) * FACE.share, FACE.least, FACE.most);
    const options = { stage, seat, unit };
    switch (kind) {
      case 'knock':
        return knockScene(options);
      case 'holds':
        return holdsScene(options);
      case 'caught':
        return caughtScene({ ...options, unit: hands.length > 0 ? unit * BELOW_HANDS : unit });
      case 'out':
        return outScene(options);
      case 'won':
        return wonScene(options, coins);
      case 'lost':
        return lostScene({ ...options, seat: loser ?? seat }, seat, coins);
      case 'thirty-one':
        return null;
    }
  }

  #text(words: string, size: number): PageText {
    const { layout, theme } = this.#stage;
    const text = this.#stage.wordsAbove({ face: DISPLAY_FACE }).setText(words).setColor(theme.colours.text);
    return text.fit(size, { width: layout.inner.width * 0.9 });
  }

  #draw(
    { veil, shade, hands, drawScene, headline, price }: ShownHighlight,
    moment: HighlightMoment,
    says: number,
  ): void {
    const { staying, reducedMotion } = moment;
    const opacity = presence(moment);
    veil.setAlpha(VEIL * opacity);
    shade.setAlpha(SHADE * opacity);
    const { x, y, displayWidth, displayHeight } = shade;
    this.#stage.setVeil(opacity, { x, y, width: displayWidth / 2, height: displayHeight / 2 });
    hands.draw(moment);
    drawScene(moment);
    const said = change(moment, [says, says + APPEARS]);
    headline.setAlpha(said * staying).setScale(reducedMotion ? 1 : 1 + POP * (1 - easeOut(said)));
    price.setAlpha(said * staying);
  }
}
