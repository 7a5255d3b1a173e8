/** The table of all screens that open over a place: what fetches each of them, and what it shows. */
import { dayOf } from '../../engine/daily/day.ts';
import type { ExercisePosition } from '../../engine/review/position.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { forPlayers } from '../catalogue/table-rules.ts';
import { today } from '../catalogue/today.ts';
import { withWords, words } from '../i18n/words.ts';
import { closeDialogs, open } from '../kit/dialog.tsx';
import { doubleMatch, ladderMatch } from '../match/arrangement.ts';
import { ADDRESSED_SCREENS, type Destination, type Here, type ScreenRoute } from '../match/destinations.ts';
import type { DailyOptions } from '../screens/daily/screen.tsx';
import type { RecordsGoal } from '../screens/records/screen.tsx';
import { takeChallengeFile } from '../screens/challenge/incoming-challenges.ts';
import { challengeTo, playAgainst, playDay } from '../scenes/begin-match.ts';
import type { RoomSession } from '../services/rooms/session.ts';
import { fragmentSent } from '../base/incoming.ts';

type RouteTo<Is extends ScreenRoute['is']> = Extract<ScreenRoute, { is: Is }>;

/** Shows a screen. @returns what closes it */
type Show = () => () => void;

const ADDRESSED: readonly string[] = ADDRESSED_SCREENS;

/** The fragment of the page's address that names a screen; empty where none can. */
export function addressOf(route: ScreenRoute): string {
  // What is about something has more than a name.
  return ADDRESSED.includes(route.is) && Object.keys(route).length === 1 ? `#/${route.is}` : '';
}

/** The screen that a fragment names, also with what messengers add; null where it names none. */
export function routeAt(fragment: string): ScreenRoute | null {
  const [, name = ''] = /^#\/([\w-]+)/.exec(fragmentSent(fragment)) ?? [];
  return ADDRESSED.includes(name) ? ({ is: name } as ScreenRoute) : null;
}

export function fetchRoute<Is extends ScreenRoute['is']>(here: Here, route: RouteTo<Is>): Promise<Show> {
  const fetch: (over: Here, to: RouteTo<Is>) => Promise<Show> = ROUTES[route.is as Is];
  return fetch(here, route);
}

