/** A company as the register has it. */
export type RegisteredCompany = Readonly<{
  name: string;
  fullName: string;
  address: string;
  city: string;
  postalCode: string;
  /** False when its activity ended or its NIP is no longer in force. */
  active: boolean;
}>;

/** A register of companies; `find` answers null when it knows no such NIP and throws when it cannot answer. */
export type CompanyRegister = Readonly<{ find: (nip: string) => Promise<RegisteredCompany | null>; close: () => Promise<void> }>;
