/** The part of the screen in which the bots of a match are asked again. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatAction } from '../../../engine/actions.ts';
import type { Difference } from '../../../engine/fair/blindness.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { language, words } from '../../i18n/words.ts';
import { AGAIN, askBotsAgain, PolicyUnavailable, type AskedAgain, type AskedBots } from './ask-again.ts';

export type AskingOptions = AskedBots & {
  /** Names of the players, by seat. */
  names: readonly string[];
  /** Whether one of them is the person who asks. */
  isOwn: boolean;
  /** Called when the bots have been asked, or asking stops. */
  onAsked: () => void;
};

/** What was found is null where the policy does not come. */
type AskingState =
  | { is: 'not-asked' }
  | { is: 'asking'; decisions: number; of: number }
  | { is: 'asked'; found: AskedAgain | null };

/** Asks, until the component goes away. @returns how far that is, and what begins it */
function useAsking(record: MatchRecord, { bots, createBot, loadBots, onAsked }: AskingOptions) {
  const [state, show] = useState<AskingState>({ is: 'not-asked' });
  const asking = useRef<AbortController | null>(null);
  useLayoutEffect(
    () => () => {
      if (asking.current === null) return;
      asking.current.abort();
      // Now, not when the last answer has come: by then a match may have begun, with a policy of its own.
      onAsked();
    },
    [],
  );
  const ask = async (): Promise<void> => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const tell = (next: AskingState): void => {
      if (!signal.aborted) show(next);
    };
    asking.current = stopping;
    tell({ is: 'asking', decisions: 0, of: 0 });
    try {
      const onProgress = (decisions: number, of: number): void => tell({ is: 'asking', decisions, of });
      const found = await askBotsAgain({ record, bots, createBot, loadBots, signal, onAsked: onProgress });
      tell({ is: 'asked', found });
    } catch (error) {
      tell({ is: 'asked', found: null });
      if (!(error instanceof PolicyUnavailable)) throw error;
    } finally {
      asking.current = null;
      if (!signal.aborted) onAsked();
    }
  };
  return { state, ask };
}

export function AskAgainSection({ record, asking }: { record: MatchRecord; asking: AskingOptions }) {
  const text = words().fairness.blind;
  const { state, ask } = useAsking(record, asking);
  const isAsking = state.is === 'asking';
  const sentences = state.is === 'asked' ? inWords(state.found, record, asking.names) : [];
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <div class="tools">
        <button type="button" disabled={isAsking} onClick={() => void ask()}>
          {asking.isOwn ? text.ask : text.askWatched}
        </button>
      </div>
      {isAsking && <progress max={1} value={state.decisions / Math.max(1, state.of)} aria-label={text.title} />}
      {isAsking && state.of > 0 && <p class="soft">{text.progress(state.decisions, state.of)}</p>}
      <div class="report" role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}

function inWords(found: AskedAgain | null, record: MatchRecord, names: readonly string[]): string[] {
  const text = words().fairness.blind;
  if (found === null) return [text.notLoaded];
  const { decisions, differences, partly, asked, unnamed, absent, seats } = found;
  const who = new Intl.ListFormat(language()).format(names.filter((_, seat) => seats[seat]));
  const [first] = differences;
  const sentences: string[] = [];
  if (decisions > 0 && first === undefined) sentences.push(text.same(decisions, who, AGAIN));
  if (first !== undefined) sentences.push(text.differ(differences.length, decisions), differenceInWords(first, names));
  if (decisions > 0 && record.fair === undefined) sentences.push(text.unsealed);
  if (partly > 0) sentences.push(text.partly(partly, asked));
  if (unnamed > 0) sentences.push(decisions === 0 && absent === 0 ? text.nobody : text.unnamed(unnamed));
  if (absent > 0) sentences.push(text.absent(absent));
  return sentences.length > 0 ? sentences : [text.none];
}

function differenceInWords({ decision, what, expected, found }: Difference, names: readonly string[]): string {
  const text = words().fairness.blind;
  const name = names[decision.seat];
  const [was, now] = [formatAction(expected), formatAction(found)];
  return words().replay.faults.at(decision.deal, decision.action, text[what](name, was, now));
}
