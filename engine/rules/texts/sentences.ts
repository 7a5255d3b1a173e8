/** What each house rule adds to the description of a game: which sentences of a language, and what is filled in. */
import { ranksAsBrag } from '../../brag.ts';
import { THREE } from '../../cards.ts';
import { ranksOf } from '../../pack.ts';
import { mayLeaveTurns } from '../../passing.ts';
import { MOST_TURNS } from '../../public.ts';
import { scoresLastDeclared } from '../../scoring.ts';
import { declaresStraightFlush, fullTotal, mostTotal } from '../../value.ts';
import {
  addsUpHands,
  afterAllOut,
  canDeclare,
  canKnock,
  canMakeAllPay,
  declaredScore,
  declaresAtShowdown,
  declaresInTurns,
  hasHandToKnock,
  hasKnocker,
  idleReason,
  isInForce,
  isNeverTied,
  keepsPromises,
  makesAllPay,
  playsOnAfterDeclaring,
  takesPoints,
} from '../idle.ts';
import { stepNames, translatedStep, wordOf } from '../step-names.ts';
import { RULES_TABLE, type HouseRules, type RuleGroup, type RuleName } from '../table.ts';
import type { RuleTexts, SentenceName } from './en.ts';
import { filled, inPoints, type Values } from './filled.ts';

/** Sentences by the group that they belong to; false for none. */
type Sentences = { readonly [Group in RuleGroup]?: string | false };

/** A sentence, or several, of a language, filled in. */
type Say = (sentence: SentenceName, values?: Values) => string;

/** What a key says of rules under which it has an effect: in its own group, unless it names others. */
type Describe = (rules: HouseRules, say: Say, texts: RuleTexts) => string | false | Sentences;

/** What a key adds to the description of rules under which it has an effect. */
export function sentencesOf(rules: HouseRules, key: RuleName, texts: RuleTexts): Sentences {
  const full = fullTotal(rules);
  const say: Say = (sentence, values) => filled(texts.sentences[sentence], { full, ...values }, texts.counts);
  const said = DESCRIBERS[key]?.(rules, say, texts) || '';
  return typeof said === 'string' ? { [RULES_TABLE[key].group]: said } : said;
}

