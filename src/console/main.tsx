import { createRoot } from 'react-dom/client';
import { App } from './app.js';

const place = document.querySelector('#console');
if (place) createRoot(place).render(<App />);
