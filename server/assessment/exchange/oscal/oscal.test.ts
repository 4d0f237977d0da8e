import { describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { frameworkControls, isoClauses } from '#core/assessment/mapping/framework-controls.ts';
import { mappedFrameworks, mappedPairs } from '#core/assessment/mapping/mapped-pairs.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { questionsOf, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import { exportedAnswers } from '#server/assessment/exchange/exported.ts';
import { anAssessment, aCompletedAssessment, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import * as official from '#server/testing/documents/oscal.ts';
import { openWorld } from '#server/testing/world.ts';
import { nameOf } from './document.ts';
import { oscalResults } from './results.ts';

const world = openWorld();

async function catalogueOf(regime: Regime, language: Language) {
  const answer = await world.call('GET', `/api/catalogue/${regime}/oscal?lang=${language}`);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return answer;
}

async function mappingOf(framework: string, language: Language, org: TestOrganization) {
  const answer = await world.call('GET', `/api/mappings/${framework}/oscal?lang=${language}`, { cookie: org.cookie });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return answer;
}

/** A document of results with its plan and its catalogue, each as the official schema has it. */
function opened(body: string) {
  const results = official.officialResults.parse(JSON.parse(body))['assessment-results'];
  const [result] = results.results;
  const resources = results['back-matter'];
  const plan = official.officialPlan.parse(JSON.parse(official.heldBy(official.resourceAt(results['import-ap'].href, resources))));
  const inside = official.resourceAt(result?.['reviewed-controls'].links[0]?.href, resources);
  const catalogue = official.heldBy(inside);
  return {
    results,
    result: result!,
    plan: plan['assessment-plan'],
    inside: inside!,
    catalogue,
    catalog: official.officialCatalog.parse(JSON.parse(catalogue)),
  };
}

/** Everything that a result names is in the catalogue that it links to, and that is the one of its version. */
function expectResolved({ results, result, plan, catalog }: ReturnType<typeof opened>): void {
  const { controls, statements } = official.idsIn(catalog);
  expect(new Set([...controls, ...statements]).size).toBe(controls.length + statements.length);
  for (const selection of [result['reviewed-controls'], plan['reviewed-controls']])
    expect(selection['control-selections'].flatMap((one) => one['include-controls'].map((named) => named['control-id']))).toEqual(controls);
  const targets = result.findings?.map(({ target }) => [target.type, statements.includes(target['target-id'])]) ?? [];
  expect(targets.filter(([type, known]) => type !== 'statement-id' || !known)).toEqual([]);
  expect(results.metadata.version.split('-')[0]).toBe(catalog.catalog.metadata.version);
  const observed = new Set(result.observations.map((one) => one.uuid));
  expect(result.findings?.flatMap((one) => one['related-observations']).every((one) => observed.has(one['observation-uuid'])) ?? true).toBe(
    true,
  );
}

async function resultOf(org: TestOrganization, id: string, language: Language): Promise<string> {
  const answer = await world.call('GET', `/api/assessments/${id}/oscal?lang=${language}`, { cookie: org.cookie });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return answer.body;
}

describe('the catalogue as OSCAL', () => {
  it.each(regimes)(
    'of %s is a catalog of the official schema in every language: sections are groups, questions are controls',
    async (regime) => {
      const uuids = new Set<string>();
      for (const language of languages) {
        const answer = await catalogueOf(regime, language);
        const { catalog } = official.officialCatalog.parse(answer.json());
        const { version, asOf, sections } = catalogues[regime];
        expect(catalog.metadata).toMatchObject({ version, 'last-modified': `${asOf}T00:00:00Z` });
        expect(catalog.groups.map(({ title }) => title)).toEqual(sections.map(({ title }) => title[language]));
        const controls = catalog.groups.flatMap((group) => group.controls);
        expect(controls.map(({ id, title, parts }) => [id, title, parts[0]?.prose])).toEqual(
          questionsOf(catalogues[regime]).map(({ id, subject, text }) => [id, subject[language], text[language]]),
        );
        uuids.add(catalog.uuid);
        expect(answer.headers['content-disposition']).toContain(`-${version}.oscal.json`);
      }
      expect(uuids.size).toBe(languages.length);
    },
  );

  it('is the same for anybody at any time, and is not sent again while it is', async () => {
    const first = await catalogueOf('nis2', 'pl');
    world.at('2027-06-01T10:00:00.000Z');
    expect((await catalogueOf('nis2', 'pl')).body).toBe(first.body);
    const known = { 'if-none-match': first.headers.etag!, 'accept-language': 'fr' };
    expect((await world.call('GET', '/api/catalogue/nis2/oscal?lang=pl', { headers: known })).statusCode).toBe(304);
    expect((await world.call('GET', '/api/catalogue/nis2/oscal')).statusCode).toBe(400);
    expect((await world.call('GET', '/api/catalogue/iso/oscal?lang=pl')).statusCode).toBe(400);
  });
});

describe('a result as OSCAL', () => {
  it.each(regimes)('of %s is of the official schema and resolves its catalogue in every language', { tags: ['long'] }, async (regime) => {
    world.at('2027-05-28T10:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'pro', name: 'Młyn „Łódzki”' });
    const id = await anAssessment(world.deps, org, { regime, answer: 'partial' });
    const [first, second, third] = questionsOf(catalogues[regime]).map((question) => question.id);
    const long = 'Zażółć *gęślą* <b>jaźń</b> {{ insert }}\n'.repeat(lengths.comment.most).slice(0, lengths.comment.most - 1);
    const given: readonly (readonly [string | undefined, AnswerValue, string])[] = [
      [first, 'yes', `${long}.`],
      [second, 'no', '   \n  '],
      [third, 'not_applicable', 'Nie mamy.'],
    ];
    for (const [questionId, answer, comment] of given)
      await world.call('POST', '/api/answers', { cookie: org.cookie, body: { assessmentId: id, questionId, answer, comment } });
    await makeReport(world.deps, await asPrincipal(world.deps, org), id);
    for (const language of languages) {
      const body = await resultOf(org, id, language);
      const read = opened(body);
      expectResolved(read);
      expect(read.catalogue).toBe((await catalogueOf(regime, language)).body);
      expect(read.inside.rlinks).toEqual([
        { href: `https://atesto.test/api/catalogue/${regime}/oscal?lang=${language}`, 'media-type': 'application/json' },
      ]);
      const { observations, findings } = read.result;
      expect([observations.length, findings?.length]).toEqual([questionsOf(catalogues[regime]).length, observations.length - 1]);
      expect(observations.slice(0, 3).map(({ remarks }) => remarks)).toEqual([`${long}.`, undefined, 'Nie mamy.']);
      expect(findings?.slice(0, 3).map(({ target: { status, ...target } }) => [target['target-id'], status.state, status.reason])).toEqual([
        [`${first}_smt`, 'satisfied', 'pass'],
        [`${second}_smt`, 'not-satisfied', 'fail'],
        [expect.any(String), 'not-satisfied', 'other'],
      ]);
      world.at('2027-06-01T10:00:00.000Z');
      expect(await resultOf(org, id, language)).toBe(body);
    }
  });

  it('has no list of findings where nothing was applicable', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await aCompletedAssessment(world.deps, org, { answer: 'not_applicable' });
    const read = opened(await resultOf(org, id, 'en'));
    expectResolved(read);
    expect(read.result).not.toHaveProperty('findings');
  });

  it('states in its plan that there is no system security plan, and invents none', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const { plan } = opened(await resultOf(org, await aCompletedAssessment(world.deps, org), 'en'));
    const system = official.resourceAt(plan['import-ssp'].href, plan['back-matter']);
    expect(official.heldBy(system)).toMatch(/^There is no system security plan/);
    expect(plan['reviewed-controls'].links[0]?.href).toBe('https://atesto.test/api/catalogue/nis2/oscal?lang=en');
  });

  it('brings the catalogue that it was frozen with where today has another, without its address', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await aCompletedAssessment(world.deps, org);
    const today = await exportedAnswers(world.deps, (await asPrincipal(world.deps, org)).account, id, 'pl');
    const [first, ...rest] = today.questions;
    const questions = [{ ...first!, text: 'Czy pytano inaczej?' }, ...rest.slice(0, -1), { ...rest.at(-1)!, id: 'nis2-7-99' }];
    const frozen = { ...today, catalogueVersion: '2026.01', catalogueAsOf: '2026-01-31', questions };
    const read = opened(oscalResults(frozen, world.deps));
    expectResolved(read);
    expect(read.catalog.catalog.metadata).toMatchObject({ version: '2026.01', 'last-modified': '2026-01-31T00:00:00Z' });
    expect(read.catalog.catalog.groups[0]?.controls[0]).toMatchObject({ title: 'Czy pytano inaczej?' });
    expect(read.inside).not.toHaveProperty('rlinks');
    expect(read.catalog.catalog.uuid).not.toBe(opened(oscalResults(today, world.deps)).catalog.catalog.uuid);
  });

  it('names its parts as RFC 9562 does', () => {
    // Appendix A.4: www.example.com in the space of domain names.
    expect(nameOf('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });
});

describe('a mapping as OSCAL', () => {
  const known: Readonly<Record<(typeof mappedFrameworks)[number], readonly string[] | RegExp>> = {
    regulation: /^(\d{1,2}\.){1,2}\d{1,2}(\([a-z]\))?$/,
    iso27001: [...(frameworkControls.iso27001 ?? []), ...isoClauses],
    csf: frameworkControls.csf ?? [],
    cis: frameworkControls.cis ?? [],
    cyfun: /^(GV|ID|PR|DE|RS|RC)\.[A-Z]{2}-\d{2}\.\d{1,2}$/,
  };

  it.each(mappedFrameworks)(
    'to %s is of the official schema; its sources are in its catalogue and its targets in the framework',
    async (framework) => {
      const org = await anOrganization(world.deps);
      for (const language of languages) {
        const collection = official.officialMapping.parse((await mappingOf(framework, language, org)).json())['mapping-collection'];
        const [mapping] = collection.mappings;
        const source = new URL(mapping!['source-resource'].href);
        const catalog = official.officialCatalog.parse((await world.call('GET', `${source.pathname}${source.search}`)).json());
        expect(catalog.catalog.metadata.version).toBe(collection.metadata.version);
        const { controls } = official.idsIn(catalog);
        const sources = mapping!.maps.flatMap((one) => one.sources.map((end) => end['id-ref']));
        const gaps = mapping!['source-gap-summary']?.['unmapped-controls'].flatMap((one) => one['with-ids'] ?? []) ?? [];
        // Each question is mapped or listed as a gap, and none is both.
        expect([...new Set(sources), ...gaps].toSorted()).toEqual(controls.toSorted());
        const targets = mapping!.maps.flatMap((one) => one.targets.map((end) => end['id-ref']));
        const list = known[framework];
        expect(targets.filter((id) => (list instanceof RegExp ? !list.test(id) : !list.includes(id)))).toEqual([]);
        const framed = official.resourceAt(mapping!['target-resource'].href, collection['back-matter']);
        expect(framed?.rlinks?.[0]?.href).toMatch(/^https?:/);
      }
    },
  );

  it('reads each relation from the question to the control, with how sure it is', async () => {
    const org = await anOrganization(world.deps);
    const exported: Record<string, unknown[]> = {};
    for (const framework of mappedFrameworks) {
      const { 'mapping-collection': collection } = official.officialMapping.parse((await mappingOf(framework, 'en', org)).json());
      const maps = collection.mappings[0]!.maps.map((one) => ({
        one,
        pair: [one.sources[0]!['id-ref'], one.targets[0]!['id-ref']].join(' '),
      }));
      expect(maps).toHaveLength(mappedPairs(catalogues.nis2, framework).length);
      expect(new Set(maps.map(({ one }) => one.uuid)).size).toBe(maps.length);
      for (const { one, pair } of maps) exported[pair] = [one.relationship, one['confidence-score'].category];
    }
    expect(exported['nis2-3-2 A.8.13']).toEqual(['subset-of', 'high']);
    expect(exported['nis2-2-5 A.8.24']).toEqual(['intersects-with', 'high']);
    expect(exported['nis2-4-5 15.4']).toEqual(['subset-of', 'medium']);
    expect(exported['nis2-2-3 6.8']).toEqual(['intersects-with', 'medium']);
    expect(exported['nis2-7-7 PR.DS-02.2']).toEqual(['subset-of', 'unspecified']);
    expect(exported['nis2-2-1 1.1.1']).toEqual(['intersects-with', 'unspecified']);
    expect(Object.values(exported).filter(([relation]) => relation === 'superset-of' || relation === 'equal-to')).toEqual([]);
  });

  it('shows what no question reaches where all controls are known, and nothing where they are not', async () => {
    const org = await anOrganization(world.deps);
    const gapOf = async (framework: string) => {
      const { 'mapping-collection': collection } = official.officialMapping.parse((await mappingOf(framework, 'pl', org)).json());
      const [selected] = collection.mappings[0]!['target-gap-summary']?.['unmapped-controls'] ?? [];
      return selected?.['with-ids'] ?? selected?.matching?.map(({ pattern }) => pattern);
    };
    expect(await gapOf('iso27001')).toHaveLength(23);
    expect(await gapOf('iso27001')).toContain('A.5.32');
    expect(await gapOf('csf')).toContain('DE.AE-02');
    expect(await gapOf('cis')).toContain('9.1');
    expect([await gapOf('cyfun'), await gapOf('regulation')]).toEqual([undefined, undefined]);
  });

  it('is for members, in the language that is requested, and the same at any time', async () => {
    const path = '/api/mappings/iso27001/oscal';
    expect((await world.call('GET', path)).statusCode).toBe(401);
    const org = await anOrganization(world.deps);
    expect((await world.call('GET', '/api/mappings/soc2/oscal', { cookie: org.cookie })).statusCode).toBe(400);
    const first = (await mappingOf('iso27001', 'de', org)).body;
    world.at('2027-06-01T10:00:00.000Z');
    const again = await anOrganization(world.deps);
    expect((await mappingOf('iso27001', 'de', again)).body).toBe(first);
    expect(first).toContain('unsere eigene');
  });
});
