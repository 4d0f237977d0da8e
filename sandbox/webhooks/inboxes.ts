import { Webhook } from 'standardwebhooks';

/** A message as it came, and whether the secret of its inbox signed it; null where no secret was given. */
export type Received = Readonly<{ at: string; id: string; attempt: number; signed: boolean | null; status: number; body: string }>;

export type Inbox = {
  /** Secrets entered on the page. */
  secret: string;
  /** What is answered. */
  status: number;
  /** How long is waited before, in milliseconds. */
  delay: number;
  received: Received[];
};

const mostMessages = 100;

function isSigned(secret: string, body: string, headers: Readonly<Record<string, string>>): boolean {
  try {
    new Webhook(secret).verify(body, { ...headers });
    return true;
  } catch {
    return false;
  }
}

/** Receivers of webhooks, each with what it got; they live as long as the process. */
export function openInboxes() {
  const inboxes = new Map<string, Inbox>();
  const of = (name: string): Inbox => {
    const known = inboxes.get(name);
    if (known) return known;
    const made = { secret: '', status: 200, delay: 0, received: [] };
    inboxes.set(name, made);
    return made;
  };
  return {
    of,
    names: () => [...inboxes.keys()],
    /** Takes a message and states what to answer. */
    receive: (name: string, body: string, headers: Readonly<Record<string, string>>): Inbox => {
      const inbox = of(name);
      const id = headers['webhook-id'] ?? '';
      const attempt = inbox.received.filter((one) => one.id === id).length + 1;
      const signed = inbox.secret === '' ? null : isSigned(inbox.secret, body, headers);
      inbox.received.unshift({ at: new Date().toISOString(), id, attempt, signed, status: inbox.status, body });
      inbox.received.length = Math.min(inbox.received.length, mostMessages);
      return inbox;
    },
  };
}

export type Inboxes = ReturnType<typeof openInboxes>;
