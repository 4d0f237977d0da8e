import { useId, type ReactNode } from 'react';

/** A part of the incident screen with its heading. */
export function Part({ title, lead, id, children }: { title: string; lead?: string; id?: string; children: ReactNode }) {
  const own = useId();
  return (
    <section aria-labelledby={own} id={id} className="border-t border-line pt-7">
      <h2 id={own} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-3xl text-muted">{lead}</p>}
      <div className="mt-4 space-y-5">{children}</div>
    </section>
  );
}
