import type { Words } from '../en/words.ts';

export const saves: Words['saves'] = {
  full: 'Im Speicher dieses Browsers ist kein Platz mehr. Sichere alte Aufzeichnungen als Dateien und lösche sie, dann ist wieder Platz.',
  failed: (reason) => `Der Speicher des Browsers funktioniert gerade nicht (${reason}).`,
  blocked:
    'Dieser Browser merkt sich nichts für diese Seite: Sobald du sie schließt, sind Partien und Aufzeichnungen weg.',
  notSaved: 'Die Partie geht weiter, wird aber gerade nicht gespeichert.',
  notKept: 'Die Aufzeichnung dieser Partie konnte nicht aufgehoben werden, aber du kannst sie als Datei sichern.',
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Eine offene Partie ist beschädigt und kann nicht weitergehen. Sie wurde beiseitegelegt; sonst ist nichts verloren.'
        : `${count} offene Partien sind beschädigt und können nicht weitergehen. Sie wurden beiseitegelegt; sonst ist nichts verloren.`,
    records: (count) =>
      count === 1
        ? 'Die Aufzeichnung einer Partie ist beschädigt. Sie wurde beiseitegelegt; sonst ist nichts verloren.'
        : `Die Aufzeichnungen von ${count} Partien sind beschädigt. Sie wurden beiseitegelegt; sonst ist nichts verloren.`,
    rules: (count) =>
      count === 1
        ? 'Eine deiner Hausregeln ist beschädigt. Sie wurde beiseitegelegt; sonst ist nichts verloren.'
        : `${count} deiner Hausregeln sind beschädigt. Sie wurden beiseitegelegt; sonst ist nichts verloren.`,
  },
  understood: 'In Ordnung',
  goOn: 'Weiterspielen',
  hint: '1 bis 9: Gegner  ·  Enter: weiterspielen',
  openMatches: 'Offene Partien',
  lead: 'Jede geht genau da weiter, wo sie aufgehört hat.',
  deal: (number) => `Runde ${number}`,
  out: 'raus',
  giveUp: 'Aufgeben',
  reallyGiveUp: 'Wirklich?',
  goOnWith: (match) => `Weiterspielen: ${match}`,
  giveUpOn: (match) => `Aufgeben: ${match}`,
  inAnotherTab: 'Läuft in einem anderen Tab',
  isInAnotherTab: 'Diese Partie läuft in einem anderen Tab.',
  isGone: 'Diese Partie ist zu Ende oder wurde in einem anderen Tab aufgegeben.',
  nothingOpen: 'Keine Partie ist mehr offen.',
  leaving: 'Wenn du gehst, wartet die Partie: Vom Menü aus kannst du weiterspielen.',
};
