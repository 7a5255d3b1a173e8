import type { Words } from '../en/words.ts';

const CALLED: Record<string, string> = { '31': 'Treinta y uno', '41': 'Cuarenta y uno' };

export const questions: Words['questions'] = {
  shotgun: {
    title: '¿A ciegas?',
    text: (byPoints) =>
      `Enseñar ya todas las cartas, sin verlas: el golpe es tuyo, ${byPoints ? 'la mano más alta puntúa' : 'la mano más baja pierde'}.`,
    yes: '¡Cartas arriba!',
    no: 'Mirar primero',
  },
  suddenDeath: {
    title: '¿Muerte súbita?',
    text: (byPoints) =>
      `Cada uno tiene una carta sin ver. Enseñarlas ya: ${byPoints ? 'la más alta puntúa' : 'la más baja pierde'}.`,
    yes: '¡Cartas arriba!',
    no: 'Seguir',
  },
  declare: {
    title: (value) => `Tienes ${value}`,
    text: (quiet) => `Dilo antes de que se acabe el aro, o cuenta ${quiet}.`,
    yes: (value) => `¡${CALLED[value] ?? value}!`,
    no: 'Callar',
    unhurried: 'T lo canta, Q calla, y cualquier otra tecla te devuelve todo el tiempo.',
  },
  buyIn: {
    title: 'Estás fuera',
    text: (coins) => `¿Pagar una apuesta y volver${coins === null ? '' : ` con ${coins}`}?`,
    yes: 'Volver',
    no: 'Quedarse fuera',
  },
};
