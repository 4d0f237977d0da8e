import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusedFormKey, type Datum, type RefusedForm } from '#contract/drawing.ts';
import { placeAfterSignIn } from '#contract/pages.ts';
import type { Language } from '#core/languages.ts';

/** Shows the page that the form stands in, with what is to be said about it. */
type ShowAgain = (request: FastifyRequest, reply: FastifyReply, status: number, said: Datum) => Promise<FastifyReply>;
type Form = Readonly<Record<string, string>>;

const forwarded = ['user-agent', 'cookie', 'host', 'origin', 'sec-fetch-site'] as const;

/** Makes the call that the application would have made, for whoever sent the form. */
async function callFor(app: FastifyInstance, request: FastifyRequest, language: Language, url: string, payload: object) {
  const own = forwarded.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const headers = { ...Object.fromEntries(own), 'accept-language': language };
  return app.inject({ method: 'POST', url, remoteAddress: request.ip, headers, payload });
}

/** What was wrong: the fields say it, or else the answer does. */
function refusedForm(values: Form, status: number, body: string): RefusedForm {
  const { fields } = JSON.parse(body) as { fields?: Record<string, string> };
  return { values, errors: fields ?? {}, failure: fields ? null : { status, body } };
}

/**
 * Takes forms that were sent without the application: before it was there, or where there are no scripts. They come to
 * the address of their page and end in the same calls (docs/product.md, “Screens”); passwords are never sent back.
 */
export async function addForms(
  app: FastifyInstance,
  languageOf: (request: FastifyRequest) => Language,
  showAgain: ShowAgain,
): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post('/login', { schema: { hide: true } }, async (request, reply) => {
      const { email = '', password = '' } = (request.body ?? {}) as Form;
      const answer = await callFor(app, request, languageOf(request), '/api/auth/login', { email, password });
      reply.header('cache-control', 'no-store');
      if (answer.statusCode !== 200) {
        const { 'retry-after': later } = answer.headers;
        if (later) reply.header('retry-after', later);
        const data = refusedForm({ email }, answer.statusCode, answer.body);
        return showAgain(request, reply, answer.statusCode, { key: refusedFormKey, data });
      }
      const { next } = request.query as { next?: unknown };
      const cookie = answer.headers['set-cookie'];
      if (cookie) reply.header('set-cookie', cookie);
      return reply.redirect(placeAfterSignIn(typeof next === 'string' ? next : null), 303);
    });
  });
}
