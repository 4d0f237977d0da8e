import { describe, expect, it } from 'vitest';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { escaped } from '#server/platform/formats/markup.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const label = (svg: string): string => /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '';

describe('the badge for websites', () => {
  it('states self-assessment and status in four languages, sets no cookie and may be embedded anywhere', { tags: ['long'] }, async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps);
    const { certificateNumber: number } = await aCertificate(world.deps, org);
    const answer = await world.call('GET', `/badge/${number}.svg?lang=pl`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(label(answer.body)).toBe(`Atesto – Zakład Testowy, Samoocena NIS2, aktywna do 21.11.2027, ${number}`);
    for (const [lang, words] of [
      ['en', 'NIS2 self-assessment, valid until 21/11/2027'],
      ['de', 'Selbstbewertung NIS-2, gültig bis 21.11.27'],
      ['fr', 'Auto-évaluation NIS\u00a02, valable jusqu’au 21/11/2027'],
    ]) {
      expect(label((await world.call('GET', `/badge/${number}.svg?lang=${lang}`)).body)).toContain(words);
    }
  });

  it('shows the score only with consent', async () => {
    const org = await anOrganization(world.deps, { consent: true });
    const { certificateNumber: number } = await aCertificate(world.deps, org);
    expect(label((await world.call('GET', `/badge/${number}.svg`)).body)).toContain('wynik 100,00%');
  });

  it('turns grey when the certificate expires or is revoked, and states it', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps);
    const { id, certificateNumber: number } = await aCertificate(world.deps, org);
    const active = (await world.call('GET', `/badge/${number}.svg`)).body;
    world.at('2027-11-21T09:00:00.000Z');
    const expired = (await world.call('GET', `/badge/${number}.svg`)).body;
    expect(active).toContain('#0f4c5c');
    expect(expired).not.toContain('#0f4c5c');
    expect(label(expired)).toContain('wygasła 21.11.2027');
    world.at('2026-12-01T09:00:00.000Z');
    const origin = { ipAddress: '', userAgent: '' };
    await revokeCertificate(world.deps, { organizationId: org.id, id, reason: 'terms_breach', userId: null, origin });
    const revoked = (await world.call('GET', `/badge/${number}.svg?theme=dark`)).body;
    expect(revoked).not.toContain('#7cc4d4');
    expect(label(revoked)).toContain('unieważniona 1.12.2026');
  });

  it('names the organisation, escaped, and however long it is', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const widthOf = (svg: string): number => Number(/^<svg [^>]*width="(\d+)"/.exec(svg)?.[1]);
    for (const name of ['Kowalski & Syn "Żuk" <b>', 'Wielobranżowe '.repeat(13).trim()]) {
      const { certificateNumber: number } = await aCertificate(world.deps, await anOrganization(world.deps, { name }));
      const svg = (await world.call('GET', `/badge/${number}.svg`)).body;
      expect(label(svg)).toContain(`Atesto – ${escaped(name)}, Samoocena`);
      expect(svg).not.toContain('<b>');
      expect(widthOf(svg)).toBeLessThanOrEqual(402);
    }
  });

  it('states that a number was never issued, and takes no other paths', async () => {
    const unknown = await world.call('GET', '/badge/ATESTO-NIS2-2026-AAAAAA.svg');
    expect([unknown.statusCode, label(unknown.body)]).toEqual([404, 'Atesto – Samoocena NIS2, brak w rejestrze, ATESTO-NIS2-2026-AAAAAA']);
    for (const path of ['/badge/x.svg', '/badge/ATESTO-NIS2-2026-AAAAAA.png', '/badge/%3Cscript%3E.svg']) {
      expect((await world.call('GET', path)).statusCode).toBe(404);
    }
  });
});
