import {
  type Parameter,
  resolve,
  type Schema,
} from '../../../src/kernel/http/site/collections/document.js';
import { isFileField } from '../../../src/kernel/http/site/collections/samples.js';
import type { Api, Entry } from '../api.js';
import { callOf } from '../examples/call.js';
import { escaped, lines } from '../html.js';
import type { Site } from '../site.js';

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

const label = (name: string, isRequired: boolean, control: string): string =>
  `<label><span><code>${escaped(name)}</code>${isRequired ? ' *' : ''}</span>${control}</label>`;

function select(
  name: Readonly<Record<string, string>>,
  values: readonly string[],
  chosen: string,
): string {
  const options = ['', ...values].map((value) => {
    const mark = value === chosen ? ' selected' : '';
    return `<option value="${escaped(value)}"${mark}>${escaped(value)}</option>`;
  });
  return `<select${attributes(name)}>${options.join('')}</select>`;
}

function choicesOf(schema: Schema): readonly string[] {
  if (schema.type === 'boolean') return ['true', 'false'];
  return (schema.enum ?? []).map(String);
}

function parameterField(api: Api, parameter: Parameter, value: string): string {
  const { name, in: place, required = false, schema = {} } = parameter;
  const choices = choicesOf(resolve(api.document, schema));
  const data = { 'data-place': place, 'data-name': name };
  const control =
    choices.length > 0
      ? select(data, choices, value)
      : `<input type="text" autocomplete="off" spellcheck="false"${attributes({ ...data, value })}>`;
  return label(name, required, control);
}

function formFields(site: Site, api: Api, entry: Entry): readonly string[] {
  const { body } = callOf(api, entry);
  if (body === undefined) return [];
  if (body.type === 'json') {
    const json = escaped(JSON.stringify(body.example, null, 2));
    const size = Math.min(16, json.split('\n').length);
    const area = `<textarea data-place="json" rows="${size}" spellcheck="false">${json}</textarea>`;
    return [`<label><span>${site.words.body}</span>${area}</label>`];
  }
  return Object.entries(body.schema.properties ?? {}).map(([name, value]) => {
    const schema = resolve(api.document, value);
    const isFile = isFileField(api.document, schema);
    const many = schema.items === undefined ? '' : ' multiple';
    const example = body.example[name];
    const text = typeof example === 'object' ? JSON.stringify(example) : String(example ?? '');
    const control = isFile
      ? `<input type="file"${many}${attributes({ 'data-place': 'file', 'data-name': name })}>`
      : `<input type="text"${attributes({ 'data-place': 'form', 'data-name': name, value: text })}>`;
    return label(name, false, control);
  });
}

function credentialFields({ words }: Site, { operation }: Entry, api: Api): string {
  if (operation['x-permission'] === 'public') return '';
  const required = operation.security ?? api.document.security ?? [];
  const names = required.flatMap((one) => Object.keys(one)).filter((name) => name !== 'cookieAuth');
  // Most readers have an API key.
  const sorted = names.toSorted((a, b) => Number(b.includes('ey')) - Number(a.includes('ey')));
  const options = sorted.map(
    (name) =>
      `<option value="${name}">${words.schemes[name as keyof typeof words.schemes]}</option>`,
  );
  return `<div class="credential"><label><span>${words.credential}</span><select data-scheme>${options.join('')}</select></label>
<label><span class="unseen">${words.credential}</span><input type="password" data-credential autocomplete="off" spellcheck="false"></label></div>`;
}

/** Returns the form that sends the request of an operation; the script of the site shows it. */
export function tryForm(site: Site, api: Api, entry: Entry): string {
  const { words } = site;
  const call = callOf(api, entry);
  const samples = new Map([...call.pathValues, ...call.query, ...call.headers]);
  const parameters = entry.parameters.map((one) =>
    parameterField(api, one, samples.get(one) ?? ''),
  );
  const data = { 'data-method': entry.method, 'data-path': entry.path };
  return lines(
    `<details class="try" hidden${attributes({ 'data-try': '', ...data })}><summary>${words.tryIt}</summary>`,
    `<form><p class="hint">${words.tryHint}</p>`,
    credentialFields(site, entry, api),
    ...parameters,
    ...formFields(site, api, entry),
    `<button type="submit">${words.send}</button>`,
    '</form><div class="answer" role="status" data-answer></div></details>',
  );
}
