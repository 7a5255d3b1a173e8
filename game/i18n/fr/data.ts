import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const data: Words['data'] = {
  title: 'Tes données',
  lead: 'Tout est enregistré dans ce navigateur seulement. Si tu effaces ses données, tout est perdu : enregistre un fichier.',
  holds: (matches, records, rules) => `Enregistré ici : ${records}, ${matches} et ${rules}.`,
  records: (count) => (count < 2 ? `${count} partie jouée` : `${count} parties jouées`),
  matches: (count) => (count < 2 ? `${count} partie en cours` : `${count} parties en cours`),
  rules: (count) => (count < 2 ? `${count} jeu à toi` : `${count} jeux à toi`),
  progress: (ladder, goals) =>
    `Sur l’échelle : ${counted(ladder, 'adversaire battu', 'adversaires battus')} ; ${counted(goals, 'objectif atteint', 'objectifs atteints')}.`,
  bots: (count) => (count < 2 ? `${count} bot à toi.` : `${count} bots à toi.`),
  days: (count) => `Donnes de ${counted(count, 'jour')} jouées.`,
  holdsDamaged: (count) =>
    count < 2 ? `${count} élément endommagé a été mis de côté.` : `${count} éléments endommagés ont été mis de côté.`,
  notPersistent:
    'Ce navigateur n’enregistre rien pour cette page : tout disparaît quand tu la fermes, sauf si tu enregistres un fichier.',
  save: 'Tout enregistrer dans un fichier',
  saveLead:
    'Parties en cours et jouées, tes règles, l’échelle, tes objectifs, tes donnes du jour, tes bots et tes réglages, dans un seul fichier.',
  restore: 'Restaurer depuis un fichier',
  restoreLead: 'Chaque élément est d’abord vérifié.',
  clear: 'Tout supprimer',
  clearLead:
    'Parties en cours et jouées, tes règles, l’échelle, tes objectifs, tes donnes du jour, tes bots et tes réglages.',
  reading: 'Vérification du fichier…',
  working: 'Un instant…',
  found: (matches, records, rules) => `Le fichier contient ${records}, ${matches} et ${rules}.`,
  damagedParts: (count) =>
    count < 2
      ? `${count} élément est endommagé et laissé de côté :`
      : `${count} éléments sont endommagés et laissés de côté :`,
  damagedPart: (store, id, reason) =>
    `${{ matches: 'partie en cours', records: 'partie', rules: 'règles', ladder: 'échelon', goals: 'objectif', days: 'donnes du jour', bots: 'bot' }[store]} ${id} : ${reason}`,
  andMore: (count) => `et ${count} de plus`,
  howToRestore: 'Comment restaurer ?',
  merge: 'Ajouter à ce qui est là',
  mergeLead: 'Ce qui est là reste. Aucune partie n’est ajoutée deux fois.',
  replace: 'Remplacer ce qui est là',
  replaceLead: 'Ce qui est là et n’est pas dans le fichier est supprimé.',
  reallyReplace: 'Vraiment remplacer tout ce qui est là ?',
  yesReplace: 'Remplacer',
  cancel: 'Annuler',
  restored: (matches, records, rules) => `Restauré : ${records}, ${matches} et ${rules}.`,
  nothingNew: 'Tout était déjà là.',
  saved: 'Le fichier est enregistré.',
  reallyClear: 'Supprimer tout ce qui est enregistré ici ?',
  reallyClearText:
    'Toutes les parties en cours et jouées, tes règles, l’échelle, tes objectifs, tes donnes du jour, tes bots et tes réglages seront supprimés. C’est irréversible, sauf si tu as enregistré un fichier.',
  yesClear: 'Tout supprimer',
  forSure: 'Tu confirmes ?',
  forSureText: 'C’est la dernière question.',
  yesForSure: 'Oui, tout supprimer',
  cleared: 'Tout a été supprimé.',
  saveDamaged: 'Enregistrer les éléments endommagés',
  saveDamagedLead: 'Restaurer ce fichier montre ce qui ne va pas et récupère ce qui a été réparé.',
  deleteDamaged: 'Supprimer les éléments endommagés',
  reallyDeleteDamaged: 'Supprimer les éléments endommagés ?',
  reallyDeleteDamagedText: 'C’est irréversible, sauf si tu as enregistré un fichier. Tout le reste est conservé.',
  damagedDeleted: 'Les éléments endommagés ont été supprimés.',
  notJson: (file) => `${file} n’est pas un fichier de données : ce n’est pas du JSON.`,
  notData: (file) => `${file} n’est pas un fichier de données. Importe les parties une à une dans « Parties ».`,
  tooLarge: (file) => `${file} est trop volumineux.`,
};
