/** Opens records, replays, statistics and data from a scene. */
import type Phaser from 'phaser';
import { changeScene } from '../base/change-scene.ts';
import type { RecordedMatch } from '../model/replay.ts';
import type { KeptRecord } from '../services/storage/stores.ts';
import { takeChallengeFile } from '../features/challenge/incoming-challenges.ts';
import { showChallenge } from './open-challenge.ts';
import { showExercises } from './open-exercises.ts';
import { showFairnessOf } from './open-fairness.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';
import { watch } from './watch.ts';

/** A review that was left to see one of its moments, and whose. */
export type LeftReview = { id: string; seat?: number };

/** Opens the list of records over a scene, and a review over it that was left; everything opened from there closes with the scene. */
export async function showRecords(scene: Phaser.Scene, services: Services, reviewed?: LeftReview): Promise<void> {
  const { stores } = services;
  const review = async (match: RecordedMatch, kept: KeptRecord, { id, ...left }: LeftReview): Promise<void> => {
    const { showReview } = await import('./open-review.ts');
    const backFor = (shown: number) =>
      ({ scene: 'menu', data: { records: true, reviewed: { id, seat: shown } } }) as const;
    await showReview(scene, services, { id, match, kept, ...left, backFor });
  };
  await openOver(scene, import('../features/records/records-dialog.ts'), ({ openRecordsDialog }) =>
    openRecordsDialog({
      stores,
      onWatch: (match, kept, id) => {
        const back = { scene: 'menu', data: { records: true } } as const;
        void watch(scene, services, { match, kept, back, reviewed: { id, seat: kept.you } });
      },
      onReview: (match, kept, id) => void review(match, kept, { id }),
      onRemoved: async (id) => (await services.reviews()).forget(id),
      onFairness: (match, names, isOwn) => void showFairnessOf(scene, services, match, names, isOwn),
      onChallenge: ({ record, you }) => void showChallenge(scene, services, { record, you, deal: null }),
      onChallengeFile: (file) => void takeChallengeFile(services.arrivedChallenges, file),
      onStatistics: () =>
        void openOver(scene, import('../features/statistics/statistics-dialog.ts'), ({ openStatisticsDialog }) =>
          openStatisticsDialog(stores),
        ),
      onExercises: () => void showExercises(scene, services),
      onData: () => void showYourData(scene, services),
    }),
  );
  const kept = reviewed && (await stores.records.get(reviewed.id));
  if (kept === undefined || reviewed === undefined) return;
  const { readMatch } = await import('../model/replay.ts');
  if (scene.scene.isActive()) await review(readMatch(kept.record), kept, reviewed);
}

/** Opens the dialog about all data over a scene. */
export function showYourData(scene: Phaser.Scene, services: Services): Promise<void> {
  return openOver(scene, import('../features/data/data-dialog.ts'), ({ openDataDialog }) =>
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
