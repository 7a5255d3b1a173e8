import type { TeachingWords } from '../en/teaching.ts';

export const teaching: TeachingWords = {
  title: (game) => `Apprendre aux bots : ${game}`,
  lead: 'Les bots jouent à ces règles contre eux-mêmes, ici dans ton navigateur, et apprennent de chaque donne. Tu peux fermer ceci et jouer en attendant : un signe dans le menu y ramène.',
  minutes: 'Durée',
  minutesOf: (minutes) => `${minutes} minutes`,
  start: 'En partant',
  starts: { present: 'du bot qui y joue maintenant', nothing: 'de rien' },
  effort: 'Effort',
  efforts: { full: 'plein', normal: 'normal', quiet: 'discret' },
  whileHidden: { hidden: 'Quand la page est cachée', pauses: 'pause', goesOn: 'continuer' },
  begin: 'Leur apprendre',

  preparing: 'Chargement de ce qu’il faut…',
  takes: (minutes) => `Avec les pauses et les mesures, cela prend environ ${minutes} minutes.`,
  left: (minutes, all, left) =>
    `Ils ont appris pendant ${minutes} minutes sur ${all}. Avec les pauses et les mesures, il reste environ ${left <= 1 ? 'une minute' : `${left} minutes`}.`,
  paused: 'En pause.',
  stopping: 'Fin, avec ce qui est appris jusqu’ici…',
  pause: 'Pause',
  goOn: 'Continuer',
  stop: 'Arrêter',
  again: 'Apprendre encore',
  failed: {
    missing:
      'L’apprentissage a échoué : il manque quelque chose qui n’a pas pu être chargé. Y a-t-il une connexion à Internet ?',
    'other-width':
      'Le bot de départ a un réseau d’une autre taille que ceux qui apprennent dans la page. Pars de rien ici, ou entraîne-le avec « npm run train ».',
    'unfit-start':
      'L’apprentissage a échoué : le bot de départ est d’une autre version. Pars de rien, ou d’un autre bot.',
    checkpoint:
      'L’apprentissage ne peut pas continuer : ce qui était appris est perdu ou endommagé. Il faut recommencer.',
    memory:
      'L’apprentissage a échoué : la mémoire ne suffit pas. Ferme d’autres onglets, ou essaie sur un autre appareil.',
    stopped: 'L’apprentissage a échoué : le navigateur l’a arrêté, ou ne l’a pas laissé commencer. Essaie encore.',
    other: 'L’apprentissage a échoué. Essaie encore.',
  },
  elsewhere:
    'Des bots apprennent dans un autre onglet. Un seul onglet à la fois peut enseigner : celui-ci le pourra quand l’autre aura fini.',
  failureDetail: 'Le texte de l’erreur',
  taught: 'Ils ont appris.',
  stopped: 'Tu l’as arrêté avant la fin.',
  savePolicy: 'Enregistrer le bot dans un fichier',
  saveCritic: 'Enregistrer son critique dans un fichier',

  unfinished: 'Ils n’avaient pas fini quand la page a été fermée.',
  forget: 'Oublier',
  used: 'Le bot joue à ces règles dès la prochaine donne.',
  unproven:
    'Le bot est gardé ci-dessous. Rien ne montre qu’il vaut celui qui joue à ces règles maintenant : celui-ci continue donc. Tu peux le faire jouer quand même.',

  bots: {
    title: 'Tes bots',
    none: 'Les bots à qui tu as appris quelque chose sont gardés ici.',
    kinds: { taught: 'appris ici', brought: 'tiré d’un fichier' },
    about: (game, players, kind, date) => `${game}, ${players}, ${kind}, ${date}`,
    players: (count) => `pour ${count} joueurs`,
    allRules: 'toutes les règles',
    nameOf: (name) => `Nom de « ${name} »`,
    playing: 'Il joue à ces règles maintenant.',
    idle: 'Il ne joue pas.',
    use: 'Le faire jouer',
    useOne: (name) => `Faire jouer « ${name} »`,
    unuse: 'Revenir à l’autre bot',
    unuseOne: (name) => `Revenir à l’autre bot au lieu de « ${name} »`,
    savePolicy: 'Enregistrer',
    savePolicyOne: (name) => `Enregistrer « ${name} » dans un fichier`,
    saveCritic: 'Enregistrer le critique',
    saveCriticOne: (name) => `Enregistrer le critique de « ${name} » dans un fichier`,
    remove: 'Supprimer',
    removeOne: (name) => `Supprimer « ${name} »`,
    really: 'Vraiment ?',
    reallyOne: (name) => `Vraiment supprimer « ${name} » ?`,
  },

  bring: {
    open: 'Ouvrir le fichier d’un bot',
    lead: 'On peut déposer ici un policy.onnx de « npm run train », avec son critique si tu l’as.',
    kept: (name) => `« ${name} » fait maintenant partie de tes bots et joue à ses règles.`,
    known: (file, name) => `« ${file} » est déjà là : c’est « ${name} ».`,
    faults: {
      'too-large': (file) => `« ${file} » dépasse 20 Mo : aucun bot de ce jeu n’est si gros.`,
      'not-a-policy': (file) => `« ${file} » n’est pas un bot de ce jeu.`,
      'critic-alone': (file) => `« ${file} » est un critique : ouvre-le avec son bot.`,
      'other-version': (file) =>
        `« ${file} » a été entraîné pour une autre version du jeu. Entraîne-le de nouveau avec celle-ci.`,
      'no-rules': (file) => `« ${file} » ne dit pas à quelles règles il joue, ni à combien.`,
      damaged: (file) => `« ${file} » est endommagé : il ne joue pas.`,
    },
  },

  strength: 'Sa force',
  notMeasured: 'Sa force sera bientôt mesurée.',
  expert: (wins, low, high) =>
    `Contre l’expert intégré, il gagne ${wins} de ses parties (sûr à 95 % : de ${low} à ${high}).`,
  ofStart: (wins, low, high) => `Contre le bot dont il est parti, il gagne ${wins} (de ${low} à ${high}).`,
  gain: {
    better: (points, low, high) =>
      `Il bat l’expert plus souvent que le bot dont il est parti : de ${points} points (${low} à ${high}).`,
    unclear: (points, low, high) =>
      `On ne sait pas encore s’il est meilleur que le bot dont il est parti : ${points} points (${low} à ${high}).`,
    worse: (points, low, high) =>
      `Il bat l’expert moins souvent que le bot dont il est parti : de ${points} points (${low} à ${high}).`,
  },
  picture: (fair) =>
    `Parties gagnées au fil du temps, avec l’intervalle à 95 %. Le trait en tirets est la part équitable : ${fair}.`,
  againstExpert: 'contre l’expert',
  againstStart: 'contre le bot de départ',
  minute: 'Minute',
  range: '95 %',
  more: 'Plus',
  iteration: 'Mises à jour',
  decisions: 'Décisions dont il a appris',
  losses: {
    'losses/policy': 'Perte de la politique',
    'losses/value': 'Perte de la valeur',
    'losses/entropy': 'Entropie',
    'losses/approx_kl': 'Divergence KL approchée',
    'losses/clipfrac': 'Décisions bornées',
    'losses/magnet_kl': 'Divergence KL à la politique moyenne',
    'losses/seat_value': 'Perte de la valeur par place',
  },
};
