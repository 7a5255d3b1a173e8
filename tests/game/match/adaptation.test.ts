import { describe, expect, test, vi } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { RequestFailed } from '../../../game/base/worker-requests.ts';
import type { Model } from '../../../game/catalogue/manifest.ts';
import { DEFAULT_SETTINGS, type Seat, type Settings } from '../../../game/catalogue/settings.ts';
import { tableSetupOf } from '../../../game/catalogue/table-setup.ts';
import { Adaptation, adaptationAt } from '../../../game/match/adaptation.ts';
import type { BotRequests, KnownTable } from '../../../game/services/bots/messages.ts';
import { memoryStores } from '../../../game/services/storage/stores.ts';
import type { KeptRecord } from '../../../game/services/storage/match-schemas.ts';
import { keptRecord, playedMatch } from '../support/records.ts';

const KNOWN: KnownTable = ['you', 'fox'];
const YOU: Seat = { kind: 'person', name: '' };
const MASTER: Seat = { kind: 'bot', level: 'master', style: 'even' };
const GENERAL = { name: 'general' } as Model;
const AGREED = { areMatchesRemembered: true };

const played = playedMatch(preset('scat'), 2, 5);

function opened(players: readonly Seat[] = [YOU, MASTER]) {
  const setup = tableSetupOf({ seats: players, opponents: players.length - 1 });
  return { id: 'this match', match: played.match, record: () => played.record, setup } as never;
}

/** What the worker is asked. */
type Question = BotRequests['adapt']['question'];

/** Bots whose worker notes what it is asked, and answers. */
function asking() {
  const asked: Question[] = [];
  const answer = vi.fn<() => Promise<KnownTable>>(() => Promise.resolve(KNOWN));
  const bots = {
    ask: (_kind: 'adapt', question: Question) => {
      asked.push(question);
      return answer();
    },
  };
  return { bots: bots as never, asked, answer };
}

function adapting(settings: Partial<Settings> = {}, matches: readonly KeptRecord[] = [], table = opened()) {
  const { bots, ...rest } = asking();
  const adaptation = new Adaptation({
    opened: table,
    bots,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    matches: () => Promise.resolve(matches),
    isRelated: ({ players }) => players.length === 4,
  });
  return { adaptation, ...rest };
}

describe('what bots that adapt know', () => {
  test('is nothing at first, then what their worker says of the deals that are over, and stays where that fails', async () => {
    const { adaptation, asked, answer } = adapting();
    expect(adaptation.known).toBeUndefined();
    await adaptation.learn();
    expect(asked).toMatchObject([{ match: 'this match', record: played.record, remembered: null }]);
    answer.mockRejectedValueOnce(new RequestFailed('stopped', 'the worker has stopped'));
    await adaptation.learn();
    expect(adaptation.known).toEqual(KNOWN);
    answer.mockRejectedValueOnce(new TypeError('broken'));
    await expect(adaptation.learn()).rejects.toThrow('broken');
  });

  test('is nothing of a person who does not want to be learnt from', async () => {
    const { adaptation } = adapting({ learnsHabits: false });
    await adaptation.learn();
    expect(adaptation.known).toEqual([null, 'fox']);
  });
});

describe('earlier matches', () => {
  const many = Array.from({ length: 12 }, (_, day) => keptRecord({ players: 2, seed: day, day: day + 1 }));
  const golf = keptRecord({ rules: preset('golf'), players: 2, day: 20 });
  const three = keptRecord({ day: 20 });
  const four = [1, 25].map((day) => keptRecord({ players: 4, day }));
  const latest = many.toReversed();
  const remembered = async (...options: Parameters<typeof adapting>) => {
    const { adaptation, asked } = adapting(...options);
    await adaptation.learn();
    return asked[0].remembered;
  };

  test.each<[string, Partial<Settings>, Seat[]]>([
    ['where the person does not agree', {}, [YOU, MASTER]],
    ['of a person who is not to be learnt from', { ...AGREED, learnsHabits: false }, [YOU, MASTER]],
    ['where several people share the table', AGREED, [YOU, { ...YOU, name: 'Anna' }]],
  ])('are not remembered %s', async (_, settings, players) => {
    expect(await remembered(settings, many, opened(players))).toBeNull();
  });

  test.each<[string, KeptRecord[], KeptRecord[], Partial<Settings>?]>([
    ['the latest ten by the same rules with as many players', [...many, golf, three], latest.slice(0, 10)],
    ['then those of related games', [...many.slice(0, 9), ...four, golf], [...latest.slice(3), four[1]]],
    ['those since what was forgotten', many, latest.slice(0, 2), { habitsSince: many[9].ended }],
    ['none where there are none', [], []],
  ])('are %s', async (_, matches, expected, settings) => {
    const { seat, matches: all } = (await remembered({ ...AGREED, ...settings }, matches)) ?? {};
    expect([seat, all?.map(({ ended }) => ended)]).toEqual([0, expected.map(({ ended }) => ended)]);
  });
});

describe('a table', () => {
  test('whose person agrees has the matches of its store remembered', async () => {
    const stores = memoryStores();
    const rules = { format: 'thirty-one-rules/1' as const, deck: 'none' };
    const kept = {
      'same game': keptRecord({ players: 2 }),
      related: keptRecord({ players: 3, day: 2 }),
      'another policy': keptRecord({ players: 4, day: 3 }),
      'another way of playing': keptRecord({ rules: preset('golf'), players: 2, day: 4 }),
      damaged: keptRecord({ day: 5 }, { record: { ...played.record, rules } }),
    };
    for (const [id, record] of Object.entries(kept)) await stores.records.put(id, record);
    const { bots, asked } = asking();
    const adaptation = adaptationAt(opened(), {
      bots,
      preferences: { settings: { ...DEFAULT_SETTINGS, ...AGREED } },
      knowledge: { playerOf: ({ players: [fewest] }) => (fewest < 4 ? GENERAL : null) },
      stores,
    });
    await adaptation?.learn();
    expect(asked[0].remembered?.matches.map(({ ended }) => new Date(ended).getUTCDate())).toEqual([1, 2]);
  });

  test.each<[Seat, boolean, boolean]>([
    [MASTER, true, true],
    [{ ...MASTER, level: 'casual' }, true, false],
    [MASTER, false, false],
  ])('with %j, in a game that a policy plays: %j, has bots that adapt: %j', (seat, isPlayed, adapts) => {
    const adaptation = adaptationAt(opened([YOU, seat]), {
      bots: {} as never,
      preferences: { settings: DEFAULT_SETTINGS },
      knowledge: { playerOf: () => (isPlayed ? GENERAL : null) },
      stores: memoryStores(),
    });
    expect(adaptation !== null).toBe(adapts);
  });
});
