/** What stands on the canvas, read and pressed in the accessible tree: the lesson, a replay. */
import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { decisionsOf } from '../../../engine/review/review.ts';
import { LessonController } from '../../../game/features/lesson/lesson-controller.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { SCAT_LESSON } from '../../../game/features/lesson/scat-lesson.ts';
import { tryOf } from '../../../game/features/lesson/tries.ts';
import { ReplayController } from '../../../game/features/replay/replay-controller.ts';
import { readMatch } from '../../../game/model/replay.ts';
import type { Reviews } from '../../../game/services/reviews.ts';
import { exposeScreen } from '../../../game/services/screen-state.ts';
import { keptRecord } from '../support/records.ts';
import { reviewedDecision } from '../support/reviews.ts';
import { choose, pressAtTable, readable, settle, tableButtonNames, tableText } from '../support/page.ts';
import { fakeScene } from '../support/scene.ts';
import { preferencesOf } from '../support/table.ts';
import { eventually } from '../../support/eventually.ts';

if (!('__thirtyOne' in window)) exposeScreen(() => ({}) as never);

const ARROWS: Record<string, string> = { '→': 'Right', '←': 'Left', '↓': 'Down', '↑': 'Up' };
const shown = () => window.__thirtyOne as unknown as Record<string, any>;
const key = (name: string, more: KeyboardEventInit = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
const names = tableButtonNames;

describe('the lesson', () => {
  async function begun(settings = {}, plan = SCAT_LESSON) {
    const fake = fakeScene();
    const called = { onPlay: vi.fn(), onMenu: vi.fn(), onRestart: vi.fn(), openRules: vi.fn(() => () => undefined) };
    const preferences = preferencesOf(settings);
    const lesson = new LessonController(fake.scene, {
      plan,
      preferences,
      sounds: { play: () => undefined },
      ...called,
    });
    fake.scene.events.on('shutdown', () => lesson.leave());
    await lesson.begin();
    const look = async () => {
      await settle();
      fake.frame();
    };
    const press = async (beginning: string) => {
      pressAtTable(beginning);
      await look();
    };
    await look();
    return { ...called, fake, preferences, press, look };
  }

  test('of what is new in a game can be left for the menu or the match, and leaves the place in the other one alone', async () => {
    const plan = tryOf(preset('golf')) as typeof SCAT_LESSON;
    const { press, preferences, onPlay, onMenu } = await begun({ lessonStep: 4 }, plan);
    expect(shown().lesson).toMatchObject({ step: 'take', wants: 'take' });
    await press('Take the');
    expect(shown().lesson).toMatchObject({ step: 'place', wants: 'replace 0' });
    await press('Menu');
    expect(onMenu).not.toHaveBeenCalled();
    expect(names()).toEqual(['Play', 'Leave', 'From the beginning', 'Stay']);
    await press('Play');
    expect(onPlay).toHaveBeenCalledOnce();
    expect(preferences.settings.lessonStep).toBe(4);
  });

  test('is gone on with where it was left, corrects what is tried in place of what it waits for, and goes on with that', async () => {
    const { press, preferences } = await begun({ lessonStep: 1 });
    expect(shown()).toMatchObject({ lesson: { wants: 'draw' }, shown: { deal: 1 } });
    await press('Take the');
    expect(shown().lesson.step).toBe('draw');
    expect(shown().lesson.text).toBe('You hold no other diamond: the 9♦ would count alone. Try the stock.');
    await press('Draw from');
    expect(shown().lesson.step).toBe('putDown');
    expect(preferences.settings.lessonStep).toBe(2);
  });

  test('is done to its end, and leads to a first match or to the menu', async () => {
    const { press, onPlay, onMenu, preferences } = await begun();
    expect(tableText().slice(2, 5).join()).toMatch(
      /make 17\. .*four of clubs, king of hearts, seven of hearts: 17 in hearts\./,
    );
    const steps: string[] = [];
    /** By step: the plaque for knocking has the place of what comes next. */
    const plaques: (string | undefined)[] = [];
    for (const action of [
      'Continue',
      'Draw from',
      'Discard the four of clubs',
      'Take',
      'Discard the seven of hearts',
      'Knock',
      'Continue',
      'Take',
      'Discard the three of diamonds',
    ]) {
      steps.push(shown().lesson.step);
      plaques.push(document.querySelector('.table-page .plaque')?.textContent);
      await press(action);
      if (action === 'Knock' && shown().lesson.step === 'knock') await press(action);
    }
    expect(steps.join()).toBe('hand,draw,putDown,take,keep,knock,showdown,thirtyOne,declare');
    expect([plaques[0], plaques[2]]).toEqual([undefined, 'Knock']);
    expect(shown().lesson.step).toBe('end');
    expect(preferences.settings.lessonStep).toBe(0);
    await press('Play');
    expect(onPlay).toHaveBeenCalledOnce();
    expect(onMenu).not.toHaveBeenCalled();
  });

  test('asks before it is left; it can begin again, unless it has just begun', async () => {
    const first = await begun();
    key('Escape');
    await first.look();
    expect(tableText()[0]).toBe('Leave the lesson?');
    expect(names()).toEqual(['Leave', 'Stay']);
    await first.press('Stay');
    first.fake.end();
    const later = await begun({ lessonStep: 3 });
    key('Escape');
    await later.look();
    expect(names()).toHaveLength(3);
    await later.press(names()[1]);
    expect(later.onRestart).toHaveBeenCalledOnce();
    await later.press('Menu');
    await later.press('Leave');
    expect(later.onMenu).toHaveBeenCalledOnce();
  });
});

describe('a replay', () => {
  const KEPT = keptRecord();
  const MATCH = readMatch(KEPT.record);

  function begun(options: Partial<ConstructorParameters<typeof ReplayController>[1]> = {}) {
    const fake = fakeScene();
    const onClose = vi.fn();
    const replay = new ReplayController(fake.scene, {
      preferences: preferencesOf(),
      sounds: { play: () => undefined },
      match: MATCH,
      you: 0,
      players: KEPT.players,
      from: { position: 0, view: 0, isPlaying: false, speed: '»' },
      onClose,
      ...options,
    });
    fake.scene.events.on('shutdown', () => replay.leave());
    return { fake, replay, onClose };
  }

  const bar = () => document.querySelector('.replay') as HTMLElement;
  const button = (name: string) => within(bar()).getByRole<HTMLButtonElement>('button', { name });
  const position = () => shown().position as number;

  test('begins at the beginning, with a bar to move through it', async () => {
    begun();
    await settle();
    expect(readable(bar()).join()).toBe(
      '<Position in the match: 0>,[To the start of the deal],[One turn back],[One action back],[Play],' +
        '[One action forward],[One turn forward],[To the next deal],Before the first of 10 deals,' +
        '[Speed: without motion],<Point of view: You of You, Fox, Owl, All hands>,[Close]',
    );
    expect(shown()).toMatchObject({ scene: 'replay', position: 0, isPlaying: false, view: 0, deal: 1, deals: 10 });
  });

  test('goes from action to action, turn, deal and to both ends by keys', async () => {
    begun();
    await settle();
    const seen: number[] = [];
    for (const one of ['→', '→', '←', 'shift →', '↓', 'PageDown', '↑', 'Home', 'End', '→']) {
      const name = one.replace(/.*([→←↓↑])$/, (_, arrow: string) => `Arrow${ARROWS[arrow]}`);
      key(name, { shiftKey: one.startsWith('shift') });
      await settle();
      seen.push(position());
    }
    expect(seen).toEqual([1, 2, 1, 2, 7, 15, 7, 0, 97, 97]);
    expect(position()).toBe(MATCH.steps.length);
  });

  test('shows the hand of any seat, or all of them', async () => {
    const { fake } = begun({ from: { position: 12, view: 0, isPlaying: false, speed: '»' } });
    await settle();
    expect(shown().shown).toMatchObject({ viewer: 0 });
    key('2');
    await settle();
    expect(shown()).toMatchObject({ view: 1, shown: { viewer: 1 } });
    key('9');
    expect(shown().view).toBe(1);
    key('a');
    await settle();
    fake.frame();
    expect(shown().view).toBe('all');
    expect(tableText().slice(-2)).toEqual([
      'You: seven of spades, six of diamonds, queen of hearts.',
      'Owl: nine of clubs, jack of spades, four of hearts.',
    ]);
    choose('Point of view', 'Owl', bar());
    expect(shown().view).toBe(2);
    choose('Point of view', 'All hands', bar());
    expect(shown().view).toBe('all');
  });

  test('plays by itself until a press, at a speed that is changed', async () => {
    const { fake } = begun();
    await settle();
    key(' ');
    expect(shown().isPlaying).toBe(true);
    await eventually(() => expect(position()).toBeGreaterThan(0));
    fake.pressAt(100, 100);
    expect(shown().isPlaying).toBe(false);
    const { speed } = shown();
    key('s');
    expect(shown().speed === speed).toBe(false);
    button('Play').click();
    expect(shown().isPlaying).toBe(true);
    expect(button('Pause')).toBeDefined();
  });

  test('leaves keys to the browser, and is closed by its button or a key', async () => {
    const { onClose, fake } = begun();
    await settle();
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) key('ArrowRight', { [held]: true });
    button('Play').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await settle();
    expect(shown()).toMatchObject({ position: 0, isPlaying: false });
    key('Escape');
    button('Close').click();
    expect(onClose).toHaveBeenCalledTimes(2);
    fake.end();
    expect(bar()).toBeNull();
  });

  describe('that was reviewed', () => {
    const decisions = decisionsOf(KEPT.record, 0).slice(0, 2);
    /** A review in which both were mistakes. */
    const reviewed = async () => {
      const judged = decisions.map(({ deal, at, turn, played }) => reviewedDecision({ deal, at, turn, played }));
      const reviews = { get: () => Promise.resolve({ judged, obvious: 0 }) } as unknown as Reviews;
      const subject = { id: 'a', record: KEPT.record, seat: 0 };
      begun({ review: { subject, reviews: () => Promise.resolve(reviews) } });
      await settle();
    };

    const BUTTONS = ['To the previous marked decision', 'To the next marked decision'];

    test.each<[string, (name: string) => void, string[]]>([
      ['keys', key, [',', '.']],
      ['buttons', (name) => button(name).click(), BUTTONS],
    ])('goes from one marked decision to the next and back by %s', async (_by, go, [previous, next]) => {
      await reviewed();
      const [first, second] = shown().marks as number[];
      const seen: number[] = [];
      for (const name of [next, next, previous]) {
        go(name);
        await settle();
        seen.push(position());
      }
      expect(seen).toEqual([first, second, first]);
    });
  });

  test('offers the deal that is shown as a challenge', async () => {
    const onChallenge = vi.fn();
    begun({ onChallenge });
    await settle();
    key('ArrowDown');
    key('ArrowRight');
    await settle();
    button('Challenge').click();
    expect(onChallenge).toHaveBeenCalledWith(shown().deal);
  });
});
