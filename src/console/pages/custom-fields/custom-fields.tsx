import type { CustomField, CustomFieldInput, CustomFieldUpdate } from '@notaria/erp';
import { customFieldsQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { pageQuery, useListState } from '../../data/list-state.js';
import {
  area,
  choice,
  decimal,
  type Field,
  type FieldValues,
  fieldsOf,
  mark,
  text,
} from '../../records/fields.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { meKey } from '../../session/me.js';
import { Button } from '../../ui/button.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { ActiveBadge, SettingsTable } from '../settings/frame/settings-table.js';
import { required } from '../settings/frame/table-form.js';
import { customFieldTexts } from './texts.js';

const customFields = customFieldsQueries(erp);
/** The user's own query says which kinds have fields. */
const stale = [customFields.key, meKey];

/** The choices of a field, one in each line. */
const choicesField = (
  label: string,
  isShown?: (values: FieldValues) => boolean,
): Field<string[] | undefined> => ({
  ...area(label, { maxLength: 11_000, ...(isShown && { isShown }) }),
  textOf: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  valueOf(typed) {
    const choices = typed.split('\n').flatMap((line) => line.trim() || []);
    return choices.length === 0 ? undefined : choices;
  },
});

interface DeleteFieldProps {
  readonly field: CustomField;
  readonly onClose: () => void;
}

function DeleteField({ field, onClose }: DeleteFieldProps): ReactElement {
  const texts = useTexts(customFieldTexts);
  return (
    <ConfirmWrite
      title={texts.deleteTitle(field.label)}
      action={texts.delete}
      options={customFields.delete()}
      variables={{ id: field.id }}
      stale={stale}
      successMessage={texts.deleted}
      onClose={onClose}
    >
      <p>{texts.deleteText}</p>
    </ConfirmWrite>
  );
}

/** The fields that the company added to its records, with dialogs to make, change and delete them. */
export function CustomFields(): ReactElement {
  const texts = useTexts(customFieldTexts);
  const list = useListState('order');
  const [deleted, setDeleted] = useState<CustomField>();
  const label = text(texts.label, { ...required, maxLength: 60 });
  const order = decimal(texts.order, { empty: 'omitted' });
  const marks = { required: mark(texts.required), printed: mark(texts.printed) };
  const kinds = Object.entries(texts.kinds);
  return (
    <>
      <SettingsTable
        tab="customFields"
        search={texts.search}
        list={list}
        page={customFields.list({ ...pageQuery<'code' | 'order'>(list), includeInactive: true })}
        records={{
          by: 'id',
          nameOf: (field) => field.label,
          stale,
          create: {
            label: texts.create,
            options: customFields.create(),
            fields: fieldsOf<CustomFieldInput>()([
              { kind: choice(texts.of, kinds, { initial: 'customer' }) },
              {
                code: text(texts.code, {
                  ...required,
                  maxLength: 40,
                  pattern: '[a-z][a-z0-9_]*',
                  hint: texts.codeHint,
                }),
                label,
              },
              { type: choice(texts.type, Object.entries(texts.types), { initial: 'text' }), order },
              { choices: choicesField(texts.choices, ({ type }) => type === 'choice') },
              {
                references: choice(texts.references, [['', texts.none], ...kinds], {
                  empty: 'omitted',
                  isShown: ({ type }) => type === 'reference',
                }),
              },
              marks,
            ]),
          },
          update: {
            options: customFields.update(),
            fields: fieldsOf<CustomFieldUpdate>()([
              { label, order },
              { choices: choicesField(texts.choices) },
              { ...marks, active: mark(texts.active) },
            ]),
          },
        }}
        columns={[
          { title: texts.label, cell: (field) => field.label },
          { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
          { title: texts.of, cell: ({ kind }) => texts.kinds[kind as CustomFieldInput['kind']] },
          {
            title: texts.type,
            isMinor: true,
            cell: ({ type }) => texts.types[type as CustomFieldInput['type']],
          },
          { title: texts.order, sort: 'order', isNumber: true, cell: (field) => field.order },
          { title: texts.state, cell: ({ active }) => <ActiveBadge isActive={active} /> },
        ]}
        actionsOf={(field) => (
          <Button kind="quiet" onClick={() => setDeleted(field)}>
            {texts.delete}
          </Button>
        )}
      />
      {deleted && <DeleteField field={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}
