import { base64, type Bytes } from '#proof/bytes.ts';

/** What is requested from a witness: to sign a checkpoint that grew from the size at which it is thought to be (C2SP tlog-witness). */
export function witnessRequest(old: number, consistency: readonly Bytes[], checkpoint: string): string {
  return `old ${old}\n${consistency.map((hash) => `${base64(hash)}\n`).join('')}\n${checkpoint}`;
}

/** What a witness answers: its lines, the size at which it is, that it knows another history, or no such log yet, or something else. */
export type WitnessAnswer =
  | Readonly<{ kind: 'signed'; lines: readonly string[] }>
  | Readonly<{ kind: 'elsewhere'; size: number }>
  | Readonly<{ kind: 'other_history' }>
  | Readonly<{ kind: 'unknown_log' }>
  | Readonly<{ kind: 'refused'; text: string }>;

export function readWitnessAnswer(status: number, text: string): WitnessAnswer {
  if (status === 200) return { kind: 'signed', lines: text.split('\n').flatMap((line) => (line === '' ? [] : [`${line}\n`])) };
  const size = /^\d{1,16}$/.test(text.trim()) ? Number(text.trim()) : null;
  if (status === 409 && size !== null) return { kind: 'elsewhere', size };
  if (status === 422) return { kind: 'other_history' };
  if (status === 404) return { kind: 'unknown_log' };
  return { kind: 'refused', text: `${status}: ${text.slice(0, 200)}` };
}
