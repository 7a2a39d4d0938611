import { type ReactElement, type ReactNode, useState } from 'react';
import { useWrite, type Write } from '../../data/forms/use-write.js';
import { problemOf } from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../button.js';
import { TextField } from '../forms/field.js';
import { uiTexts } from '../texts.js';
import { Dialog } from './dialog.js';
import { Failed } from './states.js';

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The text of the confirming button. */
  readonly action: string;
  /** A word that must be typed first, for actions that cannot be undone. */
  readonly word?: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** The names of refused members by their paths. */
  readonly fieldNames?: ReadonlyMap<string, string>;
  /** Shows the newest state of a record that another user may have changed. */
  readonly onReload?: () => unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation of an action. */
export function Confirm(props: ConfirmProps): ReactElement {
  const { title, children, action, word, isBusy, error, onReload, onConfirm, onClose } = props;
  const { fieldNames } = props;
  const texts = useTexts(uiTexts);
  const [typed, setTyped] = useState('');
  const isTyped = word === undefined || typed.trim() === word;
  const isChanged = problemOf(error).kind === 'changed';
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped) onConfirm();
        }}
      >
        <div className="prose">{children}</div>
        {word !== undefined && (
          <TextField
            label={texts.typeToConfirm(word)}
            value={typed}
            onChange={setTyped}
            autoFocus
            autoComplete="off"
          />
        )}
        {error !== null && error !== undefined && (
          <Failed
            error={error}
            {...(fieldNames && { fieldNames })}
            onRetry={isChanged ? onReload : undefined}
          />
        )}
        <div className="form-end">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="danger" type="submit" isBusy={isBusy} disabled={!isTyped}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ConfirmWriteProps<V, T>
  extends Required<Omit<Write<V, T>, 'onDone' | 'undo'>>,
    Pick<Write<V, T>, 'undo'>,
    Omit<ConfirmProps, 'isBusy' | 'error' | 'onReload' | 'onConfirm'> {
  /** The variables of the mutation. Later values are ignored. */
  readonly variables: V;
  /** Default: closes the dialog. */
  readonly onDone?: (result: T) => void;
}

/** Asks for confirmation of a write, and makes it. */
export function ConfirmWrite<V, T>(props: ConfirmWriteProps<V, T>): ReactElement {
  const {
    options,
    variables,
    stale,
    successMessage,
    undo,
    onDone = props.onClose,
    ...dialog
  } = props;
  const [sent] = useState(() => variables);
  const write = useWrite<V, T>({ options, stale, successMessage, undo, onDone });
  return (
    <Confirm
      {...dialog}
      isBusy={write.isPending}
      error={write.error}
      onConfirm={() => write.mutate(sent)}
    />
  );
}
