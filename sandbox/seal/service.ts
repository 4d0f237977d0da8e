import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entries } from '#sandbox/gus/companies.ts';
import { openAuthority } from '#sandbox/authority/authority.ts';
import type { CertificateStatus } from '#sandbox/authority/certificate.ts';
import { ocspAnswer, makeTimeStamper, timeStamp, timeStampAnswer } from './responder.ts';
import { makeSigner, signPdf, type SealOptions, type Update } from './sign.ts';

const longestFile = 5 * 2 ** 20;

/** The ministry that seals for everyone who signs by the trusted profile. */
const ministry = {
  country: 'PL',
  organizationIdentifier: 'VATPL-5252955037',
  commonName: 'Minister do spraw informatyzacji - pieczęć podpisu zaufanego',
};

/** A text as PDF writes it: UTF-16BE with its mark, in hexadecimal (ISO 32000-2, 7.9.2.2). */
function pdfText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

type Hand = Readonly<{ options: SealOptions; update?: Update }>;
type Query = Readonly<{ given?: string; surname?: string; tin?: string; status?: string; stamp?: string }>;

const statuses: ReadonlySet<string> = new Set(['good', 'revoked', 'silent']);

/** Who signs a file, by the last part of the address: a company, a person, or a person by the trusted profile. */
function handOf(who: string, { given = 'Jan', surname = 'Przykładowy', tin }: Query): Hand | null {
  if (who === 'trusted') {
    const reason = `Podpis zaufany złożony przez: ministra w imieniu: (${given} ${surname}, PESEL: ***********)`;
    return { options: { names: ministry }, update: { signature: ` /Reason ${pdfText(reason)}` } };
  }
  if (who === 'person') {
    const serialNumber = tin ? `TINPL-${tin}` : 'PNOPL-00000000000';
    const names = { country: 'PL', commonName: `${given} ${surname}`, givenName: given, surname, serialNumber };
    return { options: { names, qualifiedFor: 1 } };
  }
  const entry = entries.find(({ Nip }) => Nip === who);
  if (!entry) return null;
  const names = { country: 'PL', organization: entry.Nazwa, organizationIdentifier: `VATPL-${entry.Nip}`, commonName: entry.Nazwa };
  return { options: { names } };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function page(): string {
  const companies = entries
    .filter((entry) => !entry.Typ.startsWith('L'))
    .map(({ Nip, Nazwa }) => `<option value="${Nip}">Pieczęć: ${escaped(Nazwa)}, NIP ${Nip}</option>`);
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Podpis i pieczęć elektroniczna (piaskownica)</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:1rem 0}select,input,button{font:inherit;max-width:100%}</style>
<h1>Podpis i pieczęć elektroniczna (piaskownica)</h1>
<p>Kładzie na pliku PDF kwalifikowaną pieczęć wybranej firmy albo podpis osoby. Certyfikaty wystawia urząd piaskownicy, któremu ufa tylko tryb lokalny.</p>
<form><label>Kto podpisuje <select name="who"><option value="person">Osoba, podpis kwalifikowany</option><option value="trusted">Osoba, podpis zaufany</option>${companies.join('')}</select></label>
<label>Imię osoby <input name="given" value="Jan"></label><label>Nazwisko osoby <input name="surname" value="Przykładowy"></label>
<label>Certyfikat <select name="status"><option value="good">ważny</option><option value="revoked">unieważniony</option><option value="silent">wystawca nie odpowiada, czy unieważniony</option></select></label>
<label><input type="checkbox" name="stamp"> ze znacznikiem czasu</label>
<label>Oświadczenie (PDF) <input type="file" name="file" accept="application/pdf"></label><button>Podpisz i pobierz</button><p role="status"></p></form>
<script>document.forms[0].addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target, file = form.file.files[0], status = form.querySelector('[role=status]');
  if (!file) return;
  const answer = await fetch('/seal/' + form.who.value + '?' + new URLSearchParams({ given: form.given.value, surname: form.surname.value, status: form.status.value, stamp: form.stamp.checked ? '1' : '' }), { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: file });
  status.textContent = answer.ok ? 'Gotowe.' : 'Tego pliku nie da się podpisać.';
  if (!answer.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = file.name.replace(/\\.pdf$/, '') + '-podpisane.pdf';
  link.click();
});</script></html>`;
}

type SealRequest = FastifyRequest<{ Params: { who: string }; Querystring: Query; Body: Buffer }>;

/** Puts the signature that is requested on the file that was sent; null where that cannot be. */
async function signed(folder: string, { params, query, body, socket }: SealRequest): Promise<Buffer | null> {
  const hand = handOf(params.who, query);
  const { status = 'good', stamp } = query;
  if (!hand || !statuses.has(status) || body.subarray(0, 5).toString() !== '%PDF-') return null;
  const authority = await openAuthority(folder);
  const service = `http://127.0.0.1:${socket.localPort}/seal`;
  const signer = makeSigner(authority, { ...hand.options, service, status: status as CertificateStatus });
  const brought = stamp ? { with: { stamp: (hash: Buffer) => timeStamp(hash, makeTimeStamper(authority)) } } : {};
  return signPdf(body, signer, { ...hand.update, ...brought });
}

/**
 * Signatures of the sandbox: `/seal` for people. `POST /seal/{nip}` puts a company's qualified seal on the PDF that is sent,
 * `POST /seal/person?given=&surname=&tin=` a person's qualified signature, `POST /seal/trusted?given=&surname=` one by the trusted profile;
 * `status=revoked` with a certificate that was revoked, `status=silent` with one that nobody answers for, `stamp=1` with a
 * time-stamp. `POST /seal/ocsp` answers about certificates, `POST /seal/tsa` is a time-stamping service.
 */
export async function addSeal(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    for (const type of ['application/pdf', 'application/ocsp-request', 'application/timestamp-query']) {
      files.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: longestFile }, (_, body, done) => done(null, body));
    }
    files.post<{ Body: Buffer }>('/seal/ocsp', async ({ body }, reply) => {
      const answer = ocspAnswer(body, await openAuthority(folder));
      return answer ? reply.type('application/ocsp-response').send(answer) : reply.code(503).send('silent');
    });
    files.post<{ Body: Buffer }>('/seal/tsa', async ({ body }, reply) => {
      const answer = timeStampAnswer(body, makeTimeStamper(await openAuthority(folder)));
      return answer ? reply.type('application/timestamp-reply').send(answer) : reply.code(400).send('no question');
    });
    files.post('/seal/:who', async (request: SealRequest, reply) => {
      const file = await signed(folder, request);
      return file ? reply.type('application/pdf').send(file) : reply.code(400).send('no such company, or no PDF');
    });
  });
  app.get('/seal', (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
}
