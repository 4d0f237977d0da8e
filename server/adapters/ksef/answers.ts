import { z } from 'zod';
import { KsefTrouble, type KsefDocumentStatus } from './ksef.ts';

// What this client reads of the answers of KSeF. Properties that are not named here are ignored, and codes are numbers of any value.

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** The API writes offsets, or no fractions of a second, or seven digits of them. */
const moment = z.string().transform((text, context) => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) context.addIssue({ code: 'custom', message: 'is no moment' });
  return at;
});
const textOrNull = z.string().nullish().catch(null);
const momentOrNull = moment.nullish().catch(null);
const status = z.object({
  code: z.number().int(),
  description: z.string().catch(''),
  details: z.array(z.string()).nullish().catch(null),
  extensions: z.record(z.string(), z.unknown()).nullish().catch(null),
});
const token = z.object({ token: z.string().min(1), validUntil: moment });

export const challengeAnswer = z.object({ challenge: z.string().min(1), timestampMs: z.number().int() });
export const signInBegun = z.object({ referenceNumber: z.string().min(1), authenticationToken: token });
export const signInStatus = z.object({ status });
export const redeemedTokens = z.object({ accessToken: token, refreshToken: token });
export const refreshedToken = z.object({ accessToken: token });
export const publicKeys = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string().min(1),
    validFrom: moment,
    validTo: moment,
    usage: z.array(z.string()),
  }),
);
export const sessionOpened = z.object({ referenceNumber: z.string().min(1), validUntil: moment });
export const batchOpened = z.object({
  referenceNumber: z.string().min(1),
  partUploadRequests: z.array(
    z.object({ ordinalNumber: z.number().int(), method: z.string(), url: z.url(), headers: z.record(z.string(), z.string().nullable()) }),
  ),
});
export const documentAccepted = z.object({ referenceNumber: z.string().min(1) });
export const sessionState = z.object({ status });

const documentState = z
  .object({
    referenceNumber: z.string().min(1),
    invoiceHash: z.string(),
    ksefNumber: textOrNull,
    acquisitionDate: momentOrNull,
    invoicingMode: z.enum(['Online', 'Offline']).nullish().catch(null),
    status,
  })
  .transform((one): KsefDocumentStatus => {
    const { originalSessionReferenceNumber: session, originalKsefNumber: number } = one.status.extensions ?? {};
    const [sessionReference, ksefNumber] = [session, number].map((value) => (typeof value === 'string' ? value : null));
    return {
      reference: one.referenceNumber,
      hash: one.invoiceHash,
      code: one.status.code,
      description: one.status.description,
      details: one.status.details ?? [],
      ksefNumber: one.ksefNumber ?? null,
      acquiredAt: one.acquisitionDate ?? null,
      invoicingMode: one.invoicingMode ?? null,
      original: sessionReference || ksefNumber ? { sessionReference: sessionReference ?? null, ksefNumber: ksefNumber ?? null } : null,
    };
  });
export const documentAnswer = documentState;
export const documentsAnswer = z.object({ continuationToken: textOrNull, invoices: z.array(documentState) });

export const metadataAnswer = z.object({
  hasMore: z.boolean(),
  isTruncated: z.boolean(),
  permanentStorageHwmDate: momentOrNull,
  invoices: z.array(
    z.object({
      ksefNumber: z.string(),
      invoiceNumber: z.string(),
      invoiceHash: z.string(),
      issueDate: day,
      acquisitionDate: moment,
      permanentStorageDate: moment,
    }),
  ),
});
export const grantsAnswer = z.object({
  hasMore: z.boolean(),
  permissions: z.array(z.object({ permissionScope: z.string(), permissionState: textOrNull })),
});

const announcements = z.array(
  z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    eventId: z.union([z.string(), z.number()]).transform(String),
    category: z.string(),
    type: z.string(),
    title: z.string().catch(''),
    start: moment,
    end: momentOrNull,
    published: moment,
  }),
);
/** As a list, or under a name. */
export const announcementsAnswer = z.union([announcements, z.object({ messages: announcements }).transform(({ messages }) => messages)]);

export const enrolmentName = z.object({
  commonName: z.string(),
  countryName: z.string(),
  // Of several names a list is given, although the contract states a text.
  givenName: z.union([z.string(), z.array(z.string())]).nullish(),
  surname: textOrNull,
  serialNumber: textOrNull,
  uniqueIdentifier: textOrNull,
  organizationName: textOrNull,
  organizationIdentifier: textOrNull,
});
export const enrolmentAccepted = z.object({ referenceNumber: z.string().min(1) });
export const enrolmentState = z.object({ status, certificateSerialNumber: textOrNull });
export const certificatesAnswer = z.object({ certificates: z.array(z.object({ certificate: z.string() })) });

/** What an answer states; throws when it is something else than what it should be. */
export function understood<T>(schema: z.ZodType<T>, bytes: Uint8Array, what: string): T {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new KsefTrouble('not_understood', `KSeF answered ${what} with something that is no JSON`, { cause });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new KsefTrouble('not_understood', `KSeF answered ${what} in a form that is not known (${where.slice(0, 300)})`);
}
