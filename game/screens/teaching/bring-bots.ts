/** Bots that come as files: checked, tried out, and kept among the person's own. */
import { USUAL_FACTOR_COST } from '../../../engine/bots/characters.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { rulesFile } from '../../../engine/rules/resolve.ts';
import { StorageError } from '../../base/store.ts';
import { hasWebAssembly } from '../../base/web-assembly.ts';
import { freeName, type KeptRules } from '../../catalogue/library.ts';
import { isScope, playedBy } from '../../../engine/rules/suited.ts';
import { words } from '../../i18n/words.ts';
import { isCriticFile, policyStem } from '../../model/policy-file.ts';
import type { PolicyService } from '../../services/bots/policy-service.ts';
import { modelOf, type OwnBots } from '../../services/bots/own-bots.ts';
import { sha256Of } from '../../services/sha256.ts';
import type { KeptBot } from '../../services/storage/schemas.ts';
import { BroughtError, isCritic, LARGEST_POLICY, readBrought } from '../../services/teaching/read-brought.ts';

/** What a run's policy is called, which says nothing. */
const USUAL_STEM = 'policy';

interface BringingTo {
  ownBots: Pick<OwnBots, 'add' | 'all' | 'loaded'>;
  bots: Pick<PolicyService, 'tryOut'>;
}

/** Keeps the policies among some files, each with its critic where that is there too. @returns a sentence about each */
export async function bringBots(files: readonly File[], to: BringingTo): Promise<string[]> {
  const critics = files.filter(({ name }) => isCriticFile(name));
  const isOf = (policy: File, critic: File): boolean => policyStem(policy.name) === policyStem(critic.name);
  const policies = files.filter(({ name }) => !isCriticFile(name));
  const alone = critics.filter((critic) => !policies.some((policy) => isOf(policy, critic)));
  const said: string[] = [];
  for (const file of [...policies, ...alone]) {
    const critic = critics.find((one) => isOf(file, one));
    said.push(await bringOrExplain(file, critic ?? null, to));
  }
  return said;
}

async function bringOrExplain(file: File, critic: File | null, to: BringingTo): Promise<string> {
  const { faults } = words().teaching.bring;
  try {
    return await bring(file, critic, to);
  } catch (error) {
    if (error instanceof BroughtError) {
      return error.fault === 'no-webassembly' ? words().offline.noWebAssembly : faults[error.fault](file.name);
    }
    if (error instanceof StorageError) return error.message;
    throw error;
  }
}

/** @throws {BroughtError} */
async function bring(file: File, criticFile: File | null, { ownBots, bots }: BringingTo): Promise<string> {
  const { known, kept } = words().teaching.bring;
  if (!hasWebAssembly()) throw new BroughtError('no-webassembly');
  const policy = await bytesOf(file);
  const critic = criticFile && (await bytesOf(criticFile));
  const bot = { ...botIn(policy, policyStem(file.name)), hasCritic: critic !== null && isCritic(critic) };
  await ownBots.loaded;
  const id = await sha256Of(policy);
  const same = ownBots.all.get(id);
  if (same !== undefined) return known(file.name, same.name);
  if (!(await bots.tryOut({ model: modelOf(id, bot), policy }))) throw new BroughtError('damaged');
  const taken = new Set([...ownBots.all.values()].map(({ name }) => name));
  const name = freeName(bot.name, (wanted) => taken.has(wanted));
  await ownBots.add(id, { ...bot, name }, { policy, critic: bot.hasCritic ? critic : null });
  return kept(name);
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > LARGEST_POLICY) throw new BroughtError('too-large');
  return new Uint8Array(await file.arrayBuffer());
}

/** The bot in a file; it plays at once, since somebody wanted it. @param stem of the file's name */
function botIn(policy: Uint8Array, stem: string): KeptBot {
  const { rules, players, training } = readBrought(policy);
  const played = playedBy(rules);
  return {
    name: stem === USUAL_STEM && !isScope(played) ? rules.name : stem,
    added: new Date().toISOString(),
    origin: 'brought',
    rules: isScope(played) ? played : (rulesFile(rules) as KeptRules),
    players: [...players],
    observation: OBSERVATION_VERSION,
    factorCost: USUAL_FACTOR_COST,
    isCostMeasured: false,
    hasCritic: false,
    // Other programs may leave it out.
    decisions: (training as Partial<typeof training>).decisions ?? 0,
    strength: null,
    start: null,
    isUsed: true,
  };
}
