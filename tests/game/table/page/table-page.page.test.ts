/** The table as elements of the page. */
import { within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageItem } from '../../../../game/table/page/item-button.tsx';
import { TablePage, type TablePageState } from '../../../../game/table/page/table-page.tsx';

const BOUNDS = { x: 10, y: 20, width: 100, height: 50 };
const drawn: PageItem = { label: 'Draw', name: 'Draw from the stock', bounds: BOUNDS };
const seen: PageItem = {
  label: 'Sound',
  isChosen: true,
  isAside: true,
  bounds: BOUNDS,
  face: { look: 'plate', words: [], icon: 'sound', size: 13 },
};

function shown(items: readonly PageItem[] = [drawn, seen], more: Partial<TablePageState> = {}) {
  const listener = { onFocus: vi.fn(), onPress: vi.fn() };
  const page = new TablePage(listener);
  onTestFinished(() => page.remove());
  const show = (now: readonly PageItem[]): void =>
    page.show({ screen: { title: 'Scat', passages: [] }, items: now, ...more });
  show(items);
  const button = (name: string) => within(document.body).getByRole<HTMLButtonElement>('button', { name });
  return { page, show, button, ...listener };
}

test('has a button for everything that can be pressed, where it is seen', () => {
  const { button } = shown();
  expect(button('Draw from the stock').style.cssText).toBe('left: 10px; top: 20px; width: 100px; height: 50px;');
  expect(button('Draw from the stock').className).toBe('');
  expect(button('Sound').className).toBe('seen plate');
  expect(button('Sound').ariaPressed).toBe('true');
});

test('a press on the icon of a button is one on the button', () => {
  const { button, onPress } = shown();
  button('Sound')
    .querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onPress.mock.calls).toEqual([['Sound', false]]);
});

test('says whether the key is pressed on what has the focus', () => {
  const { button, onPress } = shown();
  button('Draw from the stock').focus();
  button('Draw from the stock').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  button('Draw from the stock').click();
  button('Draw from the stock').click();
  expect(onPress.mock.calls).toEqual([
    ['Draw', true],
    ['Draw', false],
  ]);
});

test('the focus stays on what can no longer be pressed, and goes to the title when that is gone', () => {
  const { page, show, button, onPress } = shown();
  page.focus('Draw');
  show([{ ...drawn, isEnabled: false }, seen]);
  expect(page.focused).toBe('Draw');
  expect(button('Draw from the stock').ariaDisabled).toBe('true');
  button('Draw from the stock').click();
  expect(onPress).not.toHaveBeenCalled();
  show([seen]);
  expect(document.activeElement?.textContent).toBe('Scat');
});
