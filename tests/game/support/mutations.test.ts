import { describe, expect, test } from 'vitest';
import { Match } from '../../../engine/match.ts';
import { Recorder, replayRecord } from '../../../engine/record.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { MOST_PLAYERS } from '../../../engine/rules/table.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import { importRecords } from '../../../game/screens/records/use-records.ts';
import { DEFAULT_SETTINGS, loadSettings } from '../../../game/catalogue/settings.ts';
import { memoryStores } from '../../../game/services/storage/stores.ts';
import { botsOf, sealedMatch } from '../../engine/fair/sealed-match.ts';
import { refusedAmong } from '../../tools/damage.ts';
import { damaged } from './mutations.ts';
import { NAMES } from './records.ts';

const COPIES = 300;

test('damaged rules are read as far as they are rules, or refused with what is wrong', () => {
  const rules = { format: 'thirty-one-rules/1', name: 'ours', base: 'pub', knockMinimum: 21, players: [2, 6] };
  expect(refusedAmong(damaged(rules, COPIES), 'rules file', resolveRules)).toBeGreaterThan(COPIES / 2);
});

describe('a damaged record of a sealed match ends in a plain message', async () => {
  const good = await sealedMatch({ rules: preset('scat'), bots: botsOf('expert', 3), seed: 31, mostDeals: 4 });
  /** What belongs to its seal. */
  const seal = { fair: good.fair, secrets: good.deals.map(({ secret }) => secret) };
  const withSeal = (text: string): string => {
    let json: Partial<Record<keyof typeof seal, unknown>> | null;
    try {
      json = JSON.parse(text) as typeof json;
    } catch {
      return text;
    }
    const secrets: unknown[] = Array.isArray(json?.secrets) ? json.secrets : [];
    const deals = good.deals.map((deal, index) => ({ ...deal, secret: secrets[index] }));
    return JSON.stringify({ ...good, fair: json?.fair, deals });
  };
  const copies = [...damaged(good, 200), ...damaged(seal, 200).map(withSeal)];

  test('in the engine', () => {
    expect(refusedAmong(copies, 'record', replayRecord)).toBeGreaterThan(copies.length / 2);
  });

  test('in the game, which stores none of them', async () => {
    const stores = memoryStores();
    const files = copies.map((text, index) => new File([text], `${index}.json`));
    const { imported, refusals } = await importRecords(files, [], stores);
    expect((await stores.records.all()).size).toBe(imported);
    expect(imported).toBeLessThan(copies.length / 10);
    for (const refusal of refusals) expect(refusal).toMatch(/^\d+\.json[: ](?!.*(undefined|\[object))[^\n]{5,}$/);
  });
});

test('a damaged save is refused with the place of what is wrong', () => {
  const recorder = new Recorder();
  const match = new Match(preset('scat'), 3, { seed: 7, recorder });
  for (let decision = 0; decision < 40; decision++) {
    if (match.seat < 0) match.startDeal();
    else match.apply(match.legalActions()[0]);
  }
  const copies = damaged(saveMatch(match, recorder, NAMES.slice(0, 3)), COPIES);
  expect(refusedAmong(copies, 'save', (save) => resumeMatch(save, { seed: 1 }))).toBeGreaterThan(COPIES / 2);
});

test('everything in damaged settings that can be understood is kept', () => {
  for (const text of damaged({ ...DEFAULT_SETTINGS, opponents: 5, cardBack: 'blue' }, COPIES)) {
    const settings = loadSettings(() => ({ getItem: () => text, setItem: () => undefined }));
    expect(Object.keys(settings).toSorted(), text).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
    expect(Array.from({ length: MOST_PLAYERS }, (_, opponents) => opponents).slice(1)).toContain(settings.opponents);
    expect(['red', 'blue']).toContain(settings.cardBack);
    expect(settings.seats).toHaveLength(MOST_PLAYERS);
  }
});
