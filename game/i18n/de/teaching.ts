import type { TeachingWords } from '../en/teaching.ts';

export const teaching: TeachingWords = {
  title: (game) => `Den Bots beibringen: ${game}`,
  lead: 'Die Bots spielen diese Regeln gegen sich selbst, hier in deinem Browser, und lernen aus jeder Runde. Du kannst das schließen und inzwischen weiterspielen: Ein Zeichen im Menü führt zurück.',
  minutes: 'Wie lange',
  minutesOf: (minutes) => `${minutes} Minuten`,
  start: 'Ausgehend von',
  starts: { present: 'dem Bot, der sie jetzt spielt', nothing: 'nichts' },
  effort: 'Aufwand',
  efforts: { full: 'voll', normal: 'normal', quiet: 'leise' },
  whileHidden: { hidden: 'Solange die Seite verborgen ist', pauses: 'pausieren', goesOn: 'weitermachen' },
  begin: 'Bring es ihnen bei',

  preparing: 'Was dafür nötig ist, wird geholt …',
  takes: (minutes) => `Mit Pausen und Messungen dauert es etwa ${minutes} Minuten.`,
  left: (minutes, all, left) =>
    `${minutes} von ${all} Minuten sind gelernt. Mit Pausen und Messungen ${left <= 1 ? 'bleibt etwa eine Minute' : `bleiben etwa ${left} Minuten`}.`,
  paused: 'Pause.',
  stopping: 'Es endet mit dem, was bis jetzt gelernt ist …',
  pause: 'Pause',
  goOn: 'Weiter',
  stop: 'Beenden',
  again: 'Noch einmal lernen',
  failed: {
    missing:
      'Das Lernen ist gescheitert: Etwas, was dafür nötig ist, war nicht zu bekommen. Besteht eine Verbindung zum Internet?',
    'other-width':
      'Der Bot, von dem es ausgehen soll, hat ein Netz von anderer Größe als die, die auf der Seite lernen. Beginne hier mit nichts, oder trainiere ihn mit „npm run train“.',
    'unfit-start':
      'Das Lernen ist gescheitert: Der Bot, von dem es ausgehen soll, gehört zu einer anderen Version. Beginne mit nichts oder mit einem anderen Bot.',
    checkpoint:
      'Das Lernen kann nicht weitergehen: Was schon gelernt war, ist verloren oder beschädigt. Es muss neu beginnen.',
    memory:
      'Das Lernen ist gescheitert: Der Speicher reicht nicht. Schließe andere Tabs, oder versuche es auf einem anderen Gerät.',
    stopped:
      'Das Lernen ist gescheitert: Der Browser hat es beendet oder nicht beginnen lassen. Versuche es noch einmal.',
    other: 'Das Lernen ist gescheitert. Versuche es noch einmal.',
  },
  elsewhere:
    'Gerade lernen Bots in einem anderen Tab. Das geht nur in einem Tab auf einmal: hier erst, wenn es dort zu Ende ist.',
  failureDetail: 'Der Fehler im Wortlaut',
  taught: 'Sie haben es gelernt.',
  stopped: 'Du hast es vorzeitig beendet.',
  savePolicy: 'Den Bot als Datei speichern',
  saveCritic: 'Seinen Kritiker als Datei speichern',

  unfinished: 'Sie waren noch nicht fertig, als die Seite geschlossen wurde.',
  forget: 'Vergessen',
  used: 'Ab der nächsten Runde spielt der Bot diese Regeln.',
  unproven:
    'Der Bot liegt unten. Dass er so gut ist wie der, der diese Regeln jetzt spielt, ist nicht gezeigt; darum spielt jener weiter. Du kannst ihn trotzdem spielen lassen.',

  bots: {
    title: 'Deine Bots',
    none: 'Hier liegen die Bots, denen du etwas beigebracht hast.',
    kinds: { taught: 'hier gelernt', brought: 'aus einer Datei' },
    about: (game, players, kind, date) => `${game}, ${players}, ${kind}, ${date}`,
    players: (count) => `für ${count} Spieler`,
    allRules: 'alle Regeln',
    nameOf: (name) => `Name von „${name}“`,
    playing: 'Er spielt diese Regeln jetzt.',
    idle: 'Er spielt nicht.',
    use: 'Spielen lassen',
    useOne: (name) => `„${name}“ spielen lassen`,
    unuse: 'Zurück zum anderen Bot',
    unuseOne: (name) => `Zurück zum anderen Bot statt „${name}“`,
    savePolicy: 'Speichern',
    savePolicyOne: (name) => `„${name}“ als Datei speichern`,
    saveCritic: 'Kritiker speichern',
    saveCriticOne: (name) => `Den Kritiker von „${name}“ als Datei speichern`,
    remove: 'Löschen',
    removeOne: (name) => `„${name}“ löschen`,
    really: 'Wirklich?',
    reallyOne: (name) => `„${name}“ wirklich löschen?`,
  },

  bring: {
    open: 'Die Datei eines Bots öffnen',
    lead: 'Hier kann eine policy.onnx von „npm run train“ abgelegt werden, mit ihrem Kritiker, wenn du ihn hast.',
    kept: (name) => `„${name}“ gehört jetzt zu deinen Bots und spielt seine Regeln.`,
    known: (file, name) => `„${file}“ ist schon hier: Es ist „${name}“.`,
    faults: {
      'too-large': (file) => `„${file}“ ist größer als 20 MB; das ist kein Bot dieses Spiels.`,
      'not-a-policy': (file) => `„${file}“ ist kein Bot dieses Spiels.`,
      'critic-alone': (file) => `„${file}“ ist ein Kritiker: Öffne ihn zusammen mit seinem Bot.`,
      'other-version': (file) =>
        `„${file}“ wurde für eine andere Version des Spiels trainiert. Trainiere ihn mit dieser noch einmal.`,
      'no-rules': (file) => `„${file}“ sagt nicht, welche Regeln er spielt und mit wie vielen Spielern.`,
      damaged: (file) => `„${file}“ ist beschädigt: Der Bot spielt nicht.`,
    },
  },

  strength: 'Wie stark er ist',
  notMeasured: 'Wie stark er ist, wird bald gemessen.',
  expert: (wins, low, high) =>
    `Gegen den eingebauten Experten gewinnt er ${wins} seiner Spiele (zu 95 % sicher: ${low} bis ${high}).`,
  ofStart: (wins, low, high) => `Gegen den Bot, von dem er ausging, gewinnt er ${wins} (${low} bis ${high}).`,
  gain: {
    better: (points, low, high) =>
      `Er schlägt den Experten öfter als der Bot, von dem er ausging: um ${points} Punkte (${low} bis ${high}).`,
    unclear: (points, low, high) =>
      `Ob er besser ist als der Bot, von dem er ausging, ist noch nicht klar: ${points} Punkte (${low} bis ${high}).`,
    worse: (points, low, high) =>
      `Er schlägt den Experten seltener als der Bot, von dem er ausging: um ${points} Punkte (${low} bis ${high}).`,
  },
  picture: (fair) =>
    `Gewonnene Spiele im Lauf der Zeit, mit dem Bereich von 95 %. Die gestrichelte Linie ist der gerechte Anteil: ${fair}.`,
  againstExpert: 'gegen den Experten',
  againstStart: 'gegen den Ausgangsbot',
  minute: 'Minute',
  range: '95 %',
  more: 'Mehr',
  iteration: 'Schritte',
  decisions: 'Entscheidungen, aus denen gelernt wurde',
  losses: {
    'losses/policy': 'Verlust der Strategie',
    'losses/value': 'Verlust der Bewertung',
    'losses/entropy': 'Entropie',
    'losses/approx_kl': 'Genäherte KL-Divergenz',
    'losses/clipfrac': 'Begrenzte Entscheidungen',
    'losses/magnet_kl': 'KL-Divergenz zur gemittelten Strategie',
    'losses/seat_value': 'Verlust der Bewertung nach Platz',
  },
};
