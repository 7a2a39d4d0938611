import { authQueries } from '@notaria/erp/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { problemOf } from '../data/problem.js';
import { erp } from '../session/clients.js';
import { sessionEnd } from '../session/ended.js';
import { useTexts } from '../session/texts.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { TextField } from '../ui/field.js';
import { Failed } from '../ui/states.js';
import { Settings } from './settings.js';
import { shellTexts } from './texts.js';

interface LoginFormProps {
  readonly email?: string;
  readonly onDone: (email: string) => void;
}

const auth = authQueries(erp);

function LoginForm({ email: known = '', onDone }: LoginFormProps): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const login = useMutation(auth.login());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    login.mutate({ body: { email, password } }, { onSuccess: () => onDone(email) });
  };
  const isWrong = problemOf(login.error).code === 'invalid_credentials';
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        autoFocus={known === ''}
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        autoFocus={known !== ''}
        error={login.error && isWrong ? texts.wrong : undefined}
      />
      {login.error && !isWrong && <Failed error={login.error} />}
      <Button kind="primary" type="submit" isBusy={login.isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** For those who are not logged in. */
export function LoginPage({ onDone }: { readonly onDone: () => unknown }): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  useEffect(() => {
    document.title = `${texts.title} · Notaria`;
  }, [texts]);
  return (
    <main className="login">
      <div className="login-card">
        <h1>{texts.title}</h1>
        <LoginForm onDone={() => void onDone()} />
      </div>
      <Settings />
    </main>
  );
}

/** Over the page, which keeps what was typed in it, when a login ends while it is used. */
export function LoginAgain({ email }: { readonly email: string }): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  const client = useQueryClient();
  const goOn = (by: string): void => {
    // What is on the page belongs to somebody else.
    if (by.toLowerCase() !== email.toLowerCase()) {
      location.assign('/console/');
      return;
    }
    sessionEnd.clear();
    void client.invalidateQueries();
  };
  return (
    <Dialog title={texts.again}>
      <p className="prose">{texts.againText}</p>
      <LoginForm email={email} onDone={goOn} />
      <p className="prose">
        <a href="/console/">{texts.other}</a>
      </p>
    </Dialog>
  );
}
