/** The first scene. What it shows is a page (`game/screens/menu`); the canvas prepares the table behind it. */
import * as Phaser from 'phaser';
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { changeScene } from '../../base/change-scene.ts';
import { markTime } from '../../base/mark-time.ts';
import { clampOpponents } from '../../catalogue/table-rules.ts';
import { today } from '../../catalogue/today.ts';
import type { TakenUp } from '../../screens/challenge/comparison.ts';
import type { LessonPlan } from '../../features/lesson/lesson.ts';
import { open } from '../../kit/dialog.tsx';
import type { Arrangement } from '../../match/arrangement.ts';
import type { TableOpening } from '../../match/open-table.ts';
import { MenuScreen, type MenuGoal } from '../../screens/menu/screen.tsx';
import { tookShortcut } from '../../services/pwa/shortcuts.ts';
import { setSceneReader, USABLE } from '../../ui/screen-state.ts';
import { showDay } from '../open-daily.ts';
import { showExercises } from '../open-exercises.ts';
import { introduce } from '../open-introduction.ts';
import { showLadder } from '../open-ladder.ts';
import { showRecords, type LeftReview } from '../open-records.ts';
import { showTeaching } from '../open-teaching.ts';
import { onceShown } from '../redraw.ts';
import type { Services } from '../services.ts';
import { MatchScenes, TablePreparation } from './match-scenes.ts';
import { showComparison, showOffer } from './menu-challenges.ts';
import { openMenuPage } from './menu-pages.tsx';

/** What the menu opens with. */
interface MenuOpening {
  /** With the records on top. */ records?: boolean;
  /** A review over them. */ reviewed?: LeftReview;
  /** With the page of that day on top. */ daily?: string;
  /** With what has become of a challenge on top. */ takenUp?: TakenUp;
  /** Only to leave it at once for a match. */ match?: Arrangement;
}

export class MenuScene extends Phaser.Scene {
  readonly #services: Services;
  readonly #matchScenes: MatchScenes;
  #isLeaving = false;

  constructor(services: Services) {
    super('menu');
    this.#services = services;
    this.#matchScenes = new MatchScenes(services);
  }

  create({ records = false, reviewed, daily, takenUp, match }: MenuOpening): void {
    // Otherwise a later start without data would find these again.
    this.scene.settings.data = {};
    this.#isLeaving = false;
    this.#showPage();
    this.#prepareTable();
    if (records) void showRecords(this, this.#services, reviewed);
    if (daily !== undefined) void this.#showDay(daily);
    if (match !== undefined) void this.#start({ again: match });
    this.#followChallenges(takenUp);
    onceShown(this, () => {
      markTime('menu usable');
      this.game.events.emit(USABLE);
      if (tookShortcut('deal')) void this.#start();
    });
  }

  #showPage(): void {
    const { openMatches } = this.#services;
    const close = open(() => (
      <MenuScreen
        {...this.#services}
        onPlay={() => this.#sitDown()}
        onLesson={() => void this.#leaveFor('lesson', {})}
        onResume={(match) => this.#start({ resumed: match })}
        onOpen={(goal) => this.#open(goal)}
      />
    ));
    this.events.once('shutdown', close);
    setSceneReader(() => ({
      scene: 'menu',
      openMatches: openMatches.known.map(({ id, isElsewhere }) => ({ id, isElsewhere })),
      buttons: [],
    }));
  }

  /** Draws the table for what is chosen, ahead of the match, and again once something else is. */
  #prepareTable(): void {
    const { preferences, games } = this.#services;
    const preparation = new TablePreparation(this, this.#services, this.#matchScenes, () => !this.#isLeaving);
    const prepare = (): void => preparation.schedule();
    prepare();
    for (const stop of [preferences.onChange(prepare), preferences.onAppearance(prepare), games.onChange(prepare)])
      this.events.once('shutdown', stop);
  }

  /** Begins a match of the chosen game, which introduces itself the first time. */
  #sitDown(): void {
    const { games, preferences } = this.#services;
    const { rules } = games;
    introduce(this, this.#services, {
      rules,
      players: 1 + clampOpponents(rules, preferences.settings.opponents),
      onPlay: () => void this.#start(),
      onTry: (plan: LessonPlan) => void this.#leaveFor('lesson', { plan }),
    });
  }

  #start(opening: TableOpening = {}): Promise<boolean> {
    markTime('deal pressed');
    return this.#leaveFor('table', opening);
  }

  /** Opens what a button of the menu leads to. */
  #open(goal: MenuGoal): void {
    const services = this.#services;
    const onLearn = (): void => void this.#leaveFor('lesson', {});
    switch (goal) {
      case 'records':
        void showRecords(this, services);
        break;
      case 'ladder':
        void showLadder(this, services, {
          onPlay: (again) => void this.#start({ again }),
          onAllOpponents: () => openMenuPage(this, services, 'players', onLearn),
        });
        break;
      case 'today':
        void this.#showDay(today());
        break;
      case 'learning':
        if (services.teachingSign.state === null) void showExercises(this, services);
        else void showTeaching(this, services);
        break;
      default:
        openMenuPage(this, services, goal, onLearn);
    }
  }

  #showDay(date: string): Promise<void> {
    return showDay(this, this.#services, date, (deal) => this.#start({ daily: deal }));
  }

  /** Shows the challenges that arrive. @param takenUp one that has been played */
  #followChallenges(takenUp: TakenUp | undefined): void {
    const onPlay = (challenge: Challenge): void => void this.#start({ challenge });
    if (takenUp !== undefined) void showComparison(this, this.#services, takenUp, onPlay);
    const stop = this.#services.arrivedChallenges.follow(
      (challenge) => void showOffer(this, this.#services, challenge, onPlay),
    );
    this.events.once('shutdown', stop);
  }

  /** @returns whether it leaves; false if it is leaving already */
  async #leaveFor(scene: 'table' | 'lesson', opening: TableOpening | { plan: LessonPlan } | object): Promise<boolean> {
    if (this.#isLeaving) return false;
    this.#isLeaving = true;
    await this.#matchScenes.load(this.scene).catch((error: unknown) => {
      this.#isLeaving = false;
      throw error;
    });
    return changeScene(this, scene, opening);
  }
}
