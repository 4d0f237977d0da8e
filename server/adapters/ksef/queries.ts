import { announcementsAnswer, grantsAnswer, metadataAnswer, understood } from './answers.ts';
import type { KsefHttp } from './http.ts';
import { KsefTrouble, type Ksef, type KsefAnnouncement, type KsefMetadata } from './ksef.ts';

const metadataPageSize = 250;
const grantsPageSize = 100;
/** Twenty queries an hour are allowed; who has more documents in a period requests a shorter one. */
const mostPages = 20;

type Period = Parameters<Ksef['metadata']>[0];

function queryOf({ from, to }: Period): object {
  return {
    subjectType: 'Subject1',
    dateRange: {
      dateType: 'PermanentStorage',
      from: from.toISOString(),
      to: to.toISOString(),
      restrictToPermanentStorageHwmDate: true,
    },
  };
}

/** Documents issued by the seller up to the high water mark, before which nothing is added any more. */
export async function queryMetadata(call: KsefHttp, period: Period): ReturnType<Ksef['metadata']> {
  const found = new Map<string, KsefMetadata>();
  let { from } = period;
  let completeTo = period.to;
  for (let [page, offset] = [0, 0]; page < mostPages; page += 1) {
    const path = `/v2/invoices/query/metadata?sortOrder=Asc&pageOffset=${offset}&pageSize=${metadataPageSize}`;
    const { bytes } = await call({ group: 'metadata', method: 'POST', path, body: queryOf({ ...period, from }) });
    const answer = understood(metadataAnswer, bytes, 'with metadata');
    for (const one of answer.invoices) {
      found.set(one.ksefNumber, {
        ksefNumber: one.ksefNumber,
        invoiceNumber: one.invoiceNumber,
        hash: one.invoiceHash,
        issueDay: one.issueDate,
        acquiredAt: one.acquisitionDate,
      });
    }
    const mark = answer.permanentStorageHwmDate ?? period.from;
    if (mark < completeTo) completeTo = mark;
    const last = answer.invoices.at(-1)?.permanentStorageDate;
    if (!answer.hasMore || last === undefined) return { documents: [...found.values()], completeTo };
    // Ten thousand are given for one query; the next begins where the last of them was.
    if (answer.isTruncated) [from, offset] = [last, 0];
    else offset += 1;
  }
  throw new KsefTrouble('not_understood', `KSeF gave more than ${mostPages} pages of metadata: ask for a shorter period`);
}

/** What the holder of the certificate may do in the context of the seller. */
export async function queryPermissions(call: KsefHttp): Promise<readonly string[]> {
  const scopes = new Set<string>();
  for (let offset = 0; offset < mostPages; offset += 1) {
    const path = `/v2/permissions/query/personal/grants?pageOffset=${offset}&pageSize=${grantsPageSize}`;
    const { bytes } = await call({ group: 'other', method: 'POST', path, body: { permissionState: 'Active' } });
    const { permissions, hasMore } = understood(grantsAnswer, bytes, 'with permissions');
    for (const { permissionScope, permissionState } of permissions) if (permissionState !== 'Inactive') scopes.add(permissionScope);
    if (!hasMore) break;
  }
  return [...scopes].toSorted();
}

/** Which offline mode a category of announcements opens (art. 106nh, 106nf, 106ng of the VAT act). */
const outages: Readonly<Record<string, KsefAnnouncement['outage']>> = {
  MAINTENANCE: 'unavailability',
  FAILURE: 'emergency',
  TOTAL_FAILURE: 'total_failure',
};

/** What Latarnia, the service of announcements, states at present. */
export async function readAnnouncements(http: KsefHttp): Promise<readonly KsefAnnouncement[]> {
  const { bytes } = await http({ group: 'other', method: 'GET', path: '/messages' });
  return understood(announcementsAnswer, bytes, 'with announcements').map((one) => ({
    id: one.id,
    event: one.eventId,
    kind: one.type,
    outage: Object.hasOwn(outages, one.category) ? (outages[one.category] ?? null) : null,
    title: one.title,
    startsAt: one.start,
    endsAt: one.end ?? null,
    publishedAt: one.published,
  }));
}
