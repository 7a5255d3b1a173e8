import type { Words } from '../parts.ts';

export const lesson: Words['lesson'] = {
  goOn: 'Continuer',
  play: 'Jouer',
  menu: 'Menu',
  leave: {
    title: 'Quitter la leçon ?',
    text: 'Tu pourras la reprendre ici même, depuis les réglages.',
    stay: 'Rester',
    leave: 'Quitter',
    again: 'Depuis le début',
  },
  heading: (chapter, chapters, title) => `${chapter} sur ${chapters} · ${title}`,
  howTo: {
    stock: (key, isTwice) =>
      `Touche la pioche${isTwice ? ' deux fois' : ''}${key === null ? '' : `, ou appuie sur ${key}`}.`,
    discard: (key) => (key === null ? 'Touche-la.' : `Touche-la, ou appuie sur ${key}.`),
    card: (key, isTwice) => {
      const often = isTwice ? ' deux fois' : '';
      return `Touche-le${often}${key === null ? '' : `, ou appuie${often} sur ${key}`}.`;
    },
    knockWith: (key) => `Touche le 8♥, puis « Cogner » deux fois${key === null ? '' : `, ou deux fois ${key}`}.`,
    hammer: (key) => `Touche « Marteau » deux fois${key === null ? '' : `, ou appuie deux fois sur ${key}`}.`,
    knock: (key) =>
      key === null ? 'Touche « Cogner » deux fois.' : `Touche « Cogner » deux fois, ou appuie deux fois sur ${key}.`,
  },
  steps: {
    hand: {
      title: 'Ta main',
      text: () =>
        'Seules les cartes d’une même couleur s’additionnent : K♥ et 7♥ font 17. Roi, dame et valet valent 10, un as 11. Le maximum est 31.',
    },
    draw: {
      title: 'Piocher',
      text: () => 'À ton tour, pioche une carte ou prends la défausse. Le 9♦ ne t’aide pas : va à la pioche.',
    },
    putDown: {
      title: 'Défausser',
      text: () => 'Un 9♥ : cela fait 26 ! Tu gardes trois cartes. Le 4♣ n’apporte rien : défausse-le.',
    },
    take: {
      title: 'Prendre',
      text: (fox) => `${fox} a défaussé un as de ta couleur. Il est visible, et c’est ton tour : prends la carte A♥.`,
    },
    keep: { title: 'Garder le meilleur', text: () => 'A♥, K♥ et 9♥ font 30. Défausse le 7♥.' },
    knock: {
      title: 'Cogner',
      text: (fox) =>
        `30, c’est difficile à battre. Au lieu de piocher, tu peux cogner : ${fox} joue encore un tour, puis on montre tout.`,
    },
    showdown: {
      title: 'Cartes sur table',
      text: (fox) =>
        `${fox} a la main la plus basse et perd un jeton. Si c’est celui qui a cogné, il en perd deux ! Sans jeton, on joue encore jusqu’à la prochaine perte. Le dernier en jeu gagne.`,
    },
    thirtyOne: {
      title: 'Trente-et-un',
      text: (fox) => `Une nouvelle donne. Tu as A♠ et Q♠, et ${fox} a défaussé J♠. Prends cette carte !`,
    },
    declare: { title: 'Trente-et-un', text: () => '11 et 10 et 10. Défausse le 3♦, et regarde.' },
    end: {
      title: 'Trente-et-un !',
      text: () =>
        'Un 31 se montre aussitôt, et tous les autres perdent un jeton. C’est tout le jeu. Un débutant t’attend à la table.',
    },
  },
  wrong: {
    draw: {
      take: 'Tu n’as pas d’autre carreau : le 9♦ compterait seul. Essaie la pioche.',
      knock: '17, c’est peu pour cogner. Améliore d’abord ta main : pioche.',
    },
    putDown: { discard: 'C’est un de tes cœurs. C’est le 4♣ qui n’apporte rien.' },
    take: {
      draw: 'Personne ne sait ce que tu piocherais. L’as est sûr : prends-le.',
      knock: '26, c’est bien, mais avec l’as tu as 30. Prends-le d’abord.',
    },
    keep: { discard: 'Cela te coûterait plus. Le 7♥ est ton cœur le plus bas.' },
    knock: {
      draw: 'Tu ne feras guère mieux que 30, et attendre aide les autres. Cogne !',
      take: 'Cette carte n’est pas un cœur : elle ne t’aide pas. Cogne !',
    },
    thirtyOne: {
      draw: 'Il y a mieux que la chance : regarde la défausse.',
      knock: '21, peut-être. Mais avec J♠ tu as 31 : prends cette carte !',
    },
    declare: { discard: 'Garde tes piques ensemble. Le 3♦ peut partir.' },
  },
};
