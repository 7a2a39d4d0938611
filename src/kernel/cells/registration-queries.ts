import type { Db } from '../db/client.js';
import { query } from '../db/statements/query.js';

/** Statements of the database of a cell, for its entry in the directory. */

const installation = query<object, { id: string }>(
  'cells.installation',
  'SELECT i.id FROM installation i',
);

export const installationId = async (db: Db): Promise<string> =>
  (await installation.one(db, {})).id;

const companies = query<object, { id: number }>(
  'cells.own_companies',
  'SELECT c.id FROM companies c ORDER BY c.id',
);

export const ownCompanies = async (db: Db): Promise<number[]> =>
  (await companies(db, {})).map(({ id }) => id);

const addresses = query<object, { hash: Uint8Array; company: number }>(
  'cells.own_addresses',
  `SELECT sha256(convert_to(d.email_key, 'UTF8')) AS hash, d.company_id AS company FROM login_directory d
   UNION ALL
   SELECT sha256(convert_to('@' || s.domain, 'UTF8')), s.company_id FROM sso_domains s`,
);

export const ownAddresses = (db: Db) => addresses(db, {});

const blobs = query<{ readonly companyId: number }, { blobs: number }>(
  'cells.blobs',
  'SELECT count(*) AS blobs FROM blobs b WHERE b.company_id = :companyId',
);

/** Returns the number of files of a company. */
export const countBlobs = async (db: Db, companyId: number): Promise<number> =>
  (await blobs.one(db, { companyId })).blobs;
