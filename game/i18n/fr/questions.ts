import type { Words } from '../en/words.ts';

const CALLED: Record<string, string> = { '31': 'Trente-et-un', '41': 'Quarante-et-un' };

export const questions: Words['questions'] = {
  shotgun: {
    title: 'À l’aveugle ?',
    text: (byPoints) =>
      `Montrer toutes les cartes, sans les voir : c’est toi qui cognes, ${byPoints ? 'la plus haute main marque' : 'la plus basse main perd'}.`,
    yes: 'Cartes sur table !',
    no: 'Regarder d’abord',
  },
  suddenDeath: {
    title: 'Mort subite ?',
    text: (byPoints) =>
      `Chacun a une carte, sans l’avoir vue. On les montre : ${byPoints ? 'la plus haute marque' : 'la plus basse perd'}.`,
    yes: 'Cartes sur table !',
    no: 'Continuer la donne',
  },
  declare: {
    title: (value) => `Tu as ${value}`,
    text: (quiet) => `Dis-le avant que l’anneau ne se vide, sinon cela compte ${quiet}.`,
    yes: (value) => `${CALLED[value] ?? value} !`,
    no: 'Se taire',
    unhurried: 'T l’annonce, Q se tait, et toute autre touche te redonne tout ton temps.',
  },
  buyIn: {
    title: 'Tu es hors jeu',
    text: (coins) => `Payer une mise et revenir${coins === null ? '' : ` avec ${coins}`} ?`,
    yes: 'Revenir',
    no: 'Rester hors jeu',
  },
};
