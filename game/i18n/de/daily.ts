import type { DailyWords } from '../en/daily.ts';

export const daily: DailyWords = {
  lead: (day, game) => `${day} · ${game}`,
  about: (opponents) =>
    `Acht einzelne Runden, für alle dieselben, gegen ${opponents.join(', ')}. Dein erster Versuch zählt, alle weiteren sind Übung.`,
  points:
    'Punkte einer Runde, verglichen mit jedem Gegner: plus eins für jeden Pfennig, den nur er verliert, minus eins für jeden, den nur du verlierst.',
  pointsOfRace:
    'Punkte einer Runde, verglichen mit jedem Gegner: plus eins für jeden Punkt, den nur du holst, minus eins für jeden, den nur er holt.',
  play: 'Spielen',
  goOn: (position) => `Weiter mit Runde ${position}`,
  practise: 'Noch einmal, zur Übung',
  goOnPractising: (position) => `Weiter üben: Runde ${position}`,
  waiting: 'Gleich kommen die trainierten Gegner, die für alle dieselben sind …',
  unavailable:
    'Die trainierten Gegner sind nicht gekommen. Damit alle dieselben Gegner haben, wird der Tag nur gegen sie gespielt: Versuch es noch einmal, wenn du online bist.',
  yourDeals: 'Deine Runden',
  practice: 'Übung',
  marks: { ahead: 'vorn', level: 'gleichauf', behind: 'hinten' },
  columns: { deal: 'Runde', you: 'Du', practice: 'Übung', master: 'Meister', total: 'Summe' },
  open: 'offen',
  standing: 'Wo du stehst',
  standingLead: (tries) => `Jede Stärke hat deine acht Runden ${tries}-mal gespielt, gegen dieselben Gegner.`,
  better: (level, times, tries) => `Besser als „${level}“ in ${times} von ${tries}`,
  equal: (times) => `gleich in ${times}`,
  comparing: 'Alle Stärken spielen deine Runden …',
  notCompared: (reason) => `Der Vergleich hat nicht geklappt: ${reason}`,
  tryAgain: 'Noch einmal versuchen',
  mixed:
    'Nicht alle deine Runden gingen gegen dieselben trainierten Gegner, deshalb lassen sie sich nicht vergleichen.',
  otherPolicy:
    'Du hast gegen Gegner aus einer anderen Version des Spiels gespielt. Vergleichen lässt sich nur, was gegen dieselben gespielt wurde; deshalb gibt es keinen Vergleich.',
  policy: (hash) => `Gegner ${hash}: Vergleichen lässt sich nur, was gegen dieselben gespielt wurde.`,
  share: 'Teilen',
  shareTitle: 'Zum Teilen',
  shareLead: 'Die Karten verrät das niemandem.',
  copy: 'Kopieren',
  copyWords: 'In Worten kopieren',
  line: (number, marks, total, hash) => `Einunddreißig, Runde des Tages ${number}: ${marks} ${total} (${hash})`,
  lineInWords: (number, marks, total, hash) =>
    `Einunddreißig, Runde des Tages ${number}: ${marks.join(', ')}. Summe ${total}. Gegner ${hash}.`,
  calendar: 'Kalender',
  calendarLead: 'Jeder Tag seit dem ersten lässt sich spielen, wann immer du magst.',
  earlier: 'Früherer Monat',
  later: 'Späterer Monat',
  dayOf: (day, number, game, state) => `${day}: Tag ${number}, ${game}, ${state}`,
  notPlayed: 'nicht gespielt',
  begun: 'angefangen',
  played: (points) => `gespielt, ${points}`,
  today: 'heute',
  statistics: {
    title: 'Runden des Tages',
    lead: 'Nur erste Versuche.',
    daysPlayed: 'Tage',
    average: 'Punkte pro Tag',
    best: 'Bester Tag',
    ahead: 'Runden vorn',
    behind: 'Runden hinten',
  },
};
