/** Opens the dialog about how cards are shuffled: those of the next match, or of one that is over. */
import type Phaser from 'phaser';
import { forPlayers } from '../catalogue/table-rules.ts';
import type { RecordedMatch } from '../model/replay.ts';
import { withWords, words } from '../i18n/words.ts';
import { shortSeal } from '../model/sealed-in-words.ts';
import { showToast } from '../ui/dialogs/toast.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

/** Removes the toast about the last cut. */
let dismissCut = (): void => undefined;

export function showFairnessOfNext(scene: Phaser.Scene, { nextSeal }: Services): Promise<void> {
  const code = withWords(
    ['fairness', 'records'],
    Promise.all([import('../features/fairness/fairness-dialog.ts'), import('../match/sealing.ts')]),
  );
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

/** Cuts the cards of the next match: a word at random goes into them. A toast says so until the next cut, or the scene ends. */
export async function cutNext(scene: Phaser.Scene, services: Services): Promise<void> {
  const [{ randomWord }, { nextCommitment, seedOfAddress }] = await withWords(
    ['fairness'],
    Promise.all([import('../features/fairness/random-word.ts'), import('../match/sealing.ts')]),
  );
  dismissCut();
  if (seedOfAddress() !== null) {
    dismissCut = showToast(words().fairness.unsealed);
    return;
  }
  const { nextSeal } = services;
  // Fixed before the word.
  const commitment = nextCommitment(nextSeal);
  nextSeal.word = randomWord();
  dismissCut = showToast(words().fairness.hasCut(shortSeal(commitment), nextSeal.word), [
    { label: words().saves.understood },
    { label: words().match.fairness, onPress: () => void showFairnessOfNext(scene, services) },
  ]);
  scene.events.once('shutdown', dismissCut);
}

/**
 * Opens it about a recorded match, whose bots can be asked again. @param names by seat @param isOwn whether one of them
 * is the person who asks
 */
export function showFairnessOf(
  scene: Phaser.Scene,
  { bots, games }: Services,
  { record, rules }: RecordedMatch,
  names: readonly string[],
  isOwn: boolean,
): Promise<void> {
  const asking = {
    names,
    isOwn,
    bots,
    loadBots: () => bots.load(forPlayers(record.players.length, rules)),
    // The next match is played by the rules that are chosen.
    onAsked: () => bots.load(games.tableRules),
  };
  return openOver(
    scene,
    withWords(['fairness', 'records'], import('../features/fairness/fairness-dialog.ts')),
    ({ openFairnessDialog }) => openFairnessDialog({ is: 'match', record, rules, asking }),
  );
}
