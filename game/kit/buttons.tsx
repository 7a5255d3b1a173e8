/** Buttons that do more than one thing at a press. */
import { useRef, useState } from 'preact/hooks';
import { DOUBLE_CLICK } from '../base/presses.ts';

interface ConfirmButtonProps {
  label: string;
  /** For screen readers: what it acts on. */
  name?: string;
  /** The same once it was pressed, when a second press does it. */
  sure: string;
  sureName?: string;
  onConfirm: () => void;
}

/** A button for what destroys something: a second press confirms, after a pause, since a double click is one press; losing the focus cancels. */
export function ConfirmButton({ label, name, sure, sureName, onConfirm }: ConfirmButtonProps) {
  const [isSure, setSure] = useState(false);
  const armed = useRef(0);
  const press = ({ timeStamp }: Event): void => {
    if (!isSure) armed.current = timeStamp;
    else if (timeStamp - armed.current >= DOUBLE_CLICK) onConfirm();
    setSure(!isSure || timeStamp - armed.current < DOUBLE_CLICK);
  };
  return (
    <button
      type="button"
      class={isSure ? 'sure' : undefined}
      aria-label={isSure ? sureName : name}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={press}
      onBlur={() => setSure(false)}
    >
      {isSure ? sure : label}
    </button>
  );
}

interface ChoiceButtonProps {
  label: string;
  lead?: string;
  isDestructive?: boolean;
  onPress: () => void;
}

export function ChoiceButton({ label, lead, isDestructive = false, onPress }: ChoiceButtonProps) {
  return (
    <button type="button" class={isDestructive ? 'destructive' : undefined} onClick={onPress}>
      {label}
      {lead !== undefined && <small>{lead}</small>}
    </button>
  );
}
