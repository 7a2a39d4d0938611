export interface UserRef {
  readonly companyId: number;
  readonly userId: number;
}

const length = 16;

/** Returns the id of a user that a passkey keeps, in base64url: it leads from the passkey to the company. */
export function userHandle({ companyId, userId }: UserRef): string {
  const bytes = Buffer.alloc(length);
  bytes.writeBigUInt64BE(BigInt(companyId));
  bytes.writeBigUInt64BE(BigInt(userId), 8);
  return bytes.toString('base64url');
}

/** Returns undefined for a handle that is not of this form. */
export function readUserHandle(handle: string): UserRef | undefined {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length !== length) return undefined;
  const [companyId, userId] = [bytes.readBigUInt64BE(), bytes.readBigUInt64BE(8)].map(Number);
  if (!Number.isSafeInteger(companyId) || !Number.isSafeInteger(userId)) return undefined;
  return { companyId: companyId ?? 0, userId: userId ?? 0 };
}
