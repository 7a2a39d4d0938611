import type { Knex } from 'knex';
import * as deferredNumbers from './0065_deferred_numbers.js';
import * as withNumber from './0096_with_number.js';

export const name = '0106_dropped_number_functions';

/** Servers of the version before call the functions when they write a document. */
export const isBreaking = true;

/** The function as 0075 leaves it. */
const takeNumber = `
CREATE OR REPLACE FUNCTION take_number(of_company bigint, of_code text, of_prefix text, of_day date, in_date_order boolean,
  placeholder text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  digits text;
BEGIN
  UPDATE series s SET last_date = greatest(s.last_date, of_day), next_number = s.next_number + 1,
    first_date = CASE WHEN s.next_number = s.start_number OR of_day < s.first_date THEN of_day ELSE s.first_date END
  WHERE s.company_id = of_company AND s.code = of_code AND s.prefix = of_prefix
    AND NOT (in_date_order AND coalesce(of_day < s.last_date, false))
  RETURNING lpad((s.next_number - 1)::text, greatest(s.pad, length((s.next_number - 1)::text)), '0') INTO digits;
  IF NOT FOUND THEN
    UPDATE series_prefixes p SET last_date = of_day, next_number = p.next_number + 1
    FROM series s
    WHERE s.company_id = of_company AND s.code = of_code AND p.company_id = of_company AND p.code = of_code
      AND p.prefix = of_prefix AND of_day >= p.last_date
    RETURNING lpad((p.next_number - 1)::text, greatest(coalesce(p.pad, s.pad), length((p.next_number - 1)::text)), '0')
    INTO digits;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The series % has changed', of_code USING ERRCODE = 'serialization_failure';
  END IF;
  PERFORM set_config('notaria.placeholder', placeholder, true), set_config('notaria.digits', digits, true);
  RETURN digits;
END
$$`;

/** Drops the functions that took a number between the last writes of a document. Locks no table. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await deferredNumbers.down(trx);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await deferredNumbers.up(trx);
  await trx.raw(takeNumber);
  await withNumber.up(trx);
}
