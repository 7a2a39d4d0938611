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
function size(faults, value, place, min, max) {
  const count = Object.keys(value).length;
  if (count > max)
    fault(
      faults,
      place,
      "maxProperties",
      { limit: max },
      `must NOT have more than ${max} properties`
    );
  if (count < min)
    fault(
      faults,
      place,
      "minProperties",
      { limit: min },
      `must NOT have fewer than ${min} properties`
    );
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

// scripts/codegen/runtime/coerce.ts
var integer = /^(?:0|-?[1-9]\d*)$/;
var decimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
var readInteger = (value) => typeof value === "string" && integer.test(value) ? Number(value) : value;
var readNumber = (value) => typeof value === "string" && decimal.test(value) ? Number(value) : value;
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

// entry.js
var ScreenAmlQueryMembers = /* @__PURE__ */ new Set([]);
function checkScreenAmlQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ScreenAmlQueryMembers);
  }
}
var ScreenAmlHeadersIdempotencyKeyRules = { min: 1, max: 255, pattern: /^[\x20-\x7e]+$/u };
function checkScreenAmlHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    value["idempotency-key"] === void 0 || text(faults, value["idempotency-key"], place, "/idempotency-key", false, ScreenAmlHeadersIdempotencyKeyRules);
  }
}
var ScreenInputRequired = ["fullName"];
var ScreenInputMembers = /* @__PURE__ */ new Set(["fullName", "entityType", "dateOfBirth", "yearOfBirth", "nationality", "countries", "gender", "documents", "registrationNumber", "lei", "lists", "threshold", "externalId", "sessionId", "monitor"]);
var ScreenInputFullNameRules = { min: 1, max: 300, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ScreenInputEntityTypeValues = ["person", "company", "vessel", "aircraft"];
var ScreenInputDateOfBirthRules = { format: ["date", date] };
var ScreenInputYearOfBirthRules = { isInteger: true, min: 1800, max: 2200 };
var CountryCodeRules = { max: 2, pattern: /^[a-z]{2}$/u };
function checkCountryCode(faults, value, at, key) {
  text(faults, value, at, key, false, CountryCodeRules);
}
var ScreenInputCountriesRules = { max: 20, isUnique: true, item: checkCountryCode };
var ScreenInputGenderValues = ["male", "female"];
var SubjectDocumentRequired = ["number"];
var SubjectDocumentMembers = /* @__PURE__ */ new Set(["type", "number", "country"]);
var SubjectDocumentTypeRules = { min: 1, max: 100, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var SubjectDocumentNumberRules = { min: 1, max: 128, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkSubjectDocument(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SubjectDocumentRequired);
    closed(faults, value, place, SubjectDocumentMembers);
    value.type === void 0 || text(faults, value.type, place, "/type", false, SubjectDocumentTypeRules);
    value.number === void 0 || text(faults, value.number, place, "/number", false, SubjectDocumentNumberRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
  }
}
var ScreenInputDocumentsRules = { max: 20, item: checkSubjectDocument };
var ScreenInputRegistrationNumberRules = { min: 1, max: 64, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ScreenInputLeiRules = { max: 20, pattern: /^[0-9A-Z]{18}[0-9]{2}$/u };
var ScreenInputListsItemRules = { max: 40, pattern: /^[a-z0-9][a-z0-9_-]{0,39}$/u };
function checkScreenInputListsItem(faults, value, at, key) {
  text(faults, value, at, key, false, ScreenInputListsItemRules);
}
var ScreenInputListsRules = { min: 1, max: 50, isUnique: true, item: checkScreenInputListsItem };
var ScreenInputThresholdRules = { isInteger: true, min: 40, max: 100 };
var ScreenInputExternalIdRules = { min: 1, max: 200, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ScreenInputSessionIdRules = { max: 30, pattern: /^ses_[0-9a-z]{26}$/u };
function checkScreenInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreenInputRequired);
    closed(faults, value, place, ScreenInputMembers);
    value.fullName === void 0 || text(faults, value.fullName, place, "/fullName", false, ScreenInputFullNameRules);
    if (value.entityType !== void 0) {
      text(faults, value.entityType, place, "/entityType", false, noRules);
      choice(faults, value.entityType, place, "/entityType", ScreenInputEntityTypeValues);
    }
    value.dateOfBirth === void 0 || text(faults, value.dateOfBirth, place, "/dateOfBirth", false, ScreenInputDateOfBirthRules);
    value.yearOfBirth === void 0 || number(faults, value.yearOfBirth, place, "/yearOfBirth", false, ScreenInputYearOfBirthRules);
    value.nationality === void 0 || checkCountryCode(faults, value.nationality, place, "/nationality");
    value.countries === void 0 || array(faults, value.countries, place, "/countries", false, ScreenInputCountriesRules);
    if (value.gender !== void 0) {
      text(faults, value.gender, place, "/gender", false, noRules);
      choice(faults, value.gender, place, "/gender", ScreenInputGenderValues);
    }
    value.documents === void 0 || array(faults, value.documents, place, "/documents", false, ScreenInputDocumentsRules);
    value.registrationNumber === void 0 || text(faults, value.registrationNumber, place, "/registrationNumber", false, ScreenInputRegistrationNumberRules);
    value.lei === void 0 || text(faults, value.lei, place, "/lei", false, ScreenInputLeiRules);
    value.lists === void 0 || array(faults, value.lists, place, "/lists", false, ScreenInputListsRules);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", false, ScreenInputThresholdRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ScreenInputExternalIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
    value.monitor === void 0 || boolean(faults, value.monitor, place, "/monitor", false);
  }
}
var ListScreeningsQueryMembers = /* @__PURE__ */ new Set(["match", "externalId", "status", "sort", "search", "limit", "after", "format"]);
var ListScreeningsQueryExternalIdRules = { min: 1, max: 200 };
var ScreeningStatusValues = ["approved", "in_review", "declined"];
function checkScreeningStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ScreeningStatusValues);
}
var ListScreeningsQuerySortValues = ["-createdAt", "-priority"];
var ListScreeningsQueryLimitRules = { isInteger: true, min: 1, max: 100 };
var ListScreeningsQueryAfterRules = { min: 1, max: 600 };
var ListScreeningsQueryFormatValues = ["csv", "xlsx"];
function checkListScreeningsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.sort === void 0) value.sort = "-createdAt";
    if (value.limit === void 0) value.limit = 20;
    closed(faults, value, place, ListScreeningsQueryMembers);
    if (value.match !== void 0) value.match = readBoolean(value.match);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    value.match === void 0 || boolean(faults, value.match, place, "/match", false);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ListScreeningsQueryExternalIdRules);
    value.status === void 0 || checkScreeningStatus(faults, value.status, place, "/status");
    if (value.sort !== void 0) {
      text(faults, value.sort, place, "/sort", false, noRules);
      choice(faults, value.sort, place, "/sort", ListScreeningsQuerySortValues);
    }
    value.search === void 0 || text(faults, value.search, place, "/search", false, SubjectDocumentTypeRules);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
  }
}
var ListScreeningsHeadersPreferRules = { max: 500 };
function checkListScreeningsHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    value.prefer === void 0 || text(faults, value.prefer, place, "/prefer", false, ListScreeningsHeadersPreferRules);
  }
}
var GetScreeningParamsRequired = ["id"];
var GetScreeningParamsMembers = /* @__PURE__ */ new Set(["id"]);
var GetScreeningParamsIdRules = { max: 30, pattern: /^aml_[0-9a-z]{26}$/u };
function checkGetScreeningParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, GetScreeningParamsIdRules);
  }
}
var DecideHitParamsRequired = ["id", "hitId"];
var DecideHitParamsMembers = /* @__PURE__ */ new Set(["id", "hitId"]);
var DecideHitParamsHitIdRules = { max: 28, pattern: /^hit_[0-9a-f]{24}$/u };
function checkDecideHitParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DecideHitParamsRequired);
    closed(faults, value, place, DecideHitParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, GetScreeningParamsIdRules);
    value.hitId === void 0 || text(faults, value.hitId, place, "/hitId", false, DecideHitParamsHitIdRules);
  }
}
var HitDecisionRequired = ["decision"];
var HitDecisionMembers = /* @__PURE__ */ new Set(["decision", "reason"]);
var ReviewStatusValues = ["pending", "false_positive", "true_match"];
function checkReviewStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ReviewStatusValues);
}
var HitDecisionReasonRules = { min: 1, max: 500, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkHitDecision(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HitDecisionRequired);
    closed(faults, value, place, HitDecisionMembers);
    value.decision === void 0 || checkReviewStatus(faults, value.decision, place, "/decision");
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, HitDecisionReasonRules);
  }
}
var ListScreeningResultsQueryMembers = /* @__PURE__ */ new Set(["limit", "after"]);
function checkListScreeningResultsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    closed(faults, value, place, ListScreeningResultsQueryMembers);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
  }
}
var ImportWatchlistBodyRequired = ["id", "format"];
var ImportWatchlistBodyMembers = /* @__PURE__ */ new Set(["id", "format", "title", "publishedOn", "mayShrink", "file", "aliases", "addresses", "comments"]);
var ImportWatchlistBodyIdRules = { min: 1, max: 40, pattern: /^[a-z0-9][a-z0-9_-]{0,39}$/u };
var ImportWatchlistBodyFormatValues = ["ofac", "un", "ftm"];
var ImportWatchlistBodyPublishedOnRules = { min: 10, max: 10, format: ["date", date] };
function checkImportWatchlistBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.mayShrink === void 0) value.mayShrink = false;
    required(faults, value, place, ImportWatchlistBodyRequired);
    closed(faults, value, place, ImportWatchlistBodyMembers);
    if (value.mayShrink !== void 0) value.mayShrink = readBoolean(value.mayShrink);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ImportWatchlistBodyIdRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ImportWatchlistBodyFormatValues);
    }
    value.title === void 0 || text(faults, value.title, place, "/title", false, ScreenInputExternalIdRules);
    value.publishedOn === void 0 || text(faults, value.publishedOn, place, "/publishedOn", false, ImportWatchlistBodyPublishedOnRules);
    value.mayShrink === void 0 || boolean(faults, value.mayShrink, place, "/mayShrink", false);
  }
}
function checkRemoveWatchlistParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ImportWatchlistBodyIdRules);
  }
}
var ListWatchlistChangesQueryMembers = /* @__PURE__ */ new Set(["version", "limit", "after", "format"]);
var ListWatchlistChangesQueryVersionRules = { min: 1, max: 64 };
function checkListWatchlistChangesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    closed(faults, value, place, ListWatchlistChangesQueryMembers);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    value.version === void 0 || text(faults, value.version, place, "/version", false, ListWatchlistChangesQueryVersionRules);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
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
    value["Idempotency-Key"] === void 0 || text(faults, value["Idempotency-Key"], place, "/Idempotency-Key", false, ScreenAmlHeadersIdempotencyKeyRules);
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
var EstimateAgeBodyMembers = /* @__PURE__ */ new Set(["minAge", "sessionId", "image"]);
var EstimateAgeBodyMinAgeRules = { isInteger: true, min: 1, max: 120 };
function checkEstimateAgeBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, EstimateAgeBodyMembers);
    if (value.minAge !== void 0) value.minAge = readInteger(value.minAge);
    value.minAge === void 0 || number(faults, value.minAge, place, "/minAge", false, EstimateAgeBodyMinAgeRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
  }
}
var MatchFacesBodyMembers = /* @__PURE__ */ new Set(["sessionId", "userImage", "refImage"]);
function checkMatchFacesBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, MatchFacesBodyMembers);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
  }
}
var SearchFacesBodyMembers = /* @__PURE__ */ new Set(["threshold", "limit", "collection", "image"]);
var SearchFacesBodyThresholdRules = { min: 0, max: 100 };
var SearchFacesBodyCollectionRules = { max: 60, pattern: /^[A-Za-z0-9][A-Za-z0-9_-]*$/u };
function checkSearchFacesBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.threshold === void 0) value.threshold = 70;
    if (value.limit === void 0) value.limit = 10;
    if (value.collection === void 0) value.collection = "default";
    closed(faults, value, place, SearchFacesBodyMembers);
    if (value.threshold !== void 0) value.threshold = readNumber(value.threshold);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", false, SearchFacesBodyThresholdRules);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.collection === void 0 || text(faults, value.collection, place, "/collection", false, SearchFacesBodyCollectionRules);
  }
}
var IndexFaceBodyMembers = /* @__PURE__ */ new Set(["externalId", "sessionId", "collection", "blocklist", "image"]);
function checkIndexFaceBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.collection === void 0) value.collection = "default";
    if (value.blocklist === void 0) value.blocklist = false;
    closed(faults, value, place, IndexFaceBodyMembers);
    if (value.blocklist !== void 0) value.blocklist = readBoolean(value.blocklist);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ScreenInputExternalIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
    value.collection === void 0 || text(faults, value.collection, place, "/collection", false, SearchFacesBodyCollectionRules);
    value.blocklist === void 0 || boolean(faults, value.blocklist, place, "/blocklist", false);
  }
}
var DeleteFaceParamsIdRules = { max: 31, pattern: /^face_[0-9a-z]{26}$/u };
function checkDeleteFaceParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, DeleteFaceParamsIdRules);
  }
}
var CheckLivenessBodyMembers = /* @__PURE__ */ new Set(["sessionId", "challengeToken", "image", "frame1", "frame2", "frame3", "frame4", "frame5", "frame6"]);
var CheckLivenessBodyChallengeTokenRules = { min: 10, max: 100 };
function checkCheckLivenessBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, CheckLivenessBodyMembers);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
    value.challengeToken === void 0 || text(faults, value.challengeToken, place, "/challengeToken", false, CheckLivenessBodyChallengeTokenRules);
  }
}
var LivenessChallengeInputMembers = /* @__PURE__ */ new Set(["sessionId"]);
function checkLivenessChallengeInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, LivenessChallengeInputMembers);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
  }
}
var SendCaptureAddressBodyMembers = /* @__PURE__ */ new Set(["document"]);
function checkSendCaptureAddressBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, SendCaptureAddressBodyMembers);
  }
}
var CaptureConsentInputRequired = ["language", "version"];
var CaptureConsentInputMembers = /* @__PURE__ */ new Set(["language", "version"]);
var CaptureConsentInputLanguageValues = ["en", "es"];
var CaptureConsentInputVersionRules = { min: 64, max: 64, pattern: /^[0-9a-f]+$/u };
function checkCaptureConsentInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CaptureConsentInputRequired);
    closed(faults, value, place, CaptureConsentInputMembers);
    if (value.language !== void 0) {
      text(faults, value.language, place, "/language", false, noRules);
      choice(faults, value.language, place, "/language", CaptureConsentInputLanguageValues);
    }
    value.version === void 0 || text(faults, value.version, place, "/version", false, CaptureConsentInputVersionRules);
  }
}
var SendCaptureDocumentBodyMembers = /* @__PURE__ */ new Set(["documentType", "frontImage", "backImage"]);
var DocumentTypeValues = ["passport", "id_card", "driver_license", "residence_permit", "visa"];
function checkDocumentType(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, DocumentTypeValues);
}
function checkSendCaptureDocumentBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, SendCaptureDocumentBodyMembers);
    value.documentType === void 0 || checkDocumentType(faults, value.documentType, place, "/documentType");
  }
}
var CaptureLanguageInputRequired = ["language"];
var CaptureLanguageInputMembers = /* @__PURE__ */ new Set(["language"]);
function checkCaptureLanguageInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CaptureLanguageInputRequired);
    closed(faults, value, place, CaptureLanguageInputMembers);
    if (value.language !== void 0) {
      text(faults, value.language, place, "/language", false, noRules);
      choice(faults, value.language, place, "/language", CaptureConsentInputLanguageValues);
    }
  }
}
var SendCaptureSelfieBodyMembers = /* @__PURE__ */ new Set(["challengeToken", "image", "frame1", "frame2", "frame3", "frame4", "frame5", "frame6"]);
function checkSendCaptureSelfieBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, SendCaptureSelfieBodyMembers);
    value.challengeToken === void 0 || text(faults, value.challengeToken, place, "/challengeToken", false, CheckLivenessBodyChallengeTokenRules);
  }
}
var ListChecksQueryMembers = /* @__PURE__ */ new Set(["limit", "after", "status", "type", "search", "format"]);
var CheckStatusValues = ["approved", "declined", "in_review"];
function checkCheckStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, CheckStatusValues);
}
var ListChecksQueryStatusRules = { min: 1, max: 3, item: checkCheckStatus };
var FeatureValues = ["id", "liveness", "face_match", "age", "poa", "database_validation", "aml"];
function checkFeature(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, FeatureValues);
}
function checkListChecksQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    closed(faults, value, place, ListChecksQueryMembers);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    if (value.status !== void 0) value.status = splitList(value.status, readText);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    value.status === void 0 || array(faults, value.status, place, "/status", false, ListChecksQueryStatusRules);
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.search === void 0 || text(faults, value.search, place, "/search", false, SubjectDocumentTypeRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
  }
}
var GetCheckParamsIdRules = { max: 30, pattern: /^chk_[0-9a-z]{26}$/u };
function checkGetCheckParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, GetCheckParamsIdRules);
  }
}
var IdentityInputRequired = ["idNumber", "country"];
var IdentityInputMembers = /* @__PURE__ */ new Set(["idNumber", "country", "documentType", "firstName", "lastName", "dateOfBirth", "sessionId"]);
var IdentityInputIdNumberRules = { min: 1, max: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var IdentityInputDocumentTypeRules = { min: 1, max: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var IdentityInputDateOfBirthRules = { max: 10, pattern: /^(?!0000)/u, format: ["date", date] };
function checkIdentityInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, IdentityInputRequired);
    closed(faults, value, place, IdentityInputMembers);
    value.idNumber === void 0 || text(faults, value.idNumber, place, "/idNumber", false, IdentityInputIdNumberRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
    value.documentType === void 0 || text(faults, value.documentType, place, "/documentType", false, IdentityInputDocumentTypeRules);
    value.firstName === void 0 || text(faults, value.firstName, place, "/firstName", false, SubjectDocumentTypeRules);
    value.lastName === void 0 || text(faults, value.lastName, place, "/lastName", false, SubjectDocumentTypeRules);
    value.dateOfBirth === void 0 || text(faults, value.dateOfBirth, place, "/dateOfBirth", false, IdentityInputDateOfBirthRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
  }
}
var VerifyIdDocumentBodyMembers = /* @__PURE__ */ new Set(["sessionId", "documentType", "frontImage", "backImage"]);
function checkVerifyIdDocumentBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, VerifyIdDocumentBodyMembers);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
    value.documentType === void 0 || checkDocumentType(faults, value.documentType, place, "/documentType");
  }
}
var CheckProofOfAddressBodyMembers = /* @__PURE__ */ new Set(["sessionId", "expectedName", "expectedAddress", "maxAgeDays", "document"]);
var CheckProofOfAddressBodyMaxAgeDaysRules = { isInteger: true, min: 1, max: 3650 };
function checkCheckProofOfAddressBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.maxAgeDays === void 0) value.maxAgeDays = 90;
    closed(faults, value, place, CheckProofOfAddressBodyMembers);
    if (value.maxAgeDays !== void 0) value.maxAgeDays = readInteger(value.maxAgeDays);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenInputSessionIdRules);
    value.expectedName === void 0 || text(faults, value.expectedName, place, "/expectedName", false, ScreenInputExternalIdRules);
    value.expectedAddress === void 0 || text(faults, value.expectedAddress, place, "/expectedAddress", false, ScreenInputFullNameRules);
    value.maxAgeDays === void 0 || number(faults, value.maxAgeDays, place, "/maxAgeDays", false, CheckProofOfAddressBodyMaxAgeDaysRules);
  }
}
var GetSessionFileParamsIdRules = { min: 20, max: 200, pattern: /^[0-9A-Za-z._-]+$/u };
function checkGetSessionFileParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, GetSessionFileParamsIdRules);
  }
}
var ListKeysQueryMembers = /* @__PURE__ */ new Set(["limit", "after", "format"]);
function checkListKeysQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    closed(faults, value, place, ListKeysQueryMembers);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
  }
}
var KeyInputMembers = /* @__PURE__ */ new Set(["name", "scopes", "allowedIps", "environment", "expiresAt"]);
var ScopeRules = { max: 64 };
function checkScope(faults, value, at, key) {
  text(faults, value, at, key, false, ScopeRules);
}
var KeyInputScopesRules = { min: 1, max: 40, isUnique: true, item: checkScope };
var KeyInputAllowedIpsItemRules = { min: 2, max: 64 };
function checkKeyInputAllowedIpsItem(faults, value, at, key) {
  text(faults, value, at, key, false, KeyInputAllowedIpsItemRules);
}
var KeyInputAllowedIpsRules = { max: 50, item: checkKeyInputAllowedIpsItem };
var EnvironmentValues = ["live", "test"];
function checkEnvironment(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, EnvironmentValues);
}
var KeyInputExpiresAtRules = { max: 40, format: ["date-time", dateTime] };
function checkKeyInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, KeyInputMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, SubjectDocumentTypeRules);
    value.scopes === void 0 || array(faults, value.scopes, place, "/scopes", false, KeyInputScopesRules);
    value.allowedIps === void 0 || array(faults, value.allowedIps, place, "/allowedIps", false, KeyInputAllowedIpsRules);
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.expiresAt === void 0 || text(faults, value.expiresAt, place, "/expiresAt", true, KeyInputExpiresAtRules);
  }
}
var RevokeKeyParamsIdRules = { max: 30, pattern: /^key_[0-9a-z]{26}$/u };
function checkRevokeKeyParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, RevokeKeyParamsIdRules);
  }
}
var KeyRotationMembers = /* @__PURE__ */ new Set(["overlapMinutes", "expiresAt"]);
var KeyRotationOverlapMinutesRules = { isInteger: true, min: 0, max: 10080 };
function checkKeyRotation(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, KeyRotationMembers);
    value.overlapMinutes === void 0 || number(faults, value.overlapMinutes, place, "/overlapMinutes", false, KeyRotationOverlapMinutesRules);
    value.expiresAt === void 0 || text(faults, value.expiresAt, place, "/expiresAt", true, KeyInputExpiresAtRules);
  }
}
var GetKeyUsageQueryMembers = /* @__PURE__ */ new Set(["dateFrom", "dateTo"]);
var GetKeyUsageQueryDateFromRules = { max: 10, pattern: /^[12]/u, format: ["date", date] };
function checkGetKeyUsageQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, GetKeyUsageQueryMembers);
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, GetKeyUsageQueryDateFromRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, GetKeyUsageQueryDateFromRules);
  }
}
var ListKybChecksQueryMembers = /* @__PURE__ */ new Set(["limit", "after", "status", "country", "externalId", "search", "format"]);
function checkListKybChecksQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    closed(faults, value, place, ListKybChecksQueryMembers);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    if (value.status !== void 0) value.status = splitList(value.status, readText);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    value.status === void 0 || array(faults, value.status, place, "/status", false, ListChecksQueryStatusRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ListScreeningsQueryExternalIdRules);
    value.search === void 0 || text(faults, value.search, place, "/search", false, SubjectDocumentTypeRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
  }
}
var KybInputRequired = ["companyName", "country"];
var KybInputMembers = /* @__PURE__ */ new Set(["companyName", "country", "registrationNumber", "lei", "externalId", "people", "threshold"]);
var KybInputLeiRules = { max: 20, pattern: /^[0-9A-Za-z]{18}[0-9]{2}$/u };
var KybPersonRequired = ["fullName", "role"];
var KybPersonMembers = /* @__PURE__ */ new Set(["fullName", "role", "dateOfBirth"]);
function checkKybPerson(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KybPersonRequired);
    closed(faults, value, place, KybPersonMembers);
    value.fullName === void 0 || text(faults, value.fullName, place, "/fullName", false, ScreenInputExternalIdRules);
    value.role === void 0 || text(faults, value.role, place, "/role", false, IdentityInputIdNumberRules);
    value.dateOfBirth === void 0 || text(faults, value.dateOfBirth, place, "/dateOfBirth", false, IdentityInputDateOfBirthRules);
  }
}
var KybInputPeopleRules = { max: 50, item: checkKybPerson };
var KybInputThresholdRules = { min: 50, max: 100 };
function checkKybInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KybInputRequired);
    closed(faults, value, place, KybInputMembers);
    value.companyName === void 0 || text(faults, value.companyName, place, "/companyName", false, ScreenInputFullNameRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
    value.registrationNumber === void 0 || text(faults, value.registrationNumber, place, "/registrationNumber", false, IdentityInputIdNumberRules);
    value.lei === void 0 || text(faults, value.lei, place, "/lei", false, KybInputLeiRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ScreenInputExternalIdRules);
    value.people === void 0 || array(faults, value.people, place, "/people", false, KybInputPeopleRules);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", false, KybInputThresholdRules);
  }
}
var GetKybCheckParamsIdRules = { max: 30, pattern: /^kyb_[0-9a-z]{26}$/u };
function checkGetKybCheckParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, GetKybCheckParamsIdRules);
  }
}
var ImportCompanyRegisterBodyMembers = /* @__PURE__ */ new Set(["id", "format", "country", "mayShrink", "file"]);
function checkRegisterId(faults, value, at, key) {
  text(faults, value, at, key, false, ImportWatchlistBodyIdRules);
}
var ImportCompanyRegisterBodyFormatValues = ["gleif", "plain"];
var RegisterCountryRules = { min: 2, max: 2, pattern: /^[a-z]{2}$/u };
function checkRegisterCountry(faults, value, at, key) {
  text(faults, value, at, key, false, RegisterCountryRules);
}
function checkRegisterShrink(faults, value, at, key) {
  boolean(faults, value, at, key, false);
}
function checkImportCompanyRegisterBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.mayShrink === void 0) value.mayShrink = false;
    required(faults, value, place, ImportWatchlistBodyRequired);
    closed(faults, value, place, ImportCompanyRegisterBodyMembers);
    if (value.mayShrink !== void 0) value.mayShrink = readBoolean(value.mayShrink);
    value.id === void 0 || checkRegisterId(faults, value.id, place, "/id");
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ImportCompanyRegisterBodyFormatValues);
    }
    value.country === void 0 || checkRegisterCountry(faults, value.country, place, "/country");
    value.mayShrink === void 0 || checkRegisterShrink(faults, value.mayShrink, place, "/mayShrink");
  }
}
var ImportPeopleRegisterBodyFormatValues = ["dgii", "plain"];
function checkImportPeopleRegisterBody(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.mayShrink === void 0) value.mayShrink = false;
    required(faults, value, place, ImportWatchlistBodyRequired);
    closed(faults, value, place, ImportCompanyRegisterBodyMembers);
    if (value.mayShrink !== void 0) value.mayShrink = readBoolean(value.mayShrink);
    value.id === void 0 || checkRegisterId(faults, value.id, place, "/id");
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ImportPeopleRegisterBodyFormatValues);
    }
    value.country === void 0 || checkRegisterCountry(faults, value.country, place, "/country");
    value.mayShrink === void 0 || checkRegisterShrink(faults, value.mayShrink, place, "/mayShrink");
  }
}
var ListSealedRecordsQueryMembers = /* @__PURE__ */ new Set(["kind", "recordId", "limit", "after", "format"]);
var RecordKindValues = ["session", "screening", "company_check", "check"];
function checkRecordKind(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, RecordKindValues);
}
function checkListSealedRecordsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    closed(faults, value, place, ListSealedRecordsQueryMembers);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    value.kind === void 0 || checkRecordKind(faults, value.kind, place, "/kind");
    value.recordId === void 0 || text(faults, value.recordId, place, "/recordId", false, ListWatchlistChangesQueryVersionRules);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
  }
}
var GetSealedRecordParamsIdRules = { max: 31, pattern: /^seal_[0-9a-z]{26}$/u };
function checkGetSealedRecordParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, GetSealedRecordParamsIdRules);
  }
}
var ListSessionsQueryMembers = /* @__PURE__ */ new Set(["status", "limit", "offset", "after", "createdAfter", "createdBefore", "workflowId", "externalId", "country", "search", "sort", "format"]);
var SessionStatusValues = ["not_started", "in_progress", "in_review", "resubmission_requested", "approved", "declined", "abandoned", "expired", "kyc_expired"];
function checkSessionStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, SessionStatusValues);
}
var ListSessionsQueryStatusRules = { min: 1, max: 9, item: checkSessionStatus };
var ListSessionsQueryOffsetRules = { isInteger: true, min: 0, max: 1e6 };
var ListSessionsQueryWorkflowIdRules = { max: 29, pattern: /^wf_[0-9a-z]{26}$/u };
var ListSessionsQuerySortValues = ["createdAt", "-createdAt", "updatedAt", "-updatedAt"];
function checkListSessionsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    if (value.offset === void 0) value.offset = 0;
    if (value.sort === void 0) value.sort = "-createdAt";
    closed(faults, value, place, ListSessionsQueryMembers);
    if (value.status !== void 0) value.status = splitList(value.status, readText);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    if (value.offset !== void 0) value.offset = readInteger(value.offset);
    value.status === void 0 || array(faults, value.status, place, "/status", false, ListSessionsQueryStatusRules);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.offset === void 0 || number(faults, value.offset, place, "/offset", false, ListSessionsQueryOffsetRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    value.createdAfter === void 0 || text(faults, value.createdAfter, place, "/createdAfter", false, KeyInputExpiresAtRules);
    value.createdBefore === void 0 || text(faults, value.createdBefore, place, "/createdBefore", false, KeyInputExpiresAtRules);
    value.workflowId === void 0 || text(faults, value.workflowId, place, "/workflowId", false, ListSessionsQueryWorkflowIdRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ListScreeningsQueryExternalIdRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
    value.search === void 0 || text(faults, value.search, place, "/search", false, SubjectDocumentTypeRules);
    if (value.sort !== void 0) {
      text(faults, value.sort, place, "/sort", false, noRules);
      choice(faults, value.sort, place, "/sort", ListSessionsQuerySortValues);
    }
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
  }
}
var SessionInputMembers = /* @__PURE__ */ new Set(["features", "workflowId", "externalId", "callbackUrl", "metadata", "language", "expiresIn", "contact", "expected"]);
var FeatureChoiceRules = { min: 1, max: 7, isUnique: true, item: checkFeature };
function checkFeatureChoice(faults, value, at, key) {
  array(faults, value, at, key, false, FeatureChoiceRules);
}
var SessionInputCallbackUrlRules = { max: 2e3, pattern: /^https?:\/\//u, format: ["uri", uri] };
function checkMetadata(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    size(faults, value, place, 0, 50);
  }
}
var SessionInputLanguageRules = { max: 35, pattern: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u };
var SessionInputExpiresInRules = { isInteger: true, min: 300, max: 31536e3 };
var ContactMembers = /* @__PURE__ */ new Set(["email", "phone"]);
var ContactEmailRules = { max: 254, format: ["email", email] };
var ContactPhoneRules = { max: 40, pattern: /^[0-9 ()+./-]*$/u };
function checkContact(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ContactMembers);
    value.email === void 0 || text(faults, value.email, place, "/email", true, ContactEmailRules);
    value.phone === void 0 || text(faults, value.phone, place, "/phone", true, ContactPhoneRules);
  }
}
var ExpectedMembers = /* @__PURE__ */ new Set(["firstName", "lastName", "dateOfBirth", "nationality", "documentNumber", "address"]);
var ExpectedFirstNameRules = { max: 100, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ExpectedDocumentNumberRules = { max: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ExpectedAddressRules = { max: 300, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkExpected(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ExpectedMembers);
    value.firstName === void 0 || text(faults, value.firstName, place, "/firstName", true, ExpectedFirstNameRules);
    value.lastName === void 0 || text(faults, value.lastName, place, "/lastName", true, ExpectedFirstNameRules);
    value.dateOfBirth === void 0 || text(faults, value.dateOfBirth, place, "/dateOfBirth", true, IdentityInputDateOfBirthRules);
    value.nationality === void 0 || text(faults, value.nationality, place, "/nationality", true, CountryCodeRules);
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", true, ExpectedDocumentNumberRules);
    value.address === void 0 || text(faults, value.address, place, "/address", true, ExpectedAddressRules);
  }
}
function checkSessionInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, SessionInputMembers);
    value.features === void 0 || checkFeatureChoice(faults, value.features, place, "/features");
    value.workflowId === void 0 || text(faults, value.workflowId, place, "/workflowId", false, ListSessionsQueryWorkflowIdRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ScreenInputExternalIdRules);
    value.callbackUrl === void 0 || text(faults, value.callbackUrl, place, "/callbackUrl", false, SessionInputCallbackUrlRules);
    value.metadata === void 0 || checkMetadata(faults, value.metadata, place, "/metadata");
    value.language === void 0 || text(faults, value.language, place, "/language", false, SessionInputLanguageRules);
    value.expiresIn === void 0 || number(faults, value.expiresIn, place, "/expiresIn", false, SessionInputExpiresInRules);
    value.contact === void 0 || checkContact(faults, value.contact, place, "/contact");
    value.expected === void 0 || checkExpected(faults, value.expected, place, "/expected");
  }
}
var SessionImportRequired = ["shareToken"];
var SessionImportMembers = /* @__PURE__ */ new Set(["shareToken", "trustReview", "workflowId", "externalId"]);
var SessionImportShareTokenRules = { max: 100, pattern: /^shr_[0-9A-Za-z]{40,90}$/u };
function checkSessionImport(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionImportRequired);
    closed(faults, value, place, SessionImportMembers);
    value.shareToken === void 0 || text(faults, value.shareToken, place, "/shareToken", false, SessionImportShareTokenRules);
    value.trustReview === void 0 || boolean(faults, value.trustReview, place, "/trustReview", false);
    value.workflowId === void 0 || text(faults, value.workflowId, place, "/workflowId", false, ListSessionsQueryWorkflowIdRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ScreenInputExternalIdRules);
  }
}
var ListPendingSessionsQueryMembers = /* @__PURE__ */ new Set(["awaiting", "claim", "approval", "search", "limit", "offset", "after", "format"]);
var ListPendingSessionsQueryAwaitingValues = ["reviewer", "user"];
var ListPendingSessionsQueryClaimValues = ["mine", "free", "others"];
var ListPendingSessionsQueryApprovalValues = ["first", "second"];
function checkListPendingSessionsQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    if (value.offset === void 0) value.offset = 0;
    closed(faults, value, place, ListPendingSessionsQueryMembers);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    if (value.offset !== void 0) value.offset = readInteger(value.offset);
    if (value.awaiting !== void 0) {
      text(faults, value.awaiting, place, "/awaiting", false, noRules);
      choice(faults, value.awaiting, place, "/awaiting", ListPendingSessionsQueryAwaitingValues);
    }
    if (value.claim !== void 0) {
      text(faults, value.claim, place, "/claim", false, noRules);
      choice(faults, value.claim, place, "/claim", ListPendingSessionsQueryClaimValues);
    }
    if (value.approval !== void 0) {
      text(faults, value.approval, place, "/approval", false, noRules);
      choice(faults, value.approval, place, "/approval", ListPendingSessionsQueryApprovalValues);
    }
    value.search === void 0 || text(faults, value.search, place, "/search", false, SubjectDocumentTypeRules);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.offset === void 0 || number(faults, value.offset, place, "/offset", false, ListSessionsQueryOffsetRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
  }
}
var WorkflowInputRequired = ["name"];
var WorkflowInputMembers = /* @__PURE__ */ new Set(["name", "isDefault", "features", "documentsAllowed", "thresholds", "actions", "onDuplicate", "maxAttempts", "sessionTtlSeconds", "kycValidityDays", "retentionDays", "fourEyesFrom", "acceptHeadTurnsAsLiveness", "acceptDocumentPictureAsIdentity", "brand", "consent"]);
function checkWorkflowInputDocumentsAllowedItem(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, DocumentTypeValues);
}
var WorkflowInputDocumentsAllowedRules = { min: 1, max: 10, isUnique: true, item: checkWorkflowInputDocumentsAllowedItem };
var ThresholdsInputMembers = /* @__PURE__ */ new Set(["livenessDecline", "faceMatchDecline", "faceMatchReview", "amlReview", "amlDecline"]);
function checkThresholdsInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ThresholdsInputMembers);
    value.livenessDecline === void 0 || number(faults, value.livenessDecline, place, "/livenessDecline", false, SearchFacesBodyThresholdRules);
    value.faceMatchDecline === void 0 || number(faults, value.faceMatchDecline, place, "/faceMatchDecline", false, SearchFacesBodyThresholdRules);
    value.faceMatchReview === void 0 || number(faults, value.faceMatchReview, place, "/faceMatchReview", false, SearchFacesBodyThresholdRules);
    value.amlReview === void 0 || number(faults, value.amlReview, place, "/amlReview", false, SearchFacesBodyThresholdRules);
    value.amlDecline === void 0 || number(faults, value.amlDecline, place, "/amlDecline", false, SearchFacesBodyThresholdRules);
  }
}
function checkActions(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    size(faults, value, place, 0, 100);
  }
}
var WorkflowInputOnDuplicateValues = ["approve", "review", "decline"];
var WorkflowInputMaxAttemptsRules = { isInteger: true, min: 1, max: 10 };
var WorkflowInputFourEyesFromRules = { isInteger: true, min: 0, max: 100 };
var BrandInputMembers = /* @__PURE__ */ new Set(["name", "color", "logo"]);
var ColorRules = { min: 7, max: 7, pattern: /^#[0-9A-Fa-f]{6}$/u };
function checkColor(faults, value, at, key) {
  text(faults, value, at, key, false, ColorRules);
}
var BrandInputLogoRules = { min: 16, max: 65536, pattern: /^[0-9A-Za-z+/]+={0,2}$/u };
function checkBrandInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, BrandInputMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", true, IdentityInputIdNumberRules);
    if (value.color !== void 0) {
      if (value.color !== null) checkColor(faults, value.color, place, "/color");
    }
    value.logo === void 0 || text(faults, value.logo, place, "/logo", true, BrandInputLogoRules);
  }
}
var ConsentTextsMembers = /* @__PURE__ */ new Set(["en", "es"]);
var ConsentTextsEnRules = { min: 1, max: 1e4, pattern: /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$/u };
function checkConsentTexts(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ConsentTextsMembers);
    value.en === void 0 || text(faults, value.en, place, "/en", false, ConsentTextsEnRules);
    value.es === void 0 || text(faults, value.es, place, "/es", false, ConsentTextsEnRules);
  }
}
function checkWorkflowInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WorkflowInputRequired);
    closed(faults, value, place, WorkflowInputMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, SubjectDocumentTypeRules);
    value.isDefault === void 0 || boolean(faults, value.isDefault, place, "/isDefault", false);
    value.features === void 0 || checkFeatureChoice(faults, value.features, place, "/features");
    value.documentsAllowed === void 0 || array(faults, value.documentsAllowed, place, "/documentsAllowed", false, WorkflowInputDocumentsAllowedRules);
    value.thresholds === void 0 || checkThresholdsInput(faults, value.thresholds, place, "/thresholds");
    value.actions === void 0 || checkActions(faults, value.actions, place, "/actions");
    if (value.onDuplicate !== void 0) {
      text(faults, value.onDuplicate, place, "/onDuplicate", false, noRules);
      choice(faults, value.onDuplicate, place, "/onDuplicate", WorkflowInputOnDuplicateValues);
    }
    value.maxAttempts === void 0 || number(faults, value.maxAttempts, place, "/maxAttempts", false, WorkflowInputMaxAttemptsRules);
    value.sessionTtlSeconds === void 0 || number(faults, value.sessionTtlSeconds, place, "/sessionTtlSeconds", false, SessionInputExpiresInRules);
    value.kycValidityDays === void 0 || number(faults, value.kycValidityDays, place, "/kycValidityDays", true, CheckProofOfAddressBodyMaxAgeDaysRules);
    value.retentionDays === void 0 || number(faults, value.retentionDays, place, "/retentionDays", true, CheckProofOfAddressBodyMaxAgeDaysRules);
    value.fourEyesFrom === void 0 || number(faults, value.fourEyesFrom, place, "/fourEyesFrom", true, WorkflowInputFourEyesFromRules);
    value.acceptHeadTurnsAsLiveness === void 0 || boolean(faults, value.acceptHeadTurnsAsLiveness, place, "/acceptHeadTurnsAsLiveness", false);
    value.acceptDocumentPictureAsIdentity === void 0 || boolean(faults, value.acceptDocumentPictureAsIdentity, place, "/acceptDocumentPictureAsIdentity", false);
    if (value.brand !== void 0) {
      if (value.brand !== null) checkBrandInput(faults, value.brand, place, "/brand");
    }
    if (value.consent !== void 0) {
      if (value.consent !== null) checkConsentTexts(faults, value.consent, place, "/consent");
    }
  }
}
function checkGetWorkflowParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ListSessionsQueryWorkflowIdRules);
  }
}
var UpdateWorkflowHeadersIfMatchRules = { min: 1, max: 500, pattern: /^(\*|(W\/)?"[!#-~]*"( *, *(W\/)?"[!#-~]*")*)$/u };
function checkUpdateWorkflowHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    value["if-match"] === void 0 || text(faults, value["if-match"], place, "/if-match", false, UpdateWorkflowHeadersIfMatchRules);
    value["idempotency-key"] === void 0 || text(faults, value["idempotency-key"], place, "/idempotency-key", false, ScreenAmlHeadersIdempotencyKeyRules);
  }
}
function checkWorkflowUpdate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    size(faults, value, place, 1, Infinity);
    closed(faults, value, place, WorkflowInputMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, SubjectDocumentTypeRules);
    value.isDefault === void 0 || boolean(faults, value.isDefault, place, "/isDefault", false);
    value.features === void 0 || checkFeatureChoice(faults, value.features, place, "/features");
    value.documentsAllowed === void 0 || array(faults, value.documentsAllowed, place, "/documentsAllowed", false, WorkflowInputDocumentsAllowedRules);
    value.thresholds === void 0 || checkThresholdsInput(faults, value.thresholds, place, "/thresholds");
    value.actions === void 0 || checkActions(faults, value.actions, place, "/actions");
    if (value.onDuplicate !== void 0) {
      text(faults, value.onDuplicate, place, "/onDuplicate", false, noRules);
      choice(faults, value.onDuplicate, place, "/onDuplicate", WorkflowInputOnDuplicateValues);
    }
    value.maxAttempts === void 0 || number(faults, value.maxAttempts, place, "/maxAttempts", false, WorkflowInputMaxAttemptsRules);
    value.sessionTtlSeconds === void 0 || number(faults, value.sessionTtlSeconds, place, "/sessionTtlSeconds", false, SessionInputExpiresInRules);
    value.kycValidityDays === void 0 || number(faults, value.kycValidityDays, place, "/kycValidityDays", true, CheckProofOfAddressBodyMaxAgeDaysRules);
    value.retentionDays === void 0 || number(faults, value.retentionDays, place, "/retentionDays", true, CheckProofOfAddressBodyMaxAgeDaysRules);
    value.fourEyesFrom === void 0 || number(faults, value.fourEyesFrom, place, "/fourEyesFrom", true, WorkflowInputFourEyesFromRules);
    value.acceptHeadTurnsAsLiveness === void 0 || boolean(faults, value.acceptHeadTurnsAsLiveness, place, "/acceptHeadTurnsAsLiveness", false);
    value.acceptDocumentPictureAsIdentity === void 0 || boolean(faults, value.acceptDocumentPictureAsIdentity, place, "/acceptDocumentPictureAsIdentity", false);
    if (value.brand !== void 0) {
      if (value.brand !== null) checkBrandInput(faults, value.brand, place, "/brand");
    }
    if (value.consent !== void 0) {
      if (value.consent !== null) checkConsentTexts(faults, value.consent, place, "/consent");
    }
  }
}
function checkGetSessionParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenInputSessionIdRules);
  }
}
var SessionClaimMembers = /* @__PURE__ */ new Set(["takeOver"]);
function checkSessionClaim(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, SessionClaimMembers);
    value.takeOver === void 0 || boolean(faults, value.takeOver, place, "/takeOver", false);
  }
}
var SessionDecisionMembers = /* @__PURE__ */ new Set(["decision", "reason", "reasonCodes", "steps", "comment"]);
var SessionDecisionDecisionValues = ["approved", "declined", "in_review", "resubmission_requested"];
var ReasonCodeRules = { min: 2, max: 64, pattern: /^[A-Z][A-Z0-9_]*$/u };
function checkReasonCode(faults, value, at, key) {
  text(faults, value, at, key, false, ReasonCodeRules);
}
var SessionDecisionReasonCodesRules = { max: 20, isUnique: true, item: checkReasonCode };
var StepDecisionRequired = ["feature", "status"];
var StepDecisionMembers = /* @__PURE__ */ new Set(["feature", "status"]);
var StepStatusValues = ["pending", "approved", "declined", "in_review"];
function checkStepStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, StepStatusValues);
}
function checkStepDecision(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, StepDecisionRequired);
    closed(faults, value, place, StepDecisionMembers);
    value.feature === void 0 || checkFeature(faults, value.feature, place, "/feature");
    value.status === void 0 || checkStepStatus(faults, value.status, place, "/status");
  }
}
var SessionDecisionStepsRules = { min: 1, max: 7, item: checkStepDecision };
var SessionDecisionCommentRules = { min: 1, max: 2e3 };
function checkSessionDecision(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HitDecisionRequired);
    closed(faults, value, place, SessionDecisionMembers);
    if (value.decision !== void 0) {
      text(faults, value.decision, place, "/decision", false, noRules);
      choice(faults, value.decision, place, "/decision", SessionDecisionDecisionValues);
    }
    value.reason === void 0 || text(faults, value.reason, place, "/reason", false, HitDecisionReasonRules);
    value.reasonCodes === void 0 || array(faults, value.reasonCodes, place, "/reasonCodes", false, SessionDecisionReasonCodesRules);
    value.steps === void 0 || array(faults, value.steps, place, "/steps", false, SessionDecisionStepsRules);
    value.comment === void 0 || text(faults, value.comment, place, "/comment", false, SessionDecisionCommentRules);
  }
}
var SessionShareMembers = /* @__PURE__ */ new Set(["expiresIn", "audience", "fields"]);
var SessionShareExpiresInRules = { isInteger: true, min: 60, max: 2592e3 };
var SessionShareAudienceRules = { min: 1, max: 40 };
var SessionShareFieldsItemValues = ["contact", "expected", "checks"];
function checkSessionShareFieldsItem(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, SessionShareFieldsItemValues);
}
var SessionShareFieldsRules = { max: 3, isUnique: true, item: checkSessionShareFieldsItem };
function checkSessionShare(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, SessionShareMembers);
    value.expiresIn === void 0 || number(faults, value.expiresIn, place, "/expiresIn", false, SessionShareExpiresInRules);
    value.audience === void 0 || text(faults, value.audience, place, "/audience", false, SessionShareAudienceRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, SessionShareFieldsRules);
  }
}
var TrustedSharerInputRequired = ["code"];
var TrustedSharerInputMembers = /* @__PURE__ */ new Set(["code"]);
function checkTrustedSharerInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TrustedSharerInputRequired);
    closed(faults, value, place, TrustedSharerInputMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, IdentityInputDocumentTypeRules);
  }
}
function checkRemoveTrustedSharerParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TrustedSharerInputRequired);
    closed(faults, value, place, TrustedSharerInputMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, IdentityInputDocumentTypeRules);
  }
}
var SubjectErasureRequired = ["externalId"];
var SubjectErasureMembers = /* @__PURE__ */ new Set(["externalId", "partial"]);
function checkSubjectErasure(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SubjectErasureRequired);
    closed(faults, value, place, SubjectErasureMembers);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", false, ScreenInputExternalIdRules);
    value.partial === void 0 || boolean(faults, value.partial, place, "/partial", false);
  }
}
var WebhookInputRequired = ["url", "events"];
var WebhookInputMembers = /* @__PURE__ */ new Set(["url", "events", "description"]);
var WebhookInputUrlRules = { min: 1, max: 2048, pattern: /^[^\u0000-\u0020\u007f-\u009f]+$/u };
var SubscriptionValues = ["*", "session.created", "session.started", "session.completed", "session.declined", "session.review", "session.resubmission_requested", "session.abandoned", "session.expired", "session.kyc_expired", "session.updated", "session.shared", "session.imported", "session.deleted", "aml.screened", "aml.hit_added", "aml.hit_removed", "kyb.completed", "kyb.review", "kyb.updated", "face.duplicate_found", "key.revoked", "webhook.disabled", "webhook.test"];
function checkSubscription(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, SubscriptionValues);
}
var WebhookInputEventsRules = { min: 1, max: 50, isUnique: true, item: checkSubscription };
var WebhookInputDescriptionRules = { max: 500, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkWebhookInput(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WebhookInputRequired);
    closed(faults, value, place, WebhookInputMembers);
    value.url === void 0 || text(faults, value.url, place, "/url", false, WebhookInputUrlRules);
    value.events === void 0 || array(faults, value.events, place, "/events", false, WebhookInputEventsRules);
    value.description === void 0 || text(faults, value.description, place, "/description", true, WebhookInputDescriptionRules);
  }
}
var GetWebhookParamsIdRules = { max: 30, pattern: /^whk_[0-9a-z]{26}$/u };
function checkGetWebhookParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, GetScreeningParamsRequired);
    closed(faults, value, place, GetScreeningParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, GetWebhookParamsIdRules);
  }
}
var WebhookUpdateMembers = /* @__PURE__ */ new Set(["url", "events", "description", "status"]);
var WebhookUpdateStatusValues = ["enabled", "disabled"];
function checkWebhookUpdate(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    size(faults, value, place, 1, Infinity);
    closed(faults, value, place, WebhookUpdateMembers);
    value.url === void 0 || text(faults, value.url, place, "/url", false, WebhookInputUrlRules);
    value.events === void 0 || array(faults, value.events, place, "/events", false, WebhookInputEventsRules);
    value.description === void 0 || text(faults, value.description, place, "/description", true, WebhookInputDescriptionRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", WebhookUpdateStatusValues);
    }
  }
}
var ListDeliveriesQueryMembers = /* @__PURE__ */ new Set(["status", "eventType", "search", "createdAfter", "createdBefore", "limit", "after", "format"]);
var DeliveryStatusValues = ["pending", "succeeded", "failed", "exhausted"];
function checkDeliveryStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, DeliveryStatusValues);
}
var EventTypeValues = ["session.created", "session.started", "session.completed", "session.declined", "session.review", "session.resubmission_requested", "session.abandoned", "session.expired", "session.kyc_expired", "session.updated", "session.shared", "session.imported", "session.deleted", "aml.screened", "aml.hit_added", "aml.hit_removed", "kyb.completed", "kyb.review", "kyb.updated", "face.duplicate_found", "key.revoked", "webhook.disabled", "webhook.test"];
function checkEventType(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, EventTypeValues);
}
function checkListDeliveriesQuery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    if (value.limit === void 0) value.limit = 20;
    closed(faults, value, place, ListDeliveriesQueryMembers);
    if (value.limit !== void 0) value.limit = readInteger(value.limit);
    value.status === void 0 || checkDeliveryStatus(faults, value.status, place, "/status");
    value.eventType === void 0 || checkEventType(faults, value.eventType, place, "/eventType");
    value.search === void 0 || text(faults, value.search, place, "/search", false, SubjectDocumentTypeRules);
    value.createdAfter === void 0 || text(faults, value.createdAfter, place, "/createdAfter", false, KeyInputExpiresAtRules);
    value.createdBefore === void 0 || text(faults, value.createdBefore, place, "/createdBefore", false, KeyInputExpiresAtRules);
    value.limit === void 0 || number(faults, value.limit, place, "/limit", false, ListScreeningsQueryLimitRules);
    value.after === void 0 || text(faults, value.after, place, "/after", false, ListScreeningsQueryAfterRules);
    if (value.format !== void 0) {
      text(faults, value.format, place, "/format", false, noRules);
      choice(faults, value.format, place, "/format", ListScreeningsQueryFormatValues);
    }
  }
}
var ResendDeliveryParamsRequired = ["id", "deliveryId"];
var ResendDeliveryParamsMembers = /* @__PURE__ */ new Set(["id", "deliveryId"]);
var ResendDeliveryParamsDeliveryIdRules = { max: 30, pattern: /^dlv_[0-9a-z]{26}$/u };
function checkResendDeliveryParams(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ResendDeliveryParamsRequired);
    closed(faults, value, place, ResendDeliveryParamsMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, GetWebhookParamsIdRules);
    value.deliveryId === void 0 || text(faults, value.deliveryId, place, "/deliveryId", false, ResendDeliveryParamsDeliveryIdRules);
  }
}
var requests = {
  screenAml: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkScreenInput) },
  listScreenings: { query: validator(checkListScreeningsQuery), headers: validator(checkListScreeningsHeaders) },
  getScreening: { params: validator(checkGetScreeningParams), query: validator(checkScreenAmlQuery) },
  deleteScreening: { params: validator(checkGetScreeningParams), query: validator(checkScreenAmlQuery) },
  decideHit: { params: validator(checkDecideHitParams), query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkHitDecision) },
  listScreeningResults: { params: validator(checkGetScreeningParams), query: validator(checkListScreeningResultsQuery), headers: validator(checkListScreeningsHeaders) },
  listWatchlists: { query: validator(checkScreenAmlQuery) },
  importWatchlist: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkImportWatchlistBody) },
  removeWatchlist: { params: validator(checkRemoveWatchlistParams), query: validator(checkScreenAmlQuery) },
  listWatchlistChanges: { params: validator(checkRemoveWatchlistParams), query: validator(checkListWatchlistChangesQuery), headers: validator(checkListScreeningsHeaders) },
  listWatchlistImports: { params: validator(checkRemoveWatchlistParams), query: validator(checkListScreeningResultsQuery), headers: validator(checkListScreeningsHeaders) },
  runVerificationBatch: { query: validator(checkScreenAmlQuery), body: validator(checkBatchInput) },
  estimateAge: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkEstimateAgeBody) },
  matchFaces: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkMatchFacesBody) },
  searchFaces: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkSearchFacesBody) },
  indexFace: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkIndexFaceBody) },
  deleteFace: { params: validator(checkDeleteFaceParams), query: validator(checkScreenAmlQuery) },
  checkLiveness: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkCheckLivenessBody) },
  createLivenessChallenge: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkLivenessChallengeInput) },
  getCapture: { query: validator(checkScreenAmlQuery) },
  sendCaptureAddress: { query: validator(checkScreenAmlQuery), body: validator(checkSendCaptureAddressBody) },
  createCaptureChallenge: { query: validator(checkScreenAmlQuery) },
  sendCaptureConsent: { query: validator(checkScreenAmlQuery), body: validator(checkCaptureConsentInput) },
  sendCaptureDocument: { query: validator(checkScreenAmlQuery), body: validator(checkSendCaptureDocumentBody) },
  changeCaptureLanguage: { query: validator(checkScreenAmlQuery), body: validator(checkCaptureLanguageInput) },
  getCaptureLogo: { query: validator(checkScreenAmlQuery) },
  sendCaptureSelfie: { query: validator(checkScreenAmlQuery), body: validator(checkSendCaptureSelfieBody) },
  listChecks: { query: validator(checkListChecksQuery), headers: validator(checkListScreeningsHeaders) },
  getCheck: { params: validator(checkGetCheckParams), query: validator(checkScreenAmlQuery) },
  deleteCheck: { params: validator(checkGetCheckParams), query: validator(checkScreenAmlQuery) },
  validateAgainstDatabase: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkIdentityInput) },
  verifyIdDocument: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkVerifyIdDocumentBody) },
  checkProofOfAddress: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkCheckProofOfAddressBody) },
  getSessionFile: { params: validator(checkGetSessionFileParams), query: validator(checkScreenAmlQuery) },
  listKeys: { query: validator(checkListKeysQuery), headers: validator(checkListScreeningsHeaders) },
  createKey: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkKeyInput) },
  revokeKey: { params: validator(checkRevokeKeyParams), query: validator(checkScreenAmlQuery) },
  rotateKey: { params: validator(checkRevokeKeyParams), query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkKeyRotation) },
  getKeyUsage: { params: validator(checkRevokeKeyParams), query: validator(checkGetKeyUsageQuery) },
  listKybChecks: { query: validator(checkListKybChecksQuery), headers: validator(checkListScreeningsHeaders) },
  createKybCheck: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkKybInput) },
  getKybCheck: { params: validator(checkGetKybCheckParams), query: validator(checkScreenAmlQuery) },
  deleteKybCheck: { params: validator(checkGetKybCheckParams), query: validator(checkScreenAmlQuery) },
  listCompanyRegisters: { query: validator(checkScreenAmlQuery) },
  importCompanyRegister: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkImportCompanyRegisterBody) },
  removeCompanyRegister: { params: validator(checkRemoveWatchlistParams), query: validator(checkScreenAmlQuery) },
  listPeopleRegisters: { query: validator(checkScreenAmlQuery) },
  importPeopleRegister: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkImportPeopleRegisterBody) },
  removePeopleRegister: { params: validator(checkRemoveWatchlistParams), query: validator(checkScreenAmlQuery) },
  listSealedRecords: { query: validator(checkListSealedRecordsQuery), headers: validator(checkListScreeningsHeaders) },
  getSealedRecord: { params: validator(checkGetSealedRecordParams), query: validator(checkScreenAmlQuery) },
  listSessions: { query: validator(checkListSessionsQuery), headers: validator(checkListScreeningsHeaders) },
  createSession: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkSessionInput) },
  importSession: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkSessionImport) },
  listPendingSessions: { query: validator(checkListPendingSessionsQuery), headers: validator(checkListScreeningsHeaders) },
  listWorkflows: { query: validator(checkListScreeningResultsQuery), headers: validator(checkListScreeningsHeaders) },
  createWorkflow: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkWorkflowInput) },
  getWorkflow: { params: validator(checkGetWorkflowParams), query: validator(checkScreenAmlQuery) },
  updateWorkflow: { params: validator(checkGetWorkflowParams), query: validator(checkScreenAmlQuery), headers: validator(checkUpdateWorkflowHeaders), body: validator(checkWorkflowUpdate) },
  deleteWorkflow: { params: validator(checkGetWorkflowParams), query: validator(checkScreenAmlQuery) },
  getSession: { params: validator(checkGetSessionParams), query: validator(checkScreenAmlQuery) },
  deleteSession: { params: validator(checkGetSessionParams), query: validator(checkScreenAmlQuery) },
  claimSession: { params: validator(checkGetSessionParams), query: validator(checkScreenAmlQuery), body: validator(checkSessionClaim) },
  decideSession: { params: validator(checkGetSessionParams), query: validator(checkScreenAmlQuery), headers: validator(checkUpdateWorkflowHeaders), body: validator(checkSessionDecision) },
  rotateSessionLink: { params: validator(checkGetSessionParams), query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders) },
  releaseSession: { params: validator(checkGetSessionParams), query: validator(checkScreenAmlQuery) },
  shareSession: { params: validator(checkGetSessionParams), query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkSessionShare) },
  listTrustedSharers: { query: validator(checkScreenAmlQuery) },
  createTrustedSharer: { query: validator(checkScreenAmlQuery), body: validator(checkTrustedSharerInput) },
  removeTrustedSharer: { params: validator(checkRemoveTrustedSharerParams), query: validator(checkScreenAmlQuery) },
  eraseSubject: { query: validator(checkScreenAmlQuery), body: validator(checkSubjectErasure) },
  listWebhooks: { query: validator(checkListKeysQuery), headers: validator(checkListScreeningsHeaders) },
  createWebhook: { query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders), body: validator(checkWebhookInput) },
  getWebhook: { params: validator(checkGetWebhookParams), query: validator(checkScreenAmlQuery) },
  updateWebhook: { params: validator(checkGetWebhookParams), query: validator(checkScreenAmlQuery), headers: validator(checkUpdateWorkflowHeaders), body: validator(checkWebhookUpdate) },
  deleteWebhook: { params: validator(checkGetWebhookParams), query: validator(checkScreenAmlQuery) },
  listDeliveries: { params: validator(checkGetWebhookParams), query: validator(checkListDeliveriesQuery), headers: validator(checkListScreeningsHeaders) },
  resendDelivery: { params: validator(checkResendDeliveryParams), query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders) },
  rotateWebhookSecret: { params: validator(checkGetWebhookParams), query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders) },
  testWebhook: { params: validator(checkGetWebhookParams), query: validator(checkScreenAmlQuery), headers: validator(checkScreenAmlHeaders) }
};
export {
  requests
};
