/**
 * The choice of a game: each with a picture, its name and a line on what is special. Six games come first, the other
 * presets after them in groups, then one's own.
 */
import type { Size } from '../../base/geometry.ts';
import type Phaser from 'phaser';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Games } from '../../services/games.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { words } from '../../i18n/words.ts';
import { gameTitle, truncated } from '../../catalogue/game-title.ts';
import type { Button } from '../../ui/widgets/button.ts';
import { FEATURED_GAMES, GAME_GROUPS, type GameGroup } from '../../catalogue/game-groups.ts';
import { emblemOf, emblemPictures } from '../../table/art/game-emblems.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { layoutGames, listPages, type ListPage } from './games-layout.ts';
import { Page } from '../../ui/pages/page.ts';
import { Row, type RowText } from '../../ui/pages/row.ts';
import { gridCells, type PageScale, type SheetLayout } from '../../ui/pages/sheet-layout.ts';

interface GamePageOptions {
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
}

/** How much of a name fits in the narrowest row, in characters. */
const LONGEST_NAME = 28;

const [EARLIER, LATER] = [0, 1];

/** Space around the picture of a game, in CSS px. */
const AROUND = 12;

/** A game, or null for one that is to be made. */
type Listed = string | null;

/** Games under a heading. */
interface Section {
  heading: string;
  listed: readonly Listed[];
}

function sectionsOf(ids: readonly string[]): Section[] {
  const { choose, groups } = words().games;
  const own = ids.filter((id) => !PRESETS.includes(id));
  return [
    { heading: choose, listed: FEATURED_GAMES },
    ...Object.entries(GAME_GROUPS).map(([group, listed]) => ({ heading: groups[group as GameGroup], listed })),
    { heading: groups.own, listed: [...own, null] },
  ];
}

export class GamePage extends Page {
  readonly #games: Games;
  readonly #knowledge: Knowledge;
  readonly #sections: readonly Section[];
  readonly #listed: readonly Listed[];
  readonly #sheet: OwnSheet;
  readonly #rows: readonly Row[];
  readonly #onWheel = (_pointer: unknown, _over: unknown, _across: number, down: number): void => {
    this.#turn(Math.sign(down));
  };
  /** One of the games on show. */
  #looksAt: number;
  #pages: readonly ListPage[] = [];
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
        { label: words().games.change, onPress: onChange },
        { label: words().dialogs.done, onPress: onDone },
      ],
    });
    this.#games = games;
    this.#knowledge = knowledge;
    this.#sections = sectionsOf(games.library.ids);
    this.#listed = this.#sections.flatMap(({ listed }) => listed);
    this.#sheet = new OwnSheet(scene);
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
    this.#looksAt = Math.max(0, this.#listed.indexOf(games.chosen));
    scene.input.on('wheel', this.#onWheel);
    void knowledge.load().then(() => {
      if (this.#isOpen) this.relayout();
    });
  }

  override destroy(): void {
    this.#isOpen = false;
    this.scene.input.off('wheel', this.#onWheel);
    super.destroy();
    this.#sheet.remove();
  }

  protected get contents(): readonly Button[] {
    const { first, count } = this.#page;
    return this.#rows.slice(first, first + count).map(({ button }) => button);
  }

  /** What is on show. */
  get #page(): ListPage {
    const page = this.#pages.findLast(({ first }) => first <= this.#looksAt);
    return page ?? { section: 0, first: 0, count: this.#listed.length };
  }

  #wordsOf(id: Listed): RowText {
    const { newGame, newGameSpecial } = words().games;
    const rules = id === null ? null : this.#games.library.find(id);
    if (rules === null) return { name: newGame, detail: newGameSpecial };
    const { name, special } = gameTitle(rules, this.#knowledge);
    return { name: truncated(name, LONGEST_NAME), detail: special };
  }

  /** One's own game may have the name of a preset. */
  #labelOf(id: Listed): string {
    return id === null || PRESETS.includes(id)
      ? this.#wordsOf(id).name
      : words().games.ownGame(this.#games.library.nameOf(id));
  }

  #turn(pages: number): void {
    const page = this.#pages[this.#pages.indexOf(this.#page) + pages];
    if (page === undefined) return;
    this.#looksAt = page.first;
    this.relayout();
  }

  protected bodySize(room: Size, scales: PageScale): Size {
    return layoutGames(room, scales).size;
  }

  protected placeBody(layout: SheetLayout): void {
    const { body, gap, type } = layout;
    const cells = gridCells(body, layoutGames(body, layout), gap);
    this.#pages = listPages(
      this.#sections.map(({ listed }) => listed.length),
      cells.length,
    );
    const { section, first } = this.#page;
    this.setTitle(this.#sections[section].heading);
    this.#drawPictures(cells[0].height - AROUND);
    for (const [index, row] of this.#rows.entries()) {
      const isShown = this.contents.includes(row.button);
      row.button.object.setVisible(isShown);
      if (!isShown) continue;
      const id = this.#listed[index];
      const isChosen = id === this.#games.chosen;
      if (id !== null) row.button.setDetails({ isChosen });
      row.setText(this.#wordsOf(id), isChosen ? 'chosen' : 'paper');
      row.place(cells[index - first], type);
    }
    const place = this.#pages.indexOf(this.#page);
    this.enableAction(EARLIER, place > 0);
    this.enableAction(LATER, place < this.#pages.length - 1);
  }

  /** Gives every game its picture, at a size in CSS px. */
  #drawPictures(size: number): void {
    for (const row of this.#rows) row.setPicture(null);
    const unit = this.#sheet.draw(emblemPictures(this.theme, size), this.dpr);
    for (const [index, row] of this.#rows.entries()) {
      const id = this.#listed[index];
      const rules = id === null ? null : this.#games.library.find(id);
      if (rules === null) continue;
      row.setPicture(this.scene.add.image(0, 0, this.#sheet.key, emblemOf(rules)).setScale(unit));
    }
  }
}
