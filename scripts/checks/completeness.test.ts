import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { mailGroups } from '#content/mails/account/groups.ts';
import { mailKinds, mailWords, type MailKind } from '#content/mails/mails.ts';
import { refusals } from '#content/refusals.ts';
import { interfaceWords } from '#content/localized.ts';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { evidenceTypes } from '#core/assessment/evidence/evidence.ts';
import { languages } from '#core/platform/languages.ts';
import { neededMails, optionalMails } from '#core/account/people/mail-choice.ts';
import { webhookEvents } from '#core/certificate/webhooks.ts';
import { partsOfDay } from '#server/operations/jobs/daily.ts';
import { workersOf } from '#server/operations/jobs/workers.ts';
import { linkPaths } from '#server/communication/mails/link-paths.ts';
import { openWorld } from '#server/testing/world.ts';
import { errorsPage, errorsText, thrownCodes } from '#scripts/docs/errors-doc.ts';

// What belongs together and stands in several places. Each test names everything that is missing, and where it goes.

const root = join(import.meta.dirname, '..', '..');
const world = openWorld();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file);

/** The sources of a layer without its tests, by file. */
function sourcesOf(layer: string): Map<string, string> {
  const files = readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).filter(isSource);
  return new Map(files.map((file) => [`${layer}/${file}`, read(`${layer}/${file}`)]));
}
const server = sourcesOf('server');
const serverText = [...server.values()].join('\n');

/** Whether words stand at a path of the interface, in every language. */
function wordsMissing(path: string): string[] {
  const at = (words: unknown): unknown =>
    path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], words);
  return languages
    .filter((language) => typeof at(interfaceWords[language]) !== 'string')
    .map((language) => `content/interface/${language}.json has no ${path}`);
}

