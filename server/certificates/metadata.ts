/** What a certificate says beside its columns. */
export type CertificateMetadata = Readonly<{
  issuer: string;
  threshold: number;
  questionCount: number;
  assessed: number;
  notApplicable: number;
  withoutReason: number;
  catalogueVersion: string;
  declaration: Readonly<{ name: string; role: string }>;
}>;
