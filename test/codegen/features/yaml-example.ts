import { stringify } from 'yaml';
import type { features } from './contract.js';
import type { Json } from './feature.js';

type Feature = (typeof features)[number];

const lineWidth = 110;

/** Returns a value on one line, as contracts are written: `{ type: [string, 'null'] }`. */
const flow = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true })
    .trim()
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');

/** Returns YAML in which every value that fits is on one line. */
function yamlLines(value: unknown, indent: string, lead: string): readonly string[] {
  const text = flow(value);
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isBranch || `${indent}${lead}${text}`.length <= lineWidth)
    return [`${indent}${lead}${text}`];
  const inner = lead === '' ? indent : `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((item) => ['- ', item] as const)
    : Object.entries(value).map(([name, item]) => [`${flow(name)}: `, item] as const);
  const lines = entries.flatMap(([head, item]) => yamlLines(item, inner, head));
  // The first member of a list item follows the dash.
  if (lead === '- ')
    return lines.map((line, at) => (at === 0 ? `${indent}- ${line.trimStart()}` : line));
  return lead === '' ? lines : [`${indent}${lead.trimEnd()}`, ...lines];
}

/** In a module file, components stand below `schemas`. */
const asInModule = (text: string): string => text.replaceAll('#/components/schemas/', '#/schemas/');

function contentOf(feature: Feature): Json {
  if ('schema' in feature) {
    const { components = {}, schema } = feature;
    const schemas = Object.keys(components).length === 0 ? {} : { schemas: components };
    return { properties: { value: schema }, ...schemas };
  }
  if ('webhooks' in feature) return { webhooks: feature.webhooks, schemas: feature.components };
  if ('parameter' in feature) return { parameters: [feature.parameter] };
  return { [feature.method ?? 'get']: { ...feature.operation, responses: feature.replies } };
}

/** Returns the part of a contract that a feature consists of, as YAML. */
export const yamlExample = (feature: Feature): string =>
  asInModule(
    Object.entries(contentOf(feature))
      .flatMap(([name, value]) => yamlLines(value, '', `${name}: `))
      .join('\n'),
  );
