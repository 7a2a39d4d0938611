import { type Area, page } from '../route.js';

export const start: Area = {
  entries: [{ name: 'home', group: 'start', icon: 'home', shortcut: 'h' }],
  routes: [
    { path: '/', entry: 'home', load: page(() => import('../../pages/home/home.js'), 'Home') },
  ],
};
