import { costOut, type Decimal, decimal, subtract, toSql } from '../../../kernel/values/money.js';
import type { PlaceRow } from '../queries.js';

interface Place {
  readonly row: PlaceRow;
  quantity: Decimal;
  value: Decimal;
  moves: number;
  before: { readonly quantity: Decimal; readonly value: Decimal };
}

/** A stock row to write; decimals as texts. */
export interface MovedPlace {
  readonly stock_id: number;
  readonly warehouse_id: number;
  readonly product_id: number;
  readonly moves: number;
  readonly quantity_before: string;
  readonly quantity: string;
  readonly value_before: string;
  readonly value: string;
}

/** The stock of the warehouses while many invoices are made. */
export interface Shelves {
  onHand(productId: number, warehouseId: number): number;
  /** Removes goods with their share of the value. `value` is negative. */
  take(
    productId: number,
    warehouseId: number,
    quantity: string,
  ): { readonly after: string; readonly value: string };
  /** Returns the places with movements since the last call. */
  moved(): MovedPlace[];
}

/** Returns a stock row to write, and resets its number of movements. */
function takeMoved(place: Place): MovedPlace {
  const { row, quantity, value, moves, before } = place;
  place.before = { quantity, value };
  place.moves = 0;
  return {
    stock_id: row.id,
    warehouse_id: row.warehouse_id,
    product_id: row.product_id,
    moves,
    quantity_before: toSql(before.quantity),
    quantity: toSql(quantity),
    value_before: toSql(before.value),
    value: toSql(value),
  };
}

/** @param decimals  of the company's currency */
export function openShelves(rows: readonly PlaceRow[], decimals: number): Shelves {
  const places = new Map<string, Place>();
  for (const row of rows) {
    const now = { quantity: decimal(row.quantity), value: decimal(row.value) };
    places.set(`${row.product_id}/${row.warehouse_id}`, { row, ...now, before: now, moves: 0 });
  }
  const touched = new Set<Place>();
  const placeOf = (productId: number, warehouseId: number) =>
    places.get(`${productId}/${warehouseId}`);
  return {
    onHand: (productId, warehouseId) =>
      Number(placeOf(productId, warehouseId)?.quantity.toString() ?? 0),
    take(productId, warehouseId, quantity) {
      const place = placeOf(productId, warehouseId);
      if (place === undefined) throw new Error(`Product ${productId} has no stock`);
      const out = decimal(quantity);
      const cost = costOut(out, place.quantity, place.value, decimals);
      place.quantity = subtract(place.quantity, out);
      place.value = subtract(place.value, cost);
      place.moves += 1;
      touched.add(place);
      return { after: toSql(place.quantity), value: toSql(cost.times(decimal('-1'))) };
    },
    moved() {
      const all = [...touched].map(takeMoved);
      touched.clear();
      return all;
    },
  };
}
