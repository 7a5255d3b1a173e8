/** The Trusted Types policy of the page: worker scripts must come from our own origin. */

interface Policies {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string }) => unknown;
}

/** Returns a script's address unchanged if it is of our origin. @throws {TypeError} if it is not */
export function ownScript(address: string, page: string): string {
  const { protocol, origin } = new URL(address, page);
  if (/^https?:$/.test(protocol) && origin === new URL(page).origin) return address;
  throw new TypeError(`${address} is not a script of this game: it is not at ${new URL(page).origin}`);
}

/** Allows our own workers, and no other script, in browsers with Trusted Types; to be called once, before anything else. */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => ownScript(address, document.baseURI) });
}
