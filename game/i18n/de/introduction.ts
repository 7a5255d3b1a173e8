import type { Words } from '../parts.ts';

export const introduction: Words['introduction'] = {
  lead: 'Das ist hier anders:',
  tryIt: 'Ausprobieren (30 s)',
  titles: {
    letters: (word) => `Buchstaben von „${word}“ statt Leben.`,
    seats: 'Plätze im Bus statt Leben.',
  },
  about: {
    golf: 'Vor dir liegen drei Karten verdeckt, niemand sieht sie an. In drei Zügen legst du bessere an ihre Stelle: möglichst viel in einer Farbe oder von einem Rang. Geklopft wird nicht, und die niedrigste Reihe verliert.',
    pool: 'In der Mitte liegen drei Karten offen. Wer am Zug ist, tauscht eine eigene gegen eine von ihnen oder alle drei. Man darf auch schieben.',
    dealerChoice: 'Wer gibt, darf die eigenen Karten ungesehen gegen die drei in der Mitte tauschen.',
    fourCards: 'Alle vier zählen, wenn sie von einer Farbe sind.',
    brag: 'Das Beste zuerst: Drilling, Straight Flush (eine Folge in einer Farbe), Straße, Flush, Paar, hohe Karte. Nichts wird zusammengezählt, und niemand meldet.',
    letters: 'Wer verliert, bekommt den nächsten Buchstaben. Wer das Wort beisammen hat, ist draußen.',
    seats: 'Wer verliert, rückt weiter nach vorn und steigt am Ende aus.',
    quiet: 'Mit 31 wirst du gefragt, ob du meldest. Schweigst du, zählen sie 30, und es geht weiter.',
    points: (target) => `Das beste Blatt jeder Runde bringt einen Punkt, und ${target} Punkte gewinnen.`,
    highest: 'Hat niemand mehr als der Klopfer, verlieren alle anderen, sonst nur der Klopfer.',
    buyIns: 'Wer draußen ist, darf zahlen und kommt mit allen Leben zurück.',
  },
  heading: (title, step, steps) => `${title} · ${step} von ${steps}`,
  other: 'Das geht auch, im richtigen Spiel. Probier hier, was leuchtet.',
  tries: {
    golf: {
      title: 'Golf',
      steps: {
        take: () => 'Deine Reihe liegt verdeckt, und du kennst sie nicht. Die Q♠ liegt offen: Nimm sie.',
        place: () => 'Leg sie an die Stelle deiner ersten Karte. Die kommt auf den Ablagestapel.',
        draw: (fox) => `${fox} hat auch eine Karte gelegt. Jetzt zieh vom Stapel.`,
        placeDrawn: () => 'Ein J♠, dieselbe Farbe wie die Q♠: Leg ihn an die Stelle deiner zweiten Karte.',
        end: () =>
          'Q♠ und J♠ sind 20. Nach drei Zügen liegt alles offen, und die niedrigste Reihe verliert. Das ist Golf.',
      },
    },
    pool: {
      title: 'Die Mitte',
      steps: {
        swap: () => 'K♥ und 9♥ sind 19, und das A♥ liegt in der Mitte: Nimm es.',
        give: () => 'Dafür kommt eine von deinen Karten offen in die Mitte. Die 8♣ bringt nichts: Gib sie her.',
        knock: (fox) => `30! ${fox} hat auch getauscht. Jetzt klopf.`,
        end: (fox) =>
          `${fox} war noch einmal dran und hat weniger. Statt einer Karte darfst du auch alle drei nehmen oder schieben.`,
      },
    },
    fourCards: {
      title: 'Vier Karten',
      steps: {
        draw: () => 'A♥, K♥ und Q♥ sind schon 31, aber hier zählen vier Karten: Zieh.',
        keep: () => 'Der J♥! Die 5♣ kann weg.',
        end: () => '11 und 10 und 10 und 10: Das sind 41, und mehr geht nicht.',
      },
    },
    hammer: {
      title: 'Der Hammer',
      steps: {
        hammer: () => '26, und noch war niemand am Zug. Ruf den Hammer: Alle decken sofort auf.',
        end: (fox) =>
          `${fox} hat weniger. Es zählt, als hättest du geklopft: Mit dem niedrigsten Blatt hättest du doppelt bezahlt.`,
      },
    },
    highest: {
      title: 'Das Versprechen',
      steps: {
        draw: () => 'Wer hier klopft, verspricht das höchste Blatt von allen. 20 sind dafür zu wenig: Zieh.',
        keep: () => 'Mit der 9♥ sind es 29. Die 5♣ kann weg.',
        knock: () => '29 übertrifft kaum jemand: Klopf.',
        end: (fox) =>
          `Niemand hat mehr, also bekommen alle anderen einen Buchstaben. Hätte ${fox} mehr, bekämst du ihn allein.`,
      },
    },
    knockWith: {
      title: 'Das Klopfen',
      steps: {
        draw: () => 'Hier klopft man nach dem Ziehen, mit der Karte, die man ablegt. Zieh zuerst.',
        keep: () => 'Mit der 8♥ sind es 27. Leg die 4♣ ab.',
        again: (fox) => `${fox} war dran. Zieh noch einmal.`,
        knock: () => 'K♥, A♥ und 9♥ sind 30.',
        end: (fox) => `Du hast in einem Zug gezogen und geklopft. ${fox} hatte nur noch einen Zug.`,
      },
    },
    threeOfAKind: {
      title: 'Drei Gleiche',
      steps: {
        take: () => 'Du hast 7♥ und 7♠, und die 7♦ liegt offen: Nimm sie.',
        keep: () => 'Mit drei Siebenen kann der K♠ weg.',
        end: (_fox, rule) => `${rule}. Überleg zweimal, bevor du ein Paar auseinandernimmst!`,
      },
    },
  },
};
