import type { FairnessWords } from '../en/fairness.ts';

export const fairness: FairnessWords = {
  title: 'Juego limpio',
  lead: 'Nadie elige las cartas, ni siquiera este juego. Su orden queda fijado antes de que digas una palabra, y cualquiera puede comprobarlo después.',
  sealedAs: 'Sellado como',
  next: 'Este número representa todas las cartas de tu próxima partida. Añade una palabra y también dependerán de ella: así nadie podrá conocerlas de antemano.',
  word: 'Tu palabra (si quieres)',
  cut: 'Cortar',
  during: 'Este número quedó fijado antes de la partida. Representa todas sus cartas.',
  withWord: (word) => `Tu palabra: «${word}».`,
  withoutWord: 'No añadiste ninguna palabra.',
  noneYet: 'Cuando termina una ronda, aquí aparece su secreto.',
  holds: (deals) =>
    deals === 1
      ? 'Comprobado: las cartas de la ronda jugada son las que estaban selladas.'
      : `Comprobado: las cartas de las ${deals} rondas jugadas son las que estaban selladas.`,
  broken: (fault) => `No son las cartas que estaban selladas. ${fault}`,
  unsealed:
    'Las cartas de esta partida no están selladas: empezó con una semilla fija o con una versión anterior del juego.',
  secrets: 'Secretos de las rondas',
  deal: (deal) => `Ronda ${deal}`,
  recipe: 'Para comprobarlo sin este juego, ejecuta la receta con un secreto, el número de su ronda y la palabra:',
  saveRecipe: 'Guardar la receta',
};
