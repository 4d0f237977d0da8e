// @module-tag long
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { fa3 } from '#server/billing/invoices/fa3/fa3.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';
import { fileProblems } from '#server/billing/invoices/ksef/sending/file-check.ts';
import { kinds, recipient } from '#server/testing/ksef/invoice-kinds.ts';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { world, ksef } = failureWorld('2027-01-18T09:00:00Z');

/** What people write into the texts of an invoice; what KSeF refuses prevents a draft from being issued (`buyer_text`). */
const texts = [
  'Zażółć gęślą jaźń ŁÓDŹ sp. z o.o.',
  'A & B <"Firma"> \'cytat\' ]]> &amp; &#x7f;',
  '  odstępy   w środku\u00a0i na końcu  ',
  'Café ﬁ ½ ™ € – — „” … Ω Ж 中文 עברית العربية',
  '👩‍💻 Studio 🚀 𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  '\ufeffznak BOM i <?procesor instrukcja?>',
  'Ź'.repeat(512),
];

type Change = (row: InvoiceRow, text: string) => Partial<InvoiceRow>;

/** Where somebody’s own text stands in an invoice. */
const places: Readonly<Record<string, Change>> = {
  'name of the buyer': ({ buyer }, name) => ({ buyer: { ...buyer, name } }),
  'address of the buyer': ({ buyer }, address) => ({ buyer: { ...buyer, address } }),
  'city of the buyer': ({ buyer }, city) => ({ buyer: { ...buyer, city } }),
  'name of the recipient': ({ buyer }, name) => ({ buyer: { ...buyer, recipient: { ...recipient, name } } }),
  'name of the seller': ({ seller }, name) => ({ seller: { ...seller, name } }),
  'address of the seller': ({ seller }, address) => ({ seller: { ...seller, address } }),
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

it('the texts, kinds and places make more documents than the corpus is to have', () => {
  expect(Object.keys(kinds).length * texts.length * Object.keys(places).length).toBeGreaterThanOrEqual(1258);
});

it.each(Object.entries(places))(
  'documents of each kind, with whatever %s, stand our check and that of KSeF alike',
  async (place, change) => {
    const at = world.deps.now();
    const [today, first] = [isoDay(at), 1000 * (1 + Object.keys(places).indexOf(place))];
    const [year, month] = today.split('-');
    const documents = Object.values(kinds).flatMap((row, kind) =>
      texts.map((text, index) => {
        const changed = { ...row, ...change(row, text), ...(row.kind === 'KOR' ? {} : { soldAt: at }) };
        const series = row.kind === 'KOR' ? 'FK' : 'FV';
        return Buffer.from(fa3(changed, `${series}/${year}/${month}/${first + kind * texts.length + index}`, at));
      }),
    );
    for (const bytes of documents) expect(await fileProblems(bytes, today)).toEqual([]);
    const before = (await ksef.held()).length;
    let session = '';
    await world.deps.ksef.sendBatch({ documents, offline: false }, async (reference) => void (session = reference));
    const judged = async (): Promise<number> => (await ksef.held()).filter(({ code }) => code !== 100 && code !== 150).length;
    while ((await judged()) < before + documents.length) await new Promise((done) => void setTimeout(done, 1000));
    const listed = await world.deps.ksef.documentsOf(session);
    expect(listed.filter(({ code }) => code !== 200).map(({ details }) => details)).toEqual([]);
    expect(new Set(listed.map(({ hash }) => hash))).toEqual(new Set(documents.map(hashOf)));
  },
  300_000,
);
