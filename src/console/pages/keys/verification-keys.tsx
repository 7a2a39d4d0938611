import type { Key, KeyCreatedReply, KeyInput } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { cursorQuery, useListState } from '../../data/list-state.js';
import { useKycPage } from '../../data/queries/listed.js';
import { useKeyQueries } from '../../data/queries/verification.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { Badge } from '../../ui/badge.js';
import { kycPresets, kycScopes } from './form/permissions.js';
import type { KeyWrites } from './key-actions.js';
import type { KeyLine } from './key-line.js';
import { KeyPage } from './key-page.js';
import { keyTexts } from './texts.js';

const lineOf = (key: Key): KeyLine => ({
  ...key,
  masked: `${key.prefix}…${key.last4}`,
  granted: key.scopes,
  isReplaced: key.replacedById !== null,
});

function KeysOf(): ReactElement {
  const texts = useTexts(keyTexts);
  const { kyc } = useKyc();
  const list = useListState();
  const { queries, environment, keyed } = useKeyQueries();
  const page = keyed(queries.list(cursorQuery(list)));
  const writes: KeyWrites<KeyInput, KeyCreatedReply, string> = {
    create: queries.create(),
    rotate: queries.rotate(),
    revoke: queries.revoke(),
    key: queries.key,
    bodyOf: ({ name, granted, limits }) => ({ name, scopes: granted, ...limits }),
    valueOf: ({ key }) => key,
    idOf: ({ id }) => String(id),
    form: { matrix: kycScopes, presets: kycPresets, nameLength: 100 },
    revokeNote: texts.revokeDescendants,
  };
  return (
    <KeyPage
      list={list}
      listed={useKycPage(page, ({ keys }) => keys.map(lineOf))}
      href="/keys/verification"
      aside={
        <Badge tone={environment === 'test' ? 'warning' : 'neutral'}>
          {texts.environments[environment]}
        </Badge>
      }
      exported={{ name: 'keys', load: (file) => kyc.keys.list({ ...file }) }}
      writes={writes}
    />
  );
}

/** Keys of the verification API. Keys of one environment are never shown in the other, not even while those load. */
export function VerificationKeys(): ReactElement {
  const { environment } = useKeyQueries();
  return <KeysOf key={environment} />;
}
