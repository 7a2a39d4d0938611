import { type Call, exampleUrl, headersOf, targetOf, writesFile } from './call.js';

/** Writes a text in single quotes. */
const text = (value: string): string =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes a JSON value as PHP code. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}    `;
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, deeper))
    : Object.entries(value).map(([name, one]) => `${text(name)} => ${literal(one, deeper)}`);
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '(object) []';
  return `[\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}]`;
}

/**
 * Writes the fields of a form.
 *
 * @throws Error for a field that stands twice, because the names of an array are unique
 */
function formLines({ parts }: Call): readonly string[] {
  const names = parts.map(({ name }) => name);
  return parts.map(({ name, value, fileType }, at) => {
    const isRepeated = names.indexOf(name) < at;
    if (isRepeated) throw new Error(`PHP cannot send the field ${name} twice`);
    const content =
      fileType === undefined ? text(value) : `new CURLFile(${text(value)}, ${text(fileType)})`;
    return `        ${text(name)} => ${content},`;
  });
}

const headerLines = (call: Call): readonly string[] =>
  headersOf(call, { json: 'application/json' }).map(({ name, value, variable }) => {
    const fixed = text(`${name}: ${value}`);
    return variable === undefined ? `${fixed},` : `${fixed} . getenv('${variable}'),`;
  });

function bodyLines(call: Call): readonly string[] {
  const { body } = call;
  if (body === undefined) return [];
  if (body.type === 'form') return ['    CURLOPT_POSTFIELDS => [', ...formLines(call), '    ],'];
  return [`    CURLOPT_POSTFIELDS => json_encode(${literal(body.example, '    ')}),`];
}

/** Returns the call as a program in PHP with its extension for curl. */
export function phpExample(call: Call): string {
  const headers = headerLines(call);
  return [
    '<?php',
    `$curl = curl_init(${text(exampleUrl + targetOf(call))});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => '${call.entry.method}',`,
    ...(headers.length === 0
      ? []
      : ['    CURLOPT_HTTPHEADER => [', ...headers.map((line) => `        ${line}`), '    ],']),
    ...bodyLines(call),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$reply = curl_exec($curl);',
    `echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', ${writesFile(call) ? 'strlen($reply)' : '$reply'}, "\\n";`,
  ].join('\n');
}
