import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { documentTexts } from '../texts.js';

/** The customer that a list is about, from the address; 0 without one. */
export const customerOf = (list: ListState): number => Number(list.filter('customer')) || 0;

/** Says which customer's documents are listed, and takes the restriction away. */
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
