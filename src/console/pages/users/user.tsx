import type { User } from '@notaria/erp';
import { usersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { CheckField } from '../../ui/forms/field.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { Card, Facts, Page } from '../../ui/frames/page.js';
import { RecordPage } from '../../ui/frames/record.js';
import { DialogButton } from '../../ui/frames/remove.js';
import { Failed } from '../../ui/frames/states.js';
import { uiTexts } from '../../ui/texts.js';
import { Logins } from './access/logins.js';
import { ResetLink } from './access/reset-link.js';
import { RemoveSecondFactor } from './access/second-factor.js';
import { useRoleChoices } from './roles.js';
import { LastLogin, UserState } from './state.js';
import { userTexts } from './texts.js';
import { EditUser, SetPassword } from './user-forms.js';

const users = usersQueries(erp);

interface UserPageProps {
  readonly user: User;
  /** Loads the newest state. */
  readonly onReload: () => Promise<unknown>;
}

/** The API requires the name, so that the version is sent as well. */
const activity = (user: User, active: boolean, revokeKeys?: boolean) => ({
  id: user.id,
  body: { name: user.name, active, ...(revokeKeys !== undefined && { revokeKeys }) },
  options: { ifMatch: user.version },
});

interface DeactivateProps extends UserPageProps {
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Revoked keys stay revoked, and a user who deactivated their own account is logged out: both have no undo. */
function useDeactivate({ isOwn, onClose }: DeactivateProps, revokesKeys: boolean) {
  const texts = useTexts(userTexts);
  return useWrite({
    options: users.update(),
    stale: [users.key],
    successMessage: texts.deactivated,
    undo: ({ data }) =>
      revokesKeys || isOwn
        ? undefined
        : { run: () => users.update().mutationFn(activity(data, true)), done: texts.activated },
    onDone: onClose,
  });
}

function Deactivate(props: DeactivateProps): ReactElement {
  const { user, isOwn, onReload, onClose } = props;
  const texts = useTexts(userTexts);
  const keys = useQuery(users.keys(user.id)).data?.data ?? [];
  const [isRevoking, setIsRevoking] = useState(true);
  const revokesKeys = isRevoking && keys.length > 0;
  const deactivate = useDeactivate(props, revokesKeys);
  return (
    <Confirm
      title={texts.deactivateTitle(user.name)}
      action={texts.deactivate}
      isBusy={deactivate.isPending}
      error={deactivate.error}
      onConfirm={() => deactivate.mutate(activity(user, false, revokesKeys))}
      onReload={() => onReload().then(() => deactivate.reset())}
      onClose={onClose}
    >
      <p>{texts.deactivateText}</p>
      {keys.length > 0 && (
        <>
          <p>{texts.keysLeft}</p>
          <ul>
            {keys.map(({ api, id, name, masked }) => (
              <li key={`${api} ${id}`}>{texts.keyLine(name, masked)}</li>
            ))}
          </ul>
          <CheckField label={texts.revokeKeys} checked={isRevoking} onChange={setIsRevoking} />
        </>
      )}
      {isOwn && (
        <p>
          <strong>{texts.deactivateOwnText}</strong>
        </p>
      )}
    </Confirm>
  );
}

function UserFacts({ user }: { readonly user: User }): ReactElement {
  const texts = useTexts(userTexts);
  const { yes, no } = useTexts(uiTexts);
  const formats = useFormats();
  const roles = useRoleChoices();
  const role = (
    <div className="stack">
      {roles.find(([code]) => code === user.role)?.[1] ?? user.role}
      <span className="hint">{texts.roleMeanings[user.role]}</span>
    </div>
  );
  return (
    <Card>
      <Facts
        facts={[
          [
            texts.email,
            <a key="email" href={`mailto:${user.email}`}>
              {user.email}
            </a>,
          ],
          [texts.role, role],
          [texts.lastLogin, <LastLogin key="login" user={user} />],
          [texts.secondFactor, user.secondFactor ? yes : no],
          [texts.failedAttempts, formats.number(user.failedAttempts)],
          [texts.language, texts.languages[(user.locale ?? '') as keyof typeof texts.languages]],
          [texts.createdAt, formats.instant(user.createdAt)],
        ]}
      />
    </Card>
  );
}

/** Ends the lock after failed logins. */
function Lock({ user, until }: { readonly user: User; readonly until: string }): ReactElement {
  const texts = useTexts(userTexts);
  const formats = useFormats();
  const [variables] = useState({ id: user.id });
  const unlock = useWrite({
    options: users.unlock(),
    stale: [users.key],
    successMessage: texts.unlocked,
  });
  return (
    <Card
      title={texts.lockedUntil(formats.instant(until))}
      actions={
        <Button isBusy={unlock.isPending} onClick={() => unlock.mutate(variables)}>
          {texts.unlock}
        </Button>
      }
    >
      <p>{texts.lockedText}</p>
      {unlock.error && <Failed error={unlock.error} />}
    </Card>
  );
}

interface ActionsProps extends UserPageProps {
  readonly isOwn: boolean;
  readonly isActivating: boolean;
  readonly onActivate: () => void;
}

function Actions(props: ActionsProps): ReactElement {
  const { user, isOwn, isActivating, onActivate } = props;
  const texts = useTexts(userTexts);
  return (
    <>
      <DialogButton label={texts.edit}>
        {(close) => <EditUser {...props} onClose={close} />}
      </DialogButton>
      <DialogButton label={texts.setPassword}>
        {(close) => <SetPassword user={user} isOwn={isOwn} onClose={close} />}
      </DialogButton>
      {user.active && (
        <DialogButton label={texts.resetLink}>
          {(close) => <ResetLink user={user} onClose={close} />}
        </DialogButton>
      )}
      {user.secondFactor && (
        <DialogButton label={texts.removeSecondFactor}>
          {(close) => <RemoveSecondFactor user={user} onClose={close} />}
        </DialogButton>
      )}
      {user.active ? (
        <DialogButton kind="danger" label={texts.deactivate}>
          {(close) => <Deactivate {...props} onClose={close} />}
        </DialogButton>
      ) : (
        <Button isBusy={isActivating} onClick={onActivate}>
          {texts.activate}
        </Button>
      )}
    </>
  );
}

function UserPage({ user, onReload }: UserPageProps): ReactElement {
  const texts = useTexts(userTexts);
  const isOwn = useMe().id === user.id;
  const { mutate, reset, error, isPending } = useWrite({
    options: users.update(),
    stale: [users.key],
    successMessage: texts.activated,
    undo: ({ data }) => ({
      run: () => users.update().mutationFn(activity(data, false)),
      done: texts.deactivated,
    }),
  });
  const activate = (): void => mutate(activity(user, true));
  const aside = (
    <>
      <UserState user={user} />
      {isOwn && <Badge tone="accent">{texts.you}</Badge>}
    </>
  );
  return (
    <Page
      title={user.name}
      back={{ href: '/users', title: texts.title }}
      aside={aside}
      actions={
        <Actions
          user={user}
          isOwn={isOwn}
          isActivating={isPending}
          onActivate={activate}
          onReload={onReload}
        />
      }
    >
      {error && <Failed error={error} onRetry={() => onReload().then(reset)} />}
      {user.lockedUntil !== null && <Lock user={user} until={user.lockedUntil} />}
      <UserFacts user={user} />
      <Logins user={user} />
    </Page>
  );
}

export function UserDetail({ id }: PageParams): ReactElement {
  const texts = useTexts(userTexts);
  const result = useQuery(users.get(Number(id)));
  return (
    <RecordPage
      result={result}
      title={texts.user}
      back={{ href: '/users', title: texts.title }}
      missing={texts.missing}
      history={{ type: 'user', id }}
    >
      {({ data }) => <UserPage user={data} onReload={result.refetch} />}
    </RecordPage>
  );
}
