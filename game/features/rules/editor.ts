/** The page where one makes a game of one's own: every rule of the table, the game in words beside it, save and share. */
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { RULE_GROUPS, RULE_NAMES, RULES_TABLE, type RuleGroup, type RuleName } from '../../../engine/rules/table.ts';
import { askInDialog } from '../../ui/dialogs/ask.ts';
import { element } from '../../base/elements.ts';
import { openDialog, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { gameName } from '../../catalogue/game-names.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Games } from '../../services/games.ts';
import { words } from '../../i18n/words.ts';
import { familiarityParagraphs, passageElements } from './description.ts';
import {
  conflictOf,
  draftFile,
  draftFrom,
  draftOf,
  idleKeys,
  isSameDraft,
  keyOf,
  mendsOf,
  rulesIn,
  withBase,
  withChanges,
  withoutChange,
  type Draft,
} from './draft.ts';
import {
  freeName,
  isGameName,
  LONGEST_GAME_NAME,
  ownId,
  ownName,
  tidyName,
  type KeptRules,
} from '../../catalogue/library.ts';
import { conflictInWords } from '../../model/rules-problems.ts';
import { ruleField, type FieldState, type RuleField } from './rule-fields.ts';
import {
  describeInWords,
  groupInWords,
  idleInWords,
  labelInWords,
  meaningInWords,
} from '../../model/rules-in-words.ts';
import { openShareDialog } from './share-dialog.ts';
import { readOrExplain, takeFile } from './read-file.ts';

/** The games that the editor changes, and how well the bots know them. */
export type EditedGames = { games: Games; knowledge: Knowledge };

/** A game that is being made. */
type Work = {
  draft: Draft;
  /** As it was when it was opened or saved last, and its name then. */
  saved: Draft;
  savedName: string;
  /** What stands in the field for its name. */
  name: string;
  /** The name under which it is kept, null where it is not. */
  kept: string | null;
};

/**
 * Opens the editor with a game.
 * @param id of the game to change, as in `RulesLibrary`; null for a new one
 * @param onClose called when it has been closed for good
 */
export function openEditor(edited: EditedGames, id: string | null, onClose: () => void): void {
  new Editor(edited, workOn(edited.games, id), onClose).open();
}

function workOn({ library }: Games, id: string | null): Work {
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

/** One for each time that the paper is opened. */
class Editor {
  readonly #edited: EditedGames;
  readonly #onClose: () => void;
  readonly #aside: HTMLElement;
  #paper: OpenedDialog | undefined;
  readonly #fields: ReadonlyMap<RuleName, RuleField>;
  readonly #titles = new Map<RuleGroup, HTMLElement>();
  readonly #name: HTMLInputElement;
  readonly #base: HTMLSelectElement;
  readonly #told = element('div', { className: 'told-rules' });
  readonly #known = element('section', { className: 'known' });
  readonly #said = element('p', { className: 'said', role: 'status' });
  readonly #copy: HTMLButtonElement;
  readonly #remove: HTMLButtonElement;
  /** Rules where something is typed that cannot be. */
  readonly #wrong = new Set<RuleName>();
  #work: Work;
  /** The rule that was changed last. */
  #latest: RuleName = 'players';

  constructor(edited: EditedGames, work: Work, onClose: () => void) {
    this.#edited = edited;
    this.#work = work;
    this.#onClose = onClose;
    const said = words().editor;
    this.#name = element('input', {
      type: 'text',
      value: work.name,
      maxLength: LONGEST_GAME_NAME,
      autocomplete: 'off',
    });
    this.#name.addEventListener('input', () => (this.#work = { ...this.#work, name: this.#name.value }));
    this.#base = element(
      'select',
      {},
      ...PRESETS.map((preset) => element('option', { value: preset }, gameName(preset).name)),
    );
    this.#base.addEventListener('change', () => this.#redraft(withBase(this.#work.draft, this.#base.value)));
    this.#fields = new Map(RULE_NAMES.map((key) => [key, this.#field(key)]));
    this.#copy = toolButton(said.copy, () => void this.#saveCopy());
    this.#remove = toolButton(said.remove, () => void this.#removeKept());
    this.#aside = element('aside', { tabIndex: 0, ariaLabel: said.inWords }, this.#told, this.#known);
    this.#name.placeholder = said.nameHint;
  }

  open(): void {
    const said = words().editor;
    const { kept } = this.#work;
    const body = element(
      'div',
      { className: 'editor' },
      element(
        'div',
        { className: 'head' },
        element('label', {}, element('span', {}, said.name), this.#name),
        element('label', {}, element('span', {}, said.base), this.#base),
      ),
      element(
        'div',
        { className: 'row tools' },
        toolButton(said.putAllBack, () => this.#redraft(draftFrom(this.#work.draft.base))),
        this.#copy,
        this.#remove,
        toolButton(said.openFile, () => void this.#openFile()),
        toolButton(said.toWords, () => this.#aside.focus(), 'to-words'),
      ),
      element('div', { className: 'columns' }, element('div', { className: 'form' }, ...this.#groups()), this.#aside),
      this.#said,
    );
    body.addEventListener('drop', (event) => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      void this.#openFile(file);
    });
    this.#paper = openDialog({
      title: kept === null ? said.newTitle : said.changeTitle(kept),
      body: [body],
      isWide: true,
      buttons: [
        { label: said.save, onPress: () => void this.#save() },
        { label: said.share, onPress: () => this.#share() },
      ],
      onClose: () => void this.#leave(),
    });
    this.#show();
    void this.#edited.knowledge.ask().then(() => this.#showKnowledge());
  }

  #field(key: RuleName): RuleField {
    return ruleField(key, {
      onChange: (changed, value) => {
        this.#latest = changed;
        this.#redraft(withChanges(this.#work.draft, { [changed]: value }));
      },
      onPutBack: (changed) => {
        this.#latest = changed;
        this.#redraft(withoutChange(this.#work.draft, changed));
      },
      onWrong: (at, isWrong) => {
        if (isWrong) this.#wrong.add(at);
        else this.#wrong.delete(at);
      },
    });
  }

  /** The rules by what they belong to. */
  #groups(): HTMLElement[] {
    return RULE_GROUPS.map((group) => {
      const title = element('h2', { id: `group-${group}` });
      this.#titles.set(group, title);
      const fields = RULE_NAMES.filter((key) => RULES_TABLE[key].group === group).map(
        (key) => (this.#fields.get(key) as RuleField).element,
      );
      const section = element('section', {}, title, ...fields);
      section.setAttribute('aria-labelledby', title.id);
      return section;
    });
  }

  #redraft(draft: Draft): void {
    this.#work = { ...this.#work, draft };
    this.#say('');
    this.#show();
  }

  /** Shows what holds now. */
  #show(): void {
    const { draft, kept } = this.#work;
    const { inWords, marked } = words().editor;
    const rules = rulesIn(draft);
    const idle = idleKeys(rules);
    const trouble = this.#trouble();
    this.#base.value = draft.base;
    this.#remove.hidden = kept === null;
    this.#copy.hidden = kept === null;
    for (const [group, title] of this.#titles) title.textContent = groupInWords(group, rules);
    for (const [key, field] of this.#fields) {
      const reason = idle.get(key);
      field.show({
        rules,
        isChanged: key in draft.own,
        idle: reason === undefined ? null : idleInWords(reason),
        trouble: key === this.#latest ? trouble : null,
      });
    }
    const started = draftFrom(draft.base);
    this.#told.replaceChildren(
      element('h2', { className: 'first' }, inWords),
      ...(isSameDraft(draft, started) ? [] : [element('p', { className: 'hint' }, marked(gameName(draft.base).name))]),
      ...passageElements(describeInWords(rules), describeInWords(rulesIn(started))),
    );
    this.#showKnowledge();
  }

  #showKnowledge(): void {
    const { draft, name } = this.#work;
    const isTroubled = conflictOf(draft) !== null;
    const rules = rulesIn(draft, tidyName(name));
    this.#known.replaceChildren(...(isTroubled ? [] : familiarityParagraphs(rules, this.#edited.knowledge.of(rules))));
  }

  /** Why the draft cannot be played, and the ways out of that. */
  #trouble(): FieldState['trouble'] {
    const { draft } = this.#work;
    const conflict = conflictOf(draft);
    if (conflict === null) return null;
    return {
      text: conflictInWords(conflict),
      mends: mendsOf(draft, this.#latest).map((mend) => {
        const mended = withChanges(draft, mend);
        return {
          label: labelInWords(rulesIn(mended), keyOf(mend)),
          onPress: () => {
            this.#redraft(mended);
            this.#fields.get(this.#latest)?.focus();
          },
        };
      }),
    };
  }

  /** The rule that has to be seen to before the game can be played; null for none. */
  #unplayable(): RuleName | null {
    if (conflictOf(this.#work.draft) !== null) return this.#latest;
    return [...this.#wrong][0] ?? null;
  }

  /** Whether the game can be played; if not, says where to look. */
  #isPlayable(): boolean {
    const at = this.#unplayable();
    if (at === null) return true;
    this.#say(words().editor.notPlayable(meaningInWords(at)));
    this.#fields.get(at)?.focus();
    return false;
  }

  /** Keeps the game under its name. @returns whether it is kept */
  async #save(): Promise<boolean> {
    const { library } = this.#edited.games;
    const { nameNeeded, replaceTitle, replace } = words().editor;
    const name = tidyName(this.#work.name);
    if (!isGameName(name)) {
      this.#say(nameNeeded);
      this.#name.focus();
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
    if (isRenamed) await this.#obey(library.remove(kept));
    return true;
  }

  /** What is lost where the game is kept under a name, in words; null for nothing. */
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

  /** Keeps it beside the game that it was made from. */
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
    this.#name.value = name;
    this.#show();
    if (await this.#obey(kept)) this.#say(words().editor.saved(name));
    // Only now: another tab that hears of it looks on the store.
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
    await this.#obey(games.library.remove(kept));
    if (games.chosen === ownId(kept)) games.play(draft.base);
    this.#work = { ...this.#work, saved: draft, savedName: this.#work.name };
    this.#paper?.close();
  }

  /** Waits for what the store does. @returns false where it cannot, which is said */
  async #obey(done: Promise<void>): Promise<boolean> {
    try {
      await done;
      return true;
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error));
      return false;
    }
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
      this.#say(taken);
      return;
    }
    this.#take(taken);
  }

  /** Goes on with the rules of a file. */
  #take(file: KeptRules): void {
    const { library } = this.#edited.games;
    const name = freeName(String(file.name), (taken) => library.has(taken));
    this.#work = { ...this.#work, draft: draftOf(file), name, kept: null };
    this.#name.value = name;
    this.#show();
  }

  #say(sentence: string): void {
    this.#said.textContent = sentence;
    this.#said.hidden = sentence === '';
  }

  /** The paper has been closed: what is not saved is asked about. */
  async #leave(): Promise<void> {
    const { draft, saved, name, savedName } = this.#work;
    if (isSameDraft(draft, saved) && tidyName(name) === savedName) {
      this.#onClose();
      return;
    }
    const said = words().editor;
    const answer = await askInDialog({
      title: said.unsavedTitle,
      text: said.unsavedText,
      answers: [
        { label: said.save, answer: 'save' },
        { label: said.throwAway, answer: 'throw away' },
      ],
      otherwise: { label: said.goOnEditing, answer: 'go on' },
    });
    if (answer === 'throw away' || (answer === 'save' && (await this.#save()))) {
      this.#onClose();
      return;
    }
    const { textContent } = this.#said;
    const again = new Editor(this.#edited, this.#work, this.#onClose);
    again.open();
    again.#say(answer === 'save' ? (textContent ?? '') : '');
  }
}

function toolButton(label: string, onPress: () => void, also = ''): HTMLButtonElement {
  return element('button', { type: 'button', className: `small ${also}`.trim(), onclick: onPress }, label);
}
