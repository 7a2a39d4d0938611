import type {
  OpenStage,
  OpportunityListItem,
  OpportunityListReply,
  OpportunityStage,
} from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { erp } from '../../../../session/clients.js';

export const stages: readonly OpenStage[] = [
  'prospecting',
  'qualification',
  'proposal',
  'negotiation',
];

export const isOnBoard = (stage: OpportunityStage): stage is OpenStage =>
  stages.some((one) => one === stage);

/** The first opportunities of a stage, in the order of their closing dates. */
export const stagePage = (stage: OpenStage) =>
  crmQueries(erp).opportunities({
    stage,
    pageSize: 50,
    sortBy: 'expectedCloseDate',
    sortDir: 'asc',
  });

/** Opportunities without a closing date come last. */
const closingDate = ({ expectedCloseDate }: OpportunityListItem): string =>
  expectedCloseDate ?? '9999';

/** Shows an opportunity in another stage than it has on the server. */
export function showInStage(
  client: QueryClient,
  opportunity: OpportunityListItem,
  to: OpportunityStage,
): void {
  for (const stage of stages) {
    client.setQueryData<OpportunityListReply>(stagePage(stage).queryKey, (page) => {
      if (page === undefined) return page;
      const others = page.data.filter(({ id }) => id !== opportunity.id);
      const data =
        stage === to
          ? [...others, { ...opportunity, stage }].toSorted((a, b) =>
              closingDate(a).localeCompare(closingDate(b)),
            )
          : others;
      return { ...page, data, totalCount: page.totalCount + data.length - page.data.length };
    });
  }
}
