/** What is left of a link that messengers have changed. */
import { expect, test } from 'vitest';
import { fragmentSent } from '../../../game/base/incoming.ts';

const SENT = '#rules=1.q1bKS8xN_VbJ-Sk5';

test.each([
  ['as it is', SENT],
  ['encoded', '#rules%3D1.q1bKS8xN_VbJ-Sk5'],
  ['encoded twice, with its dot', '#rules%253d1%252Eq1bKS8xN_VbJ-Sk5'],
  ['at the end of a sentence', `${SENT}.`],
  ['in parentheses', `${SENT})`],
  ['before a space', `${SENT}%20`],
  ['before another line', `${SENT}%0Aand`],
  ['with what counts visitors', `${SENT}&utm_source=news`],
  ['with that as a query', `${SENT}?fbclid=Iw`],
  ['encoded, with what is no encoding', `${SENT.replace('=', '%3D')})%E2%80%9D%`],
])('a link %s leads to what was sent', (_, hash) => expect(fragmentSent(hash)).toBe(SENT));

test.each(['', '#', '#rules=', '#rules=1.', '#rules=1.%%', '#records', '#section.)'])('%s stays as it is', (hash) =>
  expect(fragmentSent(hash)).toBe(hash),
);
