/** The mark: a letter A with a confirmed crossbar. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" className="fill-brand" />
      <path d="M16 6.5 24.2 25h-3.7l-1.7-4.1h-5.6L11.5 25H7.8zm0 6.6-1.7 4.6h3.4z" className="fill-on-brand" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-serif text-xl font-semibold tracking-tight">Atesto</span>
    </span>
  );
}
