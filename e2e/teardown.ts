import { scanLogs } from '#scripts/tests/journey-logs.ts';
import { forgetData } from './service.ts';

/** When all journeys are through. */
export default async function teardown(): Promise<void> {
  forgetData();
  await scanLogs();
}
