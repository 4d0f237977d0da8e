import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSealPair } from '#server/adapters/documents/seal/self-made.ts';
import { authoritiesIn } from '#server/company/signatures/trust.ts';
import { bundleOf, UnfitList } from './trusted-list.ts';

const now = new Date('2026-11-22T09:00:00Z');
const inFuture = '2090-01-01T00:00:00Z';
const types = 'http://uri.etsi.org/TrstSvc/Svctype';
const statuses = 'http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus';
const uses = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trusted-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

function base64(name: string, at = now): string {
  return makeSealPair(name, at).certificate.replaceAll(/-----[^-]+-----|\s/g, '');
}

type Service = Readonly<{ name: string; type?: string; status?: string; use?: string; certificate?: string }>;

function service({ name, type = 'CA/QC', status = 'granted', use = 'ForeSeals', certificate = base64(name) }: Service): string {
  const extension = `<tsl:Extension Critical="true"><tsl:AdditionalServiceInformation><tsl:URI xml:lang="en">${uses}/${use}</tsl:URI></tsl:AdditionalServiceInformation></tsl:Extension>`;
  return `<tsl:TSPService><tsl:ServiceInformation>
    <tsl:ServiceTypeIdentifier>${types}/${type}</tsl:ServiceTypeIdentifier>
    <tsl:ServiceName><tsl:Name xml:lang="pl">po polsku</tsl:Name><tsl:Name xml:lang="en">${name}</tsl:Name></tsl:ServiceName>
    <tsl:ServiceDigitalIdentity><tsl:DigitalId><tsl:X509Certificate>${certificate}</tsl:X509Certificate></tsl:DigitalId>
      <tsl:DigitalId><tsl:X509SubjectName>CN=${name}</tsl:X509SubjectName></tsl:DigitalId></tsl:ServiceDigitalIdentity>
    <tsl:ServiceStatus>${statuses}/${status}</tsl:ServiceStatus>
    <tsl:ServiceInformationExtensions>${use ? extension : ''}</tsl:ServiceInformationExtensions>
  </tsl:ServiceInformation></tsl:TSPService>`;
}

function list(services: readonly Service[], nextUpdate = inFuture): string {
  return `<?xml version="1.0"?><tsl:TrustServiceStatusList xmlns:tsl="http://uri.etsi.org/02231/v2#"><tsl:SchemeInformation>
    <tsl:SchemeTerritory>PL</tsl:SchemeTerritory><tsl:NextUpdate><tsl:dateTime>${nextUpdate}</tsl:dateTime></tsl:NextUpdate></tsl:SchemeInformation>
    <tsl:TrustServiceProviderList><tsl:TrustServiceProvider><tsl:TSPServices>${services.map(service).join('')}</tsl:TSPServices>
    </tsl:TrustServiceProvider></tsl:TrustServiceProviderList></tsl:TrustServiceStatusList>`;
}

const namesOf = (xml: string, kind: 'authorities' | 'timeStamps' = 'authorities') => bundleOf(xml, kind, now).taken.map(({ name }) => name);

describe('a bundle made from a trusted list', () => {
  it('holds the authorities that are granted to issue for seals or signatures, and states for the others why not', () => {
    const xml = list([
      { name: 'Seals' },
      { name: 'Signatures', use: 'ForeSignatures' },
      { name: 'Old, says nothing', use: '' },
      { name: 'Websites', use: 'ForWebSiteAuthentication' },
      { name: 'Ended', status: 'withdrawn' },
      { name: 'Stamps', type: 'TSA/QTST', use: '' },
      { name: 'Not qualified', type: 'CA/PKC' },
      { name: 'Over', certificate: base64('Over', new Date('2001-01-01T00:00:00Z')) },
    ]);
    expect(namesOf(xml)).toEqual(['Seals', 'Signatures', 'Old, says nothing']);
    expect(namesOf(xml, 'timeStamps')).toEqual(['Stamps']);
    expect(bundleOf(xml, 'authorities', now).left).toEqual([
      'Websites: issues neither for seals nor for signatures',
      'Ended: is withdrawn',
      expect.stringMatching(/^Over: its certificate ended on /),
    ]);
  });

  it('holds a certificate once, though several services name it', () => {
    const certificate = base64('Same');
    expect(
      namesOf(
        list([
          { name: 'One', certificate },
          { name: 'Other', certificate },
        ]),
      ),
    ).toHaveLength(1);
  });

  it('is not made from a list that is over, or from what is none', () => {
    expect(() => bundleOf(list([{ name: 'x' }], '2026-11-22T08:59:59Z'), 'authorities', now)).toThrow(UnfitList);
    for (const text of ['', '<html><body>not found</body></html>', '{}']) {
      expect(() => bundleOf(text, 'authorities', now), text).toThrow(UnfitList);
    }
  });

  it('is written by the command for the service to read, which states that the signature was not verified', async () => {
    const [from, to] = [join(folder, 'list.xml'), join(folder, 'bundle.pem')];
    await writeFile(from, list([{ name: 'Authority & Sons'.replace('&', '&amp;'), certificate: base64('A', new Date()) }]));
    const program = join(import.meta.dirname, 'trusted-list.ts');
    const ran = await new Promise<{ code: number; output: string }>((resolve) => {
      execFile(process.execPath, [program, from, '--out', to], (error, output) =>
        resolve({ code: error ? Number(error.code) : 0, output }),
      );
    });
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.output).toMatch(/taken {2}Authority & Sons[\s\S]*NOT verified/);
    expect(authoritiesIn(await readFile(to, 'utf8'))).toHaveLength(1);
  });
});
