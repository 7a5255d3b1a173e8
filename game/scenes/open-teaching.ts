/** Opens the page on which bots are taught. */
import type Phaser from 'phaser';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { Model } from '../catalogue/manifest.ts';
import type { PolicySource } from '../services/teaching/messages.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

/** Opens it over a scene, and closes it with that. @param rules that may be taught there; by default those of the chosen game */
export function showTeaching(
  scene: Phaser.Scene,
  services: Services,
  rules: HouseRules = services.games.rules,
): Promise<void> {
  return openOver(scene, teachingPage(services, rules), (open) => open());
}

/** Fetches the page's code. @returns what opens the page over whatever is shown, and answers with what closes it */
export async function teachingPage({ knowledge, teaching }: Services, rules: HouseRules): Promise<() => () => void> {
  const code = Promise.all([import('../features/teaching/teaching-dialog.ts'), teaching(), knowledge.load()]);
  const [{ openTeachingDialog }, course] = await code;
  const playerOf = (taught: HouseRules): PolicySource | null => sourceOf(knowledge.playerOf(taught));
  return () => openTeachingDialog({ course, rules, playerOf });
}

/** Where the files of a policy are, which lie beside the page. */
function sourceOf(model: Model | null): PolicySource | null {
  if (model === null) return null;
  const at = (file: string): string => new URL(file, document.baseURI).href;
  return { policy: at(model.file), critic: model.critic === undefined ? null : at(model.critic) };
}
