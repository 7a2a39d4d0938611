import { type ReactElement, useState } from 'react';
import { Button } from '../button.js';
import { Confirm } from './confirm.js';

interface RemoveButtonProps {
  /** The text of the button, and of the one that confirms. */
  readonly action: string;
  readonly title: string;
  readonly text: string;
  /** The word that must be typed first. */
  readonly word?: string;
  readonly write: { readonly isPending: boolean; readonly error: unknown };
  readonly onConfirm: () => void;
}

/** The button to delete a record, with its confirmation. */
export function RemoveButton(props: RemoveButtonProps): ReactElement {
  const { action, title, text, word, write, onConfirm } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && (
        <Confirm
          title={title}
          action={action}
          {...(word ? { word } : {})}
          isBusy={write.isPending}
          error={write.error}
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          <p>{text}</p>
        </Confirm>
      )}
    </>
  );
}
