import { afterEvent } from '../../../../game/model/after-event.ts';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../../../../engine/events.ts';
import { Match } from '../../../../engine/match.ts';
import { PRESETS, preset } from '../../../../engine/rules/resolve.ts';
import { accompany } from '../../../../game/table/animation/accompany.ts';
import { cuesOf, type Cue } from '../../../../game/services/sound/cues.ts';
import { emptyTable, type TableState } from '../../../../game/model/table-state.ts';
import type { Animation } from '../../../../game/table/animation/animator.ts';
import { tokenKind, type TokenKind } from '../../../../game/model/tokens.ts';
import { KITTY_SLIDE, RAPS, verdictTime } from '../../../../game/model/schedule.ts';
import { ANIMALS } from '../../../../game/base/animals.ts';
import { isVoice, lengthOf } from '../../../../game/services/sound/sounds.ts';
import { DURATION } from '../../../../game/base/theme/motion.ts';

const facts = {
  rules: preset('scat'),
  speakers: ['You', 'Fox', 'Owl', 'Heron'].map((name, seat) => ({ name, you: seat === 0 })),
};
const empty = emptyTable(facts);

function cues(event: MatchEvent, before: TableState = empty, reducedMotion = false): Cue[] {
  const state = afterEvent(before, event, facts);
  const people = { isYou: (seat: number) => seat === 0, animalAt: () => null };
  return cuesOf(event, { before, state, tokens: 'pennies', ...people, reducedMotion });
}

/** What is heard of an event in the game of a preset. */
function heardIn(name: string, event: MatchEvent, change: Partial<TableState> = {}): string[] {
  const own = { rules: preset(name), speakers: facts.speakers };
  const before = { ...emptyTable(own), ...change };
  const state = afterEvent(before, event, own);
  const tokens = tokenKind(own.rules);
  const nobody = { isYou: () => false, animalAt: () => null };
  const heard = cuesOf(event, { before, state, tokens, ...nobody, reducedMotion: false });
  return heard.map(({ sound, spot }) => `${sound} at ${spot}`);
}

function told(of: readonly Cue[]): string[] {
  return of.map(({ sound, spot, after }) => `${sound} at ${spot} after ${Math.round(after)}`);
}

