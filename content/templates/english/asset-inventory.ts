import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const assetInventory: EnglishTemplate = {
  id: 'asset-inventory',
  heading: 'Asset inventory and classification',
  purpose: 'The inventory shows which services {name} provides and which systems, data, devices, people and suppliers support them.',
  sections: [
    {
      title: 'Classes',
      blocks: [
        'All information and every asset has a class that reflects the confidentiality, integrity, authenticity and availability it requires. The availability requirement corresponds to the recovery objectives (RTO, RPO) of the service.',
        {
          columns: ['Class', 'Confidentiality', 'Integrity and authenticity', 'Availability', 'Labelling'],
          rows: [
            ['Critical', 'serious impact', 'serious impact', 'RTO up to [[RTO of the critical class]]', ''],
            ['Important', 'noticeable impact', 'noticeable impact', 'RTO up to [[RTO of the important class]]', ''],
            ['Ordinary', 'minor impact', 'minor impact', 'all others', ''],
          ],
        },
      ],
    },
    {
      title: 'Services and operations',
      blocks: [
        {
          columns: ['Service or process', 'Description', 'Owner', 'Class', 'Systems it depends on'],
          rows: emptyRows(5, 5),
        },
      ],
    },
    {
      title: 'Systems and other assets',
      blocks: [
        {
          columns: [
            'Name',
            'Type (system, device, data, cloud)',
            'Supports the service',
            'Owner',
            'Location',
            'Supplier, version, end of support',
            'Class',
            'Log and backup (yes/no)',
          ],
          rows: emptyRows(8, 8),
        },
        'User devices are kept in the tool: [[tool for the device inventory]]; here only their groups and numbers are entered.',
      ],
    },
    {
      title: 'Acquisition, use, decommissioning',
      blocks: [
        {
          steps: [
            'An asset is entered before it is put into use, with its owner and class.',
            'A change of owner, location or purpose is entered within 7 days.',
            'Before decommissioning, data are irreversibly erased and access is revoked; the confirmation is kept in the inventory.',
            'Equipment without an entry is disconnected from the network.',
          ],
        },
      ],
    },
    {
      title: 'Review and history of changes',
      blocks: [
        'The inventory is reviewed at least every six months by comparing it with the results of a network scan, the list of accounts and invoices. Changes are recorded so that it is visible who changed what and when. Responsible: [[person keeping the inventory]].',
        {
          columns: ['Date of review', 'Differences found', 'Corrected', 'By whom'],
          rows: emptyRows(3, 4),
        },
      ],
    },
  ],
};
