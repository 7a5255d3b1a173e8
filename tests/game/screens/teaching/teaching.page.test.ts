/** The page on which bots are taught, with everything that it shows of a course, and the list of one's own bots. */
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rulesFile, preset } from '../../../../engine/rules/resolve.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { openBotsDialog } from '../../../../game/screens/teaching/bots-screen.tsx';
import { openTeachingDialog } from '../../../../game/screens/teaching/screen.tsx';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores, type Stores } from '../../../../game/services/storage/stores.ts';
import type { CourseLog } from '../../../../game/services/teaching/course-log.ts';
import type { Course, CourseState } from '../../../../game/services/teaching/course.ts';
import { NotTeaching } from '../../../../game/services/teaching/teaching-service.ts';
import { habitChange, knockChange, range } from '../../support/habit-changes.ts';
import { stackedRecord } from '../../support/records.ts';
import { keptBot } from '../../support/own-bots.ts';
import { tinyPlan } from '../../support/teaching.ts';
import {
  confirm,
  dialog,
  dropFiles,
  fill,
  layOutPage,
  press,
  pressAndSettle,
  readable,
  savedFiles,
  settle,
  shapes,
  toasts,
} from '../../support/page.ts';
import { eventually } from '../../../support/eventually.ts';

const SCAT = preset('scat');
const PROGRESS = { share: 0.35, iteration: 12, decisions: 4096, seconds: 210 };
const START = { file: 'general.onnx', factorCost: 0.007 };

function logOf(changes: Partial<CourseLog> = {}, rules = SCAT): CourseLog {
  const plan = tinyPlan({ rules: rulesFile(rules), players: rules.players, minutes: 10, steps: null, seed: 1 });
  return { plan, start: START, progress: PROGRESS, measured: [], habits: null, plays: null, losses: null, ...changes };
}

const teaching = (changes: Partial<Extract<CourseState, { is: 'teaching' }>> = {}): CourseState => ({
  is: 'teaching',
  log: logOf(),
  isPaused: false,
  isStopping: false,
  problem: null,
  ...changes,
});

const over = (changes: Partial<Extract<CourseState, { is: 'over' }>> = {}): CourseState => ({
  is: 'over',
  log: logOf(),
  files: { policy: Uint8Array.of(1, 2), critic: Uint8Array.of(3) },
  isDone: true,
  bot: null,
  problem: null,
  ...changes,
});

/** A course that is where a test says, and notes what is asked of it. */
function courseAt(state: CourseState, goesOnHidden: boolean | null = null) {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const chosen = { effort: 'normal', goesOnHidden };
  const course = {
    state,
    get effort() {
      return chosen.effort;
    },
    set effort(effort) {
      chosen.effort = effort;
      tell();
    },
    get goesOnHidden() {
      return chosen.goesOnHidden;
    },
    set goesOnHidden(goesOn) {
      chosen.goesOnHidden = goesOn;
      tell();
    },
    onChange: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
    begin: vi.fn<Course['begin']>(() => Promise.resolve()),
    goOn: vi.fn<Course['goOn']>(() => Promise.resolve()),
    leave: vi.fn<Course['leave']>(),
    forget: vi.fn<Course['forget']>(() => Promise.resolve(null)),
    current: vi.fn<Course['current']>(() => Promise.resolve({ policy: Uint8Array.of(9), progress: PROGRESS })),
    pause: vi.fn<Course['pause']>(),
    resume: vi.fn<Course['resume']>(),
    stop: vi.fn<Course['stop']>(),
    become: async (next: CourseState) => {
      course.state = next;
      tell();
      await settle();
    },
  };
  return course;
}

let stores: Stores;
let ownBots: OwnBots;

beforeEach(async () => {
  stores = memoryStores();
  ownBots = new OwnBots(stores);
  // The pupil of a seed of 0.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
  await ownBots.loaded;
});

