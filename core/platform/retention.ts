/** How long things are retained (docs/product.md, “Retention”): the jobs that delete and the legal pages read the same numbers. */
export const retention = {
  /** An account whose address was never confirmed. */
  unverifiedDays: 7,
  /** An invitation, and a consultant's request for access, after its end. */
  invitationDays: 30,
  /** Logs, events, notices, links that are over. */
  logMonths: 12,
  /** A certificate from its issue. */
  certificateYears: 10,
  /** Until claims are barred, counted from the end of the year of the answer. */
  claimYears: 6,
  /** An account that nobody uses and that never paid. */
  unpaidIdleMonths: 12,
  /** An account that nobody uses, from the end of its last paid period. */
  paidIdleYears: 6,
  /** Between the mail that an unused account goes and its deletion. */
  idleNoticeDays: 30,
  /** A workbook of answers that was uploaded and not applied. */
  sheetDays: 1,
} as const;
