import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../../engine/cards.ts';
import type { MatchEvent } from '../../../../engine/events.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { ANIMALS, type Animal } from '../../../../game/base/animals.ts';
import { DURATION } from '../../../../game/base/theme/motion.ts';
import { afterEvent } from '../../../../game/model/after-event.ts';
import { countedUp, KITTY_SLIDE, RAPS, verdictTime } from '../../../../game/model/schedule.ts';
import { emptyTable, type TableState } from '../../../../game/model/table-state.ts';
import { tokenKind } from '../../../../game/model/tokens.ts';
import { cuesOf, type Cue } from '../../../../game/services/sound/cues.ts';
import { lengthOf, SOUNDS } from '../../../../game/services/sound/sounds.ts';
import { accompany } from '../../../../game/table/animation/effects.ts';
import type { Animation } from '../../../../game/table/animation/animator.ts';
import { playRandomly } from '../../../engine/support/arbitraries.ts';
import { shownMatch } from '../../support/events.ts';

const speakers = ['You', 'Fox', 'Owl', 'Heron'].map((name, seat) => ({ name, you: seat === 0 }));
const empty = emptyTable({ rules: preset('scat'), speakers });
/** A table whose players have so many tokens. */
const having = (tokens: number): TableState => ({ ...empty, seats: empty.seats.map((seat) => ({ ...seat, tokens })) });

interface Circumstances {
  name?: string;
  before?: Partial<TableState>;
  reducedMotion?: boolean;
  animalAt?: (seat: number) => Animal | null;
}

/** What is heard of an event in the game of a preset; you are in seat 0. */
function cues(
  event: MatchEvent,
  { name = 'scat', before, reducedMotion = false, animalAt = () => null }: Circumstances = {},
) {
  const facts = { rules: preset(name), speakers };
  const table = { ...emptyTable(facts), ...before };
  const state = afterEvent(table, { ...event, seen: table }, facts);
  const isYou = (seat: number) => seat === 0;
  return cuesOf(event, {
    before: table,
    state,
    tokens: tokenKind(facts.rules),
    isYou,
    animalAt,
    reducedMotion,
  });
}

const knock = (holds: boolean) => ({ lost: 0, holds, against: -1 });
const told = (heard: readonly Cue[]): string => heard.map(({ sound, spot }) => `${sound} at ${spot}`).join(', ');
const lost = { type: 'lost-tokens', seat: 1, lost: 1, tokens: 2, onGrace: false, eliminated: false } as const;
const lastLost = { ...lost, tokens: 0, onGrace: true } as const;
const knocked = { type: 'knocked', seat: 2, counter: false } as const;
const shown: MatchEvent = {
  type: 'showdown',
  end: 'knock',
  hands: ['Ks 8d 3h', 'Kh 9h 2c', 'Kc Tc 2d', '7s 8s 6s'].map(parseCards),
  scoring: ['Ks', 'Kh 9h', 'Kc Tc', '7s 8s 6s'].map(parseCards),
  values: [10, 19, 20, 21],
};
const FLICKS = 'flick at 1, flick at 2, flick at 3, flick at 0';

