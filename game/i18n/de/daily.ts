import type { Words } from '../parts.ts';
import { counted } from './speaking.ts';

export const daily: Words['daily'] = {
  lead: (day, game) => `${day} · ${game}`,
  about: (opponents) =>
    `Acht einzelne Runden, für alle dieselben, gegen ${opponents.join(', ')}. Dein erster Versuch zählt, alle weiteren sind Übung.`,
  points:
    'Gegen jeden Gegner: ein Punkt für jedes Leben, das er verliert und du behältst, und einer weniger für jedes, das du verlierst und er behält.',
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
  headlines: {
    alike: 'Du hast es dem Meister gleichgetan, Runde für Runde.',
    ahead: (points) => `Du hast den Meister um ${counted(points, 'Punkt', 'Punkte')} geschlagen.`,
    level: 'So viele Punkte wie der Meister.',
    like: (level) => `Du hast gespielt wie „${level}“.`,
    below: 'Heute waren die Karten zu anderen freundlicher.',
  },
  better: (level, times, tries) => `Besser als „${level}“ in ${times} von ${tries}`,
  equal: (times) => `gleich in ${times}`,
  always: (level) => `Jedes Mal so viele Punkte wie „${level}“`,
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
  picture: 'Als Bild',
  line: (number, marks, total) => `Einunddreißig, Runde des Tages ${number}: ${marks} ${total}`,
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
  inARow: (days) => `${days} Tage in Folge`,
  week: {
    title: 'Deine letzten sieben Tage',
    points: 'Punkte',
    dealsAhead: 'Runden vorn',
    best: (points, deal, day) => `Bester Moment: ${points} in Runde ${deal} am ${day}.`,
    gain: (points) => `${counted(points, 'Punkt', 'Punkte')} mehr als in den sieben Tagen davor.`,
  },
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

export const challenge: Words['challenge'] = {
  sendLead: 'Die gleichen Karten am gleichen Platz gegen die gleichen Gegner: für dich noch einmal oder für andere.',
  senderName: 'Dein Name, für andere',
  what: 'Welche Karten',
  wholeMatch: 'Die ganze Partie',
  deal: (deal) => `Runde ${deal}`,
  playIt: 'Selbst spielen',
  secret: 'Wer das öffnet, spielt zuerst und sieht erst danach, wie es bei dir lief.',
  tooLong: 'Für einen Link ist das zu lang. Sichere es als Datei und schick die.',
  impossible:
    'Diese Karten lassen sich nicht noch einmal spielen: Das geht bei Partien mit versiegelten Karten, die eine Person gegen die Gegner des Spiels gespielt hat.',
  offerLead: (game, what) => `${game} · ${what}`,
  offerAboutBy: (name) =>
    `${name} fragt: Schaffst du mehr? Du bekommst die gleichen Karten, am gleichen Platz. Wie es da lief, siehst du hinterher.`,
  offerAbout:
    'Jemand hat diese Karten schon gespielt. Du bekommst die gleichen, am gleichen Platz. Wie es da lief, siehst du hinterher.',
  ofAMatch: (deal) => `Runde ${deal} einer Partie`,
  match: 'eine ganze Partie',
  opponent: (name, bot) => `${name} (${bot})`,
  standing: (who, stands) => `${who}: ${stands}`,
  atTheTable: 'Am Tisch',
  play: 'Spielen',
  noThanks: 'Nein, danke',
  waiting: 'Die trainierten Gegner kommen gleich…',
  bots: {
    'stand-in':
      'Jetzt oder damals ist der eingebaute Experte eingesprungen, weil die trainierten Gegner noch nicht da waren. Er ist etwa gleich stark, aber beide Ergebnisse sind nicht ganz vergleichbar.',
    other:
      'Deine Gegner sind nicht ganz die von damals: Eine andere Version des Spiels hat sie trainiert. Deshalb sind beide Ergebnisse nicht ganz vergleichbar.',
  },
  comparison: 'Beide Ergebnisse',
  outcomes: {
    better: 'Diesmal war es besser als zuvor.',
    level: 'Beide Ergebnisse sind gleich gut.',
    worse: 'Zuvor war es besser als diesmal.',
  },
  outcomesOver: {
    better: (name) => `Du warst besser als ${name}.`,
    level: (name) => `Du warst so gut wie ${name}.`,
    worse: (name) => `${name} war besser als du.`,
  },
  columns: { now: 'Du', before: 'Zuvor' },
  rows: {
    value: 'Wert der Hand',
    lost: 'Verloren',
    scored: 'Punkte',
    othersLost: 'Auch verloren',
    othersScored: 'Auch gepunktet',
    points: 'Gegen die anderen',
    place: 'Platz',
    deals: 'Runden',
  },
  nobody: 'niemand',
  notShown: 'nicht gezeigt',
  watchBefore: 'Ansehen, wie es zuvor lief',
  playAgain: 'Noch einmal spielen',
  problems: {
    damagedLink: 'Der Link zu dieser Herausforderung ist beschädigt: Ein Teil fehlt oder wurde verändert.',
    newerLink:
      'Der Link zu dieser Herausforderung stammt aus einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
    tooLarge: 'Das ist für eine Herausforderung viel zu groß.',
    noJson: 'Das ist keine Herausforderung: Es ist kein JSON.',
    unreadable: 'Die Datei mit der Herausforderung lässt sich nicht lesen.',
    wrong: (fault) => `Diese Herausforderung lässt sich nicht spielen. ${fault}`,
    file: (file, problem) => `${file}: ${problem}`,
  },
};
