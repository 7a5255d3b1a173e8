import { capitalised } from '../grammar.ts';
import type { Speaker } from '../message-arguments.ts';
import type { Words } from '../parts.ts';
import { counted } from './speaking.ts';

const CALLED: Record<string, string> = { '31': 'Einunddreißig', '41': 'Einundvierzig' };

export const questions: Words['questions'] = {
  shotgun: {
    title: 'Blindschuss?',
    text: (byPoints) =>
      `Alle decken jetzt auf, ungesehen: Es zählt als dein Klopfen, ${byPoints ? 'das höchste Blatt punktet' : 'das niedrigste Blatt verliert'}.`,
    yes: 'Karten auf!',
    no: 'Erst ansehen',
  },
  suddenDeath: {
    title: 'Sudden Death?',
    text: (byPoints) =>
      `Jeder hat eine Karte, ungesehen. Jetzt aufdecken: ${byPoints ? 'Die höchste punktet' : 'Die niedrigste verliert'}.`,
    yes: 'Karten auf!',
    no: 'Weiter austeilen',
  },
  dealerChoice: {
    title: 'Blatt behalten?',
    text: (value) =>
      `${value === null ? '' : `Es ist ${value} wert. `}Du kannst es ganz gegen die drei verdeckten Karten in der Mitte tauschen; deine liegen dann dort.`,
    keep: 'Behalten',
    change: 'Tauschen',
  },
  declare: {
    title: (value) => `Du hast ${value}`,
    text: (quiet) => `Sag es, bevor der Ring abgelaufen ist, sonst zählt es ${quiet}.`,
    yes: (value) => `${CALLED[value] ?? value}!`,
    fire: (hand) => `Feuer: ${hand}!`,
    no: 'Nichts sagen',
    unhurried: 'T meldet es, Q schweigt, und jede andere Taste gibt dir noch einmal die volle Zeit.',
  },
  buyIn: {
    title: 'Du bist draußen',
    text: (coins) => `Einen Einsatz zahlen und ${coins === null ? '' : `mit ${coins} `}zurückkommen?`,
    yes: 'Zurückkommen',
    no: 'Draußen bleiben',
  },
};

export const watching: Words['watching'] = {
  open: 'Blätter\nauf',
  close: 'Blätter\nzu',
};

export const hints: Words['hints'] = {
  button: 'Tipp',
  key: 'um einen Tipp bitten',
  thinking: 'Mal sehen …',
  act: {
    draw: 'Zieh vom Stapel',
    take: (card) => `Nimm ${card}`,
    takeOne: 'Nimm von der Ablage',
    discard: (card) => `Leg ${card} ab`,
    give: (card) => `Gib ${card} dafür`,
    knock: 'Klopf',
    knockWith: (card) => `Klopf und leg ${card} ab`,
    stand: 'Bleib bei deinem Blatt',
    pass: 'Pass',
    hammer: 'Lass alle aufdecken',
    look: 'Schau deine Karten an',
    suddenDeath: 'Ruf den Sudden Death aus',
    deal: 'Teil weiter aus',
    declare: 'Melde es',
    quiet: 'Sag nichts',
    replace: (place) => `Leg sie auf Platz ${place}`,
    flip: (place) => `Leg sie ab und deck Karte ${place} auf`,
    swapAll: 'Tausch alle drei Karten',
    keep: 'Behalt dein Blatt',
    change: 'Tausch dein Blatt gegen die Mitte',
    passOn: 'Schieb',
    buyIn: 'Komm zurück',
    leave: 'Bleib draußen',
  },
  than: {
    draw: 'Ziehen',
    take: (card) => `Nehmen von ${card}`,
    takeOne: 'Nehmen',
    discard: (card) => `Ablegen von ${card}`,
    give: (card) => `Geben von ${card}`,
    knock: 'Klopfen',
    knockWith: (card) => `Klopfen mit ${card}`,
    stand: 'Bleiben',
    pass: 'Passen',
    hammer: 'Aufdecken',
    look: 'Anschauen',
    suddenDeath: 'Ausrufen',
    deal: 'Austeilen',
    declare: 'Melden',
    quiet: 'Schweigen',
    replace: (place) => `Tauschen von Karte ${place}`,
    flip: (place) => `Aufdecken von Karte ${place}`,
    swapAll: 'Tauschen aller Karten',
    keep: 'Behalten',
    change: 'Tauschen',
    passOn: 'Schieben',
    buyIn: 'Zurückkommen',
    leave: 'Draußenbleiben',
  },
  makes: (value) => `das macht ${value}`,
  keeps: (value) => `dir bleiben ${value}`,
  holds: (value) => `du hast ${value}`,
  helps: (count, of, useless) => `${count} von ${of} Karten helfen dir${useless === null ? '' : `, ${useless} nicht`}`,
  more: 'Noch einmal fragen: wie sicher, und um wie viel',
  knockCosts: (percent) =>
    percent === 0 ? 'damit verlierst du fast nie' : `damit verlierst du ${percent} von 100 solchen Runden`,
  knockWouldCost: (percent) => `mit Klopfen würdest du ${percent} von 100 solchen Runden verlieren`,
  sure: (percent) => `zu ${percent} % sicher`,
  wins: (points, than) => `${points}\u00a0% besser als ${than}`,
  even: (than) => `etwa so gut wie ${than}`,
  chance: (percent) => `${percent} % Siegchance`,
  byExpert: 'Das rät der eingebaute Experte.',
};

