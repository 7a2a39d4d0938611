import type { Migration } from '../kernel/db/schema/migration.js';
import * as kernel from './0001_kernel.js';
import * as products from './0002_products.js';
import * as inventory from './0003_inventory.js';
import * as outbox from './0004_outbox.js';
import * as config from './0005_config.js';
import * as parties from './0006_parties.js';
import * as settlement from './0007_settlement.js';
import * as sales from './0008_sales.js';
import * as purchasing from './0009_purchasing.js';
import * as crm from './0010_crm.js';
import * as admin from './0011_admin.js';
import * as growth from './0012_growth.js';
import * as watchlists from './0013_watchlists.js';
import * as hooks from './0014_jobs_blobs_webhooks.js';
import * as kycKeys from './0015_kyc_keys.js';
import * as sessions from './0016_kyc_sessions.js';
import * as aml from './0018_kyc_aml.js';
import * as kyb from './0019_kyc_kyb.js';
import * as people from './0020_kyc_people.js';
import * as liveness from './0021_kyc_liveness.js';
import * as capture from './0022_kyc_capture.js';
import * as claims from './0023_kyc_claims.js';
import * as fourEyes from './0024_kyc_four_eyes.js';
import * as reports from './0025_reports.js';
import * as kycConsole from './0026_kyc_console.js';
import * as watchlistImports from './0027_watchlist_imports.js';
import * as faceGalleries from './0028_kyc_face_galleries.js';
import * as watchlistNames from './0029_watchlist_names.js';
import * as trustedSharers from './0030_trusted_sharers.js';
import * as priceTolerance from './0032_price_tolerance.js';
import * as kycKeyParents from './0033_kyc_key_parents.js';
import * as loginAttempts from './0034_login_attempts.js';
import * as retention from './0035_retention.js';
import * as loginRepeats from './0036_login_repeats.js';
import * as passwords from './0037_passwords.js';
import * as blobStores from './0038_blob_stores.js';
import * as secondFactors from './0039_second_factors.js';
import * as erasure from './0040_erasure.js';
import * as sealedReplies from './0041_sealed_replies.js';
import * as partySums from './0042_party_sums.js';
import * as creditNoteTaxes from './0046_credit_note_taxes.js';
import * as hitRecords from './0047_kyc_hit_records.js';
import * as seriesPrefixes from './0048_series_prefixes.js';
import * as openingCorrections from './0049_opening_corrections.js';
import * as printLanguage from './0050_print_language.js';
import * as webhookPermissions from './0055_webhook_permissions.js';
import * as searchReferences from './0056_search_references.js';
import * as absentReasons from './0057_absent_reasons.js';
import * as customerTaxInclusion from './0058_customer_tax_inclusion.js';
import * as hotUpdates from './0059_hot_updates.js';
import * as productLines from './0060_product_lines.js';
import * as heldDeliveries from './0061_held_deliveries.js';
import * as traceParents from './0062_trace_parents.js';
import * as listsHashes from './0063_lists_hashes.js';
import * as earlierListsHashes from './0064_earlier_lists_hashes.js';
import * as deferredNumbers from './0065_deferred_numbers.js';
import * as captureConsent from './0066_capture_consent.js';
import * as keyUsage from './0067_key_usage.js';
import * as kycSearches from './0068_kyc_searches.js';
import * as stockDays from './0070_stock_days.js';
import * as stockDocuments from './0071_stock_documents.js';
import * as seriesRuns from './0075_series_runs.js';
import * as printedParties from './0076_printed_parties.js';
import * as promptWebhooks from './0085_prompt_webhooks.js';
import * as sealedRecords from './0090_sealed_records.js';
import * as screeningResults from './0091_screening_results.js';
import * as grantedPermissions from './0092_granted_permissions.js';
import * as screeningPriority from './0093_screening_priority.js';
import * as rareRows from './0094_rare_rows.js';
import * as countedLines from './0095_counted_lines.js';
import * as withNumber from './0096_with_number.js';
import * as sequences from './0097_sequences.js';
import * as talliesByWriters from './0100_tallies_by_writers.js';
import * as cells from './0102_cells.js';
import * as droppedForeignKeys from './0104_dropped_foreign_keys.js';
import * as engineTasks from './0105_engine_tasks.js';
import * as droppedNumberFunctions from './0106_dropped_number_functions.js';
import * as erpWebhooks from './0107_erp_webhooks.js';
import * as mails from './0110_mails.js';
import * as mailTemplates from './0111_mail_templates.js';
import * as rolesTable from './0115_roles.js';
import * as recordValues from './0116_record_values.js';
import * as singleSignOn from './0119_single_sign_on.js';
import * as passkeys from './0120_passkeys.js';
import * as secondFactorRoles from './0121_second_factor_roles.js';
import * as activity from './0122_activity.js';
import * as recordTags from './0123_record_tags.js';
import * as notifications from './0124_notifications.js';
import * as testCompanies from './0125_test_companies.js';
import * as imports from './0127_imports.js';
import * as auditRights from './0129_audit_rights.js';
import * as auditSeals from './0130_audit_seals.js';
import * as scheduledExports from './0131_scheduled_exports.js';

/** Every migration of the server, in order: a static list, so that a bundle holds them all. */
export const migrations: readonly Migration[] = [
  kernel,
  products,
  inventory,
  outbox,
  config,
  parties,
  settlement,
  sales,
  purchasing,
  crm,
  admin,
  growth,
  watchlists,
  hooks,
  kycKeys,
  sessions,
  aml,
  kyb,
  people,
  liveness,
  capture,
  claims,
  fourEyes,
  reports,
  kycConsole,
  watchlistImports,
  faceGalleries,
  watchlistNames,
  trustedSharers,
  priceTolerance,
  kycKeyParents,
  loginAttempts,
  retention,
  loginRepeats,
  passwords,
  blobStores,
  secondFactors,
  erasure,
  sealedReplies,
  partySums,
  creditNoteTaxes,
  hitRecords,
  seriesPrefixes,
  openingCorrections,
  printLanguage,
  webhookPermissions,
  searchReferences,
  absentReasons,
  customerTaxInclusion,
  hotUpdates,
  productLines,
  heldDeliveries,
  traceParents,
  listsHashes,
  earlierListsHashes,
  deferredNumbers,
  captureConsent,
  keyUsage,
  kycSearches,
  stockDays,
  stockDocuments,
  seriesRuns,
  printedParties,
  promptWebhooks,
  sealedRecords,
  screeningResults,
  grantedPermissions,
  screeningPriority,
  rareRows,
  countedLines,
  withNumber,
  sequences,
  talliesByWriters,
  cells,
  droppedForeignKeys,
  engineTasks,
  droppedNumberFunctions,
  erpWebhooks,
  mails,
  mailTemplates,
  rolesTable,
  recordValues,
  singleSignOn,
  passkeys,
  secondFactorRoles,
  activity,
  recordTags,
  notifications,
  testCompanies,
  imports,
  auditRights,
  auditSeals,
  scheduledExports,
];
