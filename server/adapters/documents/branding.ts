import type { RenderJob } from './rendering/render-job.ts';

/**
 * How an organisation's documents look, as frozen with a report. The logo is a PNG in base64. `supportedBy` names the consultant's
 * organisation whose branding it is; the own branding names nobody.
 */
export type Branding = Readonly<{ logo: string | null; accent: string | null; supportedBy?: string }>;

const logoFile = 'logo.png';

/** What a template needs to know; it reads the logo from its own file. */
export function brandingData(branding: Branding | null): Readonly<{ accent: string | null; logo: boolean }> | null {
  return branding && { accent: branding.accent, logo: branding.logo !== null };
}

/** The logo as a file of the job. */
export function brandingFiles(branding: Branding | null): RenderJob['files'] {
  return branding?.logo ? { [logoFile]: Buffer.from(branding.logo, 'base64') } : {};
}
