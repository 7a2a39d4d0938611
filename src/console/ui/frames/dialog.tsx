import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { IconButton } from '../button.js';
import { uiTexts } from '../texts.js';

interface DialogProps {
  readonly title: string;
  /** Without it the dialog cannot be left, e.g. while the user has to log in. */
  readonly onClose?: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Typing begins where a field asks for it, else in what must still be filled in; without fields the browser chooses. */
function focusField(dialog: HTMLElement): void {
  const focusField = dialog.querySelector<FormField>('[data-autofocus]');
  const fields = [
    ...dialog.querySelectorAll<FormField>(':is(input, select, textarea):not(:disabled)'),
  ];
  const open = fields.find(({ required, value }) => required && value === '');
  (focusField ?? open ?? fields[0])?.focus();
}

/** Over the page, with the focus kept inside by the browser; mounted while it is open. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps): ReactElement {
  const texts = useTexts(uiTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page, so that the focus goes back to where it was opened from.
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
