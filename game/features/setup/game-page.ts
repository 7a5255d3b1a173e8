/**
 * The choice of a game: each with a picture, its name and a line on what is special. Six games come first, the other
 * presets after them in groups, then one's own. On a canvas one turns from group to group; on a page all stand below each
 * other. Whoever types sees those that go by that name instead.
 */
import { centre, type Rect, type Size } from '../../base/geometry.ts';
import type Phaser from 'phaser';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Games } from '../../services/games.ts';
import { aboveKeyboard } from '../../base/canvas.ts';
import { isPage } from '../../base/display.ts';
import { fit } from '../../base/fit-text.ts';
import { plainName } from '../../base/search-text.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Screen, Viewport } from '../../base/viewport.ts';
import { words } from '../../i18n/words.ts';
import { findGames, type FoundGame } from '../../catalogue/find-games.ts';
import { gameTitle, truncated } from '../../catalogue/game-title.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import { Button } from '../../ui/widgets/button.ts';
import { FEATURED_GAMES, GAME_GROUPS, type GameGroup } from '../../catalogue/game-groups.ts';
import { emblemOf, emblemPictures } from '../../table/art/game-emblems.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { gamesSize, layoutGames, listPages, type ListPage } from './games-layout.ts';
import { Page } from '../../ui/pages/page.ts';
import { Row, type RowText } from '../../ui/pages/row.ts';
import type { PageScale, SheetLayout } from '../../ui/pages/sheet-layout.ts';
import { SearchField } from '../../ui/widgets/search-field.ts';
import { placeText, setTextStyle } from '../../ui/widgets/text.ts';

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
  /** Called to give a button the focus. */
  onFocus: (button: Button) => void;
  /** What is looked for already: the page that it takes the place of had it in its field. */
  typed?: string;
}

/** How much of a name fits in the narrowest row, in characters. */
const LONGEST_NAME = 28;

const [EARLIER, LATER] = [0, 1];

/** Space around the picture of a game, in CSS px. */
const AROUND = 12;

/** How long nobody has to type before screen readers are told how many games there are, in ms. */
const QUIET = 500;

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

/** What was found; where there is nothing, that a game can be made. */
function sectionOf(found: readonly FoundGame[]): Section {
  const { found: counted, foundNone } = words().games;
  return found.length === 0
    ? { heading: foundNone, listed: [null] }
    : { heading: counted(found.length), listed: found.map(({ id }) => id) };
}

