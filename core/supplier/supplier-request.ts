/** Mails that ask suppliers for a self-assessment: so many an organisation sends in 24 hours, so many at once. */
export const requestsAtMost = { perDay: 100, atOnce: 100 } as const;

/** An address gets one such mail in so many days, whoever asks. */
export const requestEveryDays = 30;

/** The address itself is forgotten after so many days; its hash stays. */
export const requestAddressDays = 30;
