import type { Words } from '../parts.ts';
import { counted, elided } from './speaking.ts';

export const daily: Words['daily'] = {
  lead: (day, game) => `${day} · ${game}`,
  about: (opponents) =>
    `Huit donnes séparées, les mêmes pour tous, contre ${opponents.join(', ')}. Ton premier essai compte, les suivants sont pour t’exercer.`,
  points: 'Contre chaque adversaire, tu marques les jetons qu’il perd, moins ceux que tu perds.',
  pointsOfRace: 'Contre chaque adversaire, tu marques tes points de la donne, moins les siens.',
  play: 'Jouer',
  goOn: (position) => `Continuer : donne ${position}`,
  practise: 'Rejouer pour t’exercer',
  goOnPractising: (position) => `Continuer l’exercice : donne ${position}`,
  waiting: 'Les adversaires entraînés arrivent : ce sont les mêmes pour tous…',
  unavailable:
    'Les adversaires entraînés n’ont pas pu être chargés. On ne joue la donne du jour que contre eux, pour que tout le monde ait les mêmes : réessaie quand tu seras en ligne.',
  yourDeals: 'Tes donnes',
  practice: 'Exercice',
  marks: { ahead: 'devant', level: 'à égalité', behind: 'derrière' },
  columns: { deal: 'Donne', you: 'Toi', practice: 'Exercice', master: 'Maître', total: 'Total' },
  open: 'à jouer',
  standing: 'Où tu te situes',
  standingLead: (tries) => `Chaque niveau a joué tes huit donnes ${tries} fois, contre les mêmes adversaires.`,
  headlines: {
    alike: 'Tu as fait jeu égal avec le maître, donne après donne.',
    ahead: (points) => `Tu as battu le maître de ${counted(points, 'point')}.`,
    level: 'Autant de points que le maître.',
    like: (level) => `Tu as joué comme « ${level} ».`,
    below: (deal, points) =>
      `Ce n’était pas ton jour. La donne ${deal} a coûté le plus : ${counted(points, 'point')} de moins que le maître.`,
  },
  better: (level, times, tries) => `Mieux que « ${level} » ${times} fois sur ${tries}`,
  equal: (times) => `à égalité ${times} fois`,
  always: (level) => `Autant de points que « ${level} » à chaque fois`,
  simulated: (times) => `Mieux que ${times} joueurs simulés sur 100`,
  simulatedAbout: (lowest, usual, highest) =>
    `Ce ne sont pas de vraies personnes. Leur force va de « ${lowest} » à « ${highest} », le plus souvent proche de « ${usual} », et leurs points sont calculés d’après ceux des niveaux.`,
  comparing: 'Tous les niveaux jouent tes donnes…',
  notCompared: (reason) => `La comparaison a échoué : ${reason}`,
  tryAgain: 'Réessayer',
  mixed: 'Tes donnes n’ont pas toutes été jouées contre les mêmes adversaires entraînés : on ne peut pas les comparer.',
  otherPolicy:
    'Tu as joué contre les adversaires d’une autre version du jeu. On ne compare que des résultats obtenus contre les mêmes : il n’y a donc pas de comparaison.',
  policy: (hash) => `Version des adversaires : ${hash}. On ne compare que des résultats obtenus contre la même.`,
  share: 'Partager',
  shareTitle: 'À partager',
  shareLead: 'Sans rien dire des cartes.',
  copy: 'Copier',
  copyWords: 'Copier en toutes lettres',
  picture: 'En image',
  line: (number, marks, total) => `Trente-et-un, donne du jour ${number} : ${marks} ${total}`,
  lineInWords: (number, marks, total, hash) =>
    `Trente-et-un, donne du jour ${number} : ${marks.join(', ')}. Total ${total}.${hash === null ? '' : ` Adversaires : version ${hash}.`}`,
  calendar: 'Calendrier',
  calendarLead: 'Tous les jours depuis le premier peuvent être joués, quand tu veux.',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  dayOf: (day, number, game, state) => `${day} : jour ${number}, ${game}, ${state}`,
  notPlayed: 'pas encore joué',
  begun: 'commencé',
  played: (points) => `joué, ${points}`,
  today: 'aujourd’hui',
  inARow: (days) => `${days} jours de suite`,
  week: {
    title: 'Tes sept derniers jours',
    points: 'Points',
    dealsAhead: 'Donnes où tu es devant',
    best: (points, deal, day) => `Meilleur moment : ${points} à la donne ${deal}, le ${day}.`,
    gain: (points) => `${counted(points, 'point')} de plus que les sept jours précédents.`,
  },
  forPlayers: (game, players) =>
    `${game} à ${({ 2: 'deux', 3: 'trois', 5: 'cinq', 6: 'six' } as Record<number, string>)[players] ?? players}`,
  withRule: (game, rule) => `${game}, ${rule}`,
  dayOfWeek: (day) => `Jour ${day} sur 7`,
  themedWeek: {
    numbered: (number) => `Semaine ${number}`,
    thisOne: (played) => `Cette semaine : ${played}`,
    one: (number, played) => `Semaine ${number} : ${played}`,
    yourDays: 'Tes jours',
    day: 'Jour',
    best: (points, day) => `Meilleur jour : ${points}, le ${day}.`,
    weakest: (points, day) => `Jour le plus faible : ${points}, le ${day}.`,
    comparing: 'Tous les niveaux jouent les donnes de ta semaine…',
    standingLead: (tries, compared, played) =>
      compared === played
        ? `Chaque niveau a joué tes jours ${tries} fois, contre les mêmes adversaires.`
        : `Chaque niveau a joué ${compared} de tes ${played} jours ${tries} fois, contre les mêmes adversaires. Les autres ne peuvent pas être comparés.`,
    missed: 'non joué',
    shareTitle: 'La semaine, à partager',
    line: (number, played, marks, total) => `Trente-et-un, semaine ${number}, ${played} : ${marks} ${total}`,
    lineInWords: (number, played, days, total) =>
      `Trente-et-un, semaine ${number}, ${played} : ${days.join(', ')}. Total ${total}.`,
  },
  statistics: {
    title: 'Donnes du jour',
    lead: 'Premiers essais seulement.',
    daysPlayed: 'Jours',
    average: 'Points par jour',
    best: 'Meilleur jour',
    ahead: 'Donnes où tu es devant',
    behind: 'Donnes où tu es derrière',
  },
};

