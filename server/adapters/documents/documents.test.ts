// @module-tag long
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { percentText } from '#core/platform/text/formats.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { questionsOf, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { reportModel } from '#core/assessment/report/report.ts';
import { declareScope, type DeclaredScope } from '#core/assessment/scope/declared.ts';
import { readDocument } from '#proof/document/pdf.ts';
import { memoryEnvironment } from '#server/platform/process/memory-flags.ts';
import { certificateJob, type CertificateFacts } from './certificate.ts';
import { fontCoverage, printable } from './rendering/printable.ts';
import type { RenderJob } from './rendering/render-job.ts';
import { startRenderer } from './rendering/renderer.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';
import { reportData, reportJob, type Report } from './report/report.ts';
import { bind } from './drawing/typography.ts';

const silent = pino({ level: 'silent' });
/** A busy machine is no hang. */
const renderer = sharedRenderer(silent);
afterAll(() => renderer.close());

const longName =
  'Zakład Usług Komunalnych i Oczyszczania Miasta imienia Bohaterów Pracy Żmudnej w Konstantynowie Łódzkim spółka z ograniczoną odpowiedzialnością spółka komandytowa w restrukturyzacji 1234567890'.slice(
    0,
    190,
  );

function report(options: { regime?: Regime; language?: Language; pattern?: AnswerValue[]; comment?: string; name?: string } = {}): Report {
  const {
    regime = 'nis2',
    language = 'pl',
    pattern = ['yes', 'partial', 'no', 'not_applicable', 'yes'],
    comment = 'w toku',
    name = 'Młyn',
  } = options;
  const answers = questionsOf(catalogues[regime]).map((question, index) => ({
    questionId: question.id,
    answer: pattern[index % pattern.length] ?? 'yes',
    comment: index % 2 ? comment : '',
  }));
  return {
    model: reportModel(catalogues[regime], answers),
    subject: {
      name,
      nip: '0123456789',
      address: 'ul. Łąkowa 1',
      postalCode: '90-001',
      city: 'Łódź',
      assessmentId: 'a-1',
      completedAt: '2026-11-21T09:00:00.000Z',
    },
    branding: null,
    language,
  };
}