describe('the sounds of an event', () => {
  test('a card slides from the stock, and is put down with a flick when it lands', () => {
    expect(told(cues({ type: 'drew', seat: 1, card: 3 }))).toEqual(['slide at stock after 0']);
    const [{ sound, spot, after }] = cues({ type: 'discarded', seat: 1, card: 3, drawn: true });
    expect([sound, spot]).toEqual(['flick', 'discards']);
    expect(after).toBeGreaterThan(DURATION.flight / 2);
    expect(after).toBeLessThan(DURATION.flight);
  });

  test('a knuckle raps twice, in two ways, before the seat that knocks', () => {
    const raps = cues({ type: 'knocked', seat: 2, counter: false });
    expect(raps.map(({ sound, spot }) => [sound, spot])).toEqual([
      ['rap', 2],
      ['second-rap', 2],
    ]);
    expect(raps[1].after).toBeGreaterThan(100);
  });

  test('a turn sounds only for a person', () => {
    expect(told(cues({ type: 'turn', seat: 0 }))).toEqual(['chime at table after 0']);
    expect(cues({ type: 'turn', seat: 1 })).toEqual([]);
  });

  test('each coin is heard when it lands in the dish, and the last one of a player rolls there', () => {
    const lost = { type: 'lost-tokens', seat: 1, eliminated: false } as const;
    const two = cues({ ...lost, lost: 2, tokens: 1, onGrace: false });
    expect(two.map(({ sound }) => sound)).toEqual(['coin', 'coin']);
    expect(two[0].after).toBe(verdictTime(empty) + DURATION.coinHop);
    const all = cues({ ...lost, lost: 3, tokens: 0, onGrace: true });
    expect(all.map(({ sound }) => sound)).toEqual(['coin', 'coin', 'roll', 'coin']);
    expect(all[3].after).toBeGreaterThan(all[2].after);
  });

  test('nothing rolls where nothing moves, and cards are heard as soon as they are there', () => {
    const lost = { type: 'lost-tokens', seat: 1, lost: 1, tokens: 0, onGrace: true, eliminated: false } as const;
    const before = { ...empty, seats: empty.seats.map((seat) => ({ ...seat, tokens: 1 })) };
    expect(cues(lost, before, true).map(({ sound }) => sound)).toEqual(['coin']);
    const [{ after }] = cues({ type: 'discarded', seat: 1, card: 3, drawn: true }, empty, true);
    expect(after).toBeLessThanOrEqual(DURATION.fade);
  });

  test('a loss without a coin is silent', () => {
    const broke = { ...empty, seats: empty.seats.map((seat) => ({ ...seat, tokens: 0 })) };
    const event = { type: 'lost-tokens', seat: 1, lost: 1, tokens: 0, onGrace: false, eliminated: true } as const;
    expect(cues({ ...event, eliminated: false }, broke)).toEqual([]);
  });

  test('whoever goes out is heard after their last coin has landed', () => {
    const poor = { ...empty, seats: empty.seats.map((seat) => ({ ...seat, tokens: 1 })) };
    const event = { type: 'lost-tokens', seat: 1, lost: 1, tokens: 0, onGrace: false, eliminated: true } as const;
    const heard = cues(event, poor);
    expect(heard.map(({ sound }) => sound)).toEqual(['roll', 'coin', 'out']);
    expect(heard[2].after).toBeGreaterThan(heard[1].after);
  });

  test('the last turn of a person sounds otherwise than any other', () => {
    const knocked = { ...empty, knocker: 2 };
    expect(cues({ type: 'turn', seat: 0 }, knocked).map(({ sound }) => sound)).toEqual(['last-turn']);
  });

  test('a match that the person has lost ends with another melody', () => {
    expect(cues({ type: 'match-won', seat: 0 }).map(({ sound }) => sound)).toEqual(['victory']);
    expect(cues({ type: 'match-won', seat: 2 }).map(({ sound }) => sound)).toEqual(['defeat']);
  });

  test('a win that the person shares sounds like a win, and one that others share does not', () => {
    const shared = (seats: number[]) => cues({ type: 'match-shared', seats }, { ...empty, kitty: 3 });
    expect(shared([0, 2]).map(({ sound }) => sound)).toEqual(['victory']);
    expect(shared([1, 2]).map(({ sound }) => sound)).toEqual(['defeat']);
  });

  test('only coins sound like coins: a letter is stamped, on the bus one slides along', () => {
    const lossIn = (name: string): string[] => {
      const tokens = preset(name).lives - 1;
      return heardIn(name, { type: 'lost-tokens', seat: 1, lost: 1, tokens, onGrace: false, eliminated: false });
    };
    expect(lossIn('cadillac')).toEqual(['coin at dish']);
    expect(lossIn('gin')).toEqual(['flick at 1']);
    expect(lossIn('ride-the-bus')).toEqual(['slide at 1']);
    expect(heardIn('jacobs', { type: 'scored', seat: 1, gained: 2, points: 2 })).toEqual(['coin at 1']);
    expect(heardIn('jacobs', { type: 'scored', seat: 1, gained: -1, points: 2 })).toEqual([]);
  });

  test('no kitty slides to the winner where nobody pays into one', () => {
    const won = { type: 'match-won', seat: 2 } as const;
    expect(heardIn('ride-the-bus', won, { kitty: 3 })).toEqual(['victory at table']);
  });

  test('a winner gets a melody, and the kitty sliding over where there is one', () => {
    const won = { type: 'match-won', seat: 2 } as const;
    expect(cues(won, { ...empty, kitty: 3 }).map(({ sound, spot }) => `${sound} at ${spot}`)).toEqual([
      'defeat at table',
      'roll at 2',
      'coin at 2',
    ]);
  });

  test('of a whole match in every game, all are between silence and full, in time', () => {
    for (const name of PRESETS) {
      const rules = preset(name);
      const own = { rules, speakers: facts.speakers };
      let before = emptyTable(own);
      const heard = new Set<string>();
      const range = { soonest: 0, latest: 0, softest: 1, loudest: 0 };
      const match: Match = new Match(rules, 4, {
        seed: 5,
        listener: (event) => {
          const state = afterEvent(before, event, own);
          for (const { sound, after, gain } of cuesOf(event, {
            before,
            state,
            tokens: tokenKind(rules),
            isYou: () => true,
            animalAt: (seat) => ANIMALS[seat],
            reducedMotion: false,
          })) {
            heard.add(sound);
            range.soonest = Math.min(range.soonest, after);
            range.latest = Math.max(range.latest, after);
            range.softest = Math.min(range.softest, gain);
            range.loudest = Math.max(range.loudest, gain);
          }
          before = state;
        },
      });
      for (let choice = 7; match.phase !== 'over'; choice = (choice * 1103515245 + 12345) % 2147483648) {
        if (match.seat < 0) match.startDeal();
        else {
          const legal = match.legalActions();
          match.apply(legal[choice % legal.length]);
        }
      }
      expect(range.soonest).toBeGreaterThanOrEqual(0);
      expect(range.latest).toBeLessThan(4000);
      expect(range.softest).toBeGreaterThan(0);
      expect(range.loudest).toBeLessThanOrEqual(1);
      expect(heard).toContain('victory');
    }
  });
});

