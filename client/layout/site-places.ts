/** Where the header leads a visitor. */
export const sitePlaces = [
  { path: '/rejestr', key: 'nav.registry' },
  { path: '/pricing', key: 'nav.pricing' },
  { path: '/czy-podlegam', key: 'nav.scope' },
] as const;
