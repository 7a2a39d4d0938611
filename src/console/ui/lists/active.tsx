import type { ReactElement } from 'react';
import type { ListState } from '../../data/list-state.js';
import { Badge } from '../badge.js';
import type { Filter } from './filter.js';

/** The texts of a list of records that can be deactivated. */
interface ActiveTexts {
  readonly state: string;
  readonly states: { readonly active: string; readonly inactive: string; readonly all: string };
}

export const activeFilter = ({ state, states }: ActiveTexts): Filter => ({
  name: 'state',
  label: state,
  type: 'tabs',
  all: states.active,
  choices: [
    ['inactive', states.inactive],
    ['all', states.all],
  ],
});

/** Returns the query of the filter. */
export function activeQuery(list: ListState): { active?: boolean; includeInactive?: boolean } {
  const state = list.filter('state');
  if (state === 'inactive') return { active: false };
  return state === 'all' ? { includeInactive: true } : {};
}

interface NameCellProps {
  readonly row: { readonly name: string; readonly code: string; readonly active: boolean };
  /** The mark of a deactivated record. */
  readonly inactive: string;
}

/** Name and code of a record in a list. */
export function NameCell({ row: { name, code, active }, inactive }: NameCellProps): ReactElement {
  return (
    <span className="stack">
      <span>
        {name} {!active && <Badge>{inactive}</Badge>}
      </span>
      <code>{code}</code>
    </span>
  );
}