export const challenge: Words['challenge'] = {
  sendLead:
    'Les mêmes cartes, à la même place, contre les mêmes adversaires : pour toi encore, ou pour quelqu’un d’autre.',
  senderName: 'Ton nom, pour les autres',
  what: 'Quelles cartes',
  wholeMatch: 'La partie entière',
  deal: (deal) => `Donne ${deal}`,
  playIt: 'Rejouer toi-même',
  secret: 'Celui qui l’ouvre joue d’abord, et ne voit ton résultat qu’ensuite.',
  tooLong: 'C’est trop long pour un lien. Enregistre un fichier et envoie-le.',
  impossible:
    'On ne peut pas rejouer ces cartes : il faut une partie aux cartes scellées, jouée par une seule personne contre les adversaires du jeu.',
  offerLead: (game, what) => `${game} · ${what}`,
  offerAboutBy: (name) =>
    `${name} demande : feras-tu mieux ? Tu reçois les mêmes cartes, à la même place. Ce qui s’est passé, tu le verras après.`,
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
  bots: {
    'stand-in':
      'Cette fois ou la précédente, l’expert intégré a remplacé les adversaires entraînés, qui n’étaient pas encore là. Il est à peu près aussi fort, mais les deux résultats ne se comparent pas tout à fait.',
    other:
      'Tes adversaires ne sont pas tout à fait ceux d’avant : ceux-là s’étaient adaptés à leur adversaire, ou une autre version du jeu les a entraînés. Les deux résultats ne se comparent donc pas tout à fait.',
  },
  comparison: 'Les deux résultats',
  outcomes: {
    better: 'Tu as fait mieux que la fois précédente.',
    level: 'Les deux résultats se valent.',
    worse: 'Le résultat précédent était meilleur.',
  },
  outcomesOver: {
    better: (name) => `Tu as fait mieux ${elided('que', name)}.`,
    level: (name) => `Tu as fait aussi bien ${elided('que', name)}.`,
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
  watchBefore: 'Revoir la fois précédente',
  playAgain: 'Rejouer',
  problems: {
    damagedLink: 'Le lien vers ce défi est endommagé : il en manque une partie, ou elle a été modifiée.',
    newer: 'Ce défi vient d’une version plus récente du jeu. Recharge la page pour l’obtenir.',
    tooLarge: 'C’est beaucoup trop gros pour un défi.',
    noJson: 'Ce n’est pas un défi : ce n’est pas du JSON en UTF-8.',
    unreadable: 'Le fichier du défi est illisible.',
    wrong: (fault) => `On ne peut pas jouer ce défi. ${fault}`,
    file: (file, problem) => `${file} : ${problem}`,
  },
};
