/** Goals that a match has reached, as medals with their names below, stamped onto the result one after the other. */
import type Phaser from 'phaser';
import { fitInLines } from '../../base/fit-text.ts';
import { centre, type Rect } from '../../base/geometry.ts';
import { mix, type Palette } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { GoalId } from '../../i18n/en/goals.ts';
import { words } from '../../i18n/words.ts';
import type { StepPace } from '../../model/presentation-queue.ts';
import { disc, fill, ring, type Pen } from '../../table/art/pen.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { addText, placeText } from '../../ui/widgets/text.ts';

/** How many there is room for; where there are more, the last place says how many. */
const MOST = 4;
/** A medal's share of the height, with a gap above its name. */
const MEDAL_SHARE = 0.56;
/** The width of a medal's place, at most, in multiples of its letters' size. */
const WIDEST = 11;
/** In ms at speed 1: how long a stamp falls, and how long the next one waits; and how large it is at first. */
const STAMP = { falls: 260, apart: 240, from: 2.2 };

/** Of the rosette's edge. */
const TEETH = 18;

interface Medal {
  image: Phaser.GameObjects.Image;
  name: Phaser.GameObjects.Text;
}

export class MedalsView {
  readonly #scene: Phaser.Scene;
  readonly #theme: Theme;
  readonly #sheet: OwnSheet;
  #names: readonly string[] = [];
  #medals: Medal[] = [];

  constructor(scene: Phaser.Scene, theme: Theme) {
    this.#scene = scene;
    this.#theme = theme;
    this.#sheet = new OwnSheet(scene);
  }

  show(goals: readonly GoalId[]): void {
    const { list } = words().goals;
    const names = goals.map((id) => list[id].name);
    this.#names = names.length <= MOST ? names : [...names.slice(0, MOST - 1), `+${names.length - MOST + 1}`];
  }

  get isEmpty(): boolean {
    return this.#names.length === 0;
  }

  /** @param area null if there is no room @param size of the letters */
  place(area: Rect | null, size: number, dpr: number): void {
    for (const { image, name } of this.#medals) {
      image.destroy();
      name.destroy();
    }
    this.#medals = [];
    if (area === null || this.isEmpty) return;
    const { colours } = this.#theme;
    const across = area.height * MEDAL_SHARE;
    const draw = (pen: Pen): void => drawMedal(pen, colours, across);
    const unit = this.#sheet.draw([{ name: 'medal', width: across, height: across, draw }], dpr);
    const width = Math.min(area.width / this.#names.length, size * WIDEST);
    const left = centre(area).x - (width * this.#names.length) / 2;
    this.#medals = this.#names.map((called, index) => {
      const x = left + (index + 0.5) * width;
      const image = this.#scene.add.image(x, area.y + across / 2, this.#sheet.key, 'medal').setScale(unit);
      const name = addText(this.#scene, called, { size, colour: colours.text, face: 'display', strong: true });
      const below = area.height - across;
      fitInLines(name, called, size, { width: width - size / 2, height: below });
      placeText(name, { x, y: area.y + across + below / 2 });
      return { image, name };
    });
  }

  /** Lets them fall onto the table, once. */
  stamp({ scale }: StepPace): void {
    for (const [index, { image, name }] of this.#medals.entries()) {
      const timing = { delay: index * STAMP.apart * scale, duration: STAMP.falls * scale };
      const { scale: placed } = image;
      image.setAlpha(0).setScale(placed * STAMP.from);
      name.setAlpha(0);
      this.#scene.tweens.add({ targets: image, alpha: 1, scale: placed, ease: 'Back.out', ...timing });
      this.#scene.tweens.add({ targets: name, alpha: 1, ...timing, delay: timing.delay + timing.duration });
    }
  }
}

/** A rosette of enamel with a star of brass on it. */
function drawMedal(pen: Pen, palette: Palette, size: number): void {
  pen.scale(size / 100, size / 100);
  fill(pen, palette.copperEdge, rosette(52));
  fill(pen, palette.copper, rosette(49));
  disc(pen, palette.back, 50, 49, 35);
  ring(pen, palette.copperLight, 3, 50, 49, 35);
  fill(pen, mix(palette.copperLight, palette.paper, 0.4), star(50, 49, 26, 11));
}

function rosette(middle: number): string {
  return polygon(2 * TEETH, 50, middle, (index) => (index % 2 === 0 ? 48 : 43));
}

function star(x: number, y: number, tip: number, notch: number): string {
  return polygon(10, x, y, (index) => (index % 2 === 0 ? tip : notch));
}

/** A closed path around a middle, its first corner above. @param radius of each corner */
function polygon(corners: number, x: number, y: number, radius: (index: number) => number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return `${x + Math.cos(angle) * radius(index)} ${y + Math.sin(angle) * radius(index)}`;
  });
  return `M${points.join(' L')} Z`;
}
