/** The options. */
export const options = {
  title: 'Options',
  bots: 'Your bots',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', double: 'Fast', instant: 'Instant' },
  light: 'Light',
  lights: { evening: 'Evening', day: 'Day' },
  suits: 'Suits',
  colours: (count: 2 | 4): string => `${count} colours`,
  backs: 'Card backs',
  backColours: { red: 'Red', blue: 'Blue' },
  volume: 'Volume',
  quieter: 'Quieter',
  louder: 'Louder',
  mute: 'Mute',
  muted: 'Muted',
  /** A sound when it is one's turn; the second on a narrow button. */
  chime: 'Turn chime',
  shortChime: 'Chime',
  off: 'Off',
  on: 'On',
  motion: 'Motion',
  fullMotion: 'Full',
  lessMotion: 'Less',
  /** For which moves a second press is asked. */
  confirm: 'Ask twice',
  confirmKnocks: 'Knocks',
  confirmAll: 'All moves',
  /** When the next deal begins: by a press, or by itself after some seconds. */
  nextDeal: 'Next deal',
  nextDealOnPress: 'When asked',
  nextDealAfter: (seconds: number): string => `${seconds} s`,
  language: 'Language',
  /** Follows the browser; `language` is what that is now. */
  automatic: (language: string): string => `Same as browser: ${language}`,
};
