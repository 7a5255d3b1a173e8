/** Shows rules that came from outside, and asks what to do with them. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { element } from '../../base/elements.ts';
import { openDialog, type DialogButton } from '../../ui/dialogs/dialog.ts';
import { showToast } from '../../ui/dialogs/toast.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { words } from '../../i18n/words.ts';
import { familiarityParagraphs, passageElements, specialElements } from './description.ts';
import { draftFrom, draftOf, rulesIn } from './draft.ts';
import type { EditedGames } from './editor.ts';
import { freeName, ownId, TRIED, type KeptRules } from '../../catalogue/library.ts';
import { problemInWords } from '../../model/rules-problems.ts';
import { describeInWords } from '../../model/rules-in-words.ts';
import { readRulesLink, SharedRulesError } from './shared-rules.ts';
import { readOrExplain } from './read-file.ts';

/** Offers the rules of a link. @param fragment of the page's address */
export async function offerLink(edited: EditedGames, fragment: string): Promise<void> {
  try {
    await edited.games.loaded;
    offer(edited, await readRulesLink(fragment), words().editor.fromLink);
  } catch (error) {
    if (!(error instanceof SharedRulesError)) throw error;
    showToast(problemInWords(error.problem));
  }
}

/** Offers the rules of a file. */
export async function offerFile(edited: EditedGames, file: File): Promise<void> {
  const rules = await readOrExplain(file);
  if (typeof rules === 'string') showToast(rules);
  else offer(edited, rules, words().editor.fromFile(file.name));
}

/** Opens a dialog with the game in words, to keep, play once or ignore. */
function offer(edited: EditedGames, file: KeptRules, source: string): void {
  const { games, knowledge, onTeach } = edited;
  const { library } = games;
  const { keepAndPlay, play, playOnce, noThanks, knownAlready, kept, tried } = words().editor;
  const rules = resolveRules(file);
  const twin = library.findIdentical(rules);
  const title = twin === null ? rules.name : titleOf(library.find(twin) ?? rules);
  const choose = (id: string, said: string): void => {
    dialog.close();
    games.play(id);
    games.changed();
    showToast(said);
  };
  const buttons: DialogButton[] =
    twin === null
      ? [
          {
            label: keepAndPlay,
            onPress: async () => {
              await games.read();
              const name = freeName(rules.name, (taken) => library.has(taken));
              library.save(name, file).catch((error: unknown) => showToast(String(error)));
              choose(ownId(name), kept(name));
            },
          },
          {
            label: playOnce,
            onPress: () => {
              library.tryOut(rules.name, file);
              choose(TRIED, tried(rules.name));
            },
          },
        ]
      : [{ label: play, onPress: () => choose(twin, tried(title)) }];
  const known = element('section');
  const dialog = openDialog({
    title,
    lead: twin === null ? source : `${source} ${knownAlready(title)}`,
    body: [
      ...specialElements(rules),
      ...passageElements(describeInWords(rules), describeInWords(rulesIn(draftFrom(draftOf(file).base)))),
      known,
    ],
    buttons,
    close: noThanks,
  });
  void knowledge
    .load()
    .then(() => known.replaceChildren(...familiarityParagraphs(rules, knowledge.of(rules), onTeach)));
}
