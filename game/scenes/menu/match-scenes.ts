/** The scenes in which matches are played, and the table for the next one: both load while the menu is shown. */
import type Phaser from 'phaser';
import { MATCH_WORDS } from '../../i18n/parts.ts';
import { withWords } from '../../i18n/words.ts';
import type { Stage } from '../../table/stage.ts';
import { importMatchScenes } from '../import-match-scenes.ts';
import type { Services } from '../services.ts';

/** How long nothing has to change before the table is prepared, in ms. */
const QUIET = 350;

type TableModule = typeof import('../table.ts');

export class MatchScenes {
  readonly #services: Services;
  #loading: Promise<TableModule> | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Loads their code and adds them to the game, once; if that fails, the next call tries again. */
  load(manager: Phaser.Scenes.ScenePlugin): Promise<TableModule> {
    this.#loading ??= this.#fetch(manager).catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #fetch(manager: Phaser.Scenes.ScenePlugin): Promise<TableModule> {
    const [table, result, lesson] = await withWords(MATCH_WORDS, importMatchScenes());
    manager.add('table', new table.TableScene(this.#services));
    manager.add('result', new result.ResultScene(this.#services));
    manager.add('lesson', new lesson.LessonScene(this.#services));
    return table;
  }
}

/** Draws the table for what is chosen on the menu, ahead of the match. */
export class TablePreparation {
  readonly #scene: Phaser.Scene;
  readonly #services: Services;
  readonly #matchScenes: MatchScenes;
  readonly #isWanted: () => boolean;
  readonly #timer: Phaser.Time.TimerEvent;
  #prepared: Stage | undefined;
  #isOver = false;

  /** @param isWanted whether a table may still be drawn once its code has loaded */
  constructor(scene: Phaser.Scene, services: Services, matchScenes: MatchScenes, isWanted: () => boolean) {
    this.#scene = scene;
    this.#services = services;
    this.#matchScenes = matchScenes;
    this.#isWanted = isWanted;
    this.#timer = scene.time.addEvent({ delay: QUIET, loop: true, paused: true, callback: () => void this.#prepare() });
    scene.events.once('shutdown', () => {
      this.#isOver = true;
      this.#prepared?.destroy();
    });
  }

  /** Prepares it once nothing has changed for a moment: not at every step from one to nine opponents. */
  schedule(): void {
    this.#timer.elapsed = 0;
    this.#timer.paused = false;
  }

  async #prepare(): Promise<void> {
    this.#timer.paused = true;
    const loading = this.#matchScenes.load(this.#scene.scene);
    const { bots, games } = this.#services;
    const loadBots = (): void => bots.load(games.tableRules);
    // Not before: over a slow network, Deal would have to wait for what the bots fetch.
    loading.then(loadBots, loadBots);
    const { prepareTable } = await loading;
    if (this.#isOver || !this.#isWanted()) return;
    this.#prepared?.destroy();
    this.#prepared = prepareTable(this.#scene, this.#services);
  }
}
