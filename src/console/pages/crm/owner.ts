import type { ListState } from '../../data/list-state.js';
import { useMe } from '../../session/me.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { CrmTexts } from './texts.js';

/** The filter by owner of leads and opportunities. */
export const ownerFilter = ({ owner, any, mineOnly }: CrmTexts): Filter => ({
  name: 'owner',
  label: owner,
  all: any,
  choices: [['me', mineOnly]],
});

/** Returns the query of the filter by owner. */
export function useOwnerQuery(list: ListState): { readonly ownerId?: number } {
  const { id } = useMe();
  return list.filter('owner') === 'me' ? { ownerId: id } : {};
}
