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
var ScreenReplyRequired = ["ok", "id", "match", "score", "hits", "screenedAt", "lists", "algorithm", "status", "facts"];
var ScreenReplyMembers = /* @__PURE__ */ new Set(["ok", "id", "match", "score", "hits", "screenedAt", "lists", "algorithm", "status", "facts"]);
var ScreenReplyIdRules = { max: 30 };
var ScreenReplyScoreRules = { isInteger: true, min: 0, max: 100 };
var HitRequired = ["id", "entityId", "list", "listVersion", "caption", "matchedName", "matchedNameKind", "score", "priority", "breakdown", "modifiers", "topics", "programs", "reviewStatus", "firstSeen", "lastSeen"];
var HitMembers = /* @__PURE__ */ new Set(["id", "entityId", "list", "listVersion", "caption", "matchedName", "matchedNameKind", "score", "priority", "breakdown", "modifiers", "topics", "programs", "reviewStatus", "firstSeen", "lastSeen", "entry"]);
var HitIdRules = { max: 28 };
var HitEntityIdRules = { max: 200 };
var HitListRules = { max: 40 };
var HitListVersionRules = { max: 64 };
var HitCaptionRules = { max: 300 };
var HitMatchedNameKindValues = ["primary", "alias", "weak"];
var HitPartRequired = ["queryPart", "listPart", "kind", "score", "weight"];
var HitPartMembers = /* @__PURE__ */ new Set(["queryPart", "listPart", "kind", "score", "weight"]);
var HitPartQueryPartRules = { max: 1e3 };
var HitPartKindRules = { max: 20 };
var HitPartScoreRules = { min: 0, max: 1 };
var HitPartWeightRules = { min: 0, max: 1e3 };
function checkHitPart(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HitPartRequired);
    closed(faults, value, place, HitPartMembers);
    value.queryPart === void 0 || text(faults, value.queryPart, place, "/queryPart", false, HitPartQueryPartRules);
    value.listPart === void 0 || text(faults, value.listPart, place, "/listPart", false, HitPartQueryPartRules);
    value.kind === void 0 || text(faults, value.kind, place, "/kind", false, HitPartKindRules);
    value.score === void 0 || number(faults, value.score, place, "/score", false, HitPartScoreRules);
    value.weight === void 0 || number(faults, value.weight, place, "/weight", false, HitPartWeightRules);
  }
}
var HitBreakdownRules = { max: 1e3, item: checkHitPart };
var HitModifierRequired = ["kind", "points", "source"];
var HitModifierMembers = /* @__PURE__ */ new Set(["kind", "points", "source"]);
var HitModifierPointsRules = { isInteger: true, min: -100, max: 100 };
var FactSourceValues = ["claimed", "read", "confirmed"];
function checkFactSource(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, FactSourceValues);
}
function checkHitModifier(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HitModifierRequired);
    closed(faults, value, place, HitModifierMembers);
    value.kind === void 0 || text(faults, value.kind, place, "/kind", false, HitListRules);
    value.points === void 0 || number(faults, value.points, place, "/points", false, HitModifierPointsRules);
    value.source === void 0 || checkFactSource(faults, value.source, place, "/source");
  }
}
var HitModifiersRules = { max: 20, item: checkHitModifier };
function checkHitTopicsItem(faults, value, at, key) {
  text(faults, value, at, key, false, HitPartQueryPartRules);
}
var HitTopicsRules = { max: 1e3, item: checkHitTopicsItem };
var ReviewStatusValues = ["pending", "false_positive", "true_match"];
function checkReviewStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ReviewStatusValues);
}
var InstantRules = { max: 40, format: ["date-time", dateTime] };
function checkInstant(faults, value, at, key) {
  text(faults, value, at, key, false, InstantRules);
}
var HitEntryRequired = ["type", "names", "birthDates", "birthPlaces", "countries", "gender", "documents", "programs", "topics", "remarks", "changed"];
var HitEntryMembers = /* @__PURE__ */ new Set(["type", "names", "birthDates", "birthPlaces", "countries", "gender", "documents", "programs", "topics", "remarks", "changed"]);
var HitEntryTypeValues = ["person", "company", "vessel", "aircraft", "other"];
var HitEntryNameRequired = ["text", "kind"];
var HitEntryNameMembers = /* @__PURE__ */ new Set(["text", "kind"]);
function checkHitEntryName(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HitEntryNameRequired);
    closed(faults, value, place, HitEntryNameMembers);
    value.text === void 0 || text(faults, value.text, place, "/text", false, HitCaptionRules);
    if (value.kind !== void 0) {
      text(faults, value.kind, place, "/kind", false, noRules);
      choice(faults, value.kind, place, "/kind", HitMatchedNameKindValues);
    }
  }
}
var HitEntryNamesRules = { max: 100, item: checkHitEntryName };
var HitEntryBirthDatesItemRules = { max: 100 };
function checkHitEntryBirthDatesItem(faults, value, at, key) {
  text(faults, value, at, key, false, HitEntryBirthDatesItemRules);
}
var HitEntryBirthDatesRules = { max: 100, item: checkHitEntryBirthDatesItem };
var HitEntryBirthPlacesItemRules = { max: 500 };
function checkHitEntryBirthPlacesItem(faults, value, at, key) {
  text(faults, value, at, key, false, HitEntryBirthPlacesItemRules);
}
var HitEntryBirthPlacesRules = { max: 100, item: checkHitEntryBirthPlacesItem };
var HitEntryGenderValues = ["male", "female", null];
var HitEntryDocumentRequired = ["type", "number", "country"];
var HitEntryDocumentMembers = /* @__PURE__ */ new Set(["type", "number", "country"]);
function checkHitEntryDocument(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HitEntryDocumentRequired);
    closed(faults, value, place, HitEntryDocumentMembers);
    value.type === void 0 || text(faults, value.type, place, "/type", true, HitEntityIdRules);
    value.number === void 0 || text(faults, value.number, place, "/number", false, HitEntityIdRules);
    value.country === void 0 || text(faults, value.country, place, "/country", true, HitEntryBirthDatesItemRules);
  }
}
var HitEntryDocumentsRules = { max: 100, item: checkHitEntryDocument };
var HitEntryProgramsRules = { max: 100, item: checkHitTopicsItem };
var HitEntryRemarksRules = { max: 5e3 };
function checkHitEntry(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, true)) {
    required(faults, value, place, HitEntryRequired);
    closed(faults, value, place, HitEntryMembers);
    if (value.type !== void 0) {
      text(faults, value.type, place, "/type", false, noRules);
      choice(faults, value.type, place, "/type", HitEntryTypeValues);
    }
    value.names === void 0 || array(faults, value.names, place, "/names", false, HitEntryNamesRules);
    value.birthDates === void 0 || array(faults, value.birthDates, place, "/birthDates", false, HitEntryBirthDatesRules);
    value.birthPlaces === void 0 || array(faults, value.birthPlaces, place, "/birthPlaces", false, HitEntryBirthPlacesRules);
    value.countries === void 0 || array(faults, value.countries, place, "/countries", false, HitEntryBirthDatesRules);
    if (value.gender !== void 0) {
      text(faults, value.gender, place, "/gender", true, noRules);
      choice(faults, value.gender, place, "/gender", HitEntryGenderValues);
    }
    value.documents === void 0 || array(faults, value.documents, place, "/documents", false, HitEntryDocumentsRules);
    value.programs === void 0 || array(faults, value.programs, place, "/programs", false, HitEntryProgramsRules);
    value.topics === void 0 || array(faults, value.topics, place, "/topics", false, HitEntryProgramsRules);
    value.remarks === void 0 || text(faults, value.remarks, place, "/remarks", false, HitEntryRemarksRules);
    value.changed === void 0 || boolean(faults, value.changed, place, "/changed", false);
  }
}
function checkHit(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HitRequired);
    closed(faults, value, place, HitMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, HitIdRules);
    value.entityId === void 0 || text(faults, value.entityId, place, "/entityId", false, HitEntityIdRules);
    value.list === void 0 || text(faults, value.list, place, "/list", false, HitListRules);
    value.listVersion === void 0 || text(faults, value.listVersion, place, "/listVersion", false, HitListVersionRules);
    value.caption === void 0 || text(faults, value.caption, place, "/caption", false, HitCaptionRules);
    value.matchedName === void 0 || text(faults, value.matchedName, place, "/matchedName", false, HitCaptionRules);
    if (value.matchedNameKind !== void 0) {
      text(faults, value.matchedNameKind, place, "/matchedNameKind", false, noRules);
      choice(faults, value.matchedNameKind, place, "/matchedNameKind", HitMatchedNameKindValues);
    }
    value.score === void 0 || number(faults, value.score, place, "/score", false, ScreenReplyScoreRules);
    value.priority === void 0 || number(faults, value.priority, place, "/priority", false, ScreenReplyScoreRules);
    value.breakdown === void 0 || array(faults, value.breakdown, place, "/breakdown", false, HitBreakdownRules);
    value.modifiers === void 0 || array(faults, value.modifiers, place, "/modifiers", false, HitModifiersRules);
    value.topics === void 0 || array(faults, value.topics, place, "/topics", false, HitTopicsRules);
    value.programs === void 0 || array(faults, value.programs, place, "/programs", false, HitTopicsRules);
    value.reviewStatus === void 0 || checkReviewStatus(faults, value.reviewStatus, place, "/reviewStatus");
    value.firstSeen === void 0 || checkInstant(faults, value.firstSeen, place, "/firstSeen");
    value.lastSeen === void 0 || checkInstant(faults, value.lastSeen, place, "/lastSeen");
    value.entry === void 0 || checkHitEntry(faults, value.entry, place, "/entry");
  }
}
var ScreenReplyHitsRules = { max: 100, item: checkHit };
var ScreenedListRequired = ["id", "version", "entities", "publishedAt", "loadedAt"];
var ScreenedListMembers = /* @__PURE__ */ new Set(["id", "version", "entities", "publishedAt", "loadedAt"]);
var CountRules = { isInteger: true, min: 0, max: 9007199254740991 };
function checkCount(faults, value, at, key) {
  number(faults, value, at, key, false, CountRules);
}
var ScreenedListPublishedAtRules = { max: 10, format: ["date", date] };
function checkScreenedList(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreenedListRequired);
    closed(faults, value, place, ScreenedListMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, HitListRules);
    value.version === void 0 || text(faults, value.version, place, "/version", false, HitListVersionRules);
    value.entities === void 0 || checkCount(faults, value.entities, place, "/entities");
    value.publishedAt === void 0 || text(faults, value.publishedAt, place, "/publishedAt", true, ScreenedListPublishedAtRules);
    value.loadedAt === void 0 || checkInstant(faults, value.loadedAt, place, "/loadedAt");
  }
}
var ScreenReplyListsRules = { max: 1e3, item: checkScreenedList };
var ScreeningStatusValues = ["approved", "in_review", "declined"];
function checkScreeningStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ScreeningStatusValues);
}
var CheckFactRequired = ["fact", "value", "source", "by"];
var CheckFactMembers = /* @__PURE__ */ new Set(["fact", "value", "source", "by"]);
var CheckFactFactRules = { max: 60 };
function checkCheckFact(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CheckFactRequired);
    closed(faults, value, place, CheckFactMembers);
    value.fact === void 0 || text(faults, value.fact, place, "/fact", false, CheckFactFactRules);
    value.value === void 0 || text(faults, value.value, place, "/value", false, HitEntryBirthPlacesItemRules);
    value.source === void 0 || checkFactSource(faults, value.source, place, "/source");
    value.by === void 0 || text(faults, value.by, place, "/by", false, HitEntryBirthDatesItemRules);
  }
}
var CheckFactsRules = { max: 100, item: checkCheckFact };
function checkCheckFacts(faults, value, at, key) {
  array(faults, value, at, key, false, CheckFactsRules);
}
function checkScreenReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreenReplyRequired);
    closed(faults, value, place, ScreenReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.match === void 0 || boolean(faults, value.match, place, "/match", false);
    value.score === void 0 || number(faults, value.score, place, "/score", false, ScreenReplyScoreRules);
    value.hits === void 0 || array(faults, value.hits, place, "/hits", false, ScreenReplyHitsRules);
    value.screenedAt === void 0 || checkInstant(faults, value.screenedAt, place, "/screenedAt");
    value.lists === void 0 || array(faults, value.lists, place, "/lists", false, ScreenReplyListsRules);
    value.algorithm === void 0 || text(faults, value.algorithm, place, "/algorithm", false, HitListRules);
    value.status === void 0 || checkScreeningStatus(faults, value.status, place, "/status");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
  }
}
var ErrorReplyRequired = ["ok", "error"];
var ErrorReplyMembers = /* @__PURE__ */ new Set(["ok", "error"]);
var ErrorInfoRequired = ["code", "message", "requestId", "retryable", "docs"];
var ErrorInfoMembers = /* @__PURE__ */ new Set(["code", "message", "requestId", "retryable", "docs", "allowed", "erasableFrom", "details"]);
var ErrorCodeValues = ["invalid_request", "malformed_json", "ambiguous_credentials", "unauthorized", "forbidden", "csrf_failed", "scope_not_grantable", "not_found", "method_not_allowed", "conflict", "invalid_transition", "claimed", "second_reviewer_needed", "kept_by_law", "gone", "version_mismatch", "file_too_large", "unsupported_media", "unprocessable_image", "idempotency_key_reused", "rate_limited", "internal", "provider_unavailable", "service_unavailable"];
function checkErrorCode(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, ErrorCodeValues);
}
var ErrorInfoRequestIdRules = { max: 128 };
function checkErrorInfoAllowedItem(faults, value, at, key) {
  text(faults, value, at, key, false, HitListRules);
}
var ErrorInfoAllowedRules = { max: 20, item: checkErrorInfoAllowedItem };
var ErrorDetailRequired = ["path", "code", "message"];
var ErrorDetailMembers = /* @__PURE__ */ new Set(["path", "code", "message"]);
function checkErrorDetail(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ErrorDetailRequired);
    closed(faults, value, place, ErrorDetailMembers);
    value.path === void 0 || text(faults, value.path, place, "/path", false, HitEntryBirthPlacesItemRules);
    value.code === void 0 || text(faults, value.code, place, "/code", false, HitListVersionRules);
    value.message === void 0 || text(faults, value.message, place, "/message", false, HitPartQueryPartRules);
  }
}
var ErrorInfoDetailsRules = { max: 100, item: checkErrorDetail };
function checkErrorInfo(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ErrorInfoRequired);
    closed(faults, value, place, ErrorInfoMembers);
    value.code === void 0 || checkErrorCode(faults, value.code, place, "/code");
    value.message === void 0 || text(faults, value.message, place, "/message", false, HitPartQueryPartRules);
    value.requestId === void 0 || text(faults, value.requestId, place, "/requestId", false, ErrorInfoRequestIdRules);
    value.retryable === void 0 || boolean(faults, value.retryable, place, "/retryable", false);
    value.docs === void 0 || text(faults, value.docs, place, "/docs", false, HitCaptionRules);
    value.allowed === void 0 || array(faults, value.allowed, place, "/allowed", false, ErrorInfoAllowedRules);
    value.erasableFrom === void 0 || text(faults, value.erasableFrom, place, "/erasableFrom", false, InstantRules);
    value.details === void 0 || array(faults, value.details, place, "/details", false, ErrorInfoDetailsRules);
  }
}
function checkErrorReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ErrorReplyRequired);
    closed(faults, value, place, ErrorReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", false);
    }
    value.error === void 0 || checkErrorInfo(faults, value.error, place, "/error");
  }
}
var ScreeningListReplyRequired = ["ok", "screenings", "total", "nextCursor"];
var ScreeningListReplyMembers = /* @__PURE__ */ new Set(["ok", "screenings", "total", "nextCursor"]);
var ScreeningSummaryRequired = ["id", "status", "match", "score", "priority", "hitCount", "screenedAt", "entityType", "fullName", "externalId", "sessionId", "threshold", "monitor", "version", "createdAt"];
var ScreeningSummaryMembers = /* @__PURE__ */ new Set(["id", "status", "match", "score", "priority", "hitCount", "screenedAt", "entityType", "fullName", "externalId", "sessionId", "threshold", "monitor", "version", "createdAt", "hits", "decisions"]);
var EntityTypeValues = ["person", "company", "vessel", "aircraft"];
function checkEntityType(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, EntityTypeValues);
}
var ScreeningSummaryVersionRules = { isInteger: true, min: 1, max: 2147483647 };
var ListedHitRequired = ["list", "listVersion", "entityId", "matchedName", "score", "reviewStatus"];
var ListedHitMembers = /* @__PURE__ */ new Set(["list", "listVersion", "entityId", "matchedName", "score", "reviewStatus"]);
function checkListedHit(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ListedHitRequired);
    closed(faults, value, place, ListedHitMembers);
    value.list === void 0 || text(faults, value.list, place, "/list", false, HitListRules);
    value.listVersion === void 0 || text(faults, value.listVersion, place, "/listVersion", false, HitListVersionRules);
    value.entityId === void 0 || text(faults, value.entityId, place, "/entityId", false, HitEntityIdRules);
    value.matchedName === void 0 || text(faults, value.matchedName, place, "/matchedName", false, HitCaptionRules);
    value.score === void 0 || number(faults, value.score, place, "/score", false, ScreenReplyScoreRules);
    value.reviewStatus === void 0 || checkReviewStatus(faults, value.reviewStatus, place, "/reviewStatus");
  }
}
var ScreeningSummaryHitsRules = { max: 100, item: checkListedHit };
var ListedDecisionRequired = ["decision", "reason", "decidedBy", "decidedAt", "list", "entityId"];
var ListedDecisionMembers = /* @__PURE__ */ new Set(["decision", "reason", "decidedBy", "decidedAt", "list", "entityId"]);
function checkListedDecision(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ListedDecisionRequired);
    closed(faults, value, place, ListedDecisionMembers);
    value.decision === void 0 || checkReviewStatus(faults, value.decision, place, "/decision");
    value.reason === void 0 || text(faults, value.reason, place, "/reason", true, HitEntryBirthPlacesItemRules);
    value.decidedBy === void 0 || text(faults, value.decidedBy, place, "/decidedBy", false, HitListVersionRules);
    value.decidedAt === void 0 || checkInstant(faults, value.decidedAt, place, "/decidedAt");
    value.list === void 0 || text(faults, value.list, place, "/list", false, HitListRules);
    value.entityId === void 0 || text(faults, value.entityId, place, "/entityId", false, HitEntityIdRules);
  }
}
var ScreeningSummaryDecisionsRules = { max: 1e3, item: checkListedDecision };
function checkScreeningSummary(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreeningSummaryRequired);
    closed(faults, value, place, ScreeningSummaryMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.status === void 0 || checkScreeningStatus(faults, value.status, place, "/status");
    value.match === void 0 || boolean(faults, value.match, place, "/match", false);
    value.score === void 0 || number(faults, value.score, place, "/score", false, ScreenReplyScoreRules);
    value.priority === void 0 || number(faults, value.priority, place, "/priority", false, ScreenReplyScoreRules);
    value.hitCount === void 0 || checkCount(faults, value.hitCount, place, "/hitCount");
    value.screenedAt === void 0 || checkInstant(faults, value.screenedAt, place, "/screenedAt");
    value.entityType === void 0 || checkEntityType(faults, value.entityType, place, "/entityType");
    value.fullName === void 0 || text(faults, value.fullName, place, "/fullName", false, HitCaptionRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", false, ScreenReplyScoreRules);
    value.monitor === void 0 || boolean(faults, value.monitor, place, "/monitor", false);
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.hits === void 0 || array(faults, value.hits, place, "/hits", false, ScreeningSummaryHitsRules);
    value.decisions === void 0 || array(faults, value.decisions, place, "/decisions", false, ScreeningSummaryDecisionsRules);
  }
}
var ScreeningListReplyScreeningsRules = { max: 100, item: checkScreeningSummary };
function checkTotal(faults, value, at, key) {
  number(faults, value, at, key, false, CountRules);
}
var NextCursorRules = { max: 600 };
function checkNextCursor(faults, value, at, key) {
  text(faults, value, at, key, true, NextCursorRules);
}
function checkScreeningListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreeningListReplyRequired);
    closed(faults, value, place, ScreeningListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.screenings === void 0 || array(faults, value.screenings, place, "/screenings", false, ScreeningListReplyScreeningsRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var ScreeningReplyRequired = ["ok", "screening"];
var ScreeningReplyMembers = /* @__PURE__ */ new Set(["ok", "screening"]);
var ScreeningRequired = ["id", "match", "score", "hits", "screenedAt", "lists", "algorithm", "status", "entityType", "fullName", "externalId", "sessionId", "threshold", "monitor", "version", "createdAt", "facts"];
var ScreeningMembers = /* @__PURE__ */ new Set(["id", "match", "score", "hits", "screenedAt", "lists", "algorithm", "status", "entityType", "fullName", "externalId", "sessionId", "threshold", "monitor", "version", "createdAt", "facts", "decisions", "subject"]);
var HitDecisionRecordRequired = ["decision", "reason", "decidedBy", "decidedAt", "screeningId", "hitId", "list", "entityId", "listVersion", "entryHash", "score", "breakdown", "modifiers"];
var HitDecisionRecordMembers = /* @__PURE__ */ new Set(["decision", "reason", "decidedBy", "decidedAt", "screeningId", "hitId", "list", "entityId", "listVersion", "entryHash", "score", "breakdown", "modifiers"]);
function checkHitDecisionRecord(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HitDecisionRecordRequired);
    closed(faults, value, place, HitDecisionRecordMembers);
    value.decision === void 0 || checkReviewStatus(faults, value.decision, place, "/decision");
    value.reason === void 0 || text(faults, value.reason, place, "/reason", true, HitEntryBirthPlacesItemRules);
    value.decidedBy === void 0 || text(faults, value.decidedBy, place, "/decidedBy", false, HitListVersionRules);
    value.decidedAt === void 0 || checkInstant(faults, value.decidedAt, place, "/decidedAt");
    value.screeningId === void 0 || text(faults, value.screeningId, place, "/screeningId", true, ScreenReplyIdRules);
    value.hitId === void 0 || text(faults, value.hitId, place, "/hitId", true, HitIdRules);
    value.list === void 0 || text(faults, value.list, place, "/list", false, HitListRules);
    value.entityId === void 0 || text(faults, value.entityId, place, "/entityId", false, HitEntityIdRules);
    value.listVersion === void 0 || text(faults, value.listVersion, place, "/listVersion", true, HitListVersionRules);
    value.entryHash === void 0 || text(faults, value.entryHash, place, "/entryHash", false, HitListVersionRules);
    value.score === void 0 || number(faults, value.score, place, "/score", true, ScreenReplyScoreRules);
    value.breakdown === void 0 || array(faults, value.breakdown, place, "/breakdown", false, HitBreakdownRules);
    value.modifiers === void 0 || array(faults, value.modifiers, place, "/modifiers", false, HitModifiersRules);
  }
}
var ScreeningDecisionsRules = { max: 1e3, item: checkHitDecisionRecord };
var ScreenedSubjectRequired = ["birthDate", "countries", "gender", "documents", "registrationNumber", "lei"];
var ScreenedSubjectMembers = /* @__PURE__ */ new Set(["birthDate", "countries", "gender", "documents", "registrationNumber", "lei"]);
var ScreenedSubjectBirthDateRules = { max: 10 };
var CountryCodeRules = { max: 2, pattern: /^[a-z]{2}$/u };
function checkCountryCode(faults, value, at, key) {
  text(faults, value, at, key, false, CountryCodeRules);
}
var ScreenedSubjectCountriesRules = { max: 21, item: checkCountryCode };
var SubjectDocumentRequired = ["number"];
var SubjectDocumentTypeRules = { min: 1, max: 100, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var SubjectDocumentNumberRules = { min: 1, max: 128, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkSubjectDocument(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SubjectDocumentRequired);
    closed(faults, value, place, HitEntryDocumentMembers);
    value.type === void 0 || text(faults, value.type, place, "/type", false, SubjectDocumentTypeRules);
    value.number === void 0 || text(faults, value.number, place, "/number", false, SubjectDocumentNumberRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
  }
}
var ScreenedSubjectDocumentsRules = { max: 20, item: checkSubjectDocument };
function checkScreenedSubject(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreenedSubjectRequired);
    closed(faults, value, place, ScreenedSubjectMembers);
    value.birthDate === void 0 || text(faults, value.birthDate, place, "/birthDate", true, ScreenedSubjectBirthDateRules);
    value.countries === void 0 || array(faults, value.countries, place, "/countries", false, ScreenedSubjectCountriesRules);
    if (value.gender !== void 0) {
      text(faults, value.gender, place, "/gender", true, noRules);
      choice(faults, value.gender, place, "/gender", HitEntryGenderValues);
    }
    value.documents === void 0 || array(faults, value.documents, place, "/documents", false, ScreenedSubjectDocumentsRules);
    value.registrationNumber === void 0 || text(faults, value.registrationNumber, place, "/registrationNumber", true, HitListVersionRules);
    value.lei === void 0 || text(faults, value.lei, place, "/lei", true, HitPartKindRules);
  }
}
function checkScreening(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreeningRequired);
    closed(faults, value, place, ScreeningMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.match === void 0 || boolean(faults, value.match, place, "/match", false);
    value.score === void 0 || number(faults, value.score, place, "/score", false, ScreenReplyScoreRules);
    value.hits === void 0 || array(faults, value.hits, place, "/hits", false, ScreenReplyHitsRules);
    value.screenedAt === void 0 || checkInstant(faults, value.screenedAt, place, "/screenedAt");
    value.lists === void 0 || array(faults, value.lists, place, "/lists", false, ScreenReplyListsRules);
    value.algorithm === void 0 || text(faults, value.algorithm, place, "/algorithm", false, HitListRules);
    value.status === void 0 || checkScreeningStatus(faults, value.status, place, "/status");
    value.entityType === void 0 || checkEntityType(faults, value.entityType, place, "/entityType");
    value.fullName === void 0 || text(faults, value.fullName, place, "/fullName", false, HitCaptionRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", false, ScreenReplyScoreRules);
    value.monitor === void 0 || boolean(faults, value.monitor, place, "/monitor", false);
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.decisions === void 0 || array(faults, value.decisions, place, "/decisions", false, ScreeningDecisionsRules);
    value.subject === void 0 || checkScreenedSubject(faults, value.subject, place, "/subject");
  }
}
function checkScreeningReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreeningReplyRequired);
    closed(faults, value, place, ScreeningReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.screening === void 0 || checkScreening(faults, value.screening, place, "/screening");
  }
}
var DeletedScreeningRequired = ["id", "deletedAt"];
var DeletedScreeningMembers = /* @__PURE__ */ new Set(["id", "deletedAt"]);
function checkDeletedScreening(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeletedScreeningRequired);
    closed(faults, value, place, DeletedScreeningMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.deletedAt === void 0 || checkInstant(faults, value.deletedAt, place, "/deletedAt");
  }
}
function checkScreeningDeletedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreeningReplyRequired);
    closed(faults, value, place, ScreeningReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.screening === void 0 || checkDeletedScreening(faults, value.screening, place, "/screening");
  }
}
var ScreeningResultListReplyRequired = ["ok", "results", "total", "nextCursor"];
var ScreeningResultListReplyMembers = /* @__PURE__ */ new Set(["ok", "results", "total", "nextCursor"]);
var ScreeningResultRequired = ["number", "version", "status", "match", "score", "hits", "lists", "algorithm", "screenedAt", "replacedAt"];
var ScreeningResultMembers = /* @__PURE__ */ new Set(["number", "version", "status", "match", "score", "hits", "lists", "algorithm", "screenedAt", "replacedAt"]);
function checkScreeningResult(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreeningResultRequired);
    closed(faults, value, place, ScreeningResultMembers);
    value.number === void 0 || number(faults, value.number, place, "/number", false, ScreeningSummaryVersionRules);
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.status === void 0 || checkScreeningStatus(faults, value.status, place, "/status");
    value.match === void 0 || boolean(faults, value.match, place, "/match", false);
    value.score === void 0 || number(faults, value.score, place, "/score", false, ScreenReplyScoreRules);
    value.hits === void 0 || array(faults, value.hits, place, "/hits", false, ScreenReplyHitsRules);
    value.lists === void 0 || array(faults, value.lists, place, "/lists", false, ScreenReplyListsRules);
    value.algorithm === void 0 || text(faults, value.algorithm, place, "/algorithm", false, HitListRules);
    value.screenedAt === void 0 || checkInstant(faults, value.screenedAt, place, "/screenedAt");
    value.replacedAt === void 0 || checkInstant(faults, value.replacedAt, place, "/replacedAt");
  }
}
var ScreeningResultListReplyResultsRules = { max: 100, item: checkScreeningResult };
function checkScreeningResultListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ScreeningResultListReplyRequired);
    closed(faults, value, place, ScreeningResultListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.results === void 0 || array(faults, value.results, place, "/results", false, ScreeningResultListReplyResultsRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var WatchlistsReplyRequired = ["ok", "watchlists"];
var WatchlistsReplyMembers = /* @__PURE__ */ new Set(["ok", "watchlists"]);
var WatchlistRequired = ["id", "title", "source", "version", "entities", "publishedAt", "importedAt", "added", "changed", "removed"];
var WatchlistMembers = /* @__PURE__ */ new Set(["id", "title", "source", "version", "entities", "publishedAt", "importedAt", "added", "changed", "removed"]);
function checkWatchlistVersion(faults, value, at, key) {
  text(faults, value, at, key, false, HitListVersionRules);
}
function checkPublicationDay(faults, value, at, key) {
  text(faults, value, at, key, true, ScreenedListPublishedAtRules);
}
function checkWatchlist(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WatchlistRequired);
    closed(faults, value, place, WatchlistMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, HitListRules);
    value.title === void 0 || text(faults, value.title, place, "/title", false, HitEntityIdRules);
    value.source === void 0 || text(faults, value.source, place, "/source", false, HitPartKindRules);
    value.version === void 0 || checkWatchlistVersion(faults, value.version, place, "/version");
    value.entities === void 0 || checkCount(faults, value.entities, place, "/entities");
    value.publishedAt === void 0 || checkPublicationDay(faults, value.publishedAt, place, "/publishedAt");
    value.importedAt === void 0 || checkInstant(faults, value.importedAt, place, "/importedAt");
    value.added === void 0 || checkCount(faults, value.added, place, "/added");
    value.changed === void 0 || checkCount(faults, value.changed, place, "/changed");
    value.removed === void 0 || checkCount(faults, value.removed, place, "/removed");
  }
}
var WatchlistsReplyWatchlistsRules = { max: 1e3, item: checkWatchlist };
function checkWatchlistsReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WatchlistsReplyRequired);
    closed(faults, value, place, WatchlistsReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.watchlists === void 0 || array(faults, value.watchlists, place, "/watchlists", false, WatchlistsReplyWatchlistsRules);
  }
}
var WatchlistImportReplyRequired = ["ok", "unchanged", "watchlist"];
var WatchlistImportReplyMembers = /* @__PURE__ */ new Set(["ok", "unchanged", "watchlist"]);
function checkWatchlistImportReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WatchlistImportReplyRequired);
    closed(faults, value, place, WatchlistImportReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.unchanged === void 0 || boolean(faults, value.unchanged, place, "/unchanged", false);
    value.watchlist === void 0 || checkWatchlist(faults, value.watchlist, place, "/watchlist");
  }
}
var WatchlistRemovedReplyRequired = ["ok", "watchlist"];
var WatchlistRemovedReplyMembers = /* @__PURE__ */ new Set(["ok", "watchlist"]);
var RemovedListRequired = ["id", "removed", "removedAt"];
var RemovedListMembers = /* @__PURE__ */ new Set(["id", "removed", "removedAt"]);
function checkRemovedList(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, RemovedListRequired);
    closed(faults, value, place, RemovedListMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, HitListRules);
    value.removed === void 0 || checkCount(faults, value.removed, place, "/removed");
    value.removedAt === void 0 || checkInstant(faults, value.removedAt, place, "/removedAt");
  }
}
function checkWatchlistRemovedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WatchlistRemovedReplyRequired);
    closed(faults, value, place, WatchlistRemovedReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.watchlist === void 0 || checkRemovedList(faults, value.watchlist, place, "/watchlist");
  }
}
var WatchlistChangeListReplyRequired = ["ok", "version", "changes", "total", "nextCursor"];
var WatchlistChangeListReplyMembers = /* @__PURE__ */ new Set(["ok", "version", "changes", "total", "nextCursor"]);
var WatchlistChangeRequired = ["change", "entityId", "caption", "schema", "topics", "programs"];
var WatchlistChangeMembers = /* @__PURE__ */ new Set(["change", "entityId", "caption", "schema", "topics", "programs"]);
var WatchlistChangeChangeValues = ["added", "changed", "removed"];
function checkWatchlistChange(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WatchlistChangeRequired);
    closed(faults, value, place, WatchlistChangeMembers);
    if (value.change !== void 0) {
      text(faults, value.change, place, "/change", false, noRules);
      choice(faults, value.change, place, "/change", WatchlistChangeChangeValues);
    }
    value.entityId === void 0 || text(faults, value.entityId, place, "/entityId", false, HitEntityIdRules);
    value.caption === void 0 || text(faults, value.caption, place, "/caption", false, HitCaptionRules);
    if (value.schema !== void 0) {
      text(faults, value.schema, place, "/schema", false, noRules);
      choice(faults, value.schema, place, "/schema", HitEntryTypeValues);
    }
    value.topics === void 0 || array(faults, value.topics, place, "/topics", false, HitTopicsRules);
    value.programs === void 0 || array(faults, value.programs, place, "/programs", false, HitTopicsRules);
  }
}
var WatchlistChangeListReplyChangesRules = { max: 100, item: checkWatchlistChange };
function checkWatchlistChangeListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WatchlistChangeListReplyRequired);
    closed(faults, value, place, WatchlistChangeListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.version === void 0 || checkWatchlistVersion(faults, value.version, place, "/version");
    value.changes === void 0 || array(faults, value.changes, place, "/changes", false, WatchlistChangeListReplyChangesRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var WatchlistImportListReplyRequired = ["ok", "imports", "total", "nextCursor"];
var WatchlistImportListReplyMembers = /* @__PURE__ */ new Set(["ok", "imports", "total", "nextCursor"]);
var WatchlistImportRequired = ["version", "publishedAt", "importedAt", "entities", "added", "changed", "removed", "unchanged", "detailed"];
var WatchlistImportMembers = /* @__PURE__ */ new Set(["version", "publishedAt", "importedAt", "entities", "added", "changed", "removed", "unchanged", "detailed"]);
function checkWatchlistImport(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WatchlistImportRequired);
    closed(faults, value, place, WatchlistImportMembers);
    value.version === void 0 || checkWatchlistVersion(faults, value.version, place, "/version");
    value.publishedAt === void 0 || checkPublicationDay(faults, value.publishedAt, place, "/publishedAt");
    value.importedAt === void 0 || checkInstant(faults, value.importedAt, place, "/importedAt");
    value.entities === void 0 || number(faults, value.entities, place, "/entities", false, CountRules);
    value.added === void 0 || checkCount(faults, value.added, place, "/added");
    value.changed === void 0 || checkCount(faults, value.changed, place, "/changed");
    value.removed === void 0 || checkCount(faults, value.removed, place, "/removed");
    value.unchanged === void 0 || number(faults, value.unchanged, place, "/unchanged", false, CountRules);
    value.detailed === void 0 || boolean(faults, value.detailed, place, "/detailed", false);
  }
}
var WatchlistImportListReplyImportsRules = { max: 100, item: checkWatchlistImport };
function checkWatchlistImportListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WatchlistImportListReplyRequired);
    closed(faults, value, place, WatchlistImportListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.imports === void 0 || array(faults, value.imports, place, "/imports", false, WatchlistImportListReplyImportsRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
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
    value.ETag === void 0 || text(faults, value.ETag, place, "/ETag", false, HitEntryBirthDatesItemRules);
    value["Retry-After"] === void 0 || text(faults, value["Retry-After"], place, "/Retry-After", false, HitPartKindRules);
    if (value["Idempotency-Replayed"] !== void 0) {
      text(faults, value["Idempotency-Replayed"], place, "/Idempotency-Replayed", false, noRules);
      constant(faults, value["Idempotency-Replayed"], place, "/Idempotency-Replayed", "true");
    }
    value.Allow === void 0 || text(faults, value.Allow, place, "/Allow", false, HitEntryBirthDatesItemRules);
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
var AgeCheckReplyRequired = ["ok", "check"];
var AgeCheckReplyMembers = /* @__PURE__ */ new Set(["ok", "check"]);
var AgeCheckRequired = ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "estimatedAge", "range", "minAge", "passed", "livenessScore", "faces"];
var AgeCheckMembers = /* @__PURE__ */ new Set(["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "estimatedAge", "range", "minAge", "passed", "livenessScore", "faces"]);
var CheckSessionRequired = ["id", "status"];
var CheckSessionMembers = /* @__PURE__ */ new Set(["id", "status"]);
var SessionStatusValues = ["not_started", "in_progress", "in_review", "resubmission_requested", "approved", "declined", "abandoned", "expired", "kyc_expired"];
function checkSessionStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, SessionStatusValues);
}
function checkCheckSession(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, true)) {
    required(faults, value, place, CheckSessionRequired);
    closed(faults, value, place, CheckSessionMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.status === void 0 || checkSessionStatus(faults, value.status, place, "/status");
  }
}
var FeatureValues = ["id", "liveness", "face_match", "age", "poa", "database_validation", "aml"];
function checkFeature(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, FeatureValues);
}
var CheckStatusValues = ["approved", "declined", "in_review"];
function checkCheckStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, CheckStatusValues);
}
var AgeCheckScoreRules = { min: 0, max: 100 };
var WarningRequired = ["code", "severity", "message"];
var WarningMembers = /* @__PURE__ */ new Set(["code", "severity", "message"]);
var ReasonCodeRules = { min: 2, max: 64, pattern: /^[A-Z][A-Z0-9_]*$/u };
function checkReasonCode(faults, value, at, key) {
  text(faults, value, at, key, false, ReasonCodeRules);
}
var WarningSeverityValues = ["error", "warning", "information"];
function checkWarning(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WarningRequired);
    closed(faults, value, place, WarningMembers);
    value.code === void 0 || checkReasonCode(faults, value.code, place, "/code");
    if (value.severity !== void 0) {
      text(faults, value.severity, place, "/severity", false, noRules);
      choice(faults, value.severity, place, "/severity", WarningSeverityValues);
    }
    value.message === void 0 || text(faults, value.message, place, "/message", false, HitEntryBirthPlacesItemRules);
  }
}
var AgeCheckWarningsRules = { max: 100, item: checkWarning };
var ExaminedRequired = ["code", "status", "score", "details"];
var ExaminedMembers = /* @__PURE__ */ new Set(["code", "status", "score", "details"]);
var ExaminedStatusValues = ["passed", "failed", "warning", "not_applicable"];
function checkExamined(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ExaminedRequired);
    closed(faults, value, place, ExaminedMembers);
    value.code === void 0 || checkReasonCode(faults, value.code, place, "/code");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", ExaminedStatusValues);
    }
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.details === void 0 || text(faults, value.details, place, "/details", true, HitEntryBirthPlacesItemRules);
  }
}
var AgeCheckChecksRules = { max: 100, item: checkExamined };
var ThresholdsRequired = ["livenessDecline", "faceMatchDecline", "faceMatchReview", "amlReview", "amlDecline"];
var ThresholdsMembers = /* @__PURE__ */ new Set(["livenessDecline", "faceMatchDecline", "faceMatchReview", "amlReview", "amlDecline"]);
function checkThresholds(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ThresholdsRequired);
    closed(faults, value, place, ThresholdsMembers);
    value.livenessDecline === void 0 || number(faults, value.livenessDecline, place, "/livenessDecline", false, AgeCheckScoreRules);
    value.faceMatchDecline === void 0 || number(faults, value.faceMatchDecline, place, "/faceMatchDecline", false, AgeCheckScoreRules);
    value.faceMatchReview === void 0 || number(faults, value.faceMatchReview, place, "/faceMatchReview", false, AgeCheckScoreRules);
    value.amlReview === void 0 || number(faults, value.amlReview, place, "/amlReview", false, AgeCheckScoreRules);
    value.amlDecline === void 0 || number(faults, value.amlDecline, place, "/amlDecline", false, AgeCheckScoreRules);
  }
}
var CheckEngineRequired = ["name", "version"];
var CheckEngineMembers = /* @__PURE__ */ new Set(["name", "version"]);
function checkCheckEngine(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CheckEngineRequired);
    closed(faults, value, place, CheckEngineMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, CheckFactFactRules);
    value.version === void 0 || text(faults, value.version, place, "/version", false, CheckFactFactRules);
  }
}
var AgeCheckEstimatedAgeRules = { min: 0, max: 150 };
var AgeRangeRequired = ["low", "high"];
var AgeRangeMembers = /* @__PURE__ */ new Set(["low", "high"]);
function checkAgeRange(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeRangeRequired);
    closed(faults, value, place, AgeRangeMembers);
    value.low === void 0 || number(faults, value.low, place, "/low", false, AgeCheckEstimatedAgeRules);
    value.high === void 0 || number(faults, value.high, place, "/high", false, AgeCheckEstimatedAgeRules);
  }
}
var AgeCheckMinAgeRules = { isInteger: true, min: 1, max: 120 };
var FaceBoxRequired = ["x", "y", "width", "height", "confidence"];
var FaceBoxMembers = /* @__PURE__ */ new Set(["x", "y", "width", "height", "confidence"]);
var FaceBoxXRules = { min: -1, max: 2 };
function checkFaceBox(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, FaceBoxRequired);
    closed(faults, value, place, FaceBoxMembers);
    value.x === void 0 || number(faults, value.x, place, "/x", false, FaceBoxXRules);
    value.y === void 0 || number(faults, value.y, place, "/y", false, FaceBoxXRules);
    value.width === void 0 || number(faults, value.width, place, "/width", false, FaceBoxXRules);
    value.height === void 0 || number(faults, value.height, place, "/height", false, FaceBoxXRules);
    value.confidence === void 0 || number(faults, value.confidence, place, "/confidence", false, AgeCheckScoreRules);
  }
}
var FaceBoxesRules = { max: 50, item: checkFaceBox };
function checkFaceBoxes(faults, value, at, key) {
  array(faults, value, at, key, false, FaceBoxesRules);
}
function checkAgeCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckRequired);
    closed(faults, value, place, AgeCheckMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.session === void 0 || checkCheckSession(faults, value.session, place, "/session");
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.retryable === void 0 || boolean(faults, value.retryable, place, "/retryable", false);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, AgeCheckChecksRules);
    value.thresholds === void 0 || checkThresholds(faults, value.thresholds, place, "/thresholds");
    value.engine === void 0 || checkCheckEngine(faults, value.engine, place, "/engine");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.estimatedAge === void 0 || number(faults, value.estimatedAge, place, "/estimatedAge", true, AgeCheckEstimatedAgeRules);
    if (value.range !== void 0) {
      if (value.range !== null) checkAgeRange(faults, value.range, place, "/range");
    }
    value.minAge === void 0 || number(faults, value.minAge, place, "/minAge", true, AgeCheckMinAgeRules);
    value.passed === void 0 || boolean(faults, value.passed, place, "/passed", true);
    value.livenessScore === void 0 || number(faults, value.livenessScore, place, "/livenessScore", true, AgeCheckScoreRules);
    value.faces === void 0 || checkFaceBoxes(faults, value.faces, place, "/faces");
  }
}
function checkAgeCheckReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkAgeCheck(faults, value.check, place, "/check");
  }
}
var FaceMatchCheckRequired = ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "faces", "refFaces", "reference", "quality"];
var FaceMatchCheckMembers = /* @__PURE__ */ new Set(["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "faces", "refFaces", "reference", "quality"]);
var FaceMatchCheckReferenceValues = ["upload", "document"];
var ImageQualityRequired = ["sharpness", "brightness"];
var ImageQualityMembers = /* @__PURE__ */ new Set(["sharpness", "brightness"]);
function checkImageQuality(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ImageQualityRequired);
    closed(faults, value, place, ImageQualityMembers);
    value.sharpness === void 0 || number(faults, value.sharpness, place, "/sharpness", true, AgeCheckScoreRules);
    value.brightness === void 0 || number(faults, value.brightness, place, "/brightness", true, AgeCheckScoreRules);
  }
}
function checkFaceMatchCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, FaceMatchCheckRequired);
    closed(faults, value, place, FaceMatchCheckMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.session === void 0 || checkCheckSession(faults, value.session, place, "/session");
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.retryable === void 0 || boolean(faults, value.retryable, place, "/retryable", false);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, AgeCheckChecksRules);
    value.thresholds === void 0 || checkThresholds(faults, value.thresholds, place, "/thresholds");
    value.engine === void 0 || checkCheckEngine(faults, value.engine, place, "/engine");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.faces === void 0 || checkFaceBoxes(faults, value.faces, place, "/faces");
    value.refFaces === void 0 || checkFaceBoxes(faults, value.refFaces, place, "/refFaces");
    if (value.reference !== void 0) {
      text(faults, value.reference, place, "/reference", false, noRules);
      choice(faults, value.reference, place, "/reference", FaceMatchCheckReferenceValues);
    }
    value.quality === void 0 || checkImageQuality(faults, value.quality, place, "/quality");
  }
}
function checkFaceMatchCheckReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkFaceMatchCheck(faults, value.check, place, "/check");
  }
}
var FaceSearchReplyRequired = ["ok", "matches", "searched", "threshold", "collection", "engine"];
var FaceSearchReplyMembers = /* @__PURE__ */ new Set(["ok", "matches", "searched", "threshold", "collection", "engine"]);
var FaceSimilarityRequired = ["faceId", "externalId", "sessionId", "similarity", "blocklisted"];
var FaceSimilarityMembers = /* @__PURE__ */ new Set(["faceId", "externalId", "sessionId", "similarity", "blocklisted"]);
var FaceSimilarityFaceIdRules = { max: 31 };
function checkFaceSimilarity(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, FaceSimilarityRequired);
    closed(faults, value, place, FaceSimilarityMembers);
    value.faceId === void 0 || text(faults, value.faceId, place, "/faceId", false, FaceSimilarityFaceIdRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.similarity === void 0 || number(faults, value.similarity, place, "/similarity", false, AgeCheckScoreRules);
    value.blocklisted === void 0 || boolean(faults, value.blocklisted, place, "/blocklisted", false);
  }
}
var FaceSimilaritiesRules = { max: 100, item: checkFaceSimilarity };
function checkFaceSimilarities(faults, value, at, key) {
  array(faults, value, at, key, false, FaceSimilaritiesRules);
}
function checkFaceSearchReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, FaceSearchReplyRequired);
    closed(faults, value, place, FaceSearchReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.matches === void 0 || checkFaceSimilarities(faults, value.matches, place, "/matches");
    value.searched === void 0 || checkCount(faults, value.searched, place, "/searched");
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", false, AgeCheckScoreRules);
    value.collection === void 0 || text(faults, value.collection, place, "/collection", false, CheckFactFactRules);
    value.engine === void 0 || checkCheckEngine(faults, value.engine, place, "/engine");
  }
}
var FaceIndexReplyRequired = ["ok", "face", "duplicates"];
var FaceIndexReplyMembers = /* @__PURE__ */ new Set(["ok", "face", "duplicates"]);
var FaceRequired = ["id", "collection", "externalId", "sessionId", "blocklisted", "model", "createdAt"];
var FaceMembers = /* @__PURE__ */ new Set(["id", "collection", "externalId", "sessionId", "blocklisted", "model", "createdAt"]);
function checkFace(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, FaceRequired);
    closed(faults, value, place, FaceMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, FaceSimilarityFaceIdRules);
    value.collection === void 0 || text(faults, value.collection, place, "/collection", false, CheckFactFactRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.blocklisted === void 0 || boolean(faults, value.blocklisted, place, "/blocklisted", false);
    value.model === void 0 || text(faults, value.model, place, "/model", false, CheckFactFactRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
  }
}
function checkFaceIndexReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, FaceIndexReplyRequired);
    closed(faults, value, place, FaceIndexReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.face === void 0 || checkFace(faults, value.face, place, "/face");
    value.duplicates === void 0 || checkFaceSimilarities(faults, value.duplicates, place, "/duplicates");
  }
}
var FaceDeletedReplyRequired = ["ok", "face"];
var FaceDeletedReplyMembers = /* @__PURE__ */ new Set(["ok", "face"]);
function checkDeletedFace(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeletedScreeningRequired);
    closed(faults, value, place, DeletedScreeningMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, FaceSimilarityFaceIdRules);
    value.deletedAt === void 0 || checkInstant(faults, value.deletedAt, place, "/deletedAt");
  }
}
function checkFaceDeletedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, FaceDeletedReplyRequired);
    closed(faults, value, place, FaceDeletedReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.face === void 0 || checkDeletedFace(faults, value.face, place, "/face");
  }
}
var LivenessCheckRequired = ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "method", "certified", "challenge", "faces", "quality"];
var LivenessCheckMembers = /* @__PURE__ */ new Set(["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "method", "certified", "challenge", "faces", "quality"]);
var LivenessChallengeResultRequired = ["passed", "turns"];
var LivenessChallengeResultMembers = /* @__PURE__ */ new Set(["passed", "turns"]);
var SeenTurnRequired = ["asked", "seen", "passed"];
var SeenTurnMembers = /* @__PURE__ */ new Set(["asked", "seen", "passed"]);
var HeadTurnValues = ["left", "right", "up"];
function checkHeadTurn(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, HeadTurnValues);
}
var SeenTurnSeenValues = ["left", "right", "up", "none", null];
function checkSeenTurn(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SeenTurnRequired);
    closed(faults, value, place, SeenTurnMembers);
    value.asked === void 0 || checkHeadTurn(faults, value.asked, place, "/asked");
    if (value.seen !== void 0) {
      text(faults, value.seen, place, "/seen", true, noRules);
      choice(faults, value.seen, place, "/seen", SeenTurnSeenValues);
    }
    value.passed === void 0 || boolean(faults, value.passed, place, "/passed", false);
  }
}
var LivenessChallengeResultTurnsRules = { max: 6, item: checkSeenTurn };
function checkLivenessChallengeResult(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LivenessChallengeResultRequired);
    closed(faults, value, place, LivenessChallengeResultMembers);
    value.passed === void 0 || boolean(faults, value.passed, place, "/passed", false);
    value.turns === void 0 || array(faults, value.turns, place, "/turns", false, LivenessChallengeResultTurnsRules);
  }
}
function checkLivenessCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LivenessCheckRequired);
    closed(faults, value, place, LivenessCheckMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.session === void 0 || checkCheckSession(faults, value.session, place, "/session");
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.retryable === void 0 || boolean(faults, value.retryable, place, "/retryable", false);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, AgeCheckChecksRules);
    value.thresholds === void 0 || checkThresholds(faults, value.thresholds, place, "/thresholds");
    value.engine === void 0 || checkCheckEngine(faults, value.engine, place, "/engine");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.method === void 0 || text(faults, value.method, place, "/method", false, HitListRules);
    value.certified === void 0 || boolean(faults, value.certified, place, "/certified", false);
    if (value.challenge !== void 0) {
      if (value.challenge !== null) checkLivenessChallengeResult(faults, value.challenge, place, "/challenge");
    }
    value.faces === void 0 || checkFaceBoxes(faults, value.faces, place, "/faces");
    value.quality === void 0 || checkImageQuality(faults, value.quality, place, "/quality");
  }
}
function checkLivenessCheckReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkLivenessCheck(faults, value.check, place, "/check");
  }
}
var LivenessChallengeReplyRequired = ["ok", "challenge"];
var LivenessChallengeReplyMembers = /* @__PURE__ */ new Set(["ok", "challenge"]);
var LivenessChallengeRequired = ["token", "turns", "sessionId", "expiresAt"];
var LivenessChallengeMembers = /* @__PURE__ */ new Set(["token", "turns", "sessionId", "expiresAt"]);
var LivenessChallengeTurnsRules = { min: 3, max: 6, item: checkHeadTurn };
function checkLivenessChallenge(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LivenessChallengeRequired);
    closed(faults, value, place, LivenessChallengeMembers);
    value.token === void 0 || text(faults, value.token, place, "/token", false, HitEntryBirthDatesItemRules);
    value.turns === void 0 || array(faults, value.turns, place, "/turns", false, LivenessChallengeTurnsRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.expiresAt === void 0 || checkInstant(faults, value.expiresAt, place, "/expiresAt");
  }
}
function checkLivenessChallengeReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, LivenessChallengeReplyRequired);
    closed(faults, value, place, LivenessChallengeReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.challenge === void 0 || checkLivenessChallenge(faults, value.challenge, place, "/challenge");
  }
}
var CaptureReplyRequired = ["ok", "capture"];
var CaptureReplyMembers = /* @__PURE__ */ new Set(["ok", "capture"]);
var CaptureRequired = ["state", "next", "company", "language", "documentsAllowed", "steps", "advice", "returnUrl", "isTest"];
var CaptureMembers = /* @__PURE__ */ new Set(["state", "next", "company", "language", "documentsAllowed", "steps", "advice", "returnUrl", "isTest", "input", "brand", "consent"]);
var CaptureStateValues = ["open", "waiting", "done"];
var CaptureNextValues = ["document", "selfie", null];
var CaptureLanguageValues = ["en", "es"];
var DocumentTypeValues = ["passport", "id_card", "driver_license", "residence_permit", "visa"];
function checkDocumentType(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, DocumentTypeValues);
}
var CaptureDocumentsAllowedRules = { max: 10, item: checkDocumentType };
var CaptureStepRequired = ["feature", "status", "attemptsLeft"];
var CaptureStepMembers = /* @__PURE__ */ new Set(["feature", "status", "attemptsLeft"]);
var CaptureStepStatusValues = ["pending", "given"];
function checkCaptureStep(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CaptureStepRequired);
    closed(faults, value, place, CaptureStepMembers);
    value.feature === void 0 || checkFeature(faults, value.feature, place, "/feature");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", CaptureStepStatusValues);
    }
    value.attemptsLeft === void 0 || checkCount(faults, value.attemptsLeft, place, "/attemptsLeft");
  }
}
var CaptureStepsRules = { max: 7, item: checkCaptureStep };
var CaptureAdviceRequired = ["code", "text"];
var CaptureAdviceMembers = /* @__PURE__ */ new Set(["code", "text"]);
function checkCaptureAdvice(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CaptureAdviceRequired);
    closed(faults, value, place, CaptureAdviceMembers);
    value.code === void 0 || checkReasonCode(faults, value.code, place, "/code");
    value.text === void 0 || text(faults, value.text, place, "/text", false, HitCaptionRules);
  }
}
var CaptureAdviceRules = { max: 10, item: checkCaptureAdvice };
var CaptureReturnUrlRules = { max: 2e3 };
var CaptureBrandRequired = ["name", "color", "hasLogo"];
var CaptureBrandMembers = /* @__PURE__ */ new Set(["name", "color", "hasLogo"]);
var ColorRules = { min: 7, max: 7, pattern: /^#[0-9A-Fa-f]{6}$/u };
function checkColor(faults, value, at, key) {
  text(faults, value, at, key, false, ColorRules);
}
function checkCaptureBrand(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CaptureBrandRequired);
    closed(faults, value, place, CaptureBrandMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, HitEntityIdRules);
    if (value.color !== void 0) {
      if (value.color !== null) checkColor(faults, value.color, place, "/color");
    }
    value.hasLogo === void 0 || boolean(faults, value.hasLogo, place, "/hasLogo", false);
  }
}
var CaptureConsentRequired = ["language", "version", "text", "acceptedAt"];
var CaptureConsentMembers = /* @__PURE__ */ new Set(["language", "version", "text", "acceptedAt"]);
var CaptureConsentVersionRules = { min: 64, max: 64, pattern: /^[0-9a-f]+$/u };
var CaptureConsentTextRules = { max: 1e4 };
function checkCaptureConsent(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CaptureConsentRequired);
    closed(faults, value, place, CaptureConsentMembers);
    if (value.language !== void 0) {
      text(faults, value.language, place, "/language", false, noRules);
      choice(faults, value.language, place, "/language", CaptureLanguageValues);
    }
    value.version === void 0 || text(faults, value.version, place, "/version", false, CaptureConsentVersionRules);
    value.text === void 0 || text(faults, value.text, place, "/text", false, CaptureConsentTextRules);
    value.acceptedAt === void 0 || text(faults, value.acceptedAt, place, "/acceptedAt", true, InstantRules);
  }
}
function checkCapture(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CaptureRequired);
    closed(faults, value, place, CaptureMembers);
    if (value.state !== void 0) {
      text(faults, value.state, place, "/state", false, noRules);
      choice(faults, value.state, place, "/state", CaptureStateValues);
    }
    if (value.next !== void 0) {
      text(faults, value.next, place, "/next", true, noRules);
      choice(faults, value.next, place, "/next", CaptureNextValues);
    }
    value.company === void 0 || text(faults, value.company, place, "/company", false, HitEntityIdRules);
    if (value.language !== void 0) {
      text(faults, value.language, place, "/language", false, noRules);
      choice(faults, value.language, place, "/language", CaptureLanguageValues);
    }
    value.documentsAllowed === void 0 || array(faults, value.documentsAllowed, place, "/documentsAllowed", false, CaptureDocumentsAllowedRules);
    value.steps === void 0 || array(faults, value.steps, place, "/steps", false, CaptureStepsRules);
    value.advice === void 0 || array(faults, value.advice, place, "/advice", false, CaptureAdviceRules);
    value.returnUrl === void 0 || text(faults, value.returnUrl, place, "/returnUrl", true, CaptureReturnUrlRules);
    value.isTest === void 0 || boolean(faults, value.isTest, place, "/isTest", false);
    value.input === void 0 || text(faults, value.input, place, "/input", true, HitListRules);
    value.brand === void 0 || checkCaptureBrand(faults, value.brand, place, "/brand");
    if (value.consent !== void 0) {
      if (value.consent !== null) checkCaptureConsent(faults, value.consent, place, "/consent");
    }
  }
}
function checkCaptureReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CaptureReplyRequired);
    closed(faults, value, place, CaptureReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.capture === void 0 || checkCapture(faults, value.capture, place, "/capture");
  }
}
var CheckListReplyRequired = ["ok", "checks", "total", "nextCursor"];
var CheckListReplyMembers = /* @__PURE__ */ new Set(["ok", "checks", "total", "nextCursor"]);
var CheckItemRequired = ["id", "environment", "type", "status", "score", "warnings", "createdAt"];
var CheckItemMembers = /* @__PURE__ */ new Set(["id", "environment", "type", "status", "score", "warnings", "createdAt"]);
var EnvironmentValues = ["live", "test"];
function checkEnvironment(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, EnvironmentValues);
}
function checkCheckItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CheckItemRequired);
    closed(faults, value, place, CheckItemMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
  }
}
var CheckListReplyChecksRules = { max: 100, item: checkCheckItem };
function checkCheckListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CheckListReplyRequired);
    closed(faults, value, place, CheckListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, CheckListReplyChecksRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var StoredCheckRequired = ["id", "environment", "type", "status", "score", "warnings", "createdAt", "eraseAt"];
var StoredCheckMembers = /* @__PURE__ */ new Set(["id", "environment", "type", "status", "score", "warnings", "createdAt", "eraseAt", "threshold", "fields", "facts", "images"]);
var CheckFieldRequired = ["name", "value"];
var CheckFieldMembers = /* @__PURE__ */ new Set(["name", "value", "expected", "agrees"]);
function checkCheckField(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CheckFieldRequired);
    closed(faults, value, place, CheckFieldMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", false, HitListRules);
    value.value === void 0 || text(faults, value.value, place, "/value", true, HitEntryBirthPlacesItemRules);
    value.expected === void 0 || text(faults, value.expected, place, "/expected", false, HitEntryBirthPlacesItemRules);
    value.agrees === void 0 || boolean(faults, value.agrees, place, "/agrees", false);
  }
}
var StoredCheckFieldsRules = { max: 60, item: checkCheckField };
var CheckImageRequired = ["purpose", "url", "expiresAt"];
var CheckImageMembers = /* @__PURE__ */ new Set(["purpose", "url", "expiresAt"]);
function checkCheckImage(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CheckImageRequired);
    closed(faults, value, place, CheckImageMembers);
    value.purpose === void 0 || text(faults, value.purpose, place, "/purpose", false, HitListVersionRules);
    value.url === void 0 || text(faults, value.url, place, "/url", false, HitCaptionRules);
    value.expiresAt === void 0 || checkInstant(faults, value.expiresAt, place, "/expiresAt");
  }
}
var StoredCheckImagesRules = { max: 20, item: checkCheckImage };
function checkStoredCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, StoredCheckRequired);
    closed(faults, value, place, StoredCheckMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.eraseAt === void 0 || text(faults, value.eraseAt, place, "/eraseAt", true, InstantRules);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", true, AgeCheckScoreRules);
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, StoredCheckFieldsRules);
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.images === void 0 || array(faults, value.images, place, "/images", false, StoredCheckImagesRules);
  }
}
function checkStoredCheckReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkStoredCheck(faults, value.check, place, "/check");
  }
}
function checkDeletedCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeletedScreeningRequired);
    closed(faults, value, place, DeletedScreeningMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.deletedAt === void 0 || checkInstant(faults, value.deletedAt, place, "/deletedAt");
  }
}
function checkCheckDeletedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkDeletedCheck(faults, value.check, place, "/check");
  }
}
var IdentityCheckRequired = ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "matchType", "validations", "source", "idNumber", "country"];
var IdentityCheckMembers = /* @__PURE__ */ new Set(["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "matchType", "validations", "source", "idNumber", "country"]);
var IdentityCheckMatchTypeValues = ["full_match", "partial_match", "no_match", "not_found", "checksum_only"];
var ValidationsRequired = ["fullName", "idNumber", "dateOfBirth"];
var ValidationsMembers = /* @__PURE__ */ new Set(["fullName", "idNumber", "dateOfBirth"]);
var AgreementValues = ["full_match", "partial_match", "no_match", "not_checked"];
function checkAgreement(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, AgreementValues);
}
function checkValidations(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ValidationsRequired);
    closed(faults, value, place, ValidationsMembers);
    value.fullName === void 0 || checkAgreement(faults, value.fullName, place, "/fullName");
    value.idNumber === void 0 || checkAgreement(faults, value.idNumber, place, "/idNumber");
    value.dateOfBirth === void 0 || checkAgreement(faults, value.dateOfBirth, place, "/dateOfBirth");
  }
}
function checkIdentityCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, IdentityCheckRequired);
    closed(faults, value, place, IdentityCheckMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.session === void 0 || checkCheckSession(faults, value.session, place, "/session");
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.retryable === void 0 || boolean(faults, value.retryable, place, "/retryable", false);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, AgeCheckChecksRules);
    value.thresholds === void 0 || checkThresholds(faults, value.thresholds, place, "/thresholds");
    value.engine === void 0 || checkCheckEngine(faults, value.engine, place, "/engine");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    if (value.matchType !== void 0) {
      text(faults, value.matchType, place, "/matchType", false, noRules);
      choice(faults, value.matchType, place, "/matchType", IdentityCheckMatchTypeValues);
    }
    value.validations === void 0 || checkValidations(faults, value.validations, place, "/validations");
    value.source === void 0 || text(faults, value.source, place, "/source", true, HitEntryBirthDatesItemRules);
    value.idNumber === void 0 || text(faults, value.idNumber, place, "/idNumber", false, CheckFactFactRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
  }
}
function checkIdentityCheckReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkIdentityCheck(faults, value.check, place, "/check");
  }
}
var DocumentCheckRequired = ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "documentType", "documentNumber", "firstName", "lastName", "fullName", "dateOfBirth", "gender", "nationality", "issuingCountry", "issueDate", "expiryDate", "address", "mrz", "portraitUrl"];
var DocumentCheckMembers = /* @__PURE__ */ new Set(["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "documentType", "documentNumber", "firstName", "lastName", "fullName", "dateOfBirth", "gender", "nationality", "issuingCountry", "issueDate", "expiryDate", "address", "mrz", "portraitUrl"]);
var DocumentCheckFullNameRules = { max: 400 };
var DocumentCheckNationalityRules = { max: 2 };
var MachineReadableZoneRequired = ["lines", "valid", "checks"];
var MachineReadableZoneMembers = /* @__PURE__ */ new Set(["lines", "valid", "checks"]);
function checkMachineReadableZoneLinesItem(faults, value, at, key) {
  text(faults, value, at, key, false, CheckFactFactRules);
}
var MachineReadableZoneLinesRules = { max: 3, item: checkMachineReadableZoneLinesItem };
var MachineReadableZoneChecksRules = { max: 20, item: checkExamined };
function checkMachineReadableZone(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, true)) {
    required(faults, value, place, MachineReadableZoneRequired);
    closed(faults, value, place, MachineReadableZoneMembers);
    value.lines === void 0 || array(faults, value.lines, place, "/lines", false, MachineReadableZoneLinesRules);
    value.valid === void 0 || boolean(faults, value.valid, place, "/valid", false);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, MachineReadableZoneChecksRules);
  }
}
function checkDocumentCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DocumentCheckRequired);
    closed(faults, value, place, DocumentCheckMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.session === void 0 || checkCheckSession(faults, value.session, place, "/session");
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.retryable === void 0 || boolean(faults, value.retryable, place, "/retryable", false);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, AgeCheckChecksRules);
    value.thresholds === void 0 || checkThresholds(faults, value.thresholds, place, "/thresholds");
    value.engine === void 0 || checkCheckEngine(faults, value.engine, place, "/engine");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.documentType === void 0 || text(faults, value.documentType, place, "/documentType", true, HitListRules);
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", true, CheckFactFactRules);
    value.firstName === void 0 || text(faults, value.firstName, place, "/firstName", true, HitEntityIdRules);
    value.lastName === void 0 || text(faults, value.lastName, place, "/lastName", true, HitEntityIdRules);
    value.fullName === void 0 || text(faults, value.fullName, place, "/fullName", true, DocumentCheckFullNameRules);
    value.dateOfBirth === void 0 || text(faults, value.dateOfBirth, place, "/dateOfBirth", true, ScreenedListPublishedAtRules);
    value.gender === void 0 || text(faults, value.gender, place, "/gender", true, ScreenedSubjectBirthDateRules);
    value.nationality === void 0 || text(faults, value.nationality, place, "/nationality", true, DocumentCheckNationalityRules);
    value.issuingCountry === void 0 || text(faults, value.issuingCountry, place, "/issuingCountry", true, DocumentCheckNationalityRules);
    value.issueDate === void 0 || text(faults, value.issueDate, place, "/issueDate", true, ScreenedListPublishedAtRules);
    value.expiryDate === void 0 || text(faults, value.expiryDate, place, "/expiryDate", true, ScreenedListPublishedAtRules);
    value.address === void 0 || text(faults, value.address, place, "/address", true, DocumentCheckFullNameRules);
    value.mrz === void 0 || checkMachineReadableZone(faults, value.mrz, place, "/mrz");
    value.portraitUrl === void 0 || text(faults, value.portraitUrl, place, "/portraitUrl", true, HitEntryBirthPlacesItemRules);
  }
}
function checkDocumentCheckReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkDocumentCheck(faults, value.check, place, "/check");
  }
}
var AddressCheckRequired = ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "documentType", "issuer", "issueDate", "nameOnDocument", "address", "nameMatch", "addressMatch", "maxAgeDays"];
var AddressCheckMembers = /* @__PURE__ */ new Set(["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "facts", "createdAt", "documentType", "issuer", "issueDate", "nameOnDocument", "address", "nameMatch", "addressMatch", "maxAgeDays"]);
var PostalAddressRequired = ["raw", "formatted", "street1", "street2", "city", "region", "postalCode", "country"];
var PostalAddressMembers = /* @__PURE__ */ new Set(["raw", "formatted", "street1", "street2", "city", "region", "postalCode", "country"]);
function checkPostalAddress(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, PostalAddressRequired);
    closed(faults, value, place, PostalAddressMembers);
    value.raw === void 0 || text(faults, value.raw, place, "/raw", true, DocumentCheckFullNameRules);
    value.formatted === void 0 || text(faults, value.formatted, place, "/formatted", true, DocumentCheckFullNameRules);
    value.street1 === void 0 || text(faults, value.street1, place, "/street1", true, HitEntityIdRules);
    value.street2 === void 0 || text(faults, value.street2, place, "/street2", true, HitEntityIdRules);
    value.city === void 0 || text(faults, value.city, place, "/city", true, HitEntryBirthDatesItemRules);
    value.region === void 0 || text(faults, value.region, place, "/region", true, HitEntryBirthDatesItemRules);
    value.postalCode === void 0 || text(faults, value.postalCode, place, "/postalCode", true, HitPartKindRules);
    value.country === void 0 || text(faults, value.country, place, "/country", true, DocumentCheckNationalityRules);
  }
}
var AddressCheckMaxAgeDaysRules = { isInteger: true, min: 1, max: 3650 };
function checkAddressCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AddressCheckRequired);
    closed(faults, value, place, AddressCheckMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", true, ScreenReplyIdRules);
    value.session === void 0 || checkCheckSession(faults, value.session, place, "/session");
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.retryable === void 0 || boolean(faults, value.retryable, place, "/retryable", false);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, AgeCheckChecksRules);
    value.thresholds === void 0 || checkThresholds(faults, value.thresholds, place, "/thresholds");
    value.engine === void 0 || checkCheckEngine(faults, value.engine, place, "/engine");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.documentType === void 0 || text(faults, value.documentType, place, "/documentType", true, HitListRules);
    value.issuer === void 0 || text(faults, value.issuer, place, "/issuer", true, HitEntityIdRules);
    value.issueDate === void 0 || text(faults, value.issueDate, place, "/issueDate", true, ScreenedListPublishedAtRules);
    value.nameOnDocument === void 0 || text(faults, value.nameOnDocument, place, "/nameOnDocument", true, HitEntityIdRules);
    value.address === void 0 || checkPostalAddress(faults, value.address, place, "/address");
    value.nameMatch === void 0 || number(faults, value.nameMatch, place, "/nameMatch", true, AgeCheckScoreRules);
    value.addressMatch === void 0 || number(faults, value.addressMatch, place, "/addressMatch", true, AgeCheckScoreRules);
    value.maxAgeDays === void 0 || number(faults, value.maxAgeDays, place, "/maxAgeDays", false, AddressCheckMaxAgeDaysRules);
  }
}
function checkAddressCheckReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkAddressCheck(faults, value.check, place, "/check");
  }
}
var KeyListReplyRequired = ["ok", "keys", "total", "nextCursor"];
var KeyListReplyMembers = /* @__PURE__ */ new Set(["ok", "keys", "total", "nextCursor"]);
var KeyRequired = ["id", "name", "prefix", "last4", "scopes", "allowedIps", "environment", "status", "expiresAt", "lastUsedAt", "lastUsedIp", "createdAt", "revokedAt", "replacesId", "replacedById", "parentId", "createdBy"];
var KeyMembers = /* @__PURE__ */ new Set(["id", "name", "prefix", "last4", "scopes", "allowedIps", "environment", "status", "expiresAt", "lastUsedAt", "lastUsedIp", "createdAt", "revokedAt", "replacesId", "replacedById", "parentId", "createdBy"]);
var KeyLast4Rules = { max: 4 };
function checkScope(faults, value, at, key) {
  text(faults, value, at, key, false, HitListVersionRules);
}
var KeyScopesRules = { max: 40, item: checkScope };
function checkKeyAllowedIpsItem(faults, value, at, key) {
  text(faults, value, at, key, false, HitListVersionRules);
}
var KeyAllowedIpsRules = { max: 50, item: checkKeyAllowedIpsItem };
var KeyStatusValues = ["active", "expired", "revoked"];
var KeyCreatedByRules = { max: 254 };
function checkKey(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyRequired);
    closed(faults, value, place, KeyMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, HitEntryBirthDatesItemRules);
    value.prefix === void 0 || text(faults, value.prefix, place, "/prefix", false, HitPartKindRules);
    value.last4 === void 0 || text(faults, value.last4, place, "/last4", false, KeyLast4Rules);
    value.scopes === void 0 || array(faults, value.scopes, place, "/scopes", false, KeyScopesRules);
    value.allowedIps === void 0 || array(faults, value.allowedIps, place, "/allowedIps", false, KeyAllowedIpsRules);
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", KeyStatusValues);
    }
    value.expiresAt === void 0 || text(faults, value.expiresAt, place, "/expiresAt", true, InstantRules);
    value.lastUsedAt === void 0 || text(faults, value.lastUsedAt, place, "/lastUsedAt", true, InstantRules);
    value.lastUsedIp === void 0 || text(faults, value.lastUsedIp, place, "/lastUsedIp", true, HitListVersionRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.revokedAt === void 0 || text(faults, value.revokedAt, place, "/revokedAt", true, InstantRules);
    value.replacesId === void 0 || text(faults, value.replacesId, place, "/replacesId", true, ScreenReplyIdRules);
    value.replacedById === void 0 || text(faults, value.replacedById, place, "/replacedById", true, ScreenReplyIdRules);
    value.parentId === void 0 || text(faults, value.parentId, place, "/parentId", true, ScreenReplyIdRules);
    value.createdBy === void 0 || text(faults, value.createdBy, place, "/createdBy", true, KeyCreatedByRules);
  }
}
var KeyListReplyKeysRules = { max: 100, item: checkKey };
function checkKeyListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyListReplyRequired);
    closed(faults, value, place, KeyListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.keys === void 0 || array(faults, value.keys, place, "/keys", false, KeyListReplyKeysRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var KeyCreatedReplyRequired = ["ok", "key", "apiKey"];
var KeyCreatedReplyMembers = /* @__PURE__ */ new Set(["ok", "key", "apiKey"]);
function checkKeyCreatedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyCreatedReplyRequired);
    closed(faults, value, place, KeyCreatedReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.key === void 0 || text(faults, value.key, place, "/key", false, HitEntryBirthDatesItemRules);
    value.apiKey === void 0 || checkKey(faults, value.apiKey, place, "/apiKey");
  }
}
var KeyReplyRequired = ["ok", "apiKey", "alsoRevoked"];
var KeyReplyMembers = /* @__PURE__ */ new Set(["ok", "apiKey", "alsoRevoked"]);
function checkKeyReplyAlsoRevokedItem(faults, value, at, key) {
  text(faults, value, at, key, false, ScreenReplyIdRules);
}
var KeyReplyAlsoRevokedRules = { max: 1e5, item: checkKeyReplyAlsoRevokedItem };
function checkKeyReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyReplyRequired);
    closed(faults, value, place, KeyReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.apiKey === void 0 || checkKey(faults, value.apiKey, place, "/apiKey");
    value.alsoRevoked === void 0 || array(faults, value.alsoRevoked, place, "/alsoRevoked", false, KeyReplyAlsoRevokedRules);
  }
}
var KeyUsageReplyRequired = ["ok", "usage"];
var KeyUsageReplyMembers = /* @__PURE__ */ new Set(["ok", "usage"]);
var KeyUsageRequired = ["id", "name", "timeZone", "dateFrom", "dateTo", "totals", "days"];
var KeyUsageMembers = /* @__PURE__ */ new Set(["id", "name", "timeZone", "dateFrom", "dateTo", "totals", "days"]);
var KeyUsageCountsRequired = ["requests", "refused", "failed"];
var KeyUsageCountsMembers = /* @__PURE__ */ new Set(["requests", "refused", "failed"]);
function checkKeyUsageCounts(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyUsageCountsRequired);
    closed(faults, value, place, KeyUsageCountsMembers);
    value.requests === void 0 || number(faults, value.requests, place, "/requests", false, CountRules);
    value.refused === void 0 || number(faults, value.refused, place, "/refused", false, CountRules);
    value.failed === void 0 || number(faults, value.failed, place, "/failed", false, CountRules);
  }
}
var KeyUsageDayRequired = ["day", "requests", "refused", "failed"];
var KeyUsageDayMembers = /* @__PURE__ */ new Set(["day", "requests", "refused", "failed"]);
function checkKeyUsageDay(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyUsageDayRequired);
    closed(faults, value, place, KeyUsageDayMembers);
    value.day === void 0 || text(faults, value.day, place, "/day", false, ScreenedListPublishedAtRules);
    value.requests === void 0 || number(faults, value.requests, place, "/requests", false, CountRules);
    value.refused === void 0 || number(faults, value.refused, place, "/refused", false, CountRules);
    value.failed === void 0 || number(faults, value.failed, place, "/failed", false, CountRules);
  }
}
var KeyUsageDaysRules = { max: 366, item: checkKeyUsageDay };
function checkKeyUsage(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyUsageRequired);
    closed(faults, value, place, KeyUsageMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, HitEntryBirthDatesItemRules);
    value.timeZone === void 0 || text(faults, value.timeZone, place, "/timeZone", false, HitListVersionRules);
    value.dateFrom === void 0 || text(faults, value.dateFrom, place, "/dateFrom", false, ScreenedListPublishedAtRules);
    value.dateTo === void 0 || text(faults, value.dateTo, place, "/dateTo", false, ScreenedListPublishedAtRules);
    value.totals === void 0 || checkKeyUsageCounts(faults, value.totals, place, "/totals");
    value.days === void 0 || array(faults, value.days, place, "/days", false, KeyUsageDaysRules);
  }
}
function checkKeyUsageReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeyUsageReplyRequired);
    closed(faults, value, place, KeyUsageReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.usage === void 0 || checkKeyUsage(faults, value.usage, place, "/usage");
  }
}
var KybItemRequired = ["id", "status", "environment", "companyName", "country", "registrationNumber", "lei", "externalId", "score", "warnings", "checks", "threshold", "version", "createdAt", "updatedAt"];
var KybItemMembers = /* @__PURE__ */ new Set(["id", "status", "environment", "companyName", "country", "registrationNumber", "lei", "externalId", "score", "warnings", "checks", "threshold", "version", "createdAt", "updatedAt"]);
function checkKybItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KybItemRequired);
    closed(faults, value, place, KybItemMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.companyName === void 0 || text(faults, value.companyName, place, "/companyName", false, HitCaptionRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
    value.registrationNumber === void 0 || text(faults, value.registrationNumber, place, "/registrationNumber", true, CheckFactFactRules);
    value.lei === void 0 || text(faults, value.lei, place, "/lei", true, HitPartKindRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, AgeCheckChecksRules);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", false, AgeCheckScoreRules);
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var KybListReplyChecksRules = { max: 100, item: checkKybItem };
function checkKybListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CheckListReplyRequired);
    closed(faults, value, place, CheckListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, KybListReplyChecksRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var KybCheckRequired = ["id", "status", "environment", "companyName", "country", "registrationNumber", "lei", "externalId", "score", "warnings", "checks", "threshold", "version", "createdAt", "updatedAt", "company", "registers", "registerChange", "people", "aml", "facts"];
var KybCheckMembers = /* @__PURE__ */ new Set(["id", "status", "environment", "companyName", "country", "registrationNumber", "lei", "externalId", "score", "warnings", "checks", "threshold", "version", "createdAt", "updatedAt", "company", "registers", "registerChange", "people", "aml", "facts"]);
var RegisteredCompanyRequired = ["register", "registerVersion", "name", "registrationNumber", "lei", "country", "status", "legalForm", "incorporatedOn", "address", "nameScore"];
var RegisteredCompanyMembers = /* @__PURE__ */ new Set(["register", "registerVersion", "name", "registrationNumber", "lei", "country", "status", "legalForm", "incorporatedOn", "address", "nameScore"]);
var RegisteredCompanyStatusValues = ["active", "inactive", "unknown"];
function checkRegisteredCompany(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, true)) {
    required(faults, value, place, RegisteredCompanyRequired);
    closed(faults, value, place, RegisteredCompanyMembers);
    value.register === void 0 || text(faults, value.register, place, "/register", false, HitListRules);
    value.registerVersion === void 0 || text(faults, value.registerVersion, place, "/registerVersion", false, HitListVersionRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, HitEntryBirthPlacesItemRules);
    value.registrationNumber === void 0 || text(faults, value.registrationNumber, place, "/registrationNumber", true, HitEntryBirthDatesItemRules);
    value.lei === void 0 || text(faults, value.lei, place, "/lei", true, HitPartKindRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", RegisteredCompanyStatusValues);
    }
    value.legalForm === void 0 || text(faults, value.legalForm, place, "/legalForm", true, HitEntityIdRules);
    value.incorporatedOn === void 0 || text(faults, value.incorporatedOn, place, "/incorporatedOn", true, ScreenedListPublishedAtRules);
    value.address === void 0 || text(faults, value.address, place, "/address", true, HitEntryBirthPlacesItemRules);
    value.nameScore === void 0 || number(faults, value.nameScore, place, "/nameScore", false, AgeCheckScoreRules);
  }
}
var VersionedSourceRequired = ["id", "version"];
var VersionedSourceMembers = /* @__PURE__ */ new Set(["id", "version"]);
function checkVersionedSource(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, VersionedSourceRequired);
    closed(faults, value, place, VersionedSourceMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, HitListRules);
    value.version === void 0 || text(faults, value.version, place, "/version", false, HitListVersionRules);
  }
}
var KybCheckRegistersRules = { max: 100, item: checkVersionedSource };
var KybCheckRegisterChangeValueValues = ["changed", "removed"];
function checkKybCheckRegisterChangeValue(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, KybCheckRegisterChangeValueValues);
}
var KybPersonResultRequired = ["fullName", "role", "dateOfBirth", "match", "score"];
var KybPersonResultMembers = /* @__PURE__ */ new Set(["fullName", "role", "dateOfBirth", "match", "score"]);
function checkKybPersonResult(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KybPersonResultRequired);
    closed(faults, value, place, KybPersonResultMembers);
    value.fullName === void 0 || text(faults, value.fullName, place, "/fullName", false, HitEntityIdRules);
    value.role === void 0 || text(faults, value.role, place, "/role", false, CheckFactFactRules);
    value.dateOfBirth === void 0 || text(faults, value.dateOfBirth, place, "/dateOfBirth", true, ScreenedListPublishedAtRules);
    value.match === void 0 || boolean(faults, value.match, place, "/match", false);
    value.score === void 0 || number(faults, value.score, place, "/score", false, AgeCheckScoreRules);
  }
}
var KybCheckPeopleRules = { max: 50, item: checkKybPersonResult };
var KybScreeningRequired = ["match", "score", "hits", "lists"];
var KybScreeningMembers = /* @__PURE__ */ new Set(["match", "score", "hits", "lists"]);
var KybHitRequired = ["subject", "entityId", "list", "listVersion", "caption", "matchedName", "score", "topics", "programs", "matchedNameKind", "source"];
var KybHitMembers = /* @__PURE__ */ new Set(["subject", "entityId", "list", "listVersion", "caption", "matchedName", "matchedNameKind", "source", "score", "topics", "programs"]);
var KybHitTopicsRules = { max: 50, item: checkHitEntryBirthDatesItem };
function checkKybHitProgramsItem(faults, value, at, key) {
  text(faults, value, at, key, false, HitEntityIdRules);
}
var KybHitProgramsRules = { max: 50, item: checkKybHitProgramsItem };
function checkKybHit(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KybHitRequired);
    closed(faults, value, place, KybHitMembers);
    value.subject === void 0 || text(faults, value.subject, place, "/subject", false, HitCaptionRules);
    value.entityId === void 0 || text(faults, value.entityId, place, "/entityId", false, HitEntityIdRules);
    value.list === void 0 || text(faults, value.list, place, "/list", false, HitListRules);
    value.listVersion === void 0 || text(faults, value.listVersion, place, "/listVersion", false, HitListVersionRules);
    value.caption === void 0 || text(faults, value.caption, place, "/caption", false, HitEntryBirthPlacesItemRules);
    value.matchedName === void 0 || text(faults, value.matchedName, place, "/matchedName", false, HitCaptionRules);
    if (value.matchedNameKind !== void 0) {
      text(faults, value.matchedNameKind, place, "/matchedNameKind", false, noRules);
      choice(faults, value.matchedNameKind, place, "/matchedNameKind", HitMatchedNameKindValues);
    }
    value.source === void 0 || checkFactSource(faults, value.source, place, "/source");
    value.score === void 0 || number(faults, value.score, place, "/score", false, AgeCheckScoreRules);
    value.topics === void 0 || array(faults, value.topics, place, "/topics", false, KybHitTopicsRules);
    value.programs === void 0 || array(faults, value.programs, place, "/programs", false, KybHitProgramsRules);
  }
}
var KybScreeningHitsRules = { max: 500, item: checkKybHit };
var KybScreeningListsRules = { max: 200, item: checkVersionedSource };
function checkKybScreening(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KybScreeningRequired);
    closed(faults, value, place, KybScreeningMembers);
    value.match === void 0 || boolean(faults, value.match, place, "/match", false);
    value.score === void 0 || number(faults, value.score, place, "/score", false, AgeCheckScoreRules);
    value.hits === void 0 || array(faults, value.hits, place, "/hits", false, KybScreeningHitsRules);
    value.lists === void 0 || array(faults, value.lists, place, "/lists", false, KybScreeningListsRules);
  }
}
function checkKybCheck(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KybCheckRequired);
    closed(faults, value, place, KybCheckMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.status === void 0 || checkCheckStatus(faults, value.status, place, "/status");
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.companyName === void 0 || text(faults, value.companyName, place, "/companyName", false, HitCaptionRules);
    value.country === void 0 || checkCountryCode(faults, value.country, place, "/country");
    value.registrationNumber === void 0 || text(faults, value.registrationNumber, place, "/registrationNumber", true, CheckFactFactRules);
    value.lei === void 0 || text(faults, value.lei, place, "/lei", true, HitPartKindRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, AgeCheckChecksRules);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", false, AgeCheckScoreRules);
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
    value.company === void 0 || checkRegisteredCompany(faults, value.company, place, "/company");
    value.registers === void 0 || array(faults, value.registers, place, "/registers", false, KybCheckRegistersRules);
    if (value.registerChange !== void 0) {
      if (value.registerChange !== null) checkKybCheckRegisterChangeValue(faults, value.registerChange, place, "/registerChange");
    }
    value.people === void 0 || array(faults, value.people, place, "/people", false, KybCheckPeopleRules);
    value.aml === void 0 || checkKybScreening(faults, value.aml, place, "/aml");
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
  }
}
function checkKybReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AgeCheckReplyRequired);
    closed(faults, value, place, AgeCheckReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.check === void 0 || checkKybCheck(faults, value.check, place, "/check");
  }
}
var RegistersReplyRequired = ["ok", "registers"];
var RegistersReplyMembers = /* @__PURE__ */ new Set(["ok", "registers"]);
var ImportedRegisterRequired = ["id", "version", "entries", "importedAt"];
var ImportedRegisterMembers = /* @__PURE__ */ new Set(["id", "version", "entries", "importedAt"]);
function checkImportedRegister(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ImportedRegisterRequired);
    closed(faults, value, place, ImportedRegisterMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, HitListRules);
    value.version === void 0 || text(faults, value.version, place, "/version", false, HitListVersionRules);
    value.entries === void 0 || number(faults, value.entries, place, "/entries", false, CountRules);
    value.importedAt === void 0 || checkInstant(faults, value.importedAt, place, "/importedAt");
  }
}
var RegistersReplyRegistersRules = { max: 1e3, item: checkImportedRegister };
function checkRegistersReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, RegistersReplyRequired);
    closed(faults, value, place, RegistersReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.registers === void 0 || array(faults, value.registers, place, "/registers", false, RegistersReplyRegistersRules);
  }
}
var RegisterImportReplyRequired = ["ok", "unchanged", "register", "added", "changed", "removed", "skipped"];
var RegisterImportReplyMembers = /* @__PURE__ */ new Set(["ok", "unchanged", "register", "added", "changed", "removed", "skipped"]);
function checkRegisterImportReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, RegisterImportReplyRequired);
    closed(faults, value, place, RegisterImportReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.unchanged === void 0 || boolean(faults, value.unchanged, place, "/unchanged", false);
    value.register === void 0 || checkImportedRegister(faults, value.register, place, "/register");
    value.added === void 0 || checkCount(faults, value.added, place, "/added");
    value.changed === void 0 || checkCount(faults, value.changed, place, "/changed");
    value.removed === void 0 || checkCount(faults, value.removed, place, "/removed");
    value.skipped === void 0 || number(faults, value.skipped, place, "/skipped", false, CountRules);
  }
}
var RegisterRemovedReplyRequired = ["ok", "register"];
var RegisterRemovedReplyMembers = /* @__PURE__ */ new Set(["ok", "register"]);
function checkRegisterRemovedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, RegisterRemovedReplyRequired);
    closed(faults, value, place, RegisterRemovedReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.register === void 0 || checkRemovedList(faults, value.register, place, "/register");
  }
}
var SealedRecordListReplyRequired = ["ok", "sealedRecords", "total", "nextCursor"];
var SealedRecordListReplyMembers = /* @__PURE__ */ new Set(["ok", "sealedRecords", "total", "nextCursor"]);
var SealedRecordRequired = ["id", "environment", "kind", "recordId", "status", "decidedAt", "decidedBy", "keptUntil", "lists", "recordHash", "cause", "erasedBy", "erasedAt"];
var SealedRecordMembers = /* @__PURE__ */ new Set(["id", "environment", "kind", "recordId", "status", "decidedAt", "decidedBy", "keptUntil", "lists", "recordHash", "cause", "erasedBy", "erasedAt"]);
var RecordKindValues = ["session", "screening", "company_check", "check"];
function checkRecordKind(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, RecordKindValues);
}
function checkSealedList(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, VersionedSourceRequired);
    closed(faults, value, place, VersionedSourceMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, HitListRules);
    value.version === void 0 || text(faults, value.version, place, "/version", false, HitListVersionRules);
  }
}
var SealedRecordListsRules = { max: 1e3, item: checkSealedList };
var SealedRecordRecordHashRules = { max: 64, pattern: /^[0-9a-f]{64}$/u };
var SealedRecordCauseValues = ["request", "subject", "retention"];
function checkSealedRecord(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SealedRecordRequired);
    closed(faults, value, place, SealedRecordMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, FaceSimilarityFaceIdRules);
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.kind === void 0 || checkRecordKind(faults, value.kind, place, "/kind");
    value.recordId === void 0 || text(faults, value.recordId, place, "/recordId", false, HitListVersionRules);
    value.status === void 0 || text(faults, value.status, place, "/status", false, HitListRules);
    value.decidedAt === void 0 || text(faults, value.decidedAt, place, "/decidedAt", true, InstantRules);
    value.decidedBy === void 0 || text(faults, value.decidedBy, place, "/decidedBy", true, HitListVersionRules);
    value.keptUntil === void 0 || text(faults, value.keptUntil, place, "/keptUntil", true, InstantRules);
    value.lists === void 0 || array(faults, value.lists, place, "/lists", false, SealedRecordListsRules);
    value.recordHash === void 0 || text(faults, value.recordHash, place, "/recordHash", false, SealedRecordRecordHashRules);
    if (value.cause !== void 0) {
      text(faults, value.cause, place, "/cause", false, noRules);
      choice(faults, value.cause, place, "/cause", SealedRecordCauseValues);
    }
    value.erasedBy === void 0 || text(faults, value.erasedBy, place, "/erasedBy", true, HitListVersionRules);
    value.erasedAt === void 0 || checkInstant(faults, value.erasedAt, place, "/erasedAt");
  }
}
var SealedRecordListReplySealedRecordsRules = { max: 100, item: checkSealedRecord };
function checkSealedRecordListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SealedRecordListReplyRequired);
    closed(faults, value, place, SealedRecordListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.sealedRecords === void 0 || array(faults, value.sealedRecords, place, "/sealedRecords", false, SealedRecordListReplySealedRecordsRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var SealedRecordReplyRequired = ["ok", "sealedRecord"];
var SealedRecordReplyMembers = /* @__PURE__ */ new Set(["ok", "sealedRecord"]);
function checkSealedRecordReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SealedRecordReplyRequired);
    closed(faults, value, place, SealedRecordReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.sealedRecord === void 0 || checkSealedRecord(faults, value.sealedRecord, place, "/sealedRecord");
  }
}
var SessionListReplyRequired = ["ok", "sessions", "total", "nextCursor"];
var SessionListReplyMembers = /* @__PURE__ */ new Set(["ok", "sessions", "total", "nextCursor"]);
var SessionItemRequired = ["id", "status", "environment", "features", "steps", "workflowId", "workflowVersion", "externalId", "subjectName", "callbackUrl", "metadata", "language", "country", "reasonCodes", "importedFrom", "claim", "risk", "firstApproval", "version", "createdAt", "updatedAt", "startedAt", "completedAt", "expiresAt"];
var SessionItemMembers = /* @__PURE__ */ new Set(["id", "status", "environment", "features", "steps", "workflowId", "workflowVersion", "externalId", "subjectName", "callbackUrl", "metadata", "language", "country", "reasonCodes", "importedFrom", "claim", "risk", "firstApproval", "version", "createdAt", "updatedAt", "startedAt", "completedAt", "expiresAt"]);
var FeaturesRules = { min: 1, max: 7, isUnique: true, item: checkFeature };
function checkFeatures(faults, value, at, key) {
  array(faults, value, at, key, false, FeaturesRules);
}
var SessionStepRequired = ["feature", "status", "attempts"];
var SessionStepMembers = /* @__PURE__ */ new Set(["feature", "status", "attempts"]);
var StepStatusValues = ["pending", "approved", "declined", "in_review"];
function checkStepStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, StepStatusValues);
}
function checkSessionStep(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionStepRequired);
    closed(faults, value, place, SessionStepMembers);
    value.feature === void 0 || checkFeature(faults, value.feature, place, "/feature");
    value.status === void 0 || checkStepStatus(faults, value.status, place, "/status");
    value.attempts === void 0 || checkCount(faults, value.attempts, place, "/attempts");
  }
}
var SessionItemStepsRules = { max: 7, item: checkSessionStep };
var SessionItemWorkflowIdRules = { max: 29 };
var SessionItemSubjectNameRules = { max: 201 };
var SessionItemCallbackUrlRules = { max: 2e3, format: ["uri", uri] };
function checkMetadata(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    size(faults, value, place, 0, 50);
  }
}
var SessionItemLanguageRules = { max: 35 };
var SessionItemReasonCodesRules = { max: 50, item: checkReasonCode };
var ImportOriginRequired = ["sessionId", "at"];
var ImportOriginMembers = /* @__PURE__ */ new Set(["sessionId", "at"]);
function checkImportOrigin(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, true)) {
    required(faults, value, place, ImportOriginRequired);
    closed(faults, value, place, ImportOriginMembers);
    value.sessionId === void 0 || text(faults, value.sessionId, place, "/sessionId", false, ScreenReplyIdRules);
    value.at === void 0 || checkInstant(faults, value.at, place, "/at");
  }
}
var ClaimRequired = ["actor", "at", "until"];
var ClaimMembers = /* @__PURE__ */ new Set(["actor", "at", "until"]);
var ActorRequired = ["type", "id", "name"];
var ActorMembers = /* @__PURE__ */ new Set(["type", "id", "name"]);
var ActorTypeValues = ["user", "key", "system"];
function checkActor(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ActorRequired);
    closed(faults, value, place, ActorMembers);
    if (value.type !== void 0) {
      text(faults, value.type, place, "/type", false, noRules);
      choice(faults, value.type, place, "/type", ActorTypeValues);
    }
    value.id === void 0 || text(faults, value.id, place, "/id", true, HitListRules);
    value.name === void 0 || text(faults, value.name, place, "/name", true, HitEntityIdRules);
  }
}
function checkClaim(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ClaimRequired);
    closed(faults, value, place, ClaimMembers);
    value.actor === void 0 || checkActor(faults, value.actor, place, "/actor");
    value.at === void 0 || text(faults, value.at, place, "/at", false, InstantRules);
    value.until === void 0 || text(faults, value.until, place, "/until", false, InstantRules);
  }
}
function checkRisk(faults, value, at, key) {
  number(faults, value, at, key, true, ScreenReplyScoreRules);
}
var FirstApprovalRequired = ["actor", "reason", "comment", "at"];
var FirstApprovalMembers = /* @__PURE__ */ new Set(["actor", "reason", "comment", "at"]);
function checkFirstApproval(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, FirstApprovalRequired);
    closed(faults, value, place, FirstApprovalMembers);
    value.actor === void 0 || checkActor(faults, value.actor, place, "/actor");
    value.reason === void 0 || text(faults, value.reason, place, "/reason", true, HitEntryBirthPlacesItemRules);
    value.comment === void 0 || text(faults, value.comment, place, "/comment", true, CaptureReturnUrlRules);
    value.at === void 0 || checkInstant(faults, value.at, place, "/at");
  }
}
function checkSessionItem(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionItemRequired);
    closed(faults, value, place, SessionItemMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.status === void 0 || checkSessionStatus(faults, value.status, place, "/status");
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.features === void 0 || checkFeatures(faults, value.features, place, "/features");
    value.steps === void 0 || array(faults, value.steps, place, "/steps", false, SessionItemStepsRules);
    value.workflowId === void 0 || text(faults, value.workflowId, place, "/workflowId", false, SessionItemWorkflowIdRules);
    value.workflowVersion === void 0 || number(faults, value.workflowVersion, place, "/workflowVersion", false, ScreeningSummaryVersionRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.subjectName === void 0 || text(faults, value.subjectName, place, "/subjectName", true, SessionItemSubjectNameRules);
    value.callbackUrl === void 0 || text(faults, value.callbackUrl, place, "/callbackUrl", true, SessionItemCallbackUrlRules);
    value.metadata === void 0 || checkMetadata(faults, value.metadata, place, "/metadata");
    value.language === void 0 || text(faults, value.language, place, "/language", true, SessionItemLanguageRules);
    value.country === void 0 || text(faults, value.country, place, "/country", true, DocumentCheckNationalityRules);
    value.reasonCodes === void 0 || array(faults, value.reasonCodes, place, "/reasonCodes", false, SessionItemReasonCodesRules);
    value.importedFrom === void 0 || checkImportOrigin(faults, value.importedFrom, place, "/importedFrom");
    if (value.claim !== void 0) {
      if (value.claim !== null) checkClaim(faults, value.claim, place, "/claim");
    }
    value.risk === void 0 || checkRisk(faults, value.risk, place, "/risk");
    if (value.firstApproval !== void 0) {
      if (value.firstApproval !== null) checkFirstApproval(faults, value.firstApproval, place, "/firstApproval");
    }
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
    value.startedAt === void 0 || text(faults, value.startedAt, place, "/startedAt", true, InstantRules);
    value.completedAt === void 0 || text(faults, value.completedAt, place, "/completedAt", true, InstantRules);
    value.expiresAt === void 0 || text(faults, value.expiresAt, place, "/expiresAt", true, InstantRules);
  }
}
var SessionListReplySessionsRules = { max: 100, item: checkSessionItem };
function checkSessionListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionListReplyRequired);
    closed(faults, value, place, SessionListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.sessions === void 0 || array(faults, value.sessions, place, "/sessions", false, SessionListReplySessionsRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var SessionCreatedReplyRequired = ["ok", "session"];
var SessionCreatedReplyMembers = /* @__PURE__ */ new Set(["ok", "session"]);
var CreatedSessionRequired = ["id", "status", "environment", "features", "steps", "workflowId", "workflowVersion", "externalId", "callbackUrl", "metadata", "language", "country", "reasonCodes", "importedFrom", "claim", "risk", "version", "createdAt", "updatedAt", "startedAt", "completedAt", "expiresAt", "contact", "expected", "decision", "firstApproval", "checks", "history", "url", "clientToken"];
var CreatedSessionMembers = /* @__PURE__ */ new Set(["id", "status", "environment", "features", "steps", "workflowId", "workflowVersion", "externalId", "callbackUrl", "metadata", "language", "country", "reasonCodes", "importedFrom", "claim", "risk", "version", "createdAt", "updatedAt", "startedAt", "completedAt", "expiresAt", "url", "clientToken", "contact", "expected", "decision", "firstApproval", "consent", "checks", "history"]);
var CreatedSessionUrlRules = { max: 2100 };
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
var ExpectedDateOfBirthRules = { max: 10, pattern: /^(?!0000)/u, format: ["date", date] };
var ExpectedDocumentNumberRules = { max: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
var ExpectedAddressRules = { max: 300, pattern: /^[^\u0000-\u001f\u007f-\u009f]*$/u };
function checkExpected(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    closed(faults, value, place, ExpectedMembers);
    value.firstName === void 0 || text(faults, value.firstName, place, "/firstName", true, ExpectedFirstNameRules);
    value.lastName === void 0 || text(faults, value.lastName, place, "/lastName", true, ExpectedFirstNameRules);
    value.dateOfBirth === void 0 || text(faults, value.dateOfBirth, place, "/dateOfBirth", true, ExpectedDateOfBirthRules);
    value.nationality === void 0 || text(faults, value.nationality, place, "/nationality", true, CountryCodeRules);
    value.documentNumber === void 0 || text(faults, value.documentNumber, place, "/documentNumber", true, ExpectedDocumentNumberRules);
    value.address === void 0 || text(faults, value.address, place, "/address", true, ExpectedAddressRules);
  }
}
var DecisionRequired = ["decision", "reason", "reasonCodes", "comment", "actor", "at"];
var DecisionMembers = /* @__PURE__ */ new Set(["decision", "reason", "reasonCodes", "comment", "actor", "at"]);
var DecisionReasonCodesRules = { max: 20, item: checkReasonCode };
function checkDecision(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DecisionRequired);
    closed(faults, value, place, DecisionMembers);
    value.decision === void 0 || checkSessionStatus(faults, value.decision, place, "/decision");
    value.reason === void 0 || text(faults, value.reason, place, "/reason", true, HitEntryBirthPlacesItemRules);
    value.reasonCodes === void 0 || array(faults, value.reasonCodes, place, "/reasonCodes", false, DecisionReasonCodesRules);
    value.comment === void 0 || text(faults, value.comment, place, "/comment", true, CaptureReturnUrlRules);
    value.actor === void 0 || checkActor(faults, value.actor, place, "/actor");
    value.at === void 0 || checkInstant(faults, value.at, place, "/at");
  }
}
var SessionConsentRequired = ["language", "version", "acceptedAt"];
var SessionConsentMembers = /* @__PURE__ */ new Set(["language", "version", "acceptedAt"]);
function checkSessionConsent(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionConsentRequired);
    closed(faults, value, place, SessionConsentMembers);
    if (value.language !== void 0) {
      text(faults, value.language, place, "/language", false, noRules);
      choice(faults, value.language, place, "/language", CaptureLanguageValues);
    }
    value.version === void 0 || text(faults, value.version, place, "/version", false, CaptureConsentVersionRules);
    value.acceptedAt === void 0 || checkInstant(faults, value.acceptedAt, place, "/acceptedAt");
  }
}
var CheckSummaryRequired = ["id", "type", "status", "warnings", "createdAt"];
var CheckSummaryMembers = /* @__PURE__ */ new Set(["id", "type", "status", "warnings", "createdAt", "images", "facts", "fields", "score", "threshold", "screeningId"]);
function checkCheckSummary(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CheckSummaryRequired);
    closed(faults, value, place, CheckSummaryMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.type === void 0 || checkFeature(faults, value.type, place, "/type");
    value.status === void 0 || checkStepStatus(faults, value.status, place, "/status");
    value.warnings === void 0 || array(faults, value.warnings, place, "/warnings", false, AgeCheckWarningsRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.images === void 0 || array(faults, value.images, place, "/images", false, StoredCheckImagesRules);
    value.facts === void 0 || checkCheckFacts(faults, value.facts, place, "/facts");
    value.fields === void 0 || array(faults, value.fields, place, "/fields", false, StoredCheckFieldsRules);
    value.score === void 0 || number(faults, value.score, place, "/score", true, AgeCheckScoreRules);
    value.threshold === void 0 || number(faults, value.threshold, place, "/threshold", true, AgeCheckScoreRules);
    value.screeningId === void 0 || text(faults, value.screeningId, place, "/screeningId", true, ScreenReplyIdRules);
  }
}
var CreatedSessionChecksRules = { max: 1e3, item: checkCheckSummary };
var HistoryEntryRequired = ["from", "to", "actor", "reason", "at"];
var HistoryEntryMembers = /* @__PURE__ */ new Set(["from", "to", "actor", "reason", "at"]);
function checkHistoryEntry(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, HistoryEntryRequired);
    closed(faults, value, place, HistoryEntryMembers);
    value.from === void 0 || text(faults, value.from, place, "/from", true, HitListRules);
    value.to === void 0 || checkSessionStatus(faults, value.to, place, "/to");
    value.actor === void 0 || checkActor(faults, value.actor, place, "/actor");
    value.reason === void 0 || text(faults, value.reason, place, "/reason", true, HitEntryBirthPlacesItemRules);
    value.at === void 0 || checkInstant(faults, value.at, place, "/at");
  }
}
var CreatedSessionHistoryRules = { max: 1e3, item: checkHistoryEntry };
function checkCreatedSession(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, CreatedSessionRequired);
    closed(faults, value, place, CreatedSessionMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.status === void 0 || checkSessionStatus(faults, value.status, place, "/status");
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.features === void 0 || checkFeatures(faults, value.features, place, "/features");
    value.steps === void 0 || array(faults, value.steps, place, "/steps", false, SessionItemStepsRules);
    value.workflowId === void 0 || text(faults, value.workflowId, place, "/workflowId", false, SessionItemWorkflowIdRules);
    value.workflowVersion === void 0 || number(faults, value.workflowVersion, place, "/workflowVersion", false, ScreeningSummaryVersionRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.callbackUrl === void 0 || text(faults, value.callbackUrl, place, "/callbackUrl", true, SessionItemCallbackUrlRules);
    value.metadata === void 0 || checkMetadata(faults, value.metadata, place, "/metadata");
    value.language === void 0 || text(faults, value.language, place, "/language", true, SessionItemLanguageRules);
    value.country === void 0 || text(faults, value.country, place, "/country", true, DocumentCheckNationalityRules);
    value.reasonCodes === void 0 || array(faults, value.reasonCodes, place, "/reasonCodes", false, SessionItemReasonCodesRules);
    value.importedFrom === void 0 || checkImportOrigin(faults, value.importedFrom, place, "/importedFrom");
    if (value.claim !== void 0) {
      if (value.claim !== null) checkClaim(faults, value.claim, place, "/claim");
    }
    value.risk === void 0 || checkRisk(faults, value.risk, place, "/risk");
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
    value.startedAt === void 0 || text(faults, value.startedAt, place, "/startedAt", true, InstantRules);
    value.completedAt === void 0 || text(faults, value.completedAt, place, "/completedAt", true, InstantRules);
    value.expiresAt === void 0 || text(faults, value.expiresAt, place, "/expiresAt", true, InstantRules);
    value.url === void 0 || text(faults, value.url, place, "/url", false, CreatedSessionUrlRules);
    value.clientToken === void 0 || text(faults, value.clientToken, place, "/clientToken", false, HitEntryBirthDatesItemRules);
    value.contact === void 0 || checkContact(faults, value.contact, place, "/contact");
    value.expected === void 0 || checkExpected(faults, value.expected, place, "/expected");
    if (value.decision !== void 0) {
      if (value.decision !== null) checkDecision(faults, value.decision, place, "/decision");
    }
    if (value.firstApproval !== void 0) {
      if (value.firstApproval !== null) checkFirstApproval(faults, value.firstApproval, place, "/firstApproval");
    }
    if (value.consent !== void 0) {
      if (value.consent !== null) checkSessionConsent(faults, value.consent, place, "/consent");
    }
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, CreatedSessionChecksRules);
    value.history === void 0 || array(faults, value.history, place, "/history", false, CreatedSessionHistoryRules);
  }
}
function checkSessionCreatedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionCreatedReplyRequired);
    closed(faults, value, place, SessionCreatedReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.session === void 0 || checkCreatedSession(faults, value.session, place, "/session");
  }
}
var SessionRequired = ["id", "status", "environment", "features", "steps", "workflowId", "workflowVersion", "externalId", "callbackUrl", "metadata", "language", "country", "reasonCodes", "importedFrom", "claim", "risk", "version", "createdAt", "updatedAt", "startedAt", "completedAt", "expiresAt", "contact", "expected", "decision", "firstApproval", "checks", "history"];
function checkSession(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionRequired);
    closed(faults, value, place, CreatedSessionMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.status === void 0 || checkSessionStatus(faults, value.status, place, "/status");
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.features === void 0 || checkFeatures(faults, value.features, place, "/features");
    value.steps === void 0 || array(faults, value.steps, place, "/steps", false, SessionItemStepsRules);
    value.workflowId === void 0 || text(faults, value.workflowId, place, "/workflowId", false, SessionItemWorkflowIdRules);
    value.workflowVersion === void 0 || number(faults, value.workflowVersion, place, "/workflowVersion", false, ScreeningSummaryVersionRules);
    value.externalId === void 0 || text(faults, value.externalId, place, "/externalId", true, HitEntityIdRules);
    value.callbackUrl === void 0 || text(faults, value.callbackUrl, place, "/callbackUrl", true, SessionItemCallbackUrlRules);
    value.metadata === void 0 || checkMetadata(faults, value.metadata, place, "/metadata");
    value.language === void 0 || text(faults, value.language, place, "/language", true, SessionItemLanguageRules);
    value.country === void 0 || text(faults, value.country, place, "/country", true, DocumentCheckNationalityRules);
    value.reasonCodes === void 0 || array(faults, value.reasonCodes, place, "/reasonCodes", false, SessionItemReasonCodesRules);
    value.importedFrom === void 0 || checkImportOrigin(faults, value.importedFrom, place, "/importedFrom");
    if (value.claim !== void 0) {
      if (value.claim !== null) checkClaim(faults, value.claim, place, "/claim");
    }
    value.risk === void 0 || checkRisk(faults, value.risk, place, "/risk");
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
    value.startedAt === void 0 || text(faults, value.startedAt, place, "/startedAt", true, InstantRules);
    value.completedAt === void 0 || text(faults, value.completedAt, place, "/completedAt", true, InstantRules);
    value.expiresAt === void 0 || text(faults, value.expiresAt, place, "/expiresAt", true, InstantRules);
    value.url === void 0 || text(faults, value.url, place, "/url", false, CreatedSessionUrlRules);
    value.clientToken === void 0 || text(faults, value.clientToken, place, "/clientToken", false, HitEntryBirthDatesItemRules);
    value.contact === void 0 || checkContact(faults, value.contact, place, "/contact");
    value.expected === void 0 || checkExpected(faults, value.expected, place, "/expected");
    if (value.decision !== void 0) {
      if (value.decision !== null) checkDecision(faults, value.decision, place, "/decision");
    }
    if (value.firstApproval !== void 0) {
      if (value.firstApproval !== null) checkFirstApproval(faults, value.firstApproval, place, "/firstApproval");
    }
    if (value.consent !== void 0) {
      if (value.consent !== null) checkSessionConsent(faults, value.consent, place, "/consent");
    }
    value.checks === void 0 || array(faults, value.checks, place, "/checks", false, CreatedSessionChecksRules);
    value.history === void 0 || array(faults, value.history, place, "/history", false, CreatedSessionHistoryRules);
  }
}
function checkSessionReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionCreatedReplyRequired);
    closed(faults, value, place, SessionCreatedReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.session === void 0 || checkSession(faults, value.session, place, "/session");
  }
}
var WorkflowListReplyRequired = ["ok", "workflows", "total", "nextCursor"];
var WorkflowListReplyMembers = /* @__PURE__ */ new Set(["ok", "workflows", "total", "nextCursor"]);
var WorkflowRequired = ["id", "name", "version", "isDefault", "environment", "features", "documentsAllowed", "thresholds", "actions", "onDuplicate", "maxAttempts", "sessionTtlSeconds", "kycValidityDays", "retentionDays", "fourEyesFrom", "acceptHeadTurnsAsLiveness", "acceptDocumentPictureAsIdentity", "createdAt", "updatedAt"];
var WorkflowMembers = /* @__PURE__ */ new Set(["id", "name", "version", "isDefault", "environment", "features", "documentsAllowed", "thresholds", "actions", "onDuplicate", "maxAttempts", "sessionTtlSeconds", "kycValidityDays", "retentionDays", "fourEyesFrom", "acceptHeadTurnsAsLiveness", "acceptDocumentPictureAsIdentity", "brand", "consent", "createdAt", "updatedAt"]);
function checkWorkflowDocumentsAllowedItem(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, DocumentTypeValues);
}
var WorkflowDocumentsAllowedRules = { min: 1, max: 10, isUnique: true, item: checkWorkflowDocumentsAllowedItem };
function checkActions(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    size(faults, value, place, 0, 100);
  }
}
var WorkflowOnDuplicateValues = ["approve", "review", "decline"];
var WorkflowMaxAttemptsRules = { isInteger: true, min: 1, max: 10 };
var WorkflowSessionTtlSecondsRules = { isInteger: true, min: 300, max: 31536e3 };
var BrandRequired = ["name", "color", "logo"];
var BrandMembers = /* @__PURE__ */ new Set(["name", "color", "logo"]);
var BrandLogoRequired = ["contentType", "bytes", "sha256"];
var BrandLogoMembers = /* @__PURE__ */ new Set(["contentType", "bytes", "sha256"]);
var BrandLogoContentTypeValues = ["image/png", "image/jpeg"];
var BrandLogoBytesRules = { isInteger: true, min: 1, max: 49152 };
function checkBrandLogo(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, BrandLogoRequired);
    closed(faults, value, place, BrandLogoMembers);
    if (value.contentType !== void 0) {
      text(faults, value.contentType, place, "/contentType", false, noRules);
      choice(faults, value.contentType, place, "/contentType", BrandLogoContentTypeValues);
    }
    value.bytes === void 0 || number(faults, value.bytes, place, "/bytes", false, BrandLogoBytesRules);
    value.sha256 === void 0 || text(faults, value.sha256, place, "/sha256", false, CaptureConsentVersionRules);
  }
}
function checkBrand(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, BrandRequired);
    closed(faults, value, place, BrandMembers);
    value.name === void 0 || text(faults, value.name, place, "/name", true, CheckFactFactRules);
    if (value.color !== void 0) {
      if (value.color !== null) checkColor(faults, value.color, place, "/color");
    }
    if (value.logo !== void 0) {
      if (value.logo !== null) checkBrandLogo(faults, value.logo, place, "/logo");
    }
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
function checkWorkflow(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WorkflowRequired);
    closed(faults, value, place, WorkflowMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, SessionItemWorkflowIdRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, HitEntryBirthDatesItemRules);
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
    value.isDefault === void 0 || boolean(faults, value.isDefault, place, "/isDefault", false);
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.features === void 0 || checkFeatures(faults, value.features, place, "/features");
    value.documentsAllowed === void 0 || array(faults, value.documentsAllowed, place, "/documentsAllowed", false, WorkflowDocumentsAllowedRules);
    value.thresholds === void 0 || checkThresholds(faults, value.thresholds, place, "/thresholds");
    value.actions === void 0 || checkActions(faults, value.actions, place, "/actions");
    if (value.onDuplicate !== void 0) {
      text(faults, value.onDuplicate, place, "/onDuplicate", false, noRules);
      choice(faults, value.onDuplicate, place, "/onDuplicate", WorkflowOnDuplicateValues);
    }
    value.maxAttempts === void 0 || number(faults, value.maxAttempts, place, "/maxAttempts", false, WorkflowMaxAttemptsRules);
    value.sessionTtlSeconds === void 0 || number(faults, value.sessionTtlSeconds, place, "/sessionTtlSeconds", false, WorkflowSessionTtlSecondsRules);
    value.kycValidityDays === void 0 || number(faults, value.kycValidityDays, place, "/kycValidityDays", true, AddressCheckMaxAgeDaysRules);
    value.retentionDays === void 0 || number(faults, value.retentionDays, place, "/retentionDays", true, AddressCheckMaxAgeDaysRules);
    value.fourEyesFrom === void 0 || number(faults, value.fourEyesFrom, place, "/fourEyesFrom", true, ScreenReplyScoreRules);
    value.acceptHeadTurnsAsLiveness === void 0 || boolean(faults, value.acceptHeadTurnsAsLiveness, place, "/acceptHeadTurnsAsLiveness", false);
    value.acceptDocumentPictureAsIdentity === void 0 || boolean(faults, value.acceptDocumentPictureAsIdentity, place, "/acceptDocumentPictureAsIdentity", false);
    if (value.brand !== void 0) {
      if (value.brand !== null) checkBrand(faults, value.brand, place, "/brand");
    }
    if (value.consent !== void 0) {
      if (value.consent !== null) checkConsentTexts(faults, value.consent, place, "/consent");
    }
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.updatedAt === void 0 || checkInstant(faults, value.updatedAt, place, "/updatedAt");
  }
}
var WorkflowListReplyWorkflowsRules = { max: 100, item: checkWorkflow };
function checkWorkflowListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WorkflowListReplyRequired);
    closed(faults, value, place, WorkflowListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.workflows === void 0 || array(faults, value.workflows, place, "/workflows", false, WorkflowListReplyWorkflowsRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var WorkflowReplyRequired = ["ok", "workflow"];
var WorkflowReplyMembers = /* @__PURE__ */ new Set(["ok", "workflow"]);
function checkWorkflowReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WorkflowReplyRequired);
    closed(faults, value, place, WorkflowReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.workflow === void 0 || checkWorkflow(faults, value.workflow, place, "/workflow");
  }
}
function checkDeletedWorkflow(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeletedScreeningRequired);
    closed(faults, value, place, DeletedScreeningMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, SessionItemWorkflowIdRules);
    value.deletedAt === void 0 || checkInstant(faults, value.deletedAt, place, "/deletedAt");
  }
}
function checkWorkflowDeletedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WorkflowReplyRequired);
    closed(faults, value, place, WorkflowReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.workflow === void 0 || checkDeletedWorkflow(faults, value.workflow, place, "/workflow");
  }
}
var DeletedSessionRequired = ["id", "status", "deletedAt"];
var DeletedSessionMembers = /* @__PURE__ */ new Set(["id", "status", "deletedAt"]);
function checkDeletedSession(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeletedSessionRequired);
    closed(faults, value, place, DeletedSessionMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      constant(faults, value.status, place, "/status", "deleted");
    }
    value.deletedAt === void 0 || checkInstant(faults, value.deletedAt, place, "/deletedAt");
  }
}
function checkSessionDeletedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionCreatedReplyRequired);
    closed(faults, value, place, SessionCreatedReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.session === void 0 || checkDeletedSession(faults, value.session, place, "/session");
  }
}
var SessionShareReplyRequired = ["ok", "shareToken", "expiresAt"];
var SessionShareReplyMembers = /* @__PURE__ */ new Set(["ok", "shareToken", "expiresAt"]);
function checkSessionShareReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SessionShareReplyRequired);
    closed(faults, value, place, SessionShareReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.shareToken === void 0 || text(faults, value.shareToken, place, "/shareToken", false, HitEntryBirthDatesItemRules);
    value.expiresAt === void 0 || checkInstant(faults, value.expiresAt, place, "/expiresAt");
  }
}
var SharersReplyRequired = ["ok", "sharers"];
var SharersReplyMembers = /* @__PURE__ */ new Set(["ok", "sharers"]);
var TrustedSharerRequired = ["code", "name", "trustedSince"];
var TrustedSharerMembers = /* @__PURE__ */ new Set(["code", "name", "trustedSince"]);
function checkTrustedSharer(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, TrustedSharerRequired);
    closed(faults, value, place, TrustedSharerMembers);
    value.code === void 0 || text(faults, value.code, place, "/code", false, HitListRules);
    value.name === void 0 || text(faults, value.name, place, "/name", false, HitEntityIdRules);
    value.trustedSince === void 0 || checkInstant(faults, value.trustedSince, place, "/trustedSince");
  }
}
var SharersReplySharersRules = { max: 1e3, item: checkTrustedSharer };
function checkSharersReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SharersReplyRequired);
    closed(faults, value, place, SharersReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.sharers === void 0 || array(faults, value.sharers, place, "/sharers", false, SharersReplySharersRules);
  }
}
var SubjectErasureReplyRequired = ["ok", "erased", "kept", "erasedAt"];
var SubjectErasureReplyMembers = /* @__PURE__ */ new Set(["ok", "erased", "kept", "erasedAt"]);
var ErasedRecordsRequired = ["sessions", "screenings", "companyChecks", "faces"];
var ErasedRecordsMembers = /* @__PURE__ */ new Set(["sessions", "screenings", "companyChecks", "faces"]);
function checkErasedRecords(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, ErasedRecordsRequired);
    closed(faults, value, place, ErasedRecordsMembers);
    value.sessions === void 0 || checkCount(faults, value.sessions, place, "/sessions");
    value.screenings === void 0 || checkCount(faults, value.screenings, place, "/screenings");
    value.companyChecks === void 0 || checkCount(faults, value.companyChecks, place, "/companyChecks");
    value.faces === void 0 || checkCount(faults, value.faces, place, "/faces");
  }
}
var KeptRecordRequired = ["kind", "id", "erasableFrom"];
var KeptRecordMembers = /* @__PURE__ */ new Set(["kind", "id", "erasableFrom"]);
function checkKeptRecord(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, KeptRecordRequired);
    closed(faults, value, place, KeptRecordMembers);
    value.kind === void 0 || checkRecordKind(faults, value.kind, place, "/kind");
    value.id === void 0 || text(faults, value.id, place, "/id", false, HitListVersionRules);
    value.erasableFrom === void 0 || checkInstant(faults, value.erasableFrom, place, "/erasableFrom");
  }
}
var SubjectErasureReplyKeptRules = { max: 1e4, item: checkKeptRecord };
function checkSubjectErasureReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, SubjectErasureReplyRequired);
    closed(faults, value, place, SubjectErasureReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.erased === void 0 || checkErasedRecords(faults, value.erased, place, "/erased");
    value.kept === void 0 || array(faults, value.kept, place, "/kept", false, SubjectErasureReplyKeptRules);
    value.erasedAt === void 0 || checkInstant(faults, value.erasedAt, place, "/erasedAt");
  }
}
var WebhookListReplyRequired = ["ok", "webhooks", "total", "nextCursor"];
var WebhookListReplyMembers = /* @__PURE__ */ new Set(["ok", "webhooks", "total", "nextCursor"]);
var WebhookRequired = ["id", "url", "events", "status", "disabledReason", "description", "environment", "secretLast4", "createdAt", "lastDeliveryAt", "failureCount", "stats", "version"];
var WebhookMembers = /* @__PURE__ */ new Set(["id", "url", "events", "status", "disabledReason", "description", "environment", "secretLast4", "createdAt", "lastDeliveryAt", "failureCount", "stats", "version"]);
var WebhookUrlRules = { max: 2048 };
var SubscriptionValues = ["*", "session.created", "session.started", "session.completed", "session.declined", "session.review", "session.resubmission_requested", "session.abandoned", "session.expired", "session.kyc_expired", "session.updated", "session.shared", "session.imported", "session.deleted", "aml.screened", "aml.hit_added", "aml.hit_removed", "kyb.completed", "kyb.review", "kyb.updated", "face.duplicate_found", "key.revoked", "webhook.disabled", "webhook.test"];
function checkSubscription(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, SubscriptionValues);
}
var WebhookEventsRules = { max: 50, item: checkSubscription };
var WebhookStatusValues = ["enabled", "disabled"];
var WebhookDisabledReasonValues = ["gone", "failing", null];
var WebhookFailureCountRules = { isInteger: true, min: 0, max: 2147483647 };
var WebhookStatsRequired = ["since", "succeeded", "failed", "pending"];
var WebhookStatsMembers = /* @__PURE__ */ new Set(["since", "succeeded", "failed", "pending", "lastFailure"]);
var WebhookFailureRequired = ["at", "responseStatus", "error"];
var WebhookFailureMembers = /* @__PURE__ */ new Set(["at", "responseStatus", "error"]);
var WebhookFailureResponseStatusRules = { isInteger: true, min: 0, max: 999 };
function checkWebhookFailure(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WebhookFailureRequired);
    closed(faults, value, place, WebhookFailureMembers);
    value.at === void 0 || checkInstant(faults, value.at, place, "/at");
    value.responseStatus === void 0 || number(faults, value.responseStatus, place, "/responseStatus", true, WebhookFailureResponseStatusRules);
    value.error === void 0 || text(faults, value.error, place, "/error", true, HitEntryBirthPlacesItemRules);
  }
}
function checkWebhookStats(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WebhookStatsRequired);
    closed(faults, value, place, WebhookStatsMembers);
    value.since === void 0 || checkInstant(faults, value.since, place, "/since");
    value.succeeded === void 0 || checkCount(faults, value.succeeded, place, "/succeeded");
    value.failed === void 0 || number(faults, value.failed, place, "/failed", false, CountRules);
    value.pending === void 0 || number(faults, value.pending, place, "/pending", false, CountRules);
    if (value.lastFailure !== void 0) {
      if (value.lastFailure !== null) checkWebhookFailure(faults, value.lastFailure, place, "/lastFailure");
    }
  }
}
function checkWebhook(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WebhookRequired);
    closed(faults, value, place, WebhookMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.url === void 0 || text(faults, value.url, place, "/url", false, WebhookUrlRules);
    value.events === void 0 || array(faults, value.events, place, "/events", false, WebhookEventsRules);
    if (value.status !== void 0) {
      text(faults, value.status, place, "/status", false, noRules);
      choice(faults, value.status, place, "/status", WebhookStatusValues);
    }
    if (value.disabledReason !== void 0) {
      text(faults, value.disabledReason, place, "/disabledReason", true, noRules);
      choice(faults, value.disabledReason, place, "/disabledReason", WebhookDisabledReasonValues);
    }
    value.description === void 0 || text(faults, value.description, place, "/description", true, HitEntryBirthPlacesItemRules);
    value.environment === void 0 || checkEnvironment(faults, value.environment, place, "/environment");
    value.secretLast4 === void 0 || text(faults, value.secretLast4, place, "/secretLast4", false, KeyLast4Rules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.lastDeliveryAt === void 0 || text(faults, value.lastDeliveryAt, place, "/lastDeliveryAt", true, InstantRules);
    value.failureCount === void 0 || number(faults, value.failureCount, place, "/failureCount", false, WebhookFailureCountRules);
    value.stats === void 0 || checkWebhookStats(faults, value.stats, place, "/stats");
    value.version === void 0 || number(faults, value.version, place, "/version", false, ScreeningSummaryVersionRules);
  }
}
var WebhookListReplyWebhooksRules = { max: 100, item: checkWebhook };
function checkWebhookListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WebhookListReplyRequired);
    closed(faults, value, place, WebhookListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.webhooks === void 0 || array(faults, value.webhooks, place, "/webhooks", false, WebhookListReplyWebhooksRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var WebhookSecretReplyRequired = ["ok", "webhook", "secret"];
var WebhookSecretReplyMembers = /* @__PURE__ */ new Set(["ok", "webhook", "secret"]);
function checkWebhookSecretReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WebhookSecretReplyRequired);
    closed(faults, value, place, WebhookSecretReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.webhook === void 0 || checkWebhook(faults, value.webhook, place, "/webhook");
    value.secret === void 0 || text(faults, value.secret, place, "/secret", false, HitEntryBirthDatesItemRules);
  }
}
var WebhookReplyRequired = ["ok", "webhook"];
var WebhookReplyMembers = /* @__PURE__ */ new Set(["ok", "webhook"]);
function checkWebhookReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WebhookReplyRequired);
    closed(faults, value, place, WebhookReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.webhook === void 0 || checkWebhook(faults, value.webhook, place, "/webhook");
  }
}
function checkDeletedWebhook(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeletedScreeningRequired);
    closed(faults, value, place, DeletedScreeningMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.deletedAt === void 0 || checkInstant(faults, value.deletedAt, place, "/deletedAt");
  }
}
function checkWebhookDeletedReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, WebhookReplyRequired);
    closed(faults, value, place, WebhookReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.webhook === void 0 || checkDeletedWebhook(faults, value.webhook, place, "/webhook");
  }
}
var DeliveryListReplyRequired = ["ok", "deliveries", "total", "nextCursor"];
var DeliveryListReplyMembers = /* @__PURE__ */ new Set(["ok", "deliveries", "total", "nextCursor"]);
var DeliveryRequired = ["id", "webhookId", "eventId", "eventType", "url", "attempt", "maxAttempts", "trigger", "status", "requestBody", "responseStatus", "responseBody", "durationMs", "error", "createdAt", "deliveredAt", "nextAttemptAt", "attempts"];
var DeliveryMembers = /* @__PURE__ */ new Set(["id", "webhookId", "eventId", "eventType", "url", "attempt", "maxAttempts", "trigger", "status", "requestBody", "responseStatus", "responseBody", "durationMs", "error", "createdAt", "deliveredAt", "nextAttemptAt", "attempts"]);
var EventTypeValues = ["session.created", "session.started", "session.completed", "session.declined", "session.review", "session.resubmission_requested", "session.abandoned", "session.expired", "session.kyc_expired", "session.updated", "session.shared", "session.imported", "session.deleted", "aml.screened", "aml.hit_added", "aml.hit_removed", "kyb.completed", "kyb.review", "kyb.updated", "face.duplicate_found", "key.revoked", "webhook.disabled", "webhook.test"];
function checkEventType(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, EventTypeValues);
}
var DeliveryMaxAttemptsRules = { isInteger: true, min: 1, max: 100 };
var AttemptTriggerValues = ["scheduled", "retry", "test", "resend"];
function checkAttemptTrigger(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, AttemptTriggerValues);
}
var DeliveryStatusValues = ["pending", "succeeded", "failed", "exhausted"];
function checkDeliveryStatus(faults, value, at, key) {
  text(faults, value, at, key, false, noRules);
  choice(faults, value, at, key, DeliveryStatusValues);
}
var DeliveryRequestBodyRules = { max: 65536 };
var DeliveryResponseBodyRules = { max: 4096 };
var AttemptRequired = ["attempt", "trigger", "url", "requestHeaders", "responseStatus", "responseBody", "durationMs", "error", "at"];
var AttemptMembers = /* @__PURE__ */ new Set(["attempt", "trigger", "url", "requestHeaders", "responseStatus", "responseBody", "durationMs", "error", "at"]);
function checkSentHeaders(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    size(faults, value, place, 0, 20);
  }
}
function checkAttempt(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, AttemptRequired);
    closed(faults, value, place, AttemptMembers);
    value.attempt === void 0 || number(faults, value.attempt, place, "/attempt", false, DeliveryMaxAttemptsRules);
    value.trigger === void 0 || checkAttemptTrigger(faults, value.trigger, place, "/trigger");
    value.url === void 0 || text(faults, value.url, place, "/url", false, WebhookUrlRules);
    value.requestHeaders === void 0 || checkSentHeaders(faults, value.requestHeaders, place, "/requestHeaders");
    value.responseStatus === void 0 || number(faults, value.responseStatus, place, "/responseStatus", true, WebhookFailureResponseStatusRules);
    value.responseBody === void 0 || text(faults, value.responseBody, place, "/responseBody", true, DeliveryResponseBodyRules);
    value.durationMs === void 0 || number(faults, value.durationMs, place, "/durationMs", false, WebhookFailureCountRules);
    value.error === void 0 || text(faults, value.error, place, "/error", true, HitEntryBirthPlacesItemRules);
    value.at === void 0 || checkInstant(faults, value.at, place, "/at");
  }
}
var DeliveryAttemptsRules = { max: 100, item: checkAttempt };
function checkDelivery(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeliveryRequired);
    closed(faults, value, place, DeliveryMembers);
    value.id === void 0 || text(faults, value.id, place, "/id", false, ScreenReplyIdRules);
    value.webhookId === void 0 || text(faults, value.webhookId, place, "/webhookId", false, ScreenReplyIdRules);
    value.eventId === void 0 || text(faults, value.eventId, place, "/eventId", false, ScreenReplyIdRules);
    value.eventType === void 0 || checkEventType(faults, value.eventType, place, "/eventType");
    value.url === void 0 || text(faults, value.url, place, "/url", false, WebhookUrlRules);
    value.attempt === void 0 || number(faults, value.attempt, place, "/attempt", false, ScreenReplyScoreRules);
    value.maxAttempts === void 0 || number(faults, value.maxAttempts, place, "/maxAttempts", false, DeliveryMaxAttemptsRules);
    value.trigger === void 0 || checkAttemptTrigger(faults, value.trigger, place, "/trigger");
    value.status === void 0 || checkDeliveryStatus(faults, value.status, place, "/status");
    value.requestBody === void 0 || text(faults, value.requestBody, place, "/requestBody", false, DeliveryRequestBodyRules);
    value.responseStatus === void 0 || number(faults, value.responseStatus, place, "/responseStatus", true, WebhookFailureResponseStatusRules);
    value.responseBody === void 0 || text(faults, value.responseBody, place, "/responseBody", true, DeliveryResponseBodyRules);
    value.durationMs === void 0 || number(faults, value.durationMs, place, "/durationMs", true, WebhookFailureCountRules);
    value.error === void 0 || text(faults, value.error, place, "/error", true, HitEntryBirthPlacesItemRules);
    value.createdAt === void 0 || checkInstant(faults, value.createdAt, place, "/createdAt");
    value.deliveredAt === void 0 || text(faults, value.deliveredAt, place, "/deliveredAt", true, InstantRules);
    value.nextAttemptAt === void 0 || text(faults, value.nextAttemptAt, place, "/nextAttemptAt", true, InstantRules);
    value.attempts === void 0 || array(faults, value.attempts, place, "/attempts", false, DeliveryAttemptsRules);
  }
}
var DeliveryListReplyDeliveriesRules = { max: 100, item: checkDelivery };
function checkDeliveryListReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeliveryListReplyRequired);
    closed(faults, value, place, DeliveryListReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.deliveries === void 0 || array(faults, value.deliveries, place, "/deliveries", false, DeliveryListReplyDeliveriesRules);
    value.total === void 0 || checkTotal(faults, value.total, place, "/total");
    value.nextCursor === void 0 || checkNextCursor(faults, value.nextCursor, place, "/nextCursor");
  }
}
var DeliveryReplyRequired = ["ok", "delivery"];
var DeliveryReplyMembers = /* @__PURE__ */ new Set(["ok", "delivery"]);
function checkDeliveryReply(faults, value, at, key) {
  const place = at + key;
  if (object(faults, value, place, false)) {
    required(faults, value, place, DeliveryReplyRequired);
    closed(faults, value, place, DeliveryReplyMembers);
    if (value.ok !== void 0) {
      boolean(faults, value.ok, place, "/ok", false);
      constant(faults, value.ok, place, "/ok", true);
    }
    value.delivery === void 0 || checkDelivery(faults, value.delivery, place, "/delivery");
  }
}
var replies = {
  screenAml: { 200: validator(checkScreenReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listScreenings: { 200: validator(checkScreeningListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getScreening: { 200: validator(checkScreeningReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteScreening: { 200: validator(checkScreeningDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  decideHit: { 200: validator(checkScreeningReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listScreeningResults: { 200: validator(checkScreeningResultListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listWatchlists: { 200: validator(checkWatchlistsReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  importWatchlist: { 200: validator(checkWatchlistImportReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  removeWatchlist: { 200: validator(checkWatchlistRemovedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listWatchlistChanges: { 200: validator(checkWatchlistChangeListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listWatchlistImports: { 200: validator(checkWatchlistImportListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  runVerificationBatch: { 200: validator(checkBatchReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  estimateAge: { 200: validator(checkAgeCheckReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  matchFaces: { 200: validator(checkFaceMatchCheckReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  searchFaces: { 200: validator(checkFaceSearchReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  indexFace: { 201: validator(checkFaceIndexReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteFace: { 200: validator(checkFaceDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  checkLiveness: { 200: validator(checkLivenessCheckReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createLivenessChallenge: { 201: validator(checkLivenessChallengeReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getCapture: { 200: validator(checkCaptureReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 410: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  sendCaptureAddress: { 200: validator(checkCaptureReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createCaptureChallenge: { 200: validator(checkLivenessChallengeReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  sendCaptureConsent: { 200: validator(checkCaptureReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  sendCaptureDocument: { 200: validator(checkCaptureReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  changeCaptureLanguage: { 200: validator(checkCaptureReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getCaptureLogo: { 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 410: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  sendCaptureSelfie: { 200: validator(checkCaptureReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listChecks: { 200: validator(checkCheckListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getCheck: { 200: validator(checkStoredCheckReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteCheck: { 200: validator(checkCheckDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  validateAgainstDatabase: { 200: validator(checkIdentityCheckReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  verifyIdDocument: { 200: validator(checkDocumentCheckReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  checkProofOfAddress: { 200: validator(checkAddressCheckReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getSessionFile: { 400: validator(checkErrorReply), 404: validator(checkErrorReply), 410: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listKeys: { 200: validator(checkKeyListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createKey: { 201: validator(checkKeyCreatedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  revokeKey: { 200: validator(checkKeyReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  rotateKey: { 201: validator(checkKeyCreatedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getKeyUsage: { 200: validator(checkKeyUsageReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listKybChecks: { 200: validator(checkKybListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createKybCheck: { 201: validator(checkKybReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getKybCheck: { 200: validator(checkKybReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteKybCheck: { 200: validator(checkCheckDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listCompanyRegisters: { 200: validator(checkRegistersReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  importCompanyRegister: { 200: validator(checkRegisterImportReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  removeCompanyRegister: { 200: validator(checkRegisterRemovedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listPeopleRegisters: { 200: validator(checkRegistersReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  importPeopleRegister: { 200: validator(checkRegisterImportReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  removePeopleRegister: { 200: validator(checkRegisterRemovedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listSealedRecords: { 200: validator(checkSealedRecordListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getSealedRecord: { 200: validator(checkSealedRecordReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listSessions: { 200: validator(checkSessionListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createSession: { 201: validator(checkSessionCreatedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  importSession: { 201: validator(checkSessionReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listPendingSessions: { 200: validator(checkSessionListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listWorkflows: { 200: validator(checkWorkflowListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createWorkflow: { 201: validator(checkWorkflowReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getWorkflow: { 200: validator(checkWorkflowReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateWorkflow: { 200: validator(checkWorkflowReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteWorkflow: { 200: validator(checkWorkflowDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getSession: { 200: validator(checkSessionReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 410: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteSession: { 200: validator(checkSessionDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  claimSession: { 200: validator(checkSessionReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  decideSession: { 200: validator(checkSessionReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  rotateSessionLink: { 201: validator(checkSessionCreatedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  releaseSession: { 200: validator(checkSessionReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  shareSession: { 201: validator(checkSessionShareReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 410: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listTrustedSharers: { 200: validator(checkSharersReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createTrustedSharer: { 200: validator(checkSharersReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  removeTrustedSharer: { 200: validator(checkSharersReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  eraseSubject: { 200: validator(checkSubjectErasureReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listWebhooks: { 200: validator(checkWebhookListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  createWebhook: { 201: validator(checkWebhookSecretReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 409: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  getWebhook: { 200: validator(checkWebhookReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  updateWebhook: { 200: validator(checkWebhookReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 412: validator(checkErrorReply), 413: validator(checkErrorReply), 415: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  deleteWebhook: { 200: validator(checkWebhookDeletedReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  listDeliveries: { 200: validator(checkDeliveryListReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  resendDelivery: { 202: validator(checkDeliveryReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  rotateWebhookSecret: { 200: validator(checkWebhookSecretReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) },
  testWebhook: { 202: validator(checkDeliveryReply), 400: validator(checkErrorReply), 401: validator(checkErrorReply), 403: validator(checkErrorReply), 404: validator(checkErrorReply), 409: validator(checkErrorReply), 422: validator(checkErrorReply), 429: validator(checkErrorReply), 500: validator(checkErrorReply), 503: validator(checkErrorReply) }
};
export {
  replies
};
