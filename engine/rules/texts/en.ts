/**
 * What is said about rules in English: the model for the other languages, and what commands and documents use.
 * `filled.ts` has what stands in braces: `{full}` is 31, or 41 with four cards.
 */
import type { HouseRules, RULES_TABLE, RuleGroup, RuleName } from '../table.ts';
import type { ByNumber } from './filled.ts';

/** Sentences by the key that they belong to or by what they say, and words that several of them share. */
const SENTENCES = {
  // The aim.
  players: '{range?{fewest} to {most} can play|{most} play}, without partners.',
  'collect.suit': 'Collect high cards of one suit.',
  'collect.brag': 'Make the best hand of brag that you can.',
  'collect.golf': 'Make your row of cards worth as much as you can.',
  'scoring.lives':
    'Whoever does worst in a deal loses tokens, and {firstOut?when somebody is out, whoever has most left|the last player left} wins the match.',
  'scoring.points': 'The best hand of a deal scores, and enough points win the match.',
  dealLimit: 'If nobody has won by then, the match ends after {deals}: {winner}.',
  winner:
    'whoever has the {race?most points|most tokens{hands? (and of those with as many, the most hand points)}} wins, and {shared?those who tie share the win|as long as several tie, another deal follows}',

  // The cards.
  'deck.standard52': 'The pack has 52 cards.',
  'deck.italian40': 'The pack has 40 cards: no 8, 9 or 10, so that the jack follows the 7.',
  'deck.piquet32': 'The pack has 32 cards: the 7 is the lowest.',
  'deck.jass36': 'The pack has 36 cards: the 6 is the lowest.',
  'deck.points': 'An ace counts 11, a king, queen or jack 10, and every other card its pips.',
  handSize:
    'Everybody is dealt {four?four|three} cards. {middle}{points? A hand is worth the largest total that it holds in one suit: {full}{most? at best}, an ace and {four?three|two} cards that count 10.}',
  packs:
    'Two such packs are shuffled together, so that every card is there twice.{points? With two equal aces a hand may even be worth {most}; what is said of {full} then holds for that too.}',
  'golf.row':
    'Everybody is dealt three cards in a row, face down, and nobody looks at them. {middle} A row is worth the largest total that it holds in one suit or in one rank.',
  'middle.upcard': 'The next card starts the discard pile, face up, and the rest is the stock.',
  'middle.noUpcard':
    'The rest is the stock. No card is turned up{takes?: until somebody has discarded there is nothing to take}.',
  'middle.pool':
    'Three more cards are the pool, in the middle of the table, {faceDown?face down at first|face up}; the rest is {stock?the stock|put aside}.',
  handRanking:
    'Hands are ranked as in brag. The best is a prial, three cards of one rank: {threes?three threes before }three aces, three kings and so on down. Then come a running flush, three cards of one suit in sequence; a run, a sequence of several suits; a flush, three cards of one suit; a pair; and any other hand by its highest card. Of sequences the best is ace-{low}-{next}, then ace-king-queen, and so on down. Of two flushes, or two hands by their highest card, that card counts, then the second, then the third; of two pairs the higher, then the third card. The ace is the highest card, no suit is better than another, and equal hands tie.',
  offSuit:
    'The points of all other cards of the hand are taken off that total, so that it can fall below zero{any?; nothing is taken off {threes?three of a kind}{aces?three aces}{both? or }{sequences?a straight flush}}.',
  threeOfAKind:
    'Three of a kind, that is three cards of one rank, {top?beats every other hand, {full} too, and a higher rank beats a lower one|counts {worth} where no suit in the hand is worth more}.',
  threeAces:
    'Three aces {like?are declared like {full}|count {worth}{declared? and are declared like {full}}}{quiet?; kept quiet they count 30}.',
  straightFlush:
    'Three cards of one suit in sequence, the ace above the king or below the {low}, {top?beat every number of points, and of two such hands the one whose sequence ends higher wins|count {worth} where the hand would be worth less}.',

  // Before the first turn.
  dealerChoice:
    'The dealer looks at the hand that was dealt, and keeps it or changes it, unseen, for the three cards of the pool: the first hand then becomes the pool. Now the pool is turned up{declares?, and hands that are good enough are declared only then}.',
  'hammer.hammer': 'Instead of taking the first turn, its player may call the hammer: all show their hands.',
  'hammer.shotgun':
    'Before anybody looks at the cards, the player to the dealer’s left may call the shotgun: all show their hands.',
  'hammer.scored':
    'It is scored as if that player had knocked, without further turns; conditions for knocking do not apply.',
  'hammer.dealt':
    'If hands of {full}{ten? with a ten}{threes? or three of a kind}{aces? or three aces}{sequences? or a straight flush} are among them, {race?each of those scores 1 point and no other hand scores{loses? or loses one}|everybody else loses exactly 1 token}.',
  suddenDeath:
    'After one card each has been dealt, face down, the dealer may call sudden death: these cards are turned up and compared by what they count; everybody with the {race?highest scores 1 point|lowest loses 1 token}, and the deal is over.',
  nextDealer:
    'Whoever {lost?lost something in a deal|won a deal, {declares?by declaring or }with the highest {golf?row|hand},} {right?plays first in the next, and the player to their right deals it|deals the next}; if there are several, the first from the dealer’s left. If none of them is still in, the deal passes to the left.',

  // A turn.
  'turn.first':
    'Chance decides who deals first. The player to the dealer’s left begins. Play goes clockwise{dealToo?, and so does the deal}.',
  'turn.draw':
    'Draw the top card of the stock, which nobody else sees{takes?, or take the top card of the discard pile}. Then discard a card: any {keeps?but|of yours, even} the one you {takes?took from the pile|drew. Discards are never taken}.',
  'turn.golf':
    'Take the top discard and put it face up in place of one of your face-down cards, which goes on the discard pile. Or draw from the stock and look at the card: put it into your row in the same way, or discard it and turn one of your face-down cards up. Cards that are face up stay where they are. There is no knocking. After three turns each, all rows are open and the deal ends.',
  'turn.pool':
    'Take one card of the pool and put one of yours in its place, face up: any {returns?of them, even|but} the one you just took.{swaps? Or exchange all three of your cards for the three of the pool.}',
  'turn.longest':
    'A deal in which everybody has had {turns} ends with a showdown{limited?, even where others still had a turn to come}.',
  'discardFirst.turn':
    'Discard any one of your cards, face up. Then draw the top card of the stock, which nobody else sees{takes?, or take the card that lay on top of the discard pile before yours|. Discards are never taken}.',
  passAnyTurn: 'You may also pass, that is keep your hand and draw nothing.',
  'stockEmpty.reshuffle':
    'When the stock is empty, all discards but the top one are shuffled and become the new stock.',
  'stockEmpty.golf': 'When the stock is empty you can only take the top discard.',
  'stockEmpty.ends':
    'When the last card of the stock has been drawn, the deal ends after that turn: all hands are shown, even where others still had a turn to come.',
  'stockEmpty.void-at-once':
    'When the last card of the stock has been drawn, and nobody has knocked{declared? or declared}, the deal ends after that turn without loss or gain.',
  'stockEmpty.pass':
    'When the stock is empty you may also pass in place of a turn: that ends the deal at once{void?, without loss or gain where nobody has knocked{declared? or declared}, and otherwise} with a showdown, even where others still had a turn to come.',

  // The pool.
  poolSwapAll:
    'Whoever exchanges all three has no more turns in that deal{ends?, not even after {ends}}.{first? Only the first player may do so in the first turn and play on.}',
  'poolSwapAll.binds':
    'Whoever exchanges all three has to pass in their next turn of that deal{knocks?, and may knock before that}.',
  poolSwapTwo:
    'After exchanging one card you may exchange another in the same turn: any card of the pool but the one that you have just put there.',
  'poolPass.always':
    'In place of exchanging you may always pass: you keep the hand that you have{forGood?, and have no more turns in that deal}{ends?, not even after {ends}}.',
  'poolPass.after':
    '{ends?{bound?Otherwise only|Only} after {ends} may you pass, and keep the hand that you have|{bound?Nobody else|Nobody} may pass}.',
  after: '{knock?a knock}{both? or }{declared?a declared hand}',
  lastInTurns:
    'When only one player still has turns, that player has one more{passes?, and may pass in it}; then all hands are shown.',
  poolAllPass:
    'If all pass one after another, and nobody has knocked{declared? or declared}, {renew?the pool is put aside and three new cards are turned up; where the stock has fewer than three, }the deal ends with a showdown.',
  'poolSevenEightNine.renew':
    'When a turn begins and the pool is a 7, an 8 and a 9, of any suits, it is put aside and three new cards are turned up, as long as the stock has three.',
  'poolSevenEightNine.on-request':
    'When the pool is a 7, an 8 and a 9, of any suits, you may ask for three new cards instead of doing anything else, as long as the stock has three: the pool is put aside, and your turn is over.',

  // Knocking.
  knocking: 'Nobody may knock.',
  'knockTiming.instead-of-draw':
    'Instead of {pool?exchanging|drawing} you may knock and keep the hand you have: {after}.',
  'knockTiming.before-draw':
    'Before {pool?exchanging|drawing} you may knock. You still {pool?exchange, or pass|draw{takes? or take}, and discard}; {after}.',
  'knockTiming.after-draw':
    'After {pool?taking one card of the pool|drawing{takes? or taking}} you may knock with {pool?the card that you put there|your discard}: {after}.',
  'discardFirst.instead-of-draw': 'Instead of discarding you may knock and keep the hand you have: {after}.',
  'discardFirst.before-draw': 'Before discarding you may knock. You still discard, and draw{takes? or take}; {after}.',
  'discardFirst.after-draw': 'You may knock with your discard, and still draw{takes? or take} after it: {after}.',
  'knock.after':
    '{atOnce?then all hands are shown at once|every other player then has {two?two more turns, in two rounds|one more turn}{own?, the knocker one more after them}, and all hands are shown}',
  knockMinimum:
    'Only a hand worth {least} or more{before? before the {pool?exchange|draw}}{after? after the {pool?exchange|discard}}{first? before the discard} may knock.',
  'knockMinimum.nobody': 'No hand is good enough to knock, so nobody can.',
  knockSameSuit: 'Only a hand all of one suit may knock.',
  knockFrom: 'Nobody may knock in their own first {one?turn|{before} turns} of a deal.',
  'counterKnock.true':
    'The player after the knocker may knock too, in the turn right after it and on the same conditions: that ends play at once, with a showdown, in which the first of the two counts as the knocker.',
  'counterKnock.false': 'After a knock nobody can knock again.',
  finalTurnStand: 'In a last turn after {ends} you may stand: keep your hand and draw nothing.',
  poolEarlyKnock:
    'If nobody has exchanged a card yet, a knock ends the deal at once: nobody else has a turn, and all hands are shown.',
  poolKnockAfter: 'You may also knock {swap?after exchanging all three}{both? or }{pass?in place of a pass}.',

  // Declaring.
  'declare.automatic':
    '{own?Whoever holds {hand} at the end of their own turn, unless it was a knock, declares, showing the hand: a dealt one waits until then.|Whoever holds {hand} at the end of a turn, or is dealt it, declares, showing the hand. If several are dealt it, all of them declare.} {after}',
  'declare.manual':
    '{own?Whoever holds {hand} at the end of their own turn, unless it was a knock, is asked every time whether to declare, showing the hand: a dealt one waits until then.|Whoever holds {hand} at the end of a turn, or is dealt it, is asked whether to declare, showing the hand. If several are dealt it, all of them are asked before anything follows.} {after} A {full} kept quiet counts {less}{own?| and can be declared only after it has been broken up and made again}.',
  'declare.shown': 'Whoever holds {hand} when all hands are shown declares it, and nobody does before that. {after}',
  'declare.off': '{full} is only a high hand: it is not declared, and play goes on.',
  'declare.hand':
    '{full}{ten? with a ten}{threes? or three cards of one rank}{sequences? or three cards of one suit in sequence}',
  'declareEnds.all-pay':
    'The deal ends at once: {race?whoever declares scores {points}, and nobody else scores|everybody who does not declare loses {tokens}}.',
  'declareEnds.showdown':
    '{aces?If three aces are declared, the deal ends at once: everybody who does not declare loses {tokens}. Otherwise the|The} deal ends at once with a showdown, as if nobody had knocked: the declared hand {race?scores only where it is the highest|can be the lowest, too}.',
  'declareEnds.last-turns':
    'The hand lies open, and everybody who has not declared has {two?two turns|one turn} left. {knock?A knock before it no longer counts, and nobody|Nobody} can knock any more, but others can declare. Then all hands are shown, and {last?the hand that was declared last scores 1 point, and no other; several that were dealt are declared together|it counts as if nobody had knocked}.',
  'declareEnds.at-showdown':
    'If somebody does, {race?each who does scores {points}, and nobody else scores|everybody who does not loses {tokens}, no matter who has the lowest hand}.',
  declareScore: 'A declared hand that is the highest scores {points}; one as high that was not declared scores 1.',
  declareThree: 'Three of a kind kept quiet counts {less?no more than }30.',
  declareStraightFlush: 'A straight flush kept quiet counts {less?no more than }30.',
  declareWithTen: 'Without a ten {full} is only a high hand{sequences?, unless it is a sequence}: it is not declared.',
  'declareAfterKnock.true': 'Hands can be declared after a knock as well.',
  'declareAfterKnock.false': 'Once somebody has knocked nothing is declared any more: {full} is then only a high hand.',
  knockerLossOn31: 'A player who has knocked loses 2 tokens when another declares{aces? three aces}.',

  // The showdown.
  showdown: 'All {golf?rows are|hands are shown and} compared.',
  'showdown.lowest': '{promised?Where nobody has knocked, the|The} lowest {golf?row|hand} loses 1 token.',
  'showdown.highest':
    'The highest {golf?row|hand} scores 1 point.{ties? Players who tie for highest score 1 point each{except?, but a knocker who ties with others scores nothing}.}',
  'showdown.knocker':
    'After a knock only the knocker can score: 1 point where {tie?no other hand is higher|all other hands are lower}, and otherwise nobody scores. Without a knock the highest hand scores 1 point{ties?, and players who tie for highest score 1 point each}.',
  'lowestTieLoss.1': 'Players who tie for lowest lose 1 token each.',
  'lowestTieLoss.0': 'Players who tie for lowest{without? without the knocker} lose nothing.',
  'lowestTieLoss.unless-all':
    'Players who tie for lowest{without? without the knocker} lose 1 token each, but nothing where all tie.',
  'lowestTieLoss.unless-all-tie':
    'Players who tie for lowest{without? without the knocker} lose 1 token each, but nobody loses anything where all tie{without?, not even the knocker}.',
  lowestScore:
    'The lowest {golf?row|hand} loses 1 point, if its player has one. Players who tie for lowest lose 1 point each, but nothing where all tie.{spared? Nobody loses a point {suddenDeath?in sudden death}{both? or }{declared?where a hand is declared}.}',
  knockPromise:
    'A knock{hammer? (the hammer too)}{shotgun? (the shotgun too)} promises the highest hand. If nobody has more than the knocker, everybody else loses 1 token; otherwise only the knocker loses, 1 token.',
  'knocker.likeOthers': 'A knocker loses no more and no less than others.',
  knockerLowestLoss: 'A knocker who alone has the lowest hand loses {tokens}.',
  knockerTieLoss: 'A knocker who ties with others for lowest loses {loses?{tokens}|nothing}.',
  othersTieLoss: 'The others in such a tie lose {lose?1 token each|nothing}.',
  knockerNotHighestLoss:
    'A knocker who has neither the highest nor the lowest hand loses {tokens}, in addition to what the lowest hand loses.',
  'tieBreak.ranks':
    'Equal values are told apart by the ranks of the cards that count, highest first; an ace is above a king.',
  'tieBreak.threes':
    'Hands of three of a kind that count as much are told apart by their ranks, an ace above a king; all other equal values tie.',
  'tieBreak.full':
    'Hands of {full} are told apart by the ranks of their cards, highest first, an ace above a king; all other equal values tie.',
  'tieBreak.suits':
    'Equal values are told apart by the ranks of the cards that count, highest first, an ace above a king; then by their suit: spades, hearts, diamonds, clubs, from the highest. Of cards of several suits the highest suit counts.',

  // Tokens, and the race.
  lives:
    'Everybody starts with {tokens}. {end} Where the match goes on after a deal, the players may agree on one more step: everybody still in gains a token, and whoever that deal eliminated stays in, {grace?on grace|with 1 token}. This can happen five times in a match.',
  'matchEnds.last-left':
    'The last player left wins the match; the others are placed by how long they stayed in{limited?, and those who are in at the end by their tokens}.',
  'matchEnds.first-out':
    'The match ends with the deal in which somebody is out: {winner}; the others are placed by their tokens.',
  'grace.true':
    'A player whose last token is gone plays on, on grace, until the next loss. Whoever cannot pay a loss in full is out.',
  'grace.false': 'A player whose last token is gone is out.',
  'allOut.play-on':
    'If a deal would eliminate everybody who is left, those players stay in{grace?, on grace| with 1 token}, and another deal is played.',
  'allOut.shared':
    'If a deal would eliminate everybody who is left, the match is over, and those players share the win.',
  'allOut.all-return':
    'If a deal would eliminate everybody who is left, all play on with 1 token, those who were out before as well{buyIns?, except those who could have bought back in and did not}.',
  graceSeats:
    'Only one player at a time can be on grace: whoever loses the last token while another is there is out at once. If two get there in one deal, the place goes to the first from the dealer’s left.',
  'handPoints.true':
    'The values of your hands in all deals are added up as well: of players eliminated in one deal, the one with the larger sum has the better place.',
  'handPoints.false': 'Players eliminated in the same deal share a place.',
  tokenTo:
    'Tokens that are paid go to the highest hand of the deal{declares?; where all others pay a declared hand, to whoever declared}. If several have it, those still in share the tokens equally, in whole tokens; what is left over, or what nobody still in can receive, goes into the dish. Nobody receives what they paid themselves{grace?, and whoever receives tokens while on grace is no longer on grace}.',
  buyIns:
    'A player whom a deal eliminates may pay a stake before the next one and come back with full tokens, {times} a match and while two others are still in. Whoever does not is out for good.',
  levelNames: 'The steps from full tokens down have names: {names}{later?; steps that are agreed on add {later}}.',
  'levelNames.word':
    'There are no tokens on the table: each token lost is a letter, and whoever has all of “{word}” is out.',
  pointsTarget:
    'The first player with {points} wins the match. If several get there in one deal, the most points win; with equal points they {shared?share the win|play on}. The others are placed by their points.',
};

