import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { brokenSeal } from '../../../engine/fair/check-seals.ts';
import { CHAIN_LENGTH } from '../../../engine/fair/recipe.ts';
import { seatChance } from '../../../engine/fair/seat-chance.ts';
import { commitmentOf, SealedChance } from '../../../engine/fair/sealed-chance.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { RecordError, Recorder, replayRecord, type MatchRecord } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import type { View } from '../../../engine/view.ts';
import { playRandomly } from '../support/arbitraries.ts';
import { rulesWith } from '../support/stacked.ts';
import { drawing } from './sealed-match.ts';

/** Deals in which nobody knocks, so that stocks are made anew. */
const LONG = rulesWith({ stockEmpty: 'reshuffle', knockMinimum: 41, declare: 'off', lives: 1, grace: false });

const secretOf = (draw: () => Uint8Array): string => bytesToHex(draw());

/** A match that is about to begin, its chance sealed. */
function sealed({ rules = preset('scat'), players = 3, seed = 1, word = 'Anna' } = {}) {
  const draw = drawing(seed);
  const chance = new SealedChance([secretOf(draw)], word, draw);
  const recorder = new Recorder(chance);
  const match = new Match(rules, players, { chance, recorder });
  const names = Array.from({ length: players }, (_, seat) => `player ${seat}`);
  return { chance, recorder, match, names, seed, save: () => saveMatch(match, recorder, names) };
}

/** Such a match that was played at random to its end, as its record is stored. */
function sealedRecord(sealing?: Parameters<typeof sealed>[0]) {
  const { match, recorder, names, seed } = sealed(sealing);
  playRandomly(match, seed);
  const { fair, ...record } = JSON.parse(JSON.stringify(recorder.record(match, names))) as MatchRecord;
  if (fair === undefined) throw new Error('it is sealed');
  return { ...record, fair };
}

describe('the record of a sealed match', () => {
  test.each(['scat', 'pub', 'jacobs', 'golf', 'schwimmen'])(
    '%s: replays, and everything follows from commitment, secrets and word',
    (name) => {
      const record = sealedRecord({ rules: preset(name), players: preset(name).players[0] });
      expect(record.fair).toMatchObject({ format: 'thirty-one-fair/1', word: 'Anna' });
      expect(record.deals.every(({ secret }) => /^[0-9a-f]{64}$/.test(secret ?? ''))).toBe(true);
      expect(replayRecord(record).deals).toBe(record.deals.length);
    },
  );

  test('depends on the word, and on nothing else but the secrets', () => {
    const [anna, again, ben] = ['Anna', 'Anna', 'Ben'].map((word) => sealedRecord({ word }));
    expect(again).toEqual(anna);
    expect(ben.fair.commitment).toBe(anna.fair.commitment);
    expect(ben.deals[0].deck).not.toBe(anna.deals[0].deck);
  });

  test('names the deal and the part of which any one character was changed', () => {
    const random = new Random(31);
    const good = sealedRecord();
    const flipped = (hex: string): string => {
      const at = random.below(hex.length);
      return hex.slice(0, at) + ((parseInt(hex[at], 16) + 1 + random.below(15)) % 16).toString(16) + hex.slice(at + 1);
    };
    for (let attempt = 0; attempt < 120; attempt++) {
      const record = structuredClone(good);
      const { fair, deals } = record;
      const deal = random.below(deals.length);
      const what = attempt % 4;
      if (what === 0) fair.commitment = flipped(fair.commitment);
      else if (what === 1) fair.word = otherLetter(fair.word, random);
      else if (what === 2) deals[deal].secret = flipped(deals[deal].secret as string);
      else deals[deal].deck = swapped(deals[deal].deck, random);
      const broken = brokenSeal(record, preset('scat'));
      expect(broken?.deal, JSON.stringify({ what, deal })).toBe(what < 2 ? 1 : deal + 1);
      expect(broken?.what).toBe(['secret', broken?.what, 'secret', 'pack'][what]);
    }
    good.deals[0].secret = flipped(good.deals[0].secret as string);
    expect(() => replayRecord(good)).toThrow(RecordError);
  });

  test('names the action that made a new stock of which two cards were swapped', () => {
    const record = sealedRecord({ rules: LONG, players: 4 });
    expect(brokenSeal(record, LONG)).toBeNull();
    const places = record.deals.flatMap(({ actions }, deal) =>
      actions.flatMap(([seat, text], at) => (seat === -1 && text.startsWith('reshuffle ') ? [{ deal, at }] : [])),
    );
    expect(places.length).toBeGreaterThan(0);
    for (const { deal, at } of places) {
      const changed = structuredClone(record);
      const [verb, first, second, ...cards] = changed.deals[deal].actions[at][1].split(' ');
      changed.deals[deal].actions[at][1] = [verb, second, first, ...cards].join(' ');
      expect(brokenSeal(changed, LONG)).toEqual({ deal: deal + 1, action: at + 1, what: 'stock' });
    }
  });

  test('is refused where it leaves out a secret, or has one without saying what it belongs to', () => {
    const withoutSecret = sealedRecord();
    delete withoutSecret.deals[1].secret;
    expect(() => replayRecord(withoutSecret)).toThrow('deal 2: its secret does not follow from the one before');
    const { fair: _, ...withoutSeal } = sealedRecord();
    expect(() => replayRecord(withoutSeal)).toThrow('deal 1: "deals.0.secret": the record has no "fair"');
  });
});

