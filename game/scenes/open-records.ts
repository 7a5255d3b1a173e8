/** Opens records, replays, statistics and data from a scene. */
import type Phaser from 'phaser';
import { changeScene } from '../base/change-scene.ts';
import { withWords } from '../i18n/words.ts';
import type { RecordedMatch } from '../model/replay.ts';
import { HabitService } from '../services/bots/habit-service.ts';
import type { KeptRecord } from '../services/storage/stores.ts';
import type { RecordsGoal } from '../screens/records/screen.tsx';
import { takeChallengeFile } from '../screens/challenge/incoming-challenges.ts';
import { showChallenge } from './open-challenge.ts';
import { showDoubles } from './open-doubles.ts';
import { showExercises } from './open-exercises.ts';
import { showFairnessOf } from './open-fairness.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';
import { watch } from './watch.ts';

/** A review that was left to see one of its moments, and whose. */
export interface LeftReview {
  id: string;
  seat?: number;
}

/** Opens the list of records over a scene, and a review over it that was left; everything opened from there closes with the scene. */
export async function showRecords(scene: Phaser.Scene, services: Services, reviewed?: LeftReview): Promise<void> {
  const { stores } = services;
  await openOver(
    scene,
    withWords(['records', 'review', 'fairness', 'editor', 'table'], import('../screens/records/screen.tsx')),
    ({ openRecordsDialog }) =>
      openRecordsDialog({
        stores,
        onOpen: (goal) => void openFromRecords(scene, services, goal),
        onRemoved: async (id) => (await services.reviews()).forget(id),
      }),
  );
  const kept = reviewed && (await stores.records.get(reviewed.id));
  if (kept === undefined || reviewed === undefined) return;
  const { readMatch } = await withWords(['table'], import('../model/replay.ts'));
  if (scene.scene.isActive()) await reviewOver(scene, services, readMatch(kept.record), kept, reviewed);
}

/** Opens what the list of records leads to. */
function openFromRecords(scene: Phaser.Scene, services: Services, goal: RecordsGoal): Promise<void> {
  switch (goal.is) {
    case 'replay': {
      const { match, kept, id } = goal;
      const back = { scene: 'menu', data: { records: true } } as const;
      return watch(scene, services, { match, kept, back, reviewed: { id, seat: kept.you } });
    }
    case 'review':
      return reviewOver(scene, services, goal.match, goal.kept, { id: goal.id });
    case 'fairness':
      return showFairnessOf(scene, services, goal.match, goal.names, goal.isOwn);
    case 'challenge':
      return showChallenge(scene, services, { record: goal.kept.record, you: goal.kept.you, deal: null });
    case 'challenge-file':
      return takeChallengeFile(services.arrivedChallenges, goal.file);
    case 'statistics':
      return openOver(
        scene,
        withWords(['records', 'daily', 'habits'], import('../screens/statistics/screen.tsx')),
        ({ openStatisticsDialog }) =>
          openStatisticsDialog({
            stores: services.stores,
            habits: new HabitService(services.bots),
            settings: services.preferences.settings,
            onDoubles: () => void showDoubles(scene, services),
          }),
      );
    case 'exercises':
      return showExercises(scene, services);
    case 'data':
      return showYourData(scene, services);
  }
}

/** Opens a review over the list. */
async function reviewOver(
  scene: Phaser.Scene,
  services: Services,
  match: RecordedMatch,
  kept: KeptRecord,
  { id, ...left }: LeftReview,
): Promise<void> {
  const { showReview } = await import('./open-review.ts');
  const backFor = (shown: number) =>
    ({ scene: 'menu', data: { records: true, reviewed: { id, seat: shown } } }) as const;
  await showReview(scene, services, { id, match, kept, ...left, backFor });
}

/** Opens the dialog about all data over a scene. */
export function showYourData(scene: Phaser.Scene, services: Services): Promise<void> {
  return openOver(
    scene,
    withWords(['records', 'editor', 'table'], import('../screens/data/screen.tsx')),
    ({ openDataDialog }) =>
      openDataDialog({
        stores: services.stores,
        settings: () => services.preferences.settings,
        onRestored: async (settings) => {
          if (settings !== null) services.preferences.change(settings);
          await services.ownBots.written();
          return services.games.reload();
        },
        onChanged: () => changeScene(scene, 'menu'),
      }),
  );
}
