import { type ReactElement, useId } from 'react';
import { describedBy, Frame } from './field.js';
import { useRefusal } from './refusals/refusals.js';

interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** The message about a file that cannot be read. */
  readonly error?: string | undefined;
  readonly file: File | undefined;
  readonly onChange: (file: File | undefined) => void;
  readonly accept?: string;
  readonly required?: boolean;
  /** The path of the member in the body, whose refusals are shown here. */
  readonly path?: string;
}

/** A file to upload. */
export function FileField(props: FileFieldProps): ReactElement {
  const { label, hint, error: known, file, onChange, accept, required, path } = props;
  const id = useId();
  const refusal = useRefusal(path, file);
  const error = known ?? refusal;
  return (
    <Frame id={id} label={label} hint={hint} error={error} path={path}>
      <input
        id={id}
        type="file"
        accept={accept}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange(event.target.files?.[0])}
      />
    </Frame>
  );
}

/** Returns the file in the form that the clients accept. */
export const uploadOf = (file: File) => ({
  data: file,
  filename: file.name,
  ...(file.type ? { contentType: file.type } : {}),
});
