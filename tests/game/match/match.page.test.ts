/** Matches at the table, from sitting down to the result, played by the accessible tree. */
import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { DRAW, KNOCK } from '../../../engine/actions.ts';
import { readChallenge } from '../../../engine/challenge/challenge.ts';
import { dayOf } from '../../../engine/daily/day.ts';
import type { Advice } from '../../../engine/review/advice.ts';
import { decisionsOf, type ReviewedDecision } from '../../../engine/review/review.ts';
import type { Verdict } from '../../../engine/review/verdict.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { SETTINGS_KEY, type Seat, type Settings } from '../../../game/catalogue/settings.ts';
import { wordsOf } from '../../../game/i18n/words.ts';
import { challengeAtTable } from '../../../game/match/challenge-match.ts';
import { dailyMatch } from '../../../game/match/daily-match.ts';
import type { Ending } from '../../../game/match/ending.ts';
import { nextCommitment, seedOfAddress, takeSeal } from '../../../game/match/sealing.ts';
import { hasWon } from '../../../game/model/outcome.ts';
import type { DailyDeal } from '../../../game/services/storage/played-days.ts';
import type { OpenMatch } from '../../../game/services/storage/match-schemas.ts';
import { withCardNames } from '../../../game/model/sentences.ts';
import { eventually } from '../../support/eventually.ts';
import { challengeFrom, sealedMatch } from '../support/challenges.ts';
import { dayTry, playedDay } from '../support/daily-deals.ts';
import { dialog, layOutPage, press } from '../support/page.ts';
import { reviewedDecision } from '../support/reviews.ts';
import { FakeBots, sitDown, type Table, type TableOptions } from '../support/table.ts';
import '../support/all-languages.ts';

const person = (name: string): Seat => ({ kind: 'person', name });
const bot: Seat = { kind: 'bot', level: 'casual', style: 'even' };
const seats = (...first: Seat[]): Settings['seats'] => [
  ...first,
  ...Array.from({ length: 10 - first.length }, () => bot),
];

/** A match that ends with its first deal, which you win or lose. */
const ONE_TOKEN = resolveRules({ format: 'thirty-one-rules/1', base: 'scat', lives: 1, grace: false, name: 'Once' });
const KNOCKS: FakeBots['act'] = (legal) => (legal.includes(KNOCK) ? KNOCK : legal[0]);
const CARD_NAME = / of (clubs|diamonds|hearts|spades)/;

/** Passes every turn until the deal is over. */
async function playDeal(table: Table): Promise<void> {
  for (let turn = 0; turn < 60 && table.names.some((name) => name.startsWith('Draw from')); turn++) {
    await table.press('Draw from');
    await table.press('Discard');
  }
}

/** Knocks, and plays on until the deal is over. */
async function endDeal(table: Table): Promise<void> {
  await table.confirm('Knock');
  await playDeal(table);
}

/** Bots whose policy has come. */
function settledBots(): FakeBots {
  const bots = new FakeBots();
  bots.settled.resolve();
  return bots;
}

/** Sits down to something whose result is compared with others, once the opponents that everybody has have come. */
const special = (options: TableOptions): Promise<Table> => sitDown({ bots: settledBots(), ...options });

const discardsIn = (table: Table): string[] => table.names.filter((name) => name.startsWith('Discard'));

/** Another tab chooses German. */
async function speakGerman(table: Table): Promise<void> {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...table.services.preferences.settings, language: 'de' }));
  window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  await table.settle();
}

/** How the match ended whose result a table has led to. */
function endingOf({ led: [to] }: Table): Ending {
  if (to.is !== 'result') throw new Error(`it has led to the ${to.is}`);
  return to.ending;
}

