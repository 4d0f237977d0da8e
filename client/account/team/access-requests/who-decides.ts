import type { OwnOrganization } from '#contract/account/members.ts';

type Viewer = Readonly<{ email: string; organization: Pick<OwnOrganization, 'id'> | null; organizations: readonly OwnOrganization[] }>;

/** How whoever looks at a request stands to it: who may decide now, after turning to another own organisation, or not at all. */
export type ViewerStatus =
  | Readonly<{ kind: 'visitor' }>
  | Readonly<{ kind: 'nobody' }>
  | Readonly<{ kind: 'decides' | 'elsewhere'; organization: OwnOrganization }>;

export function viewerStatusOf(me: Viewer | null | undefined, nip: string): ViewerStatus {
  if (!me) return { kind: 'visitor' };
  const owned = me.organizations.filter((one) => one.role === 'owner' && one.nip === nip);
  const here = owned.find(({ id }) => id === me.organization?.id);
  if (here) return { kind: 'decides', organization: here };
  const [other] = owned;
  return other ? { kind: 'elsewhere', organization: other } : { kind: 'nobody' };
}
