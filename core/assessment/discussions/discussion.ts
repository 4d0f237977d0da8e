/** A discussion at a question of an organisation (docs/product.md, “Discussions”). */
export const discussionLimits = {
  /** Messages of one discussion; removed ones count, since what became of them is still shown. */
  messages: 200,
  /** Characters of a message that a mail and a list show. */
  excerpt: 200,
  /** Mentions that are listed of one person. */
  mentions: 50,
} as const;

/** Whoever is named several times in one discussion within an hour is written to once. */
export const mentionQuietMillis = 3_600_000;
