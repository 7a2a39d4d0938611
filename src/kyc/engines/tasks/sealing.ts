import { randomBytes } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { decrypt, encrypt, type KeyRing } from '../../../kernel/blobs/keys.js';
import type { SealedTask } from './queries.js';

type Keyed = Pick<SealedTask, 'capability' | 'companyId' | 'sealedBy' | 'sealedKey'>;

const contextOf = ({ capability, companyId }: Pick<Keyed, 'capability' | 'companyId'>): string =>
  `engine_tasks:${companyId}:${capability}`;

/** Encrypts what an engine is asked with a key of its own, which the master key seals. */
export function sealTask(
  keys: KeyRing,
  owner: Pick<Keyed, 'capability' | 'companyId'>,
  question: unknown,
): SealedTask {
  const context = contextOf(owner);
  const key = randomBytes(32);
  const { bytes, keyId } = keys.seal(context, key);
  const input = encrypt(key, `${context}:input`, serialize(question));
  return { ...owner, sealedBy: keyId, sealedKey: bytes, input };
}

/** Encrypts and decrypts the parts of one task. */
export function openTask(keys: KeyRing, task: Keyed) {
  const context = contextOf(task);
  const key = keys.open(context, { keyId: task.sealedBy, bytes: task.sealedKey });
  return {
    question: (input: Buffer): unknown => deserialize(decrypt(key, `${context}:input`, input)),
    seal: (answer: unknown): Buffer => encrypt(key, `${context}:answer`, serialize(answer)),
    answer: (sealed: Buffer): unknown => deserialize(decrypt(key, `${context}:answer`, sealed)),
  };
}
