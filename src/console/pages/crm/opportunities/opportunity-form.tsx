import type { OpenStage, OpportunityInput } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { readDecimal } from '../../../data/forms/decimals.js';
import { type Form as FormState, useForm } from '../../../data/forms/use-form.js';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { useCurrencyChoices } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { DateField } from '../../../ui/forms/date/date-field.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { type Choice, SelectField, TextField } from '../../../ui/forms/field.js';
import { Form } from '../../../ui/forms/form.js';
import { FormEnd } from '../../../ui/forms/form-end.js';
import { Card, Page } from '../../../ui/frames/page.js';
import { useKept } from '../../../unsaved/kept.js';
import { CustomerPicker, type PickerItem } from '../../documents/lines/pickers.js';
import { type CrmTexts, crmTexts } from '../texts.js';

const crm = crmQueries(erp);

const blank = {
  title: '',
  stage: 'prospecting',
  expectedAmount: '',
  currencyCode: '',
  expectedCloseDate: '',
};

type Values = Readonly<Record<keyof typeof blank, string>>;

function bodyOf(values: Values, leadId: number, customer: PickerItem | null): OpportunityInput {
  const expectedAmount = readDecimal(values.expectedAmount);
  return {
    title: values.title,
    stage: values.stage as OpenStage,
    ...(leadId > 0 ? { leadId } : {}),
    ...(customer ? { customerId: customer.id } : {}),
    ...(expectedAmount === undefined ? {} : { expectedAmount }),
    ...(values.currencyCode ? { currencyCode: values.currencyCode } : {}),
    ...(values.expectedCloseDate ? { expectedCloseDate: values.expectedCloseDate } : {}),
  };
}

const openStagesOf = ({ stages }: CrmTexts): readonly Choice[] =>
  Object.entries(stages).filter(([stage]) => stage !== 'won' && stage !== 'lost');

function useCreate() {
  const texts = useTexts(crmTexts);
  const [, navigate] = useLocation();
  return useWrite({
    options: crm.createOpportunity(),
    stale: [crm.key],
    successMessage: texts.opportunityCreated,
    onDone: ({ data }) => navigate(`/crm/opportunities/${data.id}`),
  });
}

/** The stage, and the amount and day that are expected. */
function ForecastFields({ form }: { readonly form: FormState<keyof typeof blank> }): ReactElement {
  const texts = useTexts(crmTexts);
  const stages = openStagesOf(texts);
  const currencies: readonly Choice[] = [['', texts.companyCurrency], ...useCurrencyChoices()];
  return (
    <div className="form-row">
      <SelectField {...form.field('stage', stages)} label={texts.stage} choices={stages} />
      <DecimalField {...form.field('expectedAmount')} label={texts.expectedAmount} />
      <SelectField
        {...form.field('currencyCode', currencies)}
        label={texts.currency}
        choices={currencies}
      />
      <DateField {...form.field('expectedCloseDate')} label={texts.expectedClose} />
    </div>
  );
}

/** `?lead=5` creates an opportunity for a lead; without it, for a customer. */
export function NewOpportunity(): ReactElement {
  const texts = useTexts(crmTexts);
  const [params] = useSearchParams();
  const leadId = Number(params.get('lead')) || 0;
  const form = useForm(blank);
  const [customer, setCustomer] = useKept<PickerItem | null>('customer', null);
  const once = useOnce<{ body: OpportunityInput }>();
  const write = useCreate();
  return (
    <Page title={texts.newOpportunity} back={{ href: '/crm', title: texts.back }}>
      <Form
        error={write.error}
        onSubmit={() => write.mutate(once({ body: bodyOf(form.values, leadId, customer) }))}
        end={<FormEnd cancelHref="/crm" action={texts.newOpportunity} isBusy={write.isPending} />}
      >
        <Card title={texts.facts}>
          {leadId === 0 && (
            <CustomerPicker value={customer} onChange={setCustomer} path="customerId" />
          )}
          <TextField {...form.field('title')} label={texts.title} required maxLength={200} />
          <ForecastFields form={form} />
        </Card>
      </Form>
    </Page>
  );
}
