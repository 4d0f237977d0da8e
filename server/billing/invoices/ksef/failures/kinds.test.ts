import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fa3 } from '#server/billing/invoices/fa3/fa3.ts';
import { fileProblems } from '#server/billing/invoices/ksef/file-check.ts';
import { kinds } from '#server/testing/invoice-kinds.ts';
import { failureWorld } from '#server/testing/ksef-failures.ts';

const { world, ksef } = failureWorld('2027-01-18T09:00:00Z');

/** What people write into the name of a company; what KSeF refuses keeps a draft from being issued (`buyer_text`). */
const names = [
  'Zażółć gęślą jaźń ŁÓDŹ sp. z o.o.',
  'A & B <"Firma"> \'cytat\' ]]> &amp; &#x7f;',
  '  odstępy   w środku\u00a0i na końcu  ',
  'Café ﬁ ½ ™ € – — „” … Ω Ж 中文 עברית العربية',
  '👩‍💻 Studio 🚀 𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  '\ufeffznak BOM i <?procesor instrukcja?>',
  'Ź'.repeat(512),
];

it('documents of each kind, with whatever name of the buyer, stand our check and that of KSeF alike', async () => {
  const at = world.deps.now();
  const documents = Object.values(kinds).flatMap((row, kind) =>
    names.map((name, place) => {
      const changed = { ...row, buyer: { ...row.buyer, name }, ...(row.kind === 'KOR' ? {} : { soldAt: at }) };
      return Buffer.from(fa3(changed, `${row.kind === 'KOR' ? 'FK' : 'FV'}/2027/01/${1000 + kind * names.length + place}`, at));
    }),
  );
  expect(documents.length).toBeGreaterThanOrEqual(170);
  for (const bytes of documents) expect(await fileProblems(bytes, '2027-01-18')).toEqual([]);
  let session = '';
  await world.deps.ksef.sendBatch({ documents, offline: false }, async (reference) => void (session = reference));
  while ((await ksef.held()).filter(({ code }) => code !== 100 && code !== 150).length < documents.length)
    await new Promise((done) => void setTimeout(done, 200));
  const listed = await world.deps.ksef.documentsOf(session);
  expect(listed.filter(({ code }) => code !== 200).map(({ details }) => details)).toEqual([]);
  expect(new Set(listed.map(({ hash }) => hash))).toEqual(
    new Set(documents.map((bytes) => createHash('sha256').update(bytes).digest('base64'))),
  );
}, 300_000);
