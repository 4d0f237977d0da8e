import type { Logger } from 'pino';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/db.ts';
import type { Reads } from './platform/db/reads.ts';
import type { Renderer } from './adapters/documents/rendering/renderer.ts';
import type { Sealer } from './adapters/documents/seal/sealer.ts';
import type { FileStore } from './adapters/storage/file-store.ts';
import type { VirusScanner } from './adapters/scanner/virus-scanner.ts';
import type { CompanyRegister } from './adapters/registers/company-register.ts';
import type { ExchangeRates } from './adapters/registers/exchange-rates.ts';
import type { Ksef } from './adapters/ksef/ksef.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Payments } from './adapters/payments/payments.ts';
import type { Revocations } from './adapters/trust/revocations.ts';
import type { VatRegister } from './adapters/registers/vat-register.ts';
import type { WebhookSender } from './adapters/web/webhook-sender.ts';
import type { Websites } from './adapters/web/website.ts';
import type { Network } from '#core/assessment/observations/network.ts';
import type { DomainEvents, DomainQuestions } from './platform/events/domain-events.ts';
import type { Queue } from './platform/jobs/queue.ts';
import type { Keyring } from './platform/security/keyring.ts';
import type { Encryption } from './platform/security/encryption.ts';

/** Everything a service needs from outside. In tests only clock, randomness and addresses differ. */
export type Deps = Readonly<{
  db: Database;
  /** What may be some seconds behind, of a standby where there is one: never what somebody checks a certificate by. */
  reads: Reads;
  now: () => Date;
  /** What the clock of the database states: another machine’s, as a rule, against which ours is checked before anything is deleted. */
  databaseNow: () => Promise<Date>;
  /** `count` cryptographically random integers below `bound`. */
  randomIntegers: (count: number, bound: number) => number[];
  newId: () => string;
  renderer: Renderer;
  /** Null where no seal is configured. */
  sealer: Sealer | null;
  keyring: Keyring;
  encryption: Encryption;
  companyRegister: CompanyRegister;
  vatRegister: VatRegister;
  exchangeRates: ExchangeRates;
  websites: Websites;
  /** Public questions about domains of organisations. */
  network: Network;
  webhookSender: WebhookSender;
  revocations: Revocations;
  files: FileStore;
  /** Null where files are not scanned. */
  virusScanner: VirusScanner | null;
  mailer: Mailer;
  payments: Payments;
  /** The national e-invoicing system. */
  ksef: Ksef;
  queue: Queue;
  /** What modules say of what happens in them, and what they ask of those above them (`server/listeners.ts`). */
  events: DomainEvents<Deps>;
  questions: DomainQuestions<Deps>;
  log: Logger;
  config: Config;
}>;