/** The name of a sentence, or of words that several have in common. */
export type SentenceName = keyof typeof SENTENCES;

/** Why a key has no effect beside the others. */
const REASONS = {
  golfRow: 'a row in golf has three cards',
  golfValue: 'golf has its own hand values',
  golfKnock: 'there is no knocking in golf',
  golfDeclare: 'there is no declaring in golf',
  golfHammer: 'there is no hammer in golf',
  bragValue: 'hands of brag have no points',
  bragDeclare: 'no hand of brag is declared',
  bragTies: 'equal hands of brag have equal ranks',
  noEqualThrees: 'no two hands of three of a kind count the same',
  paidNotCompared: 'hands that make all others pay are not compared',
  tieOfTwo: 'where two tie, nobody loses',
  noTies: 'suits tell all equal hands apart',
  race: 'nobody has tokens in a race for points',
  noRace: 'tokens are played for, not points',
  knockerScores: 'after a knock only the knocker can score',
  noPointToLose: 'nobody has a point to lose before the match ends',
  firstOut: 'the match ends when somebody is out',
  neverAllOut: 'no deal makes everybody lose',
  noGrace: 'nobody is ever on grace',
  oneLeft: 'the last one left wins',
  oneDeal: 'the match ends after one deal',
  declareOff: 'nobody declares',
  noLateDeclaring: 'nobody declares after a knock',
  promise: 'a knock promises the highest hand, and only that counts',
  nobodyKnocks: 'nobody can knock',
  declaredAtOnce: 'a hand that is good enough to knock is declared at once',
  neverBeaten: 'no hand is worth more than one that is good enough to knock',
  everyHand: 'every hand that may knock is worth that much',
  oneSuitAnyway: 'no hand of several suits is good enough to knock',
  acesOnTop: 'three of a kind is the top hand, and nobody declares',
  acesAnyway: 'three aces are worth no more than any three of a kind here',
  twoPlayers: 'with two players nobody can come back into the match',
  twoHands: 'of two hands the knocker has the higher or the lower',
  stockLasts: 'with so few players and turns the stock never runs out',
  noPool: 'there is no pool',
  poolOpen: 'with a pool nobody draws from the stock, and there are no discards',
  poolPass: 'with a pool one may pass after a knock in any case',
  nobodyPasses: 'nobody may pass',
  passForGood: 'whoever passes has no more turns, so that all never pass in turn',
  knockAfterExchange: 'somebody has always exchanged before a knock',
  noEightsOrNines: 'the pack has no 8 and 9',
  knockNotAfterTake: 'one does not knock after an exchange',
  oneExchanged: 'a turn that ends with a knock always exchanges one card',
  golfTurns: 'golf has three turns each',
  golfTokens: 'in golf nobody receives tokens',
  golfPass: 'nobody passes in golf',
  golfTakes: 'in golf the top discard may always be taken',
  nobodyTakes: 'nobody takes discards',
  noLastTurns: 'nobody has a turn after a knock',
  oneTurn: 'everybody has only one turn',
  nobodyPays: 'a declared hand makes nobody pay',
  allPayAsMuch: 'everybody loses the same anyway',
  flushAnyway: 'every such sequence is worth as much by its suit',
  flushWithoutValue: 'straight flushes have no value of their own',
  declaredHighest: 'a declared hand is the highest anyway',
  declaredWhenShown: 'hands are declared only at the showdown',
} as const;

