import { expect, test } from 'vitest';
import { openKeysDialog } from '../../../game/screens/keys/screen.tsx';
import { dialog, readable } from '../support/page.ts';

test.each([false, true])(
  'keys are listed with what they do, and which are pressed twice; all moves: %s',
  (asksTwice) => {
    const close = openKeysDialog(asksTwice);
    const lines = readable(dialog('Keys'));
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(4);
    expect(lines.filter((line) => /^[^|]* twice \|/.test(line)).map((line) => line.slice(0, 1))).toEqual(
      asksTwice ? ['K', '1'] : ['K'],
    );
    close();
    expect(document.querySelector('dialog')).toBeNull();
  },
);
