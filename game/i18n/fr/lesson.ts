import type { Words } from '../parts.ts';

export const lesson: Words['lesson'] = {
  goOn: 'Continuer',
  play: 'Jouer',
  menu: 'Menu',
  leave: {
    title: 'Quitter la leçon ?',
    text: 'Tu pourras la reprendre à cette étape plus tard, depuis les réglages.',
    stay: 'Rester',
    leave: 'Quitter',
    again: 'Depuis le début',
  },
  heading: (chapter, chapters, title) => `${chapter} sur ${chapters} · ${title}`,
  howTo: {
    stock: (key, isTwice) =>
      `Touche la pioche${isTwice ? ' deux fois' : ''}${key === null ? '' : `, ou appuie sur la touche ${key}`}.`,
    discard: (key) => (key === null ? 'Touche cette carte.' : `Touche cette carte, ou appuie sur la touche ${key}.`),
    card: (key, isTwice) => {
      const often = isTwice ? ' deux fois' : '';
      return `Touche cette carte${often}${key === null ? '' : `, ou appuie${often} sur la touche ${key}`}.`;
    },
    knockWith: (key) =>
      `Touche le 8 de cœur, puis « Cogner » deux fois${key === null ? '' : `, ou deux fois la touche ${key}`}.`,
    hammer: (key) => `Touche « Marteau » deux fois${key === null ? '' : `, ou appuie deux fois sur la touche ${key}`}.`,
    knock: (key) =>
      key === null
        ? 'Touche « Cogner » deux fois.'
        : `Touche « Cogner » deux fois, ou appuie deux fois sur la touche ${key}.`,
  },
  steps: {
    hand: {
      title: 'Ta main',
      text: () =>
        'Seules les cartes d’une même couleur s’additionnent : le roi et le 7 de cœur font 17. Roi, dame et valet comptent 10, l’as 11. Le maximum est 31.',
    },
    draw: {
      title: 'Piocher',
      text: () =>
        'À ton tour, tu pioches une carte, ou tu prends celle du dessus de la défausse. Le 9 de carreau ne t’aide pas : pioche.',
    },
    putDown: {
      title: 'Défausser',
      text: () => 'Le 9 de cœur : cela fait 26 ! Tu gardes trois cartes. Le 4 de trèfle n’apporte rien : défausse-le.',
    },
    take: {
      title: 'Prendre',
      text: (fox) => `${fox} a défaussé un as de ta couleur. Il est face visible, et c’est à toi : prends l’as.`,
    },
    keep: { title: 'Garder le meilleur', text: () => 'As, roi et 9 de cœur font 30. Défausse le 7 de cœur.' },
    knock: {
      title: 'Cogner',
      text: (fox) =>
        `30, c’est difficile à battre. Au lieu de piocher, tu peux cogner : ${fox} joue encore un tour, puis on montre les mains.`,
    },
    showdown: {
      title: 'Cartes sur table',
      text: (fox) =>
        `${fox} a la main la plus basse et perd un jeton. Celui qui cogne et se retrouve au plus bas en perd deux ! Sans jeton, on joue encore jusqu’à la prochaine perte. Le dernier en jeu gagne.`,
    },
    thirtyOne: {
      title: 'Trente-et-un',
      text: (fox) =>
        `Une nouvelle donne. Tu as l’as et la dame de pique, et ${fox} a défaussé le valet de pique. Prends-le !`,
    },
    declare: { title: 'Trente-et-un', text: () => '11, 10 et 10. Défausse le 3 de carreau, et regarde.' },
    end: {
      title: 'Trente-et-un !',
      text: () =>
        'Un 31 se montre aussitôt, et tous les autres perdent un jeton. C’est tout le jeu. Un débutant t’attend à la table.',
    },
  },
  wrong: {
    draw: {
      take: 'Tu n’as pas d’autre carreau : le 9 compterait seul. Essaie la pioche.',
      knock: '17, c’est peu pour cogner. Améliore d’abord ta main : pioche.',
    },
    putDown: { discard: 'C’est un de tes cœurs. C’est le 4 de trèfle qui n’apporte rien.' },
    take: {
      draw: 'Personne ne sait ce que tu piocherais. L’as est sûr : prends-le.',
      knock: '26, c’est bien, mais avec l’as tu as 30. Prends-le d’abord.',
    },
    keep: { discard: 'Cela te coûterait plus. Le 7 est ton cœur le plus bas.' },
    knock: {
      draw: 'Tu ne feras guère mieux que 30, et attendre aide les autres. Cogne !',
      take: 'Cette carte n’est pas un cœur : elle ne t’aide pas. Cogne !',
    },
    thirtyOne: {
      draw: 'Il y a mieux que la chance : regarde la défausse.',
      knock: '21 suffiraient peut-être. Mais avec le valet, tu as 31 : prends-le !',
    },
    declare: { discard: 'Garde tes piques ensemble. Le 3 de carreau peut partir.' },
  },
};
