// Written by npm run codegen; do not edit.
import type { components } from './types.js';

export type OperationId =
  | 'listApiKeys'
  | 'createApiKey'
  | 'getApiKey'
  | 'updateApiKey'
  | 'revokeApiKey'
  | 'rotateApiKey'
  | 'getApiKeyUsage'
  | 'listAuditEntries'
  | 'listMails'
  | 'cancelMail'
  | 'retryMail'
  | 'getPermissions'
  | 'listRoles'
  | 'createRole'
  | 'getRole'
  | 'updateRole'
  | 'deleteRole'
  | 'runSelfCheck'
  | 'getSsoConnection'
  | 'updateSsoConnection'
  | 'deleteSsoConnection'
  | 'listUsers'
  | 'createUser'
  | 'getUser'
  | 'updateUser'
  | 'listUserKeys'
  | 'listUserLogins'
  | 'revokeUserLogin'
  | 'changeUserPassword'
  | 'createPasswordReset'
  | 'removeUserSecondFactor'
  | 'unlockUser'
  | 'getAttachment'
  | 'deleteAttachment'
  | 'downloadAttachment'
  | 'login'
  | 'listOwnLogins'
  | 'revokeOtherLogins'
  | 'revokeOwnLogin'
  | 'logout'
  | 'getMe'
  | 'getLoginOptions'
  | 'finishPasskeyLogin'
  | 'listPasskeys'
  | 'createPasskey'
  | 'getPasskeyOptions'
  | 'updatePasskey'
  | 'deletePasskey'
  | 'changeOwnPassword'
  | 'resetPassword'
  | 'sendPasswordReset'
  | 'refreshTokens'
  | 'getSecondFactor'
  | 'createSecondFactor'
  | 'verifySecondFactor'
  | 'createRecoveryCodes'
  | 'removeSecondFactor'
  | 'startSso'
  | 'finishSso'
  | 'runBatch'
  | 'listColleagues'
  | 'getComment'
  | 'updateComment'
  | 'deleteComment'
  | 'getCompany'
  | 'updateCompany'
  | 'listCurrencies'
  | 'updateCurrency'
  | 'listCustomFields'
  | 'createCustomField'
  | 'getCustomField'
  | 'updateCustomField'
  | 'deleteCustomField'
  | 'listExchangeRates'
  | 'createExchangeRate'
  | 'updateExchangeRate'
  | 'listMailTemplates'
  | 'getMailTemplate'
  | 'updateMailTemplate'
  | 'resetMailTemplate'
  | 'getMailPreview'
  | 'testMail'
  | 'listPaymentTerms'
  | 'createPaymentTerms'
  | 'updatePaymentTerms'
  | 'lockPeriod'
  | 'listSeries'
  | 'updateSeries'
  | 'listTaxRates'
  | 'createTaxRate'
  | 'updateTaxRate'
  | 'listCreditNotes'
  | 'createCreditNote'
  | 'getCreditNote'
  | 'allocateCreditNote'
  | 'downloadCreditNotePdf'
  | 'releaseCreditNote'
  | 'voidCreditNote'
  | 'downloadCreditNoteXml'
  | 'listLeads'
  | 'createLead'
  | 'getLead'
  | 'changeLeadStatus'
  | 'listOpportunities'
  | 'createOpportunity'
  | 'getOpportunity'
  | 'changeOpportunityStage'
  | 'listCustomers'
  | 'createCustomer'
  | 'getCustomer'
  | 'updateCustomer'
  | 'getCustomerBalance'
  | 'listEvents'
  | 'listImports'
  | 'startImport'
  | 'getImport'
  | 'cancelImport'
  | 'importRecords'
  | 'listAdjustments'
  | 'createAdjustment'
  | 'getAdjustment'
  | 'reverseAdjustment'
  | 'listMovements'
  | 'listStock'
  | 'listTransfers'
  | 'createTransfer'
  | 'getTransfer'
  | 'reverseTransfer'
  | 'listWarehouses'
  | 'createWarehouse'
  | 'updateWarehouse'
  | 'listInvoices'
  | 'createInvoice'
  | 'getInvoice'
  | 'updateInvoice'
  | 'deleteInvoice'
  | 'issueInvoice'
  | 'downloadInvoicePdf'
  | 'voidInvoice'
  | 'downloadInvoiceXml'
  | 'listNotifications'
  | 'markNotifications'
  | 'listPayables'
  | 'getPayableAging'
  | 'listPayablePayments'
  | 'createPayablePayment'
  | 'getPayablePayment'
  | 'allocatePayablePayment'
  | 'downloadPayablePaymentPdf'
  | 'releasePayablePayment'
  | 'reversePayablePayment'
  | 'listProducts'
  | 'createProduct'
  | 'listProductCategories'
  | 'createProductCategory'
  | 'updateProductCategory'
  | 'deleteProductCategory'
  | 'getProduct'
  | 'updateProduct'
  | 'deactivateProduct'
  | 'listPurchaseOrders'
  | 'createPurchaseOrder'
  | 'listReceptions'
  | 'getReception'
  | 'reverseReception'
  | 'getPurchaseOrder'
  | 'cancelPurchaseOrder'
  | 'openPurchaseOrder'
  | 'downloadPurchaseOrderPdf'
  | 'receivePurchaseOrder'
  | 'listReceivables'
  | 'getReceivableAging'
  | 'listReceivablePayments'
  | 'createReceivablePayment'
  | 'getReceivablePayment'
  | 'allocateReceivablePayment'
  | 'downloadReceivablePaymentPdf'
  | 'releaseReceivablePayment'
  | 'reverseReceivablePayment'
  | 'listAttachments'
  | 'createAttachment'
  | 'createComment'
  | 'getRecordTags'
  | 'changeRecordTags'
  | 'getTimeline'
  | 'getWatch'
  | 'startWatch'
  | 'stopWatch'
  | 'getSales'
  | 'getSalesByMonth'
  | 'listScheduledExports'
  | 'createScheduledExport'
  | 'getScheduledExport'
  | 'updateScheduledExport'
  | 'deleteScheduledExport'
  | 'runScheduledExport'
  | 'listTags'
  | 'listTaggedRecords'
  | 'getTestClock'
  | 'updateTestClock'
  | 'resetTestCompany'
  | 'listVendors'
  | 'createVendor'
  | 'getVendor'
  | 'updateVendor'
  | 'getVendorBalance'
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'getWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'resendWebhookDelivery'
  | 'rotateWebhookEndpoint'
  | 'testWebhookEndpoint';

export type ErrorCode =
  | 'validation_failed'
  | 'malformed_json'
  | 'malformed_path'
  | 'unknown_field'
  | 'unknown_parameter'
  | 'duplicate_parameter'
  | 'page_size_out_of_range'
  | 'unsupported_sort'
  | 'invalid_cursor'
  | 'invalid_date_range'
  | 'ambiguous_credentials'
  | 'invalid_idempotency_key'
  | 'too_many_decimals'
  | 'password_too_long'
  | 'password_too_weak'
  | 'invalid_reset_token'
  | 'missing_placeholder'
  | 'unknown_placeholder'
  | 'same_warehouse'
  | 'service_has_no_stock'
  | 'duplicate_product'
  | 'unknown_payment_terms'
  | 'inactive_currency'
  | 'invalid_tax_id'
  | 'amount_too_large'
  | 'allocation_exceeds_payment'
  | 'duplicate_allocation'
  | 'not_authenticated'
  | 'token_expired'
  | 'api_key_revoked'
  | 'api_key_expired'
  | 'invalid_credentials'
  | 'second_factor_required'
  | 'invalid_second_factor'
  | 'invalid_refresh_token'
  | 'refresh_token_reused'
  | 'insufficient_permissions'
  | 'ip_not_allowed'
  | 'csrf_failed'
  | 'account_locked'
  | 'user_disabled'
  | 'password_change_required'
  | 'second_factor_setup_required'
  | 'not_a_user'
  | 'permission_not_grantable'
  | 'not_found'
  | 'method_not_allowed'
  | 'duplicate_code'
  | 'duplicate_name'
  | 'warehouse_in_use'
  | 'category_in_use'
  | 'duplicate_barcode'
  | 'product_has_movements'
  | 'product_inactive'
  | 'insufficient_stock'
  | 'duplicate_tax_id'
  | 'duplicate_email'
  | 'has_open_documents'
  | 'customer_inactive'
  | 'customer_blocked'
  | 'vendor_inactive'
  | 'vendor_blocked'
  | 'no_exchange_rate'
  | 'tax_rate_not_in_force'
  | 'overlapping_validity'
  | 'duplicate_exchange_rate'
  | 'series_in_use'
  | 'credit_limit_exceeded'
  | 'balance_too_large'
  | 'date_before_last_document'
  | 'invoice_not_draft'
  | 'draft_outdated'
  | 'too_many_drafts'
  | 'too_many_webhooks'
  | 'too_many_secrets'
  | 'not_an_e_invoice'
  | 'invoice_is_draft'
  | 'invoice_already_void'
  | 'invoice_has_payments'
  | 'invoice_has_credit_notes'
  | 'invoice_not_creditable'
  | 'credit_exceeds_invoice'
  | 'credit_note_already_void'
  | 'credit_note_applied'
  | 'product_in_open_orders'
  | 'over_receipt'
  | 'price_differs'
  | 'order_not_receivable'
  | 'order_not_cancellable'
  | 'duplicate_vendor_invoice'
  | 'goods_already_left'
  | 'reception_already_reversed'
  | 'adjustment_already_reversed'
  | 'transfer_already_reversed'
  | 'payable_has_payments'
  | 'allocation_exceeds_open'
  | 'customer_mismatch'
  | 'vendor_mismatch'
  | 'currency_mismatch'
  | 'receivable_closed'
  | 'payable_closed'
  | 'payment_already_reversed'
  | 'stage_transition_not_allowed'
  | 'status_transition_not_allowed'
  | 'api_key_already_revoked'
  | 'api_key_already_replaced'
  | 'last_administrator'
  | 'second_factor_enabled'
  | 'second_factor_not_enabled'
  | 'mail_not_cancellable'
  | 'mail_not_retryable'
  | 'mail_not_configured'
  | 'period_locked'
  | 'idempotency_in_progress'
  | 'version_mismatch'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'idempotency_key_reused'
  | 'import_refused'
  | 'rate_limited'
  | 'internal_error'
  | 'service_unavailable'
  | 'attachment_space_full'
  | 'too_many_attachments'
  | 'malware_found'
  | 'not_the_author'
  | 'comment_not_editable'
  | 'custom_field_in_use'
  | 'too_many_custom_fields'
  | 'too_many_imports'
  | 'import_over'
  | 'passkey_invalid'
  | 'too_many_passkeys'
  | 'role_in_use'
  | 'role_name_reserved'
  | 'sso_not_configured'
  | 'sso_answer_expired'
  | 'sso_answer_invalid'
  | 'sso_person_refused'
  | 'sso_required'
  | 'sso_domain_taken'
  | 'too_many_tags'
  | 'test_key_required'
  | 'documents_after_clock';

/** The HTTP status each error code is answered with. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 400,
  malformed_json: 400,
  malformed_path: 400,
  unknown_field: 400,
  unknown_parameter: 400,
  duplicate_parameter: 400,
  page_size_out_of_range: 400,
  unsupported_sort: 400,
  invalid_cursor: 400,
  invalid_date_range: 400,
  ambiguous_credentials: 400,
  invalid_idempotency_key: 400,
  too_many_decimals: 400,
  password_too_long: 400,
  password_too_weak: 400,
  invalid_reset_token: 400,
  missing_placeholder: 400,
  unknown_placeholder: 400,
  same_warehouse: 400,
  service_has_no_stock: 400,
  duplicate_product: 400,
  unknown_payment_terms: 400,
  inactive_currency: 400,
  invalid_tax_id: 400,
  amount_too_large: 400,
  allocation_exceeds_payment: 400,
  duplicate_allocation: 400,
  not_authenticated: 401,
  token_expired: 401,
  api_key_revoked: 401,
  api_key_expired: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  invalid_second_factor: 401,
  invalid_refresh_token: 401,
  refresh_token_reused: 401,
  insufficient_permissions: 403,
  ip_not_allowed: 403,
  csrf_failed: 403,
  account_locked: 403,
  user_disabled: 403,
  password_change_required: 403,
  second_factor_setup_required: 403,
  not_a_user: 403,
  permission_not_grantable: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_code: 409,
  duplicate_name: 409,
  warehouse_in_use: 409,
  category_in_use: 409,
  duplicate_barcode: 409,
  product_has_movements: 409,
  product_inactive: 409,
  insufficient_stock: 409,
  duplicate_tax_id: 409,
  duplicate_email: 409,
  has_open_documents: 409,
  customer_inactive: 409,
  customer_blocked: 409,
  vendor_inactive: 409,
  vendor_blocked: 409,
  no_exchange_rate: 409,
  tax_rate_not_in_force: 409,
  overlapping_validity: 409,
  duplicate_exchange_rate: 409,
  series_in_use: 409,
  credit_limit_exceeded: 409,
  balance_too_large: 409,
  date_before_last_document: 409,
  invoice_not_draft: 409,
  draft_outdated: 409,
  too_many_drafts: 409,
  too_many_webhooks: 409,
  too_many_secrets: 409,
  not_an_e_invoice: 409,
  invoice_is_draft: 409,
  invoice_already_void: 409,
  invoice_has_payments: 409,
  invoice_has_credit_notes: 409,
  invoice_not_creditable: 409,
  credit_exceeds_invoice: 409,
  credit_note_already_void: 409,
  credit_note_applied: 409,
  product_in_open_orders: 409,
  over_receipt: 409,
  price_differs: 409,
  order_not_receivable: 409,
  order_not_cancellable: 409,
  duplicate_vendor_invoice: 409,
  goods_already_left: 409,
  reception_already_reversed: 409,
  adjustment_already_reversed: 409,
  transfer_already_reversed: 409,
  payable_has_payments: 409,
  allocation_exceeds_open: 409,
  customer_mismatch: 409,
  vendor_mismatch: 409,
  currency_mismatch: 409,
  receivable_closed: 409,
  payable_closed: 409,
  payment_already_reversed: 409,
  stage_transition_not_allowed: 409,
  status_transition_not_allowed: 409,
  api_key_already_revoked: 409,
  api_key_already_replaced: 409,
  last_administrator: 409,
  second_factor_enabled: 409,
  second_factor_not_enabled: 409,
  mail_not_cancellable: 409,
  mail_not_retryable: 409,
  mail_not_configured: 409,
  period_locked: 409,
  idempotency_in_progress: 409,
  version_mismatch: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  import_refused: 422,
  rate_limited: 429,
  internal_error: 500,
  service_unavailable: 503,
  attachment_space_full: 409,
  too_many_attachments: 409,
  malware_found: 422,
  not_the_author: 403,
  comment_not_editable: 409,
  custom_field_in_use: 409,
  too_many_custom_fields: 409,
  too_many_imports: 409,
  import_over: 409,
  passkey_invalid: 400,
  too_many_passkeys: 409,
  role_in_use: 409,
  role_name_reserved: 409,
  sso_not_configured: 404,
  sso_answer_expired: 400,
  sso_answer_invalid: 400,
  sso_person_refused: 403,
  sso_required: 403,
  sso_domain_taken: 409,
  too_many_tags: 409,
  test_key_required: 403,
  documents_after_clock: 409,
};

/** A reply body that is no JSON. */
export interface BinaryReply {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName?: string;
  readonly etag?: string;
}

/** Every record of a list, in chunks, for a file; read as it is written. */
export interface ExportReply {
  readonly chunks: AsyncIterable<readonly object[]>;
  /** Returns records as a page of the list has them. */
  pageOf(records: readonly object[]): object;
}

/** A file of a multipart request, of a type told by its bytes. */
export interface UploadedFile {
  readonly data: Uint8Array;
  readonly fileName: string;
  readonly contentType: string;
  /** Hex. */
  readonly sha256: string;
}

/** A file field of a multipart operation. */
export interface UploadField {
  readonly name: string;
  readonly maxBytes: number;
  readonly mime: readonly string[];
  readonly required: boolean;
}

/** A member of a record as a column of an exported file. */
export interface Column {
  readonly name: string;
  readonly kind: 'number' | 'boolean' | 'day' | 'instant' | 'text' | 'json';
}

/** A member of a body as a column of an imported file. */
export interface ImportColumn extends Column {
  /** The object that holds the member, unless it is the body itself. */
  readonly of?: string;
  readonly required: boolean;
}

/** A kind of record that an import creates. */
export interface Imported {
  readonly kind: string;
  readonly columns: readonly ImportColumn[];
  /** The members that the update of such a record takes. */
  readonly changes: readonly string[];
}

/** What counts a call: `general` and `auth` per address, the others per caller. */
export type RateLimit =
  | 'general'
  | 'auth'
  | 'exports'
  | 'reads'
  | 'writes'
  | 'sessions'
  | 'decisions'
  | 'checks'
  | 'tests';

/** One of several success replies. */
export interface Success {
  readonly status: number;
  readonly etag: boolean;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The success status; the lowest of several. */
  readonly status: number;
  /** The success statuses between which the handler chooses, if there are several. */
  readonly successes?: readonly Success[];
  /** Every declared status. */
  readonly statuses: readonly number[];
  readonly permission: string;
  readonly rateLimit: RateLimit;
  readonly idempotent: 'key' | 'natural' | 'none';
  /** The success reply declares an ETag. */
  readonly etag: boolean;
  /** Names of the headers it declares, in lower case. */
  readonly headers: readonly string[];
  readonly paged: boolean;
  /** May be answered by a replica of the database without being asked to. */
  readonly report: boolean;
  readonly body: 'none' | 'json' | 'multipart' | 'json or multipart';
  readonly bodyRequired: boolean;
  /** Members of the body whose text is kept as sent, such as passwords; other text is trimmed. */
  readonly verbatim: readonly string[];
  readonly reply: 'json' | 'binary' | 'none';
  readonly uploads: readonly UploadField[];
  /** What the parameter `fields` may name; empty where it is not taken. */
  readonly fields: readonly string[];
  /** The value of the header Sunset, for an operation with a last day. */
  readonly sunset?: string;
  /** Of the files that `format` asks for; empty for operations that answer none. */
  readonly columns: readonly Column[];
  /** Of operations with `x-import`: how a row of a file becomes its body. */
  readonly imported?: Imported;
  /** Codes beyond those that every operation may answer. */
  readonly errorCodes: readonly ErrorCode[];
}

export interface TrieNode {
  /** Without prototype: a segment called "constructor" finds nothing. */
  readonly literals: Readonly<Record<string, TrieNode>>;
  readonly param?: { readonly name: string; readonly node: TrieNode };
  readonly methods?: Readonly<Record<string, OperationId>>;
  readonly allow?: string;
}

const table = <T>(entries: Record<string, T>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), entries);

/** GET /api/admin/api-keys */
export interface ListApiKeysCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'name' | 'createdAt' | 'expiresAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly status?: components['schemas']['ApiKeyStatus'];
    readonly expiresBefore?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListApiKeysReply = components['schemas']['ApiKeyListReply'];

/** POST /api/admin/api-keys */
export interface CreateApiKeyCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ApiKeyInput'];
}

export type CreateApiKeyReply = components['schemas']['NewApiKeyReply'];

/** GET /api/admin/api-keys/{id} */
export interface GetApiKeyCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetApiKeyReply = components['schemas']['ApiKeyReply'];

/** PUT /api/admin/api-keys/{id} */
export interface UpdateApiKeyCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['ApiKeyUpdate'];
}

export type UpdateApiKeyReply = components['schemas']['ApiKeyReply'];

/** POST /api/admin/api-keys/{id}/revoke */
export interface RevokeApiKeyCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type RevokeApiKeyReply = components['schemas']['ApiKeyReply'];

/** POST /api/admin/api-keys/{id}/rotate */
export interface RotateApiKeyCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ApiKeyRotation'] | undefined;
}

export type RotateApiKeyReply = components['schemas']['NewApiKeyReply'];

/** GET /api/admin/api-keys/{id}/usage */
export interface GetApiKeyUsageCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly dateFrom?: string;
    readonly dateTo?: string;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetApiKeyUsageReply = components['schemas']['ApiKeyUsageReply'];

/** GET /api/admin/audit */
export interface ListAuditEntriesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'at';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly actorType?: components['schemas']['ActorType'];
    readonly actorId?: components['schemas']['Id'];
    readonly action?: string;
    readonly objectType?: string;
    readonly objectId?: string;
    readonly ip?: string;
    readonly requestId?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListAuditEntriesReply = components['schemas']['AuditListReply'] | ExportReply;

/** GET /api/admin/mails */
export interface ListMailsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly status?: components['schemas']['MailStatus'];
    readonly template?: components['schemas']['MailTemplateName'];
    readonly recipient?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListMailsReply = components['schemas']['MailListReply'];

/** POST /api/admin/mails/{id}/cancel */
export interface CancelMailCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type CancelMailReply = components['schemas']['MailReply'];

/** POST /api/admin/mails/{id}/retry */
export interface RetryMailCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type RetryMailReply = components['schemas']['MailReply'];

/** GET /api/admin/permissions */
export interface GetPermissionsCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetPermissionsReply = components['schemas']['PermissionsReply'];

/** GET /api/admin/roles */
export interface ListRolesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'code' | 'name';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListRolesReply = components['schemas']['OwnRoleListReply'];

/** POST /api/admin/roles */
export interface CreateRoleCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['OwnRoleInput'];
}

export type CreateRoleReply = components['schemas']['OwnRoleReply'];

/** GET /api/admin/roles/{id} */
export interface GetRoleCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetRoleReply = components['schemas']['OwnRoleReply'];

/** PUT /api/admin/roles/{id} */
export interface UpdateRoleCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['OwnRoleUpdate'];
}

export type UpdateRoleReply = components['schemas']['OwnRoleReply'];

/** DELETE /api/admin/roles/{id} */
export interface DeleteRoleCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteRoleReply = undefined;

/** GET /api/admin/self-check */
export interface RunSelfCheckCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RunSelfCheckReply = components['schemas']['SelfCheckReply'];

/** GET /api/admin/sso */
export interface GetSsoConnectionCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetSsoConnectionReply = components['schemas']['SsoConnectionReply'];

