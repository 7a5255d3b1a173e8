/** The first thing that anybody sees: deal; and before that, for who wants to choose, game, players, speed and options. */
import * as Phaser from 'phaser';
import { inCssPixels } from '../../base/canvas.ts';
import { tookShortcut } from '../../services/pwa/shortcuts.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import type { AccessibleScreen } from '../../ui/a11y/accessible-screen.ts';
import { showsOnScreen, USABLE } from '../../ui/screen-state.ts';
import { SPEEDS, type Settings } from '../../catalogue/settings.ts';
import { opponentsOf } from '../../catalogue/table-rules.ts';
import type { Point } from '../../base/geometry.ts';
import type { Stage } from '../../table/stage.ts';
import { words } from '../../i18n/words.ts';
import { shortened, titleOf } from '../../catalogue/game-title.ts';
import { ResumeMatch } from '../../features/resume/resume-match.ts';
import { LessonOffer } from '../../features/lesson/lesson-offer.ts';
import { layoutMenu } from './menu-layout.ts';
import { MenuPages, type Opened } from './menu-pages.ts';
import { MenuPicture } from './menu-picture.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import type { TableOpening } from '../../match/open-table.ts';
import { showRecords } from '../open-records.ts';
import type { Services } from '../services.ts';
import { onceShown, redrawer } from '../redraw.ts';
import { Button, pressables } from '../../ui/widgets/button.ts';
import { KeyboardFocus } from '../../ui/widgets/keyboard.ts';
import { dressPage } from '../../ui/dialogs/page-colours.ts';
import { hasKeyboard } from '../../base/media-queries.ts';
import { fit } from '../../base/fit-text.ts';
import { addText, letter, put } from '../../ui/widgets/text.ts';

/** How long nothing is changed before the table is prepared, in ms. */
const QUIET = 350;

/** As much of a game's name as its button has room for, in letters. */
const LONGEST_FACE = 24;

type TableModule = typeof import('../table.ts');

/** What the menu opens with: a page again, at the same button, after something has changed how everything looks. */
type Opening = { page?: Opened; focused?: number; /** With the records on top. */ records?: boolean };

/** Who plays, in a few words. */
function company({ opponents, seats }: Settings): string {
  const { menu } = words();
  return tableSetupOf({ opponents, seats }).people.length === 0 ? menu.watch(opponents + 1) : menu.opponents(opponents);
}

export class MenuScene extends Phaser.Scene {
  readonly #services: Services;
  #tableLoaded: Promise<TableModule> | undefined;

  constructor(services: Services) {
    super('menu');
    this.#services = services;
  }

