/** The ways to the records, to a match that is played again, to the statistics and to all data. */
import type Phaser from 'phaser';
import { closeWith } from '../ui/dialogs/close-with.ts';
import type { ReplayOpening } from './replay.ts';
import type { Services } from './services.ts';

/** Opens the list of records over a scene; everything that is opened from there is closed with the scene. */
export function showRecords(scene: Phaser.Scene, services: Services): Promise<void> {
  const { stores } = services;
  return openOver(scene, import('../features/records/records-dialog.ts'), ({ openRecordsDialog }) =>
    openRecordsDialog({
      stores,
      onWatch: (match, kept) => {
        const back = { scene: 'menu', data: { records: true } } as const;
        void watch(scene, services, { match, kept, back });
      },
      onStatistics: () =>
        void openOver(scene, import('../features/statistics/statistics-dialog.ts'), ({ openStatisticsDialog }) =>
          openStatisticsDialog(stores),
        ),
      onData: () => void showYourData(scene, services),
    }),
  );
}

/** Opens what can be done with all data. */
export function showYourData(scene: Phaser.Scene, services: Services): Promise<void> {
  return openOver(scene, import('../features/data/data-dialog.ts'), ({ openDataDialog }) =>
    openDataDialog({
      stores: services.stores,
      settings: () => services.preferences.settings,
      onRestored: (settings) => {
        if (settings !== null) services.preferences.change(settings);
        return services.games.reload();
      },
      onChanged: () => scene.scene.start('menu'),
    }),
  );
}

/** Plays a match again on the table. */
export async function watch(scene: Phaser.Scene, services: Services, replaying: ReplayOpening): Promise<void> {
  const { ReplayScene } = await import('./replay.ts');
  if (!scene.scene.isActive()) return;
  const { manager } = scene.scene;
  if (manager.keys.replay === undefined) manager.add('replay', new ReplayScene(services));
  scene.scene.start('replay', replaying);
}

/** Opens a paper that belongs to a scene as soon as its code is there; nothing where the scene has ended before. */
async function openOver<Code>(scene: Phaser.Scene, coming: Promise<Code>, open: (code: Code) => () => void) {
  const code = await coming;
  if (scene.scene.isActive()) closeWith(scene, open(code));
}
