/** What a double click and a key that is held down do: what a single press does. */
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { Choices } from '../../../game/kit/ask.tsx';
import { ConfirmButton } from '../../../game/kit/buttons.tsx';
import { open } from '../../../game/kit/dialog.tsx';
import { within } from '@testing-library/dom';
import { dialog, settle } from '../support/page.ts';

/** A press of a mouse. @param after in ms, after now @param detail how many there were in a row */
async function click(button: HTMLElement, after: number, detail = 1): Promise<void> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + after });
  button.dispatchEvent(event);
  await settle();
}

test('a button that asks for a second press takes none that belongs to the first', async () => {
  const onConfirm = vi.fn();
  render(<ConfirmButton label="Delete" sure="Really?" onConfirm={onConfirm} />, document.body);
  const button = document.querySelector('button')!;
  await click(button, 0);
  await click(button, 300, 2);
  expect([button.textContent, onConfirm.mock.calls.length]).toEqual(['Really?', 0]);
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true });
  button.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
  await click(button, 1000);
  expect(onConfirm).toHaveBeenCalledOnce();
  render(null, document.body);
});

test('the second half of a double click presses nothing in the dialog that the first one has opened', async () => {
  const onPress = vi.fn();
  const choices = [{ label: 'Delete all', onPress }];
  open((close) => <Choices title="Really?" choices={choices} cancel="Cancel" onClose={close} />);
  const button = within(dialog('Really?')).getByRole('button', { name: 'Delete all' });
  await click(button, 200, 2);
  expect(onPress).not.toHaveBeenCalled();
  // A double click that begins there.
  await click(button, 1000, 2);
  expect(onPress).toHaveBeenCalledOnce();
});

test('a quick press of its own counts there', async () => {
  const onPress = vi.fn();
  open((close) => <Choices title="Play?" choices={[{ label: 'Play', onPress }]} cancel="Cancel" onClose={close} />);
  await click(within(dialog('Play?')).getByRole('button', { name: 'Play' }), 200);
  expect(onPress).toHaveBeenCalledOnce();
});
