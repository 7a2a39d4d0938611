import type { Db } from '../../kernel/db/client.js';
import { kycErrors } from '../errors.js';
import type { Scope } from '../scope.js';
import { findWorkflow, getDefaultWorkflow, type WorkflowRow } from './queries.js';

export { getDefaultWorkflow, getSettings, type WorkflowRow } from './queries.js';
export type { WorkflowSettings } from './rules.js';

/**
 * The workflow that a new session is to run: the one named, or the default one.
 *
 * @throws ApiError 404 for one that is not there, or not any more
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
