/** The rules editor: a game is made, explained, corrected, saved, copied, shared and removed. */
import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { memoryStore, StorageError, type Store } from '../../../../game/base/store.ts';
import { ownId, TRIED, type KeptRules } from '../../../../game/catalogue/library.ts';
import { openEditor } from '../../../../game/screens/rules/editor.tsx';
import { offerFile, offerLink } from '../../../../game/screens/rules/import.tsx';
import { openRulesDialog } from '../../../../game/screens/rules/screen.tsx';
import { rulesLink } from '../../../../game/screens/rules/shared-rules.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { RULE_NAMES } from '../../../../engine/rules/table.ts';
import { ENGLISH_RULES } from '../../../../engine/rules/texts/en.ts';
import { capitalised } from '../../../../game/i18n/grammar.ts';
import type { Knowledge } from '../../../../game/services/bots/knowledge.ts';
import { Games } from '../../../../game/services/games.ts';
import { choose, dialog, dropFiles, layOutPage, readable, settle, toasts } from '../../support/page.ts';
import { preferencesOf } from '../../support/table.ts';
import { eventually } from '../../../support/eventually.ts';

const NEW = 'A game of your own';
const OURS: KeptRules = { format: 'thirty-one-rules/1', name: 'Ours', base: 'blitz', lives: 5 };

/** Nobody knows any game. */
const knowledge = { of: () => null, playerOf: () => null, load: () => Promise.resolve() } as unknown as Knowledge;

async function opened(id: string | null = null, store: Store<KeptRules> = memoryStore()) {
  if (id !== null) await store.put('Ours', OURS);
  const notify = vi.fn();
  const games = new Games({ preferences: preferencesOf(), store, notify, onPlay: () => undefined });
  await games.loaded;
  const onClose = vi.fn();
  openEditor({ games, knowledge }, id, onClose);
  await settle();
  return { games, store, onClose };
}

const top = (): HTMLDialogElement => [...document.querySelectorAll('dialog')].at(-1) as HTMLDialogElement;

/** The button with that text or name in the dialog on top. */
function button(name: string): HTMLButtonElement {
  const all = [...top().querySelectorAll('button')].filter((one) => !one.hidden && !one.closest('[hidden]'));
  const found = all.find((one) => (one.ariaLabel ?? one.textContent) === name);
  if (found === undefined) throw new Error(`no button "${name}", only ${all.map((one) => one.textContent).join(', ')}`);
  return found;
}

async function press(name: string): Promise<void> {
  button(name).click();
  await settle();
}

/** Presses it after a while, when a press confirms the one before. */
async function pressLater(name: string): Promise<void> {
  const click = new MouseEvent('click', { bubbles: true });
  button(name).dispatchEvent(Object.defineProperty(click, 'timeStamp', { value: click.timeStamp + 1000 }));
  await settle();
}

