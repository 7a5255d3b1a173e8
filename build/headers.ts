/** What the built page may do, and what its server says about it. */

/** Only what comes from the page's own origin; `data:` is for the two pictures of one colour that Phaser carries. */
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
  // Made in `game/services/pwa/own-scripts.ts`.
  'trusted-types': 'default',
};

function written(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The Content-Security-Policy that stands in the page itself, so that every server keeps it. */
export const PAGE_POLICY = written(POLICY);

/** Headers of every file of the built game; a page cannot say by itself that nobody may frame it. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': written({ ...POLICY, 'frame-ancestors': "'none'" }),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** How long a browser may keep a file without asking: names in `assets/` carry the hash of what is in them. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
