/** What other modules may call of this one. */
export { noteForWatchers } from './suppliers/events.ts';
export { tellWatchers } from './suppliers/news.ts';
export { factsOfNews } from './suppliers/notified-changes.ts';
export { noteRequestSent, requestToken, stopLinks } from './suppliers/requests/requests.ts';
export { addSuppliers } from './suppliers/routes.ts';
