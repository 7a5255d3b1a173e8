import type { Words } from '../en/words.ts';

export const ladder: Words['ladder'] = {
  title: 'Die Leiter',
  lead: 'Wer ein Tier schlägt, trifft das nächste. Gespielt wird zu zweit das klassische Spiel, und Verlieren kostet nichts.',
  beaten: (count, all) => `${count} von ${all} Gegnern geschlagen`,
  beatenOn: (day) => `geschlagen am ${day}`,
  isNext: 'dein nächster Gegner',
  notYet: 'kommt später',
  play: 'Spielen',
  playAgain: 'Noch einmal',
  playAgainst: (name) => `Gegen ${name} spielen`,
  playAgainAgainst: (name) => `Noch einmal gegen ${name} spielen`,
  allOpponents: 'Alle Gegner',
  nextIs: (beaten, next) => `Du hast ${beaten} geschlagen: Jetzt kommt ${next}.`,
  top: (beaten) => `Du hast ${beaten} geschlagen und bist ganz oben auf der Leiter.`,
};
