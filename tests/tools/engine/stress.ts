/** `npm run tool -- stress`: plays matches by random rules, and checks everything in each of them. */
import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import * as fc from 'fast-check';
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { DealEvent } from '../../../engine/events.ts';
import { whyNot } from '../../../engine/legality.ts';
import { Match } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { Recorder, replayRecord } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, isStandard, type HouseRules, type RuleName } from '../../../engine/rules/table.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import { command } from '../../../training/cli/command/command.ts';
import { seed, wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { playRandomly, randomRulesFile } from '../../engine/support/arbitraries.ts';
import { Course } from '../../engine/support/course.ts';
import { keepsThePack, stateOf } from '../../engine/support/inside.ts';
import { knowledge } from '../../engine/support/knowledge.ts';
import { Oracle } from '../../engine/support/oracle.ts';
import { renaming, seenBy } from '../../engine/support/prefix.ts';

const RULES_AT_ONCE = 200;
/** One in so many states is saved and resumed, and its hidden cards swapped. */
const STATES_TO_A_LOOK = 60;

interface Counts {
  matches: number;
  deals: number;
  actions: number;
  resumed: number;
  swapped: number;
  /** By rule, how many files have another value than the standard game. */
  changed: Map<RuleName, number>;
}

/** Checks one match by some rules, from its first deal to its winner. */
class CheckedMatch {
  readonly #rules: HouseRules;
  readonly #players: number;
  readonly #random: Random;
  readonly #counts: Counts;
  readonly #recorder = new Recorder();
  readonly #match: Match;
  /** Of the deal in progress. */
  #events: DealEvent[] = [];

  constructor(rules: HouseRules, seed: number, counts: Counts) {
    const [fewest, most] = rules.players;
    this.#rules = rules;
    this.#random = new Random(seed);
    this.#players = fewest + this.#random.below(most - fewest + 1);
    this.#counts = counts;
    const oracle = new Oracle(rules, this.#players);
    const course = new Course(rules, this.#players);
    this.#match = new Match(rules, this.#players, {
      seed,
      recorder: this.#recorder,
      listener: (event) => {
        if (event.type === 'deal-began') this.#events = [];
        else this.#events.push(event as DealEvent);
        oracle.hear(event);
        course.hear(event);
        if (event.type === 'deal-over') deepStrictEqual(this.#match.dealResult(), oracle.result(this.#match.deal.end));
      },
    });
  }

  get #names(): string[] {
    return Array.from({ length: this.#players }, (_, seat) => `seat ${seat}`);
  }

  play(seed: number): void {
    const counts = this.#counts;
    playRandomly(this.#match, seed, (match) => {
      if (!keepsThePack(match.deal, match.deck)) throw new Error('cards were lost or doubled');
      counts.actions++;
      if (match.phase !== 'deal') return;
      this.#checkLegal();
      if (this.#random.below(STATES_TO_A_LOOK) > 0) return;
      this.#resume();
      this.#swap();
    });
    const replay = replayRecord(JSON.parse(JSON.stringify(this.#recorder.record(this.#match, this.#names))));
    deepStrictEqual([replay.match.winner, replay.deals], [this.#match.winner, this.#match.dealNumber]);
    counts.matches++;
    counts.deals += this.#match.dealNumber;
  }

  /** What is legal is what nothing forbids, of all actions that there are. */
  #checkLegal(): void {
    const view = this.#match.view(this.#match.seat);
    const legal = this.#match.legalActions().sort((a, b) => a - b);
    const allowed = Array.from({ length: ACTION_COUNT }, (_, action) => action).filter(
      (action) => whyNot(view, action) === null,
    );
    deepStrictEqual(legal, allowed);
  }

  #resume(): void {
    const save: unknown = JSON.parse(JSON.stringify(saveMatch(this.#match, this.#recorder, this.#names)));
    const { match } = resumeMatch(save, { seed: 0 });
    strictEqual(stateOf(match.deal), stateOf(this.#match.deal));
    this.#counts.resumed++;
  }

  /** No view changes where cards that its seat has not seen change places. */
  #swap(): void {
    const { deal } = this.#match;
    for (let seat = 0; seat < this.#players; seat++) {
      const seen = seenBy(seat, { deal, rules: this.#rules, events: this.#events });
      const other = deal.clone(new Random(0));
      const before = knowledge(other, seat);
      other.swapHidden(renaming(seen, packOf(this.#rules), this.#random));
      if (knowledge(other, seat) !== before) throw new Error(`the view of seat ${seat} tells hidden cards`);
      this.#counts.swapped++;
    }
  }
}

function playAll(files: number, matches: number, seed: number): Counts {
  const counts: Counts = { matches: 0, deals: 0, actions: 0, resumed: 0, swapped: 0, changed: new Map() };
  const progress = new ProgressLine('rules files', files);
  for (let done = 0; done < files;) {
    const numRuns = Math.min(RULES_AT_ONCE, files - done);
    for (const file of fc.sample(randomRulesFile, { numRuns, seed: seed + done })) {
      const rules = resolveRules(file);
      for (const name of RULE_NAMES) {
        if (!isStandard(rules, name)) counts.changed.set(name, (counts.changed.get(name) ?? 0) + 1);
      }
      for (let match = 0; match < matches; match++) {
        const matchSeed = (seed * 31 + done) * 97 + match;
        try {
          new CheckedMatch(rules, matchSeed, counts).play(matchSeed);
        } catch (error) {
          progress.clear();
          throw new Error(`seed ${matchSeed}, rules ${JSON.stringify(file)}`, { cause: error });
        }
      }
      progress.update(++done);
    }
  }
  progress.clear();
  return counts;
}

export const stress = command({
  name: 'stress',
  isTool: true,
  does: 'Plays matches by random rules, and checks each: no card is lost; turns, scores and what is legal are right; it can be saved and resumed at any time; no view tells what is hidden; the record plays again.',
  options: {
    rules: wholeNumber({ meaning: 'how many random rules files', from: 1, to: 1e6, default: 100 }),
    matches: wholeNumber({ meaning: 'how many matches by each', from: 1, to: 1000, default: 3 }),
    seed: seed('another seed plays other rules'),
  },
  example: '--rules 1000 --matches 3 --seed 7',
  notes: ['At the first error it prints the seed and the rules file, and ends with exit status 1.'],
  run({ options }) {
    const began = performance.now();
    const counts = playAll(options.rules, options.matches, options.seed);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const rarest = RULE_NAMES.map((name) => [name, counts.changed.get(name) ?? 0] as const).sort((a, b) => a[1] - b[1]);
    console.log(
      `${counts.deals} deals of ${counts.matches} matches by ${options.rules} random rules files, ${counts.actions} actions, ` +
        `resumed ${counts.resumed} times, ${counts.swapped} views with other hidden cards: all right, in ${seconds} s (seed ${options.seed})\n` +
        `Files away from the standard game, by rule, the rarest first: ${rarest.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    );
  },
});
