/** The parts of a review as they are shown. */
import type { ComponentChildren } from 'preact';
import { LEVELS } from '../../../engine/bots/characters.ts';
import { LEVEL_LOSSES, playOf } from '../../../engine/review/levels.ts';
import { VERDICTS } from '../../../engine/review/verdict.ts';
import { tellsOfBots, verdictCounts, type ReviewedDecision } from '../../../engine/review/review.ts';
import { isByPerson, type MatchRecord } from '../../../engine/record.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { percent } from '../../i18n/numbers.ts';
import { language, words } from '../../i18n/words.ts';
import { Figures, NumbersTable } from '../../kit/figures.tsx';
import type { ReviewSoFar } from '../../services/reviews.ts';
import { lossesByDeal, lossesByKind, lossesOf } from './summary.ts';

/** Stands where nothing has been judged: 0 would be a result. */
const NONE = '–';

/** A loss in points, hundredths of a match, with one decimal. */
function inPoints(loss: number): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), format).format(100 * loss);
}

interface JudgedProps {
  judged: readonly ReviewedDecision[];
}

/** How many decisions got each verdict, the worst first, and what all of them lost. */
export function VerdictFigures({ judged, obvious }: Pick<ReviewSoFar, 'judged' | 'obvious'>) {
  const text = words().review;
  const counts = verdictCounts(judged);
  const isJudged = judged.length + obvious > 0;
  const figure = (count: number): string => (isJudged ? String(count) : NONE);
  const byVerdict = VERDICTS.toReversed().map((verdict) => [text.counts[verdict], figure(counts[verdict])] as const);
  const lost = isJudged ? inPoints(lossesOf(judged).loss) : NONE;
  return <Figures all={[...byVerdict, [text.obvious, figure(obvious)], [text.lost, lost]]} />;
}

interface TableProps {
  title: ComponentChildren;
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

function TableSection({ title, ...table }: TableProps) {
  return (
    <section>
      <h2>{title}</h2>
      <NumbersTable {...table} />
    </section>
  );
}

/** The level whose decisions lose about as much; nothing where too few decisions tell. @param props.players at the table */
export function LevelSection({ judged, players, who }: JudgedProps & { players: number; who: Speaker }) {
  const play = playOf(judged, players);
  if (play === null) return null;
  const { loss, share, level } = play;
  const text = words().review;
  const { levels } = words().seats;
  const title = [text.playedLike(who), ' ', <em key="level">{levels[level]}</em>];
  const rows = LEVELS.map((one) => [levels[one], inPoints(share * LEVEL_LOSSES[one])]);
  return (
    <TableSection
      title={title}
      label={text.perDecision}
      head={[text.player, text.perDecision]}
      rows={[[who.name, inPoints(loss)], ...rows]}
    />
  );
}

/** The chance to win after each deal, and what decisions in it lost. @param props.chances before the first deal and after each */
export function DealsTable({ judged, chances }: JudgedProps & { chances: readonly number[] }) {
  const text = words().review;
  const rows = lossesByDeal(judged, chances.length - 1).map(({ decisions, loss }, index) => [
    String(index + 1),
    percent(chances[index + 1]),
    decisions > 0 ? String(decisions) : NONE,
    decisions > 0 ? inPoints(loss) : NONE,
  ]);
  const head = [text.deal, text.chanceAfter, text.decisions, text.pointsLost];
  return <TableSection title={text.byDeal} label={text.byDeal} head={head} rows={rows} />;
}

/** What each kind of decision lost; nothing where nothing has been judged. */
export function KindsTable({ judged }: JudgedProps) {
  const text = words().review;
  const kinds = lossesByKind(judged);
  if (kinds.length === 0) return null;
  const rows = kinds.map(([kind, { decisions, loss }]) => [text.kinds[kind], String(decisions), inPoints(loss)]);
  const head = [text.kind, text.decisions, text.pointsLost];
  return <TableSection title={text.byKind} label={text.byKind} head={head} rows={rows} />;
}

/** What a review of a seat takes for granted, a line each. */
export function Assumptions({ record, seat, who }: { record: MatchRecord; seat: number; who: Speaker }) {
  const { assumed, equity, bots: ofBots, people, byBot } = words().review;
  const byBots = record.deals.flatMap((_, index) => (isByPerson(record, seat, index + 1) ? [] : [String(index + 1)]));
  // Where a bot has played all of it, the record tells nobody but oneself from a bot.
  const isPerson = who.you || byBots.length < record.deals.length;
  const hasPeople = record.deals.some(
    ({ bots }) => bots?.some((bot, other) => bot === null && other !== seat) === true,
  );
  return (
    <section>
      <h2>{assumed}</h2>
      <p class="soft">{equity}</p>
      {isPerson && byBots.length > 0 && <p class="soft">{byBot(who, byBots)}</p>}
      {!tellsOfBots(record) && <p class="soft">{ofBots}</p>}
      {hasPeople && <p class="soft">{people}</p>}
    </section>
  );
}
