import type { Words } from '../parts.ts';

export const lesson: Words['lesson'] = {
  goOn: 'Seguir',
  play: 'Jugar',
  menu: 'Menú',
  leave: {
    title: '¿Dejar la lección?',
    text: 'Podrás seguir desde este paso más tarde, en los ajustes.',
    stay: 'Quedarse',
    leave: 'Dejarla',
    again: 'Desde el principio',
  },
  heading: (chapter, chapters, title) => `${chapter} de ${chapters} · ${title}`,
  howTo: {
    stock: (key, isTwice) => `Toca el mazo${isTwice ? ' dos veces' : ''}${key === null ? '' : `, o pulsa ${key}`}.`,
    discard: (key) => (key === null ? 'Toca esa carta.' : `Toca esa carta, o pulsa ${key}.`),
    card: (key, isTwice) => {
      const often = isTwice ? ' dos veces' : '';
      return `Toca esa carta${often}${key === null ? '' : `, o pulsa ${key}${often}`}.`;
    },
    knockWith: (key) =>
      `Toca el 8 de corazones y luego «Golpear» dos veces${key === null ? '' : `, o ${key} dos veces`}.`,
    hammer: (key) => `Toca «Martillo» dos veces${key === null ? '' : `, o pulsa ${key} dos veces`}.`,
    knock: (key) =>
      key === null ? 'Toca «Golpear» dos veces.' : `Toca «Golpear» dos veces, o pulsa ${key} dos veces.`,
  },
  steps: {
    hand: {
      title: 'Tu mano',
      text: () =>
        'Solo se suman las cartas de un mismo palo: el rey y el 7 de corazones suman 17. Rey, reina y jota valen 10; el as, 11. Lo mejor es 31.',
    },
    draw: {
      title: 'Robar',
      text: () =>
        'En tu turno robas una carta, o tomas la de arriba de los descartes. El 9 de diamantes no te ayuda: roba del mazo.',
    },
    putDown: {
      title: 'Descartar',
      text: () =>
        '¡El 9 de corazones, y son 26! Te quedas con tres cartas. El 4 de tréboles no aporta nada: descártalo.',
    },
    take: {
      title: 'Tomar',
      text: (fox) => `${fox} ha descartado un as de tu palo. Está descubierto y te toca: toma el as.`,
    },
    keep: {
      title: 'Quedarse con lo mejor',
      text: () => 'As, rey y 9 de corazones suman 30. Descarta el 7 de corazones.',
    },
    knock: {
      title: 'Golpear',
      text: (fox) =>
        `30 es difícil de superar. En vez de robar puedes golpear: ${fox} juega un turno más y luego se enseñan las manos.`,
    },
    showdown: {
      title: 'Se enseña todo',
      text: (fox) =>
        `${fox} tiene la mano más baja y pierde una ficha. ¡Quien golpea y queda el más bajo pierde dos! Sin fichas sigues jugando hasta la próxima pérdida. Gana quien quede al final.`,
    },
    thirtyOne: {
      title: 'Treinta y uno',
      text: (fox) => `Otra ronda. Tienes el as y la reina de picas, y ${fox} ha descartado la jota de picas. ¡Tómala!`,
    },
    declare: { title: 'Treinta y uno', text: () => '11, 10 y 10. Descarta el 3 de diamantes y verás.' },
    end: {
      title: '¡Treinta y uno!',
      text: () =>
        'Un 31 se enseña al momento, y todos los demás pierden una ficha. Eso es todo el juego. En la mesa te espera un novato.',
    },
  },
  wrong: {
    draw: {
      take: 'No tienes más diamantes: el 9 contaría solo. Prueba con el mazo.',
      knock: '17 es poco para golpear. Mejora primero tu mano: roba.',
    },
    putDown: { discard: 'Ese es uno de tus corazones. El que no aporta nada es el 4 de tréboles.' },
    take: {
      draw: 'Nadie sabe qué robarías. El as es seguro: tómalo.',
      knock: '26 está bien, pero con el as tienes 30. Tómalo primero.',
    },
    keep: { discard: 'Eso te costaría más. El 7 es tu corazón más bajo.' },
    knock: {
      draw: 'Es difícil mejorar 30, y esperar ayuda a los demás. ¡Golpea!',
      take: 'Esa carta no es un corazón: no te ayuda. ¡Golpea!',
    },
    thirtyOne: {
      draw: 'Hay algo mejor que la suerte: mira los descartes.',
      knock: '21 quizá baste. Pero con la jota tienes 31: ¡tómala!',
    },
    declare: { discard: 'Mantén juntas tus picas. El 3 de diamantes sobra.' },
  },
};
