/** How the cards are shuffled, as people read and check it; and whether bots see hidden cards, as they ask it. */
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAW, TAKE } from '../../../../engine/actions.ts';
import type { Difference } from '../../../../engine/fair/blindness.ts';
import type { MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { PolicyUnavailable, type AskedAgain, type askBotsAgain } from '../../../../game/features/fairness/ask-again.ts';
import { openFairnessDialog } from '../../../../game/features/fairness/fairness-dialog.ts';
import type { CreateSeatBot } from '../../../../game/services/bots/seat-bot.ts';
import { botsOf, sealedMatch } from '../../../engine/fair/sealed-match.ts';
import { dialog, layOutPage, press, readable, savedFiles, settle } from '../../support/page.ts';
import { playedMatch } from '../../support/records.ts';

const asking = vi.hoisted(() => ({ ask: vi.fn<typeof askBotsAgain>() }));
vi.mock('../../../../game/features/fairness/ask-again.ts', async (original) => ({
  ...(await original<object>()),
  askBotsAgain: asking.ask,
}));

beforeEach(() => {
  layOutPage();
  asking.ask.mockReset();
});

const RULES = preset('scat');
const sealed = await sealedMatch({ rules: RULES, bots: botsOf('expert', 3), seed: 1, mostDeals: 2 });
const shown = (): string[] => readable(dialog('Fairness'));

describe('the match that begins next', () => {
  function opened(word = '') {
    const onWord = vi.fn();
    const close = openFairnessDialog({ is: 'next', commitment: '0123456789abcdef'.repeat(4), word, onWord });
    return { onWord, close, field: () => within(dialog('Fairness')).getByRole<HTMLInputElement>('textbox') };
  }

  test('shows what its cards are sealed as, and takes a word', () => {
    opened('abra');
    expect(shown()).toMatchInlineSnapshot(`
      [
        "# Fairness",
        "Nobody picks the cards, not even this game. Their order is fixed before you say a word, and anybody can check it afterwards.",
        "This number stands for all cards of your next match. Add a word, and they depend on it too: then nobody could know them beforehand.",
        "Sealed as",
        "0123 4567 89ab cdef 0123 4567 89ab cdef 0123 4567 89ab cdef 0123 4567 89ab cdef",
        "Your word (if you like)",
        "<text: abra>",
        "[Cut]",
        "[Done]",
      ]
    `);
  });

  test('has a field for a word of up to 64 letters', () => {
    const { field, onWord } = opened();
    expect(field()).toMatchObject({ maxLength: 64, autocomplete: 'off', value: '' });
    field().value = '  kadabra ';
    field().dispatchEvent(new Event('input'));
    expect(onWord).toHaveBeenCalledExactlyOnceWith('kadabra');
  });

  test('is cut by a button, with a word that can be read out', () => {
    const { field, onWord } = opened();
    press('Cut');
    expect(field().value).toMatch(/^([a-z]{2}){6}$/);
    expect(onWord).toHaveBeenCalledExactlyOnceWith(field().value);
    press('Cut');
    expect(onWord.mock.calls[1]).not.toEqual(onWord.mock.calls[0]);
  });
});

test.each([
  ['unsealed', 'it began with a fixed seed'],
  ['daily', 'they follow from the date'],
  ['challenge', 'the person who sent it'],
] as const)('a match whose cards are not sealed (%s) says so', (is, reason) => {
  openFairnessDialog({ is });
  expect(shown()).toHaveLength(4);
  expect(shown()[2]).toContain(reason);
});

describe('a match', () => {
  const matchOf = (record: MatchRecord) => openFairnessDialog({ is: 'match', record, rules: RULES });

  test('shows the secrets of deals that are over, and how to check them', () => {
    matchOf(sealed);
    expect(shown()).toMatchInlineSnapshot(`
      [
        "# Fairness",
        "Nobody picks the cards, not even this game. Their order is fixed before you say a word, and anybody can check it afterwards.",
        "This number was fixed before the match. It stands for all of its cards. Your word: “Anna”.",
        "Sealed as",
        "6401 5ab3 ccaa 85a7 88a4 fdb8 aa26 bf64 b3bd e7fb 808e b2a9 c77f 5e56 070a 9b4a",
        "Checked: the cards of all 2 deals so far are the ones that were sealed.",
        "Secrets and cards of the deals",
        "# Deal 1",
        "Secret",
        "abb7 e8c8 0116 417d 6d8a bc54 3d69 4134 37b5 c5a4 c389 df9b 3727 971c f40a 1393",
        "Its SHA-256, which is the number fixed before the match",
        "6401 5ab3 ccaa 85a7 88a4 fdb8 aa26 bf64 b3bd e7fb 808e b2a9 c77f 5e56 070a 9b4a",
        "Cards in their order, first dealt first",
        "9d 9h Jd 5d 9c As 7s 7c Ah 5s 3s Ad 7d 4h 3c Ts Qd Js 8c 6s Ks 7h 4d 9s 5c Qh Qs 2s 2h 8h 6c 2c Jc Kd 3d Jh 6h Kh Ac 8s Th Kc 6d Qc 8d Td Tc 4c 5h 2d 4s 3h",
        "# Deal 2",
        "Secret",
        "6208 8523 20e4 984a fdfc 5850 d283 25f9 d8c5 95ff 7461 4ef9 af58 4bfd de65 fe1b",
        "Its SHA-256, which is the secret of deal 1",
        "abb7 e8c8 0116 417d 6d8a bc54 3d69 4134 37b5 c5a4 c389 df9b 3727 971c f40a 1393",
        "Cards in their order, first dealt first",
        "2d Qc 4h 9d Jc 8d 9c Kd 8c Ad Kc 2h Ah 6s Ac Kh Jd 2s Ts 5s 8h 3c 5d 3h 4d 6h Qh 6c 4s 6d Td 2c Tc Js 7c Jh 7d 9h Th 8s 3d 5c 5h 3s 9s Ks 7s As Qs Qd 7h 4c",
        "To check it without this game, run the recipe with a secret, its deal’s number and the word:",
        "python3 pack.py abb7e8c80116417d6d8abc543d69413437b5c5a4c389df9b3727971cf40a1393 1 'Anna'",
        "[Save the recipe]",
        "[Done]",
      ]
    `);
  });

  test('shows the cards of a new stock without the word before them', () => {
    const [first, ...others] = sealed.deals;
    const actions = [...first.actions, [-1, 'reshuffle 2c Td 9h'] as [number, string]];
    matchOf({ ...sealed, deals: [{ ...first, actions }, ...others] });
    const lines = shown();
    expect(lines[lines.indexOf('Cards of the new stock, first drawn first') + 1]).toBe('2c Td 9h');
  });

  test('counts the deals that agree', () => {
    matchOf({ ...sealed, deals: sealed.deals.slice(0, 1) });
    expect(shown()).toContain('Checked: the cards of the deal so far are the ones that were sealed.');
  });

  test('without a word says that there was none', () => {
    matchOf({ ...sealed, deals: [], fair: { ...sealed.fair!, word: '' } });
    expect(shown()).toContain(
      'This number was fixed before the match. It stands for all of its cards. You added no word.',
    );
  });

  test('in its first deal has no secret yet', () => {
    matchOf({ ...sealed, deals: [] });
    expect(shown()).toContain('When a deal is over, its secret appears here.');
    expect(shown().join()).not.toContain('Secret,');
    expect(within(dialog('Fairness')).queryByRole('button', { name: 'Save the recipe' })).toBeNull();
  });

  test('whose cards are others says where', () => {
    const [first, second] = sealed.deals;
    matchOf({ ...sealed, deals: [first, { ...second, deck: first.deck }] });
    expect(shown().find((line) => line.startsWith('These are not'))).toMatchInlineSnapshot(
      `"These are not the cards that were sealed. Deal 2: The order of the cards does not follow from the secret and the word."`,
    );
  });

  test('that is not sealed says so', () => {
    matchOf(playedMatch(RULES, 2, 1).record);
    expect(shown()[2]).toContain('it began with a fixed seed');
  });

  test('gives the recipe as a file', async () => {
    const files = savedFiles();
    matchOf(sealed);
    press('Save the recipe');
    expect(files.map(({ name }) => name)).toEqual(['pack.py']);
    expect(await files[0].contents.text()).toContain('import');
  });
});

describe('whether bots see hidden cards', () => {
  const names = ['Anna', 'Fox', 'Owl'];
  const FOUND: AskedAgain = {
    decisions: 12,
    differences: [],
    partly: 0,
    asked: 96,
    unnamed: 0,
    absent: 0,
    seats: [false, true, true],
  };
  const bots = {} as Parameters<typeof askBotsAgain>[0]['bots'];

  function opened({ record = sealed, isOwn = true } = {}) {
    const called = { onAsked: vi.fn(), loadBots: vi.fn(), createBot: vi.fn<CreateSeatBot>() };
    const close = openFairnessDialog({
      is: 'match',
      record,
      rules: RULES,
      asking: { names, isOwn, bots, ...called },
    });
    return { ...called, close };
  }

  const section = (): HTMLElement => [...dialog('Fairness').querySelectorAll('section')].at(-1) as HTMLElement;
  const said = (): string[] => [...section().querySelectorAll('.report p')].map(({ textContent }) => textContent ?? '');
  const bar = (): HTMLProgressElement => section().querySelector('progress') as HTMLProgressElement;
  const button = (): HTMLButtonElement => section().querySelector('button') as HTMLButtonElement;

  async function answered(found: Partial<AskedAgain>, record = sealed): Promise<string[]> {
    asking.ask.mockResolvedValue({ ...FOUND, ...found });
    opened({ record });
    button().click();
    await settle();
    return said();
  }

  test('is asked by a button, whose words follow from who asks', () => {
    opened();
    expect(readable(section())).toMatchInlineSnapshot(`
      [
        "# Do the bots see hidden cards?",
        "Everything that a bot could not see is dealt anew: other hands, the stock, cards that lie face down. Then it is asked again. Whoever knows nothing of these cards does the same as before.",
        "[Ask them again with other cards in my hand]",
      ]
    `);
    opened({ isOwn: false });
    expect(button().textContent).toBe('Ask them again with other hidden cards');
  });

  test('takes a while, which is shown', async () => {
    const done = deferred<AskedAgain>();
    asking.ask.mockReturnValue(done.promise);
    const { onAsked, loadBots } = opened();
    expect([bar().hidden, bar().max, bar().ariaLabel]).toEqual([true, 1, 'Do the bots see hidden cards?']);
    button().click();
    const [asked] = asking.ask.mock.calls[0];
    expect(asked).toMatchObject({ record: sealed, bots, loadBots });
    asked.onAsked(3, 12);
    expect([button().disabled, bar().hidden, bar().value]).toEqual([true, false, 0.25]);
    expect(readable(section())).toContain('3 of 12 decisions');
    done.resolve(FOUND);
    await settle();
    expect([button().disabled, bar().hidden, onAsked.mock.calls.length]).toEqual([false, true, 1]);
    expect(readable(section())).not.toContain('3 of 12 decisions');
  });

  test('stops with the dialog, which is told at once and once', async () => {
    const done = deferred<AskedAgain>();
    asking.ask.mockReturnValue(done.promise);
    const { onAsked, close } = opened();
    button().click();
    const [{ signal }] = asking.ask.mock.calls[0];
    const report = section().querySelector('.report');
    close();
    expect([signal.aborted, onAsked.mock.calls.length]).toEqual([true, 1]);
    done.resolve(FOUND);
    await settle();
    expect([onAsked.mock.calls.length, report?.childElementCount]).toEqual([1, 0]);
  });

  test('tells nobody where nothing was asked', () => {
    const { onAsked, close } = opened();
    close();
    expect(onAsked).not.toHaveBeenCalled();
  });

  test('cannot be known where the policy does not load, and may be asked again', async () => {
    asking.ask.mockRejectedValue(new PolicyUnavailable('no such file'));
    opened();
    button().click();
    await settle();
    expect(said()).toEqual(['The bots cannot be asked now: what they have learnt does not load.']);
    asking.ask.mockReturnValue(new Promise(() => undefined));
    button().click();
    expect(said()).toEqual([]);
  });

  test('they do not, where they do the same', async () => {
    expect(await answered({})).toEqual([
      '12 decisions of Fox and Owl asked again, 8 times each with other hidden cards: the same action every time.',
    ]);
  });

  test.each([
    ['seen', 'With other hidden cards Owl is told something else.'],
    ['done', 'With other hidden cards Owl chooses “take”, not “draw”.'],
    ['recorded', 'The record says “draw”, but Owl chooses “take”.'],
  ] as const)('the first decision that differs is named (%s)', async (what, sentence) => {
    const decision = { deal: 2, action: 5, seat: 2 } as Difference['decision'];
    const differences = [{ decision, what, expected: DRAW, found: TAKE }] as Difference[];
    const lines = await answered({ differences });
    expect(lines[0]).toBe('1 of 12 decisions differs.');
    expect(lines[1]).toContain(sentence);
    expect(lines[1]).toMatch(/deal 2.*5/i);
    expect(lines).toHaveLength(2);
  });

  test.each<[string, Partial<AskedAgain>, string[]]>([
    ['hands that could not be dealt anew', { partly: 3 }, ['3 of 96 times']],
    ['bots that are not named', { unnamed: 2 }, ['Not asked: 2 decisions for which']],
    ['bots of another version', { absent: 1 }, ['Not asked: one decision of bots with another']],
  ])('%s are counted beside', async (_, found, lines) => {
    const [same, ...rest] = await answered(found);
    expect(same).toContain('12 decisions');
    expect(rest).toEqual(lines.map((line) => expect.stringContaining(line)));
  });

  test.each<[string, Partial<AskedAgain>, string]>([
    ['nobody is named', { unnamed: 2 }, 'This cannot be asked: the record does not say which bots played.'],
    ['only others played', { absent: 2 }, 'Not asked: 2 decisions of bots with another version'],
    ['nobody had a choice', {}, 'There is nothing to ask: no bot had a choice in this match.'],
  ])('where %s there is nothing to say on it', async (_, found, line) => {
    expect(await answered({ decisions: 0, asked: 0, ...found })).toEqual([expect.stringContaining(line)]);
  });

  test('bots that are not named and others that are absent are both counted', async () => {
    expect(await answered({ decisions: 0, unnamed: 2, absent: 1 })).toEqual([
      expect.stringContaining('Not asked: 2 decisions for which'),
      expect.stringContaining('Not asked: one decision of bots'),
    ]);
  });

  test('of a match that was not sealed is asked with another chance', async () => {
    const { fair: _, ...unsealed } = sealed;
    const lines = await answered({}, unsealed);
    expect(lines[1]).toContain('The match was not sealed');
  });
});
