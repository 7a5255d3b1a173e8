/** What the fragment of a link to a double begins with (docs/formats.md#doubles). */
export const DOUBLE_LINK = '#double=';
