import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const statusNote: EnglishTemplate = {
  id: 'status-note',
  heading: 'Note on the status under the Act on the National Cybersecurity System and on the entry in the register of entities',
  purpose:
    'This note records why {name} considers itself an essential entity, an important entity or not covered by the Polish Act on the National Cybersecurity System (UKSC, “the Act”), and how the duty to be entered in the register of essential and important entities was fulfilled. It is based on the scope check and must be confirmed by a person who knows the business.',
  sections: [
    {
      title: 'Data',
      blocks: [
        'Organisation: {name}, tax number (NIP) {nip}, {address}. Main activity: [[code and description of the main activity in the Polish classification (PKD)]].',
        {
          columns: ['Item', 'Value', 'Source and day'],
          rows: [
            ['Number of staff in annual work units', '', ''],
            ['Annual turnover', '', ''],
            ['Balance sheet total', '', ''],
            ['Linked and partner enterprises', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Finding',
      blocks: [
        'Status: {entity}. Competent authority: {authority}. Response team: {csirt}.',
        {
          columns: ['Question', 'Finding', 'Basis'],
          rows: [
            ['To which sector, subsector and type of entity the activity belongs', '', ''],
            ['Which exclusion was considered, and why it applies or does not apply', '', ''],
            ['From which day the criteria have been met', '', ''],
            ['What could not be established', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Entry in the register of entities',
      blocks: [
        {
          steps: [
            'The application was filed on [[day of filing the application]] in System S46, the national system for the register and for incident reporting; confirmation: [[number or file name of the confirmation]].',
            'If the application was filed late, the attached letter explains the reason.',
            'A change of the data in the register is reported within 14 days of the change; responsible: [[person responsible for the entry]].',
          ],
        },
      ],
    },
    {
      title: 'When the assessment is repeated',
      blocks: [
        'The assessment is repeated once a year after the close of the financial year and after a change of activity, size, ownership or law.',
        {
          columns: ['Day of the assessment', 'Result', 'By whom'],
          rows: emptyRows(3, 3),
        },
      ],
    },
  ],
};
