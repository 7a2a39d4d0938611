import type { Customer, CustomerInput } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBaseCurrency } from '../../data/queries/company.js';
import { area, choice, decimal, type Field, fieldsOf } from '../../records/fields.js';
import { NewRecordDialog, type NewRecordDialogProps } from '../../records/new-record-dialog.js';
import { EditRecord, NewRecord, type RecordKind } from '../../records/record-form.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { type UiTexts, uiTexts } from '../../ui/texts.js';
import { useCustomInputs, WithCustomFields } from '../custom-fields/custom-inputs.js';
import { useIdentityRows, useMarks, useTermsFields, withTaxId } from '../parties/party-fields.js';
import { type CustomerTexts, customerTexts } from './texts.js';

const customers = customersQueries(erp);

/** A choice between yes, no and the setting of the company. */
const pricesField = (texts: CustomerTexts, { yes, no }: UiTexts): Field<boolean | null> => ({
  ...choice(texts.includesTax, [
    ['', texts.companyPrices],
    ['yes', yes],
    ['no', no],
  ]),
  textOf: (isOn) => (typeof isOn === 'boolean' ? (isOn ? 'yes' : 'no') : ''),
  valueOf: (chosen) => (chosen === '' ? null : chosen === 'yes'),
});

function useFields(customer: Customer | undefined) {
  const texts = useTexts(customerTexts);
  const base = useBaseCurrency();
  const fields = fieldsOf<CustomerInput>()([
    ...useIdentityRows(),
    texts.groups.trade,
    {
      ...useTermsFields(customer),
      creditLimit: decimal(base ? texts.creditLimitIn(base) : texts.creditLimit, {
        hint: texts.creditLimitHint,
      }),
      priceIncludesTax: pricesField(texts, useTexts(uiTexts)),
    },
    useMarks(customer),
    { notes: area(texts.notes, { maxLength: 2000 }) },
  ]);
  return [...fields, ...useCustomInputs<CustomerInput>('customer')];
}

const customerKind: RecordKind<Customer, CustomerInput> = {
  name: 'customer',
  href: '/customers',
  texts: customerTexts,
  queries: { key: customers.key, create: customers.create, update: customers.update },
  nameOf: ({ name }) => name,
  useFields,
  complete: withTaxId,
  isStored: false,
};

export const NewCustomer = (): ReactElement => (
  <WithCustomFields kind="customer">
    <NewRecord kind={customerKind} />
  </WithCustomFields>
);

export const NewCustomerDialog = (props: NewRecordDialogProps<Customer>): ReactElement => (
  <WithCustomFields kind="customer" isDialog>
    <NewRecordDialog {...props} kind={customerKind} />
  </WithCustomFields>
);

export const EditCustomer = ({ id }: PageParams): ReactElement => (
  <WithCustomFields kind="customer">
    <EditRecord kind={customerKind} result={useQuery(customers.get(Number(id)))} />
  </WithCustomFields>
);
