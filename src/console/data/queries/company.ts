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
import { erp } from '../../session/clients.js';
import { useMe } from '../../session/me.js';

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

/** Returns the day of an instant in the time zone of the browser, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Today by the clock of the browser. */
export const today = (): string => dayOf(new Date());
