import { describe, expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { createTheme } from '../../../../game/base/theme/theme.ts';
import { openIntroduction } from '../../../../game/screens/introduction/screen.tsx';
import { dialog, press, readable } from '../../support/page.ts';

describe('a game that introduces itself', () => {
  function opened(name: string, onTry: (() => void) | null = null) {
    const onPlay = vi.fn();
    openIntroduction({ rules: preset(name), players: 4, theme: createTheme('evening', {}), onPlay, onTry });
    return { onPlay };
  }

  test('says what is different, and leads to the match', () => {
    const { onPlay } = opened('gin');
    expect(readable(dialog('G I N')).slice(1, 4)).toEqual([
      'What is different:',
      'A knock promises the highest hand.',
      'If nobody has more than the knocker, everybody else loses; otherwise only the knocker.',
    ]);
    press('Play');
    expect(onPlay).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('shows the cards that it is about', () => {
    opened('schwimmen');
    const pictures = [...dialog('Schwimmen').querySelectorAll('.picture')];
    expect(pictures.map((one) => one.querySelectorAll('svg.card').length)).toEqual([3, 3, 3]);
    expect(pictures[2].textContent).toContain('30½');
  });

  test('can be tried where there is something to do, and only there', () => {
    opened('harsh-knock');
    expect(readable(dialog('Harsh Knock'))).not.toContain('[Try it (30 s)]');
    const onTry = vi.fn();
    opened('golf', onTry);
    press('Try it (30 s)');
    expect(onTry).toHaveBeenCalledOnce();
  });
});
