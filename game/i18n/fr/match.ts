import { capitalised } from '../grammar.ts';
import type { Speaker } from '../message-arguments.ts';
import type { Words } from '../parts.ts';
import { counted, elided, the } from './speaking.ts';

const CALLED: Record<string, string> = { '31': 'Trente-et-un', '41': 'Quarante-et-un' };

export const questions: Words['questions'] = {
  shotgun: {
    title: 'À l’aveugle ?',
    text: (byPoints) =>
      `Montrer toutes les cartes sans les avoir vues : c’est comme si tu cognais, et ${byPoints ? 'la plus haute main marque' : 'la plus basse main perd'}.`,
    yes: 'Cartes sur table !',
    no: 'Regarder d’abord',
  },
  suddenDeath: {
    title: 'Mort subite ?',
    text: (byPoints) =>
      `Chacun a une carte qu’il n’a pas vue. Si on les montre, ${byPoints ? 'la plus haute marque' : 'la plus basse perd'}.`,
    yes: 'Cartes sur table !',
    no: 'Continuer la donne',
  },
  dealerChoice: {
    title: 'Garder ta main ?',
    text: (value) =>
      `${value === null ? '' : `Elle vaut ${value}. `}Tu peux l’échanger tout entière contre les trois cartes cachées du milieu ; les tiennes prennent leur place.`,
    keep: 'La garder',
    change: 'L’échanger',
  },
  knock: {
    title: 'Cogner ?',
    text: (value) => `Tu as maintenant ${value}. Cogner, ou continuer ?`,
    yes: 'Cogner',
    no: 'Continuer',
  },
  declare: {
    title: (value) => `Tu as ${value}`,
    text: (quiet) => `Dis-le avant que l’anneau soit vide, sinon ta main compte ${quiet}.`,
    yes: (value) => `${CALLED[value] ?? value} !`,
    fire: (hand) => `${CALLED[hand] ?? capitalised(hand)} !`,
    no: 'Se taire',
    unhurried: 'La touche T l’annonce, la touche Q le tait, et toute autre te redonne tout ton temps.',
  },
  buyIn: {
    title: 'Tu es hors jeu',
    text: (coins) => `Payer une mise et revenir${coins === null ? '' : ` avec ${coins}`} ?`,
    yes: 'Revenir',
    no: 'Rester hors jeu',
  },
};

export const watching: Words['watching'] = {
  open: 'Montrer\nles mains',
  close: 'Cacher\nles mains',
};

export const takeBack: Words['takeBack'] = {
  button: 'Reprendre le coup',
  key: 'reprendre le coup',
  title: 'Reprendre ton coup ?',
  text: 'Cette partie ne comptera plus pour le classement, les objectifs et les statistiques.',
  keep: 'Continuer',
  done: 'Coup repris.',
};

export const hints: Words['hints'] = {
  button: 'Conseil',
  key: 'demander un conseil',
  thinking: 'Voyons voir…',
  act: {
    draw: 'Pioche',
    take: (card) => `Prends ${the(card)}`,
    takeOne: 'Prends la carte défaussée',
    discard: (card) => `Défausse ${the(card)}`,
    give: (card) => `Donne ${the(card)}`,
    knock: 'Cogne',
    knockWith: (card) => `Cogne en défaussant ${the(card)}`,
    stand: 'Reste : garde ta main',
    pass: 'Passe',
    hammer: 'Fais montrer toutes les mains',
    look: 'Regarde tes cartes',
    suddenDeath: 'Demande la mort subite',
    deal: 'Continue la donne',
    declare: 'Annonce-le',
    quiet: 'Ne dis rien',
    replace: (place) => `Mets-la à la place de la carte ${place}`,
    flip: (place) => `Défausse-la et retourne la carte ${place}`,
    swapAll: 'Échange les trois cartes',
    keep: 'Garde ta main',
    change: 'Échange ta main contre le milieu',
    newPool: 'Demande trois nouvelles cartes',
    playOn: 'Continue sans cogner',
    done: 'Termine ton tour',
    passOn: 'Passe',
    buyIn: 'Reviens dans la partie',
    leave: 'Reste hors jeu',
  },
  than: {
    draw: 'piocher',
    take: (card) => `prendre ${the(card)}`,
    takeOne: 'prendre la carte défaussée',
    discard: (card) => `défausser ${the(card)}`,
    give: (card) => `donner ${the(card)}`,
    knock: 'cogner',
    knockWith: (card) => `cogner avec ${the(card)}`,
    stand: 'rester',
    pass: 'passer',
    hammer: 'faire montrer les mains',
    look: 'regarder tes cartes',
    suddenDeath: 'demander la mort subite',
    deal: 'continuer la donne',
    declare: 'l’annoncer',
    quiet: 'se taire',
    replace: (place) => `remplacer la carte ${place}`,
    flip: (place) => `retourner la carte ${place}`,
    swapAll: 'tout échanger',
    keep: 'garder la main',
    change: 'échanger la main',
    newPool: 'demander de nouvelles cartes',
    playOn: 'continuer',
    done: 'terminer ton tour',
    passOn: 'passer',
    buyIn: 'revenir',
    leave: 'rester hors jeu',
  },
  makes: (value) => `cela fait ${value}`,
  keeps: (value) => `tu gardes ${value}`,
  holds: (value) => `tu as ${value}`,
  helps: (count, of, useless) =>
    `${counted(count, 'carte')} sur ${of} ${count < 2 ? 't’aide' : 't’aident'}${useless === null ? '' : `, pas ${the(useless)}`}`,
  more: 'Redemande pour savoir si c’est sûr',
  knockCosts: (percent) =>
    percent === 0 ? 'tu n’y perds presque jamais' : `tu perds ${counted(percent, 'donne')} de ce genre sur 100`,
  knockWouldCost: (percent) => `en cognant, tu perdrais ${counted(percent, 'donne')} de ce genre sur 100`,
  sure: (percent) => `sûr à ${percent} %`,
  wins: (points, than) => `vaut ${points} % de plus ${elided('que', than)}`,
  even: (than) => `à peu près aussi bon ${elided('que', than)}`,
  chance: (percent) => `${percent} % de chances de gagner`,
  byExpert: 'C’est l’avis de l’expert intégré.',
};

