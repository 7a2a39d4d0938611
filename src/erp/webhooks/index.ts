export { type FeedOptions, startFeeds } from './feed.js';
export { permissionsOf } from './subscriptions.js';
