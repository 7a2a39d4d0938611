import type { Me, MeReply } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { erp } from './clients.js';
import { mayBeLoggedIn } from './login/early-reply.js';

const meQuery = authQueries(erp).me();

export const meKey = meQuery.queryKey;

/** The query of the gate. All other parts of the page use `useMe`. */
export const useMeQuery = (): UseQueryResult<MeReply> =>
  useQuery({ ...meQuery, staleTime: 60_000, enabled: mayBeLoggedIn() });

/** The user of the page, which the gate provides. A query of each part would read the cookies each time. */
export const CurrentUser = createContext<Me | undefined>(undefined);

/** Returns true if a permission, or all permissions of its module, are granted. */
export function holds(granted: readonly string[], permission: string): boolean {
  const module = permission.slice(0, permission.indexOf(':'));
  return granted.includes(permission) || granted.includes(`${module}:*`);
}

export interface Person extends Me {
  /** Returns a function that decides which pages and actions are shown. The API checks permissions itself. */
  may(permission: string): boolean;
}

/** Returns the current user. Use it only below the gate, which shows the login otherwise. */
export function useMe(): Person {
  const me = useContext(CurrentUser);
  if (me === undefined) throw new Error('No user is logged in');
  return { ...me, may: (permission) => holds(me.permissions, permission) };
}
