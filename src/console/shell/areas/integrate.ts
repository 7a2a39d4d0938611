import { type Area, page } from '../route.js';

export const integrate: Area = {
  entries: [
    { name: 'keys', group: 'integrate', icon: 'key', shortcut: 'k', permission: 'api-keys:manage' },
    {
      name: 'webhooks',
      group: 'integrate',
      icon: 'webhook',
      shortcut: 'w',
      permission: 'webhooks:manage',
    },
    { name: 'events', group: 'integrate', icon: 'event', shortcut: 'j', permission: 'events:read' },
    { name: 'integration', group: 'integrate', icon: 'plug', shortcut: 'n' },
  ],
  routes: [
    {
      path: '/keys',
      entry: 'keys',
      load: page(() => import('../../pages/keys/keys.js'), 'Keys'),
    },
    {
      path: '/keys/verification',
      entry: 'keys',
      load: page(() => import('../../pages/keys/verification-keys.js'), 'VerificationKeys'),
    },
    {
      path: '/keys/verification/:id',
      entry: 'keys',
      load: page(() => import('../../pages/keys/usage/verification-key.js'), 'VerificationKey'),
    },
    {
      path: '/keys/:id',
      entry: 'keys',
      load: page(() => import('../../pages/keys/form/key-edit.js'), 'KeyEditPage'),
    },
    {
      path: '/webhooks',
      entry: 'webhooks',
      load: page(() => import('../../pages/webhooks/webhooks.js'), 'Webhooks'),
    },
    {
      path: '/webhooks/business',
      entry: 'webhooks',
      load: page(() => import('../../pages/webhooks/webhooks.js'), 'ErpWebhooks'),
    },
    {
      path: '/webhooks/business/:id',
      entry: 'webhooks',
      load: page(() => import('../../pages/webhooks/webhook.js'), 'ErpWebhookDetail'),
    },
    {
      path: '/webhooks/:id',
      entry: 'webhooks',
      load: page(() => import('../../pages/webhooks/webhook.js'), 'WebhookDetail'),
    },
    {
      path: '/events',
      entry: 'events',
      load: page(() => import('../../pages/events/events.js'), 'Events'),
    },
    {
      path: '/integration',
      entry: 'integration',
      load: page(() => import('../../pages/integration/integration.js'), 'Integration'),
    },
  ],
};
