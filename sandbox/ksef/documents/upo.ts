import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { signXml } from '#sandbox/ksef/access/sign-xml.ts';
import { ministryCertificate } from '#sandbox/ksef/certificates.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { SentDocument, Session } from '#sandbox/ksef/state.ts';

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const element = (name: string, ...content: readonly string[]): string => `<${name}>${content.join('')}</${name}>`;
const value = (name: string, text: string): string => element(name, escaped(text));

function documentOf(document: SentDocument, hash: string): string {
  const { facts, ksefNumber, invoicingAt, acquiredAt, mode } = document;
  return element(
    'Dokument',
    value('NipSprzedawcy', facts?.sellerNip ?? ''),
    value('NumerKSeFDokumentu', ksefNumber ?? ''),
    value('NumerFaktury', facts?.number ?? ''),
    value('DataWystawieniaFaktury', facts?.issuedOn ?? ''),
    value('DataPrzeslaniaDokumentu', new Date(invoicingAt).toISOString()),
    value('DataNadaniaNumeruKSeF', new Date(acquiredAt ?? 0).toISOString()),
    value('SkrotDokumentu', hash),
    value('TrybWysylki', mode ?? ''),
  );
}

/** The pages of a session's confirmation are one here: it holds as many documents as a session may. */
function pageOf(count: number): string {
  const numbers = { Strona: 1, LiczbaStron: 1, ZakresDokumentowOd: 1, ZakresDokumentowDo: count + 1, CalkowitaLiczbaDokumentow: count };
  return element('OpisPotwierdzenia', ...Object.entries(numbers).map(([name, number]) => value(name, String(number))));
}

type Forgery = 'forged' | 'altered' | 'other-hash' | undefined;

function xmlOf(ksef: Ksef, session: Session, documents: readonly SentDocument[], forgery: Forgery, isWhole: boolean): string {
  const proof = ksef.state.authentications.get(session.authentication);
  const otherHash = Buffer.alloc(32, 1).toString('base64');
  const content = [
    value('NazwaPodmiotuPrzyjmujacego', 'Ministerstwo Finansów'),
    value('NumerReferencyjnySesji', session.reference),
    element(
      'Uwierzytelnienie',
      element('IdKontekstu', value('Nip', session.contextNip)),
      value(proof?.method === 'Token' ? 'NumerReferencyjnyTokenaKSeF' : 'SkrotDokumentuUwierzytelniajacego', proof?.proof ?? ''),
    ),
    isWhole ? pageOf(documents.length) : '',
    value('NazwaStrukturyLogicznej', 'Schemat_FA(3)_v1-0E.xsd'),
    value('KodFormularza', 'FA (3)'),
    ...documents.map((one) => documentOf(one, forgery === 'other-hash' ? otherHash : one.hash)),
  ];
  return `<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3" wersjaSchemy="v4-3">${content.join('')}</Potwierdzenie>`;
}

/** A confirmation by somebody who only calls himself the ministry. */
function signedByOther(ksef: Ksef, xml: string): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const authority = { ...ksef.issuer.authority, key: privateKey };
  const certificate = ministryCertificate(authority, createPublicKey(privateKey), 'Ministerstwo Finansów (piaskownica, UPO)');
  return signXml(xml, privateKey, new X509Certificate(certificate), new Date(ksef.now()));
}

/**
 * The official confirmation of receipt (UPO, schema v4-3) of documents of a session, signed by the ministry of the sandbox.
 * A confirmation that was given out is not made anew.
 */
export function confirmation(ksef: Ksef, session: Session, documents: readonly SentDocument[], of: string, forgery?: Forgery): Buffer {
  const stored = ksef.state.blobs.get(`upo/${of}`);
  if (stored && !forgery) return Buffer.from(stored, 'base64');
  const xml = xmlOf(ksef, session, documents, forgery, of === session.upoReference);
  const { upoKey, upoCertificate } = ksef.issuer;
  const signed = forgery === 'forged' ? signedByOther(ksef, xml) : signXml(xml, upoKey, upoCertificate, new Date(ksef.now()));
  const altered = forgery === 'altered' ? signed.replace('<NumerFaktury>', '<NumerFaktury>X') : signed;
  const bytes = Buffer.from(`<?xml version="1.0" encoding="utf-8"?>${altered}`);
  if (!forgery) ksef.state.put('blobs', `upo/${of}`, bytes.toString('base64'));
  return bytes;
}
