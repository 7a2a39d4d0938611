import type { ReactElement, ReactNode } from 'react';
import { problemOf } from '../data/problem.js';
import { useTexts } from '../session/texts.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { Failed } from './states.js';
import { uiTexts } from './texts.js';

interface FormDialogProps {
  readonly title: string;
  /** What the button that sends says. */
  readonly action: string;
  readonly isWide?: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Where somebody else may have changed the record: shows its newest state, and keeps what was typed. */
  readonly onReload?: () => unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page, with its failure and its buttons below. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { title, action, isWide = false, isBusy, error, onReload } = props;
  const { onSubmit, onClose, children } = props;
  const { cancel } = useTexts(uiTexts);
  const isChanged = problemOf(error).kind === 'changed';
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {error !== null && error !== undefined && (
          <Failed error={error} onRetry={isChanged ? onReload : undefined} />
        )}
        <div className="form-end">
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
