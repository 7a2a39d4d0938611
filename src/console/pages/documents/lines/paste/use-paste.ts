import type { ProductListItem } from '@notaria/erp';
import { type ClipboardEvent, useRef, useState } from 'react';
import { erp } from '../../../../session/clients.js';
import { decimalSignFor } from '../../../../session/language/typed-number.js';
import { usePreferences } from '../../../../session/language/use-preferences.js';
import { runEach } from '../../../../ui/lists/selection/run/run-each.js';
import type { LinesEditorProps } from '../line.js';
import { type DraftLine, draftLine, withProduct } from '../lines.js';
import { type PastedRow, pastedRows } from './pasted-rows.js';

/** The result of a search for a pasted product. */
type Match = ProductListItem | 'unknown' | 'ambiguous' | 'failed';

/** A row whose product has to be chosen by the user. */
export interface OpenRow {
  readonly row: number;
  readonly text: string;
  readonly reason: 'unknown' | 'ambiguous' | 'failed';
}

export interface PasteResult {
  readonly lines: number;
  readonly open: readonly OpenRow[];
}

const plain = (text: string): string => text.trim().toLowerCase();

/**
 * Reads the products that contain the text, to the last page. A code belongs to one product, so it ends the search. A
 * name is used if it belongs to one product.
 */
async function searchFor(text: string): Promise<Match> {
  const named: ProductListItem[] = [];
  for await (const product of erp.products.list({ search: text, pageSize: 100, sortBy: 'code' })) {
    if (plain(product.code) === plain(text)) return product;
    if (plain(product.name) === plain(text)) named.push(product);
  }
  const [match = 'unknown', ...others] = named;
  return others.length === 0 ? match : 'ambiguous';
}

/** Searches for each code or name once. */
async function matchesOf(rows: readonly PastedRow[]): Promise<ReadonlyMap<string, Match>> {
  const matches = new Map<string, Match>();
  await runEach({
    rows: [...new Set(rows.map(({ product }) => product))].filter(Boolean),
    work: async (text) => matches.set(text, await searchFor(text)),
    signal: new AbortController().signal,
    report({ row, error }) {
      if (error !== undefined) matches.set(row, 'failed');
    },
  });
  return matches;
}

/** Returns the line of a row. Without a product, the line keeps the text. */
function lineOf(row: PastedRow, match: Match, rules: LinesEditorProps): DraftLine {
  const { product: productText, quantity, unitPrice, discount, description } = row;
  const isPriceTyped = unitPrice !== '';
  const line = draftLine({ productText, quantity, unitPrice, isPriceTyped, discount, description });
  return typeof match === 'string' ? line : { ...line, ...withProduct(line, match, rules) };
}

/** Returns true for a copied range. Text of one cell is pasted into the field by the browser. */
const isRange = (text: string, field: EventTarget): boolean =>
  text.includes('\t') ||
  (/[\r\n]/.test(text.trim()) &&
    field instanceof HTMLElement &&
    field.getAttribute('role') === 'combobox');

/** Turns rows of a spreadsheet that are pasted into a field of a line into lines. */
export function usePaste(props: LinesEditorProps) {
  const [isBusy, setBusy] = useState(false);
  const [report, setReport] = useState<PasteResult>();
  // The form may have changed when the replies arrive.
  const latest = useRef(props);
  const sign = decimalSignFor(usePreferences().language);
  latest.current = props;
  const add = async (rows: readonly PastedRow[], key: number): Promise<void> => {
    setBusy(true);
    const matches = await matchesOf(rows);
    const matchOf = ({ product }: PastedRow): Match => matches.get(product) ?? 'unknown';
    const { current } = latest;
    current.editing.insert(
      key,
      rows.map((row) => lineOf(row, matchOf(row), current)),
    );
    const open = rows.flatMap((row): OpenRow[] => {
      const match = matchOf(row);
      return typeof match === 'string' ? [{ row: row.row, text: row.product, reason: match }] : [];
    });
    setReport({ lines: rows.length, open });
    setBusy(false);
  };
  return {
    isBusy,
    report,
    close: () => setReport(undefined),
    onPaste(event: ClipboardEvent<HTMLElement>, key: number): void {
      const text = event.clipboardData.getData('text/plain');
      if (!isRange(text, event.target)) return;
      event.preventDefault();
      void add(pastedRows(text, sign), key);
    },
  };
}
