import type { Words } from '../parts.ts';

export const fairness: Words['fairness'] = {
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
  unsealed: 'Die Karten dieser Partie sind nicht versiegelt: Sie begann mit einem festen Startwert.',
  daily:
    'Die Karten der Runde des Tages sind öffentlich, nicht versiegelt: Sie folgen nach einer bekannten Regel aus dem Datum und sind für alle gleich.',
  challenge:
    'Die Karten einer Herausforderung sind nicht für dich versiegelt: Es sind die Karten der Person, die sie geschickt hat, und sie folgen aus den Geheimnissen jener Partie.',
  secrets: 'Geheimnisse und Karten der Runden',
  secret: 'Geheimnis',
  isSecretOf: (deal) => `Sein SHA-256: das Geheimnis von Runde ${deal}`,
  isCommitment: 'Sein SHA-256: die Zahl, die vor der Partie feststand',
  pack: 'Reihenfolge der Karten, die zuerst gegebene vorn',
  newStock: 'Karten des neuen Stapels, die zuerst gezogene vorn',
  deal: (deal) => `Runde ${deal}`,
  recipe:
    'Um es ohne dieses Spiel zu prüfen, führ das Rezept mit einem Geheimnis, der Nummer seiner Runde und dem Wort aus:',
  saveRecipe: 'Rezept speichern',
  blind: {
    title: 'Sehen die Bots verdeckte Karten?',
    lead: 'Alles, was ein Bot nicht sehen konnte, wird neu gegeben: die anderen Blätter, der Stapel, verdeckt liegende Karten. Dann wird er noch einmal gefragt. Wer von diesen Karten nichts weiß, tut dasselbe wie vorher.',
    ask: 'Noch einmal fragen, mit anderen Karten in meiner Hand',
    askWatched: 'Noch einmal fragen, mit anderen verdeckten Karten',
    progress: (decisions, of) => `${decisions} von ${of} Entscheidungen`,
    same: (decisions, names, times) =>
      decisions === 1
        ? `Eine Entscheidung von ${names} noch einmal erfragt, ${times}-mal mit anderen verdeckten Karten: jedes Mal dieselbe Aktion.`
        : `${decisions} Entscheidungen von ${names} noch einmal erfragt, je ${times}-mal mit anderen verdeckten Karten: jedes Mal dieselbe Aktion.`,
    differ: (differing, decisions) =>
      differing === 1
        ? `1 von ${decisions} Entscheidungen weicht ab.`
        : `${differing} von ${decisions} Entscheidungen weichen ab. Die erste:`,
    seen: (name) => `Mit anderen verdeckten Karten erfährt ${name} etwas anderes.`,
    done: (name, was, now) => `Mit anderen verdeckten Karten wählt ${name} „${now}“, nicht „${was}“.`,
    recorded: (name, was, now) => `Aufgezeichnet ist „${was}“, aber ${name} wählt „${now}“.`,
    unsealed:
      'Die Partie war nicht versiegelt, also sind die Zufallszahlen der Bots nicht bekannt: Sie wurden mit anderen gefragt.',
    partly: (times, of) =>
      `In ${times} von ${of} Fällen blieb ein Blatt, wie es war: Es fand sich kein anderes, das zu dem passt, was getan wurde.`,
    nobody: 'Das lässt sich nicht fragen: In der Aufzeichnung steht nicht, welche Bots gespielt haben.',
    unnamed: (decisions) =>
      `Nicht gefragt: ${decisions === 1 ? 'eine Entscheidung' : `${decisions} Entscheidungen`}, zu denen nicht aufgezeichnet ist, welcher Bot sie traf.`,
    absent: (decisions) =>
      `Nicht gefragt: ${decisions === 1 ? 'eine Entscheidung' : `${decisions} Entscheidungen`} von Bots, die dieses Spiel nicht in derselben Version hat.`,
    none: 'Es gibt nichts zu fragen: Kein Bot hatte in dieser Partie eine Wahl.',
    notLoaded: 'Die Bots lassen sich gerade nicht fragen: Was sie gelernt haben, lässt sich nicht laden.',
  },
};
