import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { prepareFormats } from './session/language/formats.js';

const place = document.querySelector('#console');
if (place) createRoot(place).render(<App />);
prepareFormats();
