import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { requestErrors } from '../../../kernel/errors.js';
import { assertPlainUrl } from '../../../kernel/http/input/urls.js';
import { assertCountry } from '../../../kernel/values/countries.js';
import { newId } from '../../ids.js';
import type { Scope } from '../../scope.js';
import { enqueueEvent } from '../../webhooks/index.js';
import type { WorkflowRow } from '../../workflows/index.js';
import { text } from '../messages/index.js';
import { appendMove } from './history-queries.js';
import { eventObject, eventOf } from './moves.js';
import { insertSession, type SessionRow } from './queries.js';
import { noClaim, pendingStep, secondsLater } from './rules.js';

type Schemas = components['schemas'];

const maxNameLength = 40;
const maxValueLength = 500;

/** Checks what the contract's schema cannot express for an open object. */
function assertMetadata(metadata: Schemas['Metadata']): void {
  for (const [name, value] of Object.entries(metadata)) {
    const isName = name !== '' && name.length <= maxNameLength;
    if (isName && typeof value === 'string' && value.length <= maxValueLength) continue;
    const path = isName ? `body.metadata.${name}` : 'body.metadata';
    throw requestErrors.invalidField(
      path,
      text('metadataNotPlain', { name: maxNameLength, value: maxValueLength }),
    );
  }
}

/**
 * Checks what the contract's schema cannot express.
 *
 * @throws ApiError 400
 */
export function assertSession({ metadata, callbackUrl, expected }: Schemas['SessionInput']): void {
  assertMetadata(metadata ?? {});
  assertPlainUrl(callbackUrl, 'body.callbackUrl');
  assertCountry(expected?.nationality, 'body.expected.nationality');
}

/** Returns a new session of a workflow without data. */
export function blankSession(scope: Scope, workflow: WorkflowRow, now: Date): SessionRow {
  const { features, sessionTtlSeconds } = workflow.settings;
  return {
    expires_at: secondsLater(now, sessionTtlSeconds),
    id: newId('ses', now),
    environment: scope.environment,
    status: 'not_started',
    features,
    steps: features.map(pendingStep),
    workflow_id: workflow.id,
    workflow_version: workflow.version,
    external_id: null,
    callback_url: null,
    metadata: {},
    language: null,
    country: null,
    contact: {},
    expected: {},
    reason_codes: [],
    decision: null,
    resubmissions: 0,
    risk: null,
    first_approval: null,
    consent: null,
    imported_from: null,
    imported_at: null,
    version: 1,
    created_at: now,
    updated_at: now,
    started_at: null,
    completed_at: null,
    erase_at: null,
    deleted_at: null,
    ...noClaim,
  };
}

/** The validated request. */
export function newSession(
  scope: Scope,
  workflow: WorkflowRow,
  input: Schemas['SessionInput'],
  now: Date,
): SessionRow {
  const blank = blankSession(scope, workflow, now);
  const { features = blank.features, metadata = {}, contact = {}, expected = {} } = input;
  return {
    ...blank,
    features,
    steps: features.map(pendingStep),
    metadata,
    contact,
    expected,
    external_id: input.externalId ?? null,
    callback_url: input.callbackUrl ?? null,
    language: input.language ?? null,
    country: expected.nationality ?? null,
    expires_at:
      input.expiresIn === undefined ? blank.expires_at : secondsLater(now, input.expiresIn),
  };
}

export interface SessionStart {
  readonly actor: Schemas['Actor'];
  /** Hash of the share token from which the session was imported. */
  readonly importHash?: Buffer;
  readonly at: Date;
}

/** Stores a session with the first entry of its history, and its event. */
export async function beginSession(
  trx: Db,
  scope: Scope,
  row: SessionRow,
  { actor, importHash, at }: SessionStart,
): Promise<void> {
  await insertSession(trx, scope.companyId, row, importHash);
  const beginning = { from: null, to: row.status, actor, reason: null, at };
  await appendMove(trx, scope.companyId, row.id, beginning);
  const object = eventObject(row);
  if (importHash !== undefined) {
    const imported = { importedFrom: row.imported_from, ...object };
    await enqueueEvent(trx, { type: 'session.imported', object: imported, at, ...scope });
  }
  await enqueueEvent(trx, { type: eventOf[row.status], object, at, ...scope });
}
