import { isRecord, listAt, recordAt } from '../../model/document.js';
import type { ContractDocument, OperationModel } from '../../model/model.js';
import type { Report } from '../change.js';
import { added, changedFrom, removed } from '../difference.js';
import { type OperationPair, writtenOperation } from './operation-pair.js';

/** Returns the security alternatives of an operation as sorted names of schemes; none for a public operation. */
function securityOf(document: ContractDocument, operation: OperationModel): readonly string[] {
  const own = writtenOperation(document, operation);
  const source = Object.hasOwn(own, 'security') ? own : document;
  const alternatives = listAt(source, 'security')
    .filter(isRecord)
    .map((alternative) => Object.keys(alternative).sort().join('+'));
  // An empty alternative allows every caller.
  return alternatives.includes('') ? [] : alternatives;
}

export function compareSecurity({ documents, before, after, report }: OperationPair): void {
  const old = securityOf(documents.before, before);
  const now = securityOf(documents.after, after);
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

const schemesOf = (document: ContractDocument) => recordAt(document.components, 'securitySchemes');

/** Returns the part of a scheme that a client uses. */
function placeOf(scheme: unknown): string {
  const { type, in: where, name, scheme: method } = isRecord(scheme) ? scheme : {};
  return [type, where, name, method].filter((part) => part !== undefined).join(' ');
}

/** Compares the security schemes that both contracts have. */
export function compareSchemes(
  before: ContractDocument,
  after: ContractDocument,
  report: Report,
): void {
  const now = schemesOf(after);
  for (const [name, scheme] of Object.entries(schemesOf(before))) {
    const [old, other] = [placeOf(scheme), placeOf(now[name])];
    if (now[name] === undefined || old === other) continue;
    report(`security ${name}`, 'security-scheme-changed', changedFrom(old, other));
  }
}
