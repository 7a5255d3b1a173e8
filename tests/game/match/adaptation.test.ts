import { describe, expect, test, vi } from 'vitest';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { VERSION_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { RequestFailed } from '../../../game/base/worker-requests.ts';
import { DEFAULT_SETTINGS, type Seat, type Settings } from '../../../game/catalogue/settings.ts';
import { tableSetupOf } from '../../../game/catalogue/table-setup.ts';
import type { Model } from '../../../game/catalogue/manifest.ts';
import { Adaptation, adaptationAt } from '../../../game/match/adaptation.ts';
import type { BotRequests, KnownTable } from '../../../game/services/bots/messages.ts';
import { memoryStores, type KeptRecord } from '../../../game/services/storage/stores.ts';
import { keptRecord, playedMatch } from '../support/records.ts';

const SCAT = preset('scat');
const KNOWN: KnownTable = { policy: 'ad'.repeat(32), factorCost: 0.004, knows: ['you', 'fox'] };
const MASTER: Seat = { kind: 'bot', level: 'master', style: 'even' };
const GENERAL = { name: 'general' } as Model;
const AGREED = { areMatchesRemembered: true };

const played = playedMatch(SCAT, 2, 5);

function opened(players: readonly Seat[] = [{ kind: 'person', name: '' }, MASTER]) {
  const setup = tableSetupOf({ seats: players, opponents: players.length - 1 });
  return { id: 'this match', match: played.match, record: () => played.record, setup } as never;
}

/** What the worker is asked. */
type Question = BotRequests['adapt']['question'];

function adapting(settings: Partial<Settings> = {}, matches: readonly KeptRecord[] = [], table = opened()) {
  const asked: Question[] = [];
  const answer = vi.fn<() => Promise<KnownTable>>(() => Promise.resolve(KNOWN));
  const bots = {
    sourceFor: (rules: Question['wanted']['rules']) => ({
      manifest: '',
      runtime: '',
      wanted: { rules, observation: OBSERVATION_VERSION },
    }),
    ask: (_kind: 'adapt', question: Question) => {
      asked.push(question);
      return answer();
    },
  };
  const adaptation = new Adaptation({
    opened: table,
    bots: bots as never,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    matches: () => Promise.resolve(matches),
    isRelated: ({ players }) => players.length === 4,
  });
  return { adaptation, asked, answer };
}

describe('what bots that adapt know', () => {
  test('is nothing before they have learnt, and then what their worker says of the deals that are over', async () => {
    const { adaptation, asked } = adapting();
    expect(adaptation.known).toBeUndefined();
    await adaptation.learn();
    expect(adaptation.known).toEqual(KNOWN);
    expect(asked).toMatchObject([{ match: 'this match', record: played.record, remembered: null }]);
    expect(asked[0].wanted).toMatchObject({
      observation: VERSION_WITH_RIVALS,
      rules: { name: 'scat', players: [2, 2] },
    });
  });

  test('stays where the worker fails', async () => {
    const { adaptation, answer } = adapting();
    await adaptation.learn();
    answer.mockRejectedValueOnce(new RequestFailed('stopped', 'the worker has stopped'));
    await adaptation.learn();
    expect(adaptation.known).toEqual(KNOWN);
  });

  test('is nothing of a person who does not want to be learnt from', async () => {
    const { adaptation } = adapting({ learnsHabits: false });
    await adaptation.learn();
    expect(adaptation.known?.knows).toEqual([null, 'fox']);
  });
});

describe('earlier matches', () => {
  const many = Array.from({ length: 12 }, (_, day) => keptRecord({ players: 2, seed: day, day: day + 1 }));
  const remembered = async (...options: Parameters<typeof adapting>) => {
    const { adaptation, asked } = adapting(...options);
    await adaptation.learn();
    return asked[0].remembered;
  };

  test('are remembered only where the person agrees', async () => {
    expect(await remembered({}, many)).toBeNull();
    expect(await remembered({ ...AGREED, learnsHabits: false }, many)).toBeNull();
    expect(await remembered(AGREED, many)).toMatchObject({ seat: 0 });
  });

  test('are the latest ten by the same rules with as many players, then of related games, since what was forgotten', async () => {
    const golf = keptRecord({ rules: preset('golf'), players: 2, day: 20 });
    const three = keptRecord({ day: 20 });
    const all = await remembered(AGREED, [...many, golf, three]);
    expect(all?.matches.map(({ ended }) => ended)).toEqual(
      many
        .toReversed()
        .slice(0, 10)
        .map(({ ended }) => ended),
    );
    const four = [1, 25].map((day) => keptRecord({ players: 4, day }));
    const tenOfBoth = await remembered(AGREED, [...many.slice(0, 9), ...four, golf]);
    expect(tenOfBoth?.matches.map(({ ended }) => ended)).toEqual([
      ...many
        .slice(0, 9)
        .toReversed()
        .map(({ ended }) => ended),
      four[1].ended,
    ]);
    const since = await remembered({ ...AGREED, habitsSince: many[9].ended }, many);
    expect(since?.matches).toHaveLength(2);
  });

  test('are of no use where several people share the table, or where they cannot be read', async () => {
    const person: Seat = { kind: 'person', name: '' };
    expect(await remembered(AGREED, many, opened([person, { ...person, name: 'Anna' }]))).toBeNull();
    const { adaptation, asked } = adapting(AGREED);
    await adaptation.learn();
    expect(asked[0].remembered?.matches).toEqual([]);
  });
});

describe('a table', () => {
  const at = (players: readonly Seat[], canAdapt = true) =>
    adaptationAt(opened(players), {
      bots: {} as never,
      preferences: { settings: DEFAULT_SETTINGS },
      knowledge: { canAdapt: () => canAdapt, playerOf: () => null },
      stores: memoryStores(),
    });
  const you: Seat = { kind: 'person', name: '' };

  test('whose person agrees has the matches of its store remembered', async () => {
    const stores = memoryStores();
    await stores.records.put('same game', keptRecord({ players: 2 }));
    await stores.records.put('related', keptRecord({ players: 3, day: 2 }));
    await stores.records.put('another policy', keptRecord({ players: 4, day: 3 }));
    await stores.records.put('another way of playing', keptRecord({ rules: preset('golf'), players: 2, day: 4 }));
    const damaged = { ...played.record, rules: { format: 'thirty-one-rules/1' as const, deck: 'none' } };
    await stores.records.put('damaged', keptRecord({ day: 5 }, { record: damaged }));
    const asked: Question[] = [];
    const bots = {
      sourceFor: (rules: Question['wanted']['rules']) => ({
        manifest: '',
        runtime: '',
        wanted: { rules, observation: OBSERVATION_VERSION },
      }),
      ask: (_kind: 'adapt', question: Question) => Promise.resolve(asked.push(question)).then(() => KNOWN),
    };
    const adaptation = adaptationAt(opened([you, MASTER]), {
      bots: bots as never,
      preferences: { settings: { ...DEFAULT_SETTINGS, ...AGREED } },
      knowledge: {
        canAdapt: () => true,
        playerOf: ({ players: [fewest] }) => (fewest < 4 ? GENERAL : null),
      },
      stores,
    });
    await adaptation?.learn();
    const days = asked[0].remembered?.matches.map(({ ended }) => new Date(ended).getUTCDate());
    expect(days).toEqual([1, 2]);
  });

  test('has bots that adapt where one does, and the game allows it', () => {
    expect(at([you, MASTER])).not.toBeNull();
    expect(at([you, { ...MASTER, level: 'casual' }])).toBeNull();
    expect(at([you, MASTER], false)).toBeNull();
  });
});
