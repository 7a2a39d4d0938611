import { QueryClientProvider } from '@tanstack/react-query';
import {
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Router, useLocation } from 'wouter';
import { loadFile } from './data/load-file.js';
import { PagePath } from './data/page-path.js';
import { problemOf } from './data/queries/problem.js';
import { queryClient } from './data/queries/query-client.js';
import { useTexts } from './session/language/texts.js';
import { mayBeLoggedIn } from './session/login/early-reply.js';
import { sessionEnd } from './session/login/ended.js';
import { renewLogin } from './session/login/renewal.js';
import { CurrentUser, useMe, useMeQuery } from './session/me.js';
import { CrashBoundary } from './shell/crash.js';
import { entries, type RouteMatch, routeOf, routes } from './shell/pages.js';
import type { PageRoute } from './shell/route.js';
import { Shell } from './shell/shell.js';
import { shellTexts } from './shell/texts.js';
import { LinkButton } from './ui/button.js';
import { Page } from './ui/frames/page.js';
import { Empty, Failed, Loading } from './ui/frames/states.js';
import { LeaveQuestion } from './unsaved/leave.js';

function NotFound(): ReactElement {
  const texts = useTexts(shellTexts);
  return (
    <Page title={texts.notFound}>
      <Empty title={texts.notFoundText} action={<LinkButton href="/">{texts.toHome}</LinkButton>} />
    </Page>
  );
}

const loadLogin = () => loadFile(() => import('./shell/login.js'));
// Most visits begin with a login of before. Others load its file beside the rest.
if (!mayBeLoggedIn()) loadLogin().catch(() => undefined);
const LoginPage = lazy(async () => ({ default: (await loadLogin()).LoginPage }));
const LoginAgain = lazy(async () => ({ default: (await loadLogin()).LoginAgain }));

// The names of all permissions are in its file.
const Forbidden = lazy(async () => ({
  default: (await loadFile(() => import('./shell/forbidden.js'))).Forbidden,
}));

/** Loads the file of a page. The page renders in a task of its own, after the shell, so that neither takes long. */
async function loadPage({ load }: PageRoute): ReturnType<PageRoute['load']> {
  const file = await load();
  await new Promise((later) => setTimeout(later));
  return file;
}

const components = new Map(routes.map((route) => [route, lazy(() => loadPage(route))]));

function useFound(): RouteMatch | undefined {
  const [location] = useLocation();
  return routeOf(location);
}

function Current({ found }: { readonly found: RouteMatch | undefined }): ReactElement {
  const { may } = useMe();
  if (found === undefined) return <NotFound />;
  const { route, id } = found;
  const ofEntry = entries.find(({ name }) => name === route.entry)?.permission;
  const missing = [ofEntry, route.permission].find((name) => name !== undefined && !may(name));
  if (missing !== undefined) return <Forbidden permission={missing} />;
  const Component = components.get(route);
  return (
    <PagePath value={route.path}>
      {Component && <Component {...(id === undefined ? {} : { id })} />}
    </PagePath>
  );
}

function Inside(): ReactElement {
  const me = useMe();
  const found = useFound();
  const isOver = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get);
  useEffect(() => void renewLogin(), []);
  return (
    <>
      <Shell current={found?.route.entry}>
        <CrashBoundary key={found?.route.path}>
          <Suspense fallback={<Loading />}>
            <Current key={found?.id} found={found} />
          </Suspense>
        </CrashBoundary>
      </Shell>
      <LeaveQuestion />
      <Suspense>{isOver && <LoginAgain email={me.email ?? ''} />}</Suspense>
    </>
  );
}

const MustChange = lazy(async () => ({
  default: (await loadFile(() => import('./pages/account/alone.js'))).MustChange,
}));

const MustSetUp = lazy(async () => ({
  default: (await loadFile(() => import('./pages/account/second-factor/must-set-up.js'))).MustSetUp,
}));

const ResetPassword = lazy(async () => ({
  default: (await loadFile(() => import('./pages/account/alone.js'))).ResetPassword,
}));

const FinishSso = lazy(async () => ({
  default: (await loadFile(() => import('./pages/account/finish-sso.js'))).FinishSso,
}));

/** Returns the pages for users who are logged in, and the login otherwise. */
function useContent({ data, error, refetch }: ReturnType<typeof useMeQuery>): ReactElement {
  const [path] = useLocation();
  const [isSettingUp, setSettingUp] = useState(false);
  const load = useFound()?.route.load;
  // The file of the page loads while the user types the password.
  useEffect(() => {
    load?.().catch(() => undefined);
  }, [load]);
  const { mustChangePassword, mustSetUpSecondFactor } = data?.data ?? {};
  // Shown until the recovery codes are saved, although the set-up is complete before.
  if (mustSetUpSecondFactor && !mustChangePassword && !isSettingUp) setSettingUp(true);
  const endSetUp = (): void => void refetch().then(() => setSettingUp(false));
  if (path === '/password') return <ResetPassword />;
  if (path === '/sso') return <FinishSso />;
  if (mustChangePassword) return <MustChange onDone={refetch} />;
  if (data !== undefined && isSettingUp) return <MustSetUp onDone={endSetUp} />;
  if (data !== undefined) return <Inside />;
  if (!mayBeLoggedIn() || problemOf(error).kind === 'session')
    return <LoginPage onDone={refetch} />;
  if (error === null) return <Loading rows={3} />;
  return (
    <main className="login">
      <Failed error={error} onRetry={refetch} />
    </main>
  );
}

function Gate(): ReactElement {
  const asked = useMeQuery();
  const content = useContent(asked);
  return <CurrentUser value={asked.data?.data}>{content}</CurrentUser>;
}

export function App(): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <Router base="/console">
        <Suspense fallback={<Loading rows={3} />}>
          <Gate />
        </Suspense>
      </Router>
    </QueryClientProvider>
  );
}
