/** The parts of a binder, each a folder of it. */
export const binderParts = ['answers', 'evidence', 'plan', 'duties', 'board', 'ai_systems', 'incidents', 'audit'] as const;
export type BinderPart = (typeof binderParts)[number];

/** A file of a binder as it was packed; `sha256` null for one that is stored but could not be read. */
export type Bound = Readonly<{ part: BinderPart; path: string; bytes: number; sha256: string | null }>;
