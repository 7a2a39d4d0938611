import { query } from '../db/statements/query.js';

export interface Installation {
  readonly id: string;
  /** The token that this database last wrote into the marker of its store. */
  readonly token: string;
  /** The token of a rotation in progress. The marker may already hold it if the process ended during the rotation. */
  readonly next_token: string | null;
}

export const find = query<object, Installation>(
  'installation.find',
  'SELECT i.id, i.token, i.next_token FROM installation i',
);

export const plan = query<{ readonly token: string; readonly next: string }>(
  'installation.plan_token',
  'UPDATE installation SET token = :token::uuid, next_token = :next::uuid',
);

export const settle = query<{ readonly next: string }>(
  'installation.settle_token',
  'UPDATE installation SET token = :next::uuid, next_token = NULL',
);
