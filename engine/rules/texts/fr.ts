/** What is said about rules in French. */
import { canKnock, hasKnocker, keepsPromises } from '../idle.ts';
import { stepNames } from '../step-names.ts';
import type { HouseRules } from '../table.ts';
import { fullTotal } from '../../value.ts';
import type { RuleTexts } from './rule-texts.ts';

const LEVELS: Readonly<Record<string, string>> = {
  'no letter': 'aucune lettre',
  'seated at the back': 'au fond, sur un siège',
  'standing at the back': 'au fond, debout',
  'in the middle': 'au milieu',
  'at the front': 'à l’avant',
  'on the stairs': 'sur les marches',
  'on the second step': 'sur la deuxième marche',
  'asking the driver to stop': 'près du chauffeur',
};

function level(name: string): string {
  return LEVELS[name] ?? name;
}

const LIST = new Intl.ListFormat('fr');

const CARD_POINTS = 'Un as compte 11, un roi, une dame ou un valet 10, et toute autre carte son nombre.';
const PILES = 'La carte suivante ouvre la défausse, face visible, et le reste est la pioche.';
const FIRST =
  'Le sort désigne le premier donneur. Qui est à gauche du donneur commence. On joue et on donne dans le sens des aiguilles ' +
  'd’une montre.';
const FURTHER_TURNS = 'tous les autres jouent encore une fois, puis tout le monde montre sa main';
const CLOSE =
  'Cela compte comme si cette personne avait cogné, sans autre tour et quelles que soient les conditions pour cogner.';

