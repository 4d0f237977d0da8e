type Json<T> = Readonly<Partial<T>>;
export type VitestReport = Json<{
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly Json<{
    name: string;
    status: string;
    message: string;
    assertionResults: readonly Json<{ status: string; fullName: string; failureMessages: readonly string[] }>[];
  }>[];
}>;
type Suite = Json<{
  suites: readonly Suite[];
  specs: readonly Json<{
    title: string;
    file: string;
    tests: readonly Json<{ status: string; results: readonly Json<{ duration: number }>[] }>[];
  }>[];
}>;
export type JourneyReport = Suite & Json<{ stats: Json<{ expected: number; flaky: number; unexpected: number }> }>;

const reasonLength = 300;

function named(file: string, title: string, reason = ''): string {
  const [first = ''] = reason.split('\n');
  return `${file} › ${title}${first && `: ${first.slice(0, reasonLength)}`}`;
}

function within(root: string, file: string): string {
  return file.startsWith(root) ? file.slice(root.length + 1) : file;
}

/** The failed tests of a report in Vitest's JSON form, each with its file and the first line of its reason; files that did not load too. */
export function failedTests({ testResults = [] }: VitestReport, root: string): readonly string[] {
  return testResults.flatMap(({ name = '', status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [named(within(root, name), 'could not be run', message)] : [];
    return failed.map(({ fullName = '', failureMessages = [] }) => named(within(root, name), fullName, failureMessages[0]));
  });
}

/** The tests that passed although they had failed before: they needed a second try. */
export function shakyTests({ testResults = [] }: VitestReport, root: string): readonly string[] {
  return testResults.flatMap(({ name = '', assertionResults = [] }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName = '', failureMessages = [] }) => named(within(root, name), fullName, failureMessages[0])),
  );
}

/** The journeys of a report in Playwright's JSON form that ended so (`unexpected`: failed, `flaky`: passed at a later try only). */
export function journeysThat(status: 'unexpected' | 'flaky', { suites = [], specs = [] }: Suite): readonly string[] {
  const own = specs.filter(({ tests = [] }) => tests.some((test) => test.status === status));
  return [
    ...own.map(({ file = '', title = '' }) => named(`e2e/${file}`, title)),
    ...suites.flatMap((suite) => journeysThat(status, suite)),
  ];
}
