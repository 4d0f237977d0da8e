/**
 * What became of a document that was issued for KSeF: not sent yet; being handed over; handed over with its answer lost; taken; accepted with a
 * number; refused; or never to be sent, as it was issued in a total failure.
 */
export const ksefDocumentStates = ['issued', 'sending', 'unknown', 'sent', 'accepted', 'rejected', 'outside'] as const;
export type KsefDocumentState = (typeof ksefDocumentStates)[number];
