import {
  customersQueries,
  invoicesQueries,
  productsQueries,
  purchaseOrdersQueries,
  vendorsQueries,
} from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { Choice } from './choice.js';
import { paletteTexts } from './texts.js';

/** The number of records of each kind. */
const most = 5;
const leastLetters = 2;
const pauseMs = 200;

/** Returns the text after a pause, so that not every letter causes a request. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface NameRow {
  readonly id: number;
  readonly name: string;
  readonly code?: string | null;
}

const named = (kind: Choice['kind'], folder: string, rows: readonly NameRow[] = []): Choice[] =>
  rows.map(({ id, name, code }) => ({
    ...{ path: `/${folder}/${id}`, title: name, kind },
    ...(code ? { hint: code } : {}),
  }));

/** Returns the records that the API finds for the text, of the kinds that the user may read. */
export function useRecordChoices(text: string): {
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
} {
  const { may } = useMe();
  const { draft } = useTexts(paletteTexts);
  const typed = text.trim().slice(0, 100);
  const search = useSettled(typed);
  const isAsked = search.length >= leastLetters;
  const query = { search, pageSize: most };
  const whoMay = (permission: string) => ({
    enabled: isAsked && may(permission),
    placeholderData: keepPreviousData,
  });
  const invoices = useQuery({ ...invoicesQueries(erp).list(query), ...whoMay('invoices:read') });
  const customers = useQuery({ ...customersQueries(erp).list(query), ...whoMay('customers:read') });
  const products = useQuery({ ...productsQueries(erp).list(query), ...whoMay('products:read') });
  const vendors = useQuery({ ...vendorsQueries(erp).list(query), ...whoMay('vendors:read') });
  const orders = useQuery({
    ...purchaseOrdersQueries(erp).list(query),
    ...whoMay('purchase-orders:read'),
  });
  if (typed.length < leastLetters) return { choices: [], isLoading: false };
  const choices: readonly Choice[] = [
    ...(invoices.data?.data ?? []).map(
      ({ id, number, customerName }): Choice => ({
        ...{ path: `/invoices/${id}`, title: number ?? draft, kind: 'invoice' },
        hint: customerName,
      }),
    ),
    ...named('customer', 'customers', customers.data?.data),
    ...named('product', 'products', products.data?.data),
    ...named('vendor', 'vendors', vendors.data?.data),
    ...(orders.data?.data ?? []).map(
      ({ id, number, vendorName }): Choice => ({
        ...{ path: `/purchases/${id}`, title: number, kind: 'purchaseOrder' },
        hint: vendorName,
      }),
    ),
  ];
  const isLoading =
    typed !== search ||
    [invoices, customers, products, vendors, orders].some(({ isFetching }) => isFetching);
  return { choices, isLoading };
}
