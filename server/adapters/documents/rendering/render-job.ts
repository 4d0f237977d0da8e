/** One document to draw. */
export type RenderJob = Readonly<{
  template:
    | 'report'
    | 'certificate'
    | 'comparison'
    | 'monthly'
    | 'invoice'
    | 'pro-forma'
    | 'terms'
    | 'withdrawal'
    | 'code-letter'
    | 'declaration'
    | 'incident'
    | 'record'
    | 'scope-verdict'
    | 'statement';
  /** Becomes `/data/data.json` for the template; characters no font covers are replaced on the way. */
  data: unknown;
  /** Further files by name below `/data/`. */
  files: Readonly<Record<string, Buffer>>;
  /** A standard of PDF, or the first page alone as SVG. */
  standard: 'a-2a' | 'a-3a' | 'ua-1' | 'svg';
}>;

export type RenderAnswer = Readonly<{ id: number; pdf?: Uint8Array; error?: string }>;
