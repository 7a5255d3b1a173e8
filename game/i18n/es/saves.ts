import type { Words } from '../en/words.ts';

export const saves: Words['saves'] = {
  full: 'El almacenamiento de este navegador está lleno. Guarda partidas antiguas como archivos y bórralas aquí para hacer sitio.',
  failed: (reason) => `El almacenamiento del navegador no funciona en este momento (${reason}).`,
  blocked: 'Este navegador no guarda nada de esta página: las partidas se perderán cuando la cierres.',
  deleted: 'Se ha borrado lo que este navegador guardaba del juego. Si estás jugando una partida, se vuelve a guardar.',
  notSaved: 'La partida sigue, pero ahora mismo no se guarda.',
  notKept: 'No se ha podido conservar esta partida, pero puedes guardarla como archivo.',
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Una partida abierta está dañada y no se puede continuar. La encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} partidas abiertas están dañadas y no se pueden continuar. Las encontrarás en «Tus datos»; no se ha perdido nada más.`,
    records: (count) =>
      count === 1
        ? 'Una partida jugada está dañada. La encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} partidas jugadas están dañadas. Las encontrarás en «Tus datos»; no se ha perdido nada más.`,
    rules: (count) =>
      count === 1
        ? 'Uno de tus juegos está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} de tus juegos están dañados. Los encontrarás en «Tus datos»; no se ha perdido nada más.`,
    ladder: (count) =>
      count === 1
        ? 'Un peldaño de la escalera está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} peldaños de la escalera están dañados. Los encontrarás en «Tus datos»; no se ha perdido nada más.`,
    goals: (count) =>
      count === 1
        ? 'Un objetivo está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} objetivos están dañados. Los encontrarás en «Tus datos»; no se ha perdido nada más.`,
    bots: 'Uno de tus bots está dañado. Queda apartado; no se ha perdido nada más.',
    days: (count) =>
      count === 1
        ? 'Lo que jugaste de las rondas de un día está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `Lo que jugaste de las rondas de ${count} días está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.`,
  },
  understood: 'De acuerdo',
  resume: 'Continuar',
  hint: '1 a 9: rivales  ·  Intro: continuar',
  hintFor: (match) => `Intro: continuar  ·  ${match}`,
  openMatches: 'Partidas abiertas',
  lead: 'Cada una sigue justo donde se quedó.',
  deal: (number) => `ronda ${number}`,
  out: 'fuera',
  giveUp: 'Abandonar',
  reallyGiveUp: '¿De verdad?',
  resumeMatch: (match) => `Continuar: ${match}`,
  giveUpMatch: (match) => `Abandonar: ${match}`,
  inAnotherTab: 'En juego en otra pestaña',
  isInAnotherTab: 'Esta partida se está jugando en otra pestaña.',
  isGone: 'Esta partida ha terminado o se abandonó en otra pestaña.',
  leaving: 'La partida te espera: podrás continuarla desde el menú.',
};