/** By key; null where others say what it does. */
const DESCRIBERS: { readonly [Name in RuleName]: Describe | null } = {
  players: ({ players: [fewest, most] }, say) => say('players', { fewest, most, range: fewest < most }),
  deck: (rules, say) => {
    const points = rules.suddenDeath || !ranksAsBrag(rules);
    return say(`deck.${rules.deck}`) + (points ? ` ${say('deck.points')}` : '');
  },
  handSize: (rules, say) =>
    say('handSize', {
      four: rules.handSize === 4,
      middle: middle(rules, say),
      points: !ranksAsBrag(rules),
      most: rules.packs === 1,
    }),
  packs: (rules, say) => {
    const points = rules.play !== 'golf' && !ranksAsBrag(rules);
    return rules.packs === 2 && say('packs', { points, most: mostTotal(rules) });
  },
  play: (rules, say) => ({
    cards: rules.play === 'golf' && say('golf.row', { middle: middle(rules, say) }),
    turn: turn(rules, say),
    showdown: showdown(rules, say),
  }),
  upcard: null,
  dealerChoice: (rules, say) => ({
    start: rules.dealerChoice && say('dealerChoice', { declares: declaresInPlay(rules) && !declaresInTurns(rules) }),
  }),
  poolSwapAll: (rules, say) => {
    if (rules.poolSwapAll === 'binds')
      return say('poolSwapAll.binds', { knocks: rules.knockTiming === 'before-draw' && canKnock(rules) });
    const ends = rules.poolPass === 'for-good' ? '' : lastTurnsAfter(rules, say);
    const first = rules.poolSwapAll === 'for-good-after-first-turn';
    return typeof rules.poolSwapAll === 'string' && say('poolSwapAll', { ends, first });
  },
  poolSwapTwo: ({ poolSwapTwo }, say) => poolSwapTwo && say('poolSwapTwo'),
  poolPass: (rules, say) => {
    const last = mayLeaveTurns(rules) ? ` ${say('lastInTurns', { passes: rules.poolPass !== 'never' })}` : '';
    return passing(rules, say) + last;
  },
  poolAllPass: (rules, say) =>
    say('poolAllPass', { declared: playsOnAfterDeclaring(rules), renew: rules.poolAllPass === 'renew' }),
  poolSevenEightNine: ({ poolSevenEightNine }, say) =>
    poolSevenEightNine !== 'stays' && say(`poolSevenEightNine.${poolSevenEightNine}`),
  poolEarlyKnock: ({ poolEarlyKnock }, say) => ({ knock: poolEarlyKnock === 'showdown' && say('poolEarlyKnock') }),
  poolKnockAfter: ({ poolKnockAfter, poolPass, poolSwapAll }, say) => {
    const swap = poolSwapAll !== false;
    const pass = !swap || poolPass === true || poolPass === 'for-good';
    return { knock: poolKnockAfter === 'any-turn' && say('poolKnockAfter', { swap, pass, both: swap && pass }) };
  },
  lives: (rules, say) => {
    const end = say(`matchEnds.${rules.matchEnds}`, { limited: rules.dealLimit > 0, winner: winner(rules, say) });
    return say('lives', { tokens: rules.lives, end, grace: rules.grace });
  },
  grace: (rules, say) => {
    const { buyIns, grace } = rules;
    const allOut = say(`allOut.${afterAllOut(rules)}`, { grace, buyIns: buyIns > 0 });
    return `${say(`grace.${grace}`)} ${allOut}`;
  },
  graceSeats: ({ graceSeats }, say) => graceSeats === 1 && say('graceSeats'),
  handRanking: (rules, say) => {
    const low = lowestRank(rules);
    const values = { threes: ranksOf(rules).includes(THREE), low, next: low + 1 };
    return rules.handRanking === 'brag' && { cards: say('handRanking', values) };
  },
  offSuit: ({ offSuit, straightFlush, threeAces, threeOfAKind }, say) => {
    const own = named(threeOfAKind !== null, threeAces !== null, straightFlush !== null);
    return offSuit === 'minus' && say('offSuit', { ...own, any: own.threes || own.aces || own.sequences });
  },
  threeOfAKind: ({ threeOfAKind: worth }, say) =>
    worth !== null && say('threeOfAKind', { top: worth === 'top', worth: inPoints(worth) }),
  threeAces: (rules, say) => {
    const { declare, threeAces: worth, threeOfAKind } = rules;
    const like = threeOfAKind === 'top' || (threeOfAKind ?? 0) >= (worth ?? 0);
    const values = { like, declared: declare !== 'off', quiet: canKeepQuiet(rules) };
    return worth !== null && say('threeAces', { worth, ...values });
  },
  straightFlush: (rules, say) => {
    const { straightFlush: worth } = rules;
    const low = lowestRank(rules);
    return worth !== null && say('straightFlush', { top: worth === 'top', worth: inPoints(worth), low });
  },
  declare: (rules, say) => {
    const { declare, declareThree: threes, declareWithTen: ten } = rules;
    const hand = say('declare.hand', { ten, threes, sequences: declaresStraightFlush(rules) });
    const own = declaresInTurns(rules);
    const values = { hand, own, after: afterDeclaring(rules, say), less: fullTotal(rules) - 1 };
    return say(declaresAtShowdown(rules) ? 'declare.shown' : `declare.${declare}`, values);
  },
  declareThree: (rules, say) =>
    rules.declareThree && canKeepQuiet(rules) && say('declareThree', { less: isBelowQuiet(rules.threeOfAKind) }),
  declareStraightFlush: (rules, say) => {
    const less = isBelowQuiet(rules.straightFlush);
    return declaresStraightFlush(rules) && canKeepQuiet(rules) && say('declareStraightFlush', { less });
  },
  declareWithTen: (rules, say) =>
    rules.declareWithTen && say('declareWithTen', { sequences: declaresStraightFlush(rules) }),
  declareAfterKnock: ({ declareAfterKnock }, say) => say(`declareAfterKnock.${declareAfterKnock}`),
  declareWhen: null,
  declareEnds: null,
  declareLoss: null,
  knockerLossOn31: (rules, say) => rules.knockerLossOn31 === 2 && say('knockerLossOn31', { aces: doAcesAllPay(rules) }),
  knocking: ({ knocking }, say) => !knocking && say('knocking'),
  knockTiming: (rules, say) => {
    const { discardFirst, knockTiming, knockerLastTurn: own, lastTurns, play, takeDiscards: takes } = rules;
    const after = say('knock.after', { atOnce: lastTurns === 0, two: lastTurns === 2, own });
    if (discardFirst) return say(`discardFirst.${knockTiming}`, { takes, after });
    return say(`knockTiming.${knockTiming}`, { pool: play === 'pool', takes, after });
  },
  knockMinimum: (rules, say) => {
    const { discardFirst, knockMinimum: least, knockTiming, play } = rules;
    if (least === 0) return false;
    if (!hasHandToKnock(rules)) return say('knockMinimum.nobody');
    const first = discardFirst && knockTiming !== 'instead-of-draw';
    const when = {
      first,
      before: !first && knockTiming === 'before-draw',
      after: !first && knockTiming === 'after-draw',
    };
    return say('knockMinimum', { least, ...when, pool: play === 'pool' });
  },
  knockSameSuit: (rules, say) => rules.knockSameSuit && hasHandToKnock(rules) && say('knockSameSuit'),
  knockFrom: ({ knockFrom }, say) => knockFrom > 1 && say('knockFrom', { before: knockFrom - 1, one: knockFrom === 2 }),
  knockPromise: ({ hammer, knockPromise }, say) => {
    const calls = { hammer: hammer === 'hammer', shotgun: hammer === 'shotgun' };
    return knockPromise === 'highest' && say('knockPromise', calls);
  },
  lastTurns: null,
  knockerLastTurn: null,
  counterKnock: ({ counterKnock }, say) => say(`counterKnock.${counterKnock}`),
  knockerLowestLoss: (rules, say) => {
    if (paysLikeOthers(rules)) return say('knocker.likeOthers');
    return say('knockerLowestLoss', { tokens: rules.knockerLowestLoss });
  },
  knockerTieLoss: (rules, say) => {
    if (paysLikeOthers(rules)) return false;
    return say('knockerTieLoss', { loses: rules.knockerTieLoss > 0, tokens: rules.knockerTieLoss });
  },
  othersTieLoss: (rules, say) => !paysLikeOthers(rules) && say('othersTieLoss', { lose: rules.othersTieLoss > 0 }),
  knockerNotHighestLoss: ({ knockerNotHighestLoss: tokens }, say) =>
    tokens > 0 && say('knockerNotHighestLoss', { tokens }),
  lowestTieLoss: null,
  finalTurnStand: (rules, say) => rules.finalTurnStand && say('finalTurnStand', { ends: lastTurnsAfter(rules, say) }),
  hammer: (rules, say) => {
    if (rules.hammer === 'off') return false;
    const dealt =
      rules.hammer === 'shotgun' && canDeclare(rules) && !declaresInTurns(rules) ? ` ${dealtFull(rules, say)}` : '';
    return `${say(`hammer.${rules.hammer}`)} ${say('hammer.scored')}${dealt}`;
  },
  suddenDeath: ({ suddenDeath, scoring }, say) => suddenDeath && say('suddenDeath', { race: scoring === 'points' }),
  takeDiscards: null,
  returnTaken: null,
  discardFirst: null,
  passAnyTurn: ({ passAnyTurn }, say) => passAnyTurn && say('passAnyTurn'),
  stockEmpty: (rules, say) => {
    if (rules.stockEmpty === 'reshuffle') return say('stockEmpty.reshuffle');
    if (rules.play === 'golf') return say('stockEmpty.golf');
    if (rules.stockEmpty === 'ends') return say('stockEmpty.ends');
    const declared = playsOnAfterDeclaring(rules);
    const pass = say('stockEmpty.pass', { void: rules.stockEmpty === 'void', declared });
    return rules.stockEmpty === 'void-at-once' ? `${say('stockEmpty.void-at-once', { declared })} ${pass}` : pass;
  },
  turnLimit: null,
  tieBreak: ({ tieBreak }, say) => tieBreak !== 'none' && say(`tieBreak.${tieBreak}`),
  scoring: (rules, say) => {
    const { matchEnds, play, scoring } = rules;
    const collect = say(`collect.${play === 'golf' ? play : ranksAsBrag(rules) ? 'brag' : 'suit'}`);
    return `${collect} ${say(`scoring.${scoring}`, { firstOut: matchEnds === 'first-out' })}`;
  },
  pointsTarget: ({ pointsTarget: points, sharedWin: shared }, say) => say('pointsTarget', { points, shared }),
  pointsGoTo: null,
  knockerTieScore: null,
  declareScore: ({ declareScore: points, ...rules }, say) => ({
    full: points > 1 && !makesAllPay(rules, false) && say('declareScore', { points }),
  }),
  lowestScore: (rules, say) => {
    const { play, suddenDeath } = rules;
    const declared = canDeclare(rules) && (makesAllPay(rules, false) || scoresLastDeclared(rules));
    const spared = { spared: suddenDeath || declared, suddenDeath, declared, both: suddenDeath && declared };
    return { showdown: takesPoints(rules) && say('lowestScore', { golf: play === 'golf', ...spared }) };
  },
  allOut: null,
  dealLimit: (rules, say) =>
    rules.dealLimit > 0 && say('dealLimit', { deals: rules.dealLimit, winner: winner(rules, say) }),
  matchEnds: null,
  sharedWin: null,
  nextDealer: (rules, say) => {
    const { nextDealer, play } = rules;
    const who = { lost: nextDealer === 'loser', declares: canDeclare(rules), golf: play === 'golf' };
    return nextDealer !== 'left' && say('nextDealer', { ...who, right: nextDealer === 'right-of-winner' });
  },
  handPoints: ({ handPoints }, say) => say(`handPoints.${handPoints}`),
  tokenTo: (rules, say) => {
    const declares = canDeclare(rules) && canMakeAllPay(rules);
    return rules.tokenTo === 'highest' && say('tokenTo', { declares, grace: rules.grace });
  },
  buyIns: ({ buyIns: times }, say) => times > 0 && say('buyIns', { times }),
  levelNames: (rules, say, texts) => {
    const word = wordOf(rules);
    if (word !== null) return say('levelNames.word', { word });
    const [names, later] = stepNames(rules).map((steps) =>
      texts.steps(steps.map((step) => translatedStep(step, texts))),
    );
    return names !== '' && say('levelNames', { names, later });
  },
};

