import type { ContractDocument } from '../../../codegen/model/model.js';
import type { LintRule } from '../../rule.js';
import { type SchemaSite, schemaSites } from '../../sites.js';

/** A rule for single schemas. */
export function schemaRule(
  name: string,
  reason: string,
  judge: (site: SchemaSite, document: ContractDocument) => string | undefined,
): LintRule {
  return {
    name,
    reason,
    check: (document) =>
      schemaSites(document).flatMap((site) => {
        const message = judge(site, document);
        return message === undefined ? [] : [{ place: site.place, message }];
      }),
  };
}

export const has = ({ schema }: SchemaSite, ...keywords: readonly string[]): boolean =>
  keywords.some((keyword) => Object.hasOwn(schema, keyword));
