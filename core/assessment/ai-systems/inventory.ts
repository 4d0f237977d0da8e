/** The most systems of an organisation. */
export const mostSystems = 200;

/** Why a row of a sheet, or a cell of it, is no system. */
export const sheetProblems = ['name_missing', 'too_long', 'unknown_word', 'day', 'roles_missing', 'duplicate', 'full'] as const;
export type SheetProblem = (typeof sheetProblems)[number];
