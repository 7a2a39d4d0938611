import type { ApiKey, ApiKeyInput } from '@notaria/erp';
import { apiKeysQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { type ListState, pageQuery, useListState } from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { KeyForm } from './form/key-form.js';
import { erpPermissions, erpPresets } from './form/permissions.js';
import { RevokeDialog, RotateDialog } from './key-actions.js';
import type { KeyLine } from './key-line.js';
import { KeyPage, type LineWriteProps, type WriteProps } from './key-page.js';
import { keyTexts } from './texts.js';

const keys = apiKeysQueries(erp);

function statusOf({ status, expired }: ApiKey): KeyLine['status'] {
  if (status === 'Revocada') return 'revoked';
  return expired ? 'expired' : 'active';
}

const lineOf = (key: ApiKey): KeyLine => ({
  ...key,
  status: statusOf(key),
  granted: key.permissions,
  isReplaced: key.replacedById !== null,
});

function Create({ onClose, onCreated }: WriteProps): ReactElement {
  const once = useOnce<{ body: ApiKeyInput }>();
  const create = useWrite({
    options: keys.create(),
    stale: [keys.key],
    onDone: ({ data }) => onCreated(data.value),
  });
  return (
    <KeyForm
      matrix={erpPermissions}
      presets={erpPresets}
      nameLength={200}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={({ name, granted, limits }) =>
        create.mutate(once({ body: { name, permissions: granted, ...limits } }))
      }
      onClose={onClose}
    />
  );
}

function Rotate({ line, onClose, onCreated }: LineWriteProps): ReactElement {
  const once = useOnce<{ id: number; body: { overlapMinutes: number } }>();
  const rotate = useWrite({
    options: keys.rotate(),
    stale: [keys.key],
    onDone: ({ data }) => onCreated(data.value),
  });
  return (
    <RotateDialog
      line={line}
      isBusy={rotate.isPending}
      error={rotate.error}
      onRotate={(overlapMinutes) =>
        rotate.mutate(once({ id: Number(line.id), body: { overlapMinutes } }))
      }
      onClose={onClose}
    />
  );
}

function Revoke({ line, onClose }: LineWriteProps): ReactElement {
  const texts = useTexts(keyTexts);
  const once = useOnce<{ id: number }>();
  const revoke = useWrite({
    options: keys.revoke(),
    stale: [keys.key],
    successMessage: texts.revoked,
    onDone: onClose,
  });
  return (
    <RevokeDialog
      line={line}
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(once({ id: Number(line.id) }))}
      onClose={onClose}
    />
  );
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
  const list = useListState();
  const listed = erpListed(useKeys(list));
  return (
    <KeyPage
      list={list}
      listed={{ ...listed, rows: listed.rows?.map(lineOf) }}
      matrix={erpPermissions}
      isSortable
      href="/keys"
      search={texts.search}
      filters={[
        {
          name: 'status',
          label: texts.status,
          type: 'tabs',
          choices: [
            ['Activa', texts.statuses.active],
            ['Revocada', texts.statuses.revoked],
          ],
        },
      ]}
      Create={Create}
      Rotate={Rotate}
      Revoke={Revoke}
    />
  );
}
