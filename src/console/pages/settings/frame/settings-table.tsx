import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { ListState } from '../../../data/list-state.js';
import { type ErpPage, erpListed } from '../../../data/queries/listed.js';
import { WriteDialog } from '../../../records/write-dialog.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { useCreateButton } from '../../../ui/create.js';
import { List } from '../../../ui/lists/list.js';
import type { Column } from '../../../ui/lists/table.js';
import { type SettingsTexts, settingsTexts } from '../texts.js';
import { SettingsPage } from './settings-page.js';
import { EditRow, type RowKey, type TableRecords, type TableRow } from './table-form.js';

interface SettingsTableProps<T extends TableRow<K>, K extends RowKey, C, U> {
  readonly tab: keyof SettingsTexts['tabs'];
  /** The label of the search field; without it there is no search. */
  readonly search?: string;
  readonly list: ListState;
  /** Options of the query of the page. */
  readonly page: Pick<UseQueryOptions<ErpPage<T>>, 'queryKey' | 'queryFn'>;
  readonly columns: readonly Column<T>[];
  readonly records: TableRecords<T, K, C, U>;
  /** The permission to change them. */
  readonly permission?: string;
  /** More buttons of a row. */
  readonly actionsOf?: (row: T) => ReactNode;
}

export function ActiveBadge({ isActive }: { readonly isActive: boolean }): ReactElement {
  const { active, inactive } = useTexts(settingsTexts);
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? active : inactive}</Badge>;
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

/** A table of settings, with a dialog to add and edit rows. */
export function SettingsTable<T extends TableRow<K>, K extends RowKey, C, U>(
  props: SettingsTableProps<T, K, C, U>,
): ReactElement {
  const { tab, search, list, page, columns, records, actionsOf } = props;
  const { permission = 'config:write' } = props;
  const { create, by } = records;
  const texts = useTexts(settingsTexts);
  const { may } = useMe();
  const result = useQuery({ ...page, placeholderData: keepPreviousData });
  const [open, setOpen] = useState<T | 'new'>();
  const mayWrite = may(permission);
  const actions = useActions(setOpen, actionsOf);
  const openNew = (): void => setOpen('new');
  const close = (): void => setOpen(undefined);
  const title = texts.tabs[tab];
  const isOffered = create !== undefined && mayWrite;
  const first = isOffered && (
    <Button icon="plus" onClick={openNew}>
      {create.label}
    </Button>
  );
  return (
    <SettingsPage
      title={title}
      actions={isOffered && <CreateButton label={create.label} onOpen={openNew} />}
    >
      <List
        list={list}
        listed={erpListed(result)}
        caption={title}
        columns={mayWrite ? [...columns, actions] : columns}
        keyOf={(row) => row[by]}
        onOpen={mayWrite ? setOpen : undefined}
        empty={{ title: texts.none(title), action: first }}
        {...(search ? { search } : {})}
      />
      {open === 'new' && create && (
        <WriteDialog
          title={create.label}
          fields={create.fields}
          variablesOf={(body) => ({ body })}
          options={create.options}
          stale={records.stale}
          successMessage={texts.created}
          onClose={close}
        />
      )}
      {open !== undefined && open !== 'new' && (
        <EditRow
          records={records}
          row={open}
          reload={async () => (await result.refetch()).data?.data}
          onClose={close}
        />
      )}
    </SettingsPage>
  );
}
