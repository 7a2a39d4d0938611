import { isRecord, listAt, recordAt } from '../../model/document.js';
import type { ContractDocument, OperationModel } from '../../model/model.js';
import type { Report } from '../change.js';
import { added, changedFrom, removed } from '../difference.js';
import type { Documents } from '../schemas/comparison.js';
import { type OperationPair, writtenOperation } from './operation-pair.js';

const schemesOf = (document: ContractDocument) => recordAt(document.components, 'securitySchemes');

/** Returns the part of a scheme that a client uses. */
function placeOf(scheme: unknown): string {
  const { type, in: where, name, scheme: method } = isRecord(scheme) ? scheme : {};
  return [type, where, name, method].filter((part) => part !== undefined).join(' ');
}

/** Returns the earlier name of each scheme: of the one with the same content, or else with the same name. */
function earlierNames({ before, after }: Documents): ReadonlyMap<string, string> {
  const old = schemesOf(before);
  const byContent = new Map(Object.entries(old).map(([name, one]) => [placeOf(one), name]));
  return new Map(
    Object.entries(schemesOf(after)).map(([name, scheme]) => {
      const isKept = placeOf(old[name]) === placeOf(scheme);
      return [name, isKept ? name : (byContent.get(placeOf(scheme)) ?? name)];
    }),
  );
}

/** Returns the security alternatives of an operation as sorted names of schemes; none for a public operation. */
function securityOf(
  document: ContractDocument,
  operation: OperationModel,
  nameOf: (name: string) => string,
): readonly string[] {
  const own = writtenOperation(document, operation);
  const source = Object.hasOwn(own, 'security') ? own : document;
  const alternatives = listAt(source, 'security')
    .filter(isRecord)
    .map((alternative) => Object.keys(alternative).map(nameOf).sort().join('+'));
  // An empty alternative allows every caller.
  return alternatives.includes('') ? [] : alternatives;
}

export function compareSecurity({ documents, before, after, report }: OperationPair): void {
  const names = earlierNames(documents);
  const old = securityOf(documents.before, before, (name) => name);
  const now = securityOf(documents.after, after, (name) => names.get(name) ?? name);
  const difference = changedFrom(old.join(' or ') || 'none', now.join(' or ') || 'none');
  if (old.length === 0 && now.length > 0) report('security', 'security-added', difference);
  if (old.length > 0 && now.length === 0) report('security', 'security-dropped', difference);
  if (old.length === 0 || now.length === 0) return;
  for (const name of old.filter((one) => !now.includes(one))) {
    report('security', 'security-scheme-removed', removed(name));
  }
  for (const name of now.filter((one) => !old.includes(one))) {
    report('security', 'security-scheme-added', added(name));
  }
}

/** Compares the content of the schemes that go on under their name. */
export function compareSchemes(documents: Documents, report: Report): void {
  const old = schemesOf(documents.before);
  const renamed = new Set(
    [...earlierNames(documents)].filter(([name, was]) => name !== was).map(([, was]) => was),
  );
  for (const [name, scheme] of Object.entries(schemesOf(documents.after))) {
    const [was, is] = [placeOf(old[name]), placeOf(scheme)];
    if (old[name] === undefined || was === is || renamed.has(name)) continue;
    report(`security ${name}`, 'security-scheme-changed', changedFrom(was, is));
  }
}