function certificate(options: Partial<CertificateFacts> = {}): CertificateFacts {
  return {
    language: 'pl',
    certificateNumber: 'ATESTO-NIS2-2026-K7QXRM',
    regime: 'nis2',
    organization: { name: 'Młyn', nip: '0123456789' },
    scorePercent: 84.51,
    metadata: {
      issuer: 'Atesto',
      threshold: 75,
      questionCount: 49,
      assessed: 45,
      notApplicable: 4,
      withoutReason: 1,
      catalogueVersion: '2026.11',
      declaration: { name: 'Jan Żak', role: 'Prezes' },
    },
    issuedAt: new Date('2026-11-21T09:00:00Z'),
    expiresAt: new Date('2027-11-21T09:00:00Z'),
    verificationHash: 'ab'.repeat(32),
    verificationUrl: 'https://atesto.example/c/ATESTO-NIS2-2026-K7QXRM',
    paperUrl:
      'https://atesto.example/c/ATESTO-NIS2-2026-K7QXRM#1.5261040828.tcxyz1.q83vASNFZ4mrze8BI0VniQ.PdP2ab.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    typedAddress: 'atesto.example/sprawdz',
    credential: 'header.payload.signature~',
    logProof: 'c2sp.org/tlog-proof@v1',
    keyList: 'keys',
    ...options,
  };
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function open(pdf: Buffer) {
  return mupdf.Document.openDocument(pdf, 'application/pdf');
}

/** Without spaces and hyphens, so that line breaks do not matter. */
function squeezed(text: string): string {
  return text.replace(/[\s\u00ad-]+/g, '');
}

function textOf(pdf: Buffer): string {
  const document = open(pdf);
  const pages = Array.from({ length: document.countPages() }, (_, page) =>
    document.loadPage(page).toStructuredText('preserve-whitespace').asText(),
  );
  return squeezed(pages.join('\n'));
}

/** The contents of the files attached to a PDF, by name. */
function attachmentsOf(pdf: Buffer): Record<string, string> {
  const document = open(pdf).asPDF();
  if (!document) throw new Error('not a PDF');
  const files = Object.entries(document.getEmbeddedFiles());
  return Object.fromEntries(files.map(([name, file]) => [name, document.getEmbeddedFileContents(file)?.asString() ?? '']));
}

describe.each(languages)('in %s', (language) => {
  it.each(regimes)('the report on %s is an archivable and accessible document of 7 to 12 pages', async (regime) => {
    const one = report({ regime, language });
    const pdf = await renderer.render(reportJob(one));
    const pages = open(pdf).countPages();
    expect(pages).toBeGreaterThanOrEqual(7);
    expect(pages).toBeLessThanOrEqual(12);
    expect(pdf.includes('<pdfaid:part>3</pdfaid:part>')).toBe(true);
    expect(pdf.includes('<pdfaid:conformance>A</pdfaid:conformance>')).toBe(true);
    await expect(renderer.render(reportJob(one, 'ua-1'))).resolves.toBeInstanceOf(Buffer);
  });

  it.each(regimes)('the certificate for %s is one archivable and accessible page with the credential attached', async (regime) => {
    const pdf = await renderer.render(certificateJob(certificate({ regime, language })));
    expect(open(pdf).countPages()).toBe(1);
    expect(pdf.includes('<pdfaid:part>3</pdfaid:part>')).toBe(true);
    expect(attachmentsOf(pdf)).toEqual({
      'credential.sd-jwt': 'header.payload.signature~',
      'credential.tlog-proof': 'c2sp.org/tlog-proof@v1',
      'keys.note': 'keys',
    });
    await expect(renderer.render(certificateJob(certificate({ regime, language }), 'ua-1'))).resolves.toBeInstanceOf(Buffer);
  });

  it.each(['eyJhIjoxfQ.eyJiIjoyfQ.c2ln~ZGlz~', 'eyJhIjoxfQ.eyJiIjoyfQ.c2ln'])(
    'what a certificate carries is found in it, and in a copy that another program saved: %s',
    async (credential) => {
      const parts = { logProof: 'c2sp.org/tlog-proof@v1\nindex 0\n', keyList: 'atesto.example/keys\n{}\n' };
      const pdf = await renderer.render(certificateJob(certificate({ language, credential, ...parts })));
      const copy = open(pdf).asPDF()?.saveToBuffer('compress,garbage').asUint8Array() ?? new Uint8Array();
      expect(Buffer.from(copy).equals(pdf)).toBe(false);
      for (const file of [pdf, copy]) {
        const found = await readDocument(new Uint8Array(file));
        expect(found).toMatchObject({ credential, ...parts });
      }
    },
  );
});

describe('a branded report', () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  it.each(languages)('in %s carries the logo with a text for it, archivable and accessible', async (language) => {
    const one = { ...report({ language }), branding: { logo: dot, accent: '#7a1f5c' } };
    const pdf = await renderer.render(reportJob(one));
    expect(pdf.includes('<pdfaid:conformance>A</pdfaid:conformance>')).toBe(true);
    expect(hash(pdf)).not.toBe(hash(await renderer.render(reportJob(report({ language })))));
    await expect(renderer.render(reportJob(one, 'ua-1'))).resolves.toBeInstanceOf(Buffer);
  });

  it.each([
    ['a colour only', { logo: null, accent: '#7a1f5c' }],
    ['a logo only', { logo: dot, accent: null }],
  ])('may have %s', async (_, branding) => {
    await expect(renderer.render(reportJob({ ...report(), branding }))).resolves.toBeInstanceOf(Buffer);
  });

  it('leaves nothing behind for the next report', async () => {
    const plain = hash(await renderer.render(reportJob(report())));
    await renderer.render(reportJob({ ...report(), branding: { logo: dot, accent: '#7a1f5c' } }));
    expect(hash(await renderer.render(reportJob(report())))).toBe(plain);
  });
});