function does({ name, you }: Speaker, yours: string, others: string): string {
  return you ? `Du ${yours}` : `${name} ${others}`;
}

export const a11y: Words['a11y'] = {
  table: (game, deal) => (deal === 0 ? game : `${game}, Runde ${deal}`),
  handTitle: ({ name, you }) => (you ? 'Dein Blatt' : `Das Blatt von ${name}`),
  titled: (title, sentence) => `${title}: ${sentence}`,
  tableTitle: 'Auf dem Tisch',
  playersTitle: 'Spieler',
  actionsTitle: 'Was du tun kannst',

  handHidden: 'Es wird kein Blatt gezeigt.',
  handUnseen: 'Die Karten liegen verdeckt.',
  noHand: 'Noch keine Karten.',
  worth: (cards, value) => `${cards}: ${value}.`,
  cards: (cards) => `${cards}.`,
  waits: (card) => `Wartet auf einen Platz: ${card}.`,
  faceDown: 'verdeckt',
  topCard: (card) => `Oberste Karte: ${card}.`,
  noTopCard: 'Die Ablage ist leer.',
  stock: (count) =>
    count === 0 ? 'Der Stapel ist leer.' : count === 1 ? '1 Karte im Stapel.' : `${count} Karten im Stapel.`,
  turn: (who) => `${does(who, 'bist', 'ist')} am Zug.`,
  nobodysTurn: 'Niemand ist am Zug.',
  knocked: (who, turnsLeft) =>
    `${does(who, 'hast', 'hat')} geklopft: noch ${turnsLeft === 1 ? '1 Zug' : `${turnsLeft} Züge`}.`,
  lastTurns: (turnsLeft) => `Letzte Züge: noch ${turnsLeft === 1 ? '1 Zug' : `${turnsLeft} Züge`}.`,
  youCan: (ways) => `Du kannst: ${ways.join('; ')}.`,
  nothingYet: 'Noch ist nichts passiert.',
  dealer: 'gibt',
  knocker: 'hat geklopft',
  adapts: 'passt sich den anderen an',
  onTurn: 'am Zug',
  player: ({ name, you }, facts) => `${you ? 'Du' : name}: ${facts.join(', ')}.`,

  pool: (cards) => `In der Mitte: ${cards}.`,
  poolFaceDown: 'In der Mitte liegen drei verdeckte Karten.',
  empty: 'ein leerer Platz',
  laid: (who, card) => `${does(who, 'legst', 'legt')} ${card} in die Mitte.`,
  swappedAll: (who, taken, laid) => `${does(who, 'tauschst', 'tauscht')} alle: nimmt ${taken}; legt ${laid} hin.`,
  drew: (who) => `${does(who, 'ziehst', 'zieht')}.`,
  drewCard: (who, card) => `${does(who, 'ziehst', 'zieht')} ${card}.`,
  took: (who, card) => `${does(who, 'nimmst', 'nimmt')} ${card}.`,
  discarded: (who, card) => `${does(who, 'legst', 'legt')} ${card} ab.`,
  passed: (who) => `${does(who, 'schiebst', 'schiebt')}.`,
  stood: (who) => `${does(who, 'behältst deine', 'behält die')} Karten.`,
  knockWith: (value) => `Klopfen mit ${value}`,
  keys: 'Tasten',
  keysLead: 'Alles geht auch mit Tasten.',
  keysPlay: 'Spielen',
  keysAsk: 'Abfragen',
  keysOther: 'Weitere',
  keyDraw: 'ziehen, nehmen',
  keyKnock: 'klopfen',
  keyDigits: 'diese Karte deines Blatts ablegen',
  keyPool: 'Mit drei Karten in der Mitte: diese nehmen, dann diese deines Blatts geben; alle tauschen',
  keyRow: 'Golf: diese Karte deiner Reihe ersetzen; die gezogene ablegen',
  keySay: '„Einunddreißig!“ sagen, nichts sagen',
  keyOthers: 'Hammer, Sudden Death, passen, bleiben, zurückkommen, ansehen oder gehen',
  keyHand: 'mein Blatt und was es wert ist',
  keyTop: 'die oberste Karte',
  keyTokens: 'was alle noch haben',
  keyTurn: 'wer am Zug ist und was ich tun kann',
  keyLast: 'was seit meinem letzten Zug passiert ist',
  keyRules: 'Regeln, Tempo, Ton aus und an',
  keyMove: 'sich bewegen und drücken',
  keySkip: 'Animationen überspringen, Tisch verlassen',
  keyHint: 'ein Tipp',
  keyMarks: 'beim Ansehen: nächste und vorige markierte Entscheidung',
  keyHelp: 'diese Tasten',
  twice: 'zweimal',
  space: 'Leertaste',
  readerNote:
    'Ein Screenreader fängt einzelne Buchstaben vielleicht selbst ab: Schalte ihn in den Fokusmodus (NVDA: Einfügen+Leertaste) oder drück die Knöpfe.',
};

