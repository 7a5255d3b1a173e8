/** `npm run tool -- teach-in-page`: teaches rules in the built game, as people do there, and keeps the file that they get. */
import type { Browser } from 'playwright-core';
import { rulesFile } from '../../../../engine/record.ts';
import { checkPlayers } from '../../../../engine/rules/resolve.ts';
import { command } from '../../../../training/cli/command/command.ts';
import { playersAtTable, policyFile, wholeNumber } from '../../../../training/cli/command/options.ts';
import { rulesOption } from '../../../../training/cli/command/rules-options.ts';
import { begin, openTeaching } from '../../../browser/support/teach.ts';
import { Visit } from '../../../browser/support/visit.ts';
import { withBuiltGame } from '../with-built-game.ts';

const MINUTE_MS = 60_000;
/** By the clock on the wall, in place of minutes of learning. */
const SLACK = 6;

/** @returns what the page says of its strength in the end @param out where the policy is kept */
async function teach(
  browser: Browser,
  origin: string,
  rules: { name: string },
  { minutes, cores, out }: { minutes: number; cores: number; out: string },
): Promise<string[]> {
  const address = `${origin}?seed=31&cores=${cores}`;
  const visit = await Visit.begin(browser, address, { viewport: { width: 1280, height: 720 } });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  const teaching = await openTeaching(visit, rules);
  await teaching.getByRole('combobox', { name: 'How long' }).selectOption(`${minutes} minutes`);
  await begin(teaching);
  await teaching.getByText(/ has learnt it\./).waitFor({ timeout: SLACK * minutes * MINUTE_MS });
  const said = await teaching.locator('section [role=status] p').allTextContents();
  const save = teaching.getByRole('button', { name: /^Save “.*” as a file$/ });
  const [download] = await Promise.all([visit.page.waitForEvent('download'), save.first().click()]);
  await download.saveAs(out);
  await visit.end();
  return said;
}

export const teachInPage = command({
  name: 'teach-in-page',
  isTool: true,
  does: 'Teaches the rules of a file in the built game in Chromium, from the bot that plays them there, with full effort, and keeps the policy: to be measured as any other.',
  options: {
    rules: rulesOption(),
    players: playersAtTable('players at the table'),
    minutes: wholeNumber({ meaning: 'of learning; one of those that the page offers', from: 2, to: 60, default: 10 }),
    cores: wholeNumber({ meaning: 'cores that the page counts: 4 are for two workers', from: 1, to: 64, default: 2 }),
    out: policyFile({ meaning: 'where the policy is kept', required: true }),
  },
  example: '--rules tests/training/held-out/four-cards-late-knock.json --out taught.onnx',
  notes: ['It prints what the page says of its strength: `npm run arena` should say the same of the file.'],
  async run({ options: { rules, players, ...options } }) {
    checkPlayers(rules, players);
    await withBuiltGame(async (browser, origin) => {
      const forThese = { ...rulesFile(rules), name: rules.name, players: [players, players] };
      for (const sentence of await teach(browser, origin, forThese, options)) console.log(sentence);
    });
  },
});