describe('the voice of an animal', () => {
  const voices = (event: MatchEvent, before: TableState = empty, tokens: TokenKind = 'pennies'): Cue[] => {
    const state = afterEvent(before, event, facts);
    const animalAt = (seat: number) => (seat === 0 ? null : ANIMALS[seat - 1]);
    const isYou = (seat: number) => seat === 0;
    const heard = cuesOf(event, { before, state, tokens, isYou, animalAt, reducedMotion: false });
    return heard.filter(({ sound }) => isVoice(sound));
  };
  const lost = { type: 'lost-tokens', lost: 1, tokens: 2, onGrace: false, eliminated: false } as const;

  test('is heard of whoever loses a point, and not of whoever scores one', () => {
    const heard = (gained: number): string[] =>
      voices({ type: 'scored', seat: 2, gained, points: 1 }, empty, 'points').map(({ sound }) => sound);
    expect(heard(-1)).toEqual(['owl loses']);
    expect(heard(1)).toEqual([]);
  });

  test('is heard at its seat after it has rapped, after its coin has landed, and after the kitty has come', () => {
    const [knocks] = voices({ type: 'knocked', seat: 1, counter: false });
    expect([knocks.sound, knocks.spot]).toEqual(['fox knocks', 1]);
    expect(knocks.after).toBeGreaterThan(RAPS[1] + lengthOf('second-rap'));
    const [loses] = voices({ ...lost, seat: 2 });
    expect([loses.sound, loses.spot]).toEqual(['owl loses', 2]);
    expect(loses.after).toBeGreaterThan(verdictTime(empty) + DURATION.coinHop);
    const [wins] = voices({ type: 'match-won', seat: 3 }, { ...empty, kitty: 3 });
    expect([wins.sound, wins.spot]).toEqual(['heron wins', 3]);
    expect(wins.after).toBeGreaterThan(KITTY_SLIDE);
  });

  test('is not heard of a person', () => {
    for (const event of [
      { type: 'knocked', seat: 0, counter: false },
      { ...lost, seat: 0 },
    ] as const) {
      expect(voices(event)).toEqual([]);
    }
    expect(voices({ type: 'match-won', seat: 0 })).toEqual([]);
  });

  test('is not heard in place of the raps or the coin when a step is skipped', () => {
    const skipped = (event: MatchEvent): string[] => {
      const course = new Course();
      course.isInstant = true;
      const heard: string[] = [];
      const state = afterEvent(empty, event, facts);
      const all = { before: empty, state, tokens: 'pennies', isYou: () => false, reducedMotion: false } as const;
      accompany(cuesOf(event, { ...all, animalAt: () => 'fox' }), course, ({ sound }) => heard.push(sound));
      return heard;
    };
    expect(skipped({ type: 'knocked', seat: 1, counter: false })).toEqual(['rap']);
    expect(skipped({ ...lost, seat: 1 })).toEqual(['coin']);
  });
});

/** Stands for a run: time passes when told to. */
class Course {
  isInstant = false;
  readonly #waiting: Animation[] = [];

  animate(animation: Animation): Promise<void> {
    if (this.isInstant) animation.update(1);
    else this.#waiting.push(animation);
    return Promise.resolve();
  }

  pass(until: number): void {
    for (const { duration, update } of this.#waiting) update(Math.min(1, until / duration));
  }
}

describe('the sounds of a step', () => {
  const raps = cues({ type: 'knocked', seat: 2, counter: false });
  const payment = cues({ type: 'lost-tokens', seat: 1, lost: 3, tokens: 0, onGrace: true, eliminated: false });

  test('come one after the other, each once', () => {
    const course = new Course();
    const heard: string[] = [];
    accompany(raps, course, ({ sound }, hurried) => heard.push(`${sound}${hurried ? ' hurried' : ''}`));
    course.pass(100);
    expect(heard).toEqual(['rap']);
    course.pass(400);
    course.pass(500);
    expect(heard).toEqual(['rap', 'second-rap']);
  });

  test('are one where the step is instant: the one that matters most', () => {
    const course = new Course();
    course.isInstant = true;
    const heard: [string, boolean][] = [];
    accompany(payment, course, ({ sound }, hurried) => heard.push([sound, hurried]));
    expect(heard).toEqual([['coin', true]]);
  });

  test('end with a skip once one has been heard', () => {
    const course = new Course();
    const heard: string[] = [];
    accompany(raps, course, ({ sound }) => heard.push(sound));
    course.pass(100);
    course.isInstant = true;
    course.pass(10_000);
    expect(heard).toEqual(['rap']);
  });
});
