/** The pages over the menu, one at a time: the players, one of their seats, the games, the options. */
import type Phaser from 'phaser';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { viewport } from '../../base/canvas.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import { changesAppearance } from '../../services/preferences.ts';
import { withWords, words } from '../../i18n/words.ts';
import { closeWith } from '../../ui/dialogs/close-with.ts';
import { gameTitle } from '../../catalogue/game-title.ts';
import { showDoubles } from '../open-doubles.ts';
import { showFairnessOfNext } from '../open-fairness.ts';
import { showYourData } from '../open-records.ts';
import { showTeaching, showYourBots } from '../open-teaching.ts';
import type { Services } from '../services.ts';
import { openRulesDialog } from '../../features/rules/rules-dialog.ts';
import { GamePage } from '../../features/setup/game-page.ts';
import { OptionsPage } from '../../features/options/options-page.ts';
import type { Page } from '../../ui/pages/page.ts';
import type { Button } from '../../ui/widgets/button.ts';
import { PlayersPage } from '../../features/setup/players-page.ts';
import { SeatPage } from '../../features/setup/seat-page.ts';

/** Which page is open. */
export type MenuPageName = 'players' | 'games' | 'options' | { seat: number };

interface MenuPagesOptions {
  /** Called when a choice has changed, and when the menu is visible again. */
  onChange: () => void;
  /** Called when everything has to be drawn again. */
  onRedraw: () => void;
  /** Begins the lesson. */
  onLearn: () => void;
  /** Called to give a button of a page the focus. */
  onFocus: (button: Button) => void;
}

export class MenuPages {
  readonly #scene: Phaser.Scene;
  readonly #services: Services;
  readonly #options: MenuPagesOptions;
  #page: Page | undefined;
  #opened: MenuPageName | undefined;

  /** None is open at first. */
  constructor(scene: Phaser.Scene, services: Services, options: MenuPagesOptions) {
    this.#scene = scene;
    this.#services = services;
    this.#options = options;
    const stopFollowing = services.games.onChange(() => {
      options.onChange();
      if (this.#opened === 'games') this.open('games');
    });
    scene.events.once('shutdown', () => {
      stopFollowing();
      this.#page?.destroy();
    });
  }

  /** The one that is open. */
  get page(): Page | undefined {
    return this.#page;
  }

  /** Draws the menu again: its looks have changed. */
  redraw(): void {
    this.#options.onRedraw();
  }

  /** Which one is open. */
  get opened(): MenuPageName | undefined {
    return this.#opened;
  }

  /** Opens a page in place of the one that is open. */
  open(which: MenuPageName): void {
    const page = this.#make(which);
    this.#page?.destroy();
    this.#page = page;
    this.#opened = which;
    page.place(viewport());
    announce(page.screen.title);
  }

  #close(): void {
    this.#page?.destroy();
    this.#page = undefined;
    this.#opened = undefined;
    this.#options.onChange();
  }

  #make(which: MenuPageName): Page {
    const [scene, services] = [this.#scene, this.#services];
    if (typeof which === 'object') {
      return new SeatPage(scene, services.preferences, {
        seat: which.seat,
        canAdapt: services.knowledge.playerOf(services.games.tableRules) !== null,
        onDone: () => this.open('players'),
        onDouble: (seatDouble) => void showDoubles(scene, services, seatDouble),
      });
    }
    const onDone = (): void => this.#close();
    switch (which) {
      case 'players':
        return new PlayersPage(scene, services.preferences, {
          onDone,
          onSeat: (seat) => this.open({ seat }),
          onDoubles: () => void showDoubles(scene, services),
        });
      case 'games':
        return this.#games(onDone);
      case 'options':
        return new OptionsPage(scene, services.preferences, {
          onDone,
          onData: () => void showYourData(scene, services),
          onBots: () => void showYourBots(scene, services),
          onLearn: this.#options.onLearn,
          onChange: (before) => {
            this.#options.onChange();
            if (changesAppearance(before, services.preferences.settings)) this.#options.onRedraw();
          },
        });
    }
  }

  #games(onDone: () => void): Page {
    const scene = this.#scene;
    const { preferences, games, knowledge } = this.#services;
    const { onChange, onLearn, onFocus } = this.#options;
    const before = this.#page;
    return new GamePage(scene, {
      theme: preferences.theme,
      games,
      knowledge,
      onDone,
      onChoose: (id) => {
        games.play(id);
        onChange();
        announce(words().games.chosen(gameTitle(games.rules, knowledge)));
      },
      onRead: () => {
        const onFairness = (): void => void showFairnessOfNext(scene, this.#services);
        closeWith(scene, openRulesDialog(knowledge, games.rules, { onLearn, onFairness, onTeach: this.#teach }));
      },
      onChange: () => void this.#edit(games.chosen),
      onNew: () => void this.#edit(null),
      onFocus,
      ...(before instanceof GamePage && { typed: before.typed }),
    });
  }

  /** Opens the editor. @param id of the game that is changed, null for a new one */
  async #edit(id: string | null): Promise<void> {
    const { openEditor } = await withWords(['editor'], import('../../features/rules/editor.ts'));
    if (!this.#scene.scene.isActive()) return;
    const { games, knowledge } = this.#services;
    openEditor({ games, knowledge, onTeach: this.#teach }, id, () => games.changed());
  }

  readonly #teach = (rules: HouseRules): void => void showTeaching(this.#scene, this.#services, rules);
}
