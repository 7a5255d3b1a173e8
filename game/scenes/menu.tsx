/** The menu with all that it leads to. */
import type { ComponentChild } from 'preact';
import { nextFrame } from '../base/later.ts';
import { markTime } from '../base/mark-time.ts';
import { clampOpponents } from '../catalogue/table-rules.ts';
import type { Here, ScreenRoute } from '../match/destinations.ts';
import { MenuScreen, type MenuGoal } from '../screens/menu/screen.tsx';
import { tookShortcut } from '../services/pwa/shortcuts.ts';
import { setSceneReader } from '../services/screen-state.ts';
import { introduce } from './begin-match.ts';

/** The menu, to which challenges come from now on. */
export function menuPage(here: Here): ComponentChild {
  const { services, left, goTo, open } = here;
  const { openMatches, arrivedChallenges } = services;
  setSceneReader(() => ({
    scene: 'menu',
    openMatches: openMatches.known.map(({ id, isElsewhere }) => ({ id, isElsewhere })),
    buttons: [],
  }));
  left.addEventListener(
    'abort',
    arrivedChallenges.follow((challenge) => void open({ is: 'offer', challenge })),
  );
  void nextFrame().then(() => {
    if (left.aborted) return;
    markTime('menu usable');
    if (tookShortcut('deal')) void goTo({ is: 'table' });
  });
  return (
    <MenuScreen
      {...services}
      onPlay={() => sitDown(here)}
      onLesson={() => void goTo({ is: 'lesson' })}
      onResume={(resumed) => goTo({ is: 'table', opening: { resumed } })}
      onOpen={(goal) => void open(routeTo(goal, here))}
    />
  );
}

function sitDown(here: Here): void {
  const { games, preferences } = here.services;
  const { rules } = games;
  introduce(here, {
    rules,
    players: 1 + clampOpponents(rules, preferences.settings.opponents),
    onPlay: () => void here.goTo({ is: 'table' }),
    onTry: (plan) => void here.goTo({ is: 'lesson', plan }),
  });
}

function routeTo(goal: MenuGoal, { services }: Here): ScreenRoute {
  switch (goal) {
    case 'today':
      return { is: 'day' };
    case 'learning':
      return { is: services.teachingSign.state === null ? 'exercises' : 'teaching' };
    default:
      return { is: goal };
  }
}
