import type { Api } from './calls.js';
import type { OperationPage } from './operation-pages.js';
import { reasons } from './reasons.js';

const reasonOf = ({ id }: OperationPage): string | undefined =>
  (reasons as Readonly<Record<string, string | undefined>>)[id];

const begin = '<!-- Written by UPDATE_PAGES=1 npm test -- test/console/operations.test.ts -->';
const end = '<!-- End of the written tables -->';

const titles: Readonly<Record<Api, string>> = {
  erp: 'ERP API, `/api`',
  kyc: 'Verification API, `/v1`',
};

/** Returns the operations by their page, or by the reason why they have none. */
function grouped(
  all: readonly OperationPage[],
  keyOf: (operation: OperationPage) => string | undefined,
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const operation of all) {
    const key = keyOf(operation);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), `\`${operation.id}\``]);
  }
  return [...groups].map(([key, ids]) => `| ${key} | ${ids.join(', ')} |`);
}

function tableOf(api: Api, all: readonly OperationPage[]): string {
  const own = all.filter((operation) => operation.api === api);
  const pages = grouped(own, ({ page }) => page && (page.startsWith('/') ? `\`${page}\`` : page));
  const without = grouped(own, (operation) =>
    operation.page === undefined ? reasonOf(operation) : undefined,
  );
  return [
    `### ${titles[api]}`,
    '',
    '| Page | Operations |',
    '| --- | --- |',
    ...pages,
    '',
    '| Reason for no page | Operations |',
    '| --- | --- |',
    ...without,
  ].join('\n');
}

/** Returns the document with the tables of all operations between the two marks. */
export function withTables(document: string, all: readonly OperationPage[]): string {
  const [before = '', rest = ''] = document.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error('docs/console.md has lost the marks of its tables');
  const tables = `${tableOf('erp', all)}\n\n${tableOf('kyc', all)}`;
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}

/** Returns operations with neither a page nor a reason, and operations with both. */
export const undecided = (all: readonly OperationPage[]): readonly string[] =>
  all
    .filter((one) => (one.page === undefined) === (reasonOf(one) === undefined))
    .map(({ id, page }) =>
      page
        ? `${id}: ${page} calls it, and a reason says no page does`
        : `${id}: neither a page nor a reason`,
    );
