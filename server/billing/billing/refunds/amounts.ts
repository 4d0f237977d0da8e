/** Minor units of an amount with two decimals. */
export function minor(amount: number): number {
  return Math.round(amount * 100);
}

/** The tax in a gross amount, exact to the minor unit. */
export function vatOf({ amount, netAmount }: Readonly<{ amount: number; netAmount: number }>): number {
  return (minor(amount) - minor(netAmount)) / 100;
}
