import type {
  NewCredential,
  PasskeyAssertion,
  PasskeyChallenge,
  PasskeyOptions,
} from '@notaria/erp';

/** False in browsers without passkeys, and on pages without https. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const descriptor = (id: string) => ({ type: 'public-key' as const, id: bytesOf(id) });

/** Asks the browser to make a passkey. Resolves to undefined if the user declines. */
export async function makePasskey(options: PasskeyOptions): Promise<NewCredential | undefined> {
  const user = {
    id: bytesOf(options.userHandle),
    name: options.userName,
    displayName: options.userDisplayName,
  };
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(options.challenge),
    rp: { id: options.rpId, name: options.rpName },
    user,
    pubKeyCredParams: options.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: options.excludeIds.map(descriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  };
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return undefined;
  const { attestationObject, clientDataJSON } = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    clientDataJSON: textOf(clientDataJSON),
    attestationObject: textOf(attestationObject),
  };
}

/** Asks the browser for the answer of a passkey. Resolves to undefined if the user declines. */
export async function askPasskey({
  challenge,
  rpId,
}: PasskeyChallenge): Promise<PasskeyAssertion | undefined> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    rpId,
    userVerification: 'required',
  };
  const found = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(found instanceof PublicKeyCredential)) return undefined;
  const response = found.response as AuthenticatorAssertionResponse;
  const { authenticatorData, clientDataJSON, signature, userHandle } = response;
  if (userHandle === null) return undefined;
  return {
    id: found.id,
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    userHandle: textOf(userHandle),
  };
}
