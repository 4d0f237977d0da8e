/** Answers of a scope check that make a firm an essential entity: it sells electricity and is large. */
export const essentialAnswers = {
  seat: 'poland',
  roles: [] as string[],
  sectors: ['in_energy'],
  kinds: ['electricity_supply'],
  headcount: 'from_250',
  turnover: 'over_50',
  balance: 'over_43',
  group: 'alone',
};
