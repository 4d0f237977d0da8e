import type { FactCheck } from './verdicts.ts';

/** Questions of the catalogue that a check speaks to. */
export const questionsOfFactCheck = {
  entra_mfa: ['nis2-7-5'],
  google_2sv: ['nis2-7-5'],
  google_unused: ['nis2-2-3'],
  device_compliance: ['nis2-5-3', 'nis2-7-6'],
  device_encryption: ['nis2-2-5'],
  backup_success: ['nis2-3-2'],
  training_done: ['nis2-7-2'],
  updates_installed: ['nis2-5-5'],
} as const satisfies Readonly<Record<FactCheck, readonly string[]>>;