export type IdleReason = keyof typeof REASONS;

/** By the value, or for all values in one text: of `{value}`, `{worth}`, `{fewest}` and `{most}`, or `{names}`. */
type LabelOf<Name extends RuleName> = (typeof RULES_TABLE)[Name] extends { kind: 'choice' }
  ? Readonly<Record<`${HouseRules[Name] & (string | number | boolean | null)}`, string>> | string
  : string;

/** What a language says about rules. A language does not compile until it says all of it. */
export interface RuleTexts {
  /** By group, its title. */
  groups: Readonly<Record<RuleGroup, string>>;
  /** By key, what it is about, in a line. */
  meanings: Readonly<Record<RuleName, string>>;
  /** By key, a short label of its value. */
  labels: { readonly [Name in RuleName]: LabelOf<Name> };
  /** Why a key has no effect. */
  reasons: Readonly<Record<IdleReason, string>>;
  /** What descriptions are made of. */
  sentences: Readonly<Record<SentenceName, string>>;
  /** What numbers of something are called. */
  counts: Readonly<Record<'tokens' | 'turns' | 'deals' | 'points' | 'times', ByNumber>>;
  /** Of whole games: titles of what is special about one and of keys without effect, and what is said of two. */
  games: Readonly<
    Record<'special' | 'withoutEffect' | 'alike' | 'different' | 'differentWithoutEffect' | 'playsLike', string>
  >;
  /** What presets call the steps between full tokens and none; names that are not here stay as they are. */
  levels: Readonly<Record<string, string>>;
  /** A list of games, and one of names of steps. */
  list: (games: readonly string[]) => string;
  steps: (names: readonly string[]) => string;
}

