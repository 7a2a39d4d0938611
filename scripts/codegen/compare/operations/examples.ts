import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { componentName, isRecord, type JsonRecord, recordAt } from '../../model/document.js';
import type { ContractDocument } from '../../model/model.js';
import { mapInner, rewriteSchema, validationSchema } from '../../model/schema-shape.js';
import type { Report } from '../change.js';
import { changedFrom, removed } from '../difference.js';

/** The reply of the old contract. */
interface OldReply {
  readonly place: string;
  readonly report: Report;
  readonly document: ContractDocument;
  readonly schema: JsonRecord;
}

/** Compares the examples of a reply, which the mock returns. */
export function compareExamples(
  { place, report, document, schema }: OldReply,
  [before, after]: readonly [JsonRecord, JsonRecord],
): void {
  const old = examplesOf(before);
  for (const [name, value] of examplesOf(after)) {
    const text = JSON.stringify(value);
    if ([...old.values()].some((one) => JSON.stringify(one) === text)) continue;
    const fault = faultOf(document, schema, value);
    if (fault !== undefined) {
      const thing = name === '' ? 'the example' : `the example ${name}`;
      report(place, 'example-changed', changedFrom('allowed', `not allowed: ${fault}`, thing));
    }
  }
  const kept = examplesOf(after);
  for (const name of old.keys()) {
    if (name !== '' && !kept.has(name)) report(place, 'example-removed', removed(name));
  }
}

/** Returns examples by name. A single example of a reply has an empty name. */
function examplesOf(media: JsonRecord): ReadonlyMap<string, unknown> {
  const named = Object.entries(recordAt(media, 'examples')).map(
    ([name, example]): [string, unknown] => [
      name,
      isRecord(example) ? example['value'] : undefined,
    ],
  );
  const single: readonly [string, unknown][] = Object.hasOwn(media, 'example')
    ? [['', media['example']]]
    : [];
  return new Map([...single, ...named]);
}

/** Returns the reason why a client of the old contract would not understand an example, or undefined. */
function faultOf(
  document: ContractDocument,
  schema: JsonRecord,
  example: unknown,
): string | undefined {
  const ajv = validatorOf(document);
  const validate = ajv.compile(validationSchema(tolerant(schema)));
  return validate(example) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'example' });
}

const validators = new WeakMap<ContractDocument, Ajv>();

function validatorOf(document: ContractDocument): Ajv {
  const known = validators.get(document);
  if (known !== undefined) return known;
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ ...validationSchema(tolerant(schema)), $id: name });
  }
  validators.set(document, ajv);
  return ajv;
}

/** Returns a schema without restrictions that clients ignore: unknown members and error codes are allowed. */
function tolerant(schema: unknown): unknown {
  return rewriteSchema(schema, (part, inner) => {
    if (componentName(part) === 'ErrorCode') return { type: 'string' };
    const { additionalProperties, oneOf, ...rest } = mapInner(part, inner);
    return {
      ...rest,
      ...(isRecord(additionalProperties) && { additionalProperties }),
      // With open objects, an example may match several alternatives.
      ...(oneOf !== undefined && { anyOf: oneOf }),
    };
  });
}