/** PUT /api/admin/sso */
export interface UpdateSsoConnectionCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['SsoConnectionInput'];
}

export type UpdateSsoConnectionReply = components['schemas']['SsoConnectionReply'];

/** DELETE /api/admin/sso */
export interface DeleteSsoConnectionCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteSsoConnectionReply = undefined;

/** GET /api/admin/users */
export interface ListUsersCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'name' | 'email' | 'createdAt' | 'lastLoginAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly role?: components['schemas']['Role'];
    readonly active?: boolean;
    readonly locked?: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListUsersReply = components['schemas']['UserListReply'];

/** POST /api/admin/users */
export interface CreateUserCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['UserInput'];
}

export type CreateUserReply = components['schemas']['UserReply'];

/** GET /api/admin/users/{id} */
export interface GetUserCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetUserReply = components['schemas']['UserReply'];

/** PUT /api/admin/users/{id} */
export interface UpdateUserCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['UserUpdate'];
}

export type UpdateUserReply = components['schemas']['UserReply'];

/** GET /api/admin/users/{id}/keys */
export interface ListUserKeysCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListUserKeysReply = components['schemas']['UserKeyListReply'];

/** GET /api/admin/users/{id}/logins */
export interface ListUserLoginsCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListUserLoginsReply = components['schemas']['UserLoginListReply'];

/** DELETE /api/admin/users/{id}/logins/{loginId} */
export interface RevokeUserLoginCall {
  readonly params: {
    readonly id: number;
    readonly loginId: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RevokeUserLoginReply = components['schemas']['UserLoginReply'];

/** POST /api/admin/users/{id}/password */
export interface ChangeUserPasswordCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['UserPassword'];
}

export type ChangeUserPasswordReply = components['schemas']['UserReply'];

/** POST /api/admin/users/{id}/password-reset */
export interface CreatePasswordResetCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type CreatePasswordResetReply = components['schemas']['PasswordResetReply'];

/** DELETE /api/admin/users/{id}/second-factor */
export interface RemoveUserSecondFactorCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RemoveUserSecondFactorReply = components['schemas']['UserReply'];

/** POST /api/admin/users/{id}/unlock */
export interface UnlockUserCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type UnlockUserReply = components['schemas']['UserReply'];

/** GET /api/attachments/{id} */
export interface GetAttachmentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetAttachmentReply = components['schemas']['AttachmentReply'];

/** DELETE /api/attachments/{id} */
export interface DeleteAttachmentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteAttachmentReply = undefined;

/** GET /api/attachments/{id}/content */
export interface DownloadAttachmentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DownloadAttachmentReply = BinaryReply;

/** POST /api/auth/login */
export interface LoginCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'x-session-mode': 'token' | 'cookie';
  };
  readonly body: components['schemas']['LoginInput'];
}

export type LoginReply = components['schemas']['LoginReply'];

/** GET /api/auth/logins */
export interface ListOwnLoginsCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ListOwnLoginsReply = components['schemas']['UserLoginListReply'];

/** DELETE /api/auth/logins */
export interface RevokeOtherLoginsCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RevokeOtherLoginsReply = components['schemas']['UserLoginListReply'];

/** DELETE /api/auth/logins/{loginId} */
export interface RevokeOwnLoginCall {
  readonly params: {
    readonly loginId: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RevokeOwnLoginReply = components['schemas']['UserLoginReply'];

/** POST /api/auth/logout */
export interface LogoutCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type LogoutReply = components['schemas']['LogoutReply'];

/** GET /api/auth/me */
export interface GetMeCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetMeReply = components['schemas']['MeReply'];

/** GET /api/auth/options */
export interface GetLoginOptionsCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetLoginOptionsReply = components['schemas']['LoginOptionsReply'];

/** POST /api/auth/passkey-login */
export interface FinishPasskeyLoginCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'x-session-mode': 'token' | 'cookie';
  };
  readonly body: components['schemas']['PasskeyAssertion'];
}

export type FinishPasskeyLoginReply = components['schemas']['LoginReply'];

/** GET /api/auth/passkeys */
export interface ListPasskeysCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ListPasskeysReply = components['schemas']['PasskeyListReply'];

/** POST /api/auth/passkeys */
export interface CreatePasskeyCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['PasskeyInput'];
}

export type CreatePasskeyReply = components['schemas']['PasskeyReply'];

/** GET /api/auth/passkeys/options */
export interface GetPasskeyOptionsCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetPasskeyOptionsReply = components['schemas']['PasskeyOptionsReply'];

/** PUT /api/auth/passkeys/{id} */
export interface UpdatePasskeyCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['PasskeyUpdate'];
}

export type UpdatePasskeyReply = components['schemas']['PasskeyReply'];

/** DELETE /api/auth/passkeys/{id} */
export interface DeletePasskeyCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeletePasskeyReply = undefined;

/** POST /api/auth/password */
export interface ChangeOwnPasswordCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['OwnPassword'];
}

export type ChangeOwnPasswordReply = components['schemas']['ConfirmationReply'];

/** POST /api/auth/password-reset */
export interface ResetPasswordCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['PasswordResetInput'];
}

export type ResetPasswordReply = components['schemas']['ConfirmationReply'];

/** POST /api/auth/password-reset/mail */
export interface SendPasswordResetCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['PasswordResetRequest'];
}

export type SendPasswordResetReply = components['schemas']['ConfirmationReply'];

/** POST /api/auth/refresh */
export interface RefreshTokensCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['RefreshInput'];
}

export type RefreshTokensReply = components['schemas']['RefreshReply'];

/** GET /api/auth/second-factor */
export interface GetSecondFactorCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetSecondFactorReply = components['schemas']['SecondFactorReply'];

/** POST /api/auth/second-factor */
export interface CreateSecondFactorCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['SecondFactorStart'];
}

export type CreateSecondFactorReply = components['schemas']['SecondFactorSetUpReply'];

/** POST /api/auth/second-factor/confirm */
export interface VerifySecondFactorCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['SecondFactorCode'];
}

export type VerifySecondFactorReply = components['schemas']['RecoveryCodesReply'];

/** POST /api/auth/second-factor/recovery-codes */
export interface CreateRecoveryCodesCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['SecondFactorProof'];
}

export type CreateRecoveryCodesReply = components['schemas']['RecoveryCodesReply'];

/** POST /api/auth/second-factor/remove */
export interface RemoveSecondFactorCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['SecondFactorProof'];
}

export type RemoveSecondFactorReply = components['schemas']['SecondFactorReply'];

/** POST /api/auth/sso */
export interface StartSsoCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['SsoStart'];
}

export type StartSsoReply = components['schemas']['SsoStartedReply'];

/** POST /api/auth/sso/finish */
export interface FinishSsoCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'x-session-mode': 'token' | 'cookie';
  };
  readonly body: components['schemas']['SsoAnswer'];
}

export type FinishSsoReply = components['schemas']['LoginReply'];

/** POST /api/batch */
export interface RunBatchCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['BatchInput'];
}

export type RunBatchReply = components['schemas']['BatchReply'];

/** GET /api/colleagues */
export interface ListColleaguesCall {
  readonly params: {};
  readonly query: {
    readonly search?: string;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListColleaguesReply = components['schemas']['ColleagueListReply'];

/** GET /api/comments/{id} */
export interface GetCommentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetCommentReply = components['schemas']['CommentReply'];

/** PUT /api/comments/{id} */
export interface UpdateCommentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['CommentInput'];
}

export type UpdateCommentReply = components['schemas']['CommentReply'];

/** DELETE /api/comments/{id} */
export interface DeleteCommentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteCommentReply = undefined;

/** GET /api/config/company */
export interface GetCompanyCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetCompanyReply = components['schemas']['CompanyReply'];

/** PUT /api/config/company */
export interface UpdateCompanyCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['CompanyInput'];
}

export type UpdateCompanyReply = components['schemas']['CompanyReply'];

/** GET /api/config/currencies */
export interface ListCurrenciesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'code';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly includeInactive: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListCurrenciesReply = components['schemas']['CurrencyListReply'];

/** PUT /api/config/currencies/{code} */
export interface UpdateCurrencyCall {
  readonly params: {
    readonly code: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['CurrencyInput'];
}

export type UpdateCurrencyReply = components['schemas']['CurrencyReply'];

/** GET /api/config/custom-fields */
export interface ListCustomFieldsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'code' | 'order';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly includeInactive: boolean;
    readonly active: boolean;
    readonly kind?: components['schemas']['CustomFieldKind'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListCustomFieldsReply = components['schemas']['CustomFieldListReply'];

/** POST /api/config/custom-fields */
export interface CreateCustomFieldCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['CustomFieldInput'];
}

export type CreateCustomFieldReply = components['schemas']['CustomFieldReply'];

/** GET /api/config/custom-fields/{id} */
export interface GetCustomFieldCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetCustomFieldReply = components['schemas']['CustomFieldReply'];

/** PUT /api/config/custom-fields/{id} */
export interface UpdateCustomFieldCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['CustomFieldUpdate'];
}

export type UpdateCustomFieldReply = components['schemas']['CustomFieldReply'];

/** DELETE /api/config/custom-fields/{id} */
export interface DeleteCustomFieldCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: undefined;
}

export type DeleteCustomFieldReply = components['schemas']['CustomFieldDeletedReply'];

/** GET /api/config/exchange-rates */
export interface ListExchangeRatesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'validFrom';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly base?: components['schemas']['CurrencyCode'];
    readonly quote?: components['schemas']['CurrencyCode'];
    readonly date?: components['schemas']['ConfigDay'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListExchangeRatesReply = components['schemas']['ExchangeRateListReply'] | ExportReply;

/** POST /api/config/exchange-rates */
export interface CreateExchangeRateCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ExchangeRateInput'];
}

export type CreateExchangeRateReply = components['schemas']['ExchangeRateReply'];

/** PUT /api/config/exchange-rates/{id} */
export interface UpdateExchangeRateCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['ExchangeRateUpdate'];
}

export type UpdateExchangeRateReply = components['schemas']['ExchangeRateReply'];

/** GET /api/config/mail-templates */
export interface ListMailTemplatesCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ListMailTemplatesReply = components['schemas']['MailTemplateListReply'];

/** GET /api/config/mail-templates/{template}/{locale} */
export interface GetMailTemplateCall {
  readonly params: {
    readonly template: string;
    readonly locale: 'en' | 'es';
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetMailTemplateReply = components['schemas']['MailTemplateReply'];

/** PUT /api/config/mail-templates/{template}/{locale} */
export interface UpdateMailTemplateCall {
  readonly params: {
    readonly template: string;
    readonly locale: 'en' | 'es';
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['MailTemplateInput'];
}

export type UpdateMailTemplateReply = components['schemas']['MailTemplateReply'];

/** DELETE /api/config/mail-templates/{template}/{locale} */
export interface ResetMailTemplateCall {
  readonly params: {
    readonly template: string;
    readonly locale: 'en' | 'es';
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ResetMailTemplateReply = components['schemas']['MailTemplateReply'];

/** GET /api/config/mail-templates/{template}/{locale}/preview */
export interface GetMailPreviewCall {
  readonly params: {
    readonly template: string;
    readonly locale: 'en' | 'es';
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetMailPreviewReply = components['schemas']['MailPreviewReply'];

/** POST /api/config/mail-test */
export interface TestMailCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type TestMailReply = components['schemas']['MailReply'];

/** GET /api/config/payment-terms */
export interface ListPaymentTermsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'code' | 'days';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly includeInactive: boolean;
    readonly active: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListPaymentTermsReply = components['schemas']['PaymentTermsListReply'];

/** POST /api/config/payment-terms */
export interface CreatePaymentTermsCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['PaymentTermsInput'];
}

export type CreatePaymentTermsReply = components['schemas']['PaymentTermsReply'];

/** PUT /api/config/payment-terms/{id} */
export interface UpdatePaymentTermsCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['PaymentTermsUpdate'];
}

export type UpdatePaymentTermsReply = components['schemas']['PaymentTermsReply'];

/** POST /api/config/period-lock */
export interface LockPeriodCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['PeriodLockInput'];
}

export type LockPeriodReply = components['schemas']['PeriodLockReply'];

/** GET /api/config/series */
export interface ListSeriesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'code';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListSeriesReply = components['schemas']['SeriesListReply'];

/** PUT /api/config/series/{code} */
export interface UpdateSeriesCall {
  readonly params: {
    readonly code: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['SeriesInput'];
}

export type UpdateSeriesReply = components['schemas']['SeriesReply'];

/** GET /api/config/tax-rates */
export interface ListTaxRatesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'code' | 'validFrom';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly includeInactive: boolean;
    readonly active: boolean;
    readonly date?: components['schemas']['ConfigDay'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListTaxRatesReply = components['schemas']['TaxRateListReply'];

/** POST /api/config/tax-rates */
export interface CreateTaxRateCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['TaxRateInput'];
}

export type CreateTaxRateReply = components['schemas']['TaxRateReply'];

/** PUT /api/config/tax-rates/{id} */
export interface UpdateTaxRateCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['TaxRateUpdate'];
}

export type UpdateTaxRateReply = components['schemas']['TaxRateReply'];

/** GET /api/credit-notes */
export interface ListCreditNotesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'number' | 'date' | 'grandTotal' | 'customerName';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly customerId?: components['schemas']['Id'];
    readonly invoiceId?: components['schemas']['Id'];
    readonly status?: 'issued' | 'applied' | 'void';
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListCreditNotesReply = components['schemas']['CreditNoteListReply'] | ExportReply;

/** POST /api/credit-notes */
export interface CreateCreditNoteCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['CreditNoteInput'];
}

export type CreateCreditNoteReply = components['schemas']['CreditNoteReply'];

/** GET /api/credit-notes/{id} */
export interface GetCreditNoteCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetCreditNoteReply = components['schemas']['CreditNoteReply'];

/** POST /api/credit-notes/{id}/allocate */
export interface AllocateCreditNoteCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ReceivableAllocationInput'];
}

export type AllocateCreditNoteReply = components['schemas']['CreditNoteAllocationReply'];

/** GET /api/credit-notes/{id}/pdf */
export interface DownloadCreditNotePdfCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly lang?: 'es' | 'en';
  };
  readonly headers: {};
  readonly body: undefined;
}

export type DownloadCreditNotePdfReply = BinaryReply;

/** POST /api/credit-notes/{id}/release */
export interface ReleaseCreditNoteCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['CreditNoteRelease'];
}

export type ReleaseCreditNoteReply = components['schemas']['CreditNoteAllocationReply'];

/** POST /api/credit-notes/{id}/void */
export interface VoidCreditNoteCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['CreditNoteVoid'] | undefined;
}

export type VoidCreditNoteReply = components['schemas']['CreditNoteReply'];

/** GET /api/credit-notes/{id}/xml */
export interface DownloadCreditNoteXmlCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DownloadCreditNoteXmlReply = BinaryReply;

/** GET /api/crm/leads */
export interface ListLeadsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'createdAt' | 'name' | 'status' | 'estimatedAmount';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly status?: components['schemas']['LeadStatus'];
    readonly source?: components['schemas']['LeadSource'];
    readonly ownerId?: components['schemas']['Id'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListLeadsReply = components['schemas']['LeadListReply'] | ExportReply;

/** POST /api/crm/leads */
export interface CreateLeadCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['LeadInput'];
}

export type CreateLeadReply = components['schemas']['LeadReply'];

/** GET /api/crm/leads/{id} */
export interface GetLeadCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetLeadReply = components['schemas']['LeadReply'];

/** PUT /api/crm/leads/{id}/status */
export interface ChangeLeadStatusCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['LeadStatusChange'];
}

export type ChangeLeadStatusReply = components['schemas']['LeadReply'];

/** GET /api/crm/opportunities */
export interface ListOpportunitiesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'expectedCloseDate' | 'expectedAmount' | 'stageChangedAt' | 'title';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly stage?: components['schemas']['OpportunityStage'];
    readonly ownerId?: components['schemas']['Id'];
    readonly customerId?: components['schemas']['Id'];
    readonly leadId?: components['schemas']['Id'];
    readonly open?: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListOpportunitiesReply = components['schemas']['OpportunityListReply'] | ExportReply;

/** POST /api/crm/opportunities */
export interface CreateOpportunityCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['OpportunityInput'];
}

export type CreateOpportunityReply = components['schemas']['OpportunityReply'];

/** GET /api/crm/opportunities/{id} */
export interface GetOpportunityCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetOpportunityReply = components['schemas']['OpportunityReply'];

/** PUT /api/crm/opportunities/{id}/stage */
export interface ChangeOpportunityStageCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['StageChange'];
}

export type ChangeOpportunityStageReply = components['schemas']['OpportunityReply'];

/** GET /api/customers */
export interface ListCustomersCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'code' | 'name' | 'createdAt' | 'openAmount';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly includeInactive: boolean;
    readonly metadata?: string;
    readonly customFields?: string;
    readonly active: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListCustomersReply = components['schemas']['CustomerListReply'] | ExportReply;

/** POST /api/customers */
export interface CreateCustomerCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['CustomerInput'];
}

export type CreateCustomerReply = components['schemas']['CustomerReply'];

/** GET /api/customers/{id} */
export interface GetCustomerCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetCustomerReply = components['schemas']['CustomerReply'];

/** PUT /api/customers/{id} */
export interface UpdateCustomerCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['CustomerInput'];
}

export type UpdateCustomerReply = components['schemas']['CustomerReply'];

/** GET /api/customers/{id}/balance */
export interface GetCustomerBalanceCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly asOf?: components['schemas']['Day'];
    readonly currencyCode?: components['schemas']['CurrencyCode'];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetCustomerBalanceReply = components['schemas']['CustomerBalanceReply'];

/** GET /api/events */
export interface ListEventsCall {
  readonly params: {};
  readonly query: {
    readonly after: number;
    readonly limit: number;
    readonly types?: (string)[];
    readonly search?: string;
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListEventsReply = components['schemas']['EventListReply'];

/** GET /api/import-jobs */
export interface ListImportsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly kind?: components['schemas']['ImportKindName'];
    readonly status?: components['schemas']['ImportStatus'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListImportsReply = components['schemas']['ImportJobListReply'];

/** POST /api/import-jobs */
export interface StartImportCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { kind: components['schemas']['ImportKindName']; file: UploadedFile; dryRun: boolean; skipFaults: boolean };
}

export type StartImportReply = components['schemas']['ImportJobReply'];

/** GET /api/import-jobs/{id} */
export interface GetImportCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetImportReply = components['schemas']['ImportJobReply'];

/** POST /api/import-jobs/{id}/cancel */
export interface CancelImportCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type CancelImportReply = components['schemas']['ImportJobReply'];

/** POST /api/imports/{kind} */
export interface ImportRecordsCall {
  readonly params: {
    readonly kind: 'products' | 'product-categories' | 'customers' | 'vendors' | 'receivables' | 'payables' | 'warehouses' | 'payment-terms' | 'tax-rates' | 'exchange-rates' | 'leads' | 'invoices' | 'credit-notes' | 'purchase-orders' | 'collections' | 'payments' | 'stock-adjustments' | 'stock-transfers' | (string & {});
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { file: UploadedFile; dryRun: boolean; skipFaults: boolean };
}

export type ImportRecordsReply = components['schemas']['ImportReply'];

/** GET /api/inventory/adjustments */
export interface ListAdjustmentsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'date';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly warehouseId?: components['schemas']['Id'];
    readonly productId?: components['schemas']['Id'];
    readonly reason?: 'count' | 'damage' | 'loss' | 'found' | 'opening' | 'other';
    readonly status?: 'posted' | 'reversed';
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListAdjustmentsReply = components['schemas']['AdjustmentListReply'] | ExportReply;

/** POST /api/inventory/adjustments */
export interface CreateAdjustmentCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['AdjustmentInput'];
}

export type CreateAdjustmentReply = components['schemas']['AdjustmentReply'];

/** GET /api/inventory/adjustments/{id} */
export interface GetAdjustmentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type GetAdjustmentReply = components['schemas']['AdjustmentRecordReply'];

/** POST /api/inventory/adjustments/{id}/reverse */
export interface ReverseAdjustmentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['StockReversal'] | undefined;
}

export type ReverseAdjustmentReply = components['schemas']['AdjustmentRecordReply'];

/** GET /api/inventory/movements */
export interface ListMovementsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'date';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly productId?: components['schemas']['Id'];
    readonly warehouseId?: components['schemas']['Id'];
    readonly documentType?: 'adjustment' | 'adjustment_reversal' | 'transfer' | 'transfer_reversal' | 'invoice' | 'invoice_void' | 'credit_note' | 'credit_note_void' | 'reception' | 'reception_reversal' | (string & {});
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListMovementsReply = components['schemas']['MovementListReply'] | ExportReply;

/** GET /api/inventory/stock */
export interface ListStockCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'productCode' | 'productName' | 'warehouseName' | 'quantity';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly asOf?: components['schemas']['Day'];
    readonly productId?: components['schemas']['Id'];
    readonly warehouseId?: components['schemas']['Id'];
    readonly onlyPositive: boolean;
    readonly belowMinimum?: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListStockReply = components['schemas']['StockListReply'] | ExportReply;

/** GET /api/inventory/transfers */
export interface ListTransfersCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'date';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly fromWarehouseId?: components['schemas']['Id'];
    readonly toWarehouseId?: components['schemas']['Id'];
    readonly productId?: components['schemas']['Id'];
    readonly status?: 'done' | 'reversed';
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListTransfersReply = components['schemas']['TransferListReply'] | ExportReply;

/** POST /api/inventory/transfers */
export interface CreateTransferCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['TransferInput'];
}

export type CreateTransferReply = components['schemas']['TransferReply'];

/** GET /api/inventory/transfers/{id} */
export interface GetTransferCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type GetTransferReply = components['schemas']['TransferRecordReply'];

/** POST /api/inventory/transfers/{id}/reverse */
export interface ReverseTransferCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['StockReversal'] | undefined;
}

export type ReverseTransferReply = components['schemas']['TransferRecordReply'];

/** GET /api/inventory/warehouses */
export interface ListWarehousesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'code' | 'name';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly includeInactive: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListWarehousesReply = components['schemas']['WarehouseListReply'] | ExportReply;

