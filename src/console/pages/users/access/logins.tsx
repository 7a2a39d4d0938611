import type { User, UserLogin, UserLoginListReply } from '@notaria/erp';
import { usersQueries } from '@notaria/erp/react-query';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Confirm } from '../../../ui/frames/confirm.js';
import { Card } from '../../../ui/frames/page.js';
import { Empty, Failed, Loading } from '../../../ui/frames/states.js';
import { type Column, Table } from '../../../ui/lists/table.js';
import { type UserTexts, userTexts } from '../texts.js';
import { deviceOf } from './device.js';

const users = usersQueries(erp);

function deviceText(login: UserLogin, texts: UserTexts): string {
  const device = deviceOf(login.userAgent);
  if (device === undefined) return texts.unknownDevice;
  const { program, system } = device;
  return system === undefined ? program : texts.deviceOn(program, system);
}

function columnsOf(
  texts: UserTexts,
  formats: Formats,
  end: (login: UserLogin) => void,
): readonly Column<UserLogin>[] {
  return [
    {
      title: texts.device,
      cell: (login) => (
        <span className="inline" title={login.userAgent ?? undefined}>
          {deviceText(login, texts)}
          {login.current && <Badge tone="accent">{texts.thisOne}</Badge>}
        </span>
      ),
    },
    { title: texts.address, cell: ({ ip }) => ip },
    { title: texts.since, cell: ({ createdAt }) => formats.instant(createdAt) },
    {
      title: texts.refreshed,
      isMinor: true,
      cell: ({ refreshedAt }) => refreshedAt && formats.instant(refreshedAt),
    },
    {
      title: '',
      cell: (login) => (
        <div className="row-actions">
          <Button
            kind="quiet"
            onClick={() => end(login)}
            aria-label={`${texts.endLogin}: ${deviceText(login, texts)}`}
          >
            {texts.endLogin}
          </Button>
        </div>
      ),
    },
  ];
}

interface EndLoginProps {
  readonly login: UserLogin;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function EndLogin({ login, ...rest }: EndLoginProps): ReactElement {
  const texts = useTexts(userTexts);
  return (
    <Confirm {...rest} title={texts.endLoginTitle} action={texts.endLogin}>
      <p>
        {deviceText(login, texts)}
        {login.ip && `, ${texts.from(login.ip)}`}
      </p>
      <p>{login.current ? texts.endOwnLoginText : texts.endLoginText}</p>
    </Confirm>
  );
}

interface LoginTableProps {
  readonly result: UseQueryResult<UserLoginListReply>;
  readonly caption: string;
  readonly onEnd: (login: UserLogin) => void;
}

export function LoginTable({ result, caption, onEnd }: LoginTableProps): ReactElement {
  const texts = useTexts(userTexts);
  const formats = useFormats();
  const { data, error, refetch } = result;
  const logins = data?.data;
  return (
    <>
      {error && <Failed error={error} onRetry={refetch} />}
      {!logins && !error && <Loading rows={3} />}
      {logins?.length === 0 && <Empty title={texts.noLogins} />}
      {logins && logins.length > 0 && (
        <Table
          caption={caption}
          columns={columnsOf(texts, formats, onEnd)}
          rows={logins}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
}

function EndOf({
  user,
  login,
  onClose,
}: Pick<EndLoginProps, 'login' | 'onClose'> & { readonly user: User }): ReactElement {
  const texts = useTexts(userTexts);
  const end = useWrite({
    options: users.revokeLogin(),
    stale: [users.key],
    successMessage: texts.loginEnded,
    onDone: onClose,
  });
  return (
    <EndLogin
      login={login}
      isBusy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ id: user.id, loginId: login.id })}
      onClose={onClose}
    />
  );
}

/** The current logins of a user. */
export function Logins({ user }: { readonly user: User }): ReactElement {
  const texts = useTexts(userTexts);
  const result = useQuery(users.logins(user.id));
  const [ending, setEnding] = useState<UserLogin>();
  return (
    <Card title={texts.logins}>
      <LoginTable result={result} caption={texts.logins} onEnd={setEnding} />
      {ending && <EndOf user={user} login={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  );
}
