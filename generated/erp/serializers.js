// Written by npm run codegen; do not edit.

// scripts/codegen/runtime/write.ts
var special = /[\u0000-\u001f"\\\ud800-\udfff]/;
var shortLength = 42;
function isPlain(value) {
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code < 32 || code === 34 || code === 92 || code >= 55296 && code <= 57343) return false;
  }
  return true;
}
function text(value) {
  if (typeof value !== "string")
    return JSON.stringify(value instanceof Date ? value : String(value));
  const needsNoEscape = value.length < shortLength ? isPlain(value) : !special.test(value);
  return needsNoEscape ? `"${value}"` : JSON.stringify(value);
}
function number(value) {
  const figure = typeof value === "number" ? value : Number(value);
  if (!Number.isFinite(figure)) throw new Error(`${String(value)} is no number`);
  return String(figure);
}
var boolean = (value) => value ? "true" : "false";
var any = (value) => JSON.stringify(value) ?? "null";
function array(value, write) {
  if (!Array.isArray(value)) throw new Error("The value is no array");
  let json = "[";
  for (let at = 0; at < value.length; at += 1) {
    if (at > 0) json += ",";
    json += write(value[at]);
  }
  return `${json}]`;
}
function need(value, name) {
  if (value === void 0) throw new Error(`"${name}" is required!`);
  return value;
}

