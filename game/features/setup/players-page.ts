/** Who sits at the table, seat by seat. */
import type { Size } from '../../base/geometry.ts';
import type Phaser from 'phaser';
import type { Preferences } from '../../services/preferences.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { words } from '../../i18n/words.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import type { Button } from '../../ui/widgets/button.ts';
import { Page } from '../../ui/pages/page.ts';
import { Row } from '../../ui/pages/row.ts';
import { layoutSeats, SEAT_GAP, seatWords } from './seats.ts';
import { gridCells, type PageScale, type SheetLayout } from '../../ui/pages/sheet-layout.ts';

interface PlayersPageOptions {
  onDone: () => void;
  onSeat: (seat: number) => void;
  onDoubles: () => void;
}

export class PlayersPage extends Page {
  readonly #preferences: Preferences;
  readonly #sheet: OwnSheet;
  readonly #rows: readonly Row[];

  constructor(scene: Phaser.Scene, preferences: Preferences, { onDone, onSeat, onDoubles }: PlayersPageOptions) {
    super({
      scene,
      theme: preferences.theme,
      title: words().seats.whoPlays,
      buttons: [
        { label: words().seats.doubles, onPress: onDoubles },
        { label: words().dialogs.done, onPress: onDone },
      ],
    });
    this.#preferences = preferences;
    this.#sheet = new OwnSheet(scene);
    const players = preferences.settings.opponents + 1;
    this.#rows = Array.from(
      { length: players },
      (_, seat) => new Row(scene, preferences.theme, words().seats.seat(seat + 1), () => onSeat(seat)),
    );
    this.add(...this.#rows.map(({ button }) => button.object));
  }

  override destroy(): void {
    super.destroy();
    this.#sheet.remove();
  }

  protected get contents(): readonly Button[] {
    return this.#rows.map(({ button }) => button);
  }

  protected bodySize(room: Size, scales: PageScale): Size {
    return layoutSeats(room, this.#rows.length, scales).size;
  }

  protected placeBody(layout: SheetLayout): void {
    const grid = layoutSeats(layout.body, this.#rows.length, layout);
    const cells = gridCells(layout.body, grid, SEAT_GAP);
    const { seats } = this.#preferences.settings;
    const { seats: shown } = tableSetupOf(this.#preferences.settings);
    const size = Math.round(cells[0].height - 10);
    const pictures = this.#rows.map((_, seat) => ({
      name: `seat-${seat}`,
      width: size,
      height: size,
      draw: (pen: CanvasRenderingContext2D) => drawSeatFace(pen, shown[seat], size),
    }));
    const unit = this.#sheet.draw(pictures, this.dpr);
    for (const [seat, row] of this.#rows.entries()) {
      row.setPicture(this.scene.add.image(0, 0, this.#sheet.key, `seat-${seat}`).setScale(unit));
      row.setText(seatWords(seat, seats[seat]));
      row.place(cells[seat], layout.type);
    }
  }
}
