import type { EnglishTemplate } from '#core/assessment/templates/english.ts';

export const secureDevelopment: EnglishTemplate = {
  id: 'secure-development',
  heading: 'Secure software development rules',
  purpose:
    'These rules apply to the creation, modification and commissioning of software, including scripts, integrations and configuration as code, that {name} uses in its services. An organisation that neither develops nor commissions anything records this and applies only the “Security requirements for acquisition”.',
  sections: [
    {
      title: 'Requirements analysis',
      blocks: [
        'Before work begins, the security requirements are recorded: data and their class, roles, login, logs, RTO and, for a critical system, a threat model as well. They are approved by the service owner.',
      ],
    },
    {
      title: 'Principles of design and code',
      blocks: [
        {
          items: [
            'Security by design and by default; no trust based on network location alone.',
            'Data from outside are validated on the server side; database queries are parameterised.',
            'Passwords and keys are kept in a secrets vault, never in the code.',
            'External components are listed, pinned to a version and monitored for vulnerabilities.',
            'Every change is read by a second person: [[persons reviewing the code]].',
          ],
        },
      ],
    },
    {
      title: 'Development environment',
      blocks: [
        'The repository and the build system require MFA, have individual access rights and a protected main branch. Builds take place in a reproducible environment, and only what comes out of it reaches production. Environments are separated.',
      ],
    },
    {
      title: 'Security testing',
      blocks: [
        {
          columns: ['When', 'Test', 'Condition for passing'],
          rows: [
            ['with every change', 'analysis of code and components', 'no critical or high vulnerabilities'],
            ['before a release', 'tests of security functions: login, roles, logs', 'all pass'],
            ['once a year and after a significant change', 'penetration test of a critical system', 'no critical findings'],
          ],
        },
      ],
    },
    {
      title: 'Test data',
      blocks: [
        'Artificial data are used for testing. Where real data are needed, they are first anonymised or masked, access is restricted and they are deleted after the test; consent is given by [[who consents to real data in tests]].',
      ],
    },
    {
      title: 'Outsourced development',
      blocks: [
        'An external contractor applies the same rules; they are written into the contract together with the security clauses, the rights to the code, testing and vulnerability handling. Before acceptance the organisation checks the test results.',
      ],
    },
    {
      title: 'Review',
      blocks: ['The rules are reviewed at least once a year and after a vulnerability that passed the tests.'],
    },
  ],
};