/** The field of a rule, by its meaning. */
function rule(meaning: string): HTMLFieldSetElement {
  const found = [...top().querySelectorAll('fieldset')].find((one) =>
    one.querySelector('legend')?.firstChild?.textContent?.startsWith(meaning),
  );
  if (found === undefined) throw new Error(`no rule "${meaning}"`);
  return found;
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

const nameField = () => within(top()).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const name = (text: string): Promise<void> => type(nameField(), text);

async function pick(meaning: string, label: string): Promise<void> {
  within(rule(meaning))
    .getByRole('radio', { name: new RegExp(`^${label}`) })
    .click();
  await settle();
}

async function startFrom(preset: string): Promise<void> {
  choose('Start from', preset, top());
  await settle();
}

const LIVES = 'Tokens at the start';
const lives = () => within(top()).getByRole<HTMLInputElement>('spinbutton', { name: LIVES });
const status = () => top().querySelector('.status')?.textContent;
const inWords = () => [...top().querySelectorAll('aside mark')].map(({ textContent }) => textContent);

describe('a new game', () => {
  test('begins as the standard one, and offers every rule once', async () => {
    await opened();
    const headings = readable(dialog(NEW)).filter((line) => line.startsWith('#'));
    expect(headings.slice(1, 4)).toEqual(['# Where most tables differ', '# Three of a kind', '# Knocking limits']);
    expect(inWords()).toEqual([]);
    const fields = [...top().querySelectorAll('.form fieldset legend')];
    const named = fields.map((legend) => legend.firstChild?.textContent);
    const meanings = RULE_NAMES.map((key) => capitalised(ENGLISH_RULES.meanings[key]));
    expect(new Set(named)).toEqual(new Set(meanings));
    expect(named).toHaveLength(meanings.length);
  });

  test('stands beside the preset that it is like, as it is now', async () => {
    await opened();
    await type(lives(), '5');
    await press('Compare games');
    expect(readable(dialog('Compare games')).slice(-4)).toEqual([
      '1 rule is different.',
      ' | New game | Scat',
      'Tokens at the start | 5 tokens each | 3 tokens each',
      '[Close]',
    ]);
    await press('Close');
    await name('Long nights');
    await press('Compare games');
    expect(readable(dialog('Compare games'))[1]).toBe('Long nights, compared with');
    await press('Close');
    await pick('Cards in a hand', 'Four cards each');
    await pick('Draw and discard', 'Golf');
    await press('Compare games');
    expect([...document.querySelectorAll('dialog')]).toHaveLength(1);
    expect(status()).toMatch(/^It cannot be played like this\./);
  });

  test('is described in words as it is changed, and keeps what was changed when it starts from another preset', async () => {
    await opened();
    await type(lives(), '5');
    expect(inWords()).toEqual([expect.stringMatching(/^Everybody starts with 5 tokens\./)]);
    expect(readable(rule(LIVES))[0]).toBe('Tokens at the start changed');
    await press('Reset: Tokens at the start');
    expect([inWords(), lives().value]).toEqual([[], '3']);
    await type(lives(), '5');
    await startFrom('Golf');
    expect(lives().value).toBe('5');
    await press('Reset everything');
    expect(lives().value).toBe('3');
  });

  test('is saved under its name once it has one and can be played, and is chosen from then on', async () => {
    const { games, store, onClose } = await opened();
    await press('Save');
    expect(status()).toBe('Give the game a name first, of 1 to 40 characters.');
    expect([document.activeElement, nameField().maxLength]).toEqual([nameField(), 40]);
    await name('  Kitchen   table ');
    await type(lives(), '99');
    expect(readable(rule(LIVES))).toContain('Allowed: a whole number from 1 to 20.');
    await press('Save');
    expect(status()).toBe('It cannot be played like this. Check this rule: tokens at the start.');
    expect(await store.all()).toEqual(new Map());
    await type(lives(), '1');
    await press('Save');
    expect(status()).toBe('“Kitchen table” is saved.');
    const kept = { format: OURS.format, name: 'Kitchen table', base: 'scat', lives: 1 };
    expect(await store.all()).toEqual(new Map([['Kitchen table', kept]]));
    expect(games.chosen).toBe(ownId('Kitchen table'));
    await press('Done');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that was changed asks before it is closed: it can be saved, thrown away or gone on with', async () => {
    const { store, onClose } = await opened();
    await name('Mine');
    await press('Done');
    expect(readable(top()).slice(2)).toEqual(['[Discard]', '[Save]', '[Keep editing]']);
    expect(onClose).not.toHaveBeenCalled();
    await press('Keep editing');
    expect(nameField().value).toBe('Mine');
    await press('Done');
    await press('Save');
    expect(onClose).toHaveBeenCalledOnce();
    expect([...(await store.all()).keys()]).toEqual(['Mine']);
  });

  test('can be thrown away', async () => {
    const { store, onClose } = await opened();
    await name('Mine');
    await press('Done');
    await press('Discard');
    expect([onClose.mock.calls.length, (await store.all()).size]).toEqual([1, 0]);
  });

  test('is not lost where the storage is full, which is said', async () => {
    const store = memoryStore<KeptRules>();
    await opened(null, { ...store, put: () => Promise.reject(new StorageError('It is full.')) });
    await name('Mine');
    await press('Save');
    expect(status()).toBe('It is full.');
  });

  test('is shared as a link', async () => {
    await opened();
    await name('Mine');
    await press('Share');
    await eventually(() => expect(readable(dialog('Share “Mine”'))).toContainEqual(expect.stringContaining('#rules=')));
    expect(readable(dialog('Share “Mine”'))).toContain('[Save as a file]');
  });
});

describe('the groups of rules', () => {
  /** The groups that are there, each with what it says of changes, in brackets if it is folded. */
  const groups = () =>
    [...top().querySelectorAll<HTMLDetailsElement>('.rule-group')]
      .filter(({ hidden }) => !hidden)
      .map(({ open, firstElementChild }) =>
        open ? firstElementChild?.textContent : `(${firstElementChild?.textContent})`,
      );
  const unfolded = () => groups().filter((group) => !group?.startsWith('('));
  const rules = () =>
    [...top().querySelectorAll<HTMLElement>('.form fieldset')]
      .filter(({ hidden }) => !hidden)
      .map((one) => one.querySelector('legend')?.firstChild?.textContent);
  const search = () => within(top()).getByRole<HTMLInputElement>('searchbox', { name: 'Find a rule' });
  const found = () => within(search().closest('search') as HTMLElement).getByRole('status').textContent;
  const pressKey = async (key: string): Promise<void> => {
    search().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await settle();
  };

  test('are folded but for the first, and say how many of their rules are changed', async () => {
    await opened();
    await type(lives(), '5');
    await pick('Cards in a hand', 'Four cards each');
    await pick('What three aces are worth', 'Three aces count 33');
    expect(groups().slice(0, 4)).toEqual([
      'Where most tables differ 1 changed',
      '(The aim as in Scat)',
      '(The cards 2 changed)',
      '(Before the first turn as in Scat)',
    ]);
    expect(groups()).toContain('(Declaring 41 as in Scat)');
    await startFrom('Four Card');
    expect(groups()[2]).toBe('(The cards 1 changed)');
  });

  test('unfold what is found, say how many rules that are, and are as before after the search', async () => {
    await opened();
    await type(search(), 'straight flush');
    expect([groups(), found()]).toEqual([['The cards as in Scat', 'Declaring 31 as in Scat'], '2 rules']);
    await type(search(), 'race points that win');
    expect(rules()).toEqual(['Points that win the match']);
    await type(search(), 'hand value');
    expect(found()).toBe('3 rules');
    expect(unfolded()).toEqual(groups());
    await type(search(), 'jokers');
    expect([groups(), found()]).toEqual([[], 'No rule mentions that. Try another word.']);
    await type(search(), ' ');
    expect([groups().length, found()]).toEqual([11, '']);
    expect(unfolded()).toEqual(['Where most tables differ as in Scat']);
    expect(rules()).toHaveLength(RULE_NAMES.length);
  });

  test('are searched by keys: down to the first rule that is found, Escape to all of them', async () => {
    await opened();
    await type(search(), 'stock runs out');
    await pressKey('ArrowDown');
    expect(document.activeElement).toBe(rule('What follows when the stock runs out').querySelector('input:checked'));
    const escape = () => top().dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(escape()).toBe(false);
    await settle();
    expect([search().value, rules().length]).toEqual(['', RULE_NAMES.length]);
    expect(escape()).toBe(true);
  });

  test('show the rule that keeps a game from being played, wherever it is', async () => {
    await opened();
    await name('Mine');
    await pick('Cards in a hand', 'Four cards each');
    expect(unfolded()).toHaveLength(1);
    await startFrom('Golf');
    expect(unfolded()).toEqual(['Where most tables differ as in Golf', 'The cards 1 changed']);
    await type(search(), 'shotgun');
    await press('Save');
    expect([search().value, rules().length]).toEqual(['', RULE_NAMES.length]);
    expect(document.activeElement?.closest('fieldset')).toBe(rule('Cards in a hand'));
  });
});

describe('a game of one’s own', () => {
  const edit = (store?: Store<KeptRules>) => opened(ownId('Ours'), store);

  test('is changed and renamed without a question', async () => {
    const { store } = await edit();
    expect(top().ariaLabel).toBe('Edit “Ours”');
    expect(lives().value).toBe('5');
    await type(lives(), '6');
    await press('Save');
    expect(await store.get('Ours')).toMatchObject({ lives: 6 });
    await name('Theirs');
    await press('Save');
    expect([...(await store.all()).keys()]).toEqual(['Theirs']);
  });

  test('does not replace another one without a question', async () => {
    const { store } = await edit();
    await store.put('Theirs', { ...OURS, name: 'Theirs', lives: 2 });
    await name('Theirs');
    await press('Save');
    expect(readable(top())[1]).toBe('You have another game of that name.');
    await press('Back');
    expect(await store.get('Theirs')).toMatchObject({ lives: 2 });
    await press('Save');
    await press('Replace it');
    expect(await store.get('Theirs')).toMatchObject({ lives: 5 });
    expect([...(await store.all()).keys()]).toEqual(['Theirs']);
  });

  test('that another tab has changed is not replaced without a question', async () => {
    const { store } = await edit();
    await store.put('Ours', { ...OURS, lives: 9 });
    await type(lives(), '6');
    await press('Save');
    expect(readable(top())[1]).toMatch(/^Another tab has changed it in the meantime\./);
    await press('Back');
    expect(await store.get('Ours')).toMatchObject({ lives: 9 });
  });

  test('is copied beside itself', async () => {
    const { store, games } = await edit();
    await press('Copy');
    expect([...(await store.all()).keys()]).toEqual(['Ours', 'Ours 2']);
    expect([games.chosen, status()]).toEqual([ownId('Ours 2'), '“Ours 2” is saved.']);
  });

  test('is removed once that was confirmed; its preset is played then', async () => {
    const { store, games, onClose } = await edit();
    games.play(ownId('Ours'));
    await press('Delete');
    button('Delete “Ours”?').dispatchEvent(new Event('blur'));
    await settle();
    await press('Delete');
    expect(await store.get('Ours')).toBeDefined();
    await pressLater('Delete “Ours”?');
    expect(await store.all()).toEqual(new Map());
    expect(games.chosen).toBe('blitz');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that was removed comes back, and is played as before', async () => {
    const { store, games } = await edit();
    games.play(ownId('Ours'));
    const before = await store.all();
    await press('Delete');
    await pressLater('Delete “Ours”?');
    const undo = within(document.querySelector<HTMLElement>('.toasts')!).getByRole('button', { name: 'Undo' });
    undo.click();
    await settle();
    expect([await store.all(), games.chosen]).toEqual([before, ownId('Ours')]);
  });

  test('that the store does not let go stays, and it is said why', async () => {
    const store = memoryStore<KeptRules>();
    const { games, onClose } = await edit({
      ...store,
      remove: () => Promise.reject(new StorageError('It is locked.')),
    });
    await press('Delete');
    await pressLater('Delete “Ours”?');
    expect([status(), games.library.has('Ours'), onClose.mock.calls.length]).toEqual(['It is locked.', true, 0]);
  });

  const drop = (file: object) => dropFiles(top(), new File([JSON.stringify(file)], 'x.json'));

  /** Presses what opens a file. @returns the pickers that are opened */
  async function pickers(): Promise<HTMLInputElement[]> {
    const opened: HTMLInputElement[] = [];
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      opened.push(this);
    });
    await press('Open a file');
    return opened;
  }

  test('comes from a file that is dropped, under a free name, unless that holds no rules, which is said', async () => {
    await edit();
    await drop({ ...OURS, lives: 2 });
    expect([nameField().value, lives().value]).toEqual(['Ours 2', '2']);
    await drop({ ...OURS, lives: 0 });
    expect(status()).toBe('“x.json”: “lives” is 0; allowed: a whole number from 1 to 20.');
  });

  test('comes from a JSON file that is chosen, or from none where none is', async () => {
    await edit();
    const [picker] = await pickers();
    expect([picker.type, picker.accept]).toEqual(['file', '.json,application/json']);
    const files: File[] = [];
    Object.defineProperty(picker, 'files', { value: files });
    picker.dispatchEvent(new Event('change'));
    await settle();
    expect(lives().value).toBe('5');
    files.push(new File([JSON.stringify({ ...OURS, name: 'Theirs', lives: 2 })], 'x.json'));
    picker.dispatchEvent(new Event('change'));
    await settle();
    expect([nameField().value, lives().value]).toEqual(['Theirs', '2']);
  });
});

