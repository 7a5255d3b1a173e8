/** The menu with all that it leads to. */
import type { ComponentChild } from 'preact';
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { nextFrame } from '../../base/later.ts';
import { markTime } from '../../base/mark-time.ts';
import { clampOpponents } from '../../catalogue/table-rules.ts';
import { today } from '../../catalogue/today.ts';
import type { Here, OverMenu } from '../../match/destinations.ts';
import type { TableOpening } from '../../match/open-table.ts';
import { MenuScreen, type MenuGoal } from '../../screens/menu/screen.tsx';
import { tookShortcut } from '../../services/pwa/shortcuts.ts';
import { setSceneReader } from '../../ui/screen-state.ts';
import { showDay } from '../open-daily.ts';
import { showExercises } from '../open-exercises.ts';
import { introduce } from '../open-introduction.ts';
import { showLadder } from '../open-ladder.ts';
import { whileHere } from '../open-over.ts';
import { showRecords } from '../open-records.ts';
import { showTeaching } from '../open-teaching.ts';
import type { Services } from '../services.ts';
import { showComparison, showOffer } from './menu-challenges.ts';
import { openMenuPage } from './menu-pages.tsx';

/** The menu, which follows from now on what comes to it. @param over what it opens with on top */
export function menuPage(services: Services, here: Here, over?: OverMenu): ComponentChild {
  const { openMatches, arrivedChallenges } = services;
  setSceneReader(() => ({
    scene: 'menu',
    openMatches: openMatches.known.map(({ id, isElsewhere }) => ({ id, isElsewhere })),
    buttons: [],
  }));
  const start = (opening: TableOpening = {}): Promise<boolean> => {
    markTime('deal pressed');
    return here.goTo({ is: 'table', opening });
  };
  const onChallenge = (challenge: Challenge): void => void start({ challenge });
  if (over !== undefined) void showOver(services, here, over, start);
  whileHere(
    here,
    arrivedChallenges.follow((challenge) => void showOffer(here, services, challenge, onChallenge)),
  );
  void nextFrame().then(() => {
    if (here.left.aborted) return;
    markTime('menu usable');
    if (tookShortcut('deal')) void start();
  });
  return (
    <MenuScreen
      {...services}
      onPlay={() => sitDown(services, here, start)}
      onLesson={() => void here.goTo({ is: 'lesson' })}
      onResume={(match) => start({ resumed: match })}
      onOpen={(goal) => void openGoal(services, here, goal, start)}
    />
  );
}

/** Leaves for a table. @returns whether it does */
type StartMatch = (opening?: TableOpening) => Promise<boolean>;

/** Begins a match of the chosen game, which introduces itself the first time. */
function sitDown(services: Services, here: Here, start: StartMatch): void {
  const { games, preferences } = services;
  const { rules } = games;
  introduce(here, services, {
    rules,
    players: 1 + clampOpponents(rules, preferences.settings.opponents),
    onPlay: () => void start(),
    onTry: (plan) => void here.goTo({ is: 'lesson', plan }),
  });
}

/** Opens what the menu is opened with on top. */
function showOver(services: Services, here: Here, over: OverMenu, start: StartMatch): Promise<void> {
  switch (over.is) {
    case 'records':
      return showRecords(here, services, over.reviewed);
    case 'day':
      return showDay(here, services, over.date, (daily) => start({ daily }));
    case 'comparison':
      return showComparison(here, over.takenUp, (challenge) => void start({ challenge }));
  }
}

/** Opens what a button of the menu leads to. */
function openGoal(services: Services, here: Here, goal: MenuGoal, start: StartMatch): void | Promise<void> {
  const onLearn = (): void => void here.goTo({ is: 'lesson' });
  switch (goal) {
    case 'records':
      return showRecords(here, services);
    case 'ladder':
      return showLadder(here, services, {
        onPlay: (again) => void start({ again }),
        onAllOpponents: () => openMenuPage(here, services, 'players', onLearn),
      });
    case 'today':
      return showDay(here, services, today(), (daily) => start({ daily }));
    case 'learning':
      return services.teachingSign.state === null ? showExercises(here, services) : showTeaching(here, services);
    default:
      return openMenuPage(here, services, goal, onLearn);
  }
}
