import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { IconButton } from '../button.js';
import { uiTexts } from '../texts.js';

interface DialogProps {
  readonly title: string;
  /** Absent if the dialog cannot be closed, such as when the user must log in. */
  readonly onClose?: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Moves the focus to the field that requests it, or else to the first empty required field. Without fields, the
 * browser chooses.
 */
function focusField(dialog: HTMLElement): void {
  const focusField = dialog.querySelector<FormField>('[data-autofocus]');
  const fields = [
    ...dialog.querySelectorAll<FormField>(':is(input, select, textarea):not(:disabled)'),
  ];
  const open = fields.find(({ required, value }) => required && value === '');
  (focusField ?? open ?? fields[0])?.focus();
}

/** A modal dialog, mounted while it is open. The browser keeps the focus inside. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps): ReactElement {
  const texts = useTexts(uiTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, so that the focus returns to the button that opened it.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current === null) return;
    current.showModal();
    focusField(current);
    return () => current.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file field inside announces a choice that was cancelled by an event of the same name.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
    >
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        {onClose && <IconButton label={texts.close} icon="close" onClick={onClose} />}
      </header>
      {children}
    </dialog>
  );
}
