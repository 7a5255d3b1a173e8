/** Which game is played: all of them by name, with what is special about each. */
import type Phaser from 'phaser';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { Session } from '../../session.ts';
import { gameName } from '../game-names.ts';
import type { Button } from '../widgets/button.ts';
import { layoutGames } from './games-layout.ts';
import { Page } from './page.ts';
import { Row } from './row.ts';
import { gridCells, type PageScale, type SheetLayout, type Size } from './sheet-layout.ts';

export type GamePageOptions = {
  onDone: () => void;
  onChoose: (preset: string) => void;
  onRead: () => void;
};

const [EARLIER, LATER] = [0, 1];

export class GamePage extends Page {
  readonly #session: Session;
  readonly #rows: readonly Row[];
  readonly #onWheel = (_pointer: unknown, _over: unknown, _across: number, down: number): void => {
    this.#turn(Math.sign(down));
  };
  /** The first game on show, and how many are. */
  #first = 0;
  #shown = PRESETS.length;

  constructor(scene: Phaser.Scene, session: Session, { onDone, onChoose, onRead }: GamePageOptions) {
    super({
      scene,
      theme: session.theme,
      title: 'Choose a game',
      buttons: [
        { label: 'Earlier games', face: '‹', onPress: () => this.#turn(-1) },
        { label: 'More games', face: '›', onPress: () => this.#turn(1) },
        { label: 'Rules', onPress: onRead },
        { label: 'Done', onPress: onDone },
      ],
    });
    this.#session = session;
    this.#rows = PRESETS.map(
      (preset) =>
        new Row(scene, session.theme, gameName(preset).name, () => {
          onChoose(preset);
          this.placeAgain();
        }),
    );
    this.lay(...this.#rows.map(({ button }) => button.object));
    this.#first = PRESETS.indexOf(session.settings.rules);
    scene.input.on('wheel', this.#onWheel);
  }

  override destroy(): void {
    this.scene.input.off('wheel', this.#onWheel);
    super.destroy();
  }

  protected get contents(): readonly Button[] {
    return this.#rows.slice(this.#first, this.#first + this.#shown).map(({ button }) => button);
  }

  #turn(pages: number): void {
    const first = this.#first + pages * this.#shown;
    if (first < 0 || first >= PRESETS.length) return;
    this.#first = first;
    this.placeAgain();
  }

  protected bodySize(room: Size, scales: PageScale): Size {
    return layoutGames(room, scales).size;
  }

  protected placeBody(layout: SheetLayout): void {
    const { body, gap, type } = layout;
    const grid = layoutGames(body, layout);
    const cells = gridCells(body, grid, gap);
    this.#shown = cells.length;
    this.#first = Math.min(Math.floor(this.#first / cells.length) * cells.length, PRESETS.length - 1);
    for (const [index, row] of this.#rows.entries()) {
      const cell = cells[index - this.#first];
      row.button.object.setVisible(cell !== undefined);
      if (cell === undefined) continue;
      const { name, special } = gameName(PRESETS[index]);
      row.say({ name, detail: special }, PRESETS[index] === this.#session.settings.rules ? 'chosen' : 'paper');
      row.place(cell, type);
    }
    for (const way of [EARLIER, LATER]) this.showWay(way, this.#shown < PRESETS.length);
    this.enableWay(EARLIER, this.#first > 0);
    this.enableWay(LATER, this.#first + this.#shown < PRESETS.length);
  }
}
