import { describe, expect, test } from 'vitest';
import {
  BUY_IN,
  CHANGE,
  DEAL,
  DECLARE,
  discardOf,
  DRAW,
  EXTRA_STEP,
  FLIP,
  HAMMER,
  KEEP,
  KNOCK,
  knockWith,
  LEAVE,
  LOOK,
  PASS,
  QUIET,
  REPLACE,
  STAND,
  SUDDEN_DEATH,
  SWAP_ALL,
  TAKE,
  takeOf,
  type Action,
} from '../../../engine/actions.ts';
import { NO_CARD, parseCard } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { View } from '../../../engine/view.ts';
import { actionName } from '../../../game/model/action-names.ts';
import { loadWords, speakIn } from '../../../game/i18n/words.ts';

await loadWords('de');

/** What is seen of a table on whose discards a card lies. */
const seen = (top = parseCard('9h')) => ({ rules: preset('scat'), table: { top } }) as View;

describe('an action is named as something to do, and as what another is compared with', () => {
  test.each<[Action, string, string]>([
    [DRAW, 'Draw from the stock', 'drawing'],
    [TAKE, 'Take the 9♥', 'taking the 9♥'],
    [KNOCK, 'Knock', 'knocking'],
    [STAND, 'Stand: keep your hand', 'standing'],
    [PASS, 'Pass', 'passing'],
    [HAMMER, 'Call it: all cards up', 'calling it'],
    [LOOK, 'Look at your cards', 'looking'],
    [SUDDEN_DEATH, 'Call sudden death', 'calling it'],
    [DEAL, 'Keep dealing', 'dealing'],
    [DECLARE, 'Say it', 'saying it'],
    [QUIET, 'Keep quiet', 'keeping quiet'],
    [BUY_IN, 'Buy in again', 'buying in'],
    [LEAVE, 'Stay out', 'leaving'],
    [discardOf(parseCard('Ts')), 'Discard the 10♠', 'discarding the 10♠'],
    [knockWith(parseCard('Ts')), 'Knock, discarding the 10♠', 'knocking with the 10♠'],
    [REPLACE, 'Put it in place of card 1', 'replacing card 1'],
    [REPLACE + 2, 'Put it in place of card 3', 'replacing card 3'],
    [FLIP, 'Discard it and turn up card 1', 'turning up card 1'],
    [FLIP + 2, 'Discard it and turn up card 3', 'turning up card 3'],
  ])('%d: %s', (action, act, than) => {
    expect([actionName(action, seen(), 'act'), actionName(action, seen(), 'than')]).toEqual([act, than]);
  });

  test('a pass by a name of its own where it ends nothing: with a pool, or while cards are left', () => {
    speakIn('de');
    const named = (game: string, stockCount: number) =>
      actionName(PASS, { rules: preset(game), table: { top: NO_CARD, stockCount } } as View, 'act');
    expect([named('scat', 30), named('scat', 0), named('schwimmen', 0)]).toEqual(['Schieb', 'Pass', 'Schieb']);
    speakIn('en');
  });

  test.each<[Action, string, string]>([
    [takeOf(parseCard('7h')), 'Take the 7♥', 'taking the 7♥'],
    [discardOf(parseCard('Ts')), 'Give the 10♠', 'giving the 10♠'],
    [SWAP_ALL, 'Swap all three cards', 'swapping all'],
    [PASS, 'Pass', 'passing'],
    [KEEP, 'Keep your hand', 'keeping the hand'],
    [CHANGE, 'Change your hand for the middle', 'changing the hand'],
  ])('with a pool %d: %s', (action, act, than) => {
    const view = { rules: preset('schwimmen'), table: { top: NO_CARD } } as View;
    expect([actionName(action, view, 'act'), actionName(action, view, 'than')]).toEqual([act, than]);
  });

  test('a new pool that is asked for in a turn', () => {
    const view = { phase: 'draw', rules: preset('schwimmen'), table: { top: NO_CARD } } as View;
    expect([actionName(CHANGE, view, 'act'), actionName(CHANGE, view, 'than')]).toEqual([
      'Ask for three new cards',
      'asking for new cards',
    ]);
  });

  test('that one does not knock after a swap of all', () => {
    const view = { phase: 'knock', rules: preset('schwimmen'), table: { top: NO_CARD } } as View;
    expect([actionName(PASS, view, 'act'), actionName(PASS, view, 'than')]).toEqual([
      'Play on without a knock',
      'playing on',
    ]);
  });

  test('that one does not exchange a second card', () => {
    const view = { phase: 'second-exchange', rules: preset('schwimmen'), table: { top: NO_CARD } } as View;
    expect([actionName(PASS, view, 'act'), actionName(PASS, view, 'than')]).toEqual(['Be done', 'being done']);
  });

  test('also where the discard that is taken is not known', () => {
    expect(actionName(TAKE, seen(NO_CARD), 'act')).toBe('Take the discard');
    expect(actionName(TAKE, seen(NO_CARD), 'than')).toBe('taking the discard');
  });

  test('but what nobody does alone has no name', () => {
    expect(() => actionName(EXTRA_STEP, seen(), 'act')).toThrow('there are no words for the action extra-step');
  });
});
