import { type Area, page } from '../route.js';

export const run: Area = {
  entries: [
    { name: 'keys', group: 'run', icon: 'key', shortcut: 'k', permission: 'api-keys:manage' },
  ],
  routes: [
    {
      path: '/keys',
      entry: 'keys',
      component: page(() => import('../../pages/keys/keys.js'), 'Keys'),
    },
  ],
};
