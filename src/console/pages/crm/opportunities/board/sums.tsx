import type { OpportunityListItem } from '@notaria/erp';
import { usersQueries } from '@notaria/erp/react-query';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../../../session/clients.js';
import { useFormats } from '../../../../session/language/formats.js';
import { useTexts } from '../../../../session/language/texts.js';
import { useMe } from '../../../../session/me.js';
import { crmTexts } from '../../texts.js';
import { stagePage, stages } from './stage-page.js';

type Rows = readonly OpportunityListItem[];

function grouped(rows: Rows, keyOf: (row: OpportunityListItem) => string): [string, Rows][] {
  const keys = [...new Set(rows.map(keyOf))];
  return keys.map((key) => [key, rows.filter((row) => keyOf(row) === key)]);
}

/** Returns a function for the sums of the expected amounts, one for each currency; empty without any amount. */
export function useSumsOf(): (rows: Rows) => string {
  const { money } = useFormats();
  return (rows) =>
    grouped(
      rows.filter(({ expectedAmount }) => expectedAmount !== null),
      ({ currencyCode }) => currencyCode,
    )
      .map(([currency, own]) => {
        const sum = own.reduce((total, { expectedAmount }) => total + (expectedAmount ?? 0), 0);
        return money(sum, currency);
      })
      .join(' + ');
}

/** Returns the name of an owner. Only roles that manage users know the names of others. */
function useOwnerName(): (id: number | null) => string {
  const texts = useTexts(crmTexts);
  const { id: ownId, may } = useMe();
  const { data } = useQuery({
    ...usersQueries(erp).list({ pageSize: 100 }),
    enabled: may('users:manage'),
  });
  return (id) => {
    if (id === null) return texts.noOwner;
    if (id === ownId) return texts.me;
    return data?.data.find((user) => user.id === id)?.name ?? texts.otherOwner;
  };
}

/** The expected amounts of each owner, of the opportunities on the board. */
export function OwnerSums(): ReactElement | null {
  const texts = useTexts(crmTexts);
  const nameOf = useOwnerName();
  const sumsOf = useSumsOf();
  const pages = useQueries({ queries: stages.map(stagePage) });
  const rows = pages.flatMap(({ data }) => data?.data ?? []);
  const owners = grouped(rows, ({ ownerId }) => nameOf(ownerId))
    .map(([name, own]) => ({ name, sums: sumsOf(own) }))
    .filter(({ sums }) => sums !== '')
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (owners.length === 0) return null;
  return (
    <dl className="board-owners" aria-label={texts.byOwner}>
      {owners.map(({ name, sums }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sums}</dd>
        </div>
      ))}
    </dl>
  );
}
