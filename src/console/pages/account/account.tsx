import type { UserLogin } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { Card, Page } from '../../ui/frames/page.js';
import { EndLogin, LoginTable } from '../users/access/logins.js';
import { userTexts } from '../users/texts.js';
import { ChangePassword } from './change-password.js';
import { Passkeys } from './passkeys/passkeys.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { accountTexts } from './texts.js';

const auth = authQueries(erp);

function EndOthers({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(accountTexts);
  return (
    <ConfirmWrite
      title={texts.endOthers}
      action={texts.endOthers}
      options={auth.revokeOtherLogins()}
      variables={{}}
      stale={[auth.key]}
      successMessage={texts.othersEnded}
      onClose={onClose}
    >
      <p>{texts.endOthersText}</p>
    </ConfirmWrite>
  );
}

function EndOne({
  login,
  onClose,
}: {
  readonly login: UserLogin;
  readonly onClose: () => void;
}): ReactElement {
  const { loginEnded } = useTexts(userTexts);
  const end = useWrite({
    options: auth.revokeLogin(),
    stale: [auth.key],
    successMessage: loginEnded,
    onDone: onClose,
  });
  return (
    <EndLogin
      login={login}
      isBusy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ loginId: login.id })}
      onClose={onClose}
    />
  );
}

function OwnLogins(): ReactElement {
  const texts = useTexts(accountTexts);
  const result = useQuery(auth.logins());
  const [ending, setEnding] = useState<UserLogin | 'others'>();
  const close = (): void => setEnding(undefined);
  const hasOthers = (result.data?.data.length ?? 0) > 1;
  const endOthers = <Button onClick={() => setEnding('others')}>{texts.endOthers}</Button>;
  return (
    <Card title={texts.logins} actions={hasOthers ? endOthers : undefined}>
      <LoginTable result={result} caption={texts.logins} onEnd={setEnding} />
      {ending === 'others' && <EndOthers onClose={close} />}
      {ending !== undefined && ending !== 'others' && <EndOne login={ending} onClose={close} />}
    </Card>
  );
}

/** The password, the second factor, the passkeys and the logins of the current user. */
export function Account(): ReactElement {
  const texts = useTexts(accountTexts);
  return (
    <Page title={texts.title}>
      <Card title={texts.password}>
        <ChangePassword />
      </Card>
      <SecondFactor />
      <Passkeys />
      <OwnLogins />
    </Page>
  );
}
