import type { Level, PlayingStyle } from '../../../engine/bots/characters.ts';
import type { Words } from '../parts.ts';
import { names } from './names.ts';
import { counted, elided } from './speaking.ts';

export const page: Words['page'] = {
  title: 'Trente-et-un',
  description: 'Trente-et-un (Scat, Blitz) contre des adversaires qui ont appris tout seuls.',
};

export const menu: Words['menu'] = {
  labelled: (label: string, detail: string): string => `${label}\u00a0: ${detail}`,
  title: 'Trente-et-un',
  summary: 'Scat : une seule couleur, au plus près de 31.\nLa main la plus basse perd un jeton.',
  play: 'Jouer',
  teaching: 'Apprentissage',
  teachingPaused: 'en pause',
  options: 'Réglages',
  records: 'Parties',
  ladder: 'L’échelle',
  lesson: 'La leçon',
  lessonOffer: 'Tu débutes ?\nUne courte leçon',
  players: 'Joueurs',
  fewer: 'Moins d’adversaires',
  more: 'Plus d’adversaires',
  game: 'Jeu',
  gamePlayed: (name) => `Jeu : ${name}`,
  friends: 'Jouer entre amis',
  opponents: (count) => counted(count, 'adversaire'),
  opponentsAt: (count, level) => `${counted(count, 'adversaire')}\u00a0· ${level}`,
  watch: (bots) => `Regarder ${bots} bots`,
  hint: '1 à 9 : adversaires  ·  Entrée : jouer',
  rating: (rating) => `Cote ${rating}`,
  tiles: {
    today: {
      open: 'Huit donnes, les mêmes pour tous',
      openInARow: (days) => `${days} jours de suite. Huit donnes aujourd’hui`,
      begun: (done, of) => `${done} sur ${of} jouées`,
      played: (points, count) => `${pointsWon(points, count)} aujourd’hui`,
      playedInARow: (points, count, days) => `${pointsWon(points, count)} aujourd’hui · ${days} jours de suite`,
    },
    ladder: {
      next: (name) => `Échelle : au tour ${elided('de', name)}`,
      top: 'Les neuf sont battus',
    },
    goals: {
      title: 'Objectifs',
      reached: (reached, all) => `Objectifs : ${reached} sur ${all}`,
      all: 'Tous atteints',
    },
    exercises: { title: 'Exercices', line: 'Cinq positions par jour : que ferais-tu ?' },
    learnt: (share) => `${share} appris`,
  },
  atTheTable: (names) => `À table : ${names.join(', ')}`,
};

export const dialogs: Words['dialogs'] = {
  done: 'OK',
  close: 'Fermer',
  back: 'Retour',
  again: (way) => `Appuie encore une fois : ${way}.`,
  copied: 'Copié.',
  notCopied: 'Le navigateur ne permet pas de copier. Le texte est sélectionné : copie-le toi-même.',
  deleted: (what, more) => `Supprimé : ${what}${more === 0 ? '' : ` et ${more} de plus`}.`,
  undo: 'Annuler',
  review: 'Analyse',
};

export const courtLetters: Words['courtLetters'] = 'VDR';

