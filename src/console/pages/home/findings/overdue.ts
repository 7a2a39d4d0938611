import type { AgingTotals } from '@notaria/erp';
import { payablesQueries, receivablesQueries } from '@notaria/erp/react-query';
import { erp } from '../../../session/clients.js';
import type { Formats } from '../../../session/language/formats.js';
import { type Finding, type FindingQuery, findingIn } from './finding.js';
import type { FindingTexts } from './texts.js';

const overdueKeys = ['d1_30', 'd31_60', 'd61_90', 'd91_120', 'd120_plus'] as const;

const overdueOf = (totals: AgingTotals): number =>
  overdueKeys.reduce((sum, key) => sum + totals[key], 0);

interface AgingReply {
  readonly data: {
    readonly currencyCode: string;
    readonly totals: AgingTotals;
    readonly overdueCount: number;
  };
}

interface Side {
  readonly href: string;
  readonly text: (sum: string) => string;
  readonly parties: (count: number) => string;
}

/** Returns the overdue sum of an aging report, with the number of customers or vendors. */
const judge =
  ({ href, text, parties }: Side, { money }: Formats) =>
  ({ data }: AgingReply): Finding | null => {
    const sum = overdueOf(data.totals);
    if (sum <= 0) return null;
    return { href, text: text(money(sum, data.currencyCode)), more: parties(data.overdueCount) };
  };

export function overdueReceivables(texts: FindingTexts, formats: Formats): FindingQuery {
  const { receivables: text, customers: parties } = texts;
  const side = { href: '/receivables?overdue=yes', text, parties };
  return findingIn(receivablesQueries(erp).aging({ summary: true }), judge(side, formats));
}

export function overduePayables(texts: FindingTexts, formats: Formats): FindingQuery {
  const { payables: text, vendors: parties } = texts;
  const side = { href: '/payables?overdue=yes', text, parties };
  return findingIn(payablesQueries(erp).aging({ summary: true }), judge(side, formats));
}
