// @module-tag long
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const get = (org: TestOrganization, id: string, what: string, lang = 'pl') =>
  world.call('GET', `/api/certificates/${id}/${what}?lang=${lang}`, { cookie: org.cookie });

describe('a certificate at full size', () => {
  it('is a picture of A4 across, large enough to be read, and the holder’s alone', async () => {
    const org = await anOrganization(world.deps);
    const { id } = await aCertificate(world.deps, org);
    const answer = await get(org, id, 'picture');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, max-age=600',
    ]);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1684, 1191]);
    expect((await get(org, id, 'picture')).rawPayload.equals(answer.rawPayload)).toBe(true);
    expect((await get(org, id, 'picture', 'de')).rawPayload.equals(answer.rawPayload)).toBe(false);
    expect((await get(await anOrganization(world.deps), id, 'picture')).statusCode).toBe(404);
  });
});

describe('what is shown around', () => {
  it.each(languages)('is a picture of 1200 × 630 in %s, without end of space for a long name', async (language) => {
    const name =
      'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe Energetyki Cieplnej i Gospodarki Komunalnej „Łącza Żółte Źródła” spółka z ograniczoną odpowiedzialnością';
    const org = await anOrganization(world.deps, { name });
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const answer = await get(org, id, 'share-picture', language);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${certificateNumber}-${language}.png"`);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    if (process.env.LOOK) writeFileSync(`${process.env.LOOK}-${language}.png`, answer.rawPayload);
  });

  it('states in ready mails what is certified, where to check it, and that it is no audit', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps, { name: 'Huta Szkła' });
    const { id, certificateNumber: number } = await aCertificate(world.deps, org);
    const { board, customers } = (await get(org, id, 'letters')).json();
    expect(board.subject).toBe(`Samoocena NIS2: wynik 100,00%, certyfikat ${number}`);
    expect(customers.subject).toBe('Huta Szkła: certyfikat samooceny NIS2');
    for (const { body } of [board, customers]) {
      expect(body).toContain(`https://atesto.test/c/${number}`);
      expect(body).toContain('20\u00a0listopada\u00a02027'.replace('20', '21'));
      expect(body).toMatch(/audyt/);
    }
    expect(customers.body).not.toContain('100,00');
    for (const language of languages) expect(JSON.stringify((await get(org, id, 'letters', language)).json())).not.toMatch(/\{\w+\}/);
  });

  it('is not made of what is over', async () => {
    const org = await anOrganization(world.deps);
    const { id } = await aCertificate(world.deps, org);
    await world.call('POST', `/api/certificates/${id}/removal`, { cookie: org.cookie });
    for (const what of ['share-picture', 'letters']) {
      const answer = await get(org, id, what);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'certificate_not_in_force']);
    }
    expect((await get(org, id, 'picture')).statusCode).toBe(200);
  });
});
