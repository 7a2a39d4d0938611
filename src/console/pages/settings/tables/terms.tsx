import type { PaymentTerms, PaymentTermsInput, PaymentTermsUpdate } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { decimalOr } from '../../../data/forms/decimals.js';
import { tickOf } from '../../../data/forms/entered.js';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { ActiveBadge } from '../frame/active.js';
import { SettingsTable } from '../frame/settings-table.js';
import type { TableRecords } from '../frame/table-form.js';
import { type SettingsTexts, settingsTexts } from '../texts.js';

const config = configQueries(erp);

const blank = { code: '', name: '', kind: 'days', days: '', active: 'yes' };

type Field = keyof typeof blank;
type Create = { readonly body: PaymentTermsInput };
type Update = {
  readonly id: number;
  readonly body: PaymentTermsUpdate;
  readonly options: { readonly ifMatch: number };
};

/** The due day of payment terms cannot change, because customers and documents refer to the terms. */
const recordsOf = (texts: SettingsTexts): TableRecords<PaymentTerms, Field, Create, Update> => ({
  fields: [
    { name: 'code', label: texts.code, required: true, only: 'create' },
    { name: 'name', label: texts.name, required: true },
    {
      name: 'kind',
      label: texts.kind,
      kind: 'choice',
      choices: Object.entries(texts.kinds),
      only: 'create',
    },
    { name: 'days', label: texts.days, kind: 'decimal', only: 'create' },
    { name: 'active', label: texts.active, kind: 'mark', only: 'edit' },
  ],
  blank,
  valuesOf: ({ code, name, active }) => ({ ...blank, code, name, active: tickOf(active) }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  permission: 'config:write',
  stale: [config.key],
  create: {
    options: config.createPaymentTerms(),
    bodyOf: ({ code, name, kind, days }) => ({
      body: {
        code,
        name,
        kind: kind as PaymentTerms['kind'],
        ...(days ? { days: decimalOr(days, 0) } : {}),
      },
    }),
  },
  update: {
    options: config.updatePaymentTerms(),
    variablesOf: ({ id }, { name, active }, ifMatch) => ({
      id,
      body: { name, active: active === 'yes' },
      options: { ifMatch },
    }),
  },
});

export function Terms(): ReactElement {
  const texts = useTexts(settingsTexts);
  const list = useListState('days');
  const result = useQuery({
    ...config.paymentTerms({ ...pageQuery<'code' | 'days'>(list), includeInactive: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <SettingsTable
      title={texts.tabs.terms}
      createLabel={texts.newTerms}
      search={texts.searchNames}
      list={list}
      result={result}
      records={recordsOf(texts)}
      columns={[
        { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
        { title: texts.name, cell: ({ name }) => name },
        { title: texts.kind, isMinor: true, cell: ({ kind }) => texts.kinds[kind] },
        { title: texts.days, sort: 'days', isNumber: true, cell: ({ days }) => days },
        { title: texts.state, cell: ({ active }) => <ActiveBadge isActive={active} /> },
      ]}
    />
  );
}
