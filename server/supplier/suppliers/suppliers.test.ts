// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { isValidNip } from '#core/account/companies/nip.ts';
import { suppliersAtMost } from '#core/supplier/supplier-list.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, aNip, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const origin = { ipAddress: '', userAgent: 'test' };
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

const check = (nips: string[]) => world.call('POST', '/api/suppliers/check', { body: { nips } });
const status = async (org: TestOrganization, nips: string[]) =>
  (await world.call('POST', '/api/suppliers/status', { cookie: org.cookie, body: { nips } })).json();
const list = async (org: TestOrganization) => (await world.call('GET', '/api/suppliers', { cookie: org.cookie })).json();
const watch = (org: { cookie: string }, suppliers: object[]) =>
  world.call('POST', '/api/suppliers', { cookie: org.cookie, body: { suppliers } });

it('nobody watches their own NIP: alone it is refused with words, among others it is left out', async () => {
  const org = await anOrganization(world.deps);
  const alone = await watch(org, [{ nip: org.nip }]);
  expect([alone.statusCode, alone.json().code]).toEqual([409, 'own_nip']);
  const other = aNip();
  expect((await watch(org, [{ nip: org.nip }, { nip: other }])).json().added).toBe(1);
  expect((await list(org)).suppliers.map(({ nip }: { nip: string }) => nip)).toEqual([other]);
});

/** Different valid NIPs. */
function manyNips(count: number): string[] {
  const nips: string[] = [];
  for (let n = 1_000_000_000; nips.length < count; n += 1) if (isValidNip(String(n))) nips.push(String(n));
  return nips;
}

describe('what the registry reports of a NIP', () => {
  it('is the certificate in force, until when, for what and how the company was confirmed, as of now', async () => {
    const supplier = await anOrganization(world.deps, { name: 'Huta „Szkło”' });
    const { certificateNumber, issuedAt, expiresAt } = await aCertificate(world.deps, supplier);
    const nobody = aNip();
    const answer = (await check([supplier.nip, nobody, `PL ${supplier.nip}`])).json();
    expect(answer.checkedAt).toBe('2026-11-21T09:00:00.000Z');
    expect(answer.suppliers).toEqual([
      {
        nip: supplier.nip,
        state: 'valid',
        certificates: [
          {
            type: 'nis2',
            certificateNumber,
            status: 'active',
            name: 'Huta „Szkło”',
            issuedAt,
            expiresAt,
            revokedAt: null,
            confirmation: { method: 'register_email', level: 1, confirmedAt: '2026-11-21T09:00:00.000Z' },
            complianceScore: null,
            contradicted: 0,
          },
        ],
      },
      { nip: nobody, state: 'none', certificates: [] },
    ]);
  });

  it('holds a score only while the registry shows it', async () => {
    const supplier = await anOrganization(world.deps, { consent: true });
    await aCertificate(world.deps, supplier);
    expect((await check([supplier.nip])).json().suppliers[0].certificates[0].complianceScore).toBe(100);
    await world.deps.db.rows(sql`update organizations set registry_score_consent = false where id = ${supplier.id}`);
    expect((await check([supplier.nip])).json().suppliers[0].certificates[0].complianceScore).toBeNull();
  });

  it('is worked out at the moment it is asked: the certificate expires by itself', async () => {
    const supplier = await anOrganization(world.deps);
    await aCertificate(world.deps, supplier);
    world.at('2027-11-21T09:00:00.000Z');
    expect((await check([supplier.nip])).json().suppliers[0]).toMatchObject({ state: 'expired', certificates: [{ status: 'expired' }] });
  });

  it('states that one was revoked, but after the organisation’s own request nothing names it', async () => {
    const [bad, shy] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    for (const [org, reason] of [
      [bad, 'false_information'],
      [shy, 'organisation_request'],
    ] as const) {
      const { id } = await aCertificate(world.deps, org);
      await revokeCertificate(world.deps, { organizationId: org.id, id, reason, userId: null, origin });
    }
    const [first, second] = (await check([bad.nip, shy.nip])).json().suppliers;
    expect(first).toMatchObject({ state: 'revoked', certificates: [{ revokedAt: '2026-11-21T09:00:00.000Z' }] });
    expect(second).toEqual({ nip: shy.nip, state: 'none', certificates: [] });
  });

  it('is of both regimes, and an earlier certificate does not hide the one in force', async () => {
    const supplier = await anOrganization(world.deps, { plan: 'pro' });
    await aCertificate(world.deps, supplier, 'ai_act');
    const { id, certificateNumber } = await aCertificate(world.deps, supplier);
    await world.deps.db.rows(sql`
      insert into certificates (organization_id, id, certificate_number, type, compliance_score, issued_at, expires_at, pdf_url, qr_code_url,
        verification_hash, credential, organization_name, organization_nip, search_text, created_at)
      select organization_id, ${world.deps.newId()}, 'ATESTO-NIS2-2026-LATER2', type, compliance_score, issued_at + interval '1 minute',
        issued_at + interval '2 minutes', '', '', verification_hash, credential, organization_name, organization_nip, '', created_at
      from certificates where id = ${id}`);
    world.at('2026-11-21T10:00:00.000Z');
    const [answer] = (await check([supplier.nip])).json().suppliers;
    expect(answer.state).toBe('valid');
    expect(answer.certificates.map((one: { type: string }) => one.type)).toEqual(['ai_act', 'nis2']);
    expect(answer.certificates[1].certificateNumber).toBe(certificateNumber);
  });

  it('is shown to visitors about five NIPs at a time, and not without end', async () => {
    const tooMany = await check(manyNips(6));
    expect([tooMany.statusCode, tooMany.json().fields]).toEqual([400, { nips: 'Za dużo numerów NIP naraz' }]);
    const wrong = await check(['5261040828', '5261040829']);
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['nips.1']]);
    let last = 200;
    for (let turn = 0; turn < 25 && last === 200; turn += 1) last = (await check(['5261040828'])).statusCode;
    expect(last).toBe(429);
  });

  it('is shown to an organisation about two thousand NIPs at once', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const nips = manyNips(suppliersAtMost.list);
    const answer = await status(org, nips);
    expect(answer.suppliers.map((one: { nip: string }) => one.nip)).toEqual(nips);
    const more = await world.call('POST', '/api/suppliers/status', { cookie: org.cookie, body: { nips: manyNips(2001) } });
    expect(more.statusCode).toBe(400);
  });
});

