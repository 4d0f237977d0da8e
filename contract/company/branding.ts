import { z } from 'zod';
import { isAccent, isLegibleAccent, brandingObstacles } from '#core/company/branding.ts';
import { lengths, sizes } from '#core/platform/limits.ts';
import { download, endpoint, upload } from '#contract/platform/endpoint.ts';
import { atOnce, instant, uuid } from '#contract/platform/fields.ts';

/** `#rrggbb`, dark enough to be read on white. */
const accent = z
  .string('accent')
  .trim()
  .toLowerCase()
  .max('#rrggbb'.length, atOnce('accent'))
  .refine(isAccent, { error: 'accent', abort: true })
  .refine(isLegibleAccent, 'accent_contrast');

export const branding = z.object({
  /** Null prints the colours of Atesto. */
  accent: z.string().nullable(),
  /** When the look last changed; null without a logo. */
  logoUpdatedAt: instant.nullable(),
});

export const readBranding = endpoint({
  method: 'GET',
  path: '/api/account/branding',
  access: 'reader',
  summary: 'Accent colour and logo of the own reports',
  output: branding,
});

export const changeAccent = endpoint({
  method: 'PATCH',
  path: '/api/account/branding',
  access: 'consultant',
  summary: 'Choose the accent colour of the own reports; null goes back to the usual one',
  body: z.object({ accent: accent.nullable() }),
  output: branding,
});

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/account/branding/logo',
  access: 'consultant',
  summary: 'Remove the logo; reports already made keep it',
  output: branding,
});

export const storeLogo = upload({
  path: '/api/account/branding/logo',
  access: 'consultant',
  summary: 'Store the logo: the bytes of a PNG or JPEG up to 2 MB',
  maxBytes: sizes.logo,
  output: branding,
});

export const downloadLogo = download({
  method: 'GET',
  path: '/api/account/branding/logo',
  access: 'reader',
  summary: 'The stored logo as PNG',
  /** `at` is the moment of the last change, so that a browser asks anew after it. */
  query: z.object({ at: z.string().max(lengths.stamp.most, atOnce('too_long')).optional() }),
  mediaType: 'image/png',
});

export const consultantBranding = z.object({
  /** Organisations that consultants of this one own and whose look can be chosen today. */
  possible: z.array(z.object({ id: uuid, name: z.string() })).readonly(),
  /** The organisation whose look an owner chose; null for the own look. */
  chosen: z
    .object({
      id: uuid,
      name: z.string(),
      chosenAt: instant,
      /** Why the own look stands on documents all the same; null where the choice holds. */
      obstacle: z.enum(brandingObstacles).nullable(),
    })
    .nullable(),
});

export const readConsultantBranding = endpoint({
  method: 'GET',
  path: '/api/account/branding/consultant',
  access: 'owner',
  summary: 'Whose look documents carry: the own one, or that of an organisation that a consultant owns',
  output: consultantBranding,
});

export const chooseConsultantBranding = endpoint({
  method: 'PUT',
  path: '/api/account/branding/consultant',
  access: 'owner',
  summary: 'Choose the look of an organisation that a consultant owns for documents made from now on; null for the own look',
  body: z.object({ organizationId: uuid.nullable() }),
  output: consultantBranding,
});

export const brandingCalls = [readBranding, changeAccent, removeLogo, readConsultantBranding, chooseConsultantBranding] as const;
