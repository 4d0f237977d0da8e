import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { login, readPending } from '#contract/account/accounts.ts';
import type { verifyNip } from '#contract/account/companies.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { registrationErrors } from '#content/field-errors.ts';
import { typedNumber } from '#core/certificate/certification.ts';
import { beginsWithClients } from '#core/account/members/members.ts';
import { legalFormIn } from '#core/account/companies/company-name.ts';
import { checkedSuppliersKey, type CheckedSuppliers } from '#contract/supplier/checked-suppliers.ts';
import {
  pendingKey,
  refusedFormKey,
  acceptedFormKey,
  type Datum,
  type RefusedForm,
  type AcceptedForm,
} from '#contract/platform/server-rendered-payload.ts';
import { certificatePath, placeAfterSignIn, type Path } from '#contract/platform/pages.ts';
import type { SupplierStatuses } from '#contract/supplier/suppliers.ts';
import type { Language } from '#core/platform/languages.ts';
import { readSupplierList, supplierRows, suppliersAtMost } from '#core/supplier/supplier-list.ts';

/** Shows the page that the form stands in, with what is to be said about it. */
type ShowAgain = (request: FastifyRequest, reply: FastifyReply, status: number, field: Datum) => Promise<FastifyReply>;
type Show = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type Form = Readonly<Record<string, string>>;

const forwarded = ['user-agent', 'cookie', 'host', 'origin', 'sec-fetch-site'] as const;

/** Makes the call that the application would have made, for whoever sent the form. */
async function callFor(app: FastifyInstance, request: FastifyRequest, language: Language, url: string, payload?: object) {
  const own = forwarded.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const headers = { ...Object.fromEntries(own), 'accept-language': language };
  return app.inject({ method: payload ? 'POST' : 'GET', url, remoteAddress: request.ip, headers, ...(payload ? { payload } : {}) });
}

/** A call that is to be tried again later states when; so does the page. */
function laterToo({ headers }: Awaited<ReturnType<typeof callFor>>, reply: FastifyReply): void {
  const { 'retry-after': later } = headers;
  if (later) reply.header('retry-after', later);
}

/** What was wrong: the fields say it, or else the answer does. */
function refusedForm(values: Form, status: number, body: string): RefusedForm {
  const { fields } = JSON.parse(body) as { fields?: Record<string, string> };
  return { values, errors: fields ?? {}, failure: fields ? null : { status, body } };
}

/** What the register reports of a NIP, as the fields of the form; what could not be looked up is typed. */
function companyIn(status: number, body: string): Form {
  const { valid, reason, data } = status === 200 ? (JSON.parse(body) as OutputOf<typeof verifyNip>) : { valid: false };
  const nipState = valid ? 'found' : status === 200 ? (reason ?? 'not_found') : 'failed';
  if (!data) return { nipState };
  const { name, fullName: companyFullName, address, city, postalCode } = data;
  return { nipState, name, companyFullName, legalForm: legalFormIn(companyFullName) ?? '', address, city, postalCode };
}

/** Plan and kind of assessment that an address requests. */
function orderFieldsOf({ plan, type }: Readonly<Record<string, unknown>>): Form {
  return {
    ...(typeof plan === 'string' ? { subscriptionPlan: plan } : {}),
    ...(typeof type === 'string' ? { complianceType: type } : {}),
  };
}

/** What only the form knows: the terms, and the password once more. */
function wrongIn({ terms, password, confirmPassword }: Form, language: Language): Form {
  return {
    ...(terms ? {} : { terms: registrationErrors.terms[language] }),
    ...(password === confirmPassword ? {} : { confirmPassword: registrationErrors.confirmPassword[language] }),
  };
}

