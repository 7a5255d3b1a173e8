import type { Biographies } from '../en/biographies.ts';

export const biographies: Biographies = {
  fox: 'Lächelt bei jeder Karte, auch bei den schlechten.',
  owl: 'Hat alles gesehen und hätte gern noch eine Karte.',
  heron: 'Steht da wie ein Pfosten. Lass dich nicht täuschen.',
  badger: 'Was im Bau ist, bleibt im Bau.',
  hare: 'Klopft, während du noch sortierst.',
  otter: 'Springt kopfüber hinein und schwimmt immer oben.',
  stag: 'Nie in Eile, selten in Not.',
  wren: 'Der Kleinste am Tisch, mit den stärksten Nerven.',
  marten: 'Kommt bei Nacht und geht mit dem Pott.',
  bear: 'Klopft ganz sachte. Sagt der Bär.',
};