function does({ name, you }: Speaker, yours: string, others: string): string {
  return you ? `Tu ${yours}` : `${name} ${others}`;
}

export const a11y: Words['a11y'] = {
  table: (game, deal) => (deal === 0 ? game : `${game}, donne ${deal}`),
  handTitle: ({ name, you }) => (you ? 'Ta main' : `La main ${elided('de', name)}`),
  titled: (title, sentence) => `${title} : ${sentence}`,
  tableTitle: 'Sur la table',
  playersTitle: 'Joueurs',
  actionsTitle: 'Ce que tu peux faire',

  handHidden: 'Aucune main n’est visible.',
  handUnseen: 'Les cartes sont face cachée.',
  noHand: 'Pas encore de cartes.',
  worth: (cards, value) => `${cards} : ${value}.`,
  cards: (cards) => `${cards}.`,
  waits: (card) => `À placer : ${card}.`,
  faceDown: 'face cachée',
  topCard: (card) => `Carte du dessus : ${card}.`,
  asideCard: (card) => `Défaussée à l’instant : ${card}.`,
  noTopCard: 'La défausse est vide.',
  stock: (count) =>
    count === 0
      ? 'La pioche est vide.'
      : count === 1
        ? 'Il reste 1 carte dans la pioche.'
        : `Il reste ${count} cartes dans la pioche.`,
  turn: ({ name, you }) => (you ? 'À toi de jouer.' : `À ${name} de jouer.`),
  nobodysTurn: 'Ce n’est le tour de personne.',
  knocked: (who, turnsLeft) =>
    `${does(who, 'as cogné', 'a cogné')} : encore ${turnsLeft < 2 ? `${turnsLeft} tour` : `${turnsLeft} tours`}.`,
  lastTurns: (turnsLeft) => `Derniers tours : encore ${counted(turnsLeft, 'tour')}.`,
  youCan: (ways) => `Tu peux : ${ways.join(' ; ')}.`,
  nothingYet: 'Rien ne s’est encore passé.',
  dealer: 'distribue',
  knocker: 'a cogné',
  adapts: 's’adapte au jeu des autres',
  onTurn: 'joue',
  player: ({ name, you }, facts) => `${you ? 'Toi' : name} : ${facts.join(', ')}.`,

  pool: (cards) => `Au milieu : ${cards}.`,
  poolFaceDown: 'Trois cartes cachées sont au milieu.',
  empty: 'une place vide',
  laid: (who, card) => `${does(who, 'poses', 'pose')} ${card}.`,
  swappedAll: (who, taken, laid) => `${does(who, 'échanges', 'échange')} tout : ${taken} contre ${laid}.`,
  drew: (who) => `${does(who, 'pioches', 'pioche')}.`,
  drewCard: (who, card) => `${does(who, 'pioches', 'pioche')} ${card}.`,
  took: (who, card) => `${does(who, 'prends', 'prend')} ${card}.`,
  discarded: (who, card) => `${does(who, 'défausses', 'défausse')} ${card}.`,
  passed: (who) => `${does(who, 'passes', 'passe')}.`,
  stood: (who) => `${does(who, 'gardes ta', 'garde sa')} main.`,
  knockWith: (value) => `Cogner avec ${value}`,
  keys: 'Touches',
  keysLead: 'Tout se fait aussi au clavier.',
  keysPlay: 'Jouer',
  keysAsk: 'Consulter',
  keysOther: 'Autres',
  keyDraw: 'piocher, prendre',
  keyKnock: 'cogner',
  keyDigits: 'défausser la carte de ce numéro',
  keyPool: 'Avec trois cartes au milieu : prendre celle de ce numéro, puis donner celle de ta main ; tout échanger',
  keyRow: 'Golf : remplacer la carte de ce numéro ; défausser la carte piochée',
  keySay: 'dire « Trente-et-un ! », ne rien dire',
  keyOthers: 'marteau, mort subite, nouvelles cartes, passer, rester, revenir, regarder ou partir',
  keyHand: 'ma main et ce qu’elle vaut',
  keyTop: 'la carte du dessus',
  keyTokens: 'les jetons de chacun',
  keyTurn: 'à qui de jouer, et ce que je peux faire',
  keyLast: 'ce qui s’est passé depuis mon dernier tour',
  keyRules: 'règles, vitesse, son',
  keyMove: 'se déplacer et appuyer',
  keySkip: 'passer les animations, quitter la table',
  keyHint: 'un conseil',
  keyMarks: 'en revoyant une partie : décision à revoir suivante, précédente',
  keyHelp: 'ces touches',
  twice: 'deux fois',
  space: 'Espace',
  readerNote:
    'Un lecteur d’écran peut garder les lettres seules pour lui : passe-le en mode focus (NVDA : Inser+Espace) ou appuie sur les boutons.',
};