export class GamePage extends Page {
  readonly #games: Games;
  readonly #knowledge: Knowledge;
  readonly #all: readonly Section[];
  /** By game, the heading that it stands under, if it is not among those that come first. */
  readonly #groups: ReadonlyMap<Listed, string>;
  readonly #sheet: OwnSheet;
  readonly #rows: ReadonlyMap<Listed, Row>;
  readonly #field: SearchField;
  readonly #clear: Button;
  /** In place of games, where none was found. */
  readonly #note: Phaser.GameObjects.Text;
  readonly #onWheel = (_pointer: unknown, _over: unknown, _across: number, down: number): void => {
    this.#turn(Math.sign(down));
  };
  readonly #onKeyboard = (): void => this.#makeRoom();
  #typed = '';
  /** The games that go by what was typed, null while that is nothing. */
  #found: readonly FoundGame[] | null = null;
  #announcement: Phaser.Time.TimerEvent | undefined;
  /** One of the games on show. */
  #looksAt: number;
  #pages: readonly ListPage[] = [];
  /** The buttons just below the field. */
  #uppermost: readonly Button[] = [];
  /** The size of the pictures that have been drawn, in device px. */
  #pictured = 0;
  #isOpen = true;

  constructor(scene: Phaser.Scene, options: GamePageOptions) {
    const { theme, games, knowledge, onDone, onRead, onChange, onFocus } = options;
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
    this.#all = sectionsOf(games.library.ids);
    this.#groups = new Map(this.#all.slice(1).flatMap(({ heading, listed }) => listed.map((id) => [id, heading])));
    this.#sheet = new OwnSheet(scene);
    this.#rows = this.#makeRows(options);
    this.#field = new SearchField({
      label: words().games.find,
      onType: (text) => this.#search(text),
      onLeave: () => onFocus(this.#uppermost[0]),
      onEscape: () => void this.pressKey('Escape'),
    });
    this.#clear = new Button(scene, theme, {
      label: words().games.clearSearch,
      face: '×',
      onPress: () => this.#empty(),
    });
    this.add(this.#clear.object, ...[...this.#rows.values()].map(({ button }) => button.object));
    this.#note = this.addText('');
    this.#looksAt = this.#placeOfChosen;
    if (options.typed !== undefined) {
      this.#field.write(options.typed);
      this.#find(options.typed);
    }
    scene.input.on('wheel', this.#onWheel);
    window.visualViewport?.addEventListener('resize', this.#onKeyboard);
    void knowledge.load().then(() => {
      if (this.#isOpen) this.relayout();
    });
  }

  override destroy(): void {
    this.#isOpen = false;
    this.#announcement?.remove();
    this.scene.input.off('wheel', this.#onWheel);
    window.visualViewport?.removeEventListener('resize', this.#onKeyboard);
    super.destroy();
    this.#sheet.remove();
  }

  override get field(): HTMLElement {
    return this.#field.element;
  }

  /** What stands in the field. */
  get typed(): string {
    return this.#typed;
  }

  /** Letters go into the field, Escape empties it before it leaves, and the arrow up leads there from the games below. */
  override pressKey(key: string): boolean {
    if (key === 'Escape' && this.#typed !== '') {
      this.#empty();
      return true;
    }
    if (key === 'ArrowUp' && this.#uppermost.some(({ isFocused }) => isFocused)) {
      this.#field.focus();
      return true;
    }
    // The browser then writes the letter where the focus is.
    if (key !== ' ' && Array.from(key).length === 1) this.#field.focus();
    return super.pressKey(key);
  }

  protected get contents(): readonly Button[] {
    return [this.#clear, ...this.#shown.map(([, { button }]) => button)];
  }

  protected override visiblePart(size: Viewport): Screen {
    return aboveKeyboard(size);
  }

  protected bodySize(room: Size, scales: PageScale): Size {
    return gamesSize(room, scales);
  }

  protected placeBody(layout: SheetLayout): void {
    const { field, clear, cells } = layoutGames(layout.body, layout, this.#typed !== '');
    const lengths = this.#sections.map(({ listed }) => listed.length);
    this.#pages = isPage() ? [{ section: 0, first: 0, count: this.#listed.length }] : listPages(lengths, cells.length);
    this.setTitle(this.#sections[this.#page.section].heading);
    this.#field.place(field, layout.type.body);
    this.#clear.object.setVisible(this.#typed !== '');
    this.#clear.place(clear, layout.type.title);
    this.#drawPictures(cells[0].height - AROUND);
    const isNoted = this.#found?.length === 0 && cells.length > 1;
    this.#placeNote(isNoted ? cells[0] : null, layout);
    this.#placeRows(isNoted ? cells.slice(1) : cells, layout);
    for (const action of [EARLIER, LATER]) this.showAction(action, !isPage());
    const place = this.#pages.indexOf(this.#page);
    this.enableAction(EARLIER, place > 0);
    this.enableAction(LATER, place < this.#pages.length - 1);
    this.setActionFace(LATER, this.#pages.length > 1 ? `${place + 1}/${this.#pages.length} ›` : '›');
  }

  /** A row for each game, and one for a new one. */
  #makeRows({ theme, onChoose, onNew }: GamePageOptions): ReadonlyMap<Listed, Row> {
    const press = (id: Listed): void => {
      if (id === null) {
        onNew();
        return;
      }
      onChoose(id);
      this.relayout();
    };
    const all = this.#all.flatMap(({ listed }) => listed);
    return new Map(all.map((id) => [id, new Row(this.scene, theme, this.#labelOf(id), () => press(id))]));
  }

  get #sections(): readonly Section[] {
    return this.#found === null ? this.#all : [sectionOf(this.#found)];
  }

  get #listed(): readonly Listed[] {
    return this.#sections.flatMap(({ listed }) => listed);
  }

  /** The rows on show. */
  get #shown(): (readonly [Listed, Row])[] {
    const { first, count } = this.#page;
    return this.#listed.slice(first, first + count).map((id) => [id, this.#rows.get(id) as Row]);
  }

  get #placeOfChosen(): number {
    return Math.max(0, this.#listed.indexOf(this.#games.chosen));
  }

  /** What is on show. */
  get #page(): ListPage {
    const page = this.#pages.findLast(({ first }) => first <= this.#looksAt);
    return page ?? { section: 0, first: 0, count: this.#listed.length };
  }

  #wordsOf(id: Listed): RowText {
    const { newGame, newGameSpecial, alsoKnownAs } = words().games;
    const rules = id === null ? null : this.#games.library.find(id);
    if (rules === null) return { name: newGame, detail: newGameSpecial };
    const { name, special } = gameTitle(rules, this.#knowledge);
    const alias = this.#found?.find((game) => game.id === id)?.alias ?? null;
    return { name: truncated(name, LONGEST_NAME), detail: alias === null ? special : alsoKnownAs(alias) };
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

  /** Lists the games that go by what was typed. Those that were made since the page was opened come with the next page. */
  #find(typed: string): void {
    const { library } = this.#games;
    this.#typed = typed;
    this.#found = plainName(typed) === '' ? null : findGames(typed, library).filter(({ id }) => this.#rows.has(id));
    this.#looksAt = this.#found === null ? this.#placeOfChosen : 0;
    this.#note.setText(this.#found?.length === 0 ? words().games.notFound : '');
  }

  /** The same, and tells screen readers how many there are. */
  #search(typed: string): void {
    this.#find(typed);
    this.relayout();
    this.#announcement?.remove();
    this.#announcement = this.scene.time.delayedCall(QUIET, () =>
      announce(`${this.screen.title}. ${this.#note.text}`.trim()),
    );
  }

  #empty(): void {
    // First, while the game that has the focus is still there to lose it.
    this.#field.focus();
    this.#field.write('');
    this.#search('');
  }

  /** Follows an on-screen keyboard, but moves nothing away from under a finger. */
  #makeRoom(): void {
    const { input } = this.scene;
    if (input.activePointer.isDown) input.once('pointerup', this.#onKeyboard);
    else if (this.#isOpen) this.relayout();
  }

  /** @param place for the note; null hides it */
  #placeNote(place: Rect | null, { type }: PageScale): void {
    this.#note.setVisible(place !== null);
    if (place === null) return;
    setTextStyle(this.#note, { size: type.small, colour: this.theme.colours.inkSoft, wrap: place.width });
    fit(this.#note, type.small, place);
    placeText(this.#note, centre(place));
  }

  #placeRows(cells: readonly Rect[], { type }: PageScale): void {
    const shown = this.#shown;
    for (const { button } of this.#rows.values()) button.object.setVisible(false);
    for (const [index, [id, row]] of shown.entries()) {
      const isChosen = id === this.#games.chosen;
      row.button.object.setVisible(true);
      if (id !== null) row.button.setDetails({ isChosen });
      row.button.setDetails({ group: isPage() && this.#found === null ? this.#groups.get(id) : undefined });
      row.setText(this.#wordsOf(id), isChosen ? 'chosen' : 'paper');
      row.place(cells[index] ?? cells[0], type);
    }
    this.#uppermost = shown.filter((_, index) => cells.at(index)?.y === cells[0].y).map(([, { button }]) => button);
  }

  /** Gives every game its picture, at a size in CSS px, unless it has it. */
  #drawPictures(size: number): void {
    if (size * this.dpr === this.#pictured) return;
    this.#pictured = size * this.dpr;
    for (const row of this.#rows.values()) row.setPicture(null);
    const unit = this.#sheet.draw(emblemPictures(this.theme, size), this.dpr);
    for (const [id, row] of this.#rows) {
      const rules = id === null ? null : this.#games.library.find(id);
      if (rules === null) continue;
      row.setPicture(this.scene.add.image(0, 0, this.#sheet.key, emblemOf(rules)).setScale(unit));
    }
  }
}
