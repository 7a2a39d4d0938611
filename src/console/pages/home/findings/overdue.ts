import type { AgingTotals } from '@notaria/erp';
import { payablesQueries } from '@notaria/erp/react-query';
import { erp } from '../../../session/clients.js';
import type { Formats } from '../../../session/language/formats.js';
import { type FindingQuery, findingIn } from './finding.js';
import type { FindingTexts } from './texts.js';

const overdueKeys = ['d1_30', 'd31_60', 'd61_90', 'd91_120', 'd120_plus'] as const;

/** Returns the sum of what is overdue. */
export const overdueOf = (totals: AgingTotals): number =>
  overdueKeys.reduce((sum, key) => sum + totals[key], 0);

interface AgingReply {
  readonly data: {
    readonly currencyCode: string;
    readonly totals: AgingTotals;
    readonly overdueCount: number;
  };
}

/** Returns the overdue bills, with the number of vendors. */
export function overduePayables(texts: FindingTexts, { money }: Formats): FindingQuery {
  return findingIn(payablesQueries(erp).aging({ summary: true }), ({ data }: AgingReply) => {
    const sum = overdueOf(data.totals);
    if (sum <= 0) return null;
    return {
      href: '/payables?overdue=yes',
      text: texts.payables(money(sum, data.currencyCode)),
      more: texts.vendors(data.overdueCount),
    };
  });
}
