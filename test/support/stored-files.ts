import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { createBlobs } from '../../src/kernel/blobs/blobs.js';
import type { KeyRing } from '../../src/kernel/blobs/keys.js';
import { folderStore } from '../../src/kernel/blobs/stores/folder.js';
import { expect } from './jest.js';

/** Decrypts the file of every row and compares it with its checksum. Resolves to the number of files. */
export async function readEveryFile(db: Knex, folder: string, keys: KeyRing): Promise<number> {
  const blobs = createBlobs(folderStore(folder), keys);
  const rows = await db('blobs').select('company_id', 'id', 'sha256');
  for (const { company_id: companyId, id, sha256 } of rows) {
    const blob = await blobs.read(db, companyId, id, new Date(0));
    expect(
      createHash('sha256')
        .update(blob?.content ?? '')
        .digest(),
    ).toEqual(sha256);
  }
  return rows.length;
}
