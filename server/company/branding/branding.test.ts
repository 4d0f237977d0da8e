import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { aCompletedAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const address = '/api/account/branding/logo';

async function picture(width = 640, height = 200) {
  return sharp({ create: { width, height, channels: 4, background: '#7a1f5c' } })
    .png()
    .toBuffer();
}

async function put(org: TestOrganization | null, bytes: Buffer, type = 'image/png', language = 'pl') {
  const headers = { 'content-type': type, 'accept-language': language, ...(org ? { cookie: org.cookie } : {}) };
  return world.app.inject({ method: 'PUT', url: address, headers, payload: bytes });
}

async function patch(org: TestOrganization, accent: unknown, language = 'pl') {
  const headers = { cookie: org.cookie, 'accept-language': language };
  return world.app.inject({ method: 'PATCH', url: '/api/account/branding', headers, payload: { accent } });
}

async function remove(org: TestOrganization) {
  return world.app.inject({ method: 'DELETE', url: address, headers: { cookie: org.cookie } });
}

async function read(org: TestOrganization) {
  return (await world.call('GET', '/api/account/branding', { cookie: org.cookie })).json();
}

async function storedLogo(org: TestOrganization): Promise<Buffer> {
  const answer = await world.call('GET', address, { cookie: org.cookie });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  return answer.rawPayload;
}

describe('the logo', () => {
  it('of a Pro organisation is stored as a PNG of at most 800 × 320, replaced and removed', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    expect(await read(org)).toEqual({ accent: null, logoUpdatedAt: null });
    expect((await world.call('GET', address, { cookie: org.cookie })).statusCode).toBe(404);
    const stored = await put(org, await picture(2400, 1200));
    expect([stored.statusCode, stored.json().logoUpdatedAt]).toEqual([200, '2026-11-21T09:00:00.000Z']);
    expect(await sharp(await storedLogo(org)).metadata()).toMatchObject({ format: 'png', width: 640, height: 320 });
    await put(org, await picture(100, 50));
    expect(await sharp(await storedLogo(org)).metadata()).toMatchObject({ width: 100, height: 50 });
    expect((await remove(org)).json()).toEqual({ accent: null, logoUpdatedAt: null });
    const acts = await world.deps.db.rows<{ action: string }>(
      sql`select action from audit_logs where organization_id = ${org.id} and entity_type = 'organization' order by id`,
    );
    expect(acts.map((act) => act.action)).toEqual(['organization.logo_changed', 'organization.logo_changed', 'organization.logo_removed']);
  });

  it('sent as JPEG loses its place and its camera, and stands upright', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const jpeg = await sharp(await picture(300, 100))
      .flatten()
      .jpeg()
      .withExif({ IFD0: { Make: 'Aparat', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' } })
      .toBuffer();
    expect(jpeg.includes('Aparat')).toBe(true);
    expect((await put(org, jpeg, 'image/jpeg')).statusCode).toBe(200);
    const logo = await storedLogo(org);
    const facts = await sharp(logo).metadata();
    expect([facts.format, facts.exif, facts.icc, facts.xmp, logo.includes('Aparat')]).toEqual([
      'png',
      undefined,
      undefined,
      undefined,
      false,
    ]);
  });

  it('is refused in the language of the reader, whatever type is claimed', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const refused = await put(org, Buffer.from('{}'), 'application/json', 'fr');
    expect([refused.statusCode, refused.json().message]).toEqual([415, 'Le logo doit être une image fixe au format PNG ou JPEG.']);
  });

  it('over 2 MB is refused unread', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const refused = await put(org, Buffer.alloc(2_000_001));
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'payload_too_large']);
  });

  it('belongs to one organisation', async () => {
    const [one, other] = [await anOrganization(world.deps, { plan: 'pro' }), await anOrganization(world.deps, { plan: 'pro' })];
    await put(one, await picture());
    expect((await world.call('GET', address, { cookie: other.cookie })).statusCode).toBe(404);
    await remove(other);
    expect((await storedLogo(one)).length).toBeGreaterThan(0);
  });

  it('is not accepted from whoever is not signed in, has no plan or the Basic plan', async () => {
    const bytes = await picture();
    const never = await anOrganization(world.deps, { plan: null });
    const basic = await anOrganization(world.deps, { plan: 'basic' });
    const answers = [
      await put(null, bytes),
      await put(never, bytes),
      await put(basic, bytes),
      await remove(basic),
      await patch(basic, '#7a1f5c'),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'unauthenticated'],
      [402, 'subscription_required'],
      [403, 'plan_upgrade_required'],
      [403, 'plan_upgrade_required'],
      [403, 'plan_upgrade_required'],
    ]);
  });
});

describe('the accent colour', () => {
  it('is chosen, stored beside the logo and withdrawn', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await put(org, await picture());
    expect((await patch(org, ' #7A1F5C ')).json()).toMatchObject({ accent: '#7a1f5c', logoUpdatedAt: expect.any(String) });
    expect((await patch(org, null)).json()).toMatchObject({ accent: null, logoUpdatedAt: expect.any(String) });
  });

  it.each([
    ['#777777', 'kontrast z\u00a0bielą musi wynosić co najmniej 4,5:1'],
    ['#ffffff', 'kontrast'],
    ['7a1f5c', '#rrggbb'],
    ['red;}', '#rrggbb'],
    [5, '#rrggbb'],
  ])('%s is refused with a reason', async (accent, reason) => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const refused = await patch(org, accent);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.accent).toContain(reason);
  });
});

describe('a report', () => {
  const report = (org: TestOrganization, id: string, language = 'pl') =>
    world.call('GET', `/api/assessments/${id}/report?lang=${language}`, { cookie: org.cookie });

  const hasPicture = (pdf: Buffer): boolean => /\/Subtype\s*\/Image\b/.test(pdf.toString('latin1'));

  it('made under Pro preserves the branding it was made with, in every language', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await put(org, await picture());
    await patch(org, '#7a1f5c');
    const id = await aCompletedAssessment(world.deps, org);
    const logo = (await storedLogo(org)).toString('base64');
    await remove(org);
    await patch(org, '#224488');
    const [frozen] = await world.deps.db.rows<{ branding: unknown }>(sql`select branding from reports where assessment_id = ${id}`);
    expect(frozen?.branding).toEqual({ logo, accent: '#7a1f5c' });
    for (const language of ['pl', 'de']) {
      const pdf = (await report(org, id, language)).rawPayload;
      expect(hasPicture(pdf)).toBe(true);
    }
  });

  it('made under Basic looks as ever, also when there is a branding from an earlier Pro period', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await put(org, await picture());
    await world.deps.db.rows(sql`update subscriptions set plan = 'basic' where organization_id = ${org.id}`);
    const id = await aCompletedAssessment(world.deps, org);
    const [frozen] = await world.deps.db.rows<{ branding: unknown }>(sql`select branding from reports where assessment_id = ${id}`);
    expect(frozen?.branding).toBeNull();
    expect(hasPicture((await report(org, id)).rawPayload)).toBe(false);
  });
});