export const options: Words['options'] = {
  title: 'Réglages',
  bots: 'Tes bots',
  data: 'Tes données',
  speed: 'Vitesse',
  speeds: { slow: 'Lente', normal: 'Normale', double: 'Rapide', instant: 'Éclair' },
  light: 'Lumière',
  lights: { auto: 'Auto', evening: 'Soir', day: 'Jour' },
  suits: 'Couleurs',
  colours: (count) => `${count} teintes`,
  backs: 'Dos des cartes',
  backColours: {
    red: 'Rouge',
    blue: 'Bleu',
    rust: 'Rouille',
    graphite: 'Graphite',
    forest: 'Forêt',
    gold: 'Or',
    teal: 'Canard',
    plum: 'Prune',
  },
  courts: (letters) => `Figures avec ${letters}`,
  volume: 'Volume',
  mute: 'Couper le son',
  muted: 'Muet',
  chime: 'Signal à mon tour',
  hints: 'Conseils',
  mistakes: 'Montrer mes erreurs après la donne',
  motion: 'Animations',
  fullMotion: 'Toutes',
  lessMotion: 'Moins',
  page: 'Dessiner la table sans WebGL',
  offline: {
    off: '',
    fetching: '',
    ready: 'Le jeu démarre aussi sans réseau.',
    update: 'Le jeu démarre aussi sans réseau.',
    stale:
      'Le jeu démarre aussi sans réseau. Une version plus récente n’a pas pu être téléchargée ; le prochain démarrage réessaiera.',
    failed: 'Le jeu a besoin du réseau pour démarrer.',
  },
  afterReload: 'Cela prend effet une fois la page rechargée.',
  confirm: 'Confirmer',
  confirmKnocks: 'Cogner',
  confirmAll: 'Tout',
  keys: 'Lettres et chiffres du clavier',
  nextDeal: 'Donne suivante',
  nextDealOnPress: 'À la demande',
  nextDealAfter: (seconds) => `${seconds} s`,
  notes: {
    hints: 'Une ampoule dit ce que ferait un bon joueur, et pourquoi.',
    mistakes: 'La décision la plus coûteuse d’une donne peut être revue.',
    motion: 'Moins : les cartes apparaissent au lieu de voler.',
    page: 'La même table, pour les appareils dont l’affichage se bloque ou saccade.',
    confirm: 'Ce qui demande un second appui.',
    nextDeal: 'Quand elle commence, une fois la donne finie.',
    mute: 'Aucun son. Le volume choisi est conservé.',
    chime: 'Un son doux quand c’est à toi.',
    keys: 'À désactiver si tu dictes, ou si tu touches le clavier sans le vouloir.',
    light: 'Une lampe dans le noir, ou une table en plein jour. Auto suit ton appareil.',
    suits: 'Avec quatre couleurs, chaque enseigne a son encre.',
    backs: 'D’autres dos se gagnent sur l’échelle et avec certains objectifs.',
    courts: 'Désactivé : J, Q et K, comme dans beaucoup de jeux.',
    speed: 'La vitesse des cartes et des adversaires. Éclair : rien ne bouge.',
    language: 'Elle change aussitôt, même pendant une partie.',
  },
  language: 'Langue',
  automatic: (language) => `Comme le navigateur : ${language}`,
};

const changedRules = (count: number): string => (count === 1 ? 'une règle changée' : `${count} règles changées`);

const pairs = {
  'four-cards-late-knock': 'quatre cartes, et cogner en défaussant',
  'forty-cards-highest': 'le jeu de quarante cartes, et la promesse, en cognant, de la main la plus haute',
  'race-early-knock': 'une course aux points, et cogner avant de piocher',
  'aces-one-suit': 'trois as qui valent 33, et cogner avec une seule couleur',
  'counter-knock-minimum': 'cogner en réponse, et une valeur minimale pour cogner',
  'pool-counter-knock': 'échanger avec le milieu, et cogner en réponse',
  'minus-early-knock': 'les autres couleurs qui se retranchent, et cogner avant de piocher',
  'open-hands-few-turns': 'jouer encore après une annonce, et un nombre de tours limité',
};

