import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/shell.css';
import './styles/print.css';
import { App } from './app.js';

const place = document.querySelector('#console');
if (place) createRoot(place).render(<App />);
