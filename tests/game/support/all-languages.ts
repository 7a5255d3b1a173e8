/** For tests in which the game speaks other languages: the words of all are there. */
import { LANGUAGES } from '../../../game/i18n/languages.ts';
import { loadWords } from '../../../game/i18n/words.ts';

await Promise.all(LANGUAGES.map(loadWords));
