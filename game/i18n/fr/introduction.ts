import type { Words } from '../parts.ts';

export const introduction: Words['introduction'] = {
  lead: 'Ce qui change ici :',
  tryIt: 'Essayer (30 s)',
  titles: {
    letters: (word) => `Les lettres de « ${word} » à la place des jetons.`,
    seats: 'Des places dans le bus à la place des jetons.',
  },
  about: {
    golf: 'Trois cartes sont devant toi, face cachée : personne ne les regarde. En trois tours, tu en mets de meilleures à leur place : le plus possible dans une couleur ou d’un même rang. On ne cogne pas, et la rangée la plus basse perd.',
    pool: 'Trois cartes sont ouvertes au milieu. À ton tour, tu en échanges une contre une des tiennes, ou les trois. On peut aussi passer.',
    dealerChoice: 'Le donneur peut échanger sa main contre les trois cartes du milieu, sans les voir.',
    fourCards: 'Les quatre comptent si elles sont de la même couleur.',
    brag: 'De la meilleure à la moindre : brelan, quinte flush (une suite d’une seule couleur), suite, couleur, paire, carte haute. Rien ne s’additionne, et personne n’annonce.',
    letters: 'Qui perd reçoit la lettre suivante, et sort quand le mot est complet.',
    seats: 'Qui perd avance d’une place vers l’avant, et finit par descendre.',
    quiet: 'Avec 31, on te demande si tu l’annonces. Si tu te tais, la main compte 30 et la partie continue.',
    points: (target) => `La meilleure main de chaque donne marque un point, et ${target} points gagnent.`,
    highest: 'Si personne n’a plus que qui a cogné, tous les autres perdent ; sinon seul ce joueur perd.',
    buyIns: 'Qui est éliminé peut payer et revenir avec tous ses jetons.',
  },
  heading: (title, step, steps) => `${title} · ${step} sur ${steps}`,
  other: 'C’est possible aussi, en vraie partie. Ici, essaie ce qui est éclairé.',
  tries: {
    golf: {
      title: 'Golf',
      steps: {
        take: () => 'Ta rangée est cachée, et tu ne la connais pas. La Q♠ est ouverte : prends-la.',
        place: () => 'Mets-la à la place de ta première carte, qui va dans la défausse.',
        draw: (fox) => `${fox} a posé une carte aussi. Maintenant, pioche.`,
        placeDrawn: () => 'Un J♠, de la même couleur que la Q♠ : mets-le à la place de ta deuxième carte.',
        end: () =>
          'Q♠ et J♠ font 20. Après trois tours, tout est ouvert, et la rangée la plus basse perd. Voilà le golf.',
      },
    },
    pool: {
      title: 'Le milieu',
      steps: {
        swap: () => 'K♥ et 9♥ font 19, et l’A♥ est au milieu : prends-le.',
        give: () => 'Une de tes cartes va à sa place, ouverte. Le 8♣ n’ajoute rien : donne-le.',
        knock: (fox) => `30 ! ${fox} a échangé aussi. Maintenant, cogne.`,
        end: (fox) =>
          `${fox} a eu encore un tour et a moins. Au lieu d’une carte, tu peux prendre les trois, ou passer.`,
      },
    },
    fourCards: {
      title: 'Quatre cartes',
      steps: {
        draw: () => 'A♥, K♥ et Q♥, c’est déjà beaucoup, mais ici quatre cartes comptent : pioche.',
        keep: () => 'Le J♥ ! Le 5♣ peut partir.',
        end: () => '11 et 10 et 10 et 10 : cela fait 41, et rien n’est mieux.',
      },
    },
    hammer: {
      title: 'Le marteau',
      steps: {
        hammer: () => '26, et personne n’a encore joué. Joue le marteau : tout le monde montre aussitôt.',
        end: (fox) =>
          `${fox} a moins. Cela compte comme si tu avais cogné : avec la main la plus basse, tu aurais payé double.`,
      },
    },
    highest: {
      title: 'La promesse',
      steps: {
        draw: () => 'Qui cogne ici promet la main la plus haute. 20 ne suffisent pas : pioche.',
        keep: () => 'Le 9♥ fait 29. Le 5♣ peut partir.',
        knock: () => 'Presque personne ne bat 29 : cogne.',
        end: (fox) =>
          `Personne n’a plus : tous les autres reçoivent une lettre. Si ${fox} avait plus, elle serait pour toi seul.`,
      },
    },
    knockWith: {
      title: 'Cogner',
      steps: {
        draw: () => 'Ici on cogne après avoir pioché, avec la carte que l’on défausse. D’abord, pioche.',
        keep: () => 'Le 8♥ fait 27. Défausse le 4♣.',
        again: (fox) => `${fox} a joué. Pioche encore.`,
        knock: () => 'K♥, A♥ et 9♥ font 30.',
        end: (fox) => `Tu as pioché et cogné dans le même tour. ${fox} n’avait plus qu’un tour.`,
      },
    },
    threeOfAKind: {
      title: 'Le brelan',
      steps: {
        take: () => 'Tu as 7♥ et 7♠, et le 7♦ est ouvert : prends-le.',
        keep: () => 'Avec trois sept, le K♠ peut partir.',
        end: (_fox, rule) => `${rule}. Réfléchis à deux fois avant de casser une paire !`,
      },
    },
  },
};
