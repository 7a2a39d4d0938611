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
  goodsAlreadyLeft: 'Del producto {product} quedan {left} y la reversión saca {needed}',
  goodsAlreadyLeftOn:
    'Del producto {product} pueden salir {left} y la reversión saca {needed}: la existencia quedaría bajo cero el {day}',
  adjustmentAlreadyReversed: 'El ajuste {number} está reversado',
  transferAlreadyReversed: 'La transferencia {number} está reversada',
  dateBeforeDocument: 'La fecha no puede ser anterior al {date}, el día del documento',
  costOfDecrease: 'Solo un aumento lleva costo unitario; lo que sale cuesta lo que vale',
  stockTooLarge: 'La cantidad o el valor en existencia sería demasiado grande',
  // Of a new company.
  mainWarehouse: 'Almacén principal',
  openingStock: 'Inventario inicial',
} as const satisfies Translation<typeof en>;
