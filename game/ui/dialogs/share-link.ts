/** A link to this page for others: shown, copied, or sent. */
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import { copyText } from '../../kit/copy-text.ts';
import type { DialogButton } from './dialog.ts';
import { sendToOthers } from './send-to-others.ts';
import { statusLine } from './elements.ts';

interface LinkToShare {
  /** The link in its field, and what is said once it is copied. */
  shown: readonly HTMLElement[];
  /** What people do with it here: sends it, or copies it where nothing can be sent. */
  main: DialogButton;
  /** What copies it where it can be sent. */
  others: readonly DialogButton[];
  /** Shows another link. */
  show: (link: string) => void;
}

/** The address of this page with another fragment. */
export function addressWith(fragment: string): string {
  return window.location.href.replace(/[?#].*$/, '') + fragment;
}

/** @param title what the link leads to */
export function linkToShare(title: string): LinkToShare {
  const { link, copyLink, send } = words().editor;
  const field = element('input', { type: 'text', readOnly: true });
  field.addEventListener('focus', () => field.select());
  const said = statusLine();
  const copy = (): void => void copyText(field.value, field).then((answer) => (said.textContent = answer));
  const share = (): void => void sendToOthers({ title, url: field.value });
  return {
    shown: [element('label', { className: 'link' }, element('span', {}, link), field), said],
    ...('share' in navigator
      ? { main: { label: send, onPress: share }, others: [{ label: copyLink, onPress: copy }] }
      : { main: { label: copyLink, onPress: copy }, others: [] }),
    show: (shown) => {
      field.value = shown;
      said.textContent = '';
    },
  };
}
