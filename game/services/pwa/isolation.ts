/** Cross-origin isolation, with which the workers of a page may share memory. */

/** The headers that isolate a page; its workers need the latter one too. */
export const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
} as const;

/** A file with these headers, for hosts that do not send them. */
export function isolated({ body, status, statusText, headers }: Response): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(ISOLATION)) all.set(name, value);
  return new Response(body, { status, statusText, headers: all });
}
