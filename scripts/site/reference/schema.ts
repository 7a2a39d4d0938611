import {
  type OrReference,
  resolve,
  type Schema,
} from '../../../src/kernel/http/site/collections/document.js';
import { type Api, schemaName, schemaPath } from '../api.js';
import { escaped, inline, lines } from '../html.js';
import type { Site } from '../site.js';
import { constraints } from './constraints.js';
import { type Shape, shapeOf } from './shape.js';

/** Members are shown below each other down to this depth; deeper objects are links. */
const deepest = 3;

export interface Place {
  readonly site: Site;
  readonly api: Api;
  /** The objects around this one, by name, the outermost first. */
  readonly around: readonly string[];
  readonly depth: number;
}

function valuesOf({ words }: Site, schema: Schema): string {
  const open = schema['x-extensible-enum'] as readonly unknown[] | undefined;
  const values = open ?? schema.enum?.filter((value) => value !== null);
  if (values === undefined || values.length === 0) return '';
  const list = values.map((value) => `<code>${escaped(String(value))}</code>`).join(' ');
  const label = open === undefined ? words.values : words.knownValues;
  return `<p class="values"><span>${label}:</span> ${list}</p>`;
}

/** Returns the object below a value, as members of their own or, where it is deep, as nothing. */
function below(place: Place, shape: Shape): string {
  const { site, around, depth } = place;
  const { name, inner } = shape;
  const isNested = shapeHasMembers(inner);
  if (!isNested || depth >= deepest || (name !== undefined && around.includes(name))) return '';
  const within = {
    ...place,
    depth: depth + 1,
    around: name === undefined ? around : [...around, name],
  };
  const title = site.words.members(escaped(name ?? shape.label));
  return `<details><summary>${title}</summary>${schemaBody(within, inner)}</details>`;
}

const shapeHasMembers = (schema: Schema): boolean =>
  ['properties', 'oneOf', 'anyOf'].some((keyword) => keyword in schema);

/** Returns the type of a value; the name of an object is a link to it. */
export function typeHtml({ site, api }: Place, shape: Shape): string {
  const { name } = shape;
  const isObject = name !== undefined && shapeHasMembers(shape.inner);
  const label = isObject
    ? `<a href="${site.base}${schemaPath(api, name)}">${escaped(name)}</a>`
    : escaped(shape.label);
  const whole = shape.isList ? site.words.listOf(label) : label;
  return `<span class="type">${whole}${shape.isNullable ? ` ${site.words.nullable}` : ''}</span>`;
}

/** Returns one named value: a member of an object or a parameter. */
export function memberHtml(
  place: Place,
  name: string,
  value: OrReference<Schema>,
  flags: { readonly isRequired: boolean; readonly note?: string | undefined },
): string {
  const { words } = place.site;
  const shape = shapeOf(place.api.document, value);
  const description = shape.description ?? '';
  const rules = constraints(words, shape);
  return lines(
    `<li><div class="member"><code class="name">${escaped(name)}</code> ${typeHtml(place, shape)}`,
    flags.isRequired && `<span class="required">${words.required}</span>`,
    shape.isDeprecated && `<span class="deprecated">${words.deprecated}</span>`,
    flags.note !== undefined && `<span class="note">${flags.note}</span>`,
    '</div>',
    description !== '' && `<p>${inline(description)}</p>`,
    rules !== '' && `<p class="rules">${rules}</p>`,
    valuesOf(place.site, shape.inner),
    below(place, shape),
    '</li>',
  );
}

function alternatives(place: Place, schema: Schema): string {
  const all = [schema['oneOf'] ?? schema['anyOf'] ?? []].flat() as Schema[];
  const items = all
    .map((one) => shapeOf(place.api.document, one))
    .filter(({ label }) => label !== 'null')
    .map((shape) => {
      const name = typeHtml(place, shape);
      return `<li><div class="member">${name}</div>${below(place, shape)}</li>`;
    });
  if (items.length === 0) return '';
  return `<p class="rules">${place.site.words.oneOf}:</p><ul class="members">${items.join('\n')}</ul>`;
}

/** Returns the members, alternatives and values of a schema. */
export function schemaBody(place: Place, schema: Schema): string {
  const { api, site } = place;
  const required = new Set((schema['required'] as readonly string[] | undefined) ?? []);
  const members = Object.entries(schema.properties ?? {}).map(([name, value]) =>
    memberHtml(place, name, value, { isRequired: required.has(name) }),
  );
  const rest = schema['additionalProperties'];
  if (typeof rest === 'object' && rest !== null) {
    const name = `{${site.words.anyMember}}`;
    members.push(memberHtml(place, name, rest as Schema, { isRequired: false }));
  }
  return lines(
    members.length > 0 && `<ul class="members">${members.join('\n')}</ul>`,
    alternatives(place, schema),
    place.depth === 0 && members.length === 0 && plainValue(place, shapeOf(api.document, schema)),
  );
}

/** Returns what a schema without members allows. */
function plainValue(place: Place, shape: Shape): string {
  const rules = constraints(place.site.words, shape);
  return lines(
    `<p class="rules">${typeHtml(place, { ...shape, name: undefined })}${rules === '' ? '' : `, ${rules}`}</p>`,
    valuesOf(place.site, shape.inner),
  );
}

/** Returns a named schema as a section of its group's page. */
export function schemaSection(site: Site, api: Api, name: string): string {
  const place: Place = { site, api, around: [name], depth: 0 };
  const { inner, description } = shapeOf(api.document, api.document.components.schemas[name] ?? {});
  return lines(
    `<section class="object"><h3 id="${name}"><a href="#${name}">${name}</a></h3>`,
    description !== undefined && `<p>${inline(description)}</p>`,
    schemaBody({ ...place, depth: deepest - 1 }, inner) ||
      plainValue(place, shapeOf(api.document, inner)),
    '</section>',
  );
}

/** Returns the schema of a body or reply, with the name of its object. */
export function contentSchema(site: Site, api: Api, schema: Schema): string {
  const name = schemaName(schema);
  const around = name === undefined ? [] : [name];
  const { inner } = shapeOf(api.document, resolve(api.document, schema));
  return schemaBody({ site, api, around, depth: 0 }, inner);
}
