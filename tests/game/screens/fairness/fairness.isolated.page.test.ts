/** How the cards are shuffled, as people read and check it; and whether bots see hidden cards, as they ask it. */
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAW, TAKE } from '../../../../engine/actions.ts';
import type { Difference } from '../../../../engine/fair/blindness.ts';
import type { MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { PolicyUnavailable, type AskedAgain, type askBotsAgain } from '../../../../game/screens/fairness/ask-again.ts';
import { openFairnessDialog } from '../../../../game/screens/fairness/screen.tsx';
import type { CreateSeatBot } from '../../../../game/services/bots/seat-bot.ts';
import { botsOf, sealedMatch } from '../../../engine/fair/sealed-match.ts';
import { dialog, press, pressAndSettle, readable, savedFiles, settle } from '../../support/page.ts';

const asking = vi.hoisted(() => ({ ask: vi.fn<typeof askBotsAgain>() }));
vi.mock('../../../../game/screens/fairness/ask-again.ts', async (original) => ({
  ...(await original<object>()),
  askBotsAgain: asking.ask,
}));

beforeEach(() => void asking.ask.mockReset());

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
    const { field, onWord } = opened('abra');
    expect(shown().slice(3)).toEqual([
      'Sealed as',
      '0123 4567 89ab cdef 0123 4567 89ab cdef 0123 4567 89ab cdef 0123 4567 89ab cdef',
      'Your word (if you like)',
      '<text: abra>',
      '[Cut]',
      '[Close]',
    ]);
    expect(field().maxLength).toBe(64);
    field().value = '  kadabra ';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    expect(onWord).toHaveBeenCalledExactlyOnceWith('kadabra');
  });

  test('is cut by a button, with a word that can be read out', async () => {
    const { field, onWord } = opened();
    await pressAndSettle('Cut');
    expect(field().value).toMatch(/^([a-z]{2}){6}$/);
    expect(onWord).toHaveBeenCalledExactlyOnceWith(field().value);
    await pressAndSettle('Cut');
    expect(onWord.mock.calls[1]).not.toEqual(onWord.mock.calls[0]);
  });
});

test.each([
  ['unsealed', 'it began with a fixed seed'],
  ['daily', 'they follow from the date'],
  ['challenge', 'the person who sent it'],
] as const)('a match whose cards are not sealed (%s) says so', (is, reason) => {
  openFairnessDialog({ is });
  expect(shown()[2]).toContain(reason);
});