describe('a match', () => {
  test('is kept while it is played, and leads to its result', async () => {
    const table = await sitDown({ rules: ONE_TOKEN });
    expect(table.bots.log).toEqual(['load {"isListed":false}', 'deal']);
    expect(table.text).toMatch(/^Once, deal 1\n/);
    expect(table.names.slice(0, 3)).toEqual([
      'Draw from the stock',
      expect.stringMatching(/^Take the /),
      expect.stringMatching(/^Knock with /),
    ]);
    await table.press('Draw from');
    const [[id, open]] = await table.stores.matches.all();
    const shown = { scene: 'table', match: id, isKept: true, phase: 'deal', deal: 1, tokens: [1, 1] };
    expect(table.shown).toMatchObject(shown);
    expect(open.players[1]).toMatchObject({ kind: 'bot' });
    expect(open.save).toMatchObject({ deal: { actions: expect.arrayContaining([[0, 'draw']]) } });
    await table.press('Discard');
    await endDeal(table);
    await table.press('Menu');
    expect([table.text.includes('saved'), table.names]).toEqual([false, ['Options', 'Leave', 'Stay']]);
    await table.press('Stay');
    expect(table.led).toEqual([]);
    await table.press('The result');
    const { outcome, kept, again, record, id: ended } = endingOf(table);
    const { players, you, began } = open;
    expect(ended).toBe(id);
    expect(kept).toMatchObject({ players, you, began, policy: 'expert' });
    const { places } = outcome;
    expect(outcome).toMatchObject({ names: ['You', 'Fox'], you: 0, deals: 1 });
    expect([kept?.record.winner, outcome.remains[places[0][0]]]).toEqual([places[0][0], '1 token left']);
    expect(again).toMatchObject({ rules: ONE_TOKEN, settings: { opponents: 1 } });
    expect(JSON.parse(record.text)).toEqual(JSON.parse(JSON.stringify(kept?.record)));
    expect((await table.stores.records.get(id))?.record).toEqual(kept?.record);
    expect(await table.stores.matches.all()).toEqual(new Map());
  });

  test('counts what was lost in a row: one more, or none after a win', async () => {
    const results: boolean[] = [];
    for (const isEager of [true, false]) {
      const table = await sitDown({ rules: ONE_TOKEN, settings: { lossesInARow: 2, isNew: true } });
      if (isEager) await table.confirm('Knock');
      else table.bots.act = KNOCKS;
      await playDeal(table);
      await table.press('The result');
      const isWon = hasWon(endingOf(table).outcome);
      const { lossesInARow, isNew } = table.services.preferences.settings;
      expect([lossesInARow, isNew]).toEqual(isWon ? [0, false] : [3, true]);
      results.push(isWon);
    }
    expect(new Set(results).size).toBe(2);
  });

  test('that cannot continue says why, and leads to the menu', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bots = new FakeBots();
    bots.act = () => {
      throw new Error('the bot has fainted');
    };
    const table = await sitDown({ bots });
    expect(table.text).toContain('The match cannot continue\nthe bot has fainted');
    await table.press('To the menu');
    expect(table.led).toEqual([{ is: 'menu' }]);
  });

  test('can be left for the menu; first one is asked, and may stay, or change what the table looks like', async () => {
    const table = await sitDown();
    await table.press('Menu');
    expect(table.text).toContain('Menu\nThe match is saved: you can continue it from the menu.');
    expect(table.names).toEqual(['Options', 'Leave', 'Stay']);
    await table.press('Stay');
    expect(table.names).toContain('Draw from the stock');
    await table.press('Menu');
    await table.press('Options');
    for (const name of ['Slow', 'Day']) within(dialog('Options')).getByRole('radio', { name }).click();
    press('Done');
    await table.settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(table.names).toEqual(expect.arrayContaining(['Speed: Slow', 'Draw from the stock']));
    expect(table.services.preferences.settings).toMatchObject({ speed: 'slow', theme: 'day' });
    await table.press('Hint');
    await table.key('Escape');
    await table.press('Leave');
    expect(table.led).toEqual([{ is: 'menu' }]);
    expect(table.bots.stopAdvice).not.toHaveBeenCalled();
    table.fake.end();
    expect(table.bots.stopAdvice).toHaveBeenCalled();
  });

  test('that is only watched goes on by itself with all hands open or closed, and is not asked anything', async () => {
    const table = await sitDown({ rules: ONE_TOKEN, settings: { seats: seats(bot), lossesInARow: 0 } });
    table.bots.act = KNOCKS;
    expect(table.names).not.toContain('Hint');
    for (const name of ['Open hands', 'Close hands', 'Open hands']) await table.press(name);
    for (let turn = 0; turn < 20 && !table.names.includes('The result'); turn++) await table.settle();
    expect(table.names).not.toContain('Keep watching');
    await table.press('The result');
    expect(endingOf(table).outcome.you).toBe(-1);
    expect(table.services.preferences.settings.lossesInARow).toBe(0);
  });
});

