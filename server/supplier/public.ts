/** What other modules may call of this one. */
export { recordForWatchers } from './suppliers/events.ts';
export { notifyWatchers } from './suppliers/news.ts';
export { readDueNames } from './suppliers/registered-names.ts';
export { factsOfNews } from './suppliers/notified-changes.ts';
export { recordRequestSent, requestToken, stopLinks } from './suppliers/requests/requests.ts';
export { addSuppliers } from './suppliers/routes.ts';
