import type { FastifyInstance } from 'fastify';
import type { Message, Messages } from './messages.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function links({ attachments = [] }: Message): string {
  return attachments
    .map(
      ({ filename, contentType, content }) =>
        `<p><a download="${escaped(filename)}" href="data:${escaped(contentType)};base64,${escaped(content)}">${escaped(filename)}</a></p>`,
    )
    .join('');
}

function row(message: Message): string {
  return `<details><summary><b>${escaped(message.subject)}</b> – ${escaped(message.to)} <small>${escaped(message.receivedAt)}</small></summary><pre>${escaped(message.text)}</pre>${links(message)}</details>`;
}

function page(messages: readonly Message[]): string {
  const body = messages.length > 0 ? messages.map(row).join('') : '<p>Brak wiadomości. No messages.</p>';
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Skrzynka – piaskownica</title><style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}details{border-top:1px solid #ccc;padding:.6rem 0}pre{white-space:pre-wrap}</style><h1>Skrzynka</h1>${body}</html>`;
}

/** The mailbox for people (`/mailbox`) and for tests (`/mailbox/messages?to=`). */
export function addMailboxPages(app: FastifyInstance, messages: Messages): void {
  app.get('/mailbox', (_, reply) => reply.type('text/html; charset=utf-8').send(page(messages.list())));
  app.get<{ Querystring: { to?: string } }>('/mailbox/messages', (request) => messages.list(request.query.to));
}
