import { rolesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { Choice } from '../../ui/forms/field.js';
import { userTexts } from './texts.js';

/** The roles of a user: those that every company has, and then those that this one made. */
export function useRoleChoices(): readonly Choice[] {
  const { roles } = useTexts(userTexts);
  const { data } = useQuery(rolesQueries(erp).list({ pageSize: 100, sortBy: 'name' }));
  return [
    ...Object.entries(roles),
    ...(data?.data ?? []).map(({ code, name }): Choice => [code, name]),
  ];
}
