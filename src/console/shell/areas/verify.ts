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
      component: page(() => import('../../pages/review/queue/queue.js'), 'Review'),
    },
    {
      path: '/review/:id',
      entry: 'review',
      component: page(() => import('../../pages/review/case.js'), 'Case'),
    },
    {
      path: '/sessions',
      entry: 'sessions',
      component: page(() => import('../../pages/sessions/sessions.js'), 'Sessions'),
    },
    {
      path: '/sessions/trusted',
      entry: 'sessions',
      component: page(() => import('../../pages/sharing/trusted-companies.js'), 'TrustedCompanies'),
    },
    {
      path: '/checks',
      entry: 'checks',
      component: page(() => import('../../pages/checks/checks.js'), 'Checks'),
    },
    {
      path: '/checks/new',
      entry: 'checks',
      component: page(() => import('../../pages/checks/new/new-check.js'), 'NewCheck'),
    },
    {
      path: '/checks/faces',
      entry: 'checks',
      permission: 'biometrics:check',
      component: page(() => import('../../pages/checks/faces/faces.js'), 'Faces'),
    },
    {
      path: '/checks/:id',
      entry: 'checks',
      component: page(() => import('../../pages/checks/check.js'), 'CheckPage'),
    },
    {
      path: '/companies',
      entry: 'companies',
      component: page(() => import('../../pages/companies/companies.js'), 'Companies'),
    },
    {
      path: '/companies/new',
      entry: 'companies',
      permission: 'kyb:check',
      component: page(() => import('../../pages/companies/company-form.js'), 'NewCompanyCheck'),
    },
    {
      path: '/companies/:id',
      entry: 'companies',
      component: page(() => import('../../pages/companies/company.js'), 'CompanyCheck'),
    },
    {
      path: '/watchlists',
      entry: 'watchlists',
      component: page(() => import('../../pages/watchlists/watchlists.js'), 'Watchlists'),
    },
    {
      path: '/watchlists/:id',
      entry: 'watchlists',
      component: page(() => import('../../pages/watchlists/watchlist.js'), 'WatchlistPage'),
    },
    {
      path: '/screening',
      entry: 'watchlists',
      component: page(() => import('../../pages/watchlists/screening.js'), 'Screening'),
    },
    {
      path: '/screenings',
      entry: 'watchlists',
      component: page(() => import('../../pages/watchlists/screenings.js'), 'Screenings'),
    },
    {
      path: '/workflows',
      entry: 'workflows',
      component: page(() => import('../../pages/workflows/workflows.js'), 'Workflows'),
    },
    {
      path: '/workflows/new',
      entry: 'workflows',
      permission: 'workflows:write',
      component: page(workflowForm, 'NewWorkflow'),
    },
    { path: '/workflows/:id', entry: 'workflows', component: page(workflowForm, 'WorkflowPage') },
  ],
};