export const result: Words['result'] = {
  youWin: 'Du gewinnst die Partie',
  wins: (name) => `${name} gewinnt die Partie`,
  afterDeals: (count) => `nach ${counted(count, 'Runde', 'Runden')}`,
  outInDeal: (deal) => `draußen in Runde ${deal}`,
  story: {
    place: (place, players, what) => `Platz ${place} von ${players}: ${what}`,
    alone: (what) => capitalised(what),
    putOut: (deal) => `draußen in Runde ${deal}`,
    putOutBy: (deal, points) =>
      `in Runde ${deal} ${points === 0.5 ? 'fehlte ein halber Punkt' : points === 1 ? 'fehlte ein Punkt' : `fehlten ${points} Punkte`}`,
    caught: (deal) => `in Runde ${deal} beim Klopfen erwischt`,
    behind: (points) => `${counted(points, 'Punkt', 'Punkte')} zurück`,
    unscathed: (deals) => `In ${counted(deals, 'Runde', 'Runden')} nichts verloren`,
    nothingToLose: (deals) =>
      deals === 1 ? 'Eine Runde ohne Reserve überstanden' : `${deals} Runden ohne Reserve überstanden`,
    ownFull: (deal, value) => `Deine ${value} in Runde ${deal} hat entschieden`,
    ownKnock: (deal) => `Dein Klopfen in Runde ${deal} hat entschieden`,
    ahead: (points) => `${counted(points, 'Punkt', 'Punkte')} Vorsprung`,
  },
  easier: {
    offer: 'Du hast drei Partien hintereinander verloren. Möchtest du leichtere Gegner?',
    accept: 'Ja, leichtere',
    decline: 'Nein, danke',
  },
  playAgain: 'Noch einmal',
  playedLike: (level) => `Du hast gespielt wie auf Stufe „${level}“.`,
  turningPoint: {
    title: 'Wendepunkt',
    heading: (deal) => `Runde ${deal} hat entschieden`,
    watch: 'Ansehen',
    play: 'Noch einmal spielen',
    playLead: 'Dieselben Karten, derselbe Stand. Geht es diesmal anders aus?',
    send: 'Jemanden damit herausfordern',
    sendLead: 'Ein Link mit dieser Runde. Niemand sieht vor dem Spielen, wie sie ausging.',
  },
  rematch: (names) => (names.length === 1 ? `Revanche für ${names[0]}` : 'Revanche für alle'),
  menu: 'Menü',
  watchAgain: 'Noch einmal ansehen',
  saveRecord: 'Partie sichern',
};

export const adaptation: Words['adaptation'] = {
  adapted: (name, changed, times) => `${name} hat sich den anderen angepasst und ${changed} (${times}).`,
  noticed: (name, habit, changed, times) => `${name} hat gemerkt, dass ${habit}, und ${changed} (${times}).`,
  habits: {
    late: 'du spät klopfst',
    early: 'du früh klopfst',
    often: 'du viele offene Karten nimmst',
    seldom: 'du wenige offene Karten nimmst',
  },
  changed: {
    knocked: 'früher geklopft als sonst',
    waited: 'mit dem Klopfen länger gewartet als sonst',
    took: 'die offene Karte öfter genommen als sonst',
    left: 'die offene Karte öfter liegen lassen als sonst',
    discarded: 'anders abgelegt als sonst',
    played: 'anders gespielt als sonst',
  },
  times: (count) => `${count}-mal`,
};
