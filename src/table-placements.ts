import type { TablePlacements } from './kernel/db/distribution/catalog-queries.js';

/** Tables that a cluster copies to every node, by the reason. */
export const referenceTables: Readonly<Record<string, readonly string[]>> = {
  'Every table of a company refers to it.': ['companies'],
};

/** Tables that stay on the coordinator, by the reason. */
export const localTables: Readonly<Record<string, readonly string[]>> = {
  'A login begins with an e-mail address, before its company is known.': [
    'login_attempts',
    'login_directory',
    'sso_domains',
  ],
  'The directory of cells, which one database has for all of them.': [
    'cell_addresses',
    'cell_changes',
    'cell_companies',
    'cells',
  ],
  'The whole installation.': [
    'blob_orphans',
    'dropped_foreign_keys',
    'installation',
    'schema_migrations',
  ],
  'Lists and registers that every company is compared with.': [
    'company_registers',
    'people_registers',
    'register_companies',
    'register_people',
    'watchlist_changes',
    'watchlist_entries',
    'watchlist_imports',
    'watchlist_names',
    'watchlists',
  ],
  'Workers lease the due jobs of all companies in one statement, and checks for engines.': [
    'engine_tasks',
    'jobs',
  ],
  'Workers lease the due mails of all companies in one statement.': ['mails'],
  'Workers lease the due deliveries of all companies in one statement, with their events and webhooks.':
    ['webhook_attempts', 'webhook_deliveries', 'webhook_events', 'webhook_secrets', 'webhooks'],
};

/** The tables that a cluster does not distribute by company. */
export const tablePlacements: TablePlacements = {
  references: Object.values(referenceTables).flat(),
  locals: Object.values(localTables).flat(),
};
