import type { LoginInput } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { problemOf } from '../data/queries/problem.js';
import { erp } from '../session/clients.js';
import { useTexts } from '../session/language/texts.js';
import { sessionEnd } from '../session/login/ended.js';
import { askPasskey, hasPasskeys } from '../session/login/passkey.js';
import { providerLogin } from '../session/login/provider.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/forms/field.js';
import { Dialog } from '../ui/frames/dialog.js';
import { Failed } from '../ui/frames/states.js';
import { endDrafts } from '../unsaved/drafts.js';
import { Brand } from './brand.js';
import { CodeForm } from './login-code.js';
import { Settings } from './settings.js';
import { shellTexts } from './texts.js';

interface LoginFormProps {
  readonly email?: string;
  readonly onDone: (email: string) => void;
}

const auth = authQueries(erp);

type Credentials = Pick<LoginInput, 'email' | 'password'>;

/** Sends the password, then a code if the API asks for one. */
function useLogin(onDone: (email: string) => void) {
  const [asksCode, setAsksCode] = useState(false);
  const { mutate, reset, error, isPending } = useMutation(auth.login());
  return {
    asksCode,
    error,
    isPending,
    send(body: LoginInput): void {
      const onError = (failure: unknown): void => {
        if (problemOf(failure).code === 'second_factor_required') setAsksCode(true);
      };
      mutate({ body }, { onSuccess: () => onDone(body.email), onError });
    },
    back(): void {
      reset();
      setAsksCode(false);
    },
  };
}

/** Leads to the identity provider of the company of an e-mail address. */
function ByProvider({ email }: { readonly email: string }): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  const [isAsking, setAsking] = useState(false);
  const start = useMutation(auth.startSso());
  const leave = (): void => {
    setAsking(email === '');
    if (email === '') return;
    start.mutate(
      { body: { email } },
      {
        onSuccess({ data }) {
          providerLogin.keep(data.key);
          location.assign(data.url);
        },
      },
    );
  };
  return (
    <>
      <Button kind="quiet" isBusy={start.isPending} onClick={leave}>
        {texts.byProvider}
      </Button>
      {isAsking && email === '' && <p className="hint">{texts.emailFirst}</p>}
      {start.error && <Failed error={start.error} />}
    </>
  );
}

/** Logs the user of a passkey in. The browser asks which one. */
function ByPasskey({ onDone }: Pick<LoginFormProps, 'onDone'>): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  const logIn = useMutation({
    async mutationFn() {
      const assertion = await askPasskey((await erp.auth.options()).data.passkey);
      return assertion && (await erp.auth.finishPasskeyLogin(assertion)).data.user.email;
    },
    onSuccess(email) {
      if (email !== undefined) onDone(email);
    },
  });
  return (
    <>
      <Button kind="quiet" isBusy={logIn.isPending} onClick={() => logIn.mutate()}>
        {texts.byPasskey}
      </Button>
      {logIn.error && <Failed error={logIn.error} />}
    </>
  );
}

interface PasswordFormProps {
  readonly known: string;
  readonly typed: Credentials;
  readonly onChange: (typed: Credentials) => void;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

function PasswordForm(props: PasswordFormProps): ReactElement {
  const { known, typed, onChange, error, isBusy, onSubmit } = props;
  const { login: texts } = useTexts(shellTexts);
  const isWrong = problemOf(error).code === 'invalid_credentials';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        value={typed.email}
        onChange={(email) => onChange({ ...typed, email })}
        autoFocus={known === ''}
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        required
        value={typed.password}
        onChange={(password) => onChange({ ...typed, password })}
        autoFocus={known !== ''}
        error={isWrong ? texts.wrong : undefined}
      />
      {error !== null && !isWrong && <Failed error={error} />}
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {texts.submit}
      </Button>
      <ByProvider email={typed.email} />
    </form>
  );
}

function LoginForm({ email: known = '', onDone }: LoginFormProps): ReactElement {
  const [typed, setTyped] = useState<Credentials>({ email: known, password: '' });
  const { asksCode, error, isPending, send, back } = useLogin(onDone);
  const state = { error, isBusy: isPending };
  if (asksCode) {
    return <CodeForm {...state} onSubmit={(code) => send({ ...typed, code })} onBack={back} />;
  }
  return (
    <>
      <PasswordForm
        {...state}
        known={known}
        typed={typed}
        onChange={setTyped}
        onSubmit={() => send(typed)}
      />
      {hasPasskeys() && <ByPasskey onDone={onDone} />}
    </>
  );
}

/** Sends a reset link to the typed address. The reply does not tell whether a user has it. */
function RequestLink(): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  const [email, setEmail] = useState('');
  const request = useMutation(auth.requestPasswordReset());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    request.mutate({ body: { email } });
  };
  if (request.isSuccess) return <p className="hint">{texts.linkSent}</p>;
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={texts.linkEmail}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        value={email}
        onChange={setEmail}
      />
      {request.error && <Failed error={request.error} />}
      <Button type="submit" isBusy={request.isPending}>
        {texts.sendLink}
      </Button>
    </form>
  );
}

/** Help for users who have forgotten the password. Only a server with a mail server sends links. */
function Forgotten(): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  const { data } = useQuery(auth.options());
  return (
    <details>
      <summary>{texts.forgot}</summary>
      {data?.data.mail ? <RequestLink /> : <p className="hint">{texts.forgotText}</p>}
      <a href="/docs/guides/login#forgotten-passwords">{texts.forgotMore}</a>
    </details>
  );
}

/** The login page. */
export function LoginPage({ onDone }: { readonly onDone: () => unknown }): ReactElement {
  const { login: texts } = useTexts(shellTexts);
  useEffect(() => {
    document.title = `${texts.title} · Notaria`;
  }, [texts]);
  return (
    <main className="login">
      <div className="login-card">
        <Brand />
        <h1>{texts.title}</h1>
        <LoginForm onDone={() => void onDone()} />
        <Forgotten />
      </div>
      <Settings />
    </main>
  );
}

/** Shown above the page when a login ends. The page keeps its typed values. */
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
