/** The person's own bots: which of them play, their names, their files. */
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { downloadBytes } from '../../base/download.ts';
import { element } from '../../base/elements.ts';
import { StorageError } from '../../base/store.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { LONGEST_GAME_NAME, tidyName } from '../../catalogue/library.ts';
import { isScope } from '../../../engine/rules/suited.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import { rulesOfBot, type OwnBots } from '../../services/bots/own-bots.ts';
import type { KeptBot } from '../../services/storage/stores.ts';
import { actionButton, confirmingButton, statusLine } from '../../ui/dialogs/elements.ts';
import { fileButton } from '../../ui/dialogs/files.ts';
import { strengthInWords } from './strength-in-words.ts';

export class BotsList {
  readonly element: HTMLElement;
  /** Takes files that are opened or dropped. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly #bots: OwnBots;
  readonly #list = element('ul', { className: 'records' });
  readonly #none = element('p', { className: 'soft' });
  readonly #status = statusLine();
  /** Ends that it follows changes. */
  readonly close: () => void;

  /** @param bring keeps the bots in files, and answers with sentences */
  constructor(bots: OwnBots, bring: (files: readonly File[]) => Promise<string[]>) {
    const {
      bots: { none },
      bring: { open, lead },
    } = words().teaching;
    this.#bots = bots;
    this.#none.textContent = none;
    this.onFiles = (files) => void bring(files).then((said) => (this.#status.textContent = said.join(' ')));
    const { onFiles } = this;
    this.element = element(
      'section',
      {},
      this.#none,
      this.#list,
      element('div', { className: 'tools' }, fileButton(open, { multiple: true, accept: '.onnx', onFiles })),
      element('p', { className: 'soft' }, lead),
      this.#status,
    );
    this.close = bots.onChange(() => this.#show());
    this.#show();
  }

  #show(): void {
    const focused = document.activeElement?.getAttribute('data-what');
    const hadFocus = this.#list.contains(document.activeElement);
    this.#none.hidden = this.#bots.all.size > 0;
    this.#list.replaceChildren(...[...this.#bots.all].map(([id, bot]) => this.#row(id, bot)));
    if (!hadFocus) return;
    const again = [...this.#list.querySelectorAll<HTMLElement>('[data-what]')];
    (again.find((one) => one.dataset.what === focused) ?? this.element.closest('article'))?.focus();
  }

  #row(id: string, bot: KeptBot): HTMLLIElement {
    const { playing, idle } = words().teaching.bots;
    return element(
      'li',
      {},
      element(
        'div',
        { className: 'match' },
        this.#nameField(id, bot),
        element('span', {}, aboutBot(bot)),
        ...(bot.strength === null ? [] : [element('span', {}, strengthInWords(bot.strength)[0])]),
        element('span', {}, bot.isUsed ? playing : idle),
      ),
      element('div', { className: 'buttons' }, ...this.#buttons(id, bot)),
    );
  }

  #nameField(id: string, { name }: KeptBot): HTMLInputElement {
    const field = element('input', { type: 'text', value: name, maxLength: LONGEST_GAME_NAME, autocomplete: 'off' });
    field.ariaLabel = words().teaching.bots.nameOf(name);
    field.dataset.what = `name ${id}`;
    field.addEventListener('change', () => {
      const wanted = tidyName(field.value);
      if (wanted === '') field.value = name;
      else void this.reporting(this.#bots.rename(id, wanted));
    });
    return field;
  }

  #buttons(id: string, { name, isUsed, hasCritic }: KeptBot): HTMLElement[] {
    const text = words().teaching.bots;
    const bots = this.#bots;
    const use = actionButton({
      label: isUsed ? text.unuse : text.use,
      name: isUsed ? text.unuseOne(name) : text.useOne(name),
      onPress: () => void this.reporting(bots.use(id, !isUsed)),
    });
    use.dataset.what = `use ${id}`;
    const savePolicy = (): void => void this.reporting(this.#save(id, 'policy', `${fileNameOf(name)}.onnx`));
    const saveCritic = (): void => void this.reporting(this.#save(id, 'critic', `${fileNameOf(name)}.critic.onnx`));
    return [
      use,
      actionButton({ label: text.savePolicy, name: text.savePolicyOne(name), onPress: savePolicy }),
      ...(hasCritic
        ? [actionButton({ label: text.saveCritic, name: text.saveCriticOne(name), onPress: saveCritic })]
        : []),
      confirmingButton(
        { label: text.remove, name: text.removeOne(name) },
        { label: text.really, name: text.reallyOne(name) },
        () => void this.reporting(bots.remove(id)),
      ),
    ];
  }

  async #save(id: string, which: 'policy' | 'critic', name: string): Promise<void> {
    const files = await this.#bots.filesOf(id);
    const bytes = files?.[which] ?? null;
    if (bytes !== null) void downloadBytes(name, bytes);
  }

  /** Does something, and says why where the storage fails. */
  async reporting(work: Promise<void>): Promise<void> {
    try {
      await work;
      this.#status.textContent = '';
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.#status.textContent = error.message;
    }
  }
}

/** What it plays, with how many, and where it is from. */
function aboutBot(bot: KeptBot): string {
  const text = words().teaching.bots;
  const rules = rulesOfBot(bot);
  const [fewest, most] = bot.players;
  return text.about(
    isScope(rules) ? text.scopes[rules] : titleOf(rules),
    text.players(fewest === most ? String(most) : `${fewest}–${most}`),
    text.kinds[bot.origin],
    dayInWords(bot.added),
  );
}
