/** Opens the page on which bots are taught. */
import type { HouseRules } from '../../engine/rules/table.ts';
import type { Model } from '../catalogue/manifest.ts';
import { withWords } from '../i18n/words.ts';
import type { Arrangement } from '../match/arrangement.ts';
import type { Here } from '../match/destinations.ts';
import type { OwnPolicy } from '../services/bots/messages.ts';
import type { OwnBots } from '../services/bots/own-bots.ts';
import type { CourseStart } from '../services/teaching/course.ts';
import type { PolicyWithCritic } from '../services/teaching/messages.ts';
import { isPolicyFile } from '../model/policy-file.ts';
import { closeDialogs } from '../kit/dialog.tsx';
import { showToast } from '../ui/dialogs/toast.ts';
import { followDroppedFiles } from '../ui/incoming.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

/** Opens it over a place, and closes it with that. @param rules that may be taught there; by default those of the chosen game */
export function showTeaching(here: Here, services: Services, rules: HouseRules = services.games.rules): Promise<void> {
  const play = (match: Arrangement): void => playFromMenu(here, match);
  return openOver(here, teachingPage(services, rules, play), (open) => open());
}

/** Opens the list of the person's own bots over a place. */
export function showYourBots(here: Here, { bots, ownBots }: Services): Promise<void> {
  const code = withWords(
    ['teaching'],
    Promise.all([
      import('../screens/teaching/bots-screen.tsx'),
      import('../screens/teaching/bring-bots.ts'),
      ownBots.loaded,
    ]),
  );
  return openOver(here, code, ([{ openBotsDialog }, { bringBots }]) =>
    openBotsDialog(ownBots, (files) => bringBots(files, { ownBots, bots })),
  );
}

/** Leaves whatever is shown for a match. */
export function playFromMenu(here: Here, match: Arrangement): void {
  closeDialogs();
  void here.goTo({ is: 'table', opening: { again: match } });
}

/**
 * Fetches the page's code.
 * @param play leaves whatever is shown for a match
 * @returns what opens the page over whatever is shown, and answers with what closes it
 */
export async function teachingPage(
  { bots, knowledge, ownBots, preferences, teaching }: Services,
  rules: HouseRules,
  play: (match: Arrangement) => void,
): Promise<() => () => void> {
  const [{ openTeachingDialog }, { bringBots }, course] = await withWords(
    ['teaching', 'records', 'table'],
    Promise.all([
      import('../screens/teaching/screen.tsx'),
      import('../screens/teaching/bring-bots.ts'),
      teaching(),
      knowledge.load(),
    ]),
  );
  const bring = (files: readonly File[]): Promise<string[]> => bringBots(files, { ownBots, bots });
  const playerOf = async (taught: HouseRules): Promise<CourseStart | null> => {
    await ownBots.loaded;
    const model = knowledge.playerOf(taught);
    return (
      model && { source: await sourceOf(model, ownBots), facts: { file: model.file, factorCost: model.factorCost } }
    );
  };
  const playAgainst = (guest: OwnPolicy, taught: HouseRules): void => {
    bots.receive(guest);
    play({ rules: taught, settings: preferences.settings, guest: guest.model.file });
  };
  return () => openTeachingDialog({ course, rules, ownBots, bring, playerOf, playAgainst });
}

/** The files of a policy: of the person's own, or beside the page. */
async function sourceOf({ file, critic }: Model, ownBots: OwnBots): Promise<PolicyWithCritic> {
  const own = ownBots.all.has(file) ? await ownBots.filesOf(file) : null;
  const at = (name: string): string => new URL(name, document.baseURI).href;
  return own ?? { policy: at(file), critic: critic === undefined ? null : at(critic) };
}

/** Keeps the bots in files that are dropped on the page from now on, and says what has come of it. */
export function followIncomingBots({ ownBots, bots }: Services): void {
  followDroppedFiles(isPolicyFile, async (file) => {
    const { bringBots } = await withWords(['teaching'], import('../screens/teaching/bring-bots.ts'));
    showToast((await bringBots([file], { ownBots, bots })).join(' '));
  });
}
