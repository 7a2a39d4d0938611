import { authQueries } from '@notaria/erp/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { problemOf } from '../data/queries/problem.js';
import { erp } from '../session/clients.js';
import { sessionEnd } from '../session/ended.js';
import { useTexts } from '../session/language/texts.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/forms/field.js';
import { Dialog } from '../ui/frames/dialog.js';
import { Failed } from '../ui/frames/states.js';
import { endDrafts } from '../unsaved/drafts.js';
import { Settings } from './settings.js';
import { shellTexts } from './texts.js';

interface LoginFormProps {
  readonly email?: string;
  readonly onDone: (email: string) => void;
}

const auth = authQueries(erp);

interface CodeFormProps {
  /** The refusal of the last code. */
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
}

/** Asks for a code of the second factor, once the password was right. */
function CodeForm({ error, isBusy, onSubmit, onBack }: CodeFormProps): ReactElement {
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

function LoginForm({ email: known = '', onDone }: LoginFormProps): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const login = useMutation(auth.login());
  const send = (code?: string): void => {
    const body = { email, password, ...(code !== undefined && { code }) };
    const onError = (error: unknown): void => {
      if (problemOf(error).code === 'second_factor_required') setAsksCode(true);
    };
    login.mutate({ body }, { onSuccess: () => onDone(email), onError });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const back = (): void => {
    login.reset();
    setAsksCode(false);
  };
  if (asksCode) {
    const { error, isPending } = login;
    return <CodeForm error={error} isBusy={isPending} onSubmit={send} onBack={back} />;
  }
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
    // The page behind the login belongs to another user.
    if (by.toLowerCase() !== email.toLowerCase()) {
      endDrafts();
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
