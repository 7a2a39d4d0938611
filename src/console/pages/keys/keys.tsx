import type { ApiKey, ApiKeyInput, NewApiKeyReply } from '@notaria/erp';
import { apiKeysQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { filled, type ListState, pageQuery, useListState } from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { erpPermissions, erpPresets } from './form/permissions.js';
import type { KeyWrites } from './key-actions.js';
import type { KeyLine } from './key-line.js';
import { KeyPage } from './key-page.js';
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
  isTest: key.environment === 'test',
});

const writes: KeyWrites<ApiKeyInput, NewApiKeyReply, number> = {
  create: keys.create(),
  rotate: keys.rotate(),
  revoke: keys.revoke(),
  key: keys.key,
  bodyOf: ({ name, environment, granted, limits }) => ({
    name,
    environment,
    permissions: granted,
    ...limits,
  }),
  valueOf: ({ data }) => data.value,
  idOf: ({ id }) => Number(id),
  form: { matrix: erpPermissions, presets: erpPresets, nameLength: 200, hasEnvironments: true },
};

const queryOf = (list: ListState) => ({
  ...pageQuery<'name'>(list),
  ...filled({ status: list.filter<'Activa' | 'Revocada'>('status') }),
});

/** Keys of the ERP API. */
export function Keys(): ReactElement {
  const texts = useTexts(keyTexts);
  const list = useListState();
  const listed = useErpPage(keys.list(queryOf(list)));
  return (
    <KeyPage
      list={list}
      listed={{ ...listed, rows: listed.rows?.map(lineOf) }}
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
      writes={writes}
    />
  );
}
