import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const backups: EnglishTemplate = {
  id: 'backups',
  heading: 'Backup and restore testing procedure',
  purpose:
    'This procedure sets out what {name} backs up, how often and where, who is responsible for it, and how it is verified that data and systems can be restored within the time the business requires.',
  sections: [
    {
      title: 'Scope and responsibility',
      blocks: [
        'The procedure covers the systems and data without which the organisation cannot provide its services, including network device configurations, virtual machines, databases, e-mail and data held in cloud services.',
        {
          items: [
            'Backups are the responsibility of [[position or person]] and, in their absence, of [[deputy]].',
            'The owner of each system agrees with that person the maximum tolerable downtime (RTO) and the maximum tolerable data loss (RPO), in line with the business continuity plan.',
            'Where a supplier makes the backups, the contract with the supplier lays down their frequency, location and retention period, and the right to test a restore.',
          ],
        },
      ],
    },
    {
      title: 'Backup plan',
      blocks: [
        'Each system has a row in the plan. Backups must be at least as frequent as the RPO requires, and the retention period must follow from the law and from contracts.',
        {
          columns: ['System or data', 'RTO / RPO', 'Type and frequency', 'Location of backup', 'Retention period'],
          rows: emptyRows(4, 5),
        },
        'Once the retention period has expired, data containing personal data are removed from backups by overwriting the oldest backup, not by altering selected files.',
      ],
    },
    {
      title: 'The 3-2-1 rule and separation from production',
      blocks: [
        {
          steps: [
            'There are at least three copies of the data: the production copy and two backups, on two different types of media or platforms.',
            'At least one backup is kept at another location: [[address or cloud region]].',
            'At least one backup is beyond the reach of the accounts and network of the production environment: offline, immutable or protected by separate accounts that do not exist in the organisation’s directory service.',
            'Backups are encrypted and the keys are kept separately from the backups: [[place and persons with access]].',
            'Only designated persons have access to backups. Deleting a backup before its time requires the consent of two persons.',
          ],
        },
      ],
    },
    {
      title: 'Daily check',
      blocks: [
        'Every working day, [[position]] checks the backup report. A failure is investigated on the same day; two consecutive failures of the same system are reported to the manager and handled as a security event.',
        'Once a month, the integrity of a selected backup is verified by reading it and comparing checksums.',
      ],
    },
    {
      title: 'Restore test',
      blocks: [
        'A restore test is carried out at least [[once a quarter or more often]] and after every significant change to the backup system. Over the course of a year, the tests cover every system in the plan.',
        {
          steps: [
            'Select the system and the backup to restore from; the backup must not have been made on the same day.',
            'Restore the data to an environment isolated from production.',
            'Measure the time from the start until the system is usable and compare it with the RTO.',
            'The system owner confirms that the data are complete and readable.',
            'Enter the result in the test record. A restore that is too slow or incomplete leads to a task in the action plan, with a person responsible and a deadline.',
          ],
        },
      ],
    },
    {
      title: 'Restore test record',
      blocks: [
        {
          columns: ['Question', 'Result'],
          rows: [
            ['Date and person performing the test', ''],
            ['System and date of the backup', ''],
            ['Restore time (measured) and RTO', ''],
            ['Last entry restored and RPO', ''],
            ['Are the data complete (confirmed by the owner)', ''],
            ['Problems and tasks with deadlines', ''],
            ['Signature', ''],
          ],
        },
      ],
    },
  ],
};