/** What the policy and a search say. */
const ADVICE: Advice = {
  best: DRAW,
  options: [
    { action: DRAW, probability: 0.7, chance: 0.6, loss: 0.2 },
    { action: KNOCK, probability: 0.3, chance: 0.4, loss: 0.5 },
  ],
  deals: 64,
};

describe('a hint', () => {
  test('of the policy is final once it has searched, is said once, has figures when asked again, and goes with the turn', async () => {
    const table = await sitDown();
    await table.press('Hint');
    expect(table.bots.questions).toMatchObject([{ players: [null, { level: 'casual', style: 'even' }] }]);
    expect(table.shown.hint).toBeNull();
    for (const isFinal of [false, true]) {
      table.bots.advise({ by: 'policy', isFinal, advice: ADVICE });
      expect(table.shown.hint).toMatchObject({ action: 'draw', isFinal });
    }
    const { sentence, details } = table.shown.hint as { sentence: string; details: string[] };
    expect(details).toEqual(['Ask again to see how sure it is']);
    expect(table.spoken.filter((line) => line.startsWith(withCardNames(sentence)))).toHaveLength(1);
    await table.key('i');
    const [figures] = (table.shown.hint as { details: string[] }).details;
    expect(figures).toMatch(/% to win the match$/);
    expect(table.spoken.at(-1)).toBe(withCardNames(figures));
    expect(table.bots.questions).toHaveLength(1);
    await table.press('Draw from');
    expect(table.shown.hint).toBeNull();
    expect(table.bots.stopAdvice).toHaveBeenCalledOnce();
  });

  test('of the expert is shown as it comes, and put into another language with everything else', async () => {
    const table = await sitDown();
    await table.key('i');
    table.bots.advise({ by: 'expert', best: DRAW });
    await table.settle();
    const details = ['Advice from the built-in expert.'];
    expect(table.shown.hint).toMatchObject({ action: 'draw', isFinal: true, details });
    expect(table.text).toContain(withCardNames((table.shown.hint as { sentence: string }).sentence));
    expect(table.spoken.at(-1)).toContain(details[0]);
    await speakGerman(table);
    expect(table.names).toContain('Tipp');
    expect(table.shown.hint).toMatchObject({ details: [wordsOf('de').hints.byExpert] });
  });

  test.each<[string, () => TableOptions]>([
    ['hints are off', () => ({ settings: { hints: false } })],
    ['the result of a deal of the day is compared with others', () => aDailyDeal()],
    ['the result of a challenge is compared with others', () => aChallenge(1)],
  ])('cannot be had where %s', async (_where, options) => {
    const table = await sitDown({ bots: settledBots(), ...options() });
    expect(table.names).toContain('Draw from the stock');
    for (const name of ['Hint', 'Open hands']) expect(table.names).not.toContain(name);
    await table.key('i');
    expect(table.bots.questions).toEqual([]);
  });

  test('cannot be had while a question is open', async () => {
    const table = await sitDown();
    await table.press('Menu');
    await table.key('i');
    expect(table.bots.questions).toEqual([]);
  });
});

