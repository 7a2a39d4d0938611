import { type Area, page } from '../route.js';

const productForm = () => import('../../pages/products/product-form.js');

export const stock: Area = {
  entries: [
    { name: 'products', group: 'stock', icon: 'box', shortcut: 'p', permission: 'products:read' },
  ],
  routes: [
    {
      path: '/products',
      entry: 'products',
      component: page(() => import('../../pages/products/products.js'), 'Products'),
    },
    {
      path: '/products/new',
      entry: 'products',
      permission: 'products:write',
      component: page(productForm, 'NewProduct'),
    },
    {
      path: '/products/:id/edit',
      entry: 'products',
      permission: 'products:write',
      component: page(productForm, 'EditProduct'),
    },
    {
      path: '/products/:id',
      entry: 'products',
      component: page(() => import('../../pages/products/product.js'), 'ProductPage'),
    },
  ],
};
