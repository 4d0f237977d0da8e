/** A company of the data, and what it can be found by. */
export type Sample = Readonly<{
  id: string;
  name: string;
  surname: string;
  nip: string;
  email: string;
  certificateNumber: string;
  orderNumber: string;
}>;

/** A company that was made by the application itself, signed in. */
export type Own = Readonly<{ cookie: string; assessmentId: string; openId: string; certificateNumber: string }>;

export type Call = Readonly<{
  name: string;
  who: 'anyone' | 'owner' | 'operator';
  method?: 'POST';
  path: (of: { sample: Sample; own: Own; turn: number }) => string;
  body?: (of: { sample: Sample; own: Own; turn: number }) => unknown;
}>;

const text = (value: string): string => encodeURIComponent(value);
const common = ['spolka', 'zaklad', 'sp', 'hurtownia lodz', 'wodociagi', 's.a.', 'atesto-nis2', 'kow', 'z o.o.', '2025'];
const searched = (name: string, of: (sample: Sample, turn: number) => string): Call[] => [
  {
    name: `registry, ${name}`,
    who: 'anyone',
    path: ({ sample, turn }) => `/api/registry?search=${text(of(sample, turn))}`,
  },
  {
    name: `operator search, ${name}`,
    who: 'operator',
    path: ({ sample, turn }) => `/api/operator/search?q=${text(of(sample, turn))}`,
  },
];

export const calls: readonly Call[] = [
  { name: 'registry, first page', who: 'anyone', path: () => '/api/registry' },
  { name: 'registry, first page of AI Act', who: 'anyone', path: () => '/api/registry?type=ai_act' },
  ...searched('whole number', ({ certificateNumber }) => certificateNumber),
  ...searched('NIP', ({ nip }) => nip),
  ...searched('name', ({ name }) => name),
  ...searched('surname', ({ surname }) => surname),
  ...searched('surname and a common word', ({ surname }) => `${surname} sp. z o.o.`),
  ...searched('common word', (_, turn) => common[turn % common.length] ?? ''),
  ...searched('nothing to find', (_, turn) => `xq${turn}zzv`),
  ...searched('two letters', ({ surname }) => surname.slice(0, 2)),
  ...searched('digits', ({ nip }) => nip.slice(3, 8)),
  ...searched('e-mail', ({ email }) => email),
  ...searched('order', ({ orderNumber }) => orderNumber),
  { name: 'registry, surname in AI Act', who: 'anyone', path: ({ sample }) => `/api/registry?type=ai_act&search=${text(sample.surname)}` },
  { name: 'registry, one certificate', who: 'anyone', path: ({ sample }) => `/api/registry/${sample.certificateNumber}` },
  { name: 'badge', who: 'anyone', path: ({ sample }) => `/badge/${sample.certificateNumber}.svg` },
  ...[
    '/api/auth/me',
    '/api/cockpit',
    '/api/assessments',
    '/api/assessments/nis2/current',
    '/api/certificates',
    '/api/action-items',
    '/api/billing',
    '/api/billing/invoices',
    '/api/members',
    '/api/evidence',
    '/api/suppliers',
    '/api/share-links',
    '/api/company/confirmation',
    '/api/account/settings',
    '/api/account/security-log',
    '/api/account/export',
    '/api/webhooks',
    '/api/keys',
  ].map((path): Call => ({ name: path, who: 'owner', path: () => path })),
  { name: '/api/answers/:assessmentId', who: 'owner', path: ({ own }) => `/api/answers/${own.openId}` },
  { name: '/api/assessments/:id/result', who: 'owner', path: ({ own }) => `/api/assessments/${own.assessmentId}/result` },
  {
    name: 'an answer saved',
    who: 'owner',
    method: 'POST',
    path: () => '/api/answers',
    body: ({ own, turn }) => ({ assessmentId: own.openId, questionId: 'nis2-1-1', answer: turn % 2 ? 'yes' : 'partial' }),
  },
  { name: 'operator, organisation', who: 'operator', path: ({ sample }) => `/api/operator/organizations/${sample.id}` },
  { name: 'operator, tasks', who: 'operator', path: () => '/api/operator/tasks' },
  { name: 'operator, jobs', who: 'operator', path: () => '/api/operator/jobs' },
  { name: 'operator, log', who: 'operator', path: () => '/api/operator/log' },
  { name: 'operator, log of a common act', who: 'operator', path: () => '/api/operator/log?action=user.signed_in' },
  { name: 'operator, log of a rare act', who: 'operator', path: () => '/api/operator/log?action=operator.extended' },
  { name: 'operator, log of an act nobody did', who: 'operator', path: () => '/api/operator/log?action=operator.refund' },
  { name: 'operator, log of an organisation', who: 'operator', path: ({ sample }) => `/api/operator/log?organizationId=${sample.id}` },
  {
    name: 'operator, log of an act in an organisation',
    who: 'operator',
    path: ({ sample }) => `/api/operator/log?organizationId=${sample.id}&action=operator.refund`,
  },
  { name: 'operator, security events', who: 'operator', path: () => '/api/operator/security-events?span=all' },
  { name: 'operator, security events of an hour', who: 'operator', path: () => '/api/operator/security-events?span=hour' },
  { name: 'operator, security events of a kind', who: 'operator', path: () => '/api/operator/security-events?span=all&kind=access' },
  { name: 'operator, rare security events', who: 'operator', path: () => '/api/operator/security-events?span=hour&kind=signature' },
  { name: 'operator, invoices of a month', who: 'operator', path: () => `/api/operator/invoices/${new Date().toISOString().slice(0, 7)}` },
  { name: 'operator, invoices that are due', who: 'operator', path: () => '/api/operator/due-invoices' },
  { name: 'operator, today', who: 'operator', path: () => '/api/operator/today' },
  { name: 'operator, trust', who: 'operator', path: () => '/api/operator/trust' },
];
