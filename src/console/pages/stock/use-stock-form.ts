import { inventoryQueries, productsQueries } from '@notaria/erp/react-query';
import { useState } from 'react';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useWarehouses } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import type { Choice } from '../../ui/forms/field.js';
import { useDraft, useKeep } from '../../unsaved/drafts.js';
import { type StockLine, stockLine, useStockLines } from './stock-lines.js';

export const inventory = inventoryQueries(erp);

/** Queries that a change of stock makes stale. */
export const touchedByStock = [inventory.key, productsQueries(erp).key];

type Values<K extends string> = Readonly<Record<K, string>>;

/** The part of the form that survives a reload. */
interface StockEntries<K extends string> {
  readonly typed: Form<K>['changes'];
  readonly lines: readonly StockLine[];
}

/** Returns the fields and lines of a stock document, which are stored for a reload under a name. */
export function useStockForm<K extends string>(name: string, blank: Values<K>) {
  const savedDraft = useDraft<StockEntries<K>>(name);
  const [first] = useState((): StockEntries<K> => ({ typed: {}, lines: [stockLine()] }));
  const start = savedDraft.found ?? first;
  const form = useForm<K>(blank, { typed: start.typed });
  const editing = useStockLines(start.lines);
  useKeep<StockEntries<K>>(savedDraft, first, { typed: form.changes, lines: editing.lines });
  const warehouses = useWarehouses();
  return {
    savedDraft,
    form,
    editing,
    warehouses,
    warehouseChoices: warehouses.map(({ id, name: text }): Choice => [String(id), text]),
  };
}
