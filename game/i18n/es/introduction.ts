import type { Words } from '../parts.ts';

export const introduction: Words['introduction'] = {
  lead: 'Qué cambia aquí:',
  tryIt: 'Probar (30 s)',
  titles: {
    letters: (word) => `Letras de «${word}» en lugar de fichas.`,
    seats: 'Sitios en el bus en lugar de fichas.',
  },
  about: {
    golf: 'Tienes delante tres cartas boca abajo, que nadie mira. En tres turnos pones otras mejores en su lugar: la mayor suma posible en un palo o en un mismo número o figura. No se golpea, y pierde la fila más baja.',
    pool: 'En el centro hay tres cartas descubiertas. En tu turno cambias una tuya por una de ellas, o las tres. También puedes pasar.',
    dealerChoice: 'Quien reparte puede cambiar su mano por las tres cartas del centro, sin verlas.',
    fourCards: 'Las cuatro cuentan si son del mismo palo.',
    brag: 'De mejor a peor: trío, escalera de color (una escalera de un solo palo), escalera, color, pareja, carta alta. No se suma nada y nadie canta.',
    letters: 'Quien pierde recibe la siguiente letra, y queda fuera con la palabra completa.',
    seats: 'Quien pierde se acerca a la parte de delante, y al final se baja.',
    quiet: 'Con 31 se te pregunta si lo cantas. Si callas, vale 30 y la ronda sigue.',
    points: (target) => `La mejor mano de cada ronda suma un punto; gana quien llega a ${target} puntos.`,
    highest: 'Si nadie tiene más que quien golpea, pierden todos los demás; si no, solo quien golpeó.',
    buyIns: 'Quien queda fuera puede pagar y volver con todas sus fichas.',
  },
  heading: (title, step, steps) => `${title} · ${step} de ${steps}`,
  other: 'Eso también se puede, en una partida de verdad. Aquí prueba lo que está iluminado.',
  tries: {
    golf: {
      title: 'Golf',
      steps: {
        take: () => 'Tu fila está boca abajo: no la conoces. La reina de picas está descubierta: tómala.',
        place: () => 'Ponla en el lugar de tu primera carta, que va a los descartes.',
        draw: (fox) => `${fox} también ha puesto una carta. Ahora roba del mazo.`,
        placeDrawn: () => 'La jota, de picas como la reina: ponla en el lugar de tu segunda carta.',
        end: () =>
          'La reina y la jota suman 20. Tras tres turnos cada uno, todas las filas quedan descubiertas y pierde la más baja. Eso es el golf.',
      },
    },
    pool: {
      title: 'El centro',
      steps: {
        swap: () => 'El rey y el 9 de corazones suman 19, y el as está en el centro: tómalo.',
        give: () => 'Una de tus cartas ocupa su lugar, descubierta. El 8 de tréboles no suma nada: déjalo.',
        knock: (fox) => `¡30! ${fox} también ha cambiado una carta. Ahora golpea.`,
        end: (fox) =>
          `${fox} tuvo un turno más y tiene menos que tú. En vez de una carta también puedes tomar las tres, o pasar.`,
      },
    },
    fourCards: {
      title: 'Cuatro cartas',
      steps: {
        draw: () => 'As, rey y reina de corazones ya es mucho, pero aquí cuentan cuatro cartas: roba.',
        keep: () => '¡La jota de corazones! El 5 de tréboles sobra.',
        end: () => '11, 10, 10 y 10: son 41, y no hay nada mejor.',
      },
    },
    hammer: {
      title: 'El martillo',
      steps: {
        hammer: () => '26, y nadie ha jugado todavía. Da el martillazo: todos enseñan enseguida su mano.',
        end: (fox) =>
          `${fox} tiene menos. Cuenta como si hubieras golpeado: con la mano más baja habrías pagado el doble.`,
      },
    },
    highest: {
      title: 'La promesa',
      steps: {
        draw: () => 'Quien golpea aquí promete la mano más alta. 20 no bastan: roba.',
        keep: () => 'Con el 9 de corazones tienes 29. El 5 de tréboles sobra.',
        knock: () => 'Casi nadie supera 29: golpea.',
        end: (fox) =>
          `Nadie tiene más: todos los demás reciben una letra. Si ${fox} hubiera tenido más, habría sido solo para ti.`,
      },
    },
    knockWith: {
      title: 'El golpe',
      steps: {
        draw: () => 'Aquí se golpea después de robar, con la carta que se descarta. Primero roba.',
        keep: () => 'Con el 8 de corazones tienes 27. Descarta el 4 de tréboles.',
        again: (fox) => `${fox} ha jugado. Roba otra vez.`,
        knock: () => 'Rey, as y 9 de corazones suman 30.',
        end: (fox) => `Has robado y golpeado en un turno. A ${fox} solo le quedaba uno.`,
      },
    },
    threeOfAKind: {
      title: 'El trío',
      steps: {
        take: () => 'Tienes el 7 de corazones y el de picas, y el de diamantes está descubierto: tómalo.',
        keep: () => 'Con tres sietes, el rey de picas sobra.',
        end: (_fox, rule) => `${rule}. ¡Piénsalo dos veces antes de romper una pareja!`,
      },
    },
  },
};
