import type { components } from '../../generated/kyc/types.js';
import type { Language } from './texts/index.js';

type Schemas = components['schemas'];
export type Capture = Schemas['Capture'];
export type Challenge = Schemas['LivenessChallenge'];
/** An input of the person. */
export type Input = 'consent' | 'document' | 'selfie' | 'address';
export type Consent = Pick<NonNullable<Capture['consent']>, 'language' | 'version'>;
export type DocumentKind = Schemas['DocumentType'];
export type Shot = { readonly blob: Blob; readonly name: string };

/** `status` 0: there was no reply. */
export class CallError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The call ended with ${status}`);
    this.status = status;
  }
}

/** A reply in another form, such as that of a proxy, counts as no reply. */
function parse<T>(status: number, text: string): T {
  if (status < 200 || status >= 300) throw new CallError(status);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new CallError(0);
  }
}

export interface Api {
  state(): Promise<Capture>;
  challenge(): Promise<Challenge>;
  consent(given: Consent): Promise<Capture>;
  /** Asks for all further texts in a language, also on other devices. */
  language(language: Language): Promise<Capture>;
  logo(): Promise<Blob>;
  /** @param onProgress  receives the share that was sent, 0 to 1 */
  send(
    kind: Exclude<Input, 'consent'>,
    fields: Readonly<Record<string, string | Shot>>,
    onProgress: (part: number) => void,
  ): Promise<Capture>;
}

function formOf(fields: Readonly<Record<string, string | Shot>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value.blob, value.name);
  }
  return form;
}

/** Sends a form by XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function upload(
  url: string,
  headers: Readonly<Record<string, string>>,
  form: FormData,
  onProgress: (part: number) => void,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new CallError(0));
    request.ontimeout = request.onerror;
    request.timeout = 180_000;
    request.send(form);
  });
}

/** The operations of the page, with the token of its address. */
export function createApi(token: string): Api {
  const headers = { 'X-Capture-Token': token };
  const call = async (path: string, more: RequestInit = {}): Promise<Response> => {
    const init: RequestInit = { credentials: 'omit', cache: 'no-store', ...more };
    const sent = { ...init, headers: { ...headers, ...more.headers } };
    const reply = await fetch(`v1/capture${path}`, sent).catch(() => undefined);
    if (reply === undefined) throw new CallError(0);
    return reply;
  };
  const read = async <T>(reply: Response): Promise<T> => parse<T>(reply.status, await reply.text());
  const post = async (path: string, body: object): Promise<Capture> => {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await read<Schemas['CaptureReply']>(reply)).capture;
  };
  return {
    state: async () => (await read<Schemas['CaptureReply']>(await call(''))).capture,
    async challenge() {
      const reply = await call('/challenge', { method: 'POST' });
      return (await read<Schemas['LivenessChallengeReply']>(reply)).challenge;
    },
    consent: (given) => post('/consent', given),
    language: (language) => post('/language', { language }),
    async logo() {
      const reply = await call('/logo');
      if (!reply.ok) throw new CallError(reply.status);
      return reply.blob();
    },
    async send(kind, fields, onProgress) {
      const sent = await upload(`v1/capture/${kind}`, headers, formOf(fields), onProgress);
      return parse<Schemas['CaptureReply']>(sent.status, sent.text).capture;
    },
  };
}
