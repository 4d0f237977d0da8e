import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Method } from '#sandbox/stripe/money/charges.ts';
import { decline, expire, pay } from '#sandbox/stripe/money/payments.ts';
import { seconds, type Session, type State } from '#sandbox/stripe/state.ts';
import type { Webhooks } from '#sandbox/stripe/webhooks/webhooks.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const words = {
  pl: {
    title: 'Płatność testowa',
    card: 'Zapłać kartą',
    blik: 'Zapłać BLIKIEM',
    p24: 'Zapłać przez Przelewy24',
    declined: 'Karta odrzucona',
    expired: 'Pozwól sesji wygasnąć',
    cancel: 'Wróć bez płacenia',
    refused: 'Płatność została odrzucona. Spróbuj ponownie lub inną metodą.',
    over: 'Ta sesja płatności wygasła.',
    paid: 'Ta płatność została już wykonana.',
    back: 'Wróć do sprzedawcy',
    note: 'Piaskownica: żadne pieniądze nie zmieniają właściciela.',
  },
  en: {
    title: 'Test payment',
    card: 'Pay by card',
    blik: 'Pay with BLIK',
    p24: 'Pay with Przelewy24',
    declined: 'Card declined',
    expired: 'Let the session expire',
    cancel: 'Go back without paying',
    refused: 'The payment was declined. Try again or use another method.',
    over: 'This payment session has expired.',
    paid: 'This payment was already made.',
    back: 'Back to the seller',
    note: 'Sandbox: no money changes hands.',
  },
} as const;

function wordsOf(session: Session) {
  return words[session.locale === 'pl' ? 'pl' : 'en'];
}

function shell(session: Session, product: string, body: string): string {
  const w = wordsOf(session);
  const amount = `${((session.amount_total ?? 0) / 100).toFixed(2).replace('.', ',')} ${(session.currency ?? '').toUpperCase()}`;
  return `<!doctype html><html lang="${session.locale ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${w.title}</title><style>:root{color-scheme:light dark}body{font:17px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1.25rem}button{display:block;width:100%;min-height:3rem;margin:.6rem 0;font:inherit;cursor:pointer}[role=alert]{border:1px solid #a63d40;padding:.6rem 1rem}small{opacity:.8}</style></head><body><h1>${w.title}</h1><p>${escaped(product)}<br><strong>${amount}</strong></p>${body}<p><small>${w.note}</small></p></body></html>`;
}

function openPage(session: Session, product: string, refused: boolean): string {
  const w = wordsOf(session);
  const outcomes = [...session.payment_method_types, 'declined', 'expired', 'cancel'] as (keyof typeof w)[];
  const buttons = outcomes.map((outcome) => `<button name="outcome" value="${outcome}">${w[outcome]}</button>`).join('');
  return shell(session, product, `${refused ? `<p role="alert">${w.refused}</p>` : ''}<form method="post">${buttons}</form>`);
}

function closedPage(session: Session, product: string): string {
  const w = wordsOf(session);
  const back = session.status === 'expired' ? cancelAddress(session) : successAddress(session);
  const message = session.status === 'expired' ? w.over : w.paid;
  return shell(session, product, `<p role="alert">${message}</p><p><a href="${escaped(back)}">${w.back}</a></p>`);
}

function successAddress(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function cancelAddress(session: Session): string {
  return session.cancel_url ?? successAddress(session);
}

function isMethod(session: Session, outcome: string): outcome is Method {
  return session.payment_method_types.includes(outcome);
}

/** The hosted page on which a person pays, declines, lets the session expire or goes back. */
export function addPayPage(app: FastifyInstance, state: State, webhooks: Webhooks): void {
  const html = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const isOpen = ({ id, status }: Session): boolean => status === 'open' || (status === 'expired' && state.held[id] === true);
  const productOf = ({ id }: Session): string => state.drafts[id]?.productName ?? '';

  app.get<{ Params: { id: string } }>('/stripe/pay/:id', async ({ params }, reply) => {
    const session = state.sessions[params.id];
    if (!session) return reply.code(404).send('No such session');
    if (session.status === 'open' && session.expires_at <= seconds()) await expire(state, webhooks, session);
    return html(reply, isOpen(session) ? openPage(session, productOf(session), false) : closedPage(session, productOf(session)));
  });

  app.post<{ Params: { id: string }; Body: Record<string, unknown> }>('/stripe/pay/:id', async ({ params, body }, reply) => {
    const session = state.sessions[params.id];
    if (!session) return reply.code(404).send('No such session');
    if (!isOpen(session)) return html(reply, closedPage(session, productOf(session)), 409);
    const outcome = String(body?.outcome);
    if (isMethod(session, outcome)) {
      await pay(state, webhooks, session, outcome);
      return reply.redirect(successAddress(session), 303);
    }
    if (outcome === 'declined') {
      await decline(state, webhooks, session);
      return html(reply, openPage(session, productOf(session), true), 402);
    }
    if (outcome === 'expired') {
      await expire(state, webhooks, session);
      return html(reply, closedPage(session, productOf(session)));
    }
    if (outcome === 'cancel') return reply.redirect(cancelAddress(session), 303);
    return reply.code(400).send('outcome must be one of card, blik, p24, declined, expired, cancel');
  });
}
