/** What is said about rules in German. */
import { addsUpHands, canDeclare, hasKnocker, keepsPromises, playsOnAfterDeclaring, takesPoints } from '../idle.ts';
import { stepNames, wordOf } from '../step-names.ts';
import type { HouseRules } from '../table.ts';
import { ranksAsBrag } from '../../brag.ts';
import { scoresLastDeclared } from '../../scoring.ts';
import { declaresStraightFlush, fullTotal } from '../../value.ts';
import {
  areAcesLikeOthers,
  canBeOutOfTurns,
  canFollowKnock,
  canKeepQuiet,
  countsPoints,
  declaredBesideFull,
  declaresInPlay,
  doAcesAllPay,
  hasHandToKnock,
  hasThrees,
  keepsPointsAfter,
  lowestRank,
  ownValues,
  otherKnocks,
  passesAfter,
  passesDealOn,
  paysLikeOthers,
  renewsPool,
  standsAfter,
  turnsAfterDeclaring,
} from './facts.ts';
import type { RuleTexts } from './rule-texts.ts';

const LEVELS: Readonly<Record<string, string>> = {
  'no letter': 'kein Buchstabe',
  'seated at the back': 'hinten, im Sitzen',
  'standing at the back': 'hinten, im Stehen',
  'in the middle': 'in der Mitte',
  'at the front': 'ganz vorn',
  'on the stairs': 'auf der Treppe',
  'on the second step': 'auf der zweiten Stufe',
  'asking the driver to stop': 'beim Fahrer',
};

function level(name: string): string {
  return LEVELS[name] ?? name;
}

const LIST = new Intl.ListFormat('de');

const CARD_POINTS = 'Ein Ass zählt 11, König, Dame und Bube je 10, jede andere Karte ihre Augen.';
/** What counts as such, and is declared, in the dative: by the names that `facts.ts` has for it. */
const VALUES = { threes: 'drei Gleichen', aces: 'drei Assen', sequences: 'einer Folge' };
/** Knocks that come without a card that is put into the pool. */
const OTHER_KNOCKS = { swap: 'nach dem Tausch aller drei Karten', pass: 'statt zu schieben' };

const ENDS = { knock: 'nach dem Klopfen', declared: 'nach einer Meldung' };
/** When there is no lowest hand that would lose a point. */
const WITHOUT_LOWEST = { suddenDeath: 'beim Sudden Death', declared: 'wenn ein Blatt gemeldet wird' };

/** A worth in points, such as 30½. */
function worth(value: number): string {
  return Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`;
}

function points(count: number): string {
  return `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;
}

/** What lies in the middle once the hands have been dealt. */
function middle(rules: HouseRules): string {
  if (rules.play !== 'pool') {
    return rules.upcard
      ? 'Die nächste Karte kommt offen auf die Ablage, der Rest ist der Stapel.'
      : `Der Rest ist der Stapel. Die Ablage ist zuerst leer${rules.takeDiscards ? ': Bis jemand ablegt, kann man nichts von ihr nehmen' : ''}.`;
  }
  const rest = renewsPool(rules) ? 'der Rest ist der Stapel' : 'der Rest bleibt beiseite';
  return `Drei weitere Karten kommen ${rules.dealerChoice ? 'zunächst verdeckt' : 'offen'} in die Mitte; ${rest}.`;
}

/** Who begins, and in which direction play goes. */
function first(rules: HouseRules): string {
  return (
    'Wer zuerst gibt, entscheidet das Los. Wer links vom Geber sitzt, beginnt. Gespielt ' +
    `${passesDealOn(rules) ? 'und gegeben ' : ''}wird im Uhrzeigersinn.`
  );
}

/** After how many turns a deal ends in any case. */
function longest({ turnLimit }: HouseRules): string {
  const most = turnLimit === 0 ? 50 : turnLimit;
  const lost = turnLimit === 0 ? '' : ', auch wenn andere noch dran gewesen wären';
  return `Eine Runde, in der jeder ${most} ${most === 1 ? 'Zug' : 'Züge'} hatte, endet mit dem Aufdecken${lost}.`;
}

/** What follows when only one player still has turns. */
function lastInTurns(rules: HouseRules): string {
  if (!canBeOutOfTurns(rules)) return '';
  const pass = rules.poolPass === 'never' ? '' : ', in dem er auch schieben darf';
  return ` Setzen alle anderen aus, hat der Letzte noch einen Zug${pass}; dann wird aufgedeckt.`;
}

/** After what those who are out of the turns have none either, as the end of a sentence. */
function noneAfter(rules: HouseRules): string {
  const after = standsAfter(rules).map((end) => ENDS[end]);
  return after.length === 0 ? '' : `, auch ${after.join(' oder ')}`;
}

/** What somebody has done in whose place the deal would go on. */
function ended(rules: HouseRules): string {
  return playsOnAfterDeclaring(rules) ? 'geklopft oder gemeldet' : 'geklopft';
}

/** What a declared hand brings. */
function declared(rules: HouseRules): string {
  const pay =
    rules.scoring === 'points'
      ? 'Wer meldet, bekommt 1 Punkt, und sonst bekommt niemand etwas'
      : `Alle, die nicht melden, verlieren ${rules.declareLoss} Leben`;
  switch (rules.declareEnds) {
    case 'all-pay':
      return `Die Runde endet sofort: ${pay}.`;
    case 'aces-all-pay':
      if (!doAcesAllPay(rules)) return comparedAtOnce(rules, 'Die Runde endet');
      return `Werden drei Asse gemeldet, endet die Runde sofort: ${pay}. ${comparedAtOnce(rules, 'Sonst endet sie')}`;
    case 'showdown':
      return comparedAtOnce(rules, 'Die Runde endet');
    case 'last-turns':
      return (
        'Das Blatt liegt offen, und alle, die nicht gemeldet haben, sind noch ' +
        `${turnsAfterDeclaring(rules) === 2 ? 'zweimal' : 'einmal'} dran.` +
        `${canFollowKnock(rules) ? ' Ein Klopfen davor gilt nicht mehr, und klopfen' : ' Klopfen'} kann dann niemand, ` +
        `melden aber schon. Danach decken alle auf, und ${
          scoresLastDeclared(rules)
            ? 'nur das zuletzt gemeldete Blatt bekommt 1 Punkt; ausgeteilte gelten als gleichzeitig gemeldet.'
            : 'es zählt, als hätte niemand geklopft.'
        }`
      );
    case 'at-showdown':
      return rules.scoring === 'points'
        ? 'Meldet jemand, bekommt jeder davon 1 Punkt und sonst niemand etwas.'
        : `Meldet jemand, verlieren alle, die nicht melden, ${rules.declareLoss} Leben, wer auch immer das niedrigste Blatt hat.`;
  }
}

/** A declared hand that ends the deal, and makes nobody pay as such. @param start of the sentence */
function comparedAtOnce({ scoring }: HouseRules, start: string): string {
  const fate = scoring === 'points' ? 'punktet nur, wenn es das höchste ist' : 'kann auch das niedrigste sein';
  return `${start} sofort mit dem Aufdecken, als hätte niemand geklopft: Das gemeldete Blatt ${fate}.`;
}

/** What follows a knock. */
function afterKnock({ lastTurns, knockerLastTurn }: HouseRules): string {
  if (lastTurns === 0) return 'Dann decken alle sofort auf';
  const turns = lastTurns === 2 ? 'zweimal dran, reihum' : 'einmal dran';
  return `Alle anderen sind noch ${turns}, ${knockerLastTurn ? 'nach ihnen noch einmal der Klopfer, ' : ''}dann decken alle auf`;
}

