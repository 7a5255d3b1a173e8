import type { Words } from '../parts.ts';

export const fairness: Words['fairness'] = {
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
  unsealed: 'Las cartas de esta partida no están selladas: empezó con una semilla fija.',
  daily:
    'Las cartas de la ronda del día son públicas, no están selladas: se obtienen de la fecha con una regla conocida y son las mismas para todos.',
  challenge:
    'Las cartas de un reto no están selladas para ti: son las que tenía quien lo envió, y se obtienen de los secretos de aquella partida.',
  secrets: 'Secretos y cartas de las rondas',
  secret: 'Secreto',
  isSecretOf: (deal) => `Su SHA-256, que es el secreto de la ronda ${deal}`,
  isCommitment: 'Su SHA-256, que es el número fijado antes de la partida',
  pack: 'Cartas en su orden, la primera repartida delante',
  newStock: 'Cartas del nuevo mazo, la primera robada delante',
  deal: (deal) => `Ronda ${deal}`,
  recipe: 'Para comprobarlo sin este juego, ejecuta la receta con un secreto, el número de su ronda y la palabra:',
  saveRecipe: 'Guardar la receta',
  blind: {
    title: '¿Ven los bots las cartas ocultas?',
    lead: 'Todo lo que un bot no podía ver se reparte de nuevo: las otras manos, el mazo, las cartas boca abajo. Después se le vuelve a preguntar. Quien no sabe nada de esas cartas hace lo mismo que antes.',
    ask: 'Preguntarles otra vez con otras cartas en mi mano',
    askWatched: 'Preguntarles otra vez con otras cartas ocultas',
    progress: (decisions, of) => `${decisions} de ${of} decisiones`,
    same: (decisions, names, times) =>
      decisions === 1
        ? `Una decisión de ${names} preguntada de nuevo ${times} veces con otras cartas ocultas: siempre la misma acción.`
        : `${decisions} decisiones de ${names} preguntadas de nuevo, ${times} veces cada una, con otras cartas ocultas: siempre la misma acción.`,
    differ: (differing, decisions) =>
      differing === 1
        ? `1 de ${decisions} decisiones difiere.`
        : `${differing} de ${decisions} decisiones difieren. La primera:`,
    seen: (name) => `Con otras cartas ocultas, a ${name} se le dice otra cosa.`,
    done: (name, was, now) => `Con otras cartas ocultas, ${name} elige «${now}», no «${was}».`,
    recorded: (name, was, now) => `El registro dice «${was}», pero ${name} elige «${now}».`,
    unsealed:
      'La partida no estaba sellada, así que no se sabe qué les dio el azar a los bots: se les preguntó con otro sorteo.',
    partly: (times, of) =>
      `${times} de ${of} veces, una mano quedó como estaba: no se encontró otra que encajara con lo que se jugó.`,
    nobody: 'No se les puede preguntar: el registro no dice qué bots jugaron.',
    unnamed: (decisions) =>
      `Sin preguntar: ${decisions === 1 ? 'una decisión' : `${decisions} decisiones`} que el registro no atribuye a ningún bot.`,
    absent: (decisions) =>
      `Sin preguntar: ${decisions === 1 ? 'una decisión' : `${decisions} decisiones`} de bots que habían aprendido otra cosa. Este juego solo tiene la versión actual.`,
    none: 'No hay nada que preguntar: ningún bot pudo elegir en esta partida.',
    notLoaded: 'Ahora no se puede preguntar a los bots: lo que han aprendido no se carga.',
  },
};