describe('a report', () => {
  it('states score, gaps, answers and comments, and that it is no audit', async () => {
    const text = textOf(await renderer.render(reportJob(report({ comment: 'Umowa z dostawcą w negocjacji' }))));
    for (const phrase of ['Umowa z dostawcą w negocjacji', 'a nie audyt zewnętrzny', 'Droga do progu', 'zał. pkt'])
      expect(text).toContain(squeezed(phrase));
    for (const item of report().model.items.slice(0, 3)) expect(text).toContain(squeezed(item.text.pl));
  });

  it('names no unconfirmed citation', async () => {
    const pdf = textOf(await renderer.render(reportJob(report({ pattern: ['no'] }))));
    const hidden = questionsOf(catalogues.nis2).flatMap((question) =>
      question.references.filter((reference) => reference.verified === false),
    );
    const shown = new Set(
      questionsOf(catalogues.nis2).flatMap((question) => question.references.filter((r) => r.verified !== false).map((r) => r.cite)),
    );
    for (const { cite } of hidden.filter((one) => !shown.has(one.cite))) expect(pdf).not.toContain(squeezed(`Ustawa o KSC: ${cite}`));
  });

  it.each<[string, AnswerValue[]]>([
    ['everything yes', ['yes']],
    ['everything no', ['no']],
    ['everything left out', ['not_applicable']],
  ])('is drawn for %s', async (_, pattern) => {
    await expect(renderer.render(reportJob(report({ pattern })))).resolves.toBeInstanceOf(Buffer);
  });

  it('has the same bytes for the same input, also from another process', async () => {
    const other = startRenderer(silent);
    const [first, second, third] = [
      await renderer.render(reportJob(report())),
      await renderer.render(reportJob(report())),
      await other.render(reportJob(report())),
    ];
    await other.close();
    expect(hash(second)).toBe(hash(first));
    expect(hash(third)).toBe(hash(first));
  });
});

describe('the path in a report', () => {
  it('announces changes only where there are any', () => {
    const path = (model: Report['model']) => (reportData({ ...report({}), model }) as { path: { intro: string; items: unknown[] } }).path;
    const { model } = report({});
    const reached = { ...model, earnsCertificate: true };
    expect(path(reached).intro).toMatch(/te zmiany:$/);
    expect(path(reached).items.length).toBeGreaterThan(0);
    expect(path({ ...reached, gaps: [] })).toMatchObject({ intro: expect.stringMatching(/nie ma luk\.$/), items: [] });
  });
});

describe('a scope check in a report', () => {
  const medium = { headcount: 'under_250', turnover: 'to_50', balance: 'to_43' };
  const energy = { seat: 'poland', roles: [], sectors: ['in_energy'], kinds: ['heat'], ...medium };
  const withScope = (language: Language, scope: DeclaredScope | null): Report => {
    const plain = report({ language });
    return scope ? { ...plain, model: { ...plain.model, scope } } : plain;
  };
  const scopeText = (language: Language, answers: object): unknown => {
    const scope = declareScope('nis2', { ...energy, ...answers }, '2026-11-20');
    return String((reportData(withScope(language, scope)) as { scope?: string }).scope).replaceAll('\u00a0', ' ');
  };

  it('is one sentence with status, law and day in every language', () => {
    expect(languages.map((language) => scopeText(language, { group: 'alone' }))).toEqual([
      'Sprawdzenie zakresu: podmiot ważny (Ustawa o KSC: art. 5 ust. 2, załącznik nr 1; NIS2: załącznik I pkt 1 lit. b; Rozporządzenie (UE) nr 651/2014: załącznik I), wykonane 20 listopada 2026, według oświadczenia organizacji.',
      'Scope check: important entity (KSC Act (Poland): Art. 5(2), Annex 1; NIS2: Annex I(1)(b); Regulation (EU) No 651/2014: Annex I), made on 20 November 2026, as declared by the organisation.',
      'Prüfung des Anwendungsbereichs: wichtige Einrichtung (KSC-Gesetz (Polen): Art. 5 Abs. 2, Anhang 1; NIS-2-Richtlinie: Anhang I Nr. 1 Buchst. b; Verordnung (EU) Nr. 651/2014: Anhang I), durchgeführt am 20. November 2026, nach Angaben der Organisation.',
      'Vérification du champ d’application : entité importante (Loi KSC (Pologne) : art. 5, paragraphe 2, annexe 1 ; Directive NIS 2 : annexe I, point 1, point b) ; Règlement (UE) nº 651/2014 : annexe I), effectuée le 20 novembre 2026, selon la déclaration de l’organisation.',
    ]);
  });

  it('states what holds in any case where it settles nothing', () => {
    expect(scopeText('en', { group: 'not_included' })).toContain('Scope check: not settled, at least important entity (');
    expect(scopeText('en', { seat: 'abroad_active' })).toContain('Scope check: not settled (');
  });

  it.each(languages)('is printed and accessible in %s', async (language) => {
    const one = withScope(language, declareScope('nis2', { ...energy, group: 'alone' }, '2026-11-20'));
    const text = (reportData(one) as { scope: string }).scope;
    expect(textOf(await renderer.render(reportJob(one)))).toContain(squeezed(text));
    await expect(renderer.render(reportJob(one, 'ua-1'))).resolves.toBeInstanceOf(Buffer);
  });

  it('is absent where none was made', () => {
    expect(Object.keys(reportData(withScope('pl', null)))).not.toContain('scope');
  });
});

