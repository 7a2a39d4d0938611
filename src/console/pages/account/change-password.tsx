import type { OwnPassword } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/forms/field.js';
import { Failed } from '../../ui/frames/states.js';
import { emptyPassword, isSame, NewPassword } from './new-password.js';
import { accountTexts } from './texts.js';

const auth = authQueries(erp);

/** Changes the password of the current user. */
export function ChangePassword({ onDone }: { readonly onDone?: () => void }): ReactElement {
  const texts = useTexts(accountTexts);
  const [currentPassword, setCurrent] = useState('');
  const [next, setNext] = useState(emptyPassword);
  const change = useWrite<{ body: OwnPassword }, unknown>({
    options: auth.changePassword(),
    stale: [auth.key],
    successMessage: texts.changed,
    onDone: () => {
      setCurrent('');
      setNext(emptyPassword);
      onDone?.();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSame(next)) change.mutate({ body: { currentPassword, newPassword: next.first } });
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={texts.current}
        type="password"
        autoComplete="current-password"
        required
        value={currentPassword}
        onChange={setCurrent}
      />
      <NewPassword value={next} onChange={setNext} />
      {change.error && <Failed error={change.error} />}
      <div className="form-end">
        <Button kind="primary" type="submit" isBusy={change.isPending}>
          {texts.change}
        </Button>
      </div>
    </form>
  );
}
