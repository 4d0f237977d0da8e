// @module-tag long
import { writeFile } from 'node:fs/promises';
import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { openWorld } from '#server/testing/world.ts';
import { verdictDocumentsAtMost } from './verdict-document.ts';
import { verdictsPerMinute } from './verdict.ts';

const world = openWorld();

const key = {
  regime: 'nis2',
  answers: { seat: 'poland', sectors: ['in_energy'], kinds: ['electricity_supply'], roles: [], headcount: 'from_250' },
};

async function requestVerdict(scope: unknown, { lang = 'pl', ip = '10.2.0.1', path = '/api/scope/verdict' } = {}) {
  return world.app.inject({ method: 'POST', url: `${path}?lang=${lang}`, payload: { scope }, remoteAddress: ip });
}

describe('the verdict that programs request', () => {
  it('states status, duties with day and state, provisions and authorities, and stores nothing', async () => {
    const answer = (await requestVerdict(key)).json();
    expect(answer).toMatchObject({
      regime: 'nis2',
      openStep: null,
      verdict: { status: 'key', atLeast: 'key', title: 'Podmiot kluczowy', authorities: ['minister właściwy do spraw energii'] },
    });
    const [first] = answer.verdict.duties;
    expect(first).toMatchObject({ code: 'register', state: 'overdue', day: '2026-10-03' });
    expect(first.references[0].text).toContain('art. 7c');
    expect(answer.link).toContain('/czy-podlegam?type=nis2&step=outcome&seat=poland&sectors=in_energy');
    expect(answer.link).toContain('roles=none');
  });

  it.each(languages)('speaks %s', async (lang) => {
    const { verdict, notice } = (await requestVerdict(key, { lang })).json();
    expect([verdict.title, verdict.text, notice].every(Boolean)).toBe(true);
  });

  it('names the open step instead of guessing, and drops what is not on the path', async () => {
    const { seat, sectors } = key.answers;
    expect((await requestVerdict({ regime: 'nis2', answers: { seat, sectors } })).json()).toMatchObject({
      openStep: 'kinds',
      verdict: null,
    });
    const ai = { regime: 'ai_act', answers: { aiRoles: [], practices: ['emotions'] } };
    expect((await requestVerdict(ai)).json()).toMatchObject({ verdict: { status: 'none', authorities: [], notifications: [] } });
  });

  it.each([
    ['an unknown regime', { regime: 'gdpr', answers: {} }],
    ['an unknown code', { regime: 'nis2', answers: { seat: 'moon' } }],
    ['an unknown field', { regime: 'nis2', answers: { name: 'Młyn' } }],
    ['nothing', undefined],
  ])('refuses %s', async (_, scope) => {
    expect((await requestVerdict(scope, { ip: '10.2.0.2' })).statusCode).toBe(400);
  });

  it('is limited by address', async () => {
    const answers = [];
    for (let count = 0; count <= verdictsPerMinute; count += 1) answers.push(await requestVerdict(key, { ip: '10.2.0.3' }));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('the document of a verdict', () => {
  const path = '/api/scope/verdict/pdf';

  it.each(languages)('has two pages in %s: what follows, and the answers it rests on', async (lang) => {
    const { statusCode, rawPayload, headers } = await requestVerdict(key, { path, lang, ip: '10.2.1.1' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}-${lang}.pdf`, rawPayload);
    expect(mupdf.Document.openDocument(rawPayload, 'application/pdf').countPages()).toBe(2);
  });

  it('is refused for open answers, and limited', async () => {
    expect((await requestVerdict({ regime: 'nis2', answers: {} }, { path, ip: '10.2.1.2' })).statusCode).toBe(400);
    const open = { regime: 'nis2', answers: {} };
    for (let count = 0; count < verdictDocumentsAtMost; count += 1) await requestVerdict(open, { path, ip: '10.2.1.3' });
    expect((await requestVerdict(open, { path, ip: '10.2.1.3' })).statusCode).toBe(429);
  });
});