function showdown(rules: HouseRules): string {
  const [article, capitalised, hand] = rules.play === 'golf' ? ['die', 'Die', 'Reihe'] : ['das', 'Das', 'Blatt'];
  const compared =
    rules.play === 'golf' ? 'Alle Reihen werden verglichen.' : 'Alle Blätter werden aufgedeckt und verglichen.';
  if (rules.scoring === 'points') {
    if (rules.pointsGoTo === 'knocker' && hasKnocker(rules)) return `${compared} ${knockerScores(rules)}`;
    const except =
      hasKnocker(rules) && rules.knockerTieScore === 0 ? '; wer geklopft hat, bekommt bei Gleichstand nichts' : '';
    return `${compared} ${capitalised} höchste ${hand} bekommt 1 Punkt. Bei Gleichstand bekommt jeder davon 1 Punkt${except}.`;
  }
  const loses = keepsPromises(rules)
    ? `Wenn niemand geklopft hat, verliert ${article} niedrigste ${hand} 1 Leben.`
    : `${capitalised} niedrigste ${hand} verliert 1 Leben.`;
  return `${compared} ${loses} ${tiedForLowest(rules)}`;
}

/** Who scores where after a knock nobody else can. */
function knockerScores({ knockerTieScore }: HouseRules): string {
  return (
    'Hat jemand geklopft, bekommt nur der Klopfer 1 Punkt, wenn ' +
    `${knockerTieScore === 0 ? 'alle anderen Blätter niedriger sind' : 'kein anderes Blatt höher ist'}, und sonst niemand etwas. ` +
    'Hat niemand geklopft, bekommt das höchste Blatt 1 Punkt, bei Gleichstand jedes davon 1 Punkt.'
  );
}

/** What the lowest hand loses in a race. */
function lowestLoses(rules: HouseRules): string {
  const ends = keepsPointsAfter(rules).map((end) => WITHOUT_LOWEST[end]);
  const spared = ends.length > 0 ? ` Niemand verliert einen Punkt ${ends.join(' oder ')}.` : '';
  return (
    `Wer ${rules.play === 'golf' ? 'die niedrigste Reihe' : 'das niedrigste Blatt'} hat, verliert 1 Punkt, sofern er einen hat. Teilen ` +
    'sich mehrere den letzten Platz, verliert jeder davon 1 Punkt, aber niemand, wenn alle gleich sind.' +
    spared
  );
}

/** What players lose who tie for lowest. */
function tiedForLowest(rules: HouseRules): string {
  const withoutKnocker = hasKnocker(rules) && !keepsPromises(rules) ? ' ohne den Klopfer' : '';
  switch (rules.lowestTieLoss) {
    case 1:
      return 'Teilen sich mehrere den letzten Platz, verliert jeder davon 1 Leben.';
    case 0:
      return `Teilen sich mehrere${withoutKnocker} den letzten Platz, verlieren sie nichts.`;
    case 'unless-all':
      return `Teilen sich mehrere${withoutKnocker} den letzten Platz, verliert jeder davon 1 Leben, aber nichts, wenn alle gleich sind.`;
  }
}

/** What a hand of the best total must have to be declared. */
function ten({ declareWithTen }: HouseRules): string {
  return declareWithTen ? ' mit einer Zehn' : '';
}

function dealtFull(rules: HouseRules): string {
  const beside = declaredBesideFull(rules);
  const hand = `Ist darunter ein Blatt mit {full}${ten(rules)}${beside.map((other) => ` oder ${VALUES[other]}`).join('')},`;
  return rules.scoring === 'points'
    ? `${hand} bekommt jedes davon 1 Punkt und sonst keines${takesPoints(rules) ? ', und niemand verliert einen' : ''}.`
    : `${hand} verlieren alle anderen genau 1 Leben.`;
}

