/** The rules editor: makes a game of one's own, saves it and shares it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { LONGEST_GAME_NAME, tidyName } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { ask } from '../../kit/ask.tsx';
import { ConfirmButton } from '../../kit/buttons.tsx';
import { Dialog, open } from '../../kit/dialog.tsx';
import { FileButton, useDrops } from '../../kit/files.tsx';
import { describeInWords } from '../../model/rules-in-words.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Games } from '../../services/games.ts';
import { openCompareDialog } from './compare.tsx';
import { conflictOf, draftFile, draftFrom, isSameDraft, rulesIn } from './draft.ts';
import { EditedGame } from './edited-game.ts';
import { KnowledgeOf, type OnTeach } from './knowledge.tsx';
import { Passages } from './passages.tsx';
import { readOrExplain } from './read-file.ts';
import { RuleGroups } from './rule-groups.tsx';
import { openShareDialog } from './share.tsx';
import './screen.css';

/** The games that the editor changes, how well the bots know them, and what leads to teaching them. */
export interface EditedGames {
  games: Games;
  knowledge: Knowledge;
  onTeach?: OnTeach;
}

/**
 * Opens the editor with a game.
 * @param id of the game to change, as in `RulesLibrary`; null for a new one
 * @param onClose called when it has been closed for good
 * @returns what takes it away
 */
export function openEditor(edited: EditedGames, id: string | null, onClose: () => void): () => void {
  const game = new EditedGame(edited.games, id);
  return open((close) => {
    const closeForGood = (): void => {
      close();
      onClose();
    };
    return <EditorScreen {...edited} game={game} onClose={closeForGood} />;
  });
}

interface EditorProps extends Pick<EditedGames, 'knowledge' | 'onTeach'> {
  game: EditedGame;
  onClose: () => void;
}

function EditorScreen({ game, onClose, ...props }: EditorProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    if (game.isSaved) {
      onClose();
      return;
    }
    setAsking(true);
    const answer = await askAboutChanges();
    if (answer === 'discard' || (answer === 'save' && (await game.save()))) {
      onClose();
      return;
    }
    game.goOn(answer === 'save');
    setAsking(false);
  };
  return isAsking ? null : <EditorDialog {...props} game={game} onClose={() => void leave()} onRemoved={onClose} />;
}

function askAboutChanges(): Promise<'save' | 'discard' | 'continue'> {
  const { unsavedTitle, unsavedText, save, discard, continueEditing } = words().editor;
  return ask({
    title: unsavedTitle,
    text: unsavedText,
    answers: [
      { label: save, answer: 'save' },
      { label: discard, answer: 'discard' },
    ],
    otherwise: { label: continueEditing, answer: 'continue' },
  });
}

function EditorDialog({ game, knowledge, onTeach, onClose, onRemoved }: EditorProps & { onRemoved: () => void }) {
  const { changeTitle, newTitle, save, share } = words().editor;
  const { groups, kept } = game;
  const aside = useRef<HTMLElement>(null);
  const shareIt = (): void => {
    if (!game.isPlayable()) return;
    const called = tidyName(game.name) || gameName(game.draft.base).name;
    void openShareDialog(called, draftFile(game.draft, called));
  };
  return (
    <Dialog
      title={kept === null ? newTitle : changeTitle(kept)}
      isWide
      decides
      actions={[{ label: share, onPress: shareIt }]}
      main={{ label: save, onPress: () => void game.save() }}
      onEscape={() => {
        const isSearch = groups.typed !== '';
        if (isSearch) groups.find('', game.rules);
        return isSearch;
      }}
      onClose={onClose}
    >
      <div class="editor">
        <NameAndBase game={game} />
        <Tools game={game} onWords={() => aside.current?.focus()} onRemoved={onRemoved} />
        <div class="columns">
          <RuleGroups game={game} />
          <aside ref={aside} tabIndex={0} aria-label={words().editor.inWords}>
            <InWords game={game} />
            {conflictOf(game.draft) === null && (
              <KnowledgeOf rules={rulesIn(game.draft, tidyName(game.name))} knowledge={knowledge} onTeach={onTeach} />
            )}
          </aside>
        </div>
        <p class="status" role="status">
          {game.said}
        </p>
      </div>
    </Dialog>
  );
}

interface EditedGameProps {
  game: EditedGame;
}

function NameAndBase({ game }: EditedGameProps) {
  const { name, nameHint, base } = words().editor;
  const { attention } = game;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attention?.to === 'name') field.current?.focus();
  }, [attention]);
  return (
    <div class="head">
      <label>
        <span>{name}</span>
        <input
          ref={field}
          type="text"
          maxLength={LONGEST_GAME_NAME}
          autocomplete="off"
          placeholder={nameHint}
          value={game.name}
          onInput={({ currentTarget }) => game.rename(currentTarget.value)}
        />
      </label>
      <label>
        <span>{base}</span>
        <select value={game.draft.base} onChange={({ currentTarget }) => game.startFrom(currentTarget.value)}>
          {PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {gameName(preset).name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface EditorToolsProps extends EditedGameProps {
  /** Leads to the game in words. */
  onWords: () => void;
  onRemoved: () => void;
}

function Tools({ game, onWords, onRemoved }: EditorToolsProps) {
  const { putAllBack, copy, remove, removeTitle, openFile, toWords } = words().editor;
  const { compare, newGame } = words().games;
  const { kept } = game;
  const place = useRef<HTMLDivElement>(null);
  const read = ([file]: readonly File[]): void => {
    if (file !== undefined) void readOrExplain(file).then((rules) => game.take(rules));
  };
  useDrops(place, read);
  const compareIt = (): void => {
    if (game.isPlayable()) openCompareDialog(rulesIn(game.draft, tidyName(game.name) || newGame));
  };
  const removeKept = async (name: string): Promise<void> => {
    if (await game.remove(name)) onRemoved();
  };
  return (
    <div ref={place} class="row tools">
      <button type="button" onClick={() => game.putAllBack()}>
        {putAllBack}
      </button>
      {kept !== null && (
        <>
          <button type="button" onClick={() => void game.saveCopy()}>
            {copy}
          </button>
          <ConfirmButton label={remove} sure={removeTitle(kept)} onConfirm={() => void removeKept(kept)} />
        </>
      )}
      <button type="button" onClick={compareIt}>
        {compare}
      </button>
      <FileButton label={openFile} onFiles={read} />
      <button type="button" class="to-words" onClick={onWords}>
        {toWords}
      </button>
    </div>
  );
}

function InWords({ game }: EditedGameProps) {
  const { inWords, marked } = words().editor;
  const { draft, rules } = game;
  const start = draftFrom(draft.base);
  return (
    <div class="rules-in-words">
      <h2 class="first">{inWords}</h2>
      {!isSameDraft(draft, start) && <p class="hint">{marked(gameName(draft.base).name)}</p>}
      <Passages all={describeInWords(rules)} known={describeInWords(rulesIn(start))} />
    </div>
  );
}
