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
    { name: 'sessions', group: 'verify', icon: 'list', shortcut: 's', permission: 'sessions:read' },
    {
      name: 'watchlists',
      group: 'verify',
      icon: 'search',
      shortcut: 'y',
      permission: 'aml:screen',
    },
  ],
  routes: [
    {
      path: '/review',
      entry: 'review',
      component: page(() => import('../../pages/review/queue/queue.js'), 'Review'),
    },
    {
      path: '/review/:id',
      entry: 'review',
      component: page(() => import('../../pages/review/case.js'), 'Case'),
    },
    {
      path: '/sessions',
      entry: 'sessions',
      component: page(() => import('../../pages/sessions/sessions.js'), 'Sessions'),
    },
    {
      path: '/watchlists',
      entry: 'watchlists',
      component: page(() => import('../../pages/watchlists/watchlists.js'), 'Watchlists'),
    },
    {
      path: '/watchlists/:id',
      entry: 'watchlists',
      component: page(() => import('../../pages/watchlists/watchlist.js'), 'WatchlistPage'),
    },
    {
      path: '/screening',
      entry: 'watchlists',
      component: page(() => import('../../pages/watchlists/screening.js'), 'Screening'),
    },
  ],
};