/** What lies in the middle once the hands have been dealt. */
function middle(rules: HouseRules, say: Say): string {
  const { dealerChoice, play, takeDiscards: takes, upcard } = rules;
  if (play === 'pool') return say('middle.pool', { faceDown: dealerChoice, stock: renewsPool(rules) });
  return upcard ? say('middle.upcard') : say('middle.noUpcard', { takes });
}

function renewsPool(rules: HouseRules): boolean {
  const onPasses = isInForce(rules, 'poolAllPass', 'renew');
  return onPasses || (rules.poolSevenEightNine !== 'stays' && idleReason(rules, 'poolSevenEightNine') === null);
}

/** Who begins, what a turn is, and after how many of them a deal ends in any case. */
function turn(rules: HouseRules, say: Say): string {
  const { discardFirst, nextDealer, play, poolSwapAll, returnTaken, takeDiscards, turnLimit } = rules;
  const isDealPassedOn = nextDealer === 'left' || idleReason(rules, 'nextDealer') !== null;
  const first = say('turn.first', { dealToo: isDealPassedOn });
  if (play === 'golf') return `${first} ${say('turn.golf')}`;
  const takes = { takes: takeDiscards, keeps: takeDiscards && !returnTaken };
  const own =
    play === 'pool'
      ? say('turn.pool', { returns: returnTaken, swaps: poolSwapAll !== false })
      : say(discardFirst ? 'discardFirst.turn' : 'turn.draw', takes);
  return `${first} ${own} ${say('turn.longest', { turns: turnLimit || MOST_TURNS, limited: turnLimit > 0 })}`;
}

