import type { Knex } from 'knex';
import { minorUnits } from '../kernel/values/currencies.js';

const otherDecimals = [...minorUnits]
  .filter(([, decimals]) => decimals !== 2)
  .map(([code, decimals]) => `('${code}', ${decimals})`)
  .join(', ');

const inCompany = (of: 'base' | 'amount') =>
  `round((t.tax->>'${of}')::numeric * n.exchange_rate, coalesce(d.decimals, 2))`;

/** The first group takes what the others leave of the credit note's total. */
const converted = (of: 'base' | 'amount', total: string) =>
  `CASE WHEN t.place = 1 THEN n.${total} - coalesce(sum(${inCompany(of)}) FILTER (WHERE t.place > 1) OVER (), 0)
   ELSE ${inCompany(of)} END`;

const convert = `
UPDATE credit_notes SET taxes = own.taxes
FROM (
  SELECT n.id, (
    SELECT jsonb_agg(g.tax || jsonb_build_object('companyBase', g.base::text, 'companyAmount', g.amount::text)
      ORDER BY g.place)
    FROM (
      SELECT t.tax, t.place, ${converted('base', 'base_total')} AS base, ${converted('amount', 'base_tax_total')} AS amount
      FROM jsonb_array_elements(n.taxes) WITH ORDINALITY AS t (tax, place)
    ) g
  ) AS taxes
  FROM credit_notes n JOIN companies c ON c.id = n.company_id
  LEFT JOIN (VALUES ${otherDecimals}) AS d (code, decimals) ON d.code = c.base_currency
) own
WHERE credit_notes.id = own.id AND own.taxes IS NOT NULL`;

export const name = '0046_credit_note_taxes';

/**
 * The tax breakdown of a credit note had the company-currency amounts of its whole invoice. Each group gets its own:
 * converted and rounded, together the totals of the credit note.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(convert);
}

export async function down(): Promise<void> {}
