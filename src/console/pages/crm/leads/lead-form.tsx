import type { LeadInput, LeadSource } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { readDecimal } from '../../../data/forms/decimals.js';
import { type Form as FormState, useForm } from '../../../data/forms/use-form.js';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { AreaField, type Choice, SelectField, TextField } from '../../../ui/forms/field.js';
import { Form } from '../../../ui/forms/form.js';
import { FormEnd } from '../../../ui/forms/form-end.js';
import { Card, Page } from '../../../ui/frames/page.js';
import { crmTexts } from '../texts.js';

const crm = crmQueries(erp);

const blank = {
  name: '',
  companyName: '',
  email: '',
  phone: '',
  source: '',
  estimatedAmount: '',
  notes: '',
};

function bodyOf(values: Readonly<Record<keyof typeof blank, string>>): LeadInput {
  const { name, companyName, email, phone, source, notes } = values;
  const estimatedAmount = readDecimal(values.estimatedAmount);
  return {
    name,
    ...(companyName ? { companyName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(source ? { source: source as LeadSource } : {}),
    ...(estimatedAmount === undefined ? {} : { estimatedAmount }),
    ...(notes ? { notes } : {}),
  };
}

function useCreate() {
  const texts = useTexts(crmTexts);
  const [, navigate] = useLocation();
  return useWrite({
    options: crm.createLead(),
    stale: [crm.key],
    successMessage: texts.leadCreated,
    onDone: ({ data }) => navigate(`/crm/leads/${data.id}`),
  });
}

function LeadCard({ form }: { readonly form: FormState<keyof typeof blank> }): ReactElement {
  const texts = useTexts(crmTexts);
  const sources: readonly Choice[] = [['', texts.unknownSource], ...Object.entries(texts.sources)];
  return (
    <Card title={texts.facts}>
      <div className="form-row">
        <TextField {...form.field('name')} label={texts.name} required autoFocus maxLength={200} />
        <TextField {...form.field('companyName')} label={texts.company} maxLength={200} />
      </div>
      <div className="form-row">
        <TextField
          {...form.field('email')}
          label={texts.email}
          hint={texts.contactHint}
          type="email"
          maxLength={254}
        />
        <TextField {...form.field('phone')} label={texts.phone} type="tel" maxLength={40} />
        <SelectField {...form.field('source', sources)} label={texts.source} choices={sources} />
        <DecimalField {...form.field('estimatedAmount')} label={texts.estimatedAmount} />
      </div>
      <AreaField {...form.field('notes')} label={texts.notes} maxLength={2000} />
    </Card>
  );
}

export function NewLead(): ReactElement {
  const texts = useTexts(crmTexts);
  const form = useForm(blank, { isStored: false });
  const once = useOnce<{ body: LeadInput }>();
  const write = useCreate();
  return (
    <Page title={texts.newLead} back={{ href: '/crm/leads', title: texts.leads }}>
      <Form
        error={write.error}
        onSubmit={() => write.mutate(once({ body: bodyOf(form.values) }))}
        end={<FormEnd cancelHref="/crm/leads" action={texts.newLead} isBusy={write.isPending} />}
      >
        <LeadCard form={form} />
      </Form>
    </Page>
  );
}
