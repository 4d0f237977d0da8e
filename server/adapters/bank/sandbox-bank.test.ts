// @module-tag long
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { readStatement } from './read.ts';

const account = 'PL61109010140000071219812874';
const payerAccount = 'PL27114020040000300201355387';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  const transfer = {
    payerName: 'Zakład Żółw',
    payerAccount,
    recipientAccount: account,
    amount: '1845,00',
    title: 'Zapłata AT-2026-K7QXRM24 za rok',
  };
  await fetch(`${sandbox.address}/bank/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...transfer, bookedOn: '2026-11-28' }),
  });
});
afterAll(() => sandbox.close());

it.each(['.mt940', '.mt940?encoding=utf-8', '.mt940?mark=%3C', '.mt940?mark=%2B', '.xml', '.xml?version=02'])(
  'a statement of the bank beside is read the same in every form: %s',
  async (form) => {
    const answer = await fetch(`${sandbox.address}/bank/statements/${account}${form}`);
    const isXml = form.startsWith('.xml');
    expect(readStatement(Buffer.from(await answer.arrayBuffer()))).toEqual({
      account,
      ignored: 0,
      refused: [],
      imbalances: [],
      entries: [
        {
          bookedOn: '2026-11-28',
          valuedOn: '2026-11-28',
          amountMinor: 184_500,
          currency: 'PLN',
          payer: 'Zakład Żółw',
          payerAccount,
          title: 'Zapłata AT-2026-K7QXRM24 za rok',
          // One name of the bank in every form, so that none of them is a second transfer.
          bankReference: expect.stringMatching(/^[0-9A-F]{16}$/),
          payerReference: isXml ? expect.stringMatching(/^[0-9a-f]{32}$/) : null,
          source: isXml ? 'camt053' : 'mt940',
          unsplit: null,
        },
      ],
    });
  },
);
