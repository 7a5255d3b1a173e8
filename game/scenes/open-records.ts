/** Opens records, replays, statistics and data from a scene. */
import type Phaser from 'phaser';
import { changeScene } from '../base/change-scene.ts';
import { takeChallengeFile } from '../features/challenge/incoming-challenges.ts';
import { showChallenge } from './open-challenge.ts';
import { showExercises } from './open-exercises.ts';
import { showFairnessOf } from './open-fairness.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';
import { watch } from './watch.ts';

/** Opens the list of records over a scene; everything opened from there closes with the scene. */
export function showRecords(scene: Phaser.Scene, services: Services): Promise<void> {
  const { stores } = services;
  return openOver(scene, import('../features/records/records-dialog.ts'), ({ openRecordsDialog }) =>
    openRecordsDialog({
      stores,
      onWatch: (match, kept) => {
        const back = { scene: 'menu', data: { records: true } } as const;
        void watch(scene, services, { match, kept, back });
      },
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
}

/** Opens the dialog about all data over a scene. */
export function showYourData(scene: Phaser.Scene, services: Services): Promise<void> {
  return openOver(scene, import('../features/data/data-dialog.ts'), ({ openDataDialog }) =>
    openDataDialog({
      stores: services.stores,
      settings: () => services.preferences.settings,
      onRestored: async (settings) => {
        if (settings !== null) services.preferences.change(settings);
        await services.ownBots.load();
        return services.games.reload();
      },
      onChanged: () => changeScene(scene, 'menu'),
    }),
  );
}