describe('keys', () => {
  test('that ask something are answered on the screen for seven seconds, or until something else is asked', async () => {
    vi.useFakeTimers();
    const table = await sitDown();
    await table.key('a');
    await vi.advanceTimersByTimeAsync(6900);
    await table.settle();
    expect(table.shown.notice).toMatch(CARD_NAME);
    await table.key('z');
    expect(table.shown.notice).toBe('You: 3 tokens left. Fox: 3 tokens left.');
    await vi.advanceTimersByTimeAsync(7000);
    await table.settle();
    expect(table.shown.notice).toBe('');
  });

  test('change speed and sound and say so, and open the rules and what keys there are until the table is left', async () => {
    const table = await sitDown();
    await table.key('s');
    expect(table.services.preferences.settings.speed).not.toBe('instant');
    for (const [isMuted, said] of [
      [true, 'Sound off.'],
      [false, 'Sound on.'],
    ] as const) {
      await table.key('m');
      expect([table.services.preferences.settings.isMuted, table.spoken.at(-1)]).toEqual([isMuted, said]);
    }
    for (const [key, name] of [
      ['r', 'Scat'],
      ['?', 'Keys'],
    ]) {
      await table.key(key);
      expect(dialog(name).open).toBe(true);
    }
    table.fake.end();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('of characters do nothing where that is switched off, as for dictation; the others do all that can be done', async () => {
    const table = await sitDown({ settings: { characterKeys: false } });
    const { legal, deal } = table.shown;
    for (const key of ['k', 'k', 'd', 'r', '?']) await table.key(key);
    expect(document.querySelector('dialog')).toBeNull();
    expect(table.shown).toMatchObject({ legal, deal });
    await table.key('Escape');
    expect(table.shown.question).not.toBeNull();
  });
});

test('people who share the device pass it on, and see no hand, nor an answer to the one before, until the next one has it', async () => {
  const table = await sitDown({ settings: { seats: seats(person('Ann'), person('Ben')) } });
  const waitFor = (name: string) => {
    expect(table.text).toContain(`Pass the device to ${name}\nThe hands stay hidden until ${name} takes it.`);
    expect(table.spoken.at(-1)).toBe(`Pass the device to ${name}`);
    expect(table.text).not.toMatch(CARD_NAME);
    expect(table.shown.notice).not.toMatch(CARD_NAME);
  };
  waitFor('Ben');
  await table.press('I am Ben');
  expect(table.text).toContain('Ben’s hand');
  await table.key('a');
  expect(table.shown.notice).toMatch(CARD_NAME);
  await table.press('Draw from');
  await table.press('Discard');
  waitFor('Ann');
  await table.press('I am Ann');
  expect(table.text).toContain('Ann’s hand');
  await table.confirm('Knock');
  await table.press('I am Ben');
  await playDeal(table);
  await table.press('Next deal');
  expect(table.shown.deal).toBe(2);
  waitFor('Ann');
});

describe('a new match against a certain bot', () => {
  const again = { rules: preset('golf'), settings: { seats: seats(person('')), opponents: 2 }, guest: 'ab' };

  test('waits until that has come', async () => {
    const bots = new FakeBots();
    bots.guests = ['ab'];
    const table = await sitDown({ bots, opening: { again } });
    expect(bots.log).toEqual(['load {"isListed":false,"guest":"ab"}']);
    bots.settled.resolve();
    await table.settle();
    expect(bots.log).toEqual(['load {"isListed":false,"guest":"ab"}', 'deal']);
  });

  test('is played by the usual one where it has gone', async () => {
    const table = await sitDown({ opening: { again } });
    expect(table.bots.log).toEqual(['load {"isListed":false}', 'deal']);
    expect(table.text).toContain('Golf');
    expect(table.shown.names).toHaveLength(3);
  });
});

describe('a match that is resumed', () => {
  /** A match that was left in its first deal, after a card was drawn, or between deals. */
  async function left(isBetween = false): Promise<{ id: string; open: OpenMatch }> {
    const table = await sitDown();
    if (isBetween) await endDeal(table);
    else await table.press('Draw from');
    const [[id, open]] = await table.stores.matches.all();
    table.fake.end();
    layOutPage();
    return structuredClone({ id, open });
  }

  test('is as it was left, and lets its deal wait for the policy that began it', async () => {
    const resumed = await left();
    const table = await sitDown({ opening: { resumed }, rules: preset('golf') });
    expect([table.bots.log, discardsIn(table)]).toEqual([['load {"isListed":false}'], []]);
    table.bots.settled.resolve();
    await table.settle();
    expect(table.bots.log).toEqual(['load {"isListed":false}', 'deal']);
    expect(table.text).toMatch(/^Scat, deal 1\n/);
    expect(table.shown.match).toBe(resumed.id);
    await table.press('Discard');
    expect([...(await table.stores.matches.all()).keys()]).toEqual([resumed.id]);
  });

  test('lets it wait for a second, not longer', async () => {
    const resumed = await left();
    vi.useFakeTimers();
    const table = await sitDown({ opening: { resumed } });
    await vi.advanceTimersByTimeAsync(990);
    expect(table.bots.log).not.toContain('deal');
    await vi.advanceTimersByTimeAsync(20);
    expect(table.bots.log).toContain('deal');
  });

  test('between two deals does not wait', async () => {
    const resumed = await left(true);
    const table = await sitDown({ opening: { resumed } });
    expect(table.bots.log).toEqual(['load {"isListed":false}']);
    await table.press('Next deal');
    expect(table.bots.log).toEqual(['load {"isListed":false}', 'deal']);
  });
});

describe('after a deal', () => {
  test('the next one begins by itself after the time of the settings, not while a dialog is open', async () => {
    vi.useFakeTimers();
    const table = await sitDown({ settings: { nextDealAfter: 4 } });
    await endDeal(table);
    await vi.advanceTimersByTimeAsync(3900);
    await table.key('r');
    await vi.advanceTimersByTimeAsync(4000);
    expect(table.shown.deal).toBe(1);
    dialog('Scat').close();
    await vi.advanceTimersByTimeAsync(4100);
    expect(table.shown.deal).toBe(2);
  });

  test('it does not where nobody has chosen that', async () => {
    vi.useFakeTimers();
    const table = await sitDown();
    await endDeal(table);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.shown.deal, table.names[0]]).toEqual([1, 'Next deal']);
  });

  /** A match of four with a token each, after a deal in which the person has lost the only one. */
  async function goneOut(): Promise<Table> {
    vi.useFakeTimers();
    const table = await sitDown({ rules: ONE_TOKEN, seed: 6, settings: { opponents: 3, nextDealAfter: 4 } });
    await endDeal(table);
    table.bots.act = KNOCKS;
    return table;
  }

  test('whoever has just gone out may see why, and then watches on, which goes on by itself', async () => {
    const table = await goneOut();
    await vi.advanceTimersByTimeAsync(60_000);
    await speakGerman(table);
    expect([table.shown.deal, table.names.slice(0, 2)]).toEqual([1, ['Weiter zusehen', 'Zum Ergebnis']]);
    await table.press('Weiter zusehen');
    expect([table.shown.deal, table.shown.phase]).toEqual([2, 'between']);
    await vi.advanceTimersByTimeAsync(5900);
    expect(table.shown.deal).toBe(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.shown.deal).toBe(3);
  });

  test('whoever is out may see the result at once', async () => {
    const table = await goneOut();
    await table.press('The result');
    expect(endingOf(table).outcome).toMatchObject({ you: 0, eliminatedIn: expect.arrayContaining([0, 1]) });
  });

  test('one more token for everybody brings back whoever has just lost the last, and the next deal begins by itself', async () => {
    const table = await goneOut();
    await table.press('Menu');
    await table.press('One more token for everybody');
    expect([table.shown.tokens, table.names[0]]).toEqual([[1, 2, 2, 2], 'Next deal']);
    await vi.advanceTimersByTimeAsync(4100);
    expect(table.shown.deal).toBe(2);
    await table.press('Menu');
    expect(table.names).toEqual(['Options', 'Leave', 'Stay']);
  });
});

