import { createContext } from 'react';

/** The path of the open page as its route has it: `/watchlists/:id`. */
export const PagePath = createContext('');
