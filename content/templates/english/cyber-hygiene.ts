import type { EnglishTemplate } from '#core/assessment/templates/english.ts';

export const cyberHygiene: EnglishTemplate = {
  id: 'cyber-hygiene',
  heading: 'Rules on cyber hygiene, removable media and protection against malware',
  purpose:
    'These rules bind everyone who uses equipment, accounts or data of {name}. Compliance is verified by technical means, and breaches are investigated.',
  sections: [
    {
      title: 'Ten rules',
      blocks: [
        {
          steps: [
            'Before you click, check the sender and the address; if in doubt, call a number you know.',
            'One account, one password, kept in the password manager; never give it to anyone.',
            'Turn on the second login factor wherever it is available.',
            'Lock your screen whenever you leave the computer.',
            'Install updates when the system asks for them.',
            'Install programs only from the approved list: [[place of the list of approved programs]].',
            'Keep work data in the organisation’s systems, not in private e-mail or a private cloud.',
            'Do not enter data of the organisation or its customers into AI tools that are not on the list.',
            'On a public network, work through the VPN.',
            'Report every mistake and every suspicion at once: [[address and telephone for reports]].',
          ],
        },
      ],
    },
    {
      title: 'Authentication',
      blocks: [
        'The strength of passwords, their delivery and change, the lock-out after failed attempts, the end of an idle session and separate passwords for privileged accounts are enforced by technical settings in line with the access control policy; users do not circumvent them.',
      ],
    },
    {
      title: 'Handling information',
      blocks: [
        {
          columns: ['Stage', 'Internal information', 'Confidential information'],
          rows: [
            ['Acquisition', 'stored in a system of the organisation', 'the same, with a class and an owner'],
            ['Use', 'within the team', 'persons with a need to know, no printouts in plain view'],
            ['Storage', 'systems of the organisation', 'encryption'],
            ['Transmission and transport', 'work e-mail', 'encryption, password through another channel, secure courier'],
            ['Deletion', 'system recycle bin after the period', 'irreversible: shredder, erasure with confirmation'],
          ],
        },
      ],
    },
    {
      title: 'Removable media',
      blocks: [
        {
          steps: [
            'Connecting media is blocked by technical means; the administrator grants exceptions with a reason and a time limit.',
            'Automatic execution is disabled, and media are scanned before they are opened.',
            'Portable media and devices are inventoried and protected in transit and in storage; their loss is reported at once.',
            'Confidential data on media are encrypted.',
          ],
        },
      ],
    },
    {
      title: 'Protection against malware',
      blocks: [
        'Every workstation and server runs protection that detects and blocks malicious and unauthorised software: [[name of the protection of workstations and servers]]. Users cannot disable it; it updates itself, and no contact from a device for 7 days triggers an alert. E-mail and traffic from the internet are scanned. An exception requires approval and an end date.',
        {
          columns: ['Devices', 'Protected', 'Unprotected, reason, deadline'],
          rows: [
            ['Workstations', '', ''],
            ['Servers', '', ''],
            ['Telephones', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Enforcement and review',
      blocks: ['Settings are checked automatically every month; the result is an indicator. The rules are reviewed once a year.'],
    },
  ],
};
