import type { Biographies } from '../en/biographies.ts';

export const biographies: Biographies = {
  fox: 'Sonríe con cada carta, hasta con las malas.',
  owl: 'Lo ha visto todo, pero quiere ver una carta más.',
  heron: 'Parece un poste. No te fíes.',
  badger: 'Lo que entra en la madriguera no sale.',
  hare: 'Golpea cuando tú aún ordenas las cartas.',
  otter: 'Se tira de cabeza y siempre sale a flote.',
  stag: 'Nunca tiene prisa y rara vez apuros.',
  wren: 'El más pequeño de la mesa, y el que menos pestañea.',
  marten: 'Llega de noche y se va con el bote.',
  bear: 'Golpea flojito, o eso dice.',
};
