import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const procurement: EnglishTemplate = {
  id: 'procurement',
  heading: 'Security requirements for the acquisition of ICT products and services',
  purpose:
    'This document ensures that {name} determines the security requirements before it buys an ICT product or service and verifies them on acceptance.',
  sections: [
    {
      title: 'Before you ask for an offer',
      blocks: [
        {
          steps: [
            'Describe what the product will be used for, which data it will process and what it will depend on.',
            'Assess the risk and the class of the supplier.',
            'Select the requirements from the list below and attach them to the request. A purchase above [[amount from which approval is needed]] or for a critical system requires the approval of the person responsible for cybersecurity.',
          ],
        },
      ],
    },
    {
      title: 'List of requirements',
      blocks: [
        {
          columns: ['Requirement', 'Applies', 'Met by the supplier (evidence)'],
          rows: [
            ['Login through our identity service and MFA', '', ''],
            ['Encryption in transit and at rest', '', ''],
            ['Event logs that we can retrieve', '', ''],
            ['Roles and least privilege', '', ''],
            ['Backups and recovery within the RTO', '', ''],
            ['Security updates throughout the period of use; date of the end of support', '', ''],
            ['Replacement of the product after the end of support: plan and cost', '', ''],
            ['Description of the hardware and software components', '', ''],
            ['Description of the security functions and of the secure configuration', '', ''],
            ['Place of data processing and subcontractors', '', ''],
            ['Return and deletion of data after the contract', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Confirmation of compliance',
      blocks: [
        'The supplier proves that the requirements are met by a certificate, a test report, a declaration or a demonstration. A statement without evidence is accepted in class C only.',
      ],
    },
    {
      title: 'Acceptance',
      blocks: [
        {
          steps: [
            'Check the configuration against the baseline, change default passwords, disable unnecessary functions.',
            'Verify the requirements on the list: how, and with what result.',
            'A requirement that is not met means a correction before the product is put into use, or a risk accepted with a signature.',
            'Enter the product in the asset inventory and the supplier in the register.',
          ],
        },
        {
          columns: ['Date', 'Product or service', 'Method of verification', 'Result', 'Accepted by'],
          rows: emptyRows(4, 5),
        },
      ],
    },
    {
      title: 'Review',
      blocks: ['The list of requirements is reviewed once a year and after an incident related to a purchase.'],
    },
  ],
};
