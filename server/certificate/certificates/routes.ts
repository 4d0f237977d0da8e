import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/certificate/certificates.ts';
import { downloadDocumentsProof } from '#contract/certificate/transparency.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { publishedKeys } from '#server/certificate/transparency/keys/metadata.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { documentsProof } from './documents/documents.ts';
import { issueCertificate } from './issue/issuing.ts';
import { replaceOwn } from './issue/replacement.ts';
import * as certificates from './service.ts';

export function addCertificates(app: FastifyInstance, deps: Deps): void {
  serveFile(app, deps, downloadDocumentsProof, async ({ header }, { params }) => {
    const bytes = await documentsProof(deps, params.hash);
    if (bytes === null) throw notFound();
    header('cache-control', 'public, max-age=60');
    return { bytes };
  });
  serve(app, deps, endpoints.listCertificates, ({ account }) => certificates.ownCertificates(deps, account));
  serve(app, deps, endpoints.issueCertificate, (caller, { params, body }) => issueCertificate(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.removeCertificate, (caller, { params }) => certificates.removeCertificate(deps, caller, params.id));
  serve(app, deps, endpoints.explainCertificate, (caller, { params, body }) =>
    certificates.explainCertificate(deps, caller, params.id, body.text),
  );
  serve(app, deps, endpoints.replaceCertificate, (caller, { params }) => replaceOwn(deps, caller, params.id));
  serveFile(app, deps, endpoints.downloadCertificate, async ({ account, language }, { params, query }) => {
    const lang = query.lang ?? language;
    const { bytes, certificateNumber } = await certificates.readCertificatePdf(deps, account, params.id, lang);
    return { bytes, name: `${certificateNumber}-${lang}.pdf`, lasting: true };
  });
  serveFile(app, deps, endpoints.showCertificate, async ({ account, language, header }, { params, query }) => {
    header('cache-control', 'private, max-age=600');
    return { bytes: await certificates.readPicture(deps, account, params.id, query.lang ?? language) };
  });
  serveFile(app, deps, endpoints.downloadSharePicture, async ({ account, language }, { params, query }) => {
    const lang = query.lang ?? language;
    const { bytes, certificateNumber } = await certificates.readSharePicture(deps, account, params.id, lang);
    return { bytes, name: `${certificateNumber}-${lang}.png` };
  });
  serve(app, deps, endpoints.readLetters, ({ account, language }, { params, query }) =>
    certificates.readLetters(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, endpoints.listKeys, async ({ header }) => {
    header('cache-control', 'public, max-age=300');
    return { keys: publishedKeys(deps.keyring) };
  });
}
