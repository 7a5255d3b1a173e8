import type { Words } from '../parts.ts';
import { elided } from './speaking.ts';

export const fairness: Words['fairness'] = {
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
  unsealed: 'Les cartes de cette partie ne sont pas scellées : elle a commencé avec une graine fixe.',
  daily:
    'Les cartes de la donne du jour sont publiques, non scellées : elles découlent de la date selon une règle connue, et sont les mêmes pour tous.',
  challenge:
    'Les cartes d’un défi ne sont pas scellées pour toi : ce sont celles qu’avait la personne qui l’a envoyé, et elles découlent des secrets de cette partie.',
  secrets: 'Secrets et cartes des donnes',
  secret: 'Secret',
  isSecretOf: (deal) => `Son SHA-256, qui est le secret de la donne ${deal}`,
  isCommitment: 'Son SHA-256, qui est le nombre fixé avant la partie',
  pack: 'Cartes dans l’ordre, la première distribuée en tête',
  newStock: 'Cartes de la nouvelle pioche, la première piochée en tête',
  deal: (deal) => `Donne ${deal}`,
  recipe: 'Pour vérifier sans ce jeu, lance la recette avec un secret, le numéro de sa donne et le mot :',
  saveRecipe: 'Enregistrer la recette',
  blind: {
    title: 'Les bots voient-ils les cartes cachées ?',
    lead: 'Tout ce qu’un bot ne pouvait pas voir est redistribué : les autres mains, la pioche, les cartes face cachée. Puis on l’interroge de nouveau. S’il ne sait rien de ces cartes, il refait la même chose.',
    ask: 'Les interroger de nouveau avec d’autres cartes dans ma main',
    askWatched: 'Les interroger de nouveau avec d’autres cartes cachées',
    progress: (decisions, of) => `${decisions} décisions sur ${of}`,
    same: (decisions, names, times) =>
      decisions === 1
        ? `Une décision ${elided('de', names)} redemandée ${times} fois avec d’autres cartes cachées : chaque fois la même action.`
        : `${decisions} décisions ${elided('de', names)} redemandées, ${times} fois chacune, avec d’autres cartes cachées : chaque fois la même action.`,
    differ: (differing, decisions) =>
      differing === 1
        ? `1 décision sur ${decisions} diffère.`
        : `${differing} décisions sur ${decisions} diffèrent. La première :`,
    seen: (name) => `Avec d’autres cartes cachées, ${name} apprend autre chose.`,
    done: (name, was, now) => `Avec d’autres cartes cachées, ${name} choisit « ${now} » et non « ${was} ».`,
    recorded: (name, was, now) => `L’enregistrement dit « ${was} », mais ${name} choisit « ${now} ».`,
    unsealed:
      'La partie n’était pas scellée : on ne sait pas ce que le hasard a donné aux bots, on les a donc interrogés avec un autre tirage.',
    partly: (times, of) =>
      `${times} fois sur ${of}, une main est restée la même : aucune autre ne s’accordait avec ce qui a été joué.`,
    nobody: 'Impossible de les interroger : l’enregistrement ne dit pas quels bots ont joué.',
    unnamed: (decisions) =>
      `Non redemandé : ${decisions === 1 ? 'une décision' : `${decisions} décisions`} que l’enregistrement n’attribue à aucun bot.`,
    absent: (decisions) =>
      `Non redemandé : ${decisions === 1 ? 'une décision' : `${decisions} décisions`} de bots qui avaient appris autre chose. Ce jeu n’a que la version actuelle.`,
    none: 'Il n’y a rien à demander : aucun bot n’a eu de choix dans cette partie.',
    notLoaded: 'Les bots ne peuvent pas répondre maintenant : ce qu’ils ont appris ne se charge pas.',
  },
};
