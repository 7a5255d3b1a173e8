/** A game beside a preset, as it is read and chosen. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { PRESETS, preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { openCompareDialog } from '../../../../game/screens/rules/compare.tsx';
import { speakIn } from '../../../../game/i18n/words.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';
import { choose, dialog, readable, settle } from '../../support/page.ts';
import '../../support/all-languages.ts';

const OURS = rulesWith({ base: 'pub', name: 'Ours', lives: 4, pointsTarget: 11 });

function opened(rules: HouseRules): HTMLDialogElement {
  onTestFinished(openCompareDialog(rules));
  return dialog('Compare games');
}

/** Chooses the preset beside it. */
async function beside(name: string): Promise<void> {
  choose(/compared with$/, name);
  await settle();
}

const select = (inside: HTMLElement): HTMLSelectElement => inside.querySelector('select') as HTMLSelectElement;
const names = (inside: HTMLElement): string[] =>
  [...select(inside).options].map(({ textContent }) => textContent ?? '');

/** All below the select, but for the button. */
const compared = (inside: HTMLElement): string[] => {
  const lines = readable(inside);
  return lines.slice(lines.findIndex((line) => line.startsWith('<')) + 1, -1);
};

describe('a game of one’s own', () => {
  test('stands beside the preset that is most like it, with what differs without effect apart', () => {
    const shown = opened(OURS);
    expect(select(shown).value).toBe('pub');
    expect(readable(shown)[1]).toBe('Ours, compared with');
    expect(compared(shown)).toEqual([
      '1 rule is different.',
      ' | Ours | Pub',
      'Tokens at the start | 4 tokens each | 5 tokens each',
      '# Different, but without effect',
      ' | Ours | Pub',
      'Points that win the match Tokens are played for, not points | 11 points win | 31 points win',
    ]);
  });

  test('stands beside any preset that is chosen', async () => {
    const shown = opened(OURS);
    await beside('Golf');
    expect(compared(shown)).toContain(
      'From which of one’s own turns on one may knock | No knock in the first turn | There is no knocking in golf',
    );
    await beside('Blitz');
    expect(compared(shown).slice(0, 5)).toEqual([
      '3 rules are different.',
      ' | Ours | Blitz',
      'Tokens at the start | 4 tokens each | 3 tokens each',
      'From which of one’s own turns on one may knock | No knock in the first turn | Knock from the first turn on',
      'How often an eliminated player may come back | 1 buy-in each | No buying back in',
    ]);
  });

  test('is said to play the same as a preset', async () => {
    const shown = opened(rulesWith({ base: 'pub', name: 'Ours', players: [2, 4] }));
    expect(compared(shown)).toEqual([
      'Both play the same. Only this is different:',
      ' | Ours | Pub',
      'How many may play | For 2 to 4 players | For 2 to 10 players',
    ]);
    await beside('Scat');
    expect(compared(shown).at(-1)).toBe('Ours plays the same as Pub.');
  });
});

describe('a preset', () => {
  test('stands beside the standard game at first, and can be compared with any other', () => {
    const shown = opened(preset('gentle-knock'));
    expect(select(shown).value).toBe('scat');
    expect(names(shown)).not.toContain('Gentle Knock');
    expect(names(shown)).toHaveLength(PRESETS.length - 1);
    expect(compared(shown)).toEqual([
      '1 rule is different.',
      ' | Gentle Knock | Scat',
      'What a knocker who alone is lowest loses | A knocker who alone is lowest loses 1 | A knocker who alone is lowest loses 2',
    ]);
    expect(compared(opened(preset('scat')))[1]).toBe(' | Scat | Thirty-One');
  });
});

test('another language shows the same two games in its words', async () => {
  const shown = opened(OURS);
  await beside('Blitz');
  speakIn('de');
  await settle();
  expect(dialog('Spiele vergleichen')).toBe(shown);
  expect(select(shown).value).toBe('blitz');
  expect(readable(shown)[1]).toBe('Ours, verglichen mit');
  expect(compared(shown)[2]).toBe('Leben zu Beginn | 4 Leben für jeden | 3 Leben für jeden');
});
