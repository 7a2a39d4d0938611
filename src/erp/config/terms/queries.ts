import type { Db } from '../../../kernel/db/client.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Terms } from '../rules.js';

interface CodeAndName {
  readonly code: string;
  readonly name: string;
}

/** Returns the keys by which a code with a name is identified, sorted and searched. Tax rates use them as well. */
export const codeKeys = (code: string, name: string) => ({
  code_key: code.toLowerCase(),
  search_text: [code, name].map(normalise).join('\n'),
});

/** The columns of these keys, as a record derives them. */
export const derivedCodeKeys = {
  code_key: ({ code, name }: CodeAndName) => codeKeys(code, name).code_key,
  search_text: ({ code, name }: CodeAndName) => codeKeys(code, name).search_text,
};

export interface StoredTerms extends Terms {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const byCode = query<{ readonly companyId: number; readonly code: string }, StoredTerms>(
  'terms.by_code',
  `SELECT p.id, p.code, p.name, p.kind, p.days FROM payment_terms p
   WHERE p.company_id = :companyId AND p.code_key = :code AND p.is_active`,
);

/** Finds active payment terms for a new document by their code, in any case. */
export const findPaymentTerms = (db: Db, companyId: number, code: string) =>
  byCode.first(db, { companyId, code: code.toLowerCase() });
