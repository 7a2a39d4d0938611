import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { useKept } from '../../../unsaved/kept.js';
import { Button } from '../../button.js';
import { TextField } from '../../forms/field.js';
import { uiTexts } from '../../texts.js';
import { listTexts } from '../texts.js';

interface ViewNameProps {
  readonly label: string;
  readonly hint?: string;
  readonly name?: string;
  readonly isTaken?: (name: string) => boolean;
  readonly onSave: (name: string) => void;
}

/** A field for the name of a view, with its button. */
export function ViewName(props: ViewNameProps): ReactElement {
  const { label, hint, name = '', isTaken, onSave } = props;
  const { save } = useTexts(uiTexts);
  const { nameTaken } = useTexts(listTexts);
  const [typed, setTyped] = useKept('view', name);
  const entered = typed.trim();
  const error = isTaken?.(entered) ? nameTaken : undefined;
  return (
    <form
      className="view-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (entered !== '' && error === undefined) onSave(entered);
      }}
    >
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={typed}
        onChange={setTyped}
        required
        autoFocus={name !== ''}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit">{save}</Button>
    </form>
  );
}
