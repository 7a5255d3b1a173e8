import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { doubleFile } from '../../../../engine/habits/double-file.ts';
import { noHabits, oneMode } from '../../../../engine/habits/weights.ts';
import { packedHabits } from '../../../../engine/habits/packed.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import type { SeatWithDouble, Settings } from '../../../../game/catalogue/settings.ts';
import { doubleLink, readDoubleLink } from '../../../../game/screens/doubles/double-link.ts';
import { openDoublesDialog } from '../../../../game/screens/doubles/screen.tsx';
import { followIncomingDoubles } from '../../../../game/screens/doubles/incoming-doubles.ts';
import type { HabitService } from '../../../../game/services/bots/habit-service.ts';
import { Doubles } from '../../../../game/services/doubles.ts';
import { memoryStores, OWN_DOUBLE } from '../../../../game/services/storage/stores.ts';
import {
  confirm,
  dialog,
  fill,
  press,
  pressAndSettle,
  readable,
  savedFiles,
  settle,
  toasts,
} from '../../support/page.ts';
import { learntHabits } from '../../support/learnt-habits.ts';
import { keptRecord } from '../../support/records.ts';
import { preferencesOf } from '../../support/table.ts';
import { eventually } from '../../../support/eventually.ts';

const LEARNT = learntHabits({ nearest: { level: 'strong', style: 'cautious', mean: -0.5 } });
const HABITS = packedHabits(noHabits());
const ANNA = {
  name: 'Anna',
  portrait: 'cat',
  double: doubleFile({ name: 'Anna', games: ['golf'], decisions: 200, alike: 71 }, oneMode(noHabits())),
} as const;

interface OpenedOptions {
  learn?: HabitService['learn'];
  settings?: Partial<Settings>;
  onSeat?: (seat: SeatWithDouble) => void;
}

async function opened({ learn = () => Promise.resolve(LEARNT), settings, onSeat }: OpenedOptions = {}) {
  const stores = memoryStores();
  await stores.records.put('a', keptRecord({ day: 1 }));
  const preferences = preferencesOf(settings);
  const doubles = new Doubles({ stores, habits: { learn }, preferences });
  const onPlay = vi.fn<(seat: SeatWithDouble) => void>();
  openDoublesDialog({ doubles, preferences, onPlay, ...(onSeat !== undefined && { onSeat }) });
  await settle();
  return { stores, preferences, doubles, onPlay };
}

const lines = () => readable(dialog('Doubles'));

/** Presses a button that asks once more, and a second later again. */
async function pressTwice(name: string, sure: string): Promise<void> {
  await pressAndSettle(name);
  await confirm(sure);
}

