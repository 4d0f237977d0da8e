import type { ConfirmationMethod } from '#core/company/confirmation.ts';
import type { RevocationReason } from '#core/certificate/certification.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';

/** What the companies of the demonstration are confirmed by. */
export type DemoConfirmation = Extract<ConfirmationMethod, 'register_email' | 'website' | 'letter' | 'transfer'>;

/** How well a demonstration company answers. */
export type Profile = 'excellent' | 'good' | 'middling' | 'weak';

/** One assessment of the past: `monthsAgo` it was answered and completed. */
export type DemoAssessment = Readonly<{
  regime: Regime;
  profile: Profile;
  monthsAgo: number;
  outcome: 'open' | 'completed' | 'certified';
  revoked?: Readonly<{ reason: RevocationReason; monthsAgo: number }>;
  /** Answers of the scope check that was attached. */
  scope?: ScopeAnswers;
}>;

export type DemoCompany = Readonly<{
  email: string;
  firstName: string;
  lastName: string;
  organization: Readonly<{ name: string; fullName: string; nip: string; address: string; postalCode: string; city: string }>;
  /** Paid periods of 12 months that began so many months ago. */
  periods: readonly Readonly<{ plan: PlanId; monthsAgo: number }>[];
  showsScore: boolean;
  /** How the company confirmed itself after each order; null for one that did not. */
  confirmed: DemoConfirmation | null;
  /** The company's bank account (NRB) where it pays by transfer; else it pays on the page of the provider. */
  account?: string;
  /** The named contact of a Pro organisation. */
  consultant?: Readonly<{ name: string; email: string; phone: string }>;
  assessments: readonly DemoAssessment[];
  /** Whether somebody took up the action plan. */
  worksOnPlan?: true;
}>;

function organization(name: string, nip: string, address: string, postalCode: string, city: string, fullName = name) {
  return { name, nip, address, postalCode, city, fullName };
}

function certified(regime: Regime, profile: Profile, monthsAgo: number, revoked?: DemoAssessment['revoked']): DemoAssessment {
  return { regime, profile, monthsAgo, outcome: 'certified', ...(revoked ? { revoked } : {}) };
}

/** Accounts one can sign in with. NIPs begin with a code no tax office has, so that none belongs to a real company. */
const accounts: readonly DemoCompany[] = [
  {
    email: 'none@demo.example',
    firstName: 'Ewa',
    lastName: 'Nowicka',
    organization: organization('Pracownia Projektowa Ewa Nowicka', '9992123459', 'ul. Cicha 4/2', '30-002', 'Kraków'),
    periods: [],
    confirmed: null,
    showsScore: false,
    assessments: [],
  },
  {
    email: 'basic@demo.example',
    firstName: 'Bartosz',
    lastName: 'Zieliński',
    organization: organization(
      'Wodociągi „Brzezina” sp. z o.o.',
      '9992234561',
      'ul. Źródlana 12',
      '62-800',
      'Kalisz',
      'Wodociągi „Brzezina” spółka z ograniczoną odpowiedzialnością',
    ),
    periods: [{ plan: 'basic', monthsAgo: 1 }],
    confirmed: 'register_email',
    showsScore: false,
    assessments: [],
  },
  {
    email: 'pro@demo.example',
    firstName: 'Joanna',
    lastName: 'Świątek',
    organization: organization('Łącza Północ S.A.', '9992345674', 'ul. Żeglarska 7', '80-001', 'Gdańsk', 'Łącza Północ spółka akcyjna'),
    periods: [
      { plan: 'pro', monthsAgo: 16 },
      { plan: 'pro', monthsAgo: 4 },
    ],
    confirmed: 'transfer',
    account: '96000000000000009992345674',
    showsScore: true,
    consultant: { name: 'Marta Wiśniewska', email: 'm.wisniewska@atesto.example', phone: '+48 22 123 45 67' },
    assessments: [
      { regime: 'nis2', profile: 'weak', monthsAgo: 15, outcome: 'completed' },
      { ...certified('nis2', 'good', 3), scope: { seat: 'poland', sectors: ['in_digital'], kinds: ['tld'], roles: [] } },
      { regime: 'ai_act', profile: 'middling', monthsAgo: 2, outcome: 'completed' },
      { regime: 'ai_act', profile: 'good', monthsAgo: 1, outcome: 'open' },
    ],
    worksOnPlan: true,
  },
  {
    email: 'ended@demo.example',
    firstName: 'Marek',
    lastName: 'Jabłoński',
    organization: organization('Okręgowa Spółdzielnia Mleczarska Podgórze', '9992456787', 'ul. Mleczna 1', '34-400', 'Nowy Targ'),
    periods: [{ plan: 'basic', monthsAgo: 14 }],
    confirmed: 'letter',
    showsScore: false,
    assessments: [certified('nis2', 'good', 13)],
  },
];

