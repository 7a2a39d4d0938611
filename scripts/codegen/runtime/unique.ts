/** Returns true if no scalar occurs twice, in linear time. The lint rules refuse `uniqueItems` for anything else. */
export const hasUniqueItems = (items: readonly unknown[]): boolean =>
  new Set(items).size === items.length;
