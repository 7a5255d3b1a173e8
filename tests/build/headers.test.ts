import { expect, test } from 'vitest';
import { cacheControl, HEADERS, PAGE_POLICY } from '../../build/headers.ts';

test('the policy of the page allows nothing inline, nothing evaluated and no other origin', () => {
  expect(PAGE_POLICY).toContain("default-src 'none'");
  expect(PAGE_POLICY).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(PAGE_POLICY).not.toMatch(/'unsafe-|https?:|\*|blob:/);
});

test('the server says the same, and that nobody may frame the page', () => {
  expect(HEADERS['Content-Security-Policy']).toBe(`${PAGE_POLICY}; frame-ancestors 'none'`);
});

test('only files whose names change with their content are cached without revalidation', () => {
  expect(cacheControl('/assets/main-Bx1.js')).toContain('immutable');
  for (const path of ['/', '/index.html', '/offline-worker.js', '/scat.onnx', '/manifest.json']) {
    expect(cacheControl(path)).toBe('no-cache');
  }
});
