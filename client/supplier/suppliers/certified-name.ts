import type { Supplier } from './queries.ts';

/** The name in the certificate that counts most; empty where there is none. */
export function certifiedName({ certificates }: Supplier): string {
  return (certificates.find(({ status }) => status === 'active') ?? certificates[0])?.name ?? '';
}
