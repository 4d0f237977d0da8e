/** Letters and digits of numbers that are read aloud and typed, such as a certificate's: no I, L, O, 0, 1. */
export const certificateAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
