import type { Message } from '../messages/catalog.js';
import { type ApiError, refusals } from './api-error.js';
import { type KernelCode, kernelStatuses } from './codes.js';

/** Makes an error of the kernel. */
export const refuse = refusals(kernelStatuses);

/** Returns a function that always makes the same error. */
export const simple =
  (code: KernelCode, message: Message, headers: Readonly<Record<string, string>> = {}) =>
  (): ApiError =>
    refuse(code, message, { headers });