test('how long one takes for a decision changes one’s pace', async () => {
  vi.useFakeTimers();
  const table = await sitDown();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await table.press('Draw from');
  expect(table.services.preferences.settings.pace).toBe(1.02);
});

test('what the first hand is worth is explained to a newcomer once, until the first action', async () => {
  const table = await sitDown({ settings: { explainsValue: true, opponents: 9 }, seed: 31 });
  const { valueNote } = table.shown;
  expect(valueNote).toMatch(/only cards of one suit add up/);
  await table.key('Escape');
  await table.press('Stay');
  expect(table.shown.valueNote).toBe(valueNote);
  await table.press('Draw from');
  expect([table.shown.valueNote, table.services.preferences.settings.explainsValue]).toEqual(['', false]);
});

const DATE = '2026-11-26';

function aDailyDeal(changes: Partial<DailyDeal> = {}): TableOptions {
  const daily: DailyDeal = { date: DATE, position: 1, isPractice: false, save: null, day: null, ...changes };
  return { special: (services) => dailyMatch(services, daily) };
}

describe('a deal of the day', () => {
  test('waits for the opponents that everybody has, however long that takes', async () => {
    vi.useFakeTimers();
    const table = await sitDown(aDailyDeal());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.bots.log).toEqual(['load {"isListed":true}']);
    table.bots.settled.resolve();
    await table.settle();
    expect(table.bots.log).toEqual(['load {"isListed":true}', 'deal']);
  });

  test('is kept with its day and goes on from there, says its points at its end, and is followed by the next one', async () => {
    const left = await special(aDailyDeal());
    expect(left.text).toContain(`Deal of the day #${dayOf(DATE).number}\nDeal 1 of 8\n`);
    await left.press('Draw from');
    const day = structuredClone(await left.stores.days.get(DATE)) ?? null;
    expect(day?.first.deals).toEqual([]);
    await left.press('Menu');
    expect(left.text).toContain('Menu\nThe deal waits for you: continue it under “Deal of the day” in the menu.');
    left.fake.end();
    layOutPage();
    const table = await special(aDailyDeal({ save: day?.first.save, day }));
    await table.press('Discard');
    await endDeal(table);
    expect(table.text).toMatch(/\nDeal 1 of 8 · [+−]?\d+\n/);
    await table.press('Next deal');
    await eventually(() => expect(table.led).toHaveLength(1));
    const daily = { date: DATE, position: 2, isPractice: false };
    expect(table.led[0]).toMatchObject({ is: 'table', opening: { daily } });
  });

  test('has the points so far over it, and leads after the last one to how the day went', async () => {
    const table = await special(aDailyDeal({ position: 8, day: playedDay(DATE, 7) }));
    expect(table.text).toMatch(/\nDeal 8 of 8 · [+−]?\d+\n/);
    await endDeal(table);
    await table.press('The result');
    expect(table.led).toEqual([{ is: 'menu', over: [{ is: 'day', date: DATE }] }]);
  });

  test.each([
    [8, {}, 'policy', 1],
    [7, {}, 'policy', 0],
    [8, { ab: {} }, 'policy', 0],
    [8, {}, 'loading', 0],
  ])(
    'at place %d of a day compared with %j by “%s” has the levels play the day',
    async (position, known, is, times) => {
      const bots = settledBots();
      bots.state = { is, model: 'general', sha256: 'ab' } as never;
      const day = { date: DATE, first: dayTry(DATE, position - 1), practice: null, comparisons: known as never };
      await sitDown({ bots, ...aDailyDeal({ position, day }) });
      expect(bots.compareDay).toHaveBeenCalledTimes(times);
    },
  );
});

