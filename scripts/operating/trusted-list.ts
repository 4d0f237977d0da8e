import { X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { all, at, text, xmlReader } from '#server/platform/formats/xml.ts';

const help = `npm run tool -- trusted-list FILE.xml|URL --out bundle.pem [--time-stamps]

Makes a PEM bundle from a trusted list (ETSI TS 119 612), such as the Polish one, https://www.nccert.pl/tsl/PL_TSL.xml:
the authorities that issue qualified certificates for seals and signatures (CA/QC, granted), for TRUSTED_LIST_FILE;
with --time-stamps the qualified time-stamping services (TSA/QTST, granted), for TIME_STAMP_LIST_FILE.

The signature of the list itself is NOT verified here. Do it before with another tool, such as
  xmlsec1 --verify --pubkey-cert-pem SCHEME-OPERATOR.pem --id-attr:Id http://uri.etsi.org/01903/v1.3.2#:SignedProperties FILE.xml
with the certificate that https://ec.europa.eu/tools/lotl/eu-lotl.xml names for the country.
`;

const waitMillis = 30_000;
const largestList = 32 * 2 ** 20;
const kinds = { authorities: '/Svctype/CA/QC', timeStamps: '/Svctype/TSA/QTST' } as const;
const granted = '/TrustedList/Svcstatus/granted';
/** What an authority of qualified certificates issues them for; one that does not say issues them for signatures. */
const uses: ReadonlySet<string> = new Set(['ForeSeals', 'ForeSignatures']);

/** Something that makes a list unfit. */
export class UnfitList extends Error {}

type Kind = keyof typeof kinds;
type Listed = Readonly<{ name: string; certificate: X509Certificate }>;
/** `left` states for every service of that kind that was not accepted why. */
export type Bundle = Readonly<{ country: string; nextUpdate: Date; taken: readonly Listed[]; left: readonly string[] }>;

const read = xmlReader(
  new Set(['TrustServiceProvider', 'TSPService', 'DigitalId', 'Name', 'Extension', 'AdditionalServiceInformation', 'URI']),
  100_000,
);

/** A name in English where there is one. */
function nameOf(node: unknown, path: string): string {
  const names = all(node, `${path}/Name`);
  const english = names.find((one) => at(one, '@lang') === 'en') ?? names[0];
  return typeof english === 'string' ? english : text({ english }, 'english');
}

function isForUs(service: unknown): boolean {
  const information = all(service, 'ServiceInformationExtensions/Extension').flatMap((one) => all(one, 'AdditionalServiceInformation'));
  const names = information.flatMap((one) => all(one, 'URI').map((uri) => text({ uri }, 'uri'))).map((uri) => uri.split('/').at(-1) ?? '');
  const known = names.filter((name) => name.startsWith('For'));
  return known.length === 0 || known.some((name) => uses.has(name));
}

function certificatesOf(service: unknown): X509Certificate[] {
  return all(service, 'ServiceDigitalIdentity/DigitalId').flatMap((one) => {
    const base64 = text(one, 'X509Certificate').replaceAll(/\s/g, '');
    return base64 === '' ? [] : [new X509Certificate(Buffer.from(base64, 'base64'))];
  });
}

/** Why a service is not taken; null for one that is. */
function whyNot(service: unknown, kind: Kind): string | null {
  const status = text(service, 'ServiceStatus');
  if (!status.endsWith(granted)) return `is ${status.split('/').at(-1) ?? 'of no status'}`;
  return kind === 'authorities' && !isForUs(service) ? 'issues neither for seals nor for signatures' : null;
}

/** Takes the certificates of a kind of service that the list grants now. Throws on what is no trusted list, or one past its next update. */
export function bundleOf(xml: string, kind: Kind, now: Date): Bundle {
  const list = at(read(xml), 'TrustServiceStatusList');
  const scheme = at(list, 'SchemeInformation');
  const nextUpdate = new Date(text(scheme, 'NextUpdate/dateTime'));
  if (!scheme || Number.isNaN(nextUpdate.getTime())) throw new UnfitList('This is no trusted list (ETSI TS 119 612).');
  if (nextUpdate <= now) throw new UnfitList(`The list should have been replaced on ${nextUpdate.toISOString()}: get a newer one.`);
  const accepted = new Map<string, Listed>();
  const left: string[] = [];
  const providers = all(list, 'TrustServiceProviderList/TrustServiceProvider');
  for (const service of providers.flatMap((one) => all(one, 'TSPServices/TSPService')).map((one) => at(one, 'ServiceInformation'))) {
    if (!text(service, 'ServiceTypeIdentifier').endsWith(kinds[kind])) continue;
    const name = nameOf(service, 'ServiceName');
    const reason = whyNot(service, kind);
    if (reason !== null) left.push(`${name}: ${reason}`);
    for (const certificate of reason === null ? certificatesOf(service) : []) {
      if (certificate.validToDate <= now) left.push(`${name}: its certificate ended on ${certificate.validToDate.toISOString()}`);
      else accepted.set(certificate.fingerprint256, { name, certificate });
    }
  }
  return { country: text(scheme, 'SchemeTerritory'), nextUpdate, taken: [...accepted.values()], left };
}

function pemOf({ country, nextUpdate, taken }: Bundle, source: string): string {
  const head = `# From ${source} (${country}), next update ${nextUpdate.toISOString()}; the list's own signature was not verified.\n`;
  return head + taken.map(({ name, certificate }) => `# ${name.replaceAll(/\s+/g, ' ')}\n${certificate.toString()}`).join('');
}

async function listAt(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  if (!source.startsWith('https:')) throw new UnfitList('Only https addresses are read.');
  const answer = await fetch(source, { signal: AbortSignal.timeout(waitMillis) });
  if (!answer.ok) throw new UnfitList(`${source} answered ${answer.status}.`);
  const xml = await answer.text();
  if (xml.length > largestList) throw new UnfitList(`${source} is larger than any trusted list.`);
  return xml;
}

async function run(args: readonly string[], say: (line: string) => void): Promise<number> {
  const options = { out: { type: 'string' }, 'time-stamps': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [source] = positionals;
  if (!source || !values.out) {
    say(help);
    return 2;
  }
  const bundle = bundleOf(await listAt(source), values['time-stamps'] ? 'timeStamps' : 'authorities', new Date());
  for (const { name } of bundle.taken) say(`taken  ${name}`);
  for (const line of bundle.left) say(`left   ${line}`);
  if (bundle.taken.length === 0) throw new UnfitList('Nothing of this kind is granted: no bundle was written.');
  await writeFile(values.out, pemOf(bundle, source));
  say(`${values.out}: ${bundle.taken.length} certificates; get the list again before ${bundle.nextUpdate.toISOString()}.`);
  say('The signature of the list itself was NOT verified. Run this command without anything to read how to do it.');
  return 0;
}

if (import.meta.main) {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  process.exitCode = await run(process.argv.slice(2), print).catch((error: unknown) => {
    print((error as Error).message);
    return 1;
  });
}
