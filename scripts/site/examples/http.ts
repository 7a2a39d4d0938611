import { type Call, credentialOf, exampleUrl, targetOf } from './call.js';

const boundary = 'notaria-part';

const host = new URL(exampleUrl).host;

function bodyLines({ body, parts }: Call): readonly string[] {
  if (body === undefined) return [];
  if (body.type === 'json') {
    return ['Content-Type: application/json', '', JSON.stringify(body.example, null, 2)];
  }
  const fields = parts.flatMap(({ name, value, fileType }) => {
    const head = `Content-Disposition: form-data; name="${name}"`;
    return fileType === undefined
      ? [`--${boundary}`, head, '', value]
      : [
          `--${boundary}`,
          `${head}; filename="${value}"`,
          `Content-Type: ${fileType}`,
          '',
          `(bytes of ${value})`,
        ];
  });
  return [
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    '',
    ...fields,
    `--${boundary}--`,
  ];
}

/** Returns the call as it is sent. */
export function httpExample(call: Call): string {
  const credential = credentialOf(call);
  return [
    `${call.entry.method} ${targetOf(call)} HTTP/1.1`,
    `Host: ${host}`,
    ...(credential === undefined
      ? []
      : [`${credential.header}: ${credential.prefix}$${credential.variable}`]),
    ...call.headers.map(([{ name }, value]) => `${name}: ${value}`),
    ...bodyLines(call),
  ].join('\n');
}