/** A word with another letter in one place. */
function otherLetter(word: string, random: Random): string {
  const at = random.below(word.length);
  const letters = 'abcdefghijklmnopqrstuvwxyz'.replace(word[at], '');
  return word.slice(0, at) + letters[random.below(letters.length)] + word.slice(at + 1);
}

/** A pack with two of its cards swapped. */
function swapped(deck: string, random: Random): string {
  const cards = deck.split(' ');
  const [one, other] = [random.below(26), 26 + random.below(26)];
  [cards[one], cards[other]] = [cards[other], cards[one]];
  return cards.join(' ');
}

test('a match that is saved and resumed at any moment gets the same packs and stocks', () => {
  const { chance, match, recorder, names, save } = sealed({ rules: LONG, players: 4, seed: 5 });
  const saves: string[] = [];
  playRandomly(match, 5, () => {
    if (match.phase !== 'over' && saves.length < 60) saves.push(JSON.stringify(save()));
  });
  const packs = recorder.record(match, names).deals.map(({ deck }) => deck);
  for (const one of saves.filter((_, index) => index % 12 === 0)) {
    const resumed = resumeMatch(JSON.parse(one), { seed: 9 });
    expect(resumed.recorder.sealed?.seal).toEqual(chance.seal);
    const played = resumed.recorder.record(resumed.match, names).deals.length;
    if (resumed.match.seat < 0) resumed.match.startDeal();
    expect(resumed.recorder.openDeal?.deck).toBe(packs[played]);
  }
});

test('a bot’s chance differs from decision to decision, and is the same again after the match was resumed', () => {
  const { chance, match, recorder, save } = sealed({ seed: 5 });
  const seeds: number[] = [];
  playRandomly(match, 5, () => {
    if (match.seat < 0 || seeds.length === 15) return;
    const seedBy = (by: SealedChance, of: Match, from: Recorder): number =>
      (seatChance(by, of, from, match.seat) as (view: View) => number)(of.view(match.seat));
    seeds.push(seedBy(chance, match, recorder));
    const resumed = resumeMatch(JSON.parse(JSON.stringify(save())), { seed: 1 });
    expect(seedBy(resumed.recorder.sealed as SealedChance, resumed.match, resumed.recorder)).toBe(seeds.at(-1));
  });
  expect(new Set(seeds).size).toBe(15);
});

test('a save whose chain is not what its record commits to is refused', () => {
  const save = sealed().save();
  const other = { ...save, lastSecrets: [secretOf(drawing(6))] };
  const { lastSecrets: _, ...withoutSecrets } = save;
  for (const wrong of [other, withoutSecrets])
    expect(() => resumeMatch(wrong, { seed: 0 })).toThrow('"lastSecrets": they do not belong to');
});

test('a resumed match draws the secret of its next chain by what it was given, and has none otherwise', () => {
  const save = sealed().save();
  const revealed = (options: object) =>
    (resumeMatch(save, { seed: 0, ...options }).recorder.sealed as SealedChance).reveal(CHAIN_LENGTH + 1);
  expect(revealed({ drawSecret: drawing(6) }).commitment).toBe(commitmentOf(secretOf(drawing(6))));
  expect(() => revealed({})).toThrow(new RangeError('the chain of secrets is at its end, and no other was given'));
});

test('after 1,024 deals another chain begins, with a commitment of its own', () => {
  const draw = drawing(8);
  const last = secretOf(draw);
  const chance = new SealedChance([last], '', draw);
  expect(chance.reveal(CHAIN_LENGTH).secret).toBe(last);
  expect(chance.reveal(CHAIN_LENGTH).commitment).toBeUndefined();
  const first = chance.reveal(CHAIN_LENGTH + 1);
  expect(chance.lastSecrets).toHaveLength(2);
  expect(first.commitment).toBe(commitmentOf(chance.lastSecrets[1]));
  expect(chance.reveal(CHAIN_LENGTH + 2).commitment).toBeUndefined();
});

test('every purpose has numbers of its own', () => {
  const { chance } = sealed();
  const purposes = ['deal', 'dealer', 'stock-1', 'stock-2', 'seat-0-0', 'seat-0-1', 'seat-1-0'] as const;
  const firsts = [1, 2].flatMap((deal) => purposes.map((purpose) => chance.numbers(deal, purpose).next()));
  expect(new Set(firsts).size).toBe(firsts.length);
});
