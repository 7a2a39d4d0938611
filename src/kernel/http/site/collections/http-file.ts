import { type ApiDocument, type ApiOperation, bodyOf, operationsOf, resolve } from './document.js';
import { isFileField, parameterSample } from './samples.js';

const boundary = 'notaria-part';

/** Returns the address with the parameters that must be sent; readers add optional ones. */
function target(document: ApiDocument, { path, parameters }: ApiOperation): string {
  const values = parameters.filter((one) => one.in === 'path' || one.required === true);
  const filled = values
    .filter((one) => one.in === 'path')
    .reduce(
      (text, one) => text.replace(`{${one.name}}`, parameterSample(document, one) || one.name),
      path,
    );
  const query = values
    .filter((one) => one.in === 'query')
    .map((one) => `${one.name}=${encodeURIComponent(parameterSample(document, one))}`);
  return `{{baseUrl}}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function credentials({ components }: ApiDocument, scheme: string | undefined): readonly string[] {
  if (scheme === undefined) return [];
  const { type, name = '' } = components.securitySchemes?.[scheme] ?? { type: 'http' };
  return [type === 'http' ? `Authorization: Bearer {{${scheme}}}` : `${name}: {{${scheme}}}`];
}

function formParts(document: ApiDocument, operation: ApiOperation['operation']): string {
  const body = bodyOf(document, operation);
  const parts = Object.entries(body?.example ?? {}).map(([name, value]) => {
    const reference = body?.schema.properties?.[name] ?? {};
    const head = `--${boundary}\nContent-Disposition: form-data; name="${name}"`;
    if (!isFileField(document, resolve(document, reference))) return `${head}\n\n${value}`;
    const [type = 'application/octet-stream'] = operation['x-upload']?.[name]?.mime ?? [];
    return `${head}; filename="${value}"\nContent-Type: ${type}\n\n< ./${value}`;
  });
  return [...parts, `--${boundary}--`].join('\n');
}

function requestText(document: ApiDocument, site: ApiOperation): string {
  const { method, operation, parameters, scheme } = site;
  const body = bodyOf(document, operation);
  const required = parameters.filter((one) => one.in === 'header' && one.required === true);
  const types = {
    json: 'Content-Type: application/json',
    form: `Content-Type: multipart/form-data; boundary=${boundary}`,
  };
  const head = [
    `### ${operation.summary ?? operation.operationId}`,
    `# @name ${operation.operationId}`,
    `${method} ${target(document, site)}`,
    ...credentials(document, scheme),
    ...required.map((one) => `${one.name}: ${parameterSample(document, one)}`),
    ...(body === undefined ? [] : [types[body.type]]),
  ].join('\n');
  if (body === undefined) return `${head}\n`;
  const content =
    body.type === 'json' ? JSON.stringify(body.example, null, 2) : formParts(document, operation);
  return `${head}\n\n${content}\n`;
}

/**
 * Returns the document as a file of requests, which editors such as VS Code send: one request for each operation, with
 * its example.
 *
 * @param baseUrl  address of the server, without a slash at its end
 */
export function httpFile(document: ApiDocument, baseUrl: string): string {
  const operations = operationsOf(document);
  const schemes = [...new Set(operations.flatMap(({ scheme }) => scheme ?? []))];
  const variables = [`@baseUrl = ${baseUrl}`, ...schemes.map((name) => `@${name} = `)];
  const { title, version } = document.info;
  return [
    `# ${title} ${version}\n`,
    `${variables.join('\n')}\n`,
    ...operations.map((one) => requestText(document, one)),
  ].join('\n');
}