export const games: Words['games'] = {
  presets: {
    scat: { name: 'Scat', special: 'Le jeu classique, avec trois jetons.' },
    'thirty-one': { name: 'Trente-et-un', special: 'Un brelan compte 30½. On cogne plus tard.' },
    blitz: { name: 'Blitz', special: 'Scat, et un brelan compte 30½.' },
    'harsh-knock': { name: 'Cogner dur', special: 'Cogner à égalité au plus bas coûte 2.' },
    'knocker-pays': { name: 'Qui cogne paie', special: 'Cogner à égalité au plus bas : tu paies seul.' },
    'gentle-knock': { name: 'Cogner en douceur', special: 'Cogner à tort ne coûte jamais plus de 1.' },
    hammer: { name: 'Marteau', special: 'Le premier peut faire montrer les mains.' },
    shotgun: { name: 'À l’aveugle', special: 'Tous montrent leur main sans l’avoir vue.' },
    'sudden-death': { name: 'Mort subite', special: 'Une carte peut décider. On cogne en réponse.' },
    cadillac: { name: 'Cadillac', special: 'Trois as font 33, un Grand Cadillac.' },
    gin: { name: 'G I N', special: 'Cogner, c’est promettre la plus haute main.' },
    'ride-the-bus': { name: 'Dans le bus', special: 'Chaque perte te rapproche de la porte.' },
    'stop-the-bus': { name: 'Arrêtez le bus', special: 'Cogner, et piocher encore au même tour.' },
    'driver-stop': { name: 'Chauffeur, stop !', special: 'Cogner avec la carte que tu défausses.' },
    'french-canadian': { name: 'Canadien français', special: 'La plus haute main marque. Premier à 31.' },
    jacobs: { name: 'Jacobs', special: 'Une course à 31. Cogne d’une seule couleur.' },
    golf: { name: 'Golf', special: 'Une rangée cachée, découverte carte à carte.' },
    'hard-to-knock': { name: 'Cogne si tu peux', special: 'Cogner dès 21, avec une seule couleur.' },
    honour: { name: 'Honneur', special: 'Dis « 31 ! » à temps, ou il compte 30.' },
    pub: { name: 'Pub', special: 'Cinq jetons, et un seul retour.' },
    italian: { name: 'Italien', special: '40 cartes. Un brelan bat 31.' },
    'four-card': { name: 'Quatre cartes', special: 'Quatre cartes chacun : le maximum est 41.' },
    schwimmen: { name: 'Schwimmen', special: 'Trois cartes visibles à échanger. 32 cartes.' },
    schnauz: { name: 'Schnauz', special: 'Schwimmen à 36 cartes ; le milieu reste.' },
    widow: { name: 'Veuve', special: 'Trois cartes visibles à échanger. 52 cartes.' },
    trentuno: { name: 'Trentuno', special: '40 cartes. Au dernier jeton perdu, on sort.' },
    'web-bus': { name: 'Bus en ligne', special: 'Cogner en défaussant. Un brelan compte 30.' },
    'forty-one': { name: 'Quarante-et-un', special: 'Quatre cartes, moins les autres couleurs.' },
    single: { name: 'Une seule donne', special: 'La meilleure main d’une donne gagne.' },
  },
  choose: 'Choisis un jeu',
  groups: {
    knocks: 'Cogner autrement',
    calls: 'Annonces',
    pool: 'Avec trois cartes au milieu',
    hands: 'Autres mains et buts',
    cards: 'D’autres pays',
    own: 'Tes jeux',
  },
  rules: 'Règles',
  rulesOf: (name) => `Règles de ${name}`,
  gone: (name) => `Le jeu « ${name} » n’est plus là. Tu joues au jeu classique.`,
  atThisTable: 'À cette table',
  compare: 'Comparer les jeux',
  comparedWith: (name) => `${name}, comparé à`,
  like: (preset, changes) => (changes === 0 ? `Comme ${preset}` : `${preset} + ${changes}`),
  knowsShort: { trained: 'connu des bots', near: 'genre connu', not: 'inconnu des bots' },
  knowledge: 'Ce que les bots en savent',
  knows: {
    unknown: 'Inconnu : la liste des bots n’a pas pu être chargée.',
    trained: (preset) => `Ils le connaissent bien, ils s’y sont entraînés : il se joue comme ${preset}.`,
    trainedOwn: 'Ils le connaissent bien : ils se sont entraînés à ce jeu même.',
    near: (preset, changes) =>
      changes === 0
        ? `Ils le connaissent presque aussi bien que ${preset} : seul le nombre de joueurs change.`
        : `Ils connaissent le genre : ils se sont entraînés à des règles maison tirées au hasard, et c’est ${preset} avec ${changedRules(changes)}.`,
    noPolicy: 'Ils n’en savent rien : aucun bot n’y est entraîné, c’est donc l’expert intégré qui joue.',
    heldOut: (pair) =>
      `Pas grand-chose. Ils n’ont jamais joué avec ces deux règles ensemble : ${pairs[pair]}. Ils se fient à ce qu’ils savent de chacune.`,
    untold:
      'Pas grand-chose. Certaines de ces règles sont plus récentes que leur entraînement : ils jouent comme si elles n’existaient pas.',
    highMinimum: (highest) =>
      `Pas grand-chose. Ils n’ont jamais joué avec une valeur minimale pour cogner au-dessus de ${highest}.`,
    far: (preset, changes) =>
      `Pas grand-chose. Même par rapport à ${preset}, le jeu le plus proche qu’ils connaissent, il y a ${changedRules(changes)}.`,
  },
  teach: 'Leur apprendre ces règles',
  train: 'Entraîner un bot pour ce jeu',
  trainFirst: (file) =>
    `Enregistre le fichier de règles (${file}) dans le dossier du projet et lance depuis ce dossier :`,
  trainThen: 'Dépose ensuite sur cette page policy.onnx, qui est dans son dossier sous runs/ : le bot joue aussitôt.',
  copyCommand: 'Copier la commande',
  ownGame: (name) => `${name}, le tien`,
  find: 'Chercher un jeu par l’un de ses noms',
  clearSearch: 'Effacer la recherche',
  found: (count) => counted(count, 'jeu', 'jeux'),
  foundNone: 'Aucun jeu trouvé',
  notFound: 'Ici, aucun jeu ne s’appelle ainsi. Essaie un autre nom, ou crée-le toi-même.',
  alsoKnownAs: (name) => `aussi appelé ${name}`,
  newGame: 'Nouveau jeu',
  newGameSpecial: 'Tes propres règles, ou celles d’un ami.',
  change: 'Modifier',
};

