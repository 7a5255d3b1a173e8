/** How the cards are shuffled: what they are sealed with, the secrets of deals that are over, and whether they agree. */
import { useState } from 'preact/hooks';
import recipe from '../../../docs/fairness/pack.py?raw';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { brokenSeal } from '../../../engine/fair/check-seals.ts';
import { commitmentTo, type Seal } from '../../../engine/fair/recipe.ts';
import { RESHUFFLE, type DealRecord, type MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { download } from '../../base/download.ts';
import { inGroups } from '../../base/in-groups.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import { AskAgainSection, type AskingOptions } from './ask-again-section.tsx';
import './screen.css';
import { formatCards } from '../../../engine/cards.ts';
import { FULL_PACK, packOf } from '../../../engine/pack.ts';

/**
 * What the screen is about: the match that begins next, one that has begun, as far as it has been recorded, the deals of a day, or a
 * challenge.
 */
export type FairnessSubject =
  | { is: 'next'; commitment: string; word: string; onWord: (word: string) => void }
  | { is: 'unsealed' }
  | { is: 'daily' }
  | { is: 'challenge' }
  | { is: 'match'; record: MatchRecord; rules: HouseRules; asking?: AskingOptions };

const LONGEST_WORD = 64;

export function openFairnessDialog(subject: FairnessSubject): () => void {
  return open((close) => <FairnessScreen subject={subject} onClose={close} />);
}

type SubjectOf<Is extends FairnessSubject['is']> = Extract<FairnessSubject, { is: Is }>;

function FairnessScreen({ subject, onClose }: { subject: FairnessSubject; onClose: () => void }) {
  const text = words().fairness;
  return (
    <Dialog title={text.title} lead={text.lead} isWide onClose={onClose}>
      <div class="fairness">
        {subject.is === 'next' && <AboutNext {...subject} />}
        {subject.is === 'match' && <AboutMatch {...subject} />}
        {subject.is !== 'next' && subject.is !== 'match' && <p>{text[subject.is]}</p>}
      </div>
    </Dialog>
  );
}

function AboutNext({ commitment, word: first, onWord }: SubjectOf<'next'>) {
  const text = words().fairness;
  const [word, show] = useState(first);
  const change = (next: string): void => {
    show(next);
    onWord(next.trim());
  };
  return (
    <>
      <p>{text.next}</p>
      <LongLine label={text.sealedAs} line={inGroups(commitment)} />
      <div class="tools">
        <label>
          <span>{text.word}</span>
          <input
            type="text"
            maxLength={LONGEST_WORD}
            autocomplete="off"
            value={word}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        </label>
        <button type="button" onClick={() => change(randomWord())}>
          {text.cut}
        </button>
      </div>
    </>
  );
}

function AboutMatch({ record, rules, asking }: SubjectOf<'match'>) {
  const text = words().fairness;
  const { fair, deals } = record;
  return (
    <>
      {fair === undefined ? (
        <p>{text.unsealed}</p>
      ) : (
        <>
          <p>
            {text.during} {fair.word === '' ? text.withoutWord : text.withWord(fair.word)}
          </p>
          <LongLine label={text.sealedAs} line={inGroups(fair.commitment)} />
          <p>{resultOfCheck({ ...record, fair }, rules)}</p>
          {deals.length > 0 && <Secrets deals={deals} />}
          {deals.length > 0 && <Recipe call={recipeCall(deals[0].secret ?? '', fair.word, rules)} />}
        </>
      )}
      {asking !== undefined && <AskAgainSection record={record} asking={asking} />}
    </>
  );
}

function resultOfCheck(record: Pick<MatchRecord, 'deals' | 'players'> & { fair: Seal }, rules: HouseRules): string {
  const text = words().fairness;
  if (record.deals.length === 0) return text.noneYet;
  const broken = brokenSeal(record, rules);
  if (broken === null) return text.holds(record.deals.length);
  const { at, unsealed } = words().replay.faults;
  return text.broken(at(broken.deal, broken.action, unsealed[broken.what]));
}

function Secrets({ deals }: Pick<MatchRecord, 'deals'>) {
  return (
    <details>
      <summary>{words().fairness.secrets}</summary>
      {deals.map((deal, index) => (
        <SecretOf key={index} deal={deal} index={index} />
      ))}
    </details>
  );
}

/** @param props.index of the deal, from 0 */
function SecretOf({ deal: { secret = '', commitment, deck, actions }, index }: { deal: DealRecord; index: number }) {
  const text = words().fairness;
  const isFirst = index === 0 || commitment !== undefined;
  const hash = bytesToHex(commitmentTo(hexToBytes(secret)));
  const stocks = actions.filter(([seat]) => seat < 0).map(([, entry]) => entry.slice(RESHUFFLE.length + 1));
  return (
    <>
      <h2>{text.deal(index + 1)}</h2>
      {commitment !== undefined && <LongLine label={text.sealedAs} line={inGroups(commitment)} />}
      <LongLine label={text.secret} line={inGroups(secret)} />
      <LongLine label={isFirst ? text.isCommitment : text.isSecretOf(index)} line={inGroups(hash)} />
      <LongLine label={text.pack} line={deck} />
      {stocks.map((stock, at) => (
        <LongLine key={at} label={text.newStock} line={stock} />
      ))}
    </>
  );
}

function Recipe({ call }: { call: string }) {
  const text = words().fairness;
  return (
    <section>
      <p>{text.recipe}</p>
      <code>{call}</code>
      <div class="tools">
        <button type="button" onClick={() => download(RECIPE, recipe)}>
          {text.saveRecipe}
        </button>
      </div>
    </section>
  );
}

function LongLine({ label, line }: { label: string; line: string }) {
  return (
    <div class="long-number">
      <span>{label}</span>
      <code>{line}</code>
    </div>
  );
}

/** Syllables that can be read in all languages of the game. */
const SYLLABLES = ['ba', 'do', 'fe', 'gu', 'ka', 'lo', 'mi', 'na', 'pe', 'ro', 'sa', 'te', 'ti', 'vo', 'zu', 'me'];
const LENGTH = 6;

function randomWord(): string {
  const chosen = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(chosen, (byte) => SYLLABLES[byte % SYLLABLES.length]).join('');
}

const RECIPE = 'pack.py';

/** What to type to get the pack of the first deal; others than one pack of 52 cards are named card by card. */
export function recipeCall(secret: string, word: string, rules: HouseRules): string {
  const pack = packOf(rules);
  const cards = pack.length !== FULL_PACK.length ? ` deal ${formatCards(pack)}` : '';
  return `python3 ${RECIPE} ${secret} 1 '${word.replaceAll("'", "'\\''")}'${cards}`;
}
