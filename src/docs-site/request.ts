/** A request that the reader filled in. */
export interface TriedRequest {
  readonly url: string;
  readonly init: RequestInit;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsAt = (form: HTMLFormElement, place: string): readonly Field[] => [
  ...form.querySelectorAll<Field>(`[data-place="${place}"]`),
];

const nameOf = (field: Field): string => field.dataset['name'] ?? '';

const filled = (form: HTMLFormElement, place: string): [name: string, value: string][] =>
  fieldsAt(form, place)
    .map((field): [string, string] => [nameOf(field), field.value.trim()])
    .filter(([, value]) => value !== '');

function formData(form: HTMLFormElement): FormData | undefined {
  const files = fieldsAt(form, 'file');
  if (files.length === 0) return undefined;
  const data = new FormData();
  for (const [name, value] of filled(form, 'form')) data.append(name, value);
  for (const field of files) {
    if (!(field instanceof HTMLInputElement)) continue;
    for (const file of field.files ?? []) data.append(nameOf(field), file);
  }
  return data;
}

/** The header of each security scheme. */
const headerOf: Readonly<Record<string, readonly [name: string, prefix: string]>> = {
  bearerAuth: ['Authorization', 'Bearer '],
  captureToken: ['X-Capture-Token', ''],
};

/** Returns the request that a form describes. Cookies stay out, so that only the typed credential counts. */
export function requestOf(
  form: HTMLFormElement,
  method: string,
  path: string,
  credential: { readonly scheme: string; readonly value: string },
): TriedRequest {
  const target = fieldsAt(form, 'path').reduce(
    (text, field) => text.replace(`{${nameOf(field)}}`, encodeURIComponent(field.value.trim())),
    path,
  );
  const query = new URLSearchParams(filled(form, 'query'));
  const headers = new Headers(filled(form, 'header'));
  if (credential.value !== '') {
    const [name, prefix] = headerOf[credential.scheme] ?? ['X-API-Key', ''];
    headers.set(name, prefix + credential.value);
  }
  const [json] = fieldsAt(form, 'json');
  const body = json?.value.trim() || formData(form);
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  const search = query.size > 0 ? `?${query}` : '';
  return {
    url: `${location.origin}${target}${search}`,
    init: { method, headers, credentials: 'omit', cache: 'no-store', ...(body && { body }) },
  };
}
