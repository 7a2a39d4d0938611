import { randomUUID } from 'node:crypto';
import type { Pool } from '../db/pool.js';
import { find, type Installation, plan, settle } from './owner-queries.js';
import type { BlobStore } from './stores/store.js';

/** The content of the marker of a store. */
interface Marker {
  readonly installation: string;
  readonly token: string;
}

function parseMarker(bytes: Buffer): Marker {
  try {
    const { installation, token } = JSON.parse(bytes.toString());
    return { installation: String(installation), token: String(token) };
  } catch {
    // Another program's file, or a damaged one: not this database's.
    return { installation: '', token: '' };
  }
}

async function findOwn(db: Pool): Promise<Installation> {
  const [row] = await find(db, {});
  if (row === undefined) throw new Error('The database has no installation');
  return row;
}

async function rotate(db: Pool, store: BlobStore, own: Installation, token: string) {
  const next = randomUUID();
  await plan(db, { token, next });
  await store.putMarker(Buffer.from(JSON.stringify({ installation: own.id, token: next })));
  await settle(db, { next });
}

/** No database has this token. */
const contested = Buffer.from(JSON.stringify({ installation: '', token: 'contested' }));

/**
 * Claims the store for this database and changes the token that only the claimant knows. A database with another token
 * contests the store: two copies of a database cannot tell which of them owns the files, so both lose the store until
 * an operator decides.
 *
 * @returns false when the store belongs to another database, or to another copy of this one
 * @throws when the store does not answer
 */
export async function claimStore(db: Pool, store: BlobStore): Promise<boolean> {
  const own = await findOwn(db);
  const bytes = await store.getMarker();
  const marker = bytes && parseMarker(bytes);
  if (marker !== undefined) {
    const isOwn = marker.installation === own.id;
    if (!isOwn || (marker.token !== own.token && marker.token !== own.next_token)) {
      await store.putMarker(contested);
      return false;
    }
  }
  await rotate(db, store, own, marker?.token ?? own.token);
  return true;
}

/** Claims a store that has no owner yet; leaves any other as it is. For the start of a process. */
export async function claimNewStore(db: Pool, store: BlobStore): Promise<void> {
  if ((await store.getMarker()) === undefined) await claimStore(db, store);
}

/** Gives the store to this database, regardless of its owner. For operators. */
export async function adoptStore(db: Pool, store: BlobStore): Promise<void> {
  const own = await findOwn(db);
  await rotate(db, store, own, own.token);
}
