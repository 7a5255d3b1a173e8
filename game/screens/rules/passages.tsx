/** A game in words. */
import type { RulesPassage } from '../../../engine/rules/describe.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { differencesInWords } from '../../model/rules-in-words.ts';

interface PassagesProps {
  all: readonly RulesPassage[];
  /** Passages whose sentences are not new; all others are marked. If left out, none are. */
  known?: readonly RulesPassage[];
}

/** Passages with their titles. */
export function Passages({ all, known }: PassagesProps) {
  const familiar = new Set(known?.flatMap(({ sentences }) => sentences));
  const isNew = (sentence: string): boolean => known !== undefined && !familiar.has(sentence);
  return (
    <>
      {all.map(({ title, sentences }) => (
        <section key={title}>
          <h2>{title}</h2>
          {sentences.map((sentence, at) => (
            <p key={at}>{isNew(sentence) ? <mark>{sentence}</mark> : sentence}</p>
          ))}
        </section>
      ))}
    </>
  );
}

/** What is special about a game, to be read before the rest; nothing in the standard game. */
export function SpecialRules({ rules }: { rules: HouseRules }) {
  const sentences = differencesInWords(rules).map((difference) => `${capitalised(difference)}.`);
  return sentences.length === 0 ? null : <Passages all={[{ title: words().games.atThisTable, sentences }]} />;
}
