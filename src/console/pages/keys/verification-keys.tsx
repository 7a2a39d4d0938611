import type { Key, KeyInput } from '@notaria/kyc';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { cursorQuery, useListState } from '../../data/list-state.js';
import { kycListed } from '../../data/queries/listed.js';
import { useKeyQueries } from '../../data/queries/verification.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { Badge } from '../../ui/badge.js';
import { KeyForm } from './form/key-form.js';
import { kycPresets, kycScopes } from './form/permissions.js';
import { RevokeDialog, RotateDialog } from './key-actions.js';
import type { KeyLine } from './key-line.js';
import { KeyPage, type LineWriteProps, type WriteProps } from './key-page.js';
import { keyTexts } from './texts.js';

const lineOf = (key: Key): KeyLine => ({
  ...key,
  masked: `${key.prefix}…${key.last4}`,
  granted: key.scopes,
  isReplaced: key.replacedById !== null,
});

function Create({ onClose, onCreated }: WriteProps): ReactElement {
  const { queries: keys } = useKeyQueries();
  const once = useOnce<{ body: KeyInput }>();
  const create = useWrite({
    options: keys.create(),
    stale: [keys.key],
    onDone: ({ key }) => onCreated(key),
  });
  return (
    <KeyForm
      matrix={kycScopes}
      presets={kycPresets}
      nameLength={100}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={({ name, granted, limits }) =>
        create.mutate(once({ body: { name, scopes: granted, ...limits } }))
      }
      onClose={onClose}
    />
  );
}

function Rotate({ line, onClose, onCreated }: LineWriteProps): ReactElement {
  const { queries: keys } = useKeyQueries();
  const once = useOnce<{ id: string; body: { overlapMinutes: number } }>();
  const rotate = useWrite({
    options: keys.rotate(),
    stale: [keys.key],
    onDone: ({ key }) => onCreated(key),
  });
  return (
    <RotateDialog
      line={line}
      isBusy={rotate.isPending}
      error={rotate.error}
      onRotate={(overlapMinutes) =>
        rotate.mutate(once({ id: String(line.id), body: { overlapMinutes } }))
      }
      onClose={onClose}
    />
  );
}

function Revoke({ line, onClose }: LineWriteProps): ReactElement {
  const texts = useTexts(keyTexts);
  const { queries: keys } = useKeyQueries();
  const revoke = useWrite({
    options: keys.revoke(),
    stale: [keys.key],
    successMessage: texts.revoked,
    onDone: onClose,
  });
  return (
    <RevokeDialog
      line={line}
      note={texts.revokeDescendants}
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ id: String(line.id) })}
      onClose={onClose}
    />
  );
}

function KeysOf(): ReactElement {
  const texts = useTexts(keyTexts);
  const { kyc } = useKyc();
  const list = useListState();
  const { queries, environment, keyed } = useKeyQueries();
  const result = useQuery({
    ...keyed(queries.list(cursorQuery(list))),
    placeholderData: keepPreviousData,
  });
  return (
    <KeyPage
      list={list}
      listed={kycListed(result, ({ keys }) => keys.map(lineOf))}
      matrix={kycScopes}
      href="/keys/verification"
      aside={
        <Badge tone={environment === 'test' ? 'warning' : 'neutral'}>
          {texts.environments[environment]}
        </Badge>
      }
      exported={{ name: 'keys', load: (format) => kyc.keys.list({ format }) }}
      Create={Create}
      Rotate={Rotate}
      Revoke={Revoke}
    />
  );
}

/** Keys of the verification API. Keys of one environment are never shown in the other, not even while those load. */
export function VerificationKeys(): ReactElement {
  const { environment } = useKeyQueries();
  return <KeysOf key={environment} />;
}
