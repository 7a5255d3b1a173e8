import { expect, test } from 'vitest';
import { isolated } from '../../../../game/services/pwa/isolation.ts';

test('a file is isolated whatever its host has sent, and otherwise as it was', async () => {
  const sent = new Response('export {}', {
    status: 203,
    headers: { 'content-type': 'text/javascript', 'cross-origin-embedder-policy': 'unsafe-none' },
  });
  const response = isolated(sent);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/javascript',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect([response.status, await response.text()]).toEqual([203, 'export {}']);
});
