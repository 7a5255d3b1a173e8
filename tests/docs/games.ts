/** The page about the games and their names, docs/games.md, from the presets and what people call them. */
import { differences } from '../../engine/rules/describe.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { plainName } from '../../game/base/search-text.ts';
import { gameName, otherNames } from '../../game/catalogue/game-names.ts';
import { capitalised } from '../../game/i18n/grammar.ts';
import { LANGUAGES } from '../../game/i18n/languages.ts';
import { loadWords } from '../../game/i18n/words.ts';

/** The page as Markdown. */
export async function gamesPage(): Promise<string> {
  await Promise.all(LANGUAGES.map((language) => loadWords(language)));
  return [
    '# The games, and what they are called',
    '',
    'Scat, 31, Blitz, Cadillac, Ride the Bus: Thirty-One has many names, and some of them stand for several games. Here is each game',
    'that can be chosen, with its names in the menu, in four languages, and elsewhere, and what is special about it beside the standard',
    'game. *Game* in the menu finds it by those that it has in the language that is spoken, in English and elsewhere; commands and rules',
    'files name the preset. The standard game in full: [the rules](rules.md); every house rule: the [rules reference](rules-reference.md#keys).',
    '',
    'The page is generated from the presets and `game/catalogue/game-names.ts`.',
    '',
    '| game | preset | also known as | what is special |',
    '| --- | --- | --- | --- |',
    ...PRESETS.map(rowOf),
    '',
  ].join('\n');
}

function rowOf(id: string): string {
  const { name, special } = gameName(id);
  const changes = differences(preset(id)).join('; ');
  const cells = [name, `\`${id}\``, othersOf(id).join(', '), changes === '' ? special : `${capitalised(changes)}.`];
  return `| ${cells.join(' | ')} |`;
}

/** All names but the one that it has in English, each once. */
function othersOf(id: string): string[] {
  const names = [gameName(id).name, ...otherNames(id)];
  const plain = names.map(plainName);
  return names.filter((_, index) => index > 0 && plain.indexOf(plain[index]) === index);
}
