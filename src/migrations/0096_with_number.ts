import type { Knex } from 'knex';

export const name = '0096_with_number';

const replacement = `replace(value, coalesce(current_setting('notaria.placeholder', true), ''),
    coalesce(current_setting('notaria.digits', true), ''))`;

/**
 * PostgreSQL puts the body of a function in SQL in place of its call. A distributed database would then refuse the COALESCE
 * of a setting in an UPDATE, because it evaluates a call as a whole before it sends the statement to a node.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`CREATE OR REPLACE FUNCTION with_number(value text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ${replacement};
END
$$`);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`CREATE OR REPLACE FUNCTION with_number(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ${replacement}
$$`);
}
