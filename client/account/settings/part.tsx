import type { ReactNode } from 'react';

/** A titled part of the settings. */
export function Part({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{lead}</p>}
      <div className="mt-4 max-w-xl">{children}</div>
    </section>
  );
}
