export { type SettableClock, settableClock } from '../../src/kernel/values/time.js';
