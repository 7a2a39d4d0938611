import { type Area, page } from '../route.js';

export const run: Area = {
  entries: [
    { name: 'keys', group: 'run', icon: 'key', shortcut: 'k', permission: 'api-keys:manage' },
    {
      name: 'webhooks',
      group: 'run',
      icon: 'webhook',
      shortcut: 'w',
      permission: 'webhooks:manage',
    },
    { name: 'users', group: 'run', icon: 'people', shortcut: 'u', permission: 'users:manage' },
    { name: 'audit', group: 'run', icon: 'audit', shortcut: 'l', permission: 'audit:read' },
    { name: 'account', group: 'run', icon: 'customer', shortcut: 'e' },
    { name: 'integration', group: 'run', icon: 'plug', shortcut: 'n' },
  ],
  routes: [
    {
      path: '/keys',
      entry: 'keys',
      component: page(() => import('../../pages/keys/keys.js'), 'Keys'),
    },
    {
      path: '/keys/verification',
      entry: 'keys',
      component: page(() => import('../../pages/keys/verification-keys.js'), 'VerificationKeys'),
    },
    {
      path: '/webhooks',
      entry: 'webhooks',
      component: page(() => import('../../pages/webhooks/webhooks.js'), 'Webhooks'),
    },
    {
      path: '/webhooks/:id',
      entry: 'webhooks',
      component: page(() => import('../../pages/webhooks/webhook.js'), 'WebhookDetail'),
    },
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
    {
      path: '/integration',
      entry: 'integration',
      component: page(() => import('../../pages/integration/integration.js'), 'Integration'),
    },
  ],
};
