import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const accessControl: EnglishTemplate = {
  id: 'access-control',
  heading: 'Access control and authentication policy',
  purpose:
    'This policy ensures that only the right persons and systems have access to the systems of {name}, to the extent needed for their work, and that the identity of each of them is certain.',
  sections: [
    {
      title: 'Who and what it applies to',
      blocks: [
        'The policy covers employees, contractors, visitors and suppliers as well as the accounts of systems, services and devices. Access is given only to those who have been authenticated in a manner appropriate to the class of the system.',
      ],
    },
    {
      title: 'Granting and revoking access',
      blocks: [
        {
          steps: [
            'The request is made by the line manager; its scope follows from the role, not from the rights of another person.',
            'The system owner approves it. The principles of least privilege, need to know and separation of duties apply.',
            'The administrator grants the access and records it in the register.',
            'A change of position requires a new request; the old rights are revoked on the same day.',
            'All accounts are blocked on the day of departure or, where the parting is contentious, within the same hour; the list is kept by [[person keeping the list of leavers]].',
          ],
        },
      ],
    },
    {
      title: 'Suppliers and visitors',
      blocks: [
        'External persons have named accounts limited in purpose and time, to at most [[longest period of access for an external person]]. Remote maintenance access is enabled on request and disabled when the work is finished.',
      ],
    },
    {
      title: 'Register and logs of access rights',
      blocks: [
        'The granting, modification and revocation of rights are recorded in the system log and in the register. All rights are reviewed at least every six months, privileged ones every quarter.',
        {
          columns: ['System', 'Person or account', 'Rights', 'Approved by and when', 'Last review'],
          rows: emptyRows(5, 5),
        },
      ],
    },
    {
      title: 'Privileged accounts',
      blocks: [
        {
          items: [
            'An administrator has a separate, named account used solely for administration; it is not used for e-mail or for browsing the internet.',
            'Logging in requires multi-factor authentication.',
            'Rights are individual and limited to the systems that the administrator looks after.',
            'Emergency accounts (two at most) have their passwords in a sealed envelope: [[place of the envelopes with emergency passwords]]; every use is reported and explained.',
          ],
        },
      ],
    },
    {
      title: 'Administration systems',
      blocks: [
        'Administration is carried out from dedicated workstations or servers that serve no other purpose and are logically separated from the rest; connections are encrypted and authenticated.',
      ],
    },
    {
      title: 'Identity',
      blocks: [
        'Every person and every system has an identity of its own, unique and linked to one person or one owner. There are no shared accounts; an exception is approved in writing, stating the reason, the end date and how it is established who used the account. System identities are reviewed once a year, and changes to identities are logged.',
      ],
    },
    {
      title: 'Passwords and sessions',
      blocks: [
        {
          columns: ['Matter', 'Rule'],
          rows: [
            ['Strength', 'at least 14 characters for a user and 20 for an administrator; passwords known from leaks are rejected'],
            ['Delivery', 'the first password through a personal channel, changed at first login'],
            ['Change', 'immediately on suspicion of disclosure; technical passwords at least once a year'],
            ['Failed attempts', 'lock-out for 15 minutes after 10 attempts, an alert if repeated'],
            ['Inactivity', 'screen lock after 10 minutes, end of an administrator’s session after 15'],
            ['Separation', 'passwords of ordinary and privileged accounts differ'],
            ['Password manager', '[[name of the password manager]]'],
          ],
        },
      ],
    },
    {
      title: 'Multi-factor authentication (MFA)',
      blocks: [
        'MFA is required for remote access, for e-mail and cloud services, for privileged accounts and for critical systems. Hardware keys and phishing-resistant applications are preferred; text messages are used only by way of exception. The loss of a second factor is reported immediately, and a new one is issued after the identity has been verified in a live contact.',
        {
          columns: ['System', 'Type of MFA', 'Exceptions, reason, end date'],
          rows: emptyRows(4, 3),
        },
      ],
    },
    {
      title: 'Review',
      blocks: ['The policy is reviewed once a year and after an access-related incident.'],
    },
  ],
};
