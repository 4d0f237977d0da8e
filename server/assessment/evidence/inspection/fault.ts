/** Why a file is not accepted; each is a refusal of its own (`content/refusals.ts`). */
export type FileFault =
  | 'evidence_type'
  | 'evidence_heic'
  | 'evidence_mixed'
  | 'evidence_damaged'
  | 'evidence_encrypted'
  | 'evidence_macros'
  | 'evidence_active'
  | 'evidence_pixels'
  | 'evidence_bomb';

/** Thrown where an inspection finds why. */
export class Unfit extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
