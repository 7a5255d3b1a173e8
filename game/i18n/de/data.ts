import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const data: Words['data'] = {
  title: 'Deine Daten',
  lead: 'Alles ist nur in diesem Browser gespeichert. Löschst du dessen Daten, ist alles weg: Sichere es als Datei.',
  holds: (matches, records, rules) => `Gespeichert sind ${records}, ${matches} und ${rules}.`,
  records: (count) => (count === 1 ? '1 gespielte Partie' : `${count} gespielte Partien`),
  matches: (count) => (count === 1 ? '1 offene Partie' : `${count} offene Partien`),
  rules: (count) => (count === 1 ? '1 eigenes Spiel' : `${count} eigene Spiele`),
  progress: (ladder, goals) =>
    `Auf der Leiter ${counted(ladder, 'Gegner', 'Gegner')} geschlagen, ${counted(goals, 'Ziel', 'Ziele')} erreicht.`,
  bots: (count) => (count === 1 ? '1 eigener Bot.' : `${count} eigene Bots.`),
  days: (count) => `Runden von ${counted(count, 'Tag', 'Tagen')} gespielt.`,
  holdsDamaged: (count) =>
    count === 1 ? '1 beschädigter Eintrag wurde aussortiert.' : `${count} beschädigte Einträge wurden aussortiert.`,
  notPersistent:
    'Dieser Browser speichert für diese Seite nichts: Schließt du sie, ist alles weg, außer du sicherst es als Datei.',
  save: 'Alles als Datei sichern',
  saveLead:
    'Offene und gespielte Partien, eigene Regeln, Leiter, Ziele, Runden des Tages, eigene Bots und Einstellungen, in einer Datei.',
  restore: 'Aus einer Datei wiederherstellen',
  restoreLead: 'Vorher wird alles geprüft.',
  clear: 'Alles löschen',
  clearLead:
    'Offene und gespielte Partien, eigene Regeln, Leiter, Ziele, Runden des Tages, eigene Bots und Einstellungen.',
  reading: 'Die Datei wird geprüft …',
  working: 'Einen Moment …',
  found: (matches, records, rules) => `In der Datei sind ${records}, ${matches} und ${rules}.`,
  damagedParts: (count) =>
    count === 1
      ? '1 Eintrag ist beschädigt und wird ausgelassen:'
      : `${count} Einträge sind beschädigt und werden ausgelassen:`,
  damagedPart: (store, id, reason) =>
    `${{ matches: 'Offene Partie', records: 'Partie', rules: 'Regeln', ladder: 'Stufe der Leiter', goals: 'Ziel', days: 'Runden des Tages', bots: 'Bot' }[store]} ${id}: ${reason}`,
  andMore: (count) => `und ${count} weitere`,
  howToRestore: 'Wie möchtest du wiederherstellen?',
  merge: 'Hinzufügen',
  mergeLead: 'Was hier ist, bleibt. Keine Partie wird doppelt hinzugefügt.',
  replace: 'Ersetzen',
  replaceLead: 'Was hier ist und nicht in der Datei, wird gelöscht.',
  reallyReplace: 'Wirklich alles ersetzen, was hier ist?',
  yesReplace: 'Ersetzen',
  cancel: 'Abbrechen',
  restored: (matches, records, rules) => `Wiederhergestellt: ${records}, ${matches} und ${rules}.`,
  nothingNew: 'Alles war schon da.',
  saved: 'Die Datei ist gesichert.',
  reallyClear: 'Alles löschen, was hier gespeichert ist?',
  reallyClearText:
    'Alle offenen und gespielten Partien, eigenen Regeln, Leiter, Ziele, Runden des Tages, eigene Bots und Einstellungen werden gelöscht. Das lässt sich nicht rückgängig machen, außer du hast eine Datei gesichert.',
  yesClear: 'Alles löschen',
  forSure: 'Ganz sicher?',
  forSureText: 'Das ist die letzte Frage.',
  yesForSure: 'Ja, alles löschen',
  cleared: 'Alles wurde gelöscht.',
  saveDamaged: 'Beschädigtes als Datei sichern',
  saveDamagedLead: 'Beim Wiederherstellen aus dieser Datei siehst du, was falsch ist, und Repariertes kommt zurück.',
  deleteDamaged: 'Beschädigtes löschen',
  reallyDeleteDamaged: 'Beschädigtes löschen?',
  reallyDeleteDamagedText:
    'Das lässt sich nicht rückgängig machen, außer du hast eine Datei gesichert. Alles andere bleibt.',
  damagedDeleted: 'Die beschädigten Einträge wurden gelöscht.',
  notJson: (file) => `${file} ist keine Datendatei: Es ist kein JSON.`,
  notData: (file) => `${file} ist keine Datendatei. Einzelne Partien importierst du unter „Partien“.`,
  tooLarge: (file) => `${file} ist zu groß.`,
};