async function open(state: CourseState, { rules = SCAT, goesOnHidden = null as boolean | null } = {}) {
  const course = courseAt(state, goesOnHidden);
  const called = {
    bring: vi.fn((files: readonly File[]) => Promise.resolve(files.map(({ name }) => `${name} is here.`))),
    playAgainst: vi.fn(),
    playerOf: vi.fn(() => Promise.resolve({ source: { policy: 'here', critic: null }, facts: START })),
  };
  const close = openTeachingDialog({ course: course as unknown as Course, rules, ownBots, ...called });
  await settle();
  return { course, ...called, close };
}

const page = (game = 'Scat'): HTMLDialogElement => dialog(`Teach a bot: ${game}`);
const shown = (): string[] => readable(page());
/** The bars and lines of pictures. */
const drawn = (inside: Element): string[] => shapes(inside).filter((shape) => /^(polygon|polyline|rect)/.test(shape));
/** What the page says on the course, above the list of bots. */
const said = (): string[] => shown().slice(2, shown().indexOf('# Your bots'));
/** Of a group of choices: their names, and which of them hold. */
const choices = (group: string): HTMLInputElement[] =>
  within(within(page()).getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('radio');
const nameOf = (input: HTMLInputElement): string => input.labels?.[0].textContent ?? '';
const groups = (): string[] =>
  [...page().querySelectorAll('legend')].map(({ textContent: group }) => {
    const names = choices(group).map((one) => nameOf(one) + (one.checked ? ' *' : ''));
    return `${group}: ${names.join(', ')}`;
  });
async function choose(group: string, name: string): Promise<void> {
  choices(group)
    .find((one) => nameOf(one) === name)
    ?.click();
  await settle();
}
const part = (heading: string): HTMLElement => {
  const found = [...page().querySelectorAll('section')].find((one) => one.firstChild?.textContent === heading);
  if (found === undefined) throw new Error(`no part "${heading}"`);
  return found;
};

describe('before teaching', () => {
  test('one chooses how long, from what and with how much effort', async () => {
    await open({ is: 'idle' });
    expect(groups()).toEqual([
      'How long: 2 minutes, 5 minutes, 10 minutes *, 20 minutes, 60 minutes',
      'Start from: the bot that plays them now *, scratch',
      'Effort: full, normal *, quiet',
    ]);
    expect(shown().filter((line) => /^\[|^It takes/.test(line))).toEqual([
      'It takes about 20 minutes in all.',
      '[Open a bot’s file]',
      '[Teach it]',
      '[Close]',
    ]);
  });

  test('it begins with the bot that plays these rules now, or with nothing, for as long as was chosen', async () => {
    const { course, playerOf } = await open({ is: 'idle' });
    await choose('Effort', 'quiet');
    expect(said()).toContain('It takes about 48 minutes in all.');
    await choose('Effort', 'full');
    await choose('How long', '60 minutes');
    expect(said()).toContain('It takes about 71 minutes in all.');
    await pressAndSettle('Teach it');
    expect(playerOf).toHaveBeenCalledExactlyOnceWith(SCAT);
    const start = { source: { policy: 'here', critic: null }, facts: START };
    expect(course.begin).toHaveBeenCalledExactlyOnceWith({ rules: SCAT, minutes: 60, start, seed: expect.any(Number) });
    // Its pupil was there already.
    expect([said()[0], course.begin.mock.calls[0][0].seed % 10]).toEqual(['This is Filou.', 0]);
    await choose('Start from', 'scratch');
    await pressAndSettle('Teach it');
    expect(playerOf).toHaveBeenCalledOnce();
    expect(course.begin).toHaveBeenLastCalledWith(expect.objectContaining({ start: null }));
  });

  test('whether it goes on while the page is hidden is chosen where one may', async () => {
    const { course } = await open({ is: 'idle' }, { goesOnHidden: true });
    expect(groups()).toContain('While this page is hidden: pause, go on *');
    await choose('While this page is hidden', 'pause');
    expect(course.goesOnHidden).toBe(false);
    expect(groups()).toContain('While this page is hidden: pause *, go on');
  });
});

test.each<[string, CourseState, string]>([
  ['failed', { is: 'failed', failure: { kind: 'memory', detail: 'bad_alloc' } }, 'Teaching has failed: there is not'],
  ['cannot be stored', teaching({ problem: 'The disk is full.', isPaused: true }), 'The disk is full.'],
  ['is taught in another tab', { is: 'elsewhere' }, 'Bots are being taught in another tab. Only one tab'],
  ['lacks what it needs', teaching({ log: logOf({ progress: null }) }), 'Fetching what is needed…'],
  ['waits for its first measurement', teaching(), 'How strong it is will be measured soon.'],
])('that a course %s is said', async (_, state, sentence) => {
  await open(state);
  expect(said()).toContainEqual(expect.stringContaining(sentence));
});

describe('while it teaches', () => {
  test('how far it is stands there', async () => {
    await open(teaching());
    expect(said().slice(0, 5)).toEqual([
      'Luna has been learning for 3 minutes.',
      '(Teach a bot)',
      'About 13 minutes are left.',
      '[Pause]',
      '[Stop]',
    ]);
    const bar = within(page()).getByRole<HTMLProgressElement>('progressbar', { name: 'Teach a bot' });
    expect(bar.value / bar.max).toBe(0.35);
  });

  test('it is paused, goes on and is stopped by buttons, which follow its state; none takes the focus with it', async () => {
    const { course } = await open(teaching());
    press('Pause');
    press('Stop');
    within(page()).getByRole('button', { name: 'Stop' }).focus();
    await course.become(teaching({ isPaused: true }));
    expect(said()[1]).toBe('Paused.');
    press('Resume');
    expect([course.pause, course.stop, course.resume].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    await course.become(teaching({ isStopping: true }));
    expect(said()[1]).toBe('Stopping, with what it has learnt so far…');
    expect(document.activeElement).toBe(page().querySelector('article'));
    expect(said().join()).not.toContain('[');
  });

  test('one may sit down against it as it is now', async () => {
    const { playAgainst } = await open(teaching());
    press('Play against Luna');
    // The SHA-256 of its policy is computed in another thread.
    await eventually(() => expect(playAgainst).toHaveBeenCalledOnce());
    const [guest, rules] = playAgainst.mock.calls[0];
    expect(rules).toEqual(SCAT);
    expect(guest.policy).toEqual(Uint8Array.of(9));
    expect(guest.model).toMatchObject({
      name: 'Luna, minute 4',
      factorCost: 0.007,
      players: SCAT.players,
      rules: SCAT,
    });
  });

  test('where it ends meanwhile, nobody sits down', async () => {
    const { course, playAgainst } = await open(teaching());
    course.current.mockRejectedValue(new NotTeaching('over'));
    await pressAndSettle('Play against Luna');
    expect(playAgainst).not.toHaveBeenCalled();
  });

  test('the rules are those that are taught, whatever was pressed', async () => {
    await open(teaching({ log: logOf({}, preset('gin')) }));
    expect(page('G I N').open).toBe(true);
  });
});

test('what has not ended when the page was closed goes on, or is forgotten after a second press', async () => {
  const { course } = await open({ is: 'unfinished', log: logOf() });
  expect(said()[1]).toBe('Luna had not finished when the page was closed.');
  press('Resume');
  expect(course.goOn).toHaveBeenCalledOnce();
  await pressAndSettle('Forget it');
  expect(course.forget).not.toHaveBeenCalled();
  const comeBack = vi.fn(() => Promise.resolve());
  vi.mocked(course.forget).mockResolvedValue(comeBack);
  await confirm('Really?');
  expect(toasts()).toEqual(['Deleted: Luna.']);
  await pressAndSettle('Undo');
  expect(comeBack).toHaveBeenCalledOnce();
});

describe('at the end', () => {
  test('the bot that is kept plays, or lets the other one play', async () => {
    await ownBots.add('id', keptBot(), { policy: Uint8Array.of(1), critic: null });
    await open(over({ bot: 'id' }));
    const plays = (): HTMLInputElement => within(page()).getByRole('switch', { name: 'Let it play' });
    expect([said()[1], plays().checked]).toEqual([
      'Luna has learnt it. Luna plays these rules from the next deal on.',
      true,
    ]);
    expect(said().filter((line) => line.startsWith('['))).toEqual(['[Send it to a friend]', '[Teach again]']);
    plays().click();
    await settle();
    expect([ownBots.all.get('id')?.isUsed, plays().checked]).toEqual([false, false]);
    expect(said()[1]).toContain('You can let Luna play all the same');
    await open(over({ bot: 'deleted since' }));
    expect(said()[1]).toBe('Luna has learnt it.');
  });

  test('what is not stored can be saved as files of its name', async () => {
    const files = savedFiles();
    await open(over({ isDone: false, problem: 'The disk is full.' }));
    expect(said()[1]).toBe('You stopped Luna before the end. The disk is full.');
    press('Save the bot as a file');
    press('Save its critic as a file');
    expect(files.map(({ name }) => name)).toEqual(['Luna.onnx', 'Luna.critic.onnx']);
    expect(files.map(({ contents }) => contents.size)).toEqual([2, 1]);
  });

  test('one may play against it, and send it to a friend', async () => {
    const files = savedFiles();
    const { playAgainst } = await open(over());
    await pressAndSettle('Send it to a friend');
    expect(files.map(({ name }) => name)).toEqual(['Luna.onnx']);
    press('Play against Luna');
    await eventually(() => expect(playAgainst).toHaveBeenCalledOnce());
    expect(playAgainst.mock.calls[0][0].policy).toEqual(Uint8Array.of(1, 2));
  });

  test('it is left for another course by a button, and at once where other rules are shown', async () => {
    const { course } = await open(over());
    press('Teach again');
    expect(course.leave).toHaveBeenCalledOnce();
    layOutPage();
    expect((await open(over(), { rules: preset('gin') })).course.leave).toHaveBeenCalledOnce();
    expect((await open(over())).course.leave).not.toHaveBeenCalled();
    expect((await open(teaching(), { rules: preset('gin') })).course.leave).not.toHaveBeenCalled();
  });
});

describe('how strong it is', () => {
  const measured = [
    { seconds: 0, strength: { matches: 64, expert: range(0.4), start: null } },
    { seconds: 90, strength: { matches: 128, expert: range(0.6), start: null } },
  ];
  const besideStart = { wins: range(0.55), expert: range(0.5), gain: range(0.15) };

  test('is shown beside the bot that it started from, where it was measured against that', async () => {
    const [first, second] = measured;
    const beside = { ...second, strength: { ...second.strength, start: besideStart } };
    await open(teaching({ log: logOf({ measured: [first, beside] }) }));
    const lines = readable(part('How strong it is'));
    expect(lines).toContain('Against the bot that it started from it wins 55% (45% to 65%).');
    expect(lines.slice(-3)).toEqual([
      'Minute | against the expert | 95% | against the starting bot | 95%',
      '0 | 40% | 30% – 50% | – | –',
      '1.5 | 60% | 50% – 70% | 55% | 45% – 65%',
    ]);
    expect(drawn(part('How strong it is'))).toEqual([
      'polygon class=band start points=332,52 332,76',
      'polygon class=band expert points=44,70 332,46 332,70 44,94',
      'polyline class=curve start points=332,64',
      'polyline class=curve expert points=44,82 332,58',
    ]);
  });

  test('never leaves the picture, whatever a single match says of its range', () => {
    const wide = { mean: 0.5, low: -3, high: 4 };
    void open(
      teaching({ log: logOf({ measured: [{ seconds: 30, strength: { matches: 1, expert: wide, start: null } }] }) }),
    );
    expect(drawn(part('How strong it is'))[0]).toBe('polygon class=band expert points=188,10 188,130');
  });
});

describe('what one reads first', () => {
  test('is how strong it is, as one bar from what it was at first, with the expert in the middle', async () => {
    const at = (mean: number) => ({ seconds: 60, strength: { matches: 64, expert: range(mean), start: null } });
    const start = { wins: range(0.5), expert: range(0.56), gain: range(0) };
    const first = { seconds: 0, strength: { matches: 64, expert: range(0.4), start } };
    const bar = (): string[] =>
      [...page().querySelectorAll<HTMLElement>('.strength-bar > span')].map(
        (one) => `${one.textContent} ${one.style.getPropertyValue('--at')}`,
      );
    const { course } = await open(teaching({ log: logOf({ measured: [at(0.4), at(0.61)] }) }));
    expect(said()).toContain('Luna wins 61 of 100 matches against the expert. Equal players win 50.');
    expect(bar()).toEqual([' 61%', 'at first 40%', 'the expert 50%']);
    // What the bot that it started from wins, where that was measured.
    await course.become(teaching({ log: logOf({ measured: [first] }) }));
    expect(bar()[1]).toBe('at first 56%');
  });

  test('is a diary of what it does otherwise, the three largest changes, without figures', async () => {
    const habits = [habitChange('pair', 0.2, 0.5), habitChange('take', 0.6, 0.1), habitChange('suit', 0.1, 0.25)];
    const changed = { habits, knocks: [knockChange(1, 23, 26.5)] };
    await open(teaching({ log: logOf({ habits: changed }) }));
    const from = said().indexOf('# Luna’s diary');
    expect(said().slice(from + 1, from + 4)).toEqual([
      'It leaves the top discard more often than at first.',
      'It keeps pairs more often than at first.',
      'In its first turn it waits for more than at first: it knocks from 26½.',
    ]);
  });

  test('compares it with the expert where it started from nothing, and leaves out what is not clear', async () => {
    const changed = { habits: [habitChange('pair', 0.2, 0.5, false)], knocks: [knockChange(2, 25, null)] };
    await open(teaching({ log: logOf({ start: null, habits: changed }) }));
    const from = said().indexOf('# Luna’s diary');
    expect(said().slice(from + 1, from + 3)).toEqual(['In its second turn it does not knock.', 'More']);
  });
});

describe('what has changed', () => {
  const three = habitChange('three', 0.24, 0.85);
  const habits = {
    habits: [three, habitChange('hammer', 0.5, 0)],
    knocks: [knockChange(1, null, 28), knockChange(2, 23, 26.5)],
  };

  test('stands in sentences with bars, and from which value it knocks as a picture', async () => {
    await open(teaching({ log: logOf({ habits }) }));
    const section = part('What has changed');
    expect(readable(section).filter((line) => /^I[tn] /.test(line))).toEqual([
      'It keeps three of a kind 85 times in 100 (before: 24).',
      'It makes everybody show at once 0 times in 100 (before: 50).',
      'In its first turn it knocks from 28 (before: never).',
      'In its second turn it knocks from 26½ (before: 23).',
    ]);
    expect(drawn(section).slice(2)).toEqual([
      'rect class=bar before x=0.5 y=0.5 width=73 height=8 rx=2',
      'rect class=bar after x=0.5 y=12.5 width=258.4 height=8 rx=2',
      'rect class=bar before x=0.5 y=0.5 width=152 height=8 rx=2',
      'rect class=bar after x=0.5 y=12.5 width=1 height=8 rx=2',
      'polyline class=curve before points=266,86',
      'polyline class=curve after points=118,26 266,44',
    ]);
  });

  test('has no picture of knocks where these have not changed', async () => {
    await open(teaching({ log: logOf({ habits: { habits: [three], knocks: [knockChange(1, 20, 21, false)] } }) }));
    expect(readable(part('What has changed')).at(-1)).toBe('It keeps three of a kind 85 times in 100 (before: 24).');
    expect(part('What has changed').querySelectorAll('li')).toHaveLength(1);
  });
});

test('the same deal and the figures of learning are shown once there are any', async () => {
  const { course } = await open(teaching());
  const headings = (): string[] => shown().filter((line) => /^(# The same deal|Losses and updates)$/.test(line));
  const losses = { 'losses/policy': -0.012345, 'losses/value': 0.5, 'losses/entropy': 1.23456 } as CourseLog['losses'];
  expect(headings()).toEqual([]);
  const stack = { hands: ['5c 5d As', '3h 4s 6d'], turnUp: 'Kh', stock: 'Qs 9c' };
  const record = stackedRecord(SCAT, stack, '0 knock', '1 draw', '1 discard 3h');
  await course.become(teaching({ log: logOf({ plays: [{ minute: 0, record }], losses }) }));
  expect(headings()).toEqual(['# The same deal', 'Losses and updates']);
  expect(
    shown()
      .filter((line) => /^(Updates|Decisions learnt|\w+ loss|Entropy)/.test(line))
      .slice(0, 5),
  ).toEqual([
    'Updates | 12',
    'Decisions learnt from | 4,096',
    'Policy loss | −0.01235',
    'Value loss | 0.5',
    'Entropy | 1.235',
  ]);
  await course.become(teaching({ log: logOf({ progress: null, losses }) }));
  expect(headings()).toEqual([]);
});

describe('one’s own bots', () => {
  const strength = { matches: 64, expert: range(0.6), start: null };
  const files = { policy: Uint8Array.of(1, 2, 3), critic: Uint8Array.of(4) };
  const bring = vi.fn((dropped: readonly File[]) => Promise.resolve(dropped.map(({ name }) => `${name} is here.`)));
  const list = (): HTMLDialogElement => dialog('Your bots');

  const plays = (name: string): HTMLInputElement => within(list()).getByRole('switch', { name: `Let “${name}” play` });
  async function turn(name: string): Promise<void> {
    plays(name).click();
    await settle();
  }

  async function opened() {
    await ownBots.add('a', keptBot({ name: 'Ours', hasCritic: true, strength }), files);
    await ownBots.add(
      'b',
      keptBot({ name: 'Theirs', origin: 'brought', rules: 'all', players: [2, 2], isUsed: false }),
      { ...files, critic: null },
    );
    bring.mockClear();
    openBotsDialog(ownBots, bring);
    await settle();
  }

  test('are listed with what they play, how strong they are, and what can be done with them', async () => {
    await opened();
    expect(readable(list()).slice(2, -3)).toMatchInlineSnapshot(`
      [
        "<Name of “Ours”: Ours>",
        "Scat, for 2–10 players, taught here on Nov 24, 2026 Against the built-in expert it wins 60% of its matches (95% certain: 50% to 70%).",
        "Let it play It plays these rules now.",
        "<Let “Ours” play: true>",
        "[Save “Ours” as a file]",
        "[Save the critic of “Ours” as a file]",
        "[Delete “Ours”]",
        "<Name of “Theirs”: Theirs>",
        "all rules, for 2 players, from a file on Nov 24, 2026",
        "Let it play It is not playing.",
        "<Let “Theirs” play: false>",
        "[Save “Theirs” as a file]",
        "[Delete “Theirs”]",
      ]
    `);
  });

  test('play, or play no longer, by a switch', async () => {
    await opened();
    for (const isUsed of [true, false]) {
      await turn('Theirs');
      expect([ownBots.all.get('b')?.isUsed, plays('Theirs').checked]).toEqual([isUsed, isUsed]);
    }
  });

  test('are renamed in their field, but not to nothing', async () => {
    await opened();
    const field = (name: string): HTMLInputElement =>
      within(list()).getByRole('textbox', { name: `Name of “${name}”` });
    await fill(field('Ours'), '  Best   of all ');
    expect(ownBots.all.get('a')?.name).toBe('Best of all');
    await fill(field('Best of all'), ' ');
    expect([field('Best of all').value, ownBots.all.get('a')?.name]).toEqual(['Best of all', 'Best of all']);
  });

  test('are renamed without haste while another one is taught', async () => {
    await ownBots.add('a', keptBot(), files);
    const { course } = await open(teaching());
    const field = within(page()).getByRole<HTMLInputElement>('textbox', { name: 'Name of “Ours”' });
    field.value = 'Bes';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await course.become(teaching({ isPaused: true }));
    expect(field.value).toBe('Bes');
  });

  test('are saved as files of their name, a critic beside its policy', async () => {
    const saved = savedFiles();
    await opened();
    press('Save “Ours” as a file');
    press('Save the critic of “Ours” as a file');
    await pressAndSettle('Save “Theirs” as a file');
    expect(saved.map(({ name, contents }) => `${name}: ${contents.size}`)).toEqual([
      'Ours.onnx: 3',
      'Ours.critic.onnx: 1',
      'Theirs.onnx: 3',
    ]);
    expect(within(list()).queryByRole('button', { name: 'Save the critic of “Theirs” as a file' })).toBeNull();
  });

  test('are deleted after a second press, and the next one has the focus', async () => {
    await opened();
    let before = 2;
    const remove = async (name: string): Promise<void> => {
      within(list())
        .getByRole('button', { name: `Delete “${name}”` })
        .focus();
      await pressAndSettle(`Delete “${name}”`);
      expect(ownBots.all.size).toBe(before--);
      await confirm(`Really delete “${name}”?`);
    };
    await remove('Ours');
    expect([[...ownBots.all.keys()], document.activeElement]).toEqual([['b'], plays('Theirs')]);
    expect(readable(list()).join()).not.toContain('Bots that you have taught are kept here.');
    await remove('Theirs');
    expect(document.activeElement).toBe(list().querySelector('article'));
    expect(readable(list()).join()).toContain('Bots that you have taught are kept here.');
  });

  test('can be brought back for ten seconds, as they were', async () => {
    await opened();
    const before = new Map(ownBots.all);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const isMeant of [false, true]) {
      await pressAndSettle('Delete “Ours”');
      await confirm('Really delete “Ours”?');
      expect([toasts(), ownBots.all.size]).toEqual([['Deleted: Ours.'], 1]);
      if (isMeant) break;
      await pressAndSettle('Undo');
      expect(ownBots.all).toEqual(before);
      expect(await ownBots.filesOf('a')).toEqual(files);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toasts()).toEqual([]);
  });

  test('say why the storage fails, until it works again', async () => {
    await opened();
    vi.spyOn(stores.bots, 'put').mockRejectedValueOnce(new StorageError('The disk is full.'));
    await turn('Theirs');
    expect(readable(list())).toContain('The disk is full.');
    expect(plays('Theirs').checked).toBe(false);
    await turn('Theirs');
    expect(readable(list())).not.toContain('The disk is full.');
  });

  test('come from files that are dropped, on the page of teaching too', async () => {
    await opened();
    expect(list().querySelector('input[type=file]')).toMatchObject({ multiple: true, accept: '.onnx' });
    const files = [new File(['a'], 'a.onnx'), new File(['b'], 'b.onnx')];
    await dropFiles(list(), ...files);
    expect(bring).toHaveBeenCalledExactlyOnceWith(files);
    expect(readable(list())).toContain('a.onnx is here. b.onnx is here.');
    const { bring: brought } = await open({ is: 'idle' });
    await dropFiles(page(), ...files);
    expect(brought).toHaveBeenCalledExactlyOnceWith(files);
  });
});
