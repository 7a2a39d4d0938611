import type { SsoConnection, SsoConnectionInput } from '@notaria/erp';
import { authQueries, ssoQueries, usersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { problemOf } from '../../data/queries/problem.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import {
  AreaField,
  CheckField,
  type Choice,
  SelectField,
  TextField,
} from '../../ui/forms/field.js';
import { Form } from '../../ui/forms/form.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { Card } from '../../ui/frames/page.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { uiTexts } from '../../ui/texts.js';
import { useKept } from '../../unsaved/kept.js';
import { UsersFrame } from '../users/frame.js';
import { useRoleChoices } from '../users/roles.js';
import { ssoTexts } from './texts.js';

const sso = ssoQueries(erp);

/** The values of the form, as they are typed. */
interface Draft {
  readonly issuer: string;
  readonly clientId: string;
  readonly domains: string;
  readonly defaultRole: string;
  readonly roleClaim: string;
  readonly roles: string;
  readonly required: boolean;
  readonly administrator: string;
}

const draftOf = (connection: SsoConnection | undefined): Draft => ({
  issuer: connection?.issuer ?? '',
  clientId: connection?.clientId ?? '',
  domains: connection?.domains.join('\n') ?? '',
  defaultRole: connection?.defaultRole ?? '',
  roleClaim: connection?.roleClaim ?? 'groups',
  roles: connection?.roles.map(({ value, role }) => `${value} = ${role}`).join('\n') ?? '',
  required: connection?.required ?? false,
  administrator: String(connection?.passwordAdministratorId ?? ''),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns undefined if a line is not complete. A group may hold an equals sign, a role cannot. */
function rolesOf(text: string): { value: string; role: string }[] | undefined {
  const roles = linesOf(text).map((line) => {
    const at = line.lastIndexOf('=');
    return { value: line.slice(0, Math.max(at, 0)).trim(), role: line.slice(at + 1).trim() };
  });
  return roles.some(({ value, role }) => value === '' || role === '') ? undefined : roles;
}

const bodyOf = (draft: Draft, secret: string): SsoConnectionInput => ({
  issuer: draft.issuer,
  clientId: draft.clientId,
  ...(secret !== '' && { clientSecret: secret }),
  domains: linesOf(draft.domains),
  defaultRole: draft.defaultRole || null,
  roleClaim: draft.roleClaim,
  roles: rolesOf(draft.roles) ?? [],
  required: draft.required,
  passwordAdministratorId: draft.administrator === '' ? null : Number(draft.administrator),
});

function useAdministrators(): readonly Choice[] {
  const { data } = useQuery(usersQueries(erp).list({ role: 'admin', pageSize: 100 }));
  return (data?.data ?? [])
    .filter(({ active }) => active)
    .map(({ id, name }): Choice => [String(id), name]);
}

interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function ProviderFields({ draft, onChange }: FieldsProps): ReactElement {
  const texts = useTexts(ssoTexts);
  return (
    <>
      <TextField
        label={texts.issuer}
        hint={texts.issuerHint}
        type="url"
        required
        maxLength={500}
        path="issuer"
        value={draft.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <TextField
        label={texts.clientId}
        required
        maxLength={200}
        path="clientId"
        value={draft.clientId}
        onChange={(clientId) => onChange({ clientId })}
      />
    </>
  );
}

function PeopleFields({ draft, onChange }: FieldsProps): ReactElement {
  const texts = useTexts(ssoTexts);
  const isWrong = rolesOf(draft.roles) === undefined;
  return (
    <>
      <AreaField
        label={texts.domains}
        hint={texts.domainsHint}
        required
        path="domains"
        value={draft.domains}
        onChange={(domains) => onChange({ domains })}
      />
      <SelectField
        label={texts.defaultRole}
        path="defaultRole"
        choices={[['', texts.noRole], ...useRoleChoices()]}
        value={draft.defaultRole}
        onChange={(defaultRole) => onChange({ defaultRole })}
      />
      <TextField
        label={texts.roleClaim}
        required
        maxLength={100}
        path="roleClaim"
        value={draft.roleClaim}
        onChange={(roleClaim) => onChange({ roleClaim })}
      />
      <AreaField
        label={texts.roles}
        hint={texts.rolesHint}
        path="roles"
        error={isWrong ? texts.rolesWrong : undefined}
        value={draft.roles}
        onChange={(roles) => onChange({ roles })}
      />
      <CheckField
        label={texts.required}
        checked={draft.required}
        onChange={(required) => onChange({ required })}
      />
      <SelectField
        label={texts.administrator}
        path="passwordAdministratorId"
        choices={[['', texts.noAdministrator], ...useAdministrators()]}
        value={draft.administrator}
        onChange={(administrator) => onChange({ administrator })}
      />
    </>
  );
}

function DeleteConnection({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(ssoTexts);
  return (
    <ConfirmWrite
      title={texts.deleteTitle}
      action={texts.delete}
      options={sso.delete()}
      variables={undefined}
      stale={[sso.key]}
      successMessage={texts.deleted}
      onClose={onClose}
    >
      <p>{texts.deleteText}</p>
    </ConfirmWrite>
  );
}

interface ConnectionProps {
  /** Undefined before the first save. */
  readonly connection: SsoConnection | undefined;
  readonly onReload: () => Promise<unknown>;
}

function ConnectionForm({ connection, onReload }: ConnectionProps): ReactElement {
  const texts = useTexts(ssoTexts);
  const { save } = useTexts(uiTexts);
  const [draft, setDraft] = useKept('sso', draftOf(connection));
  // A secret is not kept in the browser.
  const [secret, setSecret] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const write = useWrite({
    options: sso.update(),
    stale: [sso.key, authQueries(erp).key],
    successMessage: texts.saved,
    onDone: () => setSecret(''),
  });
  const change = (changes: Partial<Draft>): void => setDraft((now) => ({ ...now, ...changes }));
  const options = connection === undefined ? {} : { options: { ifMatch: connection.version } };
  const submit = (): void => {
    if (rolesOf(draft.roles) !== undefined)
      write.mutate({ body: bodyOf(draft, secret), ...options });
  };
  return (
    <>
      <Form
        error={write.error}
        onReload={() => onReload().then(() => write.reset())}
        onSubmit={submit}
        end={
          <>
            {connection && (
              <Button kind="quiet" onClick={() => setDeleting(true)}>
                {texts.delete}
              </Button>
            )}
            <Button kind="primary" type="submit" isBusy={write.isPending}>
              {save}
            </Button>
          </>
        }
      >
        <ProviderFields draft={draft} onChange={change} />
        <TextField
          label={texts.clientSecret}
          hint={connection === undefined ? texts.secretHint : texts.secretKept}
          type="password"
          autoComplete="off"
          required={connection === undefined}
          maxLength={500}
          path="clientSecret"
          value={secret}
          onChange={setSecret}
        />
        <PeopleFields draft={draft} onChange={change} />
      </Form>
      {isDeleting && <DeleteConnection onClose={() => setDeleting(false)} />}
    </>
  );
}

/** The connection of the company to its identity provider. */
export function SsoSettings(): ReactElement {
  const texts = useTexts(ssoTexts);
  const { data, error, refetch } = useQuery({ ...sso.get(), retry: false });
  const isNew = problemOf(error).code === 'not_found';
  const isKnown = data !== undefined || isNew;
  // A connection that was deleted remains in the cache.
  const connection = isNew ? undefined : data?.data;
  return (
    <UsersFrame title={texts.title}>
      <Card title={texts.title}>
        <p className="prose">
          {texts.intro} <code>{`${location.origin}/console/sso`}</code>
        </p>
        <p className="prose">
          <a href="/docs/guides/sso">{texts.guide}</a>
        </p>
        {!isKnown && error && <Failed error={error} onRetry={refetch} />}
        {!isKnown && !error && <Loading />}
        {isKnown && (
          <ConnectionForm
            key={String(connection?.version)}
            connection={connection}
            onReload={refetch}
          />
        )}
      </Card>
    </UsersFrame>
  );
}
