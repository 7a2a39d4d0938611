import { type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite, type Write } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { type Choice, SelectField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { ShownOnce } from '../../ui/frames/shown-once.js';
import { type KeyDraft, KeyForm, type KeyFormProps } from './form/key-form.js';
import type { KeyLine } from './key-line.js';
import { keyTexts } from './texts.js';

/** The writes of the keys of one API. `I` is the body of a new key, `R` the reply with its value. */
export interface KeyWrites<I, R, D extends number | string> {
  readonly create: Write<{ body: I }, R>['options'];
  readonly rotate: Write<{ id: D; body: { overlapMinutes: number } }, R>['options'];
  readonly revoke: Write<{ id: D }, unknown>['options'];
  /** The key of the queries of the keys. */
  readonly key: readonly unknown[];
  readonly bodyOf: (draft: KeyDraft) => I;
  /** Returns the value of a new key; null if an earlier request created it. */
  readonly valueOf: (reply: R) => string | null;
  readonly idOf: (line: KeyLine) => D;
  readonly form: Pick<KeyFormProps, 'matrix' | 'presets' | 'nameLength' | 'hasEnvironments'>;
  /** A further effect of a revocation. */
  readonly revokeNote?: string;
}

interface WriteProps<I, R, D extends number | string> {
  readonly writes: KeyWrites<I, R, D>;
  readonly onClose: () => void;
}

interface CreateProps<I, R, D extends number | string> extends WriteProps<I, R, D> {
  readonly onCreated: (value: string | null) => void;
}

interface LineProps {
  readonly line: KeyLine;
}

export function CreateKey<I, R, D extends number | string>(
  props: CreateProps<I, R, D>,
): ReactElement {
  const { writes, onClose, onCreated } = props;
  const once = useOnce<{ body: I }>();
  const create = useWrite({
    options: writes.create,
    stale: [writes.key],
    onDone: (reply) => onCreated(writes.valueOf(reply)),
  });
  return (
    <KeyForm
      {...writes.form}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(draft) => create.mutate(once({ body: writes.bodyOf(draft) }))}
      onClose={onClose}
    />
  );
}

export function RotateKey<I, R, D extends number | string>(
  props: CreateProps<I, R, D> & LineProps,
): ReactElement {
  const { writes, line, onClose, onCreated } = props;
  const texts = useTexts(keyTexts);
  const [minutes, setMinutes] = useState('60');
  const once = useOnce<{ id: D; body: { overlapMinutes: number } }>();
  const rotate = useWrite({
    options: writes.rotate,
    stale: [writes.key],
    onDone: (reply) => onCreated(writes.valueOf(reply)),
  });
  const body = { overlapMinutes: Number(minutes) };
  return (
    <FormDialog
      title={texts.rotateTitle(line.name)}
      action={texts.rotate}
      isBusy={rotate.isPending}
      error={rotate.error}
      onSubmit={() => rotate.mutate(once({ id: writes.idOf(line), body }))}
      onClose={onClose}
    >
      <p>{texts.rotateText}</p>
      <SelectField
        label={texts.overlap}
        value={minutes}
        choices={Object.entries(texts.overlaps) as Choice[]}
        onChange={setMinutes}
      />
    </FormDialog>
  );
}

export function RevokeKey<I, R, D extends number | string>(
  props: WriteProps<I, R, D> & LineProps,
): ReactElement {
  const { writes, line, onClose } = props;
  const texts = useTexts(keyTexts);
  return (
    <ConfirmWrite
      title={texts.revokeTitle(line.name)}
      action={texts.revoke}
      word={line.name.trim()}
      options={writes.revoke}
      variables={{ id: writes.idOf(line) }}
      stale={[writes.key]}
      successMessage={texts.revoked}
      onClose={onClose}
    >
      <p>{texts.revokeText}</p>
      {writes.revokeNote && <p>{writes.revokeNote}</p>}
      <p>
        <code>{line.masked}</code>
      </p>
    </ConfirmWrite>
  );
}

interface NewValueProps {
  readonly value: string | null;
  readonly onDone: () => void;
}

export function NewValue({ value, onDone }: NewValueProps): ReactElement {
  const texts = useTexts(keyTexts);
  return (
    <ShownOnce
      title={texts.createdTitle}
      value={value}
      label={texts.value}
      text={texts.createdText}
      lost={texts.lost}
      onDone={onDone}
    />
  );
}
