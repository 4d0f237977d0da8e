// @module-tag long
import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as mupdf from 'mupdf';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { issueOffline } from '#server/billing/invoices/ksef/acts.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { invoicesOfPayment } from '#server/billing/invoices/repository.ts';
import { signedIn } from '#server/operations/demo/callers.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { codesOn } from '#server/testing/mail/codes-on.ts';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { world, ksef, organization, paid, documents } = failureWorld('2027-01-13T09:00:00Z');
type Sale = Awaited<ReturnType<typeof paid>>;

async function draftOf({ organizationId, paymentId }: Sale) {
  const [row] = await invoicesOfPayment(world.deps.db, organizationId, paymentId);
  return row!;
}

/** The copy that the buyer downloads. */
async function copyOf(sale: Sale): Promise<Buffer> {
  const { id } = await draftOf(sale);
  const answer = await world.call('GET', `/api/billing/invoices/${id}/pdf?lang=pl`, { cookie: organization().cookie });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const textOf = (pdf: Buffer): string =>
  mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(0).toStructuredText('preserve-whitespace').asText();

async function answerOf(link: string): Promise<string | undefined> {
  return /data-result="([a-z]+)"/.exec(await (await fetch(link)).text())?.[1];
}

async function offline(sale: Sale): Promise<void> {
  const { email } = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, email);
  const { organizationId, id } = await draftOf(sale);
  await issueOffline(world.deps, await signedIn(world.deps, email), { organizationId, id, note: 'na życzenie' });
}

describe('codes on copies', () => {
  it('of an accepted invoice: one, which KSeF knows, with its number below', async () => {
    const sale = await paid();
    await ksef.run();
    await ksef.pass(2);
    const [document] = await documents(sale);
    const pdf = await copyOf(sale);
    const codes = codesOn(pdf);
    const hash = createHash('sha256').update(document!.xml).digest('base64url');
    expect(codes).toEqual([`${world.deps.config.ksef.qrUrl}/invoice/9999999999/13-01-2027/${hash}`]);
    expect(textOf(pdf)).toContain(document?.ksefNumber);
    expect(await answerOf(codes[0]!)).toBe('known');
  });

  it('of an invoice issued offline: one that KSeF does not know yet and one that its issuer signed; one when it has its number', async () => {
    const sale = await paid();
    await offline(sale);
    const pdf = await copyOf(sale);
    expect(textOf(pdf)).toContain('OFFLINE');
    expect(textOf(pdf)).toContain('CERTYFIKAT');
    const codes = codesOn(pdf);
    expect(codes).toHaveLength(2);
    const [invoice, certificate] = ['/invoice/', '/certificate/'].map((part) => codes.find((code) => code.includes(part))!) as [
      string,
      string,
    ];
    expect([await answerOf(invoice), await answerOf(certificate)]).toEqual(['unknown', 'valid']);
    const issuer = new X509Certificate(await readFile(world.deps.config.ksef.offline!.certificate));
    expect(certificate).toContain(`/${issuer.serialNumber}/`);
    // One character of the hash is another one.
    const [head, hash, signature] = [certificate.split('/').slice(0, -2).join('/'), ...certificate.split('/').slice(-2)] as [
      string,
      string,
      string,
    ];
    expect(await answerOf(`${head}/${hash.startsWith('A') ? 'B' : 'A'}${hash.slice(1)}/${signature}`)).toBe('invalid');
    await ksef.command('certificate', { type: 'Offline', what: 'revoke' });
    expect(await answerOf(certificate)).toBe('invalid');
    await ksef.command('certificate', { type: 'Offline', what: 'restore' });
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', mode: 'offline24' }]);
    expect(await answerOf(invoice)).toBe('known');
    expect(codesOn(await copyOf(sale))).toEqual([invoice]);
  });

  it('of what KSeF has not accepted: there is no copy', async () => {
    const sale = await paid();
    await ksef.command('hold', { polls: 5 });
    await ksef.run();
    const { id } = await draftOf(sale);
    const answer = await world.call('GET', `/api/billing/invoices/${id}/pdf`, { cookie: organization().cookie });
    expect(answer.statusCode).toBe(404);
    await ksef.pass(8);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('the confirmation of an invoice', () => {
  it('is the one that the buyer downloads, about our hash, our number and our NIP', async () => {
    const sale = await paid();
    await ksef.run();
    await ksef.pass(2);
    const { id } = await draftOf(sale);
    const [document] = await documents(sale);
    const answer = await world.call('GET', `/api/billing/invoices/${id}/upo`, { cookie: organization().cookie });
    expect(answer.body).toContain(`<SkrotDokumentu>${document?.hash}</SkrotDokumentu>`);
    expect(answer.body).toContain(`<NumerKSeFDokumentu>${document?.ksefNumber}</NumerKSeFDokumentu>`);
    expect(answer.body).toContain('<NipSprzedawcy>9999999999</NipSprzedawcy>');
    const rows = await world.deps.db.rows<{ hash: string; xml: Buffer }>(sql`select hash, xml from ksef_documents`);
    for (const row of rows) {
      expect(createHash('sha256').update(row.xml).digest('base64')).toBe(row.hash);
      expect(row.xml.toString()).toMatch(/<Podmiot1>\s*<DaneIdentyfikacyjne>\s*<NIP>9999999999<\/NIP>/);
    }
  });
});
