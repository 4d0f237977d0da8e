/** What the register states about a document that was paid in another month; in Polish, for accountants. */
export const paidInAnotherMonth = 'zapłata w innym miesiącu niż wystawienie: sprawdź miesiąc obowiązku podatkowego';

/** The page that lies in the archive of a month; `{jpk}` is `missingJpk` or nothing. */
export const archiveNote = `Dokumenty sprzedaży wystawione w miesiącu {month}: {documents}, w tym korekty: {corrections}.
Razem w złotych: netto {net}, VAT {vat}, brutto {gross}.
Bez numeru KSeF: {withoutNumber}. Z urzędowym poświadczeniem odbioru (UPO): {receipts}.

Pliki: dokumenty/ (XML FA(3), kopia PDF, UPO), rejestr CSV, JPK_V7M (sama ewidencja sprzedaży, bez deklaracji i zakupów), JPK_FA.
{jpk}`;

export const missingJpk = 'Plików JPK nie ma: {reason}.';
export const missingSettings = 'brakuje ustawień {missing}';
export const noDocuments = 'w tym miesiącu nie wystawiono żadnego dokumentu';
