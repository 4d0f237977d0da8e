import type { FunctionRow } from './function-row.ts';
import { accountFunctions } from './functions/accounts.ts';
import { certificateFunctions } from './functions/certificates.ts';
import { orderFunctions } from './functions/orders.ts';
import { workFunctions } from './functions/work.ts';

const { security, device, ...people } = accountFunctions;

/** Every function that touches personal data: the tables of the privacy policy and of the data processing agreement are made from it. */
export const register: Readonly<Record<string, FunctionRow>> = {
  ...people,
  ...workFunctions,
  ...certificateFunctions,
  ...orderFunctions,
  security,
  device,
};
