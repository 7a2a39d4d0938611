import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The master key. It encrypts other keys and secrets, never content. */
export interface MasterKey {
  /** The id of the key, stored beside everything that it encrypts. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

export interface SealedContent {
  readonly keyId: string;
  /** The content with 28 bytes of nonce and tag. */
  readonly bytes: Buffer;
}

export interface KeyRing {
  /** The id of the key that encrypts. */
  readonly currentId: string;
  has(keyId: string): boolean;
  /** @param context  the owner of the secret, which must be the same to open it */
  seal(context: string, secret: Buffer): SealedContent;
  /** @throws for an unknown key, another context and modified bytes */
  open(context: string, sealed: SealedContent): Buffer;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: nonce, ciphertext, tag. */
export function encrypt(key: Buffer, context: string, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws unless key, context and every bit are those of `encrypt` */
export function decrypt(key: Buffer, context: string, sealed: Buffer): Buffer {
  if (sealed.length < ivBytes + tagBytes) throw new Error('The ciphertext is too short');
  const iv = sealed.subarray(0, ivBytes);
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv('aes-256-gcm', key, iv, options).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
}

/** @param keys  the first key encrypts; all keys decrypt */
export function createKeyRing(keys: readonly MasterKey[]): KeyRing {
  const [current] = keys;
  if (current === undefined) throw new Error('A key ring needs a key');
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    currentId: current.id,
    has: (keyId) => byId.has(keyId),
    seal: (context, secret) => ({
      keyId: current.id,
      bytes: encrypt(current.key, context, secret),
    }),
    open(context, { keyId, bytes }) {
      const key = byId.get(keyId);
      if (key === undefined) throw new Error(`The master key ${keyId} is not in BLOB_KEYS`);
      return decrypt(key, context, bytes);
    },
  };
}
