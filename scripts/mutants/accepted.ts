/** A mutant that may survive: the file, what stands there, what it becomes, and why nobody could notice. */
type Accepted = Readonly<{ file: string; was: string; is: string; reason: string }>;

/** Mutants that change nothing anybody could see, each with its reason. */
export const accepted: readonly Accepted[] = [];
