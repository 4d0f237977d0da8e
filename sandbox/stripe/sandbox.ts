import type { RefundStatus } from './money/refunds.ts';
import type { State } from './state.ts';
import type { Troubles } from './protocol/troubles.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** The account of the sandbox and what it was set to do. */
export type Sandbox = Readonly<{
  state: State;
  webhooks: Webhooks;
  troubles: Troubles;
  /** How refunds start from now on. */
  refunds: { startAs: RefundStatus };
}>;