describe('what is heard', () => {
  test.each<[string, MatchEvent, string, Circumstances?]>([
    ['a card that slides from the stock', { type: 'drew', seat: 1, card: 3 }, 'slide at stock'],
    ['a card that is put down', { type: 'discarded', seat: 1, card: 3, drawn: true }, 'flick at discards'],
    ['a knuckle that raps twice, in two ways', knocked, 'rap at 2, second-rap at 2'],
    ['your turn', { type: 'turn', seat: 0 }, 'chime at table'],
    ['your last turn', { type: 'turn', seat: 0 }, 'last-turn at table', { before: { isEnding: true } }],
    ['nobody else’s turn', { type: 'turn', seat: 1 }, ''],
    ['each coin', { ...lost, lost: 2, tokens: 1 }, 'coin at dish, coin at dish'],
    ['the last coin, which rolls', { ...lastLost, lost: 3 }, 'coin at dish, coin at dish, roll at 1, coin at dish'],
    ['no rolling where nothing moves', lastLost, 'coin at dish', { before: having(1), reducedMotion: true }],
    ['no loss without a coin', { ...lost, tokens: 0 }, '', { before: having(0) }],
    ['who goes out', { ...lastLost, eliminated: true }, 'roll at 1, coin at dish, out at table', { before: having(1) }],
    ['your win', { type: 'match-won', seat: 0 }, 'victory at table'],
    [
      'a win of another, to whom the kitty slides',
      { type: 'match-won', seat: 2 },
      'defeat at table, roll at 2, coin at 2',
      { before: { kitty: 3 } },
    ],
    [
      'a win where nobody pays into a kitty',
      { type: 'match-won', seat: 2 },
      'defeat at table',
      { name: 'ride-the-bus', before: { kitty: 3 } },
    ],
    ['tokens that others have paid', { type: 'received-tokens', seat: 1, received: 2, tokens: 4 }, 'coin at 1'],
    ['what somebody pays to come back', { type: 'bought-in', seat: 1, tokens: 1 }, 'coin at dish'],
    ['a win that you share', { type: 'match-shared', seats: [0, 2] }, 'victory at table'],
    ['a win that others share', { type: 'match-shared', seats: [1, 2] }, 'defeat at table'],
    ['a knocker who is caught', shown, `${FLICKS}, caught at table`, { before: { knocker: 0, knock: knock(false) } }],
    [
      'a knock that holds',
      shown,
      'flick at 3, flick at 0, flick at 1, flick at 2, held at table',
      { before: { knocker: 2, knock: knock(true) } },
    ],
    ['no verdict where hands were not compared for a knock', shown, FLICKS, { before: { dealer: 0 } }],
    ['nickels', { ...lost, tokens: preset('cadillac').lives - 1 }, 'coin at dish', { name: 'cadillac' }],
    ['no stamp without a letter', { ...lost, tokens: preset('gin').lives }, '', { name: 'gin' }],
    ['a letter, which is stamped', { ...lost, tokens: preset('gin').lives - 1 }, 'flick at 1', { name: 'gin' }],
    ['a step by bus', { ...lost, tokens: preset('ride-the-bus').lives - 1 }, 'slide at 1', { name: 'ride-the-bus' }],
    ['points that come', { type: 'scored', seat: 1, gained: 2, points: 2 }, 'coin at 1', { name: 'jacobs' }],
    ['no points that go', { type: 'scored', seat: 1, gained: -1, points: 2 }, '', { name: 'jacobs' }],
  ])('is %s', (_, event, expected, circumstances) => {
    expect(told(cues(event, circumstances))).toBe(expected);
  });

  test('comes when it happens: as a card lands, between two raps, as each coin is in the dish, and after the last one', () => {
    const afters = (event: MatchEvent, circumstances: Circumstances = {}) =>
      cues(event, circumstances).map(({ after }) => after);
    const discarded = { type: 'discarded', seat: 1, card: 3, drawn: true } as const;
    const [landing] = afters(discarded);
    expect(landing).toBeGreaterThan(DURATION.flight / 2);
    expect(landing).toBeLessThan(DURATION.flight);
    expect(afters(discarded, { reducedMotion: true })[0]).toBeLessThanOrEqual(DURATION.fade);
    expect(afters(knocked)).toEqual([RAPS[0], RAPS[1]]);
    expect(afters({ ...lost, lost: 2, tokens: 1 })[0]).toBe(verdictTime(empty) + DURATION.coinHop);
    const opened = afterEvent(
      empty,
      { ...shown, seen: { ...empty, knock: knock(false) } },
      { rules: preset('scat'), speakers },
    );
    expect(afters(shown, { before: { knock: knock(false) } }).at(-1)).toBeGreaterThan(
      countedUp(opened) + DURATION.showdown,
    );
    for (const times of [
      afters({ ...lastLost, lost: 3 }).slice(2),
      afters({ ...lastLost, eliminated: true }, { before: having(1) }).slice(1),
    ])
      expect(times[1]).toBeGreaterThan(times[0]);
  });

  test.each([
    [
      'scat',
      'slide 192, flick 107, coin 17, roll 5, rap 13, second-rap 13, chime 10, last-turn 10, caught 4, held 9, out 3, defeat 1',
    ],
    ['golf', 'slide 313, flick 189, coin 13, roll 5, chime 24, out 3, defeat 1'],
    [
      'schwimmen',
      'slide 207, flick 130, coin 13, roll 5, rap 10, second-rap 10, chime 15, last-turn 4, caught 6, held 4, out 3, defeat 1',
    ],
  ])('of a whole match of %s is between silence and full, in time', (name, expected) => {
    const facts = { rules: preset(name), speakers };
    const heard: Cue[] = [];
    const { match } = shownMatch(facts, 5, (event, before, { knock: of }) =>
      heard.push(...cues(event, { name, before: { ...before, knock: of }, animalAt: (seat) => ANIMALS[seat] })),
    );
    playRandomly(match, 7);
    expect(heard.filter(({ after, gain }) => after < 0 || after > 5000 || gain <= 0 || gain > 1)).toEqual([]);
    const counts = SOUNDS.map((sound) => [sound, heard.filter((cue) => cue.sound === sound).length] as const);
    expect(counts.flatMap(([sound, count]) => (count === 0 ? [] : [`${sound} ${count}`])).join(', ')).toBe(expected);
  });
});