describe('rules that somebody has shared', () => {
  /** @param kept games that are there already */
  async function offered(file: object = OURS, ...kept: KeptRules[]) {
    const store = memoryStore<KeptRules>();
    for (const one of kept) await store.put(String(one.name), one);
    const { games } = await opened(null, store);
    layOutPage();
    void offerFile({ games, knowledge }, new File([JSON.stringify(file)], 'x.json'));
    await settle();
    return { games, store };
  }

  const answers = () => [...top().querySelectorAll('footer button')].map(({ textContent }) => textContent);

  test('are described, and can be kept and played', async () => {
    const { games, store } = await offered();
    expect(readable(top())).toEqual(expect.arrayContaining(['From the file “x.json”.', '5 tokens each.']));
    expect(answers()).toEqual(['Play once', 'Keep and play', 'No, thanks']);
    await press('Keep and play');
    expect(games.chosen).toBe(ownId('Ours'));
    expect(await store.get('Ours')).toEqual(OURS);
    expect(toasts()).toEqual(['“Ours” is now among your games, and will be played next.']);
  });

  test('can be played once without being kept, or be left', async () => {
    const { games, store } = await offered();
    await press('Play once');
    expect([games.chosen, games.rules.lives, (await store.all()).size]).toEqual([TRIED, 5, 0]);
    expect(toasts()).toEqual(['“Ours” will be played next.']);
    const others = await offered();
    await press('No, thanks');
    expect(document.querySelector('dialog')).toBeNull();
    expect([others.games.chosen, (await others.store.all()).size]).toEqual(['scat', 0]);
  });

  test('are kept under a free name where theirs is taken', async () => {
    const { games, store } = await offered(OURS, { ...OURS, lives: 9 });
    await press('Keep and play');
    expect(games.chosen).toBe(ownId('Ours 2'));
    expect([...(await store.all())].map(([name, { lives }]) => [name, lives])).toEqual([
      ['Ours', 9],
      ['Ours 2', 5],
    ]);
  });

  test.each([
    ['one’s own', OURS, [{ ...OURS, name: 'Mine' }], 'Mine', ownId('Mine')],
    ['a preset', { format: OURS.format, name: 'Theirs', base: 'golf' }, [], 'Golf', 'golf'],
  ])('that are %s by another name can only be played', async (_whose, file, kept, title, id) => {
    const { games, store } = await offered(file, ...kept);
    expect(readable(dialog(title))[1]).toBe(`From the file “x.json”. You already have this game: it is “${title}”.`);
    expect(answers()).toEqual(['Play it', 'No, thanks']);
    await press('Play it');
    expect([games.chosen, (await store.all()).size]).toEqual([id, kept.length]);
  });

  test('come by a link, too', async () => {
    const { games } = await opened();
    await offerLink({ games, knowledge }, await rulesLink(OURS));
    expect(readable(dialog('Ours'))[1]).toBe('Somebody shared these rules with you.');
  });

  test('that cannot be kept are played, and it is said why', async () => {
    const { games, store } = await offered();
    vi.spyOn(store, 'put').mockRejectedValue(new StorageError('It is full.'));
    await press('Keep and play');
    expect([games.chosen, games.rules.lives]).toEqual([ownId('Ours'), 5]);
    expect(toasts().join()).toContain('It is full.');
  });

  test('that cannot be read are not offered, and it is said why', async () => {
    const { games } = await offered({ ...OURS, lives: 99 });
    await offerLink({ games, knowledge }, '#rules=1.xyz');
    expect(document.querySelector('dialog')).toBeNull();
    expect(toasts()).toEqual([
      '“x.json”: “lives” is 99; allowed: a whole number from 1 to 20.',
      'The link to these rules is damaged: part of it is missing or was changed.',
    ]);
  });
});

test('the rules of a game are read, with what is drawn on the table, and lead to fairness and the lesson', async () => {
  const called = { onFairness: vi.fn(), onLearn: vi.fn() };
  openRulesDialog(knowledge, preset('harsh-knock'), { players: 3, ...called });
  await settle();
  const lines = readable(top());
  expect(lines.slice(0, 5)).toEqual([
    '# Harsh Knock',
    'A knocker who ties for lowest loses 2.',
    '# At this table',
    'A knocker loses 2 when another declares.',
    'A knocker tied for lowest loses 2.',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      '3 play, without partners.',
      '# Signs on the table',
      'D marks the dealer, a fist whoever has knocked. The small arrow is at the player whose turn comes next.',
      '# How well the bots know it',
    ]),
  );
  await press('How the cards are shuffled');
  expect(called.onFairness).toHaveBeenCalledOnce();
  await press('The lesson');
  expect(called.onLearn).toHaveBeenCalledOnce();
  await press('Compare games');
  expect(readable(dialog('Compare games'))[1]).toBe('Harsh Knock, compared with');
});
