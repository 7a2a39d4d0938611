export { accessErrors } from './errors/access.js';
export {
  ApiError,
  type ErrorDetail,
  type ErrorExtras,
  refusals,
} from './errors/api-error.js';
export { type KernelCode, kernelStatuses } from './errors/codes.js';
export { formatWords, type RequestFault, requestErrors } from './errors/request.js';
export { sentInstant } from './errors/sent-instant.js';
export { errors } from './errors/state.js';
export type { Locale, Message } from './messages/catalog.js';
