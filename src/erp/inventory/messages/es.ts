import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  warehouseHasStock: 'El almacén {code} todavía tiene existencia; trasládela o ajústela primero',
  warehouseInOrders: 'El almacén {code} está en órdenes de compra abiertas',
  serviceHasNoStock: 'El producto {code} no lleva existencia',
  duplicateProduct: 'Un producto contado solo puede estar en una línea',
  sameWarehouse: 'Los almacenes deben ser distintos',
  stockTooLow: 'El producto {product} tiene {available} en existencia y se pidieron {requested}',
  stockTooLowOn:
    'El producto {product} tenía {available} en existencia el {day} y se pidieron {requested}',
  stockTooLowLater:
    'Del producto {product} pueden salir {available} y se pidieron {requested}: {documents} dejaría la existencia bajo cero el {day}',
  costOfDecrease: 'Solo un aumento lleva costo unitario; lo que sale cuesta lo que vale',
  stockTooLarge: 'La cantidad o el valor en existencia sería demasiado grande',
  // Of a new company.
  mainWarehouse: 'Almacén principal',
  openingStock: 'Inventario inicial',
} as const satisfies Translation<typeof en>;
