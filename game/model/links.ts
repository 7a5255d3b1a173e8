/** What the fragments of links begin with (docs/formats.md). */

export const CHALLENGE_LINK = '#challenge=';
/** The double of a friend. */
export const DOUBLE_LINK = '#double=';
export const RULES_LINK = '#rules=';
