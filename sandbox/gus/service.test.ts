import Fastify from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { addGus, sandboxKey } from './service.ts';

const app = Fastify();
beforeAll(() => addGus(app));

const signingIn = 'http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/Zaloguj';

function post(payload: string) {
  return app.inject({ method: 'POST', url: '/gus', headers: { 'content-type': 'application/soap+xml' }, payload });
}

function envelope(header: string, body: string, prefix = 'soap'): string {
  return `<${prefix}:Envelope xmlns:${prefix}="http://www.w3.org/2003/05/soap-envelope"><${prefix}:Header xmlns:w="http://www.w3.org/2005/08/addressing">${header}</${prefix}:Header><${prefix}:Body>${body}</${prefix}:Body></${prefix}:Envelope>`;
}

const key = `<n:Zaloguj xmlns:n="http://CIS/BIR/PUBL/2014/07"><n:pKluczUzytkownika>${sandboxKey}</n:pKluczUzytkownika></n:Zaloguj>`;

it.each([
  ['any prefix', envelope(`<w:Action>${signingIn}</w:Action>`, key, 'S')],
  [
    'blanks, a comment and CDATA',
    `<?xml version="1.0"?>\n${envelope(`<!-- x --><w:Action>\n ${signingIn} </w:Action>`, key.replace(sandboxKey, `<![CDATA[${sandboxKey}]]>`))}`,
  ],
])('the look-alike of GUS understands a request with %s', async (_, body) => {
  expect((await post(body)).body).toMatch(/<ZalogujResult>[0-9a-f]{20}<\/ZalogujResult>/);
});

it('relates its answer to the message, as text', async () => {
  const { body } = await post(envelope(`<w:MessageID>urn:1&lt;b&gt;</w:MessageID><w:Action>${signingIn}</w:Action>`, key));
  expect(body).toContain('<a:RelatesTo>urn:1&lt;b&gt;</a:RelatesTo>');
});

it.each([
  ['is no XML', 'Zaloguj'],
  ['has no body', '<Envelope><Header/></Envelope>'],
  ['is cut off', envelope(`<w:Action>${signingIn}</w:Action>`, key).slice(0, -5)],
  [
    'brings entities',
    `<!DOCTYPE a [<!ENTITY k "${sandboxKey}">]>${envelope(`<w:Action>${signingIn}</w:Action>`, key.replace(sandboxKey, '&k;'))}`,
  ],
])('the look-alike of GUS refuses a request that %s', async (_, body) => {
  expect((await post(body)).statusCode).toBe(400);
});

it('the look-alike of GUS answers an unknown action with a fault', async () => {
  const answer = await post(envelope('<w:Action>urn:nothing</w:Action>', key));
  expect([answer.statusCode, answer.body.includes('ActionNotSupported')]).toEqual([500, true]);
});
