import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { certificateEnds } from '#server/adapters/ksef/certificates/certificates.ts';
import { enrol, enrolmentData, makeRequest, revoke, type CertificateType } from '#server/adapters/ksef/certificates/enrolment.ts';
import { openKsefApi } from '#server/adapters/ksef/open.ts';
import { readKsefConfig } from '#server/platform/config/ksef-settings.ts';
import { commandLine, print } from './command-line.ts';

const help = `npm run tool -- ksef-certificate COMMAND

  list                       the certificates of the settings, and when they end
  enrol authentication|offline --name NAME --folder FOLDER
                             make a key, fetch a certificate for it, and write the three files
                             authentication.crt, .key and .passphrase, or offline.…
  revoke SERIAL [--stolen]   revoke a certificate that another one took the place of, or a stolen one

Who signs in is the certificate of KSEF_CERTIFICATE and KSEF_KEY (KSEF_KEY_PASSPHRASE) in KSEF_ENVIRONMENT, for COMPANY_NIP: any that
KSeF lets in, also the one that is to be replaced. NAME has 5 to 100 letters, digits, spaces, hyphens. No file is overwritten.
`;

const options = { name: { type: 'string' }, folder: { type: 'string' }, stolen: { type: 'boolean' }, help: { type: 'boolean' } } as const;

const { values, positionals } = commandLine(options, help);

function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is missing.\n\n${help}`);
  return value;
}

const types: Readonly<Record<string, CertificateType>> = { authentication: 'Authentication', offline: 'Offline' };

function connect() {
  const log = pino({ level: 'warn' }, pino.destination(2));
  return openKsefApi({ settings: readKsefConfig(process.env), log, admit: async () => {} });
}

/** The key is written before the certificate is asked for: an answer that is lost must not cost it. */
async function enrolAs(use: string): Promise<void> {
  const type = types[use];
  if (!type) throw new Error(help);
  const [name, folder] = [required(values.name, '--name'), required(values.folder, '--folder')];
  const at = (ending: string): string => join(folder, `${use}.${ending}`);
  const existing = ['crt', 'key', 'passphrase'].map(at).filter((path) => existsSync(path));
  if (existing.length > 0) throw new Error(`Nothing is overwritten: ${existing.join(', ')}.`);
  const { call } = connect();
  const request = await makeRequest(await enrolmentData(call));
  const passphrase = randomBytes(24).toString('base64url');
  const secret = { mode: 0o600, flag: 'wx' } as const;
  writeFileSync(at('passphrase'), `${passphrase}\n`, secret);
  writeFileSync(at('key'), request.key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }), secret);
  const certificate = await enrol(call, request, { type, name });
  writeFileSync(at('crt'), certificate.toString(), { flag: 'wx' });
  print(`${certificate.serialNumber}, ${type}, until ${certificate.validToDate.toISOString().slice(0, 10)}: ${at('crt')}`);
}

function list(): void {
  const ends = certificateEnds(readKsefConfig(process.env));
  if (ends.length === 0) print('No certificate is set.');
  for (const { use, serial, subject, endsAt } of ends) print(`${use}: ${serial}, until ${endsAt.toISOString().slice(0, 10)}, ${subject}`);
}

async function run(): Promise<void> {
  const [command, what = ''] = positionals;
  if (values.help) print(help);
  else if (command === 'list') list();
  else if (command === 'enrol') await enrolAs(what);
  else if (command === 'revoke') {
    await revoke(connect().call, required(what.toUpperCase(), 'SERIAL'), values.stolen ? 'KeyCompromise' : 'Superseded');
    print(`${what.toUpperCase()} is revoked.`);
  } else throw new Error(help);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