/** POST /api/inventory/warehouses */
export interface CreateWarehouseCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['WarehouseInput'];
}

export type CreateWarehouseReply = components['schemas']['WarehouseReply'];

/** PUT /api/inventory/warehouses/{id} */
export interface UpdateWarehouseCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['WarehouseUpdate'];
}

export type UpdateWarehouseReply = components['schemas']['WarehouseReply'];

/** GET /api/invoices */
export interface ListInvoicesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'number' | 'issueDate' | 'dueDate' | 'grandTotal' | 'openAmount' | 'customerName' | 'createdAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly metadata?: string;
    readonly customFields?: string;
    readonly customerId?: components['schemas']['Id'];
    readonly status?: 'draft' | 'issued' | 'partially_paid' | 'paid' | 'void';
    readonly currencyCode?: components['schemas']['CurrencyCode'];
    readonly overdue?: boolean;
    readonly number?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListInvoicesReply = components['schemas']['InvoiceListReply'] | ExportReply;

/** POST /api/invoices */
export interface CreateInvoiceCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['InvoiceInput'];
}

export type CreateInvoiceReply = components['schemas']['InvoiceCreatedReply'];

/** GET /api/invoices/{id} */
export interface GetInvoiceCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetInvoiceReply = components['schemas']['InvoiceReply'];

/** PUT /api/invoices/{id} */
export interface UpdateInvoiceCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['InvoiceInput'];
}

export type UpdateInvoiceReply = components['schemas']['InvoiceReply'];

/** DELETE /api/invoices/{id} */
export interface DeleteInvoiceCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteInvoiceReply = components['schemas']['InvoiceDeletedReply'];

/** POST /api/invoices/{id}/issue */
export interface IssueInvoiceCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['InvoiceIssue'] | undefined;
}

export type IssueInvoiceReply = components['schemas']['InvoiceCreatedReply'];

/** GET /api/invoices/{id}/pdf */
export interface DownloadInvoicePdfCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly lang?: 'es' | 'en';
  };
  readonly headers: {};
  readonly body: undefined;
}

export type DownloadInvoicePdfReply = BinaryReply;

/** POST /api/invoices/{id}/void */
export interface VoidInvoiceCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['InvoiceVoid'] | undefined;
}

export type VoidInvoiceReply = components['schemas']['InvoiceReply'];

/** GET /api/invoices/{id}/xml */
export interface DownloadInvoiceXmlCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DownloadInvoiceXmlReply = BinaryReply;

/** GET /api/notifications */
export interface ListNotificationsCall {
  readonly params: {};
  readonly query: {
    readonly unread: boolean;
    readonly limit: number;
    readonly before?: number;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListNotificationsReply = components['schemas']['NotificationListReply'];

/** POST /api/notifications/read */
export interface MarkNotificationsCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['NotificationRead'];
}

export type MarkNotificationsReply = components['schemas']['NotificationCountReply'];

/** GET /api/payables */
export interface ListPayablesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'dueDate' | 'issueDate' | 'amount' | 'openAmount' | 'vendorName';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly vendorId?: components['schemas']['Id'];
    readonly status?: 'open' | 'partial' | 'closed' | 'void';
    readonly overdue?: boolean;
    readonly currencyCode?: components['schemas']['CurrencyCode'];
    readonly dueFrom?: components['schemas']['Day'];
    readonly dueTo?: components['schemas']['Day'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListPayablesReply = components['schemas']['PayableListReply'] | ExportReply;

/** GET /api/payables/aging */
export interface GetPayableAgingCall {
  readonly params: {};
  readonly query: {
    readonly asOf?: components['schemas']['Day'];
    readonly vendorId?: components['schemas']['Id'];
    readonly currencyCode?: components['schemas']['CurrencyCode'];
    readonly summary: boolean;
    readonly detail: boolean;
    readonly limit: number;
    readonly offset: number;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type GetPayableAgingReply = components['schemas']['PayableAgingReply'];

/** GET /api/payables/payments */
export interface ListPayablePaymentsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'date' | 'amount' | 'vendorName';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly vendorId?: components['schemas']['Id'];
    readonly status?: 'posted' | 'reversed';
    readonly unallocated?: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListPayablePaymentsReply = components['schemas']['PayablePaymentListReply'] | ExportReply;

/** POST /api/payables/payments */
export interface CreatePayablePaymentCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['PayablePaymentInput'];
}

export type CreatePayablePaymentReply = components['schemas']['PayablePaymentReply'];

/** GET /api/payables/payments/{id} */
export interface GetPayablePaymentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetPayablePaymentReply = components['schemas']['PayablePaymentReply'];

/** POST /api/payables/payments/{id}/allocate */
export interface AllocatePayablePaymentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['PayableAllocationInput'];
}

export type AllocatePayablePaymentReply = components['schemas']['PayablePaymentReply'];

/** GET /api/payables/payments/{id}/pdf */
export interface DownloadPayablePaymentPdfCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly lang?: 'es' | 'en';
  };
  readonly headers: {};
  readonly body: undefined;
}

export type DownloadPayablePaymentPdfReply = BinaryReply;

/** POST /api/payables/payments/{id}/release */
export interface ReleasePayablePaymentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['PayableRelease'];
}

export type ReleasePayablePaymentReply = components['schemas']['PayablePaymentReply'];

/** POST /api/payables/payments/{id}/reverse */
export interface ReversePayablePaymentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['PayablePaymentReverse'] | undefined;
}

export type ReversePayablePaymentReply = components['schemas']['PayablePaymentReply'];

/** GET /api/products */
export interface ListProductsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'code' | 'name' | 'price' | 'stock' | 'categoryName' | 'createdAt' | 'updatedAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly includeInactive: boolean;
    readonly metadata?: string;
    readonly customFields?: string;
    readonly categoryId?: components['schemas']['Id'];
    readonly active: boolean;
    readonly lowStock: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListProductsReply = components['schemas']['ProductListReply'] | ExportReply;

/** POST /api/products */
export interface CreateProductCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ProductInput'];
}

export type CreateProductReply = components['schemas']['ProductReply'];

/** GET /api/products/categories */
export interface ListProductCategoriesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'name';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListProductCategoriesReply = components['schemas']['ProductCategoryListReply'] | ExportReply;

/** POST /api/products/categories */
export interface CreateProductCategoryCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ProductCategoryInput'];
}

export type CreateProductCategoryReply = components['schemas']['ProductCategoryReply'];

/** PUT /api/products/categories/{id} */
export interface UpdateProductCategoryCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['ProductCategoryInput'];
}

export type UpdateProductCategoryReply = components['schemas']['ProductCategoryReply'];

/** DELETE /api/products/categories/{id} */
export interface DeleteProductCategoryCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteProductCategoryReply = components['schemas']['ProductCategoryDeletedReply'];

/** GET /api/products/{id} */
export interface GetProductCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetProductReply = components['schemas']['ProductReply'];

/** PUT /api/products/{id} */
export interface UpdateProductCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['ProductInput'];
}

export type UpdateProductReply = components['schemas']['ProductReply'];

/** DELETE /api/products/{id} */
export interface DeactivateProductCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeactivateProductReply = components['schemas']['ProductReply'];

/** GET /api/purchase-orders */
export interface ListPurchaseOrdersCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'number' | 'orderDate' | 'expectedDate' | 'grandTotal' | 'vendorName';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly vendorId?: components['schemas']['Id'];
    readonly status?: 'draft' | 'open' | 'partially_received' | 'received' | 'closed' | 'cancelled';
    readonly warehouseId?: components['schemas']['Id'];
    readonly expand?: 'lines';
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListPurchaseOrdersReply = components['schemas']['PurchaseOrderListReply'] | ExportReply;

/** POST /api/purchase-orders */
export interface CreatePurchaseOrderCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['PurchaseOrderInput'];
}

export type CreatePurchaseOrderReply = components['schemas']['PurchaseOrderReply'];

/** GET /api/purchase-orders/receptions */
export interface ListReceptionsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'date';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly vendorId?: components['schemas']['Id'];
    readonly orderId?: components['schemas']['Id'];
    readonly warehouseId?: components['schemas']['Id'];
    readonly status?: 'posted' | 'reversed';
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListReceptionsReply = components['schemas']['ReceptionListReply'] | ExportReply;

/** GET /api/purchase-orders/receptions/{id} */
export interface GetReceptionCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type GetReceptionReply = components['schemas']['ReceptionRecordReply'];

/** POST /api/purchase-orders/receptions/{id}/reverse */
export interface ReverseReceptionCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ReceptionReverse'] | undefined;
}

export type ReverseReceptionReply = components['schemas']['PurchaseOrderReply'];

/** GET /api/purchase-orders/{id} */
export interface GetPurchaseOrderCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetPurchaseOrderReply = components['schemas']['PurchaseOrderReply'];

/** POST /api/purchase-orders/{id}/cancel */
export interface CancelPurchaseOrderCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type CancelPurchaseOrderReply = components['schemas']['PurchaseOrderReply'];

/** POST /api/purchase-orders/{id}/open */
export interface OpenPurchaseOrderCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type OpenPurchaseOrderReply = components['schemas']['PurchaseOrderReply'];

/** GET /api/purchase-orders/{id}/pdf */
export interface DownloadPurchaseOrderPdfCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly lang?: 'es' | 'en';
  };
  readonly headers: {};
  readonly body: undefined;
}

export type DownloadPurchaseOrderPdfReply = BinaryReply;

/** POST /api/purchase-orders/{id}/receive */
export interface ReceivePurchaseOrderCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ReceptionInput'];
}

export type ReceivePurchaseOrderReply = components['schemas']['ReceptionReply'];

/** GET /api/receivables */
export interface ListReceivablesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'dueDate' | 'issueDate' | 'amount' | 'openAmount' | 'customerName';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly customerId?: components['schemas']['Id'];
    readonly status?: 'open' | 'partial' | 'closed' | 'void';
    readonly overdue?: boolean;
    readonly currencyCode?: components['schemas']['CurrencyCode'];
    readonly dueFrom?: components['schemas']['Day'];
    readonly dueTo?: components['schemas']['Day'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListReceivablesReply = components['schemas']['ReceivableListReply'] | ExportReply;

/** GET /api/receivables/aging */
export interface GetReceivableAgingCall {
  readonly params: {};
  readonly query: {
    readonly asOf?: components['schemas']['Day'];
    readonly customerId?: components['schemas']['Id'];
    readonly currencyCode?: components['schemas']['CurrencyCode'];
    readonly summary: boolean;
    readonly detail: boolean;
    readonly limit: number;
    readonly offset: number;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type GetReceivableAgingReply = components['schemas']['ReceivableAgingReply'];

/** GET /api/receivables/payments */
export interface ListReceivablePaymentsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'date' | 'amount' | 'customerName';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly totals?: boolean;
    readonly customerId?: components['schemas']['Id'];
    readonly status?: 'posted' | 'reversed';
    readonly unallocated?: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListReceivablePaymentsReply = components['schemas']['ReceivablePaymentListReply'] | ExportReply;

/** POST /api/receivables/payments */
export interface CreateReceivablePaymentCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ReceivablePaymentInput'];
}

export type CreateReceivablePaymentReply = components['schemas']['ReceivablePaymentReply'];

/** GET /api/receivables/payments/{id} */
export interface GetReceivablePaymentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetReceivablePaymentReply = components['schemas']['ReceivablePaymentReply'];

/** POST /api/receivables/payments/{id}/allocate */
export interface AllocateReceivablePaymentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ReceivableAllocationInput'];
}

export type AllocateReceivablePaymentReply = components['schemas']['ReceivablePaymentReply'];

/** GET /api/receivables/payments/{id}/pdf */
export interface DownloadReceivablePaymentPdfCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly lang?: 'es' | 'en';
  };
  readonly headers: {};
  readonly body: undefined;
}

export type DownloadReceivablePaymentPdfReply = BinaryReply;

/** POST /api/receivables/payments/{id}/release */
export interface ReleaseReceivablePaymentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ReceivableRelease'];
}

export type ReleaseReceivablePaymentReply = components['schemas']['ReceivablePaymentReply'];

/** POST /api/receivables/payments/{id}/reverse */
export interface ReverseReceivablePaymentCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ReceivablePaymentReverse'] | undefined;
}

export type ReverseReceivablePaymentReply = components['schemas']['ReceivablePaymentReply'];

/** GET /api/records/{kind}/{id}/attachments */
export interface ListAttachmentsCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ListAttachmentsReply = components['schemas']['AttachmentListReply'];

/** POST /api/records/{kind}/{id}/attachments */
export interface CreateAttachmentCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { file: UploadedFile };
}

export type CreateAttachmentReply = components['schemas']['AttachmentReply'];

/** POST /api/records/{kind}/{id}/comments */
export interface CreateCommentCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['CommentInput'];
}

export type CreateCommentReply = components['schemas']['CommentReply'];

/** GET /api/records/{kind}/{id}/tags */
export interface GetRecordTagsCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetRecordTagsReply = components['schemas']['RecordTagsReply'];

/** POST /api/records/{kind}/{id}/tags */
export interface ChangeRecordTagsCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['RecordTagsChange'];
}

export type ChangeRecordTagsReply = components['schemas']['RecordTagsReply'];

