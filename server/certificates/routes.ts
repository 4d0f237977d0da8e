import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/certificates.ts';
import type { Deps } from '#server/deps.ts';
import { publishedKeys } from '#server/transparency/metadata.ts';
import { serve, serveFile } from '#server/http/serve.ts';
import { issueCertificate } from './issuing.ts';
import { replaceOwn } from './replacement.ts';
import * as certificates from './service.ts';

export function addCertificates(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, promises.listCertificates, ({ account }) => certificates.listCertificates(deps, account));
  serve(app, deps, promises.issueCertificate, (caller, { params, body }) => issueCertificate(deps, caller, { ...params, ...body }));
  serve(app, deps, promises.removeCertificate, (caller, { params }) => certificates.removeCertificate(deps, caller, params.id));
  serve(app, deps, promises.explainCertificate, (caller, { params, body }) =>
    certificates.explainCertificate(deps, caller, params.id, body.text),
  );
  serve(app, deps, promises.replaceCertificate, (caller, { params }) => replaceOwn(deps, caller, params.id));
  serveFile(app, deps, promises.downloadCertificate, async ({ account, language }, { params, query }) => {
    const lang = query.lang ?? language;
    const { bytes, certificateNumber } = await certificates.readCertificatePdf(deps, account, params.id, lang);
    return { bytes, name: `${certificateNumber}-${lang}.pdf`, lasting: true };
  });
  serveFile(app, deps, promises.showCertificate, async ({ account, language, header }, { params, query }) => {
    header('cache-control', 'private, max-age=600');
    return { bytes: await certificates.readPicture(deps, account, params.id, query.lang ?? language) };
  });
  serveFile(app, deps, promises.downloadSharePicture, async ({ account, language }, { params, query }) => {
    const lang = query.lang ?? language;
    const { bytes, certificateNumber } = await certificates.readSharePicture(deps, account, params.id, lang);
    return { bytes, name: `${certificateNumber}-${lang}.png` };
  });
  serve(app, deps, promises.readLetters, ({ account, language }, { params, query }) =>
    certificates.readLetters(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, promises.listKeys, async ({ header }) => {
    header('cache-control', 'public, max-age=300');
    return { keys: publishedKeys(deps.keyring) };
  });
}
