import type { Knex } from 'knex';

export const name = '0065_deferred_numbers';

/**
 * Takes the next number of a series and keeps its digits for `with_number` until the transaction ends. The error code is
 * that of a serialization failure, because a repeated transaction succeeds: it reads the series anew.
 */
const takeNumber = `
CREATE FUNCTION take_number(of_company bigint, of_code text, of_prefix text, of_day date, in_date_order boolean,
  placeholder text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  digits text;
BEGIN
  UPDATE series s SET last_date = greatest(s.last_date, of_day), next_number = s.next_number + 1
  WHERE s.company_id = of_company AND s.code = of_code AND s.prefix = of_prefix
    AND NOT (in_date_order AND coalesce(of_day < s.last_date, false))
  RETURNING lpad((s.next_number - 1)::text, greatest(s.pad, length((s.next_number - 1)::text)), '0') INTO digits;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The series % has changed', of_code USING ERRCODE = 'serialization_failure';
  END IF;
  PERFORM set_config('notaria.placeholder', placeholder, true), set_config('notaria.digits', digits, true);
  RETURN digits;
END
$$`;

/** Replaces the placeholder of the number that the transaction took last. Returns other texts as they are. */
const withNumber = `
CREATE FUNCTION with_number(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT replace(value, coalesce(current_setting('notaria.placeholder', true), ''),
    coalesce(current_setting('notaria.digits', true), ''))
$$`;

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(takeNumber);
  await trx.raw(withNumber);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP FUNCTION with_number(text)');
  await trx.raw('DROP FUNCTION take_number(bigint, text, text, date, boolean, text)');
}
