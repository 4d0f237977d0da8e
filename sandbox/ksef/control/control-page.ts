import { certificateStatus } from '#sandbox/ksef/access/trust.ts';
import { certificateOf, serialsOf, typeOf } from '#sandbox/ksef/certificates.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import { commands } from './commands.ts';

function escaped(text: unknown): string {
  return String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function commandForms(): string {
  const sections = Object.entries(commands).map(([name, { does, fields }]) => {
    const inputs = Object.entries(fields).map(
      ([field, hint]) => `<label>${field} <input name="${field}" placeholder="${escaped(hint)}"></label>`,
    );
    const form = `<form method="post" action="/ksef/control/${name}">${inputs.join('')}<button>${name}</button></form>`;
    return `<section><h3>POST /ksef/control/${name}</h3><p>${escaped(does)}</p>${form}</section>`;
  });
  return sections.join('');
}

function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = (tag: string, row: readonly unknown[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell ?? '–')}</${tag}>`).join('')}</tr>`;
  return `<div class="wide"><table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table></div>`;
}

function overview(ksef: Ksef): string {
  const { state, issuer, faults } = ksef;
  const { jwtSecret: _, ...settings } = ksef.settings();
  const documents = [...state.documents.values()].slice(-20).toReversed();
  const sessions = [...state.sessions.values()].slice(-20).toReversed();
  const certificates = serialsOf(issuer).flatMap((serial) => {
    const certificate = certificateOf(issuer, serial);
    return certificate ? [[serial, typeOf(certificate), certificateStatus(ksef, certificate), certificate.validTo]] : [];
  });
  return [
    `<p>Clock: ${new Date(ksef.now()).toISOString()}. Troubles: ${escaped(JSON.stringify(faults.list()))}. Settings: ${escaped(JSON.stringify(settings))}.</p>`,
    '<p>Everything held as JSON: <a href="/ksef/control/documents">documents</a>, <a href="/ksef/control/calls">calls</a>. <a href="/ksef/latarnia/messages">Messages of the lighthouse</a>.</p>',
    `<h2>Documents</h2>${table(
      ['P_2', 'code', 'KSeF number', 'mode', 'reference', 'session'],
      documents.map((one) => [one.facts?.number, one.status.code, one.ksefNumber, one.mode, one.reference, one.session]),
    )}`,
    `<h2>Sessions</h2>${table(
      ['reference', 'type', 'NIP', 'opened', 'closed', 'failure'],
      sessions.map((one) => [one.reference, one.type, one.contextNip, new Date(one.at).toISOString(), one.closedAt, one.failure?.code]),
    )}`,
    `<h2>Certificates</h2>${table(['serial', 'type', 'status', 'until'], certificates)}`,
  ].join('');
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}p{overflow-wrap:anywhere}
section{border-top:1px solid #8886;padding:.4rem 0 1rem}h3{font:600 1rem ui-monospace,monospace;margin:.6rem 0}label{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:center;margin:.4rem 0}
input{flex:1 1 16rem;min-height:2.2rem;font:inherit}button{min-height:2.4rem;padding:0 1rem;font:inherit}table{border-collapse:collapse;font-size:.85rem}td,th{border:1px solid #8886;padding:.25rem .5rem;text-align:left}.wide{overflow-x:auto}`;

/** What the system holds and every command it accepts, with a form for each. */
export function controlPage(ksef: Ksef): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>KSeF sandbox</title><style>${style}</style></head><body><h1>KSeF sandbox</h1><p>Commands take JSON or a form.</p>${overview(ksef)}<h2>Commands</h2>${commandForms()}</body></html>`;
}
