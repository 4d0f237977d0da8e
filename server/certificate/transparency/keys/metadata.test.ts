import { createHash } from 'node:crypto';
import { TypeMetadataFormatSchema } from '@sd-jwt/sd-jwt-vc';
import { describe, expect, it } from 'vitest';
import { typeVersions } from '#core/certificate/certification.ts';
import { hiddenClaims } from '#proof/credential/credential.ts';
import { languages } from '#core/platform/languages.ts';
import { typeMetadata } from './metadata.ts';

const issuer = 'https://atesto.example';

type Described = Readonly<{
  display: readonly { locale: string; name: string }[];
  claims: readonly { path: string[]; sd: string; display: { locale: string; label: string }[] }[];
  schema: { required: string[]; properties: Record<string, object> };
}>;

describe('the type of a credential', () => {
  // What was signed into credentials: whoever changes one of these makes a new version of the type instead.
  it.each([
    ['1', '83010c9f440ac3306f0df0487f8b11be34caee74ba8bd589dc1bb945a0b5d55a'],
    ['1.1', '1b38d81558d4f6dc1f086350dcc859be734ef35f8f7526d07d2e4369675cebbc'],
  ] as const)('of version %s is the same for ever', (version, hash) => {
    expect(createHash('sha256').update(typeMetadata(issuer, version)).digest('hex')).toBe(hash);
  });

  it.each(typeVersions)('of version %s is read by a library that is not ours', (version) => {
    expect(TypeMetadataFormatSchema.parse(JSON.parse(typeMetadata(issuer, version))).vct).toBe(
      `${issuer}/credentials/self-assessment/${version}`,
    );
  });

  it('names everything that can be withheld, and each claim in every language', () => {
    const { display, claims, schema } = JSON.parse(typeMetadata(issuer, '1.1')) as Described;
    expect(claims.filter(({ sd }) => sd === 'always').map(({ path }) => path[0])).toEqual(hiddenClaims);
    for (const { display: labels } of [{ display }, ...claims]) expect(labels.map(({ locale }) => locale)).toEqual(languages);
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining([...hiddenClaims, 'organization', 'vct']));
    expect(schema.required.filter((name) => (hiddenClaims as readonly string[]).includes(name))).toEqual([]);
  });
});
