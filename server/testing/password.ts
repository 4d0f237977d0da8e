/** What everybody in the tests signs in with. */
export const testPassword = 'correct horse battery';
