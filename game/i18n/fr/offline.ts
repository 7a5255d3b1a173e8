import type { Words } from '../en/words.ts';

export const offline: Words['offline'] = {
  updateReady: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
  later: 'Plus tard',
  updateWaits:
    'Le jeu est en cours dans un autre onglet. La nouvelle version viendra quand plus rien n’y sera ouvert, ou au prochain démarrage.',
  reload: 'Recharger',
  goOn: 'Continuer',
  kept: 'Tes parties et tes réglages sont conservés.',
  notKept: 'Ce navigateur ne garde aucune partie : une partie en cours serait perdue.',
  unexpected: {
    title: 'Cela n’aurait pas dû arriver',
    text: (detail) => `Le jeu a rencontré une erreur inattendue : « ${detail} ».`,
  },
  incomplete: {
    title: 'Il manque une partie du jeu',
    text: 'Tu es hors ligne, ou il existe une version plus récente. Recharge la page dès que tu es en ligne.',
  },
  noGraphics: {
    title: 'Impossible de dessiner la table',
    text: 'Le jeu a besoin de WebGL, absent ou désactivé dans ce navigateur. Active l’accélération matérielle dans ses réglages, ou ouvre le jeu dans un autre navigateur.',
  },
  lostGraphics: {
    title: 'L’image a disparu',
    text: 'Ton appareil n’affiche plus le jeu. Le plus souvent, cela s’arrange tout seul dans un instant.',
  },
};
