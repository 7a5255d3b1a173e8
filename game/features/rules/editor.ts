/** The rules editor: makes a game of one's own, saves it and shares it. */
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { RuleName } from '../../../engine/rules/table.ts';
import { askInDialog } from '../../ui/dialogs/ask.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';
import { openDialog, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { gameName } from '../../catalogue/game-names.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Games } from '../../services/games.ts';
import { words } from '../../i18n/words.ts';
import { openCompareDialog } from './compare-dialog.ts';
import { familiarityParagraphs, type OnTeach } from './description.ts';
import {
  conflictOf,
  draftFile,
  draftFrom,
  draftOf,
  isSameDraft,
  fixedKeys,
  fixesFor,
  rulesIn,
  withBase,
  withChanges,
  withoutChange,
  type Draft,
} from './draft.ts';
import { freeName, isGameName, ownId, ownName, tidyName, type KeptRules } from '../../catalogue/library.ts';
import { conflictInWords } from '../../model/rules-problems.ts';
import { EditorForm } from './editor-form.ts';
import type { FieldState } from './rule-fields.ts';
import { labelInWords, meaningInWords } from '../../model/rules-in-words.ts';
import { openShareDialog } from './share-dialog.ts';
import { readOrExplain, takeFile } from './read-file.ts';

/** The games that the editor changes, how well the bots know them, and what leads to teaching them. */
export interface EditedGames {
  games: Games;
  knowledge: Knowledge;
  onTeach?: OnTeach;
}

/** A game that is being made. */
interface EditedGame {
  draft: Draft;
  /** As it was when it was opened or saved last, and its name then. */
  saved: Draft;
  savedName: string;
  /** The text in the field for its name. */
  name: string;
  /** The name under which it is stored, null if it is not. */
  kept: string | null;
}

/**
 * Opens the editor with a game.
 * @param id of the game to change, as in `RulesLibrary`; null for a new one
 * @param onClose called when it has been closed for good
 */
export function openEditor(edited: EditedGames, id: string | null, onClose: () => void): void {
  new Editor(edited, workOn(edited.games, id), onClose).open();
}

function workOn({ library }: Games, id: string | null): EditedGame {
  const file = id === null ? null : library.fileOf(id);
  if (id === null || file === null) {
    const draft = draftFrom(id !== null && PRESETS.includes(id) ? id : PRESETS[0]);
    return { draft, saved: draft, savedName: '', name: '', kept: null };
  }
  const draft = draftOf(file);
  // Rules from elsewhere may have a longer one.
  const name = freeName(library.nameOf(id), () => false);
  return { draft, saved: draft, savedName: name, name, kept: ownName(id) };
}

/** Created each time that the dialog is opened. */
class Editor {
  readonly #edited: EditedGames;
  readonly #onClose: () => void;
  readonly #form: EditorForm;
  readonly #copy: HTMLButtonElement;
  readonly #remove: HTMLButtonElement;
  #dialog: OpenedDialog | undefined;
  #work: EditedGame;
  /** The rule that was changed last. */
  #latest: RuleName = 'players';

  constructor(edited: EditedGames, work: EditedGame, onClose: () => void) {
    this.#edited = edited;
    this.#work = work;
    this.#onClose = onClose;
    const messages = words().editor;
    this.#form = new EditorForm({
      name: work.name,
      onName: (name) => (this.#work = { ...this.#work, name }),
      onBase: (base) => this.#redraft(withBase(this.#work.draft, base)),
      onChange: (key, value) => this.#redraft(withChanges(this.#work.draft, { [key]: value }), key),
      onPutBack: (key) => this.#redraft(withoutChange(this.#work.draft, key), key),
    });
    this.#copy = toolButton(messages.copy, () => void this.#saveCopy());
    this.#remove = toolButton(messages.remove, () => void this.#removeKept());
  }

  open(): void {
    const messages = words().editor;
    const { kept } = this.#work;
    const body = this.#form.body([
      toolButton(messages.putAllBack, () => this.#redraft(draftFrom(this.#work.draft.base))),
      this.#copy,
      this.#remove,
      toolButton(words().games.compare, () => this.#compare()),
      toolButton(messages.openFile, () => void this.#openFile()),
      toolButton(messages.toWords, () => this.#form.aside.focus(), 'to-words'),
    ]);
    body.addEventListener('drop', (event) => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      void this.#openFile(file);
    });
    this.#dialog = openDialog({
      title: kept === null ? messages.newTitle : messages.changeTitle(kept),
      body: [body],
      isWide: true,
      buttons: [{ label: messages.share, onPress: () => this.#share() }],
      main: { label: messages.save, onPress: () => void this.#save() },
      onClose: () => void this.#leave(),
    });
    this.#show();
    void this.#edited.knowledge.load().then(() => this.#showFamiliarity());
  }

  /** Continues with another draft. @param changed the rule that was changed */
  #redraft(draft: Draft, changed = this.#latest): void {
    this.#latest = changed;
    this.#work = { ...this.#work, draft };
    this.#form.say('');
    this.#show();
  }

  /** Shows the current draft. */
  #show(): void {
    const { draft, kept } = this.#work;
    this.#remove.hidden = kept === null;
    this.#copy.hidden = kept === null;
    this.#form.show(draft, this.#latest, this.#problem());
    this.#showFamiliarity();
  }

  #showFamiliarity(): void {
    const { draft, name } = this.#work;
    const isPlayable = conflictOf(draft) === null;
    const { knowledge, onTeach } = this.#edited;
    const rules = rulesIn(draft, tidyName(name));
    this.#form.showFamiliarity(isPlayable ? familiarityParagraphs(rules, knowledge.of(rules), onTeach) : []);
  }

  /** Why the draft cannot be played, and changes that would resolve it. */
  #problem(): FieldState['problem'] {
    const { draft } = this.#work;
    const conflict = conflictOf(draft);
    if (conflict === null) return null;
    return {
      text: conflictInWords(conflict),
      fixes: fixesFor(draft, this.#latest).map((fix) => {
        const fixed = withChanges(draft, fix);
        return {
          label: fixedKeys(fix)
            .map((key) => labelInWords(rulesIn(fixed), key))
            .join(', '),
          onPress: () => {
            this.#redraft(fixed);
            this.#form.focus(this.#latest);
          },
        };
      }),
    };
  }

  /** The rule that keeps the game from being played; null for none. */
  #unplayable(): RuleName | null {
    if (conflictOf(this.#work.draft) !== null) return this.#latest;
    return this.#form.wrong;
  }

  /** Whether the game can be played; if not, says where to look. */
  #isPlayable(): boolean {
    const at = this.#unplayable();
    if (at === null) return true;
    this.#form.say(words().editor.notPlayable(meaningInWords(at)));
    this.#form.focus(at);
    return false;
  }

  /** Stores the game under its name. @returns whether it is stored */
  async #save(): Promise<boolean> {
    const { library } = this.#edited.games;
    const { nameNeeded, replaceTitle, replace } = words().editor;
    const name = tidyName(this.#work.name);
    if (!isGameName(name)) {
      this.#form.say(nameNeeded);
      this.#form.focusName();
      return false;
    }
    if (!this.#isPlayable()) return false;
    const { kept } = this.#work;
    await this.#edited.games.read();
    const lost = this.#lostBy(name);
    if (lost !== null) {
      const isAgreed = await askInDialog({
        title: replaceTitle(name),
        text: lost,
        answers: [{ label: replace, answer: true }],
        otherwise: { label: words().dialogs.back, answer: false },
      });
      if (!isAgreed) return false;
    }
    const isRenamed = kept !== null && kept !== name && !this.#isChangedElsewhere(kept);
    await this.#keep(name);
    if (isRenamed) await this.#settled(library.remove(kept));
    return true;
  }

  /** What is lost if the game is stored under a name, in words; null for nothing. */
  #lostBy(name: string): string | null {
    const { replaceText, changedElsewhere } = words().editor;
    if (name === this.#work.kept) return this.#isChangedElsewhere(name) ? changedElsewhere : null;
    return this.#edited.games.library.has(name) ? replaceText : null;
  }

  /** Whether another tab has changed the game since it was opened or saved here. */
  #isChangedElsewhere(kept: string): boolean {
    const file = this.#edited.games.library.fileOf(ownId(kept));
    return file !== null && !isSameDraft(draftOf(file), this.#work.saved);
  }

  /** Stores it beside the game that it was made from. */
  async #saveCopy(): Promise<void> {
    if (!this.#isPlayable()) return;
    const { library } = this.#edited.games;
    await this.#edited.games.read();
    await this.#keep(freeName(this.#work.name || gameName(this.#work.draft.base).name, (name) => library.has(name)));
  }

  async #keep(name: string): Promise<void> {
    const { library } = this.#edited.games;
    const { draft } = this.#work;
    const kept = library.save(name, draftFile(draft, name));
    this.#work = { draft, saved: draft, savedName: name, name, kept: name };
    this.#form.rename(name);
    this.#show();
    if (await this.#settled(kept)) this.#form.say(words().editor.saved(name));
    // Only now: another tab that is notified reads the store.
    this.#edited.games.play(ownId(name));
  }

  async #removeKept(): Promise<void> {
    const { games } = this.#edited;
    const { kept, draft } = this.#work;
    if (kept === null) return;
    const { removeTitle, removeText, remove, keep } = words().editor;
    const isAgreed = await askInDialog({
      title: removeTitle(kept),
      text: removeText,
      answers: [{ label: remove, answer: true }],
      otherwise: { label: keep, answer: false },
    });
    if (!isAgreed) return;
    await this.#settled(games.library.remove(kept));
    if (games.chosen === ownId(kept)) games.play(draft.base);
    this.#work = { ...this.#work, saved: draft, savedName: this.#work.name };
    this.#dialog?.close();
  }

  /** Waits for the store. @returns false if it fails, which the status line says */
  async #settled(done: Promise<void>): Promise<boolean> {
    try {
      await done;
      return true;
    } catch (error) {
      this.#form.say(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  #compare(): void {
    if (!this.#isPlayable()) return;
    const { name, draft } = this.#work;
    openCompareDialog(rulesIn(draft, tidyName(name) || words().games.newGame));
  }

  #share(): void {
    if (!this.#isPlayable()) return;
    const { name, draft } = this.#work;
    const called = tidyName(name) || gameName(draft.base).name;
    openShareDialog(called, draftFile(draft, called));
  }

  async #openFile(dropped?: File): Promise<void> {
    const taken = await (dropped === undefined ? takeFile() : readOrExplain(dropped));
    if (taken === null) return;
    if (typeof taken === 'string') {
      this.#form.say(taken);
      return;
    }
    this.#take(taken);
  }

  /** Continues with the rules of a file. */
  #take(file: KeptRules): void {
    const { library } = this.#edited.games;
    const name = freeName(String(file.name), (taken) => library.has(taken));
    this.#work = { ...this.#work, draft: draftOf(file), name, kept: null };
    this.#form.rename(name);
    this.#show();
  }

  /** The dialog has been closed: asks about unsaved changes. */
  async #leave(): Promise<void> {
    const { draft, saved, name, savedName } = this.#work;
    if (isSameDraft(draft, saved) && tidyName(name) === savedName) {
      this.#onClose();
      return;
    }
    const messages = words().editor;
    const answer = await askInDialog({
      title: messages.unsavedTitle,
      text: messages.unsavedText,
      answers: [
        { label: messages.save, answer: 'save' },
        { label: messages.discard, answer: 'discard' },
      ],
      otherwise: { label: messages.continueEditing, answer: 'continue' },
    });
    if (answer === 'discard' || (answer === 'save' && (await this.#save()))) {
      this.#onClose();
      return;
    }
    const again = new Editor(this.#edited, this.#work, this.#onClose);
    again.open();
    again.#form.say(answer === 'save' ? this.#form.status : '');
  }
}

function toolButton(label: string, onPress: () => void, also = ''): HTMLButtonElement {
  return actionButton({ label, onPress, className: `small ${also}`.trim() });
}
