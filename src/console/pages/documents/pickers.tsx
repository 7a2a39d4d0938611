import type { CustomerListItem, ProductListItem, VendorListItem } from '@notaria/erp';
import { customersQueries, productsQueries, vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/formats.js';
import { useTexts } from '../../session/texts.js';
import { Picker } from '../../ui/picker.js';
import { documentTexts } from './texts.js';

/** Who or what was chosen, as far as the form needs it. */
export interface Chosen {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface ChosenProduct extends Chosen {
  /** In the company's currency; absent where only the document knows the product. */
  readonly price?: number;
  readonly currencyCode?: string;
}

const longest = 100;

/** The part of a list's query that finds what was typed. */
function useTyped() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim().slice(0, longest));
  const query = {
    pageSize: 8,
    sortBy: 'name' as const,
    sortDir: 'asc' as const,
    ...(search ? { search } : {}),
  };
  return { query, setTyped, isBehind: search !== typed.trim().slice(0, longest) };
}

interface PickerProps<T extends Chosen> {
  readonly value: T | null;
  readonly onChange: (chosen: T | null) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

const keyOf = ({ id }: Chosen): number => id;
const nameOf = ({ name }: Chosen): string => name;

export function CustomerPicker(props: PickerProps<Chosen>): ReactElement {
  const { customer } = useTexts(documentTexts);
  const { query, setTyped, isBehind } = useTyped();
  const { data, isLoading } = useQuery(customersQueries(erp).list(query));
  return (
    <Picker<Chosen>
      {...props}
      label={customer}
      items={isBehind ? [] : (data?.data ?? [])}
      isLoading={isLoading || isBehind}
      onSearch={setTyped}
      textOf={nameOf}
      keyOf={keyOf}
      hintOf={(item) => [item.code, (item as CustomerListItem).taxId].filter(Boolean).join(' · ')}
      required
    />
  );
}

export function VendorPicker(props: PickerProps<Chosen>): ReactElement {
  const { vendor } = useTexts(documentTexts);
  const { query, setTyped, isBehind } = useTyped();
  const { data, isLoading } = useQuery(vendorsQueries(erp).list(query));
  return (
    <Picker<Chosen>
      {...props}
      label={vendor}
      items={isBehind ? [] : (data?.data ?? [])}
      isLoading={isLoading || isBehind}
      onSearch={setTyped}
      textOf={nameOf}
      keyOf={keyOf}
      hintOf={(item) => [item.code, (item as VendorListItem).taxId].filter(Boolean).join(' · ')}
      required
    />
  );
}

export function ProductPicker({
  required,
  ...props
}: PickerProps<ChosenProduct> & { readonly required: boolean }): ReactElement {
  const { product } = useTexts(documentTexts);
  const { price } = useFormats();
  const { query, setTyped, isBehind } = useTyped();
  const { data, isLoading } = useQuery(productsQueries(erp).list(query));
  const hintOf = (item: ChosenProduct): string => {
    const { code, currencyCode, price: at } = item as ProductListItem;
    return `${code} · ${currencyCode} ${price(at)}`;
  };
  return (
    <Picker<ChosenProduct>
      {...props}
      label={product}
      items={isBehind ? [] : (data?.data ?? [])}
      isLoading={isLoading || isBehind}
      onSearch={setTyped}
      textOf={nameOf}
      keyOf={keyOf}
      hintOf={hintOf}
      required={required}
    />
  );
}