describe('the list of suppliers', () => {
  it('is free of charge, stores each supplier once with the own words about it, and is nobody else’s', async () => {
    const [org, other] = [await anOrganization(world.deps, { plan: null }), await anOrganization(world.deps)];
    const supplier = await anOrganization(world.deps);
    await aCertificate(world.deps, supplier);
    const added = await watch(org, [{ nip: supplier.nip, label: 'Huta' }, { nip: supplier.nip }, { nip: '5261040828' }]);
    expect(added.json()).toEqual({ added: 2, already: 0, refused: [] });
    expect((await watch(org, [{ nip: '5261040828' }])).json()).toEqual({ added: 0, already: 1, refused: [] });
    const note = await world.call('PATCH', '/api/suppliers/5261040828', { cookie: org.cookie, body: { note: 'pyta o\nNIS2' } });
    expect(note.json()).toEqual({ label: '', note: 'pyta o\nNIS2' });
    const own = await list(org);
    expect(own.suppliers.map(({ nip, state, label, note: words }: Record<string, string>) => [nip, state, label, words])).toEqual(
      [
        ['5261040828', 'none', '', 'pyta o\nNIS2'],
        [supplier.nip, 'valid', '', ''],
      ].toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    );
    expect((await list(other)).suppliers).toEqual([]);
    expect((await world.call('PATCH', '/api/suppliers/5261040828', { cookie: other.cookie, body: { note: 'x' } })).statusCode).toBe(404);
    expect((await world.call('POST', '/api/suppliers/removal', { cookie: other.cookie, body: { nips: ['5261040828'] } })).json()).toEqual({
      removed: 0,
    });
  });

  it('holds two thousand, states which no longer fit, and is not overfilled by two at once', async () => {
    const org = await anOrganization(world.deps);
    const nips = manyNips(suppliersAtMost.list + 10);
    const parts = [nips.slice(0, 1200), nips.slice(1200)].map((part) =>
      watch(
        org,
        part.map((nip) => ({ nip })),
      ),
    );
    const answers = (await Promise.all(parts)).map((answer) => answer.json());
    expect(answers[0].added + answers[1].added).toBe(suppliersAtMost.list);
    expect(answers[0].refused.length + answers[1].refused.length).toBe(10);
    const { suppliers } = await list(org);
    expect(suppliers).toHaveLength(suppliersAtMost.list);
    const removal = await world.call('POST', '/api/suppliers/removal', {
      cookie: org.cookie,
      body: { nips: nips.slice(0, 2000) },
    });
    expect(removal.json().removed + (await list(org)).suppliers.length).toBe(suppliersAtMost.list);
  });

  it('is read by readers and changed by editors, and every change stands in the log', async () => {
    const org = await anOrganization(world.deps);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    await watch(org, [{ nip: '5261040828' }]);
    expect((await world.call('GET', '/api/suppliers', { cookie: reader.cookie })).json().suppliers).toHaveLength(1);
    expect((await watch(reader, [{ nip: '5252344078' }])).statusCode).toBe(403);
    await world.call('PATCH', '/api/suppliers/5261040828', { cookie: org.cookie, body: { label: 'GUS' } });
    await world.call('POST', '/api/suppliers/removal', { cookie: org.cookie, body: { nips: ['5261040828'] } });
    const acts = await world.deps.db.rows<{ action: string }>(sql`
      select action from audit_logs where organization_id = ${org.id} and action like 'supplier.%' order by id`);
    expect(acts.map(({ action }) => action)).toEqual(['supplier.watched', 'supplier.changed', 'supplier.removed']);
  });

  it('goes with its organisation', async () => {
    const org = await anOrganization(world.deps);
    await watch(org, [{ nip: '5261040828' }]);
    await world.deps.db.rows(sql`delete from organizations where id = ${org.id}`);
    expect(await world.deps.db.rows(sql`select nip from supplier_watches where organization_id = ${org.id} order by nip`)).toEqual([]);
  });
});

