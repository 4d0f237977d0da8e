import type { DocumentLanguage, TemplateDatum } from '#core/assessment/templates/template.ts';
import type { Csirt } from '#core/assessment/scope/nis2/authority.ts';

type InDocument<T> = Readonly<Record<DocumentLanguage, T>>;

/** What a datum is called where it is not known. */
export const unknownData: InDocument<Readonly<Record<TemplateDatum, string>>> = {
  pl: {
    name: 'nazwa organizacji',
    nip: 'NIP',
    address: 'adres',
    entity: 'podmiot kluczowy albo podmiot ważny',
    authority: 'organ właściwy do spraw cyberbezpieczeństwa',
    csirt: 'CSIRT, do którego zgłasza się incydenty',
    head: 'imię, nazwisko i\u00a0funkcja kierownika podmiotu',
  },
  en: {
    name: 'the organisation’s name',
    nip: 'tax number (NIP)',
    address: 'address',
    entity: 'essential entity or important entity',
    authority: 'competent authority for cybersecurity',
    csirt: 'CSIRT to which incidents are notified',
    head: 'name and function of the head of the entity',
  },
};

/** The team as a document names it; what is open by the scope check is left to be filled in. */
export const csirtNames: InDocument<Readonly<Record<Csirt, string | null>>> = {
  pl: {
    nask: 'CSIRT NASK (przez system S46, do czasu ogłoszenia CSIRT sektorowego)',
    gov: 'CSIRT GOV (przez system S46, do czasu ogłoszenia CSIRT sektorowego)',
    gov_or_nask: null,
    dora: 'Komisja Nadzoru Finansowego (poważne incydenty ICT według DORA)',
  },
  en: {
    nask: 'CSIRT NASK (through System S46, until the sectoral CSIRT is announced)',
    gov: 'CSIRT GOV (through System S46, until the sectoral CSIRT is announced)',
    gov_or_nask: null,
    dora: 'Polish Financial Supervision Authority, KNF (major ICT-related incidents under DORA)',
  },
};

export type TemplateWords = Readonly<{
  data: Readonly<Record<DataWord, string>>;
  /** What the version in this language is; null of the one that binds. */
  status: string | null;
  purpose: string;
  meets: string;
  approval: string;
  approvalColumns: readonly string[];
  history: string;
  historyColumns: readonly string[];
  historyFirst: string;
  notes: string;
  notesLead: string;
  notesGaps: string;
  notesQuestions: string;
  notesColumns: readonly string[];
  unanswered: string;
  footer: string;
  fileName: string;
}>;
type DataWord =
  | 'organization'
  | 'nip'
  | 'language'
  | 'status'
  | 'draft'
  | 'owner'
  | 'ownerGap'
  | 'from'
  | 'fromGap'
  | 'review'
  | 'reviewGap'
  | 'version'
  | 'first';

const polish: TemplateWords = {
  data: {
    organization: 'Organizacja',
    nip: 'NIP {nip}',
    language: 'Język',
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
  status: null,
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
};

const english: TemplateWords = {
  data: {
    organization: 'Organisation',
    nip: 'tax number (NIP) {nip}',
    language: 'Language',
    status: 'Status',
    draft: 'draft to be adapted',
    owner: 'Document owner',
    ownerGap: 'who is responsible for the document',
    from: 'In force from',
    fromGap: 'date',
    review: 'Next review',
    reviewGap: 'date, no later than 12 months after approval',
    version: 'Document version',
    first: '1.0',
  },
  status:
    'English translation for the group. The Polish version is the one to be approved and prevails wherever the two differ, unless the organisation decides otherwise.',
  purpose: 'Purpose of the document',
  meets: 'Meets: {units}',
  approval: 'Approval',
  approvalColumns: ['Approved by (name, function)', 'Date', 'Signature'],
  history: 'Version history',
  historyColumns: ['Version', 'Date', 'What changed', 'Changed by'],
  historyFirst: 'First version',
  notes: 'Notes for the person adapting the document',
  notesLead:
    'Remove this page before approval. The document becomes evidence only once it has been approved and is applied; in itself it changes no answer in the self-assessment. If the Polish version is the approved one, say so in the version history of this translation.',
  notesGaps:
    'The places marked in yellow are for the organisation to complete. As long as even one remains, Atesto will not accept the file as approved.',
  notesQuestions: 'Questions of the self-assessment that the document concerns, with today’s answers:',
  notesColumns: ['No.', 'Question', 'Answer'],
  unanswered: 'not answered yet',
  footer: 'Template to be adapted, not legal advice. Atesto, template {id}, version {version}, English',
  fileName: 'atesto-template-{id}-{day}',
};

/**
 * The frame of a document made from a template. Documents are internal acts of Polish organisations and therefore Polish; the English ones are
 * translations for the groups that they belong to.
 */
export const templateWords: InDocument<TemplateWords> = { pl: polish, en: english };
