import type { Words } from '../parts.ts';

export const lesson: Words['lesson'] = {
  goOn: 'Seguir',
  play: 'Jugar',
  menu: 'Menú',
  leave: {
    title: '¿Dejar la lección?',
    text: 'Podrás seguir desde aquí, en los ajustes.',
    stay: 'Quedarse',
    leave: 'Dejarla',
    again: 'Desde el principio',
  },
  heading: (chapter, chapters, title) => `${chapter} de ${chapters} · ${title}`,
  howTo: {
    stock: (key, isTwice) => `Toca el mazo${isTwice ? ' dos veces' : ''}${key === null ? '' : `, o pulsa ${key}`}.`,
    discard: (key) => (key === null ? 'Tócala.' : `Tócala, o pulsa ${key}.`),
    card: (key, isTwice) => {
      const often = isTwice ? ' dos veces' : '';
      return `Tócala${often}${key === null ? '' : `, o pulsa ${key}${often}`}.`;
    },
    knockWith: (key) => `Toca el 8♥ y luego «Golpear» dos veces${key === null ? '' : `, o ${key} dos veces`}.`,
    hammer: (key) => `Toca «Martillo» dos veces${key === null ? '' : `, o pulsa ${key} dos veces`}.`,
    knock: (key) =>
      key === null ? 'Toca «Golpear» dos veces.' : `Toca «Golpear» dos veces, o pulsa ${key} dos veces.`,
  },
  steps: {
    hand: {
      title: 'Tu mano',
      text: () =>
        'Solo suman las cartas de un mismo palo: K♥ y 7♥ hacen 17. K, Q y J valen 10, un as 11. Lo mejor es 31.',
    },
    draw: {
      title: 'Robar',
      text: () => 'En tu turno robas una carta o tomas el descarte. El 9♦ no te ayuda: roba del mazo.',
    },
    putDown: {
      title: 'Descartar',
      text: () => '¡Un 9♥, y son 26! Te quedas con tres cartas. La carta 4♣ no aporta nada: descártala.',
    },
    take: {
      title: 'Tomar',
      text: (fox) => `${fox} ha descartado un as de tu palo. Está a la vista y es tu turno: toma la carta A♥.`,
    },
    keep: { title: 'Quedarse con lo mejor', text: () => 'A♥, K♥ y 9♥ hacen 30. Descarta la carta 7♥.' },
    knock: {
      title: 'Golpear',
      text: (fox) =>
        `30 es difícil de superar. En vez de robar puedes golpear: ${fox} juega un turno más y luego se enseña todo.`,
    },
    showdown: {
      title: 'Se enseña todo',
      text: (fox) =>
        `${fox} tiene la mano más baja y pierde una ficha. ¡Si es la de quien golpeó, pierde dos! Sin fichas sigues jugando hasta la próxima pérdida. Gana quien quede al final.`,
    },
    thirtyOne: {
      title: 'Treinta y uno',
      text: (fox) => `Otra ronda. Tienes A♠ y Q♠, y ${fox} ha descartado la carta J♠. ¡Tómala!`,
    },
    declare: { title: 'Treinta y uno', text: () => '11 y 10 y 10. Descarta la carta 3♦ y verás.' },
    end: {
      title: '¡Treinta y uno!',
      text: () =>
        'Un 31 se enseña al momento, y todos los demás pierden una ficha. Eso es todo. En la mesa te espera un novato.',
    },
  },
  wrong: {
    draw: {
      take: 'No tienes más diamantes: el 9♦ contaría solo. Prueba con el mazo.',
      knock: '17 es poco para golpear. Mejora primero tu mano: roba.',
    },
    putDown: { discard: 'Ese es uno de tus corazones. La que no aporta nada es 4♣.' },
    take: {
      draw: 'Nadie sabe qué robarías. El as es seguro: tómalo.',
      knock: '26 está bien, pero con el as tienes 30. Tómalo primero.',
    },
    keep: { discard: 'Eso te costaría más. El 7♥ es tu corazón más bajo.' },
    knock: {
      draw: 'Es difícil mejorar 30, y esperar ayuda a los demás. ¡Golpea!',
      take: 'Esa carta no es un corazón: no te ayuda. ¡Golpea!',
    },
    thirtyOne: {
      draw: 'Hay algo mejor que la suerte: mira los descartes.',
      knock: '21 quizá baste. Pero con J♠ tienes 31: ¡tómala!',
    },
    declare: { discard: 'Mantén juntas tus picas. La carta 3♦ sobra.' },
  },
};
