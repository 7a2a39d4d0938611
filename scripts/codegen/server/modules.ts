import {
  apisWithModules,
  declaredPermissions,
  declaredRecords,
  eventTypesOf,
} from '../bundle/declarations.js';
import type { ContractModel, EmittedFiles } from '../model/model.js';
import { banner, literal, memberName } from '../text/emit.js';

const objectText = (values: Readonly<Record<string, unknown>>): string =>
  `{${Object.entries(values)
    .map(([name, value]) => `\n  ${memberName(name)}: ${literal(value)},`)
    .join('')}${Object.keys(values).length > 0 ? '\n' : ''}}`;

/** `modules.ts`: the declarations of modules that the server composes at run time. */
export function emitModules({ name, document }: ContractModel): EmittedFiles {
  if (!apisWithModules.includes(name)) return {};
  const events = eventTypesOf(document);
  const feed =
    events.length === 0
      ? ''
      : `
/** The types of events that the changes feed lists. */
export const eventTypes: ReadonlySet<string> = new Set([
${events.map((type) => `  ${literal(type)},`).join('\n')}
]);
`;
  const text = `${banner}
/** The permissions that modules declare, each with the roles that grant it beside \`admin\`. */
export const modulePermissions: Readonly<Record<string, readonly string[]>> = ${objectText(declaredPermissions(document))};

/** The kinds of record that modules declare, each with the permission that shows such records. */
export const moduleRecords = ${objectText(declaredRecords(document))} as const;
${feed}`;
  return { [`generated/${name}/modules.ts`]: text };
}
