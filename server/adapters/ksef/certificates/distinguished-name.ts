import { fromBER, PrintableString, Sequence, Set as AsnSet, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, RelativeDistinguishedNames } from 'pkijs';

/** Attributes of a subject by the names that the API uses (X.520), in the order in which they are written. */
const attributes = {
  countryName: '2.5.4.6',
  commonName: '2.5.4.3',
  givenName: '2.5.4.42',
  surname: '2.5.4.4',
  serialNumber: '2.5.4.5',
  uniqueIdentifier: '2.5.4.45',
  organizationName: '2.5.4.10',
  organizationIdentifier: '2.5.4.97',
} as const;

export type SubjectParts = Readonly<Partial<Record<keyof typeof attributes, string | readonly string[] | null | undefined>>>;

/** A name with each attribute in a part of its own. */
export function distinguishedName(parts: SubjectParts): RelativeDistinguishedNames {
  const names = Object.keys(attributes) as (keyof typeof attributes)[];
  const sets = names.flatMap((name) => {
    // X.520 knows a country and a serial number as printable strings only.
    const isPlain = name === 'countryName' || name === 'serialNumber';
    return [parts[name] ?? []].flat().map((text) => {
      const value = isPlain ? new PrintableString({ value: text }) : new Utf8String({ value: text });
      return new AsnSet({ value: [new AttributeTypeAndValue({ type: attributes[name], value }).toSchema()] });
    });
  });
  return new RelativeDistinguishedNames({ schema: fromBER(new Sequence({ value: sets }).toBER()).result });
}
