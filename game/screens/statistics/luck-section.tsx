/** The part of the statistics that is about luck. */
import { useEffect, useState } from 'preact/hooks';
import { words, language } from '../../i18n/words.ts';
import { luckOver, type LuckAtTables, isUnusual, meanOf } from './luck.ts';
import type { MatchFacts } from './statistics.ts';
import type { ChanceTally } from '../../../engine/luck.ts';
import type { Results } from '../../../engine/review/results.ts';
import type { Interval } from '../../../engine/statistics.ts';

export function LuckSection({ matches }: { matches: readonly MatchFacts[] }) {
  const text = words().luck;
  const [luck, tell] = useState<LuckAtTables | null>(null);
  useEffect(() => {
    const counting = new AbortController();
    void luckOver(matches, counting.signal).then((counted) => {
      if (!counting.signal.aborted) tell(counted);
    });
    return () => counting.abort();
  }, []);
  const sentences = luck === null ? [] : luckInWords(luck);
  return (
    <section>
      <h2>{text.title}</h2>
      <div role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {luck === null && <p class="soft">{text.counting}</p>}
        {luck !== null && (sentences.length === 0 ? <p>{text.none}</p> : <p class="soft">{text.how}</p>)}
      </div>
    </section>
  );
}

/** Digits after the point: hands differ by whole points, what a card brings by less. */
const DIGITS = { dealt: 1, drawn: 2 };

function luckInWords({ you, others, results }: LuckAtTables): string[] {
  if (you.dealt.count === 0) return [];
  const text = words().luck;
  const kinds: [string, ChanceTally][] = [
    [text.yourHands, you.dealt],
    [text.theirHands, others.dealt],
    [text.yourCards, you.drawn],
    [text.theirCards, others.drawn],
  ];
  const unusual = kinds.flatMap(([name, tally]) => {
    const mean = meanOf(tally);
    return mean !== null && isUnusual(mean) ? [name] : [];
  });
  return [
    text.dealt(...figures(you.dealt, DIGITS.dealt), ...figures(others.dealt, DIGITS.dealt)),
    text.drawn(...figures(you.drawn, DIGITS.drawn), ...figures(others.drawn, DIGITS.drawn)),
    unusual.length === 0 ? text.inside : text.outside(new Intl.ListFormat(language()).format(unusual)),
    ...(results === null ? [] : [resultsInWords(results)]),
  ];
}

function resultsInWords({ matches, wins, withoutLuck }: Results): string {
  const share = ({ mean, high }: Interval): string => withMargin(100 * mean, 100 * (high - mean), inDigits(0));
  return words().luck.results(matches, share(wins), share(withoutLuck.interval));
}

function figures(tally: ChanceTally, digits: number): [mean: string, expected: string] {
  const mean = meanOf(tally);
  if (mean === null) return ['–', '–'];
  const format = inDigits(digits);
  return [withMargin(mean.mean, mean.margin, format), format.format(mean.expected)];
}

function inDigits(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function withMargin(mean: number, margin: number, format: Intl.NumberFormat): string {
  return `${format.format(mean)}\u00a0±\u00a0${format.format(margin)}`;
}
