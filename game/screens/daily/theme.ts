/** What the theme of a week is called. */
import { USUAL_PLAYERS, type WeekTheme } from '../../../engine/daily/week.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { words } from '../../i18n/words.ts';
import { labelInWords } from '../../model/rules-in-words.ts';

/** What a day or a week plays: its game, with the house rule that is changed, or the number of players that is not the usual one. */
export function playedOn({ game, players, rule, rules }: WeekTheme): string {
  const { forPlayers, withRule } = words().daily;
  const { name } = gameName(game);
  if (rule !== null) return withRule(name, labelInWords(rules, rule));
  return players === USUAL_PLAYERS ? name : forPlayers(name, players);
}
