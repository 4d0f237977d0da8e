// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '#core/platform/languages.ts';
import { mostPictureBytes, pagePicture } from '#server/adapters/documents/drawing/first-page.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { sharp } from '#server/platform/formats/pixels.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCompletedAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { recordedLog } from '#server/testing/logs/private-lines.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const declaration = { name: 'Anna Testowa', role: 'Prezes zarządu' };

let org: TestOrganization;
let mails: QueuedMail[];

beforeAll(async () => {
  org = await anOrganization(world.deps, { name: 'Huta <„Szkło”>' });
  const id = await aCompletedAssessment(world.deps, org);
  await world.call('POST', `/api/assessments/${id}/certificate`, { cookie: org.cookie, body: { declaration } });
  const rows = await world.deps.db.rows<{ data: QueuedMail }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId}
      and data ->> 'kind' in ('report_ready', 'certificate_issued') order by data ->> 'kind' desc`);
  mails = rows.map(({ data }) => data);
});

const sentIn = async (mail: QueuedMail, language: Language): Promise<Mail> => (await mailsOf(world, { ...mail, language }))[0]!;

/** The picture tag of a mail, its parts undone from the markup. */
function tagOf({ html }: Mail): string {
  return (/<img src="cid:[^>]*>/.exec(html ?? '')?.[0] ?? '').replaceAll(/&#(\d+);/g, (_, code: string) =>
    String.fromCodePoint(Number(code)),
  );
}

const names: Readonly<Record<Language, readonly [report: string, certificate: string]>> = {
  pl: ['Pierwsza strona raportu z\u00a0samooceny NIS2 organizacji Huta <„Szkło”>, wynik: ', 'Pierwsza strona certyfikatu samooceny'],
  en: ['First page of the NIS2 self-assessment report of Huta <„Szkło”>, score: ', 'First page of self-assessment certificate'],
  de: ['Erste Seite des Berichts zur Selbstbewertung NIS2 von Huta <„Szkło”>', 'Erste Seite des Selbstbewertungszertifikats'],
  fr: ['Première page du rapport d’auto-évaluation NIS2 de Huta <„Szkło”>', 'Première page du certificat d’auto-évaluation'],
};

describe.each(languages)('in %s the mail', (language) => {
  it.each([0, 1])('of a finished assessment carries the first page, small, inline and named (%i)', async (which) => {
    const mail = await sentIn(mails[which]!, language);
    const [picture, ...more] = mail.pictures ?? [];
    expect(more).toEqual([]);
    expect(picture?.contentType).toBe('image/png');
    expect(picture!.content.length).toBeLessThanOrEqual(mostPictureBytes);
    const { width, height, format } = await sharp(picture!.content).metadata();
    expect(format).toBe('png');
    expect(width).toBeGreaterThanOrEqual(480);
    const a4 = which === 0 ? 210 / 297 : 297 / 210;
    expect(width / height).toBeCloseTo(a4, 1);
    const tag = tagOf(mail);
    expect(tag).toContain(`src="cid:${picture!.id}"`);
    expect(tag).toContain(`alt="${names[language][which]}`);
    expect(mail.html).not.toMatch(/alt="[^"]*\{/);
    expect(mail.html?.match(/<img[^>]*src="https?:[^"]*"/g) ?? []).toHaveLength(1);
  });
});

describe('the picture of a mail', () => {
  it('is another one in another language', async () => {
    const [pl, de] = [await sentIn(mails[0]!, 'pl'), await sentIn(mails[0]!, 'de')];
    expect(pl.pictures?.[0]?.content.equals(de.pictures![0]!.content)).toBe(false);
  });

  it('says nothing in the text for those who read no HTML', async () => {
    expect((await sentIn(mails[0]!, 'pl')).text).not.toMatch(/cid:|Pierwsza strona/);
  });

  it('is left out, and that is logged, where it cannot be drawn; its mail goes all the same, with the document', async () => {
    const { renderer, log } = world.deps;
    const recorded = recordedLog();
    const render: typeof renderer.render = (job) => (job.standard === 'svg' ? Promise.reject(new Error('no glass')) : renderer.render(job));
    world.deps.renderer = { ...renderer, render };
    world.deps.log = recorded.log;
    const mail = await sentIn(mails[0]!, 'pl');
    world.deps.renderer = renderer;
    world.deps.log = log;
    expect(mail.pictures).toEqual([]);
    expect(mail.html).not.toContain('cid:');
    expect(mail.attachments).toHaveLength(1);
    expect(recorded.lines.join('')).toContain('a mail goes without its picture');
    expect(recorded.lines.join('')).toContain('no glass');
  });
});

describe('the picture of a page', () => {
  it('is shown across or upright as wide as a mail can well have it', async () => {
    const page = (size: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle r="9"/></svg>`);
    expect(await pagePicture(page('width="297" height="210"'))).toMatchObject({ width: 520, height: 368 });
    expect(await pagePicture(page('width="210" height="297"'))).toMatchObject({ width: 300, height: 425 });
  });

  it('has fewer colours and pixels rather than too many bytes, and is none where that is not enough', async () => {
    const colours = Array.from({ length: 40 }, (_, at) => `<rect x="${at * 5}" width="5" height="140" fill="hsl(${at * 9} 60% 50%)"/>`);
    const page = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="140">${colours.join('')}</svg>`);
    const best = await pagePicture(page);
    const smaller = await pagePicture(page, (best?.content.length ?? 0) - 1);
    expect(smaller?.content.length).toBeLessThan(best?.content.length ?? 0);
    expect(smaller).toMatchObject({ width: best?.width });
    expect(await pagePicture(page, 100)).toBeNull();
  });
});
