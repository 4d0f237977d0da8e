/**
 * A mutant that may survive: the file, what stands there, what it becomes, and why nobody could notice; `line` is the line
 * it stands in, without blanks around it, where the same text elsewhere matters.
 */
export type Accepted = Readonly<{ file: string; line?: string; was: string; is: string; reason: string }>;
