import type { Message } from '../messages/catalog.js';
import { type ApiError, refusals } from './api-error.js';
import { type KernelCode, kernelStatuses } from './codes.js';

/** Makes an error of the kernel. */
export const refuse = refusals(kernelStatuses);

/** Returns a function that makes an error which is always the same. */
export const simple =
  (code: KernelCode, message: Message, headers: Readonly<Record<string, string>> = {}) =>
  (): ApiError =>
    refuse(code, message, { headers });
