import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/db.ts';
import type { Reads } from './db/reads.ts';
import type { Renderer } from './documents/renderer.ts';
import type { Sealer } from './documents/seal/sealer.ts';
import type { FileStore } from './outside/file-store.ts';
import type { VirusScanner } from './outside/virus-scanner.ts';
import type { CompanyRegister } from './outside/company-register.ts';
import type { Mailer } from './outside/mailer.ts';
import type { Payments } from './outside/payments.ts';
import type { Revocations } from './outside/revocations.ts';
import type { VatRegister } from './outside/vat-register.ts';
import type { WebhookSender } from './outside/webhook-sender.ts';
import type { Websites } from './outside/website.ts';
import type { Queue } from './queue.ts';
import type { Keyring } from './keyring.ts';
import type { Vault } from './vault.ts';

/** Everything a service needs from outside. In tests only clock, randomness and addresses differ. */
export type Deps = Readonly<{
  db: Database;
  /** What may be some seconds behind, of a standby where there is one: never what somebody checks a certificate by. */
  reads: Reads;
  now: () => Date;
  /** What the clock of the database says: another machine’s, as a rule, against which ours is checked before anything is deleted. */
  databaseNow: () => Promise<Date>;
  /** `count` cryptographically random integers below `bound`. */
  randomIntegers: (count: number, bound: number) => number[];
  newId: () => string;
  renderer: Renderer;
  /** Null where no seal is configured. */
  sealer: Sealer | null;
  keyring: Keyring;
  vault: Vault;
  companyRegister: CompanyRegister;
  vatRegister: VatRegister;
  websites: Websites;
  webhookSender: WebhookSender;
  revocations: Revocations;
  files: FileStore;
  /** Null where files are not looked through. */
  virusScanner: VirusScanner | null;
  mailer: Mailer;
  payments: Payments;
  queue: Queue;
  log: Logger;
  config: Config;
}>;
