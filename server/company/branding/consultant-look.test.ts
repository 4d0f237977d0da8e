// @module-tag long
import { strFromU8, unzipSync } from 'fflate';
import * as mupdf from 'mupdf';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core/platform/languages.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const address = '/api/account/branding/consultant';

async function sharesBranding(org: TestOrganization, accent = '#7a1f5c'): Promise<void> {
  const logo = await sharp({ create: { width: 640, height: 200, channels: 3, background: accent } })
    .png()
    .toBuffer();
  const headers = { cookie: org.cookie, 'content-type': 'image/png' };
  const stored = await world.app.inject({ method: 'PUT', url: '/api/account/branding/logo', headers, payload: logo });
  const coloured = await world.call('PATCH', '/api/account/branding', { cookie: org.cookie, body: { accent } });
  expect([stored.statusCode, coloured.statusCode]).toEqual([200, 200]);
}

/** A client of the consultant who owns a firm with a branding of its own. */
async function aClient(options: { plan?: 'basic' | 'pro'; firm?: string; firmPlan?: 'basic' | 'pro' } = {}) {
  const firm = await anOrganization(world.deps, { plan: 'pro', name: options.firm ?? 'Doradztwo Wisła' });
  await sharesBranding(firm);
  if (options.firmPlan === 'basic') await endsPro(firm);
  const client = await anOrganization(world.deps, { plan: options.plan ?? 'basic', name: 'Młyn' });
  await joins(world.deps, firm, client, 'consultant');
  return { firm, client };
}

async function endsPro(org: TestOrganization): Promise<void> {
  await world.deps.db.rows(sql`update subscriptions set plan = 'basic' where organization_id = ${org.id}`);
}

function put(org: Pick<TestOrganization, 'cookie'>, organizationId: string | null) {
  return world.call('PUT', address, { cookie: org.cookie, body: { organizationId } });
}

async function read(org: TestOrganization) {
  return (await world.call('GET', address, { cookie: org.cookie })).json();
}

async function obstacle(org: TestOrganization): Promise<string | null> {
  return (await read(org)).chosen.obstacle;
}

async function frozenBranding(org: TestOrganization): Promise<{ accent: string; supportedBy?: string } | null | undefined> {
  const id = await aCompletedAssessment(world.deps, org);
  const [row] = await world.deps.db.rows<{ branding: { accent: string; supportedBy?: string } | null }>(
    sql`select branding from reports where assessment_id = ${id}`,
  );
  return row?.branding;
}

async function firstPage(org: TestOrganization, path: string): Promise<string> {
  const answer = await world.call('GET', path, { cookie: org.cookie });
  expect(answer.statusCode).toBe(200);
  const page = mupdf.Document.openDocument(answer.rawPayload, 'application/pdf').loadPage(0);
  return page.toStructuredText('preserve-whitespace').asText().replaceAll(/\s+/g, ' ');
}

