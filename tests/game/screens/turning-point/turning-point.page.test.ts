/** The deal that decided a match, and what can be done with it. */
import { expect, test, vi } from 'vitest';
import { openTurningPoint } from '../../../../game/screens/turning-point/screen.tsx';
import { dialog, press, readable } from '../../support/page.ts';

const POINT = { deal: 4, story: 'Fox knocked too early.', why: 'You were out after it.', onWatch: () => undefined };

test('the deal is told of, and can be watched, played again or sent', () => {
  const again = { onPlay: vi.fn(), onSend: vi.fn() };
  openTurningPoint({ ...POINT, again });
  expect(readable(dialog('Deal 4 decided it'))).toEqual([
    '# Deal 4 decided it',
    'Fox knocked too early.',
    'You were out after it.',
    '[Watch it]',
    expect.stringMatching(/^\[Play it again/),
    expect.stringMatching(/^\[Challenge a friend/),
    '[Close]',
  ]);
  press(/^Play it again/);
  expect(again.onPlay).toHaveBeenCalledOnce();
  expect(again.onSend).not.toHaveBeenCalled();
  expect(document.querySelector('dialog')).toBeNull();
});

test('a deal that cannot be played again can be watched', () => {
  openTurningPoint(POINT);
  expect(readable(dialog('Deal 4 decided it')).slice(3)).toEqual(['[Watch it]', '[Close]']);
});
