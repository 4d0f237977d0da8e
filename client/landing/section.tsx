import type { ReactNode } from 'react';

/** A part of the start page: a heading, at most one sentence under it, and its content. */
export function Section({
  id,
  title,
  lead,
  raised = false,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  raised?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={`px-4 py-18 sm:px-6 lg:py-26 ${raised ? 'border-y border-line bg-surface' : ''}`}>
      <div className="mx-auto max-w-6xl">
        <h2 id={id} className="max-w-3xl text-3xl sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
