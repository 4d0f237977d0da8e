/** What is read of a ZIP of exports: so many files, so many bytes of all of them once unpacked, and no more than so many times what they were packed. */
export const archiveLimits = { files: 20, bytes: 20_000_000, ratio: 200 } as const;
