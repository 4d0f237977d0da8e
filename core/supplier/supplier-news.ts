/** What a buyer is notified of about a certificate of a supplier (docs/product.md, “Suppliers”). */
export const supplierEventKinds = ['issued', 'revoked', 'ends_in_30', 'ends_in_7', 'expired'] as const;
export type SupplierEventKind = (typeof supplierEventKinds)[number];

/** How many days before its end a certificate is announced. */
export const endsIn = { ends_in_30: 30, ends_in_7: 7, expired: 0 } as const satisfies Partial<Record<SupplierEventKind, number>>;
export type EndKind = keyof typeof endsIn;

const dayMillis = 86_400_000;

/** Ends of certificates that are due for notification between two checks: after `from`, up to and including `to`. */
export function endsToNotify(kind: EndKind, from: Date, to: Date): Readonly<{ after: Date; until: Date }> {
  const ahead = endsIn[kind] * dayMillis;
  return { after: new Date(from.getTime() + ahead), until: new Date(to.getTime() + ahead) };
}