describe('the dialog of doubles', () => {
  test('says what one’s own was learnt from, and how alike it is', async () => {
    await opened();
    expect(lines().slice(3, 6)).toEqual([
      'Learnt from 400 decisions: Scat. It does what you did in 87 of 100 decisions that it had not seen. ' +
        'Of the game’s bots you play most like “Strong, cautious”.',
      '[Play against your double]',
      '[Send]',
    ]);
  });

  test('says how many decisions are missing', async () => {
    await opened({ learn: () => Promise.resolve({ ...LEARNT, decisions: 90 }) });
    expect(lines()).toContain('Your finished matches hold 90 decisions. Once there are 150, you get a double.');
  });

  test('says that the bots have not loaded, and tries again', async () => {
    const learn = vi.fn<HabitService['learn']>(() => Promise.reject(new RequestFailed('failed', 'no such file')));
    await opened({ learn });
    expect(lines()).toContain('The bots did not load, so there is nobody to compare you with now.');
    learn.mockResolvedValue(LEARNT);
    await pressAndSettle('Try again');
    expect(lines().join()).toContain('Learnt from 400 decisions');
  });

  const MINE = { kind: 'double', name: '', pace: 1, habits: HABITS };

  test('plays against it, or seats it where it was opened for a seat, and is closed', async () => {
    const { onPlay } = await opened();
    press('Play against your double');
    expect(onPlay).toHaveBeenCalledWith(MINE);
    expect(document.querySelector('dialog')).toBeNull();
    const onSeat = vi.fn<(seat: SeatWithDouble) => void>();
    await opened({ onSeat });
    press('Seat your double here');
    expect(onSeat).toHaveBeenCalledWith(MINE);
  });

  test('forgets after a second press, for good after ten seconds', async () => {
    const { stores, preferences } = await opened({ settings: { pace: 1.5 } });
    const kept = await stores.doubles.get(OWN_DOUBLE);
    await pressTwice(
      'Forget your double and all that was learnt about you',
      'Really forget all that was learnt about you?',
    );
    expect(await stores.doubles.get(OWN_DOUBLE)).toBeUndefined();
    expect(lines()).toContain('Forgotten. From now on only new matches count.');
    expect(lines()).toContain('Your finished matches hold 0 decisions. Once there are 150, you get a double.');
    expect(document.activeElement?.ariaLabel).toBe('Your double');
    expect(preferences.settings.pace).toBe(1);
    await pressAndSettle('Undo');
    expect([await stores.doubles.get(OWN_DOUBLE), preferences.settings.pace]).toEqual([kept, 1.5]);
    expect(lines().join()).toContain('Learnt from 400 decisions');
  });

  test('learns nothing any more, and remembers no earlier matches, as is switched', async () => {
    const { stores, preferences } = await opened();
    const [learns, remembers] = within(dialog('Doubles')).getAllByRole('switch');
    const chosen = () => [preferences.settings.learnsHabits, preferences.settings.areMatchesRemembered];
    expect(chosen()).toEqual([true, false]);
    remembers.click();
    learns.click();
    await settle();
    expect([chosen(), await stores.doubles.get(OWN_DOUBLE)]).toEqual([[false, true], undefined]);
    expect(lines()).toContain('Nothing is learnt about how you play.');
    expect(lines().filter((line) => line.startsWith('<'))).toEqual(['<checkbox: false>']);
  });

  test('lists those of friends, to be renamed, played against and deleted', async () => {
    const { doubles, onPlay } = await opened();
    await doubles.receive(ANNA);
    press('Done');
    openDoublesDialog({ doubles, preferences: preferencesOf(), onPlay });
    await settle();
    expect(lines().join()).toContain('Learnt from 200 decisions: Golf. It does what they did in 71 of 100');
    const name = within(dialog('Doubles')).getByRole<HTMLInputElement>('textbox', {
      name: 'Name of the double of Anna',
    });
    await fill(name, ' ');
    expect(name.value).toBe('Anna');
    await fill(name, ' Annie ');
    await pressAndSettle('Delete the double of Annie');
    expect(await doubles.friends()).toHaveLength(1);
    press('Play against the double of Annie');
    expect(onPlay).toHaveBeenCalledWith({ kind: 'double', name: 'Annie', portrait: 'cat', pace: 1, habits: HABITS });
    openDoublesDialog({ doubles, preferences: preferencesOf(), onPlay });
    await settle();
    await pressTwice('Delete the double of Annie', 'Really delete the double of Annie?');
    expect(await doubles.friends()).toEqual([]);
    expect(document.activeElement?.ariaLabel).toBe('Friends');
    expect(lines()).toContain('A friend’s double comes as a link. It then plays here too.');
    await pressAndSettle('Undo');
    expect((await doubles.friends()).map(([, { name: called }]) => called)).toEqual(['Annie']);
    expect(lines()).toContain('[Delete the double of Annie]');
  });

  test('sends one’s own as a link with a name, or as a file for the commands', async () => {
    await opened({
      settings: { seats: preferencesOf().settings.seats.with(0, { kind: 'person', name: 'Ben', portrait: 'hat' }) },
    });
    await pressAndSettle('Send');
    const sending = dialog('Send your double');
    const fieldNamed = (name: string) => within(sending).getByRole<HTMLInputElement>('textbox', { name });
    await eventually(() => expect(fieldNamed('Link').value).toContain('#double='));
    const sent = async () => readDoubleLink(new URL(fieldNamed('Link').value).hash);
    expect(await sent()).toMatchObject({ name: 'Ben', portrait: 'hat', double: { decisions: 400, alike: 87 } });
    await fill(fieldNamed('Your name'), 'Benny');
    await eventually(async () => expect(await sent()).toMatchObject({ name: 'Benny' }));
    const files = savedFiles();
    press('Save as a file');
    expect(files[0].name).toBe('thirty-one.double.json');
    expect(JSON.parse(await files[0].contents.text())).toMatchObject({ format: 'thirty-one-double/1', name: 'Benny' });
  });
});

test('the double says where the storage fails', async () => {
  const stores = memoryStores();
  const all = () => Promise.reject(new StorageError('It is full.'));
  const broken = { records: { ...stores.records, all }, doubles: { ...stores.doubles, all } };
  const preferences = preferencesOf();
  const doubles = new Doubles({ stores: broken, habits: { learn: () => Promise.resolve(LEARNT) }, preferences });
  openDoublesDialog({ doubles, preferences, onPlay: vi.fn() });
  await settle();
  expect(lines().filter((line) => line === 'It is full.')).toHaveLength(2);
});

describe('a link to a double', () => {
  const follow = (fragment: string): void => {
    window.history.replaceState(null, '', fragment);
    window.dispatchEvent(new Event('hashchange'));
  };

  test('is kept among those of friends, and leaves the address; a damaged one is told of', async () => {
    const { doubles } = await opened();
    followIncomingDoubles(() => Promise.resolve(doubles));
    const link = await doubleLink(ANNA);
    follow(link);
    await eventually(() => expect(toasts()).toEqual(['The double of Anna has arrived. It waits under Players.']));
    expect((await doubles.friends()).map(([, { name }]) => name)).toEqual(['Anna']);
    expect(window.location.hash).toBe('');
    follow(link.slice(0, -4));
    await eventually(() => expect(toasts()).toHaveLength(2));
    expect(toasts()[1]).toBe('The link to a double is damaged or incomplete. Ask for it again.');
    follow(await doubleLink({ name: '', double: { ...ANNA.double, decisions: 201 } }));
    await eventually(() => expect(toasts()).toHaveLength(3));
    expect((await doubles.friends()).map(([, { name }]) => name)).toEqual(['Anna', 'a friend']);
  });
});
