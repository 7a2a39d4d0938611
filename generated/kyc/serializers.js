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
function writeHitPart(value) {
  let json = '{"queryPart":' + text(need(value.queryPart, "queryPart"));
  json += ',"listPart":' + text(need(value.listPart, "listPart"));
  json += ',"kind":' + text(need(value.kind, "kind"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"weight":' + number(need(value.weight, "weight"));
  return json + "}";
}
function writeHitBreakdown(value) {
  return array(value, writeHitPart);
}
function writeHitModifier(value) {
  let json = '{"kind":' + text(need(value.kind, "kind"));
  json += ',"points":' + number(need(value.points, "points"));
  json += ',"source":' + text(need(value.source, "source"));
  return json + "}";
}
function writeHitModifiers(value) {
  return array(value, writeHitModifier);
}
function writeHitTopics(value) {
  return array(value, text);
}
function writeHitPrograms(value) {
  return array(value, text);
}
function writeHitEntryName(value) {
  let json = '{"text":' + text(need(value.text, "text"));
  json += ',"kind":' + text(need(value.kind, "kind"));
  return json + "}";
}
function writeHitEntryValueNames(value) {
  return array(value, writeHitEntryName);
}
function writeHitEntryValueBirthDates(value) {
  return array(value, text);
}
function writeHitEntryValueBirthPlaces(value) {
  return array(value, text);
}
function writeHitEntryValueCountries(value) {
  return array(value, text);
}
function writeHitEntryDocument(value) {
  let json = '{"type":' + (need(value.type, "type") === null ? "null" : text(value.type));
  json += ',"number":' + text(need(value.number, "number"));
  json += ',"country":' + (need(value.country, "country") === null ? "null" : text(value.country));
  return json + "}";
}
function writeHitEntryValueDocuments(value) {
  return array(value, writeHitEntryDocument);
}
function writeHitEntryValuePrograms(value) {
  return array(value, text);
}
function writeHitEntryValueTopics(value) {
  return array(value, text);
}
function writeHitEntryValue(value) {
  let json = '{"type":' + text(need(value.type, "type"));
  json += ',"names":' + writeHitEntryValueNames(need(value.names, "names"));
  json += ',"birthDates":' + writeHitEntryValueBirthDates(need(value.birthDates, "birthDates"));
  json += ',"birthPlaces":' + writeHitEntryValueBirthPlaces(need(value.birthPlaces, "birthPlaces"));
  json += ',"countries":' + writeHitEntryValueCountries(need(value.countries, "countries"));
  json += ',"gender":' + (need(value.gender, "gender") === null ? "null" : text(value.gender));
  json += ',"documents":' + writeHitEntryValueDocuments(need(value.documents, "documents"));
  json += ',"programs":' + writeHitEntryValuePrograms(need(value.programs, "programs"));
  json += ',"topics":' + writeHitEntryValueTopics(need(value.topics, "topics"));
  json += ',"remarks":' + text(need(value.remarks, "remarks"));
  json += ',"changed":' + boolean(need(value.changed, "changed"));
  return json + "}";
}
function writeHitEntry(value) {
  return value === null ? "null" : writeHitEntryValue(value);
}
function writeHit(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"entityId":' + text(need(value.entityId, "entityId"));
  json += ',"list":' + text(need(value.list, "list"));
  json += ',"listVersion":' + text(need(value.listVersion, "listVersion"));
  json += ',"caption":' + text(need(value.caption, "caption"));
  json += ',"matchedName":' + text(need(value.matchedName, "matchedName"));
  json += ',"matchedNameKind":' + text(need(value.matchedNameKind, "matchedNameKind"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"priority":' + number(need(value.priority, "priority"));
  json += ',"breakdown":' + writeHitBreakdown(need(value.breakdown, "breakdown"));
  json += ',"modifiers":' + writeHitModifiers(need(value.modifiers, "modifiers"));
  json += ',"topics":' + writeHitTopics(need(value.topics, "topics"));
  json += ',"programs":' + writeHitPrograms(need(value.programs, "programs"));
  json += ',"reviewStatus":' + text(need(value.reviewStatus, "reviewStatus"));
  json += ',"firstSeen":' + text(need(value.firstSeen, "firstSeen"));
  json += ',"lastSeen":' + text(need(value.lastSeen, "lastSeen"));
  if (value.entry !== void 0) json += ',"entry":' + writeHitEntry(value.entry);
  return json + "}";
}
function writeScreenReplyHits(value) {
  return array(value, writeHit);
}
function writeScreenedList(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"version":' + text(need(value.version, "version"));
  json += ',"entities":' + number(need(value.entities, "entities"));
  json += ',"publishedAt":' + (need(value.publishedAt, "publishedAt") === null ? "null" : text(value.publishedAt));
  json += ',"loadedAt":' + text(need(value.loadedAt, "loadedAt"));
  return json + "}";
}
function writeScreenReplyLists(value) {
  return array(value, writeScreenedList);
}
function writeCheckFact(value) {
  let json = '{"fact":' + text(need(value.fact, "fact"));
  json += ',"value":' + text(need(value.value, "value"));
  json += ',"source":' + text(need(value.source, "source"));
  json += ',"by":' + text(need(value.by, "by"));
  return json + "}";
}
function writeCheckFacts(value) {
  return array(value, writeCheckFact);
}
function writeScreenReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"id":' + text(need(value.id, "id"));
  json += ',"match":' + boolean(need(value.match, "match"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"hits":' + writeScreenReplyHits(need(value.hits, "hits"));
  json += ',"screenedAt":' + text(need(value.screenedAt, "screenedAt"));
  json += ',"lists":' + writeScreenReplyLists(need(value.lists, "lists"));
  json += ',"algorithm":' + text(need(value.algorithm, "algorithm"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  return json + "}";
}
function writeListedHit(value) {
  let json = '{"list":' + text(need(value.list, "list"));
  json += ',"listVersion":' + text(need(value.listVersion, "listVersion"));
  json += ',"entityId":' + text(need(value.entityId, "entityId"));
  json += ',"matchedName":' + text(need(value.matchedName, "matchedName"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"reviewStatus":' + text(need(value.reviewStatus, "reviewStatus"));
  return json + "}";
}
function writeScreeningSummaryHits(value) {
  return array(value, writeListedHit);
}
function writeListedDecision(value) {
  let json = '{"decision":' + text(need(value.decision, "decision"));
  json += ',"reason":' + (need(value.reason, "reason") === null ? "null" : text(value.reason));
  json += ',"decidedBy":' + text(need(value.decidedBy, "decidedBy"));
  json += ',"decidedAt":' + text(need(value.decidedAt, "decidedAt"));
  json += ',"list":' + text(need(value.list, "list"));
  json += ',"entityId":' + text(need(value.entityId, "entityId"));
  return json + "}";
}
function writeScreeningSummaryDecisions(value) {
  return array(value, writeListedDecision);
}
function writeScreeningSummary(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"match":' + boolean(need(value.match, "match"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"priority":' + number(need(value.priority, "priority"));
  json += ',"hitCount":' + number(need(value.hitCount, "hitCount"));
  json += ',"screenedAt":' + text(need(value.screenedAt, "screenedAt"));
  json += ',"entityType":' + text(need(value.entityType, "entityType"));
  json += ',"fullName":' + text(need(value.fullName, "fullName"));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"threshold":' + number(need(value.threshold, "threshold"));
  json += ',"monitor":' + boolean(need(value.monitor, "monitor"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  if (value.hits !== void 0) json += ',"hits":' + writeScreeningSummaryHits(value.hits);
  if (value.decisions !== void 0) json += ',"decisions":' + writeScreeningSummaryDecisions(value.decisions);
  return json + "}";
}
function writeScreeningListReplyScreenings(value) {
  return array(value, writeScreeningSummary);
}
function writeNextCursor(value) {
  return value === null ? "null" : text(value);
}
function writeScreeningListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"screenings":' + writeScreeningListReplyScreenings(need(value.screenings, "screenings"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeHitDecisionRecord(value) {
  let json = '{"decision":' + text(need(value.decision, "decision"));
  json += ',"reason":' + (need(value.reason, "reason") === null ? "null" : text(value.reason));
  json += ',"decidedBy":' + text(need(value.decidedBy, "decidedBy"));
  json += ',"decidedAt":' + text(need(value.decidedAt, "decidedAt"));
  json += ',"screeningId":' + (need(value.screeningId, "screeningId") === null ? "null" : text(value.screeningId));
  json += ',"hitId":' + (need(value.hitId, "hitId") === null ? "null" : text(value.hitId));
  json += ',"list":' + text(need(value.list, "list"));
  json += ',"entityId":' + text(need(value.entityId, "entityId"));
  json += ',"listVersion":' + (need(value.listVersion, "listVersion") === null ? "null" : text(value.listVersion));
  json += ',"entryHash":' + text(need(value.entryHash, "entryHash"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"breakdown":' + writeHitBreakdown(need(value.breakdown, "breakdown"));
  json += ',"modifiers":' + writeHitModifiers(need(value.modifiers, "modifiers"));
  return json + "}";
}
function writeScreeningDecisions(value) {
  return array(value, writeHitDecisionRecord);
}
function writeScreenedSubjectCountries(value) {
  return array(value, text);
}
function writeSubjectDocument(value) {
  let json = '{"number":' + text(need(value.number, "number"));
  if (value.type !== void 0) json += ',"type":' + text(value.type);
  if (value.country !== void 0) json += ',"country":' + text(value.country);
  return json + "}";
}
function writeScreenedSubjectDocuments(value) {
  return array(value, writeSubjectDocument);
}
function writeScreenedSubject(value) {
  let json = '{"birthDate":' + (need(value.birthDate, "birthDate") === null ? "null" : text(value.birthDate));
  json += ',"countries":' + writeScreenedSubjectCountries(need(value.countries, "countries"));
  json += ',"gender":' + (need(value.gender, "gender") === null ? "null" : text(value.gender));
  json += ',"documents":' + writeScreenedSubjectDocuments(need(value.documents, "documents"));
  json += ',"registrationNumber":' + (need(value.registrationNumber, "registrationNumber") === null ? "null" : text(value.registrationNumber));
  json += ',"lei":' + (need(value.lei, "lei") === null ? "null" : text(value.lei));
  return json + "}";
}
function writeScreening(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"match":' + boolean(need(value.match, "match"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"hits":' + writeScreenReplyHits(need(value.hits, "hits"));
  json += ',"screenedAt":' + text(need(value.screenedAt, "screenedAt"));
  json += ',"lists":' + writeScreenReplyLists(need(value.lists, "lists"));
  json += ',"algorithm":' + text(need(value.algorithm, "algorithm"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"entityType":' + text(need(value.entityType, "entityType"));
  json += ',"fullName":' + text(need(value.fullName, "fullName"));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"threshold":' + number(need(value.threshold, "threshold"));
  json += ',"monitor":' + boolean(need(value.monitor, "monitor"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  if (value.decisions !== void 0) json += ',"decisions":' + writeScreeningDecisions(value.decisions);
  if (value.subject !== void 0) json += ',"subject":' + writeScreenedSubject(value.subject);
  return json + "}";
}
function writeScreeningReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"screening":' + writeScreening(need(value.screening, "screening"));
  return json + "}";
}
function writeDeletedScreening(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"deletedAt":' + text(need(value.deletedAt, "deletedAt"));
  return json + "}";
}
function writeScreeningDeletedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"screening":' + writeDeletedScreening(need(value.screening, "screening"));
  return json + "}";
}
function writeScreeningResultHits(value) {
  return array(value, writeHit);
}
function writeScreeningResult(value) {
  let json = '{"number":' + number(need(value.number, "number"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"match":' + boolean(need(value.match, "match"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"hits":' + writeScreeningResultHits(need(value.hits, "hits"));
  json += ',"lists":' + writeScreenReplyLists(need(value.lists, "lists"));
  json += ',"algorithm":' + text(need(value.algorithm, "algorithm"));
  json += ',"screenedAt":' + text(need(value.screenedAt, "screenedAt"));
  json += ',"replacedAt":' + text(need(value.replacedAt, "replacedAt"));
  return json + "}";
}
function writeScreeningResultListReplyResults(value) {
  return array(value, writeScreeningResult);
}
function writeScreeningResultListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"results":' + writeScreeningResultListReplyResults(need(value.results, "results"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writePublicationDay(value) {
  return value === null ? "null" : text(value);
}
function writeWatchlist(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"title":' + text(need(value.title, "title"));
  json += ',"source":' + text(need(value.source, "source"));
  json += ',"version":' + text(need(value.version, "version"));
  json += ',"entities":' + number(need(value.entities, "entities"));
  json += ',"publishedAt":' + writePublicationDay(need(value.publishedAt, "publishedAt"));
  json += ',"importedAt":' + text(need(value.importedAt, "importedAt"));
  json += ',"added":' + number(need(value.added, "added"));
  json += ',"changed":' + number(need(value.changed, "changed"));
  json += ',"removed":' + number(need(value.removed, "removed"));
  return json + "}";
}
function writeWatchlistsReplyWatchlists(value) {
  return array(value, writeWatchlist);
}
function writeWatchlistsReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"watchlists":' + writeWatchlistsReplyWatchlists(need(value.watchlists, "watchlists"));
  return json + "}";
}
function writeWatchlistImportReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"unchanged":' + boolean(need(value.unchanged, "unchanged"));
  json += ',"watchlist":' + writeWatchlist(need(value.watchlist, "watchlist"));
  return json + "}";
}
function writeRemovedList(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"removed":' + number(need(value.removed, "removed"));
  json += ',"removedAt":' + text(need(value.removedAt, "removedAt"));
  return json + "}";
}
function writeWatchlistRemovedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"watchlist":' + writeRemovedList(need(value.watchlist, "watchlist"));
  return json + "}";
}
function writeWatchlistChange(value) {
  let json = '{"change":' + text(need(value.change, "change"));
  json += ',"entityId":' + text(need(value.entityId, "entityId"));
  json += ',"caption":' + text(need(value.caption, "caption"));
  json += ',"schema":' + text(need(value.schema, "schema"));
  json += ',"topics":' + writeHitTopics(need(value.topics, "topics"));
  json += ',"programs":' + writeHitPrograms(need(value.programs, "programs"));
  return json + "}";
}
function writeWatchlistChangeListReplyChanges(value) {
  return array(value, writeWatchlistChange);
}
function writeWatchlistChangeListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"version":' + text(need(value.version, "version"));
  json += ',"changes":' + writeWatchlistChangeListReplyChanges(need(value.changes, "changes"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeWatchlistImport(value) {
  let json = '{"version":' + text(need(value.version, "version"));
  json += ',"publishedAt":' + writePublicationDay(need(value.publishedAt, "publishedAt"));
  json += ',"importedAt":' + text(need(value.importedAt, "importedAt"));
  json += ',"entities":' + number(need(value.entities, "entities"));
  json += ',"added":' + number(need(value.added, "added"));
  json += ',"changed":' + number(need(value.changed, "changed"));
  json += ',"removed":' + number(need(value.removed, "removed"));
  json += ',"unchanged":' + number(need(value.unchanged, "unchanged"));
  json += ',"detailed":' + boolean(need(value.detailed, "detailed"));
  return json + "}";
}
function writeWatchlistImportListReplyImports(value) {
  return array(value, writeWatchlistImport);
}
function writeWatchlistImportListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"imports":' + writeWatchlistImportListReplyImports(need(value.imports, "imports"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
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
function writeCheckSessionValue(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  return json + "}";
}
function writeCheckSession(value) {
  return value === null ? "null" : writeCheckSessionValue(value);
}
function writeWarning(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"severity":' + text(need(value.severity, "severity"));
  json += ',"message":' + text(need(value.message, "message"));
  return json + "}";
}
function writeAgeCheckWarnings(value) {
  return array(value, writeWarning);
}
function writeExamined(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"details":' + (need(value.details, "details") === null ? "null" : text(value.details));
  return json + "}";
}
function writeAgeCheckChecks(value) {
  return array(value, writeExamined);
}
function writeThresholds(value) {
  let json = '{"livenessDecline":' + number(need(value.livenessDecline, "livenessDecline"));
  json += ',"faceMatchDecline":' + number(need(value.faceMatchDecline, "faceMatchDecline"));
  json += ',"faceMatchReview":' + number(need(value.faceMatchReview, "faceMatchReview"));
  json += ',"amlReview":' + number(need(value.amlReview, "amlReview"));
  json += ',"amlDecline":' + number(need(value.amlDecline, "amlDecline"));
  return json + "}";
}
function writeCheckEngine(value) {
  let json = '{"name":' + text(need(value.name, "name"));
  json += ',"version":' + text(need(value.version, "version"));
  return json + "}";
}
function writeAgeRange(value) {
  let json = '{"low":' + number(need(value.low, "low"));
  json += ',"high":' + number(need(value.high, "high"));
  return json + "}";
}
function writeFaceBox(value) {
  let json = '{"x":' + number(need(value.x, "x"));
  json += ',"y":' + number(need(value.y, "y"));
  json += ',"width":' + number(need(value.width, "width"));
  json += ',"height":' + number(need(value.height, "height"));
  json += ',"confidence":' + number(need(value.confidence, "confidence"));
  return json + "}";
}
function writeFaceBoxes(value) {
  return array(value, writeFaceBox);
}
function writeAgeCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"session":' + writeCheckSession(need(value.session, "session"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"retryable":' + boolean(need(value.retryable, "retryable"));
  json += ',"warnings":' + writeAgeCheckWarnings(need(value.warnings, "warnings"));
  json += ',"checks":' + writeAgeCheckChecks(need(value.checks, "checks"));
  json += ',"thresholds":' + writeThresholds(need(value.thresholds, "thresholds"));
  json += ',"engine":' + writeCheckEngine(need(value.engine, "engine"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"estimatedAge":' + (need(value.estimatedAge, "estimatedAge") === null ? "null" : number(value.estimatedAge));
  json += ',"range":' + (need(value.range, "range") === null ? "null" : writeAgeRange(value.range));
  json += ',"minAge":' + (need(value.minAge, "minAge") === null ? "null" : number(value.minAge));
  json += ',"passed":' + (need(value.passed, "passed") === null ? "null" : boolean(value.passed));
  json += ',"livenessScore":' + (need(value.livenessScore, "livenessScore") === null ? "null" : number(value.livenessScore));
  json += ',"faces":' + writeFaceBoxes(need(value.faces, "faces"));
  return json + "}";
}
function writeAgeCheckReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeAgeCheck(need(value.check, "check"));
  return json + "}";
}
function writeImageQuality(value) {
  let json = '{"sharpness":' + (need(value.sharpness, "sharpness") === null ? "null" : number(value.sharpness));
  json += ',"brightness":' + (need(value.brightness, "brightness") === null ? "null" : number(value.brightness));
  return json + "}";
}
function writeFaceMatchCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"session":' + writeCheckSession(need(value.session, "session"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"retryable":' + boolean(need(value.retryable, "retryable"));
  json += ',"warnings":' + writeAgeCheckWarnings(need(value.warnings, "warnings"));
  json += ',"checks":' + writeAgeCheckChecks(need(value.checks, "checks"));
  json += ',"thresholds":' + writeThresholds(need(value.thresholds, "thresholds"));
  json += ',"engine":' + writeCheckEngine(need(value.engine, "engine"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"faces":' + writeFaceBoxes(need(value.faces, "faces"));
  json += ',"refFaces":' + writeFaceBoxes(need(value.refFaces, "refFaces"));
  json += ',"reference":' + text(need(value.reference, "reference"));
  json += ',"quality":' + writeImageQuality(need(value.quality, "quality"));
  return json + "}";
}
function writeFaceMatchCheckReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeFaceMatchCheck(need(value.check, "check"));
  return json + "}";
}
function writeFaceSimilarity(value) {
  let json = '{"faceId":' + text(need(value.faceId, "faceId"));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"similarity":' + number(need(value.similarity, "similarity"));
  json += ',"blocklisted":' + boolean(need(value.blocklisted, "blocklisted"));
  return json + "}";
}
function writeFaceSimilarities(value) {
  return array(value, writeFaceSimilarity);
}
function writeFaceSearchReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"matches":' + writeFaceSimilarities(need(value.matches, "matches"));
  json += ',"searched":' + number(need(value.searched, "searched"));
  json += ',"threshold":' + number(need(value.threshold, "threshold"));
  json += ',"collection":' + text(need(value.collection, "collection"));
  json += ',"engine":' + writeCheckEngine(need(value.engine, "engine"));
  return json + "}";
}
function writeFace(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"collection":' + text(need(value.collection, "collection"));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"blocklisted":' + boolean(need(value.blocklisted, "blocklisted"));
  json += ',"model":' + text(need(value.model, "model"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  return json + "}";
}
function writeFaceIndexReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"face":' + writeFace(need(value.face, "face"));
  json += ',"duplicates":' + writeFaceSimilarities(need(value.duplicates, "duplicates"));
  return json + "}";
}
function writeDeletedFace(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"deletedAt":' + text(need(value.deletedAt, "deletedAt"));
  return json + "}";
}
function writeFaceDeletedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"face":' + writeDeletedFace(need(value.face, "face"));
  return json + "}";
}
function writeSeenTurn(value) {
  let json = '{"asked":' + text(need(value.asked, "asked"));
  json += ',"seen":' + (need(value.seen, "seen") === null ? "null" : text(value.seen));
  json += ',"passed":' + boolean(need(value.passed, "passed"));
  return json + "}";
}
function writeLivenessChallengeResultTurns(value) {
  return array(value, writeSeenTurn);
}
function writeLivenessChallengeResult(value) {
  let json = '{"passed":' + boolean(need(value.passed, "passed"));
  json += ',"turns":' + writeLivenessChallengeResultTurns(need(value.turns, "turns"));
  return json + "}";
}
function writeLivenessCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"session":' + writeCheckSession(need(value.session, "session"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"retryable":' + boolean(need(value.retryable, "retryable"));
  json += ',"warnings":' + writeAgeCheckWarnings(need(value.warnings, "warnings"));
  json += ',"checks":' + writeAgeCheckChecks(need(value.checks, "checks"));
  json += ',"thresholds":' + writeThresholds(need(value.thresholds, "thresholds"));
  json += ',"engine":' + writeCheckEngine(need(value.engine, "engine"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"method":' + text(need(value.method, "method"));
  json += ',"certified":' + boolean(need(value.certified, "certified"));
  json += ',"challenge":' + (need(value.challenge, "challenge") === null ? "null" : writeLivenessChallengeResult(value.challenge));
  json += ',"faces":' + writeFaceBoxes(need(value.faces, "faces"));
  json += ',"quality":' + writeImageQuality(need(value.quality, "quality"));
  return json + "}";
}
function writeLivenessCheckReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeLivenessCheck(need(value.check, "check"));
  return json + "}";
}
function writeLivenessChallengeTurns(value) {
  return array(value, text);
}
function writeLivenessChallenge(value) {
  let json = '{"token":' + text(need(value.token, "token"));
  json += ',"turns":' + writeLivenessChallengeTurns(need(value.turns, "turns"));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"expiresAt":' + text(need(value.expiresAt, "expiresAt"));
  return json + "}";
}
function writeLivenessChallengeReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"challenge":' + writeLivenessChallenge(need(value.challenge, "challenge"));
  return json + "}";
}
function writeCaptureDocumentsAllowed(value) {
  return array(value, text);
}
function writeCaptureStep(value) {
  let json = '{"feature":' + text(need(value.feature, "feature"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"attemptsLeft":' + number(need(value.attemptsLeft, "attemptsLeft"));
  return json + "}";
}
function writeCaptureSteps(value) {
  return array(value, writeCaptureStep);
}
function writeCaptureAdvice_2(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"text":' + text(need(value.text, "text"));
  return json + "}";
}
function writeCaptureAdvice(value) {
  return array(value, writeCaptureAdvice_2);
}
function writeCaptureBrand(value) {
  let json = '{"name":' + text(need(value.name, "name"));
  json += ',"color":' + (need(value.color, "color") === null ? "null" : text(value.color));
  json += ',"hasLogo":' + boolean(need(value.hasLogo, "hasLogo"));
  return json + "}";
}
function writeCaptureConsent(value) {
  let json = '{"language":' + text(need(value.language, "language"));
  json += ',"version":' + text(need(value.version, "version"));
  json += ',"text":' + text(need(value.text, "text"));
  json += ',"acceptedAt":' + (need(value.acceptedAt, "acceptedAt") === null ? "null" : text(value.acceptedAt));
  return json + "}";
}
function writeCapture(value) {
  let json = '{"state":' + text(need(value.state, "state"));
  json += ',"next":' + (need(value.next, "next") === null ? "null" : text(value.next));
  json += ',"company":' + text(need(value.company, "company"));
  json += ',"language":' + text(need(value.language, "language"));
  json += ',"documentsAllowed":' + writeCaptureDocumentsAllowed(need(value.documentsAllowed, "documentsAllowed"));
  json += ',"steps":' + writeCaptureSteps(need(value.steps, "steps"));
  json += ',"advice":' + writeCaptureAdvice(need(value.advice, "advice"));
  json += ',"returnUrl":' + (need(value.returnUrl, "returnUrl") === null ? "null" : text(value.returnUrl));
  json += ',"isTest":' + boolean(need(value.isTest, "isTest"));
  if (value.input !== void 0) json += ',"input":' + (value.input === null ? "null" : text(value.input));
  if (value.brand !== void 0) json += ',"brand":' + writeCaptureBrand(value.brand);
  if (value.consent !== void 0) json += ',"consent":' + (value.consent === null ? "null" : writeCaptureConsent(value.consent));
  return json + "}";
}
function writeCaptureReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"capture":' + writeCapture(need(value.capture, "capture"));
  return json + "}";
}
function writeCheckItemWarnings(value) {
  return array(value, writeWarning);
}
function writeCheckItem(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"warnings":' + writeCheckItemWarnings(need(value.warnings, "warnings"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  return json + "}";
}
function writeCheckListReplyChecks(value) {
  return array(value, writeCheckItem);
}
function writeCheckListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"checks":' + writeCheckListReplyChecks(need(value.checks, "checks"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeCheckField(value) {
  let json = '{"name":' + text(need(value.name, "name"));
  json += ',"value":' + (need(value.value, "value") === null ? "null" : text(value.value));
  if (value.expected !== void 0) json += ',"expected":' + text(value.expected);
  if (value.agrees !== void 0) json += ',"agrees":' + boolean(value.agrees);
  return json + "}";
}
function writeStoredCheckFields(value) {
  return array(value, writeCheckField);
}
function writeCheckImage(value) {
  let json = '{"purpose":' + text(need(value.purpose, "purpose"));
  json += ',"url":' + text(need(value.url, "url"));
  json += ',"expiresAt":' + text(need(value.expiresAt, "expiresAt"));
  return json + "}";
}
function writeStoredCheckImages(value) {
  return array(value, writeCheckImage);
}
function writeStoredCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"warnings":' + writeCheckItemWarnings(need(value.warnings, "warnings"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"eraseAt":' + (need(value.eraseAt, "eraseAt") === null ? "null" : text(value.eraseAt));
  if (value.threshold !== void 0) json += ',"threshold":' + (value.threshold === null ? "null" : number(value.threshold));
  if (value.fields !== void 0) json += ',"fields":' + writeStoredCheckFields(value.fields);
  if (value.facts !== void 0) json += ',"facts":' + writeCheckFacts(value.facts);
  if (value.images !== void 0) json += ',"images":' + writeStoredCheckImages(value.images);
  return json + "}";
}
function writeStoredCheckReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeStoredCheck(need(value.check, "check"));
  return json + "}";
}
function writeDeletedCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"deletedAt":' + text(need(value.deletedAt, "deletedAt"));
  return json + "}";
}
function writeCheckDeletedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeDeletedCheck(need(value.check, "check"));
  return json + "}";
}
function writeValidations(value) {
  let json = '{"fullName":' + text(need(value.fullName, "fullName"));
  json += ',"idNumber":' + text(need(value.idNumber, "idNumber"));
  json += ',"dateOfBirth":' + text(need(value.dateOfBirth, "dateOfBirth"));
  return json + "}";
}
function writeIdentityCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"session":' + writeCheckSession(need(value.session, "session"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"retryable":' + boolean(need(value.retryable, "retryable"));
  json += ',"warnings":' + writeAgeCheckWarnings(need(value.warnings, "warnings"));
  json += ',"checks":' + writeAgeCheckChecks(need(value.checks, "checks"));
  json += ',"thresholds":' + writeThresholds(need(value.thresholds, "thresholds"));
  json += ',"engine":' + writeCheckEngine(need(value.engine, "engine"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"matchType":' + text(need(value.matchType, "matchType"));
  json += ',"validations":' + writeValidations(need(value.validations, "validations"));
  json += ',"source":' + (need(value.source, "source") === null ? "null" : text(value.source));
  json += ',"idNumber":' + text(need(value.idNumber, "idNumber"));
  json += ',"country":' + text(need(value.country, "country"));
  return json + "}";
}
function writeIdentityCheckReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeIdentityCheck(need(value.check, "check"));
  return json + "}";
}
function writeMachineReadableZoneValueLines(value) {
  return array(value, text);
}
function writeMachineReadableZoneValueChecks(value) {
  return array(value, writeExamined);
}
function writeMachineReadableZoneValue(value) {
  let json = '{"lines":' + writeMachineReadableZoneValueLines(need(value.lines, "lines"));
  json += ',"valid":' + boolean(need(value.valid, "valid"));
  json += ',"checks":' + writeMachineReadableZoneValueChecks(need(value.checks, "checks"));
  return json + "}";
}
function writeMachineReadableZone(value) {
  return value === null ? "null" : writeMachineReadableZoneValue(value);
}
function writeDocumentCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"session":' + writeCheckSession(need(value.session, "session"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"retryable":' + boolean(need(value.retryable, "retryable"));
  json += ',"warnings":' + writeAgeCheckWarnings(need(value.warnings, "warnings"));
  json += ',"checks":' + writeAgeCheckChecks(need(value.checks, "checks"));
  json += ',"thresholds":' + writeThresholds(need(value.thresholds, "thresholds"));
  json += ',"engine":' + writeCheckEngine(need(value.engine, "engine"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"documentType":' + (need(value.documentType, "documentType") === null ? "null" : text(value.documentType));
  json += ',"documentNumber":' + (need(value.documentNumber, "documentNumber") === null ? "null" : text(value.documentNumber));
  json += ',"firstName":' + (need(value.firstName, "firstName") === null ? "null" : text(value.firstName));
  json += ',"lastName":' + (need(value.lastName, "lastName") === null ? "null" : text(value.lastName));
  json += ',"fullName":' + (need(value.fullName, "fullName") === null ? "null" : text(value.fullName));
  json += ',"dateOfBirth":' + (need(value.dateOfBirth, "dateOfBirth") === null ? "null" : text(value.dateOfBirth));
  json += ',"gender":' + (need(value.gender, "gender") === null ? "null" : text(value.gender));
  json += ',"nationality":' + (need(value.nationality, "nationality") === null ? "null" : text(value.nationality));
  json += ',"issuingCountry":' + (need(value.issuingCountry, "issuingCountry") === null ? "null" : text(value.issuingCountry));
  json += ',"issueDate":' + (need(value.issueDate, "issueDate") === null ? "null" : text(value.issueDate));
  json += ',"expiryDate":' + (need(value.expiryDate, "expiryDate") === null ? "null" : text(value.expiryDate));
  json += ',"address":' + (need(value.address, "address") === null ? "null" : text(value.address));
  json += ',"mrz":' + writeMachineReadableZone(need(value.mrz, "mrz"));
  json += ',"portraitUrl":' + (need(value.portraitUrl, "portraitUrl") === null ? "null" : text(value.portraitUrl));
  return json + "}";
}
function writeDocumentCheckReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeDocumentCheck(need(value.check, "check"));
  return json + "}";
}
function writePostalAddress(value) {
  let json = '{"raw":' + (need(value.raw, "raw") === null ? "null" : text(value.raw));
  json += ',"formatted":' + (need(value.formatted, "formatted") === null ? "null" : text(value.formatted));
  json += ',"street1":' + (need(value.street1, "street1") === null ? "null" : text(value.street1));
  json += ',"street2":' + (need(value.street2, "street2") === null ? "null" : text(value.street2));
  json += ',"city":' + (need(value.city, "city") === null ? "null" : text(value.city));
  json += ',"region":' + (need(value.region, "region") === null ? "null" : text(value.region));
  json += ',"postalCode":' + (need(value.postalCode, "postalCode") === null ? "null" : text(value.postalCode));
  json += ',"country":' + (need(value.country, "country") === null ? "null" : text(value.country));
  return json + "}";
}
function writeAddressCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"sessionId":' + (need(value.sessionId, "sessionId") === null ? "null" : text(value.sessionId));
  json += ',"session":' + writeCheckSession(need(value.session, "session"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"retryable":' + boolean(need(value.retryable, "retryable"));
  json += ',"warnings":' + writeAgeCheckWarnings(need(value.warnings, "warnings"));
  json += ',"checks":' + writeAgeCheckChecks(need(value.checks, "checks"));
  json += ',"thresholds":' + writeThresholds(need(value.thresholds, "thresholds"));
  json += ',"engine":' + writeCheckEngine(need(value.engine, "engine"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"documentType":' + (need(value.documentType, "documentType") === null ? "null" : text(value.documentType));
  json += ',"issuer":' + (need(value.issuer, "issuer") === null ? "null" : text(value.issuer));
  json += ',"issueDate":' + (need(value.issueDate, "issueDate") === null ? "null" : text(value.issueDate));
  json += ',"nameOnDocument":' + (need(value.nameOnDocument, "nameOnDocument") === null ? "null" : text(value.nameOnDocument));
  json += ',"address":' + writePostalAddress(need(value.address, "address"));
  json += ',"nameMatch":' + (need(value.nameMatch, "nameMatch") === null ? "null" : number(value.nameMatch));
  json += ',"addressMatch":' + (need(value.addressMatch, "addressMatch") === null ? "null" : number(value.addressMatch));
  json += ',"maxAgeDays":' + number(need(value.maxAgeDays, "maxAgeDays"));
  return json + "}";
}
function writeAddressCheckReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeAddressCheck(need(value.check, "check"));
  return json + "}";
}
function writeKeyScopes(value) {
  return array(value, text);
}
function writeKeyAllowedIps(value) {
  return array(value, text);
}
function writeKey(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"prefix":' + text(need(value.prefix, "prefix"));
  json += ',"last4":' + text(need(value.last4, "last4"));
  json += ',"scopes":' + writeKeyScopes(need(value.scopes, "scopes"));
  json += ',"allowedIps":' + writeKeyAllowedIps(need(value.allowedIps, "allowedIps"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"expiresAt":' + (need(value.expiresAt, "expiresAt") === null ? "null" : text(value.expiresAt));
  json += ',"lastUsedAt":' + (need(value.lastUsedAt, "lastUsedAt") === null ? "null" : text(value.lastUsedAt));
  json += ',"lastUsedIp":' + (need(value.lastUsedIp, "lastUsedIp") === null ? "null" : text(value.lastUsedIp));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"revokedAt":' + (need(value.revokedAt, "revokedAt") === null ? "null" : text(value.revokedAt));
  json += ',"replacesId":' + (need(value.replacesId, "replacesId") === null ? "null" : text(value.replacesId));
  json += ',"replacedById":' + (need(value.replacedById, "replacedById") === null ? "null" : text(value.replacedById));
  json += ',"parentId":' + (need(value.parentId, "parentId") === null ? "null" : text(value.parentId));
  json += ',"createdBy":' + (need(value.createdBy, "createdBy") === null ? "null" : text(value.createdBy));
  return json + "}";
}
function writeKeyListReplyKeys(value) {
  return array(value, writeKey);
}
function writeKeyListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"keys":' + writeKeyListReplyKeys(need(value.keys, "keys"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeKeyCreatedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"key":' + text(need(value.key, "key"));
  json += ',"apiKey":' + writeKey(need(value.apiKey, "apiKey"));
  return json + "}";
}
function writeKeyReplyAlsoRevoked(value) {
  return array(value, text);
}
function writeKeyReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"apiKey":' + writeKey(need(value.apiKey, "apiKey"));
  json += ',"alsoRevoked":' + writeKeyReplyAlsoRevoked(need(value.alsoRevoked, "alsoRevoked"));
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
function writeKeyUsageDays(value) {
  return array(value, writeKeyUsageDay);
}
function writeKeyUsage(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"timeZone":' + text(need(value.timeZone, "timeZone"));
  json += ',"dateFrom":' + text(need(value.dateFrom, "dateFrom"));
  json += ',"dateTo":' + text(need(value.dateTo, "dateTo"));
  json += ',"totals":' + writeKeyUsageCounts(need(value.totals, "totals"));
  json += ',"days":' + writeKeyUsageDays(need(value.days, "days"));
  return json + "}";
}
function writeKeyUsageReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"usage":' + writeKeyUsage(need(value.usage, "usage"));
  return json + "}";
}
function writeKybItem(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"companyName":' + text(need(value.companyName, "companyName"));
  json += ',"country":' + text(need(value.country, "country"));
  json += ',"registrationNumber":' + (need(value.registrationNumber, "registrationNumber") === null ? "null" : text(value.registrationNumber));
  json += ',"lei":' + (need(value.lei, "lei") === null ? "null" : text(value.lei));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"warnings":' + writeAgeCheckWarnings(need(value.warnings, "warnings"));
  json += ',"checks":' + writeAgeCheckChecks(need(value.checks, "checks"));
  json += ',"threshold":' + number(need(value.threshold, "threshold"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  return json + "}";
}
function writeKybListReplyChecks(value) {
  return array(value, writeKybItem);
}
function writeKybListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"checks":' + writeKybListReplyChecks(need(value.checks, "checks"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeRegisteredCompanyValue(value) {
  let json = '{"register":' + text(need(value.register, "register"));
  json += ',"registerVersion":' + text(need(value.registerVersion, "registerVersion"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"registrationNumber":' + (need(value.registrationNumber, "registrationNumber") === null ? "null" : text(value.registrationNumber));
  json += ',"lei":' + (need(value.lei, "lei") === null ? "null" : text(value.lei));
  json += ',"country":' + text(need(value.country, "country"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"legalForm":' + (need(value.legalForm, "legalForm") === null ? "null" : text(value.legalForm));
  json += ',"incorporatedOn":' + (need(value.incorporatedOn, "incorporatedOn") === null ? "null" : text(value.incorporatedOn));
  json += ',"address":' + (need(value.address, "address") === null ? "null" : text(value.address));
  json += ',"nameScore":' + number(need(value.nameScore, "nameScore"));
  return json + "}";
}
function writeRegisteredCompany(value) {
  return value === null ? "null" : writeRegisteredCompanyValue(value);
}
function writeVersionedSource(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"version":' + text(need(value.version, "version"));
  return json + "}";
}
function writeKybCheckRegisters(value) {
  return array(value, writeVersionedSource);
}
function writeKybPersonResult(value) {
  let json = '{"fullName":' + text(need(value.fullName, "fullName"));
  json += ',"role":' + text(need(value.role, "role"));
  json += ',"dateOfBirth":' + (need(value.dateOfBirth, "dateOfBirth") === null ? "null" : text(value.dateOfBirth));
  json += ',"match":' + boolean(need(value.match, "match"));
  json += ',"score":' + number(need(value.score, "score"));
  return json + "}";
}
function writeKybCheckPeople(value) {
  return array(value, writeKybPersonResult);
}
function writeKybHitTopics(value) {
  return array(value, text);
}
function writeKybHitPrograms(value) {
  return array(value, text);
}
function writeKybHit(value) {
  let json = '{"subject":' + text(need(value.subject, "subject"));
  json += ',"entityId":' + text(need(value.entityId, "entityId"));
  json += ',"list":' + text(need(value.list, "list"));
  json += ',"listVersion":' + text(need(value.listVersion, "listVersion"));
  json += ',"caption":' + text(need(value.caption, "caption"));
  json += ',"matchedName":' + text(need(value.matchedName, "matchedName"));
  json += ',"matchedNameKind":' + text(need(value.matchedNameKind, "matchedNameKind"));
  json += ',"source":' + text(need(value.source, "source"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"topics":' + writeKybHitTopics(need(value.topics, "topics"));
  json += ',"programs":' + writeKybHitPrograms(need(value.programs, "programs"));
  return json + "}";
}
function writeKybScreeningHits(value) {
  return array(value, writeKybHit);
}
function writeKybScreeningLists(value) {
  return array(value, writeVersionedSource);
}
function writeKybScreening(value) {
  let json = '{"match":' + boolean(need(value.match, "match"));
  json += ',"score":' + number(need(value.score, "score"));
  json += ',"hits":' + writeKybScreeningHits(need(value.hits, "hits"));
  json += ',"lists":' + writeKybScreeningLists(need(value.lists, "lists"));
  return json + "}";
}
function writeKybCheck(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"companyName":' + text(need(value.companyName, "companyName"));
  json += ',"country":' + text(need(value.country, "country"));
  json += ',"registrationNumber":' + (need(value.registrationNumber, "registrationNumber") === null ? "null" : text(value.registrationNumber));
  json += ',"lei":' + (need(value.lei, "lei") === null ? "null" : text(value.lei));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"score":' + (need(value.score, "score") === null ? "null" : number(value.score));
  json += ',"warnings":' + writeAgeCheckWarnings(need(value.warnings, "warnings"));
  json += ',"checks":' + writeAgeCheckChecks(need(value.checks, "checks"));
  json += ',"threshold":' + number(need(value.threshold, "threshold"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  json += ',"company":' + writeRegisteredCompany(need(value.company, "company"));
  json += ',"registers":' + writeKybCheckRegisters(need(value.registers, "registers"));
  json += ',"registerChange":' + (need(value.registerChange, "registerChange") === null ? "null" : text(value.registerChange));
  json += ',"people":' + writeKybCheckPeople(need(value.people, "people"));
  json += ',"aml":' + writeKybScreening(need(value.aml, "aml"));
  json += ',"facts":' + writeCheckFacts(need(value.facts, "facts"));
  return json + "}";
}
function writeKybReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"check":' + writeKybCheck(need(value.check, "check"));
  return json + "}";
}
function writeImportedRegister(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"version":' + text(need(value.version, "version"));
  json += ',"entries":' + number(need(value.entries, "entries"));
  json += ',"importedAt":' + text(need(value.importedAt, "importedAt"));
  return json + "}";
}
function writeRegistersReplyRegisters(value) {
  return array(value, writeImportedRegister);
}
function writeRegistersReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"registers":' + writeRegistersReplyRegisters(need(value.registers, "registers"));
  return json + "}";
}
function writeRegisterImportReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"unchanged":' + boolean(need(value.unchanged, "unchanged"));
  json += ',"register":' + writeImportedRegister(need(value.register, "register"));
  json += ',"added":' + number(need(value.added, "added"));
  json += ',"changed":' + number(need(value.changed, "changed"));
  json += ',"removed":' + number(need(value.removed, "removed"));
  json += ',"skipped":' + number(need(value.skipped, "skipped"));
  return json + "}";
}
function writeRegisterRemovedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"register":' + writeRemovedList(need(value.register, "register"));
  return json + "}";
}
function writeSealedList(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"version":' + text(need(value.version, "version"));
  return json + "}";
}
function writeSealedRecordLists(value) {
  return array(value, writeSealedList);
}
function writeSealedRecord(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"kind":' + text(need(value.kind, "kind"));
  json += ',"recordId":' + text(need(value.recordId, "recordId"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"decidedAt":' + (need(value.decidedAt, "decidedAt") === null ? "null" : text(value.decidedAt));
  json += ',"decidedBy":' + (need(value.decidedBy, "decidedBy") === null ? "null" : text(value.decidedBy));
  json += ',"keptUntil":' + (need(value.keptUntil, "keptUntil") === null ? "null" : text(value.keptUntil));
  json += ',"lists":' + writeSealedRecordLists(need(value.lists, "lists"));
  json += ',"recordHash":' + text(need(value.recordHash, "recordHash"));
  json += ',"cause":' + text(need(value.cause, "cause"));
  json += ',"erasedBy":' + (need(value.erasedBy, "erasedBy") === null ? "null" : text(value.erasedBy));
  json += ',"erasedAt":' + text(need(value.erasedAt, "erasedAt"));
  return json + "}";
}
function writeSealedRecordListReplySealedRecords(value) {
  return array(value, writeSealedRecord);
}
function writeSealedRecordListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"sealedRecords":' + writeSealedRecordListReplySealedRecords(need(value.sealedRecords, "sealedRecords"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeSealedRecordReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"sealedRecord":' + writeSealedRecord(need(value.sealedRecord, "sealedRecord"));
  return json + "}";
}
function writeFeatures(value) {
  return array(value, text);
}
function writeSessionStep(value) {
  let json = '{"feature":' + text(need(value.feature, "feature"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"attempts":' + number(need(value.attempts, "attempts"));
  return json + "}";
}
function writeSessionItemSteps(value) {
  return array(value, writeSessionStep);
}
function writeMetadata(value) {
  return any(value);
}
function writeSessionItemReasonCodes(value) {
  return array(value, text);
}
function writeImportOriginValue(value) {
  let json = '{"sessionId":' + text(need(value.sessionId, "sessionId"));
  json += ',"at":' + text(need(value.at, "at"));
  return json + "}";
}
function writeImportOrigin(value) {
  return value === null ? "null" : writeImportOriginValue(value);
}
function writeActor(value) {
  let json = '{"type":' + text(need(value.type, "type"));
  json += ',"id":' + (need(value.id, "id") === null ? "null" : text(value.id));
  json += ',"name":' + (need(value.name, "name") === null ? "null" : text(value.name));
  return json + "}";
}
function writeClaim(value) {
  let json = '{"actor":' + writeActor(need(value.actor, "actor"));
  json += ',"at":' + text(need(value.at, "at"));
  json += ',"until":' + text(need(value.until, "until"));
  return json + "}";
}
function writeRisk(value) {
  return value === null ? "null" : number(value);
}
function writeFirstApproval(value) {
  let json = '{"actor":' + writeActor(need(value.actor, "actor"));
  json += ',"reason":' + (need(value.reason, "reason") === null ? "null" : text(value.reason));
  json += ',"comment":' + (need(value.comment, "comment") === null ? "null" : text(value.comment));
  json += ',"at":' + text(need(value.at, "at"));
  return json + "}";
}
function writeSessionItem(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"features":' + writeFeatures(need(value.features, "features"));
  json += ',"steps":' + writeSessionItemSteps(need(value.steps, "steps"));
  json += ',"workflowId":' + text(need(value.workflowId, "workflowId"));
  json += ',"workflowVersion":' + number(need(value.workflowVersion, "workflowVersion"));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"subjectName":' + (need(value.subjectName, "subjectName") === null ? "null" : text(value.subjectName));
  json += ',"callbackUrl":' + (need(value.callbackUrl, "callbackUrl") === null ? "null" : text(value.callbackUrl));
  json += ',"metadata":' + writeMetadata(need(value.metadata, "metadata"));
  json += ',"language":' + (need(value.language, "language") === null ? "null" : text(value.language));
  json += ',"country":' + (need(value.country, "country") === null ? "null" : text(value.country));
  json += ',"reasonCodes":' + writeSessionItemReasonCodes(need(value.reasonCodes, "reasonCodes"));
  json += ',"importedFrom":' + writeImportOrigin(need(value.importedFrom, "importedFrom"));
  json += ',"claim":' + (need(value.claim, "claim") === null ? "null" : writeClaim(value.claim));
  json += ',"risk":' + writeRisk(need(value.risk, "risk"));
  json += ',"firstApproval":' + (need(value.firstApproval, "firstApproval") === null ? "null" : writeFirstApproval(value.firstApproval));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  json += ',"startedAt":' + (need(value.startedAt, "startedAt") === null ? "null" : text(value.startedAt));
  json += ',"completedAt":' + (need(value.completedAt, "completedAt") === null ? "null" : text(value.completedAt));
  json += ',"expiresAt":' + (need(value.expiresAt, "expiresAt") === null ? "null" : text(value.expiresAt));
  return json + "}";
}
function writeSessionListReplySessions(value) {
  return array(value, writeSessionItem);
}
function writeSessionListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"sessions":' + writeSessionListReplySessions(need(value.sessions, "sessions"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeContact(value) {
  let json = "";
  if (value.email !== void 0) json += ',"email":' + (value.email === null ? "null" : text(value.email));
  if (value.phone !== void 0) json += ',"phone":' + (value.phone === null ? "null" : text(value.phone));
  return "{" + json.slice(1) + "}";
}
function writeExpected(value) {
  let json = "";
  if (value.firstName !== void 0) json += ',"firstName":' + (value.firstName === null ? "null" : text(value.firstName));
  if (value.lastName !== void 0) json += ',"lastName":' + (value.lastName === null ? "null" : text(value.lastName));
  if (value.dateOfBirth !== void 0) json += ',"dateOfBirth":' + (value.dateOfBirth === null ? "null" : text(value.dateOfBirth));
  if (value.nationality !== void 0) json += ',"nationality":' + (value.nationality === null ? "null" : text(value.nationality));
  if (value.documentNumber !== void 0) json += ',"documentNumber":' + (value.documentNumber === null ? "null" : text(value.documentNumber));
  if (value.address !== void 0) json += ',"address":' + (value.address === null ? "null" : text(value.address));
  return "{" + json.slice(1) + "}";
}
function writeDecisionReasonCodes(value) {
  return array(value, text);
}
function writeDecision(value) {
  let json = '{"decision":' + text(need(value.decision, "decision"));
  json += ',"reason":' + (need(value.reason, "reason") === null ? "null" : text(value.reason));
  json += ',"reasonCodes":' + writeDecisionReasonCodes(need(value.reasonCodes, "reasonCodes"));
  json += ',"comment":' + (need(value.comment, "comment") === null ? "null" : text(value.comment));
  json += ',"actor":' + writeActor(need(value.actor, "actor"));
  json += ',"at":' + text(need(value.at, "at"));
  return json + "}";
}
function writeCheckSummaryImages(value) {
  return array(value, writeCheckImage);
}
function writeCheckSummaryFields(value) {
  return array(value, writeCheckField);
}
function writeCheckSummary(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"type":' + text(need(value.type, "type"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"warnings":' + writeCheckItemWarnings(need(value.warnings, "warnings"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  if (value.images !== void 0) json += ',"images":' + writeCheckSummaryImages(value.images);
  if (value.facts !== void 0) json += ',"facts":' + writeCheckFacts(value.facts);
  if (value.fields !== void 0) json += ',"fields":' + writeCheckSummaryFields(value.fields);
  if (value.score !== void 0) json += ',"score":' + (value.score === null ? "null" : number(value.score));
  if (value.threshold !== void 0) json += ',"threshold":' + (value.threshold === null ? "null" : number(value.threshold));
  if (value.screeningId !== void 0) json += ',"screeningId":' + (value.screeningId === null ? "null" : text(value.screeningId));
  return json + "}";
}
function writeCreatedSessionChecks(value) {
  return array(value, writeCheckSummary);
}
function writeHistoryEntry(value) {
  let json = '{"from":' + (need(value.from, "from") === null ? "null" : text(value.from));
  json += ',"to":' + text(need(value.to, "to"));
  json += ',"actor":' + writeActor(need(value.actor, "actor"));
  json += ',"reason":' + (need(value.reason, "reason") === null ? "null" : text(value.reason));
  json += ',"at":' + text(need(value.at, "at"));
  return json + "}";
}
function writeCreatedSessionHistory(value) {
  return array(value, writeHistoryEntry);
}
function writeSessionConsent(value) {
  let json = '{"language":' + text(need(value.language, "language"));
  json += ',"version":' + text(need(value.version, "version"));
  json += ',"acceptedAt":' + text(need(value.acceptedAt, "acceptedAt"));
  return json + "}";
}
function writeCreatedSession(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"features":' + writeFeatures(need(value.features, "features"));
  json += ',"steps":' + writeSessionItemSteps(need(value.steps, "steps"));
  json += ',"workflowId":' + text(need(value.workflowId, "workflowId"));
  json += ',"workflowVersion":' + number(need(value.workflowVersion, "workflowVersion"));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"callbackUrl":' + (need(value.callbackUrl, "callbackUrl") === null ? "null" : text(value.callbackUrl));
  json += ',"metadata":' + writeMetadata(need(value.metadata, "metadata"));
  json += ',"language":' + (need(value.language, "language") === null ? "null" : text(value.language));
  json += ',"country":' + (need(value.country, "country") === null ? "null" : text(value.country));
  json += ',"reasonCodes":' + writeSessionItemReasonCodes(need(value.reasonCodes, "reasonCodes"));
  json += ',"importedFrom":' + writeImportOrigin(need(value.importedFrom, "importedFrom"));
  json += ',"claim":' + (need(value.claim, "claim") === null ? "null" : writeClaim(value.claim));
  json += ',"risk":' + writeRisk(need(value.risk, "risk"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  json += ',"startedAt":' + (need(value.startedAt, "startedAt") === null ? "null" : text(value.startedAt));
  json += ',"completedAt":' + (need(value.completedAt, "completedAt") === null ? "null" : text(value.completedAt));
  json += ',"expiresAt":' + (need(value.expiresAt, "expiresAt") === null ? "null" : text(value.expiresAt));
  json += ',"url":' + text(need(value.url, "url"));
  json += ',"clientToken":' + text(need(value.clientToken, "clientToken"));
  json += ',"contact":' + writeContact(need(value.contact, "contact"));
  json += ',"expected":' + writeExpected(need(value.expected, "expected"));
  json += ',"decision":' + (need(value.decision, "decision") === null ? "null" : writeDecision(value.decision));
  json += ',"firstApproval":' + (need(value.firstApproval, "firstApproval") === null ? "null" : writeFirstApproval(value.firstApproval));
  json += ',"checks":' + writeCreatedSessionChecks(need(value.checks, "checks"));
  json += ',"history":' + writeCreatedSessionHistory(need(value.history, "history"));
  if (value.consent !== void 0) json += ',"consent":' + (value.consent === null ? "null" : writeSessionConsent(value.consent));
  return json + "}";
}
function writeSessionCreatedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"session":' + writeCreatedSession(need(value.session, "session"));
  return json + "}";
}
function writeSession(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"features":' + writeFeatures(need(value.features, "features"));
  json += ',"steps":' + writeSessionItemSteps(need(value.steps, "steps"));
  json += ',"workflowId":' + text(need(value.workflowId, "workflowId"));
  json += ',"workflowVersion":' + number(need(value.workflowVersion, "workflowVersion"));
  json += ',"externalId":' + (need(value.externalId, "externalId") === null ? "null" : text(value.externalId));
  json += ',"callbackUrl":' + (need(value.callbackUrl, "callbackUrl") === null ? "null" : text(value.callbackUrl));
  json += ',"metadata":' + writeMetadata(need(value.metadata, "metadata"));
  json += ',"language":' + (need(value.language, "language") === null ? "null" : text(value.language));
  json += ',"country":' + (need(value.country, "country") === null ? "null" : text(value.country));
  json += ',"reasonCodes":' + writeSessionItemReasonCodes(need(value.reasonCodes, "reasonCodes"));
  json += ',"importedFrom":' + writeImportOrigin(need(value.importedFrom, "importedFrom"));
  json += ',"claim":' + (need(value.claim, "claim") === null ? "null" : writeClaim(value.claim));
  json += ',"risk":' + writeRisk(need(value.risk, "risk"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  json += ',"startedAt":' + (need(value.startedAt, "startedAt") === null ? "null" : text(value.startedAt));
  json += ',"completedAt":' + (need(value.completedAt, "completedAt") === null ? "null" : text(value.completedAt));
  json += ',"expiresAt":' + (need(value.expiresAt, "expiresAt") === null ? "null" : text(value.expiresAt));
  json += ',"contact":' + writeContact(need(value.contact, "contact"));
  json += ',"expected":' + writeExpected(need(value.expected, "expected"));
  json += ',"decision":' + (need(value.decision, "decision") === null ? "null" : writeDecision(value.decision));
  json += ',"firstApproval":' + (need(value.firstApproval, "firstApproval") === null ? "null" : writeFirstApproval(value.firstApproval));
  json += ',"checks":' + writeCreatedSessionChecks(need(value.checks, "checks"));
  json += ',"history":' + writeCreatedSessionHistory(need(value.history, "history"));
  if (value.url !== void 0) json += ',"url":' + text(value.url);
  if (value.clientToken !== void 0) json += ',"clientToken":' + text(value.clientToken);
  if (value.consent !== void 0) json += ',"consent":' + (value.consent === null ? "null" : writeSessionConsent(value.consent));
  return json + "}";
}
function writeSessionReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"session":' + writeSession(need(value.session, "session"));
  return json + "}";
}
function writeWorkflowDocumentsAllowed(value) {
  return array(value, text);
}
function writeActions(value) {
  return any(value);
}
function writeBrandLogo(value) {
  let json = '{"contentType":' + text(need(value.contentType, "contentType"));
  json += ',"bytes":' + number(need(value.bytes, "bytes"));
  json += ',"sha256":' + text(need(value.sha256, "sha256"));
  return json + "}";
}
function writeBrand(value) {
  let json = '{"name":' + (need(value.name, "name") === null ? "null" : text(value.name));
  json += ',"color":' + (need(value.color, "color") === null ? "null" : text(value.color));
  json += ',"logo":' + (need(value.logo, "logo") === null ? "null" : writeBrandLogo(value.logo));
  return json + "}";
}
function writeConsentTexts(value) {
  let json = "";
  if (value.en !== void 0) json += ',"en":' + text(value.en);
  if (value.es !== void 0) json += ',"es":' + text(value.es);
  return "{" + json.slice(1) + "}";
}
function writeWorkflow(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"version":' + number(need(value.version, "version"));
  json += ',"isDefault":' + boolean(need(value.isDefault, "isDefault"));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"features":' + writeFeatures(need(value.features, "features"));
  json += ',"documentsAllowed":' + writeWorkflowDocumentsAllowed(need(value.documentsAllowed, "documentsAllowed"));
  json += ',"thresholds":' + writeThresholds(need(value.thresholds, "thresholds"));
  json += ',"actions":' + writeActions(need(value.actions, "actions"));
  json += ',"onDuplicate":' + text(need(value.onDuplicate, "onDuplicate"));
  json += ',"maxAttempts":' + number(need(value.maxAttempts, "maxAttempts"));
  json += ',"sessionTtlSeconds":' + number(need(value.sessionTtlSeconds, "sessionTtlSeconds"));
  json += ',"kycValidityDays":' + (need(value.kycValidityDays, "kycValidityDays") === null ? "null" : number(value.kycValidityDays));
  json += ',"retentionDays":' + (need(value.retentionDays, "retentionDays") === null ? "null" : number(value.retentionDays));
  json += ',"fourEyesFrom":' + (need(value.fourEyesFrom, "fourEyesFrom") === null ? "null" : number(value.fourEyesFrom));
  json += ',"acceptHeadTurnsAsLiveness":' + boolean(need(value.acceptHeadTurnsAsLiveness, "acceptHeadTurnsAsLiveness"));
  json += ',"acceptDocumentPictureAsIdentity":' + boolean(need(value.acceptDocumentPictureAsIdentity, "acceptDocumentPictureAsIdentity"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"updatedAt":' + text(need(value.updatedAt, "updatedAt"));
  if (value.brand !== void 0) json += ',"brand":' + (value.brand === null ? "null" : writeBrand(value.brand));
  if (value.consent !== void 0) json += ',"consent":' + (value.consent === null ? "null" : writeConsentTexts(value.consent));
  return json + "}";
}
function writeWorkflowListReplyWorkflows(value) {
  return array(value, writeWorkflow);
}
function writeWorkflowListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"workflows":' + writeWorkflowListReplyWorkflows(need(value.workflows, "workflows"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeWorkflowReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"workflow":' + writeWorkflow(need(value.workflow, "workflow"));
  return json + "}";
}
function writeDeletedWorkflow(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"deletedAt":' + text(need(value.deletedAt, "deletedAt"));
  return json + "}";
}
function writeWorkflowDeletedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"workflow":' + writeDeletedWorkflow(need(value.workflow, "workflow"));
  return json + "}";
}
function writeDeletedSession(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"deletedAt":' + text(need(value.deletedAt, "deletedAt"));
  return json + "}";
}
function writeSessionDeletedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"session":' + writeDeletedSession(need(value.session, "session"));
  return json + "}";
}
function writeSessionShareReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"shareToken":' + text(need(value.shareToken, "shareToken"));
  json += ',"expiresAt":' + text(need(value.expiresAt, "expiresAt"));
  return json + "}";
}
function writeTrustedSharer(value) {
  let json = '{"code":' + text(need(value.code, "code"));
  json += ',"name":' + text(need(value.name, "name"));
  json += ',"trustedSince":' + text(need(value.trustedSince, "trustedSince"));
  return json + "}";
}
function writeSharersReplySharers(value) {
  return array(value, writeTrustedSharer);
}
function writeSharersReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"sharers":' + writeSharersReplySharers(need(value.sharers, "sharers"));
  return json + "}";
}
function writeErasedRecords(value) {
  let json = '{"sessions":' + number(need(value.sessions, "sessions"));
  json += ',"screenings":' + number(need(value.screenings, "screenings"));
  json += ',"companyChecks":' + number(need(value.companyChecks, "companyChecks"));
  json += ',"faces":' + number(need(value.faces, "faces"));
  return json + "}";
}
function writeKeptRecord(value) {
  let json = '{"kind":' + text(need(value.kind, "kind"));
  json += ',"id":' + text(need(value.id, "id"));
  json += ',"erasableFrom":' + text(need(value.erasableFrom, "erasableFrom"));
  return json + "}";
}
function writeSubjectErasureReplyKept(value) {
  return array(value, writeKeptRecord);
}
function writeSubjectErasureReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"erased":' + writeErasedRecords(need(value.erased, "erased"));
  json += ',"kept":' + writeSubjectErasureReplyKept(need(value.kept, "kept"));
  json += ',"erasedAt":' + text(need(value.erasedAt, "erasedAt"));
  return json + "}";
}
function writeWebhookEvents(value) {
  return array(value, text);
}
function writeWebhookFailure(value) {
  let json = '{"at":' + text(need(value.at, "at"));
  json += ',"responseStatus":' + (need(value.responseStatus, "responseStatus") === null ? "null" : number(value.responseStatus));
  json += ',"error":' + (need(value.error, "error") === null ? "null" : text(value.error));
  return json + "}";
}
function writeWebhookStats(value) {
  let json = '{"since":' + text(need(value.since, "since"));
  json += ',"succeeded":' + number(need(value.succeeded, "succeeded"));
  json += ',"failed":' + number(need(value.failed, "failed"));
  json += ',"pending":' + number(need(value.pending, "pending"));
  if (value.lastFailure !== void 0) json += ',"lastFailure":' + (value.lastFailure === null ? "null" : writeWebhookFailure(value.lastFailure));
  return json + "}";
}
function writeWebhook(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"url":' + text(need(value.url, "url"));
  json += ',"events":' + writeWebhookEvents(need(value.events, "events"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"disabledReason":' + (need(value.disabledReason, "disabledReason") === null ? "null" : text(value.disabledReason));
  json += ',"description":' + (need(value.description, "description") === null ? "null" : text(value.description));
  json += ',"environment":' + text(need(value.environment, "environment"));
  json += ',"secretLast4":' + text(need(value.secretLast4, "secretLast4"));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"lastDeliveryAt":' + (need(value.lastDeliveryAt, "lastDeliveryAt") === null ? "null" : text(value.lastDeliveryAt));
  json += ',"failureCount":' + number(need(value.failureCount, "failureCount"));
  json += ',"stats":' + writeWebhookStats(need(value.stats, "stats"));
  json += ',"version":' + number(need(value.version, "version"));
  return json + "}";
}
function writeWebhookListReplyWebhooks(value) {
  return array(value, writeWebhook);
}
function writeWebhookListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"webhooks":' + writeWebhookListReplyWebhooks(need(value.webhooks, "webhooks"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeWebhookSecretReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"webhook":' + writeWebhook(need(value.webhook, "webhook"));
  json += ',"secret":' + text(need(value.secret, "secret"));
  return json + "}";
}
function writeWebhookReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"webhook":' + writeWebhook(need(value.webhook, "webhook"));
  return json + "}";
}
function writeDeletedWebhook(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"deletedAt":' + text(need(value.deletedAt, "deletedAt"));
  return json + "}";
}
function writeWebhookDeletedReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"webhook":' + writeDeletedWebhook(need(value.webhook, "webhook"));
  return json + "}";
}
function writeSentHeaders(value) {
  return any(value);
}
function writeAttempt(value) {
  let json = '{"attempt":' + number(need(value.attempt, "attempt"));
  json += ',"trigger":' + text(need(value.trigger, "trigger"));
  json += ',"url":' + text(need(value.url, "url"));
  json += ',"requestHeaders":' + writeSentHeaders(need(value.requestHeaders, "requestHeaders"));
  json += ',"responseStatus":' + (need(value.responseStatus, "responseStatus") === null ? "null" : number(value.responseStatus));
  json += ',"responseBody":' + (need(value.responseBody, "responseBody") === null ? "null" : text(value.responseBody));
  json += ',"durationMs":' + number(need(value.durationMs, "durationMs"));
  json += ',"error":' + (need(value.error, "error") === null ? "null" : text(value.error));
  json += ',"at":' + text(need(value.at, "at"));
  return json + "}";
}
function writeDeliveryAttempts(value) {
  return array(value, writeAttempt);
}
function writeDelivery(value) {
  let json = '{"id":' + text(need(value.id, "id"));
  json += ',"webhookId":' + text(need(value.webhookId, "webhookId"));
  json += ',"eventId":' + text(need(value.eventId, "eventId"));
  json += ',"eventType":' + text(need(value.eventType, "eventType"));
  json += ',"url":' + text(need(value.url, "url"));
  json += ',"attempt":' + number(need(value.attempt, "attempt"));
  json += ',"maxAttempts":' + number(need(value.maxAttempts, "maxAttempts"));
  json += ',"trigger":' + text(need(value.trigger, "trigger"));
  json += ',"status":' + text(need(value.status, "status"));
  json += ',"requestBody":' + text(need(value.requestBody, "requestBody"));
  json += ',"responseStatus":' + (need(value.responseStatus, "responseStatus") === null ? "null" : number(value.responseStatus));
  json += ',"responseBody":' + (need(value.responseBody, "responseBody") === null ? "null" : text(value.responseBody));
  json += ',"durationMs":' + (need(value.durationMs, "durationMs") === null ? "null" : number(value.durationMs));
  json += ',"error":' + (need(value.error, "error") === null ? "null" : text(value.error));
  json += ',"createdAt":' + text(need(value.createdAt, "createdAt"));
  json += ',"deliveredAt":' + (need(value.deliveredAt, "deliveredAt") === null ? "null" : text(value.deliveredAt));
  json += ',"nextAttemptAt":' + (need(value.nextAttemptAt, "nextAttemptAt") === null ? "null" : text(value.nextAttemptAt));
  json += ',"attempts":' + writeDeliveryAttempts(need(value.attempts, "attempts"));
  return json + "}";
}
function writeDeliveryListReplyDeliveries(value) {
  return array(value, writeDelivery);
}
function writeDeliveryListReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"deliveries":' + writeDeliveryListReplyDeliveries(need(value.deliveries, "deliveries"));
  json += ',"total":' + number(need(value.total, "total"));
  json += ',"nextCursor":' + writeNextCursor(need(value.nextCursor, "nextCursor"));
  return json + "}";
}
function writeDeliveryReply(value) {
  let json = '{"ok":' + boolean(need(value.ok, "ok"));
  json += ',"delivery":' + writeDelivery(need(value.delivery, "delivery"));
  return json + "}";
}
var serializers = {
  screenAml: writeScreenReply,
  listScreenings: writeScreeningListReply,
  getScreening: writeScreeningReply,
  deleteScreening: writeScreeningDeletedReply,
  decideHit: writeScreeningReply,
  listScreeningResults: writeScreeningResultListReply,
  listWatchlists: writeWatchlistsReply,
  importWatchlist: writeWatchlistImportReply,
  removeWatchlist: writeWatchlistRemovedReply,
  listWatchlistChanges: writeWatchlistChangeListReply,
  listWatchlistImports: writeWatchlistImportListReply,
  runVerificationBatch: writeBatchReply,
  estimateAge: writeAgeCheckReply,
  matchFaces: writeFaceMatchCheckReply,
  searchFaces: writeFaceSearchReply,
  indexFace: writeFaceIndexReply,
  deleteFace: writeFaceDeletedReply,
  checkLiveness: writeLivenessCheckReply,
  createLivenessChallenge: writeLivenessChallengeReply,
  getCapture: writeCaptureReply,
  sendCaptureAddress: writeCaptureReply,
  createCaptureChallenge: writeLivenessChallengeReply,
  sendCaptureConsent: writeCaptureReply,
  sendCaptureDocument: writeCaptureReply,
  changeCaptureLanguage: writeCaptureReply,
  sendCaptureSelfie: writeCaptureReply,
  listChecks: writeCheckListReply,
  getCheck: writeStoredCheckReply,
  deleteCheck: writeCheckDeletedReply,
  validateAgainstDatabase: writeIdentityCheckReply,
  verifyIdDocument: writeDocumentCheckReply,
  checkProofOfAddress: writeAddressCheckReply,
  listKeys: writeKeyListReply,
  createKey: writeKeyCreatedReply,
  revokeKey: writeKeyReply,
  rotateKey: writeKeyCreatedReply,
  getKeyUsage: writeKeyUsageReply,
  listKybChecks: writeKybListReply,
  createKybCheck: writeKybReply,
  getKybCheck: writeKybReply,
  deleteKybCheck: writeCheckDeletedReply,
  listCompanyRegisters: writeRegistersReply,
  importCompanyRegister: writeRegisterImportReply,
  removeCompanyRegister: writeRegisterRemovedReply,
  listPeopleRegisters: writeRegistersReply,
  importPeopleRegister: writeRegisterImportReply,
  removePeopleRegister: writeRegisterRemovedReply,
  listSealedRecords: writeSealedRecordListReply,
  getSealedRecord: writeSealedRecordReply,
  listSessions: writeSessionListReply,
  createSession: writeSessionCreatedReply,
  importSession: writeSessionReply,
  listPendingSessions: writeSessionListReply,
  listWorkflows: writeWorkflowListReply,
  createWorkflow: writeWorkflowReply,
  getWorkflow: writeWorkflowReply,
  updateWorkflow: writeWorkflowReply,
  deleteWorkflow: writeWorkflowDeletedReply,
  getSession: writeSessionReply,
  deleteSession: writeSessionDeletedReply,
  claimSession: writeSessionReply,
  decideSession: writeSessionReply,
  rotateSessionLink: writeSessionCreatedReply,
  releaseSession: writeSessionReply,
  shareSession: writeSessionShareReply,
  listTrustedSharers: writeSharersReply,
  createTrustedSharer: writeSharersReply,
  removeTrustedSharer: writeSharersReply,
  eraseSubject: writeSubjectErasureReply,
  listWebhooks: writeWebhookListReply,
  createWebhook: writeWebhookSecretReply,
  getWebhook: writeWebhookReply,
  updateWebhook: writeWebhookReply,
  deleteWebhook: writeWebhookDeletedReply,
  listDeliveries: writeDeliveryListReply,
  resendDelivery: writeDeliveryReply,
  rotateWebhookSecret: writeWebhookSecretReply,
  testWebhook: writeDeliveryReply
};
export {
  serializers
};
