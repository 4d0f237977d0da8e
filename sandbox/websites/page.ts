import type { Published } from './published.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export type Site = Published & Readonly<{ host: string; company: string }>;

function siteForm({ host, company, dns = '', file = '', spf = '', dmarc = '' }: Site): string {
  return `<section id="${host}"><h2>${host}</h2><p>${escaped(company)}</p>
<form method="post" action="/websites/${host}">
<label>Rekord TXT _atesto.${host}<input name="dns" value="${escaped(dns)}" autocomplete="off"></label>
<label>Plik /.well-known/atesto-confirmation.txt<input name="file" value="${escaped(file)}" autocomplete="off"></label>
<label>Rekord TXT ${host} (SPF)<input name="spf" value="${escaped(spf)}" autocomplete="off"></label>
<label>Rekord TXT _dmarc.${host}<input name="dmarc" value="${escaped(dmarc)}" autocomplete="off"></label>
<button>Opublikuj</button></form></section>`;
}

/** Websites of the companies of the sandbox, each with what its owner can publish. */
export function websitesPage(sites: readonly Site[]): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Strony firm (piaskownica)</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}section{border-top:1px solid #ccc;padding:.5rem 0 1rem}
h2{font-size:1.1rem;margin:.5rem 0 0}label{display:block;margin:.5rem 0;overflow-wrap:anywhere}input{display:block;width:100%;font:inherit;padding:.4rem}
button{font:inherit;padding:.4rem 1rem}</style>
<h1>Strony firm (piaskownica)</h1>
<p>Tak publikuje ktoś, kto naprawdę prowadzi stronę. Wklej wartość z ekranu „Potwierdzenie firmy” i wróć tam, żeby ją sprawdzić.</p>
${sites.map(siteForm).join('\n')}</html>`;
}