describe("the branding of a consultant's organisation", () => {
  it('is chosen by an owner, and stands on the report with words in the language of the report', async () => {
    const { firm, client } = await aClient();
    expect(await read(client)).toEqual({ possible: [{ id: firm.id, name: firm.name }], chosen: null });
    const chosen = { id: firm.id, name: firm.name, chosenAt: '2026-11-21T09:00:00.000Z', obstacle: null };
    expect((await put(client, firm.id)).json()).toEqual({ possible: [{ id: firm.id, name: firm.name }], chosen });
    const id = await aCompletedAssessment(world.deps, client);
    const supportLines: Readonly<Record<Language, string>> = {
      pl: 'Przygotowano przy wsparciu: Doradztwo Wisła',
      en: 'Prepared with the support of Doradztwo Wisła',
      de: 'Erstellt mit Unterstützung von Doradztwo Wisła',
      fr: 'Préparé avec le soutien de Doradztwo Wisła',
    };
    for (const [language, words] of Object.entries(supportLines)) {
      expect(await firstPage(client, `/api/assessments/${id}/report?lang=${language}`)).toContain(words);
    }
  });

  it('stands on a comparison as it is now, and the report preserves the branding that it was made with', async () => {
    const { firm, client } = await aClient({ plan: 'pro' });
    await sharesBranding(client, '#224488');
    await put(client, firm.id);
    const [from, to] = [await aCompletedAssessment(world.deps, client), await aCompletedAssessment(world.deps, client)];
    const comparison = `/api/assessments/compare/pdf?from=${from}&to=${to}&lang=en`;
    expect(await firstPage(client, comparison)).toContain('Prepared with the support of');
    await put(client, null);
    expect(await firstPage(client, comparison)).not.toContain('Prepared with the support of');
    await world.deps.db.rows(sql`update organizations set name = 'Inna nazwa' where id = ${firm.id}`);
    expect(await firstPage(client, `/api/assessments/${from}/report?lang=fr`)).toContain('Préparé avec le soutien de Doradztwo Wisła');
    expect(await frozenBranding(client)).toMatchObject({ accent: '#224488' });
  });

  it('gives way to the own branding while the consultant is none, and holds again with them', async () => {
    const { firm, client } = await aClient({ plan: 'pro' });
    await sharesBranding(client, '#224488');
    await put(client, firm.id);
    expect(await frozenBranding(client)).toMatchObject({ accent: '#7a1f5c', supportedBy: 'Doradztwo Wisła' });
    await world.call('DELETE', `/api/members/${firm.userId}`, { cookie: client.cookie });
    expect(await obstacle(client)).toBe('consultant_gone');
    const own = await frozenBranding(client);
    expect([own?.accent, own?.supportedBy]).toEqual(['#224488', undefined]);
    await joins(world.deps, firm, client, 'consultant');
    expect(await obstacle(client)).toBeNull();
  });

  it('does not hold for who has become an editor here, or owns that organisation no more', async () => {
    const { firm, client } = await aClient();
    await put(client, firm.id);
    await world.deps.db.rows(sql`update memberships set role = 'editor' where organization_id = ${client.id} and user_id = ${firm.userId}`);
    expect(await obstacle(client)).toBe('consultant_gone');
    await world.deps.db.rows(
      sql`update memberships set role = 'consultant' where organization_id = ${client.id} and user_id = ${firm.userId}`,
    );
    await world.deps.db.rows(sql`update memberships set role = 'editor' where organization_id = ${firm.id} and user_id = ${firm.userId}`);
    expect(await obstacle(client)).toBe('consultant_gone');
    expect(await frozenBranding(client)).toBeNull();
  });

  it('ends with the plan of that organisation, with its own branding, and with the organisation', async () => {
    const { firm, client } = await aClient();
    await put(client, firm.id);
    await world.call('DELETE', '/api/account/branding/logo', { cookie: firm.cookie });
    expect(await obstacle(client)).toBeNull();
    await world.call('PATCH', '/api/account/branding', { cookie: firm.cookie, body: { accent: null } });
    expect(await obstacle(client)).toBe('no_look');
    await endsPro(firm);
    expect([await obstacle(client), (await read(client)).possible]).toEqual(['plan_ended', []]);
    expect(await frozenBranding(client)).toBeNull();
    await world.deps.db.rows(sql`delete from organizations where id = ${firm.id}`);
    expect((await read(client)).chosen).toBeNull();
  });

  it('is refused alike of an organisation without a branding, of an outsider and of none', async () => {
    const { client } = await aClient();
    const [outsider, basic] = [await anOrganization(world.deps, { plan: 'pro' }), await aClient({ firmPlan: 'basic' })];
    await sharesBranding(outsider);
    const wanted = [outsider.id, basic.firm.id, client.id, world.deps.newId()];
    const answers = await Promise.all(wanted.map((id) => put(client, id)));
    answers.push(await put(basic.client, basic.firm.id));
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([404, answers[0]?.json()]);
    expect(answers[0]?.json().code).toBe('consultant_look_unavailable');
    expect((await read(client)).chosen).toBeNull();
  });

  it('is shown to the owner of the organisation that lends it, in the list of clients, while it holds', async () => {
    const { firm, client } = await aClient();
    const colleague = await aPerson(world.deps);
    for (const org of [firm, client]) await joins(world.deps, colleague, org, 'consultant');
    const carries = async ({ cookie }: Pick<TestOrganization, 'cookie'>): Promise<boolean> => {
      const rows = (await world.call('GET', '/api/clients', { cookie })).json<{ id: string; carriesOwnLook: boolean }[]>();
      return rows.some(({ id, carriesOwnLook }) => id === client.id && carriesOwnLook);
    };
    expect(await carries(firm)).toBe(false);
    await put(client, firm.id);
    expect([await carries(firm), await carries(colleague)]).toEqual([true, false]);
    await endsPro(firm);
    expect(await carries(firm)).toBe(false);
  });

  it('is neither seen nor chosen by anybody but owners', async () => {
    const { firm, client } = await aClient();
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, client, 'editor');
    const refused = [await put(editor, firm.id), await world.call('GET', address, { cookie: editor.cookie })];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  it('is stored with who chose it and when, in the log and the own data, and not said twice', async () => {
    const { firm, client } = await aClient();
    for (const id of [null, firm.id, firm.id, null, firm.id]) expect((await put(client, id)).statusCode).toBe(200);
    const acts = await world.deps.db.rows<{ metadata: unknown }>(sql`
      select metadata from audit_logs where organization_id = ${client.id} and action = 'organization.consultant_look_changed' order by id`);
    expect(acts.map(({ metadata }) => metadata)).toEqual([{ consultant: firm.id }, { consultant: null }, { consultant: firm.id }]);
    const answer = await world.call('GET', '/api/account/export', { cookie: client.cookie });
    const file = Object.entries(unzipSync(new Uint8Array(answer.rawPayload))).find(([name]) => name.endsWith('branding.json'))?.[1];
    expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toMatchObject([
      { consultantOrganizationId: firm.id, consultantChosenBy: client.userId, consultantChosenAt: expect.any(String) },
    ]);
  });
});
