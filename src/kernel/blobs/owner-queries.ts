import { statement } from '../db/statements/statement.js';

export interface Installation {
  readonly id: string;
  /** The token that this database last wrote into the marker of its store. */
  readonly token: string;
  /** The token of a rotation in progress. The marker may already hold it if the process ended during the rotation. */
  readonly next_token: string | null;
}

export const find = statement<Installation>(
  'installation.find',
  'SELECT i.id, i.token, i.next_token FROM installation i',
);

export const plan = statement<object>(
  'installation.plan_token',
  'UPDATE installation SET token = $1::uuid, next_token = $2::uuid',
);

export const settle = statement<object>(
  'installation.settle_token',
  'UPDATE installation SET token = $1::uuid, next_token = NULL',
);
