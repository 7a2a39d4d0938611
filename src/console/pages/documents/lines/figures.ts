import { useCurrencies, useTaxRates, useToday } from '../../../data/queries/company.js';
import { type DraftLine, previewOf, rateOf, useProducts } from './lines.js';

interface FiguresOptions {
  /** The day of the document; empty for today. */
  readonly date: string;
  readonly currency: string;
  readonly isTaxIncluded: boolean;
}

/** Returns the tax rates in force and the estimated totals of a document in the form. */
export function useFigures(lines: readonly DraftLine[], options: FiguresOptions) {
  const { date, currency, isTaxIncluded } = options;
  const today = useToday();
  const rates = useTaxRates(date || today);
  const products = useProducts(lines);
  const decimals = useCurrencies().find(({ code }) => code === currency)?.decimals ?? 2;
  const percentOf = (line: DraftLine): number => rateOf(line, rates, products)?.rate ?? 0;
  const preview = previewOf(lines, percentOf, { decimals, isTaxIncluded });
  return { currency, rates, products, decimals, preview, isTaxIncluded };
}

export type Figures = ReturnType<typeof useFigures>;
