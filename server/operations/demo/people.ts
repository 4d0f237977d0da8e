import type { MemberRole } from '#core/account/members/members.ts';

type Place = Readonly<{ at: string; role: MemberRole }>;

export type DemoPerson = Readonly<{ email: string; firstName: string; lastName: string; works: readonly Place[] }>;

const consultant = (at: string): Place => ({ at, role: 'consultant' });

/** People beside the owners, and where they work: a company is named by its owner's address. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'editor@demo.example', firstName: 'Piotr', lastName: 'Lis', works: [{ at: 'pro@demo.example', role: 'editor' }] },
  { email: 'reader@demo.example', firstName: 'Zofia', lastName: 'Maj', works: [{ at: 'pro@demo.example', role: 'reader' }] },
  {
    email: 'consultant@demo.example',
    firstName: 'Marta',
    lastName: 'Doradca',
    works: ['pro@demo.example', 'basic@demo.example', 'ended@demo.example', 'none@demo.example'].map(consultant),
  },
];