const LEVELS: Record<Level, string> = {
  beginner: 'Connaît les règles et apprend le reste de toi',
  casual: 'Joue pour le plaisir et laisse passer des occasions',
  regular: 'Joue chaque semaine',
  strong: 'Pardonne peu',
  master: 'Ne fait aucun cadeau',
};
const PLAYING_STYLES: Record<PlayingStyle, string> = {
  even: 'Sans manies',
  'early-knocker': 'Cogne avant que tu t’y attendes',
  hoarder: 'Prend ce qui est visible, garde ce qui est haut',
  gambler: 'Cherche le trente-et-un dans la pioche',
  cautious: 'Cogne tard et aime voir venir',
};

export const seats: Words['seats'] = {
  beyondPolicy:
    'À plus de dix, les bots jouent d’après des règles écrites à la main, et non d’après ce qu’ils ont appris.',
  ...names,
  whoPlays: 'Qui joue',
  seat: (number) => `Place ${number}`,
  atThisDevice: 'sur cet appareil',
  playsHereToo: 'joue ici aussi',
  botForYou: 'Un bot pour toi',
  levels: { beginner: 'Débutant', casual: 'Amateur', regular: 'Régulier', strong: 'Fort', master: 'Maître' },
  styles: { even: 'Calme', 'early-knocker': 'Pressé', hoarder: 'Avare', gambler: 'Flambeur', cautious: 'Prudent' },
  bot: (level, style) =>
    style === 'even' ? seats.levels[level] : `${seats.levels[level]}, ${seats.styles[style].toLowerCase()}`,
  describe: (level, style, share) =>
    `${LEVELS[level]} : gagne ${share} % des parties contre l’expert. ${PLAYING_STYLES[style]}.`,
  who: 'Qui',
  aPerson: 'Une personne',
  aBot: 'Un bot',
  doubles: 'Doubles',
  aDouble: 'Un double',
  ownDouble: 'Ton double',
  friendsDouble: 'Double',
  double: 'joue comme son modèle',
  describeDouble: 'Joue comme la personne dont les parties l’ont formé.',
  youWatch: 'Tu regardes',
  level: 'Niveau',
  style: 'Style',
  adapts: 'S’adapte au jeu des autres',
  adapting: (bot) => `${bot}, s’adapte`,
  name: 'Nom',
  nameOf: (seat) => `Nom à la place ${seat}`,
  portrait: 'Portrait',
  portraits: {
    lamp: 'Lampe',
    cup: 'Tasse',
    hat: 'Chapeau',
    moon: 'Lune',
    cat: 'Chat',
    dog: 'Chien',
    clover: 'Trèfle',
    crown: 'Couronne',
  },
  allAlike: 'Tous pareils',
  areAlike: 'Tous les bots sont maintenant comme celui-ci.',
  sharing: 'Passez-vous l’appareil à chaque tour ; entre-temps, les mains restent cachées.',
};

