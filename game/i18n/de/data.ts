import type { Words } from '../en/words.ts';

export const data: Words['data'] = {
  title: 'Deine Daten',
  lead: 'Was dieses Spiel aufhebt, liegt nur in diesem Browser. Löschst du dessen Daten, ist es weg: Heb eine Datei davon auf.',
  holds: (matches, records, rules) => `Es gibt ${records}, ${matches} und ${rules}.`,
  records: (count) => (count === 1 ? '1 gespielte Partie' : `${count} gespielte Partien`),
  matches: (count) => (count === 1 ? '1 offene Partie' : `${count} offene Partien`),
  rules: (count) => (count === 1 ? '1 eigenes Spiel' : `${count} eigene Spiele`),
  holdsDamaged: (count) =>
    count === 1 ? 'Daneben liegt 1 beschädigter Teil.' : `Daneben liegen ${count} beschädigte Teile.`,
  notPersistent:
    'Dieser Browser hebt für diese Seite nichts auf: Schließt du sie, ist alles weg. Nur eine Datei bewahrt es.',
  save: 'Alles als Datei sichern',
  saveLead: 'Offene und gespielte Partien, eigene Regeln und Einstellungen, in einer Datei.',
  restore: 'Aus einer Datei wiederherstellen',
  restoreLead: 'Jeder Teil wird vorher geprüft.',
  clear: 'Alles löschen',
  clearLead: 'Offene und gespielte Partien, eigene Regeln und Einstellungen.',
  reading: 'Die Datei wird geprüft …',
  working: 'Einen Moment …',
  found: (matches, records, rules) => `In der Datei sind ${records}, ${matches} und ${rules}.`,
  damagedParts: (count) =>
    count === 1
      ? '1 Teil ist beschädigt und wird ausgelassen:'
      : `${count} Teile sind beschädigt und werden ausgelassen:`,
  damagedPart: (shelf, id, reason) =>
    `${{ matches: 'Offene Partie', records: 'Partie', rules: 'Regeln' }[shelf]} ${id}: ${reason}`,
  andMore: (count) => `und ${count} mehr`,
  howToRestore: 'Wie soll wiederhergestellt werden?',
  merge: 'Dazulegen',
  mergeLead: 'Was hier ist, bleibt. Keine Partie kommt doppelt.',
  replace: 'Ersetzen',
  replaceLead: 'Was hier ist und nicht in der Datei, ist dann weg.',
  reallyReplace: 'Wirklich alles ersetzen, was hier ist?',
  yesReplace: 'Ersetzen',
  cancel: 'Abbrechen',
  restored: (matches, records, rules) => `Wiederhergestellt: ${records}, ${matches} und ${rules}.`,
  nothingNew: 'Alles davon war schon da.',
  saved: 'Die Datei ist gesichert.',
  reallyClear: 'Alles löschen, was hier aufgehoben ist?',
  reallyClearText:
    'Alle offenen und gespielten Partien, eigenen Regeln und Einstellungen werden gelöscht. Niemand kann sie zurückholen, außer du hast eine Datei.',
  yesClear: 'Alles löschen',
  forSure: 'Ganz sicher?',
  forSureText: 'Das ist die letzte Frage.',
  yesForSure: 'Ja, alles löschen',
  cleared: 'Alles ist gelöscht.',
  saveDamaged: 'Beschädigtes als Datei sichern',
  saveDamagedLead: 'Diese Datei wiederherzustellen sagt, was daran falsch ist, und nimmt auf, was repariert wurde.',
  discardDamaged: 'Beschädigtes wegwerfen',
  reallyDiscardDamaged: 'Beschädigtes wegwerfen?',
  reallyDiscardDamagedText: 'Niemand kann es zurückholen, außer du hast eine Datei. Alles andere bleibt.',
  damagedDiscarded: 'Das Beschädigte ist weg.',
  notJson: (file) => `${file} ist keine Datei aller Daten: Es ist kein JSON.`,
  notData: (file) => `${file} ist keine Datei aller Daten. Einzelne Partien nimmst du unter „Partien“ auf.`,
  tooLarge: (file) => `${file} ist zu groß.`,
};
