/** Opens records, replays, statistics and data from a place. */
import { withWords } from '../i18n/words.ts';
import type { Here, LeftReview } from '../match/destinations.ts';
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

/** Opens the list of records over a place, and a review over it that was left; everything opened from there closes with that. */
export async function showRecords(here: Here, services: Services, reviewed?: LeftReview): Promise<void> {
  const { stores } = services;
  await openOver(
    here,
    withWords(['records', 'review', 'fairness', 'editor', 'table'], import('../screens/records/screen.tsx')),
    ({ openRecordsDialog }) =>
      openRecordsDialog({
        stores,
        onOpen: (goal) => void openFromRecords(here, services, goal),
        onRemoved: async (id) => (await services.reviews()).forget(id),
      }),
  );
  const kept = reviewed && (await stores.records.get(reviewed.id));
  if (kept === undefined || reviewed === undefined) return;
  const { readMatch } = await withWords(['table'], import('../model/replay.ts'));
  if (!here.left.aborted) await reviewOver(here, services, readMatch(kept.record), kept, reviewed);
}

/** Opens what the list of records leads to. */
async function openFromRecords(here: Here, services: Services, goal: RecordsGoal): Promise<void> {
  switch (goal.is) {
    case 'replay': {
      const { match, kept, id } = goal;
      const back = { is: 'menu', over: { is: 'records' } } as const;
      await here.goTo({ is: 'replay', opening: { match, kept, back, reviewed: { id, seat: kept.you } } });
      return undefined;
    }
    case 'review':
      return reviewOver(here, services, goal.match, goal.kept, { id: goal.id });
    case 'fairness':
      return showFairnessOf(here, services, goal.match, goal.names, goal.isOwn);
    case 'challenge':
      return showChallenge(here, services, { record: goal.kept.record, you: goal.kept.you, deal: null });
    case 'challenge-file':
      return takeChallengeFile(services.arrivedChallenges, goal.file);
    case 'statistics':
      return openOver(
        here,
        withWords(['records', 'daily', 'habits'], import('../screens/statistics/screen.tsx')),
        ({ openStatisticsDialog }) =>
          openStatisticsDialog({
            stores: services.stores,
            habits: new HabitService(services.bots),
            settings: services.preferences.settings,
            onDoubles: () => void showDoubles(here, services),
          }),
      );
    case 'exercises':
      return showExercises(here, services);
    case 'data':
      return showYourData(here, services);
  }
}

/** Opens a review over the list. */
async function reviewOver(
  here: Here,
  services: Services,
  match: RecordedMatch,
  kept: KeptRecord,
  { id, ...left }: LeftReview,
): Promise<void> {
  const { showReview } = await import('./open-review.ts');
  const backFor = (shown: number) => ({ is: 'menu', over: { is: 'records', reviewed: { id, seat: shown } } }) as const;
  await showReview(here, services, { id, match, kept, ...left, backFor });
}

/** Opens the dialog about all data over a place. */
export function showYourData(here: Here, services: Services): Promise<void> {
  return openOver(
    here,
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
        onChanged: () => void here.goTo({ is: 'menu' }),
      }),
  );
}
