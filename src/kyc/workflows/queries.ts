import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { type IdPage, idPage } from '../../kernel/db/lists/id-page.js';
import { lookup, plannedPerCall, query } from '../../kernel/db/statements/query.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import type { Environment } from '../../kernel/principal.js';
import { newId } from '../ids.js';
import type { Scope } from '../scope.js';
import { defaultSettings, type WorkflowSettings } from './rules.js';

export interface WorkflowRow {
  readonly id: string;
  readonly environment: Environment;
  readonly version: number;
  readonly is_default: boolean;
  readonly settings: WorkflowSettings;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function toWorkflow(row: WorkflowRow): components['schemas']['Workflow'] {
  return {
    id: row.id,
    version: row.version,
    isDefault: row.is_default,
    environment: row.environment,
    ...row.settings,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const facts = 'w.id, w.environment, w.version, w.is_default, w.created_at, w.updated_at';
/** Defaults for settings that older versions do not have. */
const settings = `'{"fourEyesFrom": null, "acceptHeadTurnsAsLiveness": false, "acceptDocumentPictureAsIdentity": false,
     "brand": null, "consent": null}'::jsonb || v.settings AS settings`;
const newest = `JOIN kyc_workflow_versions v
     ON v.company_id = w.company_id AND v.workflow_id = w.id AND v.version = w.version`;
const own = 'w.company_id = :companyId AND w.environment = :environment AND w.deleted_at IS NULL';

const find = lookup<Scope & { readonly id: string }, WorkflowRow>(
  'workflows.find',
  `SELECT ${facts}, ${settings} FROM kyc_workflows w ${newest} WHERE ${own} AND w.id = :id`,
);

/** Returns the newest version of a workflow; undefined if it was deleted. */
export async function findWorkflow(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<WorkflowRow | undefined> {
  return (await find(db, { companyId, environment, id }))[0];
}

const page = plannedPerCall<
  Scope & { readonly id: string | null; readonly limit: number },
  WorkflowRow
>(
  `SELECT ${facts}, ${settings} FROM kyc_workflows w ${newest}
   WHERE ${own} AND (:id::text IS NULL OR w.id < :id) ORDER BY w.id DESC LIMIT :limit`,
);

const count = query<Scope, { total: number }>(
  'workflows.count',
  `SELECT count(*)::int AS total FROM kyc_workflows w WHERE ${own}`,
);

/** Lists workflows, the newest first. */
export async function listWorkflows(
  db: Db,
  { companyId, environment }: Scope,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<IdPage<WorkflowRow>> {
  const [rows, [counted]] = await Promise.all([
    page(db, { companyId, environment, id: after ?? null, limit: limit + 1 }),
    count(db, { companyId, environment }),
  ]);
  return idPage(rows, { limit, total: counted?.total ?? 0 }, ({ id }) => id);
}

const lock = query<Scope & { readonly id: string }>(
  'workflows.lock',
  `SELECT w.id FROM kyc_workflows w WHERE ${own} AND w.id = :id FOR UPDATE`,
);

/**
 * Locks a workflow until the transaction ends. Locks first and reads afterwards, because a statement that waited for a
 * lock would still read the old version.
 */
export async function lockWorkflow(
  trx: Db,
  scope: Scope,
  id: string,
): Promise<WorkflowRow | undefined> {
  await lock(trx, { companyId: scope.companyId, environment: scope.environment, id });
  return findWorkflow(trx, scope, id);
}

const settingsOf = query<
  { readonly companyId: number; readonly id: string; readonly version: number },
  { settings: WorkflowSettings }
>(
  'workflows.version',
  `SELECT ${settings} FROM kyc_workflow_versions v
   WHERE v.company_id = :companyId AND v.workflow_id = :id AND v.version = :version`,
);

/** Returns a version that a session uses. Versions are never deleted. */
export async function getSettings(
  db: Db,
  companyId: number,
  workflow: { readonly id: string; readonly version: number },
): Promise<WorkflowSettings> {
  const [row] = await settingsOf(db, { companyId, id: workflow.id, version: workflow.version });
  if (row === undefined) throw new Error(`${workflow.id} has no version ${workflow.version}`);
  return row.settings;
}

const findDefault = lookup<Scope, WorkflowRow>(
  'workflows.find_default',
  `SELECT ${facts}, ${settings} FROM kyc_workflows w ${newest} WHERE ${own} AND w.is_default`,
);

/** Locks the company's default, so that only one request sets it or creates the first workflow. */
const holdDefault = query<Scope>(
  'workflows.hold_default',
  `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'kyc default', :companyId::text, :environment::text),
     0))`,
);

export async function lockDefault(trx: Db, { companyId, environment }: Scope): Promise<void> {
  await holdDefault(trx, { companyId, environment });
}

const insert = query<{
  readonly companyId: number;
  readonly id: string;
  readonly environment: string;
  readonly isDefault: boolean;
  readonly settings: string;
  readonly at: Date;
}>(
  'workflows.insert',
  `WITH workflow AS (
     INSERT INTO kyc_workflows (company_id, id, environment, is_default, created_at, updated_at)
     VALUES (:companyId, :id, :environment, :isDefault, :at::timestamptz, :at::timestamptz)
     RETURNING company_id, id, version, created_at
   )
   INSERT INTO kyc_workflow_versions (company_id, workflow_id, version, settings, created_at)
   SELECT w.company_id, w.id, w.version, :settings::jsonb, w.created_at FROM workflow w`,
);

export interface NewWorkflow {
  readonly settings: WorkflowSettings;
  readonly isDefault: boolean;
  readonly at: Date;
}

export async function insertWorkflow(
  trx: Db,
  { companyId, environment }: Scope,
  { settings, isDefault, at }: NewWorkflow,
): Promise<WorkflowRow> {
  const id = newId('wf', at);
  const values = { companyId, id, environment, isDefault, settings: JSON.stringify(settings), at };
  await insert(trx, values);
  const version = 1;
  return {
    id,
    environment,
    version,
    is_default: isDefault,
    settings,
    created_at: at,
    updated_at: at,
  };
}

/** Returns the default workflow. The first call of a company and environment creates it, even if two run at once. */
export async function getDefaultWorkflow(db: Db, scope: Scope, now: Date): Promise<WorkflowRow> {
  const { companyId, environment } = scope;
  const [found] = await findDefault(db, { companyId, environment });
  if (found !== undefined) return found;
  return inTransaction(db, async (trx) => {
    await lockDefault(trx, scope);
    const [created] = await findDefault(trx, { companyId, environment });
    return (
      created ?? insertWorkflow(trx, scope, { settings: defaultSettings, isDefault: true, at: now })
    );
  });
}

const addVersion = `INSERT INTO kyc_workflow_versions (company_id, workflow_id, version, settings, created_at)`;

const lockDefaultRow = query<Scope>(
  'workflows.lock_default',
  `SELECT w.id FROM kyc_workflows w WHERE ${own} AND w.is_default FOR UPDATE`,
);

/** The record changes, and so does its version. */
const demote = query<Scope & { readonly now: Date }>(
  'workflows.demote',
  `WITH former AS (
     UPDATE kyc_workflows w SET is_default = false, version = w.version + 1, updated_at = :now::timestamptz
     WHERE ${own} AND w.is_default RETURNING w.company_id, w.id, w.version
   )
   ${addVersion}
   SELECT f.company_id, f.id, f.version, v.settings, :now::timestamptz FROM former f
   JOIN kyc_workflow_versions v
     ON v.company_id = :companyId AND v.workflow_id = f.id AND v.version = f.version - 1`,
);

/** Unsets the default for another one. Call `lockDefault` first. Locks like `lockWorkflow`. */
export async function demoteDefault(
  trx: Db,
  { companyId, environment }: Scope,
  now: Date,
): Promise<void> {
  await lockDefaultRow(trx, { companyId, environment });
  await demote(trx, { companyId, environment, now });
}

const update = query<
  Scope & {
    readonly now: string;
    readonly isDefault: boolean;
    readonly settings: string;
    readonly at: Date;
  },
  WorkflowRow
>(
  'workflows.update',
  `WITH changed AS (
     UPDATE kyc_workflows w SET version = w.version + 1, is_default = :isDefault, updated_at = :at::timestamptz
     WHERE ${own} AND w.id = :now
     RETURNING w.company_id, ${facts}
   ), added AS (
     ${addVersion} SELECT c.company_id, c.id, c.version, :settings::jsonb, :at::timestamptz FROM changed c
   )
   SELECT c.id, c.environment, c.version, c.is_default, c.created_at, c.updated_at, :settings::jsonb AS settings
   FROM changed c`,
);

/** Adds a version to a locked workflow. */
export async function updateWorkflow(
  trx: Db,
  { companyId, environment }: Scope,
  { id, settings, isDefault, at }: NewWorkflow & { readonly id: string },
): Promise<WorkflowRow> {
  const values = {
    companyId,
    environment,
    now: id,
    isDefault,
    settings: JSON.stringify(settings),
    at,
  };
  const [row] = await update(trx, values);
  if (row === undefined) throw new Error(`${id} was not changed`);
  return row;
}

const remove = query<Scope & { readonly now: string; readonly isDefault: Date }>(
  'workflows.delete',
  `UPDATE kyc_workflows w SET deleted_at = :isDefault WHERE ${own} AND w.id = :now`,
);

/** Deletes a workflow. Its versions stay for the sessions that use them. */
export async function deleteWorkflow(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
  now: Date,
): Promise<void> {
  await remove(trx, { companyId, environment, now: id, isDefault: now });
}
