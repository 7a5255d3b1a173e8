import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const data: Words['data'] = {
  title: 'Tus datos',
  lead: 'Todo se guarda solo en este navegador. Si borras sus datos, se pierde todo: guarda un archivo.',
  holds: (matches, records, rules) => `Hay guardado: ${records}, ${matches} y ${rules}.`,
  records: (count) => (count === 1 ? '1 partida jugada' : `${count} partidas jugadas`),
  matches: (count) => (count === 1 ? '1 partida abierta' : `${count} partidas abiertas`),
  rules: (count) => (count === 1 ? '1 juego propio' : `${count} juegos propios`),
  progress: (ladder, goals) =>
    `En la escalera: ${counted(ladder, 'rival vencido', 'rivales vencidos')}; ${counted(goals, 'objetivo logrado', 'objetivos logrados')}.`,
  bots: (count) => (count === 1 ? '1 bot propio.' : `${count} bots propios.`),
  days: (count) => `Rondas de ${counted(count, 'día')} jugadas.`,
  holdsDamaged: (count) =>
    count === 1 ? 'Se ha apartado 1 elemento dañado.' : `Se han apartado ${count} elementos dañados.`,
  notPersistent:
    'Este navegador no guarda nada para esta página: al cerrarla se pierde todo. Solo un archivo lo conserva.',
  save: 'Guardar todo en un archivo',
  saveLead:
    'Partidas abiertas y jugadas, tus reglas, la escalera, los objetivos, las rondas del día, tus bots y los ajustes, en un solo archivo.',
  restore: 'Restaurar desde un archivo',
  restoreLead: 'Antes se comprueba todo.',
  clear: 'Borrar todo',
  clearLead:
    'Partidas abiertas y jugadas, tus reglas, la escalera, los objetivos, las rondas del día, tus bots y los ajustes.',
  reading: 'Comprobando el archivo…',
  working: 'Un momento…',
  found: (matches, records, rules) => `En el archivo hay ${records}, ${matches} y ${rules}.`,
  damagedParts: (count) =>
    count === 1 ? '1 elemento está dañado y se omite:' : `${count} elementos están dañados y se omiten:`,
  damagedPart: (store, id, reason) =>
    `${{ matches: 'partida abierta', records: 'partida', rules: 'reglas', ladder: 'peldaño', goals: 'objetivo', days: 'rondas del día', bots: 'bot' }[store]} ${id}: ${reason}`,
  andMore: (count) => `y ${count} más`,
  howToRestore: '¿Cómo quieres restaurarlo?',
  merge: 'Añadir a lo que hay',
  mergeLead: 'Lo que hay se queda. Ninguna partida se añade dos veces.',
  replace: 'Reemplazar lo que hay',
  replaceLead: 'Lo que hay y no está en el archivo se borra.',
  reallyReplace: '¿Seguro que quieres reemplazar todo lo que hay?',
  yesReplace: 'Reemplazar',
  cancel: 'Cancelar',
  restored: (matches, records, rules) => `Restaurado: ${records}, ${matches} y ${rules}.`,
  nothingNew: 'Ya estaba todo aquí.',
  saved: 'Se ha guardado el archivo.',
  reallyClear: '¿Borrar todo lo que se guarda aquí?',
  reallyClearText:
    'Se borran todas las partidas abiertas y jugadas, tus reglas, la escalera, los objetivos, las rondas del día, tus bots y los ajustes. No se puede deshacer, salvo que hayas guardado un archivo.',
  yesClear: 'Borrar todo',
  forSure: '¿Seguro?',
  forSureText: 'Es la última pregunta.',
  yesForSure: 'Sí, borrarlo todo',
  cleared: 'Se ha borrado todo.',
  saveDamaged: 'Guardar lo dañado en un archivo',
  saveDamagedLead: 'Al restaurar ese archivo se ve qué está mal y vuelve lo que se haya reparado.',
  deleteDamaged: 'Borrar lo dañado',
  reallyDeleteDamaged: '¿Borrar lo dañado?',
  reallyDeleteDamagedText: 'No se puede deshacer, salvo que hayas guardado un archivo. Todo lo demás se queda.',
  damagedDeleted: 'Se ha borrado lo dañado.',
  notJson: (file) => `${file} no es un archivo de datos: no es JSON.`,
  notData: (file) => `${file} no es un archivo de datos. Las partidas sueltas se importan en «Partidas».`,
  tooLarge: (file) => `${file} es demasiado grande.`,
};
