import type { Dice } from '../plan/dice.js';
import type { StoredArticle } from '../state.js';
import type { Shelves } from './shelves.js';

export interface BasketLine {
  readonly productId: number;
  readonly quantity: number;
  readonly warehouseId?: number;
  readonly discountPercent?: number;
}

export interface Shop {
  readonly articles: readonly StoredArticle[];
  readonly draw: (dice: Dice) => number;
  readonly shelves: Shelves;
  readonly mainId: number;
  readonly branchId: number;
}

/** Returns a quantity up to double the usual one. */
function wanted({ usual }: StoredArticle, dice: Dice): number {
  return Math.max(1, Math.round(usual * (0.3 + dice.unit() * 1.4)));
}

/** Takes the goods from the branch, or else from the main store, up to the available quantity. */
function fetch(shop: Shop, productId: number, quantity: number, isBranch: boolean) {
  const { shelves, mainId, branchId } = shop;
  if (isBranch && shelves.onHand(productId, branchId) >= quantity) {
    return { warehouseId: branchId, quantity };
  }
  const left = Math.min(quantity, Math.floor(shelves.onHand(productId, mainId)));
  return left < 1 ? undefined : { warehouseId: mainId, quantity: left };
}

function lineOf(shop: Shop, article: StoredArticle, isBranch: boolean, dice: Dice) {
  const quantity = wanted(article, dice);
  const isService = article.product.type === 'service';
  const goods = isService ? { quantity } : fetch(shop, article.id, quantity, isBranch);
  if (goods === undefined) return undefined;
  const line: BasketLine = { productId: article.id, ...goods };
  return dice.chance(0.1) ? { ...line, discountPercent: dice.pick([3, 5, 10]) } : line;
}

/** Picks the products of one sale: each product once, and only from stock. */
export function fillBasket(shop: Shop, dice: Dice): BasketLine[] {
  const { articles, draw } = shop;
  const count = 1 + Math.floor(dice.unit() * dice.unit() * 8);
  const isBranch = dice.chance(0.2);
  const lines = new Map<number, BasketLine>();
  for (let tries = 0; lines.size < count && tries < count * 4; tries += 1) {
    const article = articles[draw(dice)];
    if (article === undefined || lines.has(article.id)) continue;
    const line = lineOf(shop, article, isBranch, dice);
    if (line !== undefined) lines.set(article.id, line);
  }
  if (lines.size > 0) return [...lines.values()];
  const service = articles.find(({ product }) => product.type === 'service');
  return service === undefined ? [] : [{ productId: service.id, quantity: 1 }];
}
