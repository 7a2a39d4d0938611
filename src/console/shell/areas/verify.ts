import { type Area, page } from '../route.js';

const workflowForm = () => import('../../pages/workflows/workflow-form.js');

export const verify: Area = {
  entries: [
    {
      name: 'review',
      group: 'verify',
      icon: 'review',
      shortcut: 'v',
      permission: 'sessions:decide',
    },
    { name: 'sessions', group: 'verify', icon: 'list', shortcut: 's', permission: 'sessions:read' },
    { name: 'checks', group: 'verify', icon: 'check', shortcut: 'z', permission: 'sessions:read' },
    { name: 'companies', group: 'verify', icon: 'company', shortcut: 'q', permission: 'kyb:read' },
    {
      name: 'watchlists',
      group: 'verify',
      icon: 'search',
      shortcut: 'y',
      permission: 'aml:screen',
    },
    {
      name: 'workflows',
      group: 'verify',
      icon: 'workflow',
      shortcut: 'x',
      permission: 'workflows:read',
    },
  ],
  routes: [
    {
      path: '/review',
      entry: 'review',
      load: page(() => import('../../pages/review/queue/queue.js'), 'Review'),
    },
    {
      path: '/review/:id',
      entry: 'review',
      load: page(() => import('../../pages/review/case.js'), 'Case'),
    },
    {
      path: '/sessions',
      entry: 'sessions',
      load: page(() => import('../../pages/sessions/sessions.js'), 'Sessions'),
    },
    {
      path: '/sessions/trusted',
      entry: 'sessions',
      load: page(() => import('../../pages/sharing/trusted-companies.js'), 'TrustedCompanies'),
    },
    {
      path: '/sealed-records',
      entry: 'sessions',
      permission: 'sealed-records:read',
      load: page(() => import('../../pages/sealed/sealed-records.js'), 'SealedRecords'),
    },
    {
      path: '/sealed-records/:id',
      entry: 'sessions',
      permission: 'sealed-records:read',
      load: page(() => import('../../pages/sealed/sealed-record.js'), 'SealedRecordPage'),
    },
    {
      path: '/checks',
      entry: 'checks',
      load: page(() => import('../../pages/checks/checks.js'), 'Checks'),
    },
    {
      path: '/checks/new',
      entry: 'checks',
      load: page(() => import('../../pages/checks/new/new-check.js'), 'NewCheck'),
    },
    {
      path: '/checks/faces',
      entry: 'checks',
      permission: 'biometrics:check',
      load: page(() => import('../../pages/checks/faces/faces.js'), 'Faces'),
    },
    {
      path: '/checks/:id',
      entry: 'checks',
      load: page(() => import('../../pages/checks/check.js'), 'CheckPage'),
    },
    {
      path: '/companies',
      entry: 'companies',
      load: page(() => import('../../pages/companies/companies.js'), 'Companies'),
    },
    {
      path: '/registers',
      entry: 'companies',
      load: page(() => import('../../pages/registers/registers.js'), 'RegistersPage'),
    },
    {
      path: '/companies/new',
      entry: 'companies',
      permission: 'kyb:check',
      load: page(() => import('../../pages/companies/company-form.js'), 'NewCompanyCheck'),
    },
    {
      path: '/companies/:id',
      entry: 'companies',
      load: page(() => import('../../pages/companies/company.js'), 'CompanyCheck'),
    },
    {
      path: '/watchlists',
      entry: 'watchlists',
      load: page(() => import('../../pages/watchlists/watchlists.js'), 'Watchlists'),
    },
    {
      path: '/watchlists/:id',
      entry: 'watchlists',
      load: page(() => import('../../pages/watchlists/watchlist.js'), 'WatchlistPage'),
    },
    {
      path: '/screening',
      entry: 'watchlists',
      load: page(() => import('../../pages/watchlists/screening.js'), 'Screening'),
    },
    {
      path: '/screenings',
      entry: 'watchlists',
      load: page(() => import('../../pages/watchlists/screenings.js'), 'Screenings'),
    },
    {
      path: '/workflows',
      entry: 'workflows',
      load: page(() => import('../../pages/workflows/workflows.js'), 'Workflows'),
    },
    {
      path: '/workflows/new',
      entry: 'workflows',
      permission: 'workflows:write',
      load: page(workflowForm, 'NewWorkflow'),
    },
    { path: '/workflows/:id', entry: 'workflows', load: page(workflowForm, 'WorkflowPage') },
  ],
};
