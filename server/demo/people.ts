import sql from 'sql-template-tag';
import type { MemberRole } from '#core/members.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { addMember } from '#server/members/service.ts';

/** People beside the owners, and where they work: the company is named by its owner's address. */
const people: readonly Readonly<{
  email: string;
  firstName: string;
  lastName: string;
  works: readonly Readonly<{ at: string; role: MemberRole }>[];
}>[] = [
  { email: 'editor@demo.example', firstName: 'Piotr', lastName: 'Lis', works: [{ at: 'pro@demo.example', role: 'editor' }] },
  { email: 'reader@demo.example', firstName: 'Zofia', lastName: 'Maj', works: [{ at: 'pro@demo.example', role: 'reader' }] },
  {
    email: 'consultant@demo.example',
    firstName: 'Marta',
    lastName: 'Doradca',
    works: ['pro@demo.example', 'basic@demo.example', 'ended@demo.example', 'none@demo.example'].map(
      (at) => ({ at, role: 'consultant' }) as const,
    ),
  },
];

export const peopleEmails = people.map(({ email }) => email);

async function insertPerson(deps: Deps, tx: Db, { email, firstName, lastName, works }: (typeof people)[number], passwordHash: string) {
  const [userId, at] = [deps.newId(), deps.now()];
  await tx.rows(sql`
    insert into users (id, email, password_hash, first_name, last_name, email_verified, created_at, updated_at)
    values (${userId}, ${email}, ${passwordHash}, ${firstName}, ${lastName}, true, ${at}, ${at})`);
  for (const { at: owner, role } of works) {
    const [organization] = await tx.rows<{ id: string }>(sql`
      select o.id from organizations o join users u on u.id = o.user_id where u.email = ${owner}`);
    if (organization) await addMember(tx, { organizationId: organization.id, userId, role, at });
  }
}

/** Colleagues and a consultant for the companies that are there. */
export async function seedPeople(deps: Deps, passwordHash: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const person of people) await insertPerson(deps, tx, person, passwordHash);
  });
}
