import { expect, test } from 'vitest';
import { EXTRA_STEP, parseAction } from '../../../engine/actions.ts';
import { NO_CARD, parseCard } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { View } from '../../../engine/view.ts';
import { speakIn } from '../../../game/i18n/words.ts';
import { actionName } from '../../../game/model/action-names.ts';
import '../support/all-languages.ts';

/** What is seen of a table. */
const seen = (game = 'scat', { top = 'none', phase = '', stockCount = 0 } = {}): View => {
  const table = { top: top === 'none' ? NO_CARD : parseCard(top), stockCount };
  return { rules: preset(game), phase, table } as unknown as View;
};

const SCAT = seen('scat', { top: '9h' });
const POOL = seen('schwimmen');

test.each<[string, act: string, than: string, View?]>([
  ['draw', 'Draw from the stock', 'drawing'],
  ['take', 'Take the 9♥', 'taking the 9♥'],
  // The discard that is taken is not known.
  ['take', 'Take the discard', 'taking the discard', seen('scat')],
  ['knock', 'Knock', 'knocking'],
  ['stand', 'Stand: keep your hand', 'standing'],
  ['pass', 'Pass', 'passing'],
  ['hammer', 'Call it: all cards up', 'calling it'],
  ['look', 'Look at your cards', 'looking'],
  ['sudden-death', 'Call sudden death', 'calling it'],
  ['deal', 'Keep dealing', 'dealing'],
  ['declare', 'Say it', 'saying it'],
  ['quiet', 'Keep quiet', 'keeping quiet'],
  ['buy-in', 'Buy in again', 'buying in'],
  ['leave', 'Stay out', 'staying out'],
  ['discard Ts', 'Discard the 10♠', 'discarding the 10♠'],
  ['knock Ts', 'Knock, discarding the 10♠', 'knocking with the 10♠'],
  ['replace 0', 'Put it in place of card 1', 'replacing card 1'],
  ['replace 2', 'Put it in place of card 3', 'replacing card 3'],
  ['flip 0', 'Discard it and turn up card 1', 'turning up card 1'],
  ['flip 2', 'Discard it and turn up card 3', 'turning up card 3'],
  ['take 7h', 'Take the 7♥', 'taking the 7♥', POOL],
  ['discard Ts', 'Give the 10♠', 'giving the 10♠', POOL],
  ['swap-all', 'Swap all three cards', 'swapping all', POOL],
  ['pass', 'Pass', 'passing', POOL],
  ['keep', 'Keep your hand', 'keeping the hand', POOL],
  ['change', 'Change your hand for the middle', 'changing the hand', POOL],
  ['change', 'Ask for three new cards', 'asking for new cards', seen('schwimmen', { phase: 'draw' })],
  ['pass', 'Play on without a knock', 'playing on', seen('schwimmen', { phase: 'knock' })],
  ['pass', 'End your turn', 'ending the turn', seen('schwimmen', { phase: 'second-exchange' })],
])('%s is called “%s”, and “%s” where another is compared with it', (action, act, than, view = SCAT) => {
  const names = (['act', 'than'] as const).map((way) => actionName(parseAction(action), view, way));
  expect(names).toEqual([act, than]);
});

test.each([
  ['scat', 30, 'Schieb'],
  ['scat', 0, 'Pass'],
  ['schwimmen', 0, 'Schieb'],
])('a pass in %s with a stock of %d has a name of its own where it ends nothing', async (game, stockCount, name) => {
  speakIn('de');
  expect(actionName(parseAction('pass'), seen(game, { stockCount }), 'act')).toBe(name);
});

test('what nobody does alone has no name', () => {
  expect(() => actionName(EXTRA_STEP, SCAT, 'act')).toThrow('there are no words for the action extra-step');
});
