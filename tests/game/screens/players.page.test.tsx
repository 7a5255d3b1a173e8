/** Who plays: the seats of the table, and who sits in one. */
import { within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { noHabits } from '../../../engine/habits/weights.ts';
import { packedHabits } from '../../../engine/habits/packed.ts';
import type { SeatWithDouble } from '../../../game/catalogue/settings.ts';
import { open } from '../../../game/kit/dialog.tsx';
import { PlayersScreen } from '../../../game/screens/players/screen.tsx';
import { SeatScreen } from '../../../game/screens/players/seat-screen.tsx';
import { memoryStores, type Stores } from '../../../game/services/storage/stores.ts';
import { eventually } from '../../support/eventually.ts';
import { keptRecord } from '../support/records.ts';
import { dialog, fill, press, readable, settle } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';

const DOUBLE = { kind: 'double', name: 'Anna', pace: 1, habits: packedHabits(noHabits()) } as const;

/** The seat beside one's own. */
async function seat(
  more: {
    canAdapt?: boolean;
    onDouble?: (sit: (double: SeatWithDouble) => void) => void;
    stores?: Stores;
  } = {},
) {
  const preferences = preferencesOf();
  const { canAdapt = false, onDouble = () => undefined, stores = memoryStores() } = more;
  open((close) => (
    <SeatScreen preferences={preferences} seat={1} {...{ stores, canAdapt, onDouble }} onClose={close} />
  ));
  await settle();
  return { seated: () => preferences.settings.seats[1], preferences };
}

const screen = () => document.querySelector('dialog') as HTMLDialogElement;
async function choose(name: string, role = 'radio'): Promise<void> {
  within(screen()).getByRole(role, { name }).click();
  await settle();
}
const groups = () =>
  within(screen())
    .getAllByRole('group')
    .map((group) => {
      const choices = within(group).getAllByRole<HTMLInputElement>('radio');
      const names = choices.map((one) => (one.ariaLabel ?? one.labels?.[0].textContent) + (one.checked ? ' *' : ''));
      return `${group.querySelector('legend')?.textContent}: ${names.join(', ')}`;
    });

test('the seats are listed with who sits there, and lead to each', () => {
  const called = { onSeat: vi.fn(), onDoubles: vi.fn() };
  open((close) => <PlayersScreen preferences={preferencesOf({ opponents: 2 })} {...called} onClose={close} />);
  expect(readable(dialog('Who plays'))).toEqual([
    '# Who plays',
    '[Seat 1: You, on this device]',
    '[Seat 2: Fox, Casual]',
    '[Seat 3: Owl, Casual, cautious]',
    '[Doubles]',
    '[Done]',
  ]);
  press('Seat 2: Fox, Casual');
  expect(called.onSeat).toHaveBeenCalledExactlyOnceWith(1);
  press('Doubles');
  expect(called.onDoubles).toHaveBeenCalledOnce();
});

test('how one stands with a bot is told where one has met it', async () => {
  const stores = memoryStores();
  const kept = keptRecord({ players: 2 });
  await stores.records.put('a', kept);
  await seat({ stores });
  const [before, behind] = kept.record.winner === 0 ? [1, 0] : [0, 1];
  await eventually(() =>
    expect(readable(screen())).toContain(
      `In all your matches with Fox: ${before} times before, ${behind} times behind.`,
    ),
  );
});

test('a bot has its level and its style, and others can be made like it', async () => {
  const { seated, preferences } = await seat();
  expect(groups()).toEqual([
    'Who: A person, A bot *, A double',
    'Level: Beginner, Casual *, Regular, Strong, Master',
    'Style: Even *, Hasty, Hoarder, Gambler, Cautious',
  ]);
  const said = readable(screen()).join(' ');
  expect(said).toContain('Smiles at every card, the bad ones too.');
  expect(said).toContain(
    'Plays for fun, and lets chances slip: wins 21% of matches against the expert. No habits to read.',
  );
  await choose('Master');
  await choose('Gambler');
  expect(seated()).toEqual({ kind: 'bot', level: 'master', style: 'gambler' });
  await choose('Same for all', 'button');
  expect(preferences.settings.seats.slice(1).every((who) => who.kind === 'bot' && who.level === 'master')).toBe(true);
  expect(readable(screen())).toContain('All bots are now like this one.');
});

test('a bot adapts from strong on by itself, where the game allows it', async () => {
  const { seated } = await seat({ canAdapt: true });
  const adapts = () =>
    within(screen()).getByRole<HTMLInputElement>('switch', { name: 'Adapts to how the others play' });
  expect(adapts().checked).toBe(false);
  await choose('Strong');
  expect(adapts().checked).toBe(true);
  adapts().click();
  await settle();
  expect([adapts().checked, seated()]).toMatchObject([false, { level: 'strong', adapts: false }]);
});

test('a double is asked for, and sits down once it was chosen', async () => {
  const { seated } = await seat({ onDouble: (sit) => sit(DOUBLE) });
  await choose('A double');
  expect(seated()).toEqual(DOUBLE);
  expect(groups()).toEqual(['Who: A person, A bot, A double *']);
  expect(readable(dialog('Anna'))).toContain('Plays like the person whose matches it learnt from.');
  await choose('A bot');
  expect(seated()).toMatchObject({ kind: 'bot', level: 'casual' });
});

test('a person has a name and a portrait, and the bot comes back as it was', async () => {
  const { seated } = await seat();
  await choose('Master');
  await choose('A person');
  expect(groups()[1]).toBe('Portrait: Lamp, Cup, Hat, Moon, Cat, Dog');
  await fill(within(screen()).getByRole('textbox'), ' Anna ');
  expect([seated(), dialog('Anna').open]).toMatchObject([{ kind: 'person', name: 'Anna' }, true]);
  await choose('Cat');
  expect(seated()).toEqual({ kind: 'person', name: 'Anna', portrait: 'cat' });
  await choose('A bot');
  expect(seated()).toMatchObject({ kind: 'bot', level: 'master' });
});
