/** The standings on a sheet of paper: place, face, name and end of everybody, and the winner's face above the headline. */
import type Phaser from 'phaser';
import { fit } from '../../base/fit-text.ts';
import { centre, right, type Rect } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { standingsOf, type Outcome } from '../../model/outcome.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { portraitIn } from '../../catalogue/table-setup.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import type { Picture } from '../../table/art/pen.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { drawPaper } from '../../ui/widgets/paper.ts';
import { addText, setTextStyle, placeText } from '../../ui/widgets/text.ts';
import type { ResultLayout } from './result-layout.ts';

/** A face's size as a share of its row's height. */
const FACE_SHARE = 0.84;

interface StandingRow {
  isYou: boolean;
  place: Phaser.GameObjects.Text;
  name: Phaser.GameObjects.Text;
  end: Phaser.GameObjects.Text;
}

export class StandingsView {
  readonly #scene: Phaser.Scene;
  readonly #theme: Theme;
  readonly #outcome: Outcome;
  readonly #players: readonly Seat[];
  readonly #sheet: OwnSheet;
  readonly #paper: Phaser.GameObjects.Graphics;
  readonly #rows: readonly StandingRow[];
  #faces: Phaser.GameObjects.Image[] = [];

  /** @param players who sat in each seat */
  constructor(scene: Phaser.Scene, theme: Theme, outcome: Outcome, players: readonly Seat[]) {
    this.#scene = scene;
    this.#theme = theme;
    this.#outcome = outcome;
    this.#players = players;
    this.#sheet = new OwnSheet(scene);
    const { ink, inkSoft } = theme.colours;
    this.#paper = scene.add.graphics();
    this.#rows = standingsOf(outcome).map(({ seat, place, name, end }) => ({
      isYou: seat === outcome.you,
      place: addText(scene, `${place}`, { size: 16, colour: ink }),
      name: addText(scene, name, { size: 16, colour: ink }),
      end: addText(scene, end, { size: 13, colour: inkSoft }),
    }));
  }

  place(layout: ResultLayout, dpr: number): void {
    this.#placeFaces(layout, dpr);
    drawPaper(this.#paper, layout.sheet, this.#theme);
    this.#paper.lineStyle(1, toInteger(this.#theme.colours.paperEdge));
    for (const [index, row] of this.#rows.entries()) {
      const area = layout.rows[index];
      if (index > 0) this.#paper.lineBetween(area.x, area.y, right(area), area.y);
      this.#placeRow(row, area, layout, row.isYou || index === 0);
    }
  }

  #placeRow({ place, name, end }: StandingRow, area: Rect, { type }: ResultLayout, strong: boolean): void {
    const { ink, inkSoft } = this.#theme.colours;
    const { y } = centre(area);
    setTextStyle(place, { size: type.body, colour: inkSoft, face: 'display' });
    setTextStyle(name, { size: type.body, colour: ink, face: 'display', strong });
    setTextStyle(end, { size: type.small, colour: inkSoft });
    const nameLeft = area.x + type.body * 2.4 + area.height * FACE_SHARE;
    fit(end, type.small, { width: (right(area) - nameLeft) * 0.55 });
    fit(name, type.body, { width: right(area) - nameLeft - end.width - type.small });
    placeText(place, { x: area.x + type.body, y });
    placeText(name, { x: nameLeft + name.width / 2, y });
    placeText(end, { x: right(area) - 4 - end.width / 2, y });
  }

  #placeFaces({ winner, rows, type }: ResultLayout, dpr: number): void {
    for (const face of this.#faces) face.destroy();
    const standings = standingsOf(this.#outcome);
    const places: { seat: number; name: string; at: Rect }[] = standings.map(({ seat, name }, index) => {
      const { x, y, height } = rows[index];
      const size = Math.round(height * FACE_SHARE);
      return { seat, name, at: { x: x + type.body * 2, y: y + (height - size) / 2, width: size, height: size } };
    });
    if (winner !== null) places.push({ ...standings[0], at: winner });
    const pictures = places.map(({ seat, name, at: { width, height } }, index): Picture => ({
      name: `face-${index}`,
      width,
      height,
      draw: (pen) =>
        drawSeatFace(pen, { name, isYou: seat === this.#outcome.you, ...portraitIn(this.#players[seat]) }, width),
    }));
    const unit = this.#sheet.draw(pictures, dpr);
    this.#faces = places.map(({ at }, index) => {
      const { x, y } = centre(at);
      return this.#scene.add.image(x, y, this.#sheet.key, `face-${index}`).setScale(unit);
    });
  }
}
