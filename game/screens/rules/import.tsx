/** Shows rules that came from outside, and asks what to do with them. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { freeName, ownId, TRIED, type KeptRules } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import { describeInWords } from '../../model/rules-in-words.ts';
import { problemInWords } from '../../model/rules-problems.ts';
import { showToast } from '../../kit/toast.tsx';
import { draftFrom, draftOf, rulesIn } from './draft.ts';
import type { EditedGames } from './editor.tsx';
import { KnowledgeOf } from './knowledge.tsx';
import { Passages, SpecialRules } from './passages.tsx';
import { readOrExplain } from './read-file.ts';
import { readRulesLink, SharedRulesError } from './shared-rules.ts';

/** Offers the rules of a link. @param fragment of the page's address */
export async function offerLink(edited: EditedGames, fragment: string): Promise<void> {
  try {
    await edited.games.loaded;
    offer(edited, await readRulesLink(fragment), () => words().editor.fromLink);
  } catch (error) {
    if (!(error instanceof SharedRulesError)) throw error;
    showToast(problemInWords(error.problem));
  }
}

/** Offers the rules of a file. */
export async function offerFile(edited: EditedGames, file: File): Promise<void> {
  const rules = await readOrExplain(file);
  if (typeof rules === 'string') showToast(rules);
  else offer(edited, rules, () => words().editor.fromFile(file.name));
}

interface OfferProps extends EditedGames {
  file: KeptRules;
  /** Where they came from, in words. */
  source: () => string;
  onClose: () => void;
}

function offer(edited: EditedGames, file: KeptRules, source: OfferProps['source']): void {
  open((close) => <OfferScreen {...edited} file={file} source={source} onClose={close} />);
}

function OfferScreen({ games, knowledge, onTeach, file, source, onClose }: OfferProps) {
  const { library } = games;
  const { keepAndPlay, play, playOnce, noThanks, knownAlready, kept, tried } = words().editor;
  const rules = resolveRules(file);
  const twin = library.findIdentical(rules);
  const title = twin === null ? rules.name : titleOf(library.find(twin) ?? rules);
  const choose = (id: string, said: string): void => {
    onClose();
    games.play(id);
    games.changed();
    showToast(said);
  };
  const keep = async (): Promise<void> => {
    await games.read();
    const name = freeName(rules.name, (taken) => library.has(taken));
    library.save(name, file).catch((error: unknown) => showToast(String(error)));
    choose(ownId(name), kept(name));
  };
  const tryOut = (): void => {
    library.tryOut(rules.name, file);
    choose(TRIED, tried(rules.name));
  };
  return (
    <Dialog
      title={title}
      lead={twin === null ? source() : `${source()} ${knownAlready(title)}`}
      actions={twin === null ? [{ label: playOnce, onPress: tryOut }] : []}
      main={
        twin === null
          ? { label: keepAndPlay, onPress: () => void keep() }
          : { label: play, onPress: () => choose(twin, tried(title)) }
      }
      close={noThanks}
      onClose={onClose}
    >
      <SpecialRules rules={rules} />
      <Passages all={describeInWords(rules)} known={describeInWords(rulesIn(draftFrom(draftOf(file).base)))} />
      <KnowledgeOf rules={rules} knowledge={knowledge} onTeach={onTeach} />
    </Dialog>
  );
}
