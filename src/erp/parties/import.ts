import type { Validate } from '../../kernel/http/input/validation.js';
import { type ImportDeclaration, type ImportKind, importOf } from '../../kernel/imports/kind.js';
import { valueColumns } from '../custom-fields/index.js';
import { partyErrors } from './errors.js';
import { codeKey, type PartyRow } from './queries.js';
import { mergeParty, newParty, type PartyInput } from './rules.js';
import { assertCountry, identify, type PartyKind } from './save.js';

/** The normal form of the tax number of a row. @throws ApiError 400 for a number that its country does not have */
function taxKeyOf(input: PartyInput): string | null {
  const party = mergeParty(newParty('XXX'), input);
  assertCountry(party.address.country);
  return identify(party, undefined).taxIdKey;
}

/** Declares the import of customers or vendors: found by code, or else by tax number. */
export function partyImport<Row extends PartyRow, Input extends PartyInput>(
  { noun, statements }: PartyKind<Row, Input>,
  operation: Parameters<typeof importOf>[0],
  validate: Validate | undefined,
  declared: Pick<ImportDeclaration<Input, Input>, 'create' | 'update'> & {
    readonly toItem: (row: Row, timeZone: string) => object;
  },
): ImportKind {
  const { toItem, ...operations } = declared;
  return importOf<Input, Input>(operation, validate, {
    ...operations,
    async find(ctx, trx, input) {
      const { companyId, timeZone } = ctx.principal;
      const { code, taxIdType } = input;
      if (code !== undefined) {
        const [row] = await statements.lockByCodes(trx, { companyId, codes: [codeKey(code)] });
        return row && { id: row.id, item: toItem(row, timeZone) };
      }
      const key = taxKeyOf(input);
      if (key === null) return undefined;
      const found = await statements.lockByTaxIds(trx, { companyId, keys: [key] });
      const [row, another] = found.filter((one) => !taxIdType || one.tax_id_type === taxIdType);
      if (another !== undefined) throw partyErrors.sharedTaxId();
      return row && { id: row.id, item: toItem(row, timeZone) };
    },
    ownColumns: (ctx) => valueColumns(ctx, noun),
    check: taxKeyOf,
    keys: {
      code: ({ code }) => code && codeKey(code),
      taxId: (input) => {
        const key = taxKeyOf(input);
        return key === null ? null : `${key} ${input.taxIdType ?? ''}`;
      },
    },
    details: `Only name is required. A ${noun} is found by code, or, where the row has none, by tax id; a new one
without a code gets the next one of the series. taxIdType is recognised from country and number when it is blank.`,
  });
}
