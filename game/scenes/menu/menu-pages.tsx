/** The pages over the menu: who plays, one of their seats, the games, the options. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { openRulesDialog } from '../../screens/rules/screen.tsx';
import { withWords, words } from '../../i18n/words.ts';
import { open } from '../../kit/dialog.tsx';
import type { Here } from '../../match/destinations.ts';
import { GamesScreen } from '../../screens/games/screen.tsx';
import { OptionsScreen } from '../../screens/options/screen.tsx';
import { PlayersScreen } from '../../screens/players/screen.tsx';
import { SeatScreen } from '../../screens/players/seat-screen.tsx';
import { showDoubles } from '../open-doubles.ts';
import { showFairnessOfNext } from '../open-fairness.ts';
import { whileHere } from '../open-over.ts';
import { showYourData } from '../open-records.ts';
import { showTeaching, showYourBots } from '../open-teaching.ts';
import type { Services } from '../services.ts';

export type MenuPage = 'players' | 'games' | 'options';

/** Opens one over the menu; it closes when that is left. @param onLearn begins the lesson */
export function openMenuPage(here: Here, services: Services, page: MenuPage, onLearn: () => void): void {
  const { preferences } = services;
  switch (page) {
    case 'players':
      return openPlayers(here, services);
    case 'games':
      return openGames(here, services, onLearn);
    case 'options': {
      const { data, bots } = words().options;
      const ways = [
        { label: data, onPress: () => void showYourData(here, services) },
        { label: bots, onPress: () => void showYourBots(here, services) },
        { label: words().menu.lesson, onPress: onLearn },
      ];
      return whileHere(
        here,
        open((close) => <OptionsScreen preferences={preferences} ways={ways} onClose={close} />),
      );
    }
  }
}

function openPlayers(here: Here, services: Services): void {
  const { preferences, knowledge, games } = services;
  const openSeat = (seat: number): void => {
    const canAdapt = knowledge.playerOf(games.tableRules) !== null;
    const closeSeat = open((close) => (
      <SeatScreen
        preferences={preferences}
        seat={seat}
        canAdapt={canAdapt}
        onDouble={(sit) => void showDoubles(here, services, sit)}
        onClose={close}
      />
    ));
    whileHere(here, closeSeat);
  };
  const closePlayers = open((close) => (
    <PlayersScreen
      preferences={preferences}
      onSeat={openSeat}
      onDoubles={() => void showDoubles(here, services)}
      onClose={close}
    />
  ));
  whileHere(here, closePlayers);
}

function openGames(here: Here, services: Services, onLearn: () => void): void {
  const { preferences, games, knowledge } = services;
  const onTeach = (rules: HouseRules): void => void showTeaching(here, services, rules);
  const edit = async (id: string | null): Promise<void> => {
    const { openEditor } = await withWords(['editor'], import('../../screens/rules/editor.tsx'));
    if (!here.left.aborted) openEditor({ games, knowledge, onTeach }, id, () => games.changed());
  };
  const read = (rules: HouseRules): void => {
    const onFairness = (): void => void showFairnessOfNext(here, services);
    whileHere(here, openRulesDialog(knowledge, rules, { onLearn, onFairness, onTeach }));
  };
  const closeGames = open((close) => (
    <GamesScreen
      preferences={preferences}
      games={games}
      knowledge={knowledge}
      onRead={read}
      onEdit={(id) => void edit(id)}
      onClose={close}
    />
  ));
  whileHere(here, closeGames);
}
