import { vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { documentTexts } from '../texts.js';

/** The vendor in the address to whom a list is restricted; 0 if absent. */
export const vendorOf = (list: ListState): number => Number(list.filter('vendor')) || 0;

/** Names the vendor whose documents are listed, and removes the restriction. */
export function OfVendor({ list }: { readonly list: ListState }): ReactElement | null {
  const texts = useTexts(documentTexts);
  const { may } = useMe();
  const id = vendorOf(list);
  const { data } = useQuery({
    ...vendorsQueries(erp).get(id),
    enabled: id > 0 && may('vendors:read'),
  });
  if (id === 0) return null;
  return (
    <Button icon="close" onClick={() => list.change({ vendor: '' })}>
      {`${texts.vendor}: ${data?.data.name ?? id}`}
    </Button>
  );
}
