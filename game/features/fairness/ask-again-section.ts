/** The part of the dialog in which the bots of a match are asked again. */
import { formatAction } from '../../../engine/actions.ts';
import type { Difference } from '../../../engine/fair/blindness.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { element } from '../../base/elements.ts';
import { language, words } from '../../i18n/words.ts';
import { actionButton, showLines } from '../../ui/dialogs/elements.ts';
import { AGAIN, askBotsAgain, PolicyUnavailable, type AskedAgain, type AskedBots } from './ask-again.ts';

/** Who can be asked. */
export type AskingOptions = AskedBots & {
  /** Names of the players, by seat. */
  names: readonly string[];
  /** Whether one of them is the person who asks. */
  isOwn: boolean;
  /** Called when the bots have been asked, or asking stops. */
  onAsked: () => void;
};

interface AskAgainSection {
  section: HTMLElement;
  /** Stops asking. */
  stop: () => void;
}

export function askAgainSection(
  record: MatchRecord,
  { names, isOwn, onAsked, ...asked }: AskingOptions,
): AskAgainSection {
  const text = words().fairness.blind;
  const stopping = new AbortController();
  let isAsking = false;
  const bar = element('progress', { hidden: true, max: 1, value: 0, ariaLabel: text.title });
  const report = element('div', { className: 'report', role: 'status' });
  const count = element('p', { className: 'soft' });
  const ask = async (): Promise<void> => {
    isAsking = true;
    button.disabled = true;
    bar.hidden = false;
    showLines(report);
    try {
      const found = await askBotsAgain({
        record,
        ...asked,
        signal: stopping.signal,
        onAsked: (decisions, of) => {
          bar.value = decisions / of;
          count.textContent = text.progress(decisions, of);
        },
      });
      if (!stopping.signal.aborted) showLines(report, ...inWords(found, record, names));
    } catch (error) {
      if (!(error instanceof PolicyUnavailable)) throw error;
      showLines(report, text.notLoaded);
    } finally {
      isAsking = false;
      button.disabled = false;
      bar.hidden = true;
      count.textContent = '';
      if (!stopping.signal.aborted) onAsked();
    }
  };
  const button = actionButton({ label: isOwn ? text.ask : text.askWatched, onPress: () => void ask() });
  const section = element(
    'section',
    {},
    element('h2', {}, text.title),
    element('p', {}, text.lead),
    element('div', { className: 'tools' }, button),
    bar,
    count,
    report,
  );
  const stop = (): void => {
    stopping.abort();
    // Now, not when the last answer has come: by then a match may have begun, with a policy of its own.
    if (isAsking) onAsked();
  };
  return { section, stop };
}

/** What was found, as sentences. */
function inWords(found: AskedAgain, record: MatchRecord, names: readonly string[]): string[] {
  const text = words().fairness.blind;
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