describe('a match', () => {
  const matchOf = (record: MatchRecord) => openFairnessDialog({ is: 'match', record, rules: RULES });

  test('shows the secrets of deals that are over, and how to check them, by a recipe that can be saved', async () => {
    const files = savedFiles();
    matchOf(sealed);
    const lines = shown();
    const [one, two] = sealed.deals;
    const spaced = (hash = '') => hash.replaceAll(/.{4}(?=.)/g, '$& ');
    expect(lines[2]).toContain('Your word: “Anna”.');
    expect(lines).toContain('Checked: the cards of all 2 deals so far are the ones that were sealed.');
    const second = lines.indexOf('# Deal 2');
    expect(lines.slice(second + 1, second + 7)).toEqual([
      'Secret',
      spaced(two.secret),
      'Its SHA-256, which is the secret of deal 1',
      spaced(one.secret),
      'Cards in their order, first dealt first',
      two.deck,
    ]);
    expect(lines).toContain(`python3 pack.py ${one.secret} 1 'Anna'`);
    press('Save the recipe');
    expect(files.map(({ name }) => name)).toEqual(['pack.py']);
    expect(await files[0].contents.text()).toContain('import');
  });

  test('shows the cards of a new stock without the word before them', () => {
    const [first, ...others] = sealed.deals;
    const actions = [...first.actions, [-1, 'reshuffle 2c Td 9h'] as [number, string]];
    matchOf({ ...sealed, deals: [{ ...first, actions }, ...others] });
    const lines = shown();
    expect(lines[lines.indexOf('Cards of the new stock, first drawn first') + 1]).toBe('2c Td 9h');
  });

  test('without a word or a deal that is over says so', () => {
    matchOf({ ...sealed, deals: sealed.deals.slice(0, 1) });
    expect(shown()).toContain('Checked: the cards of the deal so far are the ones that were sealed.');
    matchOf({ ...sealed, deals: [], fair: { ...sealed.fair!, word: '' } });
    expect(shown()[2]).toMatch(/You added no word\.$/);
    expect(shown()).toContain('When a deal is over, its secret appears here.');
    expect(shown()).not.toContain('[Save the recipe]');
  });

  test('whose cards are others says where', () => {
    const [first, second] = sealed.deals;
    matchOf({ ...sealed, deals: [first, { ...second, deck: first.deck }] });
    expect(shown()).toContain(
      'These are not the cards that were sealed. Deal 2: The order of the cards does not follow from the secret and the word.',
    );
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

  function opened(record = sealed) {
    const called = { onAsked: vi.fn(), loadBots: vi.fn(), createBot: vi.fn<CreateSeatBot>() };
    const close = openFairnessDialog({
      is: 'match',
      record,
      rules: RULES,
      asking: { names, isOwn: true, bots, ...called },
    });
    return { ...called, close };
  }

  const section = (): HTMLElement => [...dialog('Fairness').querySelectorAll('section')].at(-1) as HTMLElement;
  const said = (): string[] => readable(within(section()).getByRole('status'));
  const bar = (): HTMLProgressElement | null => within(section()).queryByRole('progressbar');
  const button = (): HTMLButtonElement => within(section()).getByRole('button');

  async function answered(found: Partial<AskedAgain>, record = sealed): Promise<string[]> {
    asking.ask.mockResolvedValue({ ...FOUND, ...found });
    opened(record);
    button().click();
    await settle();
    return said();
  }

  test('takes a while, which is shown', async () => {
    const done = deferred<AskedAgain>();
    asking.ask.mockReturnValue(done.promise);
    const { onAsked, loadBots } = opened();
    button().click();
    const [asked] = asking.ask.mock.calls[0];
    expect(asked).toMatchObject({ record: sealed, bots, loadBots });
    asked.onAsked(3, 12);
    await settle();
    expect(button().textContent).toBe('Ask them again with other cards in my hand');
    expect([button().disabled, bar()?.value]).toEqual([true, 0.25]);
    expect(readable(section())).toContain('3 of 12 decisions');
    done.resolve(FOUND);
    await settle();
    expect([button().disabled, bar(), onAsked.mock.calls.length]).toEqual([false, null, 1]);
    expect(readable(section())).not.toContain('3 of 12 decisions');
  });

  test('stops with the dialog, which is told at once and once', async () => {
    asking.ask.mockReturnValue(new Promise(() => undefined));
    const { onAsked, close } = opened();
    button().click();
    const [{ signal }] = asking.ask.mock.calls[0];
    close();
    expect([signal.aborted, onAsked.mock.calls.length]).toEqual([true, 1]);
  });

  test('cannot be known where the policy does not load, and may be asked again', async () => {
    asking.ask.mockRejectedValue(new PolicyUnavailable('no such file'));
    opened();
    button().click();
    await settle();
    expect(said()).toEqual(['The bots cannot be asked now: what they have learnt did not load.']);
    asking.ask.mockReturnValue(new Promise(() => undefined));
    button().click();
    await settle();
    expect(said()).toEqual([]);
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

  const ALIKE =
    '12 decisions of Fox and Owl asked again, 8 times each with other hidden cards: the same action every time.';
  const UNNAMED = 'Not asked: 2 decisions for which';
  const NOTHING = { decisions: 0, asked: 0 };

  test.each<[Partial<AskedAgain>, string[]]>([
    [{}, [ALIKE]],
    [{ partly: 3 }, [ALIKE, '3 of 96 times']],
    [{ unnamed: 2 }, [ALIKE, UNNAMED]],
    [{ absent: 1 }, [ALIKE, 'Not asked: one decision of bots that this game']],
    [{ ...NOTHING, unnamed: 2 }, ['This cannot be asked: the record does not say which bots played.']],
    [{ ...NOTHING, absent: 2 }, ['Not asked: 2 decisions of bots that this game']],
    [{ ...NOTHING, unnamed: 2, absent: 1 }, [UNNAMED, 'Not asked: one decision of bots']],
    [NOTHING, ['There is nothing to ask: no bot had a choice in this match.']],
  ])('where the answer is %j it is told in sentences', async (found, lines) => {
    expect(await answered(found)).toEqual(lines.map((line) => expect.stringContaining(line)));
    const { fair: _, ...unsealed } = sealed;
    if (lines[0] === ALIKE) expect((await answered(found, unsealed))[1]).toContain('The match was not sealed');
  });
});
