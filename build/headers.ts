/** Content-Security-Policy and headers of the built game. */
import { ISOLATION } from '../game/services/pwa/isolation.ts';

/** Only the page's own origin; `data:` is for the two single-colour images that Phaser contains. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  // Created in `game/services/pwa/own-scripts.ts`.
  'trusted-types': 'default',
};

function written(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The Content-Security-Policy in the page itself, which applies with every server. */
export const PAGE_POLICY = written(POLICY);

/** Headers of every file of the built game; `frame-ancestors` works only as a header. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': written({ ...POLICY, 'frame-ancestors': "'none'" }),
  ...ISOLATION,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Cache-Control of files whose names contain a hash of their contents. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache-Control of everything else, also of answers that something is not there: it may come. */
export const REVALIDATED = 'no-cache';
