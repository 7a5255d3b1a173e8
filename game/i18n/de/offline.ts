import type { Words } from '../en/words.ts';

export const offline: Words['offline'] = {
  updateReady: 'Eine neue Version ist da.',
  update: 'Aktualisieren',
  later: 'Später',
  updateWaits:
    'Das Spiel wird gerade in einem anderen Tab benutzt. Die neue Version kommt, sobald dort nichts mehr offen ist, oder beim nächsten Start.',
  reload: 'Neu laden',
  goOn: 'Weiter',
  kept: 'Deine Partien und Einstellungen bleiben erhalten.',
  notKept: 'Dieser Browser speichert keine Partien: Eine offene Partie wäre dann weg.',
  unexpected: {
    title: 'Das hätte nicht passieren dürfen',
    text: (detail) => `Im Spiel ist ein unerwarteter Fehler aufgetreten: „${detail}“.`,
  },
  incomplete: {
    title: 'Ein Teil des Spiels fehlt',
    text: 'Du bist offline, oder es gibt eine neuere Version. Lade neu, sobald du online bist.',
  },
  noGraphics: {
    title: 'Der Tisch lässt sich nicht zeichnen',
    text: 'Das Spiel braucht WebGL, das diesem Browser fehlt oder abgeschaltet ist. Schalte in seinen Einstellungen die Hardwarebeschleunigung ein oder öffne das Spiel in einem anderen Browser.',
  },
  lostGraphics: {
    title: 'Das Bild ist weg',
    text: 'Das Gerät zeigt das Spiel nicht mehr an. Meist gibt sich das gleich von selbst.',
  },
};
