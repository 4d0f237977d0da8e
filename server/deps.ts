import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/db.ts';
import type { Signer } from './certificates/credential.ts';
import type { Renderer } from './documents/renderer.ts';
import type { MailQueue } from './mails/queue.ts';
import type { CompanyRegister } from './outside/company-register.ts';
import type { Mailer } from './outside/mailer.ts';

/** Everything a service needs from outside. In tests only clock, randomness and addresses differ. */
export type Deps = Readonly<{
  db: Database;
  now: () => Date;
  /** `count` cryptographically random integers below `bound`. */
  randomIntegers: (count: number, bound: number) => number[];
  newId: () => string;
  renderer: Renderer;
  signer: Signer;
  companyRegister: CompanyRegister;
  mailer: Mailer;
  mails: MailQueue;
  log: Logger;
  config: Config;
}>;
