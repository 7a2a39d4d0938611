import { type Area, page } from '../route.js';

export const verify: Area = {
  entries: [
    {
      name: 'review',
      group: 'verify',
      icon: 'review',
      shortcut: 'v',
      permission: 'sessions:decide',
    },
  ],
  routes: [
    {
      path: '/review',
      entry: 'review',
      component: page(() => import('../../pages/review/queue.js'), 'Review'),
    },
    {
      path: '/review/:id',
      entry: 'review',
      component: page(() => import('../../pages/review/case.js'), 'Case'),
    },
  ],
};
