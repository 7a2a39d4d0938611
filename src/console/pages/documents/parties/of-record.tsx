import { customersQueries, vendorsQueries } from '@notaria/erp/react-query';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { idIn, type ListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { documentTexts } from '../texts.js';

interface NamedRecord {
  readonly data: { readonly name: string };
}

interface OfRecordProps {
  readonly list: ListState;
  /** The filter that holds the id of the record. */
  readonly filter: string;
  readonly label: string;
  readonly get: (id: number) => Pick<UseQueryOptions<NamedRecord>, 'queryKey' | 'queryFn'>;
  /** The permission to read the record. */
  readonly permission: string;
}

/** Names the record to which a list is restricted, and removes the restriction. */
export function OfRecord(props: OfRecordProps): ReactElement | null {
  const { list, filter, label, get, permission } = props;
  const { may } = useMe();
  const id = idIn(list, filter) ?? 0;
  const { data } = useQuery({ ...get(id), enabled: id > 0 && may(permission) });
  if (id === 0) return null;
  return (
    <Button icon="close" onClick={() => list.change({ [filter]: '' })}>
      {`${label}: ${data?.data.name ?? id}`}
    </Button>
  );
}

interface OfPartyProps {
  readonly list: ListState;
}

export function OfCustomer({ list }: OfPartyProps): ReactElement {
  return (
    <OfRecord
      list={list}
      filter="customer"
      label={useTexts(documentTexts).customer}
      get={customersQueries(erp).get}
      permission="customers:read"
    />
  );
}

export function OfVendor({ list }: OfPartyProps): ReactElement {
  return (
    <OfRecord
      list={list}
      filter="vendor"
      label={useTexts(documentTexts).vendor}
      get={vendorsQueries(erp).get}
      permission="vendors:read"
    />
  );
}