// entry.js
function writeApiKeyPermissions(value) {
  return array(value, text);
}
function writeApiKeyAllowedIps(value) {
  return array(value, text);
}
function writeApiKey(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"masked":' + text(need(value.masked, "masked"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"permissions":' + writeApiKeyPermissions(need(value.permissions, "permissions"));
  json += ',"allowedIps":' + writeApiKeyAllowedIps(need(value.allowedIps, "allowedIps"));
  json += ',"expiresAt":' + (need(value.expiresAt, "expiresAt") === null ? "null" : text(value.expiresAt));
  json += ',"expired":' + boolean(need(value.expired, "expired"));
  json += ',"lastUsedAt":' + (need(value.lastUsedAt, "lastUsedAt") === null ? "null" : text(value.lastUsedAt));
  json += ',"lastUsedIp":' + (need(value.lastUsedIp, "lastUsedIp") === null ? "null" : text(value.lastUsedIp));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"createdBy":' + (need(value.createdBy, "createdBy") === null ? "null" : text(value.createdBy));
  json += ',"revokedAt":' + (need(value.revokedAt, "revokedAt") === null ? "null" : text(value.revokedAt));
  json += ',"replacesId":' + (need(value.replacesId, "replacesId") === null ? "null" : number(value.replacesId));
  json += ',"replacedById":' + (need(value.replacedById, "replacedById") === null ? "null" : number(value.replacedById));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeApiKeyListReplyData(value) {
  return array(value, writeApiKey);
}
function writeApiKeyListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeApiKeyListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeNewApiKey(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"masked":' + text(need(value.masked, "masked"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"permissions":' + writeApiKeyPermissions(need(value.permissions, "permissions"));
  json += ',"allowedIps":' + writeApiKeyAllowedIps(need(value.allowedIps, "allowedIps"));
  json += ',"expiresAt":' + (need(value.expiresAt, "expiresAt") === null ? "null" : text(value.expiresAt));
  json += ',"expired":' + boolean(need(value.expired, "expired"));
  json += ',"lastUsedAt":' + (need(value.lastUsedAt, "lastUsedAt") === null ? "null" : text(value.lastUsedAt));
  json += ',"lastUsedIp":' + (need(value.lastUsedIp, "lastUsedIp") === null ? "null" : text(value.lastUsedIp));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"createdBy":' + (need(value.createdBy, "createdBy") === null ? "null" : text(value.createdBy));
  json += ',"revokedAt":' + (need(value.revokedAt, "revokedAt") === null ? "null" : text(value.revokedAt));
  json += ',"replacesId":' + (need(value.replacesId, "replacesId") === null ? "null" : number(value.replacesId));
  json += ',"replacedById":' + (need(value.replacedById, "replacedById") === null ? "null" : number(value.replacedById));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  json += ',"value":' + text(need(value.value, "value"));
  return json + "}";
}
function writeNewApiKeyReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeNewApiKey(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeApiKeyReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeApiKey(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeKeyUsageCounts(value) {
  let json = '{"requests":' + number(need(value.requests, "requests"));
  json += ',"refused":' + number(need(value.refused, "refused"));
  json += ',"failed":' + number(need(value.failed, "failed"));
  return json + "}";
}
function writeKeyUsageDay(value) {
  let json = '{"day":' + text(need(value.day, "day"));
  json += ',"requests":' + number(need(value.requests, "requests"));
  json += ',"refused":' + number(need(value.refused, "refused"));
  json += ',"failed":' + number(need(value.failed, "failed"));
  return json + "}";
}
function writeApiKeyUsageDays(value) {
  return array(value, writeKeyUsageDay);
}
function writeApiKeyUsage(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"timeZone":' + text(need(value.timeZone, "timeZone"));
  json += ',"dateFrom":' + text(need(value.dateFrom, "dateFrom"));
  json += ',"dateTo":' + text(need(value.dateTo, "dateTo"));
  json += ',"totals":' + writeKeyUsageCounts(need(value.totals, "totals"));
  json += ',"days":' + writeApiKeyUsageDays(need(value.days, "days"));
  return json + "}";
}
function writeApiKeyUsageReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeApiKeyUsage(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeAuditEntryBefore(value) {
  return any(value);
}
function writeAuditEntryAfter(value) {
  return any(value);
}
function writeAuditValueValue(value) {
  return any(value);
}
function writeAuditValue(value) {
  return value === null ? "null" : writeAuditValueValue(value);
}
function writeAuditChange(value) {
  let json = '{"path":' + text(need(value.path, "path"));
  json += ',"before":' + writeAuditValue(need(value.before, "before"));
  json += ',"after":' + writeAuditValue(need(value.after, "after"));
  return json + "}";
}
function writeAuditEntryChanges(value) {
  return array(value, writeAuditChange);
}
function writeAuditEntry(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"at":' + text(need(value.at, "at"));
  json += ',"actorType":' + text(need(value.actorType, "actorType"));
  json += ',"actorId":' + (need(value.actorId, "actorId") === null ? "null" : number(value.actorId));
  json += ',"actorName":' + (need(value.actorName, "actorName") === null ? "null" : text(value.actorName));
  json += ',"action":' + text(need(value.action, "action"));
  json += ',"objectType":' + (need(value.objectType, "objectType") === null ? "null" : text(value.objectType));
  json += ',"objectId":' + (need(value.objectId, "objectId") === null ? "null" : text(value.objectId));
  json += ',"ip":' + (need(value.ip, "ip") === null ? "null" : text(value.ip));
  json += ',"requestId":' + (need(value.requestId, "requestId") === null ? "null" : text(value.requestId));
  json += ',"before":' + (need(value.before, "before") === null ? "null" : writeAuditEntryBefore(value.before));
  json += ',"after":' + (need(value.after, "after") === null ? "null" : writeAuditEntryAfter(value.after));
  json += ',"changes":' + writeAuditEntryChanges(need(value.changes, "changes"));
  return json + "}";
}
function writeAuditListReplyData(value) {
  return array(value, writeAuditEntry);
}
function writeAuditListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeAuditListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeSelfCheckFault(value) {
  let json = '{"subject":' + text(need(value.subject, "subject"));
  json += ',"expected":' + text(need(value.expected, "expected"));
  json += ',"found":' + text(need(value.found, "found"));
  return json + "}";
}
function writeSelfCheckResultFaults(value) {
  return array(value, writeSelfCheckFault);
}
function writeSelfCheckResult(value) {
  let json = '{"name":' + text(need(value.name, "name"));
  json += ',"sound":' + boolean(need(value.sound, "sound"));
  json += ',"faults":' + writeSelfCheckResultFaults(need(value.faults, "faults"));
  return json + "}";
}
function writeSelfCheckChecks(value) {
  return array(value, writeSelfCheckResult);
}
function writeSelfCheck(value) {
  let json = '{"sound":' + boolean(need(value.sound, "sound"));
  json += ',"checkedAt":' + text(need(value.checkedAt, "checkedAt"));
  json += ',"checks":' + writeSelfCheckChecks(need(value.checks, "checks"));
  return json + "}";
}
function writeSelfCheckReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeSelfCheck(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeUser(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"email":' + text(need(value.email, "email"));
  json += ',"role":' + text(need(value.role, "role"));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"locale":' + (need(value.locale, "locale") === null ? "null" : text(value.locale));
  json += ',"lockedUntil":' + (need(value.lockedUntil, "lockedUntil") === null ? "null" : text(value.lockedUntil));
  json += ',"failedAttempts":' + number(need(value.failedAttempts, "failedAttempts"));
  json += ',"lastLoginAt":' + (need(value.lastLoginAt, "lastLoginAt") === null ? "null" : text(value.lastLoginAt));
  json += ',"lastLoginIp":' + (need(value.lastLoginIp, "lastLoginIp") === null ? "null" : text(value.lastLoginIp));
  json += ',"mustChangePassword":' + boolean(need(value.mustChangePassword, "mustChangePassword"));
  json += ',"secondFactor":' + boolean(need(value.secondFactor, "secondFactor"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeUserListReplyData(value) {
  return array(value, writeUser);
}
function writeUserListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeUserListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeUserReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeUser(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeUserKey(value) {
  let json = '{"api":' + text(need(value.api, "api"));
  json += ',"id":' + text(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"masked":' + text(need(value.masked, "masked"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"lastUsedAt":' + (need(value.lastUsedAt, "lastUsedAt") === null ? "null" : text(value.lastUsedAt));
  return json + "}";
}
function writeUserKeyListReplyData(value) {
  return array(value, writeUserKey);
}
function writeUserKeyListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeUserKeyListReplyData(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeUserLogin(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"refreshedAt":' + (need(value.refreshedAt, "refreshedAt") === null ? "null" : text(value.refreshedAt));
  json += ',"expiresAt":' + text(need(value.expiresAt, "expiresAt"));
  json += ',"revokedAt":' + (need(value.revokedAt, "revokedAt") === null ? "null" : text(value.revokedAt));
  json += ',"ip":' + (need(value.ip, "ip") === null ? "null" : text(value.ip));
  json += ',"userAgent":' + (need(value.userAgent, "userAgent") === null ? "null" : text(value.userAgent));
  json += ',"current":' + boolean(need(value.current, "current"));
  return json + "}";
}
function writeUserLoginListReplyData(value) {
  return array(value, writeUserLogin);
}
function writeUserLoginListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeUserLoginListReplyData(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeUserLoginReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeUserLogin(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePasswordReset(value) {
  let json = '{"token":' + text(need(value.token, "token"));
  json += ',"url":' + text(need(value.url, "url"));
  json += ',"expiresAt":' + text(need(value.expiresAt, "expiresAt"));
  return json + "}";
}
function writePasswordResetReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePasswordReset(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeLoginUser(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"email":' + text(need(value.email, "email"));
  json += ',"role":' + text(need(value.role, "role"));
  return json + "}";
}
function writeLoginResult(value) {
  let json = '{"token":' + text(need(value.token, "token"));
  json += ',"refreshToken":' + text(need(value.refreshToken, "refreshToken"));
  json += ',"expiresIn":' + number(need(value.expiresIn, "expiresIn"));
  json += ',"user":' + writeLoginUser(need(value.user, "user"));
  json += ',"mustChangePassword":' + boolean(need(value.mustChangePassword, "mustChangePassword"));
  json += ',"mustSetUpSecondFactor":' + boolean(need(value.mustSetUpSecondFactor, "mustSetUpSecondFactor"));
  return json + "}";
}
function writeLoginReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeLoginResult(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeLogoutReplyData(value) {
  return any(value);
}
function writeLogoutReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeLogoutReplyData(need(value.data, "data"));
  json += ',"message":' + text(need(value.message, "message"));
  return json + "}";
}
function writeMePermissions(value) {
  return array(value, text);
}
function writeMe(value) {
  let json = '{"type":' + text(need(value.type, "type"));
  json += ',"id":' + number(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"permissions":' + writeMePermissions(need(value.permissions, "permissions"));
  if (value.email !== void 0) json += ',"email":' + text(value.email);
  if (value.role !== void 0) json += ',"role":' + text(value.role);
  if (value.companyId !== void 0) json += ',"companyId":' + number(value.companyId);
  if (value.timeZone !== void 0) json += ',"timeZone":' + text(value.timeZone);
  if (value.locale !== void 0) json += ',"locale":' + text(value.locale);
  if (value.mustChangePassword !== void 0) json += ',"mustChangePassword":' + boolean(value.mustChangePassword);
  if (value.mustSetUpSecondFactor !== void 0) json += ',"mustSetUpSecondFactor":' + boolean(value.mustSetUpSecondFactor);
  if (value.lastLoginAt !== void 0) json += ',"lastLoginAt":' + (value.lastLoginAt === null ? "null" : text(value.lastLoginAt));
  return json + "}";
}
function writeMeReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeMe(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeConfirmationReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeLogoutReplyData(need(value.data, "data"));
  json += ',"message":' + text(need(value.message, "message"));
  return json + "}";
}
function writeTokenPair(value) {
  let json = '{"token":' + text(need(value.token, "token"));
  json += ',"refreshToken":' + text(need(value.refreshToken, "refreshToken"));
  json += ',"expiresIn":' + number(need(value.expiresIn, "expiresIn"));
  return json + "}";
}
function writeRefreshReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeTokenPair(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeSecondFactor(value) {
  let json = '{"enabled":' + boolean(need(value.enabled, "enabled"));
  json += ',"enabledAt":' + (need(value.enabledAt, "enabledAt") === null ? "null" : text(value.enabledAt));
  json += ',"required":' + boolean(need(value.required, "required"));
  json += ',"recoveryCodesLeft":' + number(need(value.recoveryCodesLeft, "recoveryCodesLeft"));
  return json + "}";
}
function writeSecondFactorReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeSecondFactor(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeSecondFactorSetUp(value) {
  let json = '{"secret":' + text(need(value.secret, "secret"));
  json += ',"uri":' + text(need(value.uri, "uri"));
  return json + "}";
}
function writeSecondFactorSetUpReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeSecondFactorSetUp(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeRecoveryCodesRecoveryCodes(value) {
  return array(value, text);
}
function writeRecoveryCodes(value) {
  let json = '{"recoveryCodes":' + writeRecoveryCodesRecoveryCodes(need(value.recoveryCodes, "recoveryCodes"));
  return json + "}";
}
function writeRecoveryCodesReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeRecoveryCodes(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeBatchResultBody(value) {
  return any(value);
}
function writeBatchResultHeaders(value) {
  let json = "";
  if (value.ETag !== void 0) json += ',"ETag":' + text(value.ETag);
  if (value["Retry-After"] !== void 0) json += ',"Retry-After":' + text(value["Retry-After"]);
  if (value["Idempotency-Replayed"] !== void 0) json += ',"Idempotency-Replayed":' + text(value["Idempotency-Replayed"]);
  if (value.Allow !== void 0) json += ',"Allow":' + text(value.Allow);
  return "{" + json.slice(1) + "}";
}
function writeBatchResult(value) {
  let json = '{"status":' + number(need(value.status, "status"));
  if (value.body !== void 0) json += ',"body":' + writeBatchResultBody(value.body);
  if (value.headers !== void 0) json += ',"headers":' + writeBatchResultHeaders(value.headers);
  return json + "}";
}
function writeBatchReplyResults(value) {
  return array(value, writeBatchResult);
}
function writeBatchReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"results":' + writeBatchReplyResults(need(value.results, "results"));
  return json + "}";
}
function writeCompanyAddress(value) {
  let json = "";
  if (value.line1 !== void 0) json += ',"line1":' + text(value.line1);
  if (value.line2 !== void 0) json += ',"line2":' + text(value.line2);
  if (value.city !== void 0) json += ',"city":' + text(value.city);
  if (value.region !== void 0) json += ',"region":' + text(value.region);
  if (value.postalCode !== void 0) json += ',"postalCode":' + text(value.postalCode);
  if (value.country !== void 0) json += ',"country":' + text(value.country);
  return "{" + json.slice(1) + "}";
}
function writeCompanySeries_2(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"prefix":' + text(need(value.prefix, "prefix"));
  json += ',"nextNumber":' + number(need(value.nextNumber, "nextNumber"));
  json += ',"pad":' + number(need(value.pad, "pad"));
  return json + "}";
}
function writeCompanySeries(value) {
  return array(value, writeCompanySeries_2);
}
function writeCompany(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"tradeName":' + (need(value.tradeName, "tradeName") === null ? "null" : text(value.tradeName));
  json += ',"taxId":' + (need(value.taxId, "taxId") === null ? "null" : text(value.taxId));
  json += ',"email":' + (need(value.email, "email") === null ? "null" : text(value.email));
  json += ',"phone":' + (need(value.phone, "phone") === null ? "null" : text(value.phone));
  json += ',"address":' + writeCompanyAddress(need(value.address, "address"));
  json += ',"baseCurrency":' + text(need(value.baseCurrency, "baseCurrency"));
  json += ',"timeZone":' + text(need(value.timeZone, "timeZone"));
  json += ',"locale":' + text(need(value.locale, "locale"));
  json += ',"taxRounding":' + text(need(value.taxRounding, "taxRounding"));
  json += ',"pricesIncludeTax":' + boolean(need(value.pricesIncludeTax, "pricesIncludeTax"));
  json += ',"overReceiptTolerance":' + number(need(value.overReceiptTolerance, "overReceiptTolerance"));
  json += ',"priceTolerance":' + number(need(value.priceTolerance, "priceTolerance"));
  json += ',"auditRetentionDays":' + (need(value.auditRetentionDays, "auditRetentionDays") === null ? "null" : number(value.auditRetentionDays));
  json += ',"screeningRetentionMonths":' + number(need(value.screeningRetentionMonths, "screeningRetentionMonths"));
  json += ',"identityRetentionMonths":' + number(need(value.identityRetentionMonths, "identityRetentionMonths"));
  json += ',"requireSecondFactor":' + boolean(need(value.requireSecondFactor, "requireSecondFactor"));
  json += ',"lockedThrough":' + (need(value.lockedThrough, "lockedThrough") === null ? "null" : text(value.lockedThrough));
  json += ',"logoUrl":' + (need(value.logoUrl, "logoUrl") === null ? "null" : text(value.logoUrl));
  json += ',"series":' + writeCompanySeries(need(value.series, "series"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeCompanyReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCompany(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeCurrency(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"symbol":' + text(need(value.symbol, "symbol"));
  json += ',"decimals":' + number(need(value.decimals, "decimals"));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"isBase":' + boolean(need(value.isBase, "isBase"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeCurrencyListReplyData(value) {
  return array(value, writeCurrency);
}
function writeCurrencyListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCurrencyListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeCurrencyReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCurrency(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeExchangeRate(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"base":' + text(need(value.base, "base"));
  json += ',"quote":' + text(need(value.quote, "quote"));
  json += ',"rate":' + number(need(value.rate, "rate"));
  json += ',"validFrom":' + text(need(value.validFrom, "validFrom"));
  json += ',"source":' + (need(value.source, "source") === null ? "null" : text(value.source));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeExchangeRateListReplyData(value) {
  return array(value, writeExchangeRate);
}
function writeExchangeRateListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeExchangeRateListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeExchangeRateReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeExchangeRate(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePaymentTerms(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"kind":' + text(need(value.kind, "kind"));
  json += ',"days":' + number(need(value.days, "days"));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writePaymentTermsListReplyData(value) {
  return array(value, writePaymentTerms);
}
function writePaymentTermsListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePaymentTermsListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePaymentTermsReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePaymentTerms(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePeriodLock(value) {
  let json = '{"lockedThrough":' + (need(value.lockedThrough, "lockedThrough") === null ? "null" : text(value.lockedThrough));
  json += ',"version":' + number(need(value.version, "version"));
  return json + "}";
}
function writePeriodLockReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePeriodLock(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeSeries(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"prefix":' + text(need(value.prefix, "prefix"));
  json += ',"nextNumber":' + number(need(value.nextNumber, "nextNumber"));
  json += ',"pad":' + number(need(value.pad, "pad"));
  json += ',"lastDate":' + (need(value.lastDate, "lastDate") === null ? "null" : text(value.lastDate));
  json += ',"keepsDateOrder":' + boolean(need(value.keepsDateOrder, "keepsDateOrder"));
  json += ',"used":' + boolean(need(value.used, "used"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeSeriesListReplyData(value) {
  return array(value, writeSeries);
}
function writeSeriesListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeSeriesListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeSeriesReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeSeries(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeTaxRate(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"rate":' + number(need(value.rate, "rate"));
  json += ',"category":' + text(need(value.category, "category"));
  json += ',"compound":' + boolean(need(value.compound, "compound"));
  json += ',"validFrom":' + text(need(value.validFrom, "validFrom"));
  json += ',"validTo":' + (need(value.validTo, "validTo") === null ? "null" : text(value.validTo));
  json += ',"exemptionReason":' + (need(value.exemptionReason, "exemptionReason") === null ? "null" : text(value.exemptionReason));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeTaxRateListReplyData(value) {
  return array(value, writeTaxRate);
}
function writeTaxRateListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeTaxRateListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeTaxRateReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeTaxRate(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeCreditNoteListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"invoiceId":' + number(need(value.invoiceId, "invoiceId"));
  json += ',"invoiceNumber":' + text(need(value.invoiceNumber, "invoiceNumber"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"appliedAmount":' + number(need(value.appliedAmount, "appliedAmount"));
  json += ',"unappliedAmount":' + number(need(value.unappliedAmount, "unappliedAmount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeCreditNoteListReplyData(value) {
  return array(value, writeCreditNoteListItem);
}
function writeCreditNoteSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"unappliedAmount":' + number(need(value.unappliedAmount, "unappliedAmount"));
  return json + "}";
}
function writeCreditNoteListReplyTotals(value) {
  return array(value, writeCreditNoteSums);
}
function writeCreditNoteListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCreditNoteListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeCreditNoteListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeCreditNoteLine(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"invoiceLineId":' + number(need(value.invoiceLineId, "invoiceLineId"));
  json += ',"productId":' + number(need(value.productId, "productId"));
  json += ',"productCode":' + text(need(value.productCode, "productCode"));
  json += ',"description":' + text(need(value.description, "description"));
  json += ',"warehouseId":' + (need(value.warehouseId, "warehouseId") === null ? "null" : number(value.warehouseId));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  json += ',"netAmount":' + number(need(value.netAmount, "netAmount"));
  json += ',"taxAmount":' + number(need(value.taxAmount, "taxAmount"));
  return json + "}";
}
function writeCreditNoteLines(value) {
  return array(value, writeCreditNoteLine);
}
function writeTaxPart(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"rate":' + number(need(value.rate, "rate"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  return json + "}";
}
function writeTaxBreakdownParts(value) {
  return array(value, writeTaxPart);
}
function writeTaxBreakdown(value) {
  let json = '{"category":' + text(need(value.category, "category"));
  json += ',"rate":' + number(need(value.rate, "rate"));
  json += ',"base":' + number(need(value.base, "base"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  if (value.exemptionReason !== void 0) json += ',"exemptionReason":' + text(value.exemptionReason);
  if (value.parts !== void 0) json += ',"parts":' + writeTaxBreakdownParts(value.parts);
  return json + "}";
}
function writeCreditNoteTaxes(value) {
  return array(value, writeTaxBreakdown);
}
function writeCreditNote(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"invoiceId":' + number(need(value.invoiceId, "invoiceId"));
  json += ',"invoiceNumber":' + text(need(value.invoiceNumber, "invoiceNumber"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"appliedAmount":' + number(need(value.appliedAmount, "appliedAmount"));
  json += ',"unappliedAmount":' + number(need(value.unappliedAmount, "unappliedAmount"));
  json += ',"reason":' + text(need(value.reason, "reason"));
  json += ',"restock":' + boolean(need(value.restock, "restock"));
  json += ',"exchangeRate":' + number(need(value.exchangeRate, "exchangeRate"));
  json += ',"lines":' + writeCreditNoteLines(need(value.lines, "lines"));
  json += ',"taxes":' + writeCreditNoteTaxes(need(value.taxes, "taxes"));
  json += ',"voidedAt":' + (need(value.voidedAt, "voidedAt") === null ? "null" : text(value.voidedAt));
  json += ',"voidReason":' + (need(value.voidReason, "voidReason") === null ? "null" : text(value.voidReason));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeCountDocument(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"date":' + text(need(value.date, "date"));
  return json + "}";
}
function writeStockWarning(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"message":' + text(need(value.message, "message"));
  json += ',"productId":' + number(need(value.productId, "productId"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"document":' + writeCountDocument(need(value.document, "document"));
  return json + "}";
}
function writeStockWarnings(value) {
  return array(value, writeStockWarning);
}
function writeCreditNoteReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCreditNote(need(value.data, "data"));
  if (value.warnings !== void 0) json += ',"warnings":' + writeStockWarnings(value.warnings);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeReceivableAllocation(value) {
  let json = '{"receivableId":' + number(need(value.receivableId, "receivableId"));
  json += ',"invoiceId":' + (need(value.invoiceId, "invoiceId") === null ? "null" : number(value.invoiceId));
  json += ',"documentNumber":' + text(need(value.documentNumber, "documentNumber"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"openAfter":' + number(need(value.openAfter, "openAfter"));
  json += ',"exchangeDifference":' + number(need(value.exchangeDifference, "exchangeDifference"));
  return json + "}";
}
function writeCreditNoteAllocationAllocations(value) {
  return array(value, writeReceivableAllocation);
}
function writeCreditNoteAllocation(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"appliedAmount":' + number(need(value.appliedAmount, "appliedAmount"));
  json += ',"unappliedAmount":' + number(need(value.unappliedAmount, "unappliedAmount"));
  json += ',"allocations":' + writeCreditNoteAllocationAllocations(need(value.allocations, "allocations"));
  json += ',"version":' + number(need(value.version, "version"));
  return json + "}";
}
function writeCreditNoteAllocationReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCreditNoteAllocation(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeOptionalId(value) {
  return value === null ? "null" : number(value);
}
function writeExpectedAmount(value) {
  return value === null ? "null" : number(value);
}
function writeLeadListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"companyName":' + (need(value.companyName, "companyName") === null ? "null" : text(value.companyName));
  json += ',"email":' + (need(value.email, "email") === null ? "null" : text(value.email));
  json += ',"phone":' + (need(value.phone, "phone") === null ? "null" : text(value.phone));
  json += ',"source":' + (need(value.source, "source") === null ? "null" : text(value.source));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"ownerId":' + writeOptionalId(need(value.ownerId, "ownerId"));
  json += ',"estimatedAmount":' + writeExpectedAmount(need(value.estimatedAmount, "estimatedAmount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeLeadListReplyData(value) {
  return array(value, writeLeadListItem);
}
function writeLeadSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"estimatedAmount":' + number(need(value.estimatedAmount, "estimatedAmount"));
  return json + "}";
}
function writeLeadListReplyTotals(value) {
  return array(value, writeLeadSums);
}
function writeLeadListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeLeadListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeLeadListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeLead(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"companyName":' + (need(value.companyName, "companyName") === null ? "null" : text(value.companyName));
  json += ',"email":' + (need(value.email, "email") === null ? "null" : text(value.email));
  json += ',"phone":' + (need(value.phone, "phone") === null ? "null" : text(value.phone));
  json += ',"source":' + (need(value.source, "source") === null ? "null" : text(value.source));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"ownerId":' + writeOptionalId(need(value.ownerId, "ownerId"));
  json += ',"estimatedAmount":' + writeExpectedAmount(need(value.estimatedAmount, "estimatedAmount"));
  json += ',"customerId":' + writeOptionalId(need(value.customerId, "customerId"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"statusNote":' + (need(value.statusNote, "statusNote") === null ? "null" : text(value.statusNote));
  json += ',"statusChangedAt":' + text(need(value.statusChangedAt, "statusChangedAt"));
  json += ',"opportunityId":' + writeOptionalId(need(value.opportunityId, "opportunityId"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeLeadReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeLead(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeOptionalDay(value) {
  return value === null ? "null" : text(value);
}
function writeOpportunityListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"title":' + text(need(value.title, "title"));
  json += ',"leadId":' + writeOptionalId(need(value.leadId, "leadId"));
  json += ',"customerId":' + writeOptionalId(need(value.customerId, "customerId"));
  json += ',"partyName":' + (need(value.partyName, "partyName") === null ? "null" : text(value.partyName));
  json += ',"stage":' + text(need(value.stage, "stage"));
  json += ',"probability":' + number(need(value.probability, "probability"));
  json += ',"expectedAmount":' + writeExpectedAmount(need(value.expectedAmount, "expectedAmount"));
  json += ',"weightedAmount":' + (need(value.weightedAmount, "weightedAmount") === null ? "null" : number(value.weightedAmount));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"expectedCloseDate":' + writeOptionalDay(need(value.expectedCloseDate, "expectedCloseDate"));
  json += ',"ownerId":' + writeOptionalId(need(value.ownerId, "ownerId"));
  json += ',"lostReason":' + (need(value.lostReason, "lostReason") === null ? "null" : text(value.lostReason));
  json += ',"stageChangedAt":' + text(need(value.stageChangedAt, "stageChangedAt"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeOpportunityListReplyData(value) {
  return array(value, writeOpportunityListItem);
}
function writeOpportunitySums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"expectedAmount":' + number(need(value.expectedAmount, "expectedAmount"));
  json += ',"weightedAmount":' + number(need(value.weightedAmount, "weightedAmount"));
  return json + "}";
}
function writeOpportunityListReplyTotals(value) {
  return array(value, writeOpportunitySums);
}
function writeOpportunityListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeOpportunityListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeOpportunityListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeStageHistoryEntry(value) {
  let json = '{"from":' + text(need(value.from, "from"));
  json += ',"to":' + text(need(value.to, "to"));
  json += ',"note":' + (need(value.note, "note") === null ? "null" : text(value.note));
  json += ',"lostReason":' + (need(value.lostReason, "lostReason") === null ? "null" : text(value.lostReason));
  json += ',"changedBy":' + text(need(value.changedBy, "changedBy"));
  json += ',"changedAt":' + text(need(value.changedAt, "changedAt"));
  return json + "}";
}
function writeOpportunityStageHistory(value) {
  return array(value, writeStageHistoryEntry);
}
function writeOpportunity(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"title":' + text(need(value.title, "title"));
  json += ',"leadId":' + writeOptionalId(need(value.leadId, "leadId"));
  json += ',"customerId":' + writeOptionalId(need(value.customerId, "customerId"));
  json += ',"partyName":' + (need(value.partyName, "partyName") === null ? "null" : text(value.partyName));
  json += ',"stage":' + text(need(value.stage, "stage"));
  json += ',"probability":' + number(need(value.probability, "probability"));
  json += ',"expectedAmount":' + writeExpectedAmount(need(value.expectedAmount, "expectedAmount"));
  json += ',"weightedAmount":' + (need(value.weightedAmount, "weightedAmount") === null ? "null" : number(value.weightedAmount));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"expectedCloseDate":' + writeOptionalDay(need(value.expectedCloseDate, "expectedCloseDate"));
  json += ',"ownerId":' + writeOptionalId(need(value.ownerId, "ownerId"));
  json += ',"lostReason":' + (need(value.lostReason, "lostReason") === null ? "null" : text(value.lostReason));
  json += ',"stageChangedAt":' + text(need(value.stageChangedAt, "stageChangedAt"));
  json += ',"stageHistory":' + writeOpportunityStageHistory(need(value.stageHistory, "stageHistory"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeOpportunityReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeOpportunity(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeCustomerListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"taxId":' + (need(value.taxId, "taxId") === null ? "null" : text(value.taxId));
  json += ',"email":' + (need(value.email, "email") === null ? "null" : text(value.email));
  json += ',"phone":' + (need(value.phone, "phone") === null ? "null" : text(value.phone));
  json += ',"city":' + (need(value.city, "city") === null ? "null" : text(value.city));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeCustomerListReplyData(value) {
  return array(value, writeCustomerListItem);
}
function writeCustomerSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  return json + "}";
}
function writeCustomerListReplyTotals(value) {
  return array(value, writeCustomerSums);
}
function writeCustomerListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCustomerListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeCustomerListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePrintLanguage(value) {
  return value === null ? "null" : text(value);
}
function writePartyAddress(value) {
  let json = '{"line1":' + (need(value.line1, "line1") === null ? "null" : text(value.line1));
  json += ',"line2":' + (need(value.line2, "line2") === null ? "null" : text(value.line2));
  json += ',"city":' + (need(value.city, "city") === null ? "null" : text(value.city));
  json += ',"region":' + (need(value.region, "region") === null ? "null" : text(value.region));
  json += ',"postalCode":' + (need(value.postalCode, "postalCode") === null ? "null" : text(value.postalCode));
  json += ',"country":' + (need(value.country, "country") === null ? "null" : text(value.country));
  return json + "}";
}
function writeContact(value) {
  let json = '{"name":' + text(need(value.name, "name"));
  if (value.role !== void 0) json += ',"role":' + text(value.role);
  if (value.email !== void 0) json += ',"email":' + text(value.email);
  if (value.phone !== void 0) json += ',"phone":' + text(value.phone);
  return json + "}";
}
function writeCustomerContacts(value) {
  return array(value, writeContact);
}
function writeCustomer(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"tradeName":' + (need(value.tradeName, "tradeName") === null ? "null" : text(value.tradeName));
  json += ',"taxIdType":' + (need(value.taxIdType, "taxIdType") === null ? "null" : text(value.taxIdType));
  json += ',"taxId":' + (need(value.taxId, "taxId") === null ? "null" : text(value.taxId));
  json += ',"email":' + (need(value.email, "email") === null ? "null" : text(value.email));
  json += ',"phone":' + (need(value.phone, "phone") === null ? "null" : text(value.phone));
  json += ',"language":' + writePrintLanguage(need(value.language, "language"));
  json += ',"city":' + (need(value.city, "city") === null ? "null" : text(value.city));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"address":' + writePartyAddress(need(value.address, "address"));
  json += ',"paymentTerms":' + (need(value.paymentTerms, "paymentTerms") === null ? "null" : text(value.paymentTerms));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"creditLimit":' + (need(value.creditLimit, "creditLimit") === null ? "null" : number(value.creditLimit));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"priceIncludesTax":' + (need(value.priceIncludesTax, "priceIncludesTax") === null ? "null" : boolean(value.priceIncludesTax));
  json += ',"blocked":' + boolean(need(value.blocked, "blocked"));
  json += ',"contacts":' + writeCustomerContacts(need(value.contacts, "contacts"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeCustomerReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCustomer(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeCustomerCurrencyBalance(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"invoiced":' + number(need(value.invoiced, "invoiced"));
  json += ',"collected":' + number(need(value.collected, "collected"));
  json += ',"credited":' + number(need(value.credited, "credited"));
  json += ',"unappliedCredit":' + number(need(value.unappliedCredit, "unappliedCredit"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"overdueAmount":' + number(need(value.overdueAmount, "overdueAmount"));
  json += ',"netBalance":' + number(need(value.netBalance, "netBalance"));
  return json + "}";
}
function writeCustomerBalanceByCurrency(value) {
  return array(value, writeCustomerCurrencyBalance);
}
function writeCustomerBalance(value) {
  let json = '{"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"asOf":' + text(need(value.asOf, "asOf"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"invoiced":' + number(need(value.invoiced, "invoiced"));
  json += ',"collected":' + number(need(value.collected, "collected"));
  json += ',"credited":' + number(need(value.credited, "credited"));
  json += ',"unappliedCredit":' + number(need(value.unappliedCredit, "unappliedCredit"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"overdueAmount":' + number(need(value.overdueAmount, "overdueAmount"));
  json += ',"netBalance":' + number(need(value.netBalance, "netBalance"));
  json += ',"creditLimit":' + (need(value.creditLimit, "creditLimit") === null ? "null" : number(value.creditLimit));
  json += ',"availableCredit":' + (need(value.availableCredit, "availableCredit") === null ? "null" : number(value.availableCredit));
  json += ',"byCurrency":' + writeCustomerBalanceByCurrency(need(value.byCurrency, "byCurrency"));
  json += ',"lastPaymentAt":' + (need(value.lastPaymentAt, "lastPaymentAt") === null ? "null" : text(value.lastPaymentAt));
  return json + "}";
}
function writeCustomerBalanceReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeCustomerBalance(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeEvent(value) {
  let json = '{"position":' + number(need(value.position, "position"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"objectType":' + text(need(value.objectType, "objectType"));
  json += ',"objectId":' + text(need(value.objectId, "objectId"));
  json += ',"at":' + text(need(value.at, "at"));
  json += ',"requestId":' + (need(value.requestId, "requestId") === null ? "null" : text(value.requestId));
  return json + "}";
}
function writeEventListReplyData(value) {
  return array(value, writeEvent);
}
function writeEventListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeEventListReplyData(need(value.data, "data"));
  json += ',"nextAfter":' + number(need(value.nextAfter, "nextAfter"));
  json += ',"hasMore":' + boolean(need(value.hasMore, "hasMore"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeAdjustmentListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"warehouseName":' + text(need(value.warehouseName, "warehouseName"));
  json += ',"reason":' + text(need(value.reason, "reason"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"lineCount":' + number(need(value.lineCount, "lineCount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  if (value.value !== void 0) json += ',"value":' + number(value.value);
  return json + "}";
}
function writeAdjustmentListReplyData(value) {
  return array(value, writeAdjustmentListItem);
}
function writeAdjustmentListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeAdjustmentListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeAdjustmentLine(value) {
  let json = '{"productId":' + number(need(value.productId, "productId"));
  json += ',"before":' + number(need(value.before, "before"));
  json += ',"delta":' + number(need(value.delta, "delta"));
  json += ',"after":' + number(need(value.after, "after"));
  if (value.unitCost !== void 0) json += ',"unitCost":' + number(value.unitCost);
  if (value.value !== void 0) json += ',"value":' + number(value.value);
  return json + "}";
}
function writeAdjustmentLines(value) {
  return array(value, writeAdjustmentLine);
}
function writeAdjustment(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"reason":' + text(need(value.reason, "reason"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"lines":' + writeAdjustmentLines(need(value.lines, "lines"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeAdjustmentReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeAdjustment(need(value.data, "data"));
  if (value.warnings !== void 0) json += ',"warnings":' + writeStockWarnings(value.warnings);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeLaterDocument(value) {
  let json = '{"documentType":' + text(need(value.documentType, "documentType"));
  json += ',"documentId":' + number(need(value.documentId, "documentId"));
  json += ',"documentNumber":' + text(need(value.documentNumber, "documentNumber"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  return json + "}";
}
function writeCountContradictionDocuments(value) {
  return array(value, writeLaterDocument);
}
function writeCountContradiction(value) {
  let json = '{"ledgerQuantity":' + number(need(value.ledgerQuantity, "ledgerQuantity"));
  json += ',"documents":' + writeCountContradictionDocuments(need(value.documents, "documents"));
  return json + "}";
}
function writeAdjustmentRecordLine(value) {
  let json = '{"productId":' + number(need(value.productId, "productId"));
  json += ',"productCode":' + text(need(value.productCode, "productCode"));
  json += ',"productName":' + text(need(value.productName, "productName"));
  json += ',"countedQuantity":' + (need(value.countedQuantity, "countedQuantity") === null ? "null" : number(value.countedQuantity));
  json += ',"before":' + number(need(value.before, "before"));
  json += ',"delta":' + number(need(value.delta, "delta"));
  json += ',"after":' + number(need(value.after, "after"));
  json += ',"contradiction":' + (need(value.contradiction, "contradiction") === null ? "null" : writeCountContradiction(value.contradiction));
  if (value.unitCost !== void 0) json += ',"unitCost":' + number(value.unitCost);
  if (value.value !== void 0) json += ',"value":' + number(value.value);
  return json + "}";
}
function writeAdjustmentRecordLines(value) {
  return array(value, writeAdjustmentRecordLine);
}
function writeAdjustmentRecord(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"warehouseName":' + text(need(value.warehouseName, "warehouseName"));
  json += ',"reason":' + text(need(value.reason, "reason"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"reversedOn":' + (need(value.reversedOn, "reversedOn") === null ? "null" : text(value.reversedOn));
  json += ',"reverseReason":' + (need(value.reverseReason, "reverseReason") === null ? "null" : text(value.reverseReason));
  json += ',"lines":' + writeAdjustmentRecordLines(need(value.lines, "lines"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeAdjustmentRecordReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeAdjustmentRecord(need(value.data, "data"));
  if (value.warnings !== void 0) json += ',"warnings":' + writeStockWarnings(value.warnings);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeMovement(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"productId":' + number(need(value.productId, "productId"));
  json += ',"productCode":' + text(need(value.productCode, "productCode"));
  json += ',"productName":' + text(need(value.productName, "productName"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"warehouseName":' + text(need(value.warehouseName, "warehouseName"));
  json += ',"documentType":' + text(need(value.documentType, "documentType"));
  json += ',"documentId":' + number(need(value.documentId, "documentId"));
  json += ',"documentNumber":' + text(need(value.documentNumber, "documentNumber"));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  json += ',"quantityAfter":' + number(need(value.quantityAfter, "quantityAfter"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  if (value.unitCost !== void 0) json += ',"unitCost":' + number(value.unitCost);
  if (value.value !== void 0) json += ',"value":' + number(value.value);
  return json + "}";
}
function writeMovementListReplyData(value) {
  return array(value, writeMovement);
}
function writeMovementSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"value":' + number(need(value.value, "value"));
  return json + "}";
}
function writeMovementListReplyTotals(value) {
  return array(value, writeMovementSums);
}
function writeMovementListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeMovementListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeMovementListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeStockRow(value) {
  let json = '{"productId":' + number(need(value.productId, "productId"));
  json += ',"productCode":' + text(need(value.productCode, "productCode"));
  json += ',"productName":' + text(need(value.productName, "productName"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"warehouseName":' + text(need(value.warehouseName, "warehouseName"));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  json += ',"reserved":' + number(need(value.reserved, "reserved"));
  json += ',"available":' + number(need(value.available, "available"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  if (value.averageCost !== void 0) json += ',"averageCost":' + (value.averageCost === null ? "null" : number(value.averageCost));
  if (value.value !== void 0) json += ',"value":' + number(value.value);
  return json + "}";
}
function writeStockListReplyData(value) {
  return array(value, writeStockRow);
}
function writeStockSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"value":' + number(need(value.value, "value"));
  return json + "}";
}
function writeStockListReplyTotals(value) {
  return array(value, writeStockSums);
}
function writeStockListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeStockListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeStockListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeTransferListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"fromWarehouseId":' + number(need(value.fromWarehouseId, "fromWarehouseId"));
  json += ',"fromWarehouseName":' + text(need(value.fromWarehouseName, "fromWarehouseName"));
  json += ',"toWarehouseId":' + number(need(value.toWarehouseId, "toWarehouseId"));
  json += ',"toWarehouseName":' + text(need(value.toWarehouseName, "toWarehouseName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"lineCount":' + number(need(value.lineCount, "lineCount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  if (value.value !== void 0) json += ',"value":' + number(value.value);
  return json + "}";
}
function writeTransferListReplyData(value) {
  return array(value, writeTransferListItem);
}
function writeTransferListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeTransferListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeTransferLine(value) {
  let json = '{"productId":' + number(need(value.productId, "productId"));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  json += ',"fromAfter":' + number(need(value.fromAfter, "fromAfter"));
  json += ',"toAfter":' + number(need(value.toAfter, "toAfter"));
  return json + "}";
}
function writeTransferLines(value) {
  return array(value, writeTransferLine);
}
function writeTransfer(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"fromWarehouseId":' + number(need(value.fromWarehouseId, "fromWarehouseId"));
  json += ',"toWarehouseId":' + number(need(value.toWarehouseId, "toWarehouseId"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"lines":' + writeTransferLines(need(value.lines, "lines"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeTransferReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeTransfer(need(value.data, "data"));
  if (value.warnings !== void 0) json += ',"warnings":' + writeStockWarnings(value.warnings);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeTransferRecordLine(value) {
  let json = '{"productId":' + number(need(value.productId, "productId"));
  json += ',"productCode":' + text(need(value.productCode, "productCode"));
  json += ',"productName":' + text(need(value.productName, "productName"));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  json += ',"fromAfter":' + number(need(value.fromAfter, "fromAfter"));
  json += ',"toAfter":' + number(need(value.toAfter, "toAfter"));
  if (value.value !== void 0) json += ',"value":' + number(value.value);
  return json + "}";
}
function writeTransferRecordLines(value) {
  return array(value, writeTransferRecordLine);
}
function writeTransferRecord(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"fromWarehouseId":' + number(need(value.fromWarehouseId, "fromWarehouseId"));
  json += ',"fromWarehouseName":' + text(need(value.fromWarehouseName, "fromWarehouseName"));
  json += ',"toWarehouseId":' + number(need(value.toWarehouseId, "toWarehouseId"));
  json += ',"toWarehouseName":' + text(need(value.toWarehouseName, "toWarehouseName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"reversedOn":' + (need(value.reversedOn, "reversedOn") === null ? "null" : text(value.reversedOn));
  json += ',"reverseReason":' + (need(value.reverseReason, "reverseReason") === null ? "null" : text(value.reverseReason));
  json += ',"lines":' + writeTransferRecordLines(need(value.lines, "lines"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeTransferRecordReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeTransferRecord(need(value.data, "data"));
  if (value.warnings !== void 0) json += ',"warnings":' + writeStockWarnings(value.warnings);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeWarehouse(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"allowsNegative":' + boolean(need(value.allowsNegative, "allowsNegative"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeWarehouseListReplyData(value) {
  return array(value, writeWarehouse);
}
function writeWarehouseListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeWarehouseListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeWarehouseReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeWarehouse(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeDocumentNumber(value) {
  return value === null ? "null" : text(value);
}
function writeInvoiceListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + writeDocumentNumber(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"issueDate":' + text(need(value.issueDate, "issueDate"));
  json += ',"dueDate":' + text(need(value.dueDate, "dueDate"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"overdue":' + boolean(need(value.overdue, "overdue"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeInvoiceListReplyData(value) {
  return array(value, writeInvoiceListItem);
}
function writeInvoiceSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  return json + "}";
}
function writeInvoiceListReplyTotals(value) {
  return array(value, writeInvoiceSums);
}
function writeInvoiceListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeInvoiceListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeInvoiceListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeInvoiceCreated(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + writeDocumentNumber(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"issueDate":' + text(need(value.issueDate, "issueDate"));
  json += ',"dueDate":' + text(need(value.dueDate, "dueDate"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeInvoiceCreatedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeInvoiceCreated(need(value.data, "data"));
  if (value.warnings !== void 0) json += ',"warnings":' + writeStockWarnings(value.warnings);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeCompanyCurrencyTotals(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  return json + "}";
}
function writeLineTax(value) {
  let json = '{"taxRateId":' + number(need(value.taxRateId, "taxRateId"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"rate":' + number(need(value.rate, "rate"));
  json += ',"category":' + text(need(value.category, "category"));
  return json + "}";
}
function writeInvoiceLineTaxes(value) {
  return array(value, writeLineTax);
}
function writeInvoiceLine(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"productId":' + number(need(value.productId, "productId"));
  json += ',"productCode":' + text(need(value.productCode, "productCode"));
  json += ',"description":' + text(need(value.description, "description"));
  json += ',"unit":' + text(need(value.unit, "unit"));
  json += ',"warehouseId":' + (need(value.warehouseId, "warehouseId") === null ? "null" : number(value.warehouseId));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  json += ',"unitPrice":' + number(need(value.unitPrice, "unitPrice"));
  json += ',"discountPercent":' + number(need(value.discountPercent, "discountPercent"));
  json += ',"netAmount":' + number(need(value.netAmount, "netAmount"));
  json += ',"taxRateId":' + (need(value.taxRateId, "taxRateId") === null ? "null" : number(value.taxRateId));
  json += ',"taxRate":' + number(need(value.taxRate, "taxRate"));
  json += ',"taxCategory":' + text(need(value.taxCategory, "taxCategory"));
  json += ',"taxAmount":' + number(need(value.taxAmount, "taxAmount"));
  json += ',"taxes":' + writeInvoiceLineTaxes(need(value.taxes, "taxes"));
  json += ',"creditedQuantity":' + number(need(value.creditedQuantity, "creditedQuantity"));
  return json + "}";
}
function writeInvoiceLines(value) {
  return array(value, writeInvoiceLine);
}
function writeInvoiceTaxes(value) {
  return array(value, writeTaxBreakdown);
}
function writeInvoicePayment(value) {
  let json = '{"paymentId":' + number(need(value.paymentId, "paymentId"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  return json + "}";
}
function writeInvoicePayments(value) {
  return array(value, writeInvoicePayment);
}
function writeInvoiceCreditNote(value) {
  let json = '{"creditNoteId":' + number(need(value.creditNoteId, "creditNoteId"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"appliedAmount":' + number(need(value.appliedAmount, "appliedAmount"));
  return json + "}";
}
function writeInvoiceCreditNotes(value) {
  return array(value, writeInvoiceCreditNote);
}
function writeDocumentAddress(value) {
  let json = '{"line1":' + (need(value.line1, "line1") === null ? "null" : text(value.line1));
  json += ',"line2":' + (need(value.line2, "line2") === null ? "null" : text(value.line2));
  json += ',"city":' + (need(value.city, "city") === null ? "null" : text(value.city));
  json += ',"region":' + (need(value.region, "region") === null ? "null" : text(value.region));
  json += ',"postalCode":' + (need(value.postalCode, "postalCode") === null ? "null" : text(value.postalCode));
  json += ',"country":' + (need(value.country, "country") === null ? "null" : text(value.country));
  return json + "}";
}
function writeDocumentParty(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"tradeName":' + (need(value.tradeName, "tradeName") === null ? "null" : text(value.tradeName));
  json += ',"taxIdType":' + (need(value.taxIdType, "taxIdType") === null ? "null" : text(value.taxIdType));
  json += ',"taxId":' + (need(value.taxId, "taxId") === null ? "null" : text(value.taxId));
  json += ',"email":' + (need(value.email, "email") === null ? "null" : text(value.email));
  json += ',"phone":' + (need(value.phone, "phone") === null ? "null" : text(value.phone));
  json += ',"address":' + writeDocumentAddress(need(value.address, "address"));
  if (value.language !== void 0) json += ',"language":' + writePrintLanguage(value.language);
  return json + "}";
}
function writeInvoice(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + writeDocumentNumber(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"issueDate":' + text(need(value.issueDate, "issueDate"));
  json += ',"dueDate":' + text(need(value.dueDate, "dueDate"));
  json += ',"paymentTerms":' + text(need(value.paymentTerms, "paymentTerms"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"exchangeRate":' + number(need(value.exchangeRate, "exchangeRate"));
  json += ',"taxRounding":' + text(need(value.taxRounding, "taxRounding"));
  json += ',"pricesIncludeTax":' + boolean(need(value.pricesIncludeTax, "pricesIncludeTax"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"paidAmount":' + number(need(value.paidAmount, "paidAmount"));
  json += ',"creditedAmount":' + number(need(value.creditedAmount, "creditedAmount"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"overdue":' + boolean(need(value.overdue, "overdue"));
  json += ',"companyCurrency":' + writeCompanyCurrencyTotals(need(value.companyCurrency, "companyCurrency"));
  json += ',"lines":' + writeInvoiceLines(need(value.lines, "lines"));
  json += ',"taxes":' + writeInvoiceTaxes(need(value.taxes, "taxes"));
  json += ',"payments":' + writeInvoicePayments(need(value.payments, "payments"));
  json += ',"creditNotes":' + writeInvoiceCreditNotes(need(value.creditNotes, "creditNotes"));
  json += ',"customer":' + writeDocumentParty(need(value.customer, "customer"));
  json += ',"company":' + writeDocumentParty(need(value.company, "company"));
  json += ',"voidedAt":' + (need(value.voidedAt, "voidedAt") === null ? "null" : text(value.voidedAt));
  json += ',"voidReason":' + (need(value.voidReason, "voidReason") === null ? "null" : text(value.voidReason));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeInvoiceReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeInvoice(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeInvoiceDeleted(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  return json + "}";
}
function writeInvoiceDeletedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeInvoiceDeleted(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePayable(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"receptionId":' + (need(value.receptionId, "receptionId") === null ? "null" : number(value.receptionId));
  json += ',"documentNumber":' + text(need(value.documentNumber, "documentNumber"));
  json += ',"vendorInvoiceNumber":' + (need(value.vendorInvoiceNumber, "vendorInvoiceNumber") === null ? "null" : text(value.vendorInvoiceNumber));
  json += ',"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"issueDate":' + text(need(value.issueDate, "issueDate"));
  json += ',"dueDate":' + text(need(value.dueDate, "dueDate"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"paidAmount":' + number(need(value.paidAmount, "paidAmount"));
  json += ',"creditedAmount":' + number(need(value.creditedAmount, "creditedAmount"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"daysOverdue":' + number(need(value.daysOverdue, "daysOverdue"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writePayableListReplyData(value) {
  return array(value, writePayable);
}
function writePayableSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  return json + "}";
}
function writePayableListReplyTotals(value) {
  return array(value, writePayableSums);
}
function writePayableListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePayableListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writePayableListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeAgingBucket(value) {
  let json = '{"key":' + text(need(value.key, "key"));
  json += ',"from":' + (need(value.from, "from") === null ? "null" : number(value.from));
  json += ',"to":' + (need(value.to, "to") === null ? "null" : number(value.to));
  json += ',"amount":' + number(need(value.amount, "amount"));
  return json + "}";
}
function writePayableAgingBuckets(value) {
  return array(value, writeAgingBucket);
}
function writePayableAgingRow(value) {
  let json = '{"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"current":' + number(need(value.current, "current"));
  json += ',"d1_30":' + number(need(value.d1_30, "d1_30"));
  json += ',"d31_60":' + number(need(value.d31_60, "d31_60"));
  json += ',"d61_90":' + number(need(value.d61_90, "d61_90"));
  json += ',"d91_120":' + number(need(value.d91_120, "d91_120"));
  json += ',"d120_plus":' + number(need(value.d120_plus, "d120_plus"));
  json += ',"unappliedCredit":' + number(need(value.unappliedCredit, "unappliedCredit"));
  json += ',"balance":' + number(need(value.balance, "balance"));
  return json + "}";
}
function writePayableAgingRows(value) {
  return array(value, writePayableAgingRow);
}
function writeAgingTotals(value) {
  let json = '{"current":' + number(need(value.current, "current"));
  json += ',"d1_30":' + number(need(value.d1_30, "d1_30"));
  json += ',"d31_60":' + number(need(value.d31_60, "d31_60"));
  json += ',"d61_90":' + number(need(value.d61_90, "d61_90"));
  json += ',"d91_120":' + number(need(value.d91_120, "d91_120"));
  json += ',"d120_plus":' + number(need(value.d120_plus, "d120_plus"));
  json += ',"unappliedCredit":' + number(need(value.unappliedCredit, "unappliedCredit"));
  json += ',"balance":' + number(need(value.balance, "balance"));
  return json + "}";
}
function writePayableAgingItem(value) {
  let json = '{"payableId":' + number(need(value.payableId, "payableId"));
  json += ',"documentNumber":' + text(need(value.documentNumber, "documentNumber"));
  json += ',"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"dueDate":' + text(need(value.dueDate, "dueDate"));
  json += ',"daysOverdue":' + number(need(value.daysOverdue, "daysOverdue"));
  json += ',"bucket":' + text(need(value.bucket, "bucket"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"documentCurrencyCode":' + text(need(value.documentCurrencyCode, "documentCurrencyCode"));
  json += ',"documentOpenAmount":' + number(need(value.documentOpenAmount, "documentOpenAmount"));
  return json + "}";
}
function writePayableAgingItems(value) {
  return array(value, writePayableAgingItem);
}
function writePayableAging(value) {
  let json = '{"asOf":' + text(need(value.asOf, "asOf"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"buckets":' + writePayableAgingBuckets(need(value.buckets, "buckets"));
  json += ',"overdueCount":' + number(need(value.overdueCount, "overdueCount"));
  json += ',"rows":' + writePayableAgingRows(need(value.rows, "rows"));
  json += ',"totals":' + writeAgingTotals(need(value.totals, "totals"));
  if (value.items !== void 0) json += ',"items":' + writePayableAgingItems(value.items);
  if (value.itemCount !== void 0) json += ',"itemCount":' + number(value.itemCount);
  return json + "}";
}
function writePayableAgingReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePayableAging(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePayablePaymentListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"method":' + text(need(value.method, "method"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"allocatedAmount":' + number(need(value.allocatedAmount, "allocatedAmount"));
  json += ',"unallocatedAmount":' + number(need(value.unallocatedAmount, "unallocatedAmount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writePayablePaymentListReplyData(value) {
  return array(value, writePayablePaymentListItem);
}
function writePayablePaymentSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"unallocatedAmount":' + number(need(value.unallocatedAmount, "unallocatedAmount"));
  return json + "}";
}
function writePayablePaymentListReplyTotals(value) {
  return array(value, writePayablePaymentSums);
}
function writePayablePaymentListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePayablePaymentListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writePayablePaymentListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePayableAllocation(value) {
  let json = '{"payableId":' + number(need(value.payableId, "payableId"));
  json += ',"receptionId":' + (need(value.receptionId, "receptionId") === null ? "null" : number(value.receptionId));
  json += ',"documentNumber":' + text(need(value.documentNumber, "documentNumber"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"openAfter":' + number(need(value.openAfter, "openAfter"));
  json += ',"exchangeDifference":' + number(need(value.exchangeDifference, "exchangeDifference"));
  return json + "}";
}
function writePayablePaymentAllocations(value) {
  return array(value, writePayableAllocation);
}
function writePayablePayment(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"method":' + text(need(value.method, "method"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"allocatedAmount":' + number(need(value.allocatedAmount, "allocatedAmount"));
  json += ',"unallocatedAmount":' + number(need(value.unallocatedAmount, "unallocatedAmount"));
  json += ',"exchangeRate":' + number(need(value.exchangeRate, "exchangeRate"));
  json += ',"reference":' + (need(value.reference, "reference") === null ? "null" : text(value.reference));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"allocations":' + writePayablePaymentAllocations(need(value.allocations, "allocations"));
  json += ',"reversedAt":' + (need(value.reversedAt, "reversedAt") === null ? "null" : text(value.reversedAt));
  json += ',"reverseReason":' + (need(value.reverseReason, "reverseReason") === null ? "null" : text(value.reverseReason));
  json += ',"vendorBalance":' + number(need(value.vendorBalance, "vendorBalance"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writePayablePaymentReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePayablePayment(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeProductListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"price":' + number(need(value.price, "price"));
  json += ',"stock":' + number(need(value.stock, "stock"));
  json += ',"categoryName":' + (need(value.categoryName, "categoryName") === null ? "null" : text(value.categoryName));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"unit":' + text(need(value.unit, "unit"));
  json += ',"trackStock":' + boolean(need(value.trackStock, "trackStock"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeProductListReplyData(value) {
  return array(value, writeProductListItem);
}
function writeProductListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeProductListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeWarehouseStock(value) {
  let json = '{"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"warehouseName":' + text(need(value.warehouseName, "warehouseName"));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  return json + "}";
}
function writeProductStockByWarehouse(value) {
  return array(value, writeWarehouseStock);
}
function writeProduct(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"price":' + number(need(value.price, "price"));
  json += ',"stock":' + number(need(value.stock, "stock"));
  json += ',"categoryName":' + (need(value.categoryName, "categoryName") === null ? "null" : text(value.categoryName));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"unit":' + text(need(value.unit, "unit"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  json += ',"description":' + (need(value.description, "description") === null ? "null" : text(value.description));
  json += ',"categoryId":' + (need(value.categoryId, "categoryId") === null ? "null" : number(value.categoryId));
  json += ',"barcode":' + (need(value.barcode, "barcode") === null ? "null" : text(value.barcode));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"trackStock":' + boolean(need(value.trackStock, "trackStock"));
  json += ',"taxRateId":' + (need(value.taxRateId, "taxRateId") === null ? "null" : number(value.taxRateId));
  json += ',"minStock":' + (need(value.minStock, "minStock") === null ? "null" : number(value.minStock));
  json += ',"stockByWarehouse":' + writeProductStockByWarehouse(need(value.stockByWarehouse, "stockByWarehouse"));
  if (value.averageCost !== void 0) json += ',"averageCost":' + (value.averageCost === null ? "null" : number(value.averageCost));
  return json + "}";
}
function writeProductReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeProduct(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeProductCategory(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"parentId":' + (need(value.parentId, "parentId") === null ? "null" : number(value.parentId));
  json += ',"productCount":' + number(need(value.productCount, "productCount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeProductCategoryListReplyData(value) {
  return array(value, writeProductCategory);
}
function writeProductCategoryListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeProductCategoryListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeProductCategoryReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeProductCategory(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeProductCategoryDeletedReplyData(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  return json + "}";
}
function writeProductCategoryDeletedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeProductCategoryDeletedReplyData(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePurchaseOrderLine(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"productId":' + number(need(value.productId, "productId"));
  json += ',"productCode":' + text(need(value.productCode, "productCode"));
  json += ',"description":' + text(need(value.description, "description"));
  json += ',"unit":' + text(need(value.unit, "unit"));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  json += ',"unitPrice":' + number(need(value.unitPrice, "unitPrice"));
  json += ',"discountPercent":' + number(need(value.discountPercent, "discountPercent"));
  json += ',"netAmount":' + number(need(value.netAmount, "netAmount"));
  json += ',"taxRateId":' + (need(value.taxRateId, "taxRateId") === null ? "null" : number(value.taxRateId));
  json += ',"taxRate":' + number(need(value.taxRate, "taxRate"));
  json += ',"taxCategory":' + text(need(value.taxCategory, "taxCategory"));
  json += ',"taxAmount":' + number(need(value.taxAmount, "taxAmount"));
  json += ',"receivedQuantity":' + number(need(value.receivedQuantity, "receivedQuantity"));
  json += ',"pendingQuantity":' + number(need(value.pendingQuantity, "pendingQuantity"));
  return json + "}";
}
function writePurchaseOrderListItemLines(value) {
  return array(value, writePurchaseOrderLine);
}
function writePurchaseOrderListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"orderDate":' + text(need(value.orderDate, "orderDate"));
  json += ',"expectedDate":' + (need(value.expectedDate, "expectedDate") === null ? "null" : text(value.expectedDate));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"receivedPercent":' + number(need(value.receivedPercent, "receivedPercent"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  if (value.lines !== void 0) json += ',"lines":' + writePurchaseOrderListItemLines(value.lines);
  return json + "}";
}
function writePurchaseOrderListReplyData(value) {
  return array(value, writePurchaseOrderListItem);
}
function writePurchaseOrderSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  return json + "}";
}
function writePurchaseOrderListReplyTotals(value) {
  return array(value, writePurchaseOrderSums);
}
function writePurchaseOrderListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePurchaseOrderListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writePurchaseOrderListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writePurchaseOrderLines(value) {
  return array(value, writePurchaseOrderLine);
}
function writePurchaseOrderTaxes(value) {
  return array(value, writeTaxBreakdown);
}
function writeReceptionLine(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"orderLineId":' + number(need(value.orderLineId, "orderLineId"));
  json += ',"productId":' + number(need(value.productId, "productId"));
  json += ',"quantity":' + number(need(value.quantity, "quantity"));
  json += ',"unitCost":' + number(need(value.unitCost, "unitCost"));
  json += ',"netAmount":' + number(need(value.netAmount, "netAmount"));
  json += ',"taxAmount":' + number(need(value.taxAmount, "taxAmount"));
  return json + "}";
}
function writeReceptionLines(value) {
  return array(value, writeReceptionLine);
}
function writeReception(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"vendorInvoiceNumber":' + (need(value.vendorInvoiceNumber, "vendorInvoiceNumber") === null ? "null" : text(value.vendorInvoiceNumber));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"lines":' + writeReceptionLines(need(value.lines, "lines"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writePurchaseOrderReceptions(value) {
  return array(value, writeReception);
}
function writePurchaseOrder(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"orderDate":' + text(need(value.orderDate, "orderDate"));
  json += ',"expectedDate":' + (need(value.expectedDate, "expectedDate") === null ? "null" : text(value.expectedDate));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"receivedPercent":' + number(need(value.receivedPercent, "receivedPercent"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"paymentTerms":' + text(need(value.paymentTerms, "paymentTerms"));
  json += ',"exchangeRate":' + number(need(value.exchangeRate, "exchangeRate"));
  json += ',"reference":' + (need(value.reference, "reference") === null ? "null" : text(value.reference));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"lines":' + writePurchaseOrderLines(need(value.lines, "lines"));
  json += ',"taxes":' + writePurchaseOrderTaxes(need(value.taxes, "taxes"));
  json += ',"receptions":' + writePurchaseOrderReceptions(need(value.receptions, "receptions"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writePurchaseOrderReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writePurchaseOrder(need(value.data, "data"));
  if (value.warnings !== void 0) json += ',"warnings":' + writeStockWarnings(value.warnings);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeReceptionListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"orderId":' + number(need(value.orderId, "orderId"));
  json += ',"orderNumber":' + text(need(value.orderNumber, "orderNumber"));
  json += ',"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"warehouseName":' + text(need(value.warehouseName, "warehouseName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"vendorInvoiceNumber":' + (need(value.vendorInvoiceNumber, "vendorInvoiceNumber") === null ? "null" : text(value.vendorInvoiceNumber));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeReceptionListReplyData(value) {
  return array(value, writeReceptionListItem);
}
function writeReceptionListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeReceptionListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeReceptionRecord(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"orderId":' + number(need(value.orderId, "orderId"));
  json += ',"orderNumber":' + text(need(value.orderNumber, "orderNumber"));
  json += ',"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"vendorName":' + text(need(value.vendorName, "vendorName"));
  json += ',"warehouseId":' + number(need(value.warehouseId, "warehouseId"));
  json += ',"warehouseName":' + text(need(value.warehouseName, "warehouseName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"vendorInvoiceNumber":' + (need(value.vendorInvoiceNumber, "vendorInvoiceNumber") === null ? "null" : text(value.vendorInvoiceNumber));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"taxTotal":' + number(need(value.taxTotal, "taxTotal"));
  json += ',"grandTotal":' + number(need(value.grandTotal, "grandTotal"));
  json += ',"reversedAt":' + (need(value.reversedAt, "reversedAt") === null ? "null" : text(value.reversedAt));
  json += ',"reverseReason":' + (need(value.reverseReason, "reverseReason") === null ? "null" : text(value.reverseReason));
  json += ',"lines":' + writeReceptionLines(need(value.lines, "lines"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeReceptionRecordReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeReceptionRecord(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeReceivedOrder(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"lines":' + writePurchaseOrderLines(need(value.lines, "lines"));
  json += ',"version":' + number(need(value.version, "version"));
  return json + "}";
}
function writeReceivedPayable(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"dueDate":' + text(need(value.dueDate, "dueDate"));
  return json + "}";
}
function writeReceptionResult(value) {
  let json = '{"reception":' + writeReception(need(value.reception, "reception"));
  json += ',"purchaseOrder":' + writeReceivedOrder(need(value.purchaseOrder, "purchaseOrder"));
  json += ',"payable":' + writeReceivedPayable(need(value.payable, "payable"));
  return json + "}";
}
function writeReceptionReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeReceptionResult(need(value.data, "data"));
  if (value.warnings !== void 0) json += ',"warnings":' + writeStockWarnings(value.warnings);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeReceivable(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"invoiceId":' + (need(value.invoiceId, "invoiceId") === null ? "null" : number(value.invoiceId));
  json += ',"documentNumber":' + text(need(value.documentNumber, "documentNumber"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"issueDate":' + text(need(value.issueDate, "issueDate"));
  json += ',"dueDate":' + text(need(value.dueDate, "dueDate"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"paidAmount":' + number(need(value.paidAmount, "paidAmount"));
  json += ',"creditedAmount":' + number(need(value.creditedAmount, "creditedAmount"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"daysOverdue":' + number(need(value.daysOverdue, "daysOverdue"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeReceivableListReplyData(value) {
  return array(value, writeReceivable);
}
function writeReceivableSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  return json + "}";
}
function writeReceivableListReplyTotals(value) {
  return array(value, writeReceivableSums);
}
function writeReceivableListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeReceivableListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeReceivableListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeReceivableAgingRow(value) {
  let json = '{"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"current":' + number(need(value.current, "current"));
  json += ',"d1_30":' + number(need(value.d1_30, "d1_30"));
  json += ',"d31_60":' + number(need(value.d31_60, "d31_60"));
  json += ',"d61_90":' + number(need(value.d61_90, "d61_90"));
  json += ',"d91_120":' + number(need(value.d91_120, "d91_120"));
  json += ',"d120_plus":' + number(need(value.d120_plus, "d120_plus"));
  json += ',"unappliedCredit":' + number(need(value.unappliedCredit, "unappliedCredit"));
  json += ',"balance":' + number(need(value.balance, "balance"));
  return json + "}";
}
function writeReceivableAgingRows(value) {
  return array(value, writeReceivableAgingRow);
}
function writeReceivableAgingItem(value) {
  let json = '{"receivableId":' + number(need(value.receivableId, "receivableId"));
  json += ',"documentNumber":' + text(need(value.documentNumber, "documentNumber"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"dueDate":' + text(need(value.dueDate, "dueDate"));
  json += ',"daysOverdue":' + number(need(value.daysOverdue, "daysOverdue"));
  json += ',"bucket":' + text(need(value.bucket, "bucket"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"documentCurrencyCode":' + text(need(value.documentCurrencyCode, "documentCurrencyCode"));
  json += ',"documentOpenAmount":' + number(need(value.documentOpenAmount, "documentOpenAmount"));
  return json + "}";
}
function writeReceivableAgingItems(value) {
  return array(value, writeReceivableAgingItem);
}
function writeReceivableAging(value) {
  let json = '{"asOf":' + text(need(value.asOf, "asOf"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"buckets":' + writePayableAgingBuckets(need(value.buckets, "buckets"));
  json += ',"overdueCount":' + number(need(value.overdueCount, "overdueCount"));
  json += ',"rows":' + writeReceivableAgingRows(need(value.rows, "rows"));
  json += ',"totals":' + writeAgingTotals(need(value.totals, "totals"));
  if (value.items !== void 0) json += ',"items":' + writeReceivableAgingItems(value.items);
  if (value.itemCount !== void 0) json += ',"itemCount":' + number(value.itemCount);
  return json + "}";
}
function writeReceivableAgingReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeReceivableAging(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeReceivablePaymentListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"method":' + text(need(value.method, "method"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"allocatedAmount":' + number(need(value.allocatedAmount, "allocatedAmount"));
  json += ',"unallocatedAmount":' + number(need(value.unallocatedAmount, "unallocatedAmount"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeReceivablePaymentListReplyData(value) {
  return array(value, writeReceivablePaymentListItem);
}
function writeReceivablePaymentSums(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"count":' + number(need(value.count, "count"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"unallocatedAmount":' + number(need(value.unallocatedAmount, "unallocatedAmount"));
  return json + "}";
}
function writeReceivablePaymentListReplyTotals(value) {
  return array(value, writeReceivablePaymentSums);
}
function writeReceivablePaymentListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeReceivablePaymentListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.totals !== void 0) json += ',"totals":' + (value.totals === null ? "null" : writeReceivablePaymentListReplyTotals(value.totals));
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeReceivablePaymentAllocations(value) {
  return array(value, writeReceivableAllocation);
}
function writeReceivablePayment(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"customerId":' + number(need(value.customerId, "customerId"));
  json += ',"customerName":' + text(need(value.customerName, "customerName"));
  json += ',"date":' + text(need(value.date, "date"));
  json += ',"method":' + text(need(value.method, "method"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"amount":' + number(need(value.amount, "amount"));
  json += ',"allocatedAmount":' + number(need(value.allocatedAmount, "allocatedAmount"));
  json += ',"unallocatedAmount":' + number(need(value.unallocatedAmount, "unallocatedAmount"));
  json += ',"exchangeRate":' + number(need(value.exchangeRate, "exchangeRate"));
  json += ',"reference":' + (need(value.reference, "reference") === null ? "null" : text(value.reference));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"allocations":' + writeReceivablePaymentAllocations(need(value.allocations, "allocations"));
  json += ',"reversedAt":' + (need(value.reversedAt, "reversedAt") === null ? "null" : text(value.reversedAt));
  json += ',"reverseReason":' + (need(value.reverseReason, "reverseReason") === null ? "null" : text(value.reverseReason));
  json += ',"customerBalance":' + number(need(value.customerBalance, "customerBalance"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeReceivablePaymentReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeReceivablePayment(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeSalesMonth(value) {
  let json = '{"month":' + text(need(value.month, "month"));
  json += ',"sales":' + number(need(value.sales, "sales"));
  json += ',"credits":' + number(need(value.credits, "credits"));
  json += ',"collections":' + number(need(value.collections, "collections"));
  json += ',"invoices":' + number(need(value.invoices, "invoices"));
  return json + "}";
}
function writeSalesByMonthReplyData(value) {
  return array(value, writeSalesMonth);
}
function writeSalesByMonthReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeSalesByMonthReplyData(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeVendorListItem(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"taxId":' + (need(value.taxId, "taxId") === null ? "null" : text(value.taxId));
  json += ',"email":' + (need(value.email, "email") === null ? "null" : text(value.email));
  json += ',"phone":' + (need(value.phone, "phone") === null ? "null" : text(value.phone));
  json += ',"city":' + (need(value.city, "city") === null ? "null" : text(value.city));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeVendorListReplyData(value) {
  return array(value, writeVendorListItem);
}
function writeVendorListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeVendorListReplyData(need(value.data, "data"));
  json += ',"totalCount":' + number(need(value.totalCount, "totalCount"));
  json += ',"page":' + number(need(value.page, "page"));
  json += ',"pageSize":' + number(need(value.pageSize, "pageSize"));
  if (value.totalIsCapped !== void 0) json += ',"totalIsCapped":' + boolean(value.totalIsCapped);
  if (value.nextCursor !== void 0) json += ',"nextCursor":' + text(value.nextCursor);
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeBankAccount(value) {
  let json = '{"bank":' + text(need(value.bank, "bank"));
  json += ',"accountNumber":' + text(need(value.accountNumber, "accountNumber"));
  if (value.currencyCode !== void 0) json += ',"currencyCode":' + text(value.currencyCode);
  if (value.holder !== void 0) json += ',"holder":' + text(value.holder);
  return json + "}";
}
function writeVendorBankAccounts(value) {
  return array(value, writeBankAccount);
}
function writeVendor(value) {
  let json = '{"id":' + number(need(value.id, "id"));
  json += ',"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"tradeName":' + (need(value.tradeName, "tradeName") === null ? "null" : text(value.tradeName));
  json += ',"taxIdType":' + (need(value.taxIdType, "taxIdType") === null ? "null" : text(value.taxIdType));
  json += ',"taxId":' + (need(value.taxId, "taxId") === null ? "null" : text(value.taxId));
  json += ',"email":' + (need(value.email, "email") === null ? "null" : text(value.email));
  json += ',"phone":' + (need(value.phone, "phone") === null ? "null" : text(value.phone));
  json += ',"language":' + writePrintLanguage(need(value.language, "language"));
  json += ',"city":' + (need(value.city, "city") === null ? "null" : text(value.city));
  json += ',"active":' + boolean(need(value.active, "active"));
  json += ',"address":' + writePartyAddress(need(value.address, "address"));
  json += ',"paymentTerms":' + (need(value.paymentTerms, "paymentTerms") === null ? "null" : text(value.paymentTerms));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"blocked":' + boolean(need(value.blocked, "blocked"));
  json += ',"contacts":' + writeCustomerContacts(need(value.contacts, "contacts"));
  json += ',"bankAccounts":' + writeVendorBankAccounts(need(value.bankAccounts, "bankAccounts"));
  json += ',"notes":' + (need(value.notes, "notes") === null ? "null" : text(value.notes));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeVendorReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeVendor(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
function writeVendorCurrencyBalance(value) {
  let json = '{"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"invoiced":' + number(need(value.invoiced, "invoiced"));
  json += ',"paid":' + number(need(value.paid, "paid"));
  json += ',"credited":' + number(need(value.credited, "credited"));
  json += ',"unappliedCredit":' + number(need(value.unappliedCredit, "unappliedCredit"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"overdueAmount":' + number(need(value.overdueAmount, "overdueAmount"));
  json += ',"netBalance":' + number(need(value.netBalance, "netBalance"));
  return json + "}";
}
function writeVendorBalanceByCurrency(value) {
  return array(value, writeVendorCurrencyBalance);
}
function writeVendorBalance(value) {
  let json = '{"vendorId":' + number(need(value.vendorId, "vendorId"));
  json += ',"asOf":' + text(need(value.asOf, "asOf"));
  json += ',"currencyCode":' + text(need(value.currencyCode, "currencyCode"));
  json += ',"invoiced":' + number(need(value.invoiced, "invoiced"));
  json += ',"paid":' + number(need(value.paid, "paid"));
  json += ',"credited":' + number(need(value.credited, "credited"));
  json += ',"unappliedCredit":' + number(need(value.unappliedCredit, "unappliedCredit"));
  json += ',"openAmount":' + number(need(value.openAmount, "openAmount"));
  json += ',"overdueAmount":' + number(need(value.overdueAmount, "overdueAmount"));
  json += ',"netBalance":' + number(need(value.netBalance, "netBalance"));
  json += ',"byCurrency":' + writeVendorBalanceByCurrency(need(value.byCurrency, "byCurrency"));
  json += ',"lastPaymentAt":' + (need(value.lastPaymentAt, "lastPaymentAt") === null ? "null" : text(value.lastPaymentAt));
  return json + "}";
}
function writeVendorBalanceReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"data":' + writeVendorBalance(need(value.data, "data"));
  if (value.message !== void 0) json += ',"message":' + text(value.message);
  return json + "}";
}
var serializers = {
  listApiKeys: writeApiKeyListReply,
  createApiKey: writeNewApiKeyReply,
  getApiKey: writeApiKeyReply,
  updateApiKey: writeApiKeyReply,
  revokeApiKey: writeApiKeyReply,
  rotateApiKey: writeNewApiKeyReply,
  getApiKeyUsage: writeApiKeyUsageReply,
  listAuditEntries: writeAuditListReply,
  runSelfCheck: writeSelfCheckReply,
  listUsers: writeUserListReply,
  createUser: writeUserReply,
  getUser: writeUserReply,
  updateUser: writeUserReply,
  listUserKeys: writeUserKeyListReply,
  listUserLogins: writeUserLoginListReply,
  revokeUserLogin: writeUserLoginReply,
  changeUserPassword: writeUserReply,
  createPasswordReset: writePasswordResetReply,
  removeUserSecondFactor: writeUserReply,
  unlockUser: writeUserReply,
  login: writeLoginReply,
  listOwnLogins: writeUserLoginListReply,
  revokeOtherLogins: writeUserLoginListReply,
  revokeOwnLogin: writeUserLoginReply,
  logout: writeLogoutReply,
  getMe: writeMeReply,
  changeOwnPassword: writeConfirmationReply,
  resetPassword: writeConfirmationReply,
  refreshTokens: writeRefreshReply,
  getSecondFactor: writeSecondFactorReply,
  createSecondFactor: writeSecondFactorSetUpReply,
  verifySecondFactor: writeRecoveryCodesReply,
  createRecoveryCodes: writeRecoveryCodesReply,
  removeSecondFactor: writeSecondFactorReply,
  runBatch: writeBatchReply,
  getCompany: writeCompanyReply,
  updateCompany: writeCompanyReply,
  listCurrencies: writeCurrencyListReply,
  updateCurrency: writeCurrencyReply,
  listExchangeRates: writeExchangeRateListReply,
  createExchangeRate: writeExchangeRateReply,
  updateExchangeRate: writeExchangeRateReply,
  listPaymentTerms: writePaymentTermsListReply,
  createPaymentTerms: writePaymentTermsReply,
  updatePaymentTerms: writePaymentTermsReply,
  lockPeriod: writePeriodLockReply,
  listSeries: writeSeriesListReply,
  updateSeries: writeSeriesReply,
  listTaxRates: writeTaxRateListReply,
  createTaxRate: writeTaxRateReply,
  updateTaxRate: writeTaxRateReply,
  listCreditNotes: writeCreditNoteListReply,
  createCreditNote: writeCreditNoteReply,
  getCreditNote: writeCreditNoteReply,
  allocateCreditNote: writeCreditNoteAllocationReply,
  releaseCreditNote: writeCreditNoteAllocationReply,
  voidCreditNote: writeCreditNoteReply,
  listLeads: writeLeadListReply,
  createLead: writeLeadReply,
  getLead: writeLeadReply,
  changeLeadStatus: writeLeadReply,
  listOpportunities: writeOpportunityListReply,
  createOpportunity: writeOpportunityReply,
  getOpportunity: writeOpportunityReply,
  changeOpportunityStage: writeOpportunityReply,
  listCustomers: writeCustomerListReply,
  createCustomer: writeCustomerReply,
  getCustomer: writeCustomerReply,
  updateCustomer: writeCustomerReply,
  getCustomerBalance: writeCustomerBalanceReply,
  listEvents: writeEventListReply,
  listAdjustments: writeAdjustmentListReply,
  createAdjustment: writeAdjustmentReply,
  getAdjustment: writeAdjustmentRecordReply,
  reverseAdjustment: writeAdjustmentRecordReply,
  listMovements: writeMovementListReply,
  listStock: writeStockListReply,
  listTransfers: writeTransferListReply,
  createTransfer: writeTransferReply,
  getTransfer: writeTransferRecordReply,
  reverseTransfer: writeTransferRecordReply,
  listWarehouses: writeWarehouseListReply,
  createWarehouse: writeWarehouseReply,
  updateWarehouse: writeWarehouseReply,
  listInvoices: writeInvoiceListReply,
  createInvoice: writeInvoiceCreatedReply,
  getInvoice: writeInvoiceReply,
  updateInvoice: writeInvoiceReply,
  deleteInvoice: writeInvoiceDeletedReply,
  issueInvoice: writeInvoiceCreatedReply,
  voidInvoice: writeInvoiceReply,
  listPayables: writePayableListReply,
  getPayableAging: writePayableAgingReply,
  listPayablePayments: writePayablePaymentListReply,
  createPayablePayment: writePayablePaymentReply,
  getPayablePayment: writePayablePaymentReply,
  allocatePayablePayment: writePayablePaymentReply,
  releasePayablePayment: writePayablePaymentReply,
  reversePayablePayment: writePayablePaymentReply,
  listProducts: writeProductListReply,
  createProduct: writeProductReply,
  listProductCategories: writeProductCategoryListReply,
  createProductCategory: writeProductCategoryReply,
  updateProductCategory: writeProductCategoryReply,
  deleteProductCategory: writeProductCategoryDeletedReply,
  getProduct: writeProductReply,
  updateProduct: writeProductReply,
  deactivateProduct: writeProductReply,
  listPurchaseOrders: writePurchaseOrderListReply,
  createPurchaseOrder: writePurchaseOrderReply,
  listReceptions: writeReceptionListReply,
  getReception: writeReceptionRecordReply,
  reverseReception: writePurchaseOrderReply,
  getPurchaseOrder: writePurchaseOrderReply,
  cancelPurchaseOrder: writePurchaseOrderReply,
  openPurchaseOrder: writePurchaseOrderReply,
  receivePurchaseOrder: writeReceptionReply,
  listReceivables: writeReceivableListReply,
  getReceivableAging: writeReceivableAgingReply,
  listReceivablePayments: writeReceivablePaymentListReply,
  createReceivablePayment: writeReceivablePaymentReply,
  getReceivablePayment: writeReceivablePaymentReply,
  allocateReceivablePayment: writeReceivablePaymentReply,
  releaseReceivablePayment: writeReceivablePaymentReply,
  reverseReceivablePayment: writeReceivablePaymentReply,
  getSalesByMonth: writeSalesByMonthReply,
  listVendors: writeVendorListReply,
  createVendor: writeVendorReply,
  getVendor: writeVendorReply,
  updateVendor: writeVendorReply,
  getVendorBalance: writeVendorBalanceReply
};
export {
  serializers
};
