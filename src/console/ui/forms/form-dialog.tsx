import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { useUnsaved } from '../../unsaved/drafts.js';
import { unsaved } from '../../unsaved/unsaved.js';
import { Button } from '../button.js';
import { Dialog } from '../frames/dialog.js';
import { uiTexts } from '../texts.js';
import { Form } from './form.js';

interface FormDialogProps {
  readonly title: string;
  /** The label of the button that sends. */
  readonly action: string;
  readonly isWide?: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  /**
   * Shows the newest state of a record that another user may have changed, and keeps the typed
   * values.
   */
  readonly onReload?: () => unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with its error and its buttons below. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { title, action, isWide = false, isBusy, error, onReload } = props;
  const { onSubmit, onClose, children } = props;
  const { cancel } = useTexts(uiTexts);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  const end = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={() => unsaved.leave(onClose)} isWide={isWide}>
      <Form
        error={error}
        onReload={onReload}
        onInput={() => setTyped(true)}
        onSubmit={onSubmit}
        end={end}
      >
        {children}
      </Form>
    </Dialog>
  );
}
