import type { SeriesInput } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { decimal, fieldsOf, text } from '../../../records/fields.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { SettingsTable } from '../frame/settings-table.js';
import { settingsTexts } from '../texts.js';

const config = configQueries(erp);

/** The numbering of documents. */
export function SeriesTable(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { day } = useFormats();
  const list = useListState('code');
  return (
    <SettingsTable
      tab="series"
      list={list}
      page={config.series(pageQuery<'code'>(list))}
      records={{
        by: 'code',
        nameOf: ({ code }) => texts.documents[code] ?? code,
        stale: [config.key],
        update: {
          options: config.updateSeries(),
          fields: fieldsOf<SeriesInput>()([
            {
              prefix: text(texts.prefix, { empty: 'sent', autoComplete: 'off' }),
              pad: decimal(texts.pad, { required: true }),
              nextNumber: decimal(texts.nextNumber, { required: true }),
            },
          ]),
          // Sent only if it was changed, because the API refuses a next number for a series in use.
          complete: ({ nextNumber, ...body }, row) =>
            nextNumber === row.nextNumber ? body : { ...body, nextNumber },
        },
      }}
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
