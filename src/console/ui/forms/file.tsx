import type { ReactElement } from 'react';
import { useId } from 'react';
import { useRefusal } from './refusals.js';

interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly file: File | undefined;
  readonly onChange: (file: File | undefined) => void;
  readonly accept?: string;
  readonly required?: boolean;
  /** The path of the member in the body, whose refusals are shown here. */
  readonly path?: string;
}

/** A file to upload. */
export function FileField(props: FileFieldProps): ReactElement {
  const { label, hint, file, onChange, accept, required, path } = props;
  const id = useId();
  const error = useRefusal(path, file);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.files?.[0])}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the file in the form that the clients accept. */
export const uploadOf = (file: File) => ({
  data: file,
  filename: file.name,
  ...(file.type ? { contentType: file.type } : {}),
});
