import type { Company } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useForm } from '../../../data/forms/use-form.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { bodyOf, CardsOfInputs, valuesOf } from '../../../records/fields.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { Form } from '../../../ui/forms/form.js';
import { Card, Facts } from '../../../ui/frames/page.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { uiTexts } from '../../../ui/texts.js';
import { SettingsPage } from '../frame/settings-page.js';
import { useCompanyFields } from './company-fields.js';
import { PeriodLock } from './period-lock.js';
import { companyTexts } from './texts.js';

const config = configQueries(erp);

interface CompanyProps {
  readonly company: Company;
  /** Resolves to the newest state of the company. */
  readonly reload: () => Promise<Company | undefined>;
  /** Resets the form to the saved state. */
  readonly onSaved: () => void;
}

function CompanyForm({ company, reload, onSaved }: CompanyProps): ReactElement {
  const texts = useTexts(companyTexts);
  const { save } = useTexts(uiTexts);
  const fields = useCompanyFields();
  const form = useForm(valuesOf(fields, company));
  const [version, setVersion] = useState(company.version);
  const write = useWrite({
    options: config.updateCompany(),
    stale: [config.key],
    successMessage: texts.saved,
    onDone: () => void reload().then(onSaved),
  });
  const showNewest = async (): Promise<void> => {
    const newest = await reload();
    if (newest === undefined) return;
    form.rebase(valuesOf(fields, newest));
    setVersion(newest.version);
    write.reset();
  };
  const submit = (): void => {
    // An address without any member is removed.
    const body = { address: null, ...bodyOf(fields, form.values) };
    write.mutate({ body, options: { ifMatch: version } });
  };
  return (
    <Form
      error={write.error}
      onReload={showNewest}
      onSubmit={submit}
      end={
        <Button kind="primary" type="submit" isBusy={write.isPending}>
          {save}
        </Button>
      }
    >
      <CardsOfInputs form={form} fields={fields} />
    </Form>
  );
}

/** The settings, for roles without the permission to change them. */
function CompanyFacts({ company }: Pick<CompanyProps, 'company'>): ReactElement {
  const texts = useTexts(companyTexts);
  return (
    <Card title={texts.identity}>
      <Facts
        facts={[
          [texts.name, company.name],
          [texts.taxId, company.taxId],
          [texts.email, company.email],
          [texts.phone, company.phone],
          [texts.timeZone, company.timeZone],
          [texts.taxRounding, texts.taxRoundings[company.taxRounding]],
        ]}
      />
    </Card>
  );
}

export function CompanySettings(): ReactElement {
  const texts = useTexts(companyTexts);
  const { may } = useMe();
  const { data, error, refetch } = useQuery(config.company());
  const [saves, setSaves] = useState(0);
  const company = data?.data;
  const reload = async () => (await refetch()).data?.data;
  return (
    <SettingsPage title={texts.title}>
      {company === undefined && error && <Failed error={error} onRetry={refetch} />}
      {company === undefined && !error && <Loading />}
      {company && may('config:write') && (
        <CompanyForm
          key={saves}
          company={company}
          reload={reload}
          onSaved={() => setSaves(saves + 1)}
        />
      )}
      {company && !may('config:write') && <CompanyFacts company={company} />}
      {company && <PeriodLock key={company.lockedThrough} company={company} />}
    </SettingsPage>
  );
}
