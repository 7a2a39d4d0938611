import { handlers as inventory } from '../../../erp/inventory/handlers.js';
import type { AdjustmentLine } from '../../../erp/inventory/index.js';
import { sending } from '../contexts.js';
import type { Dice } from '../plan/dice.js';
import { listPlaces } from '../queries.js';
import type { Today, Year } from '../state.js';

type Reason = 'count' | 'damage' | 'loss';

const mostLines = 80;

/** Returns a function for the quantity of a product in a warehouse. */
async function readStock({ companyId, db }: Year) {
  const byPlace = new Map<string, number>();
  for (const row of await listPlaces(db, companyId)) {
    byPlace.set(`${row.product_id}/${row.warehouse_id}`, Number(row.quantity));
  }
  return (productId: number, warehouseId: number) =>
    byPlace.get(`${productId}/${warehouseId}`) ?? 0;
}

/** Fills the branch up to the sales of two days, from what the main warehouse has beyond those of ten. */
async function supplyBranch(year: Year, today: Today): Promise<void> {
  const { articles, branchId, contextFor, mainId } = year;
  const onHand = await readStock(year);
  const lines = articles.flatMap(({ id, demand, product }) => {
    const missing = Math.ceil(demand * 2 + 1) - onHand(id, branchId);
    const spare = Math.floor(onHand(id, mainId) - demand * 10);
    if (product.type === 'service' || missing < 1 || spare < missing) return [];
    return [{ productId: id, quantity: Math.ceil(missing) }];
  });
  if (lines.length === 0) return;
  const most = lines.slice(0, mostLines);
  const body = {
    fromWarehouseId: mainId,
    toWarehouseId: branchId,
    date: today.day,
    lines: most,
    notes: 'Reposición semanal de la sucursal',
  };
  const ctx = contextFor('createTransfer', today.at(0.308));
  await inventory.createTransfer(sending(body), ctx);
}

/** Returns a line that is wrong by up to one percent, and by one piece at least. Counts are mostly exact. */
function countOf(dice: Dice, reason: Reason, productId: number, there: number): AdjustmentLine {
  const off = Math.max(1, Math.round(there * 0.01 * dice.unit()));
  if (reason !== 'count') return { productId, quantityDelta: -off };
  const difference = dice.chance(0.5) ? off : -off;
  return { productId, countedQuantity: dice.chance(0.6) ? there : there + difference };
}

async function adjust(year: Year, today: Today, reason: Reason, share: number): Promise<void> {
  const { articles, contextFor, dice, mainId } = year;
  const onHand = await readStock(year);
  const counted = articles.filter(
    ({ id, product }) =>
      product.type !== 'service' && onHand(id, mainId) >= 2 && dice.chance(share),
  );
  if (counted.length === 0) return;
  const lines = counted
    .slice(0, mostLines)
    .map(({ id }) => countOf(dice, reason, id, onHand(id, mainId)));
  const body = { warehouseId: mainId, reason, date: today.day, lines };
  const ctx = contextFor('createAdjustment', today.at(0.8));
  await inventory.createAdjustment(sending(body), ctx);
}

/** Transfers to the branch, and stock counts. */
export function openStockCare(year: Year) {
  const { dice } = year;
  return {
    async beforeSales(today: Today): Promise<void> {
      if (today.weekday === 1) await supplyBranch(year, today);
    },
    async afterSales(today: Today): Promise<void> {
      const isMonthly = today.weekday === 6 && Number(today.day.slice(8)) > 24;
      if (isMonthly) await adjust(year, today, 'count', 0.2);
      if (today.weekday === 4 && dice.chance(0.25)) {
        await adjust(year, today, dice.pick(['damage', 'loss']), 0.03);
      }
    },
  };
}
