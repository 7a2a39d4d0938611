import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const count = 10;

/** 80 bits: 16 letters and digits of base32. */
const bytes = 10;

/** Makes ten codes, in groups of four characters. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    new Secret({ size: bytes }).base32.replaceAll(/(.{4})(?=.)/g, '$1-'),
  );

/** Hashes a code without regard to spaces, hyphens and case. A fast hash is enough for 80 random bits. */
export const recoveryHash = (code: string): Buffer =>
  createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toUpperCase()).digest();
