export { type Effect, effects, type Source, severityOf } from './effects.js';
export { claimed, type Fact, factsFrom, factsIn, type Origin, stronger } from './facts.js';
