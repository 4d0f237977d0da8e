import { createPublicKey } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { entries } from '#sandbox/gus/companies.ts';
import { newKey, openAuthority, yearsFromNow } from '#sandbox/authority/authority.ts';
import { forServers, hostNames, isNoAuthority, makeCertificate, pemOf } from '#sandbox/authority/certificate.ts';
import { facts } from '#sandbox/registers/facts.ts';
import { startNameServer } from './dns.ts';
import { websitesPage } from './page.ts';
import { openSites, type Sites } from './published.ts';

const filePath = '/.well-known/atesto-confirmation.txt';
const longestValue = 200;
/** One that sends visitors from www to the name without it. */
const sendsHome = 'zuk-konstantynow.example';

/** Hosts that are no company's website, with what answers there. */
type Others = Readonly<Record<string, RequestListener>>;

/** The hosts of the sandbox, without www, and whose they are. Sites that many share are elsewhere. */
function companiesByHost(): Map<string, string> {
  const found = Object.entries(facts).flatMap(([nip, { regon, krs, ceidg }]) => {
    const [, host] =
      /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+\.example)\/?$/i.exec((krs ?? ceidg ?? regon)?.website ?? regon?.website ?? '') ?? [];
    const name = entries.find((entry) => entry.Nip === nip)?.Nazwa ?? nip;
    return host ? [[host.toLowerCase(), `${name}, NIP ${nip}`] as const] : [];
  });
  return new Map(found);
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}

/** The websites themselves: one server for all hosts, with a certificate of the sandbox's authority. */
async function startSites(options: {
  folder: string;
  port: number;
  hosts: readonly string[];
  sites: Sites;
  others: Others;
}): Promise<Server> {
  const { folder, port, hosts, sites, others } = options;
  const authority = await openAuthority(folder);
  const key = newKey();
  const certificate = makeCertificate({
    subject: { commonName: 'websites' },
    publicKey: createPublicKey(key),
    issuer: authority,
    from: yearsFromNow(-1),
    until: yearsFromNow(1),
    extensions: [isNoAuthority, forServers, hostNames([...hosts.flatMap((host) => [host, `www.${host}`]), ...Object.keys(others)])],
  });
  const server = createServer({ key: key.export({ type: 'pkcs8', format: 'pem' }), cert: pemOf(certificate) }, (request, response) => {
    const { host = '' } = request.headers;
    const other = others[host];
    if (other) return other(request, response);
    const { file } = sites.of(bare(host));
    if (host === `www.${sendsHome}`) return void response.writeHead(301, { location: `https://${sendsHome}${request.url}` }).end();
    const found = request.url === filePath && file;
    return void response.writeHead(found ? 200 : 404, { 'content-type': 'text/plain' }).end(found ? `${file}\n` : 'not here\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** The TXT record of a name: a code to be found, what SPF reports, or DMARC. */
function textAt(sites: Sites, name: string): string | null {
  const [, label = '', host = ''] = /^(_atesto\.|_dmarc\.)?(.*)$/.exec(name) ?? [];
  const { dns, spf, dmarc } = sites.of(host);
  const records: Readonly<Record<string, string | undefined>> = { '_atesto.': dns, '_dmarc.': dmarc, '': spf };
  return records[label] || null;
}

export type Websites = Readonly<{ port: number; close: () => void }>;

/**
 * Websites of companies of the sandbox, with their name server: `/websites` is where their owners publish. The name server
 * listens on the UDP port that has the number of the sandbox's own.
 */
export async function addWebsites(
  app: FastifyInstance,
  options: { folder: string; port: number; others: Others },
): Promise<(dnsPort: number) => Promise<Websites>> {
  const companies = companiesByHost();
  const sites = await openSites(options.folder);
  app.get('/websites', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(websitesPage([...companies].map(([host, company]) => ({ host, company, ...sites.of(host) })))),
  );
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post<{ Params: { host: string }; Body: Record<string, string> | null }>('/websites/:host', async ({ params, body }, reply) => {
      if (!companies.has(params.host)) return reply.code(404).send('unknown host');
      const field = (name: string): string => (body?.[name] ?? '').trim().slice(0, longestValue);
      await sites.publish(params.host, { dns: field('dns'), file: field('file'), spf: field('spf'), dmarc: field('dmarc') });
      return reply.redirect(`/websites#${params.host}`, 303);
    });
  });
  const zone = {
    knows: (name: string) => name in options.others || companies.has(bare(name)) || companies.has(name.replace(/^_atesto\./, '')),
    addressOf: (name: string) => (name in options.others || companies.has(bare(name)) ? '127.0.0.1' : null),
    textOf: (name: string) => textAt(sites, name),
  };
  return async (dnsPort) => {
    const dns = await startNameServer(dnsPort, zone);
    const server = await startSites({ ...options, hosts: [...companies.keys()], sites });
    const close = (): void => {
      dns.close();
      server.close();
      server.closeAllConnections();
    };
    return { port: (server.address() as AddressInfo).port, close };
  };
}
