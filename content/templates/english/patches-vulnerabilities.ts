import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const patchesVulnerabilities: EnglishTemplate = {
  id: 'patches-vulnerabilities',
  heading: 'Patch and vulnerability management procedure',
  purpose:
    'This procedure ensures that {name} learns of vulnerabilities in its systems, remedies them within a set time and accepts reports from outside.',
  sections: [
    {
      title: 'Sources of information',
      blocks: [
        {
          columns: ['Source', 'Read by', 'How often'],
          rows: [
            ['CSIRT warnings ({csirt})', '', 'as they appear'],
            ['Bulletins of the manufacturers of systems in use', '', 'as they appear'],
            ['List of vulnerabilities exploited in attacks', '', 'once a week'],
            ['Information from the sector and from suppliers', '', 'once a week'],
          ],
        },
        'Information from the CSIRT is assessed on the day of receipt; it is recorded whether it concerns the organisation and what was done. Responsible: [[person monitoring vulnerabilities]].',
      ],
    },
    {
      title: 'Scanning',
      blocks: [
        'Systems reachable from the internet are scanned for vulnerabilities at least once a month, internal ones once a quarter and after a significant change. The results are kept.',
        {
          columns: ['Date', 'Scope', 'Critical / high', 'Oldest one not remedied'],
          rows: emptyRows(4, 4),
        },
      ],
    },
    {
      title: 'Time limits',
      blocks: [
        {
          columns: ['Severity', 'Reachable from the internet', 'Internal'],
          rows: [
            ['Critical or exploited in attacks', '72 hours', '14 days'],
            ['High', '14 days', '30 days'],
            ['Medium and low', '60 days', '90 days'],
          ],
        },
        'Time limits run from the release of the patch. They are a rule of our own, not figures from the law.',
      ],
    },
    {
      title: 'Installing patches',
      blocks: [
        {
          steps: [
            'Patches come only from the manufacturer or from a trusted repository; their signature or checksum is verified.',
            'Before production they are tested on a test system or on a small group of devices.',
            'Installation is a change and follows the change procedure; a critical patch may follow the emergency route.',
            'After installation it is verified that the system works and that the scan no longer shows the vulnerability.',
          ],
        },
      ],
    },
    {
      title: 'When there is no patch or the patch does harm',
      blocks: [
        'Compensating measures are applied: disconnection, restriction of traffic, disabling a function, closer monitoring. For a vulnerability with a potentially high impact, a plan is drawn up with a person responsible and a deadline. A decision not to install a patch or not to remedy a vulnerability is justified in writing and renewed at this interval: [[how often the decision on an exception is renewed]].',
        {
          columns: ['Vulnerability and system', 'Reason', 'Compensating measure', 'Approved by', 'Until when'],
          rows: emptyRows(3, 5),
        },
      ],
    },
    {
      title: 'Vulnerability reports from outside',
      blocks: [
        {
          steps: [
            'Reports are received at [[address for vulnerability reports]], which is published on the website and in the security.txt file.',
            'Receipt is confirmed within three working days, and the assessment is communicated within 14 days.',
            'A reporting person who acted in good faith and caused no damage is not prosecuted; the date of disclosure is agreed with them, through the CSIRT where necessary, in line with the national policy on coordinated vulnerability disclosure.',
            'A vulnerability in a product of our own is described to the recipients together with the patch.',
          ],
        },
      ],
    },
  ],
};
