/** The choice of a game: each with a picture, its name and a line on what is special; whoever types sees those of that name. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { isOfInputMethod } from '../../base/keys.ts';
import { gameTitle } from '../../catalogue/game-title.ts';
import { words } from '../../i18n/words.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Games } from '../../services/games.ts';
import type { Preferences } from '../../services/preferences.ts';
import { emblemOf, emblemPicture } from '../../table/art/game-emblems.ts';
import { sectionsOf } from './sections.ts';
import './screen.css';

interface GamesProps {
  preferences: Preferences;
  games: Games;
  knowledge: Knowledge;
  onRead: (rules: HouseRules) => void;
  /** Called with the id of a game that is to be changed; null for a new one. */
  onEdit: (id: string | null) => void;
  onClose: () => void;
}

export function GamesScreen(props: GamesProps) {
  const { games, knowledge, onEdit, onClose } = props;
  const [typed, type] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // As soon as the dialog is open, and not after the next frame: whoever scrolls has seen this one.
  useLayoutEffect(() => {
    const chosen = field.current?.closest('dialog')?.querySelector('.entry[aria-pressed="true"]');
    chosen?.scrollIntoView({ block: 'center' });
  }, []);
  useChanges((changed) => games.onChange(changed));
  useChanges((known) => {
    void knowledge.load().then(known);
    return () => undefined;
  });
  const { choose, change, notFound } = words().games;
  const sections = sectionsOf(games.library, games.chosen, typed);
  const empty = (): void => {
    type('');
    field.current?.focus();
  };
  return (
    <Dialog
      title={choose}
      isWide
      decides
      actions={[{ label: change, onPress: () => onEdit(games.chosen) }]}
      onClose={onClose}
      onEscape={() => {
        if (typed !== '') empty();
        return typed !== '';
      }}
      onKeyDown={(event) => moveByKey(event, field.current)}
      head={
        <Search
          field={field}
          typed={typed}
          status={typed === '' ? '' : sections[0].heading}
          onType={type}
          onEmpty={empty}
        />
      }
    >
      {sections.map(({ heading, listed }, index) => (
        <section key={index}>
          {index > 0 && <h2>{heading}</h2>}
          <ul class="entries">
            {listed.map((game) => (
              <Game key={game.id} {...props} {...game} />
            ))}
          </ul>
        </section>
      ))}
      {sections[0].listed.length === 0 && <p>{notFound}</p>}
      <NewGame onPress={() => onEdit(null)} />
    </Dialog>
  );
}

function NewGame({ onPress }: { onPress: () => void }) {
  const { newGame, newGameSpecial } = words().games;
  return (
    <ul class="entries">
      <li>
        <button type="button" class="entry" onClick={onPress}>
          <span aria-hidden="true">+</span>
          <span>
            <strong>{newGame}</strong> <small>{newGameSpecial}</small>
          </span>
        </button>
      </li>
    </ul>
  );
}

interface SearchProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  status: string;
  onType: (typed: string) => void;
  onEmpty: () => void;
}

function Search({ field, typed, status, onType, onEmpty }: SearchProps) {
  const { clearSearch, find } = words().games;
  return (
    <search class="find">
      <input
        ref={field}
        type="text"
        role="searchbox"
        aria-label={find}
        placeholder={find}
        autocomplete="off"
        spellcheck={false}
        enterKeyHint="search"
        value={typed}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {typed !== '' && (
        <button type="button" aria-label={clearSearch} onClick={onEmpty}>
          ×
        </button>
      )}
      <p role="status">{status}</p>
    </search>
  );
}

/** Of the picture of a game, in CSS px. */
const EMBLEM = 40;

function Game({ id, alias, preferences, games, knowledge, onRead }: GamesProps & { id: string; alias: string | null }) {
  const isChosen = id === games.chosen;
  const rules = games.library.find(id);
  if (rules === null) return null;
  const { rulesOf, alsoKnownAs, ownGame } = words().games;
  const { name, special } = gameTitle(rules, knowledge);
  const { theme } = preferences;
  const emblem = emblemPicture(emblemOf(rules), theme, EMBLEM);
  return (
    <li>
      <button
        type="button"
        class="entry"
        // One's own game may have the name of a preset.
        aria-label={PRESETS.includes(id) ? undefined : ownGame(name)}
        aria-pressed={isChosen}
        onClick={() => games.play(id)}
      >
        <Drawing {...emblem} of={emblem.name + theme.look} />
        <span>
          <strong>{name}</strong> <small>{alias === null ? special : alsoKnownAs(alias)}</small>
        </span>
      </button>
      <button type="button" class="read" aria-label={rulesOf(name)} onClick={() => onRead(rules)}>
        {words().games.rules}
      </button>
    </li>
  );
}

function moveByKey(event: KeyboardEvent, field: HTMLInputElement | null): void {
  if (isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined || (key === 'Enter' && target === field)) {
    const stops = [field, ...document.querySelectorAll<HTMLElement>('dialog[open] .entry')];
    const at = stops.indexOf(target as HTMLInputElement);
    const next = stops[Math.max(0, at + (step ?? 1))];
    if (next === undefined || next === null) return;
    event.preventDefault();
    next.focus();
  } else if (target !== field && key !== ' ' && Array.from(key).length === 1) {
    // The browser then writes the letter where the focus is.
    field?.focus();
  }
}
