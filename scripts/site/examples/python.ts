import {
  type Call,
  credentialOf,
  exampleUrl,
  type Header,
  headersOf,
  joinedValue,
  targetOf,
  writesFile,
  writtenTypes,
} from './call.js';

/** Writes a text in single quotes. */
const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const constants: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** Writes a JSON value as Python code. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) {
    return constants[String(value)] ?? String(value);
  }
  const deeper = `${indent}    `;
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map((one) => literal(one, deeper))]
    : [
        '{',
        '}',
        Object.entries(value).map(([name, one]) => `${text(name)}: ${literal(one, deeper)}`),
      ];
  return parts.length === 0
    ? `${open}${close}`
    : `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

/** Returns the lines that put the fields and files of a form into `body`. */
function formLines({ parts }: Call): readonly string[] {
  const items = parts.map(({ name, value, fileType }) =>
    fileType === undefined
      ? `    (${text(`name="${name}"`)}, ${text(value)}.encode()),`
      : `    (${text(`name="${name}"; filename="${value}"`)} '\\r\\nContent-Type: ${fileType}', open(${text(value)}, 'rb').read()),`,
  );
  return [
    'parts = [',
    ...items,
    ']',
    "body = b''",
    'for head, content in parts:',
    "    body += f'--notaria-part\\r\\nContent-Disposition: form-data; {head}\\r\\n\\r\\n'.encode() + content + b'\\r\\n'",
    "body += b'--notaria-part--\\r\\n'",
    '',
  ];
}

const headerValue = (header: Header): string =>
  joinedValue(header, text, (variable) => `os.environ['${variable}']`);

const headerLines = (call: Call): readonly string[] =>
  headersOf(call, writtenTypes).map((header) => `${text(header.name)}: ${headerValue(header)},`);

/** Returns the call as a program in Python with its standard library only. */
export function pythonExample(call: Call): string {
  const { body, entry } = call;
  const headers = headerLines(call);
  const data =
    body === undefined
      ? []
      : [
          body.type === 'form'
            ? '    data=body,'
            : `    data=json.dumps(${literal(body.example, '    ')}).encode(),`,
        ];
  return [
    ...(body?.type === 'json' ? ['import json'] : []),
    ...(credentialOf(call) === undefined ? [] : ['import os']),
    'import urllib.request',
    '',
    ...(body?.type === 'form' ? formLines(call) : []),
    'request = urllib.request.Request(',
    `    ${text(exampleUrl + targetOf(call))},`,
    `    method='${entry.method}',`,
    ...(headers.length === 0
      ? []
      : ['    headers={', ...headers.map((line) => `        ${line}`), '    },']),
    ...data,
    ')',
    'with urllib.request.urlopen(request) as reply:',
    writesFile(call)
      ? '    print(reply.status, len(reply.read()))'
      : '    print(reply.status, reply.read().decode())',
  ].join('\n');
}
