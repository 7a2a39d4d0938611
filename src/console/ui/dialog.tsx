import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../session/texts.js';
import { IconButton } from './button.js';
import { uiTexts } from './texts.js';

interface DialogProps {
  readonly title: string;
  /** Without it the dialog cannot be left, e.g. while somebody has to log in. */
  readonly onClose?: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Over the page, with the focus kept inside by the browser; mounted while it is open. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps): ReactElement {
  const texts = useTexts(uiTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    // Opening takes the focus to the first control, which is to close it; a field that asked for it is meant.
    current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => current?.close();
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
