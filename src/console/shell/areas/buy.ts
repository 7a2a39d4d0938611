import { type Area, page } from '../route.js';

const vendorForm = () => import('../../pages/vendors/vendor-form.js');

export const buy: Area = {
  entries: [
    {
      name: 'purchases',
      group: 'buy',
      icon: 'truck',
      shortcut: 'o',
      permission: 'purchase-orders:read',
    },
    { name: 'payables', group: 'buy', icon: 'bill', shortcut: 'b', permission: 'payables:read' },
    { name: 'vendors', group: 'buy', icon: 'vendor', shortcut: 'f', permission: 'vendors:read' },
  ],
  routes: [
    {
      path: '/purchases',
      entry: 'purchases',
      component: page(() => import('../../pages/purchases/purchases.js'), 'Purchases'),
    },
    {
      path: '/purchases/new',
      entry: 'purchases',
      permission: 'purchase-orders:create',
      component: page(() => import('../../pages/purchases/purchase-form.js'), 'NewPurchase'),
    },
    {
      path: '/purchases/:id',
      entry: 'purchases',
      component: page(() => import('../../pages/purchases/purchase.js'), 'PurchasePage'),
    },
    {
      path: '/payables',
      entry: 'payables',
      component: page(() => import('../../pages/payables/payables.js'), 'Payables'),
    },
    {
      path: '/payables/pay',
      entry: 'payables',
      permission: 'payables:pay',
      component: page(() => import('../../pages/payables/pay.js'), 'PayVendor'),
    },
    {
      path: '/payables/payments',
      entry: 'payables',
      component: page(() => import('../../pages/payables/payments.js'), 'VendorPayments'),
    },
    {
      path: '/payables/payments/:id',
      entry: 'payables',
      component: page(() => import('../../pages/payables/payment.js'), 'VendorPaymentPage'),
    },
    {
      path: '/payables/aging',
      entry: 'payables',
      component: page(() => import('../../pages/payables/aging.js'), 'PayableAgingPage'),
    },
    {
      path: '/vendors',
      entry: 'vendors',
      component: page(() => import('../../pages/vendors/vendors.js'), 'Vendors'),
    },
    {
      path: '/vendors/new',
      entry: 'vendors',
      permission: 'vendors:write',
      component: page(vendorForm, 'NewVendor'),
    },
    {
      path: '/vendors/:id/edit',
      entry: 'vendors',
      permission: 'vendors:write',
      component: page(vendorForm, 'EditVendor'),
    },
    {
      path: '/vendors/:id',
      entry: 'vendors',
      component: page(() => import('../../pages/vendors/vendor.js'), 'VendorPage'),
    },
  ],
};
