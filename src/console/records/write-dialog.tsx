import type { ReactElement, ReactNode } from 'react';
import { useForm } from '../data/forms/use-form.js';
import { useOnce } from '../data/forms/use-once.js';
import { useWrite, type Write } from '../data/forms/use-write.js';
import { FormDialog } from '../ui/forms/form-dialog.js';
import { bodyOf, type Fields, type FieldValues, Inputs, valuesOf } from './fields.js';

interface WriteDialogProps<B, V, T> extends Write<V, T> {
  readonly title: string;
  /** The label of the button that sends. Default: the title. */
  readonly action?: string;
  readonly fields: Fields<B>;
  /** Values at the beginning, by the paths of their fields. */
  readonly initial?: FieldValues;
  /** Returns the variables of the mutation. */
  readonly variablesOf: (body: B) => V;
  /** False for secrets and the data of people, which are not kept in the browser for a reload. */
  readonly isStored?: boolean;
  /** Shown above the fields. */
  readonly children?: ReactNode;
  /** Called when the user closes the dialog. Default of `onDone` as well. */
  readonly onClose: () => void;
}

/** A form in a dialog for the body of one write. */
export function WriteDialog<B, V, T>(props: WriteDialogProps<B, V, T>): ReactElement {
  const { title, action = title, fields, variablesOf, isStored = true, children } = props;
  const { initial } = props;
  const { options, stale, successMessage, undo, onClose, onDone = onClose } = props;
  const form = useForm({ ...valuesOf(fields, undefined), ...initial }, { isNew: true, isStored });
  const once = useOnce<V>();
  const write = useWrite({
    options,
    stale,
    undo,
    onDone,
    ...(successMessage === undefined ? {} : { successMessage }),
  });
  return (
    <FormDialog
      title={title}
      action={action}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => write.mutate(once(variablesOf(bodyOf(fields, form.values))))}
      onClose={onClose}
    >
      {children}
      <Inputs form={form} fields={fields} isStacked />
    </FormDialog>
  );
}
