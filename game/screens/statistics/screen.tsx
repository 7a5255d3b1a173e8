/** How one plays, in figures and charts, from the records. */
import { useMemo, useState } from 'preact/hooks';
import { LEVEL_FACTS } from '../../../engine/bots/characters.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { plainNumber, signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { CurveChart } from '../../kit/chart.tsx';
import { Select } from '../../kit/controls.tsx';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { Figures } from '../../kit/figures.tsx';
import { useStored } from '../../kit/use-loaded.ts';
import { inOrder, type Stores } from '../../services/storage/stores.ts';
import {
  dailyStatisticsOf,
  type DailyStatistics,
  factsOf,
  filtered,
  OPPONENT_LEVELS,
  statisticsOf,
  type Filter,
  type MatchFacts,
} from './statistics.ts';
import { HabitsSection, type HabitsOptions } from './habits-section.tsx';
import { LuckSection } from './luck-section.tsx';
import { number, shareWithCount } from './numbers.ts';
import { opponentsName, Sheet } from './sheet.tsx';

interface StatisticsOptions extends HabitsOptions {
  stores: Stores;
}

export const openStatisticsDialog = opens(StatisticsScreen);

function StatisticsScreen({ stores, onClose, ...habits }: Closable<StatisticsOptions>) {
  const messages = words().statistics;
  const matches = useStored(async () =>
    [...(await stores.records.all()).values()].flatMap((kept) => factsOf(kept) ?? []),
  );
  const ratings = useStored(async () => inOrder(await stores.ratings.all()));
  const days = useStored(async () => dailyStatisticsOf((await stores.days.all()).values()));
  return (
    <Dialog title={messages.title} lead={messages.lead} isWide onClose={onClose}>
      {ratings.value !== null && ratings.value.length > 0 && (
        <div class="pictures">
          <RatingCurve rated={ratings.value} />
        </div>
      )}
      {matches.value !== null && <Matches all={matches.value} {...habits} />}
      {matches.problem !== null && <p>{matches.problem}</p>}
      <section>
        {days.value !== null && <Days counted={days.value} />}
        {days.problem !== null && <p>{days.problem}</p>}
      </section>
    </Dialog>
  );
}

function RatingCurve({ rated }: { rated: ReturnType<typeof inOrder> }) {
  const { title, lead, match } = words().statistics.rating;
  const face = (rating: number): string => plainNumber(Math.round(rating));
  return (
    <CurveChart
      title={title}
      lead={lead(LEVEL_FACTS.beginner.rating, LEVEL_FACTS.master.rating)}
      values={rated.map(({ rating }) => rating.rating)}
      face={face}
      table={{ head: [match, title], rows: rated.map(({ ended, rating }) => [dayInWords(ended), face(rating.rating)]) }}
    />
  );
}

function Matches({ all, ...habits }: HabitsOptions & { all: readonly MatchFacts[] }) {
  const messages = words().statistics;
  const [filter, filterBy] = useState<Filter>({ game: null, level: null, players: null });
  const wanted = useMemo(() => filtered(all, filter), [all, filter]);
  const statistics = useMemo(() => statisticsOf(wanted), [wanted]);
  return (
    <>
      <FilterFields all={all} filter={filter} onFilter={filterBy} />
      {wanted.length === 0 ? (
        <p>{all.length === 0 ? messages.none : messages.noneFits}</p>
      ) : (
        // What is looked for in some matches is not looked for any more once there are others.
        <div key={JSON.stringify(filter)}>
          <Sheet statistics={statistics} />
          <LuckSection matches={wanted} />
          <HabitsSection matches={wanted} {...habits} />
        </div>
      )}
    </>
  );
}

interface FilterProps {
  all: readonly MatchFacts[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

function FilterFields({ all, filter, onFilter }: FilterProps) {
  const messages = words().statistics;
  const { any } = messages;
  const { byGame, byLevel, byPlayers } = useMemo(() => statisticsOf(all), [all]);
  return (
    <div class="tools">
      <Select
        label={messages.game}
        any={any}
        from={byGame.map(({ key }) => [key, gameName(key).name])}
        chosen={filter.game}
        onChoose={(game) => onFilter({ ...filter, game })}
      />
      <Select
        label={messages.level}
        any={any}
        from={byLevel.map(({ key }) => [key, opponentsName(key)])}
        chosen={filter.level}
        onChoose={(level) => onFilter({ ...filter, level: OPPONENT_LEVELS.find((one) => one === level) ?? null })}
      />
      <Select
        label={messages.players}
        any={any}
        from={byPlayers.map(({ key }) => [String(key), messages.seats(key)])}
        chosen={filter.players === null ? null : String(filter.players)}
        onChoose={(players) => onFilter({ ...filter, players: players === null ? null : Number(players) })}
      />
    </div>
  );
}

function Days({ counted }: { counted: DailyStatistics }) {
  const messages = words().daily.statistics;
  return (
    <>
      <h2>{messages.title}</h2>
      <p class="soft">{messages.lead}</p>
      <Figures
        all={[
          [messages.daysPlayed, number(counted.days)],
          [messages.average, signed(counted.average)],
          [messages.best, signed(counted.best)],
          [messages.ahead, ...shareWithCount(counted.ahead, counted.deals)],
          [messages.behind, ...shareWithCount(counted.behind, counted.deals)],
        ]}
      />
    </>
  );
}
