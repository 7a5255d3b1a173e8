import type { Words } from '../parts.ts';

export const introduction: Words['introduction'] = {
  lead: 'Esto es distinto aquí:',
  tryIt: 'Probar (30 s)',
  titles: {
    letters: (word) => `Letras de «${word}» en lugar de fichas.`,
    seats: 'Sitios en el autobús en lugar de fichas.',
  },
  about: {
    golf: 'Tres cartas están ante ti, boca abajo: nadie las mira. En tres turnos pones otras mejores en su lugar: lo más posible en un palo o de un mismo valor. No se golpea, y pierde la fila más baja.',
    pool: 'Tres cartas están descubiertas en el centro. En tu turno cambias una tuya por una de ellas, o las tres. También se puede pasar.',
    dealerChoice: 'Quien reparte puede cambiar su mano por las tres cartas del centro, sin verlas.',
    fourCards: 'Las cuatro cuentan si son del mismo palo.',
    brag: 'De mejor a peor: trío, escalera de color (una escalera de un solo palo), escalera, color, pareja, carta alta. No se suma nada, y nadie canta.',
    letters: 'Quien pierde recibe la siguiente letra, y queda fuera con la palabra completa.',
    seats: 'Quien pierde avanza hacia delante, y al final se baja.',
    quiet: 'Con 31 se te pregunta si lo declaras. Si callas, cuenta 30 y el juego sigue.',
    points: (target) => `La mejor mano de cada ronda marca un punto, y ${target} puntos ganan.`,
    highest: 'Si nadie tiene más que quien golpea, pierden todos los demás; si no, solo quien golpeó.',
    buyIns: 'Quien queda fuera puede pagar y volver con todas sus fichas.',
  },
  heading: (title, step, steps) => `${title} · ${step} de ${steps}`,
  other: 'Eso también se puede, en la partida. Aquí prueba lo que está iluminado.',
  tries: {
    golf: {
      title: 'Golf',
      steps: {
        take: () => 'Tu fila está boca abajo, y no la conoces. La Q♠ está descubierta: tómala.',
        place: () => 'Ponla en el lugar de tu primera carta, que va al descarte.',
        draw: (fox) => `${fox} también ha puesto una carta. Ahora roba del mazo.`,
        placeDrawn: () => 'Una J♠, del mismo palo que la Q♠: ponla en el lugar de tu segunda carta.',
        end: () =>
          'Q♠ y J♠ suman 20. Tras tres turnos todo queda descubierto, y pierde la fila más baja. Eso es el golf.',
      },
    },
    pool: {
      title: 'El centro',
      steps: {
        swap: () => 'K♥ y 9♥ suman 19, y el A♥ está en el centro: tómalo.',
        give: () => 'Una de tus cartas ocupa su lugar, descubierta. El 8♣ no suma nada: dalo.',
        knock: (fox) => `¡30! ${fox} también ha cambiado una carta. Ahora golpea.`,
        end: (fox) =>
          `${fox} tuvo un turno más y tiene menos. En vez de una carta también puedes tomar las tres, o pasar.`,
      },
    },
    fourCards: {
      title: 'Cuatro cartas',
      steps: {
        draw: () => 'A♥, K♥ y Q♥ ya son mucho, pero aquí cuentan cuatro cartas: roba.',
        keep: () => '¡La J♥! El 5♣ sobra.',
        end: () => '11 y 10 y 10 y 10: son 41, y no hay nada mejor.',
      },
    },
    hammer: {
      title: 'El martillo',
      steps: {
        hammer: () => '26, y nadie ha jugado todavía. Canta el martillo: todos enseñan enseguida.',
        end: (fox) =>
          `${fox} tiene menos. Cuenta como si hubieras golpeado: con la mano más baja habrías pagado el doble.`,
      },
    },
    highest: {
      title: 'La promesa',
      steps: {
        draw: () => 'Quien golpea aquí promete la mano más alta. 20 no bastan: roba.',
        keep: () => 'Con el 9♥ son 29. El 5♣ sobra.',
        knock: () => 'Casi nadie supera 29: golpea.',
        end: (fox) => `Nadie tiene más: todos los demás reciben una letra. Si ${fox} tuviera más, sería solo para ti.`,
      },
    },
    knockWith: {
      title: 'El golpe',
      steps: {
        draw: () => 'Aquí se golpea después de robar, con la carta que se descarta. Primero roba.',
        keep: () => 'Con el 8♥ son 27. Descarta el 4♣.',
        again: (fox) => `${fox} ha jugado. Roba otra vez.`,
        knock: () => 'K♥, A♥ y 9♥ suman 30.',
        end: (fox) => `Has robado y golpeado en un turno. A ${fox} solo le quedaba uno.`,
      },
    },
    threeOfAKind: {
      title: 'El trío',
      steps: {
        take: () => 'Tienes 7♥ y 7♠, y el 7♦ está descubierto: tómalo.',
        keep: () => 'Con tres sietes el K♠ sobra.',
        end: (_fox, rule) => `${rule}. ¡Piénsalo dos veces antes de romper una pareja!`,
      },
    },
  },
};
