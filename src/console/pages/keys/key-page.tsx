import { type ReactElement, type ReactNode, useState } from 'react';
import type { ListState } from '../../data/list-state.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { useCreateButton } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List, type ListPage } from '../../ui/lists/list.js';
import type { ListExport } from '../../ui/lists/settings/export-menu.js';
import { Tabs } from '../../ui/lists/tabs.js';
import type { Matrix } from './form/matrix.js';
import { NewValue } from './key-actions.js';
import { type KeyLine, keyColumns } from './key-line.js';
import { keyTexts } from './texts.js';

/** A dialog. It closes with the value of a new key, or without one. */
export interface WriteProps {
  readonly onClose: () => void;
  readonly onCreated: (value: string | null) => void;
}

export interface LineWriteProps extends WriteProps {
  readonly line: KeyLine;
}

interface KeyPageProps {
  readonly list: ListState;
  readonly listed: ListPage<KeyLine>;
  readonly matrix: Matrix;
  readonly aside?: ReactNode;
  readonly search?: string;
  readonly filters?: readonly Filter[];
  readonly isSortable?: boolean;
  readonly exported?: ListExport;
  /** The address of the list. The address of each key is below it. */
  readonly href: string;
  readonly Create: (props: WriteProps) => ReactElement;
  readonly Rotate: (props: LineWriteProps) => ReactElement;
  readonly Revoke: (props: LineWriteProps) => ReactElement;
}

type OpenDialog =
  | { readonly what: 'create' }
  | { readonly what: 'value'; readonly value: string | null }
  | { readonly what: 'rotate' | 'revoke'; readonly line: KeyLine };

function KeyTabs(): ReactElement | null {
  const texts = useTexts(keyTexts);
  const { may } = useMe();
  if (!may('keys:manage')) return null;
  const tabs = [
    ['/keys', texts.erpTab],
    ['/keys/verification', texts.kycTab],
  ] as const;
  return <Tabs label={texts.title} tabs={tabs} />;
}

interface DialogsProps {
  readonly open: OpenDialog | undefined;
  readonly writes: Pick<KeyPageProps, 'Create' | 'Rotate' | 'Revoke'>;
  readonly onOpen: (open: OpenDialog | undefined) => void;
}

function Dialogs({ open, writes, onOpen }: DialogsProps): ReactElement | null {
  const { Create, Rotate, Revoke } = writes;
  const onClose = (): void => onOpen(undefined);
  const onCreated = (value: string | null): void => onOpen({ what: 'value', value });
  if (open === undefined) return null;
  if (open.what === 'create') return <Create onClose={onClose} onCreated={onCreated} />;
  if (open.what === 'value') return <NewValue value={open.value} onDone={onClose} />;
  const Write = open.what === 'rotate' ? Rotate : Revoke;
  return <Write line={open.line} onClose={onClose} onCreated={onCreated} />;
}

/** The keys of one of the two APIs. */
export function KeyPage(props: KeyPageProps): ReactElement {
  const { list, listed, matrix, aside, search, filters, exported } = props;
  const { isSortable = false, href } = props;
  const texts = useTexts(keyTexts);
  const formats = useFormats();
  const [open, setOpen] = useState<OpenDialog>();
  const openOn = (what: 'rotate' | 'revoke') => (id: KeyLine['id']) => {
    const line = listed.rows?.find((row) => row.id === id);
    if (line) setOpen({ what, line });
  };
  const create = useCreateButton(texts.create, () => setOpen({ what: 'create' }));
  const shown = { texts, formats, matrix, isSortable };
  return (
    <Page title={texts.title} aside={aside} actions={create}>
      <KeyTabs />
      <List
        list={list}
        listed={listed}
        caption={texts.title}
        columns={keyColumns({ ...shown, onRotate: openOn('rotate'), onRevoke: openOn('revoke') })}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${href}/${id}`}
        {...(search ? { search } : {})}
        {...(filters ? { filters } : {})}
        {...(exported ? { exported } : {})}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
      <Dialogs open={open} writes={props} onOpen={setOpen} />
    </Page>
  );
}