/** The registration that the application would have sent. */
function registrationIn(form: Form): object {
  const field = (name: string): string => form[name]?.trim() ?? '';
  const optional = (name: string): string | undefined => field(name) || undefined;
  return {
    email: field('email'),
    password: form.password ?? '',
    firstName: field('firstName'),
    lastName: field('lastName'),
    subscriptionPlan: field('subscriptionPlan'),
    complianceType: field('complianceType'),
    ...(form.dispute ? { dispute: true } : {}),
    organization: {
      name: field('name'),
      companyFullName: optional('companyFullName'),
      nip: field('nip'),
      legalForm: optional('legalForm'),
      address: field('address'),
      city: field('city'),
      postalCode: field('postalCode'),
      contactEmail: field('contactEmail') || field('email'),
      contactPhone: optional('contactPhone'),
    },
  };
}

/** A form that asks one call and whose page states the answer. */
type PlainForm = Readonly<{ call: (form: Form) => `POST /api/${string}`; body: (form: Form) => object }>;

const emailOf = ({ email = '' }: Form) => ({ email: email.trim() });

const plainForms = {
  '/forgot-password': { call: () => 'POST /api/auth/forgot-password', body: emailOf },
  '/resend-verification': { call: () => 'POST /api/auth/resend-verification', body: emailOf },
  '/reklamacja': {
    call: () => 'POST /api/complaints',
    body: ({ name, email, about, complaint, consumer }) => ({ name, email, about, complaint, consumer: consumer !== undefined }),
  },
  // What it would bring about is shown before it is done (directive (EU) 2023/2673).
  '/odstapienie': {
    call: ({ confirmed }) => (confirmed === undefined ? 'POST /api/withdrawals/check' : 'POST /api/withdrawals'),
    body: ({ name, orderNumber, email }) => ({ name, orderNumber, email }),
  },
} as const satisfies Partial<Record<Path, PlainForm>>;

/**
 * Takes forms that were sent without the application: before it was there, or where there are no scripts. They come to
 * the address of their page and end in the same calls (docs/product.md, “Screens”); passwords are never sent back.
 */
