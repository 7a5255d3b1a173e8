import type { Words } from '../en/words.ts';

export const offline: Words['offline'] = {
  updateReady: 'Hay una versión nueva.',
  update: 'Actualizar',
  later: 'Más tarde',
  updateWaits:
    'El juego está en uso en otra pestaña. La versión nueva llegará cuando allí no quede nada abierto, o la próxima vez que lo abras.',
  reload: 'Recargar',
  goOn: 'Seguir',
  kept: 'Tus partidas y tus ajustes se conservan.',
  notKept: 'Este navegador no guarda partidas: una partida abierta se perdería.',
  unexpected: {
    title: 'Esto no debería haber pasado',
    text: (detail) => `El juego ha encontrado un error inesperado: «${detail}».`,
  },
  incomplete: {
    title: 'Falta una parte del juego',
    text: 'Estás sin conexión, o hay una versión más reciente. Recarga la página en cuanto vuelvas a tenerla.',
  },
  noGraphics: {
    title: 'No se puede dibujar la mesa',
    text: 'El juego necesita WebGL, que este navegador no tiene o tiene desactivado. Activa la aceleración por hardware en sus ajustes, o abre el juego en otro navegador.',
  },
  lostGraphics: {
    title: 'La imagen ha desaparecido',
    text: 'Tu dispositivo ha dejado de mostrar el juego. Casi siempre se arregla solo en un momento.',
  },
};
