import type { OperationId as ErpOperation } from '../../../../generated/erp/operations.js';
import type { OperationId as KycOperation } from '../../../../generated/kyc/operations.js';
import type { Company } from '../company.js';
import type { Calls } from '../measured-call.js';
import type { unmeasured } from '../unmeasured.js';
import { captureCalls } from './capture.js';
import { peopleCalls } from './people.js';
import { purchaseCalls } from './purchases.js';
import { readCalls } from './reads.js';
import { salesCalls } from './sales.js';
import { settingCalls } from './settings.js';
import { verificationCalls } from './verification.js';

/**
 * Returns the calls of a measurement. The compiler refuses it while an operation of a contract has neither a call nor a
 * reason in `unmeasured.ts`.
 */
export const callsOf = (company: Company) =>
  ({
    ...salesCalls(company),
    ...purchaseCalls(company),
    ...settingCalls(company),
    ...peopleCalls(company),
    ...verificationCalls(company),
    ...captureCalls(company),
    ...readCalls(company),
  }) satisfies Calls<Exclude<ErpOperation | KycOperation, keyof typeof unmeasured>>;