function passing(rules: HouseRules, say: Say): string {
  const { knockTiming, lastTurns, poolPass } = rules;
  if (poolPass === true) return say('poolPass.always', { forGood: false, ends: '' });
  if (poolPass === 'for-good') return say('poolPass.always', { forGood: true, ends: lastTurnsAfter(rules, say) });
  // A knocker too, who has yet to exchange.
  const ends = poolPass === 'never' ? '' : after(rules, lastTurns > 0 || knockTiming === 'before-draw', say);
  return say('poolPass.after', { ends, bound: rules.poolSwapAll === 'binds' });
}

/** After what the others have last turns in which they may stand; empty where they have none. */
function lastTurnsAfter(rules: HouseRules, say: Say): string {
  return after(rules, rules.lastTurns > 0, say);
}

/** After a knock, where that is asked for and possible, or a declared hand, where play goes on then. */
function after(rules: HouseRules, isAfterKnock: boolean, say: Say): string {
  const knock = isAfterKnock && canKnock(rules);
  const declared = playsOnAfterDeclaring(rules);
  return say('after', { knock, declared, both: knock && declared });
}

/** What counts as such, or is declared, beside the totals in a suit. */
function named(
  threes: boolean,
  aces: boolean,
  sequences: boolean,
): Readonly<Record<'threes' | 'aces' | 'sequences' | 'both', boolean>> {
  return { threes, aces: aces && !threes, sequences, both: (threes || aces) && sequences };
}

