import type { CustomerListItem, ProductListItem, VendorListItem } from '@notaria/erp';
import {
  customersQueries,
  inventoryQueries,
  productsQueries,
  vendorsQueries,
} from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Picker } from '../../../ui/forms/picker.js';
import { documentTexts } from '../texts.js';
import { useCustomerCreation, useProductCreation } from './use-create.js';
import { freshMs, useFound } from './use-found.js';

/** The part of a chosen party or product that the form needs. */
export interface PickerItem {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface ChosenProduct extends PickerItem {
  /** The price in the company's currency; absent if only the document contains the product. */
  readonly price?: number;
  readonly currencyCode?: string;
}

export interface PickerProps<T extends PickerItem> {
  readonly value: T | null;
  readonly onChange: (chosen: T | null) => void;
  readonly error?: string | undefined;
  readonly path?: string | undefined;
  readonly autoFocus?: boolean;
}

/**
 * Only the id and name of the party, because the form is stored for a reload and must not contain further data of the
 * party.
 */
export const chosenOf = ({ id, code, name }: PickerItem): PickerItem => ({ id, code, name });

const keyOf = ({ id }: PickerItem): number => id;
const nameOf = ({ name }: PickerItem): string => name;

export function CustomerPicker(props: PickerProps<PickerItem>): ReactElement {
  const { customer } = useTexts(documentTexts);
  const { field } = useFound<CustomerListItem>(customersQueries(erp).list);
  const { create, dialog } = useCustomerCreation((created) => props.onChange(chosenOf(created)));
  return (
    <>
      <Picker<PickerItem>
        {...props}
        {...field}
        onChange={(chosen) => props.onChange(chosen && chosenOf(chosen))}
        label={customer}
        textOf={nameOf}
        keyOf={keyOf}
        hintOf={(item) => [item.code, (item as CustomerListItem).taxId].filter(Boolean).join(' · ')}
        create={create}
        required
      />
      {dialog}
    </>
  );
}

export function VendorPicker(props: PickerProps<PickerItem>): ReactElement {
  const { vendor } = useTexts(documentTexts);
  const { field } = useFound<VendorListItem>(vendorsQueries(erp).list);
  return (
    <Picker<PickerItem>
      {...props}
      {...field}
      onChange={(chosen) => props.onChange(chosen && chosenOf(chosen))}
      label={vendor}
      textOf={nameOf}
      keyOf={keyOf}
      hintOf={(item) => [item.code, (item as VendorListItem).taxId].filter(Boolean).join(' · ')}
      required
    />
  );
}

interface ProductPickerProps extends PickerProps<ChosenProduct> {
  readonly required: boolean;
  /** A text without a choice at the beginning, such as a pasted one. */
  readonly text?: string;
  /** The warehouse whose stock is shown; all warehouses if absent. */
  readonly warehouseId?: number | undefined;
}

/**
 * The quantity in stock in a warehouse by product; undefined while it loads.
 *
 * @param isShown  false while no list of goods in stock is shown, which needs no request
 */
function useStockIn(
  warehouseId: number,
  search: string,
  isShown: boolean,
): ReadonlyMap<number, number> | undefined {
  const { may } = useMe();
  const { data } = useQuery({
    ...inventoryQueries(erp).stock({
      warehouseId,
      pageSize: 100,
      // In the order of the products, so that the page has those that are shown.
      sortBy: 'productName',
      sortDir: 'asc',
      ...(search ? { search, count: 'capped' as const } : {}),
    }),
    staleTime: ({ state }) => freshMs(state.data),
    enabled: isShown && warehouseId > 0 && may('inventory:read'),
  });
  return data && new Map(data.data.map(({ productId, quantity }) => [productId, quantity]));
}

export function ProductPicker({
  required,
  text = '',
  warehouseId = 0,
  ...props
}: ProductPickerProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { quantity: quantityOf, price } = useFormats();
  const { search, field } = useFound<ProductListItem>(productsQueries(erp).list);
  const isStockShown = props.value === null && field.items.some(({ stock }) => stock !== 0);
  const inWarehouse = useStockIn(warehouseId, search, isStockShown);
  const stockOf = ({ id, stock, trackStock, unit }: ProductListItem): string | undefined => {
    if (!trackStock) return undefined;
    if (stock === 0) return texts.noStock;
    const quantity = warehouseId > 0 ? inWarehouse?.get(id) : stock;
    // Goods that were never in the warehouse, or whose row is not on the page.
    if (quantity === undefined) return undefined;
    return quantity === 0 ? texts.noStock : texts.inStock(quantityOf(quantity, unit));
  };
  const hintOf = (item: ChosenProduct): string => {
    const listed = item as ProductListItem;
    const cost = `${listed.currencyCode} ${price(listed.price)}`;
    return [listed.code, cost, stockOf(listed)].filter(Boolean).join(' · ');
  };
  const { create, dialog } = useProductCreation((created) => props.onChange(created));
  return (
    <>
      <Picker<ChosenProduct>
        {...props}
        {...field}
        label={texts.product}
        textOf={nameOf}
        keyOf={keyOf}
        hintOf={hintOf}
        initialText={text}
        required={required}
        create={create}
      />
      {dialog}
    </>
  );
}
