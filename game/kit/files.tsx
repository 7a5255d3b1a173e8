/** Files that people bring: chosen, or dropped on a dialog. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface FileButtonProps {
  label: string;
  lead?: string;
  multiple?: boolean;
  /** Which ones; JSON by default. */
  accept?: string;
  onFiles: (files: readonly File[]) => void;
}

export function FileButton({
  label,
  lead,
  multiple = false,
  accept = '.json,application/json',
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again, once it has been corrected.
          currentTarget.value = '';
        }}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {label}
        {lead !== undefined && <small>{lead}</small>}
      </button>
    </span>
  );
}

/** Takes files that are dropped on the dialog which contains an element. */
export function useDrops(within: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const dialog = within.current?.closest('dialog');
    if (dialog == null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const mark = (isOver: boolean) => dialog.classList.toggle('dropping', isOver);
    dialog.addEventListener('dragleave', () => mark(false), { signal });
    dialog.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        mark(true);
      },
      { signal },
    );
    dialog.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        mark(false);
        latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
}
