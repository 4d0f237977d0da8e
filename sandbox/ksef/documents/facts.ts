import type { Facts } from '#sandbox/ksef/state.ts';
import { childrenOf, elementAt, parseXml, textAt, withDescendants, type XmlElement } from './xml.ts';

type Buyer = Facts['buyer'];

function buyerOf(root: XmlElement): Buyer {
  const identity = elementAt(root, 'Podmiot2', 'DaneIdentyfikacyjne');
  const name = textAt(identity, 'Nazwa') ?? '';
  const nip = textAt(identity, 'NIP');
  if (nip) return { type: 'Nip', value: nip, name };
  const vat = textAt(identity, 'NrVatUE');
  if (vat) return { type: 'VatUe', value: `${textAt(identity, 'KodUE') ?? ''}${vat}`, name };
  const other = textAt(identity, 'NrID');
  return other ? { type: 'Other', value: other, name } : { type: 'None', value: null, name };
}

function sum(values: readonly (string | undefined)[]): number {
  const grosze = values.reduce((total, value) => total + Math.round(Number(value ?? 0) * 100), 0);
  return grosze / 100;
}

/** VAT is stated in złoty: of an invoice in another currency that is the field with W. */
function vatOf(fields: readonly XmlElement[]): number {
  const rates = fields.flatMap(({ localName }) => /^P_14_(\d)$/.exec(localName)?.[1] ?? []);
  const valueOf = (name: string): string | undefined => fields.find((one) => one.localName === name)?.textContent ?? undefined;
  return sum(rates.map((rate) => valueOf(`P_14_${rate}W`) ?? valueOf(`P_14_${rate}`)));
}

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A NIP with a wrong check digit, wherever in the document it stands; production checks it, and so does this. */
export function wrongNip(bytes: Buffer): string | undefined {
  const root = parseXml(bytes.toString('utf8'));
  const numbers = root ? withDescendants(root).filter((one) => one.localName === 'NIP') : [];
  const isWrong = (nip: string): boolean =>
    weights.reduce((sum, weight, place) => sum + weight * Number(nip[place]), 0) % 11 !== Number(nip[9]);
  return numbers.map((one) => one.textContent?.trim() ?? '').find(isWrong);
}

/** What is read in an FA(3) document, which the schema was asked about before. */
export function factsOf(bytes: Buffer): Facts | null {
  const root = parseXml(bytes.toString('utf8'));
  const invoice = elementAt(root ?? undefined, 'Fa');
  if (!root || !invoice) return null;
  const fields = childrenOf(invoice);
  const nets = fields.filter(({ localName }) => /^P_13_\d+$/.test(localName)).map((one) => one.textContent ?? undefined);
  return {
    sellerNip: textAt(root, 'Podmiot1', 'DaneIdentyfikacyjne', 'NIP') ?? '',
    sellerName: textAt(root, 'Podmiot1', 'DaneIdentyfikacyjne', 'Nazwa') ?? '',
    buyer: buyerOf(root),
    kind: textAt(invoice, 'RodzajFaktury') ?? '',
    number: textAt(invoice, 'P_2') ?? '',
    issuedOn: textAt(invoice, 'P_1') ?? '',
    currency: textAt(invoice, 'KodWaluty') ?? '',
    gross: sum([textAt(invoice, 'P_15')]),
    net: sum(nets),
    vat: vatOf(fields),
    hasAttachment: elementAt(root, 'Zalacznik') !== undefined,
  };
}
