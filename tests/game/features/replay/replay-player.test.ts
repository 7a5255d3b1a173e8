import { afterEvent } from '../../../../game/model/after-event.ts';
import { describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { readMatch, ReplayedTable } from '../../../../game/model/replay.ts';
import { ReplayPlayer } from '../../../../game/features/replay/replay-player.ts';
import { emptyTable, type TableState } from '../../../../game/model/table-state.ts';
import { playedMatch } from '../../support/records.ts';

const match = readMatch(playedMatch(preset('scat'), 2, 5).record);
const facts = { rules: match.rules, speakers: ['You', 'Fox'].map((name, seat) => ({ name, you: seat === 0 })) };
const table = new ReplayedTable(match, facts);
const last = match.steps.length;

/** A player with a screen that keeps what it was given; `hold` makes every event wait for `release`. */
function onScreen(scale = 1) {
  let held: ReturnType<typeof deferred<void>> | undefined;
  const screen = {
    shown: emptyTable(facts) as TableState,
    waits: [] as number[],
    player: undefined as unknown as ReplayPlayer,
    hold: () => (held = deferred<void>()),
    release: () => (held?.resolve(), (held = undefined)),
  };
  screen.player = new ReplayPlayer({
    steps: match.steps,
    tableAt: (position) => table.at(position),
    screen: {
      play: async (event) => {
        screen.shown = afterEvent(screen.shown, event, facts);
        await held?.promise;
      },
      show: async (state) => {
        screen.release();
        await Promise.resolve();
        screen.shown = state;
      },
    },
    pace: () => ({ scale, reducedMotion: false }),
    wait: (ms) => {
      screen.waits.push(ms);
      return Promise.resolve();
    },
    changed: () => undefined,
  });
  return screen;
}

/** Resolves when everything that waits for nothing outside has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a replayed match', () => {
  test('comes to its end by itself, with a longer look after every deal', async () => {
    const screen = onScreen();
    screen.player.play();
    await settled();
    expect(screen.player).toMatchObject({ position: last, isPlaying: false, isMoving: false });
    expect(screen.shown).toEqual(table.at(last));
    expect(screen.waits).toHaveLength(last);
    expect(screen.waits.filter((ms) => ms > 1000)).toHaveLength(match.deals.length);
  });

  test.each([
    ['1×', 1, [550, 2600]],
    ['2×', 0.5, [275, 1300]],
    ['4×', 0.25, [260, 1100]],
    ['»', 0, [260, 1100]],
  ])('pauses between two steps, and after a deal, at %s', async (_speed, scale, pauses) => {
    const screen = onScreen(scale);
    screen.player.play();
    await settled();
    expect([...new Set(screen.waits)]).toEqual(pauses);
  });

  test('starts over when it is played at its end', async () => {
    const screen = onScreen();
    await screen.player.goTo(last);
    screen.player.play();
    await settled();
    expect(screen.waits).toHaveLength(last);
    expect(screen.shown).toEqual(table.at(last));
  });

  test.each([
    ['shows where it was sent', 20, (player: ReplayPlayer) => player.goTo(20)],
    ['steps on from where the motion would have led', 2, (player: ReplayPlayer) => player.jump('next')],
  ])('that is overtaken in mid-motion %s', async (_, position, go) => {
    const screen = onScreen();
    screen.hold();
    void screen.player.jump('next');
    await settled();
    expect(screen.player.isMoving).toBe(true);
    await go(screen.player);
    await settled();
    expect(screen.player).toMatchObject({ position, isMoving: false });
    expect(screen.shown).toEqual(table.at(position));
  });

  test('pauses after the action that is being shown', async () => {
    const screen = onScreen();
    screen.hold();
    screen.player.play();
    screen.player.pause();
    screen.release();
    await settled();
    expect(screen.player).toMatchObject({ position: 1, isPlaying: false });
    expect(screen.shown).toEqual(table.at(1));
  });

  test('plays on after another deal was chosen, and pauses after a step', async () => {
    const screen = onScreen();
    screen.hold();
    screen.player.play();
    await settled();
    void screen.player.jump('next-deal');
    expect(screen.player.isPlaying).toBe(true);
    await settled();
    expect(screen.player.position).toBe(last);
    screen.hold();
    screen.player.play();
    await settled();
    void screen.player.jump('previous');
    expect(screen.player.isPlaying).toBe(false);
  });
});
