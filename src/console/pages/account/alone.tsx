import type { PasswordResetInput } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Settings } from '../../shell/settings.js';
import { Button } from '../../ui/button.js';
import { Failed } from '../../ui/frames/states.js';
import { ChangePassword } from './change-password.js';
import { emptyPassword, isSame, NewPassword } from './new-password.js';
import { accountTexts } from './texts.js';

const auth = authQueries(erp);

interface AloneProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page without the navigation, like the login. */
export function Alone({ title, children }: AloneProps): ReactElement {
  useEffect(() => {
    document.title = `${title} · Notaria`;
  }, [title]);
  return (
    <main className="login">
      <div className="login-card">
        <h1>{title}</h1>
        {children}
      </div>
      <Settings />
    </main>
  );
}

export function LogOut(): ReactElement {
  const texts = useTexts(accountTexts);
  const logout = useMutation(auth.logout());
  const leave = (): void => location.assign('/console/');
  return (
    <Button
      kind="quiet"
      isBusy={logout.isPending}
      onClick={() => logout.mutate(undefined, { onSettled: leave })}
    >
      {texts.logOut}
    </Button>
  );
}

/** For users who logged in with a one-time password. They can do nothing else before they change it. */
export function MustChange({ onDone }: { readonly onDone: () => unknown }): ReactElement {
  const texts = useTexts(accountTexts);
  return (
    <Alone title={texts.mustTitle}>
      <p className="prose">{texts.mustText}</p>
      <ChangePassword onDone={() => void onDone()} />
      <LogOut />
    </Alone>
  );
}

function ResetForm({ token }: { readonly token: string }): ReactElement {
  const texts = useTexts(accountTexts);
  const [next, setNext] = useState(emptyPassword);
  const reset = useWrite<{ body: PasswordResetInput }, unknown>({
    options: auth.resetPassword(),
    stale: [],
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSame(next)) reset.mutate({ body: { token, password: next.first } });
  };
  if (reset.isSuccess) {
    return (
      <div className="prose">
        <p>
          <strong>{texts.resetDone}</strong>
        </p>
        <p>{texts.resetDoneText}</p>
        <p>
          <a href="/console/">{texts.toLogin}</a>
        </p>
      </div>
    );
  }
  return (
    <form className="form" onSubmit={submit}>
      <NewPassword value={next} onChange={setNext} autoFocus />
      {reset.error && <Failed error={reset.error} />}
      <Button kind="primary" type="submit" isBusy={reset.isPending}>
        {texts.reset}
      </Button>
    </form>
  );
}

/** The page of a reset link. The token is in the fragment of the address, which browsers do not send. */
export function ResetPassword(): ReactElement {
  const texts = useTexts(accountTexts);
  const [token] = useState(() => location.hash.slice(1));
  return (
    <Alone title={texts.resetTitle}>
      {token === '' ? <p className="prose">{texts.noToken}</p> : <ResetForm token={token} />}
    </Alone>
  );
}
