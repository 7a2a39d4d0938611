import { type FormEvent, type ReactElement, useState } from 'react';
import { problemOf } from '../data/queries/problem.js';
import { useTexts } from '../session/language/texts.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/forms/field.js';
import { Failed } from '../ui/frames/states.js';
import { shellTexts } from './texts.js';

interface CodeFormProps {
  /** The refusal of the last code. */
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
}

/** Asks for a code of the second factor after the first proof. */
export function CodeForm({ error, isBusy, onSubmit, onBack }: CodeFormProps): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(code);
  };
  const failed = problemOf(error).code;
  const isShownElsewhere = ['second_factor_required', 'invalid_second_factor'].includes(failed);
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="one-time-code"
        required
        autoFocus
        maxLength={40}
        value={code}
        onChange={setCode}
        error={failed === 'invalid_second_factor' ? texts.wrongCode : undefined}
      />
      {error !== null && !isShownElsewhere && <Failed error={error} />}
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {texts.submit}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  );
}
