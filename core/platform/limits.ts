/** Of a text in UTF-16 units, without blanks around it. What need not be said has no least length. */
export type Length = Readonly<{ least: number; most: number }>;

function length(least: number, most: number): Length {
  return { least, most };
}

/** How long what people write may be; the promises of the API, the forms and their hints take it from here. */
export const lengths = {
  personName: length(2, 100),
  email: length(0, 254),
  phone: length(0, 40),
  companyName: length(2, 200),
  companyFullName: length(0, 300),
  legalForm: length(0, 100),
  industry: length(0, 100),
  address: length(5, 200),
  postalCode: length(5, 12),
  city: length(2, 100),
  country: length(2, 100),
  /** As typed: with blanks, dashes and country. */
  nip: length(0, 40),
  uuid: length(36, 36),
  ksefNumber: length(0, 50),
  /** A code of activity as typed: 62.10.B. */
  pkdCode: length(0, 16),
  outageId: length(0, 100),
  /** Names on invoices (FA(3), type TZnakowy512). */
  partyName: length(2, 512),
  /** Postal codes of other countries are shorter. */
  partyPostalCode: length(3, 12),
  comment: length(0, 4000),
  declaration: length(2, 120),
  consultantName: length(2, 120),
  /** Firm, phone or website of a consultant on a report. */
  reportContact: length(0, 120),
  /** Who declares a withdrawal, and who transferred. */
  fullName: length(2, 200),
  /** Why an operator acts. */
  note: length(5, 500),
  /** What a customer reads about a decision, and what an organisation says to what was announced. */
  told: length(10, 2000),
  explanation: length(10, 4000),
  complaint: length(10, 4000),
  complaintSubject: length(0, 120),
  /** Which documents an operator saw. */
  documents: length(10, 500),
  /** Reference of an outgoing transfer: four lines of 35. */
  transferProof: length(3, 140),
  orderNumber: length(3, 40),
  questionId: length(1, 40),
  /** Who sees to a gap, where it is nobody with an account. */
  ownerName: length(2, 120),
  riskReason: length(5, 1000),
  /** What an action of one's own asks to do. */
  ownAction: length(3, 500),
  /** Regime and code of a duty, and what shows that it was met. */
  dutyKey: length(1, 100),
  dutyReference: length(3, 300),
  auditor: length(0, 300),
  /** A field of the data sheet for the register, and why an application comes late. */
  entryValue: length(0, 2000),
  lateCause: length(10, 2000),
  /** Somebody who heads an entity, with the function, and who trained them. */
  boardName: length(2, 200),
  boardRole: length(2, 200),
  trainer: length(2, 300),
  /** A part of a decision of the board, and its number. */
  resolutionText: length(0, 2000),
  resolutionNumber: length(1, 100),
  aiSystemName: length(2, 200),
  aiSystemVersion: length(0, 100),
  aiSystemSupplier: length(0, 200),
  aiSystemText: length(0, 2000),
  /** A field of what is written about a system, and who answers for it. */
  aiSheetText: length(0, 4000),
  /** A measure for AI literacy: what it was about, for whom, and what shows it. */
  literacyTopic: length(3, 200),
  literacyAudience: length(2, 200),
  literacyProof: length(0, 300),
  /** A gap of a template and what is typed into it, and who approved a document. */
  templateName: length(1, 40),
  templateGap: length(1, 200),
  templateValue: length(0, 300),
  /** An organisation's own text in the place of a section of a document; the purpose has no title. */
  templateSection: length(0, 200),
  templateTitle: length(0, 200),
  templateText: length(0, 10_000),
  approvedBy: length(3, 200),
  aiCheckNote: length(0, 1000),
  aiSheetPerson: length(2, 200),
  /** How a duty was met, in words or numbers. */
  dutyProof: length(0, 1000),
  /** Who sends a questionnaire, and what is written into a cell of it. */
  questionnaireCustomer: length(0, 200),
  questionnaireAnswer: length(0, 2000),
  /** A domain as it is typed, and why an answer stands against what is observed there. */
  domain: length(3, 300),
  observationExplanation: length(0, 1000),
  /** A column of an export by its header, and the program that counted. */
  factColumn: length(1, 80),
  factCollector: length(0, 80),
  /** A message of a discussion, as it is stored: a mention takes 39. */
  discussionMessage: length(1, 2000),
  /** What a guest reads beside the questions. */
  guestNote: length(0, 500),
  supplierLabel: length(0, 120),
  supplierNote: length(0, 1000),
  /** How people call a key of theirs. */
  keyName: length(2, 80),
  /** What a buyer writes to a supplier. */
  requestWords: length(10, 600),
  /** Name of a file, or what a link is called. */
  evidenceName: length(1, 200),
  link: length(1, 2000),
  /** Whom an address of a result is for. */
  shareLabel: length(2, 120),
  search: length(0, 200),
  operatorSearch: length(2, 200),
  /** Longer ones are refused for their bytes; this only bounds what is read. */
  password: length(8, 1000),
  /** What a browser states about a passkey, each part. */
  passkeyPart: length(0, 20_000),
  /** A code as typed, with blanks and dashes. */
  code: length(1, 40),
  certificateNumber: length(0, 60),
  auditAction: length(0, 60),
  /** Name of a legal page, and of one of its versions. */
  legalPage: length(0, 40),
  legalVersion: length(0, 10),
  incidentTitle: length(3, 160),
  /** A field of a notification, an entry of an incident's log, and why something was decided. */
  incidentText: length(0, 4000),
  incidentEntry: length(1, 4000),
  /** Whom a notification goes to, and how. */
  receiver: length(0, 300),
  /** What a receiver said that it was sent under. */
  receipt: length(0, 200),
  /** When something changed, in an address that browsers store. */
  stamp: length(0, 40),
  /** Secrets of links, and places in a list. */
  token: length(1, 200),
} as const satisfies Readonly<Record<string, Length>>;

/** bcrypt reads so many bytes of a password; a longer one is refused, not cut. */
export const longestPasswordBytes = 72;

/** So long after somebody showed who they are, calls that matter most do not retry. */
export const freshMinutes = 15;

/** Sizes of what is sent, in bytes. */
export const sizes = {
  body: 100_000,
  logo: 2_000_000,
  statement: 5_000_000,
  supplierList: 2_000_000,
  sheet: 2_000_000,
  receipt: 4_000_000,
  questionnaire: 4_000_000,
  /** An export, which is read in the browser and never sent. */
  factFile: 5_000_000,
} as const;

/** How many certificates one page of the registry lists. */
export const registryPage = { usual: 24, most: 100 } as const;

/** How long, in days, an address that was refused for good is left alone before it is tried again. */
export const refusedAddressDays = 30;

/** How many invoices of a month an operator sees at once. */
export const invoicePage = 50;

/** How long, in days, files of another build of the pages are retained after the last process that had them started. */
export const retainedAssetsDays = 7;

/** So many days after an upgrade a process of the version before may still run, and finds what it knows. */
export const earlierVersionDays = 7;
