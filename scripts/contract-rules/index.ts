import type { ContractDocument } from '../codegen/model/model.js';
import type { Finding, LintRule } from './rule.js';
import * as errors from './rules/errors.js';
import * as examples from './rules/examples.js';
import * as extensions from './rules/extensions.js';
import * as media from './rules/media.js';
import { membersHonoured } from './rules/members.js';
import * as names from './rules/names.js';
import * as operations from './rules/operations.js';
import * as parameters from './rules/parameters.js';
import * as paths from './rules/paths.js';
import * as combinations from './rules/schemas/combinations.js';
import * as schemas from './rules/schemas/keywords.js';

/** All rules, in the order of reports. */
export const rules: readonly LintRule[] = [
  extensions.extensionsKnown,
  extensions.extensionsRequired,
  extensions.extensionsValid,
  extensions.permissionsGranted,
  names.operationIdsNamed,
  names.operationIdsUnique,
  names.sdkNamesUnique,
  names.schemaNamesPascal,
  names.typeNamesDistinct,
  paths.pathsDoNotClash,
  paths.pathParametersDeclared,
  paths.methodsKnown,
  operations.describedThroughout,
  operations.tagsDeclared,
  operations.listsAlike,
  operations.pagesDeclared,
  operations.listsMayBeStale,
  operations.exportsAlike,
  operations.readsTakeFields,
  operations.documentsTakeKey,
  operations.putsTakeIfMatch,
  operations.ifMatchTakesETags,
  operations.bodiesOnWritesOnly,
  operations.uploadsAreForms,
  operations.uploadsAreMembers,
  operations.passwordsVerbatim,
  parameters.parametersPlain,
  parameters.argumentsDistinct,
  media.bodiesRead,
  media.repliesSent,
  media.replyHeadersSent,
  membersHonoured,
  media.webhooksPosted,
  media.sunsetsAnnounced,
  errors.errorCodesClosed,
  errors.errorCodesExist,
  errors.errorStatusesDeclared,
  errors.errorStatusesHaveCodes,
  errors.statusesDeclared,
  errors.errorsInEnvelope,
  errors.successesDeclared,
  errors.publicWithoutSecurity,
  schemas.schemasDescribed,
  schemas.typesNamed,
  schemas.keywordsKnown,
  schemas.keywordsFitTypes,
  schemas.schemasSatisfiable,
  schemas.stringsBounded,
  schemas.numbersBounded,
  schemas.integersExact,
  schemas.arraysBounded,
  schemas.uniqueItemsScalar,
  combinations.objectsClosed,
  combinations.mapsBounded,
  combinations.extensionsClosed,
  combinations.discriminatorsComplete,
  combinations.alternativesWhole,
  combinations.valuesMatchTypes,
  schemas.formatsKnown,
  schemas.filesInForms,
  schemas.patternsCompile,
  schemas.decimalsOnNumbers,
  schemas.statesClosed,
  examples.examplesPresent,
  examples.examplesValid,
  examples.parametersExemplified,
];

export interface RuleFinding extends Finding {
  readonly rule: LintRule;
}

/** Returns the findings of a rule, or its failure. Another fault, such as an invalid pattern, can make a rule fail. */
function findingsOf(rule: LintRule, document: ContractDocument): readonly Finding[] | Error {
  try {
    return rule.check(document);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const asFinding = (found: readonly Finding[] | Error): readonly Finding[] =>
  found instanceof Error
    ? [{ place: 'document', message: `cannot be checked: ${found.message}` }]
    : found;

/**
 * Returns all violations of our rules in a bundled contract, each place and message once. The first failure of a rule
 * is reported only if nothing else explains it.
 *
 * @param hasFaults  true for a document with faults that are not violations of our rules
 */
export function lintDocument(
  document: ContractDocument,
  hasFaults = false,
): readonly RuleFinding[] {
  const checked = rules.map((rule) => ({ rule, found: findingsOf(rule, document) }));
  const isExplained =
    hasFaults || checked.some(({ found }) => !(found instanceof Error) && found.length > 0);
  const failed = checked.find(({ found }) => found instanceof Error);
  const told = checked.filter(
    (one) => !(one.found instanceof Error) || (!isExplained && one === failed),
  );
  return told.flatMap(({ rule, found }) => {
    const unique = new Map(asFinding(found).map((one) => [`${one.place} ${one.message}`, one]));
    return [...unique.values()].map((one) => ({ ...one, rule }));
  });
}
