import type { TemplateDatum } from '#core/assessment/templates/template.ts';
import type { Csirt } from '#core/assessment/scope/scope-nis2-authority.ts';

/** What a datum is called where it is not known. */
export const unknownData: Readonly<Record<TemplateDatum, string>> = {
  name: 'nazwa organizacji',
  nip: 'NIP',
  address: 'adres',
  entity: 'podmiot kluczowy albo podmiot ważny',
  authority: 'organ właściwy do spraw cyberbezpieczeństwa',
  csirt: 'CSIRT, do którego zgłasza się incydenty',
  head: 'imię, nazwisko i\u00a0funkcja kierownika podmiotu',
};

/** The team as a document names it; what is open by the scope check is left to be filled in. */
export const csirtNames: Readonly<Record<Csirt, string | null>> = {
  nask: 'CSIRT NASK (przez system S46, do czasu ogłoszenia CSIRT sektorowego)',
  gov: 'CSIRT GOV (przez system S46, do czasu ogłoszenia CSIRT sektorowego)',
  gov_or_nask: null,
  dora: 'Komisja Nadzoru Finansowego (poważne incydenty ICT według DORA)',
};

/** The frame of a document made from a template. Documents are in Polish: they are internal acts of Polish organisations. */
export const templateWords = {
  data: {
    organization: 'Organizacja',
    status: 'Status',
    draft: 'projekt do dostosowania',
    owner: 'Właściciel dokumentu',
    ownerGap: 'kto odpowiada za dokument',
    from: 'Obowiązuje od',
    fromGap: 'data',
    review: 'Kolejny przegląd',
    reviewGap: 'data, najpóźniej 12 miesięcy po zatwierdzeniu',
    version: 'Wersja dokumentu',
    first: '1.0',
  },
  purpose: 'Cel dokumentu',
  meets: 'Realizuje: {units}',
  approval: 'Zatwierdzenie',
  approvalColumns: ['Zatwierdził (imię, nazwisko, funkcja)', 'Data', 'Podpis'],
  history: 'Historia wersji',
  historyColumns: ['Wersja', 'Data', 'Co się zmieniło', 'Kto zmienił'],
  historyFirst: 'Pierwsza wersja',
  notes: 'Uwagi dla osoby, która dostosowuje dokument',
  notesLead:
    'Usuń tę stronę przed zatwierdzeniem. Dokument staje się dowodem dopiero wtedy, gdy został zatwierdzony i\u00a0jest stosowany; sam w\u00a0sobie nie zmienia odpowiedzi w\u00a0samoocenie.',
  notesGaps: 'Miejsca zaznaczone na żółto uzupełnia organizacja. Dopóki choć jedno zostaje, Atesto nie przyjmie pliku jako zatwierdzonego.',
  notesQuestions: 'Pytania samooceny, których dotyczy dokument, i\u00a0dzisiejsze odpowiedzi:',
  notesColumns: ['Nr', 'Pytanie', 'Odpowiedź'],
  unanswered: 'jeszcze bez odpowiedzi',
  footer: 'Wzór do dostosowania, nie porada prawna. Atesto, wzór {id}, wersja {version}',
  fileName: 'atesto-wzor-{id}-{day}',
} as const;
