/** What is said about rules in German. */
import { canKnock, hasKnocker, keepsPromises } from '../idle.ts';
import { stepNames } from '../step-names.ts';
import type { HouseRules } from '../table.ts';
import { fullTotal } from '../../value.ts';
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
const PILES = 'Die nächste Karte kommt offen auf die Ablage, der Rest ist der Stapel.';
const FIRST =
  'Wer zuerst gibt, entscheidet das Los. Wer links vom Geber sitzt, beginnt. Gespielt und gegeben wird im Uhrzeigersinn.';
const FURTHER_TURNS = 'Alle anderen sind noch einmal dran, dann decken alle auf';

function points(count: number): string {
  return `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;
}

function showdown(rules: HouseRules): string {
  const [article, capitalised, hand] = rules.play === 'golf' ? ['die', 'Die', 'Reihe'] : ['das', 'Das', 'Blatt'];
  const compared =
    rules.play === 'golf' ? 'Alle Reihen werden verglichen.' : 'Alle Blätter werden aufgedeckt und verglichen.';
  if (rules.scoring === 'points') {
    const except = hasKnocker(rules) ? '; wer geklopft hat, bekommt bei Gleichstand nichts' : '';
    return `${compared} ${capitalised} höchste ${hand} bekommt 1 Punkt. Bei Gleichstand bekommt jeder davon 1 Punkt${except}.`;
  }
  const loses = keepsPromises(rules)
    ? `Wenn niemand geklopft hat, verliert ${article} niedrigste ${hand} 1 Leben.`
    : `${capitalised} niedrigste ${hand} verliert 1 Leben.`;
  return `${compared} ${loses} Teilen sich mehrere den letzten Platz, verliert jeder davon 1 Leben.`;
}

function dealtFull(rules: HouseRules): string {
  return rules.scoring === 'points'
    ? 'Ist darunter ein Blatt mit {full}, bekommt jedes davon 1 Punkt und sonst keines.'
    : 'Ist darunter ein Blatt mit {full}, verlieren alle anderen genau 1 Leben.';
}

function howOften(count: number): string {
  return ['nie', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal'][count] ?? `${count}-mal`;
}

const CLOSE = 'Das zählt wie ein Klopfen, ohne weitere Züge; Bedingungen fürs Klopfen gelten dabei nicht.';

export const GERMAN_RULES: RuleTexts = {
  level,
  groups: {
    aim: 'Das Ziel',
    cards: 'Die Karten',
    start: 'Vor dem ersten Zug',
    turn: 'Ein Zug',
    knock: 'Klopfen',
    full: '{full} melden',
    showdown: 'Das Aufdecken',
    tokens: 'Leben und Ausscheiden',
    race: 'Das Rennen um Punkte',
  },
  meanings: {
    players: 'wie viele mitspielen können',
    deck: 'das Kartenspiel: 52 Karten, oder 40 ohne 8, 9 und 10',
    handSize: 'Karten auf der Hand',
    play: 'ziehen und ablegen, oder eine Reihe von Karten aufdecken (Golf)',
    lives: 'Leben zu Beginn',
    grace: 'wer keine Leben mehr hat, schwimmt bis zum nächsten Verlust',
    graceSeats: 'wie viele zugleich schwimmen können, 0 heißt beliebig viele',
    threeOfAKind: 'was drei Gleiche zählen',
    threeAces: 'was drei Asse zählen',
    straightFlush: 'was eine Folge von drei Karten einer Farbe zählt',
    declare: 'ob 31 von selbst gemeldet wird, auf Wunsch oder gar nicht',
    declareAfterKnock: 'ob 31 nach dem Klopfen noch gemeldet werden kann',
    knockerLossOn31: 'was verliert, wer geklopft hat, wenn ein anderer meldet',
    knockTiming: 'wann im Zug geklopft wird',
    knockMinimum: 'Mindestwert, um zu klopfen',
    knockSameSuit: 'klopfen nur mit Karten einer Farbe',
    knockFirstTurn: 'ob man im eigenen ersten Zug klopfen kann',
    knockPromise: 'was das Klopfen verspricht',
    counterKnock: 'ob der Nächste auch klopfen und die Runde beenden kann',
    knockerLowestLoss: 'was verliert, wer geklopft hat und allein am niedrigsten liegt',
    knockerTieLoss: 'was verliert, wer geklopft hat und sich den letzten Platz teilt',
    othersTieLoss: 'was dann jeder andere auf dem letzten Platz verliert',
    finalTurnStand: 'ob man im letzten Zug sein Blatt behalten kann',
    hammer: 'ob der Erste alle sofort aufdecken lassen kann',
    suddenDeath: 'ob der Geber einzelne Karten vergleichen lassen kann',
    stockEmpty: 'was geschieht, wenn der Stapel leer ist',
    tieBreak: 'ob bei gleichem Wert die Höhe der Karten entscheidet',
    scoring: 'Leben verlieren oder um Punkte spielen',
    pointsTarget: 'Punkte, mit denen man gewinnt',
    handPoints: 'ob die Werte der Blätter nebenher gezählt werden',
    buyIns: 'wie oft man nach dem Ausscheiden zurückkommen kann',
    levelNames: 'Namen der Stufen von allen Leben bis zum Schwimmen',
  },
  labels: {
    players: ([fewest, most]) => (fewest === most ? `für ${most} Spieler` : `für ${fewest} bis ${most} Spieler`),
    deck: { standard52: '52 Karten', italian40: '40 italienische Karten, ohne 8, 9 und 10' },
    handSize: { 3: 'drei Karten für jeden', 4: 'vier Karten für jeden, {full} ist das Beste' },
    play: { 'draw-discard': 'ziehen und ablegen', golf: 'Golf: eine Reihe von Karten in drei Zügen aufdecken' },
    lives: (lives) => `${lives} Leben für jeden`,
    grace: { true: 'nach dem letzten Leben schwimmt man', false: 'mit dem letzten Leben ist man draußen' },
    graceSeats: { 0: 'beliebig viele schwimmen', 1: 'nur einer schwimmt zugleich' },
    threeOfAKind: {
      null: 'drei Gleiche zählen nichts Besonderes',
      30: 'drei Gleiche zählen 30',
      30.5: 'drei Gleiche zählen 30½',
      top: 'drei Gleiche schlagen {full}',
    },
    threeAces: { null: 'drei Asse zählen nichts Besonderes', 33: 'drei Asse zählen 33' },
    straightFlush: { null: 'eine Folge zählt nichts Besonderes', 30: 'eine Folge in einer Farbe zählt 30' },
    declare: {
      automatic: '{full} beendet die Runde',
      manual: '{full} kann man melden oder verschweigen',
      off: '{full} wird nicht gemeldet',
    },
    declareAfterKnock: { true: '{full} auch nach dem Klopfen', false: '{full} nur vor dem Klopfen' },
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
    stockEmpty: { showdown: 'kein neuer Stapel', reshuffle: 'die Ablage wird zum neuen Stapel' },
    tieBreak: { none: 'gleiche Werte sind gleich', ranks: 'bei gleichem Wert zählt die Höhe der Karten' },
    scoring: { lives: 'Leben zu verlieren', points: 'ein Rennen um Punkte' },
    pointsTarget: (target) => (target === 1 ? '1 Punkt gewinnt' : `${target} Punkte gewinnen`),
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
    race: 'bei einem Rennen um Punkte hat niemand Leben',
    noRace: 'gespielt wird um Leben, nicht um Punkte',
    noGrace: 'niemand schwimmt jemals',
    declareOff: 'niemand meldet',
    noLateDeclaring: 'nach dem Klopfen meldet niemand',
    promise: 'Klopfen verspricht das höchste Blatt, und nur das zählt',
    nobodyKnocks: 'kein Blatt ist gut genug zum Klopfen',
    declaredAtOnce: 'ein Blatt, das gut genug zum Klopfen ist, wird sofort gemeldet',
    neverBeaten: 'kein Blatt ist mehr wert als eines, mit dem man klopfen kann',
    everyHand: 'jedes Blatt, mit dem man klopfen kann, ist so viel wert',
    oneSuitAnyway: 'kein Blatt aus mehreren Farben ist gut genug zum Klopfen',
    acesOnTop: 'drei Gleiche sind das höchste Blatt, und niemand meldet',
    twoPlayers: 'zu zweit kann niemand in die Partie zurückkommen',
    stockLasts: 'mit so wenigen Spielern wird der Stapel beim Golf nie leer',
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
    deck: ({ deck }) => ({
      cards: `${
        deck === 'italian40'
          ? 'Das Spiel hat 40 Karten: ohne 8, 9 und 10, sodass der Bube auf die 7 folgt.'
          : 'Das Spiel hat 52 Karten.'
      } ${CARD_POINTS}`,
    }),
    handSize: ({ handSize }) => ({
      cards:
        `Jeder bekommt ${handSize === 4 ? 'vier' : 'drei'} Karten. ${PILES} Ein Blatt ist so viel wert wie seine ` +
        `Karten in einer Farbe zusammen, die beste zählt: höchstens {full}, ein Ass und ${handSize === 4 ? 'drei' : 'zwei'} ` +
        'Karten, die 10 zählen.',
    }),
    play: (rules) =>
      rules.play === 'golf'
        ? {
            cards:
              `Jeder bekommt drei Karten verdeckt in eine Reihe, und niemand sieht sie an. ${PILES} Eine Reihe ist so viel ` +
              'wert wie ihre Karten in einer Farbe oder von einem Rang zusammen, das Bessere zählt.',
            turn:
              `${FIRST} Nimm die oberste Karte der Ablage und leg sie offen an die Stelle einer deiner verdeckten Karten, ` +
              'die auf die Ablage kommt. Oder zieh vom Stapel und sieh die Karte an: Leg sie ebenso in deine Reihe, oder ' +
              'leg sie ab und deck eine deiner verdeckten Karten auf. Offene Karten bleiben liegen. Geklopft wird nicht. ' +
              'Nach drei Zügen für jeden liegen alle Reihen offen, und die Runde endet.',
            showdown: showdown(rules),
          }
        : {
            turn:
              `${FIRST} Zieh die oberste Karte vom Stapel, die sonst niemand sieht, oder nimm die oberste Karte der Ablage. ` +
              'Dann leg eine Karte ab, nur nicht die, die du von der Ablage genommen hast. Eine Runde, in der alle 50 Züge ' +
              'hatten, endet mit dem Aufdecken.',
            showdown: showdown(rules),
          },
    lives: ({ lives, grace }) => ({
      tokens:
        `Jeder beginnt mit ${lives} Leben. Wer zuletzt übrig ist, gewinnt die Partie; die anderen liegen umso besser, ` +
        'je länger sie dabei waren. Sind nach einer Runde noch mindestens zwei da, können sich alle auf einen Schritt mehr einigen: ' +
        'Wer dabei ist, bekommt ein Leben dazu, und wer in dieser Runde ausgeschieden ist, bleibt ' +
        `${grace ? 'und schwimmt' : 'mit 1 Leben'}. Das geht fünfmal in einer Partie.`,
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
    threeOfAKind: ({ threeOfAKind }) => {
      if (threeOfAKind === null) return {};
      if (threeOfAKind === 'top')
        return {
          cards:
            'Drei Gleiche, also drei Karten von einem Rang, schlagen jedes andere Blatt, auch {full}, und ein höherer Rang ' +
            'den niedrigeren.',
        };
      return {
        cards: `Drei Gleiche, also drei Karten von einem Rang, zählen ${threeOfAKind === 30 ? '30' : '30½'}, wenn keine Farbe auf der Hand mehr wert ist.`,
      };
    },
    threeAces: ({ threeAces, threeOfAKind, declare }) => {
      if (threeAces === null) return {};
      if (threeOfAKind === 'top') {
        const quiet = declare === 'manual' ? '; verschwiegen zählen sie 30' : '';
        return { cards: `Drei Asse werden gemeldet wie {full}${quiet}.` };
      }
      const declared = {
        automatic: ' und werden gemeldet wie {full}',
        manual: ' und werden gemeldet wie {full}; verschwiegen zählen sie 30',
        off: '',
      };
      return { cards: `Drei Asse zählen 33${declared[declare]}.` };
    },
    straightFlush: ({ straightFlush }) =>
      straightFlush === null
        ? {}
        : {
            cards:
              'Drei aufeinanderfolgende Karten einer Farbe, das Ass hoch oder niedrig, zählen 30, wo sie weniger zählen würden.',
          },
    declare: (rules) => {
      if (rules.declare === 'off')
        return { full: '{full} ist nur ein hohes Blatt: Es wird nicht gemeldet, und das Spiel geht weiter.' };
      const price =
        rules.scoring === 'points'
          ? 'Wer meldet, bekommt 1 Punkt, und sonst bekommt niemand etwas.'
          : 'Alle, die nicht melden, verlieren 1 Leben.';
      if (rules.declare === 'automatic')
        return {
          full:
            'Wer nach dem Ablegen {full} hat oder so viel ausgeteilt bekommt, meldet und zeigt sein Blatt, und die Runde endet ' +
            `sofort. Bekommen mehrere so viel ausgeteilt, melden sie alle. ${price}`,
        };
      return {
        full:
          'Wer nach dem Ablegen {full} hat oder so viel ausgeteilt bekommt, wird gefragt und kann melden, also sein Blatt zeigen; ' +
          'das beendet die Runde. Haben mehrere so viel ausgeteilt bekommen, wird zuvor jeder von ihnen gefragt. ' +
          `${price} Verschwiegen zählt {full} nur ${fullTotal(rules) - 1} und kann erst wieder gemeldet werden, wenn es ` +
          'zerlegt und neu gebildet wurde.',
      };
    },
    declareAfterKnock: ({ declareAfterKnock }) => ({
      full: declareAfterKnock
        ? 'Gemeldet werden kann auch noch, nachdem jemand geklopft hat.'
        : 'Hat jemand geklopft, wird nicht mehr gemeldet: Dann ist es nur ein hohes Blatt.',
    }),
    knockerLossOn31: ({ knockerLossOn31 }) =>
      knockerLossOn31 === 2 ? { full: 'Wer geklopft hat, verliert 2 Leben, wenn ein anderer meldet.' } : {},
    knockTiming: ({ knockTiming }) => ({
      knock: {
        'instead-of-draw': `Statt zu ziehen, kannst du klopfen und dein Blatt behalten: ${FURTHER_TURNS}.`,
        'before-draw': `Bevor du ziehst, kannst du klopfen. Du ziehst oder nimmst trotzdem und legst ab: ${FURTHER_TURNS}.`,
        'after-draw': `Hast du gezogen oder genommen, kannst du mit der Karte klopfen, die du ablegst: ${FURTHER_TURNS}.`,
      }[knockTiming],
    }),
    knockMinimum: (rules) => {
      if (rules.knockMinimum === 0) return {};
      if (!canKnock(rules)) return { knock: 'Kein Blatt ist gut genug zum Klopfen, also kann es niemand.' };
      const when = { 'instead-of-draw': '', 'before-draw': ' vor dem Ziehen', 'after-draw': ' nach dem Ablegen' };
      return { knock: `Klopfen kann nur, wer${when[rules.knockTiming]} ${rules.knockMinimum} oder mehr hat.` };
    },
    knockSameSuit: (rules) =>
      rules.knockSameSuit && canKnock(rules) ? { knock: 'Klopfen kann nur, wer lauter Karten einer Farbe hat.' } : {},
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
    counterKnock: ({ counterKnock }) => ({
      knock: counterKnock
        ? 'Wer nach dem Klopfer dran ist, kann unter denselben Bedingungen auch klopfen: Dann decken alle sofort auf, und als ' +
          'Klopfer zählt der erste von beiden.'
        : 'Hat jemand geklopft, kann es kein anderer mehr.',
    }),
    knockerLowestLoss: ({ knockerLowestLoss }) => ({
      showdown: `Wer geklopft hat und allein das niedrigste Blatt hat, verliert ${knockerLowestLoss} Leben.`,
    }),
    knockerTieLoss: ({ knockerTieLoss }) => ({
      showdown: `Wer geklopft hat und sich das niedrigste Blatt mit anderen teilt, verliert ${
        knockerTieLoss === 0 ? 'nichts' : `${knockerTieLoss} Leben`
      }.`,
    }),
    othersTieLoss: ({ othersTieLoss }) => ({
      showdown: `Die anderen verlieren dabei ${othersTieLoss === 0 ? 'nichts' : 'je 1 Leben'}.`,
    }),
    finalTurnStand: ({ finalTurnStand }) =>
      finalTurnStand
        ? { knock: 'Im letzten Zug nach dem Klopfen kannst du bleiben: dein Blatt behalten und nichts ziehen.' }
        : {},
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
              `${CLOSE}${rules.declare === 'off' ? '' : ` ${dealtFull(rules)}`}`,
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
    stockEmpty: (rules) => {
      if (rules.stockEmpty === 'reshuffle')
        return { turn: 'Ist der Stapel leer, wird die Ablage ohne ihre oberste Karte gemischt und zum neuen Stapel.' };
      if (rules.play === 'golf')
        return { turn: 'Ist der Stapel leer, kann man nur die oberste Karte der Ablage nehmen.' };
      return {
        turn:
          'Ist der Stapel leer, kann man statt eines Zuges auch passen: Dann endet die Runde sofort mit dem Aufdecken, auch ' +
          'wenn andere noch dran gewesen wären.',
      };
    },
    tieBreak: ({ tieBreak }) =>
      tieBreak === 'ranks'
        ? {
            showdown:
              'Bei gleichem Wert entscheidet die Höhe der Karten, die zählen, die höchste zuerst; ein Ass steht über dem König.',
          }
        : {},
    scoring: (rules) => {
      const collect =
        rules.play === 'golf' ? 'Mach deine Reihe so viel wert wie möglich' : 'Sammle hohe Karten einer Farbe';
      return rules.scoring === 'points'
        ? { aim: `${collect}. Das beste Blatt einer Runde punktet, und wer genug Punkte hat, gewinnt die Partie.` }
        : { aim: `${collect}. In jeder Runde verliert jemand Leben, und wer zuletzt übrig ist, gewinnt die Partie.` };
    },
    pointsTarget: ({ pointsTarget }) => ({
      race:
        `Wer zuerst ${points(pointsTarget)} hat, gewinnt die Partie. Schaffen es mehrere in einer Runde, gewinnen die ` +
        'meisten Punkte; bei gleich vielen spielen sie weiter. Die Plätze der anderen folgen aus ihren Punkten.',
    }),
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
      const [names, later] = stepNames(rules).map((some) => LIST.format(some.map((name) => `„${level(name)}“`)));
      if (names === '') return {};
      const added = later === '' ? '' : `; mit vereinbarten Schritten kommen dazu: ${later}`;
      return { tokens: `Die Stufen von allen Leben abwärts haben Namen: ${names}${added}.` };
    },
  },
};
