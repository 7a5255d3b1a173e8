import type { Words } from '../en/words.ts';

export const saves: Words['saves'] = {
  full: 'Der Speicher dieses Browsers ist voll. Sichere alte Partien als Dateien und lösche sie hier, dann ist wieder Platz.',
  failed: (reason) => `Der Speicher des Browsers funktioniert gerade nicht (${reason}).`,
  blocked: 'Dieser Browser speichert für diese Seite nichts: Sobald du sie schließt, sind alle Partien weg.',
  deleted:
    'Was dieser Browser für das Spiel gespeichert hatte, wurde gelöscht. Eine Partie, die du gerade spielst, wird neu gespeichert.',
  notSaved: 'Die Partie geht weiter, wird aber gerade nicht gespeichert.',
  notKept: 'Diese Partie konnte nicht gespeichert werden, aber du kannst sie als Datei sichern.',
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Eine offene Partie ist beschädigt und kann nicht fortgesetzt werden. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} offene Partien sind beschädigt und können nicht fortgesetzt werden. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    records: (count) =>
      count === 1
        ? 'Eine gespielte Partie ist beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} gespielte Partien sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    rules: (count) =>
      count === 1
        ? 'Eins deiner eigenen Spiele ist beschädigt. Du findest es unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} deiner eigenen Spiele sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    ladder: (count) =>
      count === 1
        ? 'Eine Stufe der Leiter ist beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} Stufen der Leiter sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    goals: (count) =>
      count === 1
        ? 'Ein Ziel ist beschädigt. Du findest es unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} Ziele sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    bots: 'Ein eigener Bot von dir ist beschädigt. Er liegt beiseite; sonst ist nichts verloren.',
    days: (count) =>
      count === 1
        ? 'Was du an einem Tag von den Runden des Tages gespielt hast, ist beschädigt. Du findest es unter „Deine Daten“; sonst ist nichts verloren.'
        : `Was du an ${count} Tagen von den Runden des Tages gespielt hast, ist beschädigt. Du findest es unter „Deine Daten“; sonst ist nichts verloren.`,
  },
  understood: 'In Ordnung',
  resume: 'Weiterspielen',
  hint: '1 bis 9: Gegner  ·  Enter: weiterspielen',
  hintFor: (match) => `Enter: weiterspielen  ·  ${match}`,
  openMatches: 'Offene Partien',
  lead: 'Jede geht genau da weiter, wo sie aufgehört hat.',
  deal: (number) => `Runde ${number}`,
  out: 'draußen',
  giveUp: 'Aufgeben',
  reallyGiveUp: 'Wirklich?',
  resumeMatch: (match) => `Weiterspielen: ${match}`,
  giveUpMatch: (match) => `Aufgeben: ${match}`,
  inAnotherTab: 'Läuft in einem anderen Tab',
  isInAnotherTab: 'Diese Partie läuft in einem anderen Tab.',
  isGone: 'Diese Partie ist zu Ende oder wurde in einem anderen Tab aufgegeben.',
  leaving: 'Die Partie wartet auf dich: Vom Menü aus kannst du weiterspielen.',
};
