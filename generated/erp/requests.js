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
var faultsOf = (check, value, at, key) => {
  const faults = [];
  check(faults, value, at, key);
  return faults;
};
function oneOf(faults, value, at, key, checks) {
  const found = checks.map((check) => faultsOf(check, value, at, key));
  const passing = found.flatMap((list, index) => list.length === 0 ? [index] : []);
  if (passing.length === 1) return;
  if (passing.length === 0) faults.push(...found.flat());
  const passingSchemas = passing.length === 0 ? null : passing;
  fault(faults, at + key, "oneOf", { passingSchemas }, "must match exactly one schema in oneOf");
}
function not(faults, value, at, key, check) {
  if (faultsOf(check, value, at, key).length === 0)
    fault(faults, at + key, "not", {}, "must NOT be valid");
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

// scripts/codegen/runtime/coerce.ts
var integer = /^(?:0|-?[1-9]\d*)$/;
var readInteger = (value) => typeof value === "string" && integer.test(value) ? Number(value) : value;
var readBoolean = (value) => {
  if (value === "true") return true;
  return value === "false" ? false : value;
};
var readText = (value) => value;
var splitList = (value, readItem) => readList(typeof value === "string" ? value.split(",") : value, readItem);
var readList = (value, readItem) => (Array.isArray(value) ? value : [value]).map(readItem);

// scripts/codegen/runtime/formats.ts
var day = /^(\d{4})-(\d\d)-(\d\d)$/;
var time = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;
var daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
var localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
var domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
var uriText = /^[a-z][a-z0-9+.-]*:(?:\/\/(?:[\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2})*(?:\[[0-9a-f:.]+\](?::\d*)?)?(?=[/?#]|$))?(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*)?$/i;
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
var uri = (text2) => uriText.test(text2);
var uuid = (text2) => uuidText.test(text2);

// entry.js
var ListApiKeysQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "status", "expiresBefore"]);
var ListApiKeysQueryPageRules = { isInteger: true, min: 1, max: 1e5 };
var ListApiKeysQueryPageSizeRules = { isInteger: true, min: 1, max: 100 };
var ListApiKeysQuerySearchRules = { min: 1, max: 100, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ListApiKeysQueryCountValues = ["exact", "capped"];
var ListApiKeysQuerySortByValues = ["id", "name", "createdAt", "expiresAt"];
var ListApiKeysQuerySortDirValues = ["asc", "desc"];
var ListApiKeysQueryDateFromRules = { min: 10, max: 40 };
var ListApiKeysQueryCursorRules = { min: 1, max: 600, pattern: /^[A-Za-z0-9_-]+$/u };
var ListApiKeysQueryUpdatedSinceRules = { max: 40, format: ["date-time", dateTime] };
var ListApiKeysQueryFieldsItemRules = { min: 1, max: 64 };
function checkListApiKeysQueryFieldsItem(faults, value, at, key) {
  text(faults, value, at, key, false, ListApiKeysQueryFieldsItemRules);
}
var ListApiKeysQueryFieldsRules = { min: 1, max: 100, item: checkListApiKeysQueryFieldsItem };
var ApiKeyStatusValues = ["Activa", "Revocada"];
function checkApiKeyStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ApiKeyStatusValues);
}
function checkListApiKeysQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListApiKeysQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListApiKeysQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    value.status === void 0 || checkApiKeyStatus(faults, value.status, place, "/status");
    value.expiresBefore === void 0 || text(faults, value.expiresBefore, place, "/expiresBefore", false, ListApiKeysQueryUpdatedSinceRules);
  }
}
var ListApiKeysHeadersPreferRules = { max: 500 };
function checkListApiKeysHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    value.prefer === void 0 || text(faults, value.prefer, place, "/prefer", false, ListApiKeysHeadersPreferRules);
  }
}
var CreateApiKeyQueryMembers = /* @__PURE__ */ new Set([]);
function checkCreateApiKeyQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, CreateApiKeyQueryMembers);
  }
}
var CreateApiKeyHeadersIdempotencyKeyRules = { min: 1, max: 255, pattern: /^[\x20-\x7e]+$/u };
function checkCreateApiKeyHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    value["idempotency-key"] === void 0 || text(faults, value["idempotency-key"], place, "/idempotency-key", false, CreateApiKeyHeadersIdempotencyKeyRules);
  }
}
var ApiKeyInputRequired = ["name", "permissions"];
var ApiKeyInputMembers = /* @__PURE__ */ new Set(["name", "permissions", "allowedIps", "expiresAt"]);
var ApiKeyNameRules = { min: 1, max: 200, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkApiKeyName(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyNameRules);
}
var GrantRules = { max: 80, pattern: /^[a-z][a-z-]*:(\*|[a-z][a-z-]*)$/u };
function checkGrant(faults, value, at, key) {
  text(faults, value, at, key, false, GrantRules);
}
var ApiKeyInputPermissionsRules = { min: 1, max: 200, isUnique: true, item: checkGrant };
var AllowedIpsItemRules = { min: 2, max: 64 };
function checkAllowedIpsItem(faults, value, at, key) {
  text(faults, value, at, key, false, AllowedIpsItemRules);
}
var AllowedIpsRules = { max: 100, item: checkAllowedIpsItem };
function checkAllowedIps(faults, value, at, key) {
  array(faults, value, at, key, true, AllowedIpsRules);
}
function checkExpiry(faults, value, at, key) {
  text(faults, value, at, key, true, ListApiKeysQueryUpdatedSinceRules);
}
function checkApiKeyInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyInputRequired);
    closed(faults, value, place, ApiKeyInputMembers);
    value.name === void 0 || checkApiKeyName(faults, value.name, place, "/name");
    value.permissions === void 0 || array(faults, value.permissions, place, "/permissions", false, ApiKeyInputPermissionsRules);
    value.allowedIps === void 0 || checkAllowedIps(faults, value.allowedIps, place, "/allowedIps");
    value.expiresAt === void 0 || checkExpiry(faults, value.expiresAt, place, "/expiresAt");
  }
}
var GetApiKeyParamsRequired = ["id"];
var GetApiKeyParamsMembers = /* @__PURE__ */ new Set(["id"]);
var GetApiKeyParamsIdRules = { isInteger: true, min: 1, max: 9007199254740991 };
function checkGetApiKeyParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetApiKeyParamsRequired);
    closed(faults, value, place, GetApiKeyParamsMembers);
    if (value.id !== void 0) value.id = readInteger(value.id);
    value.id === void 0 || number(faults, value.id, place, "/id", false, GetApiKeyParamsIdRules);
  }
}
var GetApiKeyQueryMembers = /* @__PURE__ */ new Set(["fields"]);
function checkGetApiKeyQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, GetApiKeyQueryMembers);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
  }
}
var UpdateApiKeyHeadersIfMatchRules = { min: 1, max: 500, pattern: /^(\*|(W\/)?"[!#-~]*"( *, *(W\/)?"[!#-~]*")*)$/u };
function checkUpdateApiKeyHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    value["if-match"] === void 0 || text(faults, value["if-match"], place, "/if-match", false, UpdateApiKeyHeadersIfMatchRules);
  }
}
var ApiKeyUpdateRequired = ["name"];
var ApiKeyUpdatePermissionsRules = { max: 200, isUnique: true, item: checkGrant };
function checkApiKeyUpdate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, ApiKeyInputMembers);
    value.name === void 0 || checkApiKeyName(faults, value.name, place, "/name");
    value.permissions === void 0 || array(faults, value.permissions, place, "/permissions", false, ApiKeyUpdatePermissionsRules);
    value.allowedIps === void 0 || checkAllowedIps(faults, value.allowedIps, place, "/allowedIps");
    value.expiresAt === void 0 || checkExpiry(faults, value.expiresAt, place, "/expiresAt");
  }
}
var ApiKeyRotationMembers = /* @__PURE__ */ new Set(["overlapMinutes", "expiresAt"]);
var ApiKeyRotationOverlapMinutesRules = { isInteger: true, min: 0, max: 10080 };
function checkApiKeyRotation(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ApiKeyRotationMembers);
    value.overlapMinutes === void 0 || number(faults, value.overlapMinutes, place, "/overlapMinutes", false, ApiKeyRotationOverlapMinutesRules);
    value.expiresAt === void 0 || checkExpiry(faults, value.expiresAt, place, "/expiresAt");
  }
}
var GetApiKeyUsageQueryMembers = /* @__PURE__ */ new Set(["dateFrom", "dateTo"]);
var GetApiKeyUsageQueryDateFromRules = { max: 10, pattern: /^[12]/u, format: ["date", date] };
function checkGetApiKeyUsageQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, GetApiKeyUsageQueryMembers);
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, GetApiKeyUsageQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, GetApiKeyUsageQueryDateFromRules);
  }
}
var ListAuditEntriesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "actorType", "actorId", "action", "objectType", "objectId", "ip", "requestId"]);
var ListAuditEntriesQuerySortByValues = ["id", "at"];
var ListAuditEntriesQueryFormatValues = ["csv", "xlsx"];
var ActorTypeValues = ["user", "api_key", "kyc_key", "anonymous", "operator", "system"];
function checkActorType(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ActorTypeValues);
}
function checkId(faults, value, at, key) {
  number(faults, value, at, key, false, GetApiKeyParamsIdRules);
}
var ListAuditEntriesQueryActionRules = { min: 1, max: 100, pattern: /^[!-~ ]+$/u };
var ListAuditEntriesQueryObjectTypeRules = { min: 1, max: 64, pattern: /^[!-~]+$/u };
var ListAuditEntriesQueryRequestIdRules = { min: 1, max: 128, pattern: /^[!-~]+$/u };
function checkListAuditEntriesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListAuditEntriesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.actorId !== void 0) value.actorId = readInteger(value.actorId);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListAuditEntriesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.actorType === void 0 || checkActorType(faults, value.actorType, place, "/actorType");
    value.actorId === void 0 || checkId(faults, value.actorId, place, "/actorId");
    value.action === void 0 || text(faults, value.action, place, "/action", false, ListAuditEntriesQueryActionRules);
    value.objectType === void 0 || text(faults, value.objectType, place, "/objectType", false, ListAuditEntriesQueryObjectTypeRules);
    value.objectId === void 0 || text(faults, value.objectId, place, "/objectId", false, ListAuditEntriesQueryObjectTypeRules);
    value.ip === void 0 || text(faults, value.ip, place, "/ip", false, ListAuditEntriesQueryObjectTypeRules);
    value.requestId === void 0 || text(faults, value.requestId, place, "/requestId", false, ListAuditEntriesQueryRequestIdRules);
  }
}
var ListUsersQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "role", "active", "locked"]);
var ListUsersQuerySortByValues = ["id", "name", "email", "createdAt", "lastLoginAt"];
var RoleValues = ["admin", "manager", "warehouse", "reviewer", "viewer"];
function checkRole(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, RoleValues);
}
function checkListUsersQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListUsersQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.active !== void 0) value.active = readBoolean(value.active);
    if (value.locked !== void 0) value.locked = readBoolean(value.locked);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListUsersQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    value.role === void 0 || checkRole(faults, value.role, place, "/role");
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.locked === void 0 || boolean(faults, value.locked, place, "/locked", false);
  }
}
var UserInputRequired = ["name", "email", "role"];
var UserInputMembers = /* @__PURE__ */ new Set(["name", "email", "role", "password", "mustChangePassword"]);
var UserNameRules = { min: 1, max: 200, pattern: /^[ \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*[^\s\u0000-\u001f\u007f-\u009f][^\u0000-\u001f\u007f-\u009f]*$/u };
function checkUserName(faults, value, at, key) {
  text(faults, value, at, key, false, UserNameRules);
}
var UserInputEmailRules = { min: 3, max: 254, pattern: /^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/u, format: ["email", email] };
var UserInputPasswordRules = { min: 8, max: 1024 };
function checkUserInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, UserInputRequired);
    closed(faults, value, place, UserInputMembers);
    value.name === void 0 || checkUserName(faults, value.name, place, "/name");
    value.email === void 0 || text(faults, value.email, place, "/email", false, UserInputEmailRules);
    value.role === void 0 || checkRole(faults, value.role, place, "/role");
    value.password === void 0 || text(faults, value.password, place, "/password", false, UserInputPasswordRules);
    value.mustChangePassword === void 0 || boolean(faults, value.mustChangePassword, place, "/mustChangePassword", false);
  }
}
var UserUpdateMembers = /* @__PURE__ */ new Set(["name", "role", "active", "revokeKeys", "locale"]);
var UserUpdateLocaleValues = ["es", "en", null];
function checkUserUpdate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, UserUpdateMembers);
    value.name === void 0 || checkUserName(faults, value.name, place, "/name");
    value.role === void 0 || checkRole(faults, value.role, place, "/role");
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.revokeKeys === void 0 || boolean(faults, value.revokeKeys, place, "/revokeKeys", false);
    if (value.locale !== void 0) {
      text(faults, value.locale, place, "/locale", true, noRules);
      choice(faults, value.locale, place, "/locale", UserUpdateLocaleValues);
    }
  }
}
var RevokeUserLoginParamsRequired = ["id", "loginId"];
var RevokeUserLoginParamsMembers = /* @__PURE__ */ new Set(["id", "loginId"]);
var RevokeUserLoginParamsLoginIdRules = { max: 36, format: ["uuid", uuid] };
function checkRevokeUserLoginParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, RevokeUserLoginParamsRequired);
    closed(faults, value, place, RevokeUserLoginParamsMembers);
    if (value.id !== void 0) value.id = readInteger(value.id);
    value.id === void 0 || number(faults, value.id, place, "/id", false, GetApiKeyParamsIdRules);
    value.loginId === void 0 || text(faults, value.loginId, place, "/loginId", false, RevokeUserLoginParamsLoginIdRules);
  }
}
var UserPasswordRequired = ["password"];
var UserPasswordMembers = /* @__PURE__ */ new Set(["password", "mustChangePassword"]);
function checkNewPassword(faults, value, at, key) {
  text(faults, value, at, key, false, UserInputPasswordRules);
}
function checkUserPassword(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, UserPasswordRequired);
    closed(faults, value, place, UserPasswordMembers);
    value.password === void 0 || checkNewPassword(faults, value.password, place, "/password");
    value.mustChangePassword === void 0 || boolean(faults, value.mustChangePassword, place, "/mustChangePassword", false);
  }
}
var LoginHeadersXSessionModeValues = ["token", "cookie"];
function checkLoginHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value["x-session-mode"] === void 0) value["x-session-mode"] = "token";
    if (value["x-session-mode"] !== void 0) {
      text(faults, value["x-session-mode"], place, "/x-session-mode", false, noRules);
      choice(faults, value["x-session-mode"], place, "/x-session-mode", LoginHeadersXSessionModeValues);
    }
  }
}
var LoginInputRequired = ["email", "password"];
var LoginInputMembers = /* @__PURE__ */ new Set(["email", "password", "code"]);
var LoginInputPasswordRules = { min: 1, max: 1024 };
var LoginInputCodeRules = { min: 1, max: 40 };
function checkLoginInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LoginInputRequired);
    closed(faults, value, place, LoginInputMembers);
    value.email === void 0 || text(faults, value.email, place, "/email", false, UserInputEmailRules);
    value.password === void 0 || text(faults, value.password, place, "/password", false, LoginInputPasswordRules);
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginInputCodeRules);
  }
}
var RevokeOwnLoginParamsRequired = ["loginId"];
var RevokeOwnLoginParamsMembers = /* @__PURE__ */ new Set(["loginId"]);
function checkRevokeOwnLoginParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, RevokeOwnLoginParamsRequired);
    closed(faults, value, place, RevokeOwnLoginParamsMembers);
    value.loginId === void 0 || text(faults, value.loginId, place, "/loginId", false, RevokeUserLoginParamsLoginIdRules);
  }
}
var OwnPasswordRequired = ["currentPassword", "newPassword"];
var OwnPasswordMembers = /* @__PURE__ */ new Set(["currentPassword", "newPassword"]);
function checkOwnPassword(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, OwnPasswordRequired);
    closed(faults, value, place, OwnPasswordMembers);
    value.currentPassword === void 0 || text(faults, value.currentPassword, place, "/currentPassword", false, LoginInputPasswordRules);
    value.newPassword === void 0 || checkNewPassword(faults, value.newPassword, place, "/newPassword");
  }
}
var PasswordResetInputRequired = ["token", "password"];
var PasswordResetInputMembers = /* @__PURE__ */ new Set(["token", "password"]);
var PasswordResetInputTokenRules = { min: 1, max: 200 };
function checkPasswordResetInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PasswordResetInputRequired);
    closed(faults, value, place, PasswordResetInputMembers);
    value.token === void 0 || text(faults, value.token, place, "/token", false, PasswordResetInputTokenRules);
    value.password === void 0 || checkNewPassword(faults, value.password, place, "/password");
  }
}
var RefreshInputMembers = /* @__PURE__ */ new Set(["refreshToken"]);
var RefreshInputRefreshTokenRules = { min: 1, max: 2048 };
function checkRefreshInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, RefreshInputMembers);
    value.refreshToken === void 0 || text(faults, value.refreshToken, place, "/refreshToken", false, RefreshInputRefreshTokenRules);
  }
}
var SecondFactorStartRequired = ["currentPassword"];
var SecondFactorStartMembers = /* @__PURE__ */ new Set(["currentPassword"]);
function checkSecondFactorStart(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SecondFactorStartRequired);
    closed(faults, value, place, SecondFactorStartMembers);
    value.currentPassword === void 0 || text(faults, value.currentPassword, place, "/currentPassword", false, LoginInputPasswordRules);
  }
}
var SecondFactorCodeRequired = ["code"];
var SecondFactorCodeMembers = /* @__PURE__ */ new Set(["code"]);
function checkSecondFactorCode(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SecondFactorCodeRequired);
    closed(faults, value, place, SecondFactorCodeMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginInputCodeRules);
  }
}
var SecondFactorProofRequired = ["currentPassword", "code"];
var SecondFactorProofMembers = /* @__PURE__ */ new Set(["currentPassword", "code"]);
function checkSecondFactorProof(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SecondFactorProofRequired);
    closed(faults, value, place, SecondFactorProofMembers);
    value.currentPassword === void 0 || text(faults, value.currentPassword, place, "/currentPassword", false, LoginInputPasswordRules);
    value.code === void 0 || text(faults, value.code, place, "/code", false, LoginInputCodeRules);
  }
}
var BatchInputRequired = ["operations"];
var BatchInputMembers = /* @__PURE__ */ new Set(["operations"]);
var BatchOperationRequired = ["method", "path"];
var BatchOperationMembers = /* @__PURE__ */ new Set(["method", "path", "body", "headers"]);
var BatchOperationMethodValues = ["GET", "POST", "PUT", "PATCH", "DELETE"];
var BatchOperationPathRules = { min: 1, max: 4e3, pattern: /^\/[!-~]*$/u };
function checkBatchOperationBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
  }
}
var BatchHeadersMembers = /* @__PURE__ */ new Set(["If-Match", "Idempotency-Key"]);
var BatchHeadersIfMatchRules = { min: 1, max: 100, pattern: /^[\x20-\x7e]+$/u };
function checkBatchHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, BatchHeadersMembers);
    value["If-Match"] === void 0 || text(faults, value["If-Match"], place, "/If-Match", false, BatchHeadersIfMatchRules);
    value["Idempotency-Key"] === void 0 || text(faults, value["Idempotency-Key"], place, "/Idempotency-Key", false, CreateApiKeyHeadersIdempotencyKeyRules);
  }
}
function checkBatchOperation(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, BatchOperationRequired);
    closed(faults, value, place, BatchOperationMembers);
    if (value.method !== void 0) {
      text(faults, value.method, place, "/method", false, noRules);
      choice(faults, value.method, place, "/method", BatchOperationMethodValues);
    }
    value.path === void 0 || text(faults, value.path, place, "/path", false, BatchOperationPathRules);
    value.body === void 0 || checkBatchOperationBody(faults, value.body, place, "/body");
    value.headers === void 0 || checkBatchHeaders(faults, value.headers, place, "/headers");
  }
}
var BatchInputOperationsRules = { min: 1, max: 50, item: checkBatchOperation };
function checkBatchInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, BatchInputRequired);
    closed(faults, value, place, BatchInputMembers);
    value.operations === void 0 || array(faults, value.operations, place, "/operations", false, BatchInputOperationsRules);
  }
}
var CompanyInputMembers = /* @__PURE__ */ new Set(["name", "tradeName", "taxId", "email", "phone", "address", "logoUrl", "timeZone", "locale", "taxRounding", "pricesIncludeTax", "overReceiptTolerance", "priceTolerance", "auditRetentionDays", "screeningRetentionMonths", "identityRetentionMonths", "requireSecondFactor"]);
function checkConfigName(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyNameRules);
}
var CompanyInputTradeNameRules = { max: 200, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var CompanyInputTaxIdRules = { max: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var CompanyInputEmailRules = { max: 254, format: ["email", email] };
var CompanyAddressMembers = /* @__PURE__ */ new Set(["line1", "line2", "city", "region", "postalCode", "country"]);
var CompanyAddressCityRules = { max: 100, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var CompanyAddressPostalCodeRules = { max: 20, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var CompanyAddressCountryRules = { max: 2, pattern: /^[A-Z]{2}$/u };
function checkCompanyAddress(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, CompanyAddressMembers);
    value.line1 === void 0 || text(faults, value.line1, place, "/line1", false, CompanyInputTradeNameRules);
    value.line2 === void 0 || text(faults, value.line2, place, "/line2", false, CompanyInputTradeNameRules);
    value.city === void 0 || text(faults, value.city, place, "/city", false, CompanyAddressCityRules);
    value.region === void 0 || text(faults, value.region, place, "/region", false, CompanyAddressCityRules);
    value.postalCode === void 0 || text(faults, value.postalCode, place, "/postalCode", false, CompanyAddressPostalCodeRules);
    value.country === void 0 || text(faults, value.country, place, "/country", false, CompanyAddressCountryRules);
  }
}
var CompanyInputLogoUrlRules = { max: 500, pattern: /^https?:\/\//u, format: ["uri", uri] };
var CompanyInputLocaleValues = ["es", "en"];
var CompanyInputTaxRoundingValues = ["document", "line"];
var CompanyInputOverReceiptToleranceRules = { min: 0, max: 1e3, decimals: 4 };
var CompanyInputAuditRetentionDaysRules = { isInteger: true, min: 365, max: 36500 };
var CompanyInputScreeningRetentionMonthsRules = { isInteger: true, min: 0, max: 240 };
function checkCompanyInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, CompanyInputMembers);
    value.name === void 0 || checkConfigName(faults, value.name, place, "/name");
    value.tradeName === void 0 || text(faults, value.tradeName, place, "/tradeName", true, CompanyInputTradeNameRules);
    value.taxId === void 0 || text(faults, value.taxId, place, "/taxId", true, CompanyInputTaxIdRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, CompanyInputEmailRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, CompanyInputTaxIdRules);
    if (value.address !== void 0) {
      if (value.address !== null) checkCompanyAddress(faults, value.address, place, "/address");
    }
    value.logoUrl === void 0 || text(faults, value.logoUrl, place, "/logoUrl", true, CompanyInputLogoUrlRules);
    value.timeZone === void 0 || text(faults, value.timeZone, place, "/timeZone", false, ListApiKeysQueryFieldsItemRules);
    if (value.locale !== void 0) {
      text(faults, value.locale, place, "/locale", false, noRules);
      choice(faults, value.locale, place, "/locale", CompanyInputLocaleValues);
    }
    if (value.taxRounding !== void 0) {
      text(faults, value.taxRounding, place, "/taxRounding", false, noRules);
      choice(faults, value.taxRounding, place, "/taxRounding", CompanyInputTaxRoundingValues);
    }
    value.pricesIncludeTax === void 0 || boolean(faults, value.pricesIncludeTax, place, "/pricesIncludeTax", false);
    value.overReceiptTolerance === void 0 || number(faults, value.overReceiptTolerance, place, "/overReceiptTolerance", false, CompanyInputOverReceiptToleranceRules);
    value.priceTolerance === void 0 || number(faults, value.priceTolerance, place, "/priceTolerance", false, CompanyInputOverReceiptToleranceRules);
    value.auditRetentionDays === void 0 || number(faults, value.auditRetentionDays, place, "/auditRetentionDays", true, CompanyInputAuditRetentionDaysRules);
    value.screeningRetentionMonths === void 0 || number(faults, value.screeningRetentionMonths, place, "/screeningRetentionMonths", false, CompanyInputScreeningRetentionMonthsRules);
    value.identityRetentionMonths === void 0 || number(faults, value.identityRetentionMonths, place, "/identityRetentionMonths", false, CompanyInputScreeningRetentionMonthsRules);
    value.requireSecondFactor === void 0 || boolean(faults, value.requireSecondFactor, place, "/requireSecondFactor", false);
  }
}
var ListCurrenciesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "includeInactive"]);
function checkListCurrenciesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    if (value.includeInactive === void 0) value.includeInactive = false;
    closed(faults, value, place, ListCurrenciesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.includeInactive !== void 0) value.includeInactive = readBoolean(value.includeInactive);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", SecondFactorCodeRequired);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    value.includeInactive === void 0 || boolean(faults, value.includeInactive, place, "/includeInactive", false);
  }
}
var UpdateCurrencyParamsCodeRules = { min: 1, max: 40, pattern: /^[A-Za-z0-9_-]+$/u };
function checkUpdateCurrencyParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SecondFactorCodeRequired);
    closed(faults, value, place, SecondFactorCodeMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, UpdateCurrencyParamsCodeRules);
  }
}
var CurrencyInputRequired = ["active"];
var CurrencyInputMembers = /* @__PURE__ */ new Set(["active"]);
function checkCurrencyInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CurrencyInputRequired);
    closed(faults, value, place, CurrencyInputMembers);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
  }
}
var ListExchangeRatesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "base", "quote", "date"]);
var ListExchangeRatesQuerySortByValues = ["validFrom"];
var CurrencyCodeRules = { max: 3, pattern: /^[A-Z]{3}$/u };
function checkCurrencyCode(faults, value, at, key) {
  text(faults, value, at, key, false, CurrencyCodeRules);
}
var ConfigDayRules = { max: 10, pattern: /^(?!0000)/u, format: ["date", date] };
function checkConfigDay(faults, value, at, key) {
  text(faults, value, at, key, false, ConfigDayRules);
}
function checkListExchangeRatesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListExchangeRatesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListExchangeRatesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.base === void 0 || checkCurrencyCode(faults, value.base, place, "/base");
    value.quote === void 0 || checkCurrencyCode(faults, value.quote, place, "/quote");
    value.date === void 0 || checkConfigDay(faults, value.date, place, "/date");
  }
}
var ExchangeRateInputRequired = ["base", "quote", "rate"];
var ExchangeRateInputMembers = /* @__PURE__ */ new Set(["base", "quote", "rate", "validFrom", "source"]);
var RateRules = { max: 9999999999999, above: 0, decimals: 10 };
function checkRate(faults, value, at, key) {
  number(faults, value, at, key, false, RateRules);
}
function checkExchangeRateInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ExchangeRateInputRequired);
    closed(faults, value, place, ExchangeRateInputMembers);
    value.base === void 0 || checkCurrencyCode(faults, value.base, place, "/base");
    value.quote === void 0 || checkCurrencyCode(faults, value.quote, place, "/quote");
    value.rate === void 0 || checkRate(faults, value.rate, place, "/rate");
    value.validFrom === void 0 || checkConfigDay(faults, value.validFrom, place, "/validFrom");
    value.source === void 0 || text(faults, value.source, place, "/source", true, CompanyInputTradeNameRules);
  }
}
var ExchangeRateUpdateRequired = ["rate"];
var ExchangeRateUpdateMembers = /* @__PURE__ */ new Set(["rate", "source"]);
function checkExchangeRateUpdate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ExchangeRateUpdateRequired);
    closed(faults, value, place, ExchangeRateUpdateMembers);
    value.rate === void 0 || checkRate(faults, value.rate, place, "/rate");
    value.source === void 0 || text(faults, value.source, place, "/source", true, CompanyInputTradeNameRules);
  }
}
var ListPaymentTermsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "includeInactive", "active"]);
var ListPaymentTermsQuerySortByValues = ["id", "code", "days"];
function checkListPaymentTermsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    if (value.includeInactive === void 0) value.includeInactive = false;
    if (value.active === void 0) value.active = true;
    closed(faults, value, place, ListPaymentTermsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.includeInactive !== void 0) value.includeInactive = readBoolean(value.includeInactive);
    if (value.active !== void 0) value.active = readBoolean(value.active);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListPaymentTermsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    value.includeInactive === void 0 || boolean(faults, value.includeInactive, place, "/includeInactive", false);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
  }
}
var PaymentTermsInputRequired = ["code", "name", "kind"];
var PaymentTermsInputMembers = /* @__PURE__ */ new Set(["code", "name", "kind", "days"]);
var ConfigCodeRules = { min: 1, max: 40, pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/u };
function checkConfigCode(faults, value, at, key) {
  text(faults, value, at, key, false, ConfigCodeRules);
}
var PaymentTermsKindValues = ["days", "end_of_next_month"];
function checkPaymentTermsKind(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, PaymentTermsKindValues);
}
var PaymentTermsInputDaysRules = { isInteger: true, min: 0, max: 3650 };
function checkPaymentTermsInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PaymentTermsInputRequired);
    closed(faults, value, place, PaymentTermsInputMembers);
    value.code === void 0 || checkConfigCode(faults, value.code, place, "/code");
    value.name === void 0 || checkConfigName(faults, value.name, place, "/name");
    value.kind === void 0 || checkPaymentTermsKind(faults, value.kind, place, "/kind");
    value.days === void 0 || number(faults, value.days, place, "/days", false, PaymentTermsInputDaysRules);
  }
}
var PaymentTermsUpdateMembers = /* @__PURE__ */ new Set(["name", "active"]);
function checkPaymentTermsUpdate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, PaymentTermsUpdateMembers);
    value.name === void 0 || checkConfigName(faults, value.name, place, "/name");
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
  }
}
var PeriodLockInputRequired = ["lockedThrough"];
var PeriodLockInputMembers = /* @__PURE__ */ new Set(["lockedThrough"]);
function checkPeriodLockInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PeriodLockInputRequired);
    closed(faults, value, place, PeriodLockInputMembers);
    value.lockedThrough === void 0 || text(faults, value.lockedThrough, place, "/lockedThrough", true, ConfigDayRules);
  }
}
var ListSeriesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields"]);
function checkListSeriesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListSeriesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", SecondFactorCodeRequired);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
  }
}
var SeriesInputRequired = ["prefix"];
var SeriesInputMembers = /* @__PURE__ */ new Set(["prefix", "pad", "nextNumber"]);
var SeriesInputPadRules = { isInteger: true, min: 0, max: 18 };
var SeriesInputNextNumberRules = { isInteger: true, min: 1, max: 999999999999999 };
function checkSeriesInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SeriesInputRequired);
    closed(faults, value, place, SeriesInputMembers);
    value.prefix === void 0 || text(faults, value.prefix, place, "/prefix", false, CompanyAddressPostalCodeRules);
    value.pad === void 0 || number(faults, value.pad, place, "/pad", false, SeriesInputPadRules);
    value.nextNumber === void 0 || number(faults, value.nextNumber, place, "/nextNumber", false, SeriesInputNextNumberRules);
  }
}
var ListTaxRatesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "includeInactive", "active", "date"]);
var ListTaxRatesQuerySortByValues = ["id", "code", "validFrom"];
function checkListTaxRatesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    if (value.includeInactive === void 0) value.includeInactive = false;
    if (value.active === void 0) value.active = true;
    closed(faults, value, place, ListTaxRatesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.includeInactive !== void 0) value.includeInactive = readBoolean(value.includeInactive);
    if (value.active !== void 0) value.active = readBoolean(value.active);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListTaxRatesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    value.includeInactive === void 0 || boolean(faults, value.includeInactive, place, "/includeInactive", false);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.date === void 0 || checkConfigDay(faults, value.date, place, "/date");
  }
}
var TaxRateInputRequired = ["code", "name", "rate"];
var TaxRateInputMembers = /* @__PURE__ */ new Set(["code", "name", "rate", "category", "compound", "validFrom", "validTo", "exemptionReason"]);
var TaxPercentRules = { min: 0, max: 100, decimals: 6 };
function checkTaxPercent(faults, value, at, key) {
  number(faults, value, at, key, false, TaxPercentRules);
}
var TaxCategoryValues = ["standard", "reduced", "zero", "exempt", "not_subject", "reverse_charge", "withholding"];
function checkTaxCategory(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, TaxCategoryValues);
}
function checkTaxRateInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TaxRateInputRequired);
    closed(faults, value, place, TaxRateInputMembers);
    value.code === void 0 || checkConfigCode(faults, value.code, place, "/code");
    value.name === void 0 || checkConfigName(faults, value.name, place, "/name");
    value.rate === void 0 || checkTaxPercent(faults, value.rate, place, "/rate");
    value.category === void 0 || checkTaxCategory(faults, value.category, place, "/category");
    value.compound === void 0 || boolean(faults, value.compound, place, "/compound", false);
    value.validFrom === void 0 || checkConfigDay(faults, value.validFrom, place, "/validFrom");
    value.validTo === void 0 || text(faults, value.validTo, place, "/validTo", true, ConfigDayRules);
    value.exemptionReason === void 0 || text(faults, value.exemptionReason, place, "/exemptionReason", true, CompanyInputTradeNameRules);
  }
}
function checkTaxRateUpdate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, PaymentTermsUpdateMembers);
    value.name === void 0 || checkConfigName(faults, value.name, place, "/name");
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
  }
}
var ListCreditNotesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "customerId", "invoiceId", "status"]);
var ListCreditNotesQuerySortByValues = ["id", "number", "date", "grandTotal", "customerName"];
var ListCreditNotesQueryStatusValues = ["issued", "applied", "void"];
function checkListCreditNotesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListCreditNotesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.customerId !== void 0) value.customerId = readInteger(value.customerId);
    if (value.invoiceId !== void 0) value.invoiceId = readInteger(value.invoiceId);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListCreditNotesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.invoiceId === void 0 || checkId(faults, value.invoiceId, place, "/invoiceId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListCreditNotesQueryStatusValues);
    }
  }
}
var CreditNoteInputRequired = ["invoiceId", "reason"];
var CreditNoteInputMembers = /* @__PURE__ */ new Set(["invoiceId", "reason", "lines", "restock", "date"]);
var CreditNoteInputReasonRules = { min: 3, max: 500, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var CreditNoteLineInputRequired = ["invoiceLineId", "quantity"];
var CreditNoteLineInputMembers = /* @__PURE__ */ new Set(["invoiceLineId", "quantity"]);
var PositiveQuantityRules = { max: 9999999999, above: 0, decimals: 4 };
function checkPositiveQuantity(faults, value, at, key) {
  number(faults, value, at, key, false, PositiveQuantityRules);
}
function checkCreditNoteLineInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteLineInputRequired);
    closed(faults, value, place, CreditNoteLineInputMembers);
    value.invoiceLineId === void 0 || checkId(faults, value.invoiceLineId, place, "/invoiceLineId");
    value.quantity === void 0 || checkPositiveQuantity(faults, value.quantity, place, "/quantity");
  }
}
var CreditNoteInputLinesRules = { min: 1, max: 500, item: checkCreditNoteLineInput };
function checkDay(faults, value, at, key) {
  text(faults, value, at, key, false, ConfigDayRules);
}
function checkCreditNoteInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteInputRequired);
    closed(faults, value, place, CreditNoteInputMembers);
    value.invoiceId === void 0 || checkId(faults, value.invoiceId, place, "/invoiceId");
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, CreditNoteInputReasonRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, CreditNoteInputLinesRules);
    value.restock === void 0 || boolean(faults, value.restock, place, "/restock", false);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
  }
}
var ReceivableAllocationInputMembers = /* @__PURE__ */ new Set(["allocations", "autoAllocate"]);
var ReceivableAllocationLineRequired = ["amount"];
var ReceivableAllocationLineMembers = /* @__PURE__ */ new Set(["receivableId", "invoiceId", "amount"]);
var PositiveMoneyRules = { max: 9999999999999, above: 0, decimals: 4 };
function checkPositiveMoney(faults, value, at, key) {
  number(faults, value, at, key, false, PositiveMoneyRules);
}
function checkReceivableAllocationLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivableAllocationLineRequired);
    closed(faults, value, place, ReceivableAllocationLineMembers);
    value.receivableId === void 0 || checkId(faults, value.receivableId, place, "/receivableId");
    value.invoiceId === void 0 || checkId(faults, value.invoiceId, place, "/invoiceId");
    value.amount === void 0 || checkPositiveMoney(faults, value.amount, place, "/amount");
  }
}
var ReceivableAllocationInputAllocationsRules = { min: 1, max: 500, item: checkReceivableAllocationLine };
function checkReceivableAllocationInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ReceivableAllocationInputMembers);
    value.allocations === void 0 || array(faults, value.allocations, place, "/allocations", false, ReceivableAllocationInputAllocationsRules);
    value.autoAllocate === void 0 || boolean(faults, value.autoAllocate, place, "/autoAllocate", false);
  }
}
var DownloadCreditNotePdfQueryMembers = /* @__PURE__ */ new Set(["lang"]);
function checkDownloadCreditNotePdfQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, DownloadCreditNotePdfQueryMembers);
    if (value.lang !== void 0) {
      text(faults, value.lang, place, "/lang", false, noRules);
      choice(faults, value.lang, place, "/lang", CompanyInputLocaleValues);
    }
  }
}
var CreditNoteReleaseRequired = ["receivableId"];
var CreditNoteReleaseMembers = /* @__PURE__ */ new Set(["receivableId"]);
function checkCreditNoteRelease(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteReleaseRequired);
    closed(faults, value, place, CreditNoteReleaseMembers);
    value.receivableId === void 0 || checkId(faults, value.receivableId, place, "/receivableId");
  }
}
var CreditNoteVoidMembers = /* @__PURE__ */ new Set(["reason"]);
function checkCreditNoteVoid(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, CreditNoteVoidMembers);
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, CreditNoteInputReasonRules);
  }
}
var ListLeadsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "status", "source", "ownerId"]);
var ListLeadsQuerySortByValues = ["id", "createdAt", "name", "status", "estimatedAmount"];
var LeadStatusValues = ["new", "contacted", "qualified", "converted", "lost"];
function checkLeadStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, LeadStatusValues);
}
var LeadSourceValues = ["web", "referido", "llamada", "evento", "otro"];
function checkLeadSource(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, LeadSourceValues);
}
function checkListLeadsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListLeadsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.ownerId !== void 0) value.ownerId = readInteger(value.ownerId);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListLeadsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.status === void 0 || checkLeadStatus(faults, value.status, place, "/status");
    value.source === void 0 || checkLeadSource(faults, value.source, place, "/source");
    value.ownerId === void 0 || checkId(faults, value.ownerId, place, "/ownerId");
  }
}
var LeadInputMembers = /* @__PURE__ */ new Set(["name", "companyName", "email", "phone", "source", "estimatedAmount", "notes", "ownerId", "customerId", "opportunity"]);
var LeadInputPhoneRules = { min: 1, max: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ExpectedAmountRules = { min: 0, max: 9999999999999, decimals: 4 };
function checkExpectedAmount(faults, value, at, key) {
  number(faults, value, at, key, true, ExpectedAmountRules);
}
var LeadInputNotesRules = { max: 2e3, pattern: /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/u };
function checkOptionalId(faults, value, at, key) {
  number(faults, value, at, key, true, GetApiKeyParamsIdRules);
}
var LeadOpportunityRequired = ["title"];
var LeadOpportunityMembers = /* @__PURE__ */ new Set(["title", "expectedAmount", "currencyCode", "expectedCloseDate"]);
function checkCrmTitle(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyNameRules);
}
function checkOptionalDay(faults, value, at, key) {
  text(faults, value, at, key, true, ConfigDayRules);
}
function checkLeadOpportunity(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LeadOpportunityRequired);
    closed(faults, value, place, LeadOpportunityMembers);
    value.title === void 0 || checkCrmTitle(faults, value.title, place, "/title");
    value.expectedAmount === void 0 || checkExpectedAmount(faults, value.expectedAmount, place, "/expectedAmount");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.expectedCloseDate === void 0 || checkOptionalDay(faults, value.expectedCloseDate, place, "/expectedCloseDate");
  }
}
function checkLeadInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, LeadInputMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.companyName === void 0 || text(faults, value.companyName, place, "/companyName", true, CompanyInputTradeNameRules);
    value.email === void 0 || text(faults, value.email, place, "/email", true, UserInputEmailRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, LeadInputPhoneRules);
    value.source === void 0 || checkLeadSource(faults, value.source, place, "/source");
    value.estimatedAmount === void 0 || checkExpectedAmount(faults, value.estimatedAmount, place, "/estimatedAmount");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", true, LeadInputNotesRules);
    value.ownerId === void 0 || checkOptionalId(faults, value.ownerId, place, "/ownerId");
    value.customerId === void 0 || checkOptionalId(faults, value.customerId, place, "/customerId");
    value.opportunity === void 0 || checkLeadOpportunity(faults, value.opportunity, place, "/opportunity");
  }
}
var LeadStatusChangeRequired = ["status"];
var LeadStatusChangeMembers = /* @__PURE__ */ new Set(["status", "note"]);
var CrmNoteRules = { max: 500, pattern: /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/u };
function checkCrmNote(faults, value, at, key) {
  text(faults, value, at, key, true, CrmNoteRules);
}
function checkLeadStatusChange(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LeadStatusChangeRequired);
    closed(faults, value, place, LeadStatusChangeMembers);
    value.status === void 0 || checkLeadStatus(faults, value.status, place, "/status");
    value.note === void 0 || checkCrmNote(faults, value.note, place, "/note");
  }
}
var ListOpportunitiesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "stage", "ownerId", "customerId", "leadId", "open"]);
var ListOpportunitiesQuerySortByValues = ["id", "expectedCloseDate", "expectedAmount", "stageChangedAt", "title"];
var OpportunityStageValues = ["prospecting", "qualification", "proposal", "negotiation", "won", "lost"];
function checkOpportunityStage(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, OpportunityStageValues);
}
function checkListOpportunitiesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListOpportunitiesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.ownerId !== void 0) value.ownerId = readInteger(value.ownerId);
    if (value.customerId !== void 0) value.customerId = readInteger(value.customerId);
    if (value.leadId !== void 0) value.leadId = readInteger(value.leadId);
    if (value.open !== void 0) value.open = readBoolean(value.open);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListOpportunitiesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.stage === void 0 || checkOpportunityStage(faults, value.stage, place, "/stage");
    value.ownerId === void 0 || checkId(faults, value.ownerId, place, "/ownerId");
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.leadId === void 0 || checkId(faults, value.leadId, place, "/leadId");
    value.open === void 0 || boolean(faults, value.open, place, "/open", false);
  }
}
var OpportunityInputMembers = /* @__PURE__ */ new Set(["title", "leadId", "customerId", "expectedAmount", "currencyCode", "expectedCloseDate", "ownerId", "stage"]);
var OpenStageValues = ["prospecting", "qualification", "proposal", "negotiation"];
function checkOpenStage(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, OpenStageValues);
}
function checkOpportunityInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LeadOpportunityRequired);
    closed(faults, value, place, OpportunityInputMembers);
    value.title === void 0 || checkCrmTitle(faults, value.title, place, "/title");
    value.leadId === void 0 || checkOptionalId(faults, value.leadId, place, "/leadId");
    value.customerId === void 0 || checkOptionalId(faults, value.customerId, place, "/customerId");
    value.expectedAmount === void 0 || checkExpectedAmount(faults, value.expectedAmount, place, "/expectedAmount");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.expectedCloseDate === void 0 || checkOptionalDay(faults, value.expectedCloseDate, place, "/expectedCloseDate");
    value.ownerId === void 0 || checkOptionalId(faults, value.ownerId, place, "/ownerId");
    value.stage === void 0 || checkOpenStage(faults, value.stage, place, "/stage");
  }
}
var StageChangeRequired = ["stage"];
var StageChangeMembers = /* @__PURE__ */ new Set(["stage", "lostReason", "note"]);
var StageChangeLostReasonRules = { min: 1, max: 500, pattern: /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/u };
function checkStageChange(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, StageChangeRequired);
    closed(faults, value, place, StageChangeMembers);
    value.stage === void 0 || checkOpportunityStage(faults, value.stage, place, "/stage");
    value.lostReason === void 0 || text(faults, value.lostReason, place, "/lostReason", true, StageChangeLostReasonRules);
    value.note === void 0 || checkCrmNote(faults, value.note, place, "/note");
  }
}
var ListCustomersQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "includeInactive", "active"]);
var ListCustomersQuerySortByValues = ["id", "code", "name", "createdAt", "openAmount"];
function checkListCustomersQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    if (value.includeInactive === void 0) value.includeInactive = false;
    if (value.active === void 0) value.active = true;
    closed(faults, value, place, ListCustomersQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.includeInactive !== void 0) value.includeInactive = readBoolean(value.includeInactive);
    if (value.active !== void 0) value.active = readBoolean(value.active);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListCustomersQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.includeInactive === void 0 || boolean(faults, value.includeInactive, place, "/includeInactive", false);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
  }
}
var CustomerInputMembers = /* @__PURE__ */ new Set(["code", "name", "tradeName", "taxIdType", "taxId", "email", "phone", "language", "address", "paymentTerms", "currencyCode", "creditLimit", "priceIncludesTax", "blocked", "contacts", "notes", "active"]);
function checkPartyCode(faults, value, at, key) {
  text(faults, value, at, key, false, LeadInputPhoneRules);
}
function checkPartyName(faults, value, at, key) {
  text(faults, value, at, key, false, ApiKeyNameRules);
}
function checkTradeName(faults, value, at, key) {
  text(faults, value, at, key, true, ApiKeyNameRules);
}
var TaxIdTypeRules = { min: 1, max: 20, pattern: /^[A-Z][A-Z0-9_]*$/u };
function checkTaxIdType(faults, value, at, key) {
  text(faults, value, at, key, true, TaxIdTypeRules);
}
var TaxIdRules = { min: 1, max: 40, pattern: /^[0-9A-Za-zÑñ][0-9A-Za-zÑñ &_./-]*$/u };
function checkTaxId(faults, value, at, key) {
  text(faults, value, at, key, true, TaxIdRules);
}
var PartyEmailRules = { min: 3, max: 254, format: ["email", email] };
function checkPartyEmail(faults, value, at, key) {
  text(faults, value, at, key, true, PartyEmailRules);
}
function checkPartyPhone(faults, value, at, key) {
  text(faults, value, at, key, true, LeadInputPhoneRules);
}
function checkPrintLanguage(faults, value, at, key) {
  text(faults, value, at, key, true, noRules);
  choice(faults, value, at, key, UserUpdateLocaleValues);
}
function checkPartyAddressInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, true)) {
    closed(faults, value, place, CompanyAddressMembers);
    value.line1 === void 0 || text(faults, value.line1, place, "/line1", true, CompanyInputTradeNameRules);
    value.line2 === void 0 || text(faults, value.line2, place, "/line2", true, CompanyInputTradeNameRules);
    value.city === void 0 || text(faults, value.city, place, "/city", true, CompanyAddressCityRules);
    value.region === void 0 || text(faults, value.region, place, "/region", true, CompanyAddressCityRules);
    value.postalCode === void 0 || text(faults, value.postalCode, place, "/postalCode", true, CompanyAddressPostalCodeRules);
    value.country === void 0 || text(faults, value.country, place, "/country", true, CompanyAddressCountryRules);
  }
}
function checkPartyTerms(faults, value, at, key) {
  text(faults, value, at, key, true, LeadInputPhoneRules);
}
var ContactMembers = /* @__PURE__ */ new Set(["name", "role", "email", "phone"]);
function checkContact(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, ContactMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.role === void 0 || text(faults, value.role, place, "/role", false, ListApiKeysQuerySearchRules);
    value.email === void 0 || text(faults, value.email, place, "/email", false, PartyEmailRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", false, LeadInputPhoneRules);
  }
}
var CustomerInputContactsRules = { max: 20, item: checkContact };
function checkPartyNotes(faults, value, at, key) {
  text(faults, value, at, key, true, LeadInputNotesRules);
}
function checkCustomerInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, CustomerInputMembers);
    value.code === void 0 || checkPartyCode(faults, value.code, place, "/code");
    value.name === void 0 || checkPartyName(faults, value.name, place, "/name");
    value.tradeName === void 0 || checkTradeName(faults, value.tradeName, place, "/tradeName");
    value.taxIdType === void 0 || checkTaxIdType(faults, value.taxIdType, place, "/taxIdType");
    value.taxId === void 0 || checkTaxId(faults, value.taxId, place, "/taxId");
    value.email === void 0 || checkPartyEmail(faults, value.email, place, "/email");
    value.phone === void 0 || checkPartyPhone(faults, value.phone, place, "/phone");
    value.language === void 0 || checkPrintLanguage(faults, value.language, place, "/language");
    value.address === void 0 || checkPartyAddressInput(faults, value.address, place, "/address");
    value.paymentTerms === void 0 || checkPartyTerms(faults, value.paymentTerms, place, "/paymentTerms");
    value.currencyCode === void 0 || text(faults, value.currencyCode, place, "/currencyCode", false, CurrencyCodeRules);
    value.creditLimit === void 0 || number(faults, value.creditLimit, place, "/creditLimit", true, ExpectedAmountRules);
    value.priceIncludesTax === void 0 || boolean(faults, value.priceIncludesTax, place, "/priceIncludesTax", true);
    value.blocked === void 0 || boolean(faults, value.blocked, place, "/blocked", false);
    value.contacts === void 0 || array(faults, value.contacts, place, "/contacts", false, CustomerInputContactsRules);
    value.notes === void 0 || checkPartyNotes(faults, value.notes, place, "/notes");
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
  }
}
var GetCustomerBalanceQueryMembers = /* @__PURE__ */ new Set(["asOf", "currencyCode"]);
function checkGetCustomerBalanceQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, GetCustomerBalanceQueryMembers);
    value.asOf === void 0 || checkDay(faults, value.asOf, place, "/asOf");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
  }
}
var ListEventsQueryMembers = /* @__PURE__ */ new Set(["after", "limit", "types", "search", "fields"]);
var ListEventsQueryAfterRules = { isInteger: true, min: 0, max: 9007199254740991 };
var ListEventsQueryLimitRules = { isInteger: true, min: 1, max: 500 };
var ListEventsQueryTypesItemRules = { min: 1, max: 64, pattern: /^[a-z][a-zA-Z0-9._-]*$/u };
function checkListEventsQueryTypesItem(faults, value, at, key) {
  text(faults, value, at, key, false, ListEventsQueryTypesItemRules);
}
var ListEventsQueryTypesRules = { min: 1, max: 50, item: checkListEventsQueryTypesItem };
var ListEventsQuerySearchRules = { min: 1, max: 64, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkListEventsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.after === void 0) value.after = 0;
    if (value.limit === void 0) value.limit = 100;
    closed(faults, value, place, ListEventsQueryMembers);
    if (value.after !== void 0) value.after = readInteger(value.after);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    if (value.types !== void 0) value.types = splitList(value.types, readText);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    value.after === void 0 || number(faults, value.after, place, "/after", false, ListEventsQueryAfterRules);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListEventsQueryLimitRules);
    value.types === void 0 || array(faults, value.types, place, "/types", false, ListEventsQueryTypesRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListEventsQuerySearchRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
  }
}
var ListAdjustmentsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "warehouseId", "productId", "reason", "status"]);
var ListAdjustmentsQuerySortByValues = ["id", "date"];
var ListAdjustmentsQueryReasonValues = ["count", "damage", "loss", "found", "opening", "other"];
var ListAdjustmentsQueryStatusValues = ["posted", "reversed"];
function checkListAdjustmentsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListAdjustmentsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.warehouseId !== void 0) value.warehouseId = readInteger(value.warehouseId);
    if (value.productId !== void 0) value.productId = readInteger(value.productId);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListAdjustmentsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    if (value.reason !== void 0) {
      text(faults, value.reason, place, "/reason", false, noRules);
      choice(faults, value.reason, place, "/reason", ListAdjustmentsQueryReasonValues);
    }
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListAdjustmentsQueryStatusValues);
    }
  }
}
var AdjustmentInputRequired = ["warehouseId", "reason", "lines"];
var AdjustmentInputMembers = /* @__PURE__ */ new Set(["warehouseId", "reason", "date", "notes", "lines"]);
var AdjustmentLineInputRequired = ["productId"];
var AdjustmentLineInputMembers = /* @__PURE__ */ new Set(["productId", "quantityDelta", "countedQuantity", "unitCost"]);
var QuantityRules = { min: -9999999999, max: 9999999999, decimals: 4 };
function checkQuantity(faults, value, at, key) {
  number(faults, value, at, key, false, QuantityRules);
}
var AdjustmentLineInputCountedQuantityRules = { min: 0, max: 9999999999, decimals: 4 };
var AdjustmentLineInputUnitCostRules = { min: 0, max: 9999999999999, decimals: 6 };
var AdjustmentLineInputForm1Required = ["quantityDelta"];
function checkAdjustmentLineInputForm1QuantityDeltaNot(faults, value, at, key) {
  constant(faults, value, at, key, 0);
}
function checkAdjustmentLineInputForm1(faults, value, at, key) {
  const place = at + key;
  if (isObject(value)) {
    required(faults, value, place, AdjustmentLineInputForm1Required);
    value.quantityDelta === void 0 || not(faults, value.quantityDelta, place, "/quantityDelta", checkAdjustmentLineInputForm1QuantityDeltaNot);
  }
}
var AdjustmentLineInputForm2Required = ["countedQuantity"];
function checkAdjustmentLineInputForm2(faults, value, at, key) {
  const place = at + key;
  if (isObject(value)) {
    required(faults, value, place, AdjustmentLineInputForm2Required);
  }
}
function checkAdjustmentLineInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AdjustmentLineInputRequired);
    closed(faults, value, place, AdjustmentLineInputMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.quantityDelta === void 0 || checkQuantity(faults, value.quantityDelta, place, "/quantityDelta");
    value.countedQuantity === void 0 || number(faults, value.countedQuantity, place, "/countedQuantity", false, AdjustmentLineInputCountedQuantityRules);
    value.unitCost === void 0 || number(faults, value.unitCost, place, "/unitCost", false, AdjustmentLineInputUnitCostRules);
  }
  oneOf(faults, value, at, key, [checkAdjustmentLineInputForm1, checkAdjustmentLineInputForm2]);
}
var AdjustmentInputLinesRules = { min: 1, max: 500, item: checkAdjustmentLineInput };
function checkAdjustmentInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AdjustmentInputRequired);
    closed(faults, value, place, AdjustmentInputMembers);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    if (value.reason !== void 0) {
      text(faults, value.reason, place, "/reason", false, noRules);
      choice(faults, value.reason, place, "/reason", ListAdjustmentsQueryReasonValues);
    }
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", false, LeadInputNotesRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, AdjustmentInputLinesRules);
  }
}
var StockReversalMembers = /* @__PURE__ */ new Set(["reason", "date"]);
function checkStockReversal(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, StockReversalMembers);
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, CreditNoteInputReasonRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
  }
}
var ListMovementsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "productId", "warehouseId", "documentType"]);
function checkListMovementsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListMovementsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.productId !== void 0) value.productId = readInteger(value.productId);
    if (value.warehouseId !== void 0) value.warehouseId = readInteger(value.warehouseId);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListAdjustmentsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.documentType === void 0 || text(faults, value.documentType, place, "/documentType", false, LoginInputCodeRules);
  }
}
var ListStockQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "asOf", "productId", "warehouseId", "onlyPositive", "belowMinimum"]);
var ListStockQuerySortByValues = ["productCode", "productName", "warehouseName", "quantity"];
function checkListStockQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    if (value.onlyPositive === void 0) value.onlyPositive = false;
    closed(faults, value, place, ListStockQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.productId !== void 0) value.productId = readInteger(value.productId);
    if (value.warehouseId !== void 0) value.warehouseId = readInteger(value.warehouseId);
    if (value.onlyPositive !== void 0) value.onlyPositive = readBoolean(value.onlyPositive);
    if (value.belowMinimum !== void 0) value.belowMinimum = readBoolean(value.belowMinimum);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListStockQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.asOf === void 0 || checkDay(faults, value.asOf, place, "/asOf");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.onlyPositive === void 0 || boolean(faults, value.onlyPositive, place, "/onlyPositive", false);
    value.belowMinimum === void 0 || boolean(faults, value.belowMinimum, place, "/belowMinimum", false);
  }
}
var ListTransfersQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "fromWarehouseId", "toWarehouseId", "productId", "status"]);
var ListTransfersQueryStatusValues = ["done", "reversed"];
function checkListTransfersQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListTransfersQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.fromWarehouseId !== void 0) value.fromWarehouseId = readInteger(value.fromWarehouseId);
    if (value.toWarehouseId !== void 0) value.toWarehouseId = readInteger(value.toWarehouseId);
    if (value.productId !== void 0) value.productId = readInteger(value.productId);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListAdjustmentsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.fromWarehouseId === void 0 || checkId(faults, value.fromWarehouseId, place, "/fromWarehouseId");
    value.toWarehouseId === void 0 || checkId(faults, value.toWarehouseId, place, "/toWarehouseId");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListTransfersQueryStatusValues);
    }
  }
}
var TransferInputRequired = ["fromWarehouseId", "toWarehouseId", "lines"];
var TransferInputMembers = /* @__PURE__ */ new Set(["fromWarehouseId", "toWarehouseId", "date", "notes", "lines"]);
var TransferLineInputRequired = ["productId", "quantity"];
var TransferLineInputMembers = /* @__PURE__ */ new Set(["productId", "quantity"]);
function checkTransferLineInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TransferLineInputRequired);
    closed(faults, value, place, TransferLineInputMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.quantity === void 0 || checkPositiveQuantity(faults, value.quantity, place, "/quantity");
  }
}
var TransferInputLinesRules = { min: 1, max: 500, item: checkTransferLineInput };
function checkTransferInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TransferInputRequired);
    closed(faults, value, place, TransferInputMembers);
    value.fromWarehouseId === void 0 || checkId(faults, value.fromWarehouseId, place, "/fromWarehouseId");
    value.toWarehouseId === void 0 || checkId(faults, value.toWarehouseId, place, "/toWarehouseId");
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.notes === void 0 || text(faults, value.notes, place, "/notes", false, LeadInputNotesRules);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, TransferInputLinesRules);
  }
}
var ListWarehousesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "includeInactive"]);
var ListWarehousesQuerySortByValues = ["id", "code", "name"];
function checkListWarehousesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    if (value.includeInactive === void 0) value.includeInactive = false;
    closed(faults, value, place, ListWarehousesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.includeInactive !== void 0) value.includeInactive = readBoolean(value.includeInactive);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListWarehousesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.includeInactive === void 0 || boolean(faults, value.includeInactive, place, "/includeInactive", false);
  }
}
var WarehouseInputRequired = ["code", "name"];
var WarehouseInputMembers = /* @__PURE__ */ new Set(["code", "name", "allowsNegative"]);
function checkWarehouseInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WarehouseInputRequired);
    closed(faults, value, place, WarehouseInputMembers);
    value.code === void 0 || checkConfigCode(faults, value.code, place, "/code");
    value.name === void 0 || checkConfigName(faults, value.name, place, "/name");
    value.allowsNegative === void 0 || boolean(faults, value.allowsNegative, place, "/allowsNegative", false);
  }
}
var WarehouseUpdateMembers = /* @__PURE__ */ new Set(["name", "active", "allowsNegative"]);
function checkWarehouseUpdate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, WarehouseUpdateMembers);
    value.name === void 0 || checkConfigName(faults, value.name, place, "/name");
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.allowsNegative === void 0 || boolean(faults, value.allowsNegative, place, "/allowsNegative", false);
  }
}
var ListInvoicesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "customerId", "status", "currencyCode", "overdue", "number"]);
var ListInvoicesQuerySortByValues = ["id", "number", "issueDate", "dueDate", "grandTotal", "openAmount", "customerName", "createdAt"];
var ListInvoicesQueryStatusValues = ["draft", "issued", "partially_paid", "paid", "void"];
var ListInvoicesQueryNumberRules = { min: 1, max: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkListInvoicesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListInvoicesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.customerId !== void 0) value.customerId = readInteger(value.customerId);
    if (value.overdue !== void 0) value.overdue = readBoolean(value.overdue);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListInvoicesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListInvoicesQueryStatusValues);
    }
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.overdue === void 0 || boolean(faults, value.overdue, place, "/overdue", false);
    value.number === void 0 || text(faults, value.number, place, "/number", false, ListInvoicesQueryNumberRules);
  }
}
var InvoiceInputRequired = ["customerId", "lines"];
var InvoiceInputMembers = /* @__PURE__ */ new Set(["customerId", "lines", "paymentTerms", "currencyCode", "exchangeRate", "notes", "issueDate", "pricesIncludeTax", "issue"]);
var InvoiceLineInputMembers = /* @__PURE__ */ new Set(["productId", "quantity", "unitPrice", "discountPercent", "taxRateId", "taxRateIds", "warehouseId", "description"]);
function checkPrice(faults, value, at, key) {
  number(faults, value, at, key, false, AdjustmentLineInputUnitCostRules);
}
var InvoiceLineInputTaxRateIdsRules = { min: 1, max: 3, isUnique: true, item: checkId };
var InvoiceLineInputDescriptionRules = { min: 1, max: 500, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkInvoiceLineInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TransferLineInputRequired);
    closed(faults, value, place, InvoiceLineInputMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.quantity === void 0 || checkPositiveQuantity(faults, value.quantity, place, "/quantity");
    value.unitPrice === void 0 || checkPrice(faults, value.unitPrice, place, "/unitPrice");
    value.discountPercent === void 0 || number(faults, value.discountPercent, place, "/discountPercent", false, TaxPercentRules);
    value.taxRateId === void 0 || checkId(faults, value.taxRateId, place, "/taxRateId");
    value.taxRateIds === void 0 || array(faults, value.taxRateIds, place, "/taxRateIds", false, InvoiceLineInputTaxRateIdsRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.description === void 0 || text(faults, value.description, place, "/description", false, InvoiceLineInputDescriptionRules);
  }
}
var InvoiceInputLinesRules = { min: 1, max: 500, item: checkInvoiceLineInput };
function checkDocumentRate(faults, value, at, key) {
  number(faults, value, at, key, false, RateRules);
}
function checkBlock(faults, value, at, key) {
  text(faults, value, at, key, false, LeadInputNotesRules);
}
function checkInvoiceInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, InvoiceInputRequired);
    closed(faults, value, place, InvoiceInputMembers);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, InvoiceInputLinesRules);
    value.paymentTerms === void 0 || text(faults, value.paymentTerms, place, "/paymentTerms", false, LeadInputPhoneRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.exchangeRate === void 0 || checkDocumentRate(faults, value.exchangeRate, place, "/exchangeRate");
    value.notes === void 0 || checkBlock(faults, value.notes, place, "/notes");
    value.issueDate === void 0 || checkDay(faults, value.issueDate, place, "/issueDate");
    value.pricesIncludeTax === void 0 || boolean(faults, value.pricesIncludeTax, place, "/pricesIncludeTax", false);
    value.issue === void 0 || boolean(faults, value.issue, place, "/issue", false);
  }
}
var InvoiceIssueMembers = /* @__PURE__ */ new Set(["issueDate", "refresh"]);
function checkInvoiceIssue(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, InvoiceIssueMembers);
    value.issueDate === void 0 || checkDay(faults, value.issueDate, place, "/issueDate");
    value.refresh === void 0 || boolean(faults, value.refresh, place, "/refresh", false);
  }
}
function checkInvoiceVoid(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, CreditNoteVoidMembers);
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, CreditNoteInputReasonRules);
  }
}
var ListPayablesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "vendorId", "status", "overdue", "currencyCode", "dueFrom", "dueTo"]);
var ListPayablesQuerySortByValues = ["id", "dueDate", "issueDate", "amount", "openAmount", "vendorName"];
var ListPayablesQueryStatusValues = ["open", "partial", "closed", "void"];
function checkListPayablesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListPayablesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.vendorId !== void 0) value.vendorId = readInteger(value.vendorId);
    if (value.overdue !== void 0) value.overdue = readBoolean(value.overdue);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListPayablesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListPayablesQueryStatusValues);
    }
    value.overdue === void 0 || boolean(faults, value.overdue, place, "/overdue", false);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.dueFrom === void 0 || checkDay(faults, value.dueFrom, place, "/dueFrom");
    value.dueTo === void 0 || checkDay(faults, value.dueTo, place, "/dueTo");
  }
}
var GetPayableAgingQueryMembers = /* @__PURE__ */ new Set(["asOf", "vendorId", "currencyCode", "summary", "detail", "limit", "offset"]);
var GetPayableAgingQueryOffsetRules = { isInteger: true, min: 0, max: 1e7 };
function checkGetPayableAgingQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.summary === void 0) value.summary = false;
    if (value.detail === void 0) value.detail = false;
    if (value.limit === void 0) value.limit = 100;
    if (value.offset === void 0) value.offset = 0;
    closed(faults, value, place, GetPayableAgingQueryMembers);
    if (value.vendorId !== void 0) value.vendorId = readInteger(value.vendorId);
    if (value.summary !== void 0) value.summary = readBoolean(value.summary);
    if (value.detail !== void 0) value.detail = readBoolean(value.detail);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    if (value.offset !== void 0) value.offset = readInteger(value.offset);
    value.asOf === void 0 || checkDay(faults, value.asOf, place, "/asOf");
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.summary === void 0 || boolean(faults, value.summary, place, "/summary", false);
    value.detail === void 0 || boolean(faults, value.detail, place, "/detail", false);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListEventsQueryLimitRules);
    value.offset === void 0 || number(faults, value.offset, place, "/offset", false, GetPayableAgingQueryOffsetRules);
  }
}
var ListPayablePaymentsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "vendorId", "status", "unallocated"]);
var ListPayablePaymentsQuerySortByValues = ["id", "date", "amount", "vendorName"];
function checkListPayablePaymentsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListPayablePaymentsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.vendorId !== void 0) value.vendorId = readInteger(value.vendorId);
    if (value.unallocated !== void 0) value.unallocated = readBoolean(value.unallocated);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListPayablePaymentsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListAdjustmentsQueryStatusValues);
    }
    value.unallocated === void 0 || boolean(faults, value.unallocated, place, "/unallocated", false);
  }
}
var PayablePaymentInputRequired = ["vendorId", "amount", "method"];
var PayablePaymentInputMembers = /* @__PURE__ */ new Set(["vendorId", "amount", "method", "date", "currencyCode", "exchangeRate", "reference", "notes", "allocations", "autoAllocate"]);
var PaymentMethodValues = ["efectivo", "transferencia", "tarjeta", "cheque", "otro"];
function checkPaymentMethod(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, PaymentMethodValues);
}
function checkLine(faults, value, at, key) {
  text(faults, value, at, key, false, CompanyInputTradeNameRules);
}
var PayableAllocationLineMembers = /* @__PURE__ */ new Set(["payableId", "receptionId", "amount"]);
function checkPayableAllocationLine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivableAllocationLineRequired);
    closed(faults, value, place, PayableAllocationLineMembers);
    value.payableId === void 0 || checkId(faults, value.payableId, place, "/payableId");
    value.receptionId === void 0 || checkId(faults, value.receptionId, place, "/receptionId");
    value.amount === void 0 || checkPositiveMoney(faults, value.amount, place, "/amount");
  }
}
var PayablePaymentInputAllocationsRules = { min: 1, max: 500, item: checkPayableAllocationLine };
function checkPayablePaymentInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayablePaymentInputRequired);
    closed(faults, value, place, PayablePaymentInputMembers);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.amount === void 0 || checkPositiveMoney(faults, value.amount, place, "/amount");
    value.method === void 0 || checkPaymentMethod(faults, value.method, place, "/method");
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.exchangeRate === void 0 || checkDocumentRate(faults, value.exchangeRate, place, "/exchangeRate");
    value.reference === void 0 || checkLine(faults, value.reference, place, "/reference");
    value.notes === void 0 || checkBlock(faults, value.notes, place, "/notes");
    value.allocations === void 0 || array(faults, value.allocations, place, "/allocations", false, PayablePaymentInputAllocationsRules);
    value.autoAllocate === void 0 || boolean(faults, value.autoAllocate, place, "/autoAllocate", false);
  }
}
function checkPayableAllocationInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ReceivableAllocationInputMembers);
    value.allocations === void 0 || array(faults, value.allocations, place, "/allocations", false, PayablePaymentInputAllocationsRules);
    value.autoAllocate === void 0 || boolean(faults, value.autoAllocate, place, "/autoAllocate", false);
  }
}
var PayableReleaseRequired = ["payableId"];
var PayableReleaseMembers = /* @__PURE__ */ new Set(["payableId"]);
function checkPayableRelease(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PayableReleaseRequired);
    closed(faults, value, place, PayableReleaseMembers);
    value.payableId === void 0 || checkId(faults, value.payableId, place, "/payableId");
  }
}
function checkPayablePaymentReverse(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, StockReversalMembers);
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, CreditNoteInputReasonRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
  }
}
var ListProductsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "includeInactive", "categoryId", "active", "lowStock"]);
var ListProductsQuerySortByValues = ["id", "code", "name", "price", "stock", "categoryName", "createdAt", "updatedAt"];
function checkListProductsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    if (value.includeInactive === void 0) value.includeInactive = false;
    if (value.active === void 0) value.active = true;
    if (value.lowStock === void 0) value.lowStock = false;
    closed(faults, value, place, ListProductsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.includeInactive !== void 0) value.includeInactive = readBoolean(value.includeInactive);
    if (value.categoryId !== void 0) value.categoryId = readInteger(value.categoryId);
    if (value.active !== void 0) value.active = readBoolean(value.active);
    if (value.lowStock !== void 0) value.lowStock = readBoolean(value.lowStock);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListProductsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.includeInactive === void 0 || boolean(faults, value.includeInactive, place, "/includeInactive", false);
    value.categoryId === void 0 || checkId(faults, value.categoryId, place, "/categoryId");
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.lowStock === void 0 || boolean(faults, value.lowStock, place, "/lowStock", false);
  }
}
var ProductInputRequired = ["code", "name", "price"];
var ProductInputMembers = /* @__PURE__ */ new Set(["code", "name", "price", "categoryId", "taxRateId", "unit", "type", "trackStock", "barcode", "description", "active", "minStock"]);
function checkProductCode(faults, value, at, key) {
  text(faults, value, at, key, false, LeadInputPhoneRules);
}
var UnitNameRules = { min: 1, max: 20, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkUnitName(faults, value, at, key) {
  text(faults, value, at, key, false, UnitNameRules);
}
var ProductInputTypeValues = ["good", "service"];
var ProductInputBarcodeRules = { min: 1, max: 48, pattern: /^[\x21-\x7e]+$/u };
function checkProductInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ProductInputRequired);
    closed(faults, value, place, ProductInputMembers);
    value.code === void 0 || checkProductCode(faults, value.code, place, "/code");
    value.name === void 0 || text(faults, value.name, place, "/name", false, ApiKeyNameRules);
    value.price === void 0 || checkPrice(faults, value.price, place, "/price");
    value.categoryId === void 0 || number(faults, value.categoryId, place, "/categoryId", true, GetApiKeyParamsIdRules);
    value.taxRateId === void 0 || number(faults, value.taxRateId, place, "/taxRateId", true, GetApiKeyParamsIdRules);
    value.unit === void 0 || checkUnitName(faults, value.unit, place, "/unit");
    if (value.type !== void 0) {
      text(faults, value.type, place, "/type", false, noRules);
      choice(faults, value.type, place, "/type", ProductInputTypeValues);
    }
    value.trackStock === void 0 || boolean(faults, value.trackStock, place, "/trackStock", false);
    value.barcode === void 0 || text(faults, value.barcode, place, "/barcode", true, ProductInputBarcodeRules);
    value.description === void 0 || text(faults, value.description, place, "/description", true, LeadInputNotesRules);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
    value.minStock === void 0 || number(faults, value.minStock, place, "/minStock", true, AdjustmentLineInputCountedQuantityRules);
  }
}
var ListProductCategoriesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format"]);
var ListProductCategoriesQuerySortByValues = ["id", "name"];
function checkListProductCategoriesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListProductCategoriesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListProductCategoriesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
  }
}
var ProductCategoryInputMembers = /* @__PURE__ */ new Set(["name", "parentId"]);
function checkProductCategoryInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, ProductCategoryInputMembers);
    value.name === void 0 || checkConfigName(faults, value.name, place, "/name");
    value.parentId === void 0 || number(faults, value.parentId, place, "/parentId", true, GetApiKeyParamsIdRules);
  }
}
var ListPurchaseOrdersQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "vendorId", "status", "warehouseId", "expand"]);
var ListPurchaseOrdersQuerySortByValues = ["id", "number", "orderDate", "expectedDate", "grandTotal", "vendorName"];
var ListPurchaseOrdersQueryStatusValues = ["draft", "open", "partially_received", "received", "closed", "cancelled"];
var ListPurchaseOrdersQueryExpandValues = ["lines"];
function checkListPurchaseOrdersQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListPurchaseOrdersQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.vendorId !== void 0) value.vendorId = readInteger(value.vendorId);
    if (value.warehouseId !== void 0) value.warehouseId = readInteger(value.warehouseId);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListPurchaseOrdersQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListPurchaseOrdersQueryStatusValues);
    }
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    if (value.expand !== void 0) {
      text(faults, value.expand, place, "/expand", false, noRules);
      choice(faults, value.expand, place, "/expand", ListPurchaseOrdersQueryExpandValues);
    }
  }
}
var PurchaseOrderInputRequired = ["vendorId", "lines"];
var PurchaseOrderInputMembers = /* @__PURE__ */ new Set(["vendorId", "lines", "warehouseId", "currencyCode", "orderDate", "expectedDate", "paymentTerms", "reference", "notes", "draft"]);
var PurchaseOrderLineInputRequired = ["productId", "quantity", "unitPrice"];
var PurchaseOrderLineInputMembers = /* @__PURE__ */ new Set(["productId", "quantity", "unitPrice", "discountPercent", "taxRateId", "description"]);
function checkPurchaseOrderLineInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PurchaseOrderLineInputRequired);
    closed(faults, value, place, PurchaseOrderLineInputMembers);
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.quantity === void 0 || checkPositiveQuantity(faults, value.quantity, place, "/quantity");
    value.unitPrice === void 0 || checkPrice(faults, value.unitPrice, place, "/unitPrice");
    value.discountPercent === void 0 || number(faults, value.discountPercent, place, "/discountPercent", false, TaxPercentRules);
    value.taxRateId === void 0 || checkId(faults, value.taxRateId, place, "/taxRateId");
    value.description === void 0 || text(faults, value.description, place, "/description", false, InvoiceLineInputDescriptionRules);
  }
}
var PurchaseOrderInputLinesRules = { min: 1, max: 500, item: checkPurchaseOrderLineInput };
function checkPurchaseOrderInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PurchaseOrderInputRequired);
    closed(faults, value, place, PurchaseOrderInputMembers);
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, PurchaseOrderInputLinesRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.orderDate === void 0 || checkDay(faults, value.orderDate, place, "/orderDate");
    value.expectedDate === void 0 || checkDay(faults, value.expectedDate, place, "/expectedDate");
    value.paymentTerms === void 0 || text(faults, value.paymentTerms, place, "/paymentTerms", false, LeadInputPhoneRules);
    value.reference === void 0 || checkLine(faults, value.reference, place, "/reference");
    value.notes === void 0 || checkBlock(faults, value.notes, place, "/notes");
    value.draft === void 0 || boolean(faults, value.draft, place, "/draft", false);
  }
}
var ListReceptionsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "vendorId", "orderId", "warehouseId", "status"]);
function checkListReceptionsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListReceptionsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.vendorId !== void 0) value.vendorId = readInteger(value.vendorId);
    if (value.orderId !== void 0) value.orderId = readInteger(value.orderId);
    if (value.warehouseId !== void 0) value.warehouseId = readInteger(value.warehouseId);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListAdjustmentsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.vendorId === void 0 || checkId(faults, value.vendorId, place, "/vendorId");
    value.orderId === void 0 || checkId(faults, value.orderId, place, "/orderId");
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListAdjustmentsQueryStatusValues);
    }
  }
}
function checkReceptionReverse(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, StockReversalMembers);
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, CreditNoteInputReasonRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
  }
}
var ReceptionInputMembers = /* @__PURE__ */ new Set(["lines", "warehouseId", "date", "vendorInvoiceNumber", "closeRemaining", "notes"]);
var ReceptionLineInputRequired = ["quantity"];
var ReceptionLineInputMembers = /* @__PURE__ */ new Set(["lineId", "productId", "quantity", "unitCost"]);
function checkReceptionLineInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceptionLineInputRequired);
    closed(faults, value, place, ReceptionLineInputMembers);
    value.lineId === void 0 || checkId(faults, value.lineId, place, "/lineId");
    value.productId === void 0 || checkId(faults, value.productId, place, "/productId");
    value.quantity === void 0 || checkPositiveQuantity(faults, value.quantity, place, "/quantity");
    value.unitCost === void 0 || number(faults, value.unitCost, place, "/unitCost", false, AdjustmentLineInputUnitCostRules);
  }
}
var ReceptionInputLinesRules = { min: 1, max: 500, item: checkReceptionLineInput };
function checkReceptionInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ListPurchaseOrdersQueryExpandValues);
    closed(faults, value, place, ReceptionInputMembers);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, ReceptionInputLinesRules);
    value.warehouseId === void 0 || checkId(faults, value.warehouseId, place, "/warehouseId");
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.vendorInvoiceNumber === void 0 || text(faults, value.vendorInvoiceNumber, place, "/vendorInvoiceNumber", false, ListInvoicesQueryNumberRules);
    value.closeRemaining === void 0 || boolean(faults, value.closeRemaining, place, "/closeRemaining", false);
    value.notes === void 0 || checkBlock(faults, value.notes, place, "/notes");
  }
}
var ListReceivablesQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "customerId", "status", "overdue", "currencyCode", "dueFrom", "dueTo"]);
var ListReceivablesQuerySortByValues = ["id", "dueDate", "issueDate", "amount", "openAmount", "customerName"];
function checkListReceivablesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListReceivablesQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.customerId !== void 0) value.customerId = readInteger(value.customerId);
    if (value.overdue !== void 0) value.overdue = readBoolean(value.overdue);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListReceivablesQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListPayablesQueryStatusValues);
    }
    value.overdue === void 0 || boolean(faults, value.overdue, place, "/overdue", false);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.dueFrom === void 0 || checkDay(faults, value.dueFrom, place, "/dueFrom");
    value.dueTo === void 0 || checkDay(faults, value.dueTo, place, "/dueTo");
  }
}
var GetReceivableAgingQueryMembers = /* @__PURE__ */ new Set(["asOf", "customerId", "currencyCode", "summary", "detail", "limit", "offset"]);
function checkGetReceivableAgingQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.summary === void 0) value.summary = false;
    if (value.detail === void 0) value.detail = false;
    if (value.limit === void 0) value.limit = 100;
    if (value.offset === void 0) value.offset = 0;
    closed(faults, value, place, GetReceivableAgingQueryMembers);
    if (value.customerId !== void 0) value.customerId = readInteger(value.customerId);
    if (value.summary !== void 0) value.summary = readBoolean(value.summary);
    if (value.detail !== void 0) value.detail = readBoolean(value.detail);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    if (value.offset !== void 0) value.offset = readInteger(value.offset);
    value.asOf === void 0 || checkDay(faults, value.asOf, place, "/asOf");
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.summary === void 0 || boolean(faults, value.summary, place, "/summary", false);
    value.detail === void 0 || boolean(faults, value.detail, place, "/detail", false);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListEventsQueryLimitRules);
    value.offset === void 0 || number(faults, value.offset, place, "/offset", false, GetPayableAgingQueryOffsetRules);
  }
}
var ListReceivablePaymentsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "totals", "customerId", "status", "unallocated"]);
var ListReceivablePaymentsQuerySortByValues = ["id", "date", "amount", "customerName"];
function checkListReceivablePaymentsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    closed(faults, value, place, ListReceivablePaymentsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.totals !== void 0) value.totals = readBoolean(value.totals);
    if (value.customerId !== void 0) value.customerId = readInteger(value.customerId);
    if (value.unallocated !== void 0) value.unallocated = readBoolean(value.unallocated);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListReceivablePaymentsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.totals === void 0 || boolean(faults, value.totals, place, "/totals", false);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ListAdjustmentsQueryStatusValues);
    }
    value.unallocated === void 0 || boolean(faults, value.unallocated, place, "/unallocated", false);
  }
}
var ReceivablePaymentInputRequired = ["customerId", "amount", "method"];
var ReceivablePaymentInputMembers = /* @__PURE__ */ new Set(["customerId", "amount", "method", "date", "currencyCode", "exchangeRate", "reference", "notes", "allocations", "autoAllocate"]);
function checkReceivablePaymentInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ReceivablePaymentInputRequired);
    closed(faults, value, place, ReceivablePaymentInputMembers);
    value.customerId === void 0 || checkId(faults, value.customerId, place, "/customerId");
    value.amount === void 0 || checkPositiveMoney(faults, value.amount, place, "/amount");
    value.method === void 0 || checkPaymentMethod(faults, value.method, place, "/method");
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.exchangeRate === void 0 || checkDocumentRate(faults, value.exchangeRate, place, "/exchangeRate");
    value.reference === void 0 || checkLine(faults, value.reference, place, "/reference");
    value.notes === void 0 || checkBlock(faults, value.notes, place, "/notes");
    value.allocations === void 0 || array(faults, value.allocations, place, "/allocations", false, ReceivableAllocationInputAllocationsRules);
    value.autoAllocate === void 0 || boolean(faults, value.autoAllocate, place, "/autoAllocate", false);
  }
}
function checkReceivableRelease(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreditNoteReleaseRequired);
    closed(faults, value, place, CreditNoteReleaseMembers);
    value.receivableId === void 0 || checkId(faults, value.receivableId, place, "/receivableId");
  }
}
function checkReceivablePaymentReverse(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, StockReversalMembers);
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, CreditNoteInputReasonRules);
    value.date === void 0 || checkDay(faults, value.date, place, "/date");
  }
}
var GetSalesByMonthQueryMembers = /* @__PURE__ */ new Set(["months"]);
var GetSalesByMonthQueryMonthsRules = { isInteger: true, min: 1, max: 36 };
function checkGetSalesByMonthQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.months === void 0) value.months = 12;
    closed(faults, value, place, GetSalesByMonthQueryMembers);
    if (value.months !== void 0) value.months = readInteger(value.months);
    value.months === void 0 || number(faults, value.months, place, "/months", false, GetSalesByMonthQueryMonthsRules);
  }
}
var ListVendorsQueryMembers = /* @__PURE__ */ new Set(["page", "pageSize", "search", "count", "sortBy", "sortDir", "dateFrom", "dateTo", "cursor", "updatedSince", "fields", "format", "includeInactive", "active"]);
var ListVendorsQuerySortByValues = ["id", "code", "name", "createdAt"];
function checkListVendorsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.page === void 0) value.page = 1;
    if (value.pageSize === void 0) value.pageSize = 20;
    if (value.includeInactive === void 0) value.includeInactive = false;
    if (value.active === void 0) value.active = true;
    closed(faults, value, place, ListVendorsQueryMembers);
    if (value.page !== void 0) value.page = readInteger(value.page);
    if (value.pageSize !== void 0) value.pageSize = readInteger(value.pageSize);
    if (value.fields !== void 0) value.fields = splitList(value.fields, readText);
    if (value.includeInactive !== void 0) value.includeInactive = readBoolean(value.includeInactive);
    if (value.active !== void 0) value.active = readBoolean(value.active);
    value.page === void 0 || number(faults, value.page, place, "/page", false, ListApiKeysQueryPageRules);
    value.pageSize === void 0 || number(faults, value.pageSize, place, "/pageSize", false, ListApiKeysQueryPageSizeRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, ListApiKeysQuerySearchRules);
    if (value.count !== void 0) {
      text(faults, value.count, place, "/count", false, noRules);
      choice(faults, value.count, place, "/count", ListApiKeysQueryCountValues);
    }
    if (value.sortBy !== void 0) {
      text(faults, value.sortBy, place, "/sortBy", false, noRules);
      choice(faults, value.sortBy, place, "/sortBy", ListVendorsQuerySortByValues);
    }
    if (value.sortDir !== void 0) {
      text(faults, value.sortDir, place, "/sortDir", false, noRules);
      choice(faults, value.sortDir, place, "/sortDir", ListApiKeysQuerySortDirValues);
    }
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ListApiKeysQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ListApiKeysQueryDateFromRules);
    value.cursor === void 0 || text(faults, value.cursor, place, "/cursor", false, ListApiKeysQueryCursorRules);
    value.updatedSince === void 0 || text(faults, value.updatedSince, place, "/updatedSince", false, ListApiKeysQueryUpdatedSinceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, ListApiKeysQueryFieldsRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListAuditEntriesQueryFormatValues);
    }
    value.includeInactive === void 0 || boolean(faults, value.includeInactive, place, "/includeInactive", false);
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
  }
}
var VendorInputMembers = /* @__PURE__ */ new Set(["code", "name", "tradeName", "taxIdType", "taxId", "email", "phone", "language", "address", "paymentTerms", "currencyCode", "blocked", "contacts", "bankAccounts", "notes", "active"]);
var BankAccountRequired = ["bank", "accountNumber"];
var BankAccountMembers = /* @__PURE__ */ new Set(["bank", "accountNumber", "currencyCode", "holder"]);
var BankAccountAccountNumberRules = { min: 5, max: 40, pattern: /^[0-9A-Za-z*][0-9A-Za-z* ./-]*$/u };
function checkBankAccount(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, BankAccountRequired);
    closed(faults, value, place, BankAccountMembers);
    value.bank === void 0 || text(faults, value.bank, place, "/bank", false, ApiKeyNameRules);
    value.accountNumber === void 0 || text(faults, value.accountNumber, place, "/accountNumber", false, BankAccountAccountNumberRules);
    value.currencyCode === void 0 || checkCurrencyCode(faults, value.currencyCode, place, "/currencyCode");
    value.holder === void 0 || text(faults, value.holder, place, "/holder", false, ApiKeyNameRules);
  }
}
var VendorInputBankAccountsRules = { max: 10, item: checkBankAccount };
function checkVendorInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ApiKeyUpdateRequired);
    closed(faults, value, place, VendorInputMembers);
    value.code === void 0 || checkPartyCode(faults, value.code, place, "/code");
    value.name === void 0 || checkPartyName(faults, value.name, place, "/name");
    value.tradeName === void 0 || checkTradeName(faults, value.tradeName, place, "/tradeName");
    value.taxIdType === void 0 || checkTaxIdType(faults, value.taxIdType, place, "/taxIdType");
    value.taxId === void 0 || checkTaxId(faults, value.taxId, place, "/taxId");
    value.email === void 0 || checkPartyEmail(faults, value.email, place, "/email");
    value.phone === void 0 || checkPartyPhone(faults, value.phone, place, "/phone");
    value.language === void 0 || checkPrintLanguage(faults, value.language, place, "/language");
    value.address === void 0 || checkPartyAddressInput(faults, value.address, place, "/address");
    value.paymentTerms === void 0 || checkPartyTerms(faults, value.paymentTerms, place, "/paymentTerms");
    value.currencyCode === void 0 || text(faults, value.currencyCode, place, "/currencyCode", false, CurrencyCodeRules);
    value.blocked === void 0 || boolean(faults, value.blocked, place, "/blocked", false);
    value.contacts === void 0 || array(faults, value.contacts, place, "/contacts", false, CustomerInputContactsRules);
    value.bankAccounts === void 0 || array(faults, value.bankAccounts, place, "/bankAccounts", false, VendorInputBankAccountsRules);
    value.notes === void 0 || checkPartyNotes(faults, value.notes, place, "/notes");
    value.active === void 0 || boolean(faults, value.active, place, "/active", false);
  }
}
var requests = {
  listApiKeys: { query: validator(checkListApiKeysQuery), headers: validator(checkListApiKeysHeaders) },
  createApiKey: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkApiKeyInput) },
  getApiKey: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  updateApiKey: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkApiKeyUpdate) },
  revokeApiKey: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders) },
  rotateApiKey: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkApiKeyRotation) },
  getApiKeyUsage: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyUsageQuery) },
  listAuditEntries: { query: validator(checkListAuditEntriesQuery), headers: validator(checkListApiKeysHeaders) },
  runSelfCheck: { query: validator(checkCreateApiKeyQuery) },
  listUsers: { query: validator(checkListUsersQuery), headers: validator(checkListApiKeysHeaders) },
  createUser: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkUserInput) },
  getUser: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  updateUser: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkUserUpdate) },
  listUserKeys: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  listUserLogins: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  revokeUserLogin: { params: validator(checkRevokeUserLoginParams), query: validator(checkCreateApiKeyQuery) },
  changeUserPassword: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkUserPassword) },
  createPasswordReset: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders) },
  removeUserSecondFactor: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery) },
  unlockUser: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders) },
  login: { query: validator(checkCreateApiKeyQuery), headers: validator(checkLoginHeaders), body: validator(checkLoginInput) },
  listOwnLogins: { query: validator(checkCreateApiKeyQuery) },
  revokeOtherLogins: { query: validator(checkCreateApiKeyQuery) },
  revokeOwnLogin: { params: validator(checkRevokeOwnLoginParams), query: validator(checkCreateApiKeyQuery) },
  logout: { query: validator(checkCreateApiKeyQuery) },
  getMe: { query: validator(checkCreateApiKeyQuery) },
  changeOwnPassword: { query: validator(checkCreateApiKeyQuery), body: validator(checkOwnPassword) },
  resetPassword: { query: validator(checkCreateApiKeyQuery), body: validator(checkPasswordResetInput) },
  refreshTokens: { query: validator(checkCreateApiKeyQuery), body: validator(checkRefreshInput) },
  getSecondFactor: { query: validator(checkCreateApiKeyQuery) },
  createSecondFactor: { query: validator(checkCreateApiKeyQuery), body: validator(checkSecondFactorStart) },
  verifySecondFactor: { query: validator(checkCreateApiKeyQuery), body: validator(checkSecondFactorCode) },
  createRecoveryCodes: { query: validator(checkCreateApiKeyQuery), body: validator(checkSecondFactorProof) },
  removeSecondFactor: { query: validator(checkCreateApiKeyQuery), body: validator(checkSecondFactorProof) },
  runBatch: { query: validator(checkCreateApiKeyQuery), body: validator(checkBatchInput) },
  getCompany: { query: validator(checkCreateApiKeyQuery) },
  updateCompany: { query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkCompanyInput) },
  listCurrencies: { query: validator(checkListCurrenciesQuery), headers: validator(checkListApiKeysHeaders) },
  updateCurrency: { params: validator(checkUpdateCurrencyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkCurrencyInput) },
  listExchangeRates: { query: validator(checkListExchangeRatesQuery), headers: validator(checkListApiKeysHeaders) },
  createExchangeRate: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkExchangeRateInput) },
  updateExchangeRate: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkExchangeRateUpdate) },
  listPaymentTerms: { query: validator(checkListPaymentTermsQuery), headers: validator(checkListApiKeysHeaders) },
  createPaymentTerms: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkPaymentTermsInput) },
  updatePaymentTerms: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkPaymentTermsUpdate) },
  lockPeriod: { query: validator(checkCreateApiKeyQuery), body: validator(checkPeriodLockInput) },
  listSeries: { query: validator(checkListSeriesQuery), headers: validator(checkListApiKeysHeaders) },
  updateSeries: { params: validator(checkUpdateCurrencyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkSeriesInput) },
  listTaxRates: { query: validator(checkListTaxRatesQuery), headers: validator(checkListApiKeysHeaders) },
  createTaxRate: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkTaxRateInput) },
  updateTaxRate: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkTaxRateUpdate) },
  listCreditNotes: { query: validator(checkListCreditNotesQuery), headers: validator(checkListApiKeysHeaders) },
  createCreditNote: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkCreditNoteInput) },
  getCreditNote: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  allocateCreditNote: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkReceivableAllocationInput) },
  downloadCreditNotePdf: { params: validator(checkGetApiKeyParams), query: validator(checkDownloadCreditNotePdfQuery) },
  releaseCreditNote: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkCreditNoteRelease) },
  voidCreditNote: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkCreditNoteVoid) },
  downloadCreditNoteXml: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery) },
  listLeads: { query: validator(checkListLeadsQuery), headers: validator(checkListApiKeysHeaders) },
  createLead: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkLeadInput) },
  getLead: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  changeLeadStatus: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkLeadStatusChange) },
  listOpportunities: { query: validator(checkListOpportunitiesQuery), headers: validator(checkListApiKeysHeaders) },
  createOpportunity: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkOpportunityInput) },
  getOpportunity: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  changeOpportunityStage: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkStageChange) },
  listCustomers: { query: validator(checkListCustomersQuery), headers: validator(checkListApiKeysHeaders) },
  createCustomer: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkCustomerInput) },
  getCustomer: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  updateCustomer: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkCustomerInput) },
  getCustomerBalance: { params: validator(checkGetApiKeyParams), query: validator(checkGetCustomerBalanceQuery) },
  listEvents: { query: validator(checkListEventsQuery) },
  listAdjustments: { query: validator(checkListAdjustmentsQuery), headers: validator(checkListApiKeysHeaders) },
  createAdjustment: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkAdjustmentInput) },
  getAdjustment: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery), headers: validator(checkListApiKeysHeaders) },
  reverseAdjustment: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkStockReversal) },
  listMovements: { query: validator(checkListMovementsQuery), headers: validator(checkListApiKeysHeaders) },
  listStock: { query: validator(checkListStockQuery), headers: validator(checkListApiKeysHeaders) },
  listTransfers: { query: validator(checkListTransfersQuery), headers: validator(checkListApiKeysHeaders) },
  createTransfer: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkTransferInput) },
  getTransfer: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery), headers: validator(checkListApiKeysHeaders) },
  reverseTransfer: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkStockReversal) },
  listWarehouses: { query: validator(checkListWarehousesQuery), headers: validator(checkListApiKeysHeaders) },
  createWarehouse: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkWarehouseInput) },
  updateWarehouse: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkWarehouseUpdate) },
  listInvoices: { query: validator(checkListInvoicesQuery), headers: validator(checkListApiKeysHeaders) },
  createInvoice: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkInvoiceInput) },
  getInvoice: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  updateInvoice: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkInvoiceInput) },
  deleteInvoice: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery) },
  issueInvoice: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkInvoiceIssue) },
  downloadInvoicePdf: { params: validator(checkGetApiKeyParams), query: validator(checkDownloadCreditNotePdfQuery) },
  voidInvoice: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkInvoiceVoid) },
  downloadInvoiceXml: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery) },
  listPayables: { query: validator(checkListPayablesQuery), headers: validator(checkListApiKeysHeaders) },
  getPayableAging: { query: validator(checkGetPayableAgingQuery), headers: validator(checkListApiKeysHeaders) },
  listPayablePayments: { query: validator(checkListPayablePaymentsQuery), headers: validator(checkListApiKeysHeaders) },
  createPayablePayment: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkPayablePaymentInput) },
  getPayablePayment: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  allocatePayablePayment: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkPayableAllocationInput) },
  downloadPayablePaymentPdf: { params: validator(checkGetApiKeyParams), query: validator(checkDownloadCreditNotePdfQuery) },
  releasePayablePayment: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkPayableRelease) },
  reversePayablePayment: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkPayablePaymentReverse) },
  listProducts: { query: validator(checkListProductsQuery), headers: validator(checkListApiKeysHeaders) },
  createProduct: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkProductInput) },
  listProductCategories: { query: validator(checkListProductCategoriesQuery), headers: validator(checkListApiKeysHeaders) },
  createProductCategory: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkProductCategoryInput) },
  updateProductCategory: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkProductCategoryInput) },
  deleteProductCategory: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery) },
  getProduct: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  updateProduct: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkProductInput) },
  deactivateProduct: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery) },
  listPurchaseOrders: { query: validator(checkListPurchaseOrdersQuery), headers: validator(checkListApiKeysHeaders) },
  createPurchaseOrder: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkPurchaseOrderInput) },
  listReceptions: { query: validator(checkListReceptionsQuery), headers: validator(checkListApiKeysHeaders) },
  getReception: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery), headers: validator(checkListApiKeysHeaders) },
  reverseReception: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkReceptionReverse) },
  getPurchaseOrder: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  cancelPurchaseOrder: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders) },
  openPurchaseOrder: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders) },
  downloadPurchaseOrderPdf: { params: validator(checkGetApiKeyParams), query: validator(checkDownloadCreditNotePdfQuery) },
  receivePurchaseOrder: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkReceptionInput) },
  listReceivables: { query: validator(checkListReceivablesQuery), headers: validator(checkListApiKeysHeaders) },
  getReceivableAging: { query: validator(checkGetReceivableAgingQuery), headers: validator(checkListApiKeysHeaders) },
  listReceivablePayments: { query: validator(checkListReceivablePaymentsQuery), headers: validator(checkListApiKeysHeaders) },
  createReceivablePayment: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkReceivablePaymentInput) },
  getReceivablePayment: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  allocateReceivablePayment: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkReceivableAllocationInput) },
  downloadReceivablePaymentPdf: { params: validator(checkGetApiKeyParams), query: validator(checkDownloadCreditNotePdfQuery) },
  releaseReceivablePayment: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkReceivableRelease) },
  reverseReceivablePayment: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkReceivablePaymentReverse) },
  getSalesByMonth: { query: validator(checkGetSalesByMonthQuery), headers: validator(checkListApiKeysHeaders) },
  listVendors: { query: validator(checkListVendorsQuery), headers: validator(checkListApiKeysHeaders) },
  createVendor: { query: validator(checkCreateApiKeyQuery), headers: validator(checkCreateApiKeyHeaders), body: validator(checkVendorInput) },
  getVendor: { params: validator(checkGetApiKeyParams), query: validator(checkGetApiKeyQuery) },
  updateVendor: { params: validator(checkGetApiKeyParams), query: validator(checkCreateApiKeyQuery), headers: validator(checkUpdateApiKeyHeaders), body: validator(checkVendorInput) },
  getVendorBalance: { params: validator(checkGetApiKeyParams), query: validator(checkGetCustomerBalanceQuery) }
};
export {
  requests
};
