/** New versions and unexpected errors. */
export const offline = {
  updateReady: 'A new version is ready.',
  update: 'Update',
  later: 'Later',
  updateWaits: 'The game is in use in another tab. It updates once you are done there, or the next time you start it.',
  reload: 'Reload',
  goOn: 'Continue',
  /** What a reload brings back, where the browser keeps it. */
  kept: 'Your match, records and settings are kept.',
  notKept: 'This browser stores no matches: an open match would be lost.',
  unexpected: {
    title: 'That should not have happened',
    text: (detail: string): string => `The game ran into an unexpected error: “${detail}”.`,
  },
  incomplete: {
    title: 'A part of the game did not load',
    text: 'You are offline, or there is a newer version. Reload as soon as you are online.',
  },
  noGraphics: {
    title: 'The table cannot be drawn',
    text: 'The game needs WebGL, which this browser lacks or has turned off. Turn hardware acceleration on in its settings, or open the game in another browser.',
  },
  lostGraphics: {
    title: 'The picture is gone',
    text: 'Your device has stopped drawing the game. It usually recovers by itself in a moment.',
  },
};
