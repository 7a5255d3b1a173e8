import type { Words } from '../parts.ts';
import { counted } from './speaking.ts';

export const daily: Words['daily'] = {
  lead: (day, game) => `${day} · ${game}`,
  about: (opponents) =>
    `Acht einzelne Runden, für alle dieselben, gegen ${opponents.join(', ')}. Dein erster Versuch zählt, alle weiteren sind Übung.`,
  points: 'Gegen jeden Gegner zählen die Leben, die er verliert, minus die, die du verlierst.',
  pointsOfRace: 'Gegen jeden Gegner zählen deine Punkte der Runde, minus seine.',
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
  standingLead: (tries) => `Bots jeder Stärke haben deine acht Runden ${tries}-mal gespielt, gegen dieselben Gegner.`,
  headlines: {
    alike: 'Du hast es dem Meister gleichgetan, Runde für Runde.',
    ahead: (points) => `Du hast den Meister um ${counted(points, 'Punkt', 'Punkte')} geschlagen.`,
    level: 'So viele Punkte wie der Meister.',
    like: (level) => `Du hast auf dem Niveau „${level}“ gespielt.`,
    below: (deal, points) =>
      `Heute war nicht dein Tag. Am meisten kostete Runde ${deal}: ${counted(points, 'Punkt', 'Punkte')} weniger als der Meister.`,
  },
  better: (level, times, tries) => `Besser als „${level}“ in ${times} von ${tries}`,
  equal: (times) => `gleich in ${times}`,
  always: (level) => `Jedes Mal so viele Punkte wie „${level}“`,
  simulated: (times) => `Besser als ${times} von 100 simulierten Spielern`,
  simulatedAbout: (lowest, usual, highest) =>
    `Das sind keine echten Leute. Sie sind verschieden stark, von „${lowest}“ bis „${highest}“, die meisten etwa wie „${usual}“, und ihre Punkte sind aus denen der Bots errechnet.`,
  comparing: 'Bots aller Stärken spielen deine Runden …',
  notCompared: (reason) => `Der Vergleich hat nicht geklappt: ${reason}`,
  tryAgain: 'Noch einmal versuchen',
  mixed:
    'Nicht alle deine Runden gingen gegen dieselben trainierten Gegner, deshalb lassen sie sich nicht vergleichen.',
  otherPolicy:
    'Du hast gegen Gegner aus einer anderen Version des Spiels gespielt. Vergleichen lässt sich nur, was gegen dieselben gespielt wurde; deshalb gibt es keinen Vergleich.',
  policy: (hash) => `Version der Gegner: ${hash}. Vergleichen lässt sich nur, was gegen dieselbe gespielt wurde.`,
  share: 'Teilen',
  shareTitle: 'Zum Teilen',
  shareLead: 'Die Karten verrät das niemandem.',
  copy: 'Kopieren',
  copyWords: 'In Worten kopieren',
  picture: 'Als Bild',
  line: (number, marks, total) => `Einunddreißig, Runde des Tages ${number}: ${marks} ${total}`,
  lineInWords: (number, marks, total, hash) =>
    `Einunddreißig, Runde des Tages ${number}: ${marks.join(', ')}. Summe ${total}.${hash === null ? '' : ` Gegner: Version ${hash}.`}`,
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
  forPlayers: (game, players) =>
    `${game} zu ${({ 2: 'zweit', 3: 'dritt', 5: 'fünft', 6: 'sechst' } as Record<number, string>)[players] ?? players}`,
  withRule: (game, rule) => `${game}, ${rule}`,
  dayOfWeek: (day) => `Tag ${day} von 7`,
  themedWeek: {
    numbered: (number) => `Woche ${number}`,
    thisOne: (played) => `Diese Woche: ${played}`,
    one: (number, played) => `Woche ${number}: ${played}`,
    yourDays: 'Deine Tage',
    day: 'Tag',
    best: (points, day) => `Bester Tag: ${points} am ${day}.`,
    weakest: (points, day) => `Schwächster Tag: ${points} am ${day}.`,
    comparing: 'Bots aller Stärken spielen die Runden deiner Woche …',
    standingLead: (tries, compared, played) =>
      compared === played
        ? `Bots jeder Stärke haben deine Tage ${tries}-mal gespielt, gegen dieselben Gegner.`
        : `Bots jeder Stärke haben ${compared} deiner ${played} Tage ${tries}-mal gespielt, gegen dieselben Gegner. Die anderen lassen sich nicht vergleichen.`,
    missed: 'nicht gespielt',
    shareTitle: 'Die Woche zum Teilen',
    line: (number, played, marks, total) => `Einunddreißig, Woche ${number}, ${played}: ${marks} ${total}`,
    lineInWords: (number, played, days, total) =>
      `Einunddreißig, Woche ${number}, ${played}: ${days.join(', ')}. Summe ${total}.`,
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
  tooLong: 'Für einen Link ist das zu lang. Speichere es als Datei und schick die.',
  impossible:
    'Diese Karten lassen sich nicht noch einmal spielen: Das geht bei Partien mit versiegelten Karten, die eine Person gegen die Gegner des Spiels gespielt hat.',
  offerLead: (game, what) => `${game} · ${what}`,
  offerAboutBy: (name) =>
    `${name} fragt: Schaffst du mehr? Du bekommst die gleichen Karten, am gleichen Platz. Wie es bei ${name} lief, siehst du hinterher.`,
  offerAbout:
    'Jemand hat diese Karten schon gespielt. Du bekommst die gleichen, am gleichen Platz. Wie es damals lief, siehst du hinterher.',
  ofAMatch: (deal) => `Runde ${deal} einer Partie`,
  match: 'eine ganze Partie',
  opponent: (name, bot) => `${name} (${bot})`,
  standing: (who, stands) => `${who}: ${stands}`,
  atTheTable: 'Am Tisch',
  play: 'Spielen',
  noThanks: 'Nein, danke',
  waiting: 'Die trainierten Gegner kommen gleich …',
  bots: {
    'stand-in':
      'Jetzt oder damals ist der eingebaute Experte eingesprungen, weil die trainierten Gegner noch nicht da waren. Er ist etwa gleich stark, aber beide Ergebnisse sind nicht ganz vergleichbar.',
    other:
      'Deine Gegner sind nicht ganz die von damals: Jene hatten sich an jemanden angepasst, oder eine andere Version des Spiels hat sie trainiert. Deshalb sind beide Ergebnisse nicht ganz vergleichbar.',
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
    value: 'Wert des Blatts',
    lost: 'Verloren',
    scored: 'Punkte',
    othersLost: 'Wer noch verlor',
    othersScored: 'Wer noch punktete',
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
    newer: 'Das stammt aus einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
    tooLarge: 'Das ist für eine Herausforderung viel zu groß.',
    noJson: 'Das ist keine Herausforderung: Es ist kein JSON in UTF-8.',
    unreadable: 'Die Datei mit der Herausforderung lässt sich nicht lesen.',
    wrong: (fault) => `Diese Herausforderung lässt sich nicht spielen. ${fault}`,
    file: (file, problem) => `${file}: ${problem}`,
  },
};
