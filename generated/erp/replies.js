// Written by npm run codegen; do not edit.

// scripts/codegen/runtime/faults.ts
function validator(check) {
  const validate = (data) => {
    const faults = [];
    check(faults, data, "", "");
    validate.errors = faults.length === 0 ? null : faults;
    return faults.length === 0;
  };
  validate.errors = null;
  return validate;
}
function fault(faults, place, keyword, params, message) {
  faults.push({ instancePath: place, keyword, params, message });
}
function wrongType(faults, place, type) {
  fault(faults, place, "type", { type }, `must be ${String(type)}`);
}
var typed = (type, isNullable) => isNullable ? [type, "null"] : type;

// scripts/codegen/runtime/composites.ts
var hasUniqueItems = (items) => new Set(items).size === items.length;
function array(faults, value, at, key, isNullable, rules) {
  if (value === null && isNullable) return;
  if (!Array.isArray(value)) {
    wrongType(faults, at + key, typed("array", isNullable));
    return;
  }
  const { min, max, isUnique, item } = rules;
  const place = at + key;
  if (max !== void 0 && value.length > max)
    fault(faults, place, "maxItems", { limit: max }, `must NOT have more than ${max} items`);
  if (min !== void 0 && value.length < min)
    fault(faults, place, "minItems", { limit: min }, `must NOT have fewer than ${min} items`);
  if (isUnique && !hasUniqueItems(value))
    fault(faults, place, "x-unique", {}, "must not have duplicate items");
  if (item === void 0) return;
  for (let index = 0; index < value.length; index += 1)
    item(faults, value[index], place, `/${index}`);
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function object(faults, value, place, isNullable) {
  if (isObject(value)) return true;
  if (value !== null || !isNullable) wrongType(faults, place, typed("object", isNullable));
  return false;
}
function required(faults, value, place, names) {
  for (const name of names)
    if (value[name] === void 0)
      fault(
        faults,
        place,
        "required",
        { missingProperty: name },
        `must have required property '${name}'`
      );
}
function closed(faults, value, place, known) {
  for (const name in value)
    if (!known.has(name))
      fault(
        faults,
        place,
        "additionalProperties",
        { additionalProperty: name },
        "must NOT have additional properties"
      );
}

// scripts/codegen/runtime/decimals.ts
function hasAtMostDecimals(value, limit) {
  if (Number.isInteger(value)) return true;
  const text2 = String(value);
  const exponentAt = text2.indexOf("e");
  const mantissa = exponentAt < 0 ? text2 : text2.slice(0, exponentAt);
  const exponent = exponentAt < 0 ? 0 : Number(text2.slice(exponentAt + 1));
  const point = mantissa.indexOf(".");
  const written = point < 0 ? 0 : mantissa.length - point - 1;
  return written - exponent <= limit;
}

// scripts/codegen/runtime/scalars.ts
var noRules = {};
function outside(faults, place, keyword, limit, sign) {
  fault(faults, place, keyword, { comparison: sign, limit }, `must be ${sign} ${limit}`);
}
function lengthOf(text2) {
  let length = text2.length;
  for (let at = 0; at < text2.length - 1; at += 1) {
    const isPair = (text2.charCodeAt(at) & 64512) === 55296 && (text2.charCodeAt(at + 1) & 64512) === 56320;
    if (isPair) {
      length -= 1;
      at += 1;
    }
  }
  return length;
}
function text(faults, value, at, key, isNullable, rules) {
  if (value === null && isNullable) return;
  if (typeof value !== "string") {
    wrongType(faults, at + key, typed("string", isNullable));
    return;
  }
  const { min, max, pattern, format } = rules;
  if (max !== void 0 && value.length > max && lengthOf(value) > max)
    fault(
      faults,
      at + key,
      "maxLength",
      { limit: max },
      `must NOT have more than ${max} characters`
    );
  if (min !== void 0 && value.length < 2 * min && lengthOf(value) < min)
    fault(
      faults,
      at + key,
      "minLength",
      { limit: min },
      `must NOT have fewer than ${min} characters`
    );
  if (pattern?.test(value) === false)
    fault(
      faults,
      at + key,
      "pattern",
      { pattern: pattern.source },
      `must match pattern "${pattern.source}"`
    );
  if (format?.[1](value) === false)
    fault(faults, at + key, "format", { format: format[0] }, `must match format "${format[0]}"`);
}
function number(faults, value, at, key, isNullable, rules) {
  if (value === null && isNullable) return;
  const isRight = rules.isInteger ? Number.isInteger(value) : Number.isFinite(value);
  const type = rules.isInteger ? "integer" : "number";
  if (!isRight) wrongType(faults, at + key, typed(type, isNullable));
  if (typeof value === "number" && Number.isFinite(value)) bounds(faults, value, at, key, rules);
}
function bounds(faults, value, at, key, rules) {
  const { min, max, above, below, decimals } = rules;
  if (max !== void 0 && value > max) outside(faults, at + key, "maximum", max, "<=");
  if (min !== void 0 && value < min) outside(faults, at + key, "minimum", min, ">=");
  if (below !== void 0 && value >= below)
    outside(faults, at + key, "exclusiveMaximum", below, "<");
  if (above !== void 0 && value <= above)
    outside(faults, at + key, "exclusiveMinimum", above, ">");
  if (decimals !== void 0 && !hasAtMostDecimals(value, decimals)) {
    const message = `must have at most ${decimals} decimals`;
    fault(faults, at + key, "x-decimals", { limit: decimals }, message);
  }
}
function boolean(faults, value, at, key, isNullable) {
  if (typeof value === "boolean" || value === null && isNullable) return;
  wrongType(faults, at + key, typed("boolean", isNullable));
}
var isOfType = {
  string: (value) => typeof value === "string",
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject
};
function types(faults, value, at, key, names) {
  if (!names.some((name) => isOfType[name]?.(value))) wrongType(faults, at + key, names);
}
function choice(faults, value, at, key, values) {
  if (!values.includes(value))
    fault(
      faults,
      at + key,
      "enum",
      { allowedValues: values },
      "must be equal to one of the allowed values"
    );
}
function constant(faults, value, at, key, allowed) {
  if (value !== allowed)
    fault(faults, at + key, "const", { allowedValue: allowed }, "must be equal to constant");
}

// scripts/codegen/runtime/formats.ts
var day = /^(\d{4})-(\d\d)-(\d\d)$/;
var time = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;
var daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
var localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
var domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
var uuidText = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
var isLeapYear = (year) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
function date(text2) {
  const [, year, month, dayOfMonth] = day.exec(text2)?.map(Number) ?? [];
  if (year === void 0 || month === void 0 || dayOfMonth === void 0) return false;
  const days = month === 2 && isLeapYear(year) ? 29 : daysOfMonth[month - 1] ?? 0;
  return year >= 1 && dayOfMonth >= 1 && dayOfMonth <= days;
}
function isTime(text2) {
  const parts = time.exec(text2);
  if (parts === null) return false;
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [offsetHour, offsetMinute] = [Number(parts[5] ?? 0), Number(parts[6] ?? 0)];
  if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const sign = parts[4] === "-" ? 1 : -1;
  const minuteInUtc = hour * 60 + minute + sign * (offsetHour * 60 + offsetMinute);
  return second === 60 && (minuteInUtc + 2880) % 1440 === 1439;
}
function dateTime(text2) {
  const separator = text2.charAt(10);
  if (separator !== "T" && separator !== "t" && separator !== " ") return false;
  return date(text2.slice(0, 10)) && isTime(text2.slice(11));
}
function email(text2) {
  const at = text2.lastIndexOf("@");
  return at > 0 && localPart.test(text2.slice(0, at)) && domain.test(text2.slice(at + 1));
}
var uuid = (text2) => uuidText.test(text2);

// entry.js
var ApiKeyListReplyRequired = ["ok", "data", "totalCount", "page", "pageSize"];
var ApiKeyListReplyMembers = /* @__PURE__ */ new Set(["ok", "data", "totalCount", "totalIsCapped", "page", "pageSize", "nextCursor", "message"]);
var ApiKeyRequired = ["id", "masked", "name", "permissions", "allowedIps", "expiresAt", "expired", "lastUsedAt", "lastUsedIp", "status", "createdBy", "revokedAt", "replacesId", "replacedById", "version", "createdAt", "updatedAt"];
var ApiKeyMembers = /* @__PURE__ */ new Set(["id", "masked", "name", "permissions", "allowedIps", "expiresAt", "expired", "lastUsedAt", "lastUsedIp", "status", "createdBy", "revokedAt", "replacesId", "replacedById", "version", "createdAt", "updatedAt"]);
var IdRules = { isInteger: true, min: 1, max: 9007199254740991 };
function checkId(faults, value, at, key) {
  number(faults, value, at, key, false, IdRules);
}
var ApiKeyMaskedRules = { max: 60 };
var ApiKeyNameRules = { max: 200 };
var ApiKeyPermissionsItemRules = { max: 80 };
function checkApiKeyPermissionsItem(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyPermissionsItemRules);
}
var ApiKeyPermissionsRules = { max: 200, item: checkApiKeyPermissionsItem };
var ApiKeyAllowedIpsItemRules = { max: 64 };
function checkApiKeyAllowedIpsItem(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyAllowedIpsItemRules);
}
var ApiKeyAllowedIpsRules = { max: 1e3, item: checkApiKeyAllowedIpsItem };
var ApiKeyExpiresAtRules = { max: 40, format: ["date-time", dateTime] };
var ApiKeyStatusValues = ["Activa", "Revocada"];
function checkApiKeyStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ApiKeyStatusValues);
}
function checkVersion(faults, value, at, key) {
  number(faults, value, at, key, false, IdRules);
}
function checkInstant(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyExpiresAtRules);
}
function checkApiKey(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyRequired);
    closed(faults, value, place, ApiKeyMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.masked === void 0 || text(faults, value.masked, place, "/masked", false, ApiKeyMaskedRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.permissions === void 0 || array(faults, value.permissions, place, "/permissions", false, ApiKeyPermissionsRules);
    value.allowedIps === void 0 || array(faults, value.allowedIps, place, "/allowedIps", false, ApiKeyAllowedIpsRules);
    value.expiresAt === void 0 || text(faults, value.expiresAt, place, "/expiresAt", true, ApiKeyExpiresAtRules);
    value.expired === void 0 || boolean(faults, value.expired, place, "/expired", false);
    value.lastUsedAt === void 0 || text(faults, value.lastUsedAt, place, "/lastUsedAt", true, ApiKeyExpiresAtRules);
    value.lastUsedIp === void 0 || text(faults, value.lastUsedIp, place, "/lastUsedIp", true, ApiKeyAllowedIpsItemRules);
    value.status === void 0 || checkApiKeyStatus(faults, value.status, place, "/status");
    value.createdBy === void 0 || text(faults, value.createdBy, place, "/createdBy", true, ApiKeyNameRules);
    value.revokedAt === void 0 || text(faults, value.revokedAt, place, "/revokedAt", true, ApiKeyExpiresAtRules);
    value.replacesId === void 0 || number(faults, value.replacesId, place, "/replacesId", true, IdRules);
    value.replacedById === void 0 || number(faults, value.replacedById, place, "/replacedById", true, IdRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var ApiKeyListReplyDataRules = { max: 100, item: checkApiKey };
var TotalCountRules = { isInteger: true, min: 0, max: 9007199254740991 };
function checkTotalCount(faults, value, at, key) {
  number(faults, value, at, key, false, TotalCountRules);
}
function checkTotalIsCapped(faults, value, at, key) {
  boolean(faults, value, at, key, false);
  constant(faults, value, at, key, true);
}
var PageNumberRules = { isInteger: true, min: 1, max: 1e5 };
function checkPageNumber(faults, value, at, key) {
  number(faults, value, at, key, false, PageNumberRules);
}
var PageSizeRules = { isInteger: true, min: 1, max: 100 };
function checkPageSize(faults, value, at, key) {
  number(faults, value, at, key, false, PageSizeRules);
}
var NextCursorRules = { max: 600 };
function checkNextCursor(faults, value, at, key) {
  text(faults, value, at, key, false, NextCursorRules);
}
var ApiKeyListReplyMessageRules = { max: 500 };
function checkApiKeyListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, ApiKeyListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var ErrorReplyRequired = ["ok", "message", "code", "requestId"];
var ErrorReplyMembers = /* @__PURE__ */ new Set(["ok", "message", "errors", "code", "requestId", "details"]);
var ErrorReplyMessageRules = { max: 1e3 };
function checkErrorReplyErrorsItem(faults, value, at, key) {
  text(faults, value, at, key, false, ErrorReplyMessageRules);
}
var ErrorReplyErrorsRules = { max: 100, item: checkErrorReplyErrorsItem };
var ErrorCodeValues = ["validation_failed", "malformed_json", "malformed_path", "unknown_field", "unknown_parameter", "duplicate_parameter", "page_size_out_of_range", "unsupported_sort", "invalid_cursor", "invalid_date_range", "ambiguous_credentials", "invalid_idempotency_key", "too_many_decimals", "password_too_long", "password_too_weak", "invalid_reset_token", "same_warehouse", "service_has_no_stock", "duplicate_product", "unknown_payment_terms", "inactive_currency", "invalid_tax_id", "amount_too_large", "allocation_exceeds_payment", "duplicate_allocation", "not_authenticated", "token_expired", "api_key_revoked", "api_key_expired", "invalid_credentials", "second_factor_required", "invalid_second_factor", "invalid_refresh_token", "refresh_token_reused", "insufficient_permissions", "ip_not_allowed", "csrf_failed", "account_locked", "user_disabled", "password_change_required", "second_factor_setup_required", "not_a_user", "permission_not_grantable", "not_found", "method_not_allowed", "duplicate_code", "duplicate_name", "warehouse_in_use", "category_in_use", "duplicate_barcode", "product_has_movements", "product_inactive", "insufficient_stock", "duplicate_tax_id", "duplicate_email", "has_open_documents", "customer_inactive", "customer_blocked", "vendor_inactive", "vendor_blocked", "no_exchange_rate", "tax_rate_not_in_force", "overlapping_validity", "duplicate_exchange_rate", "series_in_use", "credit_limit_exceeded", "balance_too_large", "date_before_last_document", "invoice_not_draft", "draft_outdated", "too_many_drafts", "not_an_e_invoice", "invoice_is_draft", "invoice_already_void", "invoice_has_payments", "invoice_has_credit_notes", "invoice_not_creditable", "credit_exceeds_invoice", "credit_note_already_void", "credit_note_applied", "product_in_open_orders", "over_receipt", "price_differs", "order_not_receivable", "order_not_cancellable", "duplicate_vendor_invoice", "goods_already_left", "reception_already_reversed", "adjustment_already_reversed", "transfer_already_reversed", "payable_has_payments", "allocation_exceeds_open", "customer_mismatch", "vendor_mismatch", "currency_mismatch", "receivable_closed", "payable_closed", "payment_already_reversed", "stage_transition_not_allowed", "status_transition_not_allowed", "api_key_already_revoked", "api_key_already_replaced", "last_administrator", "second_factor_enabled", "second_factor_not_enabled", "period_locked", "idempotency_in_progress", "version_mismatch", "payload_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "internal_error", "service_unavailable"];
function checkErrorCode(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ErrorCodeValues);
}
var ErrorReplyRequestIdRules = { max: 128 };
var ErrorDetailRequired = ["path", "code", "message"];
var ErrorDetailMembers = /* @__PURE__ */ new Set(["path", "code", "message", "day", "documents"]);
var DayRules = { max: 10, pattern: /^(?!0000)/u, format: ["date", date] };
function checkDay(faults, value, at, key) {
  text(faults, value, at, key, false, DayRules);
}
function checkErrorDetailDocumentsItem(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyMaskedRules);
}
var ErrorDetailDocumentsRules = { max: 5, item: checkErrorDetailDocumentsItem };
function checkErrorDetail(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ErrorDetailRequired);
    closed(faults, value, place, ErrorDetailMembers);
    value.path === void 0 || text(faults, value.path, place, "/path", false, ApiKeyListReplyMessageRules);
    value.code === void 0 || checkErrorCode(faults, value.code, place, "/code");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
    value.day === void 0 || checkDay(faults, value.day, place, "/day");
    value.documents === void 0 || array(faults, value.documents, place, "/documents", false, ErrorDetailDocumentsRules);
  }
}
var ErrorReplyDetailsRules = { max: 100, item: checkErrorDetail };
function checkErrorReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ErrorReplyRequired);
    closed(faults, value, place, ErrorReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", false);
    }
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
    value.errors === void 0 || array(faults, value.errors, place, "/errors", false, ErrorReplyErrorsRules);
    value.code === void 0 || checkErrorCode(faults, value.code, place, "/code");
    value.requestId === void 0 || text(faults, value.requestId, place, "/requestId", false, ErrorReplyRequestIdRules);
    value.details === void 0 || array(faults, value.details, place, "/details", false, ErrorReplyDetailsRules);
  }
}
var NewApiKeyReplyRequired = ["ok", "data"];
var NewApiKeyReplyMembers = /* @__PURE__ */ new Set(["ok", "data", "message"]);
var NewApiKeyRequired = ["id", "masked", "name", "permissions", "allowedIps", "expiresAt", "expired", "lastUsedAt", "lastUsedIp", "status", "createdBy", "revokedAt", "replacesId", "replacedById", "version", "createdAt", "updatedAt", "value"];
var NewApiKeyMembers = /* @__PURE__ */ new Set(["id", "masked", "name", "permissions", "allowedIps", "expiresAt", "expired", "lastUsedAt", "lastUsedIp", "status", "createdBy", "revokedAt", "replacesId", "replacedById", "version", "createdAt", "updatedAt", "value"]);
var NewApiKeyValueRules = { max: 100 };
function checkNewApiKey(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyRequired);
    closed(faults, value, place, NewApiKeyMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.masked === void 0 || text(faults, value.masked, place, "/masked", false, ApiKeyMaskedRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.permissions === void 0 || array(faults, value.permissions, place, "/permissions", false, ApiKeyPermissionsRules);
    value.allowedIps === void 0 || array(faults, value.allowedIps, place, "/allowedIps", false, ApiKeyAllowedIpsRules);
    value.expiresAt === void 0 || text(faults, value.expiresAt, place, "/expiresAt", true, ApiKeyExpiresAtRules);
    value.expired === void 0 || boolean(faults, value.expired, place, "/expired", false);
    value.lastUsedAt === void 0 || text(faults, value.lastUsedAt, place, "/lastUsedAt", true, ApiKeyExpiresAtRules);
    value.lastUsedIp === void 0 || text(faults, value.lastUsedIp, place, "/lastUsedIp", true, ApiKeyAllowedIpsItemRules);
    value.status === void 0 || checkApiKeyStatus(faults, value.status, place, "/status");
    value.createdBy === void 0 || text(faults, value.createdBy, place, "/createdBy", true, ApiKeyNameRules);
    value.revokedAt === void 0 || text(faults, value.revokedAt, place, "/revokedAt", true, ApiKeyExpiresAtRules);
    value.replacesId === void 0 || number(faults, value.replacesId, place, "/replacesId", true, IdRules);
    value.replacedById === void 0 || number(faults, value.replacedById, place, "/replacedById", true, IdRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
    value.value === void 0 || text(faults, value.value, place, "/value", false, NewApiKeyValueRules);
  }
}
function checkNewApiKeyReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkNewApiKey(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkApiKeyReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkApiKey(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var ApiKeyUsageRequired = ["id", "name", "timeZone", "dateFrom", "dateTo", "totals", "days"];
var ApiKeyUsageMembers = /* @__PURE__ */ new Set(["id", "name", "timeZone", "dateFrom", "dateTo", "totals", "days"]);
var ApiKeyUsageDateFromRules = { max: 10, format: ["date", date] };
var KeyUsageCountsRequired = ["requests", "refused", "failed"];
var KeyUsageCountsMembers = /* @__PURE__ */ new Set(["requests", "refused", "failed"]);
function checkKeyUsageCounts(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyUsageCountsRequired);
    closed(faults, value, place, KeyUsageCountsMembers);
    value.requests === void 0 || number(faults, value.requests, place, "/requests", false, TotalCountRules);
    value.refused === void 0 || number(faults, value.refused, place, "/refused", false, TotalCountRules);
    value.failed === void 0 || number(faults, value.failed, place, "/failed", false, TotalCountRules);
  }
}
var KeyUsageDayRequired = ["day", "requests", "refused", "failed"];
var KeyUsageDayMembers = /* @__PURE__ */ new Set(["day", "requests", "refused", "failed"]);
function checkKeyUsageDay(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyUsageDayRequired);
    closed(faults, value, place, KeyUsageDayMembers);
    value.day === void 0 || text(faults, value.day, place, "/day", false, ApiKeyUsageDateFromRules);
    value.requests === void 0 || number(faults, value.requests, place, "/requests", false, TotalCountRules);
    value.refused === void 0 || number(faults, value.refused, place, "/refused", false, TotalCountRules);
    value.failed === void 0 || number(faults, value.failed, place, "/failed", false, TotalCountRules);
  }
}
var ApiKeyUsageDaysRules = { max: 366, item: checkKeyUsageDay };
function checkApiKeyUsage(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUsageRequired);
    closed(faults, value, place, ApiKeyUsageMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.timeZone === void 0 || text(faults, value.timeZone, place, "/timeZone", false, ApiKeyAllowedIpsItemRules);
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ApiKeyUsageDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ApiKeyUsageDateFromRules);
    value.totals === void 0 || checkKeyUsageCounts(faults, value.totals, place, "/totals");
    value.days === void 0 || array(faults, value.days, place, "/days", false, ApiKeyUsageDaysRules);
  }
}
function checkApiKeyUsageReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkApiKeyUsage(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var AuditEntryRequired = ["id", "at", "actorType", "actorId", "actorName", "action", "objectType", "objectId", "ip", "requestId", "before", "after", "changes"];
var AuditEntryMembers = /* @__PURE__ */ new Set(["id", "at", "actorType", "actorId", "actorName", "action", "objectType", "objectId", "ip", "requestId", "before", "after", "changes"]);
var AuditEntryActorTypeRules = { max: 20 };
var AuditEntryActorNameRules = { max: 254 };
function checkAuditEntryBefore(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, true)) {
  }
}
function checkAuditEntryAfter(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, true)) {
  }
}
var AuditChangeRequired = ["path", "before", "after"];
var AuditChangeMembers = /* @__PURE__ */ new Set(["path", "before", "after"]);
var AuditValueRules = { max: 1048576 };
var AuditValueRules_2 = { min: -1e300, max: 1e300 };
function checkAuditValue(faults, value, at, key) {
  types(faults, value, at, key, ["string", "number", "boolean", "null"]);
  if (typeof value === "string") text(faults, value, at, key, false, AuditValueRules);
  if (typeof value === "number") number(faults, value, at, key, false, AuditValueRules_2);
}
function checkAuditChange(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AuditChangeRequired);
    closed(faults, value, place, AuditChangeMembers);
    value.path === void 0 || text(faults, value.path, place, "/path", false, ApiKeyListReplyMessageRules);
    value.before === void 0 || checkAuditValue(faults, value.before, place, "/before");
    value.after === void 0 || checkAuditValue(faults, value.after, place, "/after");
  }
}
var AuditEntryChangesRules = { max: 1e3, item: checkAuditChange };
function checkAuditEntry(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AuditEntryRequired);
    closed(faults, value, place, AuditEntryMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.at === void 0 || checkInstant(faults, value.at, place, "/at");
    value.actorType === void 0 || text(faults, value.actorType, place, "/actorType", false, AuditEntryActorTypeRules);
    value.actorId === void 0 || number(faults, value.actorId, place, "/actorId", true, IdRules);
    value.actorName === void 0 || text(faults, value.actorName, place, "/actorName", true, AuditEntryActorNameRules);
    value.action === void 0 || text(faults, value.action, place, "/action", false, NewApiKeyValueRules);
    value.objectType === void 0 || text(faults, value.objectType, place, "/objectType", true, ApiKeyAllowedIpsItemRules);
    value.objectId === void 0 || text(faults, value.objectId, place, "/objectId", true, ApiKeyAllowedIpsItemRules);
    value.ip === void 0 || text(faults, value.ip, place, "/ip", true, ApiKeyAllowedIpsItemRules);
    value.requestId === void 0 || text(faults, value.requestId, place, "/requestId", true, ErrorReplyRequestIdRules);
    value.before === void 0 || checkAuditEntryBefore(faults, value.before, place, "/before");
    value.after === void 0 || checkAuditEntryAfter(faults, value.after, place, "/after");
    value.changes === void 0 || array(faults, value.changes, place, "/changes", false, AuditEntryChangesRules);
  }
}
var AuditListReplyDataRules = { max: 100, item: checkAuditEntry };
function checkAuditListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, AuditListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var SelfCheckRequired = ["sound", "checkedAt", "checks"];
var SelfCheckMembers = /* @__PURE__ */ new Set(["sound", "checkedAt", "checks"]);
var SelfCheckResultRequired = ["name", "sound", "faults"];
var SelfCheckResultMembers = /* @__PURE__ */ new Set(["name", "sound", "faults"]);
var SelfCheckFaultRequired = ["subject", "expected", "found"];
var SelfCheckFaultMembers = /* @__PURE__ */ new Set(["subject", "expected", "found"]);
function checkSelfCheckFault(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SelfCheckFaultRequired);
    closed(faults, value, place, SelfCheckFaultMembers);
    value.subject === void 0 || text(faults, value.subject, place, "/subject", false, ApiKeyNameRules);
    value.expected === void 0 || text(faults, value.expected, place, "/expected", false, NewApiKeyValueRules);
    value.found === void 0 || text(faults, value.found, place, "/found", false, NewApiKeyValueRules);
  }
}
var SelfCheckResultFaultsRules = { max: 20, item: checkSelfCheckFault };
function checkSelfCheckResult(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SelfCheckResultRequired);
    closed(faults, value, place, SelfCheckResultMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, NewApiKeyValueRules);
    value.sound === void 0 || boolean(faults, value.sound, place, "/sound", false);
    value.faults === void 0 || array(faults, value.faults, place, "/faults", false, SelfCheckResultFaultsRules);
  }
}
var SelfCheckChecksRules = { max: 100, item: checkSelfCheckResult };
function checkSelfCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SelfCheckRequired);
    closed(faults, value, place, SelfCheckMembers);
    value.sound === void 0 || boolean(faults, value.sound, place, "/sound", false);
    value.checkedAt === void 0 || checkInstant(faults, value.checkedAt, place, "/checkedAt");
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, SelfCheckChecksRules);
  }
}
function checkSelfCheckReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkSelfCheck(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var UserRequired = ["id", "name", "email", "role", "active", "locale", "lockedUntil", "failedAttempts", "lastLoginAt", "lastLoginIp", "mustChangePassword", "secondFactor", "version", "createdAt", "updatedAt"];
var UserMembers = /* @__PURE__ */ new Set(["id", "name", "email", "role", "active", "locale", "lockedUntil", "failedAttempts", "lastLoginAt", "lastLoginIp", "mustChangePassword", "secondFactor", "version", "createdAt", "updatedAt"]);
var UserLocaleRules = { max: 35 };
var UserFailedAttemptsRules = { isInteger: true, min: 0, max: 1e3 };
function checkUser(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, UserRequired);
    closed(faults, value, place, UserMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.email === void 0 || text(faults, value.email, place, "/email", false, AuditEntryActorNameRules);
    value.role === void 0 || text(faults, value.role, place, "/role", false, ApiKeyAllowedIpsItemRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.locale === void 0 || text(faults, value.locale, place, "/locale", true, UserLocaleRules);
    value.lockedUntil === void 0 || text(faults, value.lockedUntil, place, "/lockedUntil", true, ApiKeyExpiresAtRules);
    value.failedAttempts === void 0 || number(faults, value.failedAttempts, place, "/failedAttempts", false, UserFailedAttemptsRules);
    value.lastLoginAt === void 0 || text(faults, value.lastLoginAt, place, "/lastLoginAt", true, ApiKeyExpiresAtRules);
    value.lastLoginIp === void 0 || text(faults, value.lastLoginIp, place, "/lastLoginIp", true, ApiKeyAllowedIpsItemRules);
    value.mustChangePassword === void 0 || boolean(faults, value.mustChangePassword, place, "/mustChangePassword", false);
    value.secondFactor === void 0 || boolean(faults, value.secondFactor, place, "/secondFactor", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var UserListReplyDataRules = { max: 100, item: checkUser };
function checkUserListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, UserListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkUserReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkUser(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var UserKeyRequired = ["api", "id", "name", "masked", "createdAt", "lastUsedAt"];
var UserKeyMembers = /* @__PURE__ */ new Set(["api", "id", "name", "masked", "createdAt", "lastUsedAt"]);
var UserKeyApiValues = ["erp", "kyc"];
var UserKeyIdRules = { max: 30 };
function checkUserKey(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, UserKeyRequired);
    closed(faults, value, place, UserKeyMembers);
    if (value.api !== void 0) {
      text(faults, value.api, place, "/api", false, noRules);
      choice(faults, value.api, place, "/api", UserKeyApiValues);
    }
    value.id === void 0 || text(faults, value.id, place, "/id", false, UserKeyIdRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.masked === void 0 || text(faults, value.masked, place, "/masked", false, ApiKeyMaskedRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.lastUsedAt === void 0 || text(faults, value.lastUsedAt, place, "/lastUsedAt", true, ApiKeyExpiresAtRules);
  }
}
var UserKeyListReplyDataRules = { max: 1e3, item: checkUserKey };
function checkUserKeyListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, UserKeyListReplyDataRules);
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var UserLoginRequired = ["id", "createdAt", "refreshedAt", "expiresAt", "revokedAt", "ip", "userAgent", "current"];
var UserLoginMembers = /* @__PURE__ */ new Set(["id", "createdAt", "refreshedAt", "expiresAt", "revokedAt", "ip", "userAgent", "current"]);
var UserLoginIdRules = { max: 36, format: ["uuid", uuid] };
var UserLoginUserAgentRules = { max: 512 };
function checkUserLogin(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, UserLoginRequired);
    closed(faults, value, place, UserLoginMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, UserLoginIdRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.refreshedAt === void 0 || text(faults, value.refreshedAt, place, "/refreshedAt", true, ApiKeyExpiresAtRules);
    value.expiresAt === void 0 || checkInstant(faults, value.expiresAt, place, "/expiresAt");
    value.revokedAt === void 0 || text(faults, value.revokedAt, place, "/revokedAt", true, ApiKeyExpiresAtRules);
    value.ip === void 0 || text(faults, value.ip, place, "/ip", true, ApiKeyAllowedIpsItemRules);
    value.userAgent === void 0 || text(faults, value.userAgent, place, "/userAgent", true, UserLoginUserAgentRules);
    value.current === void 0 || boolean(faults, value.current, place, "/current", false);
  }
}
var UserLoginListReplyDataRules = { max: 1e3, item: checkUserLogin };
function checkUserLoginListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, UserLoginListReplyDataRules);
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkUserLoginReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkUserLogin(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var PasswordResetRequired = ["token", "url", "expiresAt"];
var PasswordResetMembers = /* @__PURE__ */ new Set(["token", "url", "expiresAt"]);
var PasswordResetUrlRules = { max: 2048 };
function checkPasswordReset(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PasswordResetRequired);
    closed(faults, value, place, PasswordResetMembers);
    value.token === void 0 || text(faults, value.token, place, "/token", false, ApiKeyNameRules);
    value.url === void 0 || text(faults, value.url, place, "/url", false, PasswordResetUrlRules);
    value.expiresAt === void 0 || checkInstant(faults, value.expiresAt, place, "/expiresAt");
  }
}
function checkPasswordResetReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkPasswordReset(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var LoginResultRequired = ["token", "refreshToken", "expiresIn", "user", "mustChangePassword", "mustSetUpSecondFactor"];
var LoginResultMembers = /* @__PURE__ */ new Set(["token", "refreshToken", "expiresIn", "user", "mustChangePassword", "mustSetUpSecondFactor"]);
var LoginResultExpiresInRules = { isInteger: true, min: 1, max: 31536e3 };
var LoginUserRequired = ["id", "name", "email", "role"];
var LoginUserMembers = /* @__PURE__ */ new Set(["id", "name", "email", "role"]);
var LoginUserRoleRules = { max: 40 };
function checkLoginUser(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LoginUserRequired);
    closed(faults, value, place, LoginUserMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.email === void 0 || text(faults, value.email, place, "/email", false, AuditEntryActorNameRules);
    value.role === void 0 || text(faults, value.role, place, "/role", false, LoginUserRoleRules);
  }
}
function checkLoginResult(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LoginResultRequired);
    closed(faults, value, place, LoginResultMembers);
    value.token === void 0 || text(faults, value.token, place, "/token", false, PasswordResetUrlRules);
    value.refreshToken === void 0 || text(faults, value.refreshToken, place, "/refreshToken", false, PasswordResetUrlRules);
    value.expiresIn === void 0 || number(faults, value.expiresIn, place, "/expiresIn", false, LoginResultExpiresInRules);
    value.user === void 0 || checkLoginUser(faults, value.user, place, "/user");
    value.mustChangePassword === void 0 || boolean(faults, value.mustChangePassword, place, "/mustChangePassword", false);
    value.mustSetUpSecondFactor === void 0 || boolean(faults, value.mustSetUpSecondFactor, place, "/mustSetUpSecondFactor", false);
  }
}
function checkLoginReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkLoginResult(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var LogoutReplyRequired = ["ok", "data", "message"];
function checkLogoutReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LogoutReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || types(faults, value.data, place, "/data", ["null"]);
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var MeRequired = ["type", "id", "name", "permissions"];
var MeMembers = /* @__PURE__ */ new Set(["type", "id", "name", "email", "role", "permissions", "companyId", "timeZone", "locale", "mustChangePassword", "mustSetUpSecondFactor", "lastLoginAt"]);
var MeTypeValues = ["user", "apiKey"];
var MeLocaleValues = ["es", "en"];
function checkMe(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, MeRequired);
    closed(faults, value, place, MeMembers);
    if (value.type !== void 0) {
      text(faults, value.type, place, "/type", false, noRules);
      choice(faults, value.type, place, "/type", MeTypeValues);
    }
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.email === void 0 || text(faults, value.email, place, "/email", false, AuditEntryActorNameRules);
    value.role === void 0 || text(faults, value.role, place, "/role", false, LoginUserRoleRules);
    value.permissions === void 0 || array(faults, value.permissions, place, "/permissions", false, ApiKeyPermissionsRules);
    value.companyId === void 0 || checkId(faults, value.companyId, place, "/companyId");
    value.timeZone === void 0 || text(faults, value.timeZone, place, "/timeZone", false, ApiKeyAllowedIpsItemRules);
    if (value.locale !== void 0) {
      text(faults, value.locale, place, "/locale", false, noRules);
      choice(faults, value.locale, place, "/locale", MeLocaleValues);
    }
    value.mustChangePassword === void 0 || boolean(faults, value.mustChangePassword, place, "/mustChangePassword", false);
    value.mustSetUpSecondFactor === void 0 || boolean(faults, value.mustSetUpSecondFactor, place, "/mustSetUpSecondFactor", false);
    value.lastLoginAt === void 0 || text(faults, value.lastLoginAt, place, "/lastLoginAt", true, ApiKeyExpiresAtRules);
  }
}
function checkMeReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkMe(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkConfirmationReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LogoutReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || types(faults, value.data, place, "/data", ["null"]);
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var TokenPairRequired = ["token", "refreshToken", "expiresIn"];
var TokenPairMembers = /* @__PURE__ */ new Set(["token", "refreshToken", "expiresIn"]);
function checkTokenPair(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TokenPairRequired);
    closed(faults, value, place, TokenPairMembers);
    value.token === void 0 || text(faults, value.token, place, "/token", false, PasswordResetUrlRules);
    value.refreshToken === void 0 || text(faults, value.refreshToken, place, "/refreshToken", false, PasswordResetUrlRules);
    value.expiresIn === void 0 || number(faults, value.expiresIn, place, "/expiresIn", false, LoginResultExpiresInRules);
  }
}
function checkRefreshReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkTokenPair(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var SecondFactorRequired = ["enabled", "enabledAt", "required", "recoveryCodesLeft"];
var SecondFactorMembers = /* @__PURE__ */ new Set(["enabled", "enabledAt", "required", "recoveryCodesLeft"]);
var SecondFactorRecoveryCodesLeftRules = { isInteger: true, min: 0, max: 10 };
function checkSecondFactor(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SecondFactorRequired);
    closed(faults, value, place, SecondFactorMembers);
    value.enabled === void 0 || boolean(faults, value.enabled, place, "/enabled", false);
    value.enabledAt === void 0 || text(faults, value.enabledAt, place, "/enabledAt", true, ApiKeyExpiresAtRules);
    value.required === void 0 || boolean(faults, value.required, place, "/required", false);
    value.recoveryCodesLeft === void 0 || number(faults, value.recoveryCodesLeft, place, "/recoveryCodesLeft", false, SecondFactorRecoveryCodesLeftRules);
  }
}
function checkSecondFactorReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkSecondFactor(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var SecondFactorSetUpRequired = ["secret", "uri"];
var SecondFactorSetUpMembers = /* @__PURE__ */ new Set(["secret", "uri"]);
function checkSecondFactorSetUp(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SecondFactorSetUpRequired);
    closed(faults, value, place, SecondFactorSetUpMembers);
    value.secret === void 0 || text(faults, value.secret, place, "/secret", false, ApiKeyAllowedIpsItemRules);
    value.uri === void 0 || text(faults, value.uri, place, "/uri", false, PasswordResetUrlRules);
  }
}
function checkSecondFactorSetUpReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkSecondFactorSetUp(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var RecoveryCodesRequired = ["recoveryCodes"];
var RecoveryCodesMembers = /* @__PURE__ */ new Set(["recoveryCodes"]);
function checkRecoveryCodesRecoveryCodesItem(faults, value, at, key) {
  text(faults, value, at, key, false, LoginUserRoleRules);
}
var RecoveryCodesRecoveryCodesRules = { min: 10, max: 10, item: checkRecoveryCodesRecoveryCodesItem };
function checkRecoveryCodes(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, RecoveryCodesRequired);
    closed(faults, value, place, RecoveryCodesMembers);
    value.recoveryCodes === void 0 || array(faults, value.recoveryCodes, place, "/recoveryCodes", false, RecoveryCodesRecoveryCodesRules);
  }
}
function checkRecoveryCodesReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkRecoveryCodes(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var BatchReplyRequired = ["ok", "results"];
var BatchReplyMembers = /* @__PURE__ */ new Set(["ok", "results"]);
var BatchResultRequired = ["status"];
var BatchResultMembers = /* @__PURE__ */ new Set(["status", "body", "headers"]);
var BatchResultStatusRules = { isInteger: true, min: 200, max: 599 };
function checkBatchResultBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
  }
}
var BatchResultHeadersMembers = /* @__PURE__ */ new Set(["ETag", "Retry-After", "Idempotency-Replayed", "Allow"]);
function checkBatchResultHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, BatchResultHeadersMembers);
    value.ETag === void 0 || text(faults, value.ETag, place, "/ETag", false, NewApiKeyValueRules);
    value["Retry-After"] === void 0 || text(faults, value["Retry-After"], place, "/Retry-After", false, AuditEntryActorTypeRules);
    if (value["Idempotency-Replayed"] !== void 0) {
      text(faults, value["Idempotency-Replayed"], place, "/Idempotency-Replayed", false, noRules);
      constant(faults, value["Idempotency-Replayed"], place, "/Idempotency-Replayed", "true");
    }
    value.Allow === void 0 || text(faults, value.Allow, place, "/Allow", false, NewApiKeyValueRules);
  }
}
function checkBatchResult(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, BatchResultRequired);
    closed(faults, value, place, BatchResultMembers);
    value.status === void 0 || number(faults, value.status, place, "/status", false, BatchResultStatusRules);
    value.body === void 0 || checkBatchResultBody(faults, value.body, place, "/body");
    value.headers === void 0 || checkBatchResultHeaders(faults, value.headers, place, "/headers");
  }
}
var BatchReplyResultsRules = { max: 50, item: checkBatchResult };
function checkBatchReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, BatchReplyRequired);
    closed(faults, value, place, BatchReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.results === void 0 || array(faults, value.results, place, "/results", false, BatchReplyResultsRules);
  }
}
var CompanyRequired = ["id", "code", "name", "tradeName", "taxId", "email", "phone", "address", "baseCurrency", "timeZone", "locale", "taxRounding", "pricesIncludeTax", "overReceiptTolerance", "priceTolerance", "auditRetentionDays", "screeningRetentionMonths", "identityRetentionMonths", "requireSecondFactor", "lockedThrough", "logoUrl", "series", "version", "createdAt", "updatedAt"];
var CompanyMembers = /* @__PURE__ */ new Set(["id", "code", "name", "tradeName", "taxId", "email", "phone", "address", "baseCurrency", "timeZone", "locale", "taxRounding", "pricesIncludeTax", "overReceiptTolerance", "priceTolerance", "auditRetentionDays", "screeningRetentionMonths", "identityRetentionMonths", "requireSecondFactor", "lockedThrough", "logoUrl", "series", "version", "createdAt", "updatedAt"]);
var CompanyAddressMembers = /* @__PURE__ */ new Set(["line1", "line2", "city", "region", "postalCode", "country"]);
var CompanyAddressLine1Rules = { max: 200, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var CompanyAddressCityRules = { max: 100, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var CompanyAddressPostalCodeRules = { max: 20, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var CompanyAddressCountryRules = { max: 2, pattern: /^[A-Z]{2}$/u };
function checkCompanyAddress(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, CompanyAddressMembers);
    value.line1 === void 0 || text(faults, value.line1, place, "/line1", false, CompanyAddressLine1Rules);
    value.line2 === void 0 || text(faults, value.line2, place, "/line2", false, CompanyAddressLine1Rules);
    value.city === void 0 || text(faults, value.city, place, "/city", false, CompanyAddressCityRules);
    value.region === void 0 || text(faults, value.region, place, "/region", false, CompanyAddressCityRules);
    value.postalCode === void 0 || text(faults, value.postalCode, place, "/postalCode", false, CompanyAddressPostalCodeRules);
    value.country === void 0 || text(faults, value.country, place, "/country", false, CompanyAddressCountryRules);
  }
}
var CurrencyCodeRules = { max: 3, pattern: /^[A-Z]{3}$/u };
function checkCurrencyCode(faults, value, at, key) {
  text(faults, value, at, key, false, CurrencyCodeRules);
}
var CompanyTaxRoundingValues = ["document", "line"];
var CompanyOverReceiptToleranceRules = { min: 0, max: 1e3, decimals: 4 };
var CompanyAuditRetentionDaysRules = { isInteger: true, min: 365, max: 36500 };
var CompanyScreeningRetentionMonthsRules = { isInteger: true, min: 0, max: 240 };
var CompanySeriesRequired = ["code", "prefix", "nextNumber", "pad"];
var CompanySeriesMembers = /* @__PURE__ */ new Set(["code", "prefix", "nextNumber", "pad"]);
var CompanySeriesPadRules = { isInteger: true, min: 0, max: 18 };
function checkCompanySeries(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CompanySeriesRequired);
    closed(faults, value, place, CompanySeriesMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.prefix === void 0 || text(faults, value.prefix, place, "/prefix", false, AuditEntryActorTypeRules);
    value.nextNumber === void 0 || number(faults, value.nextNumber, place, "/nextNumber", false, IdRules);
    value.pad === void 0 || number(faults, value.pad, place, "/pad", false, CompanySeriesPadRules);
  }
}
var CompanySeriesRules = { max: 100, item: checkCompanySeries };
function checkCompany(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CompanyRequired);
    closed(faults, value, place, CompanyMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.tradeName === void 0 || text(faults, value.tradeName, place, "/tradeName", true, ApiKeyNameRules);
    value.taxId === void 0 || text(faults, value.taxId, place, "/taxId", true, LoginUserRoleRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, AuditEntryActorNameRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LoginUserRoleRules);
    value.address === void 0 || checkCompanyAddress(faults, value.address, place, "/address");
    value.baseCurrency === void 0 || checkCurrencyCode(faults, value.baseCurrency, place, "/baseCurrency");
    value.timeZone === void 0 || text(faults, value.timeZone, place, "/timeZone", false, ApiKeyAllowedIpsItemRules);
    value.locale === void 0 || text(faults, value.locale, place, "/locale", false, UserLocaleRules);
    if (value.taxRounding !== void 0) {
      text(faults, value.taxRounding, place, "/taxRounding", false, noRules);
      choice(faults, value.taxRounding, place, "/taxRounding", CompanyTaxRoundingValues);
    }
    value.pricesIncludeTax === void 0 || boolean(faults, value.pricesIncludeTax, place, "/pricesIncludeTax", false);
    value.overReceiptTolerance === void 0 || number(faults, value.overReceiptTolerance, place, "/overReceiptTolerance", false, CompanyOverReceiptToleranceRules);
    value.priceTolerance === void 0 || number(faults, value.priceTolerance, place, "/priceTolerance", false, CompanyOverReceiptToleranceRules);
    value.auditRetentionDays === void 0 || number(faults, value.auditRetentionDays, place, "/auditRetentionDays", true, CompanyAuditRetentionDaysRules);
    value.screeningRetentionMonths === void 0 || number(faults, value.screeningRetentionMonths, place, "/screeningRetentionMonths", false, CompanyScreeningRetentionMonthsRules);
    value.identityRetentionMonths === void 0 || number(faults, value.identityRetentionMonths, place, "/identityRetentionMonths", false, CompanyScreeningRetentionMonthsRules);
    value.requireSecondFactor === void 0 || boolean(faults, value.requireSecondFactor, place, "/requireSecondFactor", false);
    value.lockedThrough === void 0 || text(faults, value.lockedThrough, place, "/lockedThrough", true, ApiKeyUsageDateFromRules);
    value.logoUrl === void 0 || text(faults, value.logoUrl, place, "/logoUrl", true, ApiKeyListReplyMessageRules);
    value.series === void 0 || array(faults, value.series, place, "/series", false, CompanySeriesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkCompanyReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkCompany(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var CurrencyRequired = ["code", "name", "symbol", "decimals", "active", "isBase", "version", "createdAt", "updatedAt"];
var CurrencyMembers = /* @__PURE__ */ new Set(["code", "name", "symbol", "decimals", "active", "isBase", "version", "createdAt", "updatedAt"]);
var CurrencySymbolRules = { max: 10 };
var CurrencyDecimalsRules = { isInteger: true, min: 0, max: 4 };
function checkCurrency(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CurrencyRequired);
    closed(faults, value, place, CurrencyMembers);
    value.code === void 0 || checkCurrencyCode(faults, value.code, place, "/code");
    value.name === void 0 || text(faults, value.name, place, "/name", false, NewApiKeyValueRules);
    value.symbol === void 0 || text(faults, value.symbol, place, "/symbol", false, CurrencySymbolRules);
    value.decimals === void 0 || number(faults, value.decimals, place, "/decimals", false, CurrencyDecimalsRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.isBase === void 0 || boolean(faults, value.isBase, place, "/isBase", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var CurrencyListReplyDataRules = { max: 100, item: checkCurrency };
function checkCurrencyListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, CurrencyListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkCurrencyReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkCurrency(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var ExchangeRateRequired = ["id", "base", "quote", "rate", "validFrom", "source", "version", "createdAt", "updatedAt"];
var ExchangeRateMembers = /* @__PURE__ */ new Set(["id", "base", "quote", "rate", "validFrom", "source", "version", "createdAt", "updatedAt"]);
var RateRules = { max: 9999999999999, above: 0, decimals: 10 };
function checkRate(faults, value, at, key) {
  number(faults, value, at, key, false, RateRules);
}
function checkExchangeRate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ExchangeRateRequired);
    closed(faults, value, place, ExchangeRateMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.base === void 0 || checkCurrencyCode(faults, value.base, place, "/base");
    value.quote === void 0 || checkCurrencyCode(faults, value.quote, place, "/quote");
    value.rate === void 0 || checkRate(faults, value.rate, place, "/rate");
    value.validFrom === void 0 || checkDay(faults, value.validFrom, place, "/validFrom");
    value.source === void 0 || text(faults, value.source, place, "/source", true, ApiKeyNameRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var ExchangeRateListReplyDataRules = { max: 100, item: checkExchangeRate };
function checkExchangeRateListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, ExchangeRateListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkExchangeRateReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkExchangeRate(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var PaymentTermsRequired = ["id", "code", "name", "kind", "days", "active", "version", "createdAt", "updatedAt"];
var PaymentTermsMembers = /* @__PURE__ */ new Set(["id", "code", "name", "kind", "days", "active", "version", "createdAt", "updatedAt"]);
var PaymentTermsKindValues = ["days", "end_of_next_month"];
function checkPaymentTermsKind(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, PaymentTermsKindValues);
}
var PaymentTermsDaysRules = { isInteger: true, min: 0, max: 3650 };
function checkPaymentTerms(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PaymentTermsRequired);
    closed(faults, value, place, PaymentTermsMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.kind === void 0 || checkPaymentTermsKind(faults, value.kind, place, "/kind");
    value.days === void 0 || number(faults, value.days, place, "/days", false, PaymentTermsDaysRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var PaymentTermsListReplyDataRules = { max: 100, item: checkPaymentTerms };
function checkPaymentTermsListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, PaymentTermsListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkPaymentTermsReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkPaymentTerms(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var PeriodLockRequired = ["lockedThrough", "version"];
var PeriodLockMembers = /* @__PURE__ */ new Set(["lockedThrough", "version"]);
function checkPeriodLock(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PeriodLockRequired);
    closed(faults, value, place, PeriodLockMembers);
    value.lockedThrough === void 0 || text(faults, value.lockedThrough, place, "/lockedThrough", true, ApiKeyUsageDateFromRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
  }
}
function checkPeriodLockReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkPeriodLock(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var SeriesRequired = ["code", "prefix", "nextNumber", "pad", "lastDate", "keepsDateOrder", "used", "version", "createdAt", "updatedAt"];
var SeriesMembers = /* @__PURE__ */ new Set(["code", "prefix", "nextNumber", "pad", "lastDate", "keepsDateOrder", "used", "version", "createdAt", "updatedAt"]);
function checkSeries(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SeriesRequired);
    closed(faults, value, place, SeriesMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.prefix === void 0 || text(faults, value.prefix, place, "/prefix", false, AuditEntryActorTypeRules);
    value.nextNumber === void 0 || number(faults, value.nextNumber, place, "/nextNumber", false, IdRules);
    value.pad === void 0 || number(faults, value.pad, place, "/pad", false, CompanySeriesPadRules);
    value.lastDate === void 0 || text(faults, value.lastDate, place, "/lastDate", true, ApiKeyUsageDateFromRules);
    value.keepsDateOrder === void 0 || boolean(faults, value.keepsDateOrder, place, "/keepsDateOrder", false);
    value.used === void 0 || boolean(faults, value.used, place, "/used", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var SeriesListReplyDataRules = { max: 100, item: checkSeries };
function checkSeriesListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, SeriesListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkSeriesReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkSeries(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var TaxRateRequired = ["id", "code", "name", "rate", "category", "compound", "validFrom", "validTo", "exemptionReason", "active", "version", "createdAt", "updatedAt"];
var TaxRateMembers = /* @__PURE__ */ new Set(["id", "code", "name", "rate", "category", "compound", "validFrom", "validTo", "exemptionReason", "active", "version", "createdAt", "updatedAt"]);
var TaxPercentRules = { min: 0, max: 100, decimals: 6 };
function checkTaxPercent(faults, value, at, key) {
  number(faults, value, at, key, false, TaxPercentRules);
}
var TaxCategoryValues = ["standard", "reduced", "zero", "exempt", "not_subject", "reverse_charge", "withholding"];
function checkTaxCategory(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, TaxCategoryValues);
}
function checkTaxRate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TaxRateRequired);
    closed(faults, value, place, TaxRateMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.rate === void 0 || checkTaxPercent(faults, value.rate, place, "/rate");
    value.category === void 0 || checkTaxCategory(faults, value.category, place, "/category");
    value.compound === void 0 || boolean(faults, value.compound, place, "/compound", false);
    value.validFrom === void 0 || checkDay(faults, value.validFrom, place, "/validFrom");
    value.validTo === void 0 || text(faults, value.validTo, place, "/validTo", true, ApiKeyUsageDateFromRules);
    value.exemptionReason === void 0 || text(faults, value.exemptionReason, place, "/exemptionReason", true, ApiKeyNameRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var TaxRateListReplyDataRules = { max: 100, item: checkTaxRate };
function checkTaxRateListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, TaxRateListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkTaxRateReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkTaxRate(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var CreditNoteListReplyMembers = /* @__PURE__ */ new Set(["ok", "data", "totalCount", "totalIsCapped", "totals", "page", "pageSize", "nextCursor", "message"]);
var CreditNoteListItemRequired = ["id", "number", "status", "invoiceId", "invoiceNumber", "customerId", "customerName", "date", "currencyCode", "total", "taxTotal", "grandTotal", "appliedAmount", "unappliedAmount", "version", "createdAt", "updatedAt"];
var CreditNoteListItemMembers = /* @__PURE__ */ new Set(["id", "number", "status", "invoiceId", "invoiceNumber", "customerId", "customerName", "date", "currencyCode", "total", "taxTotal", "grandTotal", "appliedAmount", "unappliedAmount", "version", "createdAt", "updatedAt"]);
var CreditNoteStatusValues = ["issued", "applied", "void"];
function checkCreditNoteStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, CreditNoteStatusValues);
}
var MoneyRules = { min: -9999999999999, max: 9999999999999, decimals: 4 };
function checkMoney(faults, value, at, key) {
  number(faults, value, at, key, false, MoneyRules);
}
function checkCreditNoteListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteListItemRequired);
    closed(faults, value, place, CreditNoteListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    value.status === void 0 || checkCreditNoteStatus(faults, value.status, place, "/status");
    value.invoiceId === void 0 || checkId(faults, value.invoiceId, place, "/invoiceId");
    value.invoiceNumber === void 0 || text(faults, value.invoiceNumber, place, "/invoiceNumber", false, ApiKeyMaskedRules);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.appliedAmount === void 0 || checkMoney(faults, value.appliedAmount, place, "/appliedAmount");
    value.unappliedAmount === void 0 || checkMoney(faults, value.unappliedAmount, place, "/unappliedAmount");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var CreditNoteListReplyDataRules = { max: 100, item: checkCreditNoteListItem };
var CreditNoteSumsRequired = ["currencyCode", "count", "grandTotal", "unappliedAmount"];
var CreditNoteSumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "grandTotal", "unappliedAmount"]);
var SummedCountRules = { isInteger: true, min: 1, max: 1e4 };
function checkSummedCount(faults, value, at, key) {
  number(faults, value, at, key, false, SummedCountRules);
}
var TotalRules = { min: -1e20, max: 1e20, decimals: 4 };
function checkTotal(faults, value, at, key) {
  number(faults, value, at, key, false, TotalRules);
}
function checkCreditNoteSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteSumsRequired);
    closed(faults, value, place, CreditNoteSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.grandTotal === void 0 || checkTotal(faults, value.grandTotal, place, "/grandTotal");
    value.unappliedAmount === void 0 || checkTotal(faults, value.unappliedAmount, place, "/unappliedAmount");
  }
}
var CreditNoteListReplyTotalsRules = { max: 300, item: checkCreditNoteSums };
function checkCreditNoteListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, CreditNoteListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, CreditNoteListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var CreditNoteReplyMembers = /* @__PURE__ */ new Set(["ok", "data", "warnings", "message"]);
var CreditNoteRequired = ["id", "number", "status", "invoiceId", "invoiceNumber", "customerId", "customerName", "date", "currencyCode", "total", "taxTotal", "grandTotal", "appliedAmount", "unappliedAmount", "reason", "restock", "exchangeRate", "lines", "taxes", "voidedAt", "voidReason", "version", "createdAt", "updatedAt"];
var CreditNoteMembers = /* @__PURE__ */ new Set(["id", "number", "status", "invoiceId", "invoiceNumber", "customerId", "customerName", "date", "currencyCode", "total", "taxTotal", "grandTotal", "appliedAmount", "unappliedAmount", "reason", "restock", "exchangeRate", "lines", "taxes", "voidedAt", "voidReason", "version", "createdAt", "updatedAt"]);
function checkDocumentRate(faults, value, at, key) {
  number(faults, value, at, key, false, RateRules);
}
var CreditNoteLineRequired = ["id", "invoiceLineId", "productId", "productCode", "description", "warehouseId", "quantity", "netAmount", "taxAmount"];
var CreditNoteLineMembers = /* @__PURE__ */ new Set(["id", "invoiceLineId", "productId", "productCode", "description", "warehouseId", "quantity", "netAmount", "taxAmount"]);
var QuantityRules = { min: -9999999999, max: 9999999999, decimals: 4 };
function checkQuantity(faults, value, at, key) {
  number(faults, value, at, key, false, QuantityRules);
}
function checkCreditNoteLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteLineRequired);
    closed(faults, value, place, CreditNoteLineMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.invoiceLineId === void 0 || checkId(faults, value.invoiceLineId, place, "/invoiceLineId");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.productCode === void 0 || text(faults, value.productCode, place, "/productCode", false, LoginUserRoleRules);
    value.description === void 0 || text(faults, value.description, place, "/description", false, ApiKeyListReplyMessageRules);
    value.warehouseId === void 0 || number(faults, value.warehouseId, place, "/warehouseId", true, IdRules);
    value.quantity === void 0 || checkQuantity(faults, value.quantity, place, "/quantity");
    value.netAmount === void 0 || checkMoney(faults, value.netAmount, place, "/netAmount");
    value.taxAmount === void 0 || checkMoney(faults, value.taxAmount, place, "/taxAmount");
  }
}
var CreditNoteLinesRules = { max: 500, item: checkCreditNoteLine };
var TaxBreakdownRequired = ["category", "rate", "base", "amount"];
var TaxBreakdownMembers = /* @__PURE__ */ new Set(["category", "rate", "base", "amount", "exemptionReason", "parts"]);
function checkLineTaxCategory(faults, value, at, key) {
  text(faults, value, at, key, false, LoginUserRoleRules);
}
var PercentRules = { min: 0, max: 1e3, decimals: 6 };
function checkPercent(faults, value, at, key) {
  number(faults, value, at, key, false, PercentRules);
}
var TaxPartRequired = ["code", "rate", "amount"];
var TaxPartMembers = /* @__PURE__ */ new Set(["code", "rate", "amount"]);
function checkTaxPart(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TaxPartRequired);
    closed(faults, value, place, TaxPartMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.rate === void 0 || checkPercent(faults, value.rate, place, "/rate");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
  }
}
var TaxBreakdownPartsRules = { max: 3, item: checkTaxPart };
function checkTaxBreakdown(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TaxBreakdownRequired);
    closed(faults, value, place, TaxBreakdownMembers);
    value.category === void 0 || checkLineTaxCategory(faults, value.category, place, "/category");
    value.rate === void 0 || checkPercent(faults, value.rate, place, "/rate");
    value.base === void 0 || checkMoney(faults, value.base, place, "/base");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.exemptionReason === void 0 || text(faults, value.exemptionReason, place, "/exemptionReason", false, ApiKeyListReplyMessageRules);
    value.parts === void 0 || array(faults, value.parts, place, "/parts", false, TaxBreakdownPartsRules);
  }
}
var CreditNoteTaxesRules = { max: 500, item: checkTaxBreakdown };
function checkCreditNote(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteRequired);
    closed(faults, value, place, CreditNoteMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    value.status === void 0 || checkCreditNoteStatus(faults, value.status, place, "/status");
    value.invoiceId === void 0 || checkId(faults, value.invoiceId, place, "/invoiceId");
    value.invoiceNumber === void 0 || text(faults, value.invoiceNumber, place, "/invoiceNumber", false, ApiKeyMaskedRules);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.appliedAmount === void 0 || checkMoney(faults, value.appliedAmount, place, "/appliedAmount");
    value.unappliedAmount === void 0 || checkMoney(faults, value.unappliedAmount, place, "/unappliedAmount");
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, ApiKeyListReplyMessageRules);
    value.restock === void 0 || boolean(faults, value.restock, place, "/restock", false);
    value.exchangeRate === void 0 || checkDocumentRate(faults, value.exchangeRate, place, "/exchangeRate");
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, CreditNoteLinesRules);
    value.taxes === void 0 || array(faults, value.taxes, place, "/taxes", false, CreditNoteTaxesRules);
    value.voidedAt === void 0 || text(faults, value.voidedAt, place, "/voidedAt", true, ApiKeyExpiresAtRules);
    value.voidReason === void 0 || text(faults, value.voidReason, place, "/voidReason", true, ApiKeyListReplyMessageRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var StockWarningRequired = ["code", "message", "productId", "warehouseId", "document"];
var StockWarningMembers = /* @__PURE__ */ new Set(["code", "message", "productId", "warehouseId", "document"]);
var CountDocumentRequired = ["id", "number", "date"];
var CountDocumentMembers = /* @__PURE__ */ new Set(["id", "number", "date"]);
function checkCountDocument(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CountDocumentRequired);
    closed(faults, value, place, CountDocumentMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, LoginUserRoleRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
  }
}
function checkStockWarning(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, StockWarningRequired);
    closed(faults, value, place, StockWarningMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.document === void 0 || checkCountDocument(faults, value.document, place, "/document");
  }
}
var StockWarningsRules = { min: 1, max: 20, item: checkStockWarning };
function checkStockWarnings(faults, value, at, key) {
  array(faults, value, at, key, false, StockWarningsRules);
}
function checkCreditNoteReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, CreditNoteReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkCreditNote(faults, value.data, place, "/data");
    value.warnings === void 0 || checkStockWarnings(faults, value.warnings, place, "/warnings");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var CreditNoteAllocationRequired = ["id", "number", "status", "customerId", "currencyCode", "grandTotal", "appliedAmount", "unappliedAmount", "allocations", "version"];
var CreditNoteAllocationMembers = /* @__PURE__ */ new Set(["id", "number", "status", "customerId", "currencyCode", "grandTotal", "appliedAmount", "unappliedAmount", "allocations", "version"]);
var CreditNoteAllocationStatusValues = ["issued", "applied"];
var ReceivableAllocationRequired = ["receivableId", "invoiceId", "documentNumber", "date", "amount", "openAfter", "exchangeDifference"];
var ReceivableAllocationMembers = /* @__PURE__ */ new Set(["receivableId", "invoiceId", "documentNumber", "date", "amount", "openAfter", "exchangeDifference"]);
function checkReceivableAllocation(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivableAllocationRequired);
    closed(faults, value, place, ReceivableAllocationMembers);
    value.receivableId === void 0 || checkId(faults, value.receivableId, place, "/receivableId");
    value.invoiceId === void 0 || number(faults, value.invoiceId, place, "/invoiceId", true, IdRules);
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", false, ApiKeyMaskedRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.openAfter === void 0 || checkMoney(faults, value.openAfter, place, "/openAfter");
    value.exchangeDifference === void 0 || checkMoney(faults, value.exchangeDifference, place, "/exchangeDifference");
  }
}
var CreditNoteAllocationAllocationsRules = { max: 1e4, item: checkReceivableAllocation };
function checkCreditNoteAllocation(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteAllocationRequired);
    closed(faults, value, place, CreditNoteAllocationMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", CreditNoteAllocationStatusValues);
    }
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.appliedAmount === void 0 || checkMoney(faults, value.appliedAmount, place, "/appliedAmount");
    value.unappliedAmount === void 0 || checkMoney(faults, value.unappliedAmount, place, "/unappliedAmount");
    value.allocations === void 0 || array(faults, value.allocations, place, "/allocations", false, CreditNoteAllocationAllocationsRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
  }
}
function checkCreditNoteAllocationReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkCreditNoteAllocation(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var LeadListItemRequired = ["id", "name", "companyName", "email", "phone", "source", "status", "ownerId", "estimatedAmount", "version", "createdAt", "updatedAt"];
var LeadListItemMembers = /* @__PURE__ */ new Set(["id", "name", "companyName", "email", "phone", "source", "status", "ownerId", "estimatedAmount", "version", "createdAt", "updatedAt"]);
var LeadListItemSourceValues = ["web", "referido", "llamada", "evento", "otro", null];
var LeadStatusValues = ["new", "contacted", "qualified", "converted", "lost"];
function checkLeadStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, LeadStatusValues);
}
function checkOptionalId(faults, value, at, key) {
  number(faults, value, at, key, true, IdRules);
}
var ExpectedAmountRules = { min: 0, max: 9999999999999, decimals: 4 };
function checkExpectedAmount(faults, value, at, key) {
  number(faults, value, at, key, true, ExpectedAmountRules);
}
function checkLeadListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LeadListItemRequired);
    closed(faults, value, place, LeadListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.companyName === void 0 || text(faults, value.companyName, place, "/companyName", true, ApiKeyNameRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, AuditEntryActorNameRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LoginUserRoleRules);
    if (value.source !== void 0) {
      text(faults, value.source, place, "/source", true, noRules);
      choice(faults, value.source, place, "/source", LeadListItemSourceValues);
    }
    value.status === void 0 || checkLeadStatus(faults, value.status, place, "/status");
    value.ownerId === void 0 || checkOptionalId(faults, value.ownerId, place, "/ownerId");
    value.estimatedAmount === void 0 || checkExpectedAmount(faults, value.estimatedAmount, place, "/estimatedAmount");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var LeadListReplyDataRules = { max: 100, item: checkLeadListItem };
var LeadSumsRequired = ["currencyCode", "count", "estimatedAmount"];
var LeadSumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "estimatedAmount"]);
function checkLeadSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LeadSumsRequired);
    closed(faults, value, place, LeadSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.estimatedAmount === void 0 || checkTotal(faults, value.estimatedAmount, place, "/estimatedAmount");
  }
}
var LeadListReplyTotalsRules = { max: 1, item: checkLeadSums };
function checkLeadListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, LeadListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, LeadListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var LeadRequired = ["id", "name", "companyName", "email", "phone", "source", "status", "ownerId", "estimatedAmount", "customerId", "notes", "statusNote", "statusChangedAt", "opportunityId", "version", "createdAt", "updatedAt"];
var LeadMembers = /* @__PURE__ */ new Set(["id", "name", "companyName", "email", "phone", "source", "status", "ownerId", "estimatedAmount", "customerId", "notes", "statusNote", "statusChangedAt", "opportunityId", "version", "createdAt", "updatedAt"]);
var LeadNotesRules = { max: 2e3 };
function checkLead(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LeadRequired);
    closed(faults, value, place, LeadMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.companyName === void 0 || text(faults, value.companyName, place, "/companyName", true, ApiKeyNameRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, AuditEntryActorNameRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LoginUserRoleRules);
    if (value.source !== void 0) {
      text(faults, value.source, place, "/source", true, noRules);
      choice(faults, value.source, place, "/source", LeadListItemSourceValues);
    }
    value.status === void 0 || checkLeadStatus(faults, value.status, place, "/status");
    value.ownerId === void 0 || checkOptionalId(faults, value.ownerId, place, "/ownerId");
    value.estimatedAmount === void 0 || checkExpectedAmount(faults, value.estimatedAmount, place, "/estimatedAmount");
    value.customerId === void 0 || checkOptionalId(faults, value.customerId, place, "/customerId");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.statusNote === void 0 || text(faults, value.statusNote, place, "/statusNote", true, ApiKeyListReplyMessageRules);
    value.statusChangedAt === void 0 || checkInstant(faults, value.statusChangedAt, place, "/statusChangedAt");
    value.opportunityId === void 0 || checkOptionalId(faults, value.opportunityId, place, "/opportunityId");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkLeadReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkLead(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var OpportunityListItemRequired = ["id", "title", "leadId", "customerId", "partyName", "stage", "probability", "expectedAmount", "weightedAmount", "currencyCode", "expectedCloseDate", "ownerId", "lostReason", "stageChangedAt", "version", "createdAt", "updatedAt"];
var OpportunityListItemMembers = /* @__PURE__ */ new Set(["id", "title", "leadId", "customerId", "partyName", "stage", "probability", "expectedAmount", "weightedAmount", "currencyCode", "expectedCloseDate", "ownerId", "lostReason", "stageChangedAt", "version", "createdAt", "updatedAt"]);
var OpportunityStageValues = ["prospecting", "qualification", "proposal", "negotiation", "won", "lost"];
function checkOpportunityStage(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, OpportunityStageValues);
}
var OpportunityListItemProbabilityRules = { isInteger: true, min: 0, max: 100 };
function checkOptionalDay(faults, value, at, key) {
  text(faults, value, at, key, true, DayRules);
}
function checkOpportunityListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, OpportunityListItemRequired);
    closed(faults, value, place, OpportunityListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.title === void 0 || text(faults, value.title, place, "/title", false, ApiKeyNameRules);
    value.leadId === void 0 || checkOptionalId(faults, value.leadId, place, "/leadId");
    value.customerId === void 0 || checkOptionalId(faults, value.customerId, place, "/customerId");
    value.partyName === void 0 || text(faults, value.partyName, place, "/partyName", true, ApiKeyNameRules);
    value.stage === void 0 || checkOpportunityStage(faults, value.stage, place, "/stage");
    value.probability === void 0 || number(faults, value.probability, place, "/probability", false, OpportunityListItemProbabilityRules);
    value.expectedAmount === void 0 || checkExpectedAmount(faults, value.expectedAmount, place, "/expectedAmount");
    value.weightedAmount === void 0 || number(faults, value.weightedAmount, place, "/weightedAmount", true, ExpectedAmountRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.expectedCloseDate === void 0 || checkOptionalDay(faults, value.expectedCloseDate, place, "/expectedCloseDate");
    value.ownerId === void 0 || checkOptionalId(faults, value.ownerId, place, "/ownerId");
    value.lostReason === void 0 || text(faults, value.lostReason, place, "/lostReason", true, ApiKeyListReplyMessageRules);
    value.stageChangedAt === void 0 || checkInstant(faults, value.stageChangedAt, place, "/stageChangedAt");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var OpportunityListReplyDataRules = { max: 100, item: checkOpportunityListItem };
var OpportunitySumsRequired = ["currencyCode", "count", "expectedAmount", "weightedAmount"];
var OpportunitySumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "expectedAmount", "weightedAmount"]);
function checkOpportunitySums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, OpportunitySumsRequired);
    closed(faults, value, place, OpportunitySumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.expectedAmount === void 0 || checkTotal(faults, value.expectedAmount, place, "/expectedAmount");
    value.weightedAmount === void 0 || checkTotal(faults, value.weightedAmount, place, "/weightedAmount");
  }
}
var OpportunityListReplyTotalsRules = { max: 300, item: checkOpportunitySums };
function checkOpportunityListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, OpportunityListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, OpportunityListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var OpportunityRequired = ["id", "title", "leadId", "customerId", "partyName", "stage", "probability", "expectedAmount", "weightedAmount", "currencyCode", "expectedCloseDate", "ownerId", "lostReason", "stageChangedAt", "stageHistory", "version", "createdAt", "updatedAt"];
var OpportunityMembers = /* @__PURE__ */ new Set(["id", "title", "leadId", "customerId", "partyName", "stage", "probability", "expectedAmount", "weightedAmount", "currencyCode", "expectedCloseDate", "ownerId", "lostReason", "stageChangedAt", "stageHistory", "version", "createdAt", "updatedAt"]);
var StageHistoryEntryRequired = ["from", "to", "note", "lostReason", "changedBy", "changedAt"];
var StageHistoryEntryMembers = /* @__PURE__ */ new Set(["from", "to", "note", "lostReason", "changedBy", "changedAt"]);
function checkStageHistoryEntry(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, StageHistoryEntryRequired);
    closed(faults, value, place, StageHistoryEntryMembers);
    value.from === void 0 || checkOpportunityStage(faults, value.from, place, "/from");
    value.to === void 0 || checkOpportunityStage(faults, value.to, place, "/to");
    value.note === void 0 || text(faults, value.note, place, "/note", true, ApiKeyListReplyMessageRules);
    value.lostReason === void 0 || text(faults, value.lostReason, place, "/lostReason", true, ApiKeyListReplyMessageRules);
    value.changedBy === void 0 || text(faults, value.changedBy, place, "/changedBy", false, ApiKeyNameRules);
    value.changedAt === void 0 || checkInstant(faults, value.changedAt, place, "/changedAt");
  }
}
var OpportunityStageHistoryRules = { max: 1e3, item: checkStageHistoryEntry };
function checkOpportunity(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, OpportunityRequired);
    closed(faults, value, place, OpportunityMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.title === void 0 || text(faults, value.title, place, "/title", false, ApiKeyNameRules);
    value.leadId === void 0 || checkOptionalId(faults, value.leadId, place, "/leadId");
    value.customerId === void 0 || checkOptionalId(faults, value.customerId, place, "/customerId");
    value.partyName === void 0 || text(faults, value.partyName, place, "/partyName", true, ApiKeyNameRules);
    value.stage === void 0 || checkOpportunityStage(faults, value.stage, place, "/stage");
    value.probability === void 0 || number(faults, value.probability, place, "/probability", false, OpportunityListItemProbabilityRules);
    value.expectedAmount === void 0 || checkExpectedAmount(faults, value.expectedAmount, place, "/expectedAmount");
    value.weightedAmount === void 0 || number(faults, value.weightedAmount, place, "/weightedAmount", true, ExpectedAmountRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.expectedCloseDate === void 0 || checkOptionalDay(faults, value.expectedCloseDate, place, "/expectedCloseDate");
    value.ownerId === void 0 || checkOptionalId(faults, value.ownerId, place, "/ownerId");
    value.lostReason === void 0 || text(faults, value.lostReason, place, "/lostReason", true, ApiKeyListReplyMessageRules);
    value.stageChangedAt === void 0 || checkInstant(faults, value.stageChangedAt, place, "/stageChangedAt");
    value.stageHistory === void 0 || array(faults, value.stageHistory, place, "/stageHistory", false, OpportunityStageHistoryRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkOpportunityReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkOpportunity(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var CustomerListItemRequired = ["id", "code", "name", "taxId", "email", "phone", "city", "active", "openAmount", "version", "createdAt", "updatedAt"];
var CustomerListItemMembers = /* @__PURE__ */ new Set(["id", "code", "name", "taxId", "email", "phone", "city", "active", "openAmount", "version", "createdAt", "updatedAt"]);
var PartyCodeRules = { min: 1, max: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkPartyCode(faults, value, at, key) {
  text(faults, value, at, key, false, PartyCodeRules);
}
var PartyNameRules = { min: 1, max: 200, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkPartyName(faults, value, at, key) {
  text(faults, value, at, key, false, PartyNameRules);
}
function checkCustomerListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CustomerListItemRequired);
    closed(faults, value, place, CustomerListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || checkPartyCode(faults, value.code, place, "/code");
    value.name === void 0 || checkPartyName(faults, value.name, place, "/name");
    value.taxId === void 0 || text(faults, value.taxId, place, "/taxId", true, LoginUserRoleRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, AuditEntryActorNameRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LoginUserRoleRules);
    value.city === void 0 || text(faults, value.city, place, "/city", true, NewApiKeyValueRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.openAmount === void 0 || number(faults, value.openAmount, place, "/openAmount", false, MoneyRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var CustomerListReplyDataRules = { max: 100, item: checkCustomerListItem };
var CustomerSumsRequired = ["currencyCode", "count", "openAmount"];
var CustomerSumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "openAmount"]);
function checkCustomerSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CustomerSumsRequired);
    closed(faults, value, place, CustomerSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.openAmount === void 0 || checkTotal(faults, value.openAmount, place, "/openAmount");
  }
}
var CustomerListReplyTotalsRules = { max: 1, item: checkCustomerSums };
function checkCustomerListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, CustomerListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, CustomerListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var CustomerRequired = ["id", "code", "name", "tradeName", "taxIdType", "taxId", "email", "phone", "language", "city", "address", "paymentTerms", "currencyCode", "creditLimit", "openAmount", "priceIncludesTax", "blocked", "contacts", "notes", "active", "version", "createdAt", "updatedAt"];
var CustomerMembers = /* @__PURE__ */ new Set(["id", "code", "name", "tradeName", "taxIdType", "taxId", "email", "phone", "language", "city", "active", "address", "paymentTerms", "currencyCode", "creditLimit", "openAmount", "priceIncludesTax", "blocked", "contacts", "notes", "version", "createdAt", "updatedAt"]);
var PrintLanguageValues = ["es", "en", null];
function checkPrintLanguage(faults, value, at, key) {
  text(faults, value, at, key, true, noRules);
  choice(faults, value, at, key, PrintLanguageValues);
}
var PartyAddressRequired = ["line1", "line2", "city", "region", "postalCode", "country"];
var PartyAddressCountryRules = { max: 2 };
function checkPartyAddress(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PartyAddressRequired);
    closed(faults, value, place, CompanyAddressMembers);
    value.line1 === void 0 || text(faults, value.line1, place, "/line1", true, ApiKeyNameRules);
    value.line2 === void 0 || text(faults, value.line2, place, "/line2", true, ApiKeyNameRules);
    value.city === void 0 || text(faults, value.city, place, "/city", true, NewApiKeyValueRules);
    value.region === void 0 || text(faults, value.region, place, "/region", true, NewApiKeyValueRules);
    value.postalCode === void 0 || text(faults, value.postalCode, place, "/postalCode", true, AuditEntryActorTypeRules);
    value.country === void 0 || text(faults, value.country, place, "/country", true, PartyAddressCountryRules);
  }
}
var ContactRequired = ["name"];
var ContactMembers = /* @__PURE__ */ new Set(["name", "role", "email", "phone"]);
var ContactRoleRules = { min: 1, max: 100, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ContactEmailRules = { min: 3, max: 254, format: ["email", email] };
function checkContact(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ContactRequired);
    closed(faults, value, place, ContactMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, PartyNameRules);
    value.role === void 0 || text(faults, value.role, place, "/role", false, ContactRoleRules);
    value.email === void 0 || text(faults, value.email, place, "/email", false, ContactEmailRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", false, PartyCodeRules);
  }
}
var CustomerContactsRules = { max: 20, item: checkContact };
function checkCustomer(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CustomerRequired);
    closed(faults, value, place, CustomerMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || checkPartyCode(faults, value.code, place, "/code");
    value.name === void 0 || checkPartyName(faults, value.name, place, "/name");
    value.tradeName === void 0 || text(faults, value.tradeName, place, "/tradeName", true, ApiKeyNameRules);
    value.taxIdType === void 0 || text(faults, value.taxIdType, place, "/taxIdType", true, AuditEntryActorTypeRules);
    value.taxId === void 0 || text(faults, value.taxId, place, "/taxId", true, LoginUserRoleRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, AuditEntryActorNameRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LoginUserRoleRules);
    value.language === void 0 || checkPrintLanguage(faults, value.language, place, "/language");
    value.city === void 0 || text(faults, value.city, place, "/city", true, NewApiKeyValueRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.address === void 0 || checkPartyAddress(faults, value.address, place, "/address");
    value.paymentTerms === void 0 || text(faults, value.paymentTerms, place, "/paymentTerms", true, LoginUserRoleRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.creditLimit === void 0 || number(faults, value.creditLimit, place, "/creditLimit", true, ExpectedAmountRules);
    value.openAmount === void 0 || number(faults, value.openAmount, place, "/openAmount", false, MoneyRules);
    value.priceIncludesTax === void 0 || boolean(faults, value.priceIncludesTax, place, "/priceIncludesTax", true);
    value.blocked === void 0 || boolean(faults, value.blocked, place, "/blocked", false);
    value.contacts === void 0 || array(faults, value.contacts, place, "/contacts", false, CustomerContactsRules);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkCustomerReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkCustomer(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var CustomerBalanceRequired = ["customerId", "asOf", "currencyCode", "invoiced", "collected", "credited", "unappliedCredit", "openAmount", "overdueAmount", "netBalance", "creditLimit", "availableCredit", "byCurrency", "lastPaymentAt"];
var CustomerBalanceMembers = /* @__PURE__ */ new Set(["customerId", "asOf", "currencyCode", "invoiced", "collected", "credited", "unappliedCredit", "openAmount", "overdueAmount", "netBalance", "creditLimit", "availableCredit", "byCurrency", "lastPaymentAt"]);
var CustomerCurrencyBalanceRequired = ["currencyCode", "invoiced", "collected", "credited", "unappliedCredit", "openAmount", "overdueAmount", "netBalance"];
var CustomerCurrencyBalanceMembers = /* @__PURE__ */ new Set(["currencyCode", "invoiced", "collected", "credited", "unappliedCredit", "openAmount", "overdueAmount", "netBalance"]);
function checkCustomerCurrencyBalance(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CustomerCurrencyBalanceRequired);
    closed(faults, value, place, CustomerCurrencyBalanceMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.invoiced === void 0 || checkTotal(faults, value.invoiced, place, "/invoiced");
    value.collected === void 0 || checkTotal(faults, value.collected, place, "/collected");
    value.credited === void 0 || checkTotal(faults, value.credited, place, "/credited");
    value.unappliedCredit === void 0 || checkTotal(faults, value.unappliedCredit, place, "/unappliedCredit");
    value.openAmount === void 0 || checkTotal(faults, value.openAmount, place, "/openAmount");
    value.overdueAmount === void 0 || checkTotal(faults, value.overdueAmount, place, "/overdueAmount");
    value.netBalance === void 0 || checkTotal(faults, value.netBalance, place, "/netBalance");
  }
}
var CustomerBalanceByCurrencyRules = { max: 200, item: checkCustomerCurrencyBalance };
function checkCustomerBalance(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CustomerBalanceRequired);
    closed(faults, value, place, CustomerBalanceMembers);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.asOf === void 0 || checkDay(faults, value.asOf, place, "/asOf");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.invoiced === void 0 || checkTotal(faults, value.invoiced, place, "/invoiced");
    value.collected === void 0 || checkTotal(faults, value.collected, place, "/collected");
    value.credited === void 0 || checkTotal(faults, value.credited, place, "/credited");
    value.unappliedCredit === void 0 || checkTotal(faults, value.unappliedCredit, place, "/unappliedCredit");
    value.openAmount === void 0 || checkTotal(faults, value.openAmount, place, "/openAmount");
    value.overdueAmount === void 0 || checkTotal(faults, value.overdueAmount, place, "/overdueAmount");
    value.netBalance === void 0 || checkTotal(faults, value.netBalance, place, "/netBalance");
    value.creditLimit === void 0 || number(faults, value.creditLimit, place, "/creditLimit", true, ExpectedAmountRules);
    value.availableCredit === void 0 || number(faults, value.availableCredit, place, "/availableCredit", true, TotalRules);
    value.byCurrency === void 0 || array(faults, value.byCurrency, place, "/byCurrency", false, CustomerBalanceByCurrencyRules);
    value.lastPaymentAt === void 0 || text(faults, value.lastPaymentAt, place, "/lastPaymentAt", true, ApiKeyUsageDateFromRules);
  }
}
function checkCustomerBalanceReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkCustomerBalance(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var EventListReplyRequired = ["ok", "data", "nextAfter", "hasMore"];
var EventListReplyMembers = /* @__PURE__ */ new Set(["ok", "data", "nextAfter", "hasMore", "message"]);
var EventRequired = ["position", "type", "objectType", "objectId", "at", "requestId"];
var EventMembers = /* @__PURE__ */ new Set(["position", "type", "objectType", "objectId", "at", "requestId"]);
function checkEventPosition(faults, value, at, key) {
  number(faults, value, at, key, false, TotalCountRules);
}
function checkEventName(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyAllowedIpsItemRules);
}
function checkEvent(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, EventRequired);
    closed(faults, value, place, EventMembers);
    value.position === void 0 || checkEventPosition(faults, value.position, place, "/position");
    value.type === void 0 || checkEventName(faults, value.type, place, "/type");
    value.objectType === void 0 || text(faults, value.objectType, place, "/objectType", false, ApiKeyAllowedIpsItemRules);
    value.objectId === void 0 || text(faults, value.objectId, place, "/objectId", false, ApiKeyAllowedIpsItemRules);
    value.at === void 0 || checkInstant(faults, value.at, place, "/at");
    value.requestId === void 0 || text(faults, value.requestId, place, "/requestId", true, ErrorReplyRequestIdRules);
  }
}
var EventListReplyDataRules = { max: 500, item: checkEvent };
function checkEventListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, EventListReplyRequired);
    closed(faults, value, place, EventListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, EventListReplyDataRules);
    value.nextAfter === void 0 || checkEventPosition(faults, value.nextAfter, place, "/nextAfter");
    value.hasMore === void 0 || boolean(faults, value.hasMore, place, "/hasMore", false);
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var AdjustmentListItemRequired = ["id", "number", "status", "warehouseId", "warehouseName", "reason", "date", "notes", "lineCount", "version", "createdAt", "updatedAt"];
var AdjustmentListItemMembers = /* @__PURE__ */ new Set(["id", "number", "status", "warehouseId", "warehouseName", "reason", "date", "notes", "lineCount", "value", "version", "createdAt", "updatedAt"]);
var AdjustmentListItemStatusValues = ["posted", "reversed"];
var AdjustmentListItemReasonValues = ["count", "damage", "loss", "found", "opening", "other"];
var AdjustmentListItemLineCountRules = { isInteger: true, min: 0, max: 500 };
function checkAdjustmentListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AdjustmentListItemRequired);
    closed(faults, value, place, AdjustmentListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, LoginUserRoleRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.warehouseName === void 0 || text(faults, value.warehouseName, place, "/warehouseName", false, ApiKeyNameRules);
    if (value.reason !== void 0) {
      text(faults, value.reason, place, "/reason", false, noRules);
      choice(faults, value.reason, place, "/reason", AdjustmentListItemReasonValues);
    }
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.lineCount === void 0 || number(faults, value.lineCount, place, "/lineCount", false, AdjustmentListItemLineCountRules);
    value.value === void 0 || number(faults, value.value, place, "/value", false, MoneyRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var AdjustmentListReplyDataRules = { max: 100, item: checkAdjustmentListItem };
function checkAdjustmentListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, AdjustmentListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var AdjustmentRequired = ["id", "number", "warehouseId", "reason", "date", "notes", "lines", "version", "createdAt", "updatedAt"];
var AdjustmentMembers = /* @__PURE__ */ new Set(["id", "number", "warehouseId", "reason", "date", "notes", "lines", "version", "createdAt", "updatedAt"]);
var AdjustmentLineRequired = ["productId", "before", "delta", "after"];
var AdjustmentLineMembers = /* @__PURE__ */ new Set(["productId", "before", "delta", "after", "unitCost", "value"]);
var AdjustmentLineUnitCostRules = { min: 0, max: 9999999999999, decimals: 6 };
function checkAdjustmentLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AdjustmentLineRequired);
    closed(faults, value, place, AdjustmentLineMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.before === void 0 || checkQuantity(faults, value.before, place, "/before");
    value.delta === void 0 || checkQuantity(faults, value.delta, place, "/delta");
    value.after === void 0 || checkQuantity(faults, value.after, place, "/after");
    value.unitCost === void 0 || number(faults, value.unitCost, place, "/unitCost", false, AdjustmentLineUnitCostRules);
    value.value === void 0 || number(faults, value.value, place, "/value", false, MoneyRules);
  }
}
var AdjustmentLinesRules = { max: 500, item: checkAdjustmentLine };
function checkAdjustment(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AdjustmentRequired);
    closed(faults, value, place, AdjustmentMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, LoginUserRoleRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    if (value.reason !== void 0) {
      text(faults, value.reason, place, "/reason", false, noRules);
      choice(faults, value.reason, place, "/reason", AdjustmentListItemReasonValues);
    }
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, AdjustmentLinesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkAdjustmentReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, CreditNoteReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkAdjustment(faults, value.data, place, "/data");
    value.warnings === void 0 || checkStockWarnings(faults, value.warnings, place, "/warnings");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var AdjustmentRecordRequired = ["id", "number", "status", "warehouseId", "warehouseName", "reason", "date", "notes", "reversedOn", "reverseReason", "lines", "version", "createdAt", "updatedAt"];
var AdjustmentRecordMembers = /* @__PURE__ */ new Set(["id", "number", "status", "warehouseId", "warehouseName", "reason", "date", "notes", "reversedOn", "reverseReason", "lines", "version", "createdAt", "updatedAt"]);
var AdjustmentRecordLineRequired = ["productId", "productCode", "productName", "countedQuantity", "before", "delta", "after", "contradiction"];
var AdjustmentRecordLineMembers = /* @__PURE__ */ new Set(["productId", "productCode", "productName", "countedQuantity", "before", "delta", "after", "unitCost", "value", "contradiction"]);
var AdjustmentRecordLineCountedQuantityRules = { min: 0, max: 9999999999, decimals: 4 };
var CountContradictionRequired = ["ledgerQuantity", "documents"];
var CountContradictionMembers = /* @__PURE__ */ new Set(["ledgerQuantity", "documents"]);
var LaterDocumentRequired = ["documentType", "documentId", "documentNumber", "date", "quantity"];
var LaterDocumentMembers = /* @__PURE__ */ new Set(["documentType", "documentId", "documentNumber", "date", "quantity"]);
function checkLaterDocument(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LaterDocumentRequired);
    closed(faults, value, place, LaterDocumentMembers);
    value.documentType === void 0 || text(faults, value.documentType, place, "/documentType", false, LoginUserRoleRules);
    value.documentId === void 0 || checkId(faults, value.documentId, place, "/documentId");
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", false, ApiKeyMaskedRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.quantity === void 0 || checkQuantity(faults, value.quantity, place, "/quantity");
  }
}
var CountContradictionDocumentsRules = { max: 20, item: checkLaterDocument };
function checkCountContradiction(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CountContradictionRequired);
    closed(faults, value, place, CountContradictionMembers);
    value.ledgerQuantity === void 0 || checkQuantity(faults, value.ledgerQuantity, place, "/ledgerQuantity");
    value.documents === void 0 || array(faults, value.documents, place, "/documents", false, CountContradictionDocumentsRules);
  }
}
function checkAdjustmentRecordLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AdjustmentRecordLineRequired);
    closed(faults, value, place, AdjustmentRecordLineMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.productCode === void 0 || text(faults, value.productCode, place, "/productCode", false, LoginUserRoleRules);
    value.productName === void 0 || text(faults, value.productName, place, "/productName", false, ApiKeyNameRules);
    value.countedQuantity === void 0 || number(faults, value.countedQuantity, place, "/countedQuantity", true, AdjustmentRecordLineCountedQuantityRules);
    value.before === void 0 || checkQuantity(faults, value.before, place, "/before");
    value.delta === void 0 || checkQuantity(faults, value.delta, place, "/delta");
    value.after === void 0 || checkQuantity(faults, value.after, place, "/after");
    value.unitCost === void 0 || number(faults, value.unitCost, place, "/unitCost", false, AdjustmentLineUnitCostRules);
    value.value === void 0 || number(faults, value.value, place, "/value", false, MoneyRules);
    if (value.contradiction !== void 0) {
      if (value.contradiction !== null) checkCountContradiction(faults, value.contradiction, place, "/contradiction");
    }
  }
}
var AdjustmentRecordLinesRules = { max: 500, item: checkAdjustmentRecordLine };
function checkAdjustmentRecord(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AdjustmentRecordRequired);
    closed(faults, value, place, AdjustmentRecordMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, LoginUserRoleRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.warehouseName === void 0 || text(faults, value.warehouseName, place, "/warehouseName", false, ApiKeyNameRules);
    if (value.reason !== void 0) {
      text(faults, value.reason, place, "/reason", false, noRules);
      choice(faults, value.reason, place, "/reason", AdjustmentListItemReasonValues);
    }
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.reversedOn === void 0 || text(faults, value.reversedOn, place, "/reversedOn", true, ApiKeyUsageDateFromRules);
    value.reverseReason === void 0 || text(faults, value.reverseReason, place, "/reverseReason", true, ApiKeyListReplyMessageRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, AdjustmentRecordLinesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkAdjustmentRecordReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, CreditNoteReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkAdjustmentRecord(faults, value.data, place, "/data");
    value.warnings === void 0 || checkStockWarnings(faults, value.warnings, place, "/warnings");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var MovementRequired = ["id", "date", "productId", "productCode", "productName", "warehouseId", "warehouseName", "documentType", "documentId", "documentNumber", "quantity", "quantityAfter", "version", "createdAt", "updatedAt"];
var MovementMembers = /* @__PURE__ */ new Set(["id", "date", "productId", "productCode", "productName", "warehouseId", "warehouseName", "documentType", "documentId", "documentNumber", "quantity", "quantityAfter", "unitCost", "value", "version", "createdAt", "updatedAt"]);
function checkMovement(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, MovementRequired);
    closed(faults, value, place, MovementMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.productCode === void 0 || text(faults, value.productCode, place, "/productCode", false, LoginUserRoleRules);
    value.productName === void 0 || text(faults, value.productName, place, "/productName", false, ApiKeyNameRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.warehouseName === void 0 || text(faults, value.warehouseName, place, "/warehouseName", false, ApiKeyNameRules);
    value.documentType === void 0 || text(faults, value.documentType, place, "/documentType", false, LoginUserRoleRules);
    value.documentId === void 0 || checkId(faults, value.documentId, place, "/documentId");
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", false, LoginUserRoleRules);
    value.quantity === void 0 || checkQuantity(faults, value.quantity, place, "/quantity");
    value.quantityAfter === void 0 || checkQuantity(faults, value.quantityAfter, place, "/quantityAfter");
    value.unitCost === void 0 || number(faults, value.unitCost, place, "/unitCost", false, AdjustmentLineUnitCostRules);
    value.value === void 0 || number(faults, value.value, place, "/value", false, MoneyRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var MovementListReplyDataRules = { max: 100, item: checkMovement };
var MovementSumsRequired = ["currencyCode", "count", "value"];
var MovementSumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "value"]);
function checkMovementSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, MovementSumsRequired);
    closed(faults, value, place, MovementSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.value === void 0 || checkTotal(faults, value.value, place, "/value");
  }
}
var MovementListReplyTotalsRules = { max: 1, item: checkMovementSums };
function checkMovementListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, MovementListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, MovementListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var StockRowRequired = ["productId", "productCode", "productName", "warehouseId", "warehouseName", "quantity", "reserved", "available", "version", "createdAt", "updatedAt"];
var StockRowMembers = /* @__PURE__ */ new Set(["productId", "productCode", "productName", "warehouseId", "warehouseName", "quantity", "reserved", "available", "averageCost", "value", "version", "createdAt", "updatedAt"]);
function checkStockRow(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, StockRowRequired);
    closed(faults, value, place, StockRowMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.productCode === void 0 || text(faults, value.productCode, place, "/productCode", false, LoginUserRoleRules);
    value.productName === void 0 || text(faults, value.productName, place, "/productName", false, ApiKeyNameRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.warehouseName === void 0 || text(faults, value.warehouseName, place, "/warehouseName", false, ApiKeyNameRules);
    value.quantity === void 0 || checkQuantity(faults, value.quantity, place, "/quantity");
    value.reserved === void 0 || checkQuantity(faults, value.reserved, place, "/reserved");
    value.available === void 0 || checkQuantity(faults, value.available, place, "/available");
    value.averageCost === void 0 || number(faults, value.averageCost, place, "/averageCost", true, AdjustmentLineUnitCostRules);
    value.value === void 0 || number(faults, value.value, place, "/value", false, MoneyRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var StockListReplyDataRules = { max: 100, item: checkStockRow };
function checkStockSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, MovementSumsRequired);
    closed(faults, value, place, MovementSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.value === void 0 || checkTotal(faults, value.value, place, "/value");
  }
}
var StockListReplyTotalsRules = { max: 1, item: checkStockSums };
function checkStockListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, StockListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, StockListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var TransferListItemRequired = ["id", "number", "status", "fromWarehouseId", "fromWarehouseName", "toWarehouseId", "toWarehouseName", "date", "notes", "lineCount", "version", "createdAt", "updatedAt"];
var TransferListItemMembers = /* @__PURE__ */ new Set(["id", "number", "status", "fromWarehouseId", "fromWarehouseName", "toWarehouseId", "toWarehouseName", "date", "notes", "lineCount", "value", "version", "createdAt", "updatedAt"]);
var TransferListItemStatusValues = ["done", "reversed"];
function checkTransferListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TransferListItemRequired);
    closed(faults, value, place, TransferListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, LoginUserRoleRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", TransferListItemStatusValues);
    }
    value.fromWarehouseId === void 0 || checkId(faults, value.fromWarehouseId, place, "/fromWarehouseId");
    value.fromWarehouseName === void 0 || text(faults, value.fromWarehouseName, place, "/fromWarehouseName", false, ApiKeyNameRules);
    value.toWarehouseId === void 0 || checkId(faults, value.toWarehouseId, place, "/toWarehouseId");
    value.toWarehouseName === void 0 || text(faults, value.toWarehouseName, place, "/toWarehouseName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.lineCount === void 0 || number(faults, value.lineCount, place, "/lineCount", false, AdjustmentListItemLineCountRules);
    value.value === void 0 || number(faults, value.value, place, "/value", false, MoneyRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var TransferListReplyDataRules = { max: 100, item: checkTransferListItem };
function checkTransferListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, TransferListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var TransferRequired = ["id", "number", "status", "fromWarehouseId", "toWarehouseId", "date", "notes", "lines", "version", "createdAt", "updatedAt"];
var TransferMembers = /* @__PURE__ */ new Set(["id", "number", "status", "fromWarehouseId", "toWarehouseId", "date", "notes", "lines", "version", "createdAt", "updatedAt"]);
var TransferStatusValues = ["done"];
var TransferLineRequired = ["productId", "quantity", "fromAfter", "toAfter"];
var TransferLineMembers = /* @__PURE__ */ new Set(["productId", "quantity", "fromAfter", "toAfter"]);
var PositiveQuantityRules = { max: 9999999999, above: 0, decimals: 4 };
function checkPositiveQuantity(faults, value, at, key) {
  number(faults, value, at, key, false, PositiveQuantityRules);
}
function checkTransferLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TransferLineRequired);
    closed(faults, value, place, TransferLineMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.quantity === void 0 || checkPositiveQuantity(faults, value.quantity, place, "/quantity");
    value.fromAfter === void 0 || checkQuantity(faults, value.fromAfter, place, "/fromAfter");
    value.toAfter === void 0 || checkQuantity(faults, value.toAfter, place, "/toAfter");
  }
}
var TransferLinesRules = { max: 500, item: checkTransferLine };
function checkTransfer(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TransferRequired);
    closed(faults, value, place, TransferMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, LoginUserRoleRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", TransferStatusValues);
    }
    value.fromWarehouseId === void 0 || checkId(faults, value.fromWarehouseId, place, "/fromWarehouseId");
    value.toWarehouseId === void 0 || checkId(faults, value.toWarehouseId, place, "/toWarehouseId");
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, TransferLinesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkTransferReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, CreditNoteReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkTransfer(faults, value.data, place, "/data");
    value.warnings === void 0 || checkStockWarnings(faults, value.warnings, place, "/warnings");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var TransferRecordRequired = ["id", "number", "status", "fromWarehouseId", "fromWarehouseName", "toWarehouseId", "toWarehouseName", "date", "notes", "reversedOn", "reverseReason", "lines", "version", "createdAt", "updatedAt"];
var TransferRecordMembers = /* @__PURE__ */ new Set(["id", "number", "status", "fromWarehouseId", "fromWarehouseName", "toWarehouseId", "toWarehouseName", "date", "notes", "reversedOn", "reverseReason", "lines", "version", "createdAt", "updatedAt"]);
var TransferRecordLineRequired = ["productId", "productCode", "productName", "quantity", "fromAfter", "toAfter"];
var TransferRecordLineMembers = /* @__PURE__ */ new Set(["productId", "productCode", "productName", "quantity", "fromAfter", "toAfter", "value"]);
function checkTransferRecordLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TransferRecordLineRequired);
    closed(faults, value, place, TransferRecordLineMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.productCode === void 0 || text(faults, value.productCode, place, "/productCode", false, LoginUserRoleRules);
    value.productName === void 0 || text(faults, value.productName, place, "/productName", false, ApiKeyNameRules);
    value.quantity === void 0 || checkPositiveQuantity(faults, value.quantity, place, "/quantity");
    value.fromAfter === void 0 || checkQuantity(faults, value.fromAfter, place, "/fromAfter");
    value.toAfter === void 0 || checkQuantity(faults, value.toAfter, place, "/toAfter");
    value.value === void 0 || number(faults, value.value, place, "/value", false, MoneyRules);
  }
}
var TransferRecordLinesRules = { max: 500, item: checkTransferRecordLine };
function checkTransferRecord(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TransferRecordRequired);
    closed(faults, value, place, TransferRecordMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, LoginUserRoleRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", TransferListItemStatusValues);
    }
    value.fromWarehouseId === void 0 || checkId(faults, value.fromWarehouseId, place, "/fromWarehouseId");
    value.fromWarehouseName === void 0 || text(faults, value.fromWarehouseName, place, "/fromWarehouseName", false, ApiKeyNameRules);
    value.toWarehouseId === void 0 || checkId(faults, value.toWarehouseId, place, "/toWarehouseId");
    value.toWarehouseName === void 0 || text(faults, value.toWarehouseName, place, "/toWarehouseName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.reversedOn === void 0 || text(faults, value.reversedOn, place, "/reversedOn", true, ApiKeyUsageDateFromRules);
    value.reverseReason === void 0 || text(faults, value.reverseReason, place, "/reverseReason", true, ApiKeyListReplyMessageRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, TransferRecordLinesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkTransferRecordReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, CreditNoteReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkTransferRecord(faults, value.data, place, "/data");
    value.warnings === void 0 || checkStockWarnings(faults, value.warnings, place, "/warnings");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var WarehouseRequired = ["id", "code", "name", "active", "allowsNegative", "version", "createdAt", "updatedAt"];
var WarehouseMembers = /* @__PURE__ */ new Set(["id", "code", "name", "active", "allowsNegative", "version", "createdAt", "updatedAt"]);
function checkWarehouse(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WarehouseRequired);
    closed(faults, value, place, WarehouseMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.allowsNegative === void 0 || boolean(faults, value.allowsNegative, place, "/allowsNegative", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var WarehouseListReplyDataRules = { max: 100, item: checkWarehouse };
function checkWarehouseListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, WarehouseListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkWarehouseReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkWarehouse(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var InvoiceListItemRequired = ["id", "number", "status", "customerId", "customerName", "issueDate", "dueDate", "currencyCode", "total", "taxTotal", "grandTotal", "openAmount", "overdue", "version", "createdAt", "updatedAt"];
var InvoiceListItemMembers = /* @__PURE__ */ new Set(["id", "number", "status", "customerId", "customerName", "issueDate", "dueDate", "currencyCode", "total", "taxTotal", "grandTotal", "openAmount", "overdue", "version", "createdAt", "updatedAt"]);
function checkDocumentNumber(faults, value, at, key) {
  text(faults, value, at, key, true, ApiKeyMaskedRules);
}
var InvoiceStatusValues = ["draft", "issued", "partially_paid", "paid", "void"];
function checkInvoiceStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, InvoiceStatusValues);
}
function checkInvoiceListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceListItemRequired);
    closed(faults, value, place, InvoiceListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || checkDocumentNumber(faults, value.number, place, "/number");
    value.status === void 0 || checkInvoiceStatus(faults, value.status, place, "/status");
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.issueDate === void 0 || checkDay(faults, value.issueDate, place, "/issueDate");
    value.dueDate === void 0 || checkDay(faults, value.dueDate, place, "/dueDate");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.openAmount === void 0 || checkMoney(faults, value.openAmount, place, "/openAmount");
    value.overdue === void 0 || boolean(faults, value.overdue, place, "/overdue", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var InvoiceListReplyDataRules = { max: 100, item: checkInvoiceListItem };
var InvoiceSumsRequired = ["currencyCode", "count", "grandTotal", "openAmount"];
var InvoiceSumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "grandTotal", "openAmount"]);
function checkInvoiceSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceSumsRequired);
    closed(faults, value, place, InvoiceSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.grandTotal === void 0 || checkTotal(faults, value.grandTotal, place, "/grandTotal");
    value.openAmount === void 0 || checkTotal(faults, value.openAmount, place, "/openAmount");
  }
}
var InvoiceListReplyTotalsRules = { max: 300, item: checkInvoiceSums };
function checkInvoiceListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, InvoiceListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, InvoiceListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var InvoiceCreatedRequired = ["id", "number", "status", "issueDate", "dueDate", "currencyCode", "total", "taxTotal", "grandTotal", "openAmount", "version", "createdAt", "updatedAt"];
var InvoiceCreatedMembers = /* @__PURE__ */ new Set(["id", "number", "status", "issueDate", "dueDate", "currencyCode", "total", "taxTotal", "grandTotal", "openAmount", "version", "createdAt", "updatedAt"]);
function checkInvoiceCreated(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceCreatedRequired);
    closed(faults, value, place, InvoiceCreatedMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || checkDocumentNumber(faults, value.number, place, "/number");
    value.status === void 0 || checkInvoiceStatus(faults, value.status, place, "/status");
    value.issueDate === void 0 || checkDay(faults, value.issueDate, place, "/issueDate");
    value.dueDate === void 0 || checkDay(faults, value.dueDate, place, "/dueDate");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.openAmount === void 0 || checkMoney(faults, value.openAmount, place, "/openAmount");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkInvoiceCreatedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, CreditNoteReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkInvoiceCreated(faults, value.data, place, "/data");
    value.warnings === void 0 || checkStockWarnings(faults, value.warnings, place, "/warnings");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var InvoiceRequired = ["id", "number", "status", "customerId", "customerName", "issueDate", "dueDate", "paymentTerms", "currencyCode", "exchangeRate", "taxRounding", "pricesIncludeTax", "notes", "total", "taxTotal", "grandTotal", "paidAmount", "creditedAmount", "openAmount", "overdue", "companyCurrency", "lines", "taxes", "payments", "creditNotes", "customer", "company", "voidedAt", "voidReason", "version", "createdAt", "updatedAt"];
var InvoiceMembers = /* @__PURE__ */ new Set(["id", "number", "status", "customerId", "customerName", "issueDate", "dueDate", "paymentTerms", "currencyCode", "exchangeRate", "taxRounding", "pricesIncludeTax", "notes", "total", "taxTotal", "grandTotal", "paidAmount", "creditedAmount", "openAmount", "overdue", "companyCurrency", "lines", "taxes", "payments", "creditNotes", "customer", "company", "voidedAt", "voidReason", "version", "createdAt", "updatedAt"]);
var CompanyCurrencyTotalsRequired = ["currencyCode", "total", "taxTotal", "grandTotal"];
var CompanyCurrencyTotalsMembers = /* @__PURE__ */ new Set(["currencyCode", "total", "taxTotal", "grandTotal"]);
function checkCompanyCurrencyTotals(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CompanyCurrencyTotalsRequired);
    closed(faults, value, place, CompanyCurrencyTotalsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
  }
}
var InvoiceLineRequired = ["id", "productId", "productCode", "description", "unit", "warehouseId", "quantity", "unitPrice", "discountPercent", "netAmount", "taxRateId", "taxRate", "taxCategory", "taxAmount", "taxes", "creditedQuantity"];
var InvoiceLineMembers = /* @__PURE__ */ new Set(["id", "productId", "productCode", "description", "unit", "warehouseId", "quantity", "unitPrice", "discountPercent", "netAmount", "taxRateId", "taxRate", "taxCategory", "taxAmount", "taxes", "creditedQuantity"]);
function checkPrice(faults, value, at, key) {
  number(faults, value, at, key, false, AdjustmentLineUnitCostRules);
}
var LineTaxRequired = ["taxRateId", "code", "rate", "category"];
var LineTaxMembers = /* @__PURE__ */ new Set(["taxRateId", "code", "rate", "category"]);
function checkLineTax(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LineTaxRequired);
    closed(faults, value, place, LineTaxMembers);
    value.taxRateId === void 0 || checkId(faults, value.taxRateId, place, "/taxRateId");
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.rate === void 0 || checkPercent(faults, value.rate, place, "/rate");
    value.category === void 0 || checkLineTaxCategory(faults, value.category, place, "/category");
  }
}
var InvoiceLineTaxesRules = { max: 3, item: checkLineTax };
function checkInvoiceLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceLineRequired);
    closed(faults, value, place, InvoiceLineMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.productCode === void 0 || text(faults, value.productCode, place, "/productCode", false, LoginUserRoleRules);
    value.description === void 0 || text(faults, value.description, place, "/description", false, ApiKeyListReplyMessageRules);
    value.unit === void 0 || text(faults, value.unit, place, "/unit", false, AuditEntryActorTypeRules);
    value.warehouseId === void 0 || number(faults, value.warehouseId, place, "/warehouseId", true, IdRules);
    value.quantity === void 0 || checkQuantity(faults, value.quantity, place, "/quantity");
    value.unitPrice === void 0 || checkPrice(faults, value.unitPrice, place, "/unitPrice");
    value.discountPercent === void 0 || checkPercent(faults, value.discountPercent, place, "/discountPercent");
    value.netAmount === void 0 || checkMoney(faults, value.netAmount, place, "/netAmount");
    value.taxRateId === void 0 || number(faults, value.taxRateId, place, "/taxRateId", true, IdRules);
    value.taxRate === void 0 || checkPercent(faults, value.taxRate, place, "/taxRate");
    value.taxCategory === void 0 || checkLineTaxCategory(faults, value.taxCategory, place, "/taxCategory");
    value.taxAmount === void 0 || checkMoney(faults, value.taxAmount, place, "/taxAmount");
    value.taxes === void 0 || array(faults, value.taxes, place, "/taxes", false, InvoiceLineTaxesRules);
    value.creditedQuantity === void 0 || checkQuantity(faults, value.creditedQuantity, place, "/creditedQuantity");
  }
}
var InvoiceLinesRules = { max: 500, item: checkInvoiceLine };
var InvoicePaymentRequired = ["paymentId", "number", "date", "amount"];
var InvoicePaymentMembers = /* @__PURE__ */ new Set(["paymentId", "number", "date", "amount"]);
function checkInvoicePayment(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoicePaymentRequired);
    closed(faults, value, place, InvoicePaymentMembers);
    value.paymentId === void 0 || checkId(faults, value.paymentId, place, "/paymentId");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
  }
}
var InvoicePaymentsRules = { max: 1e4, item: checkInvoicePayment };
var InvoiceCreditNoteRequired = ["creditNoteId", "number", "date", "grandTotal", "appliedAmount"];
var InvoiceCreditNoteMembers = /* @__PURE__ */ new Set(["creditNoteId", "number", "date", "grandTotal", "appliedAmount"]);
function checkInvoiceCreditNote(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceCreditNoteRequired);
    closed(faults, value, place, InvoiceCreditNoteMembers);
    value.creditNoteId === void 0 || checkId(faults, value.creditNoteId, place, "/creditNoteId");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.appliedAmount === void 0 || checkMoney(faults, value.appliedAmount, place, "/appliedAmount");
  }
}
var InvoiceCreditNotesRules = { max: 1e4, item: checkInvoiceCreditNote };
var DocumentPartyRequired = ["code", "name", "tradeName", "taxIdType", "taxId", "email", "phone", "address"];
var DocumentPartyMembers = /* @__PURE__ */ new Set(["code", "name", "tradeName", "taxIdType", "taxId", "email", "phone", "language", "address"]);
function checkDocumentAddress(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PartyAddressRequired);
    closed(faults, value, place, CompanyAddressMembers);
    value.line1 === void 0 || text(faults, value.line1, place, "/line1", true, ApiKeyNameRules);
    value.line2 === void 0 || text(faults, value.line2, place, "/line2", true, ApiKeyNameRules);
    value.city === void 0 || text(faults, value.city, place, "/city", true, NewApiKeyValueRules);
    value.region === void 0 || text(faults, value.region, place, "/region", true, NewApiKeyValueRules);
    value.postalCode === void 0 || text(faults, value.postalCode, place, "/postalCode", true, AuditEntryActorTypeRules);
    value.country === void 0 || text(faults, value.country, place, "/country", true, PartyAddressCountryRules);
  }
}
function checkDocumentParty(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DocumentPartyRequired);
    closed(faults, value, place, DocumentPartyMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginUserRoleRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.tradeName === void 0 || text(faults, value.tradeName, place, "/tradeName", true, ApiKeyNameRules);
    value.taxIdType === void 0 || text(faults, value.taxIdType, place, "/taxIdType", true, AuditEntryActorTypeRules);
    value.taxId === void 0 || text(faults, value.taxId, place, "/taxId", true, LoginUserRoleRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, AuditEntryActorNameRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LoginUserRoleRules);
    value.language === void 0 || checkPrintLanguage(faults, value.language, place, "/language");
    value.address === void 0 || checkDocumentAddress(faults, value.address, place, "/address");
  }
}
function checkInvoice(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceRequired);
    closed(faults, value, place, InvoiceMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || checkDocumentNumber(faults, value.number, place, "/number");
    value.status === void 0 || checkInvoiceStatus(faults, value.status, place, "/status");
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.issueDate === void 0 || checkDay(faults, value.issueDate, place, "/issueDate");
    value.dueDate === void 0 || checkDay(faults, value.dueDate, place, "/dueDate");
    value.paymentTerms === void 0 || text(faults, value.paymentTerms, place, "/paymentTerms", false, LoginUserRoleRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.exchangeRate === void 0 || checkDocumentRate(faults, value.exchangeRate, place, "/exchangeRate");
    if (value.taxRounding !== void 0) {
      text(faults, value.taxRounding, place, "/taxRounding", false, noRules);
      choice(faults, value.taxRounding, place, "/taxRounding", CompanyTaxRoundingValues);
    }
    value.pricesIncludeTax === void 0 || boolean(faults, value.pricesIncludeTax, place, "/pricesIncludeTax", false);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.paidAmount === void 0 || checkMoney(faults, value.paidAmount, place, "/paidAmount");
    value.creditedAmount === void 0 || checkMoney(faults, value.creditedAmount, place, "/creditedAmount");
    value.openAmount === void 0 || checkMoney(faults, value.openAmount, place, "/openAmount");
    value.overdue === void 0 || boolean(faults, value.overdue, place, "/overdue", false);
    value.companyCurrency === void 0 || checkCompanyCurrencyTotals(faults, value.companyCurrency, place, "/companyCurrency");
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, InvoiceLinesRules);
    value.taxes === void 0 || array(faults, value.taxes, place, "/taxes", false, CreditNoteTaxesRules);
    value.payments === void 0 || array(faults, value.payments, place, "/payments", false, InvoicePaymentsRules);
    value.creditNotes === void 0 || array(faults, value.creditNotes, place, "/creditNotes", false, InvoiceCreditNotesRules);
    value.customer === void 0 || checkDocumentParty(faults, value.customer, place, "/customer");
    value.company === void 0 || checkDocumentParty(faults, value.company, place, "/company");
    value.voidedAt === void 0 || text(faults, value.voidedAt, place, "/voidedAt", true, ApiKeyExpiresAtRules);
    value.voidReason === void 0 || text(faults, value.voidReason, place, "/voidReason", true, ApiKeyListReplyMessageRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkInvoiceReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkInvoice(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var InvoiceDeletedRequired = ["id"];
var InvoiceDeletedMembers = /* @__PURE__ */ new Set(["id"]);
function checkInvoiceDeleted(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceDeletedRequired);
    closed(faults, value, place, InvoiceDeletedMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
  }
}
function checkInvoiceDeletedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkInvoiceDeleted(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var PayableRequired = ["id", "receptionId", "documentNumber", "vendorInvoiceNumber", "vendorId", "vendorName", "issueDate", "dueDate", "currencyCode", "amount", "paidAmount", "creditedAmount", "openAmount", "status", "daysOverdue", "version", "createdAt", "updatedAt"];
var PayableMembers = /* @__PURE__ */ new Set(["id", "receptionId", "documentNumber", "vendorInvoiceNumber", "vendorId", "vendorName", "issueDate", "dueDate", "currencyCode", "amount", "paidAmount", "creditedAmount", "openAmount", "status", "daysOverdue", "version", "createdAt", "updatedAt"]);
var PayableStatusValues = ["open", "partial", "closed", "void"];
function checkPayable(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableRequired);
    closed(faults, value, place, PayableMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.receptionId === void 0 || number(faults, value.receptionId, place, "/receptionId", true, IdRules);
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", false, ApiKeyMaskedRules);
    value.vendorInvoiceNumber === void 0 || text(faults, value.vendorInvoiceNumber, place, "/vendorInvoiceNumber", true, ApiKeyMaskedRules);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.issueDate === void 0 || checkDay(faults, value.issueDate, place, "/issueDate");
    value.dueDate === void 0 || checkDay(faults, value.dueDate, place, "/dueDate");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.paidAmount === void 0 || checkMoney(faults, value.paidAmount, place, "/paidAmount");
    value.creditedAmount === void 0 || checkMoney(faults, value.creditedAmount, place, "/creditedAmount");
    value.openAmount === void 0 || checkMoney(faults, value.openAmount, place, "/openAmount");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", PayableStatusValues);
    }
    value.daysOverdue === void 0 || number(faults, value.daysOverdue, place, "/daysOverdue", false, TotalCountRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var PayableListReplyDataRules = { max: 100, item: checkPayable };
var PayableSumsRequired = ["currencyCode", "count", "amount", "openAmount"];
var PayableSumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "amount", "openAmount"]);
function checkPayableSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableSumsRequired);
    closed(faults, value, place, PayableSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.amount === void 0 || checkTotal(faults, value.amount, place, "/amount");
    value.openAmount === void 0 || checkTotal(faults, value.openAmount, place, "/openAmount");
  }
}
var PayableListReplyTotalsRules = { max: 300, item: checkPayableSums };
function checkPayableListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, PayableListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, PayableListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var PayableAgingRequired = ["asOf", "currencyCode", "buckets", "overdueCount", "rows", "totals"];
var PayableAgingMembers = /* @__PURE__ */ new Set(["asOf", "currencyCode", "buckets", "overdueCount", "rows", "totals", "items", "itemCount"]);
var AgingBucketRequired = ["key", "from", "to", "amount"];
var AgingBucketMembers = /* @__PURE__ */ new Set(["key", "from", "to", "amount"]);
var BucketKeyValues = ["current", "d1_30", "d31_60", "d61_90", "d91_120", "d120_plus"];
function checkBucketKey(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, BucketKeyValues);
}
var AgingBucketFromRules = { isInteger: true, min: 0, max: 1e5 };
function checkAgingBucket(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgingBucketRequired);
    closed(faults, value, place, AgingBucketMembers);
    value.key === void 0 || checkBucketKey(faults, value.key, place, "/key");
    value.from === void 0 || number(faults, value.from, place, "/from", true, AgingBucketFromRules);
    value.to === void 0 || number(faults, value.to, place, "/to", true, AgingBucketFromRules);
    value.amount === void 0 || checkTotal(faults, value.amount, place, "/amount");
  }
}
var PayableAgingBucketsRules = { max: 6, item: checkAgingBucket };
var PayableAgingRowRequired = ["vendorId", "vendorName", "current", "d1_30", "d31_60", "d61_90", "d91_120", "d120_plus", "unappliedCredit", "balance"];
var PayableAgingRowMembers = /* @__PURE__ */ new Set(["vendorId", "vendorName", "current", "d1_30", "d31_60", "d61_90", "d91_120", "d120_plus", "unappliedCredit", "balance"]);
function checkPayableAgingRow(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableAgingRowRequired);
    closed(faults, value, place, PayableAgingRowMembers);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.current === void 0 || checkTotal(faults, value.current, place, "/current");
    value.d1_30 === void 0 || checkTotal(faults, value.d1_30, place, "/d1_30");
    value.d31_60 === void 0 || checkTotal(faults, value.d31_60, place, "/d31_60");
    value.d61_90 === void 0 || checkTotal(faults, value.d61_90, place, "/d61_90");
    value.d91_120 === void 0 || checkTotal(faults, value.d91_120, place, "/d91_120");
    value.d120_plus === void 0 || checkTotal(faults, value.d120_plus, place, "/d120_plus");
    value.unappliedCredit === void 0 || checkTotal(faults, value.unappliedCredit, place, "/unappliedCredit");
    value.balance === void 0 || checkTotal(faults, value.balance, place, "/balance");
  }
}
var PayableAgingRowsRules = { max: 1e6, item: checkPayableAgingRow };
var AgingTotalsRequired = ["current", "d1_30", "d31_60", "d61_90", "d91_120", "d120_plus", "unappliedCredit", "balance"];
var AgingTotalsMembers = /* @__PURE__ */ new Set(["current", "d1_30", "d31_60", "d61_90", "d91_120", "d120_plus", "unappliedCredit", "balance"]);
function checkAgingTotals(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgingTotalsRequired);
    closed(faults, value, place, AgingTotalsMembers);
    value.current === void 0 || checkTotal(faults, value.current, place, "/current");
    value.d1_30 === void 0 || checkTotal(faults, value.d1_30, place, "/d1_30");
    value.d31_60 === void 0 || checkTotal(faults, value.d31_60, place, "/d31_60");
    value.d61_90 === void 0 || checkTotal(faults, value.d61_90, place, "/d61_90");
    value.d91_120 === void 0 || checkTotal(faults, value.d91_120, place, "/d91_120");
    value.d120_plus === void 0 || checkTotal(faults, value.d120_plus, place, "/d120_plus");
    value.unappliedCredit === void 0 || checkTotal(faults, value.unappliedCredit, place, "/unappliedCredit");
    value.balance === void 0 || checkTotal(faults, value.balance, place, "/balance");
  }
}
var PayableAgingItemRequired = ["payableId", "documentNumber", "vendorId", "vendorName", "dueDate", "daysOverdue", "bucket", "currencyCode", "openAmount", "documentCurrencyCode", "documentOpenAmount"];
var PayableAgingItemMembers = /* @__PURE__ */ new Set(["payableId", "documentNumber", "vendorId", "vendorName", "dueDate", "daysOverdue", "bucket", "currencyCode", "openAmount", "documentCurrencyCode", "documentOpenAmount"]);
function checkPayableAgingItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableAgingItemRequired);
    closed(faults, value, place, PayableAgingItemMembers);
    value.payableId === void 0 || checkId(faults, value.payableId, place, "/payableId");
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", false, ApiKeyMaskedRules);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.dueDate === void 0 || checkDay(faults, value.dueDate, place, "/dueDate");
    value.daysOverdue === void 0 || number(faults, value.daysOverdue, place, "/daysOverdue", false, TotalCountRules);
    value.bucket === void 0 || checkBucketKey(faults, value.bucket, place, "/bucket");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.openAmount === void 0 || checkMoney(faults, value.openAmount, place, "/openAmount");
    value.documentCurrencyCode === void 0 || checkCurrencyCode(faults, value.documentCurrencyCode, place, "/documentCurrencyCode");
    value.documentOpenAmount === void 0 || checkMoney(faults, value.documentOpenAmount, place, "/documentOpenAmount");
  }
}
var PayableAgingItemsRules = { max: 500, item: checkPayableAgingItem };
function checkPayableAging(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableAgingRequired);
    closed(faults, value, place, PayableAgingMembers);
    value.asOf === void 0 || checkDay(faults, value.asOf, place, "/asOf");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.buckets === void 0 || array(faults, value.buckets, place, "/buckets", false, PayableAgingBucketsRules);
    value.overdueCount === void 0 || number(faults, value.overdueCount, place, "/overdueCount", false, TotalCountRules);
    value.rows === void 0 || array(faults, value.rows, place, "/rows", false, PayableAgingRowsRules);
    value.totals === void 0 || checkAgingTotals(faults, value.totals, place, "/totals");
    value.items === void 0 || array(faults, value.items, place, "/items", false, PayableAgingItemsRules);
    value.itemCount === void 0 || number(faults, value.itemCount, place, "/itemCount", false, TotalCountRules);
  }
}
function checkPayableAgingReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkPayableAging(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var PayablePaymentListItemRequired = ["id", "number", "status", "vendorId", "vendorName", "date", "method", "currencyCode", "amount", "allocatedAmount", "unallocatedAmount", "version", "createdAt", "updatedAt"];
var PayablePaymentListItemMembers = /* @__PURE__ */ new Set(["id", "number", "status", "vendorId", "vendorName", "date", "method", "currencyCode", "amount", "allocatedAmount", "unallocatedAmount", "version", "createdAt", "updatedAt"]);
var PaymentMethodValues = ["efectivo", "transferencia", "tarjeta", "cheque", "otro"];
function checkPaymentMethod(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, PaymentMethodValues);
}
function checkPayablePaymentListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayablePaymentListItemRequired);
    closed(faults, value, place, PayablePaymentListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.method === void 0 || checkPaymentMethod(faults, value.method, place, "/method");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.allocatedAmount === void 0 || checkMoney(faults, value.allocatedAmount, place, "/allocatedAmount");
    value.unallocatedAmount === void 0 || checkMoney(faults, value.unallocatedAmount, place, "/unallocatedAmount");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var PayablePaymentListReplyDataRules = { max: 100, item: checkPayablePaymentListItem };
var PayablePaymentSumsRequired = ["currencyCode", "count", "amount", "unallocatedAmount"];
var PayablePaymentSumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "amount", "unallocatedAmount"]);
function checkPayablePaymentSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayablePaymentSumsRequired);
    closed(faults, value, place, PayablePaymentSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.amount === void 0 || checkTotal(faults, value.amount, place, "/amount");
    value.unallocatedAmount === void 0 || checkTotal(faults, value.unallocatedAmount, place, "/unallocatedAmount");
  }
}
var PayablePaymentListReplyTotalsRules = { max: 300, item: checkPayablePaymentSums };
function checkPayablePaymentListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, PayablePaymentListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, PayablePaymentListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var PayablePaymentRequired = ["id", "number", "status", "vendorId", "vendorName", "date", "method", "currencyCode", "amount", "allocatedAmount", "unallocatedAmount", "exchangeRate", "reference", "notes", "allocations", "reversedAt", "reverseReason", "vendorBalance", "version", "createdAt", "updatedAt"];
var PayablePaymentMembers = /* @__PURE__ */ new Set(["id", "number", "status", "vendorId", "vendorName", "date", "method", "currencyCode", "amount", "allocatedAmount", "unallocatedAmount", "exchangeRate", "reference", "notes", "allocations", "reversedAt", "reverseReason", "vendorBalance", "version", "createdAt", "updatedAt"]);
var PayableAllocationRequired = ["payableId", "receptionId", "documentNumber", "date", "amount", "openAfter", "exchangeDifference"];
var PayableAllocationMembers = /* @__PURE__ */ new Set(["payableId", "receptionId", "documentNumber", "date", "amount", "openAfter", "exchangeDifference"]);
function checkPayableAllocation(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableAllocationRequired);
    closed(faults, value, place, PayableAllocationMembers);
    value.payableId === void 0 || checkId(faults, value.payableId, place, "/payableId");
    value.receptionId === void 0 || number(faults, value.receptionId, place, "/receptionId", true, IdRules);
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", false, ApiKeyMaskedRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.openAfter === void 0 || checkMoney(faults, value.openAfter, place, "/openAfter");
    value.exchangeDifference === void 0 || checkMoney(faults, value.exchangeDifference, place, "/exchangeDifference");
  }
}
var PayablePaymentAllocationsRules = { max: 1e4, item: checkPayableAllocation };
function checkPayablePayment(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayablePaymentRequired);
    closed(faults, value, place, PayablePaymentMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.method === void 0 || checkPaymentMethod(faults, value.method, place, "/method");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.allocatedAmount === void 0 || checkMoney(faults, value.allocatedAmount, place, "/allocatedAmount");
    value.unallocatedAmount === void 0 || checkMoney(faults, value.unallocatedAmount, place, "/unallocatedAmount");
    value.exchangeRate === void 0 || checkDocumentRate(faults, value.exchangeRate, place, "/exchangeRate");
    value.reference === void 0 || text(faults, value.reference, place, "/reference", true, ApiKeyNameRules);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.allocations === void 0 || array(faults, value.allocations, place, "/allocations", false, PayablePaymentAllocationsRules);
    value.reversedAt === void 0 || text(faults, value.reversedAt, place, "/reversedAt", true, ApiKeyExpiresAtRules);
    value.reverseReason === void 0 || text(faults, value.reverseReason, place, "/reverseReason", true, ApiKeyListReplyMessageRules);
    value.vendorBalance === void 0 || checkMoney(faults, value.vendorBalance, place, "/vendorBalance");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkPayablePaymentReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkPayablePayment(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var ProductListItemRequired = ["id", "code", "name", "price", "stock", "categoryName", "active", "currencyCode", "unit", "trackStock", "version", "createdAt", "updatedAt"];
var ProductListItemMembers = /* @__PURE__ */ new Set(["id", "code", "name", "price", "stock", "categoryName", "active", "currencyCode", "unit", "trackStock", "version", "createdAt", "updatedAt"]);
function checkProductCode(faults, value, at, key) {
  text(faults, value, at, key, false, PartyCodeRules);
}
var UnitNameRules = { min: 1, max: 20, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkUnitName(faults, value, at, key) {
  text(faults, value, at, key, false, UnitNameRules);
}
function checkProductListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ProductListItemRequired);
    closed(faults, value, place, ProductListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || checkProductCode(faults, value.code, place, "/code");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.price === void 0 || checkPrice(faults, value.price, place, "/price");
    value.stock === void 0 || checkQuantity(faults, value.stock, place, "/stock");
    value.categoryName === void 0 || text(faults, value.categoryName, place, "/categoryName", true, ApiKeyNameRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.unit === void 0 || checkUnitName(faults, value.unit, place, "/unit");
    value.trackStock === void 0 || boolean(faults, value.trackStock, place, "/trackStock", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var ProductListReplyDataRules = { max: 100, item: checkProductListItem };
function checkProductListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, ProductListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var ProductRequired = ["id", "code", "name", "price", "stock", "categoryName", "active", "currencyCode", "unit", "description", "categoryId", "barcode", "type", "trackStock", "taxRateId", "minStock", "stockByWarehouse", "version", "createdAt", "updatedAt"];
var ProductMembers = /* @__PURE__ */ new Set(["id", "code", "name", "price", "stock", "categoryName", "active", "currencyCode", "unit", "version", "createdAt", "updatedAt", "description", "categoryId", "barcode", "type", "trackStock", "taxRateId", "averageCost", "minStock", "stockByWarehouse"]);
var ProductBarcodeRules = { max: 48 };
var ProductTypeValues = ["good", "service"];
var WarehouseStockRequired = ["warehouseId", "warehouseName", "quantity"];
var WarehouseStockMembers = /* @__PURE__ */ new Set(["warehouseId", "warehouseName", "quantity"]);
function checkWarehouseStock(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WarehouseStockRequired);
    closed(faults, value, place, WarehouseStockMembers);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.warehouseName === void 0 || text(faults, value.warehouseName, place, "/warehouseName", false, ApiKeyNameRules);
    value.quantity === void 0 || checkQuantity(faults, value.quantity, place, "/quantity");
  }
}
var ProductStockByWarehouseRules = { max: 1e4, item: checkWarehouseStock };
function checkProduct(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ProductRequired);
    closed(faults, value, place, ProductMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || checkProductCode(faults, value.code, place, "/code");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.price === void 0 || checkPrice(faults, value.price, place, "/price");
    value.stock === void 0 || checkQuantity(faults, value.stock, place, "/stock");
    value.categoryName === void 0 || text(faults, value.categoryName, place, "/categoryName", true, ApiKeyNameRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.unit === void 0 || checkUnitName(faults, value.unit, place, "/unit");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
    value.description === void 0 || text(faults, value.description, place, "/description", true, LeadNotesRules);
    value.categoryId === void 0 || number(faults, value.categoryId, place, "/categoryId", true, IdRules);
    value.barcode === void 0 || text(faults, value.barcode, place, "/barcode", true, ProductBarcodeRules);
    if (value.type !== void 0) {
      text(faults, value.type, place, "/type", false, noRules);
      choice(faults, value.type, place, "/type", ProductTypeValues);
    }
    value.trackStock === void 0 || boolean(faults, value.trackStock, place, "/trackStock", false);
    value.taxRateId === void 0 || number(faults, value.taxRateId, place, "/taxRateId", true, IdRules);
    value.averageCost === void 0 || number(faults, value.averageCost, place, "/averageCost", true, AdjustmentLineUnitCostRules);
    value.minStock === void 0 || number(faults, value.minStock, place, "/minStock", true, AdjustmentRecordLineCountedQuantityRules);
    value.stockByWarehouse === void 0 || array(faults, value.stockByWarehouse, place, "/stockByWarehouse", false, ProductStockByWarehouseRules);
  }
}
function checkProductReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkProduct(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var ProductCategoryRequired = ["id", "name", "parentId", "productCount", "version", "createdAt", "updatedAt"];
var ProductCategoryMembers = /* @__PURE__ */ new Set(["id", "name", "parentId", "productCount", "version", "createdAt", "updatedAt"]);
function checkProductCategory(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ProductCategoryRequired);
    closed(faults, value, place, ProductCategoryMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.parentId === void 0 || number(faults, value.parentId, place, "/parentId", true, IdRules);
    value.productCount === void 0 || number(faults, value.productCount, place, "/productCount", false, TotalCountRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var ProductCategoryListReplyDataRules = { max: 100, item: checkProductCategory };
function checkProductCategoryListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, ProductCategoryListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkProductCategoryReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkProductCategory(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
function checkProductCategoryDeletedReplyData(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceDeletedRequired);
    closed(faults, value, place, InvoiceDeletedMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
  }
}
function checkProductCategoryDeletedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkProductCategoryDeletedReplyData(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var PurchaseOrderListItemRequired = ["id", "number", "status", "vendorId", "vendorName", "orderDate", "expectedDate", "currencyCode", "total", "taxTotal", "grandTotal", "receivedPercent", "version", "createdAt", "updatedAt"];
var PurchaseOrderListItemMembers = /* @__PURE__ */ new Set(["id", "number", "status", "vendorId", "vendorName", "orderDate", "expectedDate", "currencyCode", "total", "taxTotal", "grandTotal", "receivedPercent", "lines", "version", "createdAt", "updatedAt"]);
var PurchaseOrderStatusValues = ["draft", "open", "partially_received", "received", "closed", "cancelled"];
function checkPurchaseOrderStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, PurchaseOrderStatusValues);
}
var PurchaseOrderListItemReceivedPercentRules = { min: 0, max: 9999999999999 };
var PurchaseOrderLineRequired = ["id", "productId", "productCode", "description", "unit", "quantity", "unitPrice", "discountPercent", "netAmount", "taxRateId", "taxRate", "taxCategory", "taxAmount", "receivedQuantity", "pendingQuantity"];
var PurchaseOrderLineMembers = /* @__PURE__ */ new Set(["id", "productId", "productCode", "description", "unit", "quantity", "unitPrice", "discountPercent", "netAmount", "taxRateId", "taxRate", "taxCategory", "taxAmount", "receivedQuantity", "pendingQuantity"]);
function checkPurchaseOrderLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PurchaseOrderLineRequired);
    closed(faults, value, place, PurchaseOrderLineMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.productCode === void 0 || text(faults, value.productCode, place, "/productCode", false, LoginUserRoleRules);
    value.description === void 0 || text(faults, value.description, place, "/description", false, ApiKeyListReplyMessageRules);
    value.unit === void 0 || text(faults, value.unit, place, "/unit", false, AuditEntryActorTypeRules);
    value.quantity === void 0 || checkQuantity(faults, value.quantity, place, "/quantity");
    value.unitPrice === void 0 || checkPrice(faults, value.unitPrice, place, "/unitPrice");
    value.discountPercent === void 0 || checkPercent(faults, value.discountPercent, place, "/discountPercent");
    value.netAmount === void 0 || checkMoney(faults, value.netAmount, place, "/netAmount");
    value.taxRateId === void 0 || number(faults, value.taxRateId, place, "/taxRateId", true, IdRules);
    value.taxRate === void 0 || checkPercent(faults, value.taxRate, place, "/taxRate");
    value.taxCategory === void 0 || checkLineTaxCategory(faults, value.taxCategory, place, "/taxCategory");
    value.taxAmount === void 0 || checkMoney(faults, value.taxAmount, place, "/taxAmount");
    value.receivedQuantity === void 0 || checkQuantity(faults, value.receivedQuantity, place, "/receivedQuantity");
    value.pendingQuantity === void 0 || checkQuantity(faults, value.pendingQuantity, place, "/pendingQuantity");
  }
}
var PurchaseOrderListItemLinesRules = { max: 500, item: checkPurchaseOrderLine };
function checkPurchaseOrderListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PurchaseOrderListItemRequired);
    closed(faults, value, place, PurchaseOrderListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    value.status === void 0 || checkPurchaseOrderStatus(faults, value.status, place, "/status");
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.orderDate === void 0 || checkDay(faults, value.orderDate, place, "/orderDate");
    value.expectedDate === void 0 || text(faults, value.expectedDate, place, "/expectedDate", true, ApiKeyUsageDateFromRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.receivedPercent === void 0 || number(faults, value.receivedPercent, place, "/receivedPercent", false, PurchaseOrderListItemReceivedPercentRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, PurchaseOrderListItemLinesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var PurchaseOrderListReplyDataRules = { max: 100, item: checkPurchaseOrderListItem };
var PurchaseOrderSumsRequired = ["currencyCode", "count", "grandTotal"];
var PurchaseOrderSumsMembers = /* @__PURE__ */ new Set(["currencyCode", "count", "grandTotal"]);
function checkPurchaseOrderSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PurchaseOrderSumsRequired);
    closed(faults, value, place, PurchaseOrderSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.grandTotal === void 0 || checkTotal(faults, value.grandTotal, place, "/grandTotal");
  }
}
var PurchaseOrderListReplyTotalsRules = { max: 300, item: checkPurchaseOrderSums };
function checkPurchaseOrderListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, PurchaseOrderListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, PurchaseOrderListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var PurchaseOrderRequired = ["id", "number", "status", "vendorId", "vendorName", "orderDate", "expectedDate", "currencyCode", "total", "taxTotal", "grandTotal", "receivedPercent", "warehouseId", "paymentTerms", "exchangeRate", "reference", "notes", "lines", "taxes", "receptions", "version", "createdAt", "updatedAt"];
var PurchaseOrderMembers = /* @__PURE__ */ new Set(["id", "number", "status", "vendorId", "vendorName", "orderDate", "expectedDate", "currencyCode", "total", "taxTotal", "grandTotal", "receivedPercent", "warehouseId", "paymentTerms", "exchangeRate", "reference", "notes", "lines", "taxes", "receptions", "version", "createdAt", "updatedAt"]);
var ReceptionRequired = ["id", "number", "status", "date", "warehouseId", "vendorInvoiceNumber", "notes", "currencyCode", "total", "taxTotal", "grandTotal", "lines", "version", "createdAt", "updatedAt"];
var ReceptionMembers = /* @__PURE__ */ new Set(["id", "number", "status", "date", "warehouseId", "vendorInvoiceNumber", "notes", "currencyCode", "total", "taxTotal", "grandTotal", "lines", "version", "createdAt", "updatedAt"]);
var ReceptionLineRequired = ["id", "orderLineId", "productId", "quantity", "unitCost", "netAmount", "taxAmount"];
var ReceptionLineMembers = /* @__PURE__ */ new Set(["id", "orderLineId", "productId", "quantity", "unitCost", "netAmount", "taxAmount"]);
function checkReceptionLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceptionLineRequired);
    closed(faults, value, place, ReceptionLineMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.orderLineId === void 0 || checkId(faults, value.orderLineId, place, "/orderLineId");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.quantity === void 0 || checkQuantity(faults, value.quantity, place, "/quantity");
    value.unitCost === void 0 || checkPrice(faults, value.unitCost, place, "/unitCost");
    value.netAmount === void 0 || checkMoney(faults, value.netAmount, place, "/netAmount");
    value.taxAmount === void 0 || checkMoney(faults, value.taxAmount, place, "/taxAmount");
  }
}
var ReceptionLinesRules = { max: 1e3, item: checkReceptionLine };
function checkReception(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceptionRequired);
    closed(faults, value, place, ReceptionMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.vendorInvoiceNumber === void 0 || text(faults, value.vendorInvoiceNumber, place, "/vendorInvoiceNumber", true, ApiKeyMaskedRules);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, ReceptionLinesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var PurchaseOrderReceptionsRules = { max: 1e4, item: checkReception };
function checkPurchaseOrder(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PurchaseOrderRequired);
    closed(faults, value, place, PurchaseOrderMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    value.status === void 0 || checkPurchaseOrderStatus(faults, value.status, place, "/status");
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.orderDate === void 0 || checkDay(faults, value.orderDate, place, "/orderDate");
    value.expectedDate === void 0 || text(faults, value.expectedDate, place, "/expectedDate", true, ApiKeyUsageDateFromRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.receivedPercent === void 0 || number(faults, value.receivedPercent, place, "/receivedPercent", false, PurchaseOrderListItemReceivedPercentRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.paymentTerms === void 0 || text(faults, value.paymentTerms, place, "/paymentTerms", false, LoginUserRoleRules);
    value.exchangeRate === void 0 || checkDocumentRate(faults, value.exchangeRate, place, "/exchangeRate");
    value.reference === void 0 || text(faults, value.reference, place, "/reference", true, ApiKeyNameRules);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, PurchaseOrderListItemLinesRules);
    value.taxes === void 0 || array(faults, value.taxes, place, "/taxes", false, CreditNoteTaxesRules);
    value.receptions === void 0 || array(faults, value.receptions, place, "/receptions", false, PurchaseOrderReceptionsRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkPurchaseOrderReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, CreditNoteReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkPurchaseOrder(faults, value.data, place, "/data");
    value.warnings === void 0 || checkStockWarnings(faults, value.warnings, place, "/warnings");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var ReceptionListItemRequired = ["id", "number", "status", "orderId", "orderNumber", "vendorId", "vendorName", "warehouseId", "warehouseName", "date", "vendorInvoiceNumber", "notes", "currencyCode", "total", "taxTotal", "grandTotal", "version", "createdAt", "updatedAt"];
var ReceptionListItemMembers = /* @__PURE__ */ new Set(["id", "number", "status", "orderId", "orderNumber", "vendorId", "vendorName", "warehouseId", "warehouseName", "date", "vendorInvoiceNumber", "notes", "currencyCode", "total", "taxTotal", "grandTotal", "version", "createdAt", "updatedAt"]);
function checkReceptionListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceptionListItemRequired);
    closed(faults, value, place, ReceptionListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.orderId === void 0 || checkId(faults, value.orderId, place, "/orderId");
    value.orderNumber === void 0 || text(faults, value.orderNumber, place, "/orderNumber", false, ApiKeyMaskedRules);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.warehouseName === void 0 || text(faults, value.warehouseName, place, "/warehouseName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.vendorInvoiceNumber === void 0 || text(faults, value.vendorInvoiceNumber, place, "/vendorInvoiceNumber", true, ApiKeyMaskedRules);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var ReceptionListReplyDataRules = { max: 100, item: checkReceptionListItem };
function checkReceptionListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, ReceptionListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var ReceptionRecordRequired = ["id", "number", "status", "orderId", "orderNumber", "vendorId", "vendorName", "warehouseId", "warehouseName", "date", "vendorInvoiceNumber", "notes", "currencyCode", "total", "taxTotal", "grandTotal", "reversedAt", "reverseReason", "lines", "version", "createdAt", "updatedAt"];
var ReceptionRecordMembers = /* @__PURE__ */ new Set(["id", "number", "status", "orderId", "orderNumber", "vendorId", "vendorName", "warehouseId", "warehouseName", "date", "vendorInvoiceNumber", "notes", "currencyCode", "total", "taxTotal", "grandTotal", "reversedAt", "reverseReason", "lines", "version", "createdAt", "updatedAt"]);
function checkReceptionRecord(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceptionRecordRequired);
    closed(faults, value, place, ReceptionRecordMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.orderId === void 0 || checkId(faults, value.orderId, place, "/orderId");
    value.orderNumber === void 0 || text(faults, value.orderNumber, place, "/orderNumber", false, ApiKeyMaskedRules);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.vendorName === void 0 || text(faults, value.vendorName, place, "/vendorName", false, ApiKeyNameRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.warehouseName === void 0 || text(faults, value.warehouseName, place, "/warehouseName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.vendorInvoiceNumber === void 0 || text(faults, value.vendorInvoiceNumber, place, "/vendorInvoiceNumber", true, ApiKeyMaskedRules);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.total === void 0 || checkMoney(faults, value.total, place, "/total");
    value.taxTotal === void 0 || checkMoney(faults, value.taxTotal, place, "/taxTotal");
    value.grandTotal === void 0 || checkMoney(faults, value.grandTotal, place, "/grandTotal");
    value.reversedAt === void 0 || text(faults, value.reversedAt, place, "/reversedAt", true, ApiKeyExpiresAtRules);
    value.reverseReason === void 0 || text(faults, value.reverseReason, place, "/reverseReason", true, ApiKeyListReplyMessageRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, ReceptionLinesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkReceptionRecordReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkReceptionRecord(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var ReceptionResultRequired = ["reception", "purchaseOrder", "payable"];
var ReceptionResultMembers = /* @__PURE__ */ new Set(["reception", "purchaseOrder", "payable"]);
var ReceivedOrderRequired = ["id", "status", "lines", "version"];
var ReceivedOrderMembers = /* @__PURE__ */ new Set(["id", "status", "lines", "version"]);
function checkReceivedOrder(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivedOrderRequired);
    closed(faults, value, place, ReceivedOrderMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.status === void 0 || checkPurchaseOrderStatus(faults, value.status, place, "/status");
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, PurchaseOrderListItemLinesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
  }
}
var ReceivedPayableRequired = ["id", "amount", "dueDate"];
var ReceivedPayableMembers = /* @__PURE__ */ new Set(["id", "amount", "dueDate"]);
function checkReceivedPayable(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivedPayableRequired);
    closed(faults, value, place, ReceivedPayableMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.dueDate === void 0 || checkDay(faults, value.dueDate, place, "/dueDate");
  }
}
function checkReceptionResult(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceptionResultRequired);
    closed(faults, value, place, ReceptionResultMembers);
    value.reception === void 0 || checkReception(faults, value.reception, place, "/reception");
    value.purchaseOrder === void 0 || checkReceivedOrder(faults, value.purchaseOrder, place, "/purchaseOrder");
    value.payable === void 0 || checkReceivedPayable(faults, value.payable, place, "/payable");
  }
}
function checkReceptionReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, CreditNoteReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkReceptionResult(faults, value.data, place, "/data");
    value.warnings === void 0 || checkStockWarnings(faults, value.warnings, place, "/warnings");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var ReceivableRequired = ["id", "invoiceId", "documentNumber", "customerId", "customerName", "issueDate", "dueDate", "currencyCode", "amount", "paidAmount", "creditedAmount", "openAmount", "status", "daysOverdue", "version", "createdAt", "updatedAt"];
var ReceivableMembers = /* @__PURE__ */ new Set(["id", "invoiceId", "documentNumber", "customerId", "customerName", "issueDate", "dueDate", "currencyCode", "amount", "paidAmount", "creditedAmount", "openAmount", "status", "daysOverdue", "version", "createdAt", "updatedAt"]);
function checkReceivable(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivableRequired);
    closed(faults, value, place, ReceivableMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.invoiceId === void 0 || number(faults, value.invoiceId, place, "/invoiceId", true, IdRules);
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", false, ApiKeyMaskedRules);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.issueDate === void 0 || checkDay(faults, value.issueDate, place, "/issueDate");
    value.dueDate === void 0 || checkDay(faults, value.dueDate, place, "/dueDate");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.paidAmount === void 0 || checkMoney(faults, value.paidAmount, place, "/paidAmount");
    value.creditedAmount === void 0 || checkMoney(faults, value.creditedAmount, place, "/creditedAmount");
    value.openAmount === void 0 || checkMoney(faults, value.openAmount, place, "/openAmount");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", PayableStatusValues);
    }
    value.daysOverdue === void 0 || number(faults, value.daysOverdue, place, "/daysOverdue", false, TotalCountRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var ReceivableListReplyDataRules = { max: 100, item: checkReceivable };
function checkReceivableSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableSumsRequired);
    closed(faults, value, place, PayableSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.amount === void 0 || checkTotal(faults, value.amount, place, "/amount");
    value.openAmount === void 0 || checkTotal(faults, value.openAmount, place, "/openAmount");
  }
}
var ReceivableListReplyTotalsRules = { max: 300, item: checkReceivableSums };
function checkReceivableListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, ReceivableListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, ReceivableListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var ReceivableAgingRowRequired = ["customerId", "customerName", "current", "d1_30", "d31_60", "d61_90", "d91_120", "d120_plus", "unappliedCredit", "balance"];
var ReceivableAgingRowMembers = /* @__PURE__ */ new Set(["customerId", "customerName", "current", "d1_30", "d31_60", "d61_90", "d91_120", "d120_plus", "unappliedCredit", "balance"]);
function checkReceivableAgingRow(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivableAgingRowRequired);
    closed(faults, value, place, ReceivableAgingRowMembers);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.current === void 0 || checkTotal(faults, value.current, place, "/current");
    value.d1_30 === void 0 || checkTotal(faults, value.d1_30, place, "/d1_30");
    value.d31_60 === void 0 || checkTotal(faults, value.d31_60, place, "/d31_60");
    value.d61_90 === void 0 || checkTotal(faults, value.d61_90, place, "/d61_90");
    value.d91_120 === void 0 || checkTotal(faults, value.d91_120, place, "/d91_120");
    value.d120_plus === void 0 || checkTotal(faults, value.d120_plus, place, "/d120_plus");
    value.unappliedCredit === void 0 || checkTotal(faults, value.unappliedCredit, place, "/unappliedCredit");
    value.balance === void 0 || checkTotal(faults, value.balance, place, "/balance");
  }
}
var ReceivableAgingRowsRules = { max: 1e6, item: checkReceivableAgingRow };
var ReceivableAgingItemRequired = ["receivableId", "documentNumber", "customerId", "customerName", "dueDate", "daysOverdue", "bucket", "currencyCode", "openAmount", "documentCurrencyCode", "documentOpenAmount"];
var ReceivableAgingItemMembers = /* @__PURE__ */ new Set(["receivableId", "documentNumber", "customerId", "customerName", "dueDate", "daysOverdue", "bucket", "currencyCode", "openAmount", "documentCurrencyCode", "documentOpenAmount"]);
function checkReceivableAgingItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivableAgingItemRequired);
    closed(faults, value, place, ReceivableAgingItemMembers);
    value.receivableId === void 0 || checkId(faults, value.receivableId, place, "/receivableId");
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", false, ApiKeyMaskedRules);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.dueDate === void 0 || checkDay(faults, value.dueDate, place, "/dueDate");
    value.daysOverdue === void 0 || number(faults, value.daysOverdue, place, "/daysOverdue", false, TotalCountRules);
    value.bucket === void 0 || checkBucketKey(faults, value.bucket, place, "/bucket");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.openAmount === void 0 || checkMoney(faults, value.openAmount, place, "/openAmount");
    value.documentCurrencyCode === void 0 || checkCurrencyCode(faults, value.documentCurrencyCode, place, "/documentCurrencyCode");
    value.documentOpenAmount === void 0 || checkMoney(faults, value.documentOpenAmount, place, "/documentOpenAmount");
  }
}
var ReceivableAgingItemsRules = { max: 500, item: checkReceivableAgingItem };
function checkReceivableAging(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableAgingRequired);
    closed(faults, value, place, PayableAgingMembers);
    value.asOf === void 0 || checkDay(faults, value.asOf, place, "/asOf");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.buckets === void 0 || array(faults, value.buckets, place, "/buckets", false, PayableAgingBucketsRules);
    value.overdueCount === void 0 || number(faults, value.overdueCount, place, "/overdueCount", false, TotalCountRules);
    value.rows === void 0 || array(faults, value.rows, place, "/rows", false, ReceivableAgingRowsRules);
    value.totals === void 0 || checkAgingTotals(faults, value.totals, place, "/totals");
    value.items === void 0 || array(faults, value.items, place, "/items", false, ReceivableAgingItemsRules);
    value.itemCount === void 0 || number(faults, value.itemCount, place, "/itemCount", false, TotalCountRules);
  }
}
function checkReceivableAgingReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkReceivableAging(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var ReceivablePaymentListItemRequired = ["id", "number", "status", "customerId", "customerName", "date", "method", "currencyCode", "amount", "allocatedAmount", "unallocatedAmount", "version", "createdAt", "updatedAt"];
var ReceivablePaymentListItemMembers = /* @__PURE__ */ new Set(["id", "number", "status", "customerId", "customerName", "date", "method", "currencyCode", "amount", "allocatedAmount", "unallocatedAmount", "version", "createdAt", "updatedAt"]);
function checkReceivablePaymentListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivablePaymentListItemRequired);
    closed(faults, value, place, ReceivablePaymentListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.method === void 0 || checkPaymentMethod(faults, value.method, place, "/method");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.allocatedAmount === void 0 || checkMoney(faults, value.allocatedAmount, place, "/allocatedAmount");
    value.unallocatedAmount === void 0 || checkMoney(faults, value.unallocatedAmount, place, "/unallocatedAmount");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var ReceivablePaymentListReplyDataRules = { max: 100, item: checkReceivablePaymentListItem };
function checkReceivablePaymentSums(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayablePaymentSumsRequired);
    closed(faults, value, place, PayablePaymentSumsMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.count === void 0 || checkSummedCount(faults, value.count, place, "/count");
    value.amount === void 0 || checkTotal(faults, value.amount, place, "/amount");
    value.unallocatedAmount === void 0 || checkTotal(faults, value.unallocatedAmount, place, "/unallocatedAmount");
  }
}
var ReceivablePaymentListReplyTotalsRules = { max: 300, item: checkReceivablePaymentSums };
function checkReceivablePaymentListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, CreditNoteListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, ReceivablePaymentListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.totals === void 0 || array(faults, value.totals, place, "/totals", true, ReceivablePaymentListReplyTotalsRules);
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var ReceivablePaymentRequired = ["id", "number", "status", "customerId", "customerName", "date", "method", "currencyCode", "amount", "allocatedAmount", "unallocatedAmount", "exchangeRate", "reference", "notes", "allocations", "reversedAt", "reverseReason", "customerBalance", "version", "createdAt", "updatedAt"];
var ReceivablePaymentMembers = /* @__PURE__ */ new Set(["id", "number", "status", "customerId", "customerName", "date", "method", "currencyCode", "amount", "allocatedAmount", "unallocatedAmount", "exchangeRate", "reference", "notes", "allocations", "reversedAt", "reverseReason", "customerBalance", "version", "createdAt", "updatedAt"]);
function checkReceivablePayment(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivablePaymentRequired);
    closed(faults, value, place, ReceivablePaymentMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.number === void 0 || text(faults, value.number, place, "/number", false, ApiKeyMaskedRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", AdjustmentListItemStatusValues);
    }
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.customerName === void 0 || text(faults, value.customerName, place, "/customerName", false, ApiKeyNameRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.method === void 0 || checkPaymentMethod(faults, value.method, place, "/method");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.amount === void 0 || checkMoney(faults, value.amount, place, "/amount");
    value.allocatedAmount === void 0 || checkMoney(faults, value.allocatedAmount, place, "/allocatedAmount");
    value.unallocatedAmount === void 0 || checkMoney(faults, value.unallocatedAmount, place, "/unallocatedAmount");
    value.exchangeRate === void 0 || checkDocumentRate(faults, value.exchangeRate, place, "/exchangeRate");
    value.reference === void 0 || text(faults, value.reference, place, "/reference", true, ApiKeyNameRules);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.allocations === void 0 || array(faults, value.allocations, place, "/allocations", false, CreditNoteAllocationAllocationsRules);
    value.reversedAt === void 0 || text(faults, value.reversedAt, place, "/reversedAt", true, ApiKeyExpiresAtRules);
    value.reverseReason === void 0 || text(faults, value.reverseReason, place, "/reverseReason", true, ApiKeyListReplyMessageRules);
    value.customerBalance === void 0 || checkMoney(faults, value.customerBalance, place, "/customerBalance");
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkReceivablePaymentReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkReceivablePayment(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var SalesMonthRequired = ["month", "sales", "credits", "collections", "invoices"];
var SalesMonthMembers = /* @__PURE__ */ new Set(["month", "sales", "credits", "collections", "invoices"]);
var SalesMonthMonthRules = { max: 7, pattern: /^\d{4}-(0[1-9]|1[0-2])$/u };
var SalesMonthSalesRules = { min: 0, max: 1e20, decimals: 4 };
function checkSalesMonth(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SalesMonthRequired);
    closed(faults, value, place, SalesMonthMembers);
    value.month === void 0 || text(faults, value.month, place, "/month", false, SalesMonthMonthRules);
    value.sales === void 0 || number(faults, value.sales, place, "/sales", false, SalesMonthSalesRules);
    value.credits === void 0 || number(faults, value.credits, place, "/credits", false, SalesMonthSalesRules);
    value.collections === void 0 || number(faults, value.collections, place, "/collections", false, SalesMonthSalesRules);
    value.invoices === void 0 || number(faults, value.invoices, place, "/invoices", false, TotalCountRules);
  }
}
var SalesByMonthReplyDataRules = { max: 36, item: checkSalesMonth };
function checkSalesByMonthReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, SalesByMonthReplyDataRules);
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var VendorListItemRequired = ["id", "code", "name", "taxId", "email", "phone", "city", "active", "version", "createdAt", "updatedAt"];
var VendorListItemMembers = /* @__PURE__ */ new Set(["id", "code", "name", "taxId", "email", "phone", "city", "active", "version", "createdAt", "updatedAt"]);
function checkVendorListItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, VendorListItemRequired);
    closed(faults, value, place, VendorListItemMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || checkPartyCode(faults, value.code, place, "/code");
    value.name === void 0 || checkPartyName(faults, value.name, place, "/name");
    value.taxId === void 0 || text(faults, value.taxId, place, "/taxId", true, LoginUserRoleRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, AuditEntryActorNameRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LoginUserRoleRules);
    value.city === void 0 || text(faults, value.city, place, "/city", true, NewApiKeyValueRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var VendorListReplyDataRules = { max: 100, item: checkVendorListItem };
function checkVendorListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyListReplyRequired);
    closed(faults, value, place, ApiKeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || array(faults, value.data, place, "/data", false, VendorListReplyDataRules);
    value.totalCount === void 0 || checkTotalCount(faults, value.totalCount, place, "/totalCount");
    value.totalIsCapped === void 0 || checkTotalIsCapped(faults, value.totalIsCapped, place, "/totalIsCapped");
    value.page === void 0 || checkPageNumber(faults, value.page, place, "/page");
    value.pageSize === void 0 || checkPageSize(faults, value.pageSize, place, "/pageSize");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var VendorRequired = ["id", "code", "name", "tradeName", "taxIdType", "taxId", "email", "phone", "language", "city", "address", "paymentTerms", "currencyCode", "bankAccounts", "blocked", "contacts", "notes", "active", "version", "createdAt", "updatedAt"];
var VendorMembers = /* @__PURE__ */ new Set(["id", "code", "name", "tradeName", "taxIdType", "taxId", "email", "phone", "language", "city", "active", "address", "paymentTerms", "currencyCode", "blocked", "contacts", "bankAccounts", "notes", "version", "createdAt", "updatedAt"]);
var BankAccountRequired = ["bank", "accountNumber"];
var BankAccountMembers = /* @__PURE__ */ new Set(["bank", "accountNumber", "currencyCode", "holder"]);
var BankAccountAccountNumberRules = { min: 5, max: 40, pattern: /^[0-9A-Za-z*][0-9A-Za-z* ./-]*$/u };
function checkBankAccount(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, BankAccountRequired);
    closed(faults, value, place, BankAccountMembers);
    value.bank === void 0 || text(faults, value.bank, place, "/bank", false, PartyNameRules);
    value.accountNumber === void 0 || text(faults, value.accountNumber, place, "/accountNumber", false, BankAccountAccountNumberRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.holder === void 0 || text(faults, value.holder, place, "/holder", false, PartyNameRules);
  }
}
var VendorBankAccountsRules = { max: 10, item: checkBankAccount };
function checkVendor(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, VendorRequired);
    closed(faults, value, place, VendorMembers);
    value.id === void 0 || checkId(faults, value.id, place, "/id");
    value.code === void 0 || checkPartyCode(faults, value.code, place, "/code");
    value.name === void 0 || checkPartyName(faults, value.name, place, "/name");
    value.tradeName === void 0 || text(faults, value.tradeName, place, "/tradeName", true, ApiKeyNameRules);
    value.taxIdType === void 0 || text(faults, value.taxIdType, place, "/taxIdType", true, AuditEntryActorTypeRules);
    value.taxId === void 0 || text(faults, value.taxId, place, "/taxId", true, LoginUserRoleRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, AuditEntryActorNameRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LoginUserRoleRules);
    value.language === void 0 || checkPrintLanguage(faults, value.language, place, "/language");
    value.city === void 0 || text(faults, value.city, place, "/city", true, NewApiKeyValueRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.address === void 0 || checkPartyAddress(faults, value.address, place, "/address");
    value.paymentTerms === void 0 || text(faults, value.paymentTerms, place, "/paymentTerms", true, LoginUserRoleRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.blocked === void 0 || boolean(faults, value.blocked, place, "/blocked", false);
    value.contacts === void 0 || array(faults, value.contacts, place, "/contacts", false, CustomerContactsRules);
    value.bankAccounts === void 0 || array(faults, value.bankAccounts, place, "/bankAccounts", false, VendorBankAccountsRules);
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadNotesRules);
    value.version === void 0 || checkVersion(faults, value.version, place, "/version");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
function checkVendorReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkVendor(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ApiKeyListReplyMessageRules);
  }
}
var VendorBalanceRequired = ["vendorId", "asOf", "currencyCode", "invoiced", "paid", "credited", "unappliedCredit", "openAmount", "overdueAmount", "netBalance", "byCurrency", "lastPaymentAt"];
var VendorBalanceMembers = /* @__PURE__ */ new Set(["vendorId", "asOf", "currencyCode", "invoiced", "paid", "credited", "unappliedCredit", "openAmount", "overdueAmount", "netBalance", "byCurrency", "lastPaymentAt"]);
var VendorCurrencyBalanceRequired = ["currencyCode", "invoiced", "paid", "credited", "unappliedCredit", "openAmount", "overdueAmount", "netBalance"];
var VendorCurrencyBalanceMembers = /* @__PURE__ */ new Set(["currencyCode", "invoiced", "paid", "credited", "unappliedCredit", "openAmount", "overdueAmount", "netBalance"]);
function checkVendorCurrencyBalance(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, VendorCurrencyBalanceRequired);
    closed(faults, value, place, VendorCurrencyBalanceMembers);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.invoiced === void 0 || checkTotal(faults, value.invoiced, place, "/invoiced");
    value.paid === void 0 || checkTotal(faults, value.paid, place, "/paid");
    value.credited === void 0 || checkTotal(faults, value.credited, place, "/credited");
    value.unappliedCredit === void 0 || checkTotal(faults, value.unappliedCredit, place, "/unappliedCredit");
    value.openAmount === void 0 || checkTotal(faults, value.openAmount, place, "/openAmount");
    value.overdueAmount === void 0 || checkTotal(faults, value.overdueAmount, place, "/overdueAmount");
    value.netBalance === void 0 || checkTotal(faults, value.netBalance, place, "/netBalance");
  }
}
var VendorBalanceByCurrencyRules = { max: 200, item: checkVendorCurrencyBalance };
function checkVendorBalance(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, VendorBalanceRequired);
    closed(faults, value, place, VendorBalanceMembers);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.asOf === void 0 || checkDay(faults, value.asOf, place, "/asOf");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.invoiced === void 0 || checkTotal(faults, value.invoiced, place, "/invoiced");
    value.paid === void 0 || checkTotal(faults, value.paid, place, "/paid");
    value.credited === void 0 || checkTotal(faults, value.credited, place, "/credited");
    value.unappliedCredit === void 0 || checkTotal(faults, value.unappliedCredit, place, "/unappliedCredit");
    value.openAmount === void 0 || checkTotal(faults, value.openAmount, place, "/openAmount");
    value.overdueAmount === void 0 || checkTotal(faults, value.overdueAmount, place, "/overdueAmount");
    value.netBalance === void 0 || checkTotal(faults, value.netBalance, place, "/netBalance");
    value.byCurrency === void 0 || array(faults, value.byCurrency, place, "/byCurrency", false, VendorBalanceByCurrencyRules);
    value.lastPaymentAt === void 0 || text(faults, value.lastPaymentAt, place, "/lastPaymentAt", true, ApiKeyUsageDateFromRules);
  }
}
function checkVendorBalanceReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, NewApiKeyReplyRequired);
    closed(faults, value, place, NewApiKeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.data === void 0 || checkVendorBalance(faults, value.data, place, "/data");
    value.message === void 0 || text(faults, value.message, place, "/message", false, ErrorReplyMessageRules);
  }
}
var replies = {
  listApiKeys: { 200: validator(checkApiKeyListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createApiKey: { 201: validator(checkNewApiKeyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getApiKey: { 200: validator(checkApiKeyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateApiKey: { 200: validator(checkApiKeyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  revokeApiKey: { 200: validator(checkApiKeyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  rotateApiKey: { 201: validator(checkNewApiKeyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getApiKeyUsage: { 200: validator(checkApiKeyUsageReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listAuditEntries: { 200: validator(checkAuditListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  runSelfCheck: { 200: validator(checkSelfCheckReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listUsers: { 200: validator(checkUserListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createUser: { 201: validator(checkUserReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getUser: { 200: validator(checkUserReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateUser: { 200: validator(checkUserReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listUserKeys: { 200: validator(checkUserKeyListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listUserLogins: { 200: validator(checkUserLoginListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  revokeUserLogin: { 200: validator(checkUserLoginReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  changeUserPassword: { 200: validator(checkUserReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createPasswordReset: { 201: validator(checkPasswordResetReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  removeUserSecondFactor: { 200: validator(checkUserReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  unlockUser: { 200: validator(checkUserReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  login: { 200: validator(checkLoginReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listOwnLogins: { 200: validator(checkUserLoginListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  revokeOtherLogins: { 200: validator(checkUserLoginListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  revokeOwnLogin: { 200: validator(checkUserLoginReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  logout: { 200: validator(checkLogoutReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getMe: { 200: validator(checkMeReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  changeOwnPassword: { 200: validator(checkConfirmationReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  resetPassword: { 200: validator(checkConfirmationReply), 400: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  refreshTokens: { 200: validator(checkRefreshReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getSecondFactor: { 200: validator(checkSecondFactorReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createSecondFactor: { 200: validator(checkSecondFactorSetUpReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  verifySecondFactor: { 200: validator(checkRecoveryCodesReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createRecoveryCodes: { 200: validator(checkRecoveryCodesReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  removeSecondFactor: { 200: validator(checkSecondFactorReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  runBatch: { 200: validator(checkBatchReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getCompany: { 200: validator(checkCompanyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateCompany: { 200: validator(checkCompanyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listCurrencies: { 200: validator(checkCurrencyListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateCurrency: { 200: validator(checkCurrencyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listExchangeRates: { 200: validator(checkExchangeRateListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createExchangeRate: { 201: validator(checkExchangeRateReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateExchangeRate: { 200: validator(checkExchangeRateReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listPaymentTerms: { 200: validator(checkPaymentTermsListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createPaymentTerms: { 201: validator(checkPaymentTermsReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updatePaymentTerms: { 200: validator(checkPaymentTermsReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  lockPeriod: { 200: validator(checkPeriodLockReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listSeries: { 200: validator(checkSeriesListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateSeries: { 200: validator(checkSeriesReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listTaxRates: { 200: validator(checkTaxRateListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createTaxRate: { 201: validator(checkTaxRateReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateTaxRate: { 200: validator(checkTaxRateReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listCreditNotes: { 200: validator(checkCreditNoteListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createCreditNote: { 201: validator(checkCreditNoteReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getCreditNote: { 200: validator(checkCreditNoteReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  allocateCreditNote: { 200: validator(checkCreditNoteAllocationReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  downloadCreditNotePdf: { 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  releaseCreditNote: { 200: validator(checkCreditNoteAllocationReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  voidCreditNote: { 200: validator(checkCreditNoteReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  downloadCreditNoteXml: { 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listLeads: { 200: validator(checkLeadListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createLead: { 201: validator(checkLeadReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getLead: { 200: validator(checkLeadReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  changeLeadStatus: { 200: validator(checkLeadReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listOpportunities: { 200: validator(checkOpportunityListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createOpportunity: { 201: validator(checkOpportunityReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getOpportunity: { 200: validator(checkOpportunityReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  changeOpportunityStage: { 200: validator(checkOpportunityReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listCustomers: { 200: validator(checkCustomerListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createCustomer: { 201: validator(checkCustomerReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getCustomer: { 200: validator(checkCustomerReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateCustomer: { 200: validator(checkCustomerReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getCustomerBalance: { 200: validator(checkCustomerBalanceReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listEvents: { 200: validator(checkEventListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listAdjustments: { 200: validator(checkAdjustmentListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createAdjustment: { 201: validator(checkAdjustmentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getAdjustment: { 200: validator(checkAdjustmentRecordReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  reverseAdjustment: { 200: validator(checkAdjustmentRecordReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listMovements: { 200: validator(checkMovementListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listStock: { 200: validator(checkStockListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listTransfers: { 200: validator(checkTransferListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createTransfer: { 201: validator(checkTransferReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getTransfer: { 200: validator(checkTransferRecordReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  reverseTransfer: { 200: validator(checkTransferRecordReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listWarehouses: { 200: validator(checkWarehouseListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createWarehouse: { 201: validator(checkWarehouseReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateWarehouse: { 200: validator(checkWarehouseReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listInvoices: { 200: validator(checkInvoiceListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createInvoice: { 201: validator(checkInvoiceCreatedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getInvoice: { 200: validator(checkInvoiceReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateInvoice: { 200: validator(checkInvoiceReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteInvoice: { 200: validator(checkInvoiceDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  issueInvoice: { 200: validator(checkInvoiceCreatedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  downloadInvoicePdf: { 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  voidInvoice: { 200: validator(checkInvoiceReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  downloadInvoiceXml: { 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listPayables: { 200: validator(checkPayableListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getPayableAging: { 200: validator(checkPayableAgingReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listPayablePayments: { 200: validator(checkPayablePaymentListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createPayablePayment: { 201: validator(checkPayablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getPayablePayment: { 200: validator(checkPayablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  allocatePayablePayment: { 200: validator(checkPayablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  downloadPayablePaymentPdf: { 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  releasePayablePayment: { 200: validator(checkPayablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  reversePayablePayment: { 200: validator(checkPayablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listProducts: { 200: validator(checkProductListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createProduct: { 201: validator(checkProductReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listProductCategories: { 200: validator(checkProductCategoryListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createProductCategory: { 201: validator(checkProductCategoryReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateProductCategory: { 200: validator(checkProductCategoryReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteProductCategory: { 200: validator(checkProductCategoryDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getProduct: { 200: validator(checkProductReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateProduct: { 200: validator(checkProductReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deactivateProduct: { 200: validator(checkProductReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listPurchaseOrders: { 200: validator(checkPurchaseOrderListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createPurchaseOrder: { 201: validator(checkPurchaseOrderReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listReceptions: { 200: validator(checkReceptionListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getReception: { 200: validator(checkReceptionRecordReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  reverseReception: { 200: validator(checkPurchaseOrderReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getPurchaseOrder: { 200: validator(checkPurchaseOrderReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  cancelPurchaseOrder: { 200: validator(checkPurchaseOrderReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  openPurchaseOrder: { 200: validator(checkPurchaseOrderReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  downloadPurchaseOrderPdf: { 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  receivePurchaseOrder: { 200: validator(checkReceptionReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listReceivables: { 200: validator(checkReceivableListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getReceivableAging: { 200: validator(checkReceivableAgingReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listReceivablePayments: { 200: validator(checkReceivablePaymentListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createReceivablePayment: { 201: validator(checkReceivablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getReceivablePayment: { 200: validator(checkReceivablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  allocateReceivablePayment: { 200: validator(checkReceivablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  downloadReceivablePaymentPdf: { 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  releaseReceivablePayment: { 200: validator(checkReceivablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  reverseReceivablePayment: { 200: validator(checkReceivablePaymentReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getSalesByMonth: { 200: validator(checkSalesByMonthReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listVendors: { 200: validator(checkVendorListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createVendor: { 201: validator(checkVendorReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getVendor: { 200: validator(checkVendorReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateVendor: { 200: validator(checkVendorReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getVendorBalance: { 200: validator(checkVendorBalanceReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) }
};
export {
  replies
};
