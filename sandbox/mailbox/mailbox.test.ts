// @module-tag long
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMessages, type Messages } from './messages.ts';
import { addMailboxPages } from './pages.ts';
import { startSmtp } from './smtp.ts';

let folder = '';
let messages: Messages;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-mailbox-'));
  messages = await openMessages(folder);
  smtp = await startSmtp(0, messages.add);
});
afterAll(async () => {
  smtp.close();
  await rm(folder, { recursive: true, force: true });
});

/** Speaks plain SMTP, one command per answer of the server. */
function deliver(lines: readonly string[]): Promise<void> {
  const { port } = smtp.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const rest = [...lines];
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      const code = Number(data.toString().slice(0, 3));
      if (code >= 400) reject(new Error(data.toString()));
      const line = rest.shift();
      if (line === undefined) socket.end();
      else socket.write(`${line}\r\n`);
    });
  });
}

it('shows what was sent to an address, newest first, with Polish letters', async () => {
  const mail = (subject: string): string[] => [
    'EHLO test',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<Odbiorca@Example.com>',
    'DATA',
    `From: a@example.com\r\nTo: odbiorca@example.com\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nZażółć gęślą jaźń\r\n.`,
    'QUIT',
  ];
  await deliver(mail('Pierwsza'));
  await deliver(mail('Następna'));
  const app = Fastify();
  addMailboxPages(app, messages);
  const listed = (await app.inject('/mailbox/messages?to=odbiorca@example.com')).json();
  expect(listed.map((message: { subject: string }) => message.subject)).toEqual(['Następna', 'Pierwsza']);
  expect(listed[0]).toMatchObject({
    to: 'odbiorca@example.com',
    from: 'a@example.com',
    text: expect.stringContaining('Zażółć gęślą jaźń'),
  });
  expect((await app.inject('/mailbox/messages?to=inny@example.com')).json()).toEqual([]);
  expect((await app.inject('/mailbox')).body).toContain('Następna');
  expect((await openMessages(folder)).list()).toHaveLength(2);
});

it('preserves the files that came with a message', async () => {
  const boundary = 'grenze';
  const body = [
    'From: a@example.com',
    'Subject: Raport',
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain',
    '',
    'W zalaczniku.',
    `--${boundary}`,
    'Content-Type: application/pdf; name="raport.pdf"',
    'Content-Disposition: attachment; filename="raport.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    `--${boundary}--`,
    '.',
  ].join('\r\n');
  await deliver(['EHLO test', 'MAIL FROM:<a@example.com>', 'RCPT TO:<plik@example.com>', 'DATA', body, 'QUIT']);
  const [message] = messages.list('plik@example.com');
  expect(message?.attachments).toEqual([{ filename: 'raport.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }]);
  const app = Fastify();
  addMailboxPages(app, messages);
  expect((await app.inject('/mailbox')).body).toContain('download="raport.pdf" href="data:application/pdf;base64,JVBERi0="');
});

it('preserves its messages when the process was killed while it wrote one', async () => {
  const broken = join(folder, 'broken');
  const message = {
    to: 'a@example.com',
    from: 'b@example.com',
    subject: 'Cała',
    text: '',
    html: '',
    receivedAt: '2026-01-01T00:00:00.000Z',
  };
  await mkdir(broken);
  await writeFile(join(broken, 'mailbox.jsonl'), `${JSON.stringify(message)}\n{"to":"a@exa`);
  await (await openMessages(broken)).add({ ...message, subject: 'Następna' });
  expect((await openMessages(broken)).list('A@example.com').map(({ subject }) => subject)).toEqual(['Następna', 'Cała']);
});

/** Speaks until that many commands were sent, then resets the connection instead of reading the answer. */
function breakOff(lines: readonly string[], after: number): Promise<void> {
  const { port } = smtp.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let replies = 0;
    const next = (): void => {
      if (replies < after) {
        socket.write(`${lines[replies]}\r\n`);
        replies += 1;
      }
      if (replies === after) socket.resetAndDestroy();
    };
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    if (after === 0) socket.on('connect', () => socket.resetAndDestroy());
    else socket.on('data', next);
  });
}

it('goes on after a client that resets its connection at any stage, again and again', async () => {
  const start = ['EHLO test', 'MAIL FROM:<a@example.com>', 'RCPT TO:<reset@example.com>', 'DATA'];
  const broken = [...start, 'Subject: Urwana\r\n\r\nPoło'];
  const whole = [...start, 'Subject: Cała\r\n\r\nCała.\r\n.', 'QUIT'];
  for (const lines of [broken, whole]) {
    for (let stage = 0; stage <= lines.length; stage += 1) {
      await Promise.all([breakOff(lines, stage), breakOff(lines, stage), breakOff(lines, stage)]);
    }
  }
  await deliver(['EHLO test', 'MAIL FROM:<a@example.com>', 'RCPT TO:<po@example.com>', 'DATA', 'Subject: Potem\r\n\r\nJest.\r\n.', 'QUIT']);
  expect(messages.list('po@example.com').map(({ subject }) => subject)).toEqual(['Potem']);
});
