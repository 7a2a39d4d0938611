import type { OpportunityInput } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useCurrencyChoices } from '../../../data/queries/company.js';
import { choice, day, decimal, type Field, fieldsOf, text } from '../../../records/fields.js';
import { NewRecord } from '../../../records/record-form.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { CustomerPicker, type PickerItem } from '../../documents/lines/pickers.js';
import { type CrmTexts, crmTexts } from '../texts.js';

const crm = crmQueries(erp);

const pageTexts = ({ back, newOpportunity, opportunityCreated }: CrmTexts) => ({
  title: back,
  create: newOpportunity,
  created: opportunityCreated,
});

const customerIn = (text: string): PickerItem | null => (text === '' ? null : JSON.parse(text));

/** The field of the customer. Its text is the chosen customer in JSON. */
const customerField: Field<number | undefined> = {
  initial: '',
  textOf: () => '',
  valueOf: (chosen) => customerIn(chosen)?.id,
  render: ({ value, onChange, path }) => (
    <CustomerPicker
      value={customerIn(value)}
      onChange={(customer) => onChange(customer ? JSON.stringify(customer) : '')}
      path={path}
    />
  ),
};

/** Returns the id of the lead in the address; 0 without one. */
function useLeadId(): number {
  const [params] = useSearchParams();
  return Number(params.get('lead')) || 0;
}

function useFields() {
  const texts = useTexts(crmTexts);
  const leadId = useLeadId();
  const stages = Object.entries(texts.stages).filter(
    ([stage]) => stage !== 'won' && stage !== 'lost',
  );
  const currencies = [['', texts.companyCurrency] as const, ...useCurrencyChoices()];
  const empty = 'omitted';
  return fieldsOf<OpportunityInput>()([
    texts.facts,
    leadId > 0 ? {} : { customerId: customerField },
    { title: text(texts.title, { required: true, maxLength: 200 }) },
    {
      stage: choice(texts.stage, stages, { initial: 'prospecting' }),
      expectedAmount: decimal(texts.expectedAmount, { empty }),
      currencyCode: choice(texts.currency, currencies, { empty }),
      expectedCloseDate: day(texts.expectedClose, { empty }),
    },
  ]);
}

/** `?lead=5` creates an opportunity for a lead; without it, for a customer. */
export function NewOpportunity(): ReactElement {
  const leadId = useLeadId();
  return (
    <NewRecord
      kind={{
        name: 'opportunity',
        href: '/crm/opportunities',
        listHref: '/crm',
        texts: { en: pageTexts(crmTexts.en), es: pageTexts(crmTexts.es) },
        queries: { key: crm.key, create: crm.createOpportunity },
        useFields,
        complete: (body) => (leadId > 0 ? { ...body, leadId } : body),
      }}
    />
  );
}
