/** Opens the dialog about how the cards of the next match are shuffled. */
import type Phaser from 'phaser';
import { closeWith } from '../ui/dialogs/close-with.ts';
import type { Services } from './services.ts';

export async function showFairnessOfNext(scene: Phaser.Scene, { nextSeal }: Services): Promise<void> {
  const [{ openFairnessDialog }, { nextCommitment, seedOfAddress }] = await Promise.all([
    import('../features/fairness/fairness-dialog.ts'),
    import('../match/sealing.ts'),
  ]);
  if (!scene.scene.isActive()) return;
  const close =
    seedOfAddress() === null
      ? openFairnessDialog({
          is: 'next',
          commitment: nextCommitment(nextSeal),
          word: nextSeal.word,
          onWord: (word) => (nextSeal.word = word),
        })
      : openFairnessDialog({ is: 'unsealed' });
  closeWith(scene, close);
}
