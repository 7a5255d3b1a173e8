import type { ChallengeWords } from '../en/challenge.ts';

export const challenge: ChallengeWords = {
  sendLead: 'Die gleichen Karten am gleichen Platz gegen die gleichen Gegner: für dich noch einmal oder für andere.',
  what: 'Welche Karten',
  wholeMatch: 'Die ganze Partie',
  deal: (deal) => `Runde ${deal}`,
  playIt: 'Selbst spielen',
  secret: 'Wer das öffnet, spielt zuerst und sieht erst danach, wie es bei dir lief.',
  tooLong: 'Für einen Link ist das zu lang. Sichere es als Datei und schick die.',
  impossible:
    'Diese Karten lassen sich nicht noch einmal spielen: Das geht bei Partien mit versiegelten Karten, die eine Person gegen die Gegner des Spiels gespielt hat.',
  offerLead: (game, what) => `${game} · ${what}`,
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
  otherBots:
    'Deine Gegner sind nicht ganz die von damals: Eine andere Version des Spiels hat sie trainiert, oder sie ließen sich nicht laden. Deshalb sind beide Ergebnisse nicht ganz vergleichbar.',
  comparison: 'Beide Ergebnisse',
  verdicts: {
    better: 'Diesmal war es besser als zuvor.',
    level: 'Beide Ergebnisse sind gleich gut.',
    worse: 'Zuvor war es besser als diesmal.',
  },
  verdictsOver: {
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
