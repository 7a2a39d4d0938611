import type { ApiKey, ApiKeyUpdate } from '@notaria/erp';
import { apiKeysQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '../../../data/forms/use-write.js';
import { dayOf } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PageParams } from '../../../shell/route.js';
import { TextField } from '../../../ui/forms/field.js';
import { Form } from '../../../ui/forms/form.js';
import { FormEnd } from '../../../ui/forms/form-end.js';
import { Card, Page } from '../../../ui/frames/page.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import { uiTexts } from '../../../ui/texts.js';
import { useKept } from '../../../unsaved/kept.js';
import { keyTexts } from '../texts.js';
import { UsageCard } from '../usage/usage-card.js';
import { LimitFields, limitsOf } from './limits.js';
import { MatrixChoice } from './matrix.js';
import { erpPermissions, isGranted } from './permissions.js';

const keys = apiKeysQueries(erp);

/** Returns the permissions of the key, with those of `module:*` listed separately. */
const heldBy = ({ permissions }: ApiKey): readonly string[] =>
  Object.entries(erpPermissions).flatMap(([module, actions]) =>
    actions
      .filter((action) => isGranted(permissions, module, action))
      .map((action) => `${module}:${action}`),
  );

/** Returns the fields of the form and the body. Unchanged members keep their values. */
function useKeyFields(key: ApiKey) {
  const [first] = useState(() => ({
    name: key.name,
    chosen: heldBy(key),
    limits: {
      addresses: key.allowedIps.join('\n'),
      expiresOn: key.expiresAt === null ? '' : dayOf(new Date(key.expiresAt)),
    },
  }));
  const [name, setName] = useKept('name', first.name);
  const [chosen, setChosen] = useKept('permissions', first.chosen);
  const [limits, setLimits] = useKept('limits', first.limits);
  const { allowedIps = null, expiresAt = null } = limitsOf(limits);
  const body: ApiKeyUpdate = {
    name,
    ...(chosen === first.chosen ? {} : { permissions: chosen }),
    ...(limits.addresses === first.limits.addresses ? {} : { allowedIps }),
    ...(limits.expiresOn === first.limits.expiresOn ? {} : { expiresAt }),
  };
  return { name, setName, chosen, setChosen, limits, setLimits, body };
}

function useUpdate() {
  const texts = useTexts(keyTexts);
  const [, navigate] = useLocation();
  return useWrite({
    options: keys.update(),
    stale: [keys.key],
    successMessage: texts.saved,
    onDone: () => navigate('/keys'),
  });
}

interface EditKeyProps {
  readonly apiKey: ApiKey;
  /** Loads the newest state of the key, which replaces the form. */
  readonly onReload: () => unknown;
}

function EditKey({ apiKey, onReload }: EditKeyProps): ReactElement {
  const texts = useTexts(keyTexts);
  const { save } = useTexts(uiTexts);
  const { may } = useMe();
  const fields = useKeyFields(apiKey);
  const write = useUpdate();
  const { id, version } = apiKey;
  return (
    <Form
      error={write.error}
      onReload={onReload}
      onSubmit={() => write.mutate({ id, body: fields.body, options: { ifMatch: version } })}
      end={<FormEnd cancelHref="/keys" action={save} isBusy={write.isPending} />}
    >
      <Card>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={200}
          path="name"
          value={fields.name}
          onChange={fields.setName}
        />
        <MatrixChoice
          matrix={erpPermissions}
          chosen={fields.chosen}
          mayGrant={may}
          onChange={fields.setChosen}
          error={undefined}
        />
        <LimitFields typed={fields.limits} onChange={fields.setLimits} />
      </Card>
    </Form>
  );
}

function KeyUsage({ id }: { readonly id: number }): ReactElement {
  const { data, error, refetch } = useQuery(keys.usage(id));
  return <UsageCard usage={data?.data} error={error} onRetry={refetch} />;
}

/** A key of the ERP API with its usage, and a form for its name, permissions and limits unless it is revoked. */
export function KeyEditPage({ id }: PageParams): ReactElement {
  const texts = useTexts(keyTexts);
  const result = useQuery(keys.get(Number(id)));
  const back = { href: '/keys', title: texts.title };
  return (
    <ErpRecordPage<ApiKey> result={result} back={back} missing={texts.missing}>
      {(apiKey) => (
        <Page title={apiKey.name} back={back}>
          <KeyUsage id={apiKey.id} />
          {apiKey.status === 'Activa' && (
            <EditKey key={apiKey.version} apiKey={apiKey} onReload={result.refetch} />
          )}
        </Page>
      )}
    </ErpRecordPage>
  );
}
