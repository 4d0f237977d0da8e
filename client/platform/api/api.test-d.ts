import { addressOf, api, saveFile, sendFile } from './api.ts';

/** Never run: the compiler is the test. A line below an `@ts-expect-error` must not compile. */
export const right = [
  () => api('POST /api/auth/logout'),
  () => api('POST /api/auth/login', { body: { email: 'anna@firma.example', password: 'x' } }),
  () => api('GET /api/assessments/:regime/current', { params: { regime: 'nis2' } }),
  // A field with a default may be left out, and a query of nothing but optional fields too.
  () => api('POST /api/create-checkout-session', { body: { plan: 'pro' } }),
  () => api('GET /api/registry'),
  () => addressOf('GET /api/account/export'),
  () => addressOf('GET /api/assessments/compare/pdf', { query: { from: 'a', to: 'b' } }),
  () => saveFile('POST /api/operator/letters/:id/print', { params: { id: 'a' }, body: { note: 'why' } }),
  () => sendFile('PUT /api/account/branding/logo', new Blob()),
];

export const wrong = [
  // @ts-expect-error the body is missing
  () => api('POST /api/answers', {}),
  // @ts-expect-error everything is missing
  () => api('POST /api/answers'),
  // @ts-expect-error the password is missing
  () => api('POST /api/auth/login', { body: { email: 'anna@firma.example' } }),
  // @ts-expect-error the parameter is missing
  () => api('POST /api/assessments/:id/report'),
  // @ts-expect-error there is no such parameter
  () => api('POST /api/assessments/:id/report', { params: { assessment: 'a' } }),
  // @ts-expect-error there is no such regime
  () => api('GET /api/assessments/:regime/current', { params: { regime: 'gdpr' } }),
  // @ts-expect-error it takes no body
  () => api('POST /api/auth/logout', { body: { now: true } }),
  // @ts-expect-error it takes no such field
  () => api('POST /api/auth/forgot-password', { body: { email: 'anna@firma.example', language: 'pl' } }),
  // @ts-expect-error there is no such endpoint
  () => api('GET /api/everything'),
  // @ts-expect-error a file is not answered as JSON
  () => api('GET /api/account/export'),
  // @ts-expect-error one side of the comparison is missing
  () => addressOf('GET /api/assessments/compare/pdf', { query: { from: 'a' } }),
  // @ts-expect-error the certificate is missing
  () => addressOf('GET /api/certificates/:id/pdf'),
  // @ts-expect-error what changes something has no address to link to
  () => addressOf('POST /api/auth/logout'),
  // @ts-expect-error the reason is missing
  () => saveFile('POST /api/operator/invoices/:month/export', { params: { month: '2026-11' } }),
  // @ts-expect-error no file is taken there
  () => sendFile('PUT /api/assessments/:id/scope', new Blob()),
];
