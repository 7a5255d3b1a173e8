/**
 * Every preset is played to its end through the screen, by pointer and by keyboard in turns; the standard game in
 * `game.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { builtGame } from './built-game.ts';
import { keyboardHand, playToTheEnd, POINTER } from './player.ts';

const game = builtGame();

describe('a match', () => {
  test.each(
    PRESETS.map((name, index) => ({ name, hand: index % 2 === 0 ? ('pointer' as const) : ('keys' as const) })).filter(
      ({ name }) => name !== 'scat',
    ),
  )(
    'of $name is played to its end by $hand',
    async ({ name, hand }) => {
      await game.visiting({ viewport: { width: 800, height: 480 } }, async (visit) => {
        const [fewest] = preset(name).players;
        await visit.remember({ rules: name, opponents: fewest - 1 });
        await visit.pressButton('Deal');
        const { result } = await playToTheEnd(visit, hand === 'pointer' ? POINTER : keyboardHand());
        expect(result.opponents.is).toBe('policy');
        expect(result.standings).toHaveLength(fewest);
      });
    },
    300_000,
  );
});
