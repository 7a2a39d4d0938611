import type { components } from '../../../../generated/kyc/types.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import { kycErrors } from '../../errors.js';
import type { Scope } from '../../scope.js';
import type { WorkflowSettings } from '../../workflows/index.js';
import type { Feature } from '../checks/model.js';
import { lockSession, moveIfDue, refuseInput, touchSession } from '../lifecycle/moves.js';
import type { SessionRow } from '../lifecycle/queries.js';
import { takesInput } from '../lifecycle/rules.js';
import { text } from '../messages/index.js';

type Consent = components['schemas']['SessionConsent'];

/** The steps whose checks examine no image of the person. */
const withoutImages: readonly Feature[] = ['database_validation', 'aml'];

/** Returns true if the person must agree to a text first. */
export const awaitsConsent = (
  { consent }: Pick<SessionRow, 'consent'>,
  settings: Pick<WorkflowSettings, 'consent'>,
): boolean => settings.consent !== null && consent === null;

/** @throws ApiError 409 for an image before the consent that the workflow asks for */
export function assertConsent(
  row: Pick<SessionRow, 'consent'>,
  settings: Pick<WorkflowSettings, 'consent'>,
  feature: Feature,
): void {
  if (withoutImages.includes(feature) || !awaitsConsent(row, settings)) return;
  throw kycErrors.conflict(text('consentFirst'));
}

/**
 * Records a consent. A second one changes nothing.
 *
 * @returns the consent of the session, and whether it is new
 * @throws ApiError 409 `invalid_transition` for a session that accepts no input
 */
export async function recordConsent(
  trx: Transaction,
  scope: Scope,
  sessionId: string,
  given: Consent,
): Promise<{ readonly consent: Consent; readonly isNew: boolean }> {
  const at = new Date(given.acceptedAt);
  const locked = await moveIfDue(trx, await lockSession(trx, scope, sessionId), at);
  const { row } = locked;
  if (row.consent !== null) return { consent: row.consent, isNew: false };
  if (!takesInput(row.status)) refuseInput(row.status);
  await touchSession(trx, { ...locked, row: { ...row, consent: given } }, at);
  return { consent: given, isNew: true };
}
