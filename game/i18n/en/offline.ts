/** On new versions, and on what went wrong where nobody expected it. */
export const offline = {
  updateReady: 'A new version is ready.',
  update: 'Update',
  later: 'Later',
  updateWaits:
    'The game is in use in another tab. The new version comes once nothing is open there, or at your next start.',
  reload: 'Reload',
  goOn: 'Go on',
  /** What a reload brings back, where the browser keeps it. */
  kept: 'Your match, records and settings are kept.',
  notKept: 'This browser keeps no matches, so a match that is open would be gone.',
  unexpected: {
    title: 'That should not have happened',
    text: (detail: string): string => `The game met an error that it did not expect: “${detail}”.`,
  },
  incomplete: {
    title: 'A part of the game did not come',
    text: 'The network is gone, or there is a newer version. Reload as soon as you are online.',
  },
  noGraphics: {
    title: 'The table cannot be drawn',
    text: 'The game needs WebGL, which this browser lacks or has switched off. Turn hardware acceleration on in its settings, or open the game in another browser.',
  },
  lostGraphics: {
    title: 'The picture is gone',
    text: 'The device has taken the graphics away from the game. Mostly they come back by themselves in a moment.',
  },
  /** Why the trained opponents cannot come. */
  opponents: {
    late: 'They have not come in time.',
    stopped: 'The part of the game in which they think has stopped.',
    silent: 'They do not answer any more.',
    missing: 'The file with what they have learned could not be fetched.',
    damaged: 'The file with what they have learned is damaged.',
    unfit: 'None of them has learned this game.',
  },
};
