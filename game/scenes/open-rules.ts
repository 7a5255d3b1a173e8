/** The rules of the game that is played, to read. */
import { describeRules, differences } from '../../engine/rules/describe.ts';
import { preset } from '../../engine/rules/resolve.ts';
import type { Session } from '../session.ts';
import { capitalised } from '../text/grammar.ts';
import { gameName } from './game-names.ts';
import { openReading } from '../papers/reading.ts';

/**
 * Opens them over whatever is shown. Answers with a function that closes them.
 * @param players how many play, where that is settled
 */
export function openRules({ settings }: Session, players?: number): () => void {
  const { name, special } = gameName(settings.rules);
  const rules = preset(settings.rules);
  const house = differences(rules).map((words) => `${capitalised(words)}.`);
  return openReading({
    title: name,
    lead: special,
    passages: [
      ...(house.length > 0 ? [{ title: 'At this table', sentences: house }] : []),
      ...describeRules(rules, players),
    ],
  });
}
