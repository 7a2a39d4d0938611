import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The parts of CBOR that an attestation needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();

const flags = { present: 1, verified: 4, attested: 64 };

interface Answer {
  readonly challenge: string;
  readonly rpId: string;
  /** Changes of an answer that a right one would not have. */
  readonly origin?: string;
  readonly isUnverified?: boolean;
  readonly counter?: number;
}

/** A passkey in software, as an authenticator and a browser make it. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, { challenge, origin: own = origin }: Answer): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: own, crossOrigin: false }));
  const authData = ({ rpId, isUnverified, ...sent }: Answer, attested: Buffer): Buffer => {
    counter = sent.counter ?? counter + 1;
    const bytes = Buffer.alloc(5);
    const more = attested.length > 0 ? flags.attested : 0;
    bytes[0] = flags.present | (isUnverified ? 0 : flags.verified) | more;
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), bytes, attested]);
  };

  return {
    id: id.toString('base64url'),
    /** Makes the credential that answers the options of a new passkey. */
    create(options: Answer & { readonly userHandle: string }) {
      userHandle = options.userHandle;
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(options, attested)],
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      };
    },
    /** Signs the answer to the options of a login. */
    get(options: Answer) {
      const data = clientData('webauthn.get', options);
      const authenticatorData = authData(options, Buffer.alloc(0));
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(data)]),
        privateKey,
      );
      return {
        id: id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      };
    },
  };
}
