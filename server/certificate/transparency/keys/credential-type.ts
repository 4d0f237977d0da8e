import { certificateNumberPattern } from '#core/certificate/certification.ts';
import { confirmationMethods } from '#core/company/confirmation.ts';
import { regimes } from '#core/platform/regimes.ts';

/*
 * What the type 1.1 of the credential says about itself. Its hash is signed into every credential of that type (`vct#integrity`): nothing here may change
 * once one was issued, neither a word nor an order. A change is a new version of the type.
 */

type Labels = readonly [pl: string, en: string, de: string, fr: string];

const locales = ['pl', 'en', 'de', 'fr'] as const;
const percent = { type: 'string', pattern: '^(100\\.00|[0-9]{1,2}\\.[0-9]{2})$' };
const whole = { type: 'integer', minimum: 0 };
const words = { type: 'string', minLength: 1 };

type ClaimOfType = Readonly<{ path: readonly string[]; labels: Labels; schema: object }>;

const open: readonly ClaimOfType[] = [
  {
    path: ['certificate_number'],
    labels: ['Numer certyfikatu', 'Certificate number', 'Zertifikatsnummer', 'Numéro du certificat'],
    schema: { type: 'string', pattern: certificateNumberPattern.source },
  },
  { path: ['organization', 'name'], labels: ['Organizacja', 'Organisation', 'Organisation', 'Organisation'], schema: words },
  { path: ['organization', 'nip'], labels: ['NIP', 'NIP', 'NIP', 'NIP'], schema: { type: 'string', pattern: '^[0-9]{10}$' } },
  { path: ['regime'], labels: ['Akt prawny', 'Act', 'Rechtsakt', 'Acte juridique'], schema: { enum: regimes } },
  {
    path: ['catalogue_version'],
    labels: ['Wersja pytań', 'Version of the questions', 'Version der Fragen', 'Version des questions'],
    schema: words,
  },
  {
    path: ['threshold'],
    labels: ['Próg w procentach', 'Threshold in per cent', 'Schwelle in Prozent', 'Seuil en pour cent'],
    schema: whole,
  },
  { path: ['threshold_met'], labels: ['Próg osiągnięty', 'Threshold met', 'Schwelle erreicht', 'Seuil atteint'], schema: { const: true } },
  { path: ['question_count'], labels: ['Liczba pytań', 'Questions', 'Anzahl der Fragen', 'Nombre de questions'], schema: whole },
  { path: ['assessed'], labels: ['Pytania ocenione', 'Questions assessed', 'Bewertete Fragen', 'Questions évaluées'], schema: whole },
  { path: ['not_applicable'], labels: ['Nie dotyczy', 'Not applicable', 'Nicht zutreffend', 'Sans objet'], schema: whole },
  {
    path: ['without_reason'],
    labels: [
      'Nie dotyczy, bez uzasadnienia',
      'Not applicable, without a reason',
      'Nicht zutreffend, ohne Begründung',
      'Sans objet, sans motif',
    ],
    schema: whole,
  },
  {
    path: ['confirmation'],
    labels: [
      'Jak potwierdzono firmę',
      'How the company was confirmed',
      'Wie das Unternehmen bestätigt wurde',
      'Comment l’entreprise a été confirmée',
    ],
    schema: {
      type: 'object',
      required: ['method', 'level', 'date'],
      properties: { method: { enum: confirmationMethods }, level: { type: 'integer' }, date: { type: 'string', format: 'date' } },
    },
  },
];

const hidden: readonly ClaimOfType[] = [
  { path: ['score'], labels: ['Wynik w procentach', 'Score in per cent', 'Ergebnis in Prozent', 'Résultat en pour cent'], schema: percent },
  {
    path: ['section_scores'],
    labels: ['Wyniki obszarów', 'Scores of the sections', 'Ergebnisse der Bereiche', 'Résultats des domaines'],
    schema: { type: 'array', items: { anyOf: [percent, { type: 'null' }] } },
  },
  {
    path: ['declarant_name'],
    labels: ['Kto złożył oświadczenie', 'Who made the declaration', 'Wer die Erklärung abgab', 'Auteur de la déclaration'],
    schema: words,
  },
  {
    path: ['declarant_role'],
    labels: ['Funkcja tej osoby', 'Position of that person', 'Funktion dieser Person', 'Fonction de cette personne'],
    schema: words,
  },
  {
    path: ['unmet_duties'],
    labels: [
      'Obowiązki ustawowe, które organizacja podała jako niespełnione',
      'Statutory duties that the organisation declared unmet',
      'Gesetzliche Pflichten, die die Organisation als nicht erfüllt angab',
      'Obligations légales déclarées non remplies par l’organisation',
    ],
    schema: { anyOf: [whole, { type: 'null' }] },
  },
];

const display = [
  ['Certyfikat samooceny Atesto', 'Organizacja oceniła się sama. To samoocena, nie audyt.'],
  ['Atesto self-assessment certificate', 'The organisation assessed itself. It is a self-assessment, never an audit.'],
  ['Atesto-Selbstbewertungszertifikat', 'Die Organisation hat sich selbst bewertet. Das ist eine Selbstbewertung und kein Audit.'],
  ['Certificat d’auto-évaluation Atesto', 'L’organisation s’est évaluée elle-même. C’est une auto-évaluation, et non un audit.'],
] as const;

function described(claims: readonly ClaimOfType[], sd: 'never' | 'always'): object[] {
  return claims.map(({ path, labels }) => ({
    path,
    sd,
    ...(sd === 'never' && { mandatory: true }),
    display: locales.map((locale, index) => ({ locale, label: labels[index] })),
  }));
}

function schemaOf(claims: readonly ClaimOfType[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(claims.flatMap(({ path: [name, inner], schema }) => (name && !inner ? [[name, schema]] : [])));
}

/** Type metadata of version 1.1 with display and schema (draft-ietf-oauth-sd-jwt-vc, “Type Metadata”). */
export function typeWithDisplay(vct: string): string {
  const organization = open.filter(({ path: [name] }) => name === 'organization');
  return JSON.stringify({
    vct,
    name: 'Atesto self-assessment certificate',
    description: 'The organisation assessed itself. It is a self-assessment, never an audit.',
    display: display.map(([name, description], index) => ({ locale: locales[index], name, description })),
    claims: [...described(open, 'never'), ...described(hidden, 'always')],
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      required: ['iss', 'iat', 'exp', 'vct', 'status', 'organization', ...Object.keys(schemaOf(open))],
      properties: {
        vct: { const: vct },
        organization: {
          type: 'object',
          required: organization.map(({ path: [, inner] }) => inner),
          properties: Object.fromEntries(organization.map(({ path: [, inner], schema }) => [inner, schema])),
        },
        ...schemaOf(open),
        ...schemaOf(hidden),
      },
    },
  });
}
