import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import type { Write } from '../../data/forms/use-write.js';
import { Button, type ButtonStyle } from '../button.js';
import { ConfirmWrite } from './confirm.js';

interface DialogButtonProps extends ButtonStyle {
  readonly label: string;
  /** Renders the dialog while it is open. */
  readonly children: (close: () => void) => ReactElement;
}

/** A button that opens a dialog. */
export function DialogButton({ label, children, ...style }: DialogButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...style} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

interface RemoveButtonProps<V, T> extends Required<Omit<Write<V, T>, 'onDone' | 'undo'>> {
  /** The text of the button, and of the one that confirms. */
  readonly action: string;
  readonly title: string;
  readonly text: string;
  /** The word that must be typed first. */
  readonly word?: string;
  readonly variables: V;
  /** The page to show afterwards. */
  readonly nextHref: string;
}

/** The button to delete a record, with its confirmation. */
export function RemoveButton<V, T>(props: RemoveButtonProps<V, T>): ReactElement {
  const { action, text, nextHref, ...write } = props;
  const [, navigate] = useLocation();
  return (
    <DialogButton kind="danger" label={action}>
      {(close) => (
        <ConfirmWrite {...write} action={action} onDone={() => navigate(nextHref)} onClose={close}>
          <p>{text}</p>
        </ConfirmWrite>
      )}
    </DialogButton>
  );
}
