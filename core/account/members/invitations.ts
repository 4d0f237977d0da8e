/** How long the link of an invitation works (docs/product.md, “People”). */
export const invitationDays = 7;

/** How many mails with invitations an organisation sends in 24 hours, and how many one address gets, whoever asks. */
export const invitationsPerDay = { organization: 30, address: 3 } as const;
