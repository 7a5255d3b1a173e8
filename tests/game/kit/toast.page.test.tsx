import { beforeEach, expect, test } from 'vitest';
import { Dialog, open } from '../../../game/kit/dialog.tsx';
import { showToast } from '../../../game/kit/toast.tsx';
import { dialog, layOutPage, press, toasts } from '../support/page.ts';

beforeEach(layOutPage);

test('a toast stays until its button is pressed, or what has shown it takes it away', () => {
  const toast = showToast('Saved.');
  showToast('Copied.');
  expect(toasts()).toEqual(['Saved.', 'Copied.']);
  toast.remove();
  press('OK');
  expect(toasts()).toEqual([]);
});

test('what is shown is not shown again', () => {
  showToast('Saved.');
  const toast = showToast('Saved.');
  expect(toasts()).toEqual(['Saved.']);
  toast.remove();
  expect(toasts()).toEqual([]);
});

test('it can be pressed while a dialog is open, and outlives that', () => {
  open((close) => (
    <Dialog title="Options" onClose={close}>
      <p>Sound</p>
    </Dialog>
  ));
  showToast('Saved.');
  expect(dialog('Options').querySelector('[role=status]')?.textContent).toContain('Saved.');
  dialog('Options').close();
  expect(document.querySelector('body > [role=status]')?.textContent).toContain('Saved.');
});
