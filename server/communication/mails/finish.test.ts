// @module-tag long
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { issueWaiting } from '#server/certificate/certificates/issue/waiting.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCompletedAssessment, aConfirmation, anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { sendMail } from './send.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const declaration = { name: 'Anna Testowa', role: 'Prezes zarządu' };
const kinds = ['report_ready', 'certificate_issued', 'certificate_issued_later'];

async function queuedMails(org: TestOrganization): Promise<QueuedMail[]> {
  const rows = await world.deps.db.rows<{ data: QueuedMail }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' = any(${kinds}) order by created_on, id`);
  return rows.map(({ data }) => data);
}

const sent = async (mail: QueuedMail) => (await mailsOf(world, mail))[0]!;

const post = (org: TestOrganization, path: string, body?: object) => world.call('POST', path, { cookie: org.cookie, body });
const issue = (org: TestOrganization, id: string) => post(org, `/api/assessments/${id}/certificate`, { declaration });
const bytesOf = async (org: TestOrganization, path: string) => (await world.call('GET', path, { cookie: org.cookie })).rawPayload;

describe('the mail at the report', () => {
  it('brings the report as it was made, once, however often it is requested', async () => {
    const org = await anOrganization(world.deps, { name: 'Huta „Szkło”' });
    const id = await anAssessment(world.deps, org);
    await Promise.all([post(org, `/api/assessments/${id}/report`), post(org, `/api/assessments/${id}/report`)]);
    await post(org, `/api/assessments/${id}/report`);
    const mails = await queuedMails(org);
    expect(mails.map(({ kind }) => kind)).toEqual(['report_ready']);
    const mail = await sent(mails[0]!);
    expect(mail.subject).toBe('Raport z\u00a0samooceny NIS2: 100,00%');
    expect(mail.text).toContain('Huta „Szkło”');
    expect(mail.text).toContain('możesz wystawić certyfikat samooceny');
    expect(mail.text).toContain('https://atesto.test/nis2');
    expect(mail.attachments).toHaveLength(1);
    expect(mail.attachments?.[0]?.content.equals(await bytesOf(org, `/api/assessments/${id}/report?lang=pl`))).toBe(true);
    expect(mail.text).toContain('w\u00a0załączniku');
  });

  it('is about that finishing, also when the assessment was opened again meanwhile', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    const first = await bytesOf(org, `/api/assessments/${id}/report?lang=pl`);
    await post(org, `/api/assessments/${id}/reopen`);
    const [mail] = await queuedMails(org);
    expect((await sent(mail!)).attachments?.[0]?.content.equals(first)).toBe(true);
  });

  it('leads to a report that is too large for a mailbox, and states it', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    await world.deps.db.rows(sql`
      update documents set bytes = large.bytes, sha256 = encode(sha256(large.bytes), 'hex'), stored_at = null
      from (select decode(repeat('00', 5000001), 'hex') as bytes) large where assessment_id = ${id}`);
    const [mail] = await queuedMails(org);
    const large = await sent(mail!);
    expect(large.attachments).toEqual([]);
    expect(large.text).not.toContain('załączniku');
    expect(large.text).toContain('Dokument PDF pobierzesz w\u00a0Atesto');
  });

  it('is sent without its document when the organisation is gone, and tried again when the mailbox is', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org);
    const [mail] = await queuedMails(org);
    world.deps.mailer = { send: () => Promise.reject(new Error('mailbox away')), close: () => {} };
    await expect(sendMail(world.deps, mail!, world.deps.newId())).rejects.toThrow('mailbox away');
    await world.deps.db.rows(sql`delete from organizations where id = ${org.id}`);
    expect((await sent(mail!)).attachments).toEqual([]);
  });
});

describe('the mail at the certificate', () => {
  it('brings the certificate as it was issued, once, and shows where anybody checks it', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    const [first] = await Promise.all([issue(org, id), issue(org, id)]);
    const { id: certificateId, certificateNumber: number } = first.json();
    const mails = (await queuedMails(org)).filter(({ kind }) => kind !== 'report_ready');
    expect(mails.map(({ kind }) => kind)).toEqual(['certificate_issued']);
    const mail = await sent(mails[0]!);
    expect(mail.subject).toBe(`Certyfikat samooceny ${number}`);
    expect(mail.text).toContain(`https://atesto.test/c/${number}`);
    expect(mail.text).toContain(`https://atesto.test/certyfikaty?number=${number}`);
    const [attachment] = mail.attachments ?? [];
    const [picture] = mail.pictures ?? [];
    expect(picture?.content.subarray(1, 4).toString()).toBe('PNG');
    expect(mail.html).toContain(`src="cid:${picture?.id}"`);
    expect(mail.html).toContain(`alt="Pierwsza strona certyfikatu samooceny ${number}"`);
    expect(mail.text).toContain(`Certyfikat: ${number}`);
    expect(attachment?.filename).toBe(`${number}-pl.pdf`);
    expect(attachment?.content.equals(await bytesOf(org, `/api/certificates/${certificateId}/pdf?lang=pl`))).toBe(true);
  });

  it('goes without its picture once the certificate is over', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    const { id: certificateId } = (await issue(org, id)).json();
    const mail = (await queuedMails(org)).find(({ kind }) => kind !== 'report_ready');
    await post(org, `/api/certificates/${certificateId}/removal`);
    const { html, pictures } = await sent(mail!);
    expect(pictures).toEqual([]);
    expect(html).not.toContain('cid:');
  });

  it('is the later one, with the document, where the certificate waited for the company', async () => {
    const org = await anOrganization(world.deps, { confirmed: false });
    const id = await aCompletedAssessment(world.deps, org);
    await issue(org, id);
    await aConfirmation(world.deps, org.id, { name: org.name, method: 'register_email' });
    await issueWaiting(world.deps, org.id);
    const mails = (await queuedMails(org)).filter(({ kind }) => kind !== 'report_ready');
    expect(mails.map(({ kind }) => kind)).toEqual(['certificate_issued_later']);
    expect((await sent(mails[0]!)).attachments).toHaveLength(1);
  });
});

it.each(languages)('Both are complete in %s', async (language) => {
  const org = await anOrganization(world.deps);
  await world.deps.db.rows(sql`update users set language = ${language} where id = ${org.userId}`);
  const id = await anAssessment(world.deps, org);
  await post(org, `/api/assessments/${id}/report`);
  await issue(org, id);
  const mails = await queuedMails(org);
  expect(mails.map(({ language: own }) => own)).toEqual([language, language]);
  for (const one of mails) {
    const mail = await sent(one);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/\{\w+\}|undefined|null/);
    expect(mail.attachments?.[0]?.filename).toContain(`-${language}.pdf`);
  }
});
