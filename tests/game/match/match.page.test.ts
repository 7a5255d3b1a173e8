/** Matches at the table, from sitting down to the result, played by the accessible tree. */
import { withCardNames } from '../../../game/ui/a11y/accessible-screen.ts';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DRAW, KNOCK } from '../../../engine/actions.ts';
import type { Advice } from '../../../engine/review/advice.ts';
import { readChallenge } from '../../../engine/challenge/challenge.ts';
import { dayOf } from '../../../engine/daily/day.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { decisionsOf, type ReviewedDecision } from '../../../engine/review/review.ts';
import type { Verdict } from '../../../engine/review/verdict.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { SETTINGS_KEY, type Seat, type Settings } from '../../../game/catalogue/settings.ts';
import { loadWords, speakIn, wordsOf } from '../../../game/i18n/words.ts';
import { challengeAtTable } from '../../../game/match/challenge-match.ts';
import { dailyMatch } from '../../../game/match/daily-match.ts';
import { nextCommitment, seedOfAddress, takeSeal } from '../../../game/match/sealing.ts';
import type { Ending } from '../../../game/match/ending.ts';
import type { DailyDeal } from '../../../game/services/storage/played-days.ts';
import type { OpenMatch } from '../../../game/services/storage/stores.ts';
import { challengeFrom, sealedMatch } from '../support/challenges.ts';
import { dayTry, playedDay } from '../support/daily-deals.ts';
import { dialog, layOutPage, press } from '../support/page.ts';
import { reviewedDecision } from '../support/reviews.ts';
import { hasWon } from '../../../game/model/outcome.ts';
import { FakeBots, sitDown, type Table, type TableOptions } from '../support/table.ts';
import { eventually } from '../../support/eventually.ts';

beforeEach(layOutPage);

const person = (name: string): Seat => ({ kind: 'person', name });
const bot: Seat = { kind: 'bot', level: 'casual', style: 'even' };
const seats = (...first: Seat[]): Settings['seats'] => [
  ...first,
  ...Array.from({ length: 10 - first.length }, () => bot),
];

/** A match that ends with its first deal, which you win or lose. */
const ONE_TOKEN = resolveRules({ format: 'thirty-one-rules/1', base: 'scat', lives: 1, grace: false, name: 'Once' });

/** Passes every turn until the deal is over. */
async function playDeal(table: Table): Promise<void> {
  for (let turn = 0; turn < 60 && table.names.some((name) => name.startsWith('Draw from')); turn++) {
    await table.press('Draw from');
    await table.press('Discard');
  }
}

describe('a match', () => {
  test('is played to its result, and its record is kept', async () => {
    const table = await sitDown({ rules: ONE_TOKEN });
    expect(table.text).toMatch(/^Once, deal 1\n/);
    expect(table.names.slice(0, 3)).toEqual([
      'Draw from the stock',
      expect.stringMatching(/^Take the /),
      expect.stringMatching(/^Knock with /),
    ]);
    await table.confirm('Knock');
    await playDeal(table);
    expect(table.fake.led).toEqual([]);
    await table.press('The result');
    const [{ to, data }] = table.fake.led;
    const { outcome, kept, again, id } = data as Ending;
    expect(to).toBe('result');
    expect(outcome).toMatchObject({ names: ['You', 'Fox'], you: 0, deals: 1 });
    expect(again).toMatchObject({ rules: ONE_TOKEN, settings: { opponents: 1 } });
    expect((await table.stores.records.get(id))?.record).toEqual(kept?.record);
    expect(await table.stores.matches.all()).toEqual(new Map());
  });

  test('counts what was lost in a row: one more, or none after a win', async () => {
    const results: boolean[] = [];
    for (const isEager of [true, false]) {
      const table = await sitDown({ rules: ONE_TOKEN, settings: { lossesInARow: 2, isNew: true } });
      if (isEager) await table.confirm('Knock');
      else table.bots.act = (legal) => (legal.includes(KNOCK) ? KNOCK : legal[0]);
      await playDeal(table);
      await table.press('The result');
      const isWon = hasWon((table.fake.led[0].data as Ending).outcome);
      const { lossesInARow, isNew } = table.services.preferences.settings;
      expect([lossesInARow, isNew]).toEqual(isWon ? [0, false] : [3, true]);
      results.push(isWon);
    }
    expect(new Set(results)).toEqual(new Set([false, true]));
  });

  test('is kept while it is played, with all that has happened', async () => {
    const table = await sitDown();
    await table.press('Draw from');
    const [[id, open]] = await table.stores.matches.all();
    expect(table.shown).toMatchObject({
      scene: 'table',
      match: id,
      isKept: true,
      phase: 'deal',
      deal: 1,
      tokens: [3, 3],
    });
    expect(open.players[1]).toMatchObject({ kind: 'bot' });
    expect(open.save).toMatchObject({ deal: { actions: expect.arrayContaining([[0, 'draw']]) } });
  });

  test('that cannot continue says why, and leads to the menu', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => error.mockRestore());
    const bots = new FakeBots();
    bots.act = () => {
      throw new Error('the bot has fainted');
    };
    const table = await sitDown({ bots });
    expect(table.text).toContain('The match cannot continue');
    expect(table.text).toContain('the bot has fainted');
    await table.press('To the menu');
    expect(table.fake.led).toEqual([{ to: 'menu', data: undefined }]);
  });
});

