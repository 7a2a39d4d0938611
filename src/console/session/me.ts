import type { Me, MeReply } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { erp } from './clients.js';

const meQuery = authQueries(erp).me();

export const meKey = meQuery.queryKey;

/** A login leaves a cookie that pages can read beside the one that they cannot. */
export const mayBeLoggedIn = (): boolean => /(?:^|; )csrf=./.test(document.cookie);

export const useMeQuery = (): UseQueryResult<MeReply> =>
  useQuery({ ...meQuery, staleTime: 60_000, enabled: mayBeLoggedIn });

/** Whether a permission is among those granted, each of them or all of its module. */
export function holds(granted: readonly string[], permission: string): boolean {
  const module = permission.slice(0, permission.indexOf(':'));
  return granted.includes(permission) || granted.includes(`${module}:*`);
}

export interface Person extends Me {
  /** Decides which pages and actions are shown; the API checks permissions itself. */
  may(permission: string): boolean;
}

/** The person who is logged in; only below the gate, which shows the login to everybody else. */
export function useMe(): Person {
  const { data } = useMeQuery();
  if (data === undefined) throw new Error('No user is logged in');
  const me = data.data;
  return { ...me, may: (permission) => holds(me.permissions, permission) };
}
