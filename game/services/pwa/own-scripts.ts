/** The page's Content-Security-Policy lets scripts be named only through this: workers come from our own origin. */

type Policies = {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string }) => unknown;
};

/**
 * The address of a script as it is, where it is ours.
 * @throws {TypeError} naming an address that is not of this origin.
 */
export function ownScript(address: string, page: string): string {
  const { protocol, origin } = new URL(address, page);
  if (/^https?:$/.test(protocol) && origin === new URL(page).origin) return address;
  throw new TypeError(`${address} is no script of this game: it is not at ${new URL(page).origin}`);
}

/** Allows our own workers, and no other script, in browsers that ask; to be called once, before anything else. */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => ownScript(address, document.baseURI) });
}
