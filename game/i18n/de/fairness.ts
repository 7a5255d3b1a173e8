import type { FairnessWords } from '../en/fairness.ts';

export const fairness: FairnessWords = {
  title: 'Fairness',
  lead: 'Niemand sucht die Karten aus, auch das Spiel nicht. Ihre Reihenfolge steht fest, bevor du ein Wort sagst, und alle können sie hinterher nachprüfen.',
  sealedAs: 'Versiegelt als',
  next: 'Diese Zahl steht für alle Karten deiner nächsten Partie. Gib ein Wort dazu, dann hängen sie auch davon ab, und niemand kann sie vorher kennen.',
  word: 'Dein Wort (wenn du magst)',
  cut: 'Abheben',
  during: 'Diese Zahl stand vor der Partie fest. Sie steht für alle ihre Karten.',
  withWord: (word) => `Dein Wort: „${word}“.`,
  withoutWord: 'Du hast kein Wort dazugegeben.',
  noneYet: 'Ist eine Runde zu Ende, erscheint hier ihr Geheimnis.',
  holds: (deals) =>
    deals === 1
      ? 'Geprüft: Die Karten der bisherigen Runde sind die versiegelten.'
      : `Geprüft: Die Karten aller ${deals} bisherigen Runden sind die versiegelten.`,
  broken: (fault) => `Das sind nicht die versiegelten Karten. ${fault}`,
  unsealed:
    'Die Karten dieser Partie sind nicht versiegelt: Sie begann mit einem festen Startwert oder mit einer früheren Version des Spiels.',
  secrets: 'Geheimnisse der Runden',
  deal: (deal) => `Runde ${deal}`,
  recipe:
    'Um es ohne dieses Spiel zu prüfen, führ das Rezept mit einem Geheimnis, der Nummer seiner Runde und dem Wort aus:',
  saveRecipe: 'Rezept speichern',
};