describe('every job', () => {
  it('has a queue, somebody who does it, and a name for the operator', async () => {
    const workers = Object.keys(workersOf(world.deps));
    const rows = await world.deps.db.rows<{ name: string }>(sql`select name from pgboss.queue where name not like '\\_\\_pgboss%'`);
    const queues = rows.map(({ name }) => name);
    const logged = [...serverText.matchAll(/\brunLogged\(deps, '([^']+)'/g)].map(([, name = '']) => name);
    const runs = [...partsOfDay(world.deps).map(([name]) => name), ...logged];
    expect([
      ...queues.filter((name) => !workers.includes(name)).map((name) => `queue ${name}: no worker in server/operations/jobs/workers.ts`),
      ...workers.filter((name) => !queues.includes(name)).map((name) => `worker ${name}: no queue in server/platform/jobs/queue.ts`),
      ...runs.filter((name, index) => runs.indexOf(name) !== index).map((name) => `job ${name}: two of that name`),
      ...runs.flatMap((name) => wordsMissing(`operator.jobs.${name.replaceAll(' ', '_')}`)),
    ]).toEqual([]);
    expect(queues.length).toBeGreaterThanOrEqual(6);
    expect(runs.length).toBeGreaterThanOrEqual(20);
  });
});

describe('every mail', () => {
  it('has somebody who sends it, a link for its button, and a place in the settings', () => {
    // What only chooses among mails of every kind sends none.
    const choosing = [
      ...['send', 'enclosed', 'finish'].map((name) => `server/communication/mails/${name}.ts`),
      'server/platform/jobs/mail-lanes.ts',
    ];
    expect(choosing.filter((file) => !server.has(file))).toEqual([]);
    const senders = [...server].filter(([file]) => !choosing.includes(file)).map(([, text]) => text);
    // Some are named by what came of something: `withdrawal_${outcome}`.
    const beginnings = senders.flatMap((text) => [...text.matchAll(/`([a-z]+_)\$\{/g)].map(([, beginning = '']) => beginning));
    const buttonOf = (kind: MailKind): string | undefined => (mailWords as Partial<typeof mailWords>)[kind]?.pl.action;
    const isExpected = (kind: string): boolean =>
      senders.some((text) => text.includes(`'${kind}'`)) || beginnings.some((beginning) => kind.startsWith(beginning));
    expect([
      ...mailKinds.filter((kind) => !isExpected(kind)).map((kind) => `mail ${kind}: nothing in server/ queues it`),
      ...mailKinds
        .filter((kind) => buttonOf(kind) !== undefined && linkPaths[kind] === undefined)
        .map((kind) => `mail ${kind}: has a button and no address in server/communication/mails/link-paths.ts`),
      ...mailKinds
        .filter((kind) => linkPaths[kind] !== undefined && buttonOf(kind) === undefined)
        .map((kind) => `mail ${kind}: has an address and no button in content/mails/`),
      // What only people of the operator get is not shown to others (client/account/settings/own/mails-part.tsx).
      ...[...optionalMails, ...neededMails.filter((group) => group !== 'operator')].flatMap((group) => [
        ...wordsMissing(`settings.mails.kinds.${group}.title`),
        ...wordsMissing(`settings.mails.kinds.${group}.text`),
      ]),
      ...[...optionalMails, ...neededMails]
        .filter((group) => !Object.values(mailGroups).includes(group))
        .map((group) => `group ${group} of core/account/people/mail-choice.ts: no mail belongs to it`),
    ]).toEqual([]);
  });
});

describe('every error', () => {
  it('is thrown by somebody, on the page of errors and in the OpenAPI document; and what they say is an error', async () => {
    const codes = Object.keys(refusals);
    const thrown = await thrownCodes();
    const document = (await world.call('GET', '/api/openapi.json')).json<{
      components: { schemas: { Error: { properties: { code: { enum: string[] } } } } };
    }>();
    const documented = document.components.schemas.Error.properties.code.enum;
    const page = read(errorsPage);
    const onPage = [...page.matchAll(/^\| `([a-z_0-9]+)`/gm)].map(([, code = '']) => code);
    // In code that answers; `[4dd, 'code']` and the like, whatever is called around it.
    const named = [...serverText.matchAll(/\bnew AppError\(\s*\d{3},\s*'([a-z_0-9]+)'/g)].map(([, code = '']) => code);
    expect([
      ...codes
        .filter((code) => !thrown.has(code as keyof typeof refusals))
        .map((code) => `${code}: nothing in server/ throws it with a status (content/refusals.ts)`),
      ...codes.filter((code) => !onPage.includes(code)).map((code) => `${code}: not on ${errorsPage}; run npm run tool -- errors-doc`),
      ...onPage
        .filter((code) => !codes.includes(code))
        .map((code) => `${code}: on ${errorsPage} and no error; run npm run tool -- errors-doc`),
      ...codes
        .filter((code) => !documented.includes(code))
        .map((code) => `${code}: not in the OpenAPI document (server/platform/http/openapi.ts)`),
      ...named.filter((code) => !codes.includes(code)).map((code) => `${code}: thrown and not in content/refusals.ts`),
    ]).toEqual([]);
    expect(page, 'run npm run tool -- errors-doc').toBe(await errorsText());
  });
});

describe('every call', () => {
  it('has a row in the matrix of who may make it, is bound to a service, and is asked by somebody', () => {
    const calls = Object.entries({ ...routes, ...downloadRoutes, ...uploadRoutes });
    const matrix = read('server/account/members/authorization.test.ts');
    const callers = [...sourcesOf('client').values(), ...sourcesOf('e2e').values(), ...sourcesOf('proof').values()].join('\n');
    const forOthers = (path: string): boolean =>
      /^\/(api\/v1|\.well-known|log|status|badge|embed|schemas|calendar|verify|credential-types|score)/.test(path);
    const isOfOrganisation = (access: string): boolean => ['owner', 'editor', 'reader', 'adviser'].includes(access);
    expect([
      ...calls
        .filter(
          ([key, { access, path }]) =>
            (access === 'signed-in' || (isOfOrganisation(access) && /:(?!regime\b|section\b|name\b|framework\b)/.test(path))) &&
            !matrix.includes(`'${key}'`),
        )
        .map(([key]) => `${key}: server/account/members/authorization.test.ts does not say what it is about`),
      ...calls
        .filter(
          ([key, { path, access }]) =>
            !forOthers(path) && !access.startsWith('key:') && !callers.includes(key) && !callers.includes(path.replace(/\/:\w+.*/, '')),
        )
        .map(([key]) => `${key}: nothing in client/ asks it`),
    ]).toEqual([]);
  });
});

describe('every webhook event and type of evidence', () => {
  it('has somebody who sends it, or recognises it', () => {
    // The page about the calls shows an example of one.
    const example = 'server/operations/reference/routes.ts';
    expect(server.get(example)).toContain("event: '");
    const senders = [...server].filter(([file]) => file !== example).map(([, text]) => text);
    const inspection = [...server].filter(([file]) => file.startsWith('server/assessment/evidence/inspection/')).map(([, text]) => text);
    expect([
      ...webhookEvents
        .filter((event) => !senders.some((text) => text.includes(`event: '${event}'`)))
        .map((event) => `${event}: nothing in server/ tells webhooks of it (notifyWebhooks)`),
      ...Object.keys(evidenceTypes)
        .filter((type) => !inspection.some((text) => text.includes(`'${type}'`)))
        .map((type) => `${type}: server/assessment/evidence/inspection/ does not recognise it`),
    ]).toEqual([]);
  });
});
