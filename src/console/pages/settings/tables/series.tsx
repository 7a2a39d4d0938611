import type { Series, SeriesInput } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { decimalOr } from '../../../data/forms/decimals.js';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { SettingsTable } from '../frame/settings-table.js';
import type { TableRecords } from '../frame/table-form.js';
import { type SettingsTexts, settingsTexts } from '../texts.js';

const config = configQueries(erp);

type Field = 'prefix' | 'pad' | 'nextNumber';
type Update = {
  readonly code: string;
  readonly body: SeriesInput;
  readonly options: { readonly ifMatch: number };
};

const recordsOf = (texts: SettingsTexts): TableRecords<Series, Field, never, Update> => ({
  fields: [
    { name: 'prefix', label: texts.prefix },
    { name: 'pad', label: texts.pad, kind: 'decimal', required: true },
    { name: 'nextNumber', label: texts.nextNumber, kind: 'decimal', required: true },
  ],
  blank: { prefix: '', pad: '', nextNumber: '' },
  valuesOf: ({ prefix, pad, nextNumber }) => ({
    prefix,
    pad: String(pad),
    nextNumber: String(nextNumber),
  }),
  keyOf: ({ code }) => code,
  nameOf: ({ code }) => texts.documents[code] ?? code,
  permission: 'config:write',
  stale: [config.key],
  update: {
    options: config.updateSeries(),
    variablesOf: (row, { prefix, pad, nextNumber }, ifMatch) => ({
      code: row.code,
      body: {
        prefix,
        pad: decimalOr(pad, row.pad),
        // Sent only if it was changed, because the API refuses a next number for a series in use.
        ...(nextNumber === String(row.nextNumber)
          ? {}
          : { nextNumber: decimalOr(nextNumber, row.nextNumber) }),
      },
      options: { ifMatch },
    }),
  },
});

/** The numbering of documents. */
export function SeriesTable(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { day } = useFormats();
  const list = useListState('code');
  const result = useQuery({
    ...config.series(pageQuery<'code'>(list)),
    placeholderData: keepPreviousData,
  });
  return (
    <SettingsTable
      title={texts.tabs.series}
      createLabel=""
      list={list}
      result={result}
      records={recordsOf(texts)}
      columns={[
        { title: texts.document, sort: 'code', cell: ({ code }) => texts.documents[code] ?? code },
        { title: texts.prefix, cell: ({ prefix }) => <code>{prefix}</code> },
        { title: texts.nextNumber, isNumber: true, cell: ({ nextNumber }) => nextNumber },
        { title: texts.pad, isNumber: true, isMinor: true, cell: ({ pad }) => pad },
        {
          title: texts.lastDate,
          cell: ({ lastDate }) => (lastDate === null ? '—' : day(lastDate)),
        },
      ]}
    />
  );
}
