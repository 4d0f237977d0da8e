import type { Sandbox } from '#sandbox/stripe/sandbox.ts';
import { commands } from './commands.ts';

function escaped(text: unknown): string {
  return String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const deliveryOptions = {
  delay: 'seconds until the first delivery',
  repeat: 'how often it is sent again after it was taken',
  every: 'seconds between two repetitions (86400: daily)',
  reverse: 'true or false: the last event first',
};

function field(name: string, hint: string): string {
  return `<label>${name} <input name="${name}" placeholder="${escaped(hint)}"></label>`;
}

function commandForms(): string {
  return Object.entries(commands)
    .map(([name, { does, fields }]) => {
      const own = Object.entries(fields).map(([key, hint]) => field(key, hint));
      const inputs = Object.entries(deliveryOptions).map(([key, hint]) => field(key, hint));
      const late = `<details><summary>Late, repeated, reversed</summary>${inputs.join('')}</details>`;
      return `<section><h3>POST /stripe/control/${name}</h3><p>${escaped(does)}</p><form method="post" action="/stripe/control/${name}">${own.join('')}${late}<button>${name}</button></form></section>`;
    })
    .join('');
}

function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = (tag: string, row: readonly unknown[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell ?? '–')}</${tag}>`).join('')}</tr>`;
  return `<div class="wide"><table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table></div>`;
}

function newest<T>(all: Readonly<Record<string, T>>): T[] {
  return Object.values(all).toReversed().slice(0, 20);
}

function overview({ state, troubles, webhooks, refunds }: Sandbox): string {
  const sessions = newest(state.sessions).map((one) => [one.id, one.status, one.payment_status, one.amount_total, one.payment_intent]);
  const refunded = newest(state.refunds).map((one) => [one.id, one.status, one.amount, one.charge]);
  const disputes = newest(state.disputes).map((one) => [one.id, one.status, one.amount, one.charge]);
  const events = newest(state.events).map((one) => [one.id, one.type, new Date(one.created * 1000).toISOString()]);
  const due = state.deliveries.slice(0, 20).map((one) => [one.event, new Date(one.at).toISOString(), one.attempt, one.again]);
  return [
    `<p>Troubles: ${escaped(JSON.stringify(troubles.list()))}. Events told: ${escaped(JSON.stringify(webhooks.usual.how))}. Refunds start as ${refunds.startAs}.</p>`,
    `<h2>Sessions</h2>${table(['session', 'status', 'payment', 'amount', 'intent'], sessions)}`,
    `<h2>Refunds</h2>${table(['refund', 'status', 'amount', 'charge'], refunded)}`,
    `<h2>Disputes</h2>${table(['dispute', 'status', 'amount', 'charge'], disputes)}`,
    `<h2>Events</h2>${table(['event', 'type', 'created'], events)}`,
    `<h2>Deliveries still to be made</h2>${table(['event', 'at', 'attempt', 'again'], due)}`,
  ].join('');
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
section{border-top:1px solid #8886;padding:.4rem 0 1rem}h3{font:600 1rem ui-monospace,monospace;margin:.6rem 0}label{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:center;margin:.4rem 0}
input{flex:1 1 16rem;min-height:2.2rem;font:inherit}button{min-height:2.4rem;padding:0 1rem;font:inherit}table{border-collapse:collapse;font-size:.85rem}td,th{border:1px solid #8886;padding:.25rem .5rem;text-align:left}.wide{overflow-x:auto}`;

/** What the account holds and every command it accepts, with a form for each. */
export function controlPage(sandbox: Sandbox): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stripe sandbox</title><style>${style}</style></head><body><h1>Stripe sandbox</h1><p>Commands take JSON or a form. Every command may also say how its events are told: delay, repeat, every, reverse.</p>${overview(sandbox)}<h2>Commands</h2>${commandForms()}</body></html>`;
}
