import { type Call, credentialOf, exampleUrl, targetOf, writesFile } from './call.js';

/** Quotes a text for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function bodyOptions({ body, parts }: Call): readonly string[] {
  if (body === undefined) return [];
  if (body.type === 'json') {
    const json = JSON.stringify(body.example, null, 2);
    return ["-H 'Content-Type: application/json'", `-d ${quoted(json)}`];
  }
  return parts.map(({ name, value, fileType }) =>
    fileType === undefined
      ? `--form-string ${quoted(`${name}=${value}`)}`
      : `-F ${quoted(`${name}=@${value};type=${fileType}`)}`,
  );
}

/** Returns the call as a command. */
export function curlExample(call: Call): string {
  const credential = credentialOf(call);
  const { method } = call.entry;
  const hasBody = call.body !== undefined;
  const verb = method === 'GET' || (method === 'POST' && hasBody) ? '' : `-X ${method} `;
  const options = [
    ...(credential === undefined
      ? []
      : [`-H "${credential.header}: ${credential.prefix}$${credential.variable}"`]),
    ...call.headers.map(([{ name }, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyOptions(call),
    ...(writesFile(call) ? ['-OJ'] : []),
  ];
  return [`curl ${verb}${quoted(exampleUrl + targetOf(call))}`, ...options].join(' \\\n  ');
}
