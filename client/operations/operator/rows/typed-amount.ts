/** An amount as people type it, such as “1 845,50”; NaN where it is none. */
export function typedAmount(text: string): number {
  return Number(text.replaceAll(/\s/g, '').replace(',', '.'));
}
