import type { Area } from '../route.js';

export const verify: Area = { entries: [], routes: [] };