describe('the voice of an animal', () => {
  const animalAt = (seat: number) => (seat === 0 ? null : ANIMALS[seat - 1]);
  const voices = (event: MatchEvent, circumstances: Circumstances = {}): Cue[] =>
    cues(event, { ...circumstances, animalAt }).filter(({ sound }) => sound.includes(' '));

  test('is heard at its seat after it has rapped, after its coin has landed, and after the kitty has come', () => {
    const [knocks] = voices(knocked);
    const [loses] = voices(lost);
    const [wins] = voices({ type: 'match-won', seat: 3 }, { before: { kitty: 3 } });
    expect(told([knocks, loses, wins])).toBe('owl knocks at 2, fox loses at 1, heron wins at 3');
    expect(knocks.after).toBeGreaterThan(RAPS[1] + lengthOf('second-rap'));
    expect(loses.after).toBeGreaterThan(verdictTime(empty) + DURATION.coinHop);
    expect(wins.after).toBeGreaterThan(KITTY_SLIDE);
  });

  test.each<[number, string]>([
    [-1, 'owl loses at 2'],
    [1, ''],
  ])('is heard of whoever loses a point: of %d', (gained, heard) => {
    expect(told(voices({ type: 'scored', seat: 2, gained, points: 1 }, { name: 'jacobs' }))).toBe(heard);
  });

  test.each<MatchEvent>([
    { ...knocked, seat: 0 },
    { ...lost, seat: 0 },
    { type: 'match-won', seat: 0 },
  ])('is not that of a person: $type', (event) => {
    expect(voices(event)).toEqual([]);
  });
});

describe('the sounds of a step', () => {
  /** Plays sounds with a step in which so much time passes; in none, it is instant or skipped from then on. */
  function heard(of: readonly Cue[], ...times: number[]): string[] {
    const waiting: Animation[] = [];
    const course = {
      isInstant: times.length === 0,
      animate(animation: Animation): Promise<void> {
        if (this.isInstant) animation.update(1);
        else waiting.push(animation);
        return Promise.resolve();
      },
    };
    const sounds: string[] = [];
    accompany(of, course, ({ sound }, hurried) => sounds.push(`${sound}${hurried ? ' hurried' : ''}`));
    for (const time of times) {
      course.isInstant = time === Infinity;
      for (const { duration, update } of waiting) update(Math.min(1, time / duration));
    }
    return sounds;
  }

  test.each<[string, string[], string[]]>([
    ['come one after the other, each once', heard(cues(knocked), 100, 400, 500), ['rap', 'second-rap']],
    ['come as time passes', heard(cues(knocked), 100), ['rap']],
    ['end with a skip once one has been heard', heard(cues(knocked), 100, Infinity), ['rap']],
    ['are the one that matters most in an instant step', heard(cues({ ...lastLost, lost: 3 })), ['coin hurried']],
    ['are no voice in place of the raps', heard(cues(knocked, { animalAt: () => 'fox' })), ['rap hurried']],
    ['are no voice in place of the coin', heard(cues(lost, { animalAt: () => 'fox' })), ['coin hurried']],
  ])('%s', (_, sounds, expected) => {
    expect(sounds).toEqual(expected);
  });
});
