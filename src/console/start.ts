/*
 * The first file. It is small, so that the file of the page and the reply about the user load beside the application
 * instead of after it. The document preloads the application.
 */
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/shell.css';
import './styles/print.css';
import { loadFile } from './data/load-file.js';
import { askForUser, mayBeLoggedIn } from './session/login/early-reply.js';
import { routeOf } from './shell/pages.js';

askForUser();
if (mayBeLoggedIn()) {
  // A page without its file shows the failure itself.
  routeOf(location.pathname.slice('/console'.length))
    ?.route.load()
    .catch(() => undefined);
}
void loadFile(() => import('./main.js'));
