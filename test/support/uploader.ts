/*
 * A program that sends uploads which are refused before they have arrived. It is a process of its own, because a caller
 * beside the server reads each reply before it writes on.
 */
import { SvcKyc, SvcKycError, type SvcKycOptions } from '../../sdk/kyc/index.js';

const [baseUrl = '', key = '', limitedUrl = '', unreadyUrl = ''] = process.argv.slice(2);

const photo = (bytes: number) => {
  const data = new Uint8Array(bytes).fill(7);
  data.set([0xff, 0xd8, 0xff, 0xe0]);
  return data;
};

/** Sends a form by plain fetch, without repetitions. Resolves to the status, or to the text of the failure. */
async function upload(bytes: number, path: string, more: RequestInit = {}, url = baseUrl) {
  const form = new FormData();
  form.set('image', new Blob([photo(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  try {
    const reply = await fetch(url + path, { method: 'POST', body: form, ...more });
    await reply.arrayBuffer();
    return reply.status;
  } catch (error) {
    return String((error as Error).cause);
  }
}

/** Sends a photo with a wrong key by our client. */
async function checkFace(url = baseUrl, options: Partial<SvcKycOptions> = {}) {
  let requests = 0;
  const kyc = new SvcKyc({
    baseUrl: url,
    apiKey: 'kyc_live_wrong',
    ...options,
    fetch: (...args) => {
      requests += 1;
      return fetch(...args);
    },
  });
  const image = { data: photo(3_000_000), filename: 'photo.jpg' };
  const error = await kyc.biometrics.liveness({ image }).catch((cause: unknown) => cause);
  return { status: error instanceof SvcKycError && error.statusCode, requests };
}

const path = '/v1/biometrics/liveness';
const sessions = '/v1/sessions';
const headers = { 'x-api-key': key };
const json = { headers: { ...headers, 'content-type': 'application/json' } };

/** Sends what is refused with 401, 403, 404, 405, 413 and 415, by a server over its limits with 429, and by one that starts with 503. */
async function uploadAll(bytes: number) {
  return [
    await upload(bytes, path),
    await upload(bytes, path, { headers }),
    await upload(bytes, '/api/nothing'),
    await upload(bytes, path, { method: 'PUT' }),
    await upload(bytes, sessions, { ...json, body: 'x'.repeat(3_000_000) }),
    await upload(bytes, sessions, { headers }),
    await upload(bytes, path, {}, limitedUrl),
    await upload(bytes, sessions, { headers }, limitedUrl),
    await upload(bytes, path, { headers }, unreadyUrl),
  ];
}

const statuses: unknown[] = [];
for (const bytes of [2_000, 200_000, 3_000_000]) {
  for (let time = 0; time < 3; time += 1) statuses.push(await uploadAll(bytes));
}
const clients = [
  await checkFace(),
  await checkFace(),
  await checkFace(limitedUrl),
  // A server that starts is asked again, unless the caller forbids it.
  await checkFace(unreadyUrl, { maxRetries: 0 }),
];
process.stdout.write(JSON.stringify({ statuses, clients }));
