/** The ways to the records, to a match that is played again, to the statistics and to all data. */
import type Phaser from 'phaser';
import type { Session } from '../session.ts';
import { closeWith } from './close-with.ts';
import type { Replaying } from './replay.ts';

/** Opens the list of records over a scene; everything that is opened from there is closed with the scene. */
export async function showRecords(scene: Phaser.Scene, session: Session): Promise<void> {
  const { shelves } = session;
  const { openRecords } = await import('../papers/records.ts');
  closeWith(
    scene,
    openRecords({
      shelves,
      onWatch: (match, kept) => {
        const back = { scene: 'menu', data: { records: true } } as const;
        void watch(scene, session, { match, kept, back });
      },
      onStatistics: () => {
        void import('../papers/statistics.ts').then(({ openStatistics }) =>
          closeWith(scene, openStatistics(session.shelves)),
        );
      },
      onData: () => void showYourData(scene, session),
    }),
  );
}

/** Opens what can be done with all data. */
export async function showYourData(scene: Phaser.Scene, session: Session): Promise<void> {
  const { openYourData } = await import('../papers/your-data.ts');
  closeWith(
    scene,
    openYourData({
      shelves: session.shelves,
      settings: () => session.settings,
      obey: (settings) => session.obeyRestored(settings),
      onChanged: () => scene.scene.start('menu'),
    }),
  );
}

/** Plays a match again on the table. */
export async function watch(scene: Phaser.Scene, session: Session, replaying: Replaying): Promise<void> {
  const { ReplayScene } = await import('./replay.ts');
  const { manager } = scene.scene;
  if (manager.keys.replay === undefined) manager.add('replay', new ReplayScene(session));
  scene.scene.start('replay', replaying);
}
