/** The pages that lie over the menu, one at a time: the players, one of their seats, the games, the options. */
import type Phaser from 'phaser';
import { viewport } from '../../base/canvas.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import { changesAppearance, type Session } from '../../services/session.ts';
import { words } from '../../i18n/words.ts';
import { closeWith } from '../../ui/dialogs/close-with.ts';
import { gameTitle } from '../../catalogue/game-title.ts';
import { showYourData } from '../open-records.ts';
import { openRulesDialog } from '../../features/rules/rules-dialog.ts';
import { GamePage } from '../../features/setup/game-page.ts';
import { OptionsPage } from '../../features/options/options-page.ts';
import type { Page } from '../../ui/pages/page.ts';
import { PlayersPage } from '../../features/setup/players-page.ts';
import { SeatPage } from '../../features/setup/seat-page.ts';

/** Which page lies there. */
export type Opened = 'players' | 'games' | 'options' | { seat: number };

export type MenuPagesOptions = {
  /** Called when something else has been chosen, and when the menu can be seen again. */
  onChange: () => void;
  /** Called when everything is to be drawn anew. */
  onLook: () => void;
  /** Begins the lesson. */
  onLearn: () => void;
};

export class MenuPages {
  readonly #scene: Phaser.Scene;
  readonly #session: Session;
  readonly #options: MenuPagesOptions;
  #page: Page | undefined;
  #opened: Opened | undefined;

  /** None is open at first. */
  constructor(scene: Phaser.Scene, session: Session, options: MenuPagesOptions) {
    this.#scene = scene;
    this.#session = session;
    this.#options = options;
    session.onGame = () => {
      options.onChange();
      if (this.#opened === 'games') this.open('games');
    };
    scene.events.once('shutdown', () => {
      session.onGame = () => undefined;
      this.#page?.destroy();
    });
  }

  /** The one that is open. */
  get page(): Page | undefined {
    return this.#page;
  }

  /** Which one is open. */
  get opened(): Opened | undefined {
    return this.#opened;
  }

  /** Opens a page in place of the one that lies there. */
  open(which: Opened): void {
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

  #make(which: Opened): Page {
    const [scene, session] = [this.#scene, this.#session];
    if (typeof which === 'object') {
      return new SeatPage(scene, session, { seat: which.seat, onDone: () => this.open('players') });
    }
    const onDone = (): void => this.#close();
    switch (which) {
      case 'players':
        return new PlayersPage(scene, session, { onDone, onSeat: (seat) => this.open({ seat }) });
      case 'games':
        return this.#games(onDone);
      case 'options':
        return new OptionsPage(scene, session, {
          onDone,
          onData: () => void showYourData(scene, session),
          onLearn: this.#options.onLearn,
          onChange: (before) => {
            this.#options.onChange();
            if (changesAppearance(before, session.settings)) this.#options.onLook();
          },
        });
    }
  }

  #games(onDone: () => void): Page {
    const [scene, session] = [this.#scene, this.#session];
    const { onChange, onLearn } = this.#options;
    return new GamePage(scene, session, {
      onDone,
      onChoose: (id) => {
        session.playGame(id);
        onChange();
        announce(words().games.chosen(gameTitle(session.rules, session.knowledge)));
      },
      onRead: () => closeWith(scene, openRulesDialog(session, session.rules, undefined, onLearn)),
      onChange: () => void this.#edit(session.settings.rules),
      onNew: () => void this.#edit(null),
    });
  }

  /** Opens the editor. @param id of the game that is changed, null for a new one */
  async #edit(id: string | null): Promise<void> {
    const { openEditor } = await import('../../features/rules/editor.ts');
    if (this.#scene.scene.isActive()) openEditor(this.#session, id, () => this.#session.onGame());
  }
}
