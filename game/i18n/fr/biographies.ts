import type { Biographies } from '../en/biographies.ts';

export const biographies: Biographies = {
  fox: 'Sourit à chaque carte, même aux mauvaises.',
  owl: 'A tout vu, mais verrait bien une carte de plus.',
  heron: 'Planté là comme un piquet. Ne t’y fie pas.',
  badger: 'Ce qui entre au terrier n’en ressort pas.',
  hare: 'A cogné avant que tu aies trié tes cartes.',
  otter: 'Plonge la tête la première, et flotte toujours.',
  stag: 'Jamais pressé, rarement inquiet.',
  wren: 'Le plus petit de la table, avec les nerfs les plus solides.',
  marten: 'Arrive la nuit et repart avec la cagnotte.',
  bear: 'Cogne tout doucement. C’est lui qui le dit.',
};