  create({ page: openedBefore, focused = -1, records: opensRecords = false }: Opening): void {
    // Else a later start without data would find these again.
    this.scene.settings.data = {};
    const services = this.#services;
    const { preferences, games, bots } = services;
    const { theme } = preferences;
    const { colours } = theme;
    let isLeaving = false;

    dressPage(theme);
    const said = words().menu;
    const picture = new MenuPicture(this, theme, openedBefore === undefined);
    const title = addText(this, said.title, { size: 34, colour: colours.text, face: 'display', strong: true });
    const hint = addText(this, '', { size: 13, colour: colours.textSoft });

    const fewer = new Button(this, theme, { label: said.fewer, face: '−', onPress: () => seat(-1) });
    const players = new Button(this, theme, {
      label: said.players,
      kind: 'plate',
      onPress: () => pages.open('players'),
    });
    const more = new Button(this, theme, { label: said.more, face: '+', onPress: () => seat(1) });
    const speeds = SPEEDS.map(
      (speed) => new Button(this, theme, { label: words().options.speeds[speed], onPress: () => choose({ speed }) }),
    );
    const deal = new Button(this, theme, { label: said.deal, kind: 'main', onPress: () => void start() });
    const game = new Button(this, theme, { label: said.game, kind: 'plate', onPress: () => pages.open('games') });
    const options = new Button(this, theme, {
      label: said.options,
      face: '',
      icon: 'sliders',
      kind: 'plate',
      isAside: true,
      onPress: () => pages.open('options'),
    });
    const records = new Button(this, theme, {
      label: words().replay.records,
      face: '',
      icon: 'sheet',
      kind: 'plate',
      onPress: () => void showRecords(this, services),
    });
    const wayOn = new ResumeMatch(this, {
      theme,
      openMatches: services.openMatches,
      deal,
      onGoOn: (goingOn) => start({ goingOn }),
      onChange: () => sayHint(),
    });
    const lesson = new LessonOffer(this, preferences, () => void learn());
    const buttons = () => [
      fewer,
      more,
      ...speeds,
      ...wayOn.buttons,
      deal,
      ...lesson.buttons,
      players,
      game,
      options,
      records,
    ];

    let hintAt: Point & { width: number; size: number } = { x: 0, y: 0, width: 0, size: 13 };
    const sayHint = () => {
      const text = wayOn.leads ? words().saves.hint : said.hint;
      hint.setText(hasKeyboard() ? text : '');
      fit(hint, hintAt.size, hintAt);
      put(hint, hintAt);
    };
    const refresh = () => {
      const { opponents, speed } = preferences.settings;
      fewer.enable(opponentsOf(games.rules, opponents - 1) < opponents);
      more.enable(opponentsOf(games.rules, opponents + 1) > opponents);
      players.setFace(company(preferences.settings));
      game.setFace(said.gamePlayed(shortened(titleOf(games.rules), LONGEST_FACE)));
      picture.seat(preferences.settings);
      for (const [index, button] of speeds.entries()) {
        const isChosen = SPEEDS[index] === speed;
        button.setKind(isChosen ? 'chosen' : 'plate');
        button.tell({ isChosen });
      }
    };
    /** Shows what is chosen now, and prepares the table for it. */
    const follow = () => {
      refresh();
      prepareSoon();
    };
    const choose = (changes: Partial<Settings>) => {
      preferences.change(changes);
      follow();
    };
    const seat = (change: number) => {
      const opponents = opponentsOf(games.rules, preferences.settings.opponents + change);
      choose({ opponents });
      const { seats } = tableSetupOf({ ...preferences.settings, opponents });
      announce(said.atTheTable(seats.map(({ name }) => name)));
    };
    const screen = (): AccessibleScreen => ({ layer: 'menu', title: title.text, passages: [{ lines: [hint.text] }] });
    /** Answers whether it leaves: one way out is enough. */
    const leaveFor = async (scene: 'table' | 'lesson', opening: TableOpening): Promise<boolean> => {
      if (isLeaving) return false;
      isLeaving = true;
      try {
        await this.#loadTable();
      } catch (error) {
        isLeaving = false;
        throw error;
      }
      preferences.change({ isNew: false });
      this.scene.start(scene, opening);
      return true;
    };
    const start = (opening: TableOpening = {}): Promise<boolean> => {
      performance.mark('deal pressed');
      return leaveFor('table', opening);
    };
    const learn = (): Promise<boolean> => leaveFor('lesson', {});

    const redraw = redrawer(this, (): Opening => {
      const { opened } = pages;
      return opened === undefined ? {} : { page: opened, focused: keyboard.place };
    });
    const pages = new MenuPages(this, services, {
      onChange: follow,
      onLook: redraw,
      onLearn: () => void learn(),
    });
    if (opensRecords) void showRecords(this, services);
    this.events.once('shutdown', preferences.onAppearance(redraw));
    const stopObeying = preferences.onOtherTab(() => {
      if (pages.page === undefined) refresh();
      else redraw();
    });
    this.events.once('shutdown', stopObeying);

    const keyboard = new KeyboardFocus(this, {
      items: () => pages.page?.buttons ?? buttons(),
      screen: () => pages.page?.screen ?? screen(),
      onKey: ({ key }) => {
        const { page } = pages;
        if (page !== undefined) {
          if (key === 'Escape') page.goBack();
          return key === 'Escape';
        }
        if (!/^[1-9]$/.test(key)) return false;
        choose({ opponents: opponentsOf(games.rules, Number(key)) });
        return true;
      },
      onPressNothing: () => {
        if (pages.page !== undefined) pages.page.goBack();
        else if (wayOn.leads) wayOn.press();
        else void start();
      },
    });

    // Not at every step from one to nine opponents.
    let prepared: Stage | undefined;
    let isGone = false;
    this.events.once('shutdown', () => {
      isGone = true;
      prepared?.destroy();
    });
    const preparing = this.time.addEvent({ delay: QUIET, loop: true, paused: true, callback: () => void prepare() });
    const prepareSoon = () => {
      preparing.elapsed = 0;
      preparing.paused = false;
    };
    const prepare = async () => {
      preparing.paused = true;
      const { prepareTable } = await this.#loadTable();
      if (isGone || isLeaving) return;
      prepared?.destroy();
      prepared = prepareTable(this, services);
    };

    refresh();
    inCssPixels(this, (size) => {
      const layout = layoutMenu(size, SPEEDS.length, hasKeyboard());
      const { type } = layout;
      picture.place(layout, size, preferences);
      letter(title, { size: layout.titleSize, colour: colours.text, face: 'display', strong: true });
      letter(hint, { size: type.small, colour: colours.textSoft });
      fit(title, layout.titleSize, layout.title);
      put(title, layout.title);
      hintAt = { ...layout.hint, size: type.small };
      sayHint();
      fewer.place(layout.fewer, type.title);
      more.place(layout.more, type.title);
      players.place(layout.players, type.body);
      game.place(layout.game, type.body);
      options.place(layout.options, type.body);
      records.place(layout.records, type.body);
      for (const [index, button] of speeds.entries()) button.place(layout.speeds[index], type.body);
      wayOn.place(lesson.place(layout.deal, type), type.title);
      pages.page?.place(size);
    });
    if (openedBefore !== undefined) {
      pages.open(openedBefore);
      keyboard.focus(keyboard.at(focused));
    }

    showsOnScreen(() => ({
      scene: 'menu',
      page: pages.page?.title ?? null,
      openMatches: wayOn.listed,
      buttons: pressables(pages.page?.buttons ?? buttons(), keyboard.focused),
    }));
    onceShown(this, () => {
      performance.mark('menu usable');
      this.game.events.emit(USABLE);
      if (tookShortcut('deal')) void start();
      this.time.delayedCall(0, () => picture.light(preferences.pace.reducedMotion));
      // The table and the opponents come while the person looks at the menu.
      prepareSoon();
      bots.prepare(games.tableRules);
    });
  }

  /** Brings the table's code, once; what did not come is asked for again the next time. */
  #loadTable(): Promise<TableModule> {
    this.#tableLoaded ??= this.#fetchTable().catch((error: unknown) => {
      this.#tableLoaded = undefined;
      throw error;
    });
    return this.#tableLoaded;
  }

  async #fetchTable(): Promise<TableModule> {
    const all = [import('../table.ts'), import('../result/result.ts'), import('../lesson.ts')] as const;
    const [table, result, lesson] = await Promise.all(all);
    this.scene.add('table', new table.TableScene(this.#services));
    this.scene.add('result', new result.ResultScene(this.#services));
    this.scene.add('lesson', new lesson.LessonScene(this.#services));
    return table;
  }
}
