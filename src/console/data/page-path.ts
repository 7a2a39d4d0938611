import { createContext } from 'react';

/** The route of the open page, such as `/watchlists/:id`. */
export const PagePath = createContext('');
