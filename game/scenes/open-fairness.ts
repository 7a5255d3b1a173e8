/** Opens the dialog about how cards are shuffled: those of the next match, or of one that is over. */
import { forPlayers } from '../catalogue/table-rules.ts';
import type { RecordedMatch } from '../model/replay.ts';
import { withWords } from '../i18n/words.ts';
import type { Here } from '../match/destinations.ts';
import { openOver } from './open-over.ts';
import type { CreateSeatBot } from '../services/bots/seat-bot.ts';
import type { Services } from './services.ts';

export function showFairnessOfNext(here: Here, { nextSeal }: Services): Promise<void> {
  const code = withWords(
    ['fairness', 'records'],
    Promise.all([import('../screens/fairness/screen.tsx'), import('../match/sealing.ts')]),
  );
  return openOver(here, code, ([{ openFairnessDialog }, { nextCommitment, seedOfAddress }]) => {
    if (seedOfAddress() !== null) return openFairnessDialog({ is: 'unsealed' });
    return openFairnessDialog({
      is: 'next',
      commitment: nextCommitment(nextSeal),
      word: nextSeal.word,
      onWord: (word) => (nextSeal.word = word),
    });
  });
}

/**
 * Opens it about a recorded match, whose bots can be asked again. @param names by seat @param isOwn whether one of them
 * is the person who asks
 */
export function showFairnessOf(
  here: Here,
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
  const code = Promise.all([
    withWords(['fairness', 'records'], import('../screens/fairness/screen.tsx')),
    import('../services/bots/seat-bot.ts'),
  ]);
  return openOver(here, code, ([{ openFairnessDialog }, { createSeatBot }]) => {
    const createBot: CreateSeatBot = (...asked) => createSeatBot(bots, ...asked);
    return openFairnessDialog({ is: 'match', record, rules, asking: { ...asking, createBot } });
  });
}
