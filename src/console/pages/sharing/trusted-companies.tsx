import type { TrustedSharer } from '@notaria/kyc';
import { sharersQueries } from '@notaria/kyc/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { perEnvironment } from '../../data/queries/per-environment.js';
import { fieldsOf, text } from '../../records/fields.js';
import { WriteDialog } from '../../records/write-dialog.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Button } from '../../ui/button.js';
import { useCreateButton } from '../../ui/create.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { Page } from '../../ui/frames/page.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import type { Column } from '../../ui/lists/table.js';
import { sharingTexts } from './texts.js';

const useSharerQueries = perEnvironment(sharersQueries);
const sharersKey: readonly unknown[] = ['notaria', 'sharers'];

function TrustCompany({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(sharingTexts);
  const { queries } = useSharerQueries();
  return (
    <WriteDialog
      title={texts.trust}
      fields={fieldsOf<{ code: string }>()([
        { code: text(texts.code, { required: true, autoComplete: 'off' }) },
      ])}
      variablesOf={(body) => ({ body })}
      options={queries.trust()}
      stale={[sharersKey]}
      successMessage={texts.trusted}
      onClose={onClose}
    />
  );
}

interface RemoveProps {
  readonly sharer: TrustedSharer;
  readonly onClose: () => void;
}

function RemoveSharer({ sharer, onClose }: RemoveProps): ReactElement {
  const texts = useTexts(sharingTexts);
  const { queries } = useSharerQueries();
  return (
    <ConfirmWrite
      title={texts.removeTitle(sharer.name)}
      action={texts.remove}
      options={queries.distrust()}
      variables={{ code: sharer.code }}
      stale={[sharersKey]}
      successMessage={texts.removed}
      undo={() => ({
        run: () => queries.trust().mutationFn({ body: { code: sharer.code } }),
        done: texts.trusted,
      })}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </ConfirmWrite>
  );
}

function TrustButton({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const { trust } = useTexts(sharingTexts);
  return useCreateButton(trust, onOpen);
}

/** Without `onRemove`, the rows have no buttons. */
function useColumns(onRemove?: (sharer: TrustedSharer) => void): readonly Column<TrustedSharer>[] {
  const texts = useTexts(sharingTexts);
  const { day } = useFormats();
  const columns: readonly Column<TrustedSharer>[] = [
    { title: texts.name, cell: ({ name }) => name },
    { title: texts.code, cell: ({ code }) => <code>{code}</code> },
    { title: texts.since, cell: ({ trustedSince }) => day(trustedSince) },
  ];
  if (onRemove === undefined) return columns;
  const actions: Column<TrustedSharer> = {
    title: '',
    cell: (sharer) => (
      <div className="row-actions">
        <Button kind="quiet" onClick={() => onRemove(sharer)}>
          {texts.remove}
        </Button>
      </div>
    ),
  };
  return [...columns, actions];
}

/** Companies whose approved sessions may be imported. */
export function TrustedCompanies(): ReactElement {
  const texts = useTexts(sharingTexts);
  const { may } = useMe();
  const { queries, keyed } = useSharerQueries();
  const { data, error, refetch } = useQuery(keyed(queries.list()));
  const [open, setOpen] = useState<TrustedSharer | 'new'>();
  const close = (): void => setOpen(undefined);
  const mayManage = may('sharers:manage');
  const columns = useColumns(mayManage ? setOpen : undefined);
  return (
    <Page
      title={texts.title}
      back={{ href: '/sessions', title: texts.sessions }}
      actions={mayManage && <TrustButton onOpen={() => setOpen('new')} />}
    >
      <p className="prose">{texts.noneText}</p>
      <LoadedTable<TrustedSharer>
        caption={texts.title}
        rows={data?.sharers}
        error={error}
        retry={refetch}
        empty={texts.none}
        keyOf={({ code }) => code}
        columns={columns}
      />
      {open === 'new' && <TrustCompany onClose={close} />}
      {typeof open === 'object' && <RemoveSharer sharer={open} onClose={close} />}
    </Page>
  );
}