function howOften(count: number): string {
  return ['nie', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal'][count] ?? `${count}-mal`;
}

const CLOSE = 'Das zählt wie ein Klopfen, ohne weitere Züge; Bedingungen fürs Klopfen gelten dabei nicht.';

/** What is said about rules in German. */
export const GERMAN_RULES: RuleTexts = {
  level,
  groups: {
    aim: 'Das Ziel',
    cards: 'Die Karten',
    start: 'Vor dem ersten Zug',
    turn: 'Ein Zug',
    pool: 'Die Mitte',
    knock: 'Klopfen',
    full: '{full} melden',
    showdown: 'Das Aufdecken',
    tokens: 'Leben und Ausscheiden',
    race: 'Das Rennen um Punkte',
  },
  meanings: {
    players: 'wie viele mitspielen können',
    deck: 'das Kartenspiel: 52 Karten, 40 ohne 8, 9 und 10, 32 ab der 7 oder 36 ab der 6',
    handSize: 'Karten auf der Hand',
    play: 'ziehen und ablegen, eine Reihe von Karten aufdecken (Golf) oder mit drei offenen Karten tauschen (Mitte)',
    upcard: 'ob zu Beginn schon eine Karte auf der Ablage liegt',
    dealerChoice: 'ob der Geber sein Blatt ungesehen gegen die Mitte tauschen kann',
    poolSwapAll: 'ob man alle Karten der Mitte auf einmal nehmen kann, und ob man danach aussetzt',
    poolSwapTwo: 'ob man im selben Zug noch eine zweite Karte tauschen kann',
    poolPass: 'ob man jederzeit schieben kann, und ob man danach aussetzt',
    poolAllPass: 'was geschieht, wenn alle nacheinander schieben',
    poolSevenEightNine: 'was geschieht, wenn 7, 8 und 9 in der Mitte liegen',
    poolEarlyKnock: 'was nach einem Klopfen geschieht, bevor jemand getauscht hat',
    poolKnockAfter: 'nach welchen Zügen man klopfen kann',
    lives: 'Leben zu Beginn',
    grace: 'wer keine Leben mehr hat, schwimmt bis zum nächsten Verlust',
    graceSeats: 'wie viele zugleich schwimmen können, 0 heißt beliebig viele',
    handRanking: 'ob Blätter Punkte zählen oder ihren Rang wie beim Brag haben',
    offSuit: 'ob Karten anderer Farben vom Blatt abgezogen werden',
    threeOfAKind: 'was drei Gleiche zählen',
    threeAces: 'was drei Asse zählen',
    straightFlush: 'was eine Folge von drei Karten einer Farbe zählt',
    declare: 'ob 31 von selbst gemeldet wird, auf Wunsch oder gar nicht',
    declareThree: 'ob drei Gleiche gemeldet werden wie 31',
    declareStraightFlush: 'ob eine Folge in einer Farbe gemeldet wird wie 31',
    declareWithTen: 'ob 31 nur mit einer Zehn gemeldet wird',
    declareAfterKnock: 'ob 31 nach dem Klopfen noch gemeldet werden kann',
    declareEnds: 'was folgt, wenn jemand meldet',
    declareLoss: 'was jeder andere verliert, wenn jemand meldet',
    knockerLossOn31: 'was verliert, wer geklopft hat, wenn ein anderer meldet',
    knockTiming: 'wann im Zug geklopft wird',
    knockMinimum: 'Mindestwert, um zu klopfen',
    knockSameSuit: 'klopfen nur mit Karten einer Farbe',
    knockFirstTurn: 'ob man im eigenen ersten Zug klopfen kann',
    knockPromise: 'was das Klopfen verspricht',
    lastTurns: 'wie oft die anderen nach dem Klopfen noch dran sind',
    knockerLastTurn: 'ob der Klopfer zum Schluss noch einmal dran ist',
    counterKnock: 'ob der Nächste auch klopfen und die Runde beenden kann',
    knockerLowestLoss: 'was verliert, wer geklopft hat und allein am niedrigsten liegt',
    knockerTieLoss: 'was verliert, wer geklopft hat und sich den letzten Platz teilt',
    othersTieLoss: 'was dann jeder andere auf dem letzten Platz verliert',
    knockerNotHighestLoss: 'was verliert, wer geklopft hat und weder am höchsten noch am niedrigsten liegt',
    lowestTieLoss: 'was jeder verliert, wenn sich mehrere den letzten Platz teilen',
    finalTurnStand: 'ob man im letzten Zug sein Blatt behalten kann',
    hammer: 'ob der Erste alle sofort aufdecken lassen kann',
    suddenDeath: 'ob der Geber einzelne Karten vergleichen lassen kann',
    takeDiscards: 'ob man die oberste Karte der Ablage nehmen kann',
    returnTaken: 'ob man eine eben genommene Karte wieder hergeben kann',
    passAnyTurn: 'ob man in jedem Zug passen kann',
    stockEmpty: 'was geschieht, wenn der Stapel leer ist',
    turnLimit: 'nach wie vielen Zügen für jeden eine Runde endet, 0 heißt ohne Grenze',
    tieBreak: 'ob bei gleichem Wert die Höhe der Karten entscheidet',
    scoring: 'Leben verlieren oder um Punkte spielen',
    pointsTarget: 'Punkte, mit denen man gewinnt',
    pointsGoTo: 'wer nach dem Klopfen punkten kann',
    knockerTieScore: 'was bekommt, wer geklopft hat und sich den ersten Platz teilt',
    lowestScore: 'ob das niedrigste Blatt einen Punkt verliert',
    dealLimit: 'nach wie vielen Runden eine Partie endet, 0 heißt ohne Grenze',
    matchEnds: 'wann eine Partie um Leben endet',
    sharedWin: 'ob man sich bei Gleichstand den Sieg teilt',
    nextDealer: 'wer als Nächstes gibt',
    handPoints: 'ob die Werte der Blätter nebenher gezählt werden',
    buyIns: 'wie oft man nach dem Ausscheiden zurückkommen kann',
    levelNames: 'Namen der Stufen von allen Leben bis zum Schwimmen',
  },
  labels: {
    players: ([fewest, most]) => (fewest === most ? `für ${most} Spieler` : `für ${fewest} bis ${most} Spieler`),
    deck: {
      standard52: '52 Karten',
      italian40: '40 italienische Karten, ohne 8, 9 und 10',
      piquet32: '32 Karten, ab der 7',
      jass36: '36 Karten, ab der 6',
    },
    handSize: { 3: 'drei Karten für jeden', 4: 'vier Karten für jeden, {full} ist das Beste' },
    play: {
      'draw-discard': 'ziehen und ablegen',
      golf: 'Golf: eine Reihe von Karten in drei Zügen aufdecken',
      pool: 'mit drei offenen Karten in der Mitte tauschen',
    },
    upcard: { true: 'eine Karte liegt schon auf der Ablage', false: 'die Ablage ist zuerst leer' },
    dealerChoice: { false: 'der Geber behält sein Blatt', true: 'der Geber kann sein Blatt gegen die Mitte tauschen' },
    poolSwapAll: {
      true: 'man kann alle drei tauschen',
      false: 'man tauscht nur einzelne Karten',
      'for-good': 'wer alle drei tauscht, setzt danach aus',
      'for-good-after-first-turn': 'wer alle drei tauscht, setzt danach aus, außer im ersten Zug',
    },
    poolSwapTwo: { false: 'man kann nicht zwei Karten tauschen', true: 'man kann auch zwei Karten tauschen' },
    poolPass: {
      true: 'man kann jederzeit schieben',
      false: 'kein Schieben vor dem Klopfen',
      'for-good': 'wer schiebt, setzt danach aus',
      never: 'kein Schieben, auch nach dem Klopfen nicht',
    },
    poolAllPass: { renew: 'schieben alle, kommen drei neue', showdown: 'schieben alle, wird aufgedeckt' },
    poolSevenEightNine: {
      stays: '7-8-9 bleibt in der Mitte liegen',
      renew: 'bei 7-8-9 kommen drei neue',
      'on-request': 'bei 7-8-9 kommen auf Wunsch drei neue',
    },
    poolEarlyKnock: {
      'last-turns': 'letzte Züge nach jedem Klopfen',
      showdown: 'Klopfen vor dem ersten Tausch beendet die Runde',
    },
    poolKnockAfter: { take: 'Klopfen nach dem Tausch einer Karte', 'any-turn': 'Klopfen nach jedem Zug' },
    lives: (lives) => `${lives} Leben für jeden`,
    grace: { true: 'nach dem letzten Leben schwimmt man', false: 'mit dem letzten Leben ist man draußen' },
    graceSeats: { 0: 'beliebig viele schwimmen', 1: 'nur einer schwimmt zugleich' },
    handRanking: { points: 'Blätter zählen Punkte', brag: 'Blätter haben ihren Rang wie beim Brag' },
    offSuit: { ignored: 'andere Farben zählen nicht', minus: 'andere Farben werden abgezogen' },
    threeOfAKind: (value) =>
      value === null
        ? 'drei Gleiche zählen nichts Besonderes'
        : value === 'top'
          ? 'drei Gleiche schlagen alles'
          : `drei Gleiche zählen ${worth(value)}`,
    threeAces: { null: 'drei Asse zählen nichts Besonderes', 33: 'drei Asse zählen 33' },
    straightFlush: (value) =>
      value === null
        ? 'eine Folge zählt nichts Besonderes'
        : value === 'top'
          ? 'eine Folge in einer Farbe schlägt alle Punkte'
          : `eine Folge in einer Farbe zählt ${worth(value)}`,
    declare: {
      automatic: '{full} beendet die Runde',
      manual: '{full} kann man melden oder verschweigen',
      off: '{full} wird nicht gemeldet',
    },
    declareThree: { false: 'drei Gleiche werden nicht gemeldet', true: 'drei Gleiche werden gemeldet' },
    declareStraightFlush: {
      false: 'eine Folge in einer Farbe wird nicht gemeldet',
      true: 'eine Folge in einer Farbe wird gemeldet',
    },
    declareWithTen: { false: '{full} wird auch ohne Zehn gemeldet', true: '{full} wird nur mit Zehn gemeldet' },
    declareAfterKnock: { true: '{full} auch nach dem Klopfen', false: '{full} nur vor dem Klopfen' },
    declareEnds: {
      'all-pay': 'meldet jemand, zahlen alle anderen',
      showdown: 'meldet jemand, wird aufgedeckt',
      'last-turns': 'meldet jemand, sind die anderen noch dran',
      'aces-all-pay': 'bei drei Assen zahlen alle, bei {full} wird aufgedeckt',
      'at-showdown': 'gemeldet wird beim Aufdecken, und alle anderen zahlen',
    },
    declareLoss: {
      1: 'meldet jemand, verlieren die anderen 1',
      2: 'meldet jemand, verlieren die anderen 2',
      3: 'meldet jemand, verlieren die anderen 3',
    },
    knockerLossOn31: {
      1: 'meldet ein anderer, verliert der Klopfer 1',
      2: 'meldet ein anderer, verliert der Klopfer 2',
    },
    knockTiming: {
      'instead-of-draw': 'klopfen statt zu ziehen',
      'before-draw': 'erst klopfen, dann ziehen',
      'after-draw': 'klopfen mit der abgelegten Karte',
    },
    knockMinimum: (value) => (value === 0 ? 'klopfen mit jedem Wert' : `klopfen ab ${value}`),
    knockSameSuit: { false: 'klopfen mit beliebigen Farben', true: 'klopfen nur mit einer Farbe' },
    knockFirstTurn: { true: 'klopfen vom ersten Zug an', false: 'kein Klopfen im ersten Zug' },
    knockPromise: {
      'not-lowest': 'Klopfen verspricht, nicht am niedrigsten zu liegen',
      highest: 'Klopfen verspricht das höchste Blatt',
    },
    lastTurns: {
      1: 'nach dem Klopfen ein letzter Zug',
      0: 'nach dem Klopfen wird sofort aufgedeckt',
      2: 'nach dem Klopfen zwei letzte Züge',
    },
    knockerLastTurn: { false: 'kein letzter Zug für den Klopfer', true: 'ein letzter Zug für den Klopfer' },
    counterKnock: { false: 'nur einmal Klopfen je Runde', true: 'der Nächste kann auch klopfen' },
    knockerLowestLoss: {
      2: 'wer klopft und allein am niedrigsten liegt, verliert 2',
      1: 'wer klopft und allein am niedrigsten liegt, verliert 1',
    },
    knockerTieLoss: {
      0: 'wer klopft und sich den letzten Platz teilt, verliert nichts',
      1: 'wer klopft und sich den letzten Platz teilt, verliert 1',
      2: 'wer klopft und sich den letzten Platz teilt, verliert 2',
    },
    othersTieLoss: {
      1: 'wer den letzten Platz mit dem Klopfer teilt, verliert 1',
      0: 'wer den letzten Platz mit dem Klopfer teilt, verliert nichts',
    },
    knockerNotHighestLoss: {
      0: 'wer klopft und dazwischen liegt, verliert nichts',
      1: 'wer klopft und nicht am höchsten liegt, verliert 1',
      2: 'wer klopft und nicht am höchsten liegt, verliert 2',
    },
    lowestTieLoss: {
      1: 'wer sich den letzten Platz teilt, verliert 1',
      0: 'wer sich den letzten Platz teilt, verliert nichts',
      'unless-all': 'wer sich den letzten Platz teilt, verliert 1, außer wenn alle gleich sind',
    },
    finalTurnStand: { false: 'im letzten Zug muss man tauschen', true: 'im letzten Zug kann man bleiben' },
    hammer: {
      off: 'kein Hammer',
      hammer: 'Hammer: der Erste kann alle aufdecken lassen',
      shotgun: 'Blindschuss: der Erste kann alle aufdecken lassen, ungesehen',
    },
    suddenDeath: {
      false: 'kein Sudden Death',
      true: 'Sudden Death: der Geber kann einzelne Karten vergleichen lassen',
    },
    takeDiscards: { true: 'die oberste Karte der Ablage kann man nehmen', false: 'gezogen wird nur vom Stapel' },
    returnTaken: { false: 'eine eben genommene Karte bleibt', true: 'eine eben genommene Karte darf zurück' },
    passAnyTurn: { false: 'passen nur bei leerem Stapel', true: 'passen in jedem Zug' },
    stockEmpty: {
      showdown: 'kein neuer Stapel',
      reshuffle: 'die Ablage wird zum neuen Stapel',
      void: 'ein leerer Stapel beendet die Runde ohne Verlust',
      ends: 'die letzte Karte des Stapels beendet die Runde',
    },
    turnLimit: (turns) =>
      turns === 0 ? 'beliebig viele Züge' : turns === 1 ? '1 Zug für jeden' : `${turns} Züge für jeden`,
    tieBreak: { none: 'gleiche Werte sind gleich', ranks: 'bei gleichem Wert zählt die Höhe der Karten' },
    scoring: { lives: 'Leben zu verlieren', points: 'ein Rennen um Punkte' },
    pointsTarget: (target) => (target === 1 ? '1 Punkt gewinnt' : `${target} Punkte gewinnen`),
    pointsGoTo: {
      highest: 'das höchste Blatt punktet',
      knocker: 'nach dem Klopfen punktet nur, wer geklopft hat',
    },
    knockerTieScore: {
      0: 'wer klopft und sich den ersten Platz teilt, bekommt nichts',
      1: 'wer klopft und sich den ersten Platz teilt, bekommt 1',
    },
    lowestScore: { 0: 'das niedrigste Blatt verliert keinen Punkt', '-1': 'das niedrigste Blatt verliert einen Punkt' },
    dealLimit: (deals) =>
      deals === 0 ? 'beliebig viele Runden' : deals === 1 ? '1 Runde je Partie' : `${deals} Runden je Partie`,
    matchEnds: {
      'last-left': 'wer zuletzt übrig ist, gewinnt',
      'first-out': 'die Partie endet mit dem ersten, der ausscheidet',
    },
    sharedWin: { false: 'nur einer gewinnt', true: 'bei Gleichstand teilt man sich den Sieg' },
    nextDealer: {
      left: 'gegeben wird reihum',
      loser: 'der Verlierer gibt',
      winner: 'der Gewinner gibt',
      'right-of-winner': 'der Gewinner spielt zuerst',
    },
    handPoints: { false: 'Blattwerte werden nicht gezählt', true: 'Blattwerte werden zusammengezählt' },
    buyIns: (times) => (times === 0 ? 'niemand kommt zurück' : `jeder kann ${howOften(times)} zurückkommen`),
    levelNames: (names) =>
      names.length === 0 ? 'Stufen ohne Namen' : `Stufen: ${names.map((name) => level(name)).join(', ')}`,
  },
  reasons: {
    golfRow: 'beim Golf hat eine Reihe drei Karten',
    golfValue: 'beim Golf zählen die Karten anders',
    golfKnock: 'beim Golf wird nicht geklopft',
    golfDeclare: 'beim Golf wird nichts gemeldet',
    golfHammer: 'beim Golf gibt es keinen Hammer',
    bragValue: 'beim Brag haben Blätter keine Punkte',
    bragDeclare: 'beim Brag wird nichts gemeldet',
    bragTies: 'gleiche Blätter haben beim Brag gleiche Ränge',
    race: 'bei einem Rennen um Punkte hat niemand Leben',
    noRace: 'gespielt wird um Leben, nicht um Punkte',
    noPointToLose: 'bis zum Ende der Partie hat niemand einen Punkt zu verlieren',
    noGrace: 'niemand schwimmt jemals',
    oneLeft: 'es gewinnt, wer allein übrig bleibt',
    oneDeal: 'die Partie endet nach einer Runde',
    declareOff: 'niemand meldet',
    noLateDeclaring: 'nach dem Klopfen meldet niemand',
    promise: 'Klopfen verspricht das höchste Blatt, und nur das zählt',
    nobodyKnocks: 'niemand kann klopfen',
    declaredAtOnce: 'ein Blatt, das gut genug zum Klopfen ist, wird sofort gemeldet',
    neverBeaten: 'kein Blatt ist mehr wert als eines, mit dem man klopfen kann',
    everyHand: 'jedes Blatt, mit dem man klopfen kann, ist so viel wert',
    oneSuitAnyway: 'kein Blatt aus mehreren Farben ist gut genug zum Klopfen',
    acesOnTop: 'drei Gleiche sind das höchste Blatt, und niemand meldet',
    acesAnyway: 'drei Asse zählen hier nicht mehr als andere drei Gleiche',
    twoPlayers: 'zu zweit kann niemand in die Partie zurückkommen',
    twoHands: 'von zwei Blättern hat der Klopfer das höhere oder das niedrigere',
    stockLasts: 'mit so wenigen Spielern und Zügen wird der Stapel nie leer',
    noPool: 'in der Mitte liegen keine Karten zum Tauschen',
    poolOpen: 'wenn man mit der Mitte tauscht, zieht niemand vom Stapel, und es gibt keine Ablage',
    poolPass: 'wenn man mit der Mitte tauscht, kann man nach dem Klopfen ohnehin schieben',
    nobodyPasses: 'niemand darf schieben',
    passForGood: 'wer schiebt, setzt danach aus, sodass nie alle nacheinander schieben',
    knockAfterExchange: 'vor dem Klopfen ist schon getauscht worden',
    noEightsOrNines: 'das Blatt hat keine 8 und keine 9',
    knockNotAfterTake: 'nach dem Tauschen wird nicht geklopft',
    oneExchanged: 'wer am Ende eines Zugs klopft, hat immer eine Karte getauscht',
    golfTurns: 'beim Golf hat jeder drei Züge',
    golfPass: 'beim Golf passt niemand',
    golfTakes: 'beim Golf kann man die Ablage immer nehmen',
    nobodyTakes: 'niemand nimmt von der Ablage',
    noLastTurns: 'nach dem Klopfen ist niemand mehr dran',
    oneTurn: 'jeder hat nur einen Zug',
    nobodyPays: 'wegen eines gemeldeten Blatts zahlt niemand',
    allPayAsMuch: 'alle verlieren ohnehin so viel',
    flushAnyway: 'jede solche Folge zählt schon durch ihre Farbe so viel',
    flushWithoutValue: 'Folgen in einer Farbe haben keinen eigenen Wert',
    declaredHighest: 'ein gemeldetes Blatt ist ohnehin das höchste',
    declaredWhenShown: 'gemeldet wird erst beim Aufdecken',
  },
  games: {
    special: 'Was besonders ist',
    withoutEffect: 'Ohne Wirkung',
    alike: (hasExceptions) =>
      hasExceptions ? 'Beide spielen sich gleich. Anders ist nur:' : 'Beide spielen sich gleich.',
    different: (count) => (count === 1 ? '1 Regel ist anders.' : `${count} Regeln sind anders.`),
    differentWithoutEffect: 'Anders, aber ohne Wirkung',
    playsLike: (game, others) => `${game} spielt sich wie ${LIST.format(others)}.`,
  },
  sentences: {
    players: ({ players: [fewest, most] }) => ({
      aim:
        fewest === most ? `${most} spielen, jeder für sich.` : `${fewest} bis ${most} können spielen, jeder für sich.`,
    }),
    deck: (rules) => ({
      cards: `${
        {
          standard52: 'Das Spiel hat 52 Karten.',
          italian40: 'Das Spiel hat 40 Karten: ohne 8, 9 und 10, sodass der Bube auf die 7 folgt.',
          piquet32: 'Das Spiel hat 32 Karten: Die 7 ist die niedrigste.',
          jass36: 'Das Spiel hat 36 Karten: Die 6 ist die niedrigste.',
        }[rules.deck]
      }${countsPoints(rules) ? ` ${CARD_POINTS}` : ''}`,
    }),
    handSize: (rules) => ({
      cards: ranksAsBrag(rules)
        ? `Jeder bekommt drei Karten. ${middle(rules)}`
        : `Jeder bekommt ${rules.handSize === 4 ? 'vier' : 'drei'} Karten. ${middle(rules)} Ein Blatt ist so viel wert wie ` +
          'seine Karten in einer Farbe zusammen, die beste zählt: höchstens {full}, ein Ass und ' +
          `${rules.handSize === 4 ? 'drei' : 'zwei'} Karten, die 10 zählen.`,
    }),
    play: (rules) => {
      switch (rules.play) {
        case 'golf':
          return {
            cards:
              `Jeder bekommt drei Karten verdeckt in eine Reihe, und niemand sieht sie an. ${middle(rules)} Eine Reihe ist ` +
              'so viel wert wie ihre Karten in einer Farbe oder von einem Rang zusammen, das Bessere zählt.',
            turn:
              `${first(rules)} Nimm die oberste Karte der Ablage und leg sie offen an die Stelle einer deiner verdeckten ` +
              'Karten, die auf die Ablage kommt. Oder zieh vom Stapel und sieh die Karte an: Leg sie ebenso in deine Reihe, ' +
              'oder leg sie ab und deck eine deiner verdeckten Karten auf. Offene Karten bleiben liegen. Geklopft wird ' +
              'nicht. Nach drei Zügen für jeden liegen alle Reihen offen, und die Runde endet.',
            showdown: showdown(rules),
          };
        case 'pool':
          return {
            turn:
              `${first(rules)} Nimm eine Karte aus der Mitte und leg dafür eine von deinen offen hin, ` +
              `${rules.returnTaken ? 'auch die, die du gerade genommen hast' : 'nur nicht die, die du gerade genommen hast'}.` +
              `${rules.poolSwapAll ? ' Oder tausch alle drei Karten gegen die drei in der Mitte.' : ''} ${longest(rules)}`,
            showdown: showdown(rules),
          };
        case 'draw-discard':
          return {
            turn:
              `${first(rules)} Zieh die oberste Karte vom Stapel, die sonst niemand sieht` +
              `${rules.takeDiscards ? ', oder nimm die oberste Karte der Ablage' : ''}. Dann leg eine Karte ab, ` +
              `${rules.takeDiscards && !rules.returnTaken ? 'nur nicht' : 'auch'} die, die du ` +
              `${rules.takeDiscards ? 'von der Ablage genommen hast' : 'gezogen hast. Von der Ablage nimmt niemand'}. ${longest(rules)}`,
            showdown: showdown(rules),
          };
      }
    },
    upcard: () => ({}),
    dealerChoice: (rules) =>
      rules.dealerChoice
        ? {
            start:
              'Der Geber sieht sein Blatt zuerst an und behält es oder tauscht es ungesehen gegen die drei Karten in der ' +
              'Mitte: Dann liegt dort, was er ausgeteilt bekam. Nun wird die Mitte aufgedeckt' +
              `${declaresInPlay(rules) ? ', und erst dann wird gemeldet, was gut genug dafür ist' : ''}.`,
          }
        : {},
    poolSwapAll: (rules) => {
      if (typeof rules.poolSwapAll !== 'string') return {};
      const none = rules.poolPass === 'for-good' ? '' : noneAfter(rules);
      const later =
        rules.poolSwapAll === 'for-good' ? '' : ' Nur der erste Spieler spielt weiter, wenn er es im ersten Zug tut.';
      return { pool: `Wer alle drei Karten tauscht, setzt bis zum Ende der Runde aus${none}.${later}` };
    },
    poolSwapTwo: ({ poolSwapTwo }) =>
      poolSwapTwo
        ? {
            pool: 'Nach dem Tausch einer Karte kannst du im selben Zug noch eine tauschen: jede aus der Mitte, nur nicht die, die du gerade hingelegt hast.',
          }
        : {},
    poolPass: (rules) => {
      const last = lastInTurns(rules);
      if (rules.poolPass === 'for-good') {
        return {
          pool:
            'Statt zu tauschen, kannst du jederzeit schieben: Du behältst dein Blatt und setzt bis zum Ende der Runde ' +
            `aus${noneAfter(rules)}.${last}`,
        };
      }
      if (rules.poolPass === true)
        return { pool: `Statt zu tauschen, kannst du jederzeit schieben: Du behältst dein Blatt.${last}` };
      const after = passesAfter(rules).map((end) => ENDS[end]);
      return {
        pool:
          after.length === 0
            ? `Niemand darf schieben.${last}`
            : `Schieben und dein Blatt behalten kannst du nur ${after.join(' oder ')}.${last}`,
      };
    },
    poolAllPass: (rules) => {
      const all = `Schieben alle nacheinander, und niemand hat ${ended(rules)},`;
      return {
        pool:
          rules.poolAllPass === 'renew'
            ? `${all} kommen die drei Karten weg und drei neue in die Mitte; hat der Stapel keine drei mehr, endet die ` +
              'Runde mit dem Aufdecken.'
            : `${all} endet die Runde mit dem Aufdecken.`,
      };
    },
    poolSevenEightNine: ({ poolSevenEightNine }) => {
      switch (poolSevenEightNine) {
        case 'stays':
          return {};
        case 'renew':
          return {
            pool: 'Liegen zu Beginn eines Zugs 7, 8 und 9 in der Mitte, gleich welcher Farbe, kommen sie weg und drei neue Karten hin, solange der Stapel drei hat.',
          };
        case 'on-request':
          return {
            pool: 'Liegen 7, 8 und 9 in der Mitte, gleich welcher Farbe, kannst du stattdessen drei neue Karten verlangen, solange der Stapel drei hat: Die alten kommen weg, und dein Zug ist vorbei.',
          };
      }
    },
    poolEarlyKnock: (rules) =>
      rules.poolEarlyKnock === 'showdown'
        ? {
            knock:
              'Hat noch niemand getauscht, beendet ein Klopfen die Runde: Niemand sonst ist noch dran, und alle decken auf.',
          }
        : {},
    poolKnockAfter: (rules) => {
      const ways = otherKnocks(rules).map((way) => OTHER_KNOCKS[way]);
      return ways.length === 0 ? {} : { knock: `Klopfen kannst du auch ${ways.join(' oder ')}.` };
    },
    lives: (rules) => ({
      tokens:
        `Jeder beginnt mit ${rules.lives} Leben. ${howMatchEnds(rules)}. Geht die Partie nach einer Runde weiter, können sich alle auf einen Schritt mehr einigen: ` +
        'Wer dabei ist, bekommt ein Leben dazu, und wer in dieser Runde ausgeschieden ist, bleibt ' +
        `${rules.grace ? 'und schwimmt' : 'mit 1 Leben'}. Das geht fünfmal in einer Partie.`,
    }),
    grace: ({ grace }) => ({
      tokens: grace
        ? 'Wer das letzte Leben verliert, schwimmt, spielt also bis zum nächsten Verlust weiter. Wer einen Verlust nicht ' +
          'ganz bezahlen kann, ist draußen. Würde eine Runde alle hinauswerfen, die noch da sind, bleiben sie, schwimmen und ' +
          'spielen noch eine Runde.'
        : 'Wer das letzte Leben verliert, ist draußen. Würde eine Runde alle hinauswerfen, die noch da sind, bleiben sie mit ' +
          '1 Leben und spielen noch eine Runde.',
    }),
    graceSeats: ({ graceSeats }) =>
      graceSeats === 1
        ? {
            tokens:
              'Nur einer kann zugleich schwimmen: Wer das letzte Leben verliert, während ein anderer schwimmt, ist sofort ' +
              'draußen. Trifft es zwei in einer Runde, schwimmt der Erste links vom Geber.',
          }
        : {},
    handRanking: (rules) => {
      if (rules.handRanking === 'points') return {};
      const low = lowestRank(rules);
      return {
        cards:
          'Blätter haben ihren Rang wie beim Brag. Am besten ist ein Drilling, also drei Karten von einem Rang: ' +
          `${hasThrees(rules) ? 'drei Dreien vor drei Assen, drei Königen und so weiter abwärts' : 'drei Asse, drei Könige und so weiter abwärts'}. ` +
          'Dann kommen ein Straight Flush, drei aufeinanderfolgende Karten einer Farbe; eine Straße, eine Folge aus mehreren ' +
          'Farben; ein Flush, drei Karten einer Farbe; ein Paar; und jedes andere Blatt nach seiner höchsten Karte. Von den ' +
          `Folgen ist Ass-${low}-${low + 1} die beste, dann Ass-König-Dame und so weiter abwärts. Bei zwei Flushs, oder zwei ` +
          'Blättern nach der höchsten Karte, zählt diese, dann die zweite, dann die dritte; bei zwei Paaren das höhere, dann die ' +
          'dritte Karte. Das Ass ist die höchste Karte, keine Farbe ist besser als eine andere, und gleiche Blätter sind ' +
          'gleichauf.',
      };
    },
    offSuit: (rules) => {
      if (rules.offSuit === 'ignored') return {};
      const whole = ownValues(rules).map((one) => `von ${VALUES[one]}`);
      return {
        cards:
          'Was die anderen Karten auf der Hand zählen, wird davon abgezogen; das kann auch weniger als nichts ergeben' +
          `${whole.length === 0 ? '' : `, aber ${whole.join(' oder ')} wird nichts abgezogen`}.`,
      };
    },
    threeOfAKind: ({ threeOfAKind }) => {
      if (threeOfAKind === null) return {};
      const three = 'Drei Gleiche, also drei Karten von einem Rang,';
      return {
        cards:
          threeOfAKind === 'top'
            ? `${three} schlagen jedes andere Blatt, auch {full}, und ein höherer Rang den niedrigeren.`
            : `${three} zählen ${worth(threeOfAKind)}, wenn keine Farbe auf der Hand mehr wert ist.`,
      };
    },
    threeAces: (rules) => {
      const { declare, threeAces } = rules;
      if (threeAces === null) return {};
      const quiet = canKeepQuiet(rules) ? '; verschwiegen zählen sie 30' : '';
      if (areAcesLikeOthers(rules)) return { cards: `Drei Asse werden gemeldet wie {full}${quiet}.` };
      const declared = declare === 'off' ? '' : ` und werden gemeldet wie {full}${quiet}`;
      return { cards: `Drei Asse zählen ${threeAces}${declared}.` };
    },
    straightFlush: (rules) => {
      if (rules.straightFlush === null) return {};
      const cards = `Drei aufeinanderfolgende Karten einer Farbe, das Ass über dem König oder unter der ${lowestRank(rules)},`;
      return {
        cards:
          rules.straightFlush === 'top'
            ? `${cards} schlagen jede Punktzahl, und von zwei solchen Blättern gewinnt das, dessen Folge höher endet.`
            : `${cards} zählen ${worth(rules.straightFlush)}, wo das Blatt weniger wert wäre.`,
      };
    },
    declare: (rules) => {
      if (rules.declare === 'off')
        return { full: '{full} ist nur ein hohes Blatt: Es wird nicht gemeldet, und das Spiel geht weiter.' };
      const best = `{full}${ten(rules)}${rules.declareThree ? ' oder drei Karten von einem Rang' : ''}${declaresStraightFlush(rules) ? ' oder drei Karten einer Farbe in Folge' : ''}`;
      if (rules.declareEnds === 'at-showdown')
        return {
          full: `Wer beim Aufdecken ${best} hat, meldet, und vorher meldet niemand. ${declared(rules)}`,
        };
      const hand = `Wer am Ende seines Zuges ${best} hat oder ausgeteilt bekommt,`;
      if (rules.declare === 'automatic')
        return {
          full:
            `${hand} meldet und zeigt sein Blatt. Bekommen mehrere so ein Blatt ausgeteilt, melden sie alle. ` +
            declared(rules),
        };
      return {
        full:
          `${hand} wird gefragt und kann melden, also sein Blatt zeigen. Bekommen mehrere so ein Blatt ausgeteilt, werden zuerst alle ` +
          `gefragt. ${declared(rules)} Verschwiegen zählt {full} nur ${fullTotal(rules) - 1} und kann erst wieder ` +
          'gemeldet werden, wenn es zerlegt und neu gebildet wurde.',
      };
    },
    declareThree: (rules) =>
      rules.declareThree && canKeepQuiet(rules)
        ? {
            full:
              rules.threeOfAKind === 'top' || (rules.threeOfAKind ?? 0) >= 30
                ? 'Drei Gleiche zählen verschwiegen 30.'
                : 'Drei Gleiche zählen verschwiegen höchstens 30.',
          }
        : {},
    declareStraightFlush: (rules) =>
      declaresStraightFlush(rules) && canKeepQuiet(rules)
        ? {
            full:
              rules.straightFlush === 'top' || (rules.straightFlush ?? 0) >= 30
                ? 'Eine Folge in einer Farbe zählt verschwiegen 30.'
                : 'Eine Folge in einer Farbe zählt verschwiegen höchstens 30.',
          }
        : {},
    declareWithTen: (rules) =>
      rules.declareWithTen
        ? {
            full: `Ohne Zehn ist {full} nur ein hohes Blatt${declaresStraightFlush(rules) ? ', wenn es keine Folge ist' : ''}: Es wird nicht gemeldet.`,
          }
        : {},
    declareEnds: () => ({}),
    declareLoss: () => ({}),
    declareAfterKnock: ({ declareAfterKnock }) => ({
      full: declareAfterKnock
        ? 'Gemeldet werden kann auch noch, nachdem jemand geklopft hat.'
        : 'Hat jemand geklopft, wird nicht mehr gemeldet: Dann ist {full} nur ein hohes Blatt.',
    }),
    knockerLossOn31: (rules) =>
      rules.knockerLossOn31 === 2
        ? {
            full: `Wer geklopft hat, verliert 2 Leben, wenn ein anderer${doAcesAllPay(rules) ? ' drei Asse' : ''} meldet.`,
          }
        : {},
    knockTiming: (rules) => {
      const then = afterKnock(rules);
      const pool = rules.play === 'pool';
      switch (rules.knockTiming) {
        case 'instead-of-draw':
          return {
            knock: `Statt zu ${pool ? 'tauschen' : 'ziehen'}, kannst du klopfen und dein Blatt behalten: ${then}.`,
          };
        case 'before-draw':
          return {
            knock: pool
              ? `Bevor du tauschst, kannst du klopfen. Du tauschst oder schiebst trotzdem: ${then}.`
              : `Bevor du ziehst, kannst du klopfen. Du ziehst ${rules.takeDiscards ? 'oder nimmst ' : ''}trotzdem und legst ab: ${then}.`,
          };
        case 'after-draw':
          return {
            knock: pool
              ? `Hast du eine Karte aus der Mitte genommen, kannst du mit der Karte klopfen, die du dafür hinlegst: ${then}.`
              : `Hast du gezogen${rules.takeDiscards ? ' oder genommen' : ''}, kannst du mit der Karte klopfen, die du ablegst: ${then}.`,
          };
      }
    },
    knockMinimum: (rules) => {
      if (rules.knockMinimum === 0) return {};
      if (!hasHandToKnock(rules)) return { knock: 'Kein Blatt ist gut genug zum Klopfen, also kann es niemand.' };
      const [draw, discard] = rules.play === 'pool' ? ['Tauschen', 'Tauschen'] : ['Ziehen', 'Ablegen'];
      const when = { 'instead-of-draw': '', 'before-draw': ` vor dem ${draw}`, 'after-draw': ` nach dem ${discard}` };
      return { knock: `Klopfen kann nur, wer${when[rules.knockTiming]} ${rules.knockMinimum} oder mehr hat.` };
    },
    knockSameSuit: (rules) =>
      rules.knockSameSuit && hasHandToKnock(rules)
        ? { knock: 'Klopfen kann nur, wer lauter Karten einer Farbe hat.' }
        : {},
    knockFirstTurn: ({ knockFirstTurn }) =>
      knockFirstTurn ? {} : { knock: 'Im eigenen ersten Zug einer Runde darf niemand klopfen.' },
    knockPromise: ({ knockPromise, hammer }) => {
      const calls = { off: '', hammer: ' (auch der Hammer)', shotgun: ' (auch der Blindschuss)' };
      return knockPromise === 'highest'
        ? {
            showdown:
              `Klopfen${calls[hammer]} verspricht das höchste Blatt. Hat niemand mehr, verlieren alle anderen 1 Leben; ` +
              'sonst verliert nur, wer geklopft hat, 1 Leben.',
          }
        : {};
    },
    lastTurns: () => ({}),
    knockerLastTurn: () => ({}),
    counterKnock: ({ counterKnock }) => ({
      knock: counterKnock
        ? 'Wer nach dem Klopfer dran ist, kann gleich in diesem Zug unter denselben Bedingungen auch klopfen: Dann decken alle ' +
          'sofort auf, und als Klopfer zählt der erste von beiden.'
        : 'Hat jemand geklopft, klopft niemand mehr.',
    }),
    knockerLowestLoss: (rules) =>
      paysLikeOthers(rules)
        ? {}
        : {
            showdown: `Wer geklopft hat und allein das niedrigste Blatt hat, verliert ${rules.knockerLowestLoss} Leben.`,
          },
    knockerTieLoss: (rules) => {
      if (paysLikeOthers(rules))
        return { showdown: 'Wer geklopft hat, verliert nicht mehr und nicht weniger als andere.' };
      return {
        showdown: `Wer geklopft hat und sich das niedrigste Blatt mit anderen teilt, verliert ${
          rules.knockerTieLoss === 0 ? 'nichts' : `${rules.knockerTieLoss} Leben`
        }.`,
      };
    },
    othersTieLoss: (rules) =>
      paysLikeOthers(rules)
        ? {}
        : { showdown: `Die anderen verlieren dabei ${rules.othersTieLoss === 0 ? 'nichts' : 'je 1 Leben'}.` },
    knockerNotHighestLoss: ({ knockerNotHighestLoss }) =>
      knockerNotHighestLoss === 0
        ? {}
        : {
            showdown:
              `Wer geklopft hat und weder das höchste noch das niedrigste Blatt hat, verliert ${knockerNotHighestLoss} Leben, ` +
              'und wer am niedrigsten liegt, verliert ebenfalls.',
          },
    lowestTieLoss: () => ({}),
    finalTurnStand: (rules) => {
      const after = standsAfter(rules).map((end) => ENDS[end]);
      return rules.finalTurnStand
        ? {
            knock: `In einem letzten Zug ${after.join(' oder ')} kannst du bleiben: dein Blatt behalten und nichts ziehen.`,
          }
        : {};
    },
    hammer: (rules) => {
      switch (rules.hammer) {
        case 'off':
          return {};
        case 'hammer':
          return { start: `Statt des ersten Zuges kann, wer ihn hätte, den Hammer rufen: Alle decken auf. ${CLOSE}` };
        case 'shotgun':
          return {
            start:
              'Bevor jemand seine Karten ansieht, kann, wer links vom Geber sitzt, den Blindschuss wagen: Alle decken auf. ' +
              `${CLOSE}${canDeclare(rules) ? ` ${dealtFull(rules)}` : ''}`,
          };
      }
    },
    suddenDeath: ({ suddenDeath, scoring }) =>
      suddenDeath
        ? {
            start:
              'Wenn jeder eine Karte verdeckt vor sich hat, kann der Geber den Sudden Death ausrufen: Diese Karten werden ' +
              'aufgedeckt und nach dem verglichen, was sie zählen; jeder mit der ' +
              `${scoring === 'points' ? 'höchsten bekommt 1 Punkt' : 'niedrigsten verliert 1 Leben'}, und die Runde ist vorbei.`,
          }
        : {},
    takeDiscards: () => ({}),
    returnTaken: () => ({}),
    passAnyTurn: ({ passAnyTurn }) =>
      passAnyTurn ? { turn: 'Man kann auch passen, also sein Blatt behalten und nichts ziehen.' } : {},
    turnLimit: () => ({}),
    stockEmpty: (rules) => {
      if (rules.stockEmpty === 'reshuffle')
        return { turn: 'Ist der Stapel leer, wird die Ablage ohne ihre oberste Karte gemischt und zum neuen Stapel.' };
      if (rules.play === 'golf')
        return { turn: 'Ist der Stapel leer, kann man nur die oberste Karte der Ablage nehmen.' };
      if (rules.stockEmpty === 'ends')
        return {
          turn: 'Ist die letzte Karte vom Stapel gezogen, endet die Runde nach diesem Zug mit dem Aufdecken, auch wenn andere noch dran gewesen wären.',
        };
      const end =
        rules.stockEmpty === 'void'
          ? `, ohne Verlust oder Gewinn, wenn niemand ${ended(rules)} hat, sonst mit dem Aufdecken,`
          : ' mit dem Aufdecken,';
      return {
        turn:
          `Ist der Stapel leer, kann man statt eines Zuges auch passen: Dann endet die Runde sofort${end} auch wenn andere ` +
          'noch dran gewesen wären.',
      };
    },
    tieBreak: ({ tieBreak }) =>
      tieBreak === 'ranks'
        ? {
            showdown:
              'Bei gleichem Wert entscheidet die Höhe der Karten, die zählen, die höchste zuerst; ein Ass steht über dem König.',
          }
        : {},
    dealLimit: (rules) => {
      const { dealLimit, scoring, sharedWin } = rules;
      if (dealLimit === 0) return {};
      const lives = `die meisten Leben${addsUpHands(rules) ? ' (bei gleich vielen: die meisten Blattpunkte)' : ''}`;
      return {
        aim:
          `Hat bis dahin niemand gewonnen, endet die Partie nach ${dealLimit} ${dealLimit === 1 ? 'Runde' : 'Runden'}: Es ` +
          `gewinnt, wer ${scoring === 'points' ? 'die meisten Punkte' : lives} hat` +
          `${sharedWin ? '; mehrere mit gleich vielen teilen sich den Sieg' : ', und solange das mehrere sind, folgt noch eine Runde'}.`,
      };
    },
    matchEnds: () => ({}),
    sharedWin: () => ({}),
    nextDealer: (rules) => {
      if (rules.nextDealer === 'left') return {};
      const best = rules.play === 'golf' ? 'mit der höchsten Reihe' : 'mit dem höchsten Blatt';
      const won = `eine Runde gewonnen hat, ${canDeclare(rules) ? 'durch Melden oder ' : ''}${best},`;
      if (rules.nextDealer === 'right-of-winner') {
        return {
          start:
            `Wer ${won} spielt in der nächsten zuerst, und sein rechter Nachbar gibt; von mehreren der Erste links vom ` +
            'Geber. Ist keiner davon mehr dabei, gibt der Nächste links.',
        };
      }
      return {
        start:
          `Wer ${rules.nextDealer === 'loser' ? 'in einer Runde etwas verloren hat,' : won} gibt die nächste; von mehreren ` +
          'der Erste links vom Geber. Ist keiner davon mehr dabei, gibt der Nächste links.',
      };
    },
    scoring: (rules) => {
      const collect =
        rules.play === 'golf'
          ? 'Mach deine Reihe so viel wert wie möglich'
          : ranksAsBrag(rules)
            ? 'Bring ein möglichst gutes Blatt wie beim Brag zusammen'
            : 'Sammle hohe Karten einer Farbe';
      return rules.scoring === 'points'
        ? { aim: `${collect}. Das beste Blatt einer Runde punktet, und wer genug Punkte hat, gewinnt die Partie.` }
        : {
            aim:
              `${collect}. Wer in einer Runde am schlechtesten abschneidet, verliert Leben, und ` +
              `${rules.matchEnds === 'first-out' ? 'sobald jemand ausscheidet, gewinnt, wer die meisten hat' : 'wer zuletzt übrig ist, gewinnt die Partie'}.`,
          };
    },
    pointsTarget: ({ pointsTarget, sharedWin }) => ({
      race:
        `Wer zuerst ${points(pointsTarget)} hat, gewinnt die Partie. Schaffen es mehrere in einer Runde, gewinnen die ` +
        `meisten Punkte; bei gleich vielen ${sharedWin ? 'teilen sie sich den Sieg' : 'spielen sie weiter'}. Die Plätze der ` +
        'anderen folgen aus ihren Punkten.',
    }),
    pointsGoTo: () => ({}),
    knockerTieScore: () => ({}),
    lowestScore: (rules) => (takesPoints(rules) ? { showdown: lowestLoses(rules) } : {}),
    handPoints: ({ handPoints }) =>
      handPoints
        ? {
            tokens:
              'Die Werte deiner Blätter aus allen Runden werden zusammengezählt: Scheiden mehrere in einer Runde aus, hat den ' +
              'besseren Platz, wer mehr beisammen hat.',
          }
        : { tokens: 'Wer in derselben Runde ausscheidet, teilt sich den Platz.' },
    buyIns: ({ buyIns }) =>
      buyIns === 0
        ? {}
        : {
            tokens:
              `Wer in einer Runde ausscheidet, kann vor der nächsten einen Einsatz zahlen und mit allen Leben zurückkommen, ` +
              `${howOften(buyIns)} in der Partie und solange noch zwei andere dabei sind. Wer das nicht tut, bleibt draußen.`,
          },
    levelNames: (rules) => {
      const word = wordOf(rules);
      if (word !== null) {
        return {
          tokens: `Leben liegen keine auf dem Tisch: Jedes verlorene ist ein Buchstabe, und wer „${word}“ beisammen hat, ist draußen.`,
        };
      }
      const [names, later] = stepNames(rules).map((some) => LIST.format(some.map((name) => `„${level(name)}“`)));
      if (names === '') return {};
      const added = later === '' ? '' : `; mit vereinbarten Schritten kommen dazu: ${later}`;
      return { tokens: `Die Stufen von allen Leben abwärts haben Namen: ${names}${added}.` };
    },
  },
};

/** Who wins a match for tokens, and how the others are placed. */
function howMatchEnds(rules: HouseRules): string {
  const { dealLimit, matchEnds, sharedWin } = rules;
  if (matchEnds === 'last-left') {
    const places = dealLimit === 0 ? '' : ', und wer am Ende noch dabei ist, nach seinen Leben';
    return `Wer zuletzt übrig ist, gewinnt die Partie; die anderen liegen umso besser, je länger sie dabei waren${places}`;
  }
  const most = `die meisten Leben${addsUpHands(rules) ? ' (bei gleich vielen: die meisten Blattpunkte)' : ''}`;
  const tied = sharedWin
    ? '; mehrere mit gleich vielen teilen sich den Sieg'
    : ', und solange das mehrere sind, folgt noch eine Runde';
  return `Die Partie endet mit der Runde, in der jemand ausscheidet: Es gewinnt, wer ${most} hat${tied}; die anderen liegen nach ihren Leben`;
}
