import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { ListState } from '../../../data/list-state.js';
import { erpListed } from '../../../data/queries/listed.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { useCreateButton } from '../../../ui/create.js';
import { List } from '../../../ui/lists/list.js';
import type { Column } from '../../../ui/lists/table.js';
import { settingsTexts } from '../texts.js';
import { SettingsPage } from './settings-page.js';
import { CreateRow, EditRow, type TableRecords } from './table-form.js';

interface Page<T> {
  readonly data: readonly T[];
  readonly totalCount: number;
  readonly nextCursor?: string;
}

interface SettingsTableProps<T extends { readonly version: number }, K extends string, C, U> {
  readonly title: string;
  /** The label of the button for a new record. */
  readonly createLabel: string;
  /** The label of the search field; without it there is no search. */
  readonly search?: string;
  readonly list: ListState;
  readonly result: UseQueryResult<Page<T>>;
  readonly columns: readonly Column<T>[];
  readonly records: TableRecords<T, K, C, U>;
  /** More buttons of a row. */
  readonly actionsOf?: (row: T) => ReactNode;
}

function CreateButton({ label, onOpen }: { readonly label: string; readonly onOpen: () => void }) {
  return useCreateButton(label, onOpen);
}

/** Returns the column with the buttons of a row. */
function useActions<T>(onEdit: (row: T) => void, actionsOf?: (row: T) => ReactNode): Column<T> {
  const texts = useTexts(settingsTexts);
  return {
    title: '',
    cell: (row) => (
      <div className="row-actions">
        {actionsOf?.(row)}
        <Button kind="quiet" onClick={() => onEdit(row)}>
          {texts.edit}
        </Button>
      </div>
    ),
  };
}

interface RowDialogProps<T> {
  readonly open: T | 'new' | undefined;
  readonly onClose: () => void;
}

/** The form of the open row, or of a new one. */
function RowDialog<T extends { readonly version: number }, K extends string, C, U>(
  props: SettingsTableProps<T, K, C, U> & RowDialogProps<T>,
): ReactElement | null {
  const { records, createLabel, result, open, onClose } = props;
  const { create } = records;
  if (open === undefined) return null;
  if (open === 'new')
    return create ? (
      <CreateRow records={records} create={create} onClose={onClose} title={createLabel} />
    ) : null;
  const reload = async () => (await result.refetch()).data?.data;
  return <EditRow records={records} reload={reload} onClose={onClose} row={open} />;
}

/** A table of settings, with a dialog to add and edit rows. */
export function SettingsTable<T extends { readonly version: number }, K extends string, C, U>(
  props: SettingsTableProps<T, K, C, U>,
): ReactElement {
  const { title, createLabel, search, list, result, columns, records, actionsOf } = props;
  const texts = useTexts(settingsTexts);
  const { may } = useMe();
  const [open, setOpen] = useState<T | 'new'>();
  const mayWrite = may(records.permission);
  const actions = useActions(setOpen, actionsOf);
  const openNew = (): void => setOpen('new');
  const mayCreate = records.create !== undefined && mayWrite;
  const first = mayCreate && (
    <Button icon="plus" onClick={openNew}>
      {createLabel}
    </Button>
  );
  return (
    <SettingsPage
      title={title}
      actions={mayCreate && <CreateButton label={createLabel} onOpen={openNew} />}
    >
      <List
        list={list}
        listed={erpListed(result)}
        caption={title}
        columns={mayWrite ? [...columns, actions] : columns}
        keyOf={records.keyOf}
        onOpen={mayWrite ? setOpen : undefined}
        empty={{ title: texts.none(title), action: first }}
        {...(search ? { search } : {})}
      />
      <RowDialog {...props} open={open} onClose={() => setOpen(undefined)} />
    </SettingsPage>
  );
}
