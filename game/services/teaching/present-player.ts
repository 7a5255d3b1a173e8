/** The policy that plays some rules now, for a course of teaching to begin with. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Model } from '../../catalogue/manifest.ts';
import type { Knowledge } from '../bots/knowledge.ts';
import type { OwnBots } from '../bots/own-bots.ts';
import type { CourseStart } from './course.ts';
import type { PolicyWithCritic } from './messages.ts';

/** @returns null where none plays them */
export async function presentPlayer(
  rules: HouseRules,
  { knowledge, ownBots }: { knowledge: Knowledge; ownBots: OwnBots },
): Promise<CourseStart | null> {
  await ownBots.loaded;
  const model = knowledge.playerOf(rules);
  return model && { source: await sourceOf(model, ownBots), facts: { file: model.file, factorCost: model.factorCost } };
}

async function sourceOf({ file, critic }: Model, ownBots: OwnBots): Promise<PolicyWithCritic> {
  const own = ownBots.all.has(file) ? await ownBots.filesOf(file) : null;
  const at = (name: string): string => new URL(name, document.baseURI).href;
  return own ?? { policy: at(file), critic: critic === undefined ? null : at(critic) };
}