/** "1 jeton", "2 jetons"; none is counted as one. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count < 2 ? '' : 's'}`;
}

function jetons(count: number): string {
  return counted(count, 'jeton');
}

function showdown(rules: HouseRules): string {
  const hand = rules.play === 'golf' ? 'rangée' : 'main';
  const compared =
    rules.play === 'golf' ? 'On compare toutes les rangées.' : 'Toutes les mains sont montrées et comparées.';
  if (rules.scoring === 'points') {
    const except = hasKnocker(rules) ? ', mais qui a cogné ne marque rien' : '';
    return `${compared} La plus haute ${hand} marque 1 point. En cas d’égalité, chacune marque 1 point${except}.`;
  }
  return (
    `${compared} ${keepsPromises(rules) ? 'Si personne n’a cogné, la' : 'La'} plus basse ${hand} perd 1 jeton. ` +
    'En cas d’égalité au plus bas, chacune perd 1 jeton.'
  );
}

function dealtFull(rules: HouseRules): string {
  return rules.scoring === 'points'
    ? 'S’il y a des mains de {full}, chacune marque 1 point et aucune autre ne marque.'
    : 'S’il y a des mains de {full}, tous les autres perdent exactement 1 jeton.';
}

export const FRENCH_RULES: RuleTexts = {
  level,
  groups: {
    aim: 'Le but',
    cards: 'Les cartes',
    start: 'Avant le premier tour',
    turn: 'Un tour',
    knock: 'Cogner',
    full: 'Annoncer {full}',
    showdown: 'On montre les mains',
    tokens: 'Jetons et sortie',
    race: 'La course aux points',
  },
  meanings: {
    players: 'combien de personnes peuvent jouer',
    deck: 'le jeu : 52 cartes, ou 40 sans 8, 9 ni 10',
    handSize: 'cartes en main',
    play: 'piocher et défausser, ou découvrir une rangée de cartes (golf)',
    lives: 'jetons au départ',
    grace: 'sans jeton, on joue encore jusqu’à la prochaine perte',
    graceSeats: 'combien peuvent être en sursis à la fois, 0 pour autant qu’on veut',
    threeOfAKind: 'ce que vaut un brelan',
    threeAces: 'ce que valent trois as',
    straightFlush: 'ce que vaut une suite de trois cartes d’une couleur',
    declare: 'si 31 est annoncé tout seul, au choix, ou jamais',
    declareAfterKnock: 'si on peut annoncer 31 quand quelqu’un a cogné',
    knockerLossOn31: 'ce que perd qui a cogné quand un autre annonce',
    knockTiming: 'à quel moment du tour on cogne',
    knockMinimum: 'la plus petite valeur qui permet de cogner',
    knockSameSuit: 'cogner avec une seule couleur',
    knockFirstTurn: 'si on peut cogner à son premier tour',
    knockPromise: 'ce que promet qui cogne',
    counterKnock: 'si le suivant peut cogner aussi et finir la donne',
    knockerLowestLoss: 'ce que perd qui a cogné et se trouve seul au plus bas',
    knockerTieLoss: 'ce que perd qui a cogné et partage le plus bas',
    othersTieLoss: 'ce que perd alors chacun des autres au plus bas',
    finalTurnStand: 'si on peut garder sa main au dernier tour',
    hammer: 'si le premier peut faire montrer tout le monde aussitôt',
    suddenDeath: 'si le donneur peut faire comparer une seule carte chacun',
    stockEmpty: 'ce qui arrive quand la pioche est vide',
    tieBreak: 'si la hauteur des cartes départage les valeurs égales',
    scoring: 'perdre des jetons, ou courir après les points',
    pointsTarget: 'points qui gagnent la partie',
    handPoints: 'si on additionne aussi la valeur des mains',
    buyIns: 'combien de fois on peut revenir après sa sortie',
    levelNames: 'noms des étapes, de tous les jetons jusqu’au sursis',
  },
  labels: {
    players: ([fewest, most]) => (fewest === most ? `pour ${most} joueurs` : `pour ${fewest} à ${most} joueurs`),
    deck: { standard52: 'jeu de 52', italian40: 'jeu italien de 40, sans 8, 9 ni 10' },
    handSize: { 3: 'trois cartes chacun', 4: 'quatre cartes chacun, {full} au mieux' },
    play: { 'draw-discard': 'piocher et défausser', golf: 'golf : trois tours pour découvrir une rangée de cartes' },
    lives: (lives) => `${jetons(lives)} chacun`,
    grace: { true: 'en sursis après le dernier jeton', false: 'hors jeu avec le dernier jeton' },
    graceSeats: { 0: 'autant qu’on veut en sursis', 1: 'un seul en sursis à la fois' },
    threeOfAKind: {
      null: 'un brelan ne vaut rien de spécial',
      30: 'un brelan compte 30',
      30.5: 'un brelan compte 30½',
      top: 'un brelan bat {full}',
    },
    threeAces: { null: 'trois as ne valent rien de spécial', 33: 'trois as comptent 33' },
    straightFlush: { null: 'une suite ne vaut rien de spécial', 30: 'une suite d’une couleur compte 30' },
    declare: {
      automatic: '{full} finit la donne',
      manual: '{full} peut s’annoncer ou se taire',
      off: '{full} ne s’annonce pas',
    },
    declareAfterKnock: { true: '{full} même quand quelqu’un a cogné', false: '{full} seulement avant qu’on cogne' },
    knockerLossOn31: {
      1: 'qui a cogné perd 1 quand un autre annonce',
      2: 'qui a cogné perd 2 quand un autre annonce',
    },
    knockTiming: {
      'instead-of-draw': 'cogner au lieu de piocher',
      'before-draw': 'cogner, puis piocher',
      'after-draw': 'cogner avec la carte défaussée',
    },
    knockMinimum: (value) => (value === 0 ? 'cogner avec toute valeur' : `cogner à partir de ${value}`),
    knockSameSuit: { false: 'cogner avec toutes couleurs', true: 'cogner avec une seule couleur' },
    knockFirstTurn: { true: 'cogner dès le premier tour', false: 'ne pas cogner au premier tour' },
    knockPromise: {
      'not-lowest': 'qui cogne promet de ne pas être au plus bas',
      highest: 'qui cogne promet la plus haute main',
    },
    counterKnock: { false: 'on cogne une fois par donne', true: 'le suivant peut cogner aussi' },
    knockerLowestLoss: {
      2: 'qui a cogné, seul au plus bas, perd 2',
      1: 'qui a cogné, seul au plus bas, perd 1',
    },
    knockerTieLoss: {
      0: 'qui a cogné, à égalité au plus bas, ne perd rien',
      1: 'qui a cogné, à égalité au plus bas, perd 1',
      2: 'qui a cogné, à égalité au plus bas, perd 2',
    },
    othersTieLoss: {
      1: 'à égalité au plus bas avec qui a cogné, on perd 1',
      0: 'à égalité au plus bas avec qui a cogné, on ne perd rien',
    },
    finalTurnStand: { false: 'on ne reste pas au dernier tour', true: 'on peut rester au dernier tour' },
    hammer: {
      off: 'pas de marteau',
      hammer: 'marteau : le premier peut faire montrer tout le monde',
      shotgun: 'à l’aveugle : le premier peut faire montrer tout le monde, sans voir',
    },
    suddenDeath: {
      false: 'pas de mort subite',
      true: 'mort subite : le donneur peut faire comparer une carte chacun',
    },
    stockEmpty: { showdown: 'pas de nouvelle pioche', reshuffle: 'la défausse devient la nouvelle pioche' },
    tieBreak: { none: 'les valeurs égales restent égales', ranks: 'la hauteur des cartes départage' },
    scoring: { lives: 'des jetons à perdre', points: 'une course aux points' },
    pointsTarget: (target) => (target === 1 ? '1 point gagne' : `${target} points gagnent`),
    handPoints: { false: 'la valeur des mains ne s’additionne pas', true: 'la valeur des mains s’additionne' },
    buyIns: (times) => (times === 0 ? 'pas de retour' : `${counted(times, 'retour')} chacun`),
    levelNames: (names) =>
      names.length === 0 ? 'étapes sans nom' : `étapes : ${names.map((name) => level(name)).join(', ')}`,
  },
  reasons: {
    golfRow: 'au golf, une rangée a trois cartes',
    golfValue: 'au golf, les mains ont leurs propres valeurs',
    golfKnock: 'au golf, on ne cogne pas',
    golfDeclare: 'au golf, on n’annonce rien',
    golfHammer: 'au golf, il n’y a pas de marteau',
    race: 'dans une course aux points, personne n’a de jetons',
    noRace: 'on joue pour des jetons, pas pour des points',
    noGrace: 'personne n’est jamais en sursis',
    declareOff: 'personne n’annonce',
    noLateDeclaring: 'personne n’annonce quand on a cogné',
    promise: 'qui cogne promet la plus haute main, et cela seul compte',
    nobodyKnocks: 'aucune main n’est assez bonne pour cogner',
    declaredAtOnce: 'une main assez bonne pour cogner s’annonce aussitôt',
    neverBeaten: 'aucune main ne vaut plus qu’une main assez bonne pour cogner',
    everyHand: 'toute main qui peut cogner vaut autant',
    oneSuitAnyway: 'aucune main de plusieurs couleurs n’est assez bonne pour cogner',
    acesOnTop: 'un brelan est la plus haute main, et personne n’annonce',
    twoPlayers: 'à deux, personne ne peut revenir dans la partie',
    stockLasts: 'avec si peu de joueurs, la pioche du golf ne s’épuise jamais',
  },
  games: {
    special: 'Ce qui est particulier',
    withoutEffect: 'Sans effet',
    alike: (hasExceptions) =>
      hasExceptions
        ? 'Les deux se jouent de la même façon. Seul ceci diffère :'
        : 'Les deux se jouent de la même façon.',
    different: (count) => (count === 1 ? '1 règle diffère.' : `${count} règles diffèrent.`),
    differentWithoutEffect: 'Différent, mais sans effet',
    playsLike: (game, others) => `${game} se joue comme ${LIST.format(others)}.`,
  },
  sentences: {
    players: ({ players: [fewest, most] }) => ({
      aim: fewest === most ? `On joue à ${most}, chacun pour soi.` : `On joue de ${fewest} à ${most}, chacun pour soi.`,
    }),
    deck: ({ deck }) => ({
      cards: `${
        deck === 'italian40'
          ? 'Le jeu a 40 cartes : ni 8, ni 9, ni 10, si bien que le valet suit le 7.'
          : 'Le jeu a 52 cartes.'
      } ${CARD_POINTS}`,
    }),
    handSize: ({ handSize }) => ({
      cards:
        `Chacun reçoit ${handSize === 4 ? 'quatre' : 'trois'} cartes. ${PILES} Une main vaut le plus grand total qu’elle ` +
        `a dans une seule couleur : {full} au mieux, un as et ${handSize === 4 ? 'trois' : 'deux'} cartes qui comptent 10.`,
    }),
    play: (rules) =>
      rules.play === 'golf'
        ? {
            cards:
              `Chacun reçoit trois cartes en rangée, face cachée, et personne ne les regarde. ${PILES} Une rangée vaut le ` +
              'plus grand total qu’elle a dans une couleur ou dans un rang.',
            turn:
              `${FIRST} Prends la carte du dessus de la défausse et pose-la face visible à la place d’une de tes cartes ` +
              'cachées, qui va à la défausse. Ou bien pioche et regarde la carte : mets-la dans ta rangée de la même façon, ' +
              'ou défausse-la et retourne une de tes cartes cachées. Les cartes visibles restent en place. On ne cogne pas. ' +
              'Après trois tours chacun, toutes les rangées sont ouvertes et la donne finit.',
            showdown: showdown(rules),
          }
        : {
            turn:
              `${FIRST} Pioche la carte du dessus, que personne d’autre ne voit, ou prends celle du dessus de la défausse. ` +
              'Puis défausse une carte : n’importe laquelle, sauf celle que tu viens de prendre à la défausse. Une donne où ' +
              'chacun a joué 50 tours finit, et on montre les mains.',
            showdown: showdown(rules),
          },
    lives: ({ lives, grace }) => ({
      tokens:
        `Chacun commence avec ${jetons(lives)}. Qui reste en dernier gagne la partie ; les autres sont d’autant mieux placés ` +
        'qu’ils sortent tard. Après une donne qui en laisse au moins deux, on peut s’accorder une marche de plus : tous ceux ' +
        `qui jouent reçoivent un jeton, et qui vient de sortir reste, ${grace ? 'en sursis' : 'avec 1 jeton'}. Cela peut ` +
        'arriver cinq fois par partie.',
    }),
    grace: ({ grace }) => ({
      tokens: grace
        ? 'Qui n’a plus de jeton joue encore, en sursis, jusqu’à la prochaine perte. Qui ne peut pas payer toute une perte ' +
          'sort. Si une donne faisait sortir tous ceux qui restent, ils restent, en sursis, et on joue une autre donne.'
        : 'Qui n’a plus de jeton sort. Si une donne faisait sortir tous ceux qui restent, ils restent avec 1 jeton, et on ' +
          'joue une autre donne.',
    }),
    graceSeats: ({ graceSeats }) =>
      graceSeats === 1
        ? {
            tokens:
              'Une seule personne à la fois peut être en sursis : qui perd son dernier jeton quand la place est prise sort ' +
              'aussitôt. Si deux y arrivent à la même donne, la place va à la première à gauche du donneur.',
          }
        : {},
    threeOfAKind: ({ threeOfAKind }) => {
      if (threeOfAKind === null) return {};
      if (threeOfAKind === 'top')
        return {
          cards:
            'Un brelan, c’est-à-dire trois cartes de même rang, bat toute autre main, {full} aussi, et un brelan plus haut bat ' +
            'un plus bas.',
        };
      return {
        cards: `Un brelan, c’est-à-dire trois cartes de même rang, compte ${threeOfAKind === 30 ? '30' : '30½'}, si aucune couleur de la main ne vaut plus.`,
      };
    },
    threeAces: ({ threeAces, threeOfAKind, declare }) => {
      if (threeAces === null) return {};
      if (threeOfAKind === 'top') {
        const quiet = declare === 'manual' ? ' ; tus, ils comptent 30' : '';
        return { cards: `Trois as s’annoncent comme {full}${quiet}.` };
      }
      const declared = {
        automatic: ' et s’annoncent comme {full}',
        manual: ' et s’annoncent comme {full} ; tus, ils comptent 30',
        off: '',
      };
      return { cards: `Trois as comptent 33${declared[declare]}.` };
    },
    straightFlush: ({ straightFlush }) =>
      straightFlush === null
        ? {}
        : {
            cards:
              'Trois cartes d’une couleur qui se suivent, l’as en haut ou en bas, comptent 30 là où elles compteraient moins.',
          },
    declare: (rules) => {
      if (rules.declare === 'off')
        return { full: '{full} n’est qu’une haute main : on ne l’annonce pas, et le jeu continue.' };
      const price =
        rules.scoring === 'points'
          ? 'Qui annonce marque 1 point, et personne d’autre ne marque.'
          : 'Tous ceux qui n’annoncent pas perdent 1 jeton.';
      if (rules.declare === 'automatic')
        return {
          full:
            'Qui a {full} après avoir défaussé, ou le reçoit, l’annonce en montrant sa main, et la donne finit aussitôt. Si ' +
            `plusieurs le reçoivent, tous l’annoncent. ${price}`,
        };
      return {
        full:
          'Qui a {full} après avoir défaussé, ou le reçoit, peut l’annoncer en montrant sa main ; cela finit la donne. Si ' +
          `plusieurs le reçoivent, on demande d’abord à chacun. ${price} {full} gardé pour soi compte ${fullTotal(rules) - 1} et ne peut s’annoncer qu’une fois défait puis refait.`,
      };
    },
    declareAfterKnock: ({ declareAfterKnock }) => ({
      full: declareAfterKnock
        ? 'On peut aussi annoncer quand quelqu’un a cogné.'
        : 'Dès que quelqu’un a cogné, on n’annonce plus : ce n’est qu’une haute main.',
    }),
    knockerLossOn31: ({ knockerLossOn31 }) =>
      knockerLossOn31 === 2 ? { full: 'Qui a cogné perd 2 jetons quand un autre annonce.' } : {},
    knockTiming: ({ knockTiming }) => ({
      knock: {
        'instead-of-draw': `Au lieu de piocher, tu peux cogner et garder ta main : ${FURTHER_TURNS}.`,
        'before-draw': `Avant de piocher, tu peux cogner. Tu pioches ou prends quand même, et tu défausses ; ${FURTHER_TURNS}.`,
        'after-draw': `Après avoir pioché ou pris, tu peux cogner avec la carte que tu défausses : ${FURTHER_TURNS}.`,
      }[knockTiming],
    }),
    knockMinimum: (rules) => {
      if (rules.knockMinimum === 0) return {};
      if (!canKnock(rules)) return { knock: 'Aucune main n’est assez bonne pour cogner : personne ne le peut.' };
      const when = { 'instead-of-draw': '', 'before-draw': ' avant de piocher', 'after-draw': ' après la défausse' };
      return { knock: `Il faut au moins ${rules.knockMinimum}${when[rules.knockTiming]} pour cogner.` };
    },
    knockSameSuit: (rules) =>
      rules.knockSameSuit && canKnock(rules) ? { knock: 'Il faut une main d’une seule couleur pour cogner.' } : {},
    knockFirstTurn: ({ knockFirstTurn }) =>
      knockFirstTurn ? {} : { knock: 'Personne ne peut cogner à son premier tour d’une donne.' },
    knockPromise: ({ knockPromise, hammer }) => {
      const calls = { off: '', hammer: ' (ou joue le marteau)', shotgun: ' (ou joue à l’aveugle)' };
      return knockPromise === 'highest'
        ? {
            showdown:
              `Qui cogne${calls[hammer]} promet la plus haute main. Si personne n’a davantage, tous les autres perdent ` +
              '1 jeton ; sinon, qui a cogné est seul à perdre, 1 jeton.',
          }
        : {};
    },
    counterKnock: ({ counterKnock }) => ({
      knock: counterKnock
        ? 'Le joueur suivant peut cogner aussi, aux mêmes conditions : le jeu s’arrête aussitôt, on montre les mains, et c’est ' +
          'le premier des deux qui compte comme ayant cogné.'
        : 'Quand quelqu’un a cogné, plus personne ne peut cogner.',
    }),
    knockerLowestLoss: ({ knockerLowestLoss }) => ({
      showdown: `Qui a cogné et a seul la plus basse main perd ${jetons(knockerLowestLoss)}.`,
    }),
    knockerTieLoss: ({ knockerTieLoss }) => ({
      showdown: `Qui a cogné et partage la plus basse main ${
        knockerTieLoss === 0 ? 'ne perd rien' : `perd ${jetons(knockerTieLoss)}`
      }.`,
    }),
    othersTieLoss: ({ othersTieLoss }) => ({
      showdown: `Les autres, dans cette égalité, ${othersTieLoss === 0 ? 'ne perdent rien' : 'perdent 1 jeton chacun'}.`,
    }),
    finalTurnStand: ({ finalTurnStand }) =>
      finalTurnStand
        ? { knock: 'Au dernier tour, quand quelqu’un a cogné, tu peux rester : garder ta main sans piocher.' }
        : {},
    hammer: (rules) => {
      switch (rules.hammer) {
        case 'off':
          return {};
        case 'hammer':
          return {
            start: `À la place du premier tour, qui le joue peut abattre le marteau : tous montrent leur main. ${CLOSE}`,
          };
        case 'shotgun':
          return {
            start:
              'Avant que personne ne regarde ses cartes, qui est à gauche du donneur peut jouer à l’aveugle : tous montrent ' +
              `leur main. ${CLOSE}${rules.declare === 'off' ? '' : ` ${dealtFull(rules)}`}`,
          };
      }
    },
    suddenDeath: ({ suddenDeath, scoring }) =>
      suddenDeath
        ? {
            start:
              'Quand chacun a reçu une carte, face cachée, le donneur peut demander la mort subite : on retourne ces cartes, et on ' +
              'compare ce qu’elles comptent ; chacun de ceux qui ont la plus ' +
              `${scoring === 'points' ? 'haute marque 1 point' : 'basse perd 1 jeton'}, et la donne est finie.`,
          }
        : {},
    stockEmpty: (rules) => {
      if (rules.stockEmpty === 'reshuffle')
        return {
          turn: 'Quand la pioche est vide, on mélange la défausse, sauf sa carte du dessus : c’est la nouvelle pioche.',
        };
      if (rules.play === 'golf')
        return { turn: 'Quand la pioche est vide, on ne peut que prendre le dessus de la défausse.' };
      return {
        turn:
          'Quand la pioche est vide, on peut aussi passer au lieu de jouer : la donne finit aussitôt et on montre les mains, ' +
          'même si d’autres avaient encore un tour.',
      };
    },
    tieBreak: ({ tieBreak }) =>
      tieBreak === 'ranks'
        ? {
            showdown:
              'À valeur égale, la hauteur des cartes qui comptent départage, la plus haute d’abord ; un as est au-dessus d’un roi.',
          }
        : {},
    scoring: (rules) => {
      const collect =
        rules.play === 'golf' ? 'Fais la rangée de plus grande valeur' : 'Réunis de hautes cartes d’une seule couleur';
      return rules.scoring === 'points'
        ? { aim: `${collect}. La meilleure main d’une donne marque, et assez de points gagnent la partie.` }
        : { aim: `${collect}. À chaque donne quelqu’un perd des jetons, et qui reste en dernier gagne la partie.` };
    },
    pointsTarget: ({ pointsTarget }) => ({
      race:
        `Qui a le premier ${counted(pointsTarget, 'point')} gagne la partie. Si plusieurs y arrivent à la même donne, le ` +
        'plus de points gagne ; à égalité, on continue. Les autres sont classés d’après leurs points.',
    }),
    handPoints: ({ handPoints }) =>
      handPoints
        ? {
            tokens:
              'On additionne aussi la valeur de tes mains à toutes les donnes : si plusieurs sortent à la même donne, la plus ' +
              'grande somme donne la meilleure place.',
          }
        : { tokens: 'Ceux qui sortent à la même donne partagent leur place.' },
    buyIns: ({ buyIns }) =>
      buyIns === 0
        ? {}
        : {
            tokens:
              'Qui sort à une donne peut payer une mise avant la suivante et revenir avec tous ses jetons, ' +
              `${buyIns} fois par partie et tant que deux autres jouent. Qui ne le fait pas est sorti pour de bon.`,
          },
    levelNames: (rules) => {
      const [names, later] = stepNames(rules).map((some) => LIST.format(some.map((name) => `« ${level(name)} »`)));
      if (names === '') return {};
      const added = later === '' ? '' : ` ; les marches convenues ajoutent ${later}`;
      return { tokens: `Les étapes, de tous les jetons vers le bas, ont des noms : ${names}${added}.` };
    },
  },
};