/** GET /api/records/{kind}/{id}/timeline */
export interface GetTimelineCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {
    readonly limit: number;
    readonly cursor?: string;
    readonly types?: (components['schemas']['TimelineType'])[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetTimelineReply = components['schemas']['TimelineReply'];

/** GET /api/records/{kind}/{id}/watch */
export interface GetWatchCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetWatchReply = components['schemas']['WatchReply'];

/** POST /api/records/{kind}/{id}/watch */
export interface StartWatchCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type StartWatchReply = components['schemas']['WatchReply'];

/** DELETE /api/records/{kind}/{id}/watch */
export interface StopWatchCall {
  readonly params: {
    readonly kind: components['schemas']['RecordKind'];
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type StopWatchReply = undefined;

/** GET /api/reports/sales */
export interface GetSalesCall {
  readonly params: {};
  readonly query: {
    readonly dateFrom: components['schemas']['Day'];
    readonly dateTo: components['schemas']['Day'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type GetSalesReply = components['schemas']['SalesReply'];

/** GET /api/reports/sales-by-month */
export interface GetSalesByMonthCall {
  readonly params: {};
  readonly query: {
    readonly months: number;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type GetSalesByMonthReply = components['schemas']['SalesByMonthReply'];

/** GET /api/scheduled-exports */
export interface ListScheduledExportsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'name' | 'nextRunAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListScheduledExportsReply = components['schemas']['ScheduledExportListReply'];

/** POST /api/scheduled-exports */
export interface CreateScheduledExportCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ScheduledExportInput'];
}

export type CreateScheduledExportReply = components['schemas']['ScheduledExportReply'];

/** GET /api/scheduled-exports/{id} */
export interface GetScheduledExportCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetScheduledExportReply = components['schemas']['ScheduledExportReply'];

/** PUT /api/scheduled-exports/{id} */
export interface UpdateScheduledExportCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['ScheduledExportUpdate'];
}

export type UpdateScheduledExportReply = components['schemas']['ScheduledExportReply'];

/** DELETE /api/scheduled-exports/{id} */
export interface DeleteScheduledExportCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: undefined;
}

export type DeleteScheduledExportReply = components['schemas']['ScheduledExportDeletedReply'];

/** POST /api/scheduled-exports/{id}/run */
export interface RunScheduledExportCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type RunScheduledExportReply = components['schemas']['ScheduledExportReply'];

/** GET /api/tags */
export interface ListTagsCall {
  readonly params: {};
  readonly query: {
    readonly kind?: components['schemas']['RecordKind'];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListTagsReply = components['schemas']['TagListReply'];

/** GET /api/tags/{tag}/records */
export interface ListTaggedRecordsCall {
  readonly params: {
    readonly tag: components['schemas']['Tag'];
  };
  readonly query: {
    readonly kind?: components['schemas']['RecordKind'];
    readonly limit: number;
    readonly cursor?: string;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListTaggedRecordsReply = components['schemas']['TaggedRecordsReply'];

/** GET /api/test-company/clock */
export interface GetTestClockCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetTestClockReply = components['schemas']['TestClockReply'];

/** PUT /api/test-company/clock */
export interface UpdateTestClockCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['TestClockInput'];
}

export type UpdateTestClockReply = components['schemas']['TestClockReply'];

/** POST /api/test-company/reset */
export interface ResetTestCompanyCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ResetTestCompanyReply = components['schemas']['TestClockReply'];

/** GET /api/vendors */
export interface ListVendorsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'id' | 'code' | 'name' | 'createdAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
    readonly includeInactive: boolean;
    readonly metadata?: string;
    readonly customFields?: string;
    readonly active: boolean;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListVendorsReply = components['schemas']['VendorListReply'] | ExportReply;

/** POST /api/vendors */
export interface CreateVendorCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['VendorInput'];
}

export type CreateVendorReply = components['schemas']['VendorReply'];

/** GET /api/vendors/{id} */
export interface GetVendorCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetVendorReply = components['schemas']['VendorReply'];

/** PUT /api/vendors/{id} */
export interface UpdateVendorCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['VendorInput'];
}

export type UpdateVendorReply = components['schemas']['VendorReply'];

/** GET /api/vendors/{id}/balance */
export interface GetVendorBalanceCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {
    readonly asOf?: components['schemas']['Day'];
    readonly currencyCode?: components['schemas']['CurrencyCode'];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetVendorBalanceReply = components['schemas']['VendorBalanceReply'];

/** GET /api/webhooks */
export interface ListWebhookEndpointsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'createdAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly status?: components['schemas']['WebhookStatus'];
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListWebhookEndpointsReply = components['schemas']['WebhookListReply'];

/** POST /api/webhooks */
export interface CreateWebhookEndpointCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['WebhookInput'];
}

export type CreateWebhookEndpointReply = components['schemas']['WebhookSecretReply'];

/** GET /api/webhooks/{id} */
export interface GetWebhookEndpointCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetWebhookEndpointReply = components['schemas']['WebhookReply'];

/** PUT /api/webhooks/{id} */
export interface UpdateWebhookEndpointCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['WebhookUpdate'];
}

export type UpdateWebhookEndpointReply = components['schemas']['WebhookReply'];

/** DELETE /api/webhooks/{id} */
export interface DeleteWebhookEndpointCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteWebhookEndpointReply = components['schemas']['WebhookDeletedReply'];

/** GET /api/webhooks/{id}/deliveries */
export interface ListWebhookDeliveriesCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly count?: 'exact' | 'capped';
    readonly sortBy?: 'createdAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly fields?: (string)[];
    readonly status?: components['schemas']['DeliveryStatus'];
    readonly eventType?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListWebhookDeliveriesReply = components['schemas']['WebhookDeliveryListReply'];

/** GET /api/webhooks/{id}/deliveries/{deliveryId} */
export interface GetWebhookDeliveryCall {
  readonly params: {
    readonly id: string;
    readonly deliveryId: string;
  };
  readonly query: {
    readonly fields?: (string)[];
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetWebhookDeliveryReply = components['schemas']['WebhookDeliveryReply'];

/** POST /api/webhooks/{id}/deliveries/{deliveryId}/resend */
export interface ResendWebhookDeliveryCall {
  readonly params: {
    readonly id: string;
    readonly deliveryId: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type ResendWebhookDeliveryReply = components['schemas']['WebhookDeliveryReply'];

/** POST /api/webhooks/{id}/rotate */
export interface RotateWebhookEndpointCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type RotateWebhookEndpointReply = components['schemas']['WebhookSecretReply'];

/** POST /api/webhooks/{id}/test */
export interface TestWebhookEndpointCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type TestWebhookEndpointReply = components['schemas']['WebhookDeliveryReply'];

/** One method per operation; public operations have no principal in their context. */
export interface Handlers<Ctx, PublicCtx = Ctx> {
  listApiKeys(call: ListApiKeysCall, ctx: Ctx): Promise<ListApiKeysReply>;
  createApiKey(call: CreateApiKeyCall, ctx: Ctx): Promise<CreateApiKeyReply>;
  getApiKey(call: GetApiKeyCall, ctx: Ctx): Promise<GetApiKeyReply>;
  updateApiKey(call: UpdateApiKeyCall, ctx: Ctx): Promise<UpdateApiKeyReply>;
  revokeApiKey(call: RevokeApiKeyCall, ctx: Ctx): Promise<RevokeApiKeyReply>;
  rotateApiKey(call: RotateApiKeyCall, ctx: Ctx): Promise<RotateApiKeyReply>;
  getApiKeyUsage(call: GetApiKeyUsageCall, ctx: Ctx): Promise<GetApiKeyUsageReply>;
  listAuditEntries(call: ListAuditEntriesCall, ctx: Ctx): Promise<ListAuditEntriesReply>;
  listMails(call: ListMailsCall, ctx: Ctx): Promise<ListMailsReply>;
  cancelMail(call: CancelMailCall, ctx: Ctx): Promise<CancelMailReply>;
  retryMail(call: RetryMailCall, ctx: Ctx): Promise<RetryMailReply>;
  getPermissions(call: GetPermissionsCall, ctx: Ctx): Promise<GetPermissionsReply>;
  listRoles(call: ListRolesCall, ctx: Ctx): Promise<ListRolesReply>;
  createRole(call: CreateRoleCall, ctx: Ctx): Promise<CreateRoleReply>;
  getRole(call: GetRoleCall, ctx: Ctx): Promise<GetRoleReply>;
  updateRole(call: UpdateRoleCall, ctx: Ctx): Promise<UpdateRoleReply>;
  deleteRole(call: DeleteRoleCall, ctx: Ctx): Promise<DeleteRoleReply>;
  runSelfCheck(call: RunSelfCheckCall, ctx: Ctx): Promise<RunSelfCheckReply>;
  getSsoConnection(call: GetSsoConnectionCall, ctx: Ctx): Promise<GetSsoConnectionReply>;
  updateSsoConnection(call: UpdateSsoConnectionCall, ctx: Ctx): Promise<UpdateSsoConnectionReply>;
  deleteSsoConnection(call: DeleteSsoConnectionCall, ctx: Ctx): Promise<DeleteSsoConnectionReply>;
  listUsers(call: ListUsersCall, ctx: Ctx): Promise<ListUsersReply>;
  createUser(call: CreateUserCall, ctx: Ctx): Promise<CreateUserReply>;
  getUser(call: GetUserCall, ctx: Ctx): Promise<GetUserReply>;
  updateUser(call: UpdateUserCall, ctx: Ctx): Promise<UpdateUserReply>;
  listUserKeys(call: ListUserKeysCall, ctx: Ctx): Promise<ListUserKeysReply>;
  listUserLogins(call: ListUserLoginsCall, ctx: Ctx): Promise<ListUserLoginsReply>;
  revokeUserLogin(call: RevokeUserLoginCall, ctx: Ctx): Promise<RevokeUserLoginReply>;
  changeUserPassword(call: ChangeUserPasswordCall, ctx: Ctx): Promise<ChangeUserPasswordReply>;
  createPasswordReset(call: CreatePasswordResetCall, ctx: Ctx): Promise<CreatePasswordResetReply>;
  removeUserSecondFactor(call: RemoveUserSecondFactorCall, ctx: Ctx): Promise<RemoveUserSecondFactorReply>;
  unlockUser(call: UnlockUserCall, ctx: Ctx): Promise<UnlockUserReply>;
  getAttachment(call: GetAttachmentCall, ctx: Ctx): Promise<GetAttachmentReply>;
  deleteAttachment(call: DeleteAttachmentCall, ctx: Ctx): Promise<DeleteAttachmentReply>;
  downloadAttachment(call: DownloadAttachmentCall, ctx: Ctx): Promise<DownloadAttachmentReply>;
  login(call: LoginCall, ctx: PublicCtx): Promise<LoginReply>;
  listOwnLogins(call: ListOwnLoginsCall, ctx: Ctx): Promise<ListOwnLoginsReply>;
  revokeOtherLogins(call: RevokeOtherLoginsCall, ctx: Ctx): Promise<RevokeOtherLoginsReply>;
  revokeOwnLogin(call: RevokeOwnLoginCall, ctx: Ctx): Promise<RevokeOwnLoginReply>;
  logout(call: LogoutCall, ctx: Ctx): Promise<LogoutReply>;
  getMe(call: GetMeCall, ctx: Ctx): Promise<GetMeReply>;
  getLoginOptions(call: GetLoginOptionsCall, ctx: PublicCtx): Promise<GetLoginOptionsReply>;
  finishPasskeyLogin(call: FinishPasskeyLoginCall, ctx: PublicCtx): Promise<FinishPasskeyLoginReply>;
  listPasskeys(call: ListPasskeysCall, ctx: Ctx): Promise<ListPasskeysReply>;
  createPasskey(call: CreatePasskeyCall, ctx: Ctx): Promise<CreatePasskeyReply>;
  getPasskeyOptions(call: GetPasskeyOptionsCall, ctx: Ctx): Promise<GetPasskeyOptionsReply>;
  updatePasskey(call: UpdatePasskeyCall, ctx: Ctx): Promise<UpdatePasskeyReply>;
  deletePasskey(call: DeletePasskeyCall, ctx: Ctx): Promise<DeletePasskeyReply>;
  changeOwnPassword(call: ChangeOwnPasswordCall, ctx: Ctx): Promise<ChangeOwnPasswordReply>;
  resetPassword(call: ResetPasswordCall, ctx: PublicCtx): Promise<ResetPasswordReply>;
  sendPasswordReset(call: SendPasswordResetCall, ctx: PublicCtx): Promise<SendPasswordResetReply>;
  refreshTokens(call: RefreshTokensCall, ctx: PublicCtx): Promise<RefreshTokensReply>;
  getSecondFactor(call: GetSecondFactorCall, ctx: Ctx): Promise<GetSecondFactorReply>;
  createSecondFactor(call: CreateSecondFactorCall, ctx: Ctx): Promise<CreateSecondFactorReply>;
  verifySecondFactor(call: VerifySecondFactorCall, ctx: Ctx): Promise<VerifySecondFactorReply>;
  createRecoveryCodes(call: CreateRecoveryCodesCall, ctx: Ctx): Promise<CreateRecoveryCodesReply>;
  removeSecondFactor(call: RemoveSecondFactorCall, ctx: Ctx): Promise<RemoveSecondFactorReply>;
  startSso(call: StartSsoCall, ctx: PublicCtx): Promise<StartSsoReply>;
  finishSso(call: FinishSsoCall, ctx: PublicCtx): Promise<FinishSsoReply>;
  runBatch(call: RunBatchCall, ctx: Ctx): Promise<RunBatchReply>;
  listColleagues(call: ListColleaguesCall, ctx: Ctx): Promise<ListColleaguesReply>;
  getComment(call: GetCommentCall, ctx: Ctx): Promise<GetCommentReply>;
  updateComment(call: UpdateCommentCall, ctx: Ctx): Promise<UpdateCommentReply>;
  deleteComment(call: DeleteCommentCall, ctx: Ctx): Promise<DeleteCommentReply>;
  getCompany(call: GetCompanyCall, ctx: Ctx): Promise<GetCompanyReply>;
  updateCompany(call: UpdateCompanyCall, ctx: Ctx): Promise<UpdateCompanyReply>;
  listCurrencies(call: ListCurrenciesCall, ctx: Ctx): Promise<ListCurrenciesReply>;
  updateCurrency(call: UpdateCurrencyCall, ctx: Ctx): Promise<UpdateCurrencyReply>;
  listCustomFields(call: ListCustomFieldsCall, ctx: Ctx): Promise<ListCustomFieldsReply>;
  createCustomField(call: CreateCustomFieldCall, ctx: Ctx): Promise<CreateCustomFieldReply>;
  getCustomField(call: GetCustomFieldCall, ctx: Ctx): Promise<GetCustomFieldReply>;
  updateCustomField(call: UpdateCustomFieldCall, ctx: Ctx): Promise<UpdateCustomFieldReply>;
  deleteCustomField(call: DeleteCustomFieldCall, ctx: Ctx): Promise<DeleteCustomFieldReply>;
  listExchangeRates(call: ListExchangeRatesCall, ctx: Ctx): Promise<ListExchangeRatesReply>;
  createExchangeRate(call: CreateExchangeRateCall, ctx: Ctx): Promise<CreateExchangeRateReply>;
  updateExchangeRate(call: UpdateExchangeRateCall, ctx: Ctx): Promise<UpdateExchangeRateReply>;
  listMailTemplates(call: ListMailTemplatesCall, ctx: Ctx): Promise<ListMailTemplatesReply>;
  getMailTemplate(call: GetMailTemplateCall, ctx: Ctx): Promise<GetMailTemplateReply>;
  updateMailTemplate(call: UpdateMailTemplateCall, ctx: Ctx): Promise<UpdateMailTemplateReply>;
  resetMailTemplate(call: ResetMailTemplateCall, ctx: Ctx): Promise<ResetMailTemplateReply>;
  getMailPreview(call: GetMailPreviewCall, ctx: Ctx): Promise<GetMailPreviewReply>;
  testMail(call: TestMailCall, ctx: Ctx): Promise<TestMailReply>;
  listPaymentTerms(call: ListPaymentTermsCall, ctx: Ctx): Promise<ListPaymentTermsReply>;
  createPaymentTerms(call: CreatePaymentTermsCall, ctx: Ctx): Promise<CreatePaymentTermsReply>;
  updatePaymentTerms(call: UpdatePaymentTermsCall, ctx: Ctx): Promise<UpdatePaymentTermsReply>;
  lockPeriod(call: LockPeriodCall, ctx: Ctx): Promise<LockPeriodReply>;
  listSeries(call: ListSeriesCall, ctx: Ctx): Promise<ListSeriesReply>;
  updateSeries(call: UpdateSeriesCall, ctx: Ctx): Promise<UpdateSeriesReply>;
  listTaxRates(call: ListTaxRatesCall, ctx: Ctx): Promise<ListTaxRatesReply>;
  createTaxRate(call: CreateTaxRateCall, ctx: Ctx): Promise<CreateTaxRateReply>;
  updateTaxRate(call: UpdateTaxRateCall, ctx: Ctx): Promise<UpdateTaxRateReply>;
  listCreditNotes(call: ListCreditNotesCall, ctx: Ctx): Promise<ListCreditNotesReply>;
  createCreditNote(call: CreateCreditNoteCall, ctx: Ctx): Promise<CreateCreditNoteReply>;
  getCreditNote(call: GetCreditNoteCall, ctx: Ctx): Promise<GetCreditNoteReply>;
  allocateCreditNote(call: AllocateCreditNoteCall, ctx: Ctx): Promise<AllocateCreditNoteReply>;
  downloadCreditNotePdf(call: DownloadCreditNotePdfCall, ctx: Ctx): Promise<DownloadCreditNotePdfReply>;
  releaseCreditNote(call: ReleaseCreditNoteCall, ctx: Ctx): Promise<ReleaseCreditNoteReply>;
  voidCreditNote(call: VoidCreditNoteCall, ctx: Ctx): Promise<VoidCreditNoteReply>;
  downloadCreditNoteXml(call: DownloadCreditNoteXmlCall, ctx: Ctx): Promise<DownloadCreditNoteXmlReply>;
  listLeads(call: ListLeadsCall, ctx: Ctx): Promise<ListLeadsReply>;
  createLead(call: CreateLeadCall, ctx: Ctx): Promise<CreateLeadReply>;
  getLead(call: GetLeadCall, ctx: Ctx): Promise<GetLeadReply>;
  changeLeadStatus(call: ChangeLeadStatusCall, ctx: Ctx): Promise<ChangeLeadStatusReply>;
  listOpportunities(call: ListOpportunitiesCall, ctx: Ctx): Promise<ListOpportunitiesReply>;
  createOpportunity(call: CreateOpportunityCall, ctx: Ctx): Promise<CreateOpportunityReply>;
  getOpportunity(call: GetOpportunityCall, ctx: Ctx): Promise<GetOpportunityReply>;
  changeOpportunityStage(call: ChangeOpportunityStageCall, ctx: Ctx): Promise<ChangeOpportunityStageReply>;
  listCustomers(call: ListCustomersCall, ctx: Ctx): Promise<ListCustomersReply>;
  createCustomer(call: CreateCustomerCall, ctx: Ctx): Promise<CreateCustomerReply>;
  getCustomer(call: GetCustomerCall, ctx: Ctx): Promise<GetCustomerReply>;
  updateCustomer(call: UpdateCustomerCall, ctx: Ctx): Promise<UpdateCustomerReply>;
  getCustomerBalance(call: GetCustomerBalanceCall, ctx: Ctx): Promise<GetCustomerBalanceReply>;
  listEvents(call: ListEventsCall, ctx: Ctx): Promise<ListEventsReply>;
  listImports(call: ListImportsCall, ctx: Ctx): Promise<ListImportsReply>;
  startImport(call: StartImportCall, ctx: Ctx): Promise<StartImportReply>;
  getImport(call: GetImportCall, ctx: Ctx): Promise<GetImportReply>;
  cancelImport(call: CancelImportCall, ctx: Ctx): Promise<CancelImportReply>;
  importRecords(call: ImportRecordsCall, ctx: Ctx): Promise<ImportRecordsReply>;
  listAdjustments(call: ListAdjustmentsCall, ctx: Ctx): Promise<ListAdjustmentsReply>;
  createAdjustment(call: CreateAdjustmentCall, ctx: Ctx): Promise<CreateAdjustmentReply>;
  getAdjustment(call: GetAdjustmentCall, ctx: Ctx): Promise<GetAdjustmentReply>;
  reverseAdjustment(call: ReverseAdjustmentCall, ctx: Ctx): Promise<ReverseAdjustmentReply>;
  listMovements(call: ListMovementsCall, ctx: Ctx): Promise<ListMovementsReply>;
  listStock(call: ListStockCall, ctx: Ctx): Promise<ListStockReply>;
  listTransfers(call: ListTransfersCall, ctx: Ctx): Promise<ListTransfersReply>;
  createTransfer(call: CreateTransferCall, ctx: Ctx): Promise<CreateTransferReply>;
  getTransfer(call: GetTransferCall, ctx: Ctx): Promise<GetTransferReply>;
  reverseTransfer(call: ReverseTransferCall, ctx: Ctx): Promise<ReverseTransferReply>;
  listWarehouses(call: ListWarehousesCall, ctx: Ctx): Promise<ListWarehousesReply>;
  createWarehouse(call: CreateWarehouseCall, ctx: Ctx): Promise<CreateWarehouseReply>;
  updateWarehouse(call: UpdateWarehouseCall, ctx: Ctx): Promise<UpdateWarehouseReply>;
  listInvoices(call: ListInvoicesCall, ctx: Ctx): Promise<ListInvoicesReply>;
  createInvoice(call: CreateInvoiceCall, ctx: Ctx): Promise<CreateInvoiceReply>;
  getInvoice(call: GetInvoiceCall, ctx: Ctx): Promise<GetInvoiceReply>;
  updateInvoice(call: UpdateInvoiceCall, ctx: Ctx): Promise<UpdateInvoiceReply>;
  deleteInvoice(call: DeleteInvoiceCall, ctx: Ctx): Promise<DeleteInvoiceReply>;
  issueInvoice(call: IssueInvoiceCall, ctx: Ctx): Promise<IssueInvoiceReply>;
  downloadInvoicePdf(call: DownloadInvoicePdfCall, ctx: Ctx): Promise<DownloadInvoicePdfReply>;
  voidInvoice(call: VoidInvoiceCall, ctx: Ctx): Promise<VoidInvoiceReply>;
  downloadInvoiceXml(call: DownloadInvoiceXmlCall, ctx: Ctx): Promise<DownloadInvoiceXmlReply>;
  listNotifications(call: ListNotificationsCall, ctx: Ctx): Promise<ListNotificationsReply>;
  markNotifications(call: MarkNotificationsCall, ctx: Ctx): Promise<MarkNotificationsReply>;
  listPayables(call: ListPayablesCall, ctx: Ctx): Promise<ListPayablesReply>;
  getPayableAging(call: GetPayableAgingCall, ctx: Ctx): Promise<GetPayableAgingReply>;
  listPayablePayments(call: ListPayablePaymentsCall, ctx: Ctx): Promise<ListPayablePaymentsReply>;
  createPayablePayment(call: CreatePayablePaymentCall, ctx: Ctx): Promise<CreatePayablePaymentReply>;
  getPayablePayment(call: GetPayablePaymentCall, ctx: Ctx): Promise<GetPayablePaymentReply>;
  allocatePayablePayment(call: AllocatePayablePaymentCall, ctx: Ctx): Promise<AllocatePayablePaymentReply>;
  downloadPayablePaymentPdf(call: DownloadPayablePaymentPdfCall, ctx: Ctx): Promise<DownloadPayablePaymentPdfReply>;
  releasePayablePayment(call: ReleasePayablePaymentCall, ctx: Ctx): Promise<ReleasePayablePaymentReply>;
  reversePayablePayment(call: ReversePayablePaymentCall, ctx: Ctx): Promise<ReversePayablePaymentReply>;
  listProducts(call: ListProductsCall, ctx: Ctx): Promise<ListProductsReply>;
  createProduct(call: CreateProductCall, ctx: Ctx): Promise<CreateProductReply>;
  listProductCategories(call: ListProductCategoriesCall, ctx: Ctx): Promise<ListProductCategoriesReply>;
  createProductCategory(call: CreateProductCategoryCall, ctx: Ctx): Promise<CreateProductCategoryReply>;
  updateProductCategory(call: UpdateProductCategoryCall, ctx: Ctx): Promise<UpdateProductCategoryReply>;
  deleteProductCategory(call: DeleteProductCategoryCall, ctx: Ctx): Promise<DeleteProductCategoryReply>;
  getProduct(call: GetProductCall, ctx: Ctx): Promise<GetProductReply>;
  updateProduct(call: UpdateProductCall, ctx: Ctx): Promise<UpdateProductReply>;
  deactivateProduct(call: DeactivateProductCall, ctx: Ctx): Promise<DeactivateProductReply>;
  listPurchaseOrders(call: ListPurchaseOrdersCall, ctx: Ctx): Promise<ListPurchaseOrdersReply>;
  createPurchaseOrder(call: CreatePurchaseOrderCall, ctx: Ctx): Promise<CreatePurchaseOrderReply>;
  listReceptions(call: ListReceptionsCall, ctx: Ctx): Promise<ListReceptionsReply>;
  getReception(call: GetReceptionCall, ctx: Ctx): Promise<GetReceptionReply>;
  reverseReception(call: ReverseReceptionCall, ctx: Ctx): Promise<ReverseReceptionReply>;
  getPurchaseOrder(call: GetPurchaseOrderCall, ctx: Ctx): Promise<GetPurchaseOrderReply>;
  cancelPurchaseOrder(call: CancelPurchaseOrderCall, ctx: Ctx): Promise<CancelPurchaseOrderReply>;
  openPurchaseOrder(call: OpenPurchaseOrderCall, ctx: Ctx): Promise<OpenPurchaseOrderReply>;
  downloadPurchaseOrderPdf(call: DownloadPurchaseOrderPdfCall, ctx: Ctx): Promise<DownloadPurchaseOrderPdfReply>;
  receivePurchaseOrder(call: ReceivePurchaseOrderCall, ctx: Ctx): Promise<ReceivePurchaseOrderReply>;
  listReceivables(call: ListReceivablesCall, ctx: Ctx): Promise<ListReceivablesReply>;
  getReceivableAging(call: GetReceivableAgingCall, ctx: Ctx): Promise<GetReceivableAgingReply>;
  listReceivablePayments(call: ListReceivablePaymentsCall, ctx: Ctx): Promise<ListReceivablePaymentsReply>;
  createReceivablePayment(call: CreateReceivablePaymentCall, ctx: Ctx): Promise<CreateReceivablePaymentReply>;
  getReceivablePayment(call: GetReceivablePaymentCall, ctx: Ctx): Promise<GetReceivablePaymentReply>;
  allocateReceivablePayment(call: AllocateReceivablePaymentCall, ctx: Ctx): Promise<AllocateReceivablePaymentReply>;
  downloadReceivablePaymentPdf(call: DownloadReceivablePaymentPdfCall, ctx: Ctx): Promise<DownloadReceivablePaymentPdfReply>;
  releaseReceivablePayment(call: ReleaseReceivablePaymentCall, ctx: Ctx): Promise<ReleaseReceivablePaymentReply>;
  reverseReceivablePayment(call: ReverseReceivablePaymentCall, ctx: Ctx): Promise<ReverseReceivablePaymentReply>;
  listAttachments(call: ListAttachmentsCall, ctx: Ctx): Promise<ListAttachmentsReply>;
  createAttachment(call: CreateAttachmentCall, ctx: Ctx): Promise<CreateAttachmentReply>;
  createComment(call: CreateCommentCall, ctx: Ctx): Promise<CreateCommentReply>;
  getRecordTags(call: GetRecordTagsCall, ctx: Ctx): Promise<GetRecordTagsReply>;
  changeRecordTags(call: ChangeRecordTagsCall, ctx: Ctx): Promise<ChangeRecordTagsReply>;
  getTimeline(call: GetTimelineCall, ctx: Ctx): Promise<GetTimelineReply>;
  getWatch(call: GetWatchCall, ctx: Ctx): Promise<GetWatchReply>;
  startWatch(call: StartWatchCall, ctx: Ctx): Promise<StartWatchReply>;
  stopWatch(call: StopWatchCall, ctx: Ctx): Promise<StopWatchReply>;
  getSales(call: GetSalesCall, ctx: Ctx): Promise<GetSalesReply>;
  getSalesByMonth(call: GetSalesByMonthCall, ctx: Ctx): Promise<GetSalesByMonthReply>;
  listScheduledExports(call: ListScheduledExportsCall, ctx: Ctx): Promise<ListScheduledExportsReply>;
  createScheduledExport(call: CreateScheduledExportCall, ctx: Ctx): Promise<CreateScheduledExportReply>;
  getScheduledExport(call: GetScheduledExportCall, ctx: Ctx): Promise<GetScheduledExportReply>;
  updateScheduledExport(call: UpdateScheduledExportCall, ctx: Ctx): Promise<UpdateScheduledExportReply>;
  deleteScheduledExport(call: DeleteScheduledExportCall, ctx: Ctx): Promise<DeleteScheduledExportReply>;
  runScheduledExport(call: RunScheduledExportCall, ctx: Ctx): Promise<RunScheduledExportReply>;
  listTags(call: ListTagsCall, ctx: Ctx): Promise<ListTagsReply>;
  listTaggedRecords(call: ListTaggedRecordsCall, ctx: Ctx): Promise<ListTaggedRecordsReply>;
  getTestClock(call: GetTestClockCall, ctx: Ctx): Promise<GetTestClockReply>;
  updateTestClock(call: UpdateTestClockCall, ctx: Ctx): Promise<UpdateTestClockReply>;
  resetTestCompany(call: ResetTestCompanyCall, ctx: Ctx): Promise<ResetTestCompanyReply>;
  listVendors(call: ListVendorsCall, ctx: Ctx): Promise<ListVendorsReply>;
  createVendor(call: CreateVendorCall, ctx: Ctx): Promise<CreateVendorReply>;
  getVendor(call: GetVendorCall, ctx: Ctx): Promise<GetVendorReply>;
  updateVendor(call: UpdateVendorCall, ctx: Ctx): Promise<UpdateVendorReply>;
  getVendorBalance(call: GetVendorBalanceCall, ctx: Ctx): Promise<GetVendorBalanceReply>;
  listWebhookEndpoints(call: ListWebhookEndpointsCall, ctx: Ctx): Promise<ListWebhookEndpointsReply>;
  createWebhookEndpoint(call: CreateWebhookEndpointCall, ctx: Ctx): Promise<CreateWebhookEndpointReply>;
  getWebhookEndpoint(call: GetWebhookEndpointCall, ctx: Ctx): Promise<GetWebhookEndpointReply>;
  updateWebhookEndpoint(call: UpdateWebhookEndpointCall, ctx: Ctx): Promise<UpdateWebhookEndpointReply>;
  deleteWebhookEndpoint(call: DeleteWebhookEndpointCall, ctx: Ctx): Promise<DeleteWebhookEndpointReply>;
  listWebhookDeliveries(call: ListWebhookDeliveriesCall, ctx: Ctx): Promise<ListWebhookDeliveriesReply>;
  getWebhookDelivery(call: GetWebhookDeliveryCall, ctx: Ctx): Promise<GetWebhookDeliveryReply>;
  resendWebhookDelivery(call: ResendWebhookDeliveryCall, ctx: Ctx): Promise<ResendWebhookDeliveryReply>;
  rotateWebhookEndpoint(call: RotateWebhookEndpointCall, ctx: Ctx): Promise<RotateWebhookEndpointReply>;
  testWebhookEndpoint(call: TestWebhookEndpointCall, ctx: Ctx): Promise<TestWebhookEndpointReply>;
}

export const operations: Readonly<Record<OperationId, Operation>> = {
  listApiKeys: {
    id: 'listApiKeys',
    method: 'GET',
    path: '/api/admin/api-keys',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'api-keys:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'masked', 'environment', 'name', 'permissions', 'allowedIps', 'expiresAt', 'expired', 'lastUsedAt', 'lastUsedIp', 'status', 'createdBy', 'revokedAt', 'replacesId', 'replacedById', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range', 'not_a_user'],
  },
  createApiKey: {
    id: 'createApiKey',
    method: 'POST',
    path: '/api/admin/api-keys',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'api-keys:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'permission_not_grantable'],
  },
  getApiKey: {
    id: 'getApiKey',
    method: 'GET',
    path: '/api/admin/api-keys/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'api-keys:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'masked', 'environment', 'name', 'permissions', 'allowedIps', 'expiresAt', 'expired', 'lastUsedAt', 'lastUsedIp', 'status', 'createdBy', 'revokedAt', 'replacesId', 'replacedById', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  updateApiKey: {
    id: 'updateApiKey',
    method: 'PUT',
    path: '/api/admin/api-keys/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'api-keys:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_a_user', 'not_found', 'permission_not_grantable', 'api_key_already_revoked', 'version_mismatch'],
  },
  revokeApiKey: {
    id: 'revokeApiKey',
    method: 'POST',
    path: '/api/admin/api-keys/{id}/revoke',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'api-keys:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'not_found', 'api_key_already_revoked'],
  },
  rotateApiKey: {
    id: 'rotateApiKey',
    method: 'POST',
    path: '/api/admin/api-keys/{id}/rotate',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'api-keys:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'not_found', 'permission_not_grantable', 'api_key_already_revoked', 'api_key_already_replaced'],
  },
  getApiKeyUsage: {
    id: 'getApiKeyUsage',
    method: 'GET',
    path: '/api/admin/api-keys/{id}/usage',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'api-keys:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found', 'invalid_date_range'],
  },
  listAuditEntries: {
    id: 'listAuditEntries',
    method: 'GET',
    path: '/api/admin/audit',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'audit:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'at', 'actorType', 'actorId', 'actorName', 'action', 'objectType', 'objectId', 'ip', 'requestId', 'before', 'after', 'changes'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'at', kind: 'instant' }, { name: 'actorType', kind: 'text' }, { name: 'actorId', kind: 'number' }, { name: 'actorName', kind: 'text' }, { name: 'action', kind: 'text' }, { name: 'objectType', kind: 'text' }, { name: 'objectId', kind: 'text' }, { name: 'ip', kind: 'text' }, { name: 'requestId', kind: 'text' }, { name: 'before', kind: 'json' }, { name: 'after', kind: 'json' }, { name: 'changes', kind: 'json' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range', 'not_a_user'],
  },
  listMails: {
    id: 'listMails',
    method: 'GET',
    path: '/api/admin/mails',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'template', 'locale', 'recipient', 'subject', 'status', 'attempts', 'lastError', 'nextAttemptAt', 'sentAt', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range', 'not_a_user'],
  },
  cancelMail: {
    id: 'cancelMail',
    method: 'POST',
    path: '/api/admin/mails/{id}/cancel',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'not_found', 'mail_not_cancellable'],
  },
  retryMail: {
    id: 'retryMail',
    method: 'POST',
    path: '/api/admin/mails/{id}/retry',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'not_found', 'mail_not_configured', 'mail_not_retryable'],
  },
  getPermissions: {
    id: 'getPermissions',
    method: 'GET',
    path: '/api/admin/permissions',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  listRoles: {
    id: 'listRoles',
    method: 'GET',
    path: '/api/admin/roles',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'permissions', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range', 'not_a_user'],
  },
  createRole: {
    id: 'createRole',
    method: 'POST',
    path: '/api/admin/roles',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'duplicate_code', 'role_name_reserved', 'permission_not_grantable'],
  },
  getRole: {
    id: 'getRole',
    method: 'GET',
    path: '/api/admin/roles/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'permissions', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  updateRole: {
    id: 'updateRole',
    method: 'PUT',
    path: '/api/admin/roles/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_a_user', 'not_found', 'version_mismatch', 'permission_not_grantable'],
  },
  deleteRole: {
    id: 'deleteRole',
    method: 'DELETE',
    path: '/api/admin/roles/{id}',
    status: 204,
    statuses: [204, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'none',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found', 'role_in_use'],
  },
  runSelfCheck: {
    id: 'runSelfCheck',
    method: 'GET',
    path: '/api/admin/self-check',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'audit:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  getSsoConnection: {
    id: 'getSsoConnection',
    method: 'GET',
    path: '/api/admin/sso',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  updateSsoConnection: {
    id: 'updateSsoConnection',
    method: 'PUT',
    path: '/api/admin/sso',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 412, 413, 415, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['clientSecret'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_a_user', 'version_mismatch', 'sso_domain_taken'],
  },
  deleteSsoConnection: {
    id: 'deleteSsoConnection',
    method: 'DELETE',
    path: '/api/admin/sso',
    status: 204,
    statuses: [204, 400, 401, 403, 404, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'none',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  listUsers: {
    id: 'listUsers',
    method: 'GET',
    path: '/api/admin/users',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'name', 'email', 'role', 'active', 'locale', 'lockedUntil', 'failedAttempts', 'lastLoginAt', 'lastLoginIp', 'mustChangePassword', 'secondFactor', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range', 'not_a_user'],
  },
  createUser: {
    id: 'createUser',
    method: 'POST',
    path: '/api/admin/users',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['password'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'duplicate_email', 'password_too_long', 'password_too_weak', 'mail_not_configured'],
  },
  getUser: {
    id: 'getUser',
    method: 'GET',
    path: '/api/admin/users/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'name', 'email', 'role', 'active', 'locale', 'lockedUntil', 'failedAttempts', 'lastLoginAt', 'lastLoginIp', 'mustChangePassword', 'secondFactor', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  updateUser: {
    id: 'updateUser',
    method: 'PUT',
    path: '/api/admin/users/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_a_user', 'not_found', 'last_administrator', 'version_mismatch'],
  },
  listUserKeys: {
    id: 'listUserKeys',
    method: 'GET',
    path: '/api/admin/users/{id}/keys',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['api', 'id', 'name', 'masked', 'createdAt', 'lastUsedAt'],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  listUserLogins: {
    id: 'listUserLogins',
    method: 'GET',
    path: '/api/admin/users/{id}/logins',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'createdAt', 'refreshedAt', 'expiresAt', 'revokedAt', 'ip', 'userAgent', 'current'],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  revokeUserLogin: {
    id: 'revokeUserLogin',
    method: 'DELETE',
    path: '/api/admin/users/{id}/logins/{loginId}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  changeUserPassword: {
    id: 'changeUserPassword',
    method: 'POST',
    path: '/api/admin/users/{id}/password',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['password'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'not_found', 'password_too_long', 'password_too_weak'],
  },
  createPasswordReset: {
    id: 'createPasswordReset',
    method: 'POST',
    path: '/api/admin/users/{id}/password-reset',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'not_found'],
  },
  removeUserSecondFactor: {
    id: 'removeUserSecondFactor',
    method: 'DELETE',
    path: '/api/admin/users/{id}/second-factor',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  unlockUser: {
    id: 'unlockUser',
    method: 'POST',
    path: '/api/admin/users/{id}/unlock',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'users:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'not_found'],
  },
  getAttachment: {
    id: 'getAttachment',
    method: 'GET',
    path: '/api/attachments/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'kind', 'recordId', 'fileName', 'contentType', 'bytes', 'sha256', 'scanned', 'author', 'createdAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  deleteAttachment: {
    id: 'deleteAttachment',
    method: 'DELETE',
    path: '/api/attachments/{id}',
    status: 204,
    statuses: [204, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'none',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  downloadAttachment: {
    id: 'downloadAttachment',
    method: 'GET',
    path: '/api/attachments/{id}/content',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  login: {
    id: 'login',
    method: 'POST',
    path: '/api/auth/login',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: ['x-session-mode'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['password'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'password_too_long', 'invalid_credentials', 'second_factor_required', 'invalid_second_factor', 'account_locked', 'user_disabled', 'sso_required', 'payload_too_large', 'unsupported_media_type'],
  },
  listOwnLogins: {
    id: 'listOwnLogins',
    method: 'GET',
    path: '/api/auth/logins',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  revokeOtherLogins: {
    id: 'revokeOtherLogins',
    method: 'DELETE',
    path: '/api/auth/logins',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  revokeOwnLogin: {
    id: 'revokeOwnLogin',
    method: 'DELETE',
    path: '/api/auth/logins/{loginId}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  logout: {
    id: 'logout',
    method: 'POST',
    path: '/api/auth/logout',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  getMe: {
    id: 'getMe',
    method: 'GET',
    path: '/api/auth/me',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  getLoginOptions: {
    id: 'getLoginOptions',
    method: 'GET',
    path: '/api/auth/options',
    status: 200,
    statuses: [200, 400, 429, 500, 503],
    permission: 'public',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  finishPasskeyLogin: {
    id: 'finishPasskeyLogin',
    method: 'POST',
    path: '/api/auth/passkey-login',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: ['x-session-mode'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'invalid_credentials', 'user_disabled', 'sso_required', 'payload_too_large', 'unsupported_media_type'],
  },
  listPasskeys: {
    id: 'listPasskeys',
    method: 'GET',
    path: '/api/auth/passkeys',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  createPasskey: {
    id: 'createPasskey',
    method: 'POST',
    path: '/api/auth/passkeys',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'auth',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_a_user', 'passkey_invalid', 'too_many_passkeys', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused'],
  },
  getPasskeyOptions: {
    id: 'getPasskeyOptions',
    method: 'GET',
    path: '/api/auth/passkeys/options',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  updatePasskey: {
    id: 'updatePasskey',
    method: 'PUT',
    path: '/api/auth/passkeys/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_a_user', 'not_found', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  deletePasskey: {
    id: 'deletePasskey',
    method: 'DELETE',
    path: '/api/auth/passkeys/{id}',
    status: 204,
    statuses: [204, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'none',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  changeOwnPassword: {
    id: 'changeOwnPassword',
    method: 'POST',
    path: '/api/auth/password',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['currentPassword', 'newPassword'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'password_too_long', 'password_too_weak', 'account_locked', 'not_a_user', 'payload_too_large', 'unsupported_media_type'],
  },
  resetPassword: {
    id: 'resetPassword',
    method: 'POST',
    path: '/api/auth/password-reset',
    status: 200,
    statuses: [200, 400, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['password'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'password_too_long', 'password_too_weak', 'invalid_reset_token', 'payload_too_large', 'unsupported_media_type'],
  },
  sendPasswordReset: {
    id: 'sendPasswordReset',
    method: 'POST',
    path: '/api/auth/password-reset/mail',
    status: 200,
    statuses: [200, 400, 409, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'mail_not_configured', 'payload_too_large', 'unsupported_media_type'],
  },
  refreshTokens: {
    id: 'refreshTokens',
    method: 'POST',
    path: '/api/auth/refresh',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'invalid_refresh_token', 'refresh_token_reused', 'user_disabled', 'payload_too_large', 'unsupported_media_type'],
  },
  getSecondFactor: {
    id: 'getSecondFactor',
    method: 'GET',
    path: '/api/auth/second-factor',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  createSecondFactor: {
    id: 'createSecondFactor',
    method: 'POST',
    path: '/api/auth/second-factor',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['currentPassword'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'account_locked', 'not_a_user', 'second_factor_enabled', 'payload_too_large', 'unsupported_media_type'],
  },
  verifySecondFactor: {
    id: 'verifySecondFactor',
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_a_user', 'second_factor_enabled', 'second_factor_not_enabled', 'payload_too_large', 'unsupported_media_type'],
  },
  createRecoveryCodes: {
    id: 'createRecoveryCodes',
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['currentPassword'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'account_locked', 'not_a_user', 'second_factor_not_enabled', 'payload_too_large', 'unsupported_media_type'],
  },
  removeSecondFactor: {
    id: 'removeSecondFactor',
    method: 'POST',
    path: '/api/auth/second-factor/remove',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['currentPassword'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'account_locked', 'not_a_user', 'second_factor_not_enabled', 'payload_too_large', 'unsupported_media_type'],
  },
  startSso: {
    id: 'startSso',
    method: 'POST',
    path: '/api/auth/sso',
    status: 200,
    statuses: [200, 400, 404, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'sso_not_configured', 'payload_too_large', 'unsupported_media_type'],
  },
  finishSso: {
    id: 'finishSso',
    method: 'POST',
    path: '/api/auth/sso/finish',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    headers: ['x-session-mode'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'sso_answer_expired', 'sso_answer_invalid', 'sso_person_refused', 'second_factor_required', 'invalid_second_factor', 'account_locked', 'user_disabled', 'payload_too_large', 'unsupported_media_type'],
  },
  runBatch: {
    id: 'runBatch',
    method: 'POST',
    path: '/api/batch',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['operations'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type'],
  },
  listColleagues: {
    id: 'listColleagues',
    method: 'GET',
    path: '/api/colleagues',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  getComment: {
    id: 'getComment',
    method: 'GET',
    path: '/api/comments/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'kind', 'recordId', 'text', 'mentions', 'author', 'version', 'createdAt', 'editedAt', 'deletedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateComment: {
    id: 'updateComment',
    method: 'PUT',
    path: '/api/comments/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_found', 'version_mismatch', 'not_the_author', 'comment_not_editable'],
  },
  deleteComment: {
    id: 'deleteComment',
    method: 'DELETE',
    path: '/api/comments/{id}',
    status: 204,
    statuses: [204, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'none',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'not_the_author', 'comment_not_editable'],
  },
  getCompany: {
    id: 'getCompany',
    method: 'GET',
    path: '/api/config/company',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  updateCompany: {
    id: 'updateCompany',
    method: 'PUT',
    path: '/api/config/company',
    status: 200,
    statuses: [200, 400, 401, 403, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  listCurrencies: {
    id: 'listCurrencies',
    method: 'GET',
    path: '/api/config/currencies',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['code', 'name', 'symbol', 'decimals', 'active', 'isBase', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  updateCurrency: {
    id: 'updateCurrency',
    method: 'PUT',
    path: '/api/config/currencies/{code}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_found', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  listCustomFields: {
    id: 'listCustomFields',
    method: 'GET',
    path: '/api/config/custom-fields',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'kind', 'code', 'label', 'type', 'choices', 'references', 'required', 'printed', 'order', 'active', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createCustomField: {
    id: 'createCustomField',
    method: 'POST',
    path: '/api/config/custom-fields',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'invalid_idempotency_key', 'duplicate_code', 'too_many_custom_fields', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  getCustomField: {
    id: 'getCustomField',
    method: 'GET',
    path: '/api/config/custom-fields/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'kind', 'code', 'label', 'type', 'choices', 'references', 'required', 'printed', 'order', 'active', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateCustomField: {
    id: 'updateCustomField',
    method: 'PUT',
    path: '/api/config/custom-fields/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_found', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  deleteCustomField: {
    id: 'deleteCustomField',
    method: 'DELETE',
    path: '/api/config/custom-fields/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'version_mismatch', 'custom_field_in_use'],
  },
  listExchangeRates: {
    id: 'listExchangeRates',
    method: 'GET',
    path: '/api/config/exchange-rates',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'base', 'quote', 'rate', 'validFrom', 'source', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'base', kind: 'text' }, { name: 'quote', kind: 'text' }, { name: 'rate', kind: 'number' }, { name: 'validFrom', kind: 'day' }, { name: 'source', kind: 'text' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createExchangeRate: {
    id: 'createExchangeRate',
    method: 'POST',
    path: '/api/config/exchange-rates',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'exchange-rates', columns: [{ name: 'base', kind: 'text', required: true }, { name: 'quote', kind: 'text', required: true }, { name: 'rate', kind: 'number', required: true }, { name: 'validFrom', kind: 'day', required: false }, { name: 'source', kind: 'text', required: false }], changes: ['rate', 'source'] },
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'inactive_currency', 'duplicate_exchange_rate', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  updateExchangeRate: {
    id: 'updateExchangeRate',
    method: 'PUT',
    path: '/api/config/exchange-rates/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'not_found', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  listMailTemplates: {
    id: 'listMailTemplates',
    method: 'GET',
    path: '/api/config/mail-templates',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  getMailTemplate: {
    id: 'getMailTemplate',
    method: 'GET',
    path: '/api/config/mail-templates/{template}/{locale}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['template', 'locale', 'subject', 'text', 'changed', 'placeholders', 'version', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateMailTemplate: {
    id: 'updateMailTemplate',
    method: 'PUT',
    path: '/api/config/mail-templates/{template}/{locale}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_found', 'version_mismatch', 'unknown_placeholder', 'missing_placeholder'],
  },
  resetMailTemplate: {
    id: 'resetMailTemplate',
    method: 'DELETE',
    path: '/api/config/mail-templates/{template}/{locale}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  getMailPreview: {
    id: 'getMailPreview',
    method: 'GET',
    path: '/api/config/mail-templates/{template}/{locale}/preview',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  testMail: {
    id: 'testMail',
    method: 'POST',
    path: '/api/config/mail-test',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 422, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'mail_not_configured'],
  },
  listPaymentTerms: {
    id: 'listPaymentTerms',
    method: 'GET',
    path: '/api/config/payment-terms',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'kind', 'days', 'active', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createPaymentTerms: {
    id: 'createPaymentTerms',
    method: 'POST',
    path: '/api/config/payment-terms',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'payment-terms', columns: [{ name: 'code', kind: 'text', required: true }, { name: 'name', kind: 'text', required: true }, { name: 'kind', kind: 'text', required: true }, { name: 'days', kind: 'number', required: false }], changes: ['name', 'active'] },
    errorCodes: ['malformed_json', 'unknown_field', 'invalid_idempotency_key', 'duplicate_code', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  updatePaymentTerms: {
    id: 'updatePaymentTerms',
    method: 'PUT',
    path: '/api/config/payment-terms/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_found', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  lockPeriod: {
    id: 'lockPeriod',
    method: 'POST',
    path: '/api/config/period-lock',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type'],
  },
  listSeries: {
    id: 'listSeries',
    method: 'GET',
    path: '/api/config/series',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['code', 'prefix', 'nextNumber', 'pad', 'lastDate', 'keepsDateOrder', 'used', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  updateSeries: {
    id: 'updateSeries',
    method: 'PUT',
    path: '/api/config/series/{code}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_found', 'series_in_use', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  listTaxRates: {
    id: 'listTaxRates',
    method: 'GET',
    path: '/api/config/tax-rates',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'rate', 'category', 'compound', 'validFrom', 'validTo', 'exemptionReason', 'active', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createTaxRate: {
    id: 'createTaxRate',
    method: 'POST',
    path: '/api/config/tax-rates',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'tax-rates', columns: [{ name: 'code', kind: 'text', required: true }, { name: 'name', kind: 'text', required: true }, { name: 'rate', kind: 'number', required: true }, { name: 'category', kind: 'text', required: false }, { name: 'compound', kind: 'boolean', required: false }, { name: 'validFrom', kind: 'day', required: false }, { name: 'validTo', kind: 'day', required: false }, { name: 'exemptionReason', kind: 'text', required: false }], changes: ['name', 'active'] },
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'overlapping_validity', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  updateTaxRate: {
    id: 'updateTaxRate',
    method: 'PUT',
    path: '/api/config/tax-rates/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_found', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  listCreditNotes: {
    id: 'listCreditNotes',
    method: 'GET',
    path: '/api/credit-notes',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'invoices:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'invoiceId', 'invoiceNumber', 'customerId', 'customerName', 'date', 'currencyCode', 'total', 'taxTotal', 'grandTotal', 'appliedAmount', 'unappliedAmount', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'number', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'invoiceId', kind: 'number' }, { name: 'invoiceNumber', kind: 'text' }, { name: 'customerId', kind: 'number' }, { name: 'customerName', kind: 'text' }, { name: 'date', kind: 'day' }, { name: 'currencyCode', kind: 'text' }, { name: 'total', kind: 'number' }, { name: 'taxTotal', kind: 'number' }, { name: 'grandTotal', kind: 'number' }, { name: 'appliedAmount', kind: 'number' }, { name: 'unappliedAmount', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createCreditNote: {
    id: 'createCreditNote',
    method: 'POST',
    path: '/api/credit-notes',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'credit-notes:create',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'credit_exceeds_invoice', 'invoice_not_creditable', 'date_before_last_document', 'period_locked', 'duplicate_code', 'balance_too_large'],
  },
  getCreditNote: {
    id: 'getCreditNote',
    method: 'GET',
    path: '/api/credit-notes/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'invoices:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'invoiceId', 'invoiceNumber', 'customerId', 'customerName', 'date', 'currencyCode', 'total', 'taxTotal', 'grandTotal', 'appliedAmount', 'unappliedAmount', 'reason', 'restock', 'exchangeRate', 'lines', 'taxes', 'voidedAt', 'voidReason', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  allocateCreditNote: {
    id: 'allocateCreditNote',
    method: 'POST',
    path: '/api/credit-notes/{id}/allocate',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'receivables:collect',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'credit_note_already_void', 'period_locked', 'allocation_exceeds_payment', 'duplicate_allocation', 'allocation_exceeds_open', 'customer_mismatch', 'currency_mismatch', 'receivable_closed'],
  },
  downloadCreditNotePdf: {
    id: 'downloadCreditNotePdf',
    method: 'GET',
    path: '/api/credit-notes/{id}/pdf',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 429, 500, 503],
    permission: 'invoices:read',
    rateLimit: 'exports',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  releaseCreditNote: {
    id: 'releaseCreditNote',
    method: 'POST',
    path: '/api/credit-notes/{id}/release',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'receivables:collect',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'credit_note_already_void', 'period_locked', 'balance_too_large'],
  },
  voidCreditNote: {
    id: 'voidCreditNote',
    method: 'POST',
    path: '/api/credit-notes/{id}/void',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'invoices:void',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'credit_note_already_void', 'credit_note_applied', 'insufficient_stock', 'period_locked', 'balance_too_large'],
  },
  downloadCreditNoteXml: {
    id: 'downloadCreditNoteXml',
    method: 'GET',
    path: '/api/credit-notes/{id}/xml',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'invoices:read',
    rateLimit: 'exports',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'credit_note_already_void', 'not_an_e_invoice'],
  },
  listLeads: {
    id: 'listLeads',
    method: 'GET',
    path: '/api/crm/leads',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'crm:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'name', 'companyName', 'email', 'phone', 'source', 'status', 'ownerId', 'estimatedAmount', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'name', kind: 'text' }, { name: 'companyName', kind: 'text' }, { name: 'email', kind: 'text' }, { name: 'phone', kind: 'text' }, { name: 'source', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'ownerId', kind: 'number' }, { name: 'estimatedAmount', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createLead: {
    id: 'createLead',
    method: 'POST',
    path: '/api/crm/leads',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'crm:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'leads', columns: [{ name: 'name', kind: 'text', required: true }, { name: 'companyName', kind: 'text', required: false }, { name: 'email', kind: 'text', required: false }, { name: 'phone', kind: 'text', required: false }, { name: 'source', kind: 'text', required: false }, { name: 'estimatedAmount', kind: 'number', required: false }, { name: 'notes', kind: 'text', required: false }, { name: 'ownerId', kind: 'number', required: false }, { name: 'customerId', kind: 'number', required: false }, { name: 'title', kind: 'text', of: 'opportunity', required: false }, { name: 'expectedAmount', kind: 'number', of: 'opportunity', required: false }, { name: 'currencyCode', kind: 'text', of: 'opportunity', required: false }, { name: 'expectedCloseDate', kind: 'day', of: 'opportunity', required: false }], changes: [] },
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'too_many_decimals', 'inactive_currency', 'not_found', 'customer_inactive'],
  },
  getLead: {
    id: 'getLead',
    method: 'GET',
    path: '/api/crm/leads/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'crm:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'name', 'companyName', 'email', 'phone', 'source', 'status', 'ownerId', 'estimatedAmount', 'customerId', 'notes', 'statusNote', 'statusChangedAt', 'opportunityId', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  changeLeadStatus: {
    id: 'changeLeadStatus',
    method: 'PUT',
    path: '/api/crm/leads/{id}/status',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'crm:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_found', 'status_transition_not_allowed', 'version_mismatch'],
  },
  listOpportunities: {
    id: 'listOpportunities',
    method: 'GET',
    path: '/api/crm/opportunities',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'crm:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'title', 'leadId', 'customerId', 'partyName', 'stage', 'probability', 'expectedAmount', 'weightedAmount', 'currencyCode', 'expectedCloseDate', 'ownerId', 'lostReason', 'stageChangedAt', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'title', kind: 'text' }, { name: 'leadId', kind: 'number' }, { name: 'customerId', kind: 'number' }, { name: 'partyName', kind: 'text' }, { name: 'stage', kind: 'text' }, { name: 'probability', kind: 'number' }, { name: 'expectedAmount', kind: 'number' }, { name: 'weightedAmount', kind: 'number' }, { name: 'currencyCode', kind: 'text' }, { name: 'expectedCloseDate', kind: 'day' }, { name: 'ownerId', kind: 'number' }, { name: 'lostReason', kind: 'text' }, { name: 'stageChangedAt', kind: 'instant' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createOpportunity: {
    id: 'createOpportunity',
    method: 'POST',
    path: '/api/crm/opportunities',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'crm:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'too_many_decimals', 'inactive_currency', 'not_found', 'customer_inactive'],
  },
  getOpportunity: {
    id: 'getOpportunity',
    method: 'GET',
    path: '/api/crm/opportunities/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'crm:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'title', 'leadId', 'customerId', 'partyName', 'stage', 'probability', 'expectedAmount', 'weightedAmount', 'currencyCode', 'expectedCloseDate', 'ownerId', 'lostReason', 'stageChangedAt', 'stageHistory', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  changeOpportunityStage: {
    id: 'changeOpportunityStage',
    method: 'PUT',
    path: '/api/crm/opportunities/{id}/stage',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'crm:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_found', 'stage_transition_not_allowed', 'version_mismatch'],
  },
  listCustomers: {
    id: 'listCustomers',
    method: 'GET',
    path: '/api/customers',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'customers:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'taxId', 'email', 'phone', 'city', 'active', 'openAmount', 'version', 'createdAt', 'updatedAt', 'metadata', 'customFields'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'code', kind: 'text' }, { name: 'name', kind: 'text' }, { name: 'taxId', kind: 'text' }, { name: 'email', kind: 'text' }, { name: 'phone', kind: 'text' }, { name: 'city', kind: 'text' }, { name: 'active', kind: 'boolean' }, { name: 'openAmount', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createCustomer: {
    id: 'createCustomer',
    method: 'POST',
    path: '/api/customers',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'customers:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'customers', columns: [{ name: 'code', kind: 'text', required: false }, { name: 'name', kind: 'text', required: true }, { name: 'tradeName', kind: 'text', required: false }, { name: 'taxIdType', kind: 'text', required: false }, { name: 'taxId', kind: 'text', required: false }, { name: 'email', kind: 'text', required: false }, { name: 'phone', kind: 'text', required: false }, { name: 'language', kind: 'text', required: false }, { name: 'line1', kind: 'text', of: 'address', required: false }, { name: 'line2', kind: 'text', of: 'address', required: false }, { name: 'city', kind: 'text', of: 'address', required: false }, { name: 'region', kind: 'text', of: 'address', required: false }, { name: 'postalCode', kind: 'text', of: 'address', required: false }, { name: 'country', kind: 'text', of: 'address', required: false }, { name: 'paymentTerms', kind: 'text', required: false }, { name: 'currencyCode', kind: 'text', required: false }, { name: 'creditLimit', kind: 'number', required: false }, { name: 'priceIncludesTax', kind: 'boolean', required: false }, { name: 'blocked', kind: 'boolean', required: false }, { name: 'notes', kind: 'text', required: false }, { name: 'active', kind: 'boolean', required: false }], changes: ['code', 'name', 'tradeName', 'taxIdType', 'taxId', 'email', 'phone', 'language', 'address', 'paymentTerms', 'currencyCode', 'creditLimit', 'priceIncludesTax', 'blocked', 'contacts', 'notes', 'active', 'metadata', 'customFields'] },
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'unknown_payment_terms', 'inactive_currency', 'invalid_tax_id', 'duplicate_code', 'duplicate_tax_id', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  getCustomer: {
    id: 'getCustomer',
    method: 'GET',
    path: '/api/customers/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'customers:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'tradeName', 'taxIdType', 'taxId', 'email', 'phone', 'language', 'city', 'active', 'address', 'paymentTerms', 'currencyCode', 'creditLimit', 'openAmount', 'priceIncludesTax', 'blocked', 'contacts', 'notes', 'version', 'createdAt', 'updatedAt', 'metadata', 'customFields'],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateCustomer: {
    id: 'updateCustomer',
    method: 'PUT',
    path: '/api/customers/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'customers:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'unknown_payment_terms', 'inactive_currency', 'invalid_tax_id', 'not_found', 'duplicate_code', 'duplicate_tax_id', 'has_open_documents', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  getCustomerBalance: {
    id: 'getCustomerBalance',
    method: 'GET',
    path: '/api/customers/{id}/balance',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'receivables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listEvents: {
    id: 'listEvents',
    method: 'GET',
    path: '/api/events',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'events:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['position', 'type', 'objectType', 'objectId', 'at', 'requestId'],
    columns: [],
    errorCodes: [],
  },
  listImports: {
    id: 'listImports',
    method: 'GET',
    path: '/api/import-jobs',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'kind', 'fileName', 'status', 'dryRun', 'skipFaults', 'rows', 'done', 'created', 'updated', 'unchanged', 'faultCount', 'failure', 'author', 'createdAt', 'updatedAt', 'finishedAt', 'faults'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  startImport: {
    id: 'startImport',
    method: 'POST',
    path: '/api/import-jobs',
    status: 202,
    statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'file', maxBytes: 20971520, mime: ['text/csv', 'text/plain', 'application/x-ndjson', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'too_many_imports'],
  },
  getImport: {
    id: 'getImport',
    method: 'GET',
    path: '/api/import-jobs/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'kind', 'fileName', 'status', 'dryRun', 'skipFaults', 'rows', 'done', 'created', 'updated', 'unchanged', 'faultCount', 'failure', 'author', 'createdAt', 'updatedAt', 'finishedAt', 'faults'],
    columns: [],
    errorCodes: ['not_found'],
  },
  cancelImport: {
    id: 'cancelImport',
    method: 'POST',
    path: '/api/import-jobs/{id}/cancel',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'import_over'],
  },
  importRecords: {
    id: 'importRecords',
    method: 'POST',
    path: '/api/imports/{kind}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'file', maxBytes: 2097152, mime: ['text/csv', 'text/plain', 'application/x-ndjson', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'import_refused'],
  },
  listAdjustments: {
    id: 'listAdjustments',
    method: 'GET',
    path: '/api/inventory/adjustments',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'warehouseId', 'warehouseName', 'reason', 'date', 'notes', 'lineCount', 'value', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'number', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'warehouseId', kind: 'number' }, { name: 'warehouseName', kind: 'text' }, { name: 'reason', kind: 'text' }, { name: 'date', kind: 'day' }, { name: 'notes', kind: 'text' }, { name: 'lineCount', kind: 'number' }, { name: 'value', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createAdjustment: {
    id: 'createAdjustment',
    method: 'POST',
    path: '/api/inventory/adjustments',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'inventory:adjust',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'service_has_no_stock', 'duplicate_product', 'insufficient_stock', 'product_inactive', 'period_locked', 'not_found', 'duplicate_code', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  getAdjustment: {
    id: 'getAdjustment',
    method: 'GET',
    path: '/api/inventory/adjustments/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'warehouseId', 'warehouseName', 'reason', 'date', 'notes', 'reversedOn', 'reverseReason', 'lines', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  reverseAdjustment: {
    id: 'reverseAdjustment',
    method: 'POST',
    path: '/api/inventory/adjustments/{id}/reverse',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'inventory:adjust',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'adjustment_already_reversed', 'goods_already_left', 'period_locked'],
  },
  listMovements: {
    id: 'listMovements',
    method: 'GET',
    path: '/api/inventory/movements',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'date', 'productId', 'productCode', 'productName', 'warehouseId', 'warehouseName', 'documentType', 'documentId', 'documentNumber', 'quantity', 'quantityAfter', 'unitCost', 'value', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'date', kind: 'day' }, { name: 'productId', kind: 'number' }, { name: 'productCode', kind: 'text' }, { name: 'productName', kind: 'text' }, { name: 'warehouseId', kind: 'number' }, { name: 'warehouseName', kind: 'text' }, { name: 'documentType', kind: 'text' }, { name: 'documentId', kind: 'number' }, { name: 'documentNumber', kind: 'text' }, { name: 'quantity', kind: 'number' }, { name: 'quantityAfter', kind: 'number' }, { name: 'unitCost', kind: 'number' }, { name: 'value', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  listStock: {
    id: 'listStock',
    method: 'GET',
    path: '/api/inventory/stock',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['productId', 'productCode', 'productName', 'warehouseId', 'warehouseName', 'quantity', 'reserved', 'available', 'belowMinimum', 'averageCost', 'value', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'productId', kind: 'number' }, { name: 'productCode', kind: 'text' }, { name: 'productName', kind: 'text' }, { name: 'warehouseId', kind: 'number' }, { name: 'warehouseName', kind: 'text' }, { name: 'quantity', kind: 'number' }, { name: 'reserved', kind: 'number' }, { name: 'available', kind: 'number' }, { name: 'belowMinimum', kind: 'boolean' }, { name: 'averageCost', kind: 'number' }, { name: 'value', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  listTransfers: {
    id: 'listTransfers',
    method: 'GET',
    path: '/api/inventory/transfers',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'fromWarehouseId', 'fromWarehouseName', 'toWarehouseId', 'toWarehouseName', 'date', 'notes', 'lineCount', 'value', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'number', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'fromWarehouseId', kind: 'number' }, { name: 'fromWarehouseName', kind: 'text' }, { name: 'toWarehouseId', kind: 'number' }, { name: 'toWarehouseName', kind: 'text' }, { name: 'date', kind: 'day' }, { name: 'notes', kind: 'text' }, { name: 'lineCount', kind: 'number' }, { name: 'value', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createTransfer: {
    id: 'createTransfer',
    method: 'POST',
    path: '/api/inventory/transfers',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'inventory:transfer',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'same_warehouse', 'service_has_no_stock', 'insufficient_stock', 'product_inactive', 'period_locked', 'not_found', 'duplicate_code', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  getTransfer: {
    id: 'getTransfer',
    method: 'GET',
    path: '/api/inventory/transfers/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'fromWarehouseId', 'fromWarehouseName', 'toWarehouseId', 'toWarehouseName', 'date', 'notes', 'reversedOn', 'reverseReason', 'lines', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  reverseTransfer: {
    id: 'reverseTransfer',
    method: 'POST',
    path: '/api/inventory/transfers/{id}/reverse',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'inventory:transfer',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'transfer_already_reversed', 'goods_already_left', 'period_locked'],
  },
  listWarehouses: {
    id: 'listWarehouses',
    method: 'GET',
    path: '/api/inventory/warehouses',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'active', 'allowsNegative', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'code', kind: 'text' }, { name: 'name', kind: 'text' }, { name: 'active', kind: 'boolean' }, { name: 'allowsNegative', kind: 'boolean' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createWarehouse: {
    id: 'createWarehouse',
    method: 'POST',
    path: '/api/inventory/warehouses',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'warehouses', columns: [{ name: 'code', kind: 'text', required: true }, { name: 'name', kind: 'text', required: true }, { name: 'allowsNegative', kind: 'boolean', required: false }], changes: ['name', 'active', 'allowsNegative'] },
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'duplicate_code'],
  },
  updateWarehouse: {
    id: 'updateWarehouse',
    method: 'PUT',
    path: '/api/inventory/warehouses/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_found', 'version_mismatch', 'warehouse_in_use'],
  },
  listInvoices: {
    id: 'listInvoices',
    method: 'GET',
    path: '/api/invoices',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'invoices:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'customerId', 'customerName', 'issueDate', 'dueDate', 'currencyCode', 'total', 'taxTotal', 'grandTotal', 'openAmount', 'overdue', 'version', 'createdAt', 'updatedAt', 'metadata', 'customFields'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'number', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'customerId', kind: 'number' }, { name: 'customerName', kind: 'text' }, { name: 'issueDate', kind: 'day' }, { name: 'dueDate', kind: 'day' }, { name: 'currencyCode', kind: 'text' }, { name: 'total', kind: 'number' }, { name: 'taxTotal', kind: 'number' }, { name: 'grandTotal', kind: 'number' }, { name: 'openAmount', kind: 'number' }, { name: 'overdue', kind: 'boolean' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createInvoice: {
    id: 'createInvoice',
    method: 'POST',
    path: '/api/invoices',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'invoices:create',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'unknown_payment_terms', 'inactive_currency', 'amount_too_large', 'insufficient_stock', 'credit_limit_exceeded', 'customer_blocked', 'customer_inactive', 'product_inactive', 'service_has_no_stock', 'no_exchange_rate', 'tax_rate_not_in_force', 'date_before_last_document', 'period_locked', 'duplicate_code', 'balance_too_large', 'too_many_drafts'],
  },
  getInvoice: {
    id: 'getInvoice',
    method: 'GET',
    path: '/api/invoices/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'invoices:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'customerId', 'customerName', 'issueDate', 'dueDate', 'paymentTerms', 'currencyCode', 'exchangeRate', 'taxRounding', 'pricesIncludeTax', 'notes', 'total', 'taxTotal', 'grandTotal', 'paidAmount', 'creditedAmount', 'openAmount', 'overdue', 'companyCurrency', 'lines', 'taxes', 'payments', 'creditNotes', 'customer', 'company', 'voidedAt', 'voidReason', 'version', 'createdAt', 'updatedAt', 'metadata', 'customFields'],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateInvoice: {
    id: 'updateInvoice',
    method: 'PUT',
    path: '/api/invoices/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'invoices:create',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'not_found', 'version_mismatch', 'invoice_not_draft', 'unknown_payment_terms', 'inactive_currency', 'amount_too_large', 'customer_blocked', 'customer_inactive', 'product_inactive', 'no_exchange_rate', 'tax_rate_not_in_force'],
  },
  deleteInvoice: {
    id: 'deleteInvoice',
    method: 'DELETE',
    path: '/api/invoices/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'invoices:create',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'invoice_not_draft'],
  },
  issueInvoice: {
    id: 'issueInvoice',
    method: 'POST',
    path: '/api/invoices/{id}/issue',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'invoices:create',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'invoice_not_draft', 'draft_outdated', 'not_found', 'unknown_payment_terms', 'inactive_currency', 'amount_too_large', 'insufficient_stock', 'credit_limit_exceeded', 'customer_blocked', 'customer_inactive', 'product_inactive', 'service_has_no_stock', 'no_exchange_rate', 'tax_rate_not_in_force', 'date_before_last_document', 'period_locked', 'duplicate_code', 'balance_too_large'],
  },
  downloadInvoicePdf: {
    id: 'downloadInvoicePdf',
    method: 'GET',
    path: '/api/invoices/{id}/pdf',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 429, 500, 503],
    permission: 'invoices:read',
    rateLimit: 'exports',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  voidInvoice: {
    id: 'voidInvoice',
    method: 'POST',
    path: '/api/invoices/{id}/void',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'invoices:void',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'invoice_is_draft', 'invoice_already_void', 'invoice_has_payments', 'invoice_has_credit_notes', 'period_locked'],
  },
  downloadInvoiceXml: {
    id: 'downloadInvoiceXml',
    method: 'GET',
    path: '/api/invoices/{id}/xml',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'invoices:read',
    rateLimit: 'exports',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'invoice_is_draft', 'invoice_already_void', 'not_an_e_invoice'],
  },
  listNotifications: {
    id: 'listNotifications',
    method: 'GET',
    path: '/api/notifications',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user'],
  },
  markNotifications: {
    id: 'markNotifications',
    method: 'POST',
    path: '/api/notifications/read',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_a_user'],
  },
  listPayables: {
    id: 'listPayables',
    method: 'GET',
    path: '/api/payables',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'payables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'receptionId', 'documentNumber', 'vendorInvoiceNumber', 'vendorId', 'vendorName', 'issueDate', 'dueDate', 'currencyCode', 'amount', 'paidAmount', 'creditedAmount', 'openAmount', 'status', 'daysOverdue', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'receptionId', kind: 'number' }, { name: 'documentNumber', kind: 'text' }, { name: 'vendorInvoiceNumber', kind: 'text' }, { name: 'vendorId', kind: 'number' }, { name: 'vendorName', kind: 'text' }, { name: 'issueDate', kind: 'day' }, { name: 'dueDate', kind: 'day' }, { name: 'currencyCode', kind: 'text' }, { name: 'amount', kind: 'number' }, { name: 'paidAmount', kind: 'number' }, { name: 'creditedAmount', kind: 'number' }, { name: 'openAmount', kind: 'number' }, { name: 'status', kind: 'text' }, { name: 'daysOverdue', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  getPayableAging: {
    id: 'getPayableAging',
    method: 'GET',
    path: '/api/payables/aging',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'payables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: true,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['validation_failed'],
  },
  listPayablePayments: {
    id: 'listPayablePayments',
    method: 'GET',
    path: '/api/payables/payments',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'payables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'vendorId', 'vendorName', 'date', 'method', 'currencyCode', 'amount', 'allocatedAmount', 'unallocatedAmount', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'number', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'vendorId', kind: 'number' }, { name: 'vendorName', kind: 'text' }, { name: 'date', kind: 'day' }, { name: 'method', kind: 'text' }, { name: 'currencyCode', kind: 'text' }, { name: 'amount', kind: 'number' }, { name: 'allocatedAmount', kind: 'number' }, { name: 'unallocatedAmount', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createPayablePayment: {
    id: 'createPayablePayment',
    method: 'POST',
    path: '/api/payables/payments',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'payables:pay',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'inactive_currency', 'amount_too_large', 'no_exchange_rate', 'period_locked', 'duplicate_code', 'allocation_exceeds_payment', 'duplicate_allocation', 'allocation_exceeds_open', 'vendor_mismatch', 'currency_mismatch', 'payable_closed', 'balance_too_large'],
  },
  getPayablePayment: {
    id: 'getPayablePayment',
    method: 'GET',
    path: '/api/payables/payments/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'payables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'vendorId', 'vendorName', 'date', 'method', 'currencyCode', 'amount', 'allocatedAmount', 'unallocatedAmount', 'exchangeRate', 'reference', 'notes', 'allocations', 'reversedAt', 'reverseReason', 'vendorBalance', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  allocatePayablePayment: {
    id: 'allocatePayablePayment',
    method: 'POST',
    path: '/api/payables/payments/{id}/allocate',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'payables:pay',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'payment_already_reversed', 'period_locked', 'allocation_exceeds_payment', 'duplicate_allocation', 'allocation_exceeds_open', 'vendor_mismatch', 'currency_mismatch', 'payable_closed'],
  },
  downloadPayablePaymentPdf: {
    id: 'downloadPayablePaymentPdf',
    method: 'GET',
    path: '/api/payables/payments/{id}/pdf',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 429, 500, 503],
    permission: 'payables:read',
    rateLimit: 'exports',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  releasePayablePayment: {
    id: 'releasePayablePayment',
    method: 'POST',
    path: '/api/payables/payments/{id}/release',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'payables:pay',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'payment_already_reversed', 'period_locked', 'balance_too_large'],
  },
  reversePayablePayment: {
    id: 'reversePayablePayment',
    method: 'POST',
    path: '/api/payables/payments/{id}/reverse',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'payables:pay',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'payment_already_reversed', 'period_locked', 'balance_too_large'],
  },
  listProducts: {
    id: 'listProducts',
    method: 'GET',
    path: '/api/products',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'products:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'price', 'stock', 'lowStock', 'categoryName', 'active', 'currencyCode', 'unit', 'trackStock', 'version', 'createdAt', 'updatedAt', 'metadata', 'customFields'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'code', kind: 'text' }, { name: 'name', kind: 'text' }, { name: 'price', kind: 'number' }, { name: 'stock', kind: 'number' }, { name: 'lowStock', kind: 'boolean' }, { name: 'categoryName', kind: 'text' }, { name: 'active', kind: 'boolean' }, { name: 'currencyCode', kind: 'text' }, { name: 'unit', kind: 'text' }, { name: 'trackStock', kind: 'boolean' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createProduct: {
    id: 'createProduct',
    method: 'POST',
    path: '/api/products',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'products', columns: [{ name: 'code', kind: 'text', required: true }, { name: 'name', kind: 'text', required: true }, { name: 'price', kind: 'number', required: true }, { name: 'categoryId', kind: 'number', required: false }, { name: 'taxRateId', kind: 'number', required: false }, { name: 'unit', kind: 'text', required: false }, { name: 'type', kind: 'text', required: false }, { name: 'trackStock', kind: 'boolean', required: false }, { name: 'barcode', kind: 'text', required: false }, { name: 'description', kind: 'text', required: false }, { name: 'active', kind: 'boolean', required: false }, { name: 'minStock', kind: 'number', required: false }], changes: ['code', 'name', 'price', 'categoryId', 'taxRateId', 'unit', 'type', 'trackStock', 'barcode', 'description', 'active', 'minStock', 'metadata', 'customFields'] },
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'not_found', 'duplicate_code', 'duplicate_barcode', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  listProductCategories: {
    id: 'listProductCategories',
    method: 'GET',
    path: '/api/products/categories',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'products:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'name', 'parentId', 'productCount', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'name', kind: 'text' }, { name: 'parentId', kind: 'number' }, { name: 'productCount', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createProductCategory: {
    id: 'createProductCategory',
    method: 'POST',
    path: '/api/products/categories',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'product-categories', columns: [{ name: 'name', kind: 'text', required: true }, { name: 'parentId', kind: 'number', required: false }], changes: ['name', 'parentId'] },
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'duplicate_name'],
  },
  updateProductCategory: {
    id: 'updateProductCategory',
    method: 'PUT',
    path: '/api/products/categories/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_found', 'version_mismatch', 'duplicate_name'],
  },
  deleteProductCategory: {
    id: 'deleteProductCategory',
    method: 'DELETE',
    path: '/api/products/categories/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'category_in_use'],
  },
  getProduct: {
    id: 'getProduct',
    method: 'GET',
    path: '/api/products/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'products:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'price', 'stock', 'lowStock', 'categoryName', 'active', 'currencyCode', 'unit', 'version', 'createdAt', 'updatedAt', 'description', 'categoryId', 'barcode', 'type', 'trackStock', 'taxRateId', 'averageCost', 'minStock', 'stockByWarehouse', 'metadata', 'customFields'],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateProduct: {
    id: 'updateProduct',
    method: 'PUT',
    path: '/api/products/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'not_found', 'duplicate_code', 'duplicate_barcode', 'product_has_movements', 'version_mismatch', 'payload_too_large', 'unsupported_media_type', 'product_in_open_orders'],
  },
  deactivateProduct: {
    id: 'deactivateProduct',
    method: 'DELETE',
    path: '/api/products/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'product_in_open_orders'],
  },
  listPurchaseOrders: {
    id: 'listPurchaseOrders',
    method: 'GET',
    path: '/api/purchase-orders',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'purchase-orders:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'vendorId', 'vendorName', 'orderDate', 'expectedDate', 'currencyCode', 'total', 'taxTotal', 'grandTotal', 'receivedPercent', 'lines', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'number', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'vendorId', kind: 'number' }, { name: 'vendorName', kind: 'text' }, { name: 'orderDate', kind: 'day' }, { name: 'expectedDate', kind: 'day' }, { name: 'currencyCode', kind: 'text' }, { name: 'total', kind: 'number' }, { name: 'taxTotal', kind: 'number' }, { name: 'grandTotal', kind: 'number' }, { name: 'receivedPercent', kind: 'number' }, { name: 'lines', kind: 'json' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createPurchaseOrder: {
    id: 'createPurchaseOrder',
    method: 'POST',
    path: '/api/purchase-orders',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'purchase-orders:create',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'unknown_payment_terms', 'inactive_currency', 'amount_too_large', 'vendor_blocked', 'vendor_inactive', 'product_inactive', 'no_exchange_rate', 'tax_rate_not_in_force', 'period_locked', 'duplicate_code'],
  },
  listReceptions: {
    id: 'listReceptions',
    method: 'GET',
    path: '/api/purchase-orders/receptions',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'purchase-orders:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'orderId', 'orderNumber', 'vendorId', 'vendorName', 'warehouseId', 'warehouseName', 'date', 'vendorInvoiceNumber', 'notes', 'currencyCode', 'total', 'taxTotal', 'grandTotal', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'number', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'orderId', kind: 'number' }, { name: 'orderNumber', kind: 'text' }, { name: 'vendorId', kind: 'number' }, { name: 'vendorName', kind: 'text' }, { name: 'warehouseId', kind: 'number' }, { name: 'warehouseName', kind: 'text' }, { name: 'date', kind: 'day' }, { name: 'vendorInvoiceNumber', kind: 'text' }, { name: 'notes', kind: 'text' }, { name: 'currencyCode', kind: 'text' }, { name: 'total', kind: 'number' }, { name: 'taxTotal', kind: 'number' }, { name: 'grandTotal', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  getReception: {
    id: 'getReception',
    method: 'GET',
    path: '/api/purchase-orders/receptions/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'purchase-orders:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'orderId', 'orderNumber', 'vendorId', 'vendorName', 'warehouseId', 'warehouseName', 'date', 'vendorInvoiceNumber', 'notes', 'currencyCode', 'total', 'taxTotal', 'grandTotal', 'reversedAt', 'reverseReason', 'lines', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  reverseReception: {
    id: 'reverseReception',
    method: 'POST',
    path: '/api/purchase-orders/receptions/{id}/reverse',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'purchase-orders:receive',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'reception_already_reversed', 'goods_already_left', 'payable_has_payments', 'period_locked'],
  },
  getPurchaseOrder: {
    id: 'getPurchaseOrder',
    method: 'GET',
    path: '/api/purchase-orders/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'purchase-orders:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'vendorId', 'vendorName', 'orderDate', 'expectedDate', 'currencyCode', 'total', 'taxTotal', 'grandTotal', 'receivedPercent', 'warehouseId', 'paymentTerms', 'exchangeRate', 'reference', 'notes', 'lines', 'taxes', 'receptions', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  cancelPurchaseOrder: {
    id: 'cancelPurchaseOrder',
    method: 'POST',
    path: '/api/purchase-orders/{id}/cancel',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'purchase-orders:create',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'order_not_cancellable', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused'],
  },
  openPurchaseOrder: {
    id: 'openPurchaseOrder',
    method: 'POST',
    path: '/api/purchase-orders/{id}/open',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'purchase-orders:create',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'status_transition_not_allowed', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused'],
  },
  downloadPurchaseOrderPdf: {
    id: 'downloadPurchaseOrderPdf',
    method: 'GET',
    path: '/api/purchase-orders/{id}/pdf',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 429, 500, 503],
    permission: 'purchase-orders:read',
    rateLimit: 'exports',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  receivePurchaseOrder: {
    id: 'receivePurchaseOrder',
    method: 'POST',
    path: '/api/purchase-orders/{id}/receive',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'purchase-orders:receive',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'amount_too_large', 'over_receipt', 'price_differs', 'order_not_receivable', 'duplicate_vendor_invoice', 'no_exchange_rate', 'period_locked', 'duplicate_code', 'balance_too_large'],
  },
  listReceivables: {
    id: 'listReceivables',
    method: 'GET',
    path: '/api/receivables',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'receivables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'invoiceId', 'documentNumber', 'customerId', 'customerName', 'issueDate', 'dueDate', 'currencyCode', 'amount', 'paidAmount', 'creditedAmount', 'openAmount', 'status', 'daysOverdue', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'invoiceId', kind: 'number' }, { name: 'documentNumber', kind: 'text' }, { name: 'customerId', kind: 'number' }, { name: 'customerName', kind: 'text' }, { name: 'issueDate', kind: 'day' }, { name: 'dueDate', kind: 'day' }, { name: 'currencyCode', kind: 'text' }, { name: 'amount', kind: 'number' }, { name: 'paidAmount', kind: 'number' }, { name: 'creditedAmount', kind: 'number' }, { name: 'openAmount', kind: 'number' }, { name: 'status', kind: 'text' }, { name: 'daysOverdue', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  getReceivableAging: {
    id: 'getReceivableAging',
    method: 'GET',
    path: '/api/receivables/aging',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'receivables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: true,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['validation_failed'],
  },
  listReceivablePayments: {
    id: 'listReceivablePayments',
    method: 'GET',
    path: '/api/receivables/payments',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'receivables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'customerId', 'customerName', 'date', 'method', 'currencyCode', 'amount', 'allocatedAmount', 'unallocatedAmount', 'version', 'createdAt', 'updatedAt'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'number', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'customerId', kind: 'number' }, { name: 'customerName', kind: 'text' }, { name: 'date', kind: 'day' }, { name: 'method', kind: 'text' }, { name: 'currencyCode', kind: 'text' }, { name: 'amount', kind: 'number' }, { name: 'allocatedAmount', kind: 'number' }, { name: 'unallocatedAmount', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createReceivablePayment: {
    id: 'createReceivablePayment',
    method: 'POST',
    path: '/api/receivables/payments',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'receivables:collect',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'inactive_currency', 'amount_too_large', 'no_exchange_rate', 'period_locked', 'duplicate_code', 'allocation_exceeds_payment', 'duplicate_allocation', 'allocation_exceeds_open', 'customer_mismatch', 'currency_mismatch', 'receivable_closed', 'balance_too_large'],
  },
  getReceivablePayment: {
    id: 'getReceivablePayment',
    method: 'GET',
    path: '/api/receivables/payments/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'receivables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'number', 'status', 'customerId', 'customerName', 'date', 'method', 'currencyCode', 'amount', 'allocatedAmount', 'unallocatedAmount', 'exchangeRate', 'reference', 'notes', 'allocations', 'reversedAt', 'reverseReason', 'customerBalance', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  allocateReceivablePayment: {
    id: 'allocateReceivablePayment',
    method: 'POST',
    path: '/api/receivables/payments/{id}/allocate',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'receivables:collect',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'payment_already_reversed', 'period_locked', 'allocation_exceeds_payment', 'duplicate_allocation', 'allocation_exceeds_open', 'customer_mismatch', 'currency_mismatch', 'receivable_closed'],
  },
  downloadReceivablePaymentPdf: {
    id: 'downloadReceivablePaymentPdf',
    method: 'GET',
    path: '/api/receivables/payments/{id}/pdf',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 429, 500, 503],
    permission: 'receivables:read',
    rateLimit: 'exports',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  releaseReceivablePayment: {
    id: 'releaseReceivablePayment',
    method: 'POST',
    path: '/api/receivables/payments/{id}/release',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'receivables:collect',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'payment_already_reversed', 'period_locked', 'balance_too_large'],
  },
  reverseReceivablePayment: {
    id: 'reverseReceivablePayment',
    method: 'POST',
    path: '/api/receivables/payments/{id}/reverse',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'receivables:collect',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'payment_already_reversed', 'period_locked', 'balance_too_large'],
  },
  listAttachments: {
    id: 'listAttachments',
    method: 'GET',
    path: '/api/records/{kind}/{id}/attachments',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  createAttachment: {
    id: 'createAttachment',
    method: 'POST',
    path: '/api/records/{kind}/{id}/attachments',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'file', maxBytes: 10485760, mime: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.oasis.opendocument.spreadsheet', 'application/vnd.oasis.opendocument.text', 'text/csv', 'text/plain', 'application/xml', 'application/zip'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'attachment_space_full', 'too_many_attachments', 'malware_found'],
  },
  createComment: {
    id: 'createComment',
    method: 'POST',
    path: '/api/records/{kind}/{id}/comments',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found'],
  },
  getRecordTags: {
    id: 'getRecordTags',
    method: 'GET',
    path: '/api/records/{kind}/{id}/tags',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  changeRecordTags: {
    id: 'changeRecordTags',
    method: 'POST',
    path: '/api/records/{kind}/{id}/tags',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_found', 'too_many_tags'],
  },
  getTimeline: {
    id: 'getTimeline',
    method: 'GET',
    path: '/api/records/{kind}/{id}/timeline',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'invalid_cursor'],
  },
  getWatch: {
    id: 'getWatch',
    method: 'GET',
    path: '/api/records/{kind}/{id}/watch',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'not_a_user'],
  },
  startWatch: {
    id: 'startWatch',
    method: 'POST',
    path: '/api/records/{kind}/{id}/watch',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'not_a_user'],
  },
  stopWatch: {
    id: 'stopWatch',
    method: 'DELETE',
    path: '/api/records/{kind}/{id}/watch',
    status: 204,
    statuses: [204, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'none',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'not_a_user'],
  },
  getSales: {
    id: 'getSales',
    method: 'GET',
    path: '/api/reports/sales',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'receivables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: true,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['validation_failed', 'invalid_date_range'],
  },
  getSalesByMonth: {
    id: 'getSalesByMonth',
    method: 'GET',
    path: '/api/reports/sales-by-month',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'receivables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: true,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['validation_failed'],
  },
  listScheduledExports: {
    id: 'listScheduledExports',
    method: 'GET',
    path: '/api/scheduled-exports',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'exports:run',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'name', 'path', 'period', 'format', 'frequency', 'weekday', 'dayOfMonth', 'time', 'recipients', 'active', 'ownerId', 'nextRunAt', 'lastRunAt', 'lastStatus', 'lastRows', 'lastError', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range', 'not_a_user'],
  },
  createScheduledExport: {
    id: 'createScheduledExport',
    method: 'POST',
    path: '/api/scheduled-exports',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'exports:run',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'invalid_idempotency_key', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused', 'not_a_user', 'mail_not_configured'],
  },
  getScheduledExport: {
    id: 'getScheduledExport',
    method: 'GET',
    path: '/api/scheduled-exports/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'exports:run',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'name', 'path', 'period', 'format', 'frequency', 'weekday', 'dayOfMonth', 'time', 'recipients', 'active', 'ownerId', 'nextRunAt', 'lastRunAt', 'lastStatus', 'lastRows', 'lastError', 'version', 'createdAt', 'updatedAt'],
    columns: [],
    errorCodes: ['not_a_user', 'not_found'],
  },
  updateScheduledExport: {
    id: 'updateScheduledExport',
    method: 'PUT',
    path: '/api/scheduled-exports/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'exports:run',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'not_a_user', 'not_found', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  deleteScheduledExport: {
    id: 'deleteScheduledExport',
    method: 'DELETE',
    path: '/api/scheduled-exports/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 429, 500, 503],
    permission: 'exports:run',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_a_user', 'not_found', 'version_mismatch'],
  },
  runScheduledExport: {
    id: 'runScheduledExport',
    method: 'POST',
    path: '/api/scheduled-exports/{id}/run',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'exports:run',
    rateLimit: 'exports',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_a_user', 'not_found', 'mail_not_configured'],
  },
  listTags: {
    id: 'listTags',
    method: 'GET',
    path: '/api/tags',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  listTaggedRecords: {
    id: 'listTaggedRecords',
    method: 'GET',
    path: '/api/tags/{tag}/records',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_cursor', 'not_found'],
  },
  getTestClock: {
    id: 'getTestClock',
    method: 'GET',
    path: '/api/test-company/clock',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['test_key_required'],
  },
  updateTestClock: {
    id: 'updateTestClock',
    method: 'PUT',
    path: '/api/test-company/clock',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 412, 413, 415, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'test_key_required', 'documents_after_clock', 'version_mismatch'],
  },
  resetTestCompany: {
    id: 'resetTestCompany',
    method: 'POST',
    path: '/api/test-company/reset',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'config:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['test_key_required'],
  },
  listVendors: {
    id: 'listVendors',
    method: 'GET',
    path: '/api/vendors',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'vendors:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'taxId', 'email', 'phone', 'city', 'active', 'version', 'createdAt', 'updatedAt', 'metadata', 'customFields'],
    columns: [{ name: 'id', kind: 'number' }, { name: 'code', kind: 'text' }, { name: 'name', kind: 'text' }, { name: 'taxId', kind: 'text' }, { name: 'email', kind: 'text' }, { name: 'phone', kind: 'text' }, { name: 'city', kind: 'text' }, { name: 'active', kind: 'boolean' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createVendor: {
    id: 'createVendor',
    method: 'POST',
    path: '/api/vendors',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'vendors:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    imported: { kind: 'vendors', columns: [{ name: 'code', kind: 'text', required: false }, { name: 'name', kind: 'text', required: true }, { name: 'tradeName', kind: 'text', required: false }, { name: 'taxIdType', kind: 'text', required: false }, { name: 'taxId', kind: 'text', required: false }, { name: 'email', kind: 'text', required: false }, { name: 'phone', kind: 'text', required: false }, { name: 'language', kind: 'text', required: false }, { name: 'line1', kind: 'text', of: 'address', required: false }, { name: 'line2', kind: 'text', of: 'address', required: false }, { name: 'city', kind: 'text', of: 'address', required: false }, { name: 'region', kind: 'text', of: 'address', required: false }, { name: 'postalCode', kind: 'text', of: 'address', required: false }, { name: 'country', kind: 'text', of: 'address', required: false }, { name: 'paymentTerms', kind: 'text', required: false }, { name: 'currencyCode', kind: 'text', required: false }, { name: 'blocked', kind: 'boolean', required: false }, { name: 'notes', kind: 'text', required: false }, { name: 'active', kind: 'boolean', required: false }], changes: ['code', 'name', 'tradeName', 'taxIdType', 'taxId', 'email', 'phone', 'language', 'address', 'paymentTerms', 'currencyCode', 'blocked', 'contacts', 'bankAccounts', 'notes', 'active', 'metadata', 'customFields'] },
    errorCodes: ['malformed_json', 'unknown_field', 'invalid_idempotency_key', 'unknown_payment_terms', 'inactive_currency', 'invalid_tax_id', 'duplicate_code', 'duplicate_tax_id', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  getVendor: {
    id: 'getVendor',
    method: 'GET',
    path: '/api/vendors/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'vendors:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'code', 'name', 'tradeName', 'taxIdType', 'taxId', 'email', 'phone', 'language', 'city', 'active', 'address', 'paymentTerms', 'currencyCode', 'blocked', 'contacts', 'bankAccounts', 'notes', 'version', 'createdAt', 'updatedAt', 'metadata', 'customFields'],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateVendor: {
    id: 'updateVendor',
    method: 'PUT',
    path: '/api/vendors/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'vendors:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'unknown_payment_terms', 'inactive_currency', 'invalid_tax_id', 'not_found', 'duplicate_code', 'duplicate_tax_id', 'has_open_documents', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  getVendorBalance: {
    id: 'getVendorBalance',
    method: 'GET',
    path: '/api/vendors/{id}/balance',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'payables:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listWebhookEndpoints: {
    id: 'listWebhookEndpoints',
    method: 'GET',
    path: '/api/webhooks',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'url', 'events', 'payload', 'apiVersion', 'status', 'disabledReason', 'description', 'secretLast4', 'lastDeliveryAt', 'failureCount', 'version', 'createdAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createWebhookEndpoint: {
    id: 'createWebhookEndpoint',
    method: 'POST',
    path: '/api/webhooks',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'permission_not_grantable', 'too_many_webhooks'],
  },
  getWebhookEndpoint: {
    id: 'getWebhookEndpoint',
    method: 'GET',
    path: '/api/webhooks/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'url', 'events', 'payload', 'apiVersion', 'status', 'disabledReason', 'description', 'secretLast4', 'lastDeliveryAt', 'failureCount', 'stats', 'version', 'createdAt'],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateWebhookEndpoint: {
    id: 'updateWebhookEndpoint',
    method: 'PUT',
    path: '/api/webhooks/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: ['if-match'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'unknown_field', 'payload_too_large', 'unsupported_media_type', 'not_found', 'permission_not_grantable', 'version_mismatch'],
  },
  deleteWebhookEndpoint: {
    id: 'deleteWebhookEndpoint',
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listWebhookDeliveries: {
    id: 'listWebhookDeliveries',
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: true,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'webhookId', 'eventId', 'eventType', 'attempt', 'maxAttempts', 'trigger', 'status', 'createdAt', 'deliveredAt', 'nextAttemptAt'],
    columns: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range', 'not_found'],
  },
  getWebhookDelivery: {
    id: 'getWebhookDelivery',
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries/{deliveryId}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: ['id', 'webhookId', 'eventId', 'eventType', 'url', 'attempt', 'maxAttempts', 'trigger', 'status', 'requestBody', 'responseStatus', 'responseBody', 'durationMs', 'error', 'createdAt', 'deliveredAt', 'nextAttemptAt', 'attempts'],
    columns: [],
    errorCodes: ['not_found'],
  },
  resendWebhookDelivery: {
    id: 'resendWebhookDelivery',
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries/{deliveryId}/resend',
    status: 202,
    statuses: [202, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found'],
  },
  rotateWebhookEndpoint: {
    id: 'rotateWebhookEndpoint',
    method: 'POST',
    path: '/api/webhooks/{id}/rotate',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found', 'too_many_secrets'],
  },
  testWebhookEndpoint: {
    id: 'testWebhookEndpoint',
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    status: 202,
    statuses: [202, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'general',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['invalid_idempotency_key', 'idempotency_in_progress', 'idempotency_key_reused', 'not_found'],
  },
};

export const trie: TrieNode = {
  literals: table({
    api: {
      literals: table({
        admin: {
          literals: table({
            'api-keys': {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  revoke: {
                    literals: table({}),
                    methods: table({ POST: 'revokeApiKey' }),
                    allow: 'POST',
                  },
                  rotate: {
                    literals: table({}),
                    methods: table({ POST: 'rotateApiKey' }),
                    allow: 'POST',
                  },
                  usage: {
                    literals: table({}),
                    methods: table({ GET: 'getApiKeyUsage' }),
                    allow: 'GET',
                  },
                }),
                methods: table({ GET: 'getApiKey', PUT: 'updateApiKey' }),
                allow: 'GET, PUT',
              } },
              methods: table({ GET: 'listApiKeys', POST: 'createApiKey' }),
              allow: 'GET, POST',
            },
            audit: {
              literals: table({}),
              methods: table({ GET: 'listAuditEntries' }),
              allow: 'GET',
            },
            mails: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  cancel: {
                    literals: table({}),
                    methods: table({ POST: 'cancelMail' }),
                    allow: 'POST',
                  },
                  retry: {
                    literals: table({}),
                    methods: table({ POST: 'retryMail' }),
                    allow: 'POST',
                  },
                }),
              } },
              methods: table({ GET: 'listMails' }),
              allow: 'GET',
            },
            permissions: {
              literals: table({}),
              methods: table({ GET: 'getPermissions' }),
              allow: 'GET',
            },
            roles: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ GET: 'getRole', PUT: 'updateRole', DELETE: 'deleteRole' }),
                allow: 'GET, PUT, DELETE',
              } },
              methods: table({ GET: 'listRoles', POST: 'createRole' }),
              allow: 'GET, POST',
            },
            'self-check': {
              literals: table({}),
              methods: table({ GET: 'runSelfCheck' }),
              allow: 'GET',
            },
            sso: {
              literals: table({}),
              methods: table({ GET: 'getSsoConnection', PUT: 'updateSsoConnection', DELETE: 'deleteSsoConnection' }),
              allow: 'GET, PUT, DELETE',
            },
            users: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  keys: {
                    literals: table({}),
                    methods: table({ GET: 'listUserKeys' }),
                    allow: 'GET',
                  },
                  logins: {
                    literals: table({}),
                    param: { name: 'loginId', node: {
                      literals: table({}),
                      methods: table({ DELETE: 'revokeUserLogin' }),
                      allow: 'DELETE',
                    } },
                    methods: table({ GET: 'listUserLogins' }),
                    allow: 'GET',
                  },
                  password: {
                    literals: table({}),
                    methods: table({ POST: 'changeUserPassword' }),
                    allow: 'POST',
                  },
                  'password-reset': {
                    literals: table({}),
                    methods: table({ POST: 'createPasswordReset' }),
                    allow: 'POST',
                  },
                  'second-factor': {
                    literals: table({}),
                    methods: table({ DELETE: 'removeUserSecondFactor' }),
                    allow: 'DELETE',
                  },
                  unlock: {
                    literals: table({}),
                    methods: table({ POST: 'unlockUser' }),
                    allow: 'POST',
                  },
                }),
                methods: table({ GET: 'getUser', PUT: 'updateUser' }),
                allow: 'GET, PUT',
              } },
              methods: table({ GET: 'listUsers', POST: 'createUser' }),
              allow: 'GET, POST',
            },
          }),
        },
        attachments: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              content: {
                literals: table({}),
                methods: table({ GET: 'downloadAttachment' }),
                allow: 'GET',
              },
            }),
            methods: table({ GET: 'getAttachment', DELETE: 'deleteAttachment' }),
            allow: 'GET, DELETE',
          } },
        },
        auth: {
          literals: table({
            login: {
              literals: table({}),
              methods: table({ POST: 'login' }),
              allow: 'POST',
            },
            logins: {
              literals: table({}),
              param: { name: 'loginId', node: {
                literals: table({}),
                methods: table({ DELETE: 'revokeOwnLogin' }),
                allow: 'DELETE',
              } },
              methods: table({ GET: 'listOwnLogins', DELETE: 'revokeOtherLogins' }),
              allow: 'GET, DELETE',
            },
            logout: {
              literals: table({}),
              methods: table({ POST: 'logout' }),
              allow: 'POST',
            },
            me: {
              literals: table({}),
              methods: table({ GET: 'getMe' }),
              allow: 'GET',
            },
            options: {
              literals: table({}),
              methods: table({ GET: 'getLoginOptions' }),
              allow: 'GET',
            },
            'passkey-login': {
              literals: table({}),
              methods: table({ POST: 'finishPasskeyLogin' }),
              allow: 'POST',
            },
            passkeys: {
              literals: table({
                options: {
                  literals: table({}),
                  methods: table({ GET: 'getPasskeyOptions' }),
                  allow: 'GET',
                },
              }),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ PUT: 'updatePasskey', DELETE: 'deletePasskey' }),
                allow: 'PUT, DELETE',
              } },
              methods: table({ GET: 'listPasskeys', POST: 'createPasskey' }),
              allow: 'GET, POST',
            },
            password: {
              literals: table({}),
              methods: table({ POST: 'changeOwnPassword' }),
              allow: 'POST',
            },
            'password-reset': {
              literals: table({
                mail: {
                  literals: table({}),
                  methods: table({ POST: 'sendPasswordReset' }),
                  allow: 'POST',
                },
              }),
              methods: table({ POST: 'resetPassword' }),
              allow: 'POST',
            },
            refresh: {
              literals: table({}),
              methods: table({ POST: 'refreshTokens' }),
              allow: 'POST',
            },
            'second-factor': {
              literals: table({
                confirm: {
                  literals: table({}),
                  methods: table({ POST: 'verifySecondFactor' }),
                  allow: 'POST',
                },
                'recovery-codes': {
                  literals: table({}),
                  methods: table({ POST: 'createRecoveryCodes' }),
                  allow: 'POST',
                },
                remove: {
                  literals: table({}),
                  methods: table({ POST: 'removeSecondFactor' }),
                  allow: 'POST',
                },
              }),
              methods: table({ GET: 'getSecondFactor', POST: 'createSecondFactor' }),
              allow: 'GET, POST',
            },
            sso: {
              literals: table({
                finish: {
                  literals: table({}),
                  methods: table({ POST: 'finishSso' }),
                  allow: 'POST',
                },
              }),
              methods: table({ POST: 'startSso' }),
              allow: 'POST',
            },
          }),
        },
        batch: {
          literals: table({}),
          methods: table({ POST: 'runBatch' }),
          allow: 'POST',
        },
        colleagues: {
          literals: table({}),
          methods: table({ GET: 'listColleagues' }),
          allow: 'GET',
        },
        comments: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({}),
            methods: table({ GET: 'getComment', PUT: 'updateComment', DELETE: 'deleteComment' }),
            allow: 'GET, PUT, DELETE',
          } },
        },
        config: {
          literals: table({
            company: {
              literals: table({}),
              methods: table({ GET: 'getCompany', PUT: 'updateCompany' }),
              allow: 'GET, PUT',
            },
            currencies: {
              literals: table({}),
              param: { name: 'code', node: {
                literals: table({}),
                methods: table({ PUT: 'updateCurrency' }),
                allow: 'PUT',
              } },
              methods: table({ GET: 'listCurrencies' }),
              allow: 'GET',
            },
            'custom-fields': {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ GET: 'getCustomField', PUT: 'updateCustomField', DELETE: 'deleteCustomField' }),
                allow: 'GET, PUT, DELETE',
              } },
              methods: table({ GET: 'listCustomFields', POST: 'createCustomField' }),
              allow: 'GET, POST',
            },
            'exchange-rates': {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ PUT: 'updateExchangeRate' }),
                allow: 'PUT',
              } },
              methods: table({ GET: 'listExchangeRates', POST: 'createExchangeRate' }),
              allow: 'GET, POST',
            },
            'mail-templates': {
              literals: table({}),
              param: { name: 'template', node: {
                literals: table({}),
                param: { name: 'locale', node: {
                  literals: table({
                    preview: {
                      literals: table({}),
                      methods: table({ GET: 'getMailPreview' }),
                      allow: 'GET',
                    },
                  }),
                  methods: table({ GET: 'getMailTemplate', PUT: 'updateMailTemplate', DELETE: 'resetMailTemplate' }),
                  allow: 'GET, PUT, DELETE',
                } },
              } },
              methods: table({ GET: 'listMailTemplates' }),
              allow: 'GET',
            },
            'mail-test': {
              literals: table({}),
              methods: table({ POST: 'testMail' }),
              allow: 'POST',
            },
            'payment-terms': {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ PUT: 'updatePaymentTerms' }),
                allow: 'PUT',
              } },
              methods: table({ GET: 'listPaymentTerms', POST: 'createPaymentTerms' }),
              allow: 'GET, POST',
            },
            'period-lock': {
              literals: table({}),
              methods: table({ POST: 'lockPeriod' }),
              allow: 'POST',
            },
            series: {
              literals: table({}),
              param: { name: 'code', node: {
                literals: table({}),
                methods: table({ PUT: 'updateSeries' }),
                allow: 'PUT',
              } },
              methods: table({ GET: 'listSeries' }),
              allow: 'GET',
            },
            'tax-rates': {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ PUT: 'updateTaxRate' }),
                allow: 'PUT',
              } },
              methods: table({ GET: 'listTaxRates', POST: 'createTaxRate' }),
              allow: 'GET, POST',
            },
          }),
        },
        'credit-notes': {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              allocate: {
                literals: table({}),
                methods: table({ POST: 'allocateCreditNote' }),
                allow: 'POST',
              },
              pdf: {
                literals: table({}),
                methods: table({ GET: 'downloadCreditNotePdf' }),
                allow: 'GET',
              },
              release: {
                literals: table({}),
                methods: table({ POST: 'releaseCreditNote' }),
                allow: 'POST',
              },
              void: {
                literals: table({}),
                methods: table({ POST: 'voidCreditNote' }),
                allow: 'POST',
              },
              xml: {
                literals: table({}),
                methods: table({ GET: 'downloadCreditNoteXml' }),
                allow: 'GET',
              },
            }),
            methods: table({ GET: 'getCreditNote' }),
            allow: 'GET',
          } },
          methods: table({ GET: 'listCreditNotes', POST: 'createCreditNote' }),
          allow: 'GET, POST',
        },
        crm: {
          literals: table({
            leads: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  status: {
                    literals: table({}),
                    methods: table({ PUT: 'changeLeadStatus' }),
                    allow: 'PUT',
                  },
                }),
                methods: table({ GET: 'getLead' }),
                allow: 'GET',
              } },
              methods: table({ GET: 'listLeads', POST: 'createLead' }),
              allow: 'GET, POST',
            },
            opportunities: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  stage: {
                    literals: table({}),
                    methods: table({ PUT: 'changeOpportunityStage' }),
                    allow: 'PUT',
                  },
                }),
                methods: table({ GET: 'getOpportunity' }),
                allow: 'GET',
              } },
              methods: table({ GET: 'listOpportunities', POST: 'createOpportunity' }),
              allow: 'GET, POST',
            },
          }),
        },
        customers: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              balance: {
                literals: table({}),
                methods: table({ GET: 'getCustomerBalance' }),
                allow: 'GET',
              },
            }),
            methods: table({ GET: 'getCustomer', PUT: 'updateCustomer' }),
            allow: 'GET, PUT',
          } },
          methods: table({ GET: 'listCustomers', POST: 'createCustomer' }),
          allow: 'GET, POST',
        },
        events: {
          literals: table({}),
          methods: table({ GET: 'listEvents' }),
          allow: 'GET',
        },
        'import-jobs': {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              cancel: {
                literals: table({}),
                methods: table({ POST: 'cancelImport' }),
                allow: 'POST',
              },
            }),
            methods: table({ GET: 'getImport' }),
            allow: 'GET',
          } },
          methods: table({ GET: 'listImports', POST: 'startImport' }),
          allow: 'GET, POST',
        },
        imports: {
          literals: table({}),
          param: { name: 'kind', node: {
            literals: table({}),
            methods: table({ POST: 'importRecords' }),
            allow: 'POST',
          } },
        },
        inventory: {
          literals: table({
            adjustments: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  reverse: {
                    literals: table({}),
                    methods: table({ POST: 'reverseAdjustment' }),
                    allow: 'POST',
                  },
                }),
                methods: table({ GET: 'getAdjustment' }),
                allow: 'GET',
              } },
              methods: table({ GET: 'listAdjustments', POST: 'createAdjustment' }),
              allow: 'GET, POST',
            },
            movements: {
              literals: table({}),
              methods: table({ GET: 'listMovements' }),
              allow: 'GET',
            },
            stock: {
              literals: table({}),
              methods: table({ GET: 'listStock' }),
              allow: 'GET',
            },
            transfers: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  reverse: {
                    literals: table({}),
                    methods: table({ POST: 'reverseTransfer' }),
                    allow: 'POST',
                  },
                }),
                methods: table({ GET: 'getTransfer' }),
                allow: 'GET',
              } },
              methods: table({ GET: 'listTransfers', POST: 'createTransfer' }),
              allow: 'GET, POST',
            },
            warehouses: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ PUT: 'updateWarehouse' }),
                allow: 'PUT',
              } },
              methods: table({ GET: 'listWarehouses', POST: 'createWarehouse' }),
              allow: 'GET, POST',
            },
          }),
        },
        invoices: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              issue: {
                literals: table({}),
                methods: table({ POST: 'issueInvoice' }),
                allow: 'POST',
              },
              pdf: {
                literals: table({}),
                methods: table({ GET: 'downloadInvoicePdf' }),
                allow: 'GET',
              },
              void: {
                literals: table({}),
                methods: table({ POST: 'voidInvoice' }),
                allow: 'POST',
              },
              xml: {
                literals: table({}),
                methods: table({ GET: 'downloadInvoiceXml' }),
                allow: 'GET',
              },
            }),
            methods: table({ GET: 'getInvoice', PUT: 'updateInvoice', DELETE: 'deleteInvoice' }),
            allow: 'GET, PUT, DELETE',
          } },
          methods: table({ GET: 'listInvoices', POST: 'createInvoice' }),
          allow: 'GET, POST',
        },
        notifications: {
          literals: table({
            read: {
              literals: table({}),
              methods: table({ POST: 'markNotifications' }),
              allow: 'POST',
            },
          }),
          methods: table({ GET: 'listNotifications' }),
          allow: 'GET',
        },
        payables: {
          literals: table({
            aging: {
              literals: table({}),
              methods: table({ GET: 'getPayableAging' }),
              allow: 'GET',
            },
            payments: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  allocate: {
                    literals: table({}),
                    methods: table({ POST: 'allocatePayablePayment' }),
                    allow: 'POST',
                  },
                  pdf: {
                    literals: table({}),
                    methods: table({ GET: 'downloadPayablePaymentPdf' }),
                    allow: 'GET',
                  },
                  release: {
                    literals: table({}),
                    methods: table({ POST: 'releasePayablePayment' }),
                    allow: 'POST',
                  },
                  reverse: {
                    literals: table({}),
                    methods: table({ POST: 'reversePayablePayment' }),
                    allow: 'POST',
                  },
                }),
                methods: table({ GET: 'getPayablePayment' }),
                allow: 'GET',
              } },
              methods: table({ GET: 'listPayablePayments', POST: 'createPayablePayment' }),
              allow: 'GET, POST',
            },
          }),
          methods: table({ GET: 'listPayables' }),
          allow: 'GET',
        },
        products: {
          literals: table({
            categories: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ PUT: 'updateProductCategory', DELETE: 'deleteProductCategory' }),
                allow: 'PUT, DELETE',
              } },
              methods: table({ GET: 'listProductCategories', POST: 'createProductCategory' }),
              allow: 'GET, POST',
            },
          }),
          param: { name: 'id', node: {
            literals: table({}),
            methods: table({ GET: 'getProduct', PUT: 'updateProduct', DELETE: 'deactivateProduct' }),
            allow: 'GET, PUT, DELETE',
          } },
          methods: table({ GET: 'listProducts', POST: 'createProduct' }),
          allow: 'GET, POST',
        },
        'purchase-orders': {
          literals: table({
            receptions: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  reverse: {
                    literals: table({}),
                    methods: table({ POST: 'reverseReception' }),
                    allow: 'POST',
                  },
                }),
                methods: table({ GET: 'getReception' }),
                allow: 'GET',
              } },
              methods: table({ GET: 'listReceptions' }),
              allow: 'GET',
            },
          }),
          param: { name: 'id', node: {
            literals: table({
              cancel: {
                literals: table({}),
                methods: table({ POST: 'cancelPurchaseOrder' }),
                allow: 'POST',
              },
              open: {
                literals: table({}),
                methods: table({ POST: 'openPurchaseOrder' }),
                allow: 'POST',
              },
              pdf: {
                literals: table({}),
                methods: table({ GET: 'downloadPurchaseOrderPdf' }),
                allow: 'GET',
              },
              receive: {
                literals: table({}),
                methods: table({ POST: 'receivePurchaseOrder' }),
                allow: 'POST',
              },
            }),
            methods: table({ GET: 'getPurchaseOrder' }),
            allow: 'GET',
          } },
          methods: table({ GET: 'listPurchaseOrders', POST: 'createPurchaseOrder' }),
          allow: 'GET, POST',
        },
        receivables: {
          literals: table({
            aging: {
              literals: table({}),
              methods: table({ GET: 'getReceivableAging' }),
              allow: 'GET',
            },
            payments: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  allocate: {
                    literals: table({}),
                    methods: table({ POST: 'allocateReceivablePayment' }),
                    allow: 'POST',
                  },
                  pdf: {
                    literals: table({}),
                    methods: table({ GET: 'downloadReceivablePaymentPdf' }),
                    allow: 'GET',
                  },
                  release: {
                    literals: table({}),
                    methods: table({ POST: 'releaseReceivablePayment' }),
                    allow: 'POST',
                  },
                  reverse: {
                    literals: table({}),
                    methods: table({ POST: 'reverseReceivablePayment' }),
                    allow: 'POST',
                  },
                }),
                methods: table({ GET: 'getReceivablePayment' }),
                allow: 'GET',
              } },
              methods: table({ GET: 'listReceivablePayments', POST: 'createReceivablePayment' }),
              allow: 'GET, POST',
            },
          }),
          methods: table({ GET: 'listReceivables' }),
          allow: 'GET',
        },
        records: {
          literals: table({}),
          param: { name: 'kind', node: {
            literals: table({}),
            param: { name: 'id', node: {
              literals: table({
                attachments: {
                  literals: table({}),
                  methods: table({ GET: 'listAttachments', POST: 'createAttachment' }),
                  allow: 'GET, POST',
                },
                comments: {
                  literals: table({}),
                  methods: table({ POST: 'createComment' }),
                  allow: 'POST',
                },
                tags: {
                  literals: table({}),
                  methods: table({ GET: 'getRecordTags', POST: 'changeRecordTags' }),
                  allow: 'GET, POST',
                },
                timeline: {
                  literals: table({}),
                  methods: table({ GET: 'getTimeline' }),
                  allow: 'GET',
                },
                watch: {
                  literals: table({}),
                  methods: table({ GET: 'getWatch', POST: 'startWatch', DELETE: 'stopWatch' }),
                  allow: 'GET, POST, DELETE',
                },
              }),
            } },
          } },
        },
        reports: {
          literals: table({
            sales: {
              literals: table({}),
              methods: table({ GET: 'getSales' }),
              allow: 'GET',
            },
            'sales-by-month': {
              literals: table({}),
              methods: table({ GET: 'getSalesByMonth' }),
              allow: 'GET',
            },
          }),
        },
        'scheduled-exports': {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              run: {
                literals: table({}),
                methods: table({ POST: 'runScheduledExport' }),
                allow: 'POST',
              },
            }),
            methods: table({ GET: 'getScheduledExport', PUT: 'updateScheduledExport', DELETE: 'deleteScheduledExport' }),
            allow: 'GET, PUT, DELETE',
          } },
          methods: table({ GET: 'listScheduledExports', POST: 'createScheduledExport' }),
          allow: 'GET, POST',
        },
        tags: {
          literals: table({}),
          param: { name: 'tag', node: {
            literals: table({
              records: {
                literals: table({}),
                methods: table({ GET: 'listTaggedRecords' }),
                allow: 'GET',
              },
            }),
          } },
          methods: table({ GET: 'listTags' }),
          allow: 'GET',
        },
        'test-company': {
          literals: table({
            clock: {
              literals: table({}),
              methods: table({ GET: 'getTestClock', PUT: 'updateTestClock' }),
              allow: 'GET, PUT',
            },
            reset: {
              literals: table({}),
              methods: table({ POST: 'resetTestCompany' }),
              allow: 'POST',
            },
          }),
        },
        vendors: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              balance: {
                literals: table({}),
                methods: table({ GET: 'getVendorBalance' }),
                allow: 'GET',
              },
            }),
            methods: table({ GET: 'getVendor', PUT: 'updateVendor' }),
            allow: 'GET, PUT',
          } },
          methods: table({ GET: 'listVendors', POST: 'createVendor' }),
          allow: 'GET, POST',
        },
        webhooks: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              deliveries: {
                literals: table({}),
                param: { name: 'deliveryId', node: {
                  literals: table({
                    resend: {
                      literals: table({}),
                      methods: table({ POST: 'resendWebhookDelivery' }),
                      allow: 'POST',
                    },
                  }),
                  methods: table({ GET: 'getWebhookDelivery' }),
                  allow: 'GET',
                } },
                methods: table({ GET: 'listWebhookDeliveries' }),
                allow: 'GET',
              },
              rotate: {
                literals: table({}),
                methods: table({ POST: 'rotateWebhookEndpoint' }),
                allow: 'POST',
              },
              test: {
                literals: table({}),
                methods: table({ POST: 'testWebhookEndpoint' }),
                allow: 'POST',
              },
            }),
            methods: table({ GET: 'getWebhookEndpoint', PUT: 'updateWebhookEndpoint', DELETE: 'deleteWebhookEndpoint' }),
            allow: 'GET, PUT, DELETE',
          } },
          methods: table({ GET: 'listWebhookEndpoints', POST: 'createWebhookEndpoint' }),
          allow: 'GET, POST',
        },
      }),
    },
  }),
};
