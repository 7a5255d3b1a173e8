import type { Level, PlayingStyle } from '../../../engine/bots/characters.ts';
import type { Words } from '../en/words.ts';
import { names } from './names.ts';

const LEVELS: Record<Level, string> = {
  beginner: 'Kennt die Regeln und lernt den Rest von dir',
  casual: 'Spielt zum Spaß und lässt Chancen aus',
  regular: 'Spielt jede Woche',
  strong: 'Verzeiht wenig',
  master: 'Verschenkt nichts',
};
const PLAYING_STYLES: Record<PlayingStyle, string> = {
  even: 'Ohne Eigenheiten',
  'early-knocker': 'Klopft, ehe du bereit bist',
  hoarder: 'Nimmt, was offen liegt, und behält, was hoch ist',
  gambler: 'Sucht die Einunddreißig im Stapel',
  cautious: 'Klopft spät und sieht gern, was kommt',
};

export const seats: Words['seats'] = {
  ...names,
  whoPlays: 'Wer spielt',
  seat: (number) => `Platz ${number}`,
  atThisDevice: 'an diesem Gerät',
  playsHereToo: 'spielt auch hier',
  botForYou: 'Ein Bot für dich',
  levels: { beginner: 'Anfänger', casual: 'Locker', regular: 'Geübt', strong: 'Stark', master: 'Meister' },
  styles: { even: 'Ruhig', 'early-knocker': 'Hastig', hoarder: 'Gierig', gambler: 'Kühn', cautious: 'Vorsichtig' },
  bot: (level, style) =>
    style === 'even' ? seats.levels[level] : `${seats.levels[level]}, ${seats.styles[style].toLowerCase()}`,
  describe: (level, style, share) =>
    `${LEVELS[level]}: gewinnt ${share}\u00a0% der Partien gegen den Experten. ${PLAYING_STYLES[style]}.`,
  who: 'Wer',
  aPerson: 'Ein Mensch',
  aBot: 'Ein Bot',
  youWatch: 'Du siehst zu',
  level: 'Stärke',
  style: 'Stil',
  name: 'Name',
  nameOf: (seat) => `Name auf Platz ${seat}`,
  portrait: 'Bild',
  portraits: { lamp: 'Lampe', cup: 'Tasse', hat: 'Hut', moon: 'Mond', cat: 'Katze', dog: 'Hund' },
  allAlike: 'Alle Bots so',
  areAlike: 'Alle Bots sind jetzt wie dieser.',
  sharing: 'Wer dran ist, nimmt das Gerät; dazwischen bleiben die Blätter verdeckt.',
};
