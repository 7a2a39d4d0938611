import type { Db } from '../../kernel/db/client.js';
import { kycErrors } from '../errors.js';
import type { Scope } from '../scope.js';
import { findWorkflow, getDefaultWorkflow, type WorkflowRow } from './queries.js';

export { getLogo } from './logo-queries.js';
export { getDefaultWorkflow, getSettings, type WorkflowRow } from './queries.js';
export type { WorkflowSettings } from './rules.js';

/**
 * Returns the workflow for a new session: the named one, or the default.
 *
 * @throws ApiError 404 for an unknown or deleted workflow
 */
export async function chooseWorkflow(
  db: Db,
  scope: Scope,
  id: string | undefined,
  now: Date,
): Promise<WorkflowRow> {
  if (id === undefined) return getDefaultWorkflow(db, scope, now);
  const found = await findWorkflow(db, scope, id);
  if (found === undefined) throw kycErrors.notFound('workflow', id, 'body.workflowId');
  return found;
}
