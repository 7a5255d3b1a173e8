/** A game that is being made: its draft and name, what is kept of it, and what is wrong with it, as signals, which the page follows. */
import { signal, type Signal } from '@preact/signals';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { HouseRules, RuleName } from '../../../engine/rules/table.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { freeName, isGameName, ownId, ownName, tidyName, type KeptRules } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { ask } from '../../kit/ask.tsx';
import { labelInWords, meaningInWords } from '../../model/rules-in-words.ts';
import { conflictInWords } from '../../model/rules-problems.ts';
import type { Games } from '../../services/games.ts';
import { offerUndo } from '../../kit/undo.ts';
import {
  conflictOf,
  draftFile,
  draftFrom,
  draftOf,
  fixedKeys,
  fixesFor,
  isAllowed,
  isSameDraft,
  rulesIn,
  withBase,
  withChanges,
  withoutChange,
  type Draft,
} from './draft.ts';
import { ShownGroups } from './groups.ts';

export interface DraftProblem {
  text: string;
  fixes: readonly { label: string; draft: Draft }[];
}

export class EditedGame {
  readonly groups = new ShownGroups();
  readonly #games: Games;
  readonly #draft: Signal<Draft>;
  readonly #name: Signal<string>;
  readonly #kept: Signal<string | null>;
  readonly #said = signal('');
  readonly #latest = signal<RuleName>('players');
  readonly #wrong = signal<readonly RuleName[]>([]);
  readonly #attention = signal<{ to: RuleName | 'name' } | null>(null);
  /** As it was when it was opened or saved last. */
  #saved: { draft: Draft; name: string };

  /** @param id of the game to change, as in `RulesLibrary`; null for a new one */
  constructor(games: Games, id: string | null) {
    this.#games = games;
    const { library } = games;
    const file = id === null ? null : library.fileOf(id);
    const isNew = id === null || file === null;
    const draft = isNew ? draftFrom(id !== null && PRESETS.includes(id) ? id : PRESETS[0]) : draftOf(file);
    // Rules from elsewhere may have a longer one.
    const name = isNew ? '' : freeName(library.nameOf(id), () => false);
    this.#draft = signal(draft);
    this.#name = signal(name);
    this.#kept = signal(isNew ? null : ownName(id));
    this.#saved = { draft, name };
  }

  get draft(): Draft {
    return this.#draft.value;
  }

  get name(): string {
    return this.#name.value;
  }

  /** The name under which it is stored, null if it is not. */
  get kept(): string | null {
    return this.#kept.value;
  }

  get said(): string {
    return this.#said.value;
  }

  /** The field that takes the focus, each time that this changes. */
  get attention(): { to: RuleName | 'name' } | null {
    return this.#attention.value;
  }

  get rules(): HouseRules {
    return rulesIn(this.draft);
  }

  /** Whether nothing would be lost. */
  get isSaved(): boolean {
    const { draft, name } = this.#saved;
    return isSameDraft(this.draft, draft) && tidyName(this.name) === name;
  }

  /** Why it cannot be played, if it was this rule that was changed last; null if it can be. */
  problemAt(key: RuleName): DraftProblem | null {
    const { draft } = this;
    const conflict = key === this.#latest.value ? conflictOf(draft) : null;
    if (conflict === null) return null;
    const fixes = fixesFor(draft, key).map((fix) => {
      const fixed = withChanges(draft, fix);
      const labels = fixedKeys(fix).map((one) => labelInWords(rulesIn(fixed), one));
      return { label: labels.join(', '), draft: fixed };
    });
    return { text: conflictInWords(conflict), fixes };
  }

  isWrong(key: RuleName): boolean {
    return this.#wrong.value.includes(key);
  }

  rename(name: string): void {
    this.#name.value = name;
  }

  /** Takes a value that was chosen or typed, if it is allowed. */
  change(key: RuleName, value: unknown): void {
    const isRight = isAllowed(key, value);
    this.#markWrong(key, !isRight);
    if (isRight) this.#redraft(withChanges(this.draft, { [key]: value }), key);
  }

  /** Makes a rule as it is in the preset. */
  putBack(key: RuleName): void {
    this.#markWrong(key, false);
    this.#redraft(withoutChange(this.draft, key), key);
    this.attend(key);
  }

  putAllBack(): void {
    this.#wrong.value = [];
    this.#redraft(draftFrom(this.draft.base));
  }

  startFrom(base: string): void {
    this.#redraft(withBase(this.draft, base));
  }