const CHALLENGER = await sealedMatch(preset('scat'), 3);

function aChallenge(deal: number | null): TableOptions {
  const challenge = readChallenge(challengeFrom(CHALLENGER, deal));
  return { special: (services) => challengeAtTable(services, challenge) };
}

describe('a challenge', () => {
  test('to one deal ends with it, leads to the comparison, and is not saved, as whoever leaves is told', async () => {
    const table = await special(aChallenge(2));
    expect(table.text).toContain('Challenge\nDeal 2\n');
    expect(table.shown).toMatchObject({ match: 'challenge', isKept: false });
    await table.press('Menu');
    expect(table.text).toContain('A challenge is not saved');
    await table.press('Stay');
    await endDeal(table);
    await table.press('The result');
    expect(table.led).toMatchObject([{ is: 'menu', over: [{ is: 'comparison', takenUp: { deals: [{}] } }] }]);
    expect(await table.stores.matches.all()).toEqual(new Map());
  });

  test('to a whole match goes on after its first deal', async () => {
    const table = await special(aChallenge(null));
    expect(table.text).toContain('Challenge\nDeal 1\n');
    await endDeal(table);
    await table.press('Next deal');
    expect(table.text).toContain('Challenge\nDeal 2\n');
  });
});

describe('the chance of a match', () => {
  /** What the dialog that opens from the rules says of the seal. */
  async function sealOf(seed: number | null): Promise<string> {
    const table = await sitDown({ seed });
    await table.key('r');
    press('How the cards are shuffled', dialog('Scat'));
    await eventually(() => expect(dialog('Fairness').open).toBe(true));
    const text = dialog('Fairness').textContent ?? '';
    table.fake.end();
    expect(document.querySelector('dialog')).toBeNull();
    layOutPage();
    return text;
  }

  test('is sealed for each match anew, unless the address gives a seed, and the rules say so', async () => {
    const seals = [await sealOf(null), await sealOf(null)].map((text) => /Sealed as([0-9a-f ]+)/.exec(text)?.[1]);
    expect(seals[0]).toMatch(/[0-9a-f]{4} [0-9a-f]{4}/);
    expect(seals[1]).not.toBe(seals[0]);
    expect(await sealOf(31)).toContain('The cards of this match are not sealed');
  });

  test.each([
    ['?seed=7', 7],
    ['?seed=0', 0],
    ['?seed=123456789', 123_456_789],
    ['?seed=1234567890', null],
    ['?seed=-1', null],
    ['?seed=x7', null],
    ['?seed=7x', null],
    ['?', null],
  ])('comes from the address where that has a seed: %s', (address, seed) => {
    window.history.replaceState(null, '', address);
    expect(seedOfAddress()).toBe(seed);
  });

  test('is committed to before the player says a word to it, and used up by one match', () => {
    const next = { lastSecret: null, word: '' };
    const commitment = nextCommitment(next);
    expect(nextCommitment(next)).toBe(commitment);
    expect(takeSeal(Object.assign(next, { word: 'mine' })).seal).toMatchObject({ commitment, word: 'mine' });
    expect(next).toEqual({ lastSecret: null, word: '' });
    for (const another of [nextCommitment(next), takeSeal({ lastSecret: null, word: '' }).seal.commitment]) {
      expect(another).toMatch(/^[0-9a-f]{64}$/);
      expect(another).not.toBe(commitment);
    }
  });
});