/** What is said about rules in English. */
export const ENGLISH_RULES: RuleTexts = {
  groups: {
    aim: 'The aim',
    cards: 'The cards',
    start: 'Before the first turn',
    turn: 'A turn',
    pool: 'The pool',
    knock: 'Knocking',
    full: 'Declaring {full}',
    showdown: 'The showdown',
    tokens: 'Tokens and going out',
    race: 'The race for points',
  },
  meanings: {
    players: 'how many may play',
    deck: 'the pack: 52 cards, 40 without 8, 9 and 10, 32 from the 7 up, or 36 from the 6 up',
    handSize: 'cards in a hand',
    packs: 'how many such packs are shuffled together',
    play: 'draw and discard, uncover a row of cards (golf), or exchange with three open cards (pool)',
    upcard: 'whether a card is turned up to start the discards',
    dealerChoice: 'whether the dealer may change the hand for the pool, unseen',
    poolSwapAll: 'whether one may take the whole pool for the whole hand, and what that costs',
    poolSwapTwo: 'whether one may exchange a second card in the same turn',
    poolPass: 'whether one may pass at any time, and whether that is one’s last turn',
    poolAllPass: 'what follows when all pass in turn',
    poolSevenEightNine: 'what follows when a 7, an 8 and a 9 are the pool',
    poolEarlyKnock: 'what follows a knock before anybody has exchanged',
    poolKnockAfter: 'after what turns one may knock',
    lives: 'tokens at the start',
    grace: 'a player without tokens plays on until the next loss',
    graceSeats: 'how many may be on grace at a time, 0 for no limit',
    handRanking: 'whether hands count points or are ranked as in brag',
    offSuit: 'whether cards of other suits count against the hand',
    threeOfAKind: 'what three of a rank are worth',
    threeAces: 'what three aces are worth',
    straightFlush: 'what three of a suit in sequence are worth',
    declare: 'whether 31 is declared by itself, by the player, or not at all',
    declareThree: 'whether three of a kind is declared like 31',
    declareStraightFlush: 'whether a straight flush is declared like 31',
    declareWithTen: 'whether only a 31 with a ten is declared',
    declareAfterKnock: 'whether 31 may be declared after a knock',
    declareWhen: 'when 31 is declared in a deal',
    declareEnds: 'what follows when somebody declares',
    declareLoss: 'what each other player loses when somebody declares',
    knockerLossOn31: 'what the knocker loses when another declares',
    knocking: 'whether one may knock',
    knockTiming: 'when in the turn one knocks',
    knockMinimum: 'smallest hand value that may knock',
    knockSameSuit: 'only a hand of one suit may knock',
    knockFrom: 'from which of one’s own turns on one may knock',
    knockPromise: 'what a knock promises',
    lastTurns: 'how many turns the others have after a knock',
    knockerLastTurn: 'whether the knocker has one more turn at the end',
    counterKnock: 'whether the next player may knock too and end the deal',
    knockerLowestLoss: 'what a knocker who alone is lowest loses',
    knockerTieLoss: 'what a knocker who ties for lowest loses',
    othersTieLoss: 'what each other player in that tie loses',
    knockerNotHighestLoss: 'what a knocker who is neither highest nor lowest loses',
    lowestTieLoss: 'what each loses where several tie for lowest',
    finalTurnStand: 'whether one may keep the hand in the last turn',
    hammer: 'whether the first player may make everybody show at once',
    suddenDeath: 'whether the dealer may have single cards compared',
    takeDiscards: 'whether one may take the top discard',
    returnTaken: 'whether a card just taken may be put down again',
    discardFirst: 'whether one discards before drawing',
    passAnyTurn: 'whether one may pass in any turn',
    stockEmpty: 'what follows when the stock runs out',
    turnLimit: 'after how many turns each a deal ends, 0 for no such limit',
    tieBreak: 'whether equal values are told apart by ranks, some or all of them, or by suits too',
    scoring: 'losing tokens, or a race for points',
    pointsTarget: 'points that win the match',
    pointsGoTo: 'who can score after a knock',
    knockerTieScore: 'what a knocker who ties for highest scores',
    declareScore: 'what a declared hand that wins scores',
    lowestScore: 'whether the lowest hand loses a point',
    allOut: 'what follows where a deal would eliminate everybody who is left',
    dealLimit: 'after how many deals a match ends, 0 for no limit',
    matchEnds: 'when a match for tokens ends',
    sharedWin: 'whether those who tie for the win share it',
    nextDealer: 'who deals next',
    handPoints: 'whether hand values are added up beside the tokens',
    tokenTo: 'where paid tokens go',
    buyIns: 'how often an eliminated player may come back',
    levelNames: 'names of the steps from full tokens to grace',
  },
  labels: {
    players: 'for {range?{fewest} to }{most} players',
    deck: {
      standard52: 'pack of 52',
      italian40: 'Italian pack of 40, without 8, 9 and 10',
      piquet32: 'pack of 32, from the 7 up',
      jass36: 'pack of 36, from the 6 up',
    },
    handSize: { 3: 'three cards each', 4: 'four cards each, and {full} is the best' },
    packs: { 1: 'one pack', 2: 'two packs, each card twice' },
    play: {
      'draw-discard': 'draw and discard',
      golf: 'golf: three turns to uncover a row of cards',
      pool: 'exchange with three open cards',
    },
    upcard: { true: 'a card is turned up', false: 'no card is turned up' },
    dealerChoice: { false: 'the dealer keeps the hand', true: 'the dealer may change the hand for the pool' },
    poolSwapAll: {
      true: 'all three may be swapped',
      false: 'one card at a time',
      'for-good': 'whoever swaps all has no more turns',
      'for-good-after-first-turn': 'whoever swaps all has no more turns, except in the first',
      binds: 'whoever swaps all passes in the next turn',
    },
    poolSwapTwo: { false: 'no swapping of two cards', true: 'two cards may be swapped' },
    poolPass: {
      true: 'passing allowed',
      false: 'no passing before a knock',
      'for-good': 'whoever passes has no more turns',
      never: 'no passing at all',
    },
    poolAllPass: { renew: 'a new pool when all pass', showdown: 'showdown when all pass' },
    poolSevenEightNine: {
      stays: '7-8-9 stays in the pool',
      renew: 'a new pool on 7-8-9',
      'on-request': 'a new pool on 7-8-9 when asked for',
    },
    poolEarlyKnock: {
      'last-turns': 'last turns after every knock',
      showdown: 'a knock before any exchange ends the deal',
    },
    poolKnockAfter: { take: 'knock after taking one card', 'any-turn': 'knock after any turn' },
    lives: '{tokens} each',
    grace: { true: 'on grace after the last token', false: 'out with the last token' },
    graceSeats: { 0: 'any number on grace', 1: 'only one on grace at a time' },
    handRanking: { points: 'hands count points', brag: 'hands are ranked as in brag' },
    offSuit: { ignored: 'other suits do not count', minus: 'other suits count against you' },
    threeOfAKind: 'three of a kind {top?beats everything|{worth?counts {worth}|has no special value}}',
    threeAces: { null: 'three aces have no special value', 33: 'three aces count 33' },
    straightFlush: 'a straight flush {top?beats all points|{worth?counts {worth}|has no special value}}',
    declare: {
      automatic: '{full} is declared by itself',
      manual: '{full} may be declared or kept quiet',
      off: '{full} is not declared',
    },
    declareThree: { false: 'three of a kind is not declared', true: 'three of a kind is declared' },
    declareStraightFlush: { false: 'a straight flush is not declared', true: 'a straight flush is declared' },
    declareWithTen: { false: '{full} is declared without a ten too', true: '{full} is declared only with a ten' },
    declareAfterKnock: { true: '{full} also after a knock', false: '{full} only before a knock' },
    declareWhen: {
      'at-once': '{full} is declared at once',
      'own-turn': '{full} is declared at the end of one’s own turn',
    },
    declareEnds: {
      'all-pay': 'all others pay a declared hand',
      showdown: 'a declared hand brings the showdown',
      'last-turns': 'last turns after a declared hand',
      'aces-all-pay': 'all pay three aces; {full} brings the showdown',
      'at-showdown': 'hands are declared at the showdown, and all others pay',
    },
    declareLoss: 'the others lose {value} to a declared hand',
    knockerLossOn31: 'a knocker loses {value} when another declares',
    knocking: { true: 'one may knock', false: 'no knocking' },
    knockTiming: {
      'instead-of-draw': 'knock instead of drawing',
      'before-draw': 'knock, then draw',
      'after-draw': 'knock with the discard',
    },
    knockMinimum: 'knock {value?from {value}|with any value}',
    knockSameSuit: { false: 'knock with any suits', true: 'knock only with one suit' },
    knockFrom: {
      1: 'knock from the first turn on',
      2: 'no knock in the first turn',
      3: 'no knock in the first two turns',
      4: 'no knock in the first three turns',
      5: 'no knock in the first four turns',
    },
    knockPromise: { 'not-lowest': 'a knock promises not to be lowest', highest: 'a knock promises the highest hand' },
    lastTurns: {
      1: 'one last turn after a knock',
      0: 'showdown at once after a knock',
      2: 'two last turns after a knock',
    },
    knockerLastTurn: { false: 'no last turn for the knocker', true: 'a last turn for the knocker' },
    counterKnock: { false: 'one knock a deal', true: 'the next player may knock too' },
    knockerLowestLoss: 'a knocker who alone is lowest loses {value}',
    knockerTieLoss: 'a knocker tied for lowest {value?loses {value}|is safe}',
    othersTieLoss: 'whoever ties with a knocker for lowest {value?loses {value}|is safe}',
    knockerNotHighestLoss: 'a knocker {value?who is not highest loses {value}|in between is safe}',
    lowestTieLoss: {
      1: 'whoever ties for lowest without the knocker loses 1',
      0: 'whoever ties for lowest without the knocker is safe',
      'unless-all': 'whoever ties for lowest without the knocker loses 1, unless all tie',
      'unless-all-tie': 'nobody loses where all tie, not even the knocker',
    },
    finalTurnStand: { false: 'no standing in the last turn', true: 'standing allowed in the last turn' },
    hammer: {
      off: 'no hammer',
      hammer: 'hammer: the first player may make everybody show',
      shotgun: 'shotgun: the first player may make everybody show, cards unseen',
    },
    suddenDeath: { false: 'no sudden death', true: 'sudden death: the dealer may have single cards compared' },
    takeDiscards: { true: 'the top discard may be taken', false: 'only the stock may be drawn from' },
    returnTaken: { false: 'a card just taken stays', true: 'a card just taken may go back' },
    discardFirst: { false: 'draw, then discard', true: 'discard, then draw' },
    passAnyTurn: { false: 'pass only with no stock left', true: 'pass in any turn' },
    stockEmpty: {
      showdown: 'no new stock',
      reshuffle: 'discards become a new stock',
      void: 'with no stock left, a pass before the last turns ends the deal without loss',
      ends: 'the last card of the stock ends the deal',
      'void-at-once': 'the last card of the stock ends the deal without loss before the last turns',
    },
    turnLimit: '{value?{turns} each|no limit of turns}',
    tieBreak: {
      none: 'equal values tie',
      ranks: 'equal values compared by ranks',
      threes: 'only three of a kind compared by ranks',
      full: 'only hands of {full} compared by ranks',
      suits: 'equal values compared by ranks, then by suits',
    },
    scoring: { lives: 'tokens to lose', points: 'a race for points' },
    pointsTarget: '{points} {one?wins|win}',
    pointsGoTo: {
      highest: 'the highest hand scores',
      knocker: 'after a knock only the knocker can score',
    },
    knockerTieScore: 'a knocker tied for highest scores {value?{value}|nothing}',
    declareScore: 'a declared hand scores {value}',
    lowestScore: 'the lowest hand loses {value?a|no} point',
    allOut: {
      'play-on': 'play goes on if all would be out',
      shared: 'the win is shared if all would be out',
      'all-return': 'everybody returns if all would be out',
    },
    dealLimit: '{value?{deals} a match|no limit of deals}',
    matchEnds: { 'last-left': 'the last player left wins', 'first-out': 'the match ends when the first player is out' },
    sharedWin: { false: 'one winner', true: 'a tie for the win is shared' },
    nextDealer: {
      left: 'the deal passes to the left',
      loser: 'the loser deals',
      winner: 'the winner deals',
      'right-of-winner': 'the winner plays first',
    },
    handPoints: { false: 'hand values are not added up', true: 'hand values are added up' },
    tokenTo: { bowl: 'tokens go into the dish', highest: 'tokens go to the highest hand' },
    buyIns: '{value?{value} buy-in{one?|s} each|no buying back in}',
    levelNames: '{names?steps: {names}|unnamed steps}',
  },
  reasons: REASONS,
  counts: {
    tokens: { 1: '1 token', other: '{value} tokens' },
    turns: { 1: '1 turn', other: '{value} turns' },
    deals: { 1: '1 deal', other: '{value} deals' },
    points: { 1: '1 point', other: '{value} points' },
    times: { 1: 'once', 2: 'twice', other: '{value} times' },
  },
  games: {
    special: 'What is special',
    withoutEffect: 'Without effect',
    alike: 'Both play the same.{except? Only this is different:}',
    different: '{one?1 rule is|{count} rules are} different.',
    differentWithoutEffect: 'Different, but without effect',
    playsLike: '{game} plays the same as {others}.',
  },
  levels: {},
  list: (games) => new Intl.ListFormat('en-GB').format(games),
  steps: (names) => names.map((name) => `“${name}”`).join(', '),
  sentences: SENTENCES,
};
