import type { Words } from '../parts.ts';

export const lesson: Words['lesson'] = {
  goOn: 'Weiter',
  play: 'Spielen',
  menu: 'Menü',
  leave: {
    title: 'Die Lektion verlassen?',
    text: 'In den Einstellungen kannst du genau hier weitermachen.',
    stay: 'Bleiben',
    leave: 'Verlassen',
    again: 'Von vorn',
  },
  heading: (chapter, chapters, title) => `${chapter} von ${chapters} · ${title}`,
  howTo: {
    stock: (key, isTwice) =>
      `Tipp den Stapel ${isTwice ? 'zweimal ' : ''}an${key === null ? '' : ` oder drück ${key}`}.`,
    discard: (key) => (key === null ? 'Tipp sie an.' : `Tipp sie an oder drück ${key}.`),
    card: (key, isTwice) => {
      const often = isTwice ? 'zweimal ' : '';
      return `Tipp sie ${often}an${key === null ? '' : ` oder drück ${often}${key}`}.`;
    },
    knockWith: (key) => `Tipp die 8♥ an, dann zweimal auf „Klopfen“${key === null ? '' : ` oder zweimal ${key}`}.`,
    hammer: (key) => `Tipp zweimal auf „Hammer“${key === null ? '' : ` oder drück zweimal ${key}`}.`,
    knock: (key) =>
      key === null ? 'Tipp zweimal auf „Klopfen“.' : `Tipp zweimal auf „Klopfen“ oder drück zweimal ${key}.`,
  },
  steps: {
    hand: {
      title: 'Dein Blatt',
      text: () =>
        'Nur Karten einer Farbe zählen zusammen: K♥ und 7♥ sind 17. König, Dame und Bube zählen 10, ein Ass 11. Das Höchste ist 31.',
    },
    draw: {
      title: 'Ziehen',
      text: () => 'In deinem Zug ziehst du vom Stapel oder nimmst von der Ablage. 9♦ hilft dir nicht: Zieh.',
    },
    putDown: {
      title: 'Ablegen',
      text: () => '9♥, das macht 26! Drei Karten behältst du, eine legst du ab: 4♣ bringt nichts.',
    },
    take: {
      title: 'Nehmen',
      text: (fox) => `${fox} hat ein Ass deiner Farbe abgelegt. Es liegt offen, und du bist dran: Nimm A♥.`,
    },
    keep: { title: 'Das Beste behalten', text: () => 'A♥, K♥ und 9♥ sind 30. Leg 7♥ ab.' },
    knock: {
      title: 'Klopfen',
      text: (fox) =>
        `30 sind schwer zu schlagen. Statt zu ziehen, kannst du klopfen: ${fox} hat noch einen Zug, dann decken alle auf.`,
    },
    showdown: {
      title: 'Aufdecken',
      text: (fox) =>
        `${fox} hat das niedrigste Blatt und verliert ein Leben. Hat es der Klopfer selbst, kostet es zwei! Ohne Leben spielst du weiter, bis du wieder verlierst. Wer übrig bleibt, gewinnt.`,
    },
    thirtyOne: {
      title: 'Einunddreißig',
      text: (fox) => `Eine neue Runde. Du hast A♠ und Q♠, und ${fox} hat J♠ abgelegt. Nimm die Karte!`,
    },
    declare: { title: 'Einunddreißig', text: () => '11 und 10 und 10. Leg 3♦ ab und sieh, was passiert.' },
    end: {
      title: 'Einunddreißig!',
      text: () =>
        '31 zeigt man sofort, und alle anderen verlieren ein Leben. Das ist das ganze Spiel. Am Tisch wartet ein Anfänger auf dich.',
    },
  },
  wrong: {
    draw: {
      take: 'Du hast sonst kein Karo: 9♦ zählte ganz allein. Versuch es mit dem Stapel.',
      knock: '17 sind wenig zum Klopfen. Mach dein Blatt erst besser: Zieh.',
    },
    putDown: { discard: 'Das ist eine deiner Herzkarten. 4♣ ist die Karte, die nichts bringt.' },
    take: {
      draw: 'Was du ziehst, weiß niemand. Das Ass ist sicher: Nimm es.',
      knock: '26 sind gut, aber mit dem Ass hast du 30. Nimm es erst.',
    },
    keep: { discard: 'Das würde dich mehr kosten. 7♥ ist dein niedrigstes Herz.' },
    knock: {
      draw: 'Besser als 30 wird es kaum, und Warten hilft den anderen. Klopf!',
      take: 'Diese Karte ist kein Herz: Sie hilft dir nicht. Klopf!',
    },
    thirtyOne: {
      draw: 'Es gibt etwas Besseres als Glück: Schau auf die Ablage.',
      knock: '21 reichen vielleicht. Aber mit J♠ hast du 31: Nimm die Karte!',
    },
    declare: { discard: 'Halt dein Pik zusammen. 3♦ kann weg.' },
  },
};
