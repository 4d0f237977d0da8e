import { once } from 'node:events';
import { start } from '#server/main.ts';

// The application as `npm start` runs it: loaded while its database starts, begun when it is notified that it is there.
await once(process, 'message');
await start();
