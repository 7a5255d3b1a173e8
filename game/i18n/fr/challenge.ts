import type { ChallengeWords } from '../en/challenge.ts';

export const challenge: ChallengeWords = {
  sendLead:
    'Les mêmes cartes, à la même place, contre les mêmes adversaires : pour toi encore, ou pour quelqu’un d’autre.',
  what: 'Quelles cartes',
  wholeMatch: 'La partie entière',
  deal: (deal) => `Donne ${deal}`,
  playIt: 'Jouer soi-même',
  secret: 'Qui l’ouvre joue d’abord, et ne voit qu’ensuite comment cela s’est passé pour toi.',
  tooLong: 'C’est trop long pour un lien. Enregistre un fichier et envoie-le.',
  impossible:
    'On ne peut pas rejouer ces cartes : il faut une partie aux cartes scellées, jouée par une seule personne contre les adversaires du jeu.',
  offerLead: (game, what) => `${game} · ${what}`,
  offerAbout:
    'Quelqu’un a déjà joué ces cartes. Tu reçois les mêmes, à la même place. Ce qui s’est passé, tu le verras après.',
  ofAMatch: (deal) => `donne ${deal} d’une partie`,
  match: 'une partie entière',
  opponent: (name, bot) => `${name} (${bot})`,
  standing: (who, stands) => `${who} : ${stands}`,
  atTheTable: 'À la table',
  play: 'Jouer',
  noThanks: 'Non merci',
  waiting: 'Les adversaires entraînés arrivent…',
  otherBots:
    'Tes adversaires ne sont pas tout à fait ceux d’avant : une autre version du jeu les a entraînés, ou ils n’ont pas pu être chargés. Les deux résultats ne se comparent donc pas tout à fait.',
  comparison: 'Les deux résultats',
  verdicts: {
    better: 'Tu as fait mieux que la fois d’avant.',
    level: 'Les deux résultats se valent.',
    worse: 'La fois d’avant, le résultat était meilleur.',
  },
  verdictsOver: {
    better: (name) => `Tu as fait mieux que ${name}.`,
    level: (name) => `Tu as fait aussi bien que ${name}.`,
    worse: (name) => `${name} a fait mieux que toi.`,
  },
  columns: { now: 'Toi', before: 'Avant' },
  rows: {
    value: 'Valeur de la main',
    lost: 'Perdu',
    scored: 'Points marqués',
    othersLost: 'Ont aussi perdu',
    othersScored: 'Ont aussi marqué',
    points: 'Face aux autres',
    place: 'Place',
    deals: 'Donnes',
  },
  nobody: 'personne',
  notShown: 'non montrée',
  watchBefore: 'Regarder la fois d’avant',
  playAgain: 'Rejouer',
  problems: {
    damagedLink: 'Le lien vers ce défi est abîmé : il en manque une partie, ou elle a été modifiée.',
    newerLink: 'Le lien vers ce défi vient d’une version plus récente du jeu. Recharge la page pour l’obtenir.',
    tooLarge: 'C’est beaucoup trop gros pour un défi.',
    noJson: 'Ce n’est pas un défi : ce n’est pas du JSON.',
    unreadable: 'Le fichier du défi est illisible.',
    wrong: (fault) => `On ne peut pas jouer ce défi. ${fault}`,
    file: (file, problem) => `${file} : ${problem}`,
  },
};
