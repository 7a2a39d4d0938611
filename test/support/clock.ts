export { type SettableClock, settableClock } from '../../src/kernel/time.js';
