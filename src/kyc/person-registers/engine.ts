import type { Db } from '../../kernel/db/client.js';
import { untranslated } from '../../kernel/messages/catalog.js';
import type {
  Finding,
  IdentityEvidence,
  IdentityInput,
  IdentityValidator,
} from '../engines/index.js';
import { severityOf } from '../facts/index.js';
import { compare, type PersonComparison, worthOf } from './agree.js';
import { text } from './messages/index.js';
import { checkNumber } from './numbers.js';
import { type ConsultedRegister, findByNumber, type PersonMatch, registersOf } from './queries.js';

/** A number alone may be that of anybody. Only a number with its name confirms that the person has died. */
function statusFindings({ person: { status }, result }: ComparedPerson): Finding[] {
  const { dateOfBirth, fullName } = result;
  const isSame = fullName === 'full_match' && dateOfBirth !== 'no_match';
  if (status === 'deceased') {
    const severity = severityOf(
      'database_validation',
      'deceased',
      isSame ? 'confirmed' : 'claimed',
    );
    return [{ code: 'PERSON_DECEASED', severity, message: text('personDeceased') }];
  }
  if (status !== 'inactive') return [];
  return [{ code: 'ID_NOT_ACTIVE', severity: 'warning', message: text('numberNotActive') }];
}

/** Returns the name of the register that answered, for the check. */
const examinedOf = ({ name, version }: ConsultedRegister): IdentityEvidence['examined'] => [
  {
    code: 'REGISTER',
    status: 'passed',
    score: null,
    details: untranslated(`${name} ${version}`.slice(0, 200)),
  },
];

const longestSource = 100;

function absent(registers: readonly ConsultedRegister[]): IdentityEvidence {
  const names = registers.map(({ name }) => name).join(', ');
  return {
    score: null,
    examined: registers.flatMap(examinedOf),
    findings: [],
    source: names.slice(0, longestSource),
    isFound: false,
    validations: { fullName: 'not_checked', idNumber: 'no_match', dateOfBirth: 'not_checked' },
  };
}

interface ComparedPerson {
  readonly person: PersonMatch;
  readonly result: PersonComparison;
}

/**
 * Returns true if a register lists the person as deceased, unless the name or date of birth shows that it is another
 * person.
 */
const isDead = ({ person, result: { dateOfBirth, fullName } }: ComparedPerson): boolean =>
  person.status === 'deceased' && fullName !== 'no_match' && dateOfBirth !== 'no_match';

function present(
  input: IdentityInput,
  registers: readonly ConsultedRegister[],
  found: readonly PersonMatch[],
): IdentityEvidence | undefined {
  const compared = found.map((person) => ({ person, result: compare(input, person) }));
  compared.sort((a, b) => worthOf(b.result) - worthOf(a.result));
  // A person who is deceased in one register counts as deceased, even if another register agrees as
  // well and differs.
  const best = compared.find(isDead) ?? compared[0];
  if (best === undefined) return undefined;
  const { dateOfBirth, fullName, nameScore } = best.result;
  const { register } = best.person;
  return {
    score: nameScore,
    examined: registers.filter(({ name }) => name === register).flatMap(examinedOf),
    findings: statusFindings(best),
    source: register,
    isFound: true,
    validations: { fullName, idNumber: 'full_match', dateOfBirth },
  };
}

/** The engine that searches the imported person registers. It leaves numbers without a register to other engines. */
export function registerEngine(db: Db): IdentityValidator {
  return {
    name: 'registers',
    version: '1',
    async validate(input) {
      const { country, documentType } = input;
      const { number, types } = checkNumber(country, input.idNumber, documentType);
      const registers = await registersOf(db, country, types);
      if (registers.length === 0) return { outcome: 'unsupported', reason: 'There is no register' };
      const found = await findByNumber(db, country, number, types);
      const evidence = present(input, registers, found) ?? absent(registers);
      return { outcome: 'completed', evidence };
    },
  };
}
