import type { Words } from '../parts.ts';

export const introduction: Words['introduction'] = {
  lead: 'Ce qui change ici :',
  tryIt: 'Essayer (30 s)',
  titles: {
    letters: (word) => `Les lettres de « ${word} » au lieu de jetons.`,
    seats: 'Des places dans le bus au lieu de jetons.',
  },
  about: {
    golf: 'Tu as devant toi trois cartes face cachée, que personne ne regarde. En trois tours, tu les remplaces par de meilleures : le plus de points possible dans une couleur ou dans un rang. On ne cogne pas, et la rangée la plus basse perd.',
    pool: 'Trois cartes sont au milieu, face visible. À ton tour, tu échanges une des tiennes contre l’une d’elles, ou les trois. Tu peux aussi passer.',
    dealerChoice: 'Le donneur peut échanger sa main contre les trois cartes du milieu, sans les voir.',
    fourCards: 'Les quatre comptent si elles sont de la même couleur.',
    brag: 'De la plus forte à la plus faible : brelan, quinte flush (une suite d’une seule couleur), suite, couleur, paire, carte haute. On n’additionne rien et on n’annonce rien.',
    letters: 'Le perdant reçoit la lettre suivante, et sort quand le mot est complet.',
    seats: 'Le perdant se rapproche de l’avant du bus, et finit par descendre.',
    quiet: 'Avec 31, on te demande si tu l’annonces. Si tu te tais, ta main compte 30 et la donne continue.',
    points: (target) => `La meilleure main de chaque donne marque un point ; le premier à ${target} points gagne.`,
    highest: 'Si personne n’a plus que celui qui a cogné, tous les autres perdent ; sinon, lui seul perd.',
    buyIns: 'Un joueur éliminé peut payer et revenir avec tous ses jetons.',
  },
  heading: (title, step, steps) => `${title} · ${step} sur ${steps}`,
  other: 'C’est possible aussi, dans une vraie partie. Ici, essaie ce qui est éclairé.',
  tries: {
    golf: {
      title: 'Golf',
      steps: {
        take: () => 'Ta rangée est face cachée : tu ne la connais pas. La dame de pique est visible : prends-la.',
        place: () => 'Mets-la à la place de ta première carte, qui va dans la défausse.',
        draw: (fox) => `${fox} a aussi posé une carte. Maintenant, pioche.`,
        placeDrawn: () => 'Le valet, de pique comme la dame : mets-le à la place de ta deuxième carte.',
        end: () =>
          'La dame et le valet font 20. Après trois tours chacun, toutes les rangées sont visibles, et la plus basse perd. Voilà le golf.',
      },
    },
    pool: {
      title: 'Le milieu',
      steps: {
        swap: () => 'Le roi et le 9 de cœur font 19, et l’as de cœur est au milieu : prends-le.',
        give: () => 'Une de tes cartes prend sa place, face visible. Le 8 de trèfle n’ajoute rien : donne-le.',
        knock: (fox) => `30 ! ${fox} a aussi échangé une carte. Maintenant, cogne.`,
        end: (fox) =>
          `${fox} a joué encore un tour et a moins que toi. Au lieu d’une carte, tu peux aussi prendre les trois, ou passer.`,
      },
    },
    fourCards: {
      title: 'Quatre cartes',
      steps: {
        draw: () => 'As, roi et dame de cœur, c’est déjà beaucoup, mais ici on compte quatre cartes : pioche.',
        keep: () => 'Le valet de cœur ! Le 5 de trèfle peut partir.',
        end: () => '11, 10, 10 et 10 : cela fait 41, et on ne peut pas faire mieux.',
      },
    },
    hammer: {
      title: 'Le marteau',
      steps: {
        hammer: () => '26, et personne n’a encore joué. Joue le marteau : tout le monde montre aussitôt sa main.',
        end: (fox) =>
          `${fox} a moins. Cela compte comme si tu avais cogné : avec la main la plus basse, tu aurais payé double.`,
      },
    },
    highest: {
      title: 'La promesse',
      steps: {
        draw: () => 'Cogner, ici, c’est promettre la main la plus haute. 20 ne suffisent pas : pioche.',
        keep: () => 'Avec le 9 de cœur, tu as 29. Le 5 de trèfle peut partir.',
        knock: () => 'Presque personne ne bat 29 : cogne.',
        end: (fox) =>
          `Personne n’a plus que toi : tous les autres reçoivent une lettre. Si ${fox} avait eu plus, elle aurait été pour toi seul.`,
      },
    },
    knockWith: {
      title: 'Cogner',
      steps: {
        draw: () => 'Ici on cogne après avoir pioché, avec la carte que l’on défausse. D’abord, pioche.',
        keep: () => 'Avec le 8 de cœur, tu as 27. Défausse le 4 de trèfle.',
        again: (fox) => `${fox} a joué. Pioche encore.`,
        knock: () => 'Roi, as et 9 de cœur font 30.',
        end: (fox) => `Tu as pioché et cogné dans le même tour. ${fox} n’avait plus qu’un tour.`,
      },
    },
    threeOfAKind: {
      title: 'Le brelan',
      steps: {
        take: () => 'Tu as le 7 de cœur et le 7 de pique, et le 7 de carreau est visible : prends-le.',
        keep: () => 'Avec trois sept, le roi de pique peut partir.',
        end: (_fox, rule) => `${rule}. Réfléchis à deux fois avant de casser une paire !`,
      },
    },
  },
};
