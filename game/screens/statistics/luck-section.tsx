/** The part of the statistics that is about luck. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { luckInWords } from './luck-in-words.ts';
import { luckOver, type LuckAtTables } from './luck.ts';
import type { MatchFacts } from './statistics.ts';

/** The luck of some matches, once they have been played again. */
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
