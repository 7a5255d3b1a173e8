/** The page of the game in a document without a browser: read by roles and names, as people who do not see it read it. */
import { within } from '@testing-library/dom';
import { vi } from 'vitest';
import { closeDialogs } from '../../../game/kit/dialog.tsx';

/** Empties the page, but for what `game/index.html` has, as before each test. */
export function layOutPage(): void {
  closeDialogs();
  // What asked before it closed, or was left open by another test.
  for (const one of document.querySelectorAll('dialog, .screen, .table-page, .toasts')) one.remove();
  if (document.getElementById('spoken') === null) {
    document.body.innerHTML = '<div id="spoken" role="log"></div><div id="urgent" role="alert"></div>';
  }
  for (const id of ['spoken', 'urgent']) document.getElementById(id)?.replaceChildren();
}

/** The dialog of that name that is open. */
export function dialog(name: string): HTMLDialogElement {
  const all = [...document.querySelectorAll('dialog')];
  const found = all.findLast((one) => one.open && one.ariaLabel === name);
  if (found === undefined) throw new Error(`no dialog "${name}", only ${all.map((one) => one.ariaLabel).join()}`);
  return found;
}

/** What one finds at an element's place: its role in brackets, and what it says. */
function ownLine(element: Element): string | null {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  if (element instanceof HTMLButtonElement) {
    const isOff = element.disabled || element.ariaDisabled === 'true';
    return `[${text}${isOff ? ', off' : ''}${element.ariaPressed === 'true' ? ', pressed' : ''}]`;
  }
  if (element instanceof HTMLSelectElement) {
    const name = element.ariaLabel ?? element.closest('label')?.firstChild?.textContent ?? '';
    const chosen = element.options[element.selectedIndex]?.textContent;
    return `<${name.trim()}: ${chosen} of ${[...element.options].map((one) => one.textContent).join(', ')}>`;
  }
  if (element instanceof HTMLInputElement) {
    if (element.type === 'file') return '';
    return `<${element.ariaLabel ?? element.type}: ${/checkbox|radio/.test(element.type) ? element.checked : element.value}>`;
  }
  if (element instanceof HTMLTextAreaElement) return `<${element.ariaLabel ?? 'text'}: ${element.value}>`;
  if (/^(svg|canvas|meter|progress|img)$/.test(element.localName)) {
    return element.hasAttribute('aria-label') ? `(${text})` : '';
  }
  if (/^h\d$/.test(element.localName)) return `# ${text}`;
  if (element.localName === 'tr' || element.firstElementChild?.localName === 'dt') {
    return [...element.children].map((cell) => readable(cell).join(' ')).join(' | ');
  }
  return null;
}

const INLINE = /^(b|em|i|strong|span|small|a|br|time|kbd)$/;

/** What can be read and pressed in an element, a line for each of its parts; as a screen reader goes through it. */
export function readable(element: Element): string[] {
  const lines: string[] = [];
  let words = '';
  const endLine = (): void => {
    if (words.trim() !== '') lines.push(words.trim().replaceAll(/\s+/g, ' '));
    words = '';
  };
  for (const node of element.childNodes) {
    if (!(node instanceof Element)) {
      words += node.textContent ?? '';
      continue;
    }
    if ((node instanceof HTMLElement && node.hidden) || node.ariaHidden === 'true') continue;
    const own = node.role === 'img' ? `(${node.ariaLabel}) ` : ownLine(node);
    if (node.role === 'img') words += own;
    else if (own !== null) {
      endLine();
      if (own !== '') lines.push(own);
    } else if (INLINE.test(node.localName) && node.querySelector('button, input, select, svg') === null) {
      words += ` ${node.textContent} `;
    } else {
      endLine();
      lines.push(...readable(node));
    }
  }
  endLine();
  return lines;
}

/** What a picture is drawn of: a line for each shape, with its attributes. */
export function shapes(picture: Element): string[] {
  const rounded = (value: string): string => value.replaceAll(/\d+\.\d+/g, (number) => String(+(+number).toFixed(1)));
  return [picture, ...picture.querySelectorAll('*')].map((shape) => {
    const attributes = [...shape.attributes].map(({ name, value }) => `${name}=${rounded(value)}`);
    const text = shape.childElementCount === 0 ? shape.textContent : '';
    return [shape.localName, ...attributes, ...(text === '' ? [] : [`"${text}"`])].join(' ');
  });
}

/** Catches what a test saves as files: their names and contents. */
export function savedFiles(): { name: string; contents: Blob }[] {
  const files: { name: string; contents: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((contents) => {
    files.push({ name: '', contents: contents as Blob });
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = files.at(-1);
    if (last !== undefined) last.name = this.download;
  });
  return files;
}

/** Presses a button by its name. */
export function press(name: string | RegExp, inside: HTMLElement = document.body): void {
  within(inside).getByRole('button', { name }).click();
}

/** Presses a button by its name, and waits for what comes of it. */
export async function pressAndSettle(name: string | RegExp, inside?: HTMLElement): Promise<void> {
  press(name, inside);
  await settle();
}

/** Presses a button that asks for a second press, a second after the first, and waits for what comes of it. */
export async function confirm(name: string | RegExp, inside: HTMLElement = document.body): Promise<void> {
  const button = within(inside).getByRole('button', { name });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + 1000 });
  button.dispatchEvent(event);
  await settle();
}

/** Drops files on a dialog. */
export async function dropFiles(on: EventTarget, ...files: File[]): Promise<void> {
  on.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files } }));
  await settle();
}

/** Types into a field, and leaves it. */
export async function fill(field: HTMLInputElement, text: string): Promise<void> {
  field.value = text;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
}

/** Chooses from a list by its label. */
export function choose(label: string | RegExp, option: string, inside: HTMLElement = document.body): void {
  const select = within(inside).getByRole<HTMLSelectElement>('combobox', { name: label });
  const wanted = [...select.options].find(({ textContent }) => textContent === option);
  if (wanted === undefined) throw new Error(`no option "${option}" of "${String(label)}"`);
  select.value = wanted.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What comes first at the table: a question, or the table. */
function atTable(): ParentNode {
  return [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document;
}

/** The buttons there. */
export function tableButtons(): HTMLButtonElement[] {
  return [...atTable().querySelectorAll<HTMLButtonElement>(':is(.table-page, dialog) button')];
}

/** The names of those that can be pressed. */
export function tableButtonNames(): string[] {
  return tableButtons()
    .filter(({ disabled }) => !disabled)
    .map(buttonName);
}

function buttonName({ ariaLabel, textContent }: HTMLButtonElement): string {
  return ariaLabel ?? textContent ?? '';
}

/** What can be read there. */
export function tableText(): string[] {
  return [...atTable().querySelectorAll(':is(.table-page, dialog) :is(h1, h2, p)')].map(
    ({ textContent }) => textContent ?? '',
  );
}

/** Presses the first button there whose name begins so. */
export function pressAtTable(beginning: string): void {
  const buttons = tableButtons();
  const button = buttons.find((one) => buttonName(one).startsWith(beginning));
  if (button === undefined) throw new Error(`no button "${beginning}", only ${buttons.map(buttonName).join(', ')}`);
  button.click();
}

/** What the toasts say. */
export function toasts(): string[] {
  return [...document.querySelectorAll('.toast p')].map(({ textContent }) => textContent ?? '');
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    // Until the next timers, and until all code is there that was asked for on the way.
    await (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : vi.dynamicImportSettled());
  }
}
