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
import { TextLine } from './text-line.ts';

/** Shows the tokens of a seat, whatever they are. */
export interface TokensView {
  place(area: Rect, centred: boolean): void;
  /** Shows that a seat has `count` of at most `places`; -1 is out. */
  show(count: number, places: number): void;
  /** The place of a token by its number, even if it is lost. */
  at(index: number): Point;
  setAlpha(alpha: number): void;
  /** Draws the eye to what has just changed. */
  stress(run: Run): Promise<void>;
}

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

/** Tokens in a row, one picture for each of as many as a seat can have. */
abstract class TokenRow implements TokensView {
  protected images: Phaser.GameObjects.Image[] = [];
  protected count = 0;
  protected places = 0;
  readonly #stage: Stage;
  /** Distance of neighbours as a multiple of their size, if there is room. */
  readonly #pitch: number;
  #area: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #centred = false;

  constructor(stage: Stage, pitch: number) {
    this.#stage = stage;
    this.#pitch = pitch;
  }

  place(area: Rect, centred: boolean): void {
    this.#area = area;
    this.#centred = centred;
    this.#draw();
  }

  show(count: number, places: number): void {
    if (count === this.count && places === this.places) return;
    this.count = count;
    this.places = places;
    this.#draw();
  }

  at(index: number): Point {
    const { size } = this;
    const step = this.places > 1 ? Math.min(size * this.#pitch, (this.#area.width - size) / (this.places - 1)) : 0;
    const length = size + step * (this.places - 1);
    const left = this.#centred ? centre(this.#area).x - length / 2 : this.#area.x;
    return { x: left + size / 2 + index * step, y: this.#area.y + size / 2 };
  }

  setAlpha(alpha: number): void {
    for (const image of this.images) image.setAlpha(alpha);
  }

  abstract stress(run: Run): Promise<void>;

  protected get size(): number {
    return this.#area.height;
  }

  /** The picture in a place, by how many tokens there are. */
  protected abstract frame(place: number): string;

  #draw(): void {
    for (const image of this.images) image.destroy();
    this.images = Array.from({ length: this.places }, (_, place) => {
      const { x, y } = this.at(place);
      const image = this.#stage.image(this.frame(place), DEPTH.plate + 3).setPosition(x, y);
      return image.setDisplaySize(this.size, this.size);
    });
  }
}

/** Coins, so that they can be counted at a glance; an outline marks a lost one. */
class Coins extends TokenRow {
  constructor(stage: Stage) {
    super(stage, 1.14);
  }

  protected frame(place: number): string {
    return place < this.count ? 'coin' : 'gone';
  }

  /** Coins need no emphasis: the one that is lost is seen moving. */
  stress(): Promise<void> {
    return Promise.resolve();
  }
}

/** How large a letter is when it comes down. */
const STAMP = 2.2;

/** The letters of a word, printed one after another as its owner loses. */
class Letters extends TokenRow {
  #fresh: readonly number[] = [];

  constructor(stage: Stage) {
    super(stage, 1.18);
  }

  override show(count: number, places: number): void {
    const kept = Math.max(0, count);
    if (kept === this.count && places === this.places) return;
    const [before, now] = [this.places - this.count, places - kept];
    this.#fresh = Array.from({ length: Math.max(0, now - before) }, (_, index) => before + index);
    super.show(kept, places);
  }

  protected frame(place: number): string {
    return letterFrame(place, place < this.places - this.count);
  }

  /** The letters that are new come down like stamps. */
  async stress(run: Run): Promise<void> {
    const { size } = this;
    const images = this.#fresh.map((place) => this.images[place]).filter((image) => image !== undefined);
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
/** Space after each of its places, as a share of one. */
const PLACE_GAP = 0.1;

interface TrackPart {
  /** Where it begins and how long it is, as shares of the track. */
  from: number;
  length: number;
  colour: string;
  opacity?: number;
}

/** A text over a narrow track. */
abstract class WordsOverTrack extends TokenWords {
  #track: Phaser.GameObjects.Rectangle[] = [];

  override setAlpha(alpha: number): void {
    super.setAlpha(alpha);
    for (const part of this.#track) part.setAlpha(alpha);
  }

  protected drawTrack(parts: readonly TrackPart[]): void {
    for (const part of this.#track) part.destroy();
    const { x, y, width, height } = this.area;
    const whole = Math.min(width, height * 9);
    const left = this.centred ? x + (width - whole) / 2 : x;
    this.#track = parts.map(({ from, length, colour, opacity = 1 }) =>
      this.stage.scene.add
        .rectangle(left + from * whole, y + height + 1, length * whole, TRACK, toInteger(colour), opacity)
        .setOrigin(0)
        .setDepth(DEPTH.plate + 3),
    );
    this.stage.layer.add(this.#track);
  }
}

/** Where on the bus somebody is, by name and on a track from the back seat to the door. */
class PlaceName extends WordsOverTrack {
  protected draw(): void {
    const { rules, theme } = this.stage;
    const { danger, accent, coinGone, text } = theme.colours;
    const extraSteps = Math.max(0, this.places - rules.lives);
    const name = this.count < 0 ? outName(rules) : (levelName(rules, this.count, extraSteps) ?? words().tokens.onBoard);
    this.line.show(shorterNames(name), this.count <= 0 ? danger : text);
    const places = this.count < 0 ? 0 : this.places + (rules.grace ? 1 : 0);
    const own = this.places - this.count;
    const here = { colour: this.count === 0 ? danger : accent };
    this.drawTrack(
      Array.from({ length: places }, (_, place) => ({
        from: place / places,
        length: (1 - PLACE_GAP) / places,
        ...(place === own ? here : { colour: coinGone, opacity: 0.5 }),
      })),
    );
  }
}

/** How many points somebody has of how many that win, with a bar that fills. */
class PointsLine extends WordsOverTrack {
  protected draw(): void {
    const { text, coinGone, accent } = this.stage.theme.colours;
    const count = Math.max(0, this.count);
    const { pointsOf, pointsOfShort } = words().tokens;
    this.line.show([pointsOf(count, this.places), pointsOfShort(count, this.places), `${count}`], text);
    const share = Math.min(1, count / Math.max(1, this.places));
    this.drawTrack([
      { from: 0, length: 1, colour: coinGone, opacity: 0.5 },
      { from: 0, length: share, colour: accent },
    ]);
  }
}
