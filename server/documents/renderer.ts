import type { Logger } from 'pino';

/** One document to draw. */
export type RenderJob = Readonly<{
  template: 'report' | 'certificate';
  /** Becomes `/data/data.json` for the template. */
  data: unknown;
  /** Further files by path below `/data/`. */
  files: Readonly<Record<string, Buffer>>;
  standard: 'a-2a' | 'a-3a' | 'ua-1';
}>;

export type Renderer = Readonly<{ render(job: RenderJob): Promise<Buffer>; close(): Promise<void> }>;

export function startRenderer(_log: Logger): Renderer {
  return { render: async () => Buffer.from('%PDF-stub'), close: async () => {} };
}
