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

/** Asks the API for the records of each kind that the user may read. */
function useFound(search: string) {
  const { may } = useMe();
  const isAsked = search.length >= leastLetters;
  const query = { search, count: 'capped' as const, pageSize: most };
  const withPermission = (permission: string) => ({
    enabled: isAsked && may(permission),
    placeholderData: keepPreviousData,
  });
  return {
    invoices: useQuery({
      ...invoicesQueries(erp).list(query),
      ...withPermission('invoices:read'),
    }),
    customers: useQuery({
      ...customersQueries(erp).list(query),
      ...withPermission('customers:read'),
    }),
    products: useQuery({
      ...productsQueries(erp).list(query),
      ...withPermission('products:read'),
    }),
    vendors: useQuery({ ...vendorsQueries(erp).list(query), ...withPermission('vendors:read') }),
    orders: useQuery({
      ...purchaseOrdersQueries(erp).list(query),
      ...withPermission('purchase-orders:read'),
    }),
  };
}

/** Returns the records that the API finds for the text. */
export function useRecordChoices(text: string): {
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
} {
  const { draft } = useTexts(paletteTexts);
  const typed = text.trim().slice(0, 100);
  const search = useSettled(typed);
  const found = useFound(search);
  if (typed.length < leastLetters) return { choices: [], isLoading: false };
  const choices: readonly Choice[] = [
    ...(found.invoices.data?.data ?? []).map(
      ({ id, number, customerName }): Choice => ({
        ...{ path: `/invoices/${id}`, title: number ?? draft, kind: 'invoice' },
        hint: customerName,
      }),
    ),
    ...named('customer', 'customers', found.customers.data?.data),
    ...named('product', 'products', found.products.data?.data),
    ...named('vendor', 'vendors', found.vendors.data?.data),
    ...(found.orders.data?.data ?? []).map(
      ({ id, number, vendorName }): Choice => ({
        ...{ path: `/purchases/${id}`, title: number, kind: 'purchaseOrder' },
        hint: vendorName,
      }),
    ),
  ];
  const isLoading = typed !== search || Object.values(found).some(({ isFetching }) => isFetching);
  return { choices, isLoading };
}