/** The number of the lowest rank, below which the ace may stand in a sequence. */
function lowestRank(rules: HouseRules): number {
  return ranksOf(rules)[0] + 2;
}

/** Whether hands are declared as soon as they are dealt or made. */
function declaresInPlay(rules: HouseRules): boolean {
  return canDeclare(rules) && !declaresAtShowdown(rules);
}

function canKeepQuiet(rules: HouseRules): boolean {
  return rules.declare === 'manual' && declaresInPlay(rules);
}

/** Whether some cards are worth less than a full hand counts that was kept quiet. */
function isBelowQuiet(worth: number | 'top' | null): boolean {
  return worth !== 'top' && (worth ?? 0) < 30;
}

function afterDeclaring(rules: HouseRules, say: Say): string {
  const { declareAfterKnock, declareEnds, declareLoss: tokens, lastTurns, scoring } = rules;
  const race = scoring === 'points';
  switch (declareEnds) {
    case 'all-pay':
    case 'at-showdown':
      return say(`declareEnds.${declareEnds}`, { race, tokens, points: declaredScore(rules) });
    case 'showdown':
    case 'aces-all-pay':
      return say('declareEnds.showdown', { aces: doAcesAllPay(rules), race, tokens });
    case 'last-turns': {
      const knock = declareAfterKnock && canKnock(rules);
      return say('declareEnds.last-turns', { two: lastTurns === 2, knock, last: scoresLastDeclared(rules) });
    }
  }
}

/** Whether declared aces make all others pay where other declared hands do not. */
function doAcesAllPay({ declareEnds, declareThree, scoring, threeAces }: HouseRules): boolean {
  return declareEnds === 'aces-all-pay' && scoring === 'lives' && (declareThree || threeAces !== null);
}

/** What dealt hands that are declared bring where the shotgun is called. */
function dealtFull(rules: HouseRules, say: Say): string {
  const { declareThree, declareWithTen: ten, scoring, threeAces } = rules;
  const others = named(declareThree, threeAces !== null, declaresStraightFlush(rules));
  return say('hammer.dealt', { ten, ...others, race: scoring === 'points', loses: takesPoints(rules) });
}

function showdown(rules: HouseRules, say: Say): string {
  const { knockerTieScore, lowestTieLoss, play, pointsGoTo, scoring } = rules;
  const golf = play === 'golf';
  const knocker = hasKnocker(rules);
  const compared = say('showdown', { golf });
  if (scoring === 'points') {
    const scores = pointsGoTo === 'knocker' && knocker ? 'showdown.knocker' : 'showdown.highest';
    const ties = !isNeverTied(rules);
    const values = { ties, tie: ties && knockerTieScore === 1, except: knocker && knockerTieScore === 0 };
    return `${compared} ${say(scores, { golf, ...values })}`;
  }
  const promised = keepsPromises(rules);
  const lowest = say('showdown.lowest', { golf, promised });
  if (isNeverTied(rules)) return `${compared} ${lowest}`;
  return `${compared} ${lowest} ${say(`lowestTieLoss.${lowestTieLoss}`, { without: knocker && !promised })}`;
}

/** Whether a knocker loses in a showdown what anybody else would. */
function paysLikeOthers(rules: HouseRules): boolean {
  const { knockerLowestLoss, knockerTieLoss, othersTieLoss, knockerNotHighestLoss, lowestTieLoss } = rules;
  const inTies = isNeverTied(rules)
    ? []
    : [knockerTieLoss, othersTieLoss, lowestTieLoss === 'unless-all-tie' ? 1 : lowestTieLoss];
  return [knockerLowestLoss, ...inTies].every((loss) => loss === 1) && knockerNotHighestLoss === 0;
}

/** Who wins where a match ends before all others are out. */
function winner(rules: HouseRules, say: Say): string {
  return say('winner', { race: rules.scoring === 'points', hands: addsUpHands(rules), shared: rules.sharedWin });
}
