/** What other modules may call of this one. */
export { addComplaints } from './complaints/routes.ts';
export { seedDemo } from './demo/seed.ts';
export { addErasure } from './erasure/routes.ts';
export { workersOf } from './jobs/workers.ts';
export { openObservability } from './observability/open.ts';
export { addOperators } from './operators/routes.ts';
export { addReference } from './reference/routes.ts';
