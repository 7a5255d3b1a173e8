/** The page itself, as browsers and search engines show it. */
export const page = {
  title: 'Thirty-One',
  description: 'Thirty-One (Scat, Blitz) against opponents that taught themselves.',
};
