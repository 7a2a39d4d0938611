import type {
  Company,
  Currency,
  PaymentTerms,
  ProductCategory,
  TaxRate,
  Warehouse,
} from '@notaria/erp';
import { configQueries, inventoryQueries, productsQueries } from '@notaria/erp/react-query';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { erp } from '../../session/clients.js';
import { remembered } from '../../session/language/remembered.js';
import { CurrentUser, useMe } from '../../session/me.js';

/*
 * Choices of forms and lists, which rarely change. A user without the permission gets empty lists, and the API uses
 * its defaults.
 */

const config = configQueries(erp);
const rarely = 300_000;
const all = { pageSize: 100 } as const;

interface Rows<T> {
  readonly data: readonly T[];
}

function useRows<T>(
  options: Pick<UseQueryOptions<Rows<T>>, 'queryKey' | 'queryFn'>,
  permission: string,
): readonly T[] {
  const { may } = useMe();
  const { data } = useQuery({ ...options, staleTime: rarely, enabled: may(permission) });
  return data?.data ?? [];
}

/** The settings of the company; undefined while they load. */
export function useCompany(): Company | undefined {
  const { may } = useMe();
  const { data } = useQuery({
    ...config.company(),
    staleTime: rarely,
    enabled: may('config:read'),
  });
  return data?.data;
}

/** The currency of the books; empty while it loads. */
export const useBaseCurrency = (): string => useCompany()?.baseCurrency ?? '';

export const useCurrencies = (): readonly Currency[] =>
  useRows(config.currencies({ ...all, sortBy: 'code' }), 'config:read');

/** The currencies as choices of a form. */
export const useCurrencyChoices = (): readonly (readonly [code: string, label: string])[] =>
  useCurrencies().map(({ code, name }) => [code, `${code} · ${name}`]);

export const usePaymentTerms = (): readonly PaymentTerms[] =>
  useRows(config.paymentTerms({ ...all, sortBy: 'days', sortDir: 'asc' }), 'config:read');

/** The tax rates in force on a day. */
export function useTaxRates(date: string): readonly TaxRate[] {
  const rates = useRows(config.taxRates({ ...all, date, sortBy: 'code' }), 'config:read');
  return rates.filter(({ category }) => category !== 'withholding');
}

export const useWarehouses = (): readonly Warehouse[] =>
  useRows(inventoryQueries(erp).warehouses({ ...all, sortBy: 'name' }), 'inventory:read');

/** The warehouses as choices of a form or filter. */
export const useWarehouseChoices = (): readonly (readonly [id: string, label: string])[] =>
  useWarehouses().map(({ id, name }) => [String(id), name]);

export const useCategories = (): readonly ProductCategory[] =>
  useRows(productsQueries(erp).categories({ ...all, sortBy: 'name' }), 'products:read');

/** The warehouse of documents that name none: the first active one, as the API chooses it. */
export function useDefaultWarehouse(): Warehouse | undefined {
  const active = useWarehouses().filter((warehouse) => warehouse.active);
  return active.toSorted((one, other) => one.id - other.id)[0];
}

/** Formats of days, `YYYY-MM-DD`, by time zone. */
const dayFormatIn = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: timeZone || undefined,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** Returns the day of an instant in a time zone, `YYYY-MM-DD`; without one, in that of the browser. */
export const dayOf = (at: Date, timeZone = ''): string => dayFormatIn(timeZone).format(at);

/**
 * Returns today in the time zone of the company, in which the API dates documents. Without a user it is the day of the
 * browser.
 */
export const useToday = (): string => dayOf(new Date(), useContext(CurrentUser)?.timeZone);