export const tokens: Words['tokens'] = {
  pennies: (count) => counted(count, 'jeton'),
  nickels: (count) => counted(count, 'nickel'),
  points: (count) => counted(count, 'point'),
  pointsOf: (count, target) => `${count} sur ${counted(target, 'point')}`,
  pointsOfShort: (count, target) => `${count} sur ${target}`,
  left: (coins) => `encore ${coins}`,
  stillIn: 'toujours en jeu',
  onGrace: 'en sursis',
  swimming: 'à la nage',
  out: 'hors jeu',
  offTheBus: 'hors du bus',
  onBoard: 'à bord',
  inAll: (value, sum) => `${value}, ${sum} en tout`,
  shorter: (name) => {
    const bare = name.replaceAll(/(^|\s)(à l’|à la |au |sur l’|sur les |sur la |sur le |dans l’|dans le |en )/g, '$1');
    return [name, bare, bare.split(', ').at(-1) ?? bare, bare.split(' ').at(-1) ?? bare];
  },
};

export const match: Words['match'] = {
  rules: 'Règles',
  speed: 'Vitesse',
  sound: 'Son',
  soundOff: 'Son coupé.',
  soundOn: 'Son rétabli.',
  signs: {
    title: 'Les signes sur la table',
    seats:
      'Le D marque le donneur, un poing le joueur qui a cogné. La petite flèche est à côté de celui qui joue ensuite.',
    adapting: 'Un + après le niveau signale un bot qui s’adapte au jeu des autres.',
    stock: 'Le nombre sur la pioche dit combien de cartes il y reste.',
    dish: 'La coupelle contient les jetons perdus ; ils vont au gagnant.',
  },
  nextDeal: 'Donne suivante',
  seeMistake: 'Voir l’erreur',
  oneMoreStepForAll: 'Un jeton de plus pour tous, si tous le veulent',
  watchOn: 'Regarder',
  theResult: 'Le résultat',
  stuck: { title: 'La partie ne peut pas continuer', toMenu: 'Au menu' },
  pass: {
    title: (name) => `Passe l’appareil : à ${name} de jouer`,
    text: (name) => `Les mains restent cachées en attendant ${name}.`,
    answer: (name) => `C’est moi, ${name}`,
  },
  fairness: 'Le mélange des cartes',
  daily: {
    title: 'La donne du jour',
    numbered: (number) => `Donne du jour nº ${number}`,
    deal: (position, all) => `Donne ${position} sur ${all}`,
    leaving: 'La donne t’attend : reprends-la dans le menu, sous « La donne du jour ».',
  },
  challenge: {
    title: 'Défi',
    deal: (deal) => `Donne ${deal}`,
    leaving: 'Un défi n’est pas enregistré : rouvre son lien ou son fichier pour le jouer depuis le début.',
    waits: 'Un défi est arrivé. Il t’attend dans le menu.',
  },
  leave: {
    title: 'Menu',
    stay: 'Rester',
    options: 'Réglages',
    leave: 'Partir',
  },
};

