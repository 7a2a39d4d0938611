import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Failed } from '../../frames/states.js';
import { listTexts } from '../texts.js';

/** The number of matching rows in one currency, and the sums of their amounts with a label each. */
interface SumsLine {
  readonly currencyCode: string;
  readonly count: number;
  readonly amounts: readonly (readonly [label: string, amount: number])[];
}

/** The sums of the rows of all pages. */
export interface ListSums {
  /** Undefined until they are loaded; null if too many rows match. */
  readonly lines: readonly SumsLine[] | null | undefined;
  readonly error: unknown;
  /** True if the sums are those of the previous query. */
  readonly isStale: boolean;
  readonly retry: () => unknown;
}

/** One line of sums for each currency. The place of the first line is reserved. */
export function Sums({ sums }: { readonly sums: ListSums }): ReactElement {
  const texts = useTexts(listTexts);
  const { money } = useFormats();
  const { lines, error, isStale, retry } = sums;
  return (
    <section className="list-sums" aria-label={texts.sums} aria-busy={isStale || undefined}>
      {error ? <Failed error={error} onRetry={retry} /> : null}
      {lines === null && <p>{texts.tooManyToSum}</p>}
      {lines?.map(({ currencyCode, count, amounts }) => (
        <p key={currencyCode}>
          <span>{texts.records(count)}</span>
          {amounts.map(([label, amount]) => (
            <span key={label}>
              {label} <strong>{money(amount, currencyCode)}</strong>
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}
