import type { Words } from '../en/words.ts';

const rules = (count: number): string => (count === 1 ? 'une règle changée' : `${count} règles changées`);

const pairs = {
  'four-cards-late-knock': 'quatre cartes, et cogner en défaussant',
  'forty-cards-highest': 'le jeu de quarante cartes, et cogner promet la main la plus haute',
  'race-early-knock': 'une course aux points, et cogner avant de piocher',
  'aces-one-suit': 'trois as valent 33, et cogner avec une seule couleur',
  'counter-knock-minimum': 'cogner en réponse, et une valeur minimale pour cogner',
};

export const editor: Words['editor'] = {
  gone: (name) => `Le jeu « ${name} » n’est plus là. On joue au jeu standard.`,
  atThisTable: 'À cette table',

  like: (preset, changes) => (changes === 0 ? `Comme ${preset}` : `${preset} + ${changes}`),
  knowsShort: { trained: 'connu des bots', near: 'genre connu', not: 'nouveau pour eux' },
  knowledge: 'Ce que les bots en savent',
  knows: {
    unknown: 'Inconnu : la liste des bots n’a pas pu être chargée.',
    trained: (preset) => `Ils le connaissent bien, ils s’y sont entraînés : il se joue comme ${preset}.`,
    trainedOwn: 'Ils le connaissent bien : ils se sont entraînés à ce jeu même.',
    near: (preset, changes) =>
      changes === 0
        ? `Presque autant que sur ${preset} : seul le nombre de joueurs change.`
        : `Ils connaissent le genre : ils se sont entraînés à des règles maison tirées au hasard, et c’est ${preset} avec ${rules(changes)}.`,
    noPolicy: 'Rien : aucun bot n’y est entraîné, c’est donc l’expert intégré qui joue.',
    heldOut: (pair) =>
      `Pas grand-chose. Ils n’ont jamais joué avec ces deux règles ensemble : ${pairs[pair]}. Ils se fient à ce qu’ils savent de chacune.`,
    highMinimum: (highest) =>
      `Pas grand-chose. Ils n’ont jamais joué avec une valeur minimale pour cogner au-dessus de ${highest}.`,
    far: (preset, changes) =>
      `Pas grand-chose. Même par rapport à ${preset}, le jeu le plus proche qu’ils connaissent, il y a ${rules(changes)}.`,
  },
  teach: 'Leur apprendre ces règles',
  train: 'Entraîner un bot pour ce jeu',
  trainFirst: (file) =>
    `Enregistre le fichier de règles (${file}) dans le dossier du projet et lance depuis ce dossier :`,
  trainThen: 'Dépose ensuite sur cette page policy.onnx, qui est dans son dossier sous runs/ : le bot joue aussitôt.',

  newTitle: 'Ton propre jeu',
  changeTitle: (name) => `Modifier « ${name} »`,
  ownGame: (name) => `${name}, le tien`,
  newGame: 'Nouveau jeu',
  newGameSpecial: 'Tes propres règles, ou celles d’un ami.',
  change: 'Modifier',
  name: 'Nom',
  nameHint: 'Jusqu’à 40 caractères',
  base: 'Partir de',
  putAllBack: 'Tout rétablir',
  putBack: 'Rétablir',
  putBackRule: (rule) => `Rétablir : ${rule}`,
  changed: 'modifié',
  noEffect: (reason) => `Sans effet : ${reason}.`,
  fewest: 'Au moins',
  most: 'Au plus',
  less: (rule) => `Moins : ${rule}`,
  more: (rule) => `Plus : ${rule}`,
  namesHint: (most) => `Un nom par ligne, de tous les jetons vers le bas ; ${most} au plus.`,
  golfHand: 'Au golf, une rangée a trois cartes.',
  tooManyPlayers: (handSize, pack, most) =>
    `Avec ${handSize} cartes chacun dans un jeu de ${pack}, on peut jouer à ${most} au plus.`,
  fixes: 'Pour corriger :',
  allowed: {
    choice: (values) => `valeurs possibles : ${values}`,
    whole: (low, high) => `il faut un nombre entier de ${low} à ${high}`,
    span: (low, high) => `il faut deux nombres entiers de ${low} à ${high}, le plus petit d’abord`,
    names: (most) => `il faut au plus ${most} noms de 1 à 60 caractères`,
  },
  inWords: 'Les règles en clair',
  toWords: 'Lire les règles en clair',
  marked: (preset) => `Ce qui change par rapport à ${preset} est surligné.`,

  save: 'Enregistrer',
  share: 'Partager',
  copy: 'Copier',
  remove: 'Supprimer',
  openFile: 'Ouvrir un fichier',
  saved: (name) => `« ${name} » est enregistré.`,
  nameNeeded: 'Donne d’abord un nom au jeu, de 1 à 40 caractères.',
  notPlayable: (rule) => `On ne peut pas y jouer ainsi. Vérifie cette règle : ${rule}.`,
  replaceTitle: (name) => `Remplacer « ${name} » ?`,
  replaceText: 'Tu as déjà un autre jeu de ce nom.',
  changedElsewhere: 'Un autre onglet l’a modifié entre-temps. « Copier » garde les deux.',
  replace: 'Remplacer',
  removeTitle: (name) => `Supprimer « ${name} » ?`,
  removeText: 'Ses règles seront perdues. Les parties jouées gardent les leurs.',
  keep: 'Garder',
  unsavedTitle: 'Enregistrer les changements ?',
  unsavedText: 'Sinon, ils seront perdus.',
  discard: 'Abandonner',
  continueEditing: 'Continuer à modifier',

  shareTitle: (name) => `Partager « ${name} »`,
  shareLead: 'Toute personne qui ouvre le lien, ou le fichier dans le jeu, peut jouer avec ces règles.',
  link: 'Lien',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne permet pas de copier. Le texte est sélectionné : copie-le toi-même.',
  copyCommand: 'Copier la commande',
  send: 'Envoyer',
  saveFile: 'Enregistrer le fichier',

  fromLink: 'Quelqu’un a partagé ces règles avec toi.',
  fromFile: (file) => `Du fichier « ${file} ».`,
  knownAlready: (name) => `Tu as déjà ce jeu : c’est « ${name} ».`,
  keepAndPlay: 'Garder et jouer',
  play: 'Jouer',
  playOnce: 'Jouer une fois',
  noThanks: 'Non merci',
  kept: (name) => `« ${name} » est maintenant parmi tes jeux et sera le prochain joué.`,
  tried: (name) => `« ${name} » sera le prochain jeu.`,

  problems: {
    file: (file, problem) => `« ${file} » : ${problem}`,
    tooLarge: 'C’est trop volumineux pour des règles.',
    unreadable: 'Le fichier ne peut pas être lu.',
    noJson: 'Ce n’est pas un fichier de règles : son texte n’est pas du JSON.',
    damagedLink: 'Le lien vers ces règles est endommagé : une partie manque ou a été modifiée.',
    newerLink: 'Le lien vient d’une version plus récente du jeu. Recharge la page pour l’obtenir.',
    noObject: 'Ce n’est pas un fichier de règles.',
    format: (given, wanted) => `Ce n’est pas un fichier de règles : son « format » est ${given}, pas ${wanted}.`,
    base: (given) => `Ces règles partent de ${given}, un jeu qui n’existe pas.`,
    name: (given) => `Ces règles s’appellent ${given} ; il faut un texte de 80 caractères au plus.`,
    unknownKey: (key) => `« ${key} » n’est pas une règle de ce jeu.`,
    value: (key, given, allowed) => `« ${key} » est ${given} ; ${allowed}.`,
    players: (fewest, most, given) => `Ces règles sont pour ${fewest} à ${most} joueurs, pas pour ${given}.`,
  },
};
