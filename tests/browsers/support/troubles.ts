/**
 * Collects in the page whatever goes wrong there, since the console of WebKitGTK does not reach its driver. Runs in the page,
 * so neither function may use anything from its closure.
 */

/** Notes errors, warnings and violations of the page's policy from now on; to be called any number of times. */
export function noteTroubles(): void {
  const page = window as unknown as { troubles?: string[] };
  if (page.troubles !== undefined) return;
  const troubles: string[] = (page.troubles = []);
  const note = (what: string, why: unknown): unknown => troubles.push(`${what}: ${String(why)}`);
  window.addEventListener('error', ({ message }) => note('error', message));
  window.addEventListener('unhandledrejection', ({ reason }) => note('unhandled rejection', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('against the policy', `${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      note(`console.${level}`, parts.map(String).join(' '));
      print(...parts);
    };
  }
}

/** What has gone wrong since this was asked last, in a line each. */
export function takeTroubles(): string[] {
  return (window as unknown as { troubles?: string[] }).troubles?.splice(0) ?? [];
}