export const demoOperator = { email: 'operator@demo.example', firstName: 'Olga', lastName: 'Operator' } as const;

/** How companies of the registry were confirmed; the others by a code to their registered address. */
const confirmedBy: Readonly<Partial<Record<string, DemoConfirmation>>> = {
  '9993333331': 'website',
  '9993444444': 'letter',
};

function listed(
  person: string,
  org: DemoCompany['organization'],
  plan: PlanId,
  showsScore: boolean,
  assessments: readonly DemoAssessment[],
): DemoCompany {
  const [firstName = '', lastName = ''] = person.split(' ');
  const monthsAgo = Math.max(...assessments.map((assessment) => assessment.monthsAgo)) + 1;
  const email = `nis2-${org.nip}@firmy.demo.example`;
  const periods = [{ plan, monthsAgo }];
  return {
    email,
    firstName,
    lastName,
    organization: org,
    periods,
    confirmed: confirmedBy[org.nip] ?? 'register_email',
    showsScore,
    assessments,
  };
}

/** Companies that fill the registry. */
const others: readonly DemoCompany[] = [
  listed('Anna Wójcik', organization('Szpital Powiatowy w Zalesiu', '9993111116', 'ul. Szpitalna 3', '05-600', 'Zalesie'), 'pro', true, [
    certified('nis2', 'excellent', 2),
    certified('ai_act', 'excellent', 1),
  ]),
  listed(
    'Piotr Kamiński',
    organization('Transport Kamiński i Synowie', '9993222229', 'ul. Składowa 18', '90-127', 'Łódź'),
    'basic',
    false,
    [certified('nis2', 'good', 5)],
  ),
  listed('Zofia Dąbrowska', organization('Elektrownia Wiatrowa Żuławy', '9993333331', 'Nowy Dwór 44', '82-100', 'Nowy Dwór'), 'pro', true, [
    certified('nis2', 'excellent', 8),
  ]),
  listed('Tomasz Lis', organization('Chmura Śląska Data Center', '9993444444', 'ul. Węglowa 2', '40-105', 'Katowice'), 'basic', true, [
    certified('nis2', 'good', 11),
  ]),
  listed('Karol Mazur', organization('Apteki Pod Lipą', '9993555557', 'ul. Lipowa 9', '20-020', 'Lublin'), 'basic', false, [
    certified('nis2', 'good', 14),
  ]),
  listed('Hanna Gołąb', organization('Algorytm Kadrowy', '9993666601', 'ul. Nowa 15', '50-082', 'Wrocław'), 'pro', true, [
    certified('ai_act', 'excellent', 3),
  ]),
  listed('Igor Pawlak', organization('Odlewnia Pawlak', '9993777772', 'ul. Hutnicza 30', '25-640', 'Kielce'), 'basic', false, [
    certified('nis2', 'good', 6, { reason: 'false_information', monthsAgo: 2 }),
  ]),
  listed('Julia Sowa', organization('Biuro Rachunkowe Sowa', '9993888885', 'ul. Rynek 5', '35-064', 'Rzeszów'), 'basic', false, [
    certified('nis2', 'good', 7, { reason: 'organisation_request', monthsAgo: 1 }),
  ]),
];

export const demoCompanies: readonly DemoCompany[] = [...accounts, ...others];
export const demoPassword = 'demo-atesto-2026';
