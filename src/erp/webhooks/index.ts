export { type FeedOptions, startFeeds } from './feed.js';