export const result: Words['result'] = {
  youWin: 'Tu gagnes la partie',
  wins: (name) => `${name} gagne la partie`,
  youShare: 'Tu partages la victoire',
  shared: 'La victoire est partagée',
  afterDeals: (count) => `après ${counted(count, 'donne')}`,
  outInDeal: (deal) => `hors jeu à la donne ${deal}`,
  story: {
    place: (place, players, what) => `${place === 1 ? '1er' : `${place}e`} sur ${players} : ${what}`,
    alone: (what) => `Toi : ${what}`,
    putOut: (deal) => `hors jeu à la donne ${deal}`,
    putOutBy: (deal, points) =>
      `hors jeu à ${points === 0.5 ? 'un demi-point' : counted(points, 'point')} près, donne ${deal}`,
    declared: (deal, name, value) => `hors jeu à la donne ${deal} : ${name} avait ${value}`,
    caught: (deal) => `hors jeu à la donne ${deal} pour avoir cogné`,
    behind: (points) => `à ${counted(points, 'point')} du premier`,
    unscathed: (deals) => `Rien perdu en ${counted(deals, 'donne')}`,
    nothingToLose: (deals) =>
      deals === 1 ? 'Une donne passée sans plus rien à perdre' : `${deals} donnes passées sans plus rien à perdre`,
    ownFull: (deal, value) => `Ton ${value} à la donne ${deal} a tout décidé`,
    ownKnock: (deal) => `Tu as cogné à la donne ${deal}, et cela a tout décidé`,
    ahead: (points) => `${counted(points, 'point')} d’avance`,
  },
  easier: {
    offer: 'Tu as perdu trois parties de suite. Veux-tu des adversaires plus faciles ?',
    accept: 'Oui, plus faciles',
    decline: 'Non merci',
  },
  playAgain: 'Rejouer',
  rating: (rating, change) => `Ta cote : ${rating} (${change}).`,
  playedLike: (level) => `Tu as joué comme au niveau «\u00a0${level}\u00a0».`,
  turningPoint: {
    title: 'Le tournant',
    heading: (deal) => `La donne ${deal} a tout décidé`,
    hands: (deal, own, name, other) => `À la donne ${deal}, tu avais ${own}, ${name} ${other}.`,
    why: {
      out: 'Après elle, tu étais hors jeu.',
      last: 'La partie s’est terminée avec elle.',
      race: 'Aucune autre n’a autant compté dans l’écart.',
    },
    watch: 'La revoir',
    play: 'La rejouer',
    playLead: 'Les mêmes cartes, la même situation. Finira-t-elle autrement ?',
    send: 'Défier un ami avec elle',
    sendLead: 'Un lien vers cette donne. Personne ne voit comment elle a fini avant de jouer.',
  },
  rematch: (names) => (names.length === 1 ? `La revanche ${elided('de', names[0])}` : 'Accorder la revanche'),
  menu: 'Menu',
  watchAgain: 'La revoir',
  saveRecord: 'Garder la partie',
};

export const adaptation: Words['adaptation'] = {
  adapted: (name, changed, times) => `${name} a tenu compte du jeu des autres et ${changed} (${times}).`,
  noticed: (name, habit, changed, times) => `${name} a remarqué que ${habit} et ${changed} (${times}).`,
  habits: {
    late: 'tu cognes tard',
    early: 'tu cognes tôt',
    often: 'tu prends beaucoup de cartes visibles',
    seldom: 'tu prends peu de cartes visibles',
  },
  changed: {
    knocked: 'a cogné plus tôt que d’habitude',
    waited: 'a cogné plus tard que d’habitude',
    took: 'a pris la carte visible plus souvent que d’habitude',
    left: 'a laissé la carte visible plus souvent que d’habitude',
    chose: 'a pris d’autres cartes visibles que d’habitude',
    exchanged: 'a échangé plus souvent que d’habitude',
    kept: 'a échangé moins souvent que d’habitude',
    discarded: 'a défaussé autrement que d’habitude',
    played: 'a joué autrement que d’habitude',
  },
  times: (count) => `${count}\u00a0fois`,
};
