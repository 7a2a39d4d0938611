import type { Area } from '../route.js';

export const sell: Area = { entries: [], routes: [] };