describe('leaving the table', () => {
  test('is asked first: one can stay', async () => {
    const table = await sitDown();
    await table.press('Menu');
    expect(table.text).toContain('Menu\nThe match is saved: you can continue it from the menu.');
    expect(table.names).toEqual(['Stay', 'Options', 'Leave']);
    await table.press('Stay');
    expect(table.names).toContain('Draw from the stock');
    expect(table.fake.led).toEqual([]);
  });

  test('leads to the menu, by keys too', async () => {
    const table = await sitDown();
    await table.key('Escape');
    await table.press('Leave');
    expect(table.fake.led).toEqual([{ to: 'menu', data: undefined }]);
  });

  test('says nothing of a saved match once it is over', async () => {
    const table = await sitDown({ rules: ONE_TOKEN });
    await table.confirm('Knock');
    await playDeal(table);
    await table.press('Menu');
    expect(table.text).not.toContain('resume');
    expect(table.names).toEqual(['Stay', 'Options', 'Leave']);
  });

  test('has the options in between, which change the table below', async () => {
    const table = await sitDown();
    await table.press('Menu');
    await table.press('Options');
    expect(table.shown).toMatchObject({ page: 'Options' });
    await table.press('Slow');
    await table.press('Day');
    await table.press('Done');
    expect(table.names).toContain('Speed: Slow');
    expect(table.services.preferences.settings).toMatchObject({ speed: 'slow', theme: 'day' });
    expect(table.names).toContain('Draw from the stock');
  });

  test('stops whoever thinks about a hint, and takes no action any more', async () => {
    const table = await sitDown();
    await table.press('Hint');
    table.fake.end();
    expect(table.bots.stopAdvice).toHaveBeenCalled();
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
  const advice = { by: 'expert', best: DRAW } as const;

  test('is asked for by its button, and shown as it comes', async () => {
    const table = await sitDown();
    await table.press('Hint');
    expect(table.bots.questions).toHaveLength(1);
    expect(table.bots.questions[0]).toMatchObject({ players: [null, { level: 'casual', style: 'even' }] });
    expect(table.shown.hint).toBeNull();
    table.bots.advise(advice);
    await table.settle();
    expect(table.shown.hint).toMatchObject({
      action: 'draw',
      isFinal: true,
      details: ['Advice from the built-in expert.'],
    });
    expect(table.text).toContain(withCardNames((table.shown.hint as { sentence: string }).sentence));
    expect(table.spoken.at(-1)).toContain('Advice from the built-in expert.');
  });

  test('is asked for by its key, and gone with the turn', async () => {
    const table = await sitDown();
    await table.key('i');
    table.bots.advise(advice);
    await table.press('Draw from');
    expect(table.shown.hint).toBeNull();
    expect(table.bots.stopAdvice).toHaveBeenCalledOnce();
  });

  test('is not final before the policy has searched', async () => {
    const table = await sitDown();
    await table.press('Hint');
    table.bots.advise({ by: 'policy', isFinal: false, advice: ADVICE });
    expect(table.shown.hint).toMatchObject({ action: 'draw', isFinal: false });
    table.bots.advise({ by: 'policy', isFinal: true, advice: ADVICE });
    expect(table.shown.hint).toMatchObject({ action: 'draw', isFinal: true });
  });

  test('is said once, and its figures when it is asked for again', async () => {
    const table = await sitDown();
    await table.press('Hint');
    for (const isFinal of [false, true]) table.bots.advise({ by: 'policy', isFinal, advice: ADVICE });
    const { sentence, details } = table.shown.hint as { sentence: string; details: string[] };
    expect(details).toEqual(['Ask again to see how sure it is']);
    expect(table.spoken.filter((line) => line.startsWith(withCardNames(sentence)))).toHaveLength(1);
    await table.key('i');
    const [figures] = (table.shown.hint as { details: string[] }).details;
    expect(figures).toMatch(/% to win the match$/);
    expect(table.spoken.at(-1)).toBe(withCardNames(figures));
    expect(table.bots.questions).toHaveLength(1);
  });

  test('is put into another language with everything else', async () => {
    await loadWords('de');
    onTestFinished(() => speakIn('en'));
    const table = await sitDown();
    await table.press('Hint');
    table.bots.advise(advice);
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...table.services.preferences.settings, language: 'de' }));
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
    await table.settle();
    expect(table.names).toContain('Tipp');
    expect(table.shown.hint).toMatchObject({ details: [wordsOf('de').hints.byExpert] });
  });

  test('cannot be had where hints are off', async () => {
    const table = await sitDown({ settings: { hints: false } });
    expect(table.names).toContain('Draw from the stock');
    expect(table.names).not.toContain('Hint');
    await table.key('i');
    expect(table.bots.questions).toEqual([]);
  });

  test('cannot be had where only bots play, or while a question is open', async () => {
    const watched = await sitDown({ settings: { seats: seats(bot), speed: 'slow' } });
    expect(watched.names).toContain('Menu');
    expect(watched.names).not.toContain('Hint');
    watched.fake.end();
    const table = await sitDown();
    await table.press('Menu');
    await table.key('i');
    expect(table.bots.questions).toEqual([]);
  });

  test('have in their place a button that opens and closes all hands where only bots play, and nowhere else', async () => {
    const watched = await sitDown({ settings: { seats: seats(bot), speed: 'slow' } });
    await watched.press('Open hands');
    expect(watched.names).toContain('Close hands');
    await watched.press('Close hands');
    expect(watched.names).toContain('Open hands');
    watched.fake.end();
    const table = await sitDown();
    expect(table.names).toContain('Draw from the stock');
    expect(table.names).not.toContain('Open hands');
  });

  test.each(['a deal of the day', 'a challenge'])(
    'is not offered in %s, whose result is compared with others',
    async (kind) => {
      const table = await sitDown(kind === 'a challenge' ? await aChallenge() : aDailyDeal());
      expect(table.names).not.toContain('Draw from the stock');
      table.bots.settled.resolve();
      await table.settle();
      expect(table.names).toContain('Draw from the stock');
      expect(table.names).not.toContain('Hint');
      await table.key('i');
      expect(table.bots.questions).toEqual([]);
    },
  );
});

