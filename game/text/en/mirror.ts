/** For those who listen and those who use keys. */
export const mirror = {
  autoLight: 'Auto',
};
