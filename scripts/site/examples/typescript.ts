import { type Parameter, resolve } from '../../../src/kernel/http/site/collections/document.js';
import { type Call, credentialOf, exampleUrl, type Part } from './call.js';

/** Writes a value as code: names without quotes, texts in single quotes. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') {
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value))
    return joined(
      '[',
      value.map((one) => literal(one, deeper)),
      ']',
      indent,
    );
  const members = Object.entries(value).map(([name, one]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
    return `${key}: ${literal(one, deeper)}`;
  });
  return joined('{', members, '}', indent);
}

const longestLine = 64;

/** Joins members in one line if they fit, or else in one line each. */
function joined(open: string, parts: readonly string[], close: string, indent: string): string {
  if (parts.length === 0) return `${open}${close}`;
  const space = open === '{' ? ' ' : '';
  const short = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (short.length <= longestLine && !short.includes('\n')) return short;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

/** Writes the text of a parameter in the type of its schema. */
function argument(call: Call, [{ schema }, text]: readonly [Parameter, string]): string {
  const types = [resolve(call.api.document, schema ?? {}).type ?? []].flat();
  const isText = types.includes('string') || types.includes('array');
  return isText ? literal(text) : text;
}

const bag = (members: readonly string[], indent = ''): string => joined('{', members, '}', indent);

const partText = ({ value, fileType }: Part): string =>
  fileType === undefined
    ? literal(value)
    : `{ data: await readFile(${literal(value)}), filename: ${literal(value)} }`;

/** Writes the fields of a form. Its files are read from the folder of the program. */
function formText({ body, parts }: Call): string {
  const names = [...new Set(parts.map(({ name }) => name))];
  const members = names.map((name) => {
    const own = parts.filter((part) => part.name === name);
    const [first] = own;
    if (first === undefined) return '';
    if (first.fileType === undefined) return `${name}: ${literal(body?.example[name], '  ')}`;
    return `${name}: ${first.isList ? `[${own.map(partText).join(', ')}]` : partText(first)}`;
  });
  return bag(members);
}

function optionsText(call: Call): string | undefined {
  const version = call.headers.find(([{ name }]) => name.toLowerCase() === 'if-match');
  const others = call.headers.filter(
    ([{ name }]) => !['if-match', 'idempotency-key'].includes(name.toLowerCase()),
  );
  const members = [
    ...(version === undefined ? [] : ['ifMatch: 1']),
    ...(others.length === 0
      ? []
      : [
          `headers: ${bag(others.map((one) => `${literal(one[0].name)}: ${argument(call, one)}`))}`,
        ]),
  ];
  return members.length === 0 ? undefined : bag(members);
}

function argumentsOf(call: Call): string {
  const { body, query } = call;
  const options = optionsText(call);
  const sent =
    body === undefined ? undefined : body.type === 'json' ? literal(body.example) : formText(call);
  const hasQuery = call.entry.parameters.some(({ in: place }) => place === 'query');
  const search = query.map((one) => `${one[0].name}: ${argument(call, one)}`);
  return [
    ...call.pathValues.map((one) => argument(call, one)),
    ...(sent === undefined ? [] : [sent]),
    ...(search.length > 0 ? [bag(search)] : hasQuery && options !== undefined ? ['{}'] : []),
    ...(options === undefined ? [] : [options]),
  ].join(', ');
}

/** Returns the credentials of the client in an example. */
function accessText(call: Call): string {
  const credential = credentialOf(call);
  if (credential === undefined) return '';
  const { header, kind, prefix, variable } = credential;
  if (kind === 'key') return `, apiKey: process.env.${variable}`;
  return `,\n  headers: { ${literal(header)}: \`${prefix}\${process.env.${variable}}\` },\n`;
}

/** Returns the call as a program that uses our client. */
export function typescriptExample(call: Call): string {
  const { name } = call.api;
  const className = name === 'erp' ? 'SvcErp' : 'SvcKyc';
  const { group, method } = call.entry.operation['x-sdk'];
  const access = accessText(call);
  const start = access.includes('\n') ? '\n  ' : ' ';
  const end = access.includes('\n') ? '' : ' ';
  const needsFiles = call.parts.some(({ fileType }) => fileType !== undefined);
  return [
    ...(needsFiles ? ["import { readFile } from 'node:fs/promises';"] : []),
    `import { ${className} } from '@notaria/${name}';`,
    '',
    `const ${name} = new ${className}({${start}baseUrl: '${exampleUrl}'${access}${end}});`,
    `const reply = await ${name}.${group}.${method}(${argumentsOf(call)});`,
    'console.log(reply);',
  ].join('\n');
}