  fix({ draft }: DraftProblem['fixes'][number]): void {
    this.#redraft(draft);
    this.attend(this.#latest.value);
  }

  /** Goes on with the rules of a file, or says why it has none. */
  take(read: KeptRules | string): void {
    if (typeof read === 'string') {
      this.#said.value = read;
      return;
    }
    this.#name.value = freeName(String(read.name), (taken) => this.#games.library.has(taken));
    this.#kept.value = null;
    this.#redraft(draftOf(read));
  }

  attend(to: RuleName | 'name'): void {
    if (to !== 'name') this.groups.reveal(to);
    this.#attention.value = { to };
  }

  /** Goes on after its fields were left. @param isRefused whether they were because it could not be saved */
  goOn(isRefused: boolean): void {
    this.#wrong.value = [];
    if (isRefused) return;
    this.#said.value = '';
    this.#attention.value = null;
  }

  /** Whether the game can be played; if not, says where to look. */
  isPlayable(): boolean {
    const at = conflictOf(this.draft) === null ? this.#wrong.value[0] : this.#latest.value;
    if (at === undefined) return true;
    this.#said.value = words().editor.notPlayable(meaningInWords(at));
    this.attend(at);
    return false;
  }

  /** Stores the game under its name. @returns whether it is stored */
  async save(): Promise<boolean> {
    const name = tidyName(this.name);
    if (!isGameName(name)) {
      this.#said.value = words().editor.nameNeeded;
      this.attend('name');
      return false;
    }
    if (!this.isPlayable()) return false;
    const { kept } = this;
    await this.#games.read();
    if (!(await this.#mayReplace(name))) return false;
    const isRenamed = kept !== null && kept !== name && !this.#isChangedElsewhere(kept);
    await this.#keep(name);
    if (isRenamed) await this.#settled(this.#games.library.remove(kept));
    return true;
  }

  /** Stores it beside the game that it was made from. */
  async saveCopy(): Promise<void> {
    if (!this.isPlayable()) return;
    const { library } = this.#games;
    await this.#games.read();
    await this.#keep(freeName(this.name || gameName(this.draft.base).name, (name) => library.has(name)));
  }

  /** Removes what is stored of a game. @returns whether it is gone */
  async remove(kept: string): Promise<boolean> {
    const games = this.#games;
    const { library } = games;
    const file = library.fileOf(ownId(kept));
    if (!(await this.#settled(library.remove(kept)))) {
      // It is still in the store.
      await games.read();
      return false;
    }
    const wasChosen = games.chosen === ownId(kept);
    if (wasChosen) games.play(this.draft.base);
    if (file !== null)
      offerUndo(kept, async () => {
        const name = freeName(kept, (taken) => library.has(taken));
        await library.save(name, file);
        if (wasChosen) games.play(ownId(name));
        games.changed();
      });
    return true;
  }

  #markWrong(key: RuleName, isWrong: boolean): void {
    const others = this.#wrong.value.filter((one) => one !== key);
    this.#wrong.value = isWrong ? [...others, key] : others;
  }

  /** Goes on with another draft. @param changed the rule that was changed */
  #redraft(draft: Draft, changed = this.#latest.value): void {
    this.#latest.value = changed;
    this.#draft.value = draft;
    this.#said.value = '';
    if (conflictOf(draft) !== null) this.groups.reveal(changed);
  }

  /** Whether what would be lost if it were stored under a name may be. */
  async #mayReplace(name: string): Promise<boolean> {
    const { replaceText, changedElsewhere, replaceTitle, replace } = words().editor;
    const isOther = name !== this.kept;
    const isLost = isOther ? this.#games.library.has(name) : this.#isChangedElsewhere(name);
    if (!isLost) return true;
    return ask({
      title: replaceTitle(name),
      text: isOther ? replaceText : changedElsewhere,
      answers: [{ label: replace, answer: true }],
      otherwise: { label: words().dialogs.back, answer: false },
    });
  }

  /** Whether another tab has changed the game since it was opened or saved here. */
  #isChangedElsewhere(kept: string): boolean {
    const file = this.#games.library.fileOf(ownId(kept));
    return file !== null && !isSameDraft(draftOf(file), this.#saved.draft);
  }

  async #keep(name: string): Promise<void> {
    const { draft } = this;
    const kept = this.#games.library.save(name, draftFile(draft, name));
    this.#saved = { draft, name };
    this.#name.value = name;
    this.#kept.value = name;
    if (await this.#settled(kept)) this.#said.value = words().editor.saved(name);
    // Only now: another tab that is notified reads the store.
    this.#games.play(ownId(name));
  }

  /** Waits for the store. @returns false if it fails, which the status line says */
  async #settled(done: Promise<void>): Promise<boolean> {
    try {
      await done;
      return true;
    } catch (error) {
      this.#said.value = error instanceof Error ? error.message : String(error);
      return false;
    }
  }
}
