/** The parts of a review as they are shown. */
import { LEVELS } from '../../../engine/bots/characters.ts';
import { LEVEL_LOSSES, playOf } from '../../../engine/review/levels.ts';
import { VERDICTS } from '../../../engine/review/verdict.ts';
import { tellsOfBots, verdictCounts, type ReviewedDecision } from '../../../engine/review/review.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { element } from '../../base/elements.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { percent } from '../../i18n/numbers.ts';
import { language, words } from '../../i18n/words.ts';
import type { ReviewSoFar } from '../../services/reviews.ts';
import { figureList, numbersTable } from '../../ui/dialogs/figures.ts';
import { lossesByDeal, lossesByKind, lossesOf } from './summary.ts';

/** A loss in points, hundredths of a match, with one decimal. */
function inPoints(loss: number): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), format).format(100 * loss);
}

/** How many decisions got each verdict, the worst first, and what all of them lost. */
export function verdictFigures({ judged, obvious }: Pick<ReviewSoFar, 'judged' | 'obvious'>): HTMLElement {
  const text = words().review;
  const counts = verdictCounts(judged);
  return figureList([
    ...VERDICTS.toReversed().map((verdict): [string, string] => [text.counts[verdict], String(counts[verdict])]),
    [text.obvious, String(obvious)],
    [text.lost, inPoints(lossesOf(judged).loss)],
  ]);
}

/** The level whose decisions lose about as much; nothing where too few decisions tell. @param players at the table */
export function levelSection(judged: readonly ReviewedDecision[], players: number, who: Speaker): HTMLElement[] {
  const play = playOf(judged, players);
  if (play === null) return [];
  const { loss, share, level } = play;
  const text = words().review;
  const { levels } = words().seats;
  const rows = LEVELS.map((one) => [levels[one], inPoints(share * LEVEL_LOSSES[one])]);
  return [
    element('h2', {}, `${text.playedLike(who)} `, element('em', {}, levels[level])),
    numbersTable(text.perDecision, {
      head: [text.player, text.perDecision],
      rows: [[who.name, inPoints(loss)], ...rows],
    }),
  ];
}

/** The chance to win after each deal, and what decisions in it lost. @param chances before the first deal and after each */
export function dealsTable(judged: readonly ReviewedDecision[], chances: readonly number[]): HTMLElement[] {
  const text = words().review;
  const rows = lossesByDeal(judged, chances.length - 1).map(({ decisions, loss }, index) => [
    String(index + 1),
    percent(chances[index + 1]),
    String(decisions),
    inPoints(loss),
  ]);
  const head = [text.deal, text.chanceAfter, text.decisions, text.pointsLost];
  return [element('h2', {}, text.byDeal), numbersTable(text.byDeal, { head, rows })];
}

/** What each kind of decision lost; nothing where nothing has been judged. */
export function kindsTable(judged: readonly ReviewedDecision[]): HTMLElement[] {
  const text = words().review;
  const kinds = lossesByKind(judged);
  if (kinds.length === 0) return [];
  const rows = kinds.map(([kind, { decisions, loss }]) => [text.kinds[kind], String(decisions), inPoints(loss)]);
  const head = [text.kind, text.decisions, text.pointsLost];
  return [element('h2', {}, text.byKind), numbersTable(text.byKind, { head, rows })];
}

/** What a review of a seat takes for granted, a line each. */
export function assumptions(record: MatchRecord, seat: number): HTMLElement[] {
  const text = words().review;
  const hasPeople = record.deals.some(
    ({ bots }) => bots?.some((bot, other) => bot === null && other !== seat) === true,
  );
  const lines = [text.equity, ...(tellsOfBots(record) ? [] : [text.bots]), ...(hasPeople ? [text.people] : [])];
  return [element('h2', {}, text.assumed), ...lines.map((line) => element('p', { className: 'soft' }, line))];
}
