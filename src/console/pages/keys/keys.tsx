import type { ApiKey } from '@notaria/erp';
import { apiKeysQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { type ListState, pageQuery, useListState } from '../../data/list-state.js';
import { erpListed } from '../../data/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/formats.js';
import { useTexts } from '../../session/texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { List } from '../../ui/list.js';
import { Page } from '../../ui/page.js';
import type { Column } from '../../ui/table.js';
import { CreateKey } from './create-key.js';
import { RevokeKey, RotateKey } from './key-actions.js';
import { GrantedMatrix } from './matrix.js';
import { erpPermissions } from './permissions.js';
import { ShownOnce } from './shown-once.js';
import { type KeyTexts, keyTexts } from './texts.js';

const keys = apiKeysQueries(erp);

type Open =
  | { readonly what: 'create' }
  | { readonly what: 'value'; readonly value: string | null }
  | { readonly what: 'rotate' | 'revoke'; readonly apiKey: ApiKey };

function Status({ apiKey, texts }: { readonly apiKey: ApiKey; readonly texts: KeyTexts }) {
  if (apiKey.status === 'Revocada') return <Badge tone="bad">{texts.statuses.revoked}</Badge>;
  if (apiKey.expired) return <Badge tone="warning">{texts.statuses.expired}</Badge>;
  return <Badge tone="good">{texts.statuses.active}</Badge>;
}

function columnsOf(
  texts: KeyTexts,
  formats: Formats,
  open: (open: Open) => void,
): readonly Column<ApiKey>[] {
  return [
    {
      title: texts.name,
      sort: 'name',
      cell: (key) => (
        <div className="stack">
          <strong>{key.name}</strong>
          <code>{key.masked}</code>
        </div>
      ),
    },
    { title: texts.status, cell: (key) => <Status apiKey={key} texts={texts} /> },
    {
      title: texts.permissions,
      cell: ({ permissions }) => (
        <details>
          <summary>{texts.permissionCount(permissions.length)}</summary>
          <GrantedMatrix matrix={erpPermissions} granted={permissions} />
        </details>
      ),
    },
    {
      title: texts.allowedIps,
      isMinor: true,
      cell: ({ allowedIps }) => (allowedIps.length > 0 ? allowedIps.join(', ') : texts.anywhere),
    },
    {
      title: texts.expires,
      isMinor: true,
      cell: ({ expiresAt }) => (expiresAt ? formats.instant(expiresAt) : texts.noExpiry),
    },
    {
      title: texts.lastUse,
      cell: ({ lastUsedAt, lastUsedIp }) =>
        lastUsedAt ? (
          <div className="stack">
            <time dateTime={lastUsedAt} title={formats.instant(lastUsedAt)}>
              {formats.relative(lastUsedAt)}
            </time>
            {lastUsedIp && <span className="hint">{texts.from(lastUsedIp)}</span>}
          </div>
        ) : (
          texts.never
        ),
    },
    {
      title: '',
      cell: (apiKey) =>
        apiKey.status === 'Activa' && (
          <div className="row-actions">
            {!apiKey.expired && apiKey.replacedById === null && (
              <Button kind="quiet" onClick={() => open({ what: 'rotate', apiKey })}>
                {texts.rotate}
              </Button>
            )}
            <Button kind="quiet" onClick={() => open({ what: 'revoke', apiKey })}>
              {texts.revoke}
            </Button>
          </div>
        ),
    },
  ];
}

function useKeys(list: ListState) {
  const status = list.filter('status') as 'Activa' | 'Revocada' | undefined;
  return useQuery({
    ...keys.list({
      ...pageQuery<'name'>(list),
      ...(status ? { status } : {}),
    }),
    placeholderData: keepPreviousData,
  });
}

/** Keys of the ERP API. */
export function Keys(): ReactElement {
  const texts = useTexts(keyTexts);
  const formats = useFormats();
  const list = useListState();
  const listed = erpListed(useKeys(list));
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const show = (value: string | null): void => setOpen({ what: 'value', value });
  const create = (
    <Button kind="primary" icon="plus" onClick={() => setOpen({ what: 'create' })}>
      {texts.create}
    </Button>
  );
  return (
    <Page title={texts.title} actions={create}>
      <List
        list={list}
        listed={listed}
        caption={texts.title}
        columns={columnsOf(texts, formats, setOpen)}
        keyOf={({ id }) => id}
        search={texts.search}
        filters={[
          {
            name: 'status',
            label: texts.status,
            choices: [
              ['Activa', texts.statuses.active],
              ['Revocada', texts.statuses.revoked],
            ],
          },
        ]}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
      {open?.what === 'create' && <CreateKey onClose={close} onCreated={show} />}
      {open?.what === 'value' && <ShownOnce value={open.value} onDone={close} />}
      {open?.what === 'rotate' && (
        <RotateKey apiKey={open.apiKey} onClose={close} onCreated={show} />
      )}
      {open?.what === 'revoke' && <RevokeKey apiKey={open.apiKey} onClose={close} />}
    </Page>
  );
}
