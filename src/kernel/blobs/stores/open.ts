import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { type ErasureLedger, openLedger } from '../../erasures/ledger.js';
import { masterKeys } from '../../secrets.js';
import { createKeyRing, type KeyRing } from '../keys.js';
import { folderStore } from './folder.js';
import { s3Store } from './s3.js';
import type { BlobStore } from './store.js';

/** The store of images and documents, and the keys that encrypt them and the secrets of webhooks and second factors. */
export interface Storage {
  readonly keys: KeyRing;
  readonly store: BlobStore;
  /** Outside of the backups of the database and of the store. */
  readonly ledger: ErasureLedger;
}

/** As the configuration says: a folder of our own, or a bucket. */
export async function openStorage(config: Config): Promise<Storage> {
  const { blobKeys, dataDir, s3 } = config;
  const store = s3 === undefined ? folderStore(join(dataDir, 'blobs')) : s3Store(s3);
  const keys = createKeyRing(await masterKeys(blobKeys, dataDir));
  return { store, keys, ledger: openLedger(config) };
}
