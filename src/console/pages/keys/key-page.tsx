import { type ReactElement, type ReactNode, useState } from 'react';
import type { ListState } from '../../data/list-state.js';
import { ListPage } from '../../records/list-page.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { useCreateButton } from '../../ui/create.js';
import { Page, type PageProps } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { ListPage as LoadedPage } from '../../ui/lists/list.js';
import type { ListExport } from '../../ui/lists/settings/list-export.js';
import { Tabs } from '../../ui/lists/tabs.js';
import { CreateKey, type KeyWrites, NewValue, RevokeKey, RotateKey } from './key-actions.js';
import { type KeyLine, keyColumns } from './key-line.js';
import { keyTexts } from './texts.js';

interface KeyPageProps<I, R, D extends number | string> {
  readonly list: ListState;
  readonly listed: LoadedPage<KeyLine>;
  readonly aside?: ReactNode;
  readonly search?: string;
  readonly filters?: readonly Filter[];
  readonly isSortable?: boolean;
  readonly exported?: ListExport;
  /** The address of the list. The address of each key is below it. */
  readonly href: string;
  readonly writes: KeyWrites<I, R, D>;
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

/** The page of keys, with the tabs of both APIs. */
const KeysFrame = ({ children, ...page }: PageProps): ReactElement => (
  <Page {...page}>
    <KeyTabs />
    {children}
  </Page>
);

interface DialogsProps<I, R, D extends number | string> {
  readonly open: OpenDialog | undefined;
  readonly writes: KeyWrites<I, R, D>;
  readonly onOpen: (open: OpenDialog | undefined) => void;
}

function Dialogs<I, R, D extends number | string>(
  props: DialogsProps<I, R, D>,
): ReactElement | null {
  const { open, writes, onOpen } = props;
  const onClose = (): void => onOpen(undefined);
  const onCreated = (value: string | null): void => onOpen({ what: 'value', value });
  if (open === undefined) return null;
  if (open.what === 'value') return <NewValue value={open.value} onDone={onClose} />;
  if (open.what === 'revoke')
    return <RevokeKey writes={writes} line={open.line} onClose={onClose} />;
  const common = { writes, onClose, onCreated };
  return open.what === 'create' ? (
    <CreateKey {...common} />
  ) : (
    <RotateKey {...common} line={open.line} />
  );
}

/** The keys of one of the two APIs. */
export function KeyPage<I, R, D extends number | string>(
  props: KeyPageProps<I, R, D>,
): ReactElement {
  const { listed, writes, isSortable = false, search, ...page } = props;
  const texts = useTexts(keyTexts);
  const formats = useFormats();
  const [open, setOpen] = useState<OpenDialog>();
  const openOn = (what: 'rotate' | 'revoke') => (id: KeyLine['id']) => {
    const line = listed.rows?.find((row) => row.id === id);
    if (line) setOpen({ what, line });
  };
  const shown = { texts, formats, matrix: writes.form.matrix, isSortable };
  return (
    <ListPage
      {...page}
      Frame={KeysFrame}
      texts={{ title: texts.title, search, none: texts.none, noneText: texts.noneText }}
      create={useCreateButton(texts.create, () => setOpen({ what: 'create' }))}
      listed={listed}
      columns={keyColumns({ ...shown, onRotate: openOn('rotate'), onRevoke: openOn('revoke') })}
    >
      <Dialogs open={open} writes={writes} onOpen={setOpen} />
    </ListPage>
  );
}
