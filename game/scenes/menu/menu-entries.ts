/** The buttons and tiles of the menu, as lists: the label and effect of each, what it shows, and where it is. */
import type Phaser from 'phaser';
import type { Animal } from '../../base/animals.ts';
import type { Rect } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { truncated, titleOf } from '../../catalogue/game-title.ts';
import type { Settings } from '../../catalogue/settings.ts';
import { clampOpponents } from '../../catalogue/table-rules.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import type { Games } from '../../services/games.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { TeachingSign } from '../../services/teaching/sign.ts';
import { Button, type ButtonOptions } from '../../ui/widgets/button.ts';
import type { Icon } from '../../ui/widgets/icons.ts';
import { Tile, type TileWords } from '../../ui/widgets/tile.ts';
import type { MenuLayout } from './menu-layout.ts';
import { learning, type MenuNews } from './menu-tiles.ts';

/** How much of a game's name fits on its button, in characters. */
const LONGEST_FACE = 24;

/** How an entry looks now. */
interface EntryState {
  /** The setting that it shows in place of its label. */
  face?: string;
  isEnabled?: boolean;
}

type MenuEntry = ButtonOptions & {
  /** Left out where it always looks the same. */
  state?: () => EntryState;
  area: (layout: MenuLayout) => Rect;
  /** Of its letters. */
  size: 'title' | 'body' | 'small';
};

/** What the entries depend on. */
interface MenuState {
  preferences: Preferences;
  games: Games;
}

/** What the tiles depend on. */
interface TileState {
  news: MenuNews;
  teachingSign: TeachingSign;
}

/** How many opponents there are. */
export function countEntries({ preferences, games }: MenuState, seat: (change: number) => void): MenuEntry[] {
  const { menu } = words();
  const opponents = (change: number): number => clampOpponents(games.rules, preferences.settings.opponents + change);
  return [
    {
      label: menu.fewer,
      face: '−',
      onPress: () => seat(-1),
      state: () => ({ isEnabled: opponents(-1) < preferences.settings.opponents }),
      area: ({ fewer }) => fewer,
      size: 'title',
    },
    {
      label: menu.more,
      face: '+',
      onPress: () => seat(1),
      state: () => ({ isEnabled: opponents(1) > preferences.settings.opponents }),
      area: ({ more }) => more,
      size: 'title',
    },
  ];
}

/** What a button leads to: a page, or a dialog over the menu. */
export type MenuGoal = 'players' | 'games' | 'options' | 'records' | 'ladder' | 'today' | 'learning';

type OpenGoal = (goal: MenuGoal) => void;

/** The buttons that open pages and dialogs over the menu. */
export function pageEntries({ preferences, games }: MenuState, open: OpenGoal): MenuEntry[] {
  const { menu } = words();
  return [
    {
      label: menu.players,
      kind: 'plate',
      onPress: () => open('players'),
      state: () => ({ face: tableSetupInWords(preferences.settings) }),
      area: ({ players }) => players,
      size: 'body',
    },
    {
      label: menu.game,
      kind: 'plate',
      hasPicture: true,
      onPress: () => open('games'),
      state: () => ({ face: menu.gamePlayed(truncated(titleOf(games.rules), LONGEST_FACE)) }),
      area: ({ game }) => game,
      size: 'body',
    },
    {
      label: menu.options,
      kind: 'plate',
      isAside: true,
      onPress: () => open('options'),
      area: ({ options }) => options,
      size: 'small',
    },
    {
      label: menu.records,
      kind: 'plate',
      onPress: () => open('records'),
      area: ({ records }) => records,
      size: 'small',
    },
  ];
}

interface TileEntry {
  label: string;
  icon: Icon;
  onPress: () => void;
  says: () => TileWords & { label?: string };
  isNew?: () => boolean;
  /** Whose face stands on it in place of the icon. */
  animal?: () => Animal | null;
}

/** What there is to do besides a match. */
export function tileEntries({ news, teachingSign }: TileState, open: OpenGoal): TileEntry[] {
  const { menu, match } = words();
  return [
    {
      label: match.daily.title,
      icon: 'calendar',
      onPress: () => open('today'),
      says: () => news.today(),
      isNew: () => news.isTodayOpen,
    },
    {
      label: menu.ladder,
      icon: 'ladder',
      onPress: () => open('ladder'),
      says: () => news.ladder(),
      animal: () => news.nextAnimal,
    },
    {
      label: menu.tiles.exercises.title,
      icon: 'cap',
      onPress: () => open('learning'),
      says: () => learning({ teachingSign }),
    },
  ];
}

/** Who plays, in a few words. */
function tableSetupInWords({ opponents, seats }: Settings): string {
  const { menu, seats: names } = words();
  const { people, players } = tableSetupOf({ opponents, seats });
  if (people.length === 0) return menu.watch(opponents + 1);
  const levels = new Set(
    players.flatMap((player) => (player.kind === 'person' ? [] : [player.kind === 'bot' ? player.level : null])),
  );
  const [level] = levels;
  return levels.size === 1 && level !== null && people.length === 1
    ? menu.opponentsAt(opponents, names.levels[level])
    : menu.opponents(opponents);
}

/** The buttons of a list of entries. */
export class MenuButtons {
  readonly #entries: readonly { entry: MenuEntry; button: Button }[];

  constructor(scene: Phaser.Scene, theme: Theme, entries: readonly MenuEntry[]) {
    this.#entries = entries.map((entry) => ({ entry, button: new Button(scene, theme, entry) }));
  }

  /** In the order of the entries. */
  get all(): Button[] {
    return this.#entries.map(({ button }) => button);
  }

  place(layout: MenuLayout): void {
    for (const { entry, button } of this.#entries) button.place(entry.area(layout), layout.type[entry.size]);
  }

  /** Shows the current settings. */
  refresh(): void {
    for (const { entry, button } of this.#entries) {
      const { face, isEnabled } = entry.state?.() ?? {};
      if (face !== undefined) button.setFace(face);
      if (isEnabled !== undefined) button.enable(isEnabled);
    }
  }
}

/** The tiles of a list of entries. */
export class MenuTiles {
  readonly #tiles: readonly { entry: TileEntry; tile: Tile }[];

  constructor(scene: Phaser.Scene, theme: Theme, entries: readonly TileEntry[]) {
    this.#tiles = entries.map((entry) => ({ entry, tile: new Tile(scene, theme, entry) }));
  }

  get all(): Button[] {
    return this.#tiles.map(({ tile }) => tile);
  }

  place({ tiles, type }: MenuLayout): void {
    for (const [index, { tile }] of this.#tiles.entries()) tile.place(tiles[index], type.body);
  }

  /** Says how things stand. */
  refresh(): void {
    for (const { entry, tile } of this.#tiles) {
      tile.mark(entry.isNew?.() ?? false);
      const { label = entry.label, ...said } = entry.says();
      tile.say(label, said);
    }
  }

  /** Shows the faces of the animals that they are about. @param faceOf draws one */
  showFaces(faceOf: (animal: Animal) => Phaser.GameObjects.Image): void {
    for (const { entry, tile } of this.#tiles) {
      const animal = entry.animal?.() ?? null;
      tile.setPicture(animal === null ? undefined : faceOf(animal));
    }
  }
}
