import { type Area, page } from '../route.js';

export const settings: Area = {
  entries: [
    {
      name: 'settings',
      group: 'settings',
      icon: 'settings',
      shortcut: 'g',
      permission: 'config:read',
    },
    { name: 'users', group: 'settings', icon: 'people', shortcut: 'u', permission: 'users:manage' },
    { name: 'audit', group: 'settings', icon: 'audit', shortcut: 'l', permission: 'audit:read' },
    { name: 'account', group: 'settings', icon: 'customer', shortcut: 'e' },
  ],
  routes: [
    {
      path: '/settings',
      entry: 'settings',
      load: page(() => import('../../pages/settings/company/company.js'), 'CompanySettings'),
    },
    {
      path: '/settings/warehouses',
      entry: 'settings',
      permission: 'inventory:read',
      load: page(() => import('../../pages/settings/tables/warehouses.js'), 'Warehouses'),
    },
    {
      path: '/settings/categories',
      entry: 'settings',
      permission: 'products:read',
      load: page(() => import('../../pages/settings/tables/categories.js'), 'Categories'),
    },
    {
      path: '/settings/taxes',
      entry: 'settings',
      load: page(() => import('../../pages/settings/tables/taxes.js'), 'Taxes'),
    },
    {
      path: '/settings/terms',
      entry: 'settings',
      load: page(() => import('../../pages/settings/tables/terms.js'), 'Terms'),
    },
    {
      path: '/settings/series',
      entry: 'settings',
      load: page(() => import('../../pages/settings/tables/series.js'), 'SeriesTable'),
    },
    {
      path: '/settings/currencies',
      entry: 'settings',
      load: page(() => import('../../pages/settings/tables/currencies.js'), 'Currencies'),
    },
    {
      path: '/settings/rates',
      entry: 'settings',
      load: page(() => import('../../pages/settings/tables/rates.js'), 'Rates'),
    },
    {
      path: '/settings/custom-fields',
      entry: 'settings',
      load: page(() => import('../../pages/custom-fields/custom-fields.js'), 'CustomFields'),
    },
    {
      path: '/settings/mails',
      entry: 'settings',
      load: page(() => import('../../pages/settings/tables/mails.js'), 'MailTemplates'),
    },
    {
      path: '/users',
      entry: 'users',
      load: page(() => import('../../pages/users/users.js'), 'Users'),
    },
    {
      path: '/mails',
      entry: 'users',
      load: page(() => import('../../pages/mails/mails.js'), 'Mails'),
    },
    {
      path: '/users/roles',
      entry: 'users',
      load: page(() => import('../../pages/roles/roles.js'), 'Roles'),
    },
    {
      path: '/users/sso',
      entry: 'users',
      load: page(() => import('../../pages/sso/connection.js'), 'SsoSettings'),
    },
    {
      path: '/users/:id',
      entry: 'users',
      load: page(() => import('../../pages/users/user.js'), 'UserDetail'),
    },
    {
      path: '/audit',
      entry: 'audit',
      load: page(() => import('../../pages/audit/audit.js'), 'Audit'),
    },
    {
      path: '/account',
      entry: 'account',
      load: page(() => import('../../pages/account/account.js'), 'Account'),
    },
    {
      path: '/account/exports',
      entry: 'account',
      permission: 'exports:run',
      load: page(
        () => import('../../pages/scheduled-exports/scheduled-exports.js'),
        'ScheduledExports',
      ),
    },
    {
      path: '/notifications',
      entry: 'account',
      load: page(() => import('../../pages/notifications/notifications.js'), 'Notifications'),
    },
  ],
};
