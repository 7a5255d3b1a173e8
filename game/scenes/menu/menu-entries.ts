/** The entries of the menu, as lists: the label and effect of each, which setting it shows, and where it is. */
import type Phaser from 'phaser';
import { dayOf } from '../../../engine/daily/day.ts';
import type { Rect } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { truncated, titleOf } from '../../catalogue/game-title.ts';
import { SPEEDS, type Settings } from '../../catalogue/settings.ts';
import { clampOpponents } from '../../catalogue/table-rules.ts';
import { today } from '../../catalogue/today.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { percent } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import type { Games } from '../../services/games.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { TeachingSign } from '../../services/teaching/sign.ts';
import { Button, type ButtonOptions } from '../../ui/widgets/button.ts';
import type { MenuLayout } from './menu-layout.ts';

/** How much of a game's name fits on its button, in characters. */
const LONGEST_FACE = 24;

/** How an entry looks now. */
interface EntryState {
  /** The setting that it shows in place of its label. */
  face?: string;
  isEnabled?: boolean;
  /** Whether it is there at all; it always is by default. */
  isShown?: boolean;
  /** What is new about it, for screen readers; others see a dot. */
  news?: string | null;
  /** Whether it is the chosen one among several. */
  isChosen?: boolean;
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
  teachingSign: TeachingSign;
}

interface ChoiceActions {
  choose: (changes: Partial<Settings>) => void;
  /** Seats more opponents, or fewer if negative. */
  seat: (change: number) => void;
}

/** The choices on the menu itself: how many opponents, and the speed. */
export function choiceEntries({ preferences, games }: MenuState, { choose, seat }: ChoiceActions): MenuEntry[] {
  const { menu, options } = words();
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
    ...SPEEDS.map((speed, index): MenuEntry => ({
      label: options.speeds[speed],
      onPress: () => choose({ speed }),
      state: () => ({ isChosen: preferences.settings.speed === speed }),
      area: ({ speeds }) => speeds[index],
      size: 'body',
    })),
  ];
}

/** What a button leads to: a page, a dialog over the menu, or that the cards of the next match are cut. */
export type MenuGoal = 'players' | 'games' | 'options' | 'records' | 'ladder' | 'cut' | 'today' | 'teaching';

interface PageActions {
  open: (goal: MenuGoal) => void;
  /** Whether the deals of today are still to be played. */
  isTodayOpen: () => boolean;
}

/** The buttons that open pages and dialogs over the menu. */
export function pageEntries({ preferences, games, teachingSign }: MenuState, actions: PageActions): MenuEntry[] {
  const { open } = actions;
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
      onPress: () => open('games'),
      state: () => ({ face: menu.gamePlayed(truncated(titleOf(games.rules), LONGEST_FACE)) }),
      area: ({ game }) => game,
      size: 'body',
    },
    {
      label: menu.options,
      face: '',
      icon: 'sliders',
      kind: 'plate',
      isAside: true,
      onPress: () => open('options'),
      area: ({ options }) => options,
      size: 'body',
    },
    ...cornerEntries(actions),
    dailyEntry(actions),
    teachingEntry(teachingSign, actions),
  ];
}

/** The records, the ladder, and what cuts the cards. */
function cornerEntries({ open }: PageActions): MenuEntry[] {
  const { menu } = words();
  return [
    {
      label: menu.records,
      face: '',
      icon: 'sheet',
      kind: 'plate',
      onPress: () => open('records'),
      area: ({ records }) => records,
      size: 'body',
    },
    {
      label: menu.ladder,
      face: '',
      icon: 'ladder',
      kind: 'plate',
      onPress: () => open('ladder'),
      area: (layout) => layout.ladder,
      size: 'body',
    },
    {
      label: menu.cut,
      face: '',
      icon: 'cut',
      kind: 'plate',
      onPress: () => open('cut'),
      area: (layout) => layout.cut,
      size: 'body',
    },
  ];
}

/** The deal of the day, by its number. */
function dailyEntry({ open, isTodayOpen }: PageActions): MenuEntry {
  return {
    label: words().match.daily.title,
    icon: 'calendar',
    kind: 'plate',
    onPress: () => open('today'),
    state: () => ({
      face: String(dayOf(today()).number),
      news: isTodayOpen() ? words().match.daily.notYet : null,
    }),
    area: ({ daily }) => daily,
    size: 'small',
  };
}

/** How far the bots are that are being taught. */
function teachingEntry(sign: TeachingSign, { open }: PageActions): MenuEntry {
  return {
    label: words().menu.teaching,
    kind: 'plate',
    onPress: () => open('teaching'),
    state: () => ({
      isShown: sign.state !== null,
      face: percent(sign.state?.share ?? 0),
      news: sign.state?.isPaused === true ? words().menu.teachingPaused : null,
    }),
    area: ({ teaching }) => teaching,
    size: 'small',
  };
}

/** Who plays, in a few words. */
function tableSetupInWords({ opponents, seats }: Settings): string {
  const { menu, seats: names } = words();
  const { people, players } = tableSetupOf({ opponents, seats });
  if (people.length === 0) return menu.watch(opponents + 1);
  const levels = new Set(players.flatMap((player) => (player.kind === 'bot' ? [player.level] : [])));
  const [level] = levels;
  return levels.size === 1 && people.length === 1
    ? menu.opponentsAt(opponents, names.levels[level])
    : menu.opponents(opponents);
}

/** The buttons of a list of entries. */
export class MenuButtons {
  readonly #entries: readonly { entry: MenuEntry; button: Button }[];

  constructor(scene: Phaser.Scene, theme: Theme, entries: readonly MenuEntry[]) {
    this.#entries = entries.map((entry) => ({ entry, button: new Button(scene, theme, entry) }));
  }

  /** Those that are there, in the order of the entries. */
  get all(): Button[] {
    return this.#entries.map(({ button }) => button).filter(({ object }) => object.visible);
  }

  place(layout: MenuLayout): void {
    for (const { entry, button } of this.#entries) button.place(entry.area(layout), layout.type[entry.size]);
  }

  /** Shows the current settings. */
  refresh(): void {
    for (const { entry, button } of this.#entries) {
      const { isShown, face, news, isEnabled, isChosen } = entry.state?.() ?? {};
      if (isShown !== undefined) button.object.setVisible(isShown);
      if (face !== undefined) button.setFace(face);
      if (news !== undefined) {
        button.mark(news !== null);
        button.setDetails({ detail: news ?? '' });
      }
      if (isEnabled !== undefined) button.enable(isEnabled);
      if (isChosen === undefined) continue;
      button.setKind(isChosen ? 'chosen' : 'plate');
      button.setDetails({ isChosen });
    }
  }
}