describe('hostile text', () => {
  it.each([
    ['emoji', 'gotowe ✅ 🔒 👩‍💻 🇵🇱'],
    ['right to left', 'שלום עולם مرحبا بالعالم'],
    ['scripts without a font', '漢字かな한국어'],
    ['controls', 'a\u0001b\u0085c\u202ed\ufeffe\u200bf'],
    ['private use and lone surrogates', '\ue000\ud800x\udc00'],
    ['markup of the template', '#panic("x") $a$ *b* _c_ @d <e> `f` \\ // /* #import "x"'],
    ['a very long word', 'x'.repeat(4000)],
    ['many lines', 'linia\n'.repeat(200)],
  ])('is printed: %s', async (_, comment) => {
    await expect(renderer.render(reportJob(report({ comment, name: comment.slice(0, 150) })))).resolves.toBeInstanceOf(Buffer);
    const named = certificate({ organization: { name: comment.slice(0, 150), nip: '0123456789' } });
    expect(open(await renderer.render(certificateJob(named))).countPages()).toBe(1);
  });

  it('of 190 characters still fits on the certificate', async () => {
    expect(longName).toHaveLength(190);
    const pdf = await renderer.render(certificateJob(certificate({ organization: { name: longName, nip: '0123456789' } })));
    expect(open(pdf).countPages()).toBe(1);
    expect(textOf(pdf)).toContain(squeezed(longName));
  });

  const covered = fontCoverage(join(import.meta.dirname, 'fonts'));

  it('is reduced to what the fonts can draw', () => {
    expect(printable('Zażółć gęślą jaźń', covered)).toBe('Zażółć gęślą jaźń');
    expect(printable('e\u0301', covered)).toBe('é');
    expect(printable('漢', covered)).toBe('□');
    expect(printable('a\u0000\u202eb\ufe0f', covered)).toBe('ab');
    expect(printable('a\r\nb\tc', covered)).toBe('a\nb c');
    expect(printable('a\rb\u2028c', covered)).toBe('a\nb\nc');
  });

  it('is the same whether it is checked letter by letter or found to be plain', () => {
    const slow = { ...covered, plain: /(?!)/u };
    for (let point = 0; point < 0x3100; point += 1) {
      const letter = String.fromCodePoint(point);
      for (const text of [letter, `a${letter}`, `${letter}ż`, `${letter}${letter}`]) {
        if (covered.plain.test(text)) expect(printable(text, slow), point.toString(16)).toBe(text);
      }
    }
    // Of each language, so that what is printed most is not checked letter by letter.
    for (const text of ['Zażółć – „gęślą”\njaźń 5\u00a0%…', 'Größe ‚Straße‘ §\u00a08', 'L’œuvre\u202f: où ça ?', 'https://a.pl/§ (1)'])
      expect(covered.plain.test(text), text).toBe(true);
  });

  it('is written with compatible letters where the fonts have none, and left alone where they have', () => {
    expect(printable('ﬁrma Ｆｕｌｌ 𝐀', covered)).toBe('firma Full A');
    expect(printable('m² ½ ™ №', covered)).toBe('m² ½ ™ №');
    expect(printable('a\u3000b', covered)).toBe('a b');
  });

  it('keeps three marks of a letter, and none without one or from another script', () => {
    expect(printable(`x${'\u0301'.repeat(500)}`, covered)).toBe(`x${'\u0301'.repeat(3)}`);
    expect(printable('\u0301\u0302x \u0301', covered)).toBe('x ');
    expect(printable('a\u0e31', covered)).toBe('a');
    expect(printable('漢\u0301', covered)).toBe('□');
    expect(printable('שּׁ', covered).normalize('NFD')).toBe('שּׁ'.normalize('NFD'));
  });

  it('hides nothing that cannot be seen', () => {
    expect(printable('M\u034fł\u115fy\u3164n\u00ad', covered)).toBe('Młyn');
  });
});

describe('typography', () => {
  it('keeps Polish one-letter words and citations together', () => {
    expect(bind('ryzyko i w domu, a art. 21 ust. 2', 'pl')).toBe('ryzyko i\u00a0w\u00a0domu, a\u00a0art.\u00a021 ust.\u00a02');
    expect(bind('a gap in Annex I', 'en')).toBe('a gap in Annex\u00a0I');
  });

  it('writes percentages as each language does', () => {
    expect(languages.map((language) => percentText(84.5, language).replaceAll(/\s/g, ' '))).toEqual([
      '84,50%',
      '84.50%',
      '84,50 %',
      '84,50 %',
    ]);
  });
});

