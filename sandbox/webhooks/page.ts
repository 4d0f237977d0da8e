import type { Inbox, Received } from './inboxes.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const verdicts = { true: 'podpis prawidłowy', false: 'podpis błędny', null: 'podpisu nie sprawdzono: brak sekretu' } as const;

function receivedPart({ at, id, attempt, signed, status, body }: Received): string {
  return `<li><p><b>${escaped(at)}</b>, próba ${attempt}, odpowiedź ${status}, ${verdicts[`${signed}`]}<br>${escaped(id)}</p><pre>${escaped(body)}</pre></li>`;
}

function inboxPart(host: string, name: string, { secret, status, delay, received }: Inbox): string {
  return `<section id="${name}"><h2>https://${host}/${name}</h2>
<form method="post" action="/webhooks/${name}">
<label>Sekret webhooka<input name="secret" value="${escaped(secret)}" autocomplete="off"></label>
<label>Odpowiedź (status HTTP)<input name="status" value="${status}" inputmode="numeric"></label>
<label>Opóźnienie w milisekundach<input name="delay" value="${delay}" inputmode="numeric"></label>
<button>Zapisz</button></form><ul>${received.map(receivedPart).join('')}</ul></section>`;
}

/** A receiver of webhooks in the sandbox: what it got, whether it was signed, and what it answers. */
export function webhooksPage(host: string, inboxes: readonly (readonly [string, Inbox])[]): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Odbiorca webhooków (piaskownica)</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}section{border-top:1px solid #ccc;padding:.5rem 0 1rem}
h2{font-size:1.1rem;margin:.5rem 0 0;overflow-wrap:anywhere}label{display:block;margin:.5rem 0}input{display:block;width:100%;font:inherit;padding:.4rem}
button{font:inherit;padding:.4rem 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f3f3f3;padding:.5rem}</style>
<h1>Odbiorca webhooków (piaskownica)</h1>
<p>Podaj w ustawieniach adres https://${host}/ z dowolną nazwą z małych liter, a wiadomości pojawią się tutaj. Lista żyje do zatrzymania usługi.</p>
${inboxes.map(([name, inbox]) => inboxPart(host, name, inbox)).join('\n')}</html>`;
}
