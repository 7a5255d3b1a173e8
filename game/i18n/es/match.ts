import type { Words } from '../en/words.ts';

export const match: Words['match'] = {
  leaveTheTable: 'Dejar la mesa',
  rules: 'Reglas',
  speed: 'Velocidad',
  sound: 'Sonido',
  soundOff: 'Sin sonido.',
  soundOn: 'Con sonido.',
  signs: {
    title: 'Señales de la mesa',
    seats:
      'La D marca a quien reparte y un puño a quien ha golpeado. La flecha pequeña está junto a quien juega después.',
    stock: 'El número del mazo dice cuántas cartas le quedan.',
    dish: 'En el platillo están las monedas perdidas; se las lleva quien gana.',
  },
  nextDeal: 'Otra ronda',
  oneMoreStepForAll: 'Un paso más para todos',
  watchOn: 'Seguir mirando',
  theResult: 'El resultado',
  stuck: { title: 'La partida no puede seguir', toMenu: 'Al menú' },
  pass: {
    title: (name) => `Pasa el dispositivo: le toca a ${name}`,
    text: (name) => `Las manos siguen ocultas hasta que lo tenga ${name}.`,
    answer: (name) => `Soy ${name}`,
  },
  fairness: 'Cómo se baraja',
  sealedAs: (short) => `Las cartas están selladas como ${short}.`,
  daily: {
    title: 'La ronda del día',
    notYet: 'sin jugar todavía',
    numbered: (number) => `Ronda del día ${number}`,
    deal: (position, all) => `Ronda ${position} de ${all}`,
    leaving: 'La ronda te espera: sigue en el menú, en «La ronda del día».',
  },
  challenge: {
    title: 'Reto',
    deal: (deal) => `Ronda ${deal}`,
    leaving: 'Un reto no se guarda: vuelve a abrir su enlace o su archivo para jugarlo desde el principio.',
    waits: 'Ha llegado un reto. Te espera en el menú.',
  },
  leave: {
    title: 'Menú',
    stay: 'Seguir',
    options: 'Ajustes',
    leave: 'Irse',
  },
};
