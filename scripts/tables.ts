/** The one place of each table: the folder (or file) of the server whose statements may name it. */
export const tableOwners = {
  answers: ['assessments/'],
  assessments: ['assessments/'],
  audit_logs: ['audit.ts', 'audit-log/'],
  brandings: ['branding/'],
  certificate_notifications: ['reminders/'],
  certificates: ['certificates/'],
  compliance_types: ['plans/'],
  desk_tasks: ['desk/'],
  documents: ['documents/'],
  invoice_watch_days: ['invoices/'],
  invoices: ['invoices/'],
  job_runs: ['jobs/'],
  migrations: ['db/'],
  monthly_reports: ['monthly-reports/'],
  organizations: ['companies/'],
  payments: ['billing/'],
  plan_features: ['plans/'],
  questions: ['questions/'],
  refunds: ['billing/'],
  reports: ['assessments/'],
  sessions: ['accounts/'],
  signing_keys: ['certificates/'],
  stripe_events: ['billing/'],
  subscription_plans: ['plans/'],
  subscriptions: ['entitlements/'],
  users: ['accounts/'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Whose work is the whole database: what they do is done to every table alike. */
export const sweepers: Readonly<Record<string, string>> = {
  'accounts/own-data.ts': 'gives a person everything that is stored about them',
  'db/reference-tables.ts': 'writes what words and rules say into the reference tables at every start',
  'demo/': 'fills an empty database',
  'operators/search.ts': 'finds anything by name',
  'retention/': 'deletes and anonymises what is due',
  'testing/': 'builds what tests need',
};
