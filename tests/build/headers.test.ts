import { expect, test } from 'vitest';
import { HEADERS, PAGE_POLICY } from '../../build/headers.ts';

test('the policy of the page allows nothing inline, nothing evaluated and no other origin', () => {
  expect(PAGE_POLICY).toContain("default-src 'none'");
  expect(PAGE_POLICY).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(PAGE_POLICY).not.toMatch(/'unsafe-|https?:|\*|blob:/);
});

test('the server says the same, and that nobody may frame the page', () => {
  expect(HEADERS['Content-Security-Policy']).toBe(`${PAGE_POLICY}; frame-ancestors 'none'`);
});

test('every file isolates the page, whose workers may then share memory', () => {
  expect(HEADERS).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