export async function addForms(
  app: FastifyInstance,
  languageOf: (request: FastifyRequest) => Language,
  { show, showAgain }: Readonly<{ show: Show; showAgain: ShowAgain }>,
): Promise<void> {
  app.get('/login', { schema: { hide: true } }, async (request, reply) => {
    // Whoever registered without the application is shown where the mail went.
    const { registered } = request.query as { registered?: unknown };
    const answer = registered !== undefined ? await callFor(app, request, languageOf(request), '/api/auth/pending') : null;
    const data = answer?.statusCode === 200 ? (JSON.parse(answer.body) as OutputOf<typeof readPending>) : null;
    return data?.pending ? showAgain(request, reply, 200, { key: pendingKey, data }) : show(request, reply);
  });
  app.get('/sprawdz', { schema: { hide: true } }, async (request, reply) => {
    const { cert } = request.query as { cert?: unknown };
    if (typeof cert !== 'string') return show(request, reply);
    const number = typedNumber(cert);
    if (number) return reply.redirect(`${certificatePath(number)}?lang=${languageOf(request)}`, 303);
    const data: RefusedForm = { values: { cert }, errors: {}, failure: null };
    return showAgain(request, reply, 200, { key: refusedFormKey, data });
  });
  app.get('/register', { schema: { hide: true } }, async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const { nip } = query;
    const isMember = request.headers.cookie && (await callFor(app, request, languageOf(request), '/api/auth/me')).statusCode === 200;
    if (isMember || typeof nip !== 'string' || nip === '') return show(request, reply);
    const { statusCode, body } = await callFor(app, request, languageOf(request), '/api/auth/verify-nip', { nip });
    const values = { ...orderFieldsOf(query), nip };
    const data =
      statusCode === 400
        ? refusedForm(values, 400, body)
        : { values: { ...values, ...companyIn(statusCode, body) }, errors: {}, failure: null };
    return showAgain(request, reply, 200, { key: refusedFormKey, data });
  });
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post('/login', { schema: { hide: true } }, async (request, reply) => {
      const { email = '', password = '' } = (request.body ?? {}) as Form;
      const answer = await callFor(app, request, languageOf(request), '/api/auth/login', { email, password });
      reply.header('cache-control', 'no-store');
      // A refused one may know who it is: a registration that waits, or a password that was right and a second step that is required.
      const cookie = answer.headers['set-cookie'];
      if (cookie) reply.header('set-cookie', cookie);
      if (answer.statusCode !== 200) {
        laterToo(answer, reply);
        const data = refusedForm({ email }, answer.statusCode, answer.body);
        return showAgain(request, reply, answer.statusCode, { key: refusedFormKey, data });
      }
      const { next } = request.query as { next?: unknown };
      const { organizations } = JSON.parse(answer.body) as OutputOf<typeof login>;
      const start = beginsWithClients(organizations.map(({ role }) => role)) ? '/klienci' : '/';
      return reply.redirect(placeAfterSignIn(typeof next === 'string' ? next : null, start), 303);
    });
    forms.post('/dostawcy', { schema: { hide: true } }, async (request, reply) => {
      const { nips = '' } = (request.body ?? {}) as Form;
      reply.header('cache-control', 'no-store');
      const { suppliers } = readSupplierList(supplierRows(nips), suppliersAtMost.visitor);
      const field = (data: CheckedSuppliers) => showAgain(request, reply, 200, { key: checkedSuppliersKey, data });
      if (suppliers.length === 0) return field({ text: nips, answer: null });
      const statusQuery = { nips: suppliers.map(({ nip }) => nip) };
      const answer = await callFor(app, request, languageOf(request), '/api/suppliers/check', statusQuery);
      if (answer.statusCode === 200) return field({ text: nips, answer: JSON.parse(answer.body) as SupplierStatuses });
      laterToo(answer, reply);
      const data = refusedForm({ nips }, answer.statusCode, answer.body);
      return showAgain(request, reply, answer.statusCode, { key: refusedFormKey, data });
    });
    for (const [path, { call, body }] of Object.entries<PlainForm>(plainForms)) {
      forms.post(path, { schema: { hide: true } }, async (request, reply) => {
        const values = (request.body ?? {}) as Form;
        const again = (status: number, data: RefusedForm) => showAgain(request, reply, status, { key: refusedFormKey, data });
        reply.header('cache-control', 'no-store');
        if (values.back !== undefined) return again(200, { values, errors: {}, failure: null });
        const key = call(values);
        const answer = await callFor(app, request, languageOf(request), key.slice('POST '.length), body(values));
        if (answer.statusCode === 200) {
          const data: AcceptedForm = { call: key, values, answer: JSON.parse(answer.body) as unknown };
          return showAgain(request, reply, 200, { key: acceptedFormKey, data });
        }
        laterToo(answer, reply);
        return again(answer.statusCode, refusedForm(values, answer.statusCode, answer.body));
      });
    }
    forms.post('/register', { schema: { hide: true } }, async (request, reply) => {
      const { password, confirmPassword, ...values } = (request.body ?? {}) as Form;
      const language = languageOf(request);
      reply.header('cache-control', 'no-store');
      const again = (status: number, data: RefusedForm) => showAgain(request, reply, status, { key: refusedFormKey, data });
      const errors = wrongIn({ ...values, password: password ?? '', confirmPassword: confirmPassword ?? '' }, language);
      if (Object.keys(errors).length > 0) return again(400, { values, errors, failure: null });
      const answer = await callFor(app, request, language, '/api/auth/register', registrationIn({ ...values, password: password ?? '' }));
      if (answer.statusCode !== 200) return again(answer.statusCode, refusedForm(values, answer.statusCode, answer.body));
      const cookie = answer.headers['set-cookie'];
      if (cookie) reply.header('set-cookie', cookie);
      return reply.redirect(`/login?lang=${language}&registered`, 303);
    });
  });
}
