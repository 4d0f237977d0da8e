/** What an entry states beside name and address. Days are how long ago; `website` is written as the registers write it. */
type Registered = Readonly<{ email?: string; website?: string; changedDaysAgo?: number }>;

/** How a register misbehaves when it is queried about a company. */
export type Trouble = 'error' | 'page' | 'missing';

export type Facts = Readonly<{
  regon?: Registered & Readonly<{ suspendedDaysAgo?: number; bankruptDaysAgo?: number }>;
  /** Entry in the National Court Register; `number` is its number there. */
  krs?: Registered & Readonly<{ number: string; trouble?: Trouble }>;
  ceidg?: Registered & Readonly<{ trouble?: Trouble }>;
}>;

/** By NIP. A company that is not here has an entry without any contact. */
export const facts: Readonly<Record<string, Facts>> = {
  '5261040828': { regon: { email: 'sekretariat@urzad-statystyczny.example', website: 'www.urzad-statystyczny.example' } },
  '9990000008': {
    regon: { email: 'biuro@lacza-poludnie.example', website: 'www.lacza-poludnie.example' },
    krs: { number: '0000999001', email: 'BIURO@LACZA-POLUDNIE.EXAMPLE', website: 'WWW.LACZA-POLUDNIE.EXAMPLE' },
  },
  // Known to the court only.
  '9990000014': { krs: { number: '0000999002', email: 'ZARZAD@HUTA-ZELAZOWA.EXAMPLE', website: 'WWW.HUTA-ZELAZOWA.EXAMPLE' } },
  '9990000020': { ceidg: { email: 'zofia@cwik-it.example', website: 'https://cwik-it.example' } },
  '9990000037': { regon: { email: 'mlyn@mlyn-brzezina.example' }, krs: { number: '0000999003', trouble: 'error' } },
  // A page on a platform that many use.
  '9990000072': { regon: { email: 'kawa@anna-bartek.example', website: 'https://www.facebook.com/kawa.anna.bartek' } },
  // Changed too lately to prove anything.
  '9990000089': { regon: { email: 'biuro@centrala-oddzial.example', website: 'www.centrala-oddzial.example', changedDaysAgo: 3 } },
  '9990000095': { regon: { website: 'www.zuk-konstantynow.example' } },
  '9990000161': { regon: { email: 'biuro@stocznia.example', suspendedDaysAgo: 40 } },
  '9990000178': { regon: { email: 'biuro@dachy.example', bankruptDaysAgo: 60 } },
  // One accounting office for three.
  '9990000184': { regon: { email: 'klienci@biuro-trzy-lipy.example', website: 'www.biuro-trzy-lipy.example' } },
  '9990000190': { regon: { email: 'klienci@biuro-trzy-lipy.example', website: 'biuro-trzy-lipy.example' } },
  '9990000209': { regon: { email: 'klienci@biuro-trzy-lipy.example', website: 'https://biuro-trzy-lipy.example/' } },
  '9990000215': { krs: { number: '0000999004', trouble: 'page' } },
  '9990000221': { ceidg: { trouble: 'missing' } },
  '9990003030': { regon: { email: 'biuro@sklad-zar.example' } },
  '9990003047': { regon: { email: 'biuro@tartak-sosnowy.example' } },
  '9990000238': { regon: { email: 'piekarnia@zytko.example' } },
  '9992123459': { ceidg: { email: 'ewa@pracownia-nowicka.example', website: 'www.pracownia-nowicka.example' } },
  '9992234561': {
    regon: { email: 'sekretariat@wodociagi-brzezina.example' },
    krs: { number: '0000999005', email: 'SEKRETARIAT@WODOCIAGI-BRZEZINA.EXAMPLE', website: 'WWW.WODOCIAGI-BRZEZINA.EXAMPLE' },
  },
  '9992345674': { krs: { number: '0000999006', email: 'KONTAKT@LACZA-POLNOC.EXAMPLE', website: 'WWW.LACZA-POLNOC.EXAMPLE' } },
  '9992456787': { regon: { email: 'biuro@mleczarska-podgorze.example' } },
  '9993111116': { regon: { email: 'dyrekcja@szpital-zalesie.example' } },
  '9993222229': { regon: { email: 'biuro@transport-kaminski.example' } },
  '9993333331': { regon: { website: 'www.wiatr-zulawy.example' } },
  '9993555557': { regon: { email: 'zarzad@apteki-pod-lipa.example' } },
  '9993666601': { regon: { email: 'biuro@algorytm-kadrowy.example' } },
  '9993777772': { regon: { email: 'biuro@odlewnia-pawlak.example' } },
  '9993888885': { regon: { email: 'kancelaria@biuro-sowa.example' } },
};

/** Long before anybody asks. */
const usualDaysAgo = 900;
const dayMillis = 86_400_000;

/** The day so long ago in Poland, as ISO 8601. */
export function dayAgo(days = usualDaysAgo): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(Date.now() - days * dayMillis);
}
