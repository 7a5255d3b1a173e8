import type { FairnessWords } from '../en/fairness.ts';

export const fairness: FairnessWords = {
  title: 'Équité',
  lead: 'Personne ne choisit les cartes, pas même ce jeu. Leur ordre est fixé avant que tu dises un mot, et chacun peut le vérifier ensuite.',
  sealedAs: 'Scellé sous',
  next: 'Ce nombre représente toutes les cartes de ta prochaine partie. Ajoute un mot, et elles en dépendront aussi : personne ne pourra les connaître à l’avance.',
  word: 'Ton mot (si tu veux)',
  cut: 'Couper',
  during: 'Ce nombre était fixé avant la partie. Il représente toutes ses cartes.',
  withWord: (word) => `Ton mot : « ${word} ».`,
  withoutWord: 'Tu n’as pas ajouté de mot.',
  noneYet: 'Quand une donne est finie, son secret apparaît ici.',
  holds: (deals) =>
    deals === 1
      ? 'Vérifié : les cartes de la donne jouée sont celles qui étaient scellées.'
      : `Vérifié : les cartes des ${deals} donnes jouées sont celles qui étaient scellées.`,
  broken: (fault) => `Ce ne sont pas les cartes qui étaient scellées. ${fault}`,
  unsealed:
    'Les cartes de cette partie ne sont pas scellées : elle a commencé avec une graine fixe, ou avec une version plus ancienne du jeu.',
  secrets: 'Secrets des donnes',
  deal: (deal) => `Donne ${deal}`,
  recipe: 'Pour vérifier sans ce jeu, lance la recette avec un secret, le numéro de sa donne et le mot :',
  saveRecipe: 'Enregistrer la recette',
};