export const saves: Words['saves'] = {
  full: 'Le stockage de ce navigateur est plein. Enregistre d’anciennes parties dans des fichiers et supprime-les ici pour faire de la place.',
  mayBeDeleted:
    'Quand la place manque, le navigateur peut effacer tes parties. Il peut aussi les garder : il te le demandera avec ses propres mots.',
  keepThem: 'Les garder',
  noAnswer: 'il ne répond pas',
  failed: (reason) => `Le stockage du navigateur ne répond pas pour l’instant (${reason}).`,
  blocked: 'Ce navigateur n’enregistre rien pour cette page : les parties seront perdues quand tu la fermeras.',
  deleted:
    'Ce que ce navigateur avait enregistré pour le jeu a été supprimé. La partie que tu joues est enregistrée de nouveau.',
  notSaved: 'La partie continue, mais elle n’est pas enregistrée pour l’instant.',
  notKept: 'Cette partie n’a pas pu être enregistrée ici, mais tu peux l’enregistrer dans un fichier.',
  newer: (count) =>
    count === 1
      ? 'Une version plus récente du jeu a enregistré quelque chose que celle-ci ne peut pas lire. Rien n’est perdu : recharge la page pour obtenir cette version.'
      : `Une version plus récente du jeu a enregistré ${count} choses que celle-ci ne peut pas lire. Rien n’est perdu : recharge la page pour obtenir cette version.`,
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Une partie en cours est endommagée et ne peut pas reprendre. Tu la trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} parties en cours sont endommagées et ne peuvent pas reprendre. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    records: (count) =>
      count === 1
        ? 'Une partie jouée est endommagée. Tu la trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} parties jouées sont endommagées. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    rules: (count) =>
      count === 1
        ? 'Un de tes jeux est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} de tes jeux sont endommagés. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    ladder: (count) =>
      count === 1
        ? 'Un échelon est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} échelons sont endommagés. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    goals: (count) =>
      count === 1
        ? 'Un objectif est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} objectifs sont endommagés. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    doubles: (count) =>
      count === 1
        ? 'Un double est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} doubles sont endommagés. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    bots: 'Un de tes bots est endommagé. Il est mis de côté ; rien d’autre n’est perdu.',
    days: (count) =>
      count === 1
        ? 'Ce que tu as joué des donnes d’un jour est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `Ce que tu as joué des donnes de ${count} jours est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
  },
  understood: 'D’accord',
  resume: 'Reprendre',
  newMatch: 'Nouvelle partie',
  hint: '1 à 9 : adversaires  ·  Entrée : reprendre',
  hintFor: (match) => `Entrée : reprendre  ·  ${match}`,
  openMatches: 'Parties en cours',
  lead: 'Chacune reprend là où elle s’est arrêtée.',
  deal: (number) => `donne ${number}`,
  out: 'hors jeu',
  giveUp: 'Abandonner',
  reallyGiveUp: 'Vraiment ?',
  resumeMatch: (match) => `Reprendre : ${match}`,
  giveUpMatch: (match) => `Abandonner : ${match}`,
  inAnotherTab: 'En cours dans un autre onglet',
  isInAnotherTab: 'Cette partie se joue dans un autre onglet.',
  isGone: 'Cette partie est finie, ou a été abandonnée dans un autre onglet.',
  leaving: 'La partie t’attend : tu pourras la reprendre depuis le menu.',
};

export const offline: Words['offline'] = {
  updateReady: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
  later: 'Plus tard',
  updateWaits:
    'Le jeu est ouvert dans un autre onglet. La nouvelle version viendra quand plus rien n’y sera ouvert, ou au prochain démarrage.',
  reload: 'Recharger',
  goOn: 'Continuer',
  kept: 'Tes parties et tes réglages sont conservés.',
  notKept: 'Ce navigateur ne garde aucune partie : une partie en cours serait perdue.',
  unexpected: {
    title: 'Cela n’aurait pas dû arriver',
    text: (detail) => `Le jeu a rencontré une erreur inattendue : « ${detail} ».`,
  },
  incomplete: {
    title: 'Il manque une partie du jeu',
    text: 'Tu es hors ligne, ou il existe une version plus récente. Recharge la page dès que tu es en ligne.',
  },
  noWebAssembly:
    'Ce navigateur n’exécute pas WebAssembly, sans lequel les bots entraînés ne peuvent pas réfléchir. Autorise-le dans ses réglages de sécurité, ou ouvre le jeu dans un autre.',
  noGraphics: {
    title: 'Pas de WebGL',
    text: 'Ce navigateur n’a pas WebGL ou l’a désactivé : la table est dessinée sans lui. Si c’est lent, active l’accélération matérielle dans les réglages du navigateur.',
  },
  lostGraphics: {
    title: 'L’image a disparu',
    text: 'Ton appareil n’affiche plus le jeu. Le plus souvent, cela s’arrange tout seul dans un instant.',
  },
};

/** @param points with their sign */
const pointsWon = (points: string, count: number): string => `${points} ${Math.abs(count) < 2 ? 'point' : 'points'}`;
