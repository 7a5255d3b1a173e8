/** The choice of a game: all by name, with a line on what is special, one's own games after the presets. */
import type Phaser from 'phaser';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Games } from '../../services/games.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { words } from '../../i18n/words.ts';
import { gameTitle, truncated } from '../../catalogue/game-title.ts';
import type { Button } from '../../ui/widgets/button.ts';
import { layoutGames } from './games-layout.ts';
import { Page } from '../../ui/pages/page.ts';
import { Row, type RowText } from '../../ui/pages/row.ts';
import { gridCells, type PageScale, type SheetLayout, type Size } from '../../ui/pages/sheet-layout.ts';

type GamePageOptions = {
  theme: Theme;
  games: Games;
  knowledge: Knowledge;
  onDone: () => void;
  /** @param id of the game, as in `RulesLibrary` */
  onChoose: (id: string) => void;
  onRead: () => void;
  /** Called to change the chosen game. */
  onChange: () => void;
  /** Called to make a new one. */
  onNew: () => void;
};

/** How much of a name fits in the narrowest row, in characters. */
const LONGEST_NAME = 28;

const [EARLIER, LATER] = [0, 1];

/** A game, or null for one that is to be made. */
type Listed = string | null;

export class GamePage extends Page {
  readonly #games: Games;
  readonly #knowledge: Knowledge;
  readonly #listed: readonly Listed[];
  readonly #rows: readonly Row[];
  readonly #onWheel = (_pointer: unknown, _over: unknown, _across: number, down: number): void => {
    this.#turn(Math.sign(down));
  };
  /** The first game on show, and how many are. */
  #first: number;
  #shown: number;
  #isOpen = true;

  constructor(scene: Phaser.Scene, options: GamePageOptions) {
    const { theme, games, knowledge, onDone, onChoose, onRead, onChange, onNew } = options;
    super({
      scene,
      theme,
      title: words().games.choose,
      buttons: [
        { label: words().games.earlier, face: '‹', onPress: () => this.#turn(-1) },
        { label: words().games.more, face: '›', onPress: () => this.#turn(1) },
        { label: words().games.rules, onPress: onRead },
        { label: words().editor.change, onPress: onChange },
        { label: words().dialogs.done, onPress: onDone },
      ],
    });
    this.#games = games;
    this.#knowledge = knowledge;
    this.#listed = [...games.library.ids, null];
    this.#shown = this.#listed.length;
    this.#rows = this.#listed.map(
      (id) =>
        new Row(scene, theme, this.#labelOf(id), () => {
          if (id === null) {
            onNew();
            return;
          }
          onChoose(id);
          this.relayout();
        }),
    );
    this.add(...this.#rows.map(({ button }) => button.object));
    this.#first = Math.max(0, this.#listed.indexOf(games.chosen));
    scene.input.on('wheel', this.#onWheel);
    void knowledge.load().then(() => {
      if (this.#isOpen) this.relayout();
    });
  }

  override destroy(): void {
    this.#isOpen = false;
    this.scene.input.off('wheel', this.#onWheel);
    super.destroy();
  }

  protected get contents(): readonly Button[] {
    return this.#rows.slice(this.#first, this.#first + this.#shown).map(({ button }) => button);
  }

  #wordsOf(id: Listed): RowText {
    const { newGame, newGameSpecial } = words().editor;
    const rules = id === null ? null : this.#games.library.find(id);
    if (rules === null) return { name: newGame, detail: newGameSpecial };
    const { name, special } = gameTitle(rules, this.#knowledge);
    return { name: truncated(name, LONGEST_NAME), detail: special };
  }

  /** One's own game may have the name of a preset. */
  #labelOf(id: Listed): string {
    return id === null || PRESETS.includes(id)
      ? this.#wordsOf(id).name
      : words().editor.ownGame(this.#games.library.nameOf(id));
  }

  #turn(pages: number): void {
    const first = this.#first + pages * this.#shown;
    if (first < 0 || first >= this.#listed.length) return;
    this.#first = first;
    this.relayout();
  }

  protected bodySize(room: Size, scales: PageScale): Size {
    return layoutGames(room, this.#listed.length, scales).size;
  }

  protected placeBody(layout: SheetLayout): void {
    const { body, gap, type } = layout;
    const grid = layoutGames(body, this.#listed.length, layout);
    const cells = gridCells(body, grid, gap);
    const { length } = this.#listed;
    this.#shown = cells.length;
    this.#first = Math.min(Math.floor(this.#first / cells.length) * cells.length, length - 1);
    for (const [index, row] of this.#rows.entries()) {
      const cell = cells[index - this.#first];
      row.button.object.setVisible(cell !== undefined);
      if (cell === undefined) continue;
      const id = this.#listed[index];
      const isChosen = id === this.#games.chosen;
      if (id !== null) row.button.setDetails({ isChosen });
      row.setText(this.#wordsOf(id), isChosen ? 'chosen' : 'paper');
      row.place(cell, type);
    }
    for (const way of [EARLIER, LATER]) this.showAction(way, this.#shown < length);
    this.enableAction(EARLIER, this.#first > 0);
    this.enableAction(LATER, this.#first + this.#shown < length);
  }
}