describe('keys', () => {
  test('read the rules, and lead to teaching from there', async () => {
    const table = await sitDown();
    await table.key('r');
    const rules = dialog('Scat');
    expect(within(rules).getByRole('heading', { level: 1 }).textContent).toBe('Scat');
    table.fake.end();
    expect(rules.open).toBe(false);
  });

  test('change speed and sound, and say so', async () => {
    const table = await sitDown();
    await table.key('s');
    expect(table.services.preferences.settings.speed).not.toBe('instant');
    await table.key('m');
    expect(table.services.preferences.settings.isMuted).toBe(true);
    expect(table.spoken.at(-1)).toBe('Sound off.');
    await table.key('m');
    expect(table.spoken.at(-1)).toBe('Sound on.');
  });

  test('of characters do nothing where that is switched off, as for dictation; the others do all that can be done', async () => {
    const table = await sitDown({ settings: { characterKeys: false } });
    const before = table.shown;
    for (const key of ['k', 'k', 'd', 'r', '?']) await table.key(key);
    expect(document.querySelector('dialog')).toBeNull();
    expect(table.shown).toMatchObject({ legal: before.legal, deal: before.deal });
    await table.key('Escape');
    expect(table.shown.question).not.toBeNull();
  });

  test('are explained, with what asks twice', async () => {
    const table = await sitDown();
    await table.key('?');
    expect(dialog('Keys').open).toBe(true);
    table.fake.end();
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('answer questions, on the screen for seven seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const table = await sitDown();
    await table.key('a');
    const answer = table.shown.notice;
    expect(answer).not.toBe('');
    await vi.advanceTimersByTimeAsync(6900);
    table.match.update();
    expect(table.shown.notice).toBe(answer);
    await vi.advanceTimersByTimeAsync(200);
    table.match.update();
    expect(table.shown.notice).not.toBe(answer);
  });
});

describe('people who share the device', () => {
  const two = { settings: { seats: seats(person('Ann'), person('Ben')) } } satisfies TableOptions;

  test('pass it on, and see no hand before the next one has it', async () => {
    const table = await sitDown(two);
    const first = table.text.includes('Pass the device to Ann') ? 'Ann' : 'Ben';
    const second = first === 'Ann' ? 'Ben' : 'Ann';
    expect(table.text).toContain(`Pass the device to ${first}\nThe hands stay hidden until ${first} takes it.`);
    expect(table.spoken.at(-1)).toBe(`Pass the device to ${first}`);
    await table.press(`I am ${first}`);
    expect(table.text).toContain(`${first}’s hand`);
    await table.press('Draw from');
    await table.press('Discard');
    expect(table.text).toContain(`Pass the device to ${second}`);
    expect(table.text).not.toMatch(/ of (clubs|diamonds|hearts|spades)/);
    await table.press(`I am ${second}`);
    expect(table.text).toContain(`${second}’s hand`);
    expect(table.names).toContain('Draw from the stock');
  });

  test('are asked to take it when a deal begins, also whoever had it last', async () => {
    const table = await sitDown(two);
    await table.press('I am Ben');
    await table.confirm('Knock');
    await table.press('I am Ann');
    await playDeal(table);
    await table.press('Next deal');
    expect(table.text).toContain('Pass the device to Ann');
    expect(table.text).not.toMatch(/ of (clubs|diamonds|hearts|spades)/);
  });

  test('get the answer to no question that the one before has asked', async () => {
    const table = await sitDown(two);
    await table.press('I am ');
    await table.key('a');
    expect(table.shown.notice).toMatch(/ of /);
    await table.press('Draw from');
    await table.press('Discard');
    expect(table.text).toContain('Pass the device');
    expect(table.shown.notice).not.toMatch(/ of /);
  });
});

describe('a new match', () => {
  test('waits for nobody', async () => {
    const table = await sitDown();
    expect(table.bots.log).toEqual(['load {"isListed":false}', 'deal']);
    expect(table.names).toContain('Draw from the stock');
  });

  test('against a certain bot waits until that has come', async () => {
    const bots = new FakeBots();
    bots.guests = ['ab'];
    const again = { rules: preset('scat'), settings: { seats: seats(person('')), opponents: 1 }, guest: 'ab' };
    const table = await sitDown({ bots, opening: { again } });
    expect(bots.log).toEqual(['load {"isListed":false,"guest":"ab"}']);
    bots.settled.resolve();
    await table.settle();
    expect(bots.log).toEqual(['load {"isListed":false,"guest":"ab"}', 'deal']);
  });

  test('against a certain bot that has gone is played by the usual one', async () => {
    const again = { rules: preset('golf'), settings: { seats: seats(person('')), opponents: 2 }, guest: 'ab' };
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
    if (isBetween) await table.confirm('Knock');
    else await table.press('Draw from');
    if (isBetween) await playDeal(table);
    const [[id, open]] = await table.stores.matches.all();
    table.fake.end();
    layOutPage();
    return structuredClone({ id, open });
  }

  test('is as it was left', async () => {
    const resumed = await left();
    const bots = new FakeBots();
    bots.settled.resolve();
    const table = await sitDown({ bots, opening: { resumed }, rules: preset('golf') });
    expect(table.text).toMatch(/^Scat, deal 1\n/);
    expect(table.shown.match).toBe(resumed.id);
    expect(table.names.filter((name) => name.startsWith('Discard'))).not.toEqual([]);
    await table.press('Discard');
    expect([...(await table.stores.matches.all()).keys()]).toEqual([resumed.id]);
  });

  test('lets its deal wait for the policy that began it', async () => {
    const resumed = await left();
    const table = await sitDown({ opening: { resumed } });
    expect(table.bots.log).toEqual(['load {"isListed":false}']);
    expect(table.names.filter((name) => name.startsWith('Discard'))).toEqual([]);
    table.bots.settled.resolve();
    await table.settle();
    expect(table.bots.log).toEqual(['load {"isListed":false}', 'deal']);
    expect(table.names.filter((name) => name.startsWith('Discard'))).not.toEqual([]);
  });

  test('lets it wait for a second, not longer', async () => {
    const resumed = await left();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
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
  const fast = () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  };

  test('the next one begins when its button is pressed', async () => {
    const table = await sitDown();
    await table.confirm('Knock');
    await playDeal(table);
    expect(table.shown.deal).toBe(1);
    await table.press('Next deal');
    expect(table.shown.deal).toBe(2);
  });

  test('the next one begins by itself after the time of the settings, not while a dialog is open', async () => {
    fast();
    const table = await sitDown({ settings: { nextDealAfter: 4 } });
    await table.confirm('Knock');
    await playDeal(table);
    await vi.advanceTimersByTimeAsync(3900);
    expect(table.shown.deal).toBe(1);
    await table.key('r');
    await vi.advanceTimersByTimeAsync(4000);
    expect(table.shown.deal).toBe(1);
    dialog('Scat').close();
    await vi.advanceTimersByTimeAsync(4100);
    expect(table.shown.deal).toBe(2);
  });

  test('the next one does not begin by itself where somebody has just gone out', async () => {
    fast();
    const table = await sitDown({
      rules: ONE_TOKEN,
      settings: { opponents: 3, nextDealAfter: 4 },
      // Your first hand is the lowest.
      seed: 5,
    });
    table.bots.act = (legal) => (legal.includes(KNOCK) ? KNOCK : legal[0]);
    await playDeal(table);
    expect(table.names).toContain('Keep watching');
    const { deal } = table.shown;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.shown.deal).toBe(deal);
  });
});

test('whoever is on grace is still in, and plays the next deal', async () => {
  const rules = resolveRules({ format: 'thirty-one-rules/1', base: 'scat', lives: 1, grace: true, name: 'Grace' });
  // Your first hand is the lowest.
  const table = await sitDown({ rules, settings: { opponents: 3 }, seed: 5 });
  table.bots.act = (legal) => (legal.includes(KNOCK) ? KNOCK : legal[0]);
  await playDeal(table);
  expect(table.shown).toMatchObject({ tokens: [0, 1, 1, 1] });
  expect(table.names).toContain('Next deal');
  expect(table.names).not.toContain('Keep watching');
});

test('a match that is only watched goes on by itself, and is not asked anything', async () => {
  const table = await sitDown({ settings: { seats: seats(bot) } });
  for (let turn = 0; turn < 80 && !table.names.includes('The result'); turn++) await table.settle();
  expect(table.names).not.toContain('Keep watching');
  await table.press('The result');
  const { outcome } = table.fake.led[0].data as Ending;
  expect(outcome.you).toBe(-1);
  expect(table.services.preferences.settings.lossesInARow).toBe(0);
});

test('what the first hand is worth is explained to a newcomer once, until a press', async () => {
  const newcomer = { settings: { explainsValue: true, opponents: 9 }, seed: 31 } satisfies TableOptions;
  const table = await sitDown(newcomer);
  expect(table.shown.valueNote).toMatch(/only cards of one suit add up/);
  table.fake.pressAt(200, 240);
  await table.settle();
  expect(table.shown.valueNote).toBe('');
  expect(table.services.preferences.settings.explainsValue).toBe(false);
  table.fake.end();
  const again = await sitDown({ ...newcomer, settings: { ...newcomer.settings, explainsValue: false } });
  expect(again.shown.valueNote).toBe('');
});

test('what the first hand is worth stays explained while the table is not left after all, until the first action', async () => {
  const table = await sitDown({ settings: { explainsValue: true, opponents: 9 }, seed: 31 });
  const { valueNote } = table.shown;
  expect(valueNote).not.toBe('');
  await table.key('Escape');
  await table.press('Stay');
  expect(table.shown.valueNote).toBe(valueNote);
  await table.press('Draw from');
  expect(table.shown.valueNote).toBe('');
});

const DATE = '2026-11-26';

function aDailyDeal(changes: Partial<DailyDeal> = {}): TableOptions {
  const daily: DailyDeal = { date: DATE, position: 1, isPractice: false, save: null, day: null, ...changes };
  return { special: (scene, services) => dailyMatch(scene, services, daily) };
}

describe('a deal of the day', () => {
  const atTable = async (changes: Partial<DailyDeal> = {}) => {
    const bots = new FakeBots();
    bots.settled.resolve();
    return sitDown({ bots, ...aDailyDeal(changes) });
  };

  test('says over the table which it is, and the points so far', async () => {
    const { number } = dayOf(DATE);
    const first = await atTable();
    expect(first.text).toContain(`Deal of the day #${number}\nDeal 1 of 8\n`);
    first.fake.end();
    layOutPage();
    const third = await atTable({ position: 3, day: playedDay(DATE, 2) });
    // −3 and +2.
    expect(third.text).toContain('\nDeal 3 of 8 · −1\n');
  });

  test('adds its points to what it says once its end was seen', async () => {
    const table = await atTable();
    expect(table.text).toContain('\nDeal 1 of 8\n');
    await table.confirm('Knock');
    await playDeal(table);
    expect(table.text).toMatch(/\nDeal 1 of 8 · [+−]?\d+\n/);
  });

  test('waits for the opponents that everybody has, however long that takes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const table = await sitDown(aDailyDeal());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.bots.log).toEqual(['load {"isListed":true}']);
    table.bots.settled.resolve();
    await table.settle();
    expect(table.bots.log).toEqual(['load {"isListed":true}', 'deal']);
  });

  test('is kept with its day, and goes on from there', async () => {
    const table = await atTable();
    await table.press('Draw from');
    const day = await table.stores.days.get(DATE);
    expect(day?.first.deals).toEqual([]);
    await table.press('Menu');
    expect(table.text).toContain('Menu\nThe deal waits for you: it goes on from “Deal of the day” in the menu.');
    table.fake.end();
    layOutPage();
    const again = await atTable({ save: structuredClone(day?.first.save), day: structuredClone(day) ?? null });
    expect(again.names.filter((name) => name.startsWith('Discard'))).not.toEqual([]);
  });

  test('is followed by the next one of its day', async () => {
    const table = await atTable();
    await table.confirm('Knock');
    await playDeal(table);
    await table.press('Next deal');
    await eventually(() => expect(table.fake.led).toHaveLength(1));
    expect(table.fake.led[0]).toMatchObject({
      to: 'table',
      data: { daily: { date: DATE, position: 2, isPractice: false } },
    });
  });

  test('after the last one leads to how the day went', async () => {
    const table = await atTable({ position: 8, day: playedDay(DATE, 7) });
    await table.confirm('Knock');
    await playDeal(table);
    await table.press('The result');
    expect(table.fake.led).toEqual([{ to: 'menu', data: { daily: DATE } }]);
  });

  test('has the levels play the day while its last deal is played, unless that is known', async () => {
    const asked = async (position: number, comparisons: object, is = 'policy') => {
      const bots = new FakeBots();
      bots.settled.resolve();
      bots.state = { is, model: 'general', sha256: 'ab' } as never;
      const day = { date: DATE, first: dayTry(DATE, position - 1), practice: null, comparisons: comparisons as never };
      const table = await sitDown({ bots, ...aDailyDeal({ position, day }) });
      table.fake.end();
      return bots.compareDay.mock.calls.length;
    };
    expect(await asked(8, {})).toBe(1);
    expect(await asked(7, {})).toBe(0);
    expect(await asked(8, { ab: {} })).toBe(0);
    expect(await asked(8, {}, 'loading')).toBe(0);
  });
});

async function aChallenge(deal: number | null = 1): Promise<TableOptions> {
  const challenge = readChallenge(challengeFrom(await sealedMatch(preset('scat'), 3), deal));
  return { special: (scene, { preferences }) => challengeAtTable(scene, preferences, challenge) };
}

describe('a challenge', () => {
  const atTable = async (deal: number | null) => {
    const bots = new FakeBots();
    bots.settled.resolve();
    return sitDown({ bots, ...(await aChallenge(deal)) });
  };

  test('to one deal ends with it, and leads to the comparison', async () => {
    const table = await atTable(2);
    expect(table.text).toContain('Challenge\nDeal 2\n');
    await table.confirm('Knock');
    await playDeal(table);
    await table.press('The result');
    expect(table.fake.led).toMatchObject([{ to: 'menu', data: { takenUp: { deals: [{}] } } }]);
    expect(await table.stores.matches.all()).toEqual(new Map());
  });

  test('to a whole match goes on after its first deal', async () => {
    const table = await atTable(null);
    expect(table.text).toContain('Challenge\nDeal 1\n');
    await table.confirm('Knock');
    await playDeal(table);
    await table.press('Next deal');
    expect(table.text).toContain('Challenge\nDeal 2\n');
  });

  test('is not saved, as whoever leaves is told', async () => {
    const table = await atTable(1);
    expect(table.shown).toMatchObject({ match: 'challenge', isKept: false });
    await table.press('Menu');
    expect(table.text).toContain('A challenge is not saved');
  });
});

describe('how the cards are shuffled', () => {
  /** What the dialog says of the seal. */
  const sealOf = async (seed: number | null): Promise<string> => {
    const table = await sitDown({ seed });
    await table.key('r');
    press('How the cards are shuffled', dialog('Scat'));
    await eventually(() => expect(dialog('Fairness').open).toBe(true));
    const text = dialog('Fairness').textContent ?? '';
    table.fake.end();
    expect(document.querySelector('dialog')).toBeNull();
    layOutPage();
    return text;
  };

  test('is shown from the rules, with a seal of its own for each match, and closes with the table', async () => {
    const seals = [await sealOf(null), await sealOf(null)].map((text) => /Sealed as([0-9a-f ]+)/.exec(text)?.[1]);
    expect(seals[0]).toMatch(/[0-9a-f]{4} [0-9a-f]{4}/);
    expect(seals[1]).not.toBe(seals[0]);
  });

  test('is said not to be sealed where the address gives a seed', async () => {
    expect(await sealOf(31)).toContain('The cards of this match are not sealed');
  });
});

describe('the chance of a match', () => {
  test.each([
    ['?seed=7', 7],
    ['?seed=0', 0],
    ['?seed=123456789', 123_456_789],
    ['?seed=1234567890', null],
    ['?seed=-1', null],
    ['?seed=7x', null],
    ['?seed=x7', null],
    ['?seed=', null],
    ['?', null],
  ])('comes from the address where that has a seed: %s', (address, seed) => {
    window.history.replaceState(null, '', address);
    expect(seedOfAddress()).toBe(seed);
  });

  test('is committed to before the player says a word to it, and used up by one match', () => {
    const next = { lastSecret: null, word: '' };
    const commitment = nextCommitment(next);
    expect(nextCommitment(next)).toBe(commitment);
    const { seal } = takeSeal(Object.assign(next, { word: 'mine' }));
    expect(seal).toMatchObject({ commitment, word: 'mine' });
    expect(next).toEqual({ lastSecret: null, word: '' });
    expect(nextCommitment(next)).toMatch(/^[0-9a-f]{64}$/);
    expect(nextCommitment(next) === commitment).toBe(false);
  });

  test('is sealed also where nobody has asked for its commitment', () => {
    expect(takeSeal({ lastSecret: null, word: '' }).seal.commitment).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a costly mistake', () => {
  /** Draws and discards, so that the deal ends when the bot knocks; the review of it has been asked for then. */
  async function afterFirstDeal(settings: Partial<Settings> = { showsMistakes: true }): Promise<Table> {
    const bots = new FakeBots();
    bots.state = { is: 'policy', model: 'default', sha256: 'policy' };
    bots.act = (legal) => (legal.includes(KNOCK) ? KNOCK : legal[0]);
    const table = await sitDown({ bots, settings });
    await playDeal(table);
    expect(table.names).toContain('Next deal');
    // What looks for it is fetched first.
    if (settings.showsMistakes === true) await eventually(() => expect(table.bots.reviews).toHaveLength(1));
    return table;
  }

  /** A decision of a deal as it would be judged. */
  function judgedAs(verdict: Verdict, { record, seat }: { record: MatchRecord; seat: number }): ReviewedDecision {
    const [{ deal, at, turn, played, legal }] = decisionsOf(record, seat);
    const [best] = legal.filter((action) => action !== played);
    const [option] = reviewedDecision().options;
    const options = legal.map((action) => ({ ...option, action }));
    return reviewedDecision({ deal, at, turn, played, best, verdict, loss: 0.2, options });
  }

  test('is offered to be looked at after its deal, and stays until the next one', async () => {
    const table = await afterFirstDeal();
    const [{ question, judge, end }] = table.bots.reviews;
    expect([question.seat, question.known]).toEqual([0, { policy: 'policy', decisions: 0 }]);
    judge(judgedAs('blunder', question));
    expect(table.names).not.toContain('See the mistake');
    end();
    await eventually(() => table.settle().then(() => expect(table.names).toContain('See the mistake')));
    await table.press('See the mistake');
    await eventually(() => expect(dialog('A mistake in this deal').textContent).toContain('Deal 1, turn 1'));
    press('Done', dialog('A mistake in this deal'));
    await table.settle();
    expect(table.names).toEqual(expect.arrayContaining(['Next deal', 'See the mistake']));
    await table.press('Next deal');
    expect(table.names).not.toContain('See the mistake');
  });

  test.each<Verdict>(['fine', 'unclear', 'doubtful'])('is none where the verdict is “%s”', async (verdict) => {
    const table = await afterFirstDeal();
    const [{ question, judge, end }] = table.bots.reviews;
    judge(judgedAs(verdict, question));
    end();
    await table.settle();
    expect(table.names).toContain('Next deal');
    expect(table.names).not.toContain('See the mistake');
  });

  test('is no longer looked for when the next deal begins', async () => {
    const table = await afterFirstDeal();
    const [{ question, signal, judge, end }] = table.bots.reviews;
    await table.press('Next deal');
    expect(signal.aborted).toBe(true);
    judge(judgedAs('blunder', question));
    end();
    await table.settle();
    expect(table.names).not.toContain('See the mistake');
  });

  test('is looked for only where the person wants that', async () => {
    await afterFirstDeal();
    const table = await afterFirstDeal({});
    await table.settle();
    expect(table.bots.reviews).toEqual([]);
  });
});
