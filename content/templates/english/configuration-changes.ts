import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const configurationChanges: EnglishTemplate = {
  id: 'configuration-changes',
  heading: 'Secure configuration and change management procedure',
  purpose:
    'This procedure ensures that the systems of {name} run in an approved configuration and that changes to production are tested, approved and reversible.',
  sections: [
    {
      title: 'Configuration baselines',
      blocks: [
        'There is an approved baseline for every type of hardware, software, service and network: unnecessary services disabled, default passwords changed, disk encryption, logging, automatic patches.',
        {
          columns: ['Type', 'Baseline (file, version)', 'Approved by', 'Last review'],
          rows: [
            ['Workstations', '', '', ''],
            ['Servers', '', '', ''],
            ['Network devices', '', '', ''],
            ['Cloud services', '', '', ''],
            ['Telephones', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Application and control',
      blocks: [
        'Baselines are deployed with the tool: [[configuration management tool]]. Compliance is checked automatically at least once a month, including for systems that have been running for a long time. A deviation is remedied within 14 days or recorded as an exception with a reason and an end date. Baselines are reviewed at least once a year.',
      ],
    },
    {
      title: 'Standard change',
      blocks: [
        {
          steps: [
            'Request: what, why, when, which systems, who carries it out.',
            'Assessment of the impact on security, availability and data; how to roll back.',
            'Test outside production.',
            'Approval: [[who approves changes]]; nobody approves a change that they carry out themselves.',
            'Implementation in the agreed window, after the backup has been verified.',
            'Acceptance by the service owner and update of the documentation.',
          ],
        },
        'The procedure applies to releases and to changes to software and configuration, including those carried out by suppliers. Repeatable low-risk changes may be approved once, as a list.',
      ],
    },
    {
      title: 'Emergency change',
      blocks: [
        'A change that cannot be postponed is carried out with the oral consent of the approving person, and the record is completed within one working day: why the standard procedure was not followed, what was done, what the effect was and whether the change stays.',
      ],
    },
    {
      title: 'Register of changes',
      blocks: [
        {
          columns: ['No. and date', 'Change and systems', 'Assessment and test', 'Approval', 'Result, rollback'],
          rows: emptyRows(5, 5),
        },
      ],
    },
    {
      title: 'Review',
      blocks: [
        'Once a year it is checked how many changes bypassed the procedure and how many were rolled back and why; the procedure is improved.',
      ],
    },
  ],
};
