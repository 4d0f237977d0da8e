import type { KsefMode } from './ksef/modes.ts';

/** How a document went to KSeF, or `outside` for what was issued before invoices were sent from here. */
export type DocumentMode = KsefMode | 'outside';

/** What JPK_V7M(3) says in the place of the number of KSeF, or that there is one. */
export const saleMarks = ['NrKSeF', 'OFF', 'BFK', 'DI'] as const;
export type SaleMark = (typeof saleMarks)[number];

/**
 * OFF: of an outage of KSeF (art. 106nf), numbered later without a correction of the file. DI: not numbered yet, which asks for one.
 * BFK: electronic or on paper, outside KSeF.
 */
const marks: Readonly<Record<DocumentMode, SaleMark>> = {
  online: 'DI',
  offline24: 'DI',
  unavailability: 'DI',
  emergency: 'OFF',
  total_failure: 'BFK',
  outside: 'BFK',
};

export function saleMarkOf({ ksefNumber, mode }: Readonly<{ ksefNumber: string | null; mode: DocumentMode }>): SaleMark {
  return ksefNumber === null ? marks[mode] : 'NrKSeF';
}

/** What JPK files need of the settings of the service. */
export const jpkSettings = ['tax_office', 'tax_address'] as const;
export type JpkSetting = (typeof jpkSettings)[number];
