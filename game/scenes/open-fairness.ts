/** Opens the dialog about how the cards of the next match are shuffled. */
import type Phaser from 'phaser';
import { openOver } from './open-records.ts';
import type { Services } from './services.ts';

export function showFairnessOfNext(scene: Phaser.Scene, { nextSeal }: Services): Promise<void> {
  const code = Promise.all([import('../features/fairness/fairness-dialog.ts'), import('../match/sealing.ts')]);
  return openOver(scene, code, ([{ openFairnessDialog }, { nextCommitment, seedOfAddress }]) => {
    if (seedOfAddress() !== null) return openFairnessDialog({ is: 'unsealed' });
    return openFairnessDialog({
      is: 'next',
      commitment: nextCommitment(nextSeal),
      word: nextSeal.word,
      onWord: (word) => (nextSeal.word = word),
    });
  });
}