describe('a workbook', () => {
  const sheet = (org: TestOrganization, payload: Buffer) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/suppliers/sheet',
      headers: { cookie: org.cookie, 'content-type': 'application/octet-stream' },
      payload,
    });

  it('is read as the rows of its first sheet, numbers and texts alike', async () => {
    const org = await anOrganization(world.deps);
    const { writeXlsx } = await import('hucre/xlsx');
    const rows = [
      ['NIP', 'Firma'],
      [5_261_040_828, 'GUS'],
      ['525-234-40-78', '=1+1'],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Dostawcy', rows },
        { name: 'Inne', rows: [['x']] },
      ],
    });
    const answer = await sheet(org, Buffer.from(bytes));
    expect(answer.json().rows).toEqual([
      ['NIP', 'Firma'],
      ['5261040828', 'GUS'],
      ['525-234-40-78', '=1+1'],
    ]);
  });

  it('that is none is refused with a reason', async () => {
    const org = await anOrganization(world.deps);
    const answer = await sheet(org, Buffer.from('PK nothing of the kind'));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'sheet_unreadable']);
  });
});

describe('the list as a file', () => {
  const aList = async () => {
    const [org, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps, { name: 'Huta' })];
    // No register knows this one, whatever other tests requested from it.
    const unknown = aNip();
    const { certificateNumber } = await aCertificate(world.deps, supplier);
    await watch(org, [{ nip: supplier.nip, label: '=HYPERLINK("https://zly.example")' }, { nip: unknown }]);
    return { org, supplier, unknown, certificateNumber };
  };

  it('is CSV that no spreadsheet runs', async () => {
    const { org, unknown, certificateNumber } = await aList();
    const answer = await world.call('GET', '/api/suppliers/csv', { cookie: org.cookie });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="atesto-dostawcy-2026-11-21.csv"');
    expect(answer.body).toContain(
      `"'=HYPERLINK(""https://zly.example"")";;Ważny certyfikat;NIS2;Huta;${certificateNumber};2026-11-21;2027-11-21`,
    );
    expect(answer.body).toContain(`${unknown};;;Brak certyfikatu w\u00a0Atesto;`);
  });

  it('is a workbook of texts, in the language requested', async () => {
    const { org, supplier } = await aList();
    const answer = await world.call('GET', '/api/suppliers/xlsx?lang=en', { cookie: org.cookie });
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(answer.rawPayload);
    const rows = sheets[0]?.rows ?? [];
    expect(rows[0]?.slice(0, 4)).toEqual(['NIP', 'Your name for it', 'Name in the company register', 'Status']);
    const row = rows.find(([nip]) => nip === supplier.nip);
    expect(row?.[1]).toBe('=HYPERLINK("https://zly.example")');
    expect(row?.[3]).toBe('Certificate in force');
  });

  it('holds the suppliers that are chosen in their order, and never one that is not watched', async () => {
    const { org, supplier, unknown } = await aList();
    const nips = [unknown, aNip(), supplier.nip, unknown];
    const csv = await world.call('POST', '/api/suppliers/csv?lang=en', { cookie: org.cookie, body: { nips } });
    expect(csv.headers['content-disposition']).toBe('attachment; filename="atesto-suppliers-2026-11-21.csv"');
    expect(
      csv.body
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(0, 10)),
    ).toEqual([unknown, supplier.nip]);
    const xlsx = await world.call('POST', '/api/suppliers/xlsx', { cookie: org.cookie, body: { nips: [supplier.nip] } });
    const { readXlsx } = await import('hucre/xlsx');
    const rows = (await readXlsx(xlsx.rawPayload)).sheets[0]?.rows ?? [];
    expect(rows.map(([nip]) => nip)).toEqual(['NIP', supplier.nip]);
    const none = await world.call('POST', '/api/suppliers/csv', { cookie: org.cookie, body: { nips: [] } });
    expect(none.statusCode).toBe(400);
  });
});
