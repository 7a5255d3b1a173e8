/** A link to this page for others: shown, copied, or sent. */
import { useRef, useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { copyText, send } from './send.ts';

/** The address of this page with another fragment. */
export function addressWith(fragment: string): string {
  return window.location.href.replace(/[?#].*$/, '') + fragment;
}

/** The link in a field, with what people do with it: send it, where the device can, or copy it. @param props.title what it leads to */
export function ShareLink({ link, title }: { link: string; title: string }) {
  const messages = words().editor;
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState({ of: '', text: '' });
  const copy = async (): Promise<void> => {
    if (field.current !== null) say({ of: link, text: await copyText(link, field.current) });
  };
  return (
    <div class="share">
      <label class="link">
        <span>{messages.link}</span>
        <input ref={field} type="text" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p role="status">{said.of === link ? said.text : ''}</p>
      <div class="tools">
        {'share' in navigator && (
          <button type="button" class="main" onClick={() => void send({ title, url: link }, copy)}>
            {messages.send}
          </button>
        )}
        <button type="button" onClick={() => void copy()}>
          {messages.copyLink}
        </button>
      </div>
    </div>
  );
}