const ROUTES: { readonly [Is in ScreenRoute['is']]: (here: Here, route: RouteTo<Is>) => Promise<Show> } = {
  bots: async ({ services: { ownBots, bots } }) => {
    const [{ openBotsDialog }, { bringBots }] = await withWords(
      ['teaching'],
      Promise.all([
        import('../screens/teaching/bots-screen.tsx'),
        import('../screens/teaching/bring-bots.ts'),
        ownBots.loaded,
      ]),
    );
    return () => openBotsDialog(ownBots, (files) => bringBots(files, { ownBots, bots }));
  },

  calendar: async ({ services: { days } }, { date, onDay }) => {
    const [{ openCalendarDialog }, { allDays, whenDaysChange }] = await withWords(
      ['daily', 'rules'],
      Promise.all([import('../screens/daily/calendar-screen.tsx'), import('../screens/daily/look-back.ts')]),
    );
    const look = async () => ({ past: await allDays(days), today: today() });
    const known = await look();
    return () => openCalendarDialog({ ...known, date, follow: whenDaysChange(look), onDay });
  },

  challenge: async (here, { record, you, deal }) => {
    const { openChallengeDialog } = await withWords(
      ['daily', 'editor', 'records', 'table'],
      import('../screens/challenge/screen.tsx'),
    );
    return () => openChallengeDialog({ record, you, deal, onPlay: (challenge) => challengeTo(here, challenge) });
  },

  comparison: async (here, { takenUp }) => {
    const [{ openComparisonDialog }, { replayOf }, { challengeTable }] = await withWords(
      ['daily', 'rules', 'table'],
      Promise.all([
        import('../screens/challenge/comparison-screen.tsx'),
        import('../model/replay.ts'),
        import('../catalogue/challenge-table.ts'),
      ]),
    );
    const { challenge } = takenUp;
    const { file } = challenge;
    const watch = (): void => {
      const { seats } = challengeTable(file, { kind: 'person', name: '' });
      const back: Destination = { is: 'menu', over: [{ is: 'comparison', takenUp }] };
      const kept = { you: file.seat, players: seats };
      void here.goTo({ is: 'replay', opening: { match: replayOf(challenge), kept, back } });
    };
    const playAgain = (): void => void here.goTo({ is: 'table', opening: { challenge } });
    return () => openComparisonDialog({ takenUp, onWatch: watch, onPlayAgain: playAgain });
  },

  data: async (here) => {
    const { stores, preferences, ownBots, games } = here.services;
    const { openDataDialog } = await withWords(['records', 'editor', 'table'], import('../screens/data/screen.tsx'));
    return () =>
      openDataDialog({
        stores,
        settings: () => preferences.settings,
        onRestored: async (settings) => {
          if (settings !== null) preferences.change(settings);
          await ownBots.written();
          return games.reload();
        },
        onChanged: () => void here.goTo({ is: 'menu' }),
      });
  },

  day: async (here, { date = today() }) => {
    const { bots, comparisons, days, preferences } = here.services;
    const [{ openDailyDialog }, { lookBack, stored, whenDaysChange }] = await withWords(
      ['daily', 'review', 'editor', 'rules', 'introduction'],
      Promise.all([import('../screens/daily/screen.tsx'), import('../screens/daily/look-back.ts')]),
    );
    // That of today follows the date.
    const isOfToday = date === today();
    const day = await lookBack(days, date);
    const room = await roomOf(here);
    return () => {
      const onDay = (chosen: string): void => {
        close();
        void here.open({ is: 'day', date: chosen });
      };
      const close = openDailyDialog({
        ...day,
        follow: whenDaysChange(() => lookBack(days, isOfToday ? today() : date)),
        opponentsCome: async (played) => {
          const { players, rules } = dayOf(played);
          bots.load(forPlayers(players, rules), { isListed: true });
          await bots.whenSettled();
          return bots.state.is === 'policy';
        },
        onPlay: (played) => playDay(here, played),
        compare: async (played, onProgress) => {
          const comparison = await comparisons.compareDay(dayOf(played), onProgress);
          await stored(() => days.addComparison(played, comparison), undefined);
          return comparison;
        },
        onExercises: () => void here.open({ is: 'exercises' }),
        own: preferences.settings.seats[0],
        room,
        // Over this page, which is there again once a glance at the calendar is over.
        onCalendar: (shown) => void here.open({ is: 'calendar', date: shown, onDay }),
        onDay,
      });
      return close;
    };
  },

  doubles: async (here, { onSeat }) => {
    const { games, preferences } = here.services;
    const [{ openDoublesDialog }, doubles] = await withWords(
      ['habits', 'editor'],
      Promise.all([import('../screens/doubles/screen.tsx'), here.services.doubles()]),
    );
    return () =>
      openDoublesDialog({
        doubles,
        preferences,
        onPlay: (seat) => playAgainst(here, doubleMatch(seat, games.rules, preferences.settings.seats[0])),
        ...(onSeat !== undefined && { onSeat }),
      });
  },

  editor: async (here, { id }) => {
    const { games, knowledge } = here.services;
    const { openEditor } = await withWords(['editor', 'rules'], import('../screens/rules/editor.tsx'));
    return () => openEditor({ games, knowledge, onTeach: teach(here) }, id, () => games.changed());
  },

  exercises: async ({ services: { stores, preferences, games } }) => {
    const [{ openExercisesDialog }, { default: library }] = await withWords(
      ['review', 'match', 'rules', 'table'],
      Promise.all([
        import('../screens/exercises/screen.tsx'),
        import('../screens/exercises/positions.json', { with: { type: 'json' } }),
      ]),
    );
    return () =>
      openExercisesDialog({
        stores,
        library: library as unknown as readonly ExercisePosition[],
        game: games.rules.name,
        theme: preferences.theme,
      });
  },

  fairness: async ({ services: { bots, games, nextSeal } }, { about }) => {
    const [{ openFairnessDialog }, { nextCommitment, seedOfAddress }, { createSeatBot }] = await withWords(
      ['fairness', 'records'],
      Promise.all([
        import('../screens/fairness/screen.tsx'),
        import('../match/sealing.ts'),
        import('../services/bots/seat-bot.ts'),
      ]),
    );
    if (about === undefined) {
      if (seedOfAddress() !== null) return () => openFairnessDialog({ is: 'unsealed' });
      const commitment = nextCommitment(nextSeal);
      const onWord = (word: string): void => void (nextSeal.word = word);
      return () => openFairnessDialog({ is: 'next', commitment, word: nextSeal.word, onWord });
    }
    const { match, names, isOwn } = about;
    const { record, rules } = match;
    const asking = {
      names,
      isOwn,
      bots,
      createBot: (...asked: TailOf<typeof createSeatBot>) => createSeatBot(bots, ...asked),
      loadBots: () => bots.load(forPlayers(record.players.length, rules)),
      // The next match is played by the rules that are chosen.
      onAsked: () => bots.load(games.tableRules),
    };
    return () => openFairnessDialog({ is: 'match', record, rules, asking });
  },

  friends: async (here, { id }) => {
    const { rooms, preferences, games, doubles, ownBots, days } = here.services;
    const { openFriendsDialog } = await withWords(['friends', 'editor'], import('../screens/friends/screen.tsx'));
    return () =>
      openFriendsDialog({
        rooms,
        preferences,
        games,
        doubles,
        ownBots,
        ...(id !== undefined && { id }),
        onRoom: (session) => leadToTable(here, session),
        onRules: (rules) => void here.open({ is: 'rules', rules }),
        days,
        onDay: (date) => void here.open({ is: 'day', date }),
      });
  },

  games: async (here) => {
    const { preferences, games, knowledge } = here.services;
    const { GamesScreen } = await import('../screens/games/screen.tsx');
    return () =>
      open((close) => (
        <GamesScreen
          preferences={preferences}
          games={games}
          knowledge={knowledge}
          onRead={(rules) => void here.open({ is: 'rules', rules })}
          onEdit={(id) => void here.open({ is: 'editor', id })}
          onClose={close}
        />
      ));
  },

  goals: async ({ services: { stores, preferences } }) => {
    const [{ openGoalsDialog }, { catchUp }] = await withWords(
      ['goals'],
      Promise.all([import('../screens/goals/screen.tsx'), import('../screens/goals/progress.ts')]),
    );
    return () => openGoalsDialog({ stores, preferences, catchUp: () => catchUp(stores) });
  },

  introduction: async ({ services: { preferences } }, { rules, players, onPlay, onTry }) => {
    const [{ openIntroduction }, { tryOf }] = await withWords(
      ['introduction', 'match', 'rules', 'table'],
      Promise.all([import('../screens/introduction/screen.tsx'), import('../features/lesson/tries.ts')]),
    );
    return () => {
      preferences.change({ introduced: [...preferences.settings.introduced, rules.name] });
      const plan = onTry === undefined ? null : tryOf(rules);
      return openIntroduction({
        rules,
        players,
        theme: preferences.theme,
        onPlay,
        onTry: plan === null ? null : () => onTry?.(plan),
      });
    };
  },

  keys: async ({ services: { preferences } }) => {
    const { openKeysDialog } = await withWords(['match'], import('../screens/keys/screen.tsx'));
    return () => openKeysDialog(preferences.settings.asksTwice);
  },

  ladder: async (here) => {
    const { stores, preferences } = here.services;
    const [{ openLadderDialog }, { catchUp }] = await withWords(
      ['goals'],
      Promise.all([import('../screens/ladder/screen.tsx'), import('../screens/goals/progress.ts')]),
    );
    return () =>
      openLadderDialog({
        stores,
        catchUp: () => catchUp(stores),
        preferences,
        onPlay: (step) => playAgainst(here, ladderMatch(step, preferences.settings.seats[0])),
        onAllOpponents: () => void here.open({ is: 'players' }),
        onGoals: () => void here.open({ is: 'goals' }),
      });
  },

  offer: async (here, { challenge }) => {
    const { bots, preferences } = here.services;
    const { openOfferDialog } = await withWords(['daily', 'rules'], import('../screens/challenge/offer-screen.tsx'));
    return () =>
      openOfferDialog({
        challenge,
        own: preferences.settings.seats[0],
        opponentsCome: async () => {
          bots.load(forPlayers(challenge.file.players.length, challenge.rules), { isListed: true });
          await bots.whenSettled();
          return bots.state;
        },
        onPlay: () => void here.goTo({ is: 'table', opening: { challenge } }),
      });
  },

  options: async (here) => {
    const { OptionsScreen } = await import('../screens/options/screen.tsx');
    const { preferences, updates } = here.services;
    const { data, bots } = words().options;
    const ways = [
      { label: data, onPress: () => void here.open({ is: 'data' }) },
      { label: bots, onPress: () => void here.open({ is: 'bots' }) },
      { label: words().menu.lesson, onPress: () => void here.goTo({ is: 'lesson' }) },
    ];
    return () =>
      open((close) => <OptionsScreen preferences={preferences} updates={updates} ways={ways} onClose={close} />);
  },

  players: async (here) => {
    const { PlayersScreen } = await import('../screens/players/screen.tsx');
    const { preferences } = here.services;
    return () =>
      open((close) => (
        <PlayersScreen
          preferences={preferences}
          onSeat={(seat) => void here.open({ is: 'seat', seat })}
          onDoubles={() => void here.open({ is: 'doubles' })}
          onClose={close}
        />
      ));
  },

  records: async (here) => {
    const { stores, reviews } = here.services;
    const { openRecordsDialog } = await withWords(
      ['records', 'review', 'fairness', 'editor', 'rules', 'table'],
      import('../screens/records/screen.tsx'),
    );
    return () =>
      openRecordsDialog({
        stores,
        onOpen: (goal) => void openFromRecords(here, goal),
        onRemoved: async (id) => (await reviews()).forget(id),
      });
  },

  review: async (here, { id, match, kept, seat = kept.you, backFor, onMade }) => {
    const [{ openReviewDialog }, reviews] = await withWords(
      ['review', 'records', 'match', 'rules', 'table'],
      Promise.all([import('../screens/review/screen.tsx'), here.services.reviews()]),
    );
    return () =>
      openReviewDialog({
        id,
        match,
        you: kept.you,
        seat: seat < 0 ? null : seat,
        preferences: here.services.preferences,
        reviews,
        ...(onMade !== undefined && { onMade }),
        onShow: (position, shown) => {
          const from = { position, view: shown, isPlaying: false };
          const opening = { match, kept, back: backFor(shown), reviewed: { id, seat: shown }, from };
          void here.goTo({ is: 'replay', opening });
        },
      });
  },

  rules: async (here, { rules }) => {
    const { openRulesDialog } = await withWords(['rules'], import('../screens/rules/screen.tsx'));
    const onLearn = (): void => void here.goTo({ is: 'lesson' });
    const onFairness = (): void => void here.open({ is: 'fairness' });
    return () => openRulesDialog(here.services.knowledge, rules, { onLearn, onFairness, onTeach: teach(here) });
  },

  seat: async (here, { seat }) => {
    const { SeatScreen } = await import('../screens/players/seat-screen.tsx');
    const { preferences, stores, knowledge, games } = here.services;
    const canAdapt = knowledge.playerOf(games.tableRules) !== null;
    return () =>
      open((close) => (
        <SeatScreen
          preferences={preferences}
          stores={stores}
          seat={seat}
          canAdapt={canAdapt}
          onDouble={(onSeat) => void here.open({ is: 'doubles', onSeat })}
          onClose={close}
        />
      ));
  },

  statistics: async (here) => {
    const { stores, bots, preferences } = here.services;
    const [{ openStatisticsDialog }, { HabitService }] = await withWords(
      ['records', 'daily', 'habits'],
      Promise.all([import('../screens/statistics/screen.tsx'), import('../services/bots/habit-service.ts')]),
    );
    return () =>
      openStatisticsDialog({
        stores,
        habits: new HabitService(bots),
        settings: preferences.settings,
        onDoubles: () => void here.open({ is: 'doubles' }),
      });
  },

  teaching: async (here, { rules = here.services.games.rules }) => {
    const { bots, knowledge, ownBots, preferences, teaching } = here.services;
    const [{ openTeachingDialog }, { bringBots }, { presentPlayer }, course] = await withWords(
      ['teaching', 'records', 'table'],
      Promise.all([
        import('../screens/teaching/screen.tsx'),
        import('../screens/teaching/bring-bots.ts'),
        import('../services/teaching/present-player.ts'),
        teaching(),
        knowledge.load(),
      ]),
    );
    return () =>
      openTeachingDialog({
        course,
        rules,
        ownBots,
        bring: (files) => bringBots(files, { ownBots, bots }),
        playerOf: (taught) => presentPlayer(taught, { knowledge, ownBots }),
        playAgainst: (guest, taught) => {
          bots.receive(guest);
          playAgainst(here, { rules: taught, settings: preferences.settings, guest: guest.model.file });
        },
      });
  },

  'turning-point': async (here, { deal, story, why, record, you, onWatch }) => {
    const [{ openTurningPoint }, { challengeOf, readChallenge }] = await withWords(
      ['match'],
      Promise.all([import('../screens/turning-point/screen.tsx'), import('../../engine/challenge/challenge.ts')]),
    );
    const file = record.fair === undefined ? null : challengeOf(record, you, deal);
    const again = file && {
      onPlay: () => challengeTo(here, readChallenge(file)),
      onSend: () => void here.open({ is: 'challenge', record, you, deal }),
    };
    return () => openTurningPoint({ deal, story, why, onWatch, ...(again !== null && { again }) });
  },
};

