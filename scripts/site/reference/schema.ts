import {
  type OrReference,
  resolve,
  type Schema,
} from '../../../src/kernel/http/site/collections/document.js';
import { type Api, schemaName, schemaPath } from '../api.js';
import { type Shape, shapeOf } from '../description/shape.js';
import {
  alternativesOf,
  describeShape,
  isNested,
  type Member,
  membersOf,
  type ValueDescription,
} from '../description/value.js';
import { escaped, inline, lines } from '../html.js';
import type { Site } from '../site.js';

/** Members are shown below each other down to this depth; deeper objects are links. */
const deepest = 3;

export interface Place {
  readonly site: Site;
  readonly api: Api;
  /** The objects around this one, by name, the outermost first. */
  readonly around: readonly string[];
  readonly depth: number;
}

function valuesHtml({ values: list }: ValueDescription): string {
  if (list === undefined) return '';
  const values = list.values.map((value) => `<code>${escaped(value)}</code>`).join(' ');
  return `<p class="values"><span>${list.label}:</span> ${values}</p>`;
}

const rulesHtml = ({ rules }: ValueDescription): string =>
  rules
    .map(({ text, code }) =>
      code === undefined ? escaped(text) : `${escaped(text)} <code>${escaped(code)}</code>`,
    )
    .join(', ');

/** Returns the object below a value, as members of their own or, where it is deep, as nothing. */
function below(place: Place, shape: Shape): string {
  const { site, around, depth } = place;
  const { name, inner } = shape;
  if (!isNested(inner) || depth >= deepest || (name !== undefined && around.includes(name)))
    return '';
  const within = {
    ...place,
    depth: depth + 1,
    around: name === undefined ? around : [...around, name],
  };
  const title = site.words.members(escaped(name ?? shape.label));
  return `<details><summary>${title}</summary>${schemaBody(within, inner)}</details>`;
}

/** Returns the type of a value; the name of an object is a link to it. */
export function typeHtml({ site, api }: Place, shape: Shape): string {
  const { name } = shape;
  const isObject = name !== undefined && isNested(shape.inner);
  const label = isObject
    ? `<a href="${site.base}${schemaPath(api, name)}">${escaped(name)}</a>`
    : escaped(shape.label);
  const whole = shape.isList ? site.words.listOf(label) : label;
  return `<span class="type">${whole}${shape.isNullable ? ` ${site.words.nullable}` : ''}</span>`;
}

/** Returns a value as an item of a list; an alternative of a schema has no name. */
function itemHtml(place: Place, name: string, value: ValueDescription): string {
  const { shape, description, flags } = value;
  const rules = rulesHtml(value);
  return lines(
    `<li><div class="member">${name}${typeHtml(place, shape)}`,
    ...flags.map(({ kind, text }) => `<span class="${kind}">${text}</span>`),
    '</div>',
    description !== '' && `<p>${inline(description)}</p>`,
    rules !== '' && `<p class="rules">${rules}</p>`,
    valuesHtml(value),
    below(place, shape),
    '</li>',
  );
}

/** Returns members of an object, or parameters. */
export function memberList(place: Place, members: readonly Member[]): string {
  const { api, site } = place;
  const items = members.map(({ name, value, isRequired }) => {
    const described = describeShape(site.words, shapeOf(api.document, value), isRequired);
    return itemHtml(place, `<code class="name">${escaped(name)}</code> `, described);
  });
  return `<ul class="members">${items.join('\n')}</ul>`;
}

function alternatives(place: Place, schema: Schema): string {
  const { words } = place.site;
  const items = alternativesOf(place.api.document, schema).map((shape) =>
    itemHtml(place, '', describeShape(words, shape)),
  );
  if (items.length === 0) return '';
  return `<p class="rules">${words.oneOf}:</p><ul class="members">${items.join('\n')}</ul>`;
}

/** Returns the members, alternatives and values of a schema. */
export function schemaBody(place: Place, schema: Schema): string {
  const { api, site } = place;
  const members = membersOf(site.words, schema);
  return lines(
    members.length > 0 && memberList(place, members),
    alternatives(place, schema),
    place.depth === 0 && members.length === 0 && plainValue(place, shapeOf(api.document, schema)),
  );
}

/** Returns what a schema without members allows. */
function plainValue(place: Place, shape: Shape): string {
  const described = describeShape(place.site.words, shape);
  const rules = rulesHtml(described);
  return lines(
    `<p class="rules">${typeHtml(place, { ...shape, name: undefined })}${rules === '' ? '' : `, ${rules}`}</p>`,
    valuesHtml(described),
  );
}

/** Returns a named schema as a section of its group's page. */
export function schemaSection(site: Site, api: Api, name: string): string {
  const place: Place = { site, api, around: [name], depth: 0 };
  const shape = shapeOf(api.document, api.document.components.schemas[name] ?? {});
  const { description, isList, isNullable } = shape;
  const body = schemaBody({ ...place, depth: deepest - 1 }, shape.inner);
  return lines(
    `<section class="object"><h3 id="${name}"><a href="#${name}">${name}</a></h3>`,
    description !== undefined && `<p>${inline(description)}</p>`,
    (body === '' || isList || isNullable) && plainValue(place, shape),
    body,
    '</section>',
  );
}

/** Returns the schema of a body or reply, with the name of its object. */
export function contentSchema(site: Site, api: Api, schema: OrReference<Schema>): string {
  const name = schemaName(schema);
  const around = name === undefined ? [] : [name];
  const { inner } = shapeOf(api.document, resolve(api.document, schema));
  return schemaBody({ site, api, around, depth: 0 }, inner);
}
