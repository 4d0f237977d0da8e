import type { FastifyInstance } from 'fastify';
import { issueCertificate, listCertificates, removeCertificate } from '#contract/certificates.ts';
import { idParams, languageQuery } from '#contract/fields.ts';
import { sendPdf } from '#server/documents/download.ts';
import type { Deps } from '#server/deps.ts';
import { readerLanguage } from '#server/http/language.ts';
import { serve, signedIn } from '#server/http/serve.ts';
import { publishedKeys } from './credential.ts';
import * as certificates from './service.ts';

export function addCertificates(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listCertificates, ({ account }) => certificates.listCertificates(deps, account));
  serve(app, deps, issueCertificate, (caller, { params, body }) => certificates.issueCertificate(deps, caller, { ...params, ...body }));
  serve(app, deps, removeCertificate, (caller, { params }) => certificates.removeCertificate(deps, caller, params.id));
  app.get('/api/certificates/:id/pdf', {
    schema: { summary: 'The certificate as PDF', tags: ['certificates'], params: idParams, querystring: languageQuery },
    preValidation: async (request) => void signedIn(request),
    handler: async (request, reply) => {
      const { id } = idParams.parse(request.params);
      const language = languageQuery.parse(request.query).lang ?? readerLanguage(request);
      const document = await certificates.readCertificatePdf(deps, signedIn(request), id, language);
      return sendPdf(reply, document.bytes, `${document.certificateNumber}-${language}.pdf`);
    },
  });
  app.get('/.well-known/jwks.json', { schema: { hide: true } }, async (_, reply) => {
    const keys = await publishedKeys(deps.db);
    return reply.header('cache-control', 'public, max-age=300').send({ keys });
  });
}