type TailOf<Asked> = Asked extends (first: never, ...others: infer Others) => unknown ? Others : never;

/** Leads to teaching the bots some rules. */
export function teach(here: Here): (rules: HouseRules) => void {
  return (rules) => void here.open({ is: 'teaching', rules });
}

/** The room that one is in, for the page of a day; null for none. */
async function roomOf(here: Here): Promise<DailyOptions['room']> {
  const { rooms, days, preferences } = here.services;
  const { session } = rooms;
  if (session === null || session.status === 'ended') return null;
  const [{ BoardOfDay }, { ownGuest, tidied }] = await withWords(
    ['friends'],
    Promise.all([import('../screens/day-board/board.tsx'), import('../screens/friends/guest.ts')]),
  );
  const guest = tidied(ownGuest(preferences));
  return {
    board: (date) => <BoardOfDay session={session} days={days} guest={guest} date={date} />,
    back: () => words().friends.board.back(session.state.code),
    onBack: () => {
      closeDialogs();
      void here.open({ is: 'friends' });
    },
  };
}

/** Goes to the table of a room as soon as its match begins, also where its screen has been closed meanwhile. */
function leadToTable(here: Here, session: RoomSession): void {
  const look = (): void => {
    if (session.status === 'here' && session.state.phase === 'match') void here.goTo({ is: 'room', session });
  };
  here.left.addEventListener('abort', session.follow({ changed: look }));
  look();
}

function openFromRecords(here: Here, goal: RecordsGoal): Promise<unknown> {
  switch (goal.is) {
    case 'replay': {
      const { match, kept, id } = goal;
      const back: Destination = { is: 'menu', over: [{ is: 'records' }] };
      return here.goTo({ is: 'replay', opening: { match, kept, back, reviewed: { id, seat: kept.you } } });
    }
    case 'review':
      return here.open(reviewOverRecords(goal));
    case 'fairness':
      return here.open({ is: 'fairness', about: goal });
    case 'challenge':
      return here.open({ is: 'challenge', record: goal.kept.record, you: goal.kept.you, deal: null });
    case 'challenge-file':
      return takeChallengeFile(here.services.arrivedChallenges, goal.file);
    default:
      return here.open(goal);
  }
}

/** The review of a record, to which the replays of its moments return. */
function reviewOverRecords({ id, match, kept }: Pick<RouteTo<'review'>, 'id' | 'match' | 'kept'>): RouteTo<'review'> {
  const review = { is: 'review', id, match, kept } as const;
  const backFor = (seat: number): Destination => ({
    is: 'menu',
    over: [{ is: 'records' }, { ...review, seat, backFor }],
  });
  return { ...review, backFor };
}
