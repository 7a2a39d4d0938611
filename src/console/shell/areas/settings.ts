import { type Area, page } from '../route.js';

export const settings: Area = {
  entries: [
    { name: 'users', group: 'settings', icon: 'people', shortcut: 'u', permission: 'users:manage' },
    { name: 'audit', group: 'settings', icon: 'audit', shortcut: 'l', permission: 'audit:read' },
    { name: 'account', group: 'settings', icon: 'customer', shortcut: 'e' },
  ],
  routes: [
    {
      path: '/users',
      entry: 'users',
      component: page(() => import('../../pages/users/users.js'), 'Users'),
    },
    {
      path: '/users/:id',
      entry: 'users',
      component: page(() => import('../../pages/users/user.js'), 'UserDetail'),
    },
    {
      path: '/audit',
      entry: 'audit',
      component: page(() => import('../../pages/audit/audit.js'), 'Audit'),
    },
    {
      path: '/account',
      entry: 'account',
      component: page(() => import('../../pages/account/account.js'), 'Account'),
    },
  ],
};