describe('a costly mistake', () => {
  /** Draws and discards, so that the deal ends when the bot knocks; the review of it has been asked for then. */
  async function afterFirstDeal(settings: Partial<Settings> = { showsMistakes: true }): Promise<Table> {
    const bots = new FakeBots();
    bots.state = { is: 'policy', model: 'default', sha256: 'policy' };
    bots.act = KNOCKS;
    const table = await sitDown({ bots, settings });
    await playDeal(table);
    expect(table.names).toContain('Next deal');
    // What looks for it is fetched first.
    if (settings.showsMistakes === true) await eventually(() => expect(table.bots.reviews).toHaveLength(1));
    return table;
  }

  /** A decision of the deal as it would be judged. */
  function judgedAs(verdict: Verdict, { question }: FakeBots['reviews'][number]): ReviewedDecision {
    const [{ deal, at, turn, played, legal }] = decisionsOf(question.record, question.seat);
    const [best] = legal.filter((action) => action !== played);
    const [option] = reviewedDecision().options;
    const options = legal.map((action) => ({ ...option, action }));
    return reviewedDecision({ deal, at, turn, played, best, verdict, loss: 0.2, options });
  }

  test('is offered to be looked at after its deal, and stays until the next one', async () => {
    const table = await afterFirstDeal();
    const [review] = table.bots.reviews;
    expect([review.question.seat, review.question.known]).toEqual([0, { policy: 'policy', decisions: 0 }]);
    review.judge(judgedAs('blunder', review));
    expect(table.names).not.toContain('See the mistake');
    review.end();
    await eventually(() => table.settle().then(() => expect(table.names).toContain('See the mistake')));
    await table.press('See the mistake');
    await eventually(() => expect(dialog('A mistake in this deal').textContent).toContain('Deal 1, turn 1'));
    press('Close', dialog('A mistake in this deal'));
    await table.settle();
    expect(table.names).toEqual(expect.arrayContaining(['Next deal', 'See the mistake']));
    await table.press('Next deal');
    expect(table.names).not.toContain('See the mistake');
  });

  test.each<[string, Verdict, isLate: boolean]>([
    ['is none where it is only doubtful', 'doubtful', false],
    ['is no longer looked for when the next deal begins', 'blunder', true],
  ])('%s', async (_, verdict, isLate) => {
    const table = await afterFirstDeal();
    const [review] = table.bots.reviews;
    if (isLate) await table.press('Next deal');
    expect(review.signal.aborted).toBe(isLate);
    review.judge(judgedAs(verdict, review));
    review.end();
    await table.settle();
    expect(table.names).not.toContain('See the mistake');
  });

  test('is looked for only where the person wants that', async () => {
    // What looks for it is here already.
    const table = await afterFirstDeal({});
    await table.settle();
    expect(table.bots.reviews).toEqual([]);
  });
});
