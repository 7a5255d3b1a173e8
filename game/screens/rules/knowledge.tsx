/** How well the bots know a game. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { HIGHEST_RANDOM_MINIMUM } from '../../../engine/rules/held-out.ts';
import { playersWithPolicies } from '../../../engine/rules/suited.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Familiarity } from '../../catalogue/familiarity.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { words } from '../../i18n/words.ts';
import { copyText } from '../../kit/send.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import { rulesFileName } from './shared-rules.ts';

/** Opens the page on which bots are taught some rules. */
export type OnTeach = (rules: HouseRules) => void;

interface KnowledgeProps {
  rules: HouseRules;
  knowledge: Pick<Knowledge, 'of' | 'load'>;
  /** Where they can be taught. */
  onTeach?: OnTeach | undefined;
}

/** How well they know it, once that has been loaded, and how to teach or train a bot for it. */
export function KnowledgeOf({ rules, knowledge, onTeach }: KnowledgeProps) {
  const [isLoaded, show] = useState(false);
  useEffect(() => {
    let isGone = false;
    void knowledge.load().then(() => {
      if (!isGone) show(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (!isLoaded) return null;
  const { knowledge: title, teach } = words().games;
  const canBeTaught = playersWithPolicies(rules) !== null;
  return (
    <section>
      <h2>{title}</h2>
      <p>{familiarityInWords(knowledge.of(rules))}</p>
      {canBeTaught && onTeach !== undefined && (
        <p class="row">
          <button type="button" class="small" onClick={() => onTeach(rules)}>
            {teach}
          </button>
        </p>
      )}
      {canBeTaught && <Training file={rulesFileName(rules.name)} />}
    </section>
  );
}

function Training({ file }: { file: string }) {
  const { train, trainFirst, trainThen, copyCommand } = words().games;
  const command = `npm run train -- --rules ${file} --init models/general.onnx --minutes 10`;
  const code = useRef<HTMLElement>(null);
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    if (code.current !== null) say(await copyText(command, code.current));
  };
  return (
    <details>
      <summary>{train}</summary>
      <p>{trainFirst(file)}</p>
      <p>
        <code ref={code} tabIndex={0}>
          {command}
        </code>
      </p>
      <p class="row">
        <button type="button" class="small" onClick={() => void copy()}>
          {copyCommand}
        </button>
        <span role="status">{said}</span>
      </p>
      <p>{trainThen}</p>
    </details>
  );
}

/** How well the bots know a game, in a sentence or two. @param familiarity null if unknown */
function familiarityInWords(familiarity: Familiarity | null): string {
  const { knows } = words().games;
  if (familiarity === null) return knows.unknown;
  switch (familiarity.knows) {
    case 'trained':
      return familiarity.preset === null ? knows.trainedOwn : knows.trained(gameName(familiarity.preset).name);
    case 'near':
      return knows.near(gameName(familiarity.preset).name, familiarity.changes.length);
    case 'not': {
      const { because } = familiarity;
      switch (because.is) {
        case 'no-policy':
          return knows.noPolicy;
        case 'held-out':
          return knows.heldOut(because.pair);
        case 'untold':
          return knows.untold;
        case 'high-minimum':
          return knows.highMinimum(HIGHEST_RANDOM_MINIMUM);
        case 'far':
          return knows.far(gameName(because.preset).name, because.changes.length);
      }
    }
  }
}
