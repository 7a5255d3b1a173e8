import type { Words } from '../en/words.ts';

type Who = { name: string; you: boolean };

function does({ name, you }: Who, yours: string, others: string): string {
  return you ? `Tu ${yours}` : `${name} ${others}`;
}

export const a11y: Words['a11y'] = {
  autoLight: 'Auto',

  table: (game, deal) => (deal === 0 ? game : `${game}, donne ${deal}`),
  handTitle: ({ name, you }) => (you ? 'Ta main' : `La main : ${name}`),
  titled: (title, sentence) => `${title} : ${sentence}`,
  tableTitle: 'Sur la table',
  playersTitle: 'Joueurs',
  actionsTitle: 'Ce que tu peux faire',

  handHidden: 'Aucune main n’est visible.',
  handUnseen: 'Les cartes sont face cachée.',
  noHand: 'Pas encore de cartes.',
  worth: (cards, value) => `${cards} : ${value}.`,
  cards: (cards) => `${cards}.`,
  waits: (card) => `À placer : ${card}.`,
  faceDown: 'face cachée',
  topCard: (card) => `Carte du dessus : ${card}.`,
  noTopCard: 'La défausse est vide.',
  stock: (count) =>
    count === 0
      ? 'La pioche est vide.'
      : count === 1
        ? 'Il reste 1 carte dans la pioche.'
        : `Il reste ${count} cartes dans la pioche.`,
  turn: ({ name, you }) => (you ? 'À toi de jouer.' : `À ${name} de jouer.`),
  nobodysTurn: 'Ce n’est le tour de personne.',
  knocked: (who, turnsLeft) =>
    `${does(who, 'as cogné', 'a cogné')} : encore ${turnsLeft < 2 ? `${turnsLeft} tour` : `${turnsLeft} tours`}.`,
  youCan: (ways) => `Tu peux : ${ways.join(' ; ')}.`,
  nothingYet: 'Rien ne s’est encore passé.',
  dealer: 'distribue',
  knocker: 'a cogné',
  onTurn: 'joue',
  player: ({ name, you }, facts) => `${you ? 'Toi' : name} : ${facts.join(', ')}.`,

  drew: (who) => `${does(who, 'pioches', 'pioche')}.`,
  drewCard: (who, card) => `${does(who, 'pioches', 'pioche')} ${card}.`,
  took: (who, card) => `${does(who, 'prends', 'prend')} ${card}.`,
  discarded: (who, card) => `${does(who, 'défausses', 'défausse')} ${card}.`,
  stood: (who) => `${does(who, 'gardes ta', 'garde sa')} main.`,
  knockWith: (value) => `Cogner avec ${value}`,
  again: (way) => `Appuie encore une fois : ${way}.`,

  keys: 'Touches',
  keysLead: 'Tout se fait aussi au clavier.',
  keysPlay: 'Jouer',
  keysAsk: 'Consulter',
  keysOther: 'Autres',
  keyDraw: 'piocher, prendre',
  keyKnock: 'cogner',
  keyDigits: 'défausser cette carte de ta main',
  keyRow: 'Golf : remplacer cette carte de ta rangée ; défausser la carte piochée',
  keySay: 'dire « Trente-et-un ! », ne rien dire',
  keyOthers: 'marteau, mort subite, passer, rester, revenir, regarder ou partir',
  keyHand: 'ma main et ce qu’elle vaut',
  keyTop: 'la carte du dessus',
  keyTokens: 'ce qui reste à chacun',
  keyTurn: 'à qui de jouer, et ce que je peux faire',
  keyLast: 'ce qui s’est passé depuis mon dernier tour',
  keyRules: 'règles, vitesse, son',
  keyMove: 'se déplacer et appuyer',
  keySkip: 'passer les animations, quitter la table',
  keyHint: 'un conseil',
  keyMarks: 'en revoyant : décision à revoir suivante, précédente',
  keyHelp: 'ces touches',
  twice: 'deux fois',
  space: 'Espace',
  readerNote:
    'Un lecteur d’écran peut garder les lettres seules pour lui : passe-le en mode focus (NVDA : Inser+Espace) ou appuie sur les boutons.',
};
