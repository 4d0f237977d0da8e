import type { ReactNode } from 'react';

type Words = { id: string; title: string; lead?: string | undefined };

function Heading({ id, title, lead }: Words) {
  return (
    <>
      <h2 id={id} className="max-w-3xl text-2xl sm:text-3xl">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-3xl text-muted">{lead}</p>}
    </>
  );
}

function Frame({ id, raised, children }: { id: string; raised: boolean; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`py-7 ${raised ? 'border-y border-line bg-surface' : ''}`}>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">{children}</div>
    </section>
  );
}

/** A part of the start page: a heading, at most two sentences under it, and its content. */
export function Section({ raised = false, children, ...words }: Words & { raised?: boolean; children: ReactNode }) {
  return (
    <Frame id={words.id} raised={raised}>
      <Heading {...words} />
      <div className="mt-4">{children}</div>
    </Frame>
  );
}

/** The same with something to see beside the words, on the left or on the right where there is space. */
export function SectionBeside({
  raised = false,
  aside,
  asideFirst = false,
  children,
  ...words
}: Words & { raised?: boolean; aside: ReactNode; asideFirst?: boolean; children?: ReactNode }) {
  return (
    <Frame id={words.id} raised={raised}>
      <div className={`grid items-start gap-8 lg:gap-14 ${asideFirst ? 'lg:grid-cols-[6fr_5fr]' : 'lg:grid-cols-[5fr_6fr]'}`}>
        <div className="min-w-0">
          <Heading {...words} />
          {children && <div className="mt-5">{children}</div>}
        </div>
        <div className={`min-w-0 ${asideFirst ? 'lg:order-first' : ''}`}>{aside}</div>
      </div>
    </Frame>
  );
}
