/** The tokens of a seat: coins, letters, or text for what cannot be counted at a glance. */
import type Phaser from 'phaser';
import { toInteger } from '../../base/theme/colours.ts';
import { letterFrame } from '../art/token-pictures.ts';
import type { Run } from '../animation/animator.ts';
import { between, easeOut } from '../../base/easing.ts';
import { centre, type Point, type Rect } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import { DEPTH, type Stage } from '../stage.ts';
import { levelName, outName, shorterNames } from '../../model/token-names.ts';
import { DURATION } from '../../base/theme/motion.ts';
import { Coins } from './coins.ts';
import type { TokensView } from './token-display.ts';
import { TextLine } from './text-line.ts';

export function createTokens(stage: Stage): TokensView {
  switch (stage.tokens) {
    case 'pennies':
    case 'nickels':
      return new Coins(stage);
    case 'letters':
      return new Letters(stage);
    case 'places':
      return new PlaceName(stage);
    case 'points':
      return new PointsLine(stage);
  }
}

/** Distance of neighbours as a multiple of their size. */
const LETTER_PITCH = 1.18;
/** How large a letter is when it comes down. */
const STAMP = 2.2;

/** The letters of a word, printed one after another as its owner loses. */
class Letters implements TokensView {
  readonly #stage: Stage;
  #images: Phaser.GameObjects.Image[] = [];
  #area: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #centred = false;
  #count = 0;
  #places = 0;
  #fresh: readonly number[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  place(area: Rect, centred: boolean): void {
    this.#area = area;
    this.#centred = centred;
    this.#draw();
  }

  show(count: number, places: number): void {
    const kept = Math.max(0, count);
    if (kept === this.#count && places === this.#places) return;
    const [before, now] = [this.#places - this.#count, places - kept];
    this.#fresh = Array.from({ length: Math.max(0, now - before) }, (_, index) => before + index);
    this.#count = kept;
    this.#places = places;
    this.#draw();
  }

  at(index: number): Point {
    const size = this.#area.height;
    const step = this.#places > 1 ? Math.min(size * LETTER_PITCH, (this.#area.width - size) / (this.#places - 1)) : 0;
    const length = size + step * (this.#places - 1);
    const left = this.#centred ? centre(this.#area).x - length / 2 : this.#area.x;
    return { x: left + size / 2 + index * step, y: this.#area.y + size / 2 };
  }

  setAlpha(alpha: number): void {
    for (const image of this.#images) image.setAlpha(alpha);
  }

  /** The letters that are new come down like stamps. */
  async stress(run: Run): Promise<void> {
    const size = this.#area.height;
    const images = this.#fresh.map((place) => this.#images[place]).filter((image) => image !== undefined);
    await run.animate({
      duration: run.reducedMotion ? DURATION.fade : DURATION.coinHop,
      update: (share) => {
        for (const image of images) {
          if (!image.active) continue;
          const grown = run.reducedMotion ? 1 : between(STAMP, 1, easeOut(share));
          image.setDisplaySize(size * grown, size * grown).setAlpha(share);
        }
      },
    });
  }

  #draw(): void {
    for (const image of this.#images) image.destroy();
    const size = this.#area.height;
    const got = this.#places - this.#count;
    this.#images = Array.from({ length: this.#places }, (_, place) => {
      const { x, y } = this.at(place);
      const image = this.#stage.image(letterFrame(place, place < got), DEPTH.plate + 3).setPosition(x, y);
      return image.setDisplaySize(size, size);
    });
  }
}

/** A line of text in place of coins, which glows when it changes. */
abstract class TokenWords implements TokensView {
  protected readonly stage: Stage;
  protected area: Rect = { x: 0, y: 0, width: 0, height: 0 };
  protected centred = false;
  protected count = 0;
  protected places = 0;
  protected readonly line: TextLine;

  constructor(stage: Stage) {
    this.stage = stage;
    this.line = new TextLine(stage);
  }

  place(area: Rect, centred: boolean): void {
    this.area = area;
    this.centred = centred;
    const { x, y, width, height } = area;
    this.line.place({
      x: centred ? x + width / 2 : x,
      y: y + height / 2,
      width: this.textWidth,
      align: centred ? 'center' : 'left',
      size: this.stage.layout.type.small,
    });
    this.draw();
  }

  show(count: number, places: number): void {
    this.count = count;
    this.places = places;
    this.draw();
  }

  at(): Point {
    return centre(this.area);
  }

  setAlpha(alpha: number): void {
    this.line.setAlpha(alpha);
  }

  async stress(run: Run): Promise<void> {
    await run.animate({
      duration: DURATION.coinHop,
      update: (share) => this.line.setAlpha(run.reducedMotion ? share : 1 - 0.7 * Math.sin(share * 2 * Math.PI) ** 2),
    });
  }

  protected get textWidth(): number {
    return this.area.width;
  }

  protected abstract draw(): void;
}

/** Height of a track under a text, in CSS px. */
const TRACK = 3;
/** Space between two places of it, in CSS px. */
const PLACE_GAP = 2;

/** A text over a narrow track. */
abstract class WordsOverTrack extends TokenWords {
  #track: Phaser.GameObjects.Graphics | undefined;

  override setAlpha(alpha: number): void {
    super.setAlpha(alpha);
    this.#track?.setAlpha(alpha);
  }

  /** The track, empty, and where it is; null before it has a place. */
  protected clearTrack(): { pen: Phaser.GameObjects.Graphics; left: number; top: number; length: number } | null {
    this.#track ??= this.#addTrack();
    const { x, y, width, height } = this.area;
    if (width < 1) return null;
    const length = Math.min(width, height * 9);
    const left = this.centred ? x + (width - length) / 2 : x;
    return { pen: this.#track.clear(), left, top: y + height + 1, length };
  }

  #addTrack(): Phaser.GameObjects.Graphics {
    const track = this.stage.scene.add.graphics().setDepth(DEPTH.plate + 3);
    this.stage.layer.add(track);
    return track;
  }
}

/** Where on the bus somebody is, by name and on a track from the back seat to the door. */
class PlaceName extends WordsOverTrack {
  protected draw(): void {
    const { rules, theme } = this.stage;
    const { danger, text } = theme.colours;
    const extraSteps = Math.max(0, this.places - rules.lives);
    const name = this.count < 0 ? outName(rules) : (levelName(rules, this.count, extraSteps) ?? words().tokens.onBoard);
    this.line.show(shorterNames(name), this.count <= 0 ? danger : text);
    this.#drawTrack();
  }

  #drawTrack(): void {
    const { rules, theme } = this.stage;
    const { danger, accent, coinGone } = theme.colours;
    const track = this.clearTrack();
    if (track === null || this.count < 0) return;
    const { pen, left, top, length } = track;
    const places = this.places + (rules.grace ? 1 : 0);
    const width = (length - PLACE_GAP * (places - 1)) / places;
    const own = this.places - this.count;
    for (let place = 0; place < places; place++) {
      const colour = place === own ? (this.count === 0 ? danger : accent) : coinGone;
      pen.fillStyle(toInteger(colour), place === own ? 1 : 0.5);
      pen.fillRoundedRect(left + place * (width + PLACE_GAP), top, width, TRACK, TRACK / 2);
    }
  }
}

/** How many points somebody has of how many that win, with a bar that fills. */
class PointsLine extends WordsOverTrack {
  protected draw(): void {
    const { colours } = this.stage.theme;
    const count = Math.max(0, this.count);
    const { pointsOf, pointsOfShort } = words().tokens;
    const wordings = [pointsOf(count, this.places), pointsOfShort(count, this.places), `${count}`];
    this.line.show(wordings, colours.text);
    const track = this.clearTrack();
    if (track === null) return;
    const { pen, left, top, length } = track;
    pen.fillStyle(toInteger(colours.coinGone), 0.5).fillRoundedRect(left, top, length, TRACK, TRACK / 2);
    const share = Math.min(1, count / Math.max(1, this.places));
    if (share === 0) return;
    pen.fillStyle(toInteger(colours.accent));
    pen.fillRoundedRect(left, top, Math.max(TRACK, length * share), TRACK, TRACK / 2);
  }
}
