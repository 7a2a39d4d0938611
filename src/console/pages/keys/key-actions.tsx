import { type ReactElement, useState } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { type Choice, SelectField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { ShownOnce } from '../../ui/frames/shown-once.js';
import type { KeyLine } from './key-line.js';
import { keyTexts } from './texts.js';

interface ActionProps {
  readonly line: KeyLine;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
}

export function RevokeDialog({
  line,
  note,
  onConfirm,
  ...rest
}: ActionProps & { readonly note?: string; readonly onConfirm: () => void }): ReactElement {
  const texts = useTexts(keyTexts);
  return (
    <Confirm
      {...rest}
      title={texts.revokeTitle(line.name)}
      action={texts.revoke}
      word={line.name.trim()}
      onConfirm={onConfirm}
    >
      <p>{texts.revokeText}</p>
      {note && <p>{note}</p>}
      <p>
        <code>{line.masked}</code>
      </p>
    </Confirm>
  );
}

export function RotateDialog({
  line,
  onRotate,
  ...rest
}: ActionProps & { readonly onRotate: (overlapMinutes: number) => void }): ReactElement {
  const texts = useTexts(keyTexts);
  const [minutes, setMinutes] = useState('60');
  return (
    <FormDialog
      {...rest}
      title={texts.rotateTitle(line.name)}
      action={texts.rotate}
      onSubmit={() => onRotate(Number(minutes))}
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
