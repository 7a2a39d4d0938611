import { crmQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { Part } from '../part.js';
import { usePeriodDays } from '../period.js';
import { cardTexts } from './texts.js';
import { linesShown, workCard } from './work-card.js';

const crm = crmQueries(erp);
const pageSize = linesShown;

/** The new leads of the user, the oldest first. */
export function useMyLeads(enabled: boolean): Part {
  const texts = useTexts(cardTexts);
  const { relative } = useFormats();
  const { id: ownerId } = useMe();
  const query = { ownerId, status: 'new', sortBy: 'createdAt', sortDir: 'asc', pageSize } as const;
  return workCard({
    title: texts.leads,
    href: '/crm/leads?owner=me&status=new&sort=createdAt',
    result: useQuery({ ...crm.leads(query), enabled }),
    workOf: ({ data, totalCount }) => ({
      count: totalCount,
      headline: texts.leadsCount(totalCount),
      lines: data.map(({ id, name, companyName, createdAt }) => ({
        id,
        href: `/crm/leads/${id}`,
        text: companyName ? `${name} · ${companyName}` : name,
        hint: relative(createdAt),
      })),
    }),
  });
}

/** The open opportunities of the user that should close by the end of the period. */
export function useMyOpportunities(enabled: boolean): Part {
  const texts = useTexts(cardTexts);
  const { day } = useFormats();
  const { id: ownerId } = useMe();
  const { to: dateTo } = usePeriodDays();
  const order = { sortBy: 'expectedCloseDate', sortDir: 'asc' } as const;
  const result = useQuery({
    ...crm.opportunities({ ownerId, open: true, dateTo, ...order, pageSize }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return workCard({
    title: texts.due,
    href: `/crm/opportunities?owner=me&open=yes&to=${dateTo}&sort=expectedCloseDate`,
    result,
    workOf: ({ data, totalCount }) => ({
      count: totalCount,
      headline: texts.dueCount(totalCount),
      lines: data.map(({ id, title, expectedCloseDate }) => ({
        id,
        href: `/crm/opportunities/${id}`,
        text: title,
        hint: expectedCloseDate === null ? undefined : day(expectedCloseDate),
      })),
    }),
  });
}
