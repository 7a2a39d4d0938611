import type { PaymentTermsInput, PaymentTermsUpdate } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { choice, decimal, fieldsOf, mark, text } from '../../../records/fields.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { ActiveBadge, SettingsTable } from '../frame/settings-table.js';
import { required } from '../frame/table-form.js';
import { settingsTexts } from '../texts.js';

const config = configQueries(erp);

/** The due day of payment terms cannot change, because customers and documents refer to the terms. */
export function Terms(): ReactElement {
  const texts = useTexts(settingsTexts);
  const list = useListState('days');
  const name = text(texts.name, required);
  return (
    <SettingsTable
      tab="terms"
      search={texts.searchNames}
      list={list}
      page={config.paymentTerms({ ...pageQuery<'code' | 'days'>(list), includeInactive: true })}
      records={{
        by: 'id',
        nameOf: (terms) => terms.name,
        stale: [config.key],
        create: {
          label: texts.newTerms,
          options: config.createPaymentTerms(),
          fields: fieldsOf<PaymentTermsInput>()([
            {
              code: text(texts.code, required),
              name,
              kind: choice(texts.kind, Object.entries(texts.kinds), { initial: 'days' }),
              days: decimal(texts.days, { empty: 'omitted' }),
            },
          ]),
        },
        update: {
          options: config.updatePaymentTerms(),
          fields: fieldsOf<PaymentTermsUpdate>()([{ name, active: mark(texts.active) }]),
        },
      }}
      columns={[
        { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
        { title: texts.name, cell: (terms) => terms.name },
        { title: texts.kind, isMinor: true, cell: ({ kind }) => texts.kinds[kind] },
        { title: texts.days, sort: 'days', isNumber: true, cell: ({ days }) => days },
        { title: texts.state, cell: ({ active }) => <ActiveBadge isActive={active} /> },
      ]}
    />
  );
}
