import type { FastifyInstance } from 'fastify';
import { entries } from '#sandbox/gus/companies.ts';
import { openAuthority } from '#sandbox/authority/authority.ts';
import { makeSigner, signPdf } from './sign.ts';

const longestFile = 5 * 2 ** 20;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function page(): string {
  const companies = entries
    .filter((entry) => !entry.Typ.startsWith('L'))
    .map(({ Nip, Nazwa }) => `<option value="${Nip}">${escaped(Nazwa)}, NIP ${Nip}</option>`);
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pieczęć elektroniczna (piaskownica)</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:1rem 0}select,input,button{font:inherit;max-width:100%}</style>
<h1>Pieczęć elektroniczna (piaskownica)</h1>
<p>Kładzie na pliku PDF kwalifikowaną pieczęć wybranej firmy. Wystawia ją urząd piaskownicy, któremu ufa tylko tryb lokalny.</p>
<form><label>Firma <select name="nip">${companies.join('')}</select></label>
<label>Oświadczenie (PDF) <input type="file" name="file" accept="application/pdf"></label><button>Opieczętuj i pobierz</button><p role="status"></p></form>
<script>document.forms[0].addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target, file = form.file.files[0], status = form.querySelector('[role=status]');
  if (!file) return;
  const answer = await fetch('/seal/' + form.nip.value, { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: file });
  status.textContent = answer.ok ? 'Gotowe.' : 'Tego pliku nie da się opieczętować.';
  if (!answer.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = file.name.replace(/\\.pdf$/, '') + '-opieczetowane.pdf';
  link.click();
});</script></html>`;
}

/** Qualified seals of the companies of the sandbox: `/seal` for people, `POST /seal/{nip}` seals the PDF that is sent. */
export async function addSeal(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    files.addContentTypeParser('application/pdf', { parseAs: 'buffer', bodyLimit: longestFile }, (_, body, done) => done(null, body));
    files.post<{ Params: { nip: string }; Body: Buffer }>('/seal/:nip', async ({ params, body }, reply) => {
      const entry = entries.find(({ Nip }) => Nip === params.nip);
      if (!entry || body.subarray(0, 5).toString() !== '%PDF-') return reply.code(400).send('no such company, or no PDF');
      const names = { country: 'PL', organization: entry.Nazwa, organizationIdentifier: `VATPL-${entry.Nip}`, commonName: entry.Nazwa };
      return reply.type('application/pdf').send(signPdf(body, makeSigner(await openAuthority(folder), { names })));
    });
  });
  app.get('/seal', (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
}
