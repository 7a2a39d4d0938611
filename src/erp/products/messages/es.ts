import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  categoryInUse: 'La categoría {name} tiene productos u otras categorías debajo',
  categoryGone: 'La categoría fue eliminada entretanto',
  duplicateName: 'El nombre {name} ya existe',
  duplicateBarcode: 'El código de barras {barcode} ya existe',
  productHasMovements:
    'El producto {code} tiene movimientos; no puede cambiar cómo se lleva su existencia',
  productInactive: 'El producto {code} está inactivo',
  productInOpenOrders: 'El producto {code} está en órdenes de compra abiertas',
  categoryName: 'debe tener como máximo 200 caracteres y ninguno de control',
  categoryBelowItself: 'Una categoría no puede estar debajo de sí misma',
} as const satisfies Translation<typeof en>;
