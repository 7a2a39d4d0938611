import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { documentTexts } from '../texts.js';

/** The customer in the address to whom a list is restricted; 0 if absent. */
export const customerOf = (list: ListState): number => Number(list.filter('customer')) || 0;

/** Names the customer whose documents are listed, and removes the restriction. */
export function OfCustomer({ list }: { readonly list: ListState }): ReactElement | null {
  const texts = useTexts(documentTexts);
  const { may } = useMe();
  const id = customerOf(list);
  const { data } = useQuery({
    ...customersQueries(erp).get(id),
    enabled: id > 0 && may('customers:read'),
  });
  if (id === 0) return null;
  return (
    <Button icon="close" onClick={() => list.change({ customer: '' })}>
      {`${texts.customer}: ${data?.data.name ?? id}`}
    </Button>
  );
}
