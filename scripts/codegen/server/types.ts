import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { isRecord, stringsAt, typesOf } from '../model/document.js';
import type { ContractModel, EmittedFiles } from '../model/model.js';
import { mapInner, rewriteSchema } from '../model/schema-shape.js';
import { banner } from '../text/emit.js';

/** Emits `types.ts`: every named schema by openapi-typescript. Operations have types of their own. */
export async function emitTypes(model: ContractModel): Promise<EmittedFiles> {
  const nodes = await openapiTS(openApi(model), {
    silent: true,
    // Bodies are not filled with defaults, so that a member with a default stays optional.
    defaultNonNullable: false,
    transform: (schema) => ownType(schema),
  });
  return { [`generated/${model.name}/types.ts`]: `${banner}\n${astToString(nodes)}` };
}

/** Returns a copy of the schemas, because the generator may change its input. */
function openApi(model: ContractModel): OpenAPI3 {
  const { openapi, info, components } = model.document;
  // The constants of the alternatives distinguish them. The generator would overwrite them.
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    rewriteSchema(schema, ({ discriminator: _, ...rest }, inner) => mapInner(rest, inner)),
  ]);
  const copy: unknown = structuredClone({
    openapi,
    info,
    paths: {},
    components: { schemas: Object.fromEntries(schemas) },
  });
  if (!isOpenApi(copy)) throw new Error(`${model.name}: the bundled document is not OpenAPI 3`);
  return copy;
}

function isOpenApi(value: unknown): value is OpenAPI3 {
  return isRecord(value) && isRecord(value['info']) && typeof value['openapi'] === 'string';
}

function ownType(schema: unknown): ts.TypeNode | undefined {
  if (!isRecord(schema)) return undefined;
  if (schema['format'] === 'binary') return ts.factory.createTypeReferenceNode('Uint8Array');
  const known = stringsAt(schema, 'x-extensible-enum');
  return known.length > 0 ? openUnion(known, typesOf(schema).includes('null')) : undefined;
}

/** Returns `'a' | 'b' | (string & {})`: editors suggest the known values, and any string is accepted. */
function openUnion(known: readonly string[], isNullable: boolean): ts.TypeNode {
  const { factory } = ts;
  const anyString = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  const literals = known.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(value)),
  );
  const none = isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : [];
  return factory.createUnionTypeNode([...literals, anyString, ...none]);
}
