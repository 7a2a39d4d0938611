import { type Area, page } from '../route.js';

const importPage = () => import('../../pages/import/import-page.js');
const productForm = () => import('../../pages/products/product-form.js');

export const stock: Area = {
  entries: [
    { name: 'products', group: 'stock', icon: 'box', shortcut: 'p', permission: 'products:read' },
    { name: 'stock', group: 'stock', icon: 'shelves', shortcut: 't', permission: 'inventory:read' },
  ],
  routes: [
    {
      path: '/products',
      entry: 'products',
      load: page(() => import('../../pages/products/products.js'), 'Products'),
    },
    {
      path: '/products/new',
      entry: 'products',
      permission: 'products:write',
      load: page(productForm, 'NewProduct'),
    },
    {
      path: '/products/import',
      entry: 'products',
      permission: 'products:write',
      load: page(importPage, 'ImportProducts'),
    },
    {
      path: '/products/:id/edit',
      entry: 'products',
      permission: 'products:write',
      load: page(productForm, 'EditProduct'),
    },
    {
      path: '/products/:id',
      entry: 'products',
      load: page(() => import('../../pages/products/product.js'), 'ProductPage'),
    },
    {
      path: '/stock',
      entry: 'stock',
      load: page(() => import('../../pages/stock/stock.js'), 'Stock'),
    },
    {
      path: '/stock/card',
      entry: 'stock',
      load: page(() => import('../../pages/stock/movements.js'), 'Movements'),
    },
    {
      path: '/stock/adjustments',
      entry: 'stock',
      load: page(() => import('../../pages/stock/documents/adjustments.js'), 'Adjustments'),
    },
    {
      path: '/stock/adjustments/:id',
      entry: 'stock',
      load: page(() => import('../../pages/stock/documents/adjustment.js'), 'AdjustmentPage'),
    },
    {
      path: '/stock/transfers',
      entry: 'stock',
      load: page(() => import('../../pages/stock/documents/transfers.js'), 'Transfers'),
    },
    {
      path: '/stock/transfers/:id',
      entry: 'stock',
      load: page(() => import('../../pages/stock/documents/transfer-record.js'), 'TransferPage'),
    },
    {
      path: '/stock/count',
      entry: 'stock',
      permission: 'inventory:adjust',
      load: page(() => import('../../pages/stock/count.js'), 'Count'),
    },
    {
      path: '/stock/transfer',
      entry: 'stock',
      permission: 'inventory:transfer',
      load: page(() => import('../../pages/stock/transfer.js'), 'Transfer'),
    },
  ],
};
