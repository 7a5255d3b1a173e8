import type { Words } from '../en/words.ts';

export const saves: Words['saves'] = {
  full: 'Im Speicher dieses Browsers ist kein Platz mehr. Sichere alte Partien als Dateien und lösche sie, dann ist wieder Platz.',
  failed: (reason) => `Der Speicher des Browsers funktioniert gerade nicht (${reason}).`,
  blocked: 'Dieser Browser hebt für diese Seite nichts auf: Sobald du sie schließt, sind alle Partien weg.',
  deleted:
    'Was dieser Browser für das Spiel aufgehoben hat, wurde gelöscht. Eine Partie, die du gerade spielst, wird neu gespeichert.',
  notSaved: 'Die Partie geht weiter, wird aber gerade nicht gespeichert.',
  notKept: 'Diese Partie konnte nicht aufgehoben werden, aber du kannst sie als Datei sichern.',
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Eine offene Partie ist beschädigt und kann nicht weitergehen. Sie liegt jetzt unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} offene Partien sind beschädigt und können nicht weitergehen. Sie liegen jetzt unter „Deine Daten“; sonst ist nichts verloren.`,
    records: (count) =>
      count === 1
        ? 'Eine gespielte Partie ist beschädigt. Sie liegt jetzt unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} gespielte Partien sind beschädigt. Sie liegen jetzt unter „Deine Daten“; sonst ist nichts verloren.`,
    rules: (count) =>
      count === 1
        ? 'Eins deiner eigenen Spiele ist beschädigt. Es liegt jetzt unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} deiner eigenen Spiele sind beschädigt. Sie liegen jetzt unter „Deine Daten“; sonst ist nichts verloren.`,
  },
  understood: 'In Ordnung',
  goOn: 'Weiterspielen',
  hint: '1 bis 9: Gegner  ·  Enter: weiterspielen',
  openMatches: 'Offene Partien',
  lead: 'Jede geht genau da weiter, wo sie aufgehört hat.',
  deal: (number) => `Runde ${number}`,
  out: 'draußen',
  giveUp: 'Aufgeben',
  reallyGiveUp: 'Wirklich?',
  goOnWith: (match) => `Weiterspielen: ${match}`,
  giveUpOn: (match) => `Aufgeben: ${match}`,
  inAnotherTab: 'Läuft in einem anderen Tab',
  isInAnotherTab: 'Diese Partie läuft in einem anderen Tab.',
  isGone: 'Diese Partie ist zu Ende oder wurde in einem anderen Tab aufgegeben.',
  leaving: 'Wenn du gehst, wartet die Partie: Vom Menü aus kannst du weiterspielen.',
};
