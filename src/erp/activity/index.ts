import {
  type AttachmentServices,
  attachmentHandlers,
  attachmentReaders,
} from './attachment-handlers.js';
import { commentHandlers, commentReaders } from './comment-handlers.js';
import type { RecordReaders } from './records.js';
import { tagHandlers } from './tag-handlers.js';
import { timelineHandlers } from './timeline-handlers.js';
import { watchHandlers } from './watch-handlers.js';

export { eraseActivity } from './erase.js';
export { oldNotifications } from './notification-queries.js';
export { startWatches } from './watch-feed.js';
export type { AttachmentServices, RecordReaders };

/** The handlers that read an attachment or a comment, also for webhooks. */
export const activityReaders = { ...attachmentReaders, ...commentReaders };

/** @param readers  the handlers that read records */
export const activityHandlers = (services: AttachmentServices, readers: RecordReaders) => ({
  ...attachmentHandlers(services, readers),
  ...commentHandlers(readers),
  ...timelineHandlers(readers),
  ...tagHandlers(readers),
  ...watchHandlers(readers),
});