describe('a renderer that fails', () => {
  const job: RenderJob = { template: 'report', data: {}, files: {}, standard: 'a-2a' };
  const child = async (code: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'atesto-renderer-'));
    await writeFile(join(folder, 'child.mjs'), code);
    return { path: join(folder, 'child.mjs'), remove: () => rm(folder, { recursive: true }) };
  };

  it('is started again after a crash, and the job is done', async () => {
    const { path, remove } = await child(`
      process.on('message', ({ id }) => {
        if (id === 1) { process.kill(process.pid, 'SIGSEGV'); return; }
        process.send({ id, pdf: new Uint8Array([1, 2, 3]) });
      });
      process.on('disconnect', () => process.exit(0));`);
    const crashing = startRenderer(silent, { childPath: path });
    expect([...(await crashing.render(job))]).toEqual([1, 2, 3]);
    await crashing.close();
    await remove();
  });

  it('knows no secrets of the server, reads only the program, writes and starts nothing', async () => {
    const { path, remove } = await child(`
      import { readFileSync, writeFileSync } from 'node:fs';
      import { spawnSync } from 'node:child_process';
      const allowed = (work) => { try { work(); return true; } catch (error) { if (error.code !== 'ERR_ACCESS_DENIED') throw error; return false; } };
      process.on('message', ({ id }) => {
        const tried = [
          () => readFileSync('/etc/passwd'),
          () => writeFileSync(new URL('./mark', import.meta.url), ''),
          () => spawnSync('true'),
        ].map(allowed);
        process.send({ id, error: JSON.stringify({ env: Object.keys(process.env), tried }) });
      });
      process.on('disconnect', () => process.exit(0));`);
    process.env.STRIPE_SECRET_KEY = 'sk_live_secret';
    const confined = startRenderer(silent, { childPath: path });
    const known = JSON.stringify({ env: Object.keys(memoryEnvironment), tried: [false, false, false] });
    await expect(confined.render(job)).rejects.toThrow(`document not drawn: ${known}`);
    delete process.env.STRIPE_SECRET_KEY;
    await confined.close();
    await remove();
  });

  it('refuses with 503 when it crashes every time, and serves the next job', async () => {
    const { path, remove } = await child(`process.on('message', () => process.exit(1)); process.on('disconnect', () => process.exit(0));`);
    const crashing = startRenderer(silent, { childPath: path });
    await expect(crashing.render(job)).rejects.toMatchObject({ status: 503, code: 'document_failed' });
    await expect(crashing.render(job)).rejects.toMatchObject({ status: 503 });
    await crashing.close();
    await remove();
  });

  it('kills a child that hangs, tries once more and refuses with 503', async () => {
    const { path, remove } = await child(`process.on('message', () => { for (;;); });`);
    const hanging = startRenderer(silent, { childPath: path, hangAfterMillis: 400 });
    await expect(hanging.render(job)).rejects.toMatchObject({ status: 503, code: 'document_failed' });
    await hanging.close();
    await remove();
  });

  it('keeps nobody waiting for a certificate while a report takes long', async () => {
    const { path, remove } = await child(`
      import { existsSync } from 'node:fs';
      const mark = new URL('./go-on', import.meta.url);
      process.on('message', ({ id, template }) => {
        const answer = () => process.send({ id, pdf: new Uint8Array([1]) });
        if (template !== 'report') return answer();
        const waiting = setInterval(() => { if (existsSync(mark)) { clearInterval(waiting); answer(); } }, 20);
      });
      process.on('disconnect', () => process.exit(0));`);
    const busy = startRenderer(silent, { childPath: path, hangAfterMillis: 240_000 });
    let isDrawn = false;
    const report = busy.render(job).then(() => (isDrawn = true));
    expect([...(await busy.render({ ...job, template: 'certificate' }))]).toEqual([1]);
    expect(isDrawn).toBe(false);
    await writeFile(join(dirname(path), 'go-on'), '');
    await report;
    await busy.close();
    await remove();
  });

  it('distinguishes an error of the template from a lost child', async () => {
    await expect(renderer.render(job)).rejects.toThrow('document not drawn');
    await expect(renderer.render(reportJob(report()))).resolves.toBeInstanceOf(Buffer);
  });
});
