import type { SessionItem } from '@notaria/kyc';
import { amlQueries, sessionsQueries } from '@notaria/kyc/react-query';
import { useQuery } from '@tanstack/react-query';
import { perEnvironment } from '../../data/queries/per-environment.js';
import { useMe } from '../../session/me.js';

export const useSessionQueries = perEnvironment(sessionsQueries);

export const useAmlQueries = perEnvironment(amlQueries);

/** Prefixes of the keys of all queries about sessions and screenings. */
export const sessionsKey: readonly unknown[] = ['notaria', 'sessions'];
export const amlKey: readonly unknown[] = ['notaria', 'aml'];

/** The workflows of the company; none without the permission to read them. */
export function useWorkflows() {
  const { queries, keyed } = useSessionQueries();
  const { may } = useMe();
  const { data } = useQuery({
    ...keyed(queries.listWorkflows({ limit: 100 })),
    enabled: may('workflows:read'),
    staleTime: 60_000,
  });
  return data?.workflows ?? [];
}

/** Shortens a session id for display. */
export const shortId = (id: string): string => `…${id.slice(-6)}`;

/** Returns the id of a case in the system of the caller, or a short id without one. */
export const titleOf = ({ id, externalId }: Pick<SessionItem, 'id' | 'externalId'>): string =>
  externalId ?? shortId(id);

/** Returns the name of the person, if it is known, and what identifies the case. */
export const namesOf = (session: SessionItem): readonly string[] =>
  [session.subjectName, titleOf(session)].filter((name) => name !== null);
