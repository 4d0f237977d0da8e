/**
 * How Node is started so that it holds less memory than it needs at once: a young generation of 8 MB instead of 16, whose halves V8 does not
 * give back, and two arenas of the allocator for what is not JavaScript. Measured: docs/scaling.md, “Memory”.
 */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=8'];
export const memoryEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' };
