import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../session/language/texts.js';
import type { CreatedKind } from './record-form.js';
import { WriteDialog } from './write-dialog.js';

export interface NewRecordDialogProps<R> {
  /** The name at the beginning. */
  readonly name: string;
  readonly onCreated: (record: R) => void;
  readonly onClose: () => void;
}

interface DialogOfKindProps<R extends { readonly id: number }, B> extends NewRecordDialogProps<R> {
  readonly kind: CreatedKind<R, B>;
}

/** The form of a new record over the form that needs it. It stands outside of that form, which must not be sent with it. */
export function NewRecordDialog<R extends { readonly id: number }, B>(
  props: DialogOfKindProps<R, B>,
): ReactElement {
  const { kind, name, onCreated, onClose } = props;
  const { create, created } = useTexts(kind.texts);
  const { complete = (body: B) => body, isStored = true } = kind;
  return createPortal(
    <WriteDialog
      title={create}
      fields={kind.useFields(undefined)}
      initial={{ name }}
      isStored={isStored}
      options={kind.queries.create()}
      variablesOf={(body: B) => ({ body: complete(body, undefined) })}
      stale={[kind.queries.key]}
      successMessage={({ data }) => (typeof created === 'string' ? created : created(data))}
      onDone={({ data }) => {
        onCreated(data);
        onClose();
      }}
      onClose={onClose}
    />,
    document.body,
  );
}
