/** Who one is, and to which table one comes: a new one, that of a code, or that of the link that was opened. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CODE_LENGTH, CODE_LETTERS } from '../../../engine/room/messages.ts';
import { LONGEST_NAME } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { Dialog } from '../../kit/dialog.tsx';
import type { Preferences } from '../../services/preferences.ts';
import type { RoomAddress } from '../../services/rooms/rooms.ts';
import { PortraitChoice } from '../players/portrait-choice.tsx';
import { ownGuest, tidied, type Guest } from './guest.ts';

interface EntryProps {
  preferences: Preferences;
  /** Of the room that a link invites to. */
  id?: string;
  isComing: boolean;
  problem: string;
  onProblem: (problem: string) => void;
  /** @param guest null for a television, which shows the table without a hand */
  onEnter: (address: RoomAddress, guest: Guest | null) => void;
  onClose: () => void;
}

/** Of a portrait, in CSS px. */
const PORTRAIT = 40;
const NO_LETTERS = new RegExp(`[^${CODE_LETTERS}]`, 'g');

export function EntryScreen({ preferences, id, isComing, problem, onProblem, onEnter, onClose }: EntryProps) {
  const text = words().friends;
  const nameField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const [guest, present] = useGuest(preferences);
  const [code, type] = useState('');
  const refuse = (why: string, field: HTMLInputElement | null): void => {
    onProblem(why);
    field?.focus();
  };
  const enter = (address: RoomAddress, who: Guest | null): void => {
    if (isComing) return;
    const as = who && tidied(who);
    if (as?.name === '') refuse(text.needsName, nameField.current);
    else if (address.code !== undefined && code.length < CODE_LENGTH) refuse(text.needsCode, codeField.current);
    else onEnter(address, as);
  };
  useEffect(() => {
    if (id !== undefined && guest.name !== '') onEnter({ id }, guest);
  }, []);
  const isInvited = id !== undefined;
  const address = isInvited ? { id } : { code };
  const comeIn = (): void => enter(address, guest);
  const show = (): void => enter(address, null);
  return (
    <Dialog
      title={words().menu.friends}
      lead={isInvited ? text.invited(id.slice(0, CODE_LENGTH)) : text.lead}
      close={words().dialogs.back}
      actions={isInvited ? [{ label: text.show, onPress: show }] : []}
      main={isInvited ? { label: text.comeIn, onPress: comeIn } : { label: text.open, onPress: () => enter({}, guest) }}
      onClose={onClose}
    >
      <form
        class="guest"
        onSubmit={(event) => submit(event, isInvited || code !== '' ? comeIn : () => enter({}, guest))}
      >
        <Person field={nameField} guest={guest} onChange={present} />
      </form>
      <p class="refusal" role="status">
        {isComing ? text.wait : problem}
      </p>
      {!isInvited && (
        <form onSubmit={(event) => submit(event, comeIn)}>
          <h2>{text.orCome}</h2>
          <CodeField field={codeField} code={code} onType={type} />
          <div class="tools">
            <button type="submit">{text.comeIn}</button>
            <button type="button" onClick={show}>
              {text.show}
            </button>
          </div>
        </form>
      )}
      <p class="soft">{text.showNote}</p>
    </Dialog>
  );
}

/** Enter does what the form is for, and no page is loaded. */
function submit(event: Event, act: () => void): void {
  event.preventDefault();
  act();
}

interface CodeFieldProps {
  field: RefObject<HTMLInputElement | null>;
  code: string;
  onType: (code: string) => void;
}

function CodeField({ field, code, onType }: CodeFieldProps) {
  const take = (typed: HTMLInputElement): void => {
    typed.value = typed.value.toUpperCase().replaceAll(NO_LETTERS, '').slice(0, CODE_LENGTH);
    onType(typed.value);
  };
  return (
    <label class="text code">
      <span>{words().friends.code}</span>
      <input
        ref={field}
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterKeyHint="go"
        value={code}
        onInput={({ currentTarget }) => take(currentTarget)}
      />
    </label>
  );
}

function useGuest(preferences: Preferences): [Guest, (guest: Guest) => void] {
  const [guest, set] = useState(ownGuest(preferences));
  const present = (next: Guest): void => {
    set(next);
    const { seats } = preferences.settings;
    if (seats[0].kind === 'person') preferences.change({ seats: seats.with(0, { ...seats[0], ...tidied(next) }) });
  };
  return [guest, present];
}

interface PersonProps {
  field: RefObject<HTMLInputElement | null>;
  guest: Guest;
  onChange: (guest: Guest) => void;
}

function Person({ field, guest, onChange }: PersonProps) {
  const { name } = words().seats;
  return (
    <>
      <label class="text">
        <span>{name}</span>
        <input
          ref={field}
          type="text"
          autocomplete="nickname"
          spellcheck={false}
          maxLength={LONGEST_NAME}
          value={guest.name}
          onInput={({ currentTarget }) => onChange({ ...guest, name: currentTarget.value })}
        />
      </label>
      <PortraitChoice
        chosen={guest.portrait}
        size={PORTRAIT}
        onChoose={(portrait) => onChange({ ...guest, portrait })}
      />
    </>
  );
}
