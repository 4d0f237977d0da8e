import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const supplierRegister: EnglishTemplate = {
  id: 'supplier-register',
  heading: 'Register of direct ICT suppliers and assessment sheet',
  purpose:
    'The register shows from whom {name} buys ICT products, services and processes, what depends on them and how their security has been assessed.',
  sections: [
    {
      title: 'How the register is kept',
      blocks: [
        'The register is kept by [[person keeping the register of suppliers]]. A supplier is entered before the contract is signed, a change within 14 days. The register is reviewed once a year together with accounting, so that nobody is missing.',
      ],
    },
    {
      title: 'Register',
      blocks: [
        {
          columns: [
            'Supplier and tax number (NIP)',
            'Contact person for security matters, including at night',
            'ICT product, service or process',
            'What depends on it',
            'Class',
            'Data and access',
            'Contract until',
          ],
          rows: emptyRows(8, 7),
        },
      ],
    },
    {
      title: 'Supplier assessment sheet',
      blocks: [
        {
          columns: ['Question', 'Answer and evidence', 'Score 0–2'],
          rows: [
            ['Does it have a security policy and a person responsible', '', ''],
            ['Does it require multi-factor authentication for access to our data', '', ''],
            ['Does it encrypt data at rest and in transit', '', ''],
            ['How quickly does it install critical patches', '', ''],
            ['Does it keep backups outside the production environment and test restoring them', '', ''],
            ['Does it notify incidents, and how quickly', '', ''],
            ['How does it develop software and handle vulnerabilities', '', ''],
            ['Who are its subcontractors and where do they process data', '', ''],
            ['Does it return and delete data after the contract', '', ''],
            ['Result and conditions with a deadline', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Monitoring',
      blocks: [
        'Once a quarter, and for class A once a month, service level reports and incidents related to the supplier’s product or service are checked.',
        {
          columns: ['Date', 'Supplier', 'Service level: agreed / achieved', 'Incidents', 'Conclusion'],
          rows: emptyRows(4, 5),
        },
      ],
    },
    {
      title: 'Unscheduled reviews and changes',
      blocks: [
        'An incident, a change of owner, of subcontractor or of the place of processing, or a significant change of the product means a risk assessment within [[time for assessing a change at a supplier]]. It is recorded whether an unscheduled review is needed and why, together with the actions that reduce the risk.',
        {
          columns: ['Date', 'Supplier', 'Change or event', 'Unscheduled review or not, and why', 'Action, person, deadline'],
          rows: emptyRows(3, 5),
        },
      ],
    },
  ],
};
